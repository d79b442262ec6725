<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="board.skip">
        <source></source>
        <translation>Отказаться</translation>
    </message>
    <message id="board.cancel">
        <source></source>
        <translation>Закрыть</translation>
    </message>
    <message id="board.recover">
        <source></source>
        <translation>Вернуть интриги</translation>
    </message>
    <message id="board.achieve">
        <source></source>
        <translation>Получить достижение</translation>
    </message>
    <message id="board.refill">
        <source></source>
        <translation>Пополнить провинции</translation>
    </message>
    <message id="board.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="board.begin">
        <source></source>
        <translation>Начать раунд</translation>
    </message>
    <message id="board.resume">
        <source></source>
        <translation>Вернуться в игру</translation>
    </message>
    <message id="board.pause">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="board.goOn">
        <source></source>
        <translation>Продолжить</translation>
    </message>
    <message id="board.ask.how">
        <source></source>
        <translation>Как вы хотите это сделать?</translation>
    </message>
    <message id="board.askMany.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Заплатите ещё %n любой ресурс.</numerusform>
            <numerusform>Заплатите ещё %n любых ресурса.</numerusform>
            <numerusform>Заплатите ещё %n любых ресурсов.</numerusform>
        </translation>
    </message>
    <message id="board.ask.glory">
        <source></source>
        <translation>Эта шкала заполнена. Превратить очко в славу?</translation>
    </message>
    <message id="board.ask.exchange">
        <source></source>
        <translation>Сколько и в какую сторону вы меняете?</translation>
    </message>
    <message id="board.ask.swap">
        <source></source>
        <translation>С какой шкалы на какую перейдёт очко?</translation>
    </message>
    <message id="board.askMany.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>На какую шкалу пойдёт %n очко?</numerusform>
            <numerusform>На какую шкалу пойдут все %n очка?</numerusform>
            <numerusform>На какую шкалу пойдут все %n очков?</numerusform>
        </translation>
    </message>
    <message id="board.askMany.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Возьмите %n ресурс.</numerusform>
            <numerusform>Возьмите %n ресурса, по одному.</numerusform>
            <numerusform>Возьмите %n ресурсов, по одному.</numerusform>
        </translation>
    </message>
    <message id="board.askMany.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Возьмите %n очко: на какой шкале?</numerusform>
            <numerusform>Возьмите %n очка, по одному.</numerusform>
            <numerusform>Возьмите %n очков, по одному.</numerusform>
        </translation>
    </message>
    <message id="board.ask.claim">
        <source></source>
        <translation>Славное очко или награда на пергаменте?</translation>
    </message>
    <message id="board.ask.tuck">
        <source></source>
        <translation>Под какое производство положить провинцию?</translation>
    </message>
    <message id="board.askMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Какую провинцию вы захватите? Всего: %n.</numerusform>
            <numerusform>Какую провинцию вы захватите первой? Всего: %n.</numerusform>
            <numerusform>Какую провинцию вы захватите первой? Всего: %n.</numerusform>
        </translation>
    </message>
    <message id="board.ask.retrieve">
        <source></source>
        <translation>Какой работник вернётся к вам?</translation>
    </message>
    <message id="board.ask.recall">
        <source></source>
        <translation>Какую интригу вы вернёте?</translation>
    </message>
    <message id="board.ask.promote">
        <source></source>
        <translation>Какой работник станет большим?</translation>
    </message>
    <message id="board.ask.again">
        <source></source>
        <translation>Ещё одно действие: какое?</translation>
    </message>
    <message id="board.ask.discard">
        <source></source>
        <translation>В одном месте слишком много провинций. Какая уйдёт?</translation>
    </message>
    <message id="board.ask.reward">
        <source></source>
        <translation>Выберите награду совета.</translation>
    </message>
    <message id="board.hint.opening">
        <source></source>
        <translation>Ваш ход: поставьте подсвеченного работника в рамку нижнего ряда.</translation>
    </message>
    <message id="board.hint.waiting">
        <source></source>
        <translation>Ждём: {seat}</translation>
    </message>
    <message id="board.hint.ready">
        <source></source>
        <translation>Всё готово. Позвоните — и песок потечёт.</translation>
    </message>
    <message id="board.hint.ready.sand">
        <source></source>
        <translation>Последний песок ещё сыплется. Когда он закончится, позвоните.</translation>
    </message>
    <message id="board.hint.councilCalled">
        <source></source>
        <translation>Совет созван. Завершите, что ещё можно, и нажмите галочку.</translation>
    </message>
    <message id="board.hint.councilCalled.done">
        <source></source>
        <translation>Вы закончили. Остальные завершают.</translation>
    </message>
    <message id="board.hint.reposition">
        <source></source>
        <translation>Переставьте работников для следующего раунда и нажмите галочку.</translation>
    </message>
    <message id="board.hint.reposition.done">
        <source></source>
        <translation>К следующему раунду у вас всё готово.</translation>
    </message>
    <message id="board.hint.done">
        <source></source>
        <translation>С этим шагом вы закончили.</translation>
    </message>
    <message id="board.hint.act">
        <source></source>
        <translation>Передвиньте подсвеченного работника вниз, к награде.</translation>
    </message>
    <message id="board.hint.achieve">
        <source></source>
        <translation>Можно получить достижение: нажмите подсвеченную звезду.</translation>
    </message>
    <message id="board.hint.place">
        <source></source>
        <translation>Поставьте свободного работника: коснитесь его, затем подсвеченной рамки.</translation>
    </message>
    <message id="board.hint.step">
        <source></source>
        <translation>Когда закончите этот шаг, нажмите галочку.</translation>
    </message>
    <message id="board.hint.flip.purple">
        <source></source>
        <translation>Фиолетовый таймер истёк: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="board.hint.flip.green">
        <source></source>
        <translation>Зелёный таймер истёк: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="board.hint.flip.black">
        <source></source>
        <translation>Чёрный таймер истёк: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="board.hint.play">
        <source></source>
        <translation>Ваши работники ждут. Можно разыграть подсвеченную интригу.</translation>
    </message>
    <message id="board.hint.recover">
        <source></source>
        <translation>Ваши работники ждут. Можно вернуть интриги: коснитесь подсвеченной стопки.</translation>
    </message>
    <message id="board.hint.refill">
        <source></source>
        <translation>В ряду не хватает провинции: пополните его подсвеченной кнопкой с картами.</translation>
    </message>
    <message id="board.hint.wait.purple">
        <source></source>
        <translation>Ваши работники ждут. Первым истечёт фиолетовый таймер.</translation>
    </message>
    <message id="board.hint.wait.green">
        <source></source>
        <translation>Ваши работники ждут. Первым истечёт зелёный таймер.</translation>
    </message>
    <message id="board.hint.wait.black">
        <source></source>
        <translation>Ваши работники ждут. Первым истечёт чёрный таймер.</translation>
    </message>
    <message id="board.hint.resume">
        <source></source>
        <translation>Кто-то действовал после вас. Чтобы вернуться в игру, нажмите подсвеченную стрелку.</translation>
    </message>
    <message id="board.hand.box">
        <source></source>
        <translation>Коснитесь подсвеченной награды или перетащите туда работника.</translation>
    </message>
    <message id="board.hand.frame">
        <source></source>
        <translation>Коснитесь подсвеченной рамки или перетащите туда работника.</translation>
    </message>
    <message id="board.hand.home">
        <source></source>
        <translation>Для этого работника сейчас нет рамки. Он может только вернуться на планшет.</translation>
    </message>
    <message id="board.hand.stuck">
        <source></source>
        <translation>Пока в его ряду стоит таймер, этот работник остаётся на месте.</translation>
    </message>
    <message id="board.hand.nowhere">
        <source></source>
        <translation>Этот работник сейчас не может ходить.</translation>
    </message>
    <message id="board.card.play">
        <source></source>
        <translation>Коснитесь карты ещё раз, чтобы разыграть её, или вытяните её из руки.</translation>
    </message>
    <message id="board.card.along">
        <source></source>
        <translation>Эта карта будет разыграна вместе с вашим следующим действием.</translation>
    </message>
    <message id="board.card.notNow">
        <source></source>
        <translation>Эту карту сейчас нельзя разыграть.</translation>
    </message>
    <message id="board.hint.paused">
        <source></source>
        <translation>Игра на паузе.</translation>
    </message>
    <message id="board.handOver">
        <source></source>
        <translation>Пусть за меня сыграет соперник</translation>
    </message>
    <message id="board.takeBack">
        <source></source>
        <translation>Снова играю за себя</translation>
    </message>
    <message id="board.botPlays">
        <source></source>
        <translation>Здесь играет соперник</translation>
    </message>
    <message id="board.panel.board">
        <source></source>
        <translation>Поле</translation>
    </message>
    <message id="board.panel.mine">
        <source></source>
        <translation>Мой планшет</translation>
    </message>
    <message id="board.panel.rivals">
        <source></source>
        <translation>Соперники</translation>
    </message>
    <message id="board.panel.log">
        <source></source>
        <translation>Ход игры</translation>
    </message>
    <message id="board.panel.timers">
        <source></source>
        <translation>Таймеры</translation>
    </message>
    <message id="board.setup.title">
        <source></source>
        <translation>Маятник</translation>
    </message>
    <message id="board.setup.who">
        <source></source>
        <translation>Кто здесь играет</translation>
    </message>
    <message id="board.setup.nobody">
        <source></source>
        <translation>Никто</translation>
    </message>
    <message id="board.setup.person">
        <source></source>
        <translation>Человек</translation>
    </message>
    <message id="board.setup.easy">
        <source></source>
        <translation>Лёгкий соперник</translation>
    </message>
    <message id="board.setup.normal">
        <source></source>
        <translation>Соперник</translation>
    </message>
    <message id="board.setup.hard">
        <source></source>
        <translation>Сильный соперник</translation>
    </message>
    <message id="board.setup.character">
        <source></source>
        <translation>Персонаж</translation>
    </message>
    <message id="board.setup.randomBasic">
        <source></source>
        <translation>Случайный базовый персонаж</translation>
    </message>
    <message id="board.setup.randomAdvanced">
        <source></source>
        <translation>Случайный продвинутый персонаж</translation>
    </message>
    <message id="board.setup.rules">
        <source></source>
        <translation>Правила</translation>
    </message>
    <message id="board.setup.glory">
        <source></source>
        <translation>Со славой</translation>
    </message>
    <message id="board.setup.sandInRounds">
        <source></source>
        <translation>Песок бежит в раундах</translation>
    </message>
    <message id="board.setup.back">
        <source></source>
        <translation>Назад</translation>
    </message>
    <message id="board.setup.start">
        <source></source>
        <translation>Начать</translation>
    </message>
    <message id="board.setup.random">
        <source></source>
        <translation>Случайный персонаж</translation>
    </message>
    <message id="board.setup.timed">
        <source></source>
        <translation>С бегущим песком</translation>
    </message>
    <message id="board.setup.untimed">
        <source></source>
        <translation>Без времени</translation>
    </message>
    <message id="board.setup.basicRules">
        <source></source>
        <translation>Базовые правила</translation>
    </message>
    <message id="board.setup.variant">
        <source></source>
        <translation>Слава, один работник в рамке</translation>
    </message>
    <message id="board.end.winner">
        <source></source>
        <translation>Победа: {seat} ({reason}).</translation>
    </message>
    <message id="board.end.nobody">
        <source></source>
        <translation>Никто не побеждает ({reason}).</translation>
    </message>
    <message id="board.end.leave">
        <source></source>
        <translation>На главную</translation>
    </message>
    <message id="board.trade">
        <source></source>
        <translation>Цена: {cost}. Награда: {gain}.</translation>
    </message>
    <message id="board.offer.instant">
        <source></source>
        <translation>Сразу</translation>
    </message>
    <message id="board.offer.stratagem">
        <source></source>
        <translation>Карта в руку</translation>
    </message>
    <message id="board.offer.final">
        <source></source>
        <translation>Сразу</translation>
    </message>
    <message id="board.offer.grande">
        <source></source>
        <translation>Более сильный работник</translation>
    </message>
    <message id="board.offer.point">
        <source></source>
        <translation>Есть всегда</translation>
    </message>
    <message id="board.gain.grande">
        <source></source>
        <translation>ваш обычный работник станет большим</translation>
    </message>
    <message id="board.gain.production.brown">
        <source></source>
        <translation>коричневое производство</translation>
    </message>
    <message id="board.gain.production.red">
        <source></source>
        <translation>красное производство</translation>
    </message>
    <message id="board.gain.production.blue">
        <source></source>
        <translation>синее производство</translation>
    </message>
    <message id="board.gain.production.yellow">
        <source></source>
        <translation>жёлтое производство</translation>
    </message>
    <message id="board.gain.recoverAll">
        <source></source>
        <translation>все сыгранные интриги возвращаются в руку</translation>
    </message>
    <message id="board.gain.recoverOne">
        <source></source>
        <translation>одна сыгранная интрига возвращается в руку</translation>
    </message>
    <message id="board.gain.exchange">
        <source></source>
        <translation>обмен армии на культуру или наоборот</translation>
    </message>
    <message id="board.gain.swapPoint">
        <source></source>
        <translation>победное очко переходит на другую шкалу</translation>
    </message>
    <message id="board.gain.waiveGold">
        <source></source>
        <translation>одно действие без оплаты золотом</translation>
    </message>
    <message id="board.gain.neighbour">
        <source></source>
        <translation>вместе с действием – и соседнее</translation>
    </message>
    <message id="board.gain.repeat">
        <source></source>
        <translation>действие ещё раз</translation>
    </message>
    <message id="board.gain.rush">
        <source></source>
        <translation>работник сразу занимает клетку награды</translation>
    </message>
    <message id="board.gain.achieveTwice">
        <source></source>
        <translation>достижение засчитывается дважды</translation>
    </message>
    <message id="board.gain.achieveFree">
        <source></source>
        <translation>достижение без выполнения условия</translation>
    </message>
    <message id="board.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× армия</numerusform>
            <numerusform>%n× армия</numerusform>
            <numerusform>%n× армия</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× культура</numerusform>
            <numerusform>%n× культура</numerusform>
            <numerusform>%n× культура</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× золото</numerusform>
            <numerusform>%n× золото</numerusform>
            <numerusform>%n× золото</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко власти</numerusform>
            <numerusform>%n очка власти</numerusform>
            <numerusform>%n очков власти</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко престижа</numerusform>
            <numerusform>%n очка престижа</numerusform>
            <numerusform>%n очков престижа</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко популярности</numerusform>
            <numerusform>%n очка популярности</numerusform>
            <numerusform>%n очков популярности</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n славное достижение</numerusform>
            <numerusform>%n славных достижения</numerusform>
            <numerusform>%n славных достижений</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ресурс на выбор</numerusform>
            <numerusform>%n ресурса на выбор</numerusform>
            <numerusform>%n ресурсов на выбор</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n победное очко на выбор</numerusform>
            <numerusform>%n победных очка на выбор</numerusform>
            <numerusform>%n победных очков на выбор</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко на одной шкале</numerusform>
            <numerusform>%n очка на одной шкале</numerusform>
            <numerusform>%n очков на одной шкале</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>захват %n провинции</numerusform>
            <numerusform>захват %n провинций</numerusform>
            <numerusform>захват %n провинций</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>возврат %n работника</numerusform>
            <numerusform>возврат %n работников</numerusform>
            <numerusform>возврат %n работников</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n новый обычный работник</numerusform>
            <numerusform>%n новых обычных работника</numerusform>
            <numerusform>%n новых обычных работников</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>место для %n провинции под каждым производством</numerusform>
            <numerusform>место для %n провинций под каждым производством</numerusform>
            <numerusform>место для %n провинций под каждым производством</numerusform>
        </translation>
    </message>
</context>
</TS>
