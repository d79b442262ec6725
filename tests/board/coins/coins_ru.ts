<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="coins.event.drew">
        <source></source>
        <translation>{seat}: вытянуто {value}.</translation>
    </message>
    <message id="coins.event.rang">
        <source></source>
        <translation>{seat}: звонок.</translation>
    </message>
    <message id="coins.event.took">
        <source></source>
        <translation>{seat}: взята монета {coin}.</translation>
    </message>
    <message id="coins.hint.draw">
        <source></source>
        <translation>Тяните из своего кошелька.</translation>
    </message>
    <message id="coins.hint.ring">
        <source></source>
        <translation>Колокольчик остыл: звоните.</translation>
    </message>
    <message id="coins.hint.take">
        <source></source>
        <translation>Возьмите монету.</translation>
    </message>
    <message id="coins.hint.wait">
        <source></source>
        <translation>Подождите, пока колокольчик остынет.</translation>
    </message>
    <message id="coins.name">
        <source></source>
        <translation>Монеты</translation>
    </message>
    <message id="coins.offer.take">
        <source></source>
        <translation>Взять монету {coin}</translation>
    </message>
    <message id="coins.purse">
        <source></source>
        <translation>Кошелёк</translation>
    </message>
    <message id="coins.reason.equal">
        <source></source>
        <translation>Все играли хорошо.</translation>
    </message>
    <message id="coins.refusal.bellIsWarm">
        <source></source>
        <translation>Колокольчик ещё тёплый.</translation>
    </message>
    <message id="coins.refusal.coinTaken">
        <source></source>
        <translation>Монета {coin} уже взята: {seat}.</translation>
    </message>
    <message id="coins.refusal.noSuchCoin">
        <source></source>
        <translation>Такой монеты нет.</translation>
    </message>
    <message id="coins.refusal.purseIsEmpty">
        <source></source>
        <translation>Ваш кошелёк пуст.</translation>
    </message>
    <message id="coins.score.coins">
        <source></source>
        <translation>Монеты</translation>
    </message>
    <message id="coins.score.drawn">
        <source></source>
        <translation>Вытянуто</translation>
    </message>
    <message id="coins.verb.draw">
        <source></source>
        <translation>Тянуть</translation>
    </message>
    <message id="coins.verb.ring">
        <source></source>
        <translation>Звонить</translation>
    </message>
    <message id="coins.verb.take">
        <source></source>
        <translation>Взять монету</translation>
    </message>
</context>
</TS>
