<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="coins.event.drew">
        <source></source>
        <translation>{seat} losuje {value}.</translation>
    </message>
    <message id="coins.event.rang">
        <source></source>
        <translation>{seat} zvoní na zvonek.</translation>
    </message>
    <message id="coins.event.took">
        <source></source>
        <translation>{seat} bere minci {coin}.</translation>
    </message>
    <message id="coins.hint.draw">
        <source></source>
        <translation>Losujte ze svého měšce.</translation>
    </message>
    <message id="coins.hint.ring">
        <source></source>
        <translation>Zvonek vychladl: zazvoňte.</translation>
    </message>
    <message id="coins.hint.take">
        <source></source>
        <translation>Vezměte si minci.</translation>
    </message>
    <message id="coins.hint.wait">
        <source></source>
        <translation>Počkejte, až zvonek vychladne.</translation>
    </message>
    <message id="coins.name">
        <source></source>
        <translation>Mince</translation>
    </message>
    <message id="coins.offer.take">
        <source></source>
        <translation>Vzít minci {coin}</translation>
    </message>
    <message id="coins.purse">
        <source></source>
        <translation>Měšec</translation>
    </message>
    <message id="coins.reason.equal">
        <source></source>
        <translation>Všichni hráli dobře.</translation>
    </message>
    <message id="coins.refusal.bellIsWarm">
        <source></source>
        <translation>Zvonek je ještě teplý.</translation>
    </message>
    <message id="coins.refusal.coinTaken">
        <source></source>
        <translation>Minci {coin} už má {seat}.</translation>
    </message>
    <message id="coins.refusal.noSuchCoin">
        <source></source>
        <translation>Taková mince není.</translation>
    </message>
    <message id="coins.refusal.purseIsEmpty">
        <source></source>
        <translation>Váš měšec je prázdný.</translation>
    </message>
    <message id="coins.score.coins">
        <source></source>
        <translation>Mince</translation>
    </message>
    <message id="coins.score.drawn">
        <source></source>
        <translation>Vylosováno</translation>
    </message>
    <message id="coins.verb.draw">
        <source></source>
        <translation>Losovat</translation>
    </message>
    <message id="coins.verb.ring">
        <source></source>
        <translation>Zazvonit</translation>
    </message>
    <message id="coins.verb.take">
        <source></source>
        <translation>Vzít minci</translation>
    </message>
</context>
</TS>
