<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Smazat písmeno</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Velká písmena</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Mezera</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Upravit</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Vaše barva</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Váš znak</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Váš jazyk</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Jantarová</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Zelená</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Růžová</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Blankytná</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Rumělková</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Hotovo</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Zvon</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Klíč</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Měsíc</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Loď</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Hvězda</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Slunce</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Věž</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Strom</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Odejít</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Přesednout</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Kam si přesednete?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Jméno, chcete-li</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Všechna místa jsou obsazená.</translation>
    </message>
    <message id="shell.seat.sitDown">
        <source></source>
        <translation>Dotkněte se a posaďte se</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Zůstat tady</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Má už: {name}</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Podržte pro odchod od stolu</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>U stolu je %n hráč</numerusform>
            <numerusform>U stolu jsou %n hráči</numerusform>
            <numerusform>U stolu je %n hráčů</numerusform>
        </translation>
    </message>
</context>
</TS>
