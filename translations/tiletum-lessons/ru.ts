<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="tiletum.lesson.what-wins.title">
        <source></source>
        <translation>Как победить</translation>
    </message>
    <message id="tiletum.lesson.what-wins.1">
        <source></source>
        <translation>Европа раннего Возрождения. Из маленького Тилетума вы едете торговать, строить и радовать короля.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.2">
        <source></source>
        <translation>После четырёх раундов побеждает тот, у кого больше победных очков. У вас двенадцать ходов, вот первый.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3">
        <source></source>
        <translation>Возьмите подсвеченный кубик: коснитесь его, а потом ещё раз.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Он лежит в секторе торговца.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Дважды коснитесь светло-серого кубика с числом 4.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>Кубик неплох, но торговец ждёт: возьмите подсвеченный.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4">
        <source></source>
        <translation>К нему прилагается жетон. Возьмите: он стоит четыре победных очка.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint1">
        <source></source>
        <translation>Коснитесь жетона или кнопки, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint2">
        <source></source>
        <translation>Он лежит у знака торговца на колесе.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.unwanted">
        <source></source>
        <translation>Можно и оставить, но это подарок: возьмите.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5">
        <source></source>
        <translation>У вас прибавилось четыре шерсти, и торговец может ехать. Отправьте его в Кёльн.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Кёльн — в одном шаге от Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного города к востоку от Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>В другой раз с радостью. В этом уроке строим в Кёльне.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6">
        <source></source>
        <translation>Постройте здесь дом. Место сразу даст одно победное очко.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint1">
        <source></source>
        <translation>Коснитесь подсвеченного места для дома.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint2">
        <source></source>
        <translation>На нём лавр с единицей.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.unwanted">
        <source></source>
        <translation>Сначала дом: торговец в нужном городе.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7">
        <source></source>
        <translation>Теперь используйте жетон: коснитесь его дважды. Четыре победных очка, и он уходит со склада.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Он лежит на складе, на вашем планшете.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Коснитесь жетона и используйте его.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Так тоже можно, но сначала используйте жетон.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.8">
        <source></source>
        <translation>Десять в начале, одно и четыре: пятнадцать. Почти всё приносит очки сразу.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.9">
        <source></source>
        <translation>В конце ваши дома на карте умножат на ваши колонны на ней.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10">
        <source></source>
        <translation>В конце у вас три дома и четыре колонны на карте. Сколько они принесут?</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer1">
        <source></source>
        <translation>12 победных очков</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer2">
        <source></source>
        <translation>7 победных очков</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.why">
        <source></source>
        <translation>Трижды четыре. Без единой колонны дома в конце не принесут ничего.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11">
        <source></source>
        <translation>Закончите ход. Оставшееся очко действия пропадёт, не беда.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint1">
        <source></source>
        <translation>Ход завершает кнопка с галочкой.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint2">
        <source></source>
        <translation>Она переспросит, ведь очко осталось: коснитесь ещё раз.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.unwanted">
        <source></source>
        <translation>Можно, но урок окончен: завершите ход.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.12">
        <source></source>
        <translation>Теперь вы умеете брать кубик, ездить, строить и считать.</translation>
    </message>
    <message id="tiletum.lesson.two-things.title">
        <source></source>
        <translation>Кубик — это две вещи</translation>
    </message>
    <message id="tiletum.lesson.two-things.1">
        <source></source>
        <translation>Цвет кубика — ресурс, а число — сколько его вы получите.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2">
        <source></source>
        <translation>Возьмите кубик железа 6.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint1">
        <source></source>
        <translation>Это синий кубик с шестью слитками.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint2">
        <source></source>
        <translation>Посмотрите в сектор контрактов.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.unwanted">
        <source></source>
        <translation>Хороший вкус, но сначала посмотрим на большое число.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3">
        <source></source>
        <translation>Жетон возьмите или оставьте, как хотите.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint1">
        <source></source>
        <translation>Две кнопки: взять или оставить.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint2">
        <source></source>
        <translation>Здесь хорошо и то и другое.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.unwanted">
        <source></source>
        <translation>Сначала решите судьбу жетона.</translation>
    </message>
    <message id="tiletum.lesson.two-things.4">
        <source></source>
        <translation>Шесть железа. А на действие — семь минус шесть: одно очко действия.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5">
        <source></source>
        <translation>Одного очка действия хватит на крайний правый контракт. Возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint1">
        <source></source>
        <translation>Рынок контрактов: место справа стоит одно.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint2">
        <source></source>
        <translation>Он требует три железа.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.unwanted">
        <source></source>
        <translation>Можно, но железу есть применение получше: подсвеченный контракт.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6">
        <source></source>
        <translation>Заплатите три железа: контракт принесёт четыре победных очка.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint1">
        <source></source>
        <translation>Контракт лежит на вашем складе.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint2">
        <source></source>
        <translation>Коснитесь его, а затем первого места для контрактов.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.unwanted">
        <source></source>
        <translation>Позже. Железо есть, так что выполните контракт.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7">
        <source></source>
        <translation>Попробуйте взять второй кубик.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7.after">
        <source></source>
        <translation>За всю партию двенадцать, так что выбирайте с умом.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8">
        <source></source>
        <translation>Закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint1">
        <source></source>
        <translation>Кнопка с галочкой.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint2">
        <source></source>
        <translation>Больше ничего не осталось: коснитесь галочки.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.unwanted">
        <source></source>
        <translation>Это подождёт: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.two-things.9">
        <source></source>
        <translation>Соперник берёт четыре шерсти.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12">
        <source></source>
        <translation>Теперь самый маленький: возьмите кубик пищи 1.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint1">
        <source></source>
        <translation>Он лежит в секторе короля.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint2">
        <source></source>
        <translation>Одно яблоко на розовом кубике.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.unwanted">
        <source></source>
        <translation>В другой раз. Сначала посмотрите, что умеет единица.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13">
        <source></source>
        <translation>Возьмите его жетон или оставьте.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint1">
        <source></source>
        <translation>Две кнопки: взять или оставить.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint2">
        <source></source>
        <translation>На нём ждут четыре победных очка.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.unwanted">
        <source></source>
        <translation>Сначала решите судьбу жетона.</translation>
    </message>
    <message id="tiletum.lesson.two-things.14">
        <source></source>
        <translation>Всего одна пища, зато семь минус один: шесть очков действий. Ваша фишка идёт на шесть клеток к королю!</translation>
    </message>
    <message id="tiletum.lesson.two-things.15">
        <source></source>
        <translation>На кубике 2. Что он даёт?</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer1">
        <source></source>
        <translation>5 ресурсов, 2 очка действий</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer2">
        <source></source>
        <translation>2 ресурса, 5 очков действий</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer3">
        <source></source>
        <translation>2 ресурса, 2 очка действий</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.why">
        <source></source>
        <translation>Число — это ресурсы, семь минус число — очки действий.</translation>
    </message>
    <message id="tiletum.lesson.two-things.16">
        <source></source>
        <translation>Теперь вы умеете выбирать между ресурсами и очками действий.</translation>
    </message>
    <message id="tiletum.lesson.wheel.title">
        <source></source>
        <translation>Колесо и его жетоны</translation>
    </message>
    <message id="tiletum.lesson.wheel.1">
        <source></source>
        <translation>Вокруг колеса шесть действий. Какое даёт кубик, говорит сектор, где он лежит.</translation>
    </message>
    <message id="tiletum.lesson.wheel.2">
        <source></source>
        <translation>Звезда — джокер: его очки действий идут любому из пяти остальных.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3">
        <source></source>
        <translation>Возьмите кубик из сектора джокера.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint1">
        <source></source>
        <translation>На кубиках у джокера двойка.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint2">
        <source></source>
        <translation>Их там два: подойдёт любой.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.unwanted">
        <source></source>
        <translation>Не этот: возьмите кубик джокера, без изменений.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4">
        <source></source>
        <translation>Попробуйте закончить ход, ничего не решив о жетоне.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4.after">
        <source></source>
        <translation>Взять и оставить можно всегда.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5">
        <source></source>
        <translation>Возьмите его: три любых ресурса, когда понадобятся.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint1">
        <source></source>
        <translation>Коснитесь жетона у звезды.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint2">
        <source></source>
        <translation>Нажмите кнопку, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.unwanted">
        <source></source>
        <translation>Жетон можно оставить, но этот слишком хорош.</translation>
    </message>
    <message id="tiletum.lesson.wheel.6">
        <source></source>
        <translation>Каким действием может стать джокер?</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer1">
        <source></source>
        <translation>Одним из пяти других</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer2">
        <source></source>
        <translation>Любым из шести</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.why">
        <source></source>
        <translation>Джокером — нет. Выбранное действие получает все очки: делить их нельзя.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7">
        <source></source>
        <translation>Пять очков действий. Отдайте их торговцу.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint1">
        <source></source>
        <translation>На листке пять действий.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint2">
        <source></source>
        <translation>Торговец — с тюком.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.unwanted">
        <source></source>
        <translation>В партии — хороший выбор. А здесь торговец хочет в путь.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8">
        <source></source>
        <translation>Отправьте его в любой соседний с Тилетумом город.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint1">
        <source></source>
        <translation>Одно очко действия — один шаг.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint2">
        <source></source>
        <translation>Коснитесь, например, Парижа.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.unwanted">
        <source></source>
        <translation>Сначала один шаг торговцем.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9">
        <source></source>
        <translation>Это последний ход раунда. Закончите его и следите за колесом.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint1">
        <source></source>
        <translation>Кнопка с галочкой.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint2">
        <source></source>
        <translation>Очки остались: коснитесь галочки дважды.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.unwanted">
        <source></source>
        <translation>Можно было бы продолжить. Но сейчас закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.wheel.10">
        <source></source>
        <translation>Соперник впереди при дворе и не берёт жетон короля. О короле будет отдельный урок.</translation>
    </message>
    <message id="tiletum.lesson.wheel.11">
        <source></source>
        <translation>На пустые места приходят новые жетоны. Те, что никто не взял, остаются.</translation>
    </message>
    <message id="tiletum.lesson.wheel.12">
        <source></source>
        <translation>Кубики — в мешочек, а колесо повернулось на сектор: каждому действию теперь нужно на единицу меньше.</translation>
    </message>
    <message id="tiletum.lesson.wheel.13">
        <source></source>
        <translation>Торговец стоял у 4. У какого числа он теперь и сколько у него очков действий?</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer1">
        <source></source>
        <translation>У 5, с 2 очками</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer2">
        <source></source>
        <translation>У 3, с 4 очками</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.why">
        <source></source>
        <translation>Каждый раунд на единицу меньше, а очков действий на одно больше. После 1 идёт 6.</translation>
    </message>
    <message id="tiletum.lesson.wheel.14">
        <source></source>
        <translation>Вспомните конец игры: на что умножают ваши дома на карте?</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer1">
        <source></source>
        <translation>На контракты</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer2">
        <source></source>
        <translation>На колонны на карте</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.why">
        <source></source>
        <translation>Дома на колонны. Пусть растёт и то и другое.</translation>
    </message>
    <message id="tiletum.lesson.wheel.15">
        <source></source>
        <translation>Теперь вы умеете читать колесо и пользоваться джокером.</translation>
    </message>
    <message id="tiletum.lesson.gold.title">
        <source></source>
        <translation>Золото меняет кубик</translation>
    </message>
    <message id="tiletum.lesson.gold.1">
        <source></source>
        <translation>Вам нужен жетон торговца: четыре победных очка. Но тройки нет ни на одном кубике!</translation>
    </message>
    <message id="tiletum.lesson.gold.2">
        <source></source>
        <translation>Попробуйте: коснитесь шестёрки железа, трижды минуса и возьмите её как тройку.</translation>
    </message>
    <message id="tiletum.lesson.gold.2.after">
        <source></source>
        <translation>Каждый шаг стоит два золота, а от шести до трёх — три шага.</translation>
    </message>
    <message id="tiletum.lesson.gold.3">
        <source></source>
        <translation>Четвёрка шерсти — в одном шаге: коснитесь её, потом минуса. Заплатите два золота и возьмите как тройку.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint1">
        <source></source>
        <translation>Коснитесь кубика, затем минуса и возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint2">
        <source></source>
        <translation>На листке тень кубика перейдёт на тройку.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.unwanted">
        <source></source>
        <translation>Так до жетона торговца не дотянуться.</translation>
    </message>
    <message id="tiletum.lesson.gold.4">
        <source></source>
        <translation>Вместе с кубиком сменился и жетон: теперь это жетон торговца. Возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint1">
        <source></source>
        <translation>Коснитесь жетона.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint2">
        <source></source>
        <translation>Нажмите кнопку, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.unwanted">
        <source></source>
        <translation>За это заплачено: возьмите.</translation>
    </message>
    <message id="tiletum.lesson.gold.5">
        <source></source>
        <translation>Изменилось и то и другое. Шерсти три, а не четыре; очков действий четыре, а не три.</translation>
    </message>
    <message id="tiletum.lesson.gold.6">
        <source></source>
        <translation>Используйте жетон: четыре победных очка за два золота.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint1">
        <source></source>
        <translation>Он лежит на вашем складе.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint2">
        <source></source>
        <translation>Коснитесь его и используйте.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.unwanted">
        <source></source>
        <translation>Потом с радостью. Сначала награда.</translation>
    </message>
    <message id="tiletum.lesson.gold.7">
        <source></source>
        <translation>Поедем в другой раз; закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint1">
        <source></source>
        <translation>Ход завершает галочка.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint2">
        <source></source>
        <translation>Коснитесь её дважды: очки остались.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.unwanted">
        <source></source>
        <translation>В партии можно ехать. А мы идём дальше: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.gold.8">
        <source></source>
        <translation>Соперник берёт шесть пищи.</translation>
    </message>
    <message id="tiletum.lesson.gold.11">
        <source></source>
        <translation>Шесть и один — соседи: один шаг, два золота.</translation>
    </message>
    <message id="tiletum.lesson.gold.12">
        <source></source>
        <translation>Превратите шестёрку в единицу: коснитесь шестёрки, потом плюса. Ресурсов мало, зато шесть очков действий.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint1">
        <source></source>
        <translation>Коснитесь шестёрки, затем плюса.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint2">
        <source></source>
        <translation>Плюс ведёт от шести прямо к единице.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.unwanted">
        <source></source>
        <translation>Попробуйте коротким путём: из шестёрки — единица.</translation>
    </message>
    <message id="tiletum.lesson.gold.13">
        <source></source>
        <translation>Единица лежит у джокера. Возьмите его жетон: три любых ресурса.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint1">
        <source></source>
        <translation>Коснитесь жетона у звезды.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint2">
        <source></source>
        <translation>Нажмите кнопку, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.unwanted">
        <source></source>
        <translation>Оставлять незачем: возьмите жетон.</translation>
    </message>
    <message id="tiletum.lesson.gold.14">
        <source></source>
        <translation>Шесть очков действий. Отдайте их королю и поднимайтесь.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint1">
        <source></source>
        <translation>Выберите корону.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint2">
        <source></source>
        <translation>На листке пять действий: корона — это король.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.unwanted">
        <source></source>
        <translation>Можно, но давайте посмотрим, как вы подниметесь.</translation>
    </message>
    <message id="tiletum.lesson.gold.15">
        <source></source>
        <translation>Вспомните: на кубике 5. Сколько очков действий?</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer1">
        <source></source>
        <translation>Пять</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer2">
        <source></source>
        <translation>Два</translation>
    </message>
    <message id="tiletum.lesson.gold.15.why">
        <source></source>
        <translation>Семь минус пять. Число большое, действие маленькое.</translation>
    </message>
    <message id="tiletum.lesson.gold.16">
        <source></source>
        <translation>Теперь вы умеете золотом подправить кубик.</translation>
    </message>
    <message id="tiletum.lesson.merchant.title">
        <source></source>
        <translation>Торговец и дома</translation>
    </message>
    <message id="tiletum.lesson.merchant.1">
        <source></source>
        <translation>Торговец ездит и оставляет за собой дома. Одно очко действия — это шаг или дом.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2">
        <source></source>
        <translation>Возьмите кубик шерсти 1: шесть очков действий торговцу.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint1">
        <source></source>
        <translation>Число маленькое, очков много.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint2">
        <source></source>
        <translation>Он лежит в секторе торговца.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.unwanted">
        <source></source>
        <translation>Ему предстоит долгий день: возьмите кубик шерсти 1.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3">
        <source></source>
        <translation>Попробуйте построить в Тилетуме второй дом.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3.after">
        <source></source>
        <translation>Один на город, не больше. Так что в путь!</translation>
    </message>
    <message id="tiletum.lesson.merchant.4">
        <source></source>
        <translation>В Антверпен.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint1">
        <source></source>
        <translation>Антверпен рядом с Тилетумом.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного города.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.unwanted">
        <source></source>
        <translation>И туда когда-нибудь. Сегодня путь лежит через Антверпен.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5">
        <source></source>
        <translation>Дальше по дороге на восток.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint1">
        <source></source>
        <translation>Маленькая клетка между Антверпеном и Гамбургом.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint2">
        <source></source>
        <translation>Клетка дороги стоит шаг, как и любая другая.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.unwanted">
        <source></source>
        <translation>В Гамбург, пожалуйста: по дороге.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6">
        <source></source>
        <translation>Попробуйте построить дом на дороге.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6.after">
        <source></source>
        <translation>Дома стоят в городах, а дорога — лишь шаг.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7">
        <source></source>
        <translation>В Гамбург.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint1">
        <source></source>
        <translation>Ещё шаг на восток.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint2">
        <source></source>
        <translation>Коснитесь Гамбурга.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.unwanted">
        <source></source>
        <translation>Не назад! До Гамбурга один шаг.</translation>
    </message>
    <message id="tiletum.lesson.merchant.8">
        <source></source>
        <translation>В Гамбурге есть и второе место для дома, но лишь от трёх игроков. Вдвоём оно закрыто.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9">
        <source></source>
        <translation>Стройте на открытом: оно даст три победных очка.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint1">
        <source></source>
        <translation>Дальние города дают больше.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint2">
        <source></source>
        <translation>На нём лавр с тройкой.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.unwanted">
        <source></source>
        <translation>Сначала дом, пока не пришёл кто-то другой.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10">
        <source></source>
        <translation>Возьмите и жетон Гамбурга: одно очко действия.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint1">
        <source></source>
        <translation>Он лежит в городе.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint2">
        <source></source>
        <translation>Коснитесь жетона в Гамбурге.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.unwanted">
        <source></source>
        <translation>Жетон стоит этого очка: возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11">
        <source></source>
        <translation>Попробуйте построить в далёком Париже.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11.after">
        <source></source>
        <translation>Дом растёт там, где стоит торговец. А Париж уже занят соперником.</translation>
    </message>
    <message id="tiletum.lesson.merchant.12">
        <source></source>
        <translation>После этого раунда колесо повернётся. Что станет с единицей торговца?</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer1">
        <source></source>
        <translation>Станет шестёркой</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer2">
        <source></source>
        <translation>Станет двойкой</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.why">
        <source></source>
        <translation>Каждый раунд на единицу меньше; после 1 снова идёт 6.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13">
        <source></source>
        <translation>Закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint2">
        <source></source>
        <translation>Осталось одно очко: коснитесь галочки дважды.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.unwanted">
        <source></source>
        <translation>На сегодня хватит: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.merchant.14">
        <source></source>
        <translation>Теперь вы умеете ездить, строить и собирать жетоны.</translation>
    </message>
    <message id="tiletum.lesson.architect.title">
        <source></source>
        <translation>Архитектор и соборы</translation>
    </message>
    <message id="tiletum.lesson.architect.1">
        <source></source>
        <translation>Архитектор ставит колонны. Колонна открывает дорогу в собор.</translation>
    </message>
    <message id="tiletum.lesson.architect.2">
        <source></source>
        <translation>Попробуйте внести камни в собор Кёльна.</translation>
    </message>
    <message id="tiletum.lesson.architect.2.after">
        <source></source>
        <translation>Сначала колонна, потом камни. Поставим её.</translation>
    </message>
    <message id="tiletum.lesson.architect.3">
        <source></source>
        <translation>Возьмите кубик камня 1: один камень и шесть очков действий архитектору.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint1">
        <source></source>
        <translation>Тёмно-серый, один блок.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint2">
        <source></source>
        <translation>Он лежит в секторе архитектора.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.unwanted">
        <source></source>
        <translation>Архитектору нужны очки: возьмите кубик камня 1.</translation>
    </message>
    <message id="tiletum.lesson.architect.4">
        <source></source>
        <translation>В Кёльн.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint1">
        <source></source>
        <translation>Шаг на восток от Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint2">
        <source></source>
        <translation>Коснитесь Кёльна.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.unwanted">
        <source></source>
        <translation>Сначала Кёльн: его собор сегодня дёшев.</translation>
    </message>
    <message id="tiletum.lesson.architect.5">
        <source></source>
        <translation>Поставьте колонну.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint1">
        <source></source>
        <translation>Коснитесь места для колонны.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint2">
        <source></source>
        <translation>Одно очко действия, одна колонна из запаса.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.unwanted">
        <source></source>
        <translation>Сначала колонна.</translation>
    </message>
    <message id="tiletum.lesson.architect.6">
        <source></source>
        <translation>Теперь внесите вклад: два камня дадут три победных очка за стоимость и пять за жетон собора.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint1">
        <source></source>
        <translation>Коснитесь собора и внесите вклад.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint2">
        <source></source>
        <translation>Очков действий не нужно: это дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.unwanted">
        <source></source>
        <translation>Камни есть: внесите вклад.</translation>
    </message>
    <message id="tiletum.lesson.architect.7">
        <source></source>
        <translation>Восемь победных очков с лучшим жетоном стопки. Следующий стоит уже только три.</translation>
    </message>
    <message id="tiletum.lesson.architect.8">
        <source></source>
        <translation>За два золота в любой момент хода можно купить другой ресурс. Купите камень.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint1">
        <source></source>
        <translation>Коснитесь золота, затем камня.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint2">
        <source></source>
        <translation>Это тоже дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.unwanted">
        <source></source>
        <translation>Сначала купите камень.</translation>
    </message>
    <message id="tiletum.lesson.architect.9">
        <source></source>
        <translation>Попробуйте внести вклад в Кёльне ещё раз.</translation>
    </message>
    <message id="tiletum.lesson.architect.9.after">
        <source></source>
        <translation>Так хватит и другим. А камни несите в другой собор.</translation>
    </message>
    <message id="tiletum.lesson.architect.10">
        <source></source>
        <translation>Тогда в Париж. Обратно через Тилетум.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint1">
        <source></source>
        <translation>Кёльн и Париж не соседи.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint2">
        <source></source>
        <translation>Коснитесь Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.unwanted">
        <source></source>
        <translation>Париж в другой стороне.</translation>
    </message>
    <message id="tiletum.lesson.architect.11">
        <source></source>
        <translation>И в Париж.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint1">
        <source></source>
        <translation>К западу от Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint2">
        <source></source>
        <translation>Коснитесь Парижа.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.unwanted">
        <source></source>
        <translation>На этот раз Париж.</translation>
    </message>
    <message id="tiletum.lesson.architect.12">
        <source></source>
        <translation>Попробуйте поставить колонну в Париже.</translation>
    </message>
    <message id="tiletum.lesson.architect.12.after">
        <source></source>
        <translation>Об этом говорит красная полоска с крестиком. В каждой партии она у одного из девяти соборных городов.</translation>
    </message>
    <message id="tiletum.lesson.architect.13">
        <source></source>
        <translation>Тогда хотя бы жетон. Архитектор тоже может их брать.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint1">
        <source></source>
        <translation>Он лежит в Париже.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint2">
        <source></source>
        <translation>Коснитесь жетона.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.unwanted">
        <source></source>
        <translation>Жетон — пока не ушли.</translation>
    </message>
    <message id="tiletum.lesson.architect.14">
        <source></source>
        <translation>За два золота вы меняете четвёрку на пятёрку. Что из этого следует?</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer1">
        <source></source>
        <translation>Ресурсом больше, очком меньше</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer2">
        <source></source>
        <translation>Ресурсом больше, очков столько же</translation>
    </message>
    <message id="tiletum.lesson.architect.14.why">
        <source></source>
        <translation>Новое число меняет и то и другое, а ещё действие и жетон.</translation>
    </message>
    <message id="tiletum.lesson.architect.15">
        <source></source>
        <translation>Теперь вы умеете ставить колонны и получать жетоны соборов.</translation>
    </message>
    <message id="tiletum.lesson.contracts.title">
        <source></source>
        <translation>Контракты и обмен</translation>
    </message>
    <message id="tiletum.lesson.contracts.1">
        <source></source>
        <translation>Контракты превращают ресурсы в победные очки и освобождают колонны.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2">
        <source></source>
        <translation>Возьмите кубик железа 2: два железа и пять очков действий на контракты.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint1">
        <source></source>
        <translation>Синий, два слитка.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint2">
        <source></source>
        <translation>Он лежит в секторе со свитком.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.unwanted">
        <source></source>
        <translation>Сначала контракты: возьмите кубик железа 2.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3">
        <source></source>
        <translation>Места стоят 3, 3, 2, 2 и 1. Возьмите самый дешёвый контракт, справа.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint1">
        <source></source>
        <translation>Он требует два железа и две шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint2">
        <source></source>
        <translation>Коснитесь крайнего правого жетона на рынке контрактов.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.unwanted">
        <source></source>
        <translation>Хороший план на потом. Начните справа.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4">
        <source></source>
        <translation>Попробуйте выполнить контракт.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4.after">
        <source></source>
        <translation>Он ждёт на складе и ничего не принесёт, пока вы не заплатите.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5">
        <source></source>
        <translation>Обмен: за очко действия ваша пища станет шерстью.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint1">
        <source></source>
        <translation>Коснитесь пищи, затем шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint2">
        <source></source>
        <translation>Железо берегите, оно нужно.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.unwanted">
        <source></source>
        <translation>Вам не хватает шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6">
        <source></source>
        <translation>Первый обмен за ход даёт ещё один ресурс, любой. Выберите шерсть.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint1">
        <source></source>
        <translation>На листке пять ресурсов.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint2">
        <source></source>
        <translation>Коснитесь шерсти ещё раз.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.unwanted">
        <source></source>
        <translation>В партии — пожалуйста. Здесь нужнее ещё шерсть.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7">
        <source></source>
        <translation>Теперь платите: два железа и две шерсти за шесть победных очков.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint1">
        <source></source>
        <translation>Коснитесь контракта, затем его места.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint2">
        <source></source>
        <translation>Выполнение — дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.unwanted">
        <source></source>
        <translation>У вас всё есть: выполните его.</translation>
    </message>
    <message id="tiletum.lesson.contracts.8">
        <source></source>
        <translation>На этом месте стояла колонна. Теперь она ваша: контракты кормят архитектора.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9">
        <source></source>
        <translation>Ещё один обмен: камень на шерсть.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint1">
        <source></source>
        <translation>Коснитесь камня, затем шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint2">
        <source></source>
        <translation>Это снова стоит очко действия.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.unwanted">
        <source></source>
        <translation>Ещё шерсть, пожалуйста.</translation>
    </message>
    <message id="tiletum.lesson.contracts.10">
        <source></source>
        <translation>На этот раз без добавки. Подарок бывает раз за ход.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11">
        <source></source>
        <translation>Осталось два очка действий. Возьмите контракт на три шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint1">
        <source></source>
        <translation>Он второй справа, стоит два.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint2">
        <source></source>
        <translation>Рынок сдвинется только в конце хода.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.unwanted">
        <source></source>
        <translation>Вам больше подходит контракт на шерсть.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12">
        <source></source>
        <translation>Не хватает одной шерсти. Купите её за два золота.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint1">
        <source></source>
        <translation>Коснитесь золота, затем шерсти.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint2">
        <source></source>
        <translation>Покупка — дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.unwanted">
        <source></source>
        <translation>Вам нужна шерсть.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13">
        <source></source>
        <translation>Выполните его: четыре очка и ещё одно за второе место.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint1">
        <source></source>
        <translation>Коснитесь контракта.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint2">
        <source></source>
        <translation>А затем второго места.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.unwanted">
        <source></source>
        <translation>Сначала выполните его.</translation>
    </message>
    <message id="tiletum.lesson.contracts.14">
        <source></source>
        <translation>Играют двое, и место для дома в Гамбурге закрыто. Почему?</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer1">
        <source></source>
        <translation>Оно открыто лишь от трёх игроков</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer2">
        <source></source>
        <translation>Его приберёг себе соперник</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.why">
        <source></source>
        <translation>Некоторые места открываются только при трёх или четырёх игроках.</translation>
    </message>
    <message id="tiletum.lesson.contracts.15">
        <source></source>
        <translation>Открытое место в Гамбурге даёт три победных очка. Когда вы их получите?</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer1">
        <source></source>
        <translation>В конце игры</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer2">
        <source></source>
        <translation>Сразу, как построю</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.why">
        <source></source>
        <translation>Место даёт очки один раз: в тот момент, когда вы ставите на нём дом.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16">
        <source></source>
        <translation>Закончите ход и смотрите, как рынок сдвинется вправо.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint2">
        <source></source>
        <translation>Коснитесь её ещё раз.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.unwanted">
        <source></source>
        <translation>Отлично, этого хватит: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.contracts.17">
        <source></source>
        <translation>Теперь вы умеете брать и выполнять контракты, менять и покупать.</translation>
    </message>
    <message id="tiletum.lesson.characters.title">
        <source></source>
        <translation>Персонажи и комнаты</translation>
    </message>
    <message id="tiletum.lesson.characters.1">
        <source></source>
        <translation>В ваших зданиях хотят жить. Каждый жилец при заселении дарит подарок.</translation>
    </message>
    <message id="tiletum.lesson.characters.2">
        <source></source>
        <translation>Возьмите кубик пищи 1: шесть очков действий на персонажей.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint1">
        <source></source>
        <translation>Одно яблоко на розовом кубике.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint2">
        <source></source>
        <translation>Он лежит в секторе с бюстом.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.unwanted">
        <source></source>
        <translation>Шесть очков того стоят: возьмите кубик пищи 1.</translation>
    </message>
    <message id="tiletum.lesson.characters.3">
        <source></source>
        <translation>Персонажа берут за очко действия. Возьмите подсвеченного нотариуса.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint1">
        <source></source>
        <translation>Дважды коснитесь его на рынке персонажей.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint2">
        <source></source>
        <translation>На нём два железа.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.unwanted">
        <source></source>
        <translation>Приятный гость, но начните с нотариуса.</translation>
    </message>
    <message id="tiletum.lesson.characters.4">
        <source></source>
        <translation>Он ждёт на складе. Поселите его на первом этаже здания 2.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint1">
        <source></source>
        <translation>Коснитесь нотариуса, затем комнаты.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint2">
        <source></source>
        <translation>Первый этаж, одно очко действия.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.unwanted">
        <source></source>
        <translation>Можно! Но в нашей истории он живёт в здании 2, на первом этаже.</translation>
    </message>
    <message id="tiletum.lesson.characters.5">
        <source></source>
        <translation>Сразу два железа. Второй этаж стоит два очка действий, третий — три.</translation>
    </message>
    <message id="tiletum.lesson.characters.6">
        <source></source>
        <translation>Возьмите придворного с тремя победными очками.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint1">
        <source></source>
        <translation>Он в пышном воротнике.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint2">
        <source></source>
        <translation>Дважды коснитесь его на рынке.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.unwanted">
        <source></source>
        <translation>Придворного, пожалуйста.</translation>
    </message>
    <message id="tiletum.lesson.characters.7">
        <source></source>
        <translation>Попробуйте поселить его над нотариусом.</translation>
    </message>
    <message id="tiletum.lesson.characters.7.after">
        <source></source>
        <translation>Придворному нужно своё здание.</translation>
    </message>
    <message id="tiletum.lesson.characters.8">
        <source></source>
        <translation>Тогда найдите второго нотариуса. Возьмите подсвеченного.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint1">
        <source></source>
        <translation>Та же шапочка, то же перо.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint2">
        <source></source>
        <translation>На нём золото и железо.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.unwanted">
        <source></source>
        <translation>Зданию 2 нужен нотариус.</translation>
    </message>
    <message id="tiletum.lesson.characters.9">
        <source></source>
        <translation>Попробуйте дать ему отдельное здание.</translation>
    </message>
    <message id="tiletum.lesson.characters.9.after">
        <source></source>
        <translation>Нотариусы любят компанию, а этажом выше свободно.</translation>
    </message>
    <message id="tiletum.lesson.characters.10">
        <source></source>
        <translation>Второй этаж здания 2: ваши последние два очка действий.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint1">
        <source></source>
        <translation>Коснитесь нотариуса, затем верхней комнаты.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint2">
        <source></source>
        <translation>Оба нотариуса под одной крышей.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.unwanted">
        <source></source>
        <translation>Берегите очки: верхняя комната стоит два.</translation>
    </message>
    <message id="tiletum.lesson.characters.11">
        <source></source>
        <translation>Заполнено! Дом с крыши переходит в запас, для вашего торговца.</translation>
    </message>
    <message id="tiletum.lesson.characters.12">
        <source></source>
        <translation>У вас жетон собора в Кёльне и снова есть камни. Можно ли внести вклад ещё раз?</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer1">
        <source></source>
        <translation>Да, пока есть жетоны</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer2">
        <source></source>
        <translation>Нет, по одному с каждого собора</translation>
    </message>
    <message id="tiletum.lesson.characters.12.why">
        <source></source>
        <translation>С каждого собора по одному на игрока. Другие открыты.</translation>
    </message>
    <message id="tiletum.lesson.characters.13">
        <source></source>
        <translation>Придворный подождёт другого хода. Этот закончите.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint2">
        <source></source>
        <translation>Больше ничего не подсвечено.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.unwanted">
        <source></source>
        <translation>Пока хватит: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.characters.14">
        <source></source>
        <translation>Теперь вы умеете нанимать персонажей и заполнять здания.</translation>
    </message>
    <message id="tiletum.lesson.coats.title">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.lesson.coats.1">
        <source></source>
        <translation>Здание 5 заполняет нотариус. С гербом под ним оно будет завершено.</translation>
    </message>
    <message id="tiletum.lesson.coats.2">
        <source></source>
        <translation>За гербы платят пищей. Возьмите кубик пищи 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint1">
        <source></source>
        <translation>Пять яблок на розовом кубике.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint2">
        <source></source>
        <translation>Он лежит в секторе контрактов.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.unwanted">
        <source></source>
        <translation>Кубик пищи 5, пожалуйста: с ним идёт герб.</translation>
    </message>
    <message id="tiletum.lesson.coats.3">
        <source></source>
        <translation>Его жетон — герб Медичи. Возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint1">
        <source></source>
        <translation>Коснитесь щита.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint2">
        <source></source>
        <translation>Нажмите кнопку, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.unwanted">
        <source></source>
        <translation>Мы пришли именно за ним: возьмите.</translation>
    </message>
    <message id="tiletum.lesson.coats.4">
        <source></source>
        <translation>Разместите его под зданием 5. Там он стоит три пищи.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint1">
        <source></source>
        <translation>Коснитесь герба, затем места под зданием 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint2">
        <source></source>
        <translation>Размещение — дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.unwanted">
        <source></source>
        <translation>Можно, но под зданием 5 сегодня толку больше.</translation>
    </message>
    <message id="tiletum.lesson.coats.5">
        <source></source>
        <translation>У каждого места свой подарок. Здесь — два любых ресурса. Выберите первый.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint1">
        <source></source>
        <translation>Любой из пяти.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint2">
        <source></source>
        <translation>Золото никогда не лишнее.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.unwanted">
        <source></source>
        <translation>Сначала выберите ресурс.</translation>
    </message>
    <message id="tiletum.lesson.coats.6">
        <source></source>
        <translation>И второй.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint1">
        <source></source>
        <translation>Любой из пяти.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint2">
        <source></source>
        <translation>Берите что хотите.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.unwanted">
        <source></source>
        <translation>Выберите ещё один.</translation>
    </message>
    <message id="tiletum.lesson.coats.7">
        <source></source>
        <translation>Завершено! Одна комната — ещё одно очко действия на контракты: сейчас и с каждым будущим кубиком контрактов.</translation>
    </message>
    <message id="tiletum.lesson.coats.8">
        <source></source>
        <translation>Три очка действий вместо двух. Возьмите за два герб Фуггеров.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint1">
        <source></source>
        <translation>Второй справа на рынке контрактов.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint2">
        <source></source>
        <translation>Это щит среди контрактов.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.unwanted">
        <source></source>
        <translation>Сейчас лучше герб.</translation>
    </message>
    <message id="tiletum.lesson.coats.9">
        <source></source>
        <translation>Попробуйте за последнее очко взять второй герб Медичи.</translation>
    </message>
    <message id="tiletum.lesson.coats.9.after">
        <source></source>
        <translation>Считается и размещённый, а не только тот, что на складе.</translation>
    </message>
    <message id="tiletum.lesson.coats.10">
        <source></source>
        <translation>Здание 6 заполнено с самого начала. Две пищи — и пять победных очков.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint1">
        <source></source>
        <translation>Крайнее правое здание.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint2">
        <source></source>
        <translation>Коснитесь щита Фуггеров, затем места под зданием 6.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.unwanted">
        <source></source>
        <translation>Больше всего даст здание 6: оно уже заполнено.</translation>
    </message>
    <message id="tiletum.lesson.coats.11">
        <source></source>
        <translation>Завершены два. В конце три дают 5, четыре — 10, пять — 20, а все шесть — 30 победных очков.</translation>
    </message>
    <message id="tiletum.lesson.coats.12">
        <source></source>
        <translation>Контракты: за ход вы меняете дважды. Сколько ресурсов дадут сверху?</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer1">
        <source></source>
        <translation>Два</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer2">
        <source></source>
        <translation>Один, за первый обмен</translation>
    </message>
    <message id="tiletum.lesson.coats.12.why">
        <source></source>
        <translation>Добавка — только за первый обмен за ход.</translation>
    </message>
    <message id="tiletum.lesson.coats.13">
        <source></source>
        <translation>Теперь вы умеете размещать гербы и завершать здания.</translation>
    </message>
    <message id="tiletum.lesson.king.title">
        <source></source>
        <translation>Король и порядок хода</translation>
    </message>
    <message id="tiletum.lesson.king.1">
        <source></source>
        <translation>Каждый раунд король даёт победные очки на синих клетках и отнимает на красных.</translation>
    </message>
    <message id="tiletum.lesson.king.2">
        <source></source>
        <translation>Перед каждым из трёх ходов коррупция тянет всех назад. Открыты два жетона: 0 и 1.</translation>
    </message>
    <message id="tiletum.lesson.king.3">
        <source></source>
        <translation>Возьмите подсвеченный кубик, а короля пока не трогайте.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint1">
        <source></source>
        <translation>Подойдёт любой подсвеченный.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint2">
        <source></source>
        <translation>Только не из сектора с короной.</translation>
    </message>
    <message id="tiletum.lesson.king.3.unwanted">
        <source></source>
        <translation>Этот приберегите; возьмите подсвеченный, без изменений.</translation>
    </message>
    <message id="tiletum.lesson.king.4">
        <source></source>
        <translation>Жетон на этот раз оставьте.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint1">
        <source></source>
        <translation>Кнопка, которая его оставляет.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint2">
        <source></source>
        <translation>Склад подождёт.</translation>
    </message>
    <message id="tiletum.lesson.king.4.unwanted">
        <source></source>
        <translation>Оставьте, пожалуйста: урок о короле.</translation>
    </message>
    <message id="tiletum.lesson.king.5">
        <source></source>
        <translation>Закончите ход и следите за третьим жетоном.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint2">
        <source></source>
        <translation>Коснитесь её дважды: очки остались.</translation>
    </message>
    <message id="tiletum.lesson.king.5.unwanted">
        <source></source>
        <translation>Закончите ход: король зовёт.</translation>
    </message>
    <message id="tiletum.lesson.king.6">
        <source></source>
        <translation>Все на два назад! Вы на красном, минус три; первый соперник падает до плюс двух.</translation>
    </message>
    <message id="tiletum.lesson.king.7">
        <source></source>
        <translation>Соперники берут последние кубики.</translation>
    </message>
    <message id="tiletum.lesson.king.13">
        <source></source>
        <translation>Возьмите кубик короля: две пищи и пять клеток вверх.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint1">
        <source></source>
        <translation>Он лежит в секторе с короной.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint2">
        <source></source>
        <translation>Розовая двойка, без изменений.</translation>
    </message>
    <message id="tiletum.lesson.king.13.unwanted">
        <source></source>
        <translation>Сейчас выгоден король. Возьмите его кубик.</translation>
    </message>
    <message id="tiletum.lesson.king.14">
        <source></source>
        <translation>Пять клеток вверх, к сопернику на плюс два. Ваша фишка лежит сверху.</translation>
    </message>
    <message id="tiletum.lesson.king.15">
        <source></source>
        <translation>Закончите ход: начинается королевская фаза.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint2">
        <source></source>
        <translation>Больше ничего не осталось.</translation>
    </message>
    <message id="tiletum.lesson.king.15.unwanted">
        <source></source>
        <translation>Сначала закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.king.16">
        <source></source>
        <translation>Попробуйте взять жетон короля. Ведь впереди вы оба.</translation>
    </message>
    <message id="tiletum.lesson.king.16.after">
        <source></source>
        <translation>Нижняя фишка впереди. Соперник пришёл раньше, и жетон его.</translation>
    </message>
    <message id="tiletum.lesson.king.17">
        <source></source>
        <translation>Соперник берёт жетон.</translation>
    </message>
    <message id="tiletum.lesson.king.18">
        <source></source>
        <translation>Синие платят: вам два победных очка. Второй соперник, на красном, теряет три.</translation>
    </message>
    <message id="tiletum.lesson.king.19">
        <source></source>
        <translation>Трек задаёт и новый порядок: нижняя фишка, затем вы, затем красная.</translation>
    </message>
    <message id="tiletum.lesson.king.20">
        <source></source>
        <translation>Теперь фишки с красных клеток идут на 0. На синих остаются и в следующем раунде заплатят снова.</translation>
    </message>
    <message id="tiletum.lesson.king.21">
        <source></source>
        <translation>В здании 2 живёт нотариус. Где может жить следующий?</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer1">
        <source></source>
        <translation>Только в здании 2</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer2">
        <source></source>
        <translation>В любой свободной комнате</translation>
    </message>
    <message id="tiletum.lesson.king.21.why">
        <source></source>
        <translation>У вида одно здание, а у здания один вид.</translation>
    </message>
    <message id="tiletum.lesson.king.22">
        <source></source>
        <translation>Теперь вы умеете подниматься при дворе, лидировать и держать место.</translation>
    </message>
    <message id="tiletum.lesson.fairs.title">
        <source></source>
        <translation>Ярмарки</translation>
    </message>
    <message id="tiletum.lesson.fairs.1">
        <source></source>
        <translation>Раунд завершает ярмарка. Вторая — в Труа, и на ней считают дома на карте.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2">
        <source></source>
        <translation>Возьмите кубик пищи 6: у торговца будет одно очко действия.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint1">
        <source></source>
        <translation>Он лежит в секторе торговца.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint2">
        <source></source>
        <translation>Шесть яблок на розовом кубике.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.unwanted">
        <source></source>
        <translation>Берегите золото и планы: у торговца лежит шестёрка.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3">
        <source></source>
        <translation>Возьмите его жетон или оставьте.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint1">
        <source></source>
        <translation>Взять или оставить.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint2">
        <source></source>
        <translation>Хорошо и то и другое.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.unwanted">
        <source></source>
        <translation>Сначала решите судьбу жетона.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4">
        <source></source>
        <translation>Одно очко действия: из Парижа в Труа.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint1">
        <source></source>
        <translation>Труа рядом с Парижем.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint2">
        <source></source>
        <translation>Коснитесь подсвеченного города.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.unwanted">
        <source></source>
        <translation>Ярмарка в Труа: идите туда.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5">
        <source></source>
        <translation>Попробуйте построить и дом.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5.after">
        <source></source>
        <translation>Не беда: хватит и торговца, который здесь стоит.</translation>
    </message>
    <message id="tiletum.lesson.fairs.6">
        <source></source>
        <translation>Вторая ярмарка: 2 на поле, 2 на жетоне. У вас два дома. Сколько очков?</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer1">
        <source></source>
        <translation>Сумма 2 + 2, умноженная на 2: 8</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer2">
        <source></source>
        <translation>2 плюс дважды 2: 6</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.why">
        <source></source>
        <translation>Поле и жетон сначала складывают, и уже сумму умножают.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7">
        <source></source>
        <translation>Закончите ход. Раунд окончен, начинается ярмарка.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint2">
        <source></source>
        <translation>Больше ничего не осталось.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.unwanted">
        <source></source>
        <translation>К ярмарке всё готово: закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.fairs.8">
        <source></source>
        <translation>Соперник впереди при дворе и не берёт жетон короля.</translation>
    </message>
    <message id="tiletum.lesson.fairs.9">
        <source></source>
        <translation>Сначала король: вы на красном и теряете два. Следите за этим треком.</translation>
    </message>
    <message id="tiletum.lesson.fairs.10">
        <source></source>
        <translation>Ярмарка в Труа: два и два, значит, четыре победных очка за каждый дом.</translation>
    </message>
    <message id="tiletum.lesson.fairs.11">
        <source></source>
        <translation>Восемь вам: торговец был на месте.</translation>
    </message>
    <message id="tiletum.lesson.fairs.12">
        <source></source>
        <translation>У соперника в Труа ни дома, ни торговца, и он уходит ни с чем.</translation>
    </message>
    <message id="tiletum.lesson.fairs.13">
        <source></source>
        <translation>Один совет: прочтите все четыре ярмарки до первого хода и стройте с расчётом на них.</translation>
    </message>
    <message id="tiletum.lesson.fairs.14">
        <source></source>
        <translation>На складе лежит герб Медичи. Можно ли взять ещё один?</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer1">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer2">
        <source></source>
        <translation>Да, если первый не размещён</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.why">
        <source></source>
        <translation>По одному гербу каждого рода, будь он на складе или под зданием.</translation>
    </message>
    <message id="tiletum.lesson.fairs.15">
        <source></source>
        <translation>Теперь вы умеете готовиться к ярмарке и приходить вовремя.</translation>
    </message>
    <message id="tiletum.lesson.helpers.title">
        <source></source>
        <translation>Помощники и полный склад</translation>
    </message>
    <message id="tiletum.lesson.helpers.1">
        <source></source>
        <translation>На складе четыре места для любых жетонов. Все заняты.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2">
        <source></source>
        <translation>Попробуйте использовать помощника с двумя дополнительными очками действий.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2.after">
        <source></source>
        <translation>Этот помощник никогда не действует один.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3">
        <source></source>
        <translation>Тогда возьмите кубик: пятёрку шерсти у архитектора.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint1">
        <source></source>
        <translation>Светло-серый, с числом 5.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint2">
        <source></source>
        <translation>Он лежит в секторе архитектора.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.unwanted">
        <source></source>
        <translation>В другой раз. У архитектора хороший жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4">
        <source></source>
        <translation>Попробуйте взять его жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4.after">
        <source></source>
        <translation>Дополнительные действия доступны и сейчас, до того как вы возьмёте жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5">
        <source></source>
        <translation>Используйте помощника с искрой: здание снова раздаст свои подарки.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint1">
        <source></source>
        <translation>Он лежит на вашем складе.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint2">
        <source></source>
        <translation>Коснитесь его и используйте.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.unwanted">
        <source></source>
        <translation>Хорошая мысль; но здесь место освободит искра.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6">
        <source></source>
        <translation>В здании 4 живёт купчиха. Выберите его.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint1">
        <source></source>
        <translation>Единственное здание, где кто-то живёт.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint2">
        <source></source>
        <translation>Коснитесь здания 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.unwanted">
        <source></source>
        <translation>Сначала выберите здание: помощник ждёт.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7">
        <source></source>
        <translation>Купчиха снова даёт три золота. Возьмите.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint1">
        <source></source>
        <translation>Коснитесь купчихи.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint2">
        <source></source>
        <translation>Первый этаж здания 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.unwanted">
        <source></source>
        <translation>Золото даром: сначала возьмите его.</translation>
    </message>
    <message id="tiletum.lesson.helpers.8">
        <source></source>
        <translation>Некоторые места для домов, как во Франкфурте, так же будят здание.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9">
        <source></source>
        <translation>Место есть. Теперь возьмите жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint1">
        <source></source>
        <translation>Нажмите кнопку, которая его берёт.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint2">
        <source></source>
        <translation>Ждут четыре победных очка.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.unwanted">
        <source></source>
        <translation>Место освобождали для него: возьмите жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10">
        <source></source>
        <translation>Используйте его: четыре победных очка.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint1">
        <source></source>
        <translation>Теперь он на складе.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint2">
        <source></source>
        <translation>Коснитесь его и используйте.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.unwanted">
        <source></source>
        <translation>Сначала награда.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11">
        <source></source>
        <translation>У архитектора два очка действий. Добавьте два: используйте помощника с плюсом.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint1">
        <source></source>
        <translation>Теперь действие кубика идёт.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint2">
        <source></source>
        <translation>Коснитесь жетона с плюсом и используйте его.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.unwanted">
        <source></source>
        <translation>Сначала усильте действие.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12">
        <source></source>
        <translation>Четыре очка действий. В Кёльн.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint1">
        <source></source>
        <translation>Шаг на восток от Тилетума.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint2">
        <source></source>
        <translation>Коснитесь Кёльна.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.unwanted">
        <source></source>
        <translation>Колонны сегодня ждут в Кёльне.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13">
        <source></source>
        <translation>Поставьте колонну.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint1">
        <source></source>
        <translation>Коснитесь места для колонны.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint2">
        <source></source>
        <translation>Одно очко действия.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.unwanted">
        <source></source>
        <translation>Сначала колонна.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14">
        <source></source>
        <translation>Камни ещё у вас: внесите вклад в собор.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint1">
        <source></source>
        <translation>Коснитесь собора и внесите вклад.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint2">
        <source></source>
        <translation>Два камня, дополнительное действие.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.unwanted">
        <source></source>
        <translation>Самое время внести вклад в собор.</translation>
    </message>
    <message id="tiletum.lesson.helpers.15">
        <source></source>
        <translation>Вы с соперником впереди всех, на одной клетке королевского трека. Кому жетон?</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer1">
        <source></source>
        <translation>Верхней фишке</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer2">
        <source></source>
        <translation>Никому</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer3">
        <source></source>
        <translation>Нижней фишке</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.why">
        <source></source>
        <translation>Кто пришёл первым, лежит ниже и впереди, и в новом порядке тоже.</translation>
    </message>
    <message id="tiletum.lesson.helpers.16">
        <source></source>
        <translation>Ваша фишка на минус двух. Что будет после королевской фазы?</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer1">
        <source></source>
        <translation>Останется на минус двух</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer2">
        <source></source>
        <translation>Минус два очка, и она идёт на 0</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.why">
        <source></source>
        <translation>С красных клеток фишки идут на 0, с синих остаются.</translation>
    </message>
    <message id="tiletum.lesson.helpers.17">
        <source></source>
        <translation>Сколько раз за раунд коррупция тянет всех назад?</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer1">
        <source></source>
        <translation>Три раза</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer2">
        <source></source>
        <translation>Один раз</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer3">
        <source></source>
        <translation>Два раза</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.why">
        <source></source>
        <translation>Перед каждым из трёх ходов открывают жетон.</translation>
    </message>
    <message id="tiletum.lesson.helpers.18">
        <source></source>
        <translation>Теперь вы умеете звать помощников и держать склад свободным.</translation>
    </message>
    <message id="tiletum.lesson.first-match.title">
        <source></source>
        <translation>Первая партия, с советами</translation>
    </message>
    <message id="tiletum.lesson.first-match.1">
        <source></source>
        <translation>Теперь решаете вы, а я лишь советую. Соперник напротив — добряк.</translation>
    </message>
    <message id="tiletum.lesson.first-match.2">
        <source></source>
        <translation>Ярмарка в Вероне. Дома там нет, но ваш торговец в городе. Будут очки?</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer2">
        <source></source>
        <translation>Нет, считаются только дома</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.why">
        <source></source>
        <translation>Торговец или дом: хватит одного.</translation>
    </message>
    <message id="tiletum.lesson.first-match.3">
        <source></source>
        <translation>Третья ярмарка: 3 на поле, 3 на жетоне, у вас два контракта. Сколько очков?</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer1">
        <source></source>
        <translation>Двенадцать</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer2">
        <source></source>
        <translation>Девять</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.why">
        <source></source>
        <translation>Три и три — шесть; шесть на два — двенадцать.</translation>
    </message>
    <message id="tiletum.lesson.first-match.4">
        <source></source>
        <translation>Ярмарка раунда — в Тилетуме, где дом есть у всех. За каждый выполненный контракт — четыре очка.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5">
        <source></source>
        <translation>Первый ход: любой кубик, любое действие. За советом — когда угодно.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice1">
        <source></source>
        <translation>Тройка сегодня — это контракты: три ресурса и четыре очка действий.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice2">
        <source></source>
        <translation>Крайний правый контракт стоит одно очко действия и требует три железа.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice3">
        <source></source>
        <translation>Дополнительные действия не стоят очков: что можете оплатить, выполните до конца хода.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6">
        <source></source>
        <translation>Второй ход. Чему помог первый?</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice1">
        <source></source>
        <translation>Свободным колоннам нужен архитектор; собор Кёльна стоит два камня.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice2">
        <source></source>
        <translation>Дома выгоднее вдали, но каждый шаг стоит очка действия.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice3">
        <source></source>
        <translation>Манит жетон на колесе? Проверьте, не приведут ли к нему два золота.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7">
        <source></source>
        <translation>Третий ход раунда. Потом король и ярмарка.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice1">
        <source></source>
        <translation>Красная клетка сейчас стоит победных очков, а один кубик короля вас с неё поднимет.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice2">
        <source></source>
        <translation>Кто впереди при дворе, берёт жетон и ходит первым.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice3">
        <source></source>
        <translation>Следующая ярмарка во Франкфурте, в двух шагах: пары дома и колонны.</translation>
    </message>
    <message id="tiletum.lesson.first-match.8">
        <source></source>
        <translation>Первый раунд позади. Колесо повернулось, лежат новые кубики, впереди три раунда.</translation>
    </message>
    <message id="tiletum.lesson.first-match.9">
        <source></source>
        <translation>Вы готовы к целой партии. Играйте дальше отсюда!</translation>
    </message>
    <message id="tiletum.lesson.titus.title">
        <source></source>
        <translation>В одиночку против Тита</translation>
    </message>
    <message id="tiletum.lesson.titus.1">
        <source></source>
        <translation>Не с кем играть? Напротив сидит кардинал Тит. Какой кубик взять, решают за него карты-указы.</translation>
    </message>
    <message id="tiletum.lesson.titus.2">
        <source></source>
        <translation>Начинаете, как всегда: возьмите подсвеченный кубик.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint1">
        <source></source>
        <translation>Шерсть для торговца или пища для персонажей.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint2">
        <source></source>
        <translation>Подойдёт любой подсвеченный.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.unwanted">
        <source></source>
        <translation>Этот оставьте: на колесо смотрит и Тит.</translation>
    </message>
    <message id="tiletum.lesson.titus.3">
        <source></source>
        <translation>Возьмите его жетон или оставьте.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint1">
        <source></source>
        <translation>Взять или оставить.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint2">
        <source></source>
        <translation>Хорошо и то и другое.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.unwanted">
        <source></source>
        <translation>Сначала решите судьбу жетона.</translation>
    </message>
    <message id="tiletum.lesson.titus.4">
        <source></source>
        <translation>Закончите ход и следите за его картой.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint1">
        <source></source>
        <translation>Галочка.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint2">
        <source></source>
        <translation>Коснитесь её дважды: очки остались.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.unwanted">
        <source></source>
        <translation>В партии вы бы продолжили. А здесь закончите ход.</translation>
    </message>
    <message id="tiletum.lesson.titus.5">
        <source></source>
        <translation>«Славные шпили». Строки проверяют сверху; кубик выбирает первая подходящая.</translation>
    </message>
    <message id="tiletum.lesson.titus.6">
        <source></source>
        <translation>Первая строка: колонн больше, чем жетонов соборов? Нет. Вторая: архитектор. Он берёт этот кубик.</translation>
    </message>
    <message id="tiletum.lesson.titus.7">
        <source></source>
        <translation>Он получает камень, едет и строит по твёрдым правилам, пока хватает очков действий.</translation>
    </message>
    <message id="tiletum.lesson.titus.8">
        <source></source>
        <translation>Что может, оплачивает: два камня — и восемь победных очков в Кёльне.</translation>
    </message>
    <message id="tiletum.lesson.titus.9">
        <source></source>
        <translation>Для ярмарки дом ему не нужен: везде он получает её значение, умноженное на номер раунда.</translation>
    </message>
    <message id="tiletum.lesson.titus.10">
        <source></source>
        <translation>В конце его контракты умножат на жетоны соборов. Вам нужно больше очков, чем у него.</translation>
    </message>
    <message id="tiletum.lesson.titus.11">
        <source></source>
        <translation>Вторая ярмарка, в Гамбурге: 2 на поле, 2 на жетоне. Сколько получит Тит?</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer1">
        <source></source>
        <translation>Восемь</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer2">
        <source></source>
        <translation>Ничего: дома там нет</translation>
    </message>
    <message id="tiletum.lesson.titus.11.why">
        <source></source>
        <translation>Два и два — четыре, и ещё на два за второй раунд. Дом ему не нужен.</translation>
    </message>
    <message id="tiletum.lesson.titus.12">
        <source></source>
        <translation>Склад полон, а на колесе хороший жетон. Что можно сделать?</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer1">
        <source></source>
        <translation>Выбросить один со склада</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer2">
        <source></source>
        <translation>Использовать один, потом взять</translation>
    </message>
    <message id="tiletum.lesson.titus.12.why">
        <source></source>
        <translation>Жетоны не сбрасывают; место освобождают дополнительные действия, даже до взятия нового.</translation>
    </message>
    <message id="tiletum.lesson.titus.13">
        <source></source>
        <translation>Карты — из коробки. Как он ими играет — наше толкование; подробнее в правилах.</translation>
    </message>
    <message id="tiletum.lesson.titus.14">
        <source></source>
        <translation>Теперь вы можете играть в одиночку, когда захотите.</translation>
    </message>
    <message id="tiletum.first.take">
        <source></source>
        <translation>Кубик — это две вещи: ресурсы по цвету и значению и действие по месту. Значение и очки действий вместе дают 7.</translation>
    </message>
    <message id="tiletum.first.bonusTile">
        <source></source>
        <translation>Бонусный жетон займёт лишь одно из четырёх мест на складе. Но сбросить оттуда ничего нельзя.</translation>
    </message>
    <message id="tiletum.first.move">
        <source></source>
        <translation>Каждый шаг стоит 1 очко действия. Торговец ставит дома, архитектор — колонны, только там, где стоят.</translation>
    </message>
    <message id="tiletum.first.collect">
        <source></source>
        <translation>За 1 очко действия жетон этого города ваш. На карту их не добавляют: берёт тот, кто пришёл первым.</translation>
    </message>
    <message id="tiletum.first.house">
        <source></source>
        <translation>Здесь можно построить дом, в каждом городе один. Он даёт участие в здешней ярмарке, а в конце дома умножают на колонны.</translation>
    </message>
    <message id="tiletum.first.pillar">
        <source></source>
        <translation>Здесь можно поставить колонну. Она позволит внести вклад в собор, а в конце колонны умножают на дома.</translation>
    </message>
    <message id="tiletum.first.hire">
        <source></source>
        <translation>Персонаж ждёт на складе, пока вы его не поселите. Каждый вид живёт только в одном из ваших зданий.</translation>
    </message>
    <message id="tiletum.first.settle">
        <source></source>
        <translation>Заселение стоит 1, 2 или 3 очка действий, смотря по этажу, а бонус приходит сразу. Выбирайте здание с умом: никто уже не съедет.</translation>
    </message>
    <message id="tiletum.first.activate">
        <source></source>
        <translation>Можно активировать здание: каждый персонаж в нём даст свой бонус ещё раз. Выберите то, что полезнее всего.</translation>
    </message>
    <message id="tiletum.first.sign">
        <source></source>
        <translation>Чем правее жетон, тем он дешевле, а то, что вы оставите, после вашего хода может сдвинуться дальше.</translation>
    </message>
    <message id="tiletum.first.chooseAction">
        <source></source>
        <translation>Джокер становится любым из остальных пяти действий. Все его очки идут на то, которое вы выберете.</translation>
    </message>
    <message id="tiletum.first.buy">
        <source></source>
        <translation>В любой момент своего хода за 2 золота можно купить 1 любой ресурс, кроме золота.</translation>
    </message>
    <message id="tiletum.first.fulfil">
        <source></source>
        <translation>Контракт можно оплатить сейчас, без очков действий. Он приносит победные очки, а первые пять освобождают по колонне.</translation>
    </message>
    <message id="tiletum.first.adorn">
        <source></source>
        <translation>За пищу можно разместить герб. У каждого места свой бонус, а заполненное здание герб завершает.</translation>
    </message>
    <message id="tiletum.first.contribute">
        <source></source>
        <translation>Где стоит ваша колонна, можно один раз заплатить камнями и взять верхний жетон собора. Кто придёт позже, получит меньше.</translation>
    </message>
    <message id="tiletum.first.use">
        <source></source>
        <translation>Помощника используют один раз, в любой момент своего хода, и место на складе освобождается.</translation>
    </message>
    <message id="tiletum.first.kingTile">
        <source></source>
        <translation>Вы лидируете на королевском треке, и бонусный жетон у него ваш, если хотите. Затем король платит каждому по его клетке.</translation>
    </message>
</context>
</TS>
