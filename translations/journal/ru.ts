<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="hall.button">
        <source></source>
        <translation>Зал славы</translation>
    </message>
    <message id="hall.charts.characterWins">
        <source></source>
        <translation>Победы по персонажам</translation>
    </message>
    <message id="hall.charts.points">
        <source></source>
        <translation>Очки во времени</translation>
    </message>
    <message id="hall.charts.rounds">
        <source></source>
        <translation>Длительность раундов</translation>
    </message>
    <message id="hall.empty">
        <source></source>
        <translation>Здесь ещё не доиграли ни одной партии.</translation>
    </message>
    <message id="hall.forget">
        <source></source>
        <translation>Забыть это имя</translation>
    </message>
    <message id="hall.forget.explained">
        <source></source>
        <translation>Имя {name} исчезнет из зала славы и из всех сохранённых партий. Результаты останутся, но без имени.</translation>
    </message>
    <message id="hall.played" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n сыгранная партия</numerusform>
            <numerusform>%n сыгранные партии</numerusform>
            <numerusform>%n сыгранных партий</numerusform>
        </translation>
    </message>
    <message id="hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n результат ждёт сервера.</numerusform>
            <numerusform>%n результата ждут сервера.</numerusform>
            <numerusform>%n результатов ждут сервера.</numerusform>
        </translation>
    </message>
    <message id="hall.won" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
    <message id="journal.action.all">
        <source></source>
        <translation>Все места</translation>
    </message>
    <message id="journal.action.continue">
        <source></source>
        <translation>Продолжить</translation>
    </message>
    <message id="journal.action.continueFromHere">
        <source></source>
        <translation>Продолжить с этого места</translation>
    </message>
    <message id="journal.action.delete">
        <source></source>
        <translation>Удалить</translation>
    </message>
    <message id="journal.action.export">
        <source></source>
        <translation>Сохранить журнал как текст</translation>
    </message>
    <message id="journal.action.pause">
        <source></source>
        <translation>Остановить</translation>
    </message>
    <message id="journal.action.play">
        <source></source>
        <translation>Воспроизвести</translation>
    </message>
    <message id="journal.action.replay">
        <source></source>
        <translation>Посмотреть партию</translation>
    </message>
    <message id="journal.action.stepBack">
        <source></source>
        <translation>Шаг назад</translation>
    </message>
    <message id="journal.action.stepForward">
        <source></source>
        <translation>Шаг вперёд</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>Сохранённых партий пока нет.</translation>
    </message>
    <message id="journal.list.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>Раунд {round}</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Сохранённые партии</translation>
    </message>
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
    <message id="journal.notice.interrupted">
        <source></source>
        <translation>Последняя партия прервалась. Все ходы сохранены, а часы стоят там, где остановились.</translation>
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
    <message id="journal.state.damaged">
        <source></source>
        <translation>Повреждена</translation>
    </message>
    <message id="journal.state.finished">
        <source></source>
        <translation>Завершена</translation>
    </message>
    <message id="journal.state.unfinished">
        <source></source>
        <translation>Не завершена</translation>
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
