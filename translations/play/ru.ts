<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="play.answer.skip">
        <source></source>
        <translation>Пропустить</translation>
    </message>
    <message id="play.cancel">
        <source></source>
        <translation>Закрыть</translation>
    </message>
    <message id="play.hand.left">
        <source></source>
        <translation>Для левши</translation>
    </message>
    <message id="play.hand.right">
        <source></source>
        <translation>Для правши</translation>
    </message>
    <message id="play.hint.pausedBy">
        <source></source>
        <translation>Игра на паузе ({seat}).</translation>
    </message>
    <message id="play.panel.now">
        <source></source>
        <translation>Что можно сделать сейчас</translation>
    </message>
    <message id="play.undo">
        <source></source>
        <translation>Вернуть ход</translation>
    </message>
    <message id="play.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="play.pause">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="play.goOn">
        <source></source>
        <translation>Продолжить</translation>
    </message>
    <message id="play.ask.how">
        <source></source>
        <translation>Как вы хотите это сделать?</translation>
    </message>
    <message id="play.ask.again">
        <source></source>
        <translation>{what} Коснитесь ещё раз, чтобы взять.</translation>
    </message>
    <message id="play.contest.won">
        <source></source>
        <translation>Вы и {seat} потянулись одновременно: решила ваша привилегия.</translation>
    </message>
    <message id="play.take">
        <source></source>
        <translation>Взять</translation>
    </message>
    <message id="play.keys.again">
        <source></source>
        <translation>{what} Выполнить — клавиша Enter.</translation>
    </message>
    <message id="play.hint.waiting">
        <source></source>
        <translation>Ждём: {seat}</translation>
    </message>
    <message id="play.hint.paused">
        <source></source>
        <translation>Игра на паузе.</translation>
    </message>
    <message id="play.handOver">
        <source></source>
        <translation>Пусть за меня играет компьютер</translation>
    </message>
    <message id="play.takeBack">
        <source></source>
        <translation>Снова играю за себя</translation>
    </message>
    <message id="play.botPlays">
        <source></source>
        <translation>Здесь играет компьютер.</translation>
    </message>
    <message id="play.panel.board">
        <source></source>
        <translation>Поле</translation>
    </message>
    <message id="play.panel.mine">
        <source></source>
        <translation>Мой планшет</translation>
    </message>
    <message id="play.panel.rivals">
        <source></source>
        <translation>Соперники</translation>
    </message>
    <message id="play.panel.log">
        <source></source>
        <translation>Ход игры</translation>
    </message>
    <message id="play.setup.nobody">
        <source></source>
        <translation>Никто</translation>
    </message>
    <message id="play.setup.person">
        <source></source>
        <translation>Человек</translation>
    </message>
    <message id="play.setup.easy">
        <source></source>
        <translation>Компьютер: лёгкий</translation>
    </message>
    <message id="play.setup.normal">
        <source></source>
        <translation>Компьютер: обычный</translation>
    </message>
    <message id="play.setup.hard">
        <source></source>
        <translation>Компьютер: сложный</translation>
    </message>
    <message id="play.setup.back">
        <source></source>
        <translation>Назад</translation>
    </message>
    <message id="play.setup.start">
        <source></source>
        <translation>Начать</translation>
    </message>
    <message id="play.setup.never">
        <source></source>
        <translation>Играете впервые?</translation>
    </message>
    <message id="play.setup.never.about">
        <source></source>
        <translation>Один урок на три минуты, все вместе, а потом эта партия.</translation>
    </message>
    <message id="play.setup.learnFirst">
        <source></source>
        <translation>Сначала урок</translation>
    </message>
    <message id="play.setup.guest.nobody">
        <source></source>
        <translation>Никого</translation>
    </message>
    <message id="play.setup.guest.person">
        <source></source>
        <translation>Человек</translation>
    </message>
    <message id="play.setup.guest.easy">
        <source></source>
        <translation>Лёгкий</translation>
    </message>
    <message id="play.setup.guest.normal">
        <source></source>
        <translation>Обычный</translation>
    </message>
    <message id="play.setup.guest.hard">
        <source></source>
        <translation>Сильный</translation>
    </message>
    <message id="play.setup.guest.virtual">
        <source></source>
        <translation>Виртуальный</translation>
    </message>
    <message id="play.setup.guest.easy.about">
        <source></source>
        <translation>многое упускает</translation>
    </message>
    <message id="play.setup.guest.normal.about">
        <source></source>
        <translation>играет уверенно</translation>
    </message>
    <message id="play.setup.guest.hard.about">
        <source></source>
        <translation>не упускает ничего</translation>
    </message>
    <message id="play.setup.guest.virtual.about">
        <source></source>
        <translation>только торгуется</translation>
    </message>
    <message id="play.setup.chair">
        <source></source>
        <translation>{where}: {who}. Нажмите, чтобы сменить.</translation>
    </message>
    <message id="play.setup.chair.0">
        <source></source>
        <translation>Ближняя сторона, слева</translation>
    </message>
    <message id="play.setup.chair.1">
        <source></source>
        <translation>Ближняя сторона, справа</translation>
    </message>
    <message id="play.setup.chair.2">
        <source></source>
        <translation>Короткая сторона</translation>
    </message>
    <message id="play.setup.chair.3">
        <source></source>
        <translation>Дальняя сторона, справа</translation>
    </message>
    <message id="play.setup.chair.4">
        <source></source>
        <translation>Дальняя сторона, слева</translation>
    </message>
    <message id="play.setup.sum">
        <source></source>
        <translation>{who}. Около {minutes} минут. Начинайте, когда захотите.</translation>
    </message>
    <message id="play.setup.sum.people" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n человек</numerusform>
            <numerusform>%n человека</numerusform>
            <numerusform>%n человек</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.opponents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n соперник</numerusform>
            <numerusform>%n соперника</numerusform>
            <numerusform>%n соперников</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.virtuals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n виртуальный соперник</numerusform>
            <numerusform>%n виртуальных соперника</numerusform>
            <numerusform>%n виртуальных соперников</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.nobody">
        <source></source>
        <translation>Пока никто не играет: посадите хотя бы одного человека.</translation>
    </message>
    <message id="play.setup.problem.tooFew" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Играть должен хотя бы %n человек.</numerusform>
            <numerusform>Играть должны хотя бы %n человека.</numerusform>
            <numerusform>Играть должны хотя бы %n человек.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.tooMany" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{game}: место только для %n.</numerusform>
            <numerusform>{game}: мест только для %n.</numerusform>
            <numerusform>{game}: мест только для %n.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.alone">
        <source></source>
        <translation>В одиночку нужен хотя бы один соперник.</translation>
    </message>
    <message id="play.setup.problem.noSeat">
        <source></source>
        <translation>{game}: там места нет.</translation>
    </message>
    <message id="play.setup.problem.stands">
        <source></source>
        <translation>Встать может только {name}.</translation>
    </message>
    <message id="play.end.winner">
        <source></source>
        <translation>Победа: {seat} ({reason}).</translation>
    </message>
    <message id="play.end.two">
        <source></source>
        <translation>Общая победа: {seat} и {other} ({reason}).</translation>
    </message>
    <message id="play.end.several">
        <source></source>
        <translation>Победителей несколько ({reason}).</translation>
    </message>
    <message id="play.end.nobody">
        <source></source>
        <translation>Никто не побеждает ({reason}).</translation>
    </message>
    <message id="play.end.again">
        <source></source>
        <translation>Ещё раз</translation>
    </message>
    <message id="play.end.watch">
        <source></source>
        <translation>Посмотреть</translation>
    </message>
    <message id="play.end.home">
        <source></source>
        <translation>Домой</translation>
    </message>
    <message id="play.farewell.wants">
        <source></source>
        <translation>Заканчиваем? Предлагает {name}. Партия сохранится.</translation>
    </message>
    <message id="play.farewell.asked">
        <source></source>
        <translation>Остальные ещё могут возразить.</translation>
    </message>
    <message id="play.farewell.stay">
        <source></source>
        <translation>Играем дальше</translation>
    </message>
    <message id="play.end.leave">
        <source></source>
        <translation>На главную</translation>
    </message>
    <message id="play.price">
        <source></source>
        <translation>Цена: {cost}.</translation>
    </message>
    <message id="play.trade">
        <source></source>
        <translation>Цена: {cost}. Награда: {gain}.</translation>
    </message>
    <message id="play.score.cell">
        <source></source>
        <translation>{seat}, {line}: {points}</translation>
    </message>
    <message id="play.score.coming">
        <source></source>
        <translation>Курсивом: сколько прибавил бы сейчас конец игры.</translation>
    </message>
    <message id="play.score.partial">
        <source></source>
        <translation>Считается только то, что видят все.</translation>
    </message>
    <message id="play.score.sum">
        <source></source>
        <translation>Итог</translation>
    </message>
    <message id="play.score.title">
        <source></source>
        <translation>Таблица очков</translation>
    </message>
    <message id="play.rules.title">
        <source></source>
        <translation>Правила</translation>
    </message>
    <message id="play.rules.contents">
        <source></source>
        <translation>Содержание</translation>
    </message>
    <message id="play.rules.search">
        <source></source>
        <translation>Искать в правилах</translation>
    </message>
    <message id="play.rules.nothing">
        <source></source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message id="play.rules.see">
        <source></source>
        <translation>Смотрите также</translation>
    </message>
    <message id="play.rules.asked">
        <source></source>
        <translation>Часто спрашивают</translation>
    </message>
    <message id="play.rules.back">
        <source></source>
        <translation>Назад</translation>
    </message>
    <message id="play.rules.close">
        <source></source>
        <translation>Закрыть правила</translation>
    </message>
    <message id="play.advice">
        <source></source>
        <translation>Подсказки</translation>
    </message>
    <message id="play.advice.about">
        <source></source>
        <translation>Стол подскажет каждому, что можно сделать дальше.</translation>
    </message>
    <message id="play.advice.off">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="play.advice.nextStep">
        <source></source>
        <translation>Следующий шаг</translation>
    </message>
    <message id="play.advice.goodIdea">
        <source></source>
        <translation>Хорошая мысль</translation>
    </message>
    <message id="play.advice.is">
        <source></source>
        <translation>Подсказки: {advice}</translation>
    </message>
    <message id="play.advice.idea">
        <source></source>
        <translation>Хорошая мысль: {what}. {why}</translation>
    </message>
    <message id="play.why.only">
        <source></source>
        <translation>Ничего другого сделать нельзя.</translation>
    </message>
    <message id="play.why.now" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: сразу %n очко.</numerusform>
            <numerusform>{line}: сразу %n очка.</numerusform>
            <numerusform>{line}: сразу %n очков.</numerusform>
        </translation>
    </message>
    <message id="play.why.later" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: в итоге примерно на %n очко больше, чем при других ходах.</numerusform>
            <numerusform>{line}: в итоге примерно на %n очка больше, чем при других ходах.</numerusform>
            <numerusform>{line}: в итоге примерно на %n очков больше, чем при других ходах.</numerusform>
        </translation>
    </message>
    <message id="play.why.prevents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: в итоге примерно на %n очко меньше, чем при других ходах.</numerusform>
            <numerusform>{seat}: в итоге примерно на %n очка меньше, чем при других ходах.</numerusform>
            <numerusform>{seat}: в итоге примерно на %n очков меньше, чем при других ходах.</numerusform>
        </translation>
    </message>
    <message id="play.why.equal">
        <source></source>
        <translation>Другие ходы примерно так же хороши.</translation>
    </message>
    <message id="play.explain.now">
        <source></source>
        <translation>Сейчас это можно использовать.</translation>
    </message>
    <message id="play.explain.notNow">
        <source></source>
        <translation>Сейчас нельзя. {why}</translation>
    </message>
    <message id="play.explain.theirs">
        <source></source>
        <translation>Владелец: {seat}.</translation>
    </message>
    <message id="play.explain.rule">
        <source></source>
        <translation>Правило</translation>
    </message>
    <message id="play.explain.showMe">
        <source></source>
        <translation>Покажи</translation>
    </message>
    <message id="play.explain.close">
        <source></source>
        <translation>Закрыть пояснение</translation>
    </message>
    <message id="play.explain.back">
        <source></source>
        <translation>Назад к прежнему пояснению</translation>
    </message>
    <message id="play.explain.previous">
        <source></source>
        <translation>Предыдущие фразы</translation>
    </message>
    <message id="play.explain.next">
        <source></source>
        <translation>Следующие фразы</translation>
    </message>
    <message id="play.explain.touch">
        <source></source>
        <translation>Коснитесь того, о чём хотите узнать.</translation>
    </message>
    <message id="play.explain.lens">
        <source></source>
        <translation>Лупа: проведите ею над предметом или коснитесь её, а затем предмета</translation>
    </message>
    <message id="play.explain.undo.title">
        <source></source>
        <translation>Отменить ход</translation>
    </message>
    <message id="play.explain.undo">
        <source></source>
        <translation>Отменяет ваш последний ход, пока никто другой не сходил и не узнал ничего нового.</translation>
    </message>
    <message id="play.explain.pause.title">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="play.explain.pause">
        <source></source>
        <translation>Останавливает игру для всех. С любого места можно продолжить, почитать правила или ненадолго передать игру компьютеру.</translation>
    </message>
    <message id="play.explain.count.title">
        <source></source>
        <translation>Очки</translation>
    </message>
    <message id="play.explain.count">
        <source></source>
        <translation>Открывает подсчёт: откуда у кого пока какие очки.</translation>
    </message>
    <message id="play.explain.look.title">
        <source></source>
        <translation>Все карты</translation>
    </message>
    <message id="play.explain.look">
        <source></source>
        <translation>Показывает карты вашей пирамиды и руки достаточно крупно, чтобы их прочесть.</translation>
    </message>
    <message id="play.explain.swap">
        <source></source>
        <translation>Переносит столбец с ширмой и картами на другую сторону пирамиды.</translation>
    </message>
    <message id="play.explain.all">
        <source></source>
        <translation>Перечисляет всё, что вы можете сделать сейчас, с ценой и с тем, что это даст.</translation>
    </message>
    <message id="play.standUp">
        <source></source>
        <translation>Встаём все</translation>
    </message>
    <message id="play.end.otherGame">
        <source></source>
        <translation>Другая игра</translation>
    </message>
    <message id="play.setup.backTo">
        <source></source>
        <translation>Назад к подготовке</translation>
    </message>
    <message id="play.cards.about">
        <source></source>
        <translation>Об этих картах</translation>
    </message>
    <message id="play.cards.close">
        <source></source>
        <translation>Закрыть</translation>
    </message>
    <message id="play.cards.title">
        <source></source>
        <translation>Набор карт «{set}», версия {version}</translation>
    </message>
    <message id="play.cards.part">
        <source></source>
        <translation>{part}: {count}, восстановлено {reconstructed}</translation>
    </message>
    <message id="play.explain.where">
        <source></source>
        <translation>Что с этим можно сделать сейчас</translation>
    </message>
    <message id="play.rules.forward">
        <source></source>
        <translation>Вперёд</translation>
    </message>
    <message id="play.rules.now">
        <source></source>
        <translation>Сейчас: {title}</translation>
    </message>
    <message id="play.rules.perhaps">
        <source></source>
        <translation>Может быть, «{words}»?</translation>
    </message>
    <message id="play.rules.kind.rules">
        <source></source>
        <translation>Правила</translation>
    </message>
    <message id="play.rules.kind.cards">
        <source></source>
        <translation>Карты</translation>
    </message>
    <message id="play.rules.kind.icons">
        <source></source>
        <translation>Символы</translation>
    </message>
    <message id="play.rules.kind.terms">
        <source></source>
        <translation>Термины</translation>
    </message>
    <message id="play.rules.kind.questions">
        <source></source>
        <translation>Вопросы</translation>
    </message>
    <message id="play.rules.clear">
        <source></source>
        <translation>Очистить поиск</translation>
    </message>
    <message id="play.rules.fold">
        <source></source>
        <translation>Заложить правила: они откроются на той же странице</translation>
    </message>
    <message id="play.rules.pageBefore">
        <source></source>
        <translation>Предыдущая страница</translation>
    </message>
    <message id="play.rules.pageAfter">
        <source></source>
        <translation>Следующая страница</translation>
    </message>
    <message id="play.rules.pauseForMe">
        <source></source>
        <translation>Прошу паузу</translation>
    </message>
    <message id="play.pause.wanted">
        <source></source>
        <translation>Просьба о паузе для чтения: {name}.</translation>
    </message>
    <message id="play.pause.yes">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="play.pause.no">
        <source></source>
        <translation>Не сейчас</translation>
    </message>
    <message id="play.rules.found" numerus="yes">
        <source></source>
        <translation>
            <numerusform>найдено: %n</numerusform>
            <numerusform>найдено: %n</numerusform>
            <numerusform>найдено: %n</numerusform>
        </translation>
    </message>
    <message id="play.rules.more" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ещё %n: {kinds}</numerusform>
            <numerusform>Ещё %n: {kinds}</numerusform>
            <numerusform>Ещё %n: {kinds}</numerusform>
        </translation>
    </message>
    <message id="play.rules.index">
        <source></source>
        <translation>Указатель</translation>
    </message>
    <message id="play.rules.print">
        <source></source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message id="play.rules.printed">
        <source></source>
        <translation>Правила сохранены: {file}</translation>
    </message>
    <message id="play.rules.notPrinted">
        <source></source>
        <translation>Не удалось сохранить правила в ваших документах.</translation>
    </message>
    <message id="play.rules.picture">
        <source></source>
        <translation>Рисунок: {title}</translation>
    </message>
    <message id="play.rules.lit">
        <source></source>
        <translation>Подсвечено: {things}.</translation>
    </message>
    <message id="play.rules.onBoard">
        <source></source>
        <translation>Показать на столе</translation>
    </message>
    <message id="play.choices">
        <source></source>
        <translation>Ваши действия</translation>
    </message>
    <message id="play.choices.fold">
        <source></source>
        <translation>Назад к вашему планшету</translation>
    </message>
    <message id="play.choices.open">
        <source></source>
        <translation>Коснитесь здесь: другие действия.</translation>
    </message>
    <message id="play.textSize.normal">
        <source></source>
        <translation>Шрифт: обычный</translation>
    </message>
    <message id="play.textSize.large">
        <source></source>
        <translation>Шрифт: крупный</translation>
    </message>
    <message id="play.textSize.largest">
        <source></source>
        <translation>Шрифт: самый крупный</translation>
    </message>
</context>
</TS>
