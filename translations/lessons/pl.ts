<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="lesson.again">
        <source></source>
        <translation>Jeszcze raz</translation>
    </message>
    <message id="lesson.allOfUs">
        <source></source>
        <translation>Wszyscy</translation>
    </message>
    <message id="lesson.alone">
        <source></source>
        <translation>Tylko ja</translation>
    </message>
    <message id="lesson.back">
        <source></source>
        <translation>Wstecz</translation>
    </message>
    <message id="lesson.now.counts">
        <source></source>
        <translation>Od tej chwili gra się na serio.</translation>
    </message>
    <message id="lesson.goOn">
        <source></source>
        <translation>Dalej</translation>
    </message>
    <message id="lesson.goOnFirst">
        <source></source>
        <translation>To byłoby dozwolone. Najpierw przeczytaj to i dotknij: Dalej.</translation>
    </message>
    <message id="lesson.intro">
        <source></source>
        <translation>Uczysz się, grając, na prawdziwej planszy. Zostało około {minutes} min.</translation>
    </message>
    <message id="lesson.learnThis">
        <source></source>
        <translation>Wypróbuj: {lesson}</translation>
    </message>
    <message id="lesson.list">
        <source></source>
        <translation>Lekcje</translation>
    </message>
    <message id="lesson.medal">
        <source></source>
        <translation>Lekcja {number}: {lesson}, {minutes}</translation>
    </message>
    <message id="lesson.medalWon">
        <source></source>
        <translation>Lekcja {number}: {lesson}, {minutes}, ukończona</translation>
    </message>
    <message id="lesson.next">
        <source></source>
        <translation>Następna: {lesson}</translation>
    </message>
    <message id="lesson.notThisNow">
        <source></source>
        <translation>To byłoby dozwolone. Tutaj spróbuj tego, o co chodzi, albo poproś o pokaz.</translation>
    </message>
    <message id="lesson.playOn">
        <source></source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message id="lesson.sealed">
        <source></source>
        <translation>Lekcja ukończona: {lesson}.</translation>
    </message>
    <message id="lesson.showMe">
        <source></source>
        <translation>Pokaż</translation>
    </message>
    <message id="lesson.skip">
        <source></source>
        <translation>Pomiń</translation>
    </message>
    <message id="lesson.title">
        <source></source>
        <translation>Nauka</translation>
    </message>
    <message id="lesson.toMatch">
        <source></source>
        <translation>A teraz partia</translation>
    </message>
    <message id="lesson.without">
        <source></source>
        <translation>Dalej bez nich</translation>
    </message>
    <message id="lesson.waiting">
        <source></source>
        <translation>Gotowe. Czekamy jeszcze na: {names}.</translation>
    </message>
    <message id="lesson.tryOut">
        <source></source>
        <translation>Coś wypróbować</translation>
    </message>
    <message id="lesson.nudge">
        <source></source>
        <translation>Podpowiedzieć</translation>
    </message>
    <message id="lesson.knowsIt">
        <source></source>
        <translation>Znam grę: od razu do pierwszej partii</translation>
    </message>
</context>
</TS>
