<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="coins.event.drew">
        <source></source>
        <translation>{seat} draws {value}.</translation>
    </message>
    <message id="coins.event.rang">
        <source></source>
        <translation>{seat} rings the bell.</translation>
    </message>
    <message id="coins.event.took">
        <source></source>
        <translation>{seat} takes coin {coin}.</translation>
    </message>
    <message id="coins.hint.draw">
        <source></source>
        <translation>Draw from your purse.</translation>
    </message>
    <message id="coins.hint.ring">
        <source></source>
        <translation>The bell is cool: ring it.</translation>
    </message>
    <message id="coins.hint.take">
        <source></source>
        <translation>Take a coin.</translation>
    </message>
    <message id="coins.hint.wait">
        <source></source>
        <translation>Wait until the bell is cool.</translation>
    </message>
    <message id="coins.name">
        <source></source>
        <translation>Coins</translation>
    </message>
    <message id="coins.offer.take">
        <source></source>
        <translation>Take coin {coin}</translation>
    </message>
    <message id="coins.purse">
        <source></source>
        <translation>Purse</translation>
    </message>
    <message id="coins.reason.equal">
        <source></source>
        <translation>Everybody has played well.</translation>
    </message>
    <message id="coins.refusal.bellIsWarm">
        <source></source>
        <translation>The bell is still warm.</translation>
    </message>
    <message id="coins.refusal.coinTaken">
        <source></source>
        <translation>{seat} has coin {coin} already.</translation>
    </message>
    <message id="coins.refusal.noSuchCoin">
        <source></source>
        <translation>There is no such coin.</translation>
    </message>
    <message id="coins.refusal.purseIsEmpty">
        <source></source>
        <translation>Your purse is empty.</translation>
    </message>
    <message id="coins.score.coins">
        <source></source>
        <translation>Coins</translation>
    </message>
    <message id="coins.score.drawn">
        <source></source>
        <translation>Drawn</translation>
    </message>
    <message id="coins.verb.draw">
        <source></source>
        <translation>Draw</translation>
    </message>
    <message id="coins.verb.ring">
        <source></source>
        <translation>Ring</translation>
    </message>
    <message id="coins.verb.take">
        <source></source>
        <translation>Take a coin</translation>
    </message>
</context>
</TS>
