<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="pendulum.lesson.what-wins.title">
        <source></source>
        <translation>Как победить</translation>
    </message>
    <message id="pendulum.lesson.what-wins.1">
        <source></source>
        <translation>Вечный Король исчез, и после четырёх раундов его сменит самый достойный. Вы — Лициния, и это последние мгновения.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.2">
        <source></source>
        <translation>На пергаменте должны стоять все четыре фишки: власть, престиж, популярность и славное достижение. Двум вашим не хватает шага.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3">
        <source></source>
        <translation>Попробуйте: коснитесь фиолетового таймера, чтобы его перевернуть.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3.after">
        <source></source>
        <translation>Перевернуть можно только таймер, где песок закончился. Ещё пара секунд.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.4">
        <source></source>
        <translation>Пусть песок досыплется. Тогда таймер может перевернуть любой.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5">
        <source></source>
        <translation>Песок закончился. Коснитесь фиолетового таймера: он перевернётся и перейдёт в другой ряд.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Фиолетовый таймер стоит у фиолетовой области.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера у верхнего фиолетового ряда.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>Так можно, но ваши очки ждут в фиолетовой. Сначала переверните фиолетовый таймер.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.6">
        <source></source>
        <translation>Теперь таймер стоит рядом с вашим большим работником. Где таймер, там работники действуют.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7">
        <source></source>
        <translation>Передвиньте большого работника вниз, на подсвеченную награду: очко престижа, очко популярности и голос.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Коснитесь работника, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Подсвеченная награда — средняя в нижнем фиолетовом ряду.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Можно, но сейчас нужны престиж и популярность: большой работник — на подсвеченную награду.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.8">
        <source></source>
        <translation>Взгляните на свои шкалы: все четыре фишки уже на пергаменте.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9">
        <source></source>
        <translation>Созван последний совет. Делать больше нечего: нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint1">
        <source></source>
        <translation>Галочка — справа на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint2">
        <source></source>
        <translation>Нажмите подсвеченную галочку.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.unwanted">
        <source></source>
        <translation>Можно, но это уже ничего не изменит. Нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.10">
        <source></source>
        <translation>Болк тоже закончил. Совет считает голоса.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.11">
        <source></source>
        <translation>У Болка больше всего голосов, он берёт первым: два очка на выбор…</translation>
    </message>
    <message id="pendulum.lesson.what-wins.13">
        <source></source>
        <translation>…и награду.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15">
        <source></source>
        <translation>У Болка на пергаменте куда больше очков, но нет очка за славное достижение. Кто победит?</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer1">
        <source></source>
        <translation>Вы</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer2">
        <source></source>
        <translation>Болк</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.why">
        <source></source>
        <translation>Одной фишки Болка нет на пергаменте. Очки считают, только если там все четыре.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16">
        <source></source>
        <translation>Ваша награда: возьмите подсвеченную карту — по очку власти, престижа и популярности.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint1">
        <source></source>
        <translation>Награды лежат на поле совета.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint2">
        <source></source>
        <translation>Коснитесь первой карты: власть, престиж и популярность.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.unwanted">
        <source></source>
        <translation>Хороший выбор. Но сегодня возьмите подсвеченную карту: три очка сразу.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.17">
        <source></source>
        <translation>Победа! И цель вам ясна: все четыре фишки на пергаменте.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.title">
        <source></source>
        <translation>Поставить, ждать, действовать</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.1">
        <source></source>
        <translation>Почти всё здесь добывают работники. Самая быстрая область — чёрная: два одинаковых ряда и таймер у одного из них.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2">
        <source></source>
        <translation>Поставьте большого работника в подсвеченную золотую рамку, в ряд без таймера.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint1">
        <source></source>
        <translation>Большой работник — тот, что повыше, на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint2">
        <source></source>
        <translation>Коснитесь его, а затем подсвеченной рамки слева вверху в чёрной области.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.unwanted">
        <source></source>
        <translation>Туда тоже можно. Но пока попробуйте подсвеченную рамку.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3">
        <source></source>
        <translation>Попробуйте взять золото сразу. Передвиньте работника вниз, на награду.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3.after">
        <source></source>
        <translation>Поставить — это лишь задумать. Теперь дождитесь, пока таймер придёт к работнику.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4">
        <source></source>
        <translation>Попробуйте поставить обычного работника в ряд, где стоит таймер.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4.after">
        <source></source>
        <translation>Планируйте в другом ряду: туда таймер ещё придёт.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5">
        <source></source>
        <translation>Значит, и обычного работника — в верхний ряд: за голосом.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint1">
        <source></source>
        <translation>Обычный работник — маленький, на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint2">
        <source></source>
        <translation>Коснитесь его, а затем второй рамки верхнего чёрного ряда.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.unwanted">
        <source></source>
        <translation>Так тоже можно. Но сейчас — обычный работник за голосом.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.6">
        <source></source>
        <translation>Оба ждут. Пусть досыплется чёрный песок: это 45 секунд, но мы их ускорим.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7">
        <source></source>
        <translation>Теперь приведите таймер к работникам: коснитесь его.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint1">
        <source></source>
        <translation>Таймер, где песок закончился, может перевернуть любой.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера чёрной области.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.unwanted">
        <source></source>
        <translation>Сначала таймер: работники его ждут.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8">
        <source></source>
        <translation>Таймер пришёл. Передвиньте большого работника вниз: жёлтое производство даст два золота.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint1">
        <source></source>
        <translation>Коснитесь работника, а затем награды под его рамкой.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint2">
        <source></source>
        <translation>Подсвеченная награда — крайняя слева в верхнем чёрном ряду.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.unwanted">
        <source></source>
        <translation>И до этого дойдёт. Сначала большой работник и его золото.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9">
        <source></source>
        <translation>Теперь обычный работник: передвиньте его вниз за голосом.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint1">
        <source></source>
        <translation>Он стоит во второй рамке того же ряда.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.unwanted">
        <source></source>
        <translation>Потом. Обычного работника ждёт голос.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.10">
        <source></source>
        <translation>Вот ритм «Маятника»: поставить там, где таймера нет, дождаться его и действовать.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.11">
        <source></source>
        <translation>Теперь вы умеете ставить, ждать и действовать.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.title">
        <source></source>
        <translation>Решает таймер</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.1">
        <source></source>
        <translation>Большой работник ждёт у таймера. Обычный уже действовал и стоит на своей награде.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2">
        <source></source>
        <translation>Попробуйте забрать обычного работника домой, на планшет.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2.after">
        <source></source>
        <translation>Кто действовал, остаётся, пока таймер не уйдёт из его ряда.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.3">
        <source></source>
        <translation>Пусть досыплется чёрный песок.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4">
        <source></source>
        <translation>Чёрный песок закончился. Что теперь с таймером?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer1">
        <source></source>
        <translation>Перевернётся сам</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer2">
        <source></source>
        <translation>Подождёт чьей-то руки</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer3">
        <source></source>
        <translation>Его надо сразу перевернуть</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.why">
        <source></source>
        <translation>Перевернуть может любой, но никто не обязан. Он стоит, пока кто-нибудь его не тронет.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5">
        <source></source>
        <translation>Песок не сыплется. Попробуйте переставить обычного работника в другой ряд.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5.after">
        <source></source>
        <translation>С песком или без: важно, где стоит таймер.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6">
        <source></source>
        <translation>Таймер всё ещё здесь, и большой работник может действовать. Возьмите золото.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint1">
        <source></source>
        <translation>Коснитесь большого работника, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint2">
        <source></source>
        <translation>Подсвеченная награда — крайняя слева в нижнем чёрном ряду.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.unwanted">
        <source></source>
        <translation>Можно, но если таймер уйдёт, большой работник ждал зря. Сначала действуйте.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7">
        <source></source>
        <translation>Оба своё сделали. Теперь переворот выгоден: коснитесь чёрного таймера.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint1">
        <source></source>
        <translation>Работники освободятся, когда таймер уйдёт из их ряда.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера чёрной области.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.unwanted">
        <source></source>
        <translation>Можно, но оба работника застряли, пока чёрный таймер не уйдёт.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8">
        <source></source>
        <translation>Таймер ушёл наверх. Поставьте обычного работника в подсвеченную рамку: любой ресурс.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint1">
        <source></source>
        <translation>Теперь ему можно куда угодно, даже в тот же ряд.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем четвёртой рамки нижнего чёрного ряда.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.unwanted">
        <source></source>
        <translation>Свободному работнику можно. Но в этом уроке выберите подсвеченную рамку.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.9">
        <source></source>
        <translation>О большом работнике нарочно забудем. Он остаётся на своей награде.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.10">
        <source></source>
        <translation>Чёрный песок снова досыпается.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11">
        <source></source>
        <translation>Верните таймер вниз: коснитесь его.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint1">
        <source></source>
        <translation>Чёрный таймер стоит у верхнего ряда.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера чёрной области.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.unwanted">
        <source></source>
        <translation>Чуть позже. Сначала верните таймер к работникам.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12">
        <source></source>
        <translation>Таймер вернулся. Может ли забытый большой работник действовать ещё раз?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.why">
        <source></source>
        <translation>Он уже действовал и остаётся, пока таймер не уйдёт. Забыть работника может каждый.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13">
        <source></source>
        <translation>Зато обычный работник готов. Передвиньте его вниз.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint1">
        <source></source>
        <translation>Он стоит в четвёртой рамке нижнего чёрного ряда.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.unwanted">
        <source></source>
        <translation>Потом. Обычный работник может действовать сейчас.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14">
        <source></source>
        <translation>Возьмите ресурс, который вам нужнее.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint1">
        <source></source>
        <translation>Красное — армия, синее — культура, жёлтое — золото.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint2">
        <source></source>
        <translation>Коснитесь любого из трёх.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.unwanted">
        <source></source>
        <translation>Сначала выберите один из трёх.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.15">
        <source></source>
        <translation>Вы знаете, когда работники ходят, а когда действуют.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.title">
        <source></source>
        <translation>Золото и производство</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.1">
        <source></source>
        <translation>Зелёные и фиолетовые действия щедры и стоят по два золота. Цену показывает вымпел над наградой.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2">
        <source></source>
        <translation>Поставьте большого работника в широкую рамку, рядом со вторым. Из неё можно спуститься к двум наградам.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint1">
        <source></source>
        <translation>Широкая рамка — справа в нижнем зелёном ряду.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint2">
        <source></source>
        <translation>Коснитесь большого работника на планшете, а затем подсвеченной рамки.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.unwanted">
        <source></source>
        <translation>Так тоже можно. Но сегодня большой работник идёт в широкую зелёную рамку.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3">
        <source></source>
        <translation>Большой работник стоит в зелёной рамке. Он уже действует?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer1">
        <source></source>
        <translation>Ещё нет</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer2">
        <source></source>
        <translation>Да, сразу</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.why">
        <source></source>
        <translation>Поставить — ещё не действовать. Сначала в этот ряд должен прийти таймер.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.4">
        <source></source>
        <translation>Ещё пара секунд зелёного песка.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5">
        <source></source>
        <translation>Приведите зелёный таймер к работникам.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint1">
        <source></source>
        <translation>Таймер, где песок закончился, можно перевернуть.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера зелёной области.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.unwanted">
        <source></source>
        <translation>Это подождёт: работникам в зелёной нужен таймер.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6">
        <source></source>
        <translation>Действуйте большим работником: красное производство. Следите за армией.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint1">
        <source></source>
        <translation>Коснитесь большого работника, а затем правой из двух наград.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной награды, крайней справа в нижнем зелёном ряду.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.unwanted">
        <source></source>
        <translation>Так тоже можно. Но сначала посмотрим на красное производство — большим работником.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.7">
        <source></source>
        <translation>Сначала всегда цена: два золота.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.8">
        <source></source>
        <translation>Затем красное производство: четыре армии, как на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.9">
        <source></source>
        <translation>Было восемь, а держать можно десять. Две пропали: тратьте до производства.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10">
        <source></source>
        <translation>Попробуйте действовать и обычным работником: два очка популярности.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10.after">
        <source></source>
        <translation>Работник просто ждёт дальше. Давайте заработаем золота.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11">
        <source></source>
        <translation>В чёрной, у таймера, ждёт ваш работник. Передвиньте его вниз: жёлтое производство, даром.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint1">
        <source></source>
        <translation>Чёрные действия золота не стоят.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint2">
        <source></source>
        <translation>Коснитесь работника в нижнем чёрном ряду, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.unwanted">
        <source></source>
        <translation>Пока нет. Сначала заработайте золото.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12">
        <source></source>
        <translation>Три золота. Теперь обычный работник заплатит: два очка популярности вам.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint1">
        <source></source>
        <translation>Коснитесь обычного работника в зелёной, а затем левой из наград.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной награды посередине нижнего зелёного ряда.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.unwanted">
        <source></source>
        <translation>Другая награда — армия, а её уже некуда брать. Возьмите подсвеченную.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13">
        <source></source>
        <translation>Где работники перемещаются, а где действуют?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer1">
        <source></source>
        <translation>Ход без таймера, действие с ним</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer2">
        <source></source>
        <translation>Ход с таймером, действие без него</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer3">
        <source></source>
        <translation>И то и другое в любом ряду</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.why">
        <source></source>
        <translation>Входят и уходят они в рядах без таймера, а действуют там, где он стоит.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.14">
        <source></source>
        <translation>Вы умеете платить, производить и помнить о пределе в десять.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.title">
        <source></source>
        <translation>Интриги</translation>
    </message>
    <message id="pendulum.lesson.stratagems.1">
        <source></source>
        <translation>Интриге не нужны ни работник, ни таймер. Разыгрывайте её когда угодно.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2">
        <source></source>
        <translation>Разыграйте подсвеченную карту: очко престижа, даром.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint1">
        <source></source>
        <translation>Ваши карты лежат на планшете, под шкалами.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты, а потом ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.unwanted">
        <source></source>
        <translation>Так тоже можно. Но начните с подсвеченной карты.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3">
        <source></source>
        <translation>Это было легко. Можно ли сразу разыграть ту же карту снова?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer1">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer2">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.why">
        <source></source>
        <translation>Сыгранные карты сначала нужно вернуть. Это тоже чего-то стоит: скоро увидите.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.4">
        <source></source>
        <translation>Большой работник только что действовал в фиолетовой. Песка там на три минуты, но у вас есть карта.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5">
        <source></source>
        <translation>Разыграйте карту с песочными часами и работником.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint1">
        <source></source>
        <translation>Она возвращает работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты, а потом ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.unwanted">
        <source></source>
        <translation>Тоже полезный ход. Но сейчас — карта, которая освободит работника.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6">
        <source></source>
        <translation>Выберите, кто вернётся домой.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint1">
        <source></source>
        <translation>У таймера застрял только один ваш работник.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint2">
        <source></source>
        <translation>Коснитесь большого работника в фиолетовой.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.unwanted">
        <source></source>
        <translation>Если сейчас отказаться, карта пропадёт зря. Выберите работника.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7">
        <source></source>
        <translation>Когда бы большой работник освободился без этой карты?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer1">
        <source></source>
        <translation>Когда закончится песок</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer2">
        <source></source>
        <translation>Когда таймер уйдёт из ряда</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer3">
        <source></source>
        <translation>Сразу</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.why">
        <source></source>
        <translation>Кто действовал, остаётся, пока таймер не перейдёт в другой ряд.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8">
        <source></source>
        <translation>Попробуйте вернуть карты: коснитесь сброшенных.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8.after">
        <source></source>
        <translation>Вернулись бы сразу все разыгранные карты. Раздобудьте ещё культуры.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9">
        <source></source>
        <translation>Разыграйте карту на один любой ресурс.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint1">
        <source></source>
        <translation>На ней трёхцветный кубик.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты, а потом ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.unwanted">
        <source></source>
        <translation>Сначала недостающая культура: разыграйте подсвеченную карту.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10">
        <source></source>
        <translation>Возьмите одну культуру.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint1">
        <source></source>
        <translation>Культура — синяя.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint2">
        <source></source>
        <translation>Коснитесь культуры: синяя, с открытой книгой.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.unwanted">
        <source></source>
        <translation>Вещь полезная, но сегодня нужна пятая культура.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11">
        <source></source>
        <translation>Пять культуры. Верните все карты: коснитесь сброшенных.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint1">
        <source></source>
        <translation>Сброшенные карты лежат слева от планшета.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной стопки.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.unwanted">
        <source></source>
        <translation>Можно, но карты ценнее: верните их.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12">
        <source></source>
        <translation>Все три снова на руке. Возьмите престиж ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint1">
        <source></source>
        <translation>Та же карта, что в начале.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты, а потом ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.unwanted">
        <source></source>
        <translation>Это тоже снова можно. Но сначала престиж.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13">
        <source></source>
        <translation>Песок закончился, а таймер всё ещё в ряду вашего работника. Можно ли ему уйти?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer1">
        <source></source>
        <translation>Да, песок не сыплется</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer2">
        <source></source>
        <translation>Нет, таймер ещё там</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.why">
        <source></source>
        <translation>Важно место таймера, а не песок.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.14">
        <source></source>
        <translation>Теперь вы умеете разыгрывать интриги и возвращать их.</translation>
    </message>
    <message id="pendulum.lesson.provinces.title">
        <source></source>
        <translation>Провинции</translation>
    </message>
    <message id="pendulum.lesson.provinces.1">
        <source></source>
        <translation>Открыты четыре провинции. Каждая до конца игры увеличит одно из ваших производств.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2">
        <source></source>
        <translation>Большой работник готов: передвиньте его вниз, чтобы захватить провинцию за четыре армии.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint1">
        <source></source>
        <translation>Коснитесь большого работника в нижнем чёрном ряду, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной награды, третьей в ряду.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.unwanted">
        <source></source>
        <translation>Так можно, но мы пришли захватывать.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3">
        <source></source>
        <translation>Попробуйте отложить выбор и забрать обычного работника домой.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3.after">
        <source></source>
        <translation>Так честнее: каждый делает что-то одно.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4">
        <source></source>
        <translation>Выберите провинцию: Локерн, первую открытую карту.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint1">
        <source></source>
        <translation>Подошла бы любая открытая или неизвестная верхняя карта колоды.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.unwanted">
        <source></source>
        <translation>Можно, но давайте вместе возьмём Локерн.</translation>
    </message>
    <message id="pendulum.lesson.provinces.5">
        <source></source>
        <translation>У каждой стороны карты свой цвет и доход. Под красным Локерн добавляет две армии.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6">
        <source></source>
        <translation>Подложите её под красное производство. Оттуда она уже не сдвинется.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint1">
        <source></source>
        <translation>Четыре производства — на планшете справа, над голосами и ресурсами.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint2">
        <source></source>
        <translation>Коснитесь красного.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.unwanted">
        <source></source>
        <translation>Туда она тоже подошла бы. Но сейчас нам пригодится красное.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7">
        <source></source>
        <translation>В ряду пустое место. Заполнить его может любой, но не обязан никто. Заполните.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint1">
        <source></source>
        <translation>Кнопка с картами — справа на планшете.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной кнопки с картами.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.unwanted">
        <source></source>
        <translation>Потом. Сначала заполните пустое место в ряду.</translation>
    </message>
    <message id="pendulum.lesson.provinces.8">
        <source></source>
        <translation>В зелёной ждёт обычный работник. Пусть тамошний песок досыплется.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9">
        <source></source>
        <translation>Приведите к нему зелёный таймер.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint1">
        <source></source>
        <translation>Песок в зелёном таймере закончился.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера зелёной области.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.unwanted">
        <source></source>
        <translation>Не сейчас: обычному работнику нужен зелёный таймер.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10">
        <source></source>
        <translation>Передвиньте обычного работника вниз, на красное производство.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint1">
        <source></source>
        <translation>Это правая из двух наград.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем подсвеченной награды.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.unwanted">
        <source></source>
        <translation>Это два очка популярности. Но сначала узнаем, чего стоит ваша провинция.</translation>
    </message>
    <message id="pendulum.lesson.provinces.11">
        <source></source>
        <translation>Шесть армии: четыре с планшета, две от Локерна. Чем раньше провинция, тем чаще она платит.</translation>
    </message>
    <message id="pendulum.lesson.provinces.12">
        <source></source>
        <translation>У вас восемь армии, и вы производите шесть. Сколько станет?</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer1">
        <source></source>
        <translation>Десять</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer2">
        <source></source>
        <translation>Четырнадцать</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer3">
        <source></source>
        <translation>Восемь</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.why">
        <source></source>
        <translation>Каждого ресурса помещается десять, остальное пропадает. У голосов предела нет.</translation>
    </message>
    <message id="pendulum.lesson.provinces.13">
        <source></source>
        <translation>Подложить можно сколько угодно. Но на каждом совете под одним производством остаются лишь две.</translation>
    </message>
    <message id="pendulum.lesson.provinces.14">
        <source></source>
        <translation>Теперь вы умеете захватывать провинции и получать с них доход.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.title">
        <source></source>
        <translation>Голоса и совет</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.1">
        <source></source>
        <translation>Раунд завершает совет. Голоса решают, кто стоит выше на шкале привилегий и выбирает первым.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.2">
        <source></source>
        <translation>Фиолетовый песок досыпается…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3">
        <source></source>
        <translation>Фиолетовый песок закончился. Попробуйте пойти на совет: нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3.after">
        <source></source>
        <translation>Пустой таймер никого не созывает. Совет наступит, когда уйдёт последний фиолетовый маркер.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4">
        <source></source>
        <translation>Остался один фиолетовый маркер. Переверните фиолетовый таймер и сдвиньте его с поля.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint1">
        <source></source>
        <translation>Каждый переворот фиолетового таймера сдвигает с поля один маркер.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного таймера фиолетовой области.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.unwanted">
        <source></source>
        <translation>До совета так можно. Но сейчас — фиолетовый таймер.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5">
        <source></source>
        <translation>Чёрный песок тоже закончился. Попробуйте перевернуть этот таймер.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5.after">
        <source></source>
        <translation>Зато каждый может без спешки завершить всё, что ещё можно.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6">
        <source></source>
        <translation>Фиолетовый таймер пришёл к большому работнику. Возьмите голос, а с ним престиж и популярность.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint1">
        <source></source>
        <translation>Коснитесь большого работника, а затем левой из наград.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной награды посередине нижнего фиолетового ряда.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.unwanted">
        <source></source>
        <translation>Тоже хорошо, но сейчас нужен голос.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7">
        <source></source>
        <translation>Всё, что можно, сделано. Нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint1">
        <source></source>
        <translation>Галочка — справа на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint2">
        <source></source>
        <translation>Нажмите подсвеченную галочку.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.unwanted">
        <source></source>
        <translation>Можно, но сегодня больше ничего не нужно.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.9">
        <source></source>
        <translation>Все закончили: совет считает голоса.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.10">
        <source></source>
        <translation>У Болка четыре голоса, и у вас тоже. При равенстве вперёд идёт тот, кто стоял ниже: первое место ваше!</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.11">
        <source></source>
        <translation>Первое место — это два очка на выбор, а затем первый выбор награды.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12">
        <source></source>
        <translation>Возьмите очко: на какой шкале?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint1">
        <source></source>
        <translation>Власть, престиж или популярность, как хотите.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint2">
        <source></source>
        <translation>Коснитесь своей шкалы власти, престижа или популярности.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.unwanted">
        <source></source>
        <translation>Сначала очко.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13">
        <source></source>
        <translation>И второе. Оно может пойти на другую шкалу.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint1">
        <source></source>
        <translation>Нужнее всего оно фишке, которой до пергамента дальше всех.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint2">
        <source></source>
        <translation>Коснитесь своей шкалы власти, престижа или популярности.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.unwanted">
        <source></source>
        <translation>Сначала очко.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14">
        <source></source>
        <translation>Теперь награда. Возьмите карту большого работника: один обычный вырастет навсегда.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint1">
        <source></source>
        <translation>Карты с чёрным солнцем ушли бы на руку как интриги.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной карты на поле совета.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.unwanted">
        <source></source>
        <translation>Тоже хорошая награда. Но сегодня возьмите карту большого работника.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15">
        <source></source>
        <translation>Выберите, кто станет большим работником.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint1">
        <source></source>
        <translation>Обычный работник у вас только один.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint2">
        <source></source>
        <translation>Коснитесь обычного работника.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.unwanted">
        <source></source>
        <translation>Сначала работник, который вырастет.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.17">
        <source></source>
        <translation>Болк второй: очко и карта, дающая по очку власти, престижа и популярности…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.18">
        <source></source>
        <translation>…а Гамбаль, третий, берёт пять армии.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.19">
        <source></source>
        <translation>Все голоса потрачены. Следующий совет посчитает новые.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20">
        <source></source>
        <translation>Интрига разыграна. Как разыграть её снова?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer1">
        <source></source>
        <translation>Просто разыграть</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer2">
        <source></source>
        <translation>Сначала вернуть карты</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer3">
        <source></source>
        <translation>Подождать совета</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.why">
        <source></source>
        <translation>За пять культуры вернутся все разыгранные интриги, в любой момент раунда.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.21">
        <source></source>
        <translation>Теперь вы умеете собирать голоса, созывать совет и выбирать раньше других.</translation>
    </message>
    <message id="pendulum.lesson.achievements.title">
        <source></source>
        <translation>Славное достижение</translation>
    </message>
    <message id="pendulum.lesson.achievements.1">
        <source></source>
        <translation>Без славного достижения не победить. Его фишка лежит на карте достижения: её может взять тот, кто выполнит его первым.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2">
        <source></source>
        <translation>Попробуйте: нажмите звезду, чтобы выполнить достижение.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2.after">
        <source></source>
        <translation>Армии и культуры уже достаточно.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3">
        <source></source>
        <translation>Голос добудет обычный работник: передвиньте его вниз.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint1">
        <source></source>
        <translation>Он стоит у таймера в нижнем чёрном ряду.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.unwanted">
        <source></source>
        <translation>Это голоса не даст. Используйте обычного работника.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4">
        <source></source>
        <translation>Теперь выполните достижение и возьмите не награду на ленте, а фишку славного достижения.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint1">
        <source></source>
        <translation>Нажмите звезду и выберите фишку славного достижения.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint2">
        <source></source>
        <translation>Выберите фишку с розой ветров.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.unwanted">
        <source></source>
        <translation>Можно, но без славного достижения не победить. Возьмите фишку.</translation>
    </message>
    <message id="pendulum.lesson.achievements.5">
        <source></source>
        <translation>Смотрите: четыре армии, четыре культуры и три голоса при вас. Достижение только смотрит и ничего не забирает.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6">
        <source></source>
        <translation>Всё ещё при вас. Попробуйте взять и награду на ленте.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6.after">
        <source></source>
        <translation>Фишка или награда, но не вместе. Следующий раунд принесёт новую карту.</translation>
    </message>
    <message id="pendulum.lesson.achievements.7">
        <source></source>
        <translation>Болк тоже выполнил его. Фишки уже нет, и он берёт награду на ленте: очко власти и очко престижа.</translation>
    </message>
    <message id="pendulum.lesson.achievements.8">
        <source></source>
        <translation>Вы выбираете провинцию. Можно ли сначала быстро переставить работника?</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer1">
        <source></source>
        <translation>Нет, сначала закончить</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer2">
        <source></source>
        <translation>Да, в любой момент</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.why">
        <source></source>
        <translation>По одному действию: начатое сперва завершают.</translation>
    </message>
    <message id="pendulum.lesson.achievements.9">
        <source></source>
        <translation>Фишка возвращается каждый раунд. При двух и трёх игроках она впервые появится во втором.</translation>
    </message>
    <message id="pendulum.lesson.achievements.10">
        <source></source>
        <translation>Теперь вы умеете выполнять достижения, и славное тоже.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.title">
        <source></source>
        <translation>Когда руки встречаются</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.1">
        <source></source>
        <translation>Здесь все ходят одновременно. Болк выше вас на шкале привилегий; запомните это.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2">
        <source></source>
        <translation>Поставьте обычного работника в широкую зелёную рамку.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint1">
        <source></source>
        <translation>Она справа в нижнем зелёном ряду.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint2">
        <source></source>
        <translation>Коснитесь обычного работника на планшете, а затем подсвеченной рамки.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.unwanted">
        <source></source>
        <translation>Так тоже можно. Но сначала обычный работник — в широкую зелёную рамку.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.3">
        <source></source>
        <translation>Через полсекунды тянется рука Болка…</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.4">
        <source></source>
        <translation>…и рамка его. В пределах секунды решает привилегия повыше, и ваш работник снова дома.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5">
        <source></source>
        <translation>Попробуйте всё-таки поставить туда обычного работника.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5.after">
        <source></source>
        <translation>Так в зелёной и фиолетовой. В чёрной рады каждому.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6">
        <source></source>
        <translation>Но большого работника не остановит никто. Поставьте его в рамку Болка.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint1">
        <source></source>
        <translation>Большой работник — высокий, на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint2">
        <source></source>
        <translation>Коснитесь его, а затем подсвеченной рамки.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.unwanted">
        <source></source>
        <translation>Можно. Но сначала посмотрите, что умеет большой работник.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7">
        <source></source>
        <translation>А обычный работник идёт в чёрную: там никто не мешает. Выберите подсвеченную рамку.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint1">
        <source></source>
        <translation>В нижнем чёрном ряду сейчас нет таймера.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint2">
        <source></source>
        <translation>Коснитесь обычного работника, а затем одной из подсвеченных рамок.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.unwanted">
        <source></source>
        <translation>Что ж, но подсвеченные чёрные рамки бесплатны.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.8">
        <source></source>
        <translation>Пусть досыплется зелёный песок.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.9">
        <source></source>
        <translation>Болк торопится и переворачивает зелёный таймер. Не всё приходится делать самим.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.10">
        <source></source>
        <translation>Он берёт два очка популярности.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11">
        <source></source>
        <translation>Награды никому не мешают. Возьмите те же два очка популярности.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint1">
        <source></source>
        <translation>Коснитесь большого работника, а затем награды, где стоит Болк.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint2">
        <source></source>
        <translation>Коснитесь подсвеченной награды посередине нижнего зелёного ряда.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.unwanted">
        <source></source>
        <translation>Можно, но встаньте к Болку: два очка популярности и вам.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12">
        <source></source>
        <translation>Когда созывают совет?</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer1">
        <source></source>
        <translation>С последним фиолетовым маркером</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer2">
        <source></source>
        <translation>Когда кончится фиолетовый песок</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer3">
        <source></source>
        <translation>Через шесть минут</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.why">
        <source></source>
        <translation>Его созывает переворот, сдвинувший последний фиолетовый маркер, сколько бы ни было песка.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.13">
        <source></source>
        <translation>Вы знаете, кто кому мешает и за кем первенство.</translation>
    </message>
    <message id="pendulum.lesson.first-round.title">
        <source></source>
        <translation>Первый раунд, без песка</translation>
    </message>
    <message id="pendulum.lesson.first-round.1">
        <source></source>
        <translation>Целый раунд против Болка. Песок не сыплется: таймеры движутся, когда вы оба закончите.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2">
        <source></source>
        <translation>Начните с большого работника: любая подсвеченная рамка нижнего ряда.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2.advice1">
        <source></source>
        <translation>Все таймеры сначала придут в нижние ряды. Двух золота хватит на одно зелёное или фиолетовое действие.</translation>
    </message>
    <message id="pendulum.lesson.first-round.3">
        <source></source>
        <translation>Болк начинает со своего жёлтого производства.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4">
        <source></source>
        <translation>Теперь обычный работник. Нейтральные работники ничьи, они лишь мешают обычным.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4.advice1">
        <source></source>
        <translation>В чёрной области никто не мешает. Голос или два золота там бесплатны.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6">
        <source></source>
        <translation>Позвоните в колокольчик: все три таймера перейдут в нижние ряды.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint1">
        <source></source>
        <translation>Колокольчик — справа на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint2">
        <source></source>
        <translation>Нажмите подсвеченный колокольчик.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.unwanted">
        <source></source>
        <translation>Сначала должен начаться раунд.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7">
        <source></source>
        <translation>Все таймеры стоят у ваших работников: действуйте обоими. Потом нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7.advice1">
        <source></source>
        <translation>Кто действовал, остаётся на месте. Не спешите: песок не сыплется.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8">
        <source></source>
        <translation>Чёрный таймер ушёл наверх: работники внизу в чёрной свободны. Ставьте их туда, куда придёт таймер.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8.advice1">
        <source></source>
        <translation>Чёрный таймер ходит почти каждый шаг. Кто встал сейчас, скоро сможет действовать.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9">
        <source></source>
        <translation>Ряд без таймера — для планов, ряд с таймером — для дел. Пользуйтесь обоими.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9.advice1">
        <source></source>
        <translation>Следующим пойдёт зелёный. Кто сейчас встанет в верхний зелёный ряд, тогда сможет действовать.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10">
        <source></source>
        <translation>Зелёный таймер ушёл наверх. Внизу работники могут уйти, наверху — действовать.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10.advice1">
        <source></source>
        <translation>Интригам таймер не нужен. Очко престижа можно взять даром.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11">
        <source></source>
        <translation>Снова чёрный. Сделайте что можно, остальное задумайте и нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11.advice1">
        <source></source>
        <translation>Следующими вместе пойдут фиолетовый и чёрный.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12">
        <source></source>
        <translation>Фиолетовый сдвинулся. Остался один фиолетовый маркер, он и созовёт совет.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12.advice1">
        <source></source>
        <translation>За четыре армии в чёрной берут провинцию. Чем раньше, тем чаще она платит.</translation>
    </message>
    <message id="pendulum.lesson.first-round.13">
        <source></source>
        <translation>Вы выполняете достижение, требующее четыре золота. Что вы платите?</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer1">
        <source></source>
        <translation>Ничего</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer2">
        <source></source>
        <translation>Четыре золота</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.why">
        <source></source>
        <translation>Оно только смотрит и ничего не забирает. Раз за раунд, для каждого.</translation>
    </message>
    <message id="pendulum.lesson.first-round.14">
        <source></source>
        <translation>Взгляните на достижение: четыре культуры, четыре золота и три голоса. Успеете?</translation>
    </message>
    <message id="pendulum.lesson.first-round.14.advice1">
        <source></source>
        <translation>У нейтрального игрока всегда три голоса, а при равенстве он, последний, впереди. Чтобы обойти его, нужно четыре.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15">
        <source></source>
        <translation>Зелёный возвращается вниз. Соберите, что там ждёт.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15.advice1">
        <source></source>
        <translation>Сначала золото: без двух золота работник в зелёной ждёт напрасно.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16">
        <source></source>
        <translation>Совет близко: ещё два шага. Теперь важны голоса.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16.advice1">
        <source></source>
        <translation>Сравните голоса: первое место на совете — это два очка.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17">
        <source></source>
        <translation>Следующий шаг созовёт совет. Поставьте всех туда, куда придут таймеры.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17.advice1">
        <source></source>
        <translation>Последний шаг двигает все три таймера: каждый, кто ждёт, сможет действовать ещё раз.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18">
        <source></source>
        <translation>Совет созван. Действуйте всеми, кем можно, затем нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18.advice1">
        <source></source>
        <translation>Голоса считаются, пока вы оба не нажали галочку. Возьмите последние.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19">
        <source></source>
        <translation>Идёт совет. У нейтрального игрока три голоса. В свой черёд возьмите очки и награду.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19.advice1">
        <source></source>
        <translation>Интрига остаётся на всю игру. Второму большому работнику никто не помешает.</translation>
    </message>
    <message id="pendulum.lesson.first-round.20">
        <source></source>
        <translation>Теперь вы умеете сыграть целый раунд «Маятника».</translation>
    </message>
    <message id="pendulum.lesson.with-sand.title">
        <source></source>
        <translation>А теперь с песком</translation>
    </message>
    <message id="pendulum.lesson.with-sand.1">
        <source></source>
        <translation>Второй раунд, и песок настоящий: чёрный — 45 секунд, зелёный — две минуты, фиолетовый — три.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2">
        <source></source>
        <translation>Вы с Болком за секунду потянулись к одной рамке. Кто её получит?</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer1">
        <source></source>
        <translation>У кого рука быстрее</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer2">
        <source></source>
        <translation>Никто</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer3">
        <source></source>
        <translation>У кого привилегия выше</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.why">
        <source></source>
        <translation>Решает шкала привилегий. В этом раунде вы стоите выше Болка.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3">
        <source></source>
        <translation>Позвоните в колокольчик, когда будете готовы. Кнопка паузы в любой момент остановит весь песок.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint1">
        <source></source>
        <translation>Колокольчик — справа на вашем планшете.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint2">
        <source></source>
        <translation>Нажмите подсвеченный колокольчик.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.unwanted">
        <source></source>
        <translation>Раунд начинается с колокольчика.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4">
        <source></source>
        <translation>Таймеры пришли к работникам. Начните с золота: жёлтое производство, и ещё одно от Локерна.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint1">
        <source></source>
        <translation>Обычный работник стоит в верхнем чёрном ряду.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint2">
        <source></source>
        <translation>Коснитесь его, а затем награды под ним.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.unwanted">
        <source></source>
        <translation>Хорошо, чуть позже. Сначала золото: оно оплатит остальное.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5">
        <source></source>
        <translation>Теперь вы. Действуйте, ставьте, переворачивайте. Времени больше, чем кажется.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5.advice1">
        <source></source>
        <translation>Следите за чёрным: пока фиолетовый перевернётся дважды, он успеет восемь раз.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6">
        <source></source>
        <translation>Совет созван, и песок больше не торопит. Завершите что можно и нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6.advice1">
        <source></source>
        <translation>Взгляните ещё раз на достижение: армия, золото и голоса на него не тратятся.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7">
        <source></source>
        <translation>Возьмите свои очки и награду.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7.advice1">
        <source></source>
        <translation>В итоге решает фишка, которой до пергамента дальше всех. Отдайте очко ей.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8">
        <source></source>
        <translation>Переставьте свободных работников для третьего раунда и нажмите галочку.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8.advice1">
        <source></source>
        <translation>Все таймеры сменят ряд. Ставьте работников туда, где таймеров сейчас нет.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.9">
        <source></source>
        <translation>Вы умеете играть в «Маятник». Дальше всё всерьёз.</translation>
    </message>
    <message id="pendulum.first.flip">
        <source></source>
        <translation>Песок в таймере закончился. Перевернуть его может любой, но никто не обязан. Таймер перейдёт в другой ряд.</translation>
    </message>
    <message id="pendulum.first.act">
        <source></source>
        <translation>Ваш работник стоит в ряду с таймером. Передвиньте его к награде, заплатите цену на вымпеле и возьмите награду.</translation>
    </message>
    <message id="pendulum.first.take">
        <source></source>
        <translation>Своя провинция! Возьмите открытую или, не глядя, верхнюю карту. Она присоединится к одному из производств и будет приносить доход вместе с ним.</translation>
    </message>
    <message id="pendulum.first.tuck">
        <source></source>
        <translation>Выбирайте с умом: провинция останется под этим производством навсегда, и работает только её символ того же цвета.</translation>
    </message>
    <message id="pendulum.first.play">
        <source></source>
        <translation>Интриги можно разыгрывать в любой момент, каждую один раз. Потом вы платите один раз и возвращаете все.</translation>
    </message>
    <message id="pendulum.first.recover">
        <source></source>
        <translation>Вам хватает, чтобы вернуть все разыгранные интриги. Цена всегда одна, так что чем их больше, тем лучше.</translation>
    </message>
    <message id="pendulum.first.achieve">
        <source></source>
        <translation>У вас есть то, чего требует достижение. Оно ничего не стоит: выберите фишку славного достижения или награду на ленте.</translation>
    </message>
    <message id="pendulum.first.done">
        <source></source>
        <translation>Галочкой вы сообщаете, что закончили. Если после этого что-то сделает игрок с более низкой привилегией, вы сможете вернуться.</translation>
    </message>
    <message id="pendulum.first.choose">
        <source></source>
        <translation>Совет: у кого было больше голосов, тот выбирает раньше. Каждый берёт одну награду, и карты не пополняются.</translation>
    </message>
    <message id="pendulum.first.discard">
        <source></source>
        <translation>На совете под производством остаётся лишь ограниченное число провинций. Выберите, какую сбросить; между советами предела нет.</translation>
    </message>
</context>
</TS>
