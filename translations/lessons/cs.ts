<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="lesson.again">
        <source></source>
        <translation>Znovu</translation>
    </message>
    <message id="lesson.allOfUs">
        <source></source>
        <translation>Všichni</translation>
    </message>
    <message id="lesson.alone">
        <source></source>
        <translation>Jen já</translation>
    </message>
    <message id="lesson.back">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="lesson.now.counts">
        <source></source>
        <translation>Odteď už jde o všechno.</translation>
    </message>
    <message id="lesson.goOn">
        <source></source>
        <translation>Dál</translation>
    </message>
    <message id="lesson.goOnFirst">
        <source></source>
        <translation>To by šlo. Nejdřív si ale přečtěte tohle a dotkněte se Dál.</translation>
    </message>
    <message id="lesson.intro">
        <source></source>
        <translation>Učíte se tím, že hrajete, na skutečném plánu. Zbývá asi {minutes} min.</translation>
    </message>
    <message id="lesson.learnThis">
        <source></source>
        <translation>Vyzkoušet: {lesson}</translation>
    </message>
    <message id="lesson.list">
        <source></source>
        <translation>Lekce</translation>
    </message>
    <message id="lesson.medal">
        <source></source>
        <translation>Lekce {number}: {lesson}, {minutes}</translation>
    </message>
    <message id="lesson.medalWon">
        <source></source>
        <translation>Lekce {number}: {lesson}, {minutes}, hotovo</translation>
    </message>
    <message id="lesson.next">
        <source></source>
        <translation>Další: {lesson}</translation>
    </message>
    <message id="lesson.notThisNow">
        <source></source>
        <translation>To by šlo. Tady zkuste, co se žádá, nebo si to nechte ukázat.</translation>
    </message>
    <message id="lesson.playOn">
        <source></source>
        <translation>Hrát odtud dál</translation>
    </message>
    <message id="lesson.sealed">
        <source></source>
        <translation>Lekce hotova: {lesson}.</translation>
    </message>
    <message id="lesson.showMe">
        <source></source>
        <translation>Ukázat</translation>
    </message>
    <message id="lesson.skip">
        <source></source>
        <translation>Přeskočit</translation>
    </message>
    <message id="lesson.title">
        <source></source>
        <translation>Naučit se</translation>
    </message>
    <message id="lesson.toMatch">
        <source></source>
        <translation>A teď partie</translation>
    </message>
    <message id="lesson.without">
        <source></source>
        <translation>Dál bez nich</translation>
    </message>
    <message id="lesson.waiting">
        <source></source>
        <translation>Hotovo. Čeká se ještě na: {names}.</translation>
    </message>
    <message id="lesson.tryOut">
        <source></source>
        <translation>Něco vyzkoušet</translation>
    </message>
    <message id="lesson.nudge">
        <source></source>
        <translation>Napovědět</translation>
    </message>
    <message id="lesson.knowsIt">
        <source></source>
        <translation>Hru znám: rovnou k první partii</translation>
    </message>
</context>
</TS>
