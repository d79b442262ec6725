<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="core.refusal.lostToPrivilege">
        <source></source>
        <translation>You both reached for it at the same moment, and the higher privilege decides: {seat}.</translation>
    </message>
    <message id="core.refusal.matchIsOver">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="core.refusal.noSuchSeat">
        <source></source>
        <translation>Nobody plays there: {seat}.</translation>
    </message>
    <message id="core.refusal.nothingToUndo">
        <source></source>
        <translation>There is nothing of yours to take back: only your own last move can be undone.</translation>
    </message>
    <message id="core.refusal.playHasMovedOn">
        <source></source>
        <translation>That move can no longer be taken back: everybody has seen it, and play has moved on.</translation>
    </message>
    <message id="core.refusal.timeRanBackwards">
        <source></source>
        <translation>Too late: something else happened first. Try again.</translation>
    </message>
    <message id="core.refusal.undoWouldReveal">
        <source></source>
        <translation>That move has revealed something new, so it can no longer be taken back.</translation>
    </message>
    <message id="core.list.last">
        <source></source>
        <translation>{before}, and {last}</translation>
    </message>
    <message id="core.value.hidden">
        <source></source>
        <translation>a face-down card</translation>
    </message>
    <message id="core.value.hidden.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
    <message id="core.value.none">
        <source></source>
        <translation>nothing</translation>
    </message>
    <message id="core.value.seat">
        <source></source>
        <translation>player {number}</translation>
    </message>
</context>
</TS>
