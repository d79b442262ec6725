<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="core.refusal.lostToPrivilege">
        <source></source>
        <translation>Sáhli jste po tom oba ve stejné chvíli a rozhodlo vyšší privilegium: {seat}.</translation>
    </message>
    <message id="core.refusal.matchIsOver">
        <source></source>
        <translation>Hra už skončila.</translation>
    </message>
    <message id="core.refusal.noSuchSeat">
        <source></source>
        <translation>Tady nikdo nehraje: {seat}.</translation>
    </message>
    <message id="core.refusal.nothingToUndo">
        <source></source>
        <translation>Nemáte co vzít zpět: vrátit lze jen vlastní poslední tah.</translation>
    </message>
    <message id="core.refusal.playHasMovedOn">
        <source></source>
        <translation>Tento tah už nelze vzít zpět: viděli ho všichni a hra pokračuje dál.</translation>
    </message>
    <message id="core.refusal.timeRanBackwards">
        <source></source>
        <translation>Pozdě: něco se stalo dřív. Zkuste to znovu.</translation>
    </message>
    <message id="core.refusal.undoWouldReveal">
        <source></source>
        <translation>Tento tah odkryl něco nového, proto ho už nelze vzít zpět.</translation>
    </message>
    <message id="core.list.last">
        <source></source>
        <translation>{before} a {last}</translation>
    </message>
    <message id="core.value.hidden">
        <source></source>
        <translation>skrytá karta</translation>
    </message>
    <message id="core.value.hidden.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n skrytá karta</numerusform>
            <numerusform>%n skryté karty</numerusform>
            <numerusform>%n skrytých karet</numerusform>
        </translation>
    </message>
    <message id="core.value.hidden.acc">
        <source></source>
        <translation>skrytou kartu</translation>
    </message>
    <message id="core.value.none">
        <source></source>
        <translation>nic</translation>
    </message>
    <message id="core.value.seat">
        <source></source>
        <translation>hráč {number}</translation>
    </message>
</context>
</TS>
