<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="journal.log.undo">
        <source></source>
        <translation>Ход взят назад. Место: {seat}</translation>
    </message>
    <message id="journal.notice.broken" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Сохранённая партия повреждена. Всё до повреждения цело; после него потеряна %n строка.</numerusform>
            <numerusform>Сохранённая партия повреждена. Всё до повреждения цело; после него потеряны %n строки.</numerusform>
            <numerusform>Сохранённая партия повреждена. Всё до повреждения цело; после него потеряно %n строк.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.differs" numerus="yes">
        <source></source>
        <translation>
            <numerusform>По нынешним правилам и картам эта партия пошла бы иначе. Игра продолжится с последнего достоверного момента; пропущена %n запись после него.</numerusform>
            <numerusform>По нынешним правилам и картам эта партия пошла бы иначе. Игра продолжится с последнего достоверного момента; пропущены %n записи после него.</numerusform>
            <numerusform>По нынешним правилам и картам эта партия пошла бы иначе. Игра продолжится с последнего достоверного момента; пропущено %n записей после него.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.olderFormat">
        <source></source>
        <translation>Эту партию сохранила прежняя версия Sandglass. Она продолжается как новая сохранённая партия; прежняя остаётся без изменений.</translation>
    </message>
    <message id="journal.notice.otherCards">
        <source></source>
        <translation>Эта партия началась с другим набором карт. Она повторена с нынешним и продолжается как новая сохранённая партия; прежняя остаётся без изменений.</translation>
    </message>
    <message id="journal.notice.otherRules">
        <source></source>
        <translation>Эта партия началась по прежней версии правил. Она повторена по нынешней и продолжается как новая сохранённая партия; прежняя остаётся без изменений.</translation>
    </message>
    <message id="journal.notice.torn">
        <source></source>
        <translation>Последняя строка не была дописана, и её пришлось отрезать. Всё до неё на месте.</translation>
    </message>
    <message id="journal.problem.cannotBePlayed">
        <source></source>
        <translation>В этой версии Sandglass партию нельзя продолжить. Причина — для тех, кто будет её чинить: {why}</translation>
    </message>
    <message id="journal.problem.headless">
        <source></source>
        <translation>Начало сохранённой партии повреждено, поэтому продолжать не с чего.</translation>
    </message>
    <message id="journal.problem.inUse">
        <source></source>
        <translation>Эта партия сейчас идёт за другим столом.</translation>
    </message>
    <message id="journal.problem.noJournal">
        <source></source>
        <translation>Этот файл — не сохранённая партия Sandglass.</translation>
    </message>
    <message id="journal.problem.otherVersion">
        <source></source>
        <translation>Партию сохранила другая версия Sandglass, файлы которой эта прочесть не может.</translation>
    </message>
    <message id="journal.problem.over">
        <source></source>
        <translation>В этот момент партия уже окончена.</translation>
    </message>
    <message id="journal.problem.tooLarge">
        <source></source>
        <translation>Этот файл слишком велик для сохранённой партии.</translation>
    </message>
    <message id="journal.problem.unknownGame">
        <source></source>
        <translation>Этот стол не знает игры «{game}».</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Сохранённую партию не удаётся прочесть с диска.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Партия на паузе. Сначала продолжите её.</translation>
    </message>
    <message id="journal.warning.diskFull">
        <source></source>
        <translation>Диск заполнен: игра продолжается, но партия не сохраняется. Когда место появится, сохранение возобновится само.</translation>
    </message>
    <message id="journal.warning.failing">
        <source></source>
        <translation>Диск не принимает данные: игра продолжается, но партия не сохраняется. Как только получится, сохранение возобновится само.</translation>
    </message>
    <message id="journal.warning.readOnly">
        <source></source>
        <translation>Диск доступен только для чтения: игра продолжается, но партия не сохраняется. Как только получится, сохранение возобновится само.</translation>
    </message>
    <message id="journal.warning.slow">
        <source></source>
        <translation>Диск не отвечает: игра продолжается, последние ходы пока не сохранены.</translation>
    </message>
</context>
</TS>
