<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="lesson.again">
        <source></source>
        <translation>Ещё раз</translation>
    </message>
    <message id="lesson.allOfUs">
        <source></source>
        <translation>Все вместе</translation>
    </message>
    <message id="lesson.alone">
        <source></source>
        <translation>Только я</translation>
    </message>
    <message id="lesson.back">
        <source></source>
        <translation>Назад</translation>
    </message>
    <message id="lesson.now.counts">
        <source></source>
        <translation>Дальше всё всерьёз.</translation>
    </message>
    <message id="lesson.goOn">
        <source></source>
        <translation>Дальше</translation>
    </message>
    <message id="lesson.goOnFirst">
        <source></source>
        <translation>Так можно. Но сначала прочтите это и нажмите «Дальше».</translation>
    </message>
    <message id="lesson.intro">
        <source></source>
        <translation>Вы учитесь, играя на настоящем поле. Осталось около {minutes} мин.</translation>
    </message>
    <message id="lesson.learnThis">
        <source></source>
        <translation>Попробовать: {lesson}</translation>
    </message>
    <message id="lesson.list">
        <source></source>
        <translation>Уроки</translation>
    </message>
    <message id="lesson.medal">
        <source></source>
        <translation>Урок {number}: {lesson}, {minutes}</translation>
    </message>
    <message id="lesson.medalWon">
        <source></source>
        <translation>Урок {number}: {lesson}, {minutes}, пройден</translation>
    </message>
    <message id="lesson.next">
        <source></source>
        <translation>Дальше: {lesson}</translation>
    </message>
    <message id="lesson.notThisNow">
        <source></source>
        <translation>Так можно. Но здесь попробуйте то, о чём просят, или попросите показать.</translation>
    </message>
    <message id="lesson.playOn">
        <source></source>
        <translation>Играть отсюда дальше</translation>
    </message>
    <message id="lesson.sealed">
        <source></source>
        <translation>Урок пройден: {lesson}.</translation>
    </message>
    <message id="lesson.showMe">
        <source></source>
        <translation>Показать</translation>
    </message>
    <message id="lesson.skip">
        <source></source>
        <translation>Пропустить</translation>
    </message>
    <message id="lesson.title">
        <source></source>
        <translation>Обучение</translation>
    </message>
    <message id="lesson.toMatch">
        <source></source>
        <translation>Теперь партия</translation>
    </message>
    <message id="lesson.without">
        <source></source>
        <translation>Дальше без них</translation>
    </message>
    <message id="lesson.waiting">
        <source></source>
        <translation>Готово. Ещё ждём: {names}.</translation>
    </message>
    <message id="lesson.tryOut">
        <source></source>
        <translation>Что-нибудь попробовать</translation>
    </message>
    <message id="lesson.nudge">
        <source></source>
        <translation>Подсказать</translation>
    </message>
    <message id="lesson.knowsIt">
        <source></source>
        <translation>Я знаю игру: сразу к первой партии</translation>
    </message>
</context>
</TS>
