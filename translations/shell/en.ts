<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Erase a letter</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Capital letters</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Space</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Change</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Your colour</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Your emblem</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Your language</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Amber</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Green</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Rose</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Sky blue</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Vermilion</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Done</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Bell</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Key</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Moon</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Ship</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Star</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Sun</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Tower</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Tree</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Leave</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Change seats</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Where would you like to sit?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>A name, if you like</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Every seat is taken.</translation>
    </message>
    <message id="shell.seat.sitDown">
        <source></source>
        <translation>Touch to sit down</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Stay here</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Already taken: {name}</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Hold to leave the table</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n player at the table</numerusform>
            <numerusform>%n players at the table</numerusform>
        </translation>
    </message>
</context>
</TS>
