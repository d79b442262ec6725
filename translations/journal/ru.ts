<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="journal.hall.allCards">
        <source></source>
        <translation>Все наборы карт</translation>
    </message>
    <message id="journal.hall.cards">
        <source></source>
        <translation>Набор карт {cards}</translation>
    </message>
    <message id="journal.hall.empty">
        <source></source>
        <translation>Ни одна партия этой игры ещё не закончена.</translation>
    </message>
    <message id="journal.hall.forget">
        <source></source>
        <translation>Забыть имя {name}</translation>
    </message>
    <message id="journal.hall.forgetIt">
        <source></source>
        <translation>Забыть</translation>
    </message>
    <message id="journal.hall.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n законченная партия</numerusform>
            <numerusform>%n законченные партии</numerusform>
            <numerusform>%n законченных партий</numerusform>
        </translation>
    </message>
    <message id="journal.hall.nobody">
        <source></source>
        <translation>Никто не назвал имени.</translation>
    </message>
    <message id="journal.hall.people">
        <source></source>
        <translation>Игроки</translation>
    </message>
    <message id="journal.hall.points">
        <source></source>
        <translation>Средние очки на шкалах в конце каждого раунда</translation>
    </message>
    <message id="journal.hall.reallyForget">
        <source></source>
        <translation>Убрать имя {name} из всех результатов и сохранённых партий?</translation>
    </message>
    <message id="journal.hall.rounds">
        <source></source>
        <translation>Средняя продолжительность раундов в минутах</translation>
    </message>
    <message id="journal.hall.title">
        <source></source>
        <translation>Зал славы</translation>
    </message>
    <message id="journal.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n запись ждёт сервера.</numerusform>
            <numerusform>%n записи ждут сервера.</numerusform>
            <numerusform>%n записей ждут сервера.</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wins">
        <source></source>
        <translation>Победы по персонажам</translation>
    </message>
    <message id="journal.hall.seals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n урок пройден</numerusform>
            <numerusform>%n урока пройдено</numerusform>
            <numerusform>%n уроков пройдено</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wonOf">
        <source></source>
        <translation>{won} из {played}</translation>
    </message>
    <message id="journal.list.back">
        <source></source>
        <translation>Назад</translation>
    </message>
    <message id="journal.list.continue">
        <source></source>
        <translation>Продолжить</translation>
    </message>
    <message id="journal.list.damaged">
        <source></source>
        <translation>Повреждена: всё, что читается, сохранено</translation>
    </message>
    <message id="journal.list.delete">
        <source></source>
        <translation>Удалить</translation>
    </message>
    <message id="journal.list.dismiss">
        <source></source>
        <translation>Прочитано</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>Пока нет ни одной сохранённой партии. Партия сохраняется сама с первого хода.</translation>
    </message>
    <message id="journal.list.finished">
        <source></source>
        <translation>Закончена</translation>
    </message>
    <message id="journal.list.hours">
        <source></source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message id="journal.list.keep">
        <source></source>
        <translation>Оставить</translation>
    </message>
    <message id="journal.list.minutes">
        <source></source>
        <translation>{minutes} мин</translation>
    </message>
    <message id="journal.list.moves" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message id="journal.list.notDeleted">
        <source></source>
        <translation>Эта партия сейчас идёт, поэтому она не удалена.</translation>
    </message>
    <message id="journal.list.reading">
        <source></source>
        <translation>Читаю сохранённые партии…</translation>
    </message>
    <message id="journal.list.reallyDelete">
        <source></source>
        <translation>Удалить эту партию навсегда?</translation>
    </message>
    <message id="journal.list.replay">
        <source></source>
        <translation>Посмотреть</translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>Раунд {round}</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Сохранённые партии</translation>
    </message>
    <message id="journal.list.unknownGame">
        <source></source>
        <translation>Игра, которой эта программа не знает</translation>
    </message>
    <message id="journal.log.claim">
        <source></source>
        <translation>Решает привилегия; первым идёт: {seat}.</translation>
    </message>
    <message id="journal.log.lost">
        <source></source>
        <translation>{seat} уступает более высокой привилегии.</translation>
    </message>
    <message id="journal.log.undo">
        <source></source>
        <translation>{seat} отменяет ход.</translation>
    </message>
    <message id="journal.mark.auction">
        <source></source>
        <translation>Аукционы</translation>
    </message>
    <message id="journal.mark.circle">
        <source></source>
        <translation>Замкнутые круги</translation>
    </message>
    <message id="journal.mark.council">
        <source></source>
        <translation>Советы</translation>
    </message>
    <message id="journal.mark.development">
        <source></source>
        <translation>Круги развития</translation>
    </message>
    <message id="journal.mark.end">
        <source></source>
        <translation>Конец</translation>
    </message>
    <message id="journal.mark.fair">
        <source></source>
        <translation>Ярмарки</translation>
    </message>
    <message id="journal.mark.flip">
        <source></source>
        <translation>Перевороты таймеров</translation>
    </message>
    <message id="journal.mark.law">
        <source></source>
        <translation>Действия законов</translation>
    </message>
    <message id="journal.mark.privilege">
        <source></source>
        <translation>Взято по привилегии</translation>
    </message>
    <message id="journal.mark.round">
        <source></source>
        <translation>Раунды</translation>
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
    <message id="journal.problem.olderRules">
        <source></source>
        <translation>Эта партия игралась по прежней версии правил, и продолжить её по нынешней нельзя.</translation>
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
        <translation>Эта программа не знает игры «{game}».</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Сохранённую партию не удаётся прочесть с диска.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Партия на паузе. Сначала продолжите её.</translation>
    </message>
    <message id="journal.replay.continueHere">
        <source></source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message id="journal.replay.everything">
        <source></source>
        <translation>Все</translation>
    </message>
    <message id="journal.replay.goesOn">
        <source></source>
        <translation>Пока партия не окончена, показано только то, что вправе знать все за столом.</translation>
    </message>
    <message id="journal.replay.log">
        <source></source>
        <translation>Что произошло</translation>
    </message>
    <message id="journal.replay.notSaved">
        <source></source>
        <translation>Сохранить не удалось. Есть ли место на диске?</translation>
    </message>
    <message id="journal.replay.pause">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="journal.replay.place">
        <source></source>
        <translation>{place}.</translation>
    </message>
    <message id="journal.replay.play">
        <source></source>
        <translation>Воспроизвести</translation>
    </message>
    <message id="journal.replay.saveLog">
        <source></source>
        <translation>Сохранить запись</translation>
    </message>
    <message id="journal.replay.savePicture">
        <source></source>
        <translation>Сохранить снимок</translation>
    </message>
    <message id="journal.replay.saved">
        <source></source>
        <translation>Сохранено как {file}</translation>
    </message>
    <message id="journal.replay.speed">
        <source></source>
        <translation>Скорость</translation>
    </message>
    <message id="journal.replay.standings">
        <source></source>
        <translation>Места</translation>
    </message>
    <message id="journal.replay.stepBack">
        <source></source>
        <translation>На шаг назад</translation>
    </message>
    <message id="journal.replay.stepOn">
        <source></source>
        <translation>На шаг вперёд</translation>
    </message>
    <message id="journal.replay.timeLine">
        <source></source>
        <translation>Лента времени</translation>
    </message>
    <message id="journal.replay.times">
        <source></source>
        <translation>{times}×</translation>
    </message>
    <message id="journal.replay.title">
        <source></source>
        <translation>Просмотр партии</translation>
    </message>
    <message id="journal.replay.toEnd">
        <source></source>
        <translation>В конец</translation>
    </message>
    <message id="journal.replay.toStart">
        <source></source>
        <translation>В начало</translation>
    </message>
    <message id="journal.replay.viewer">
        <source></source>
        <translation>Чьими глазами</translation>
    </message>
    <message id="journal.server.away">
        <source></source>
        <translation>Сейчас сервер недоступен. Результаты ждут за этим столом и будут отправлены, как только это станет возможно. Указанная причина: {why}</translation>
    </message>
    <message id="journal.server.connected">
        <source></source>
        <translation>Сервер подключён.</translation>
    </message>
    <message id="journal.server.noAddress">
        <source></source>
        <translation>Это не адрес базы данных PostgreSQL, поэтому сервер не используется. Результаты ждут за этим столом.</translation>
    </message>
    <message id="journal.server.trying">
        <source></source>
        <translation>Ищу сервер…</translation>
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
    <message id="journal.mark.king">
        <source></source>
        <translation>Король</translation>
    </message>
</context>
</TS>
