<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Стереть букву</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Заглавные буквы</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Пробел</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Изменить</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Ваш цвет</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Ваша эмблема</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Ваш язык</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Янтарный</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Зелёный</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Розовый</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Голубой</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Алый</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Колокол</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Ключ</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Луна</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Корабль</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Звезда</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Солнце</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Башня</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Дерево</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Уйти</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Пересесть</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Куда пересядете?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Имя, если хотите</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Все места заняты.</translation>
    </message>
    <message id="shell.seat.sitDown">
        <source></source>
        <translation>Коснитесь, чтобы сесть</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Остаться здесь</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Уже выбрано: {name}</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Удерживайте, чтобы покинуть стол</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>За столом %n игрок</numerusform>
            <numerusform>За столом %n игрока</numerusform>
            <numerusform>За столом %n игроков</numerusform>
        </translation>
    </message>
</context>
</TS>
