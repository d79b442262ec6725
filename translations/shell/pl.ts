<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Usuń literę</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Wielkie litery</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Spacja</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Zmień</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Twój kolor</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Twoje godło</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Twój język</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Bursztynowy</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Zielony</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Różowy</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Błękitny</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Cynobrowy</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Dzwon</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Klucz</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Księżyc</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Okręt</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Gwiazda</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Słońce</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Wieża</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Drzewo</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Odejdź</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Przesiądź się</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Gdzie chcesz usiąść?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Imię, jeśli chcesz</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Wszystkie miejsca są zajęte.</translation>
    </message>
    <message id="shell.seat.sitDown">
        <source></source>
        <translation>Dotknij, żeby usiąść</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Zostań tutaj</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Ma już: {name}</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Przytrzymaj, żeby odejść od stołu</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Przy stole siedzi %n gracz</numerusform>
            <numerusform>Przy stole siedzą %n gracze</numerusform>
            <numerusform>Przy stole siedzi %n graczy</numerusform>
        </translation>
    </message>
</context>
</TS>
