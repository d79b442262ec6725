<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="core.refusal.lostToPrivilege">
        <source></source>
        <translation>Вы потянулись за этим одновременно, и спор решила более высокая привилегия: {seat}.</translation>
    </message>
    <message id="core.refusal.matchIsOver">
        <source></source>
        <translation>Игра уже окончена.</translation>
    </message>
    <message id="core.refusal.noSuchSeat">
        <source></source>
        <translation>Здесь никто не играет: {seat}.</translation>
    </message>
    <message id="core.refusal.nothingToUndo">
        <source></source>
        <translation>Отменять нечего: можно отменить только собственное последнее действие.</translation>
    </message>
    <message id="core.refusal.playHasMovedOn">
        <source></source>
        <translation>Это действие уже нельзя отменить: его видели все, и игра идёт дальше.</translation>
    </message>
    <message id="core.refusal.timeRanBackwards">
        <source></source>
        <translation>Поздно: что-то произошло раньше. Попробуйте ещё раз.</translation>
    </message>
    <message id="core.refusal.undoWouldReveal">
        <source></source>
        <translation>Это действие открыло нечто новое, поэтому отменить его уже нельзя.</translation>
    </message>
    <message id="core.list.last">
        <source></source>
        <translation>{before} и {last}</translation>
    </message>
    <message id="core.value.hidden">
        <source></source>
        <translation>закрытая карта</translation>
    </message>
    <message id="core.value.hidden.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n закрытая карта</numerusform>
            <numerusform>%n закрытые карты</numerusform>
            <numerusform>%n закрытых карт</numerusform>
        </translation>
    </message>
    <message id="core.value.hidden.acc">
        <source></source>
        <translation>закрытую карту</translation>
    </message>
    <message id="core.value.none">
        <source></source>
        <translation>ничего</translation>
    </message>
    <message id="core.value.seat">
        <source></source>
        <translation>игрок {number}</translation>
    </message>
</context>
</TS>
