<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="coins.event.drew">
        <source></source>
        <translation>{seat} losuje {value}.</translation>
    </message>
    <message id="coins.event.rang">
        <source></source>
        <translation>{seat} dzwoni dzwonkiem.</translation>
    </message>
    <message id="coins.event.took">
        <source></source>
        <translation>{seat} bierze monetę {coin}.</translation>
    </message>
    <message id="coins.hint.draw">
        <source></source>
        <translation>Losuj ze swojej sakiewki.</translation>
    </message>
    <message id="coins.hint.ring">
        <source></source>
        <translation>Dzwonek ostygł: zadzwoń.</translation>
    </message>
    <message id="coins.hint.take">
        <source></source>
        <translation>Weź monetę.</translation>
    </message>
    <message id="coins.hint.wait">
        <source></source>
        <translation>Poczekaj, aż dzwonek ostygnie.</translation>
    </message>
    <message id="coins.name">
        <source></source>
        <translation>Monety</translation>
    </message>
    <message id="coins.offer.take">
        <source></source>
        <translation>Weź monetę {coin}</translation>
    </message>
    <message id="coins.purse">
        <source></source>
        <translation>Sakiewka</translation>
    </message>
    <message id="coins.reason.equal">
        <source></source>
        <translation>Wszyscy grali dobrze.</translation>
    </message>
    <message id="coins.refusal.bellIsWarm">
        <source></source>
        <translation>Dzwonek jest jeszcze ciepły.</translation>
    </message>
    <message id="coins.refusal.coinTaken">
        <source></source>
        <translation>Monetę {coin} ma już {seat}.</translation>
    </message>
    <message id="coins.refusal.noSuchCoin">
        <source></source>
        <translation>Nie ma takiej monety.</translation>
    </message>
    <message id="coins.refusal.purseIsEmpty">
        <source></source>
        <translation>Twoja sakiewka jest pusta.</translation>
    </message>
    <message id="coins.score.coins">
        <source></source>
        <translation>Monety</translation>
    </message>
    <message id="coins.score.drawn">
        <source></source>
        <translation>Wylosowane</translation>
    </message>
    <message id="coins.verb.draw">
        <source></source>
        <translation>Losuj</translation>
    </message>
    <message id="coins.verb.ring">
        <source></source>
        <translation>Zadzwoń</translation>
    </message>
    <message id="coins.verb.take">
        <source></source>
        <translation>Weź monetę</translation>
    </message>
</context>
</TS>
