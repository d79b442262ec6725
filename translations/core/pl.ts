<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="core.refusal.lostToPrivilege">
        <source></source>
        <translation>Sięgnęliście po to w tej samej chwili i rozstrzygnął wyższy przywilej: {seat}.</translation>
    </message>
    <message id="core.refusal.matchIsOver">
        <source></source>
        <translation>Gra już się skończyła.</translation>
    </message>
    <message id="core.refusal.noSuchSeat">
        <source></source>
        <translation>Nikt tu nie gra: {seat}.</translation>
    </message>
    <message id="core.refusal.nothingToUndo">
        <source></source>
        <translation>Nie masz czego cofnąć: można cofnąć tylko własny ostatni ruch.</translation>
    </message>
    <message id="core.refusal.playHasMovedOn">
        <source></source>
        <translation>Tego ruchu nie można już cofnąć: widzieli go wszyscy i gra toczy się dalej.</translation>
    </message>
    <message id="core.refusal.timeRanBackwards">
        <source></source>
        <translation>Za późno: coś wydarzyło się wcześniej. Spróbuj ponownie.</translation>
    </message>
    <message id="core.refusal.undoWouldReveal">
        <source></source>
        <translation>Ten ruch odkrył coś nowego, więc nie można go już cofnąć.</translation>
    </message>
    <message id="core.list.last">
        <source></source>
        <translation>{before} oraz {last}</translation>
    </message>
    <message id="core.value.hidden">
        <source></source>
        <translation>zakryta karta</translation>
    </message>
    <message id="core.value.hidden.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zakryta karta</numerusform>
            <numerusform>%n zakryte karty</numerusform>
            <numerusform>%n zakrytych kart</numerusform>
        </translation>
    </message>
    <message id="core.value.hidden.acc">
        <source></source>
        <translation>zakrytą kartę</translation>
    </message>
    <message id="core.value.none">
        <source></source>
        <translation>nic</translation>
    </message>
    <message id="core.value.seat">
        <source></source>
        <translation>gracz {number}</translation>
    </message>
</context>
</TS>
