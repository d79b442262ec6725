<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="tiletum.rule.edition">
        <source></source>
        <translation>издание 2022 года</translation>
    </message>
    <message id="tiletum.rule.chapter.aim">
        <source></source>
        <translation>Прежде чем начать</translation>
    </message>
    <message id="tiletum.rule.aim.goal.title">
        <source></source>
        <translation>К чему вы стремитесь</translation>
    </message>
    <message id="tiletum.rule.aim.goal.1">
        <source></source>
        <translation>Вы торговец эпохи Возрождения, и ваш путь начинается в Тилетуме. Побеждает тот, у кого в конце больше всего победных очков (ПО). Их приносят контракты, соборы, ярмарки, королевский трек и ваши здания. В самом конце ваши дома и колонны на карте [перемножаются](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.aim.goal.2">
        <source></source>
        <translation>В начале у вас 10 ПО. Кое-что отнимает очки, но ниже нуля вы не опуститесь. Пример: у вас 2 ПО, вы теряете 5 — остаётся 0.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.title">
        <source></source>
        <translation>Один кубик — две вещи</translation>
    </message>
    <message id="tiletum.rule.aim.heart.1">
        <source></source>
        <translation>Каждый ход вы берёте один кубик. Его цвет и значение дают ресурсы. Его место у колеса действий даёт действие.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.2">
        <source></source>
        <translation>Одно спорит с другим. Кубик со значением 5 приносит 5 ресурсов, но лишь 2 очка действий (ОД). Кубик со значением 1 — всего 1 ресурс, зато 6 ОД. [Значение и ОД в сумме всегда дают 7.](rule:turn.points) За всю игру вы возьмёте только 12 кубиков, так что важен каждый.</translation>
    </message>
    <message id="tiletum.rule.aim.course.title">
        <source></source>
        <translation>Четыре раунда по пять фаз</translation>
    </message>
    <message id="tiletum.rule.aim.course.1">
        <source></source>
        <translation>Игра длится четыре раунда. В каждом пять фаз: подготовка, действия, королевская фаза, ярмарка и уборка. В фазе действий каждый делает три хода, то есть 12 за игру.</translation>
    </message>
    <message id="tiletum.rule.aim.course.2">
        <source></source>
        <translation>Перемешивает, бросает, пополняет и считает программа. Вам остаётся только решать. В четвёртом раунде уборки нет: после его ярмарки сразу идёт [итоговый подсчёт](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.chapter.setup">
        <source></source>
        <translation>Подготовка к игре</translation>
    </message>
    <message id="tiletum.rule.setup.parts.title">
        <source></source>
        <translation>Что есть в игре</translation>
    </message>
    <message id="tiletum.rule.setup.parts.1">
        <source></source>
        <translation>На столе лежат: колесо действий с шестью действиями, карта, королевский трек, мешочек с кубиками, 54 бонусных жетона, 26 жетонов контрактов и 45 жетонов персонажей. А также 25 жетонов соборов, 9 жетонов стоимости строительства, 6 жетонов коррупции, 11 жетонов ярмарок и 8 жетонов городов.</translation>
    </message>
    <message id="tiletum.rule.setup.parts.2">
        <source></source>
        <translation>У каждого игрока есть планшет, торговец, архитектор, 8 домов, 7 колонн, 5 жетонов бонусных очков действий и фишки для королевского трека и порядка хода. В [одиночном режиме](rule:solo.start) добавляются 13 указов и 8 испытаний.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.title">
        <source></source>
        <translation>Колесо действий</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.1">
        <source></source>
        <translation>Вокруг колеса стоят шесть действий: «Архитектор», «Торговец», «Персонажи», «Контракты», «Король» и «Джокер». Само колесо разделено на шесть секторов с номерами от 1 до 6 по часовой стрелке, и каждый сектор обращён к одному действию. В начале колесо повёрнуто случайно.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.2">
        <source></source>
        <translation>Возле каждого действия лежит один открытый бонусный жетон. Ещё один лежит у королевского трека.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.title">
        <source></source>
        <translation>Жетоны и кубики для 2, 3 и 4 игроков</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.1">
        <source></source>
        <translation>Если игроков меньше, часть жетонов не используется. Вдвоём, втроём или вчетвером играют с 38, 46 или 54 бонусными жетонами, с 18, 22 или 26 жетонами контрактов и с 25, 35 или 45 жетонами персонажей. В мешочке 10, 15 или 20 кубиков, поровну каждого из пяти цветов.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.2">
        <source></source>
        <translation>Пять жетонов контрактов и пять жетонов персонажей лежат открыто: это [рынок контрактов](rule:contract.offer) и [рынок персонажей](rule:character.offer). Остальные ждут в закрытых стопках.</translation>
    </message>
    <message id="tiletum.rule.setup.map.title">
        <source></source>
        <translation>Что лежит на карте</translation>
    </message>
    <message id="tiletum.rule.setup.map.1">
        <source></source>
        <translation>При 2, 3 или 4 игроках бонусные жетоны лежат в 11, 16 или 20 городах. В каждом из девяти соборных городов есть стопка жетонов собора, самый ценный сверху, и один случайный жетон стоимости строительства.</translation>
    </message>
    <message id="tiletum.rule.setup.map.2">
        <source></source>
        <translation>На одном из этих девяти жетонов написано «не строится». Поэтому в каждой партии [одного собора нет](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.title">
        <source></source>
        <translation>Четыре ярмарки</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.1">
        <source></source>
        <translation>Каждый раунд завершается ярмаркой в одном из городов. Первая всегда проходит в Тилетуме. Для остальных программа вытягивает три из восьми жетонов городов: Франкфурт, Верона, Труа, Гамбург, Лейпциг, Тулуза, Генуя и Венеция. Четыре из 11 жетонов ярмарок говорят, что на какой ярмарке считают.</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.2">
        <source></source>
        <translation>Всё это открыто с самого начала, так что уже первый ваш ход может служить ярмарке четвёртого раунда. Где и когда она пройдёт, показывают флажки на карте.</translation>
    </message>
    <message id="tiletum.rule.setup.player.title">
        <source></source>
        <translation>С чего вы начинаете</translation>
    </message>
    <message id="tiletum.rule.setup.player.1">
        <source></source>
        <translation>Вы получаете по 1 пище, железу, камню и шерсти. Золото зависит от порядка хода: у первого игрока 1, у следующих 3, 5 и 6. В Тилетуме стоят ваш торговец, ваш архитектор и один дом. В личном запасе у вас 2 дома и 2 колонны.</translation>
    </message>
    <message id="tiletum.rule.setup.player.2">
        <source></source>
        <translation>Первого игрока определяет жребий. Фишки всех игроков лежат стопкой на клетке 0 королевского трека, фишка первого игрока — в самом низу. Кто ниже, тот впереди.</translation>
    </message>
    <message id="tiletum.rule.setup.board.title">
        <source></source>
        <translation>Ваш планшет</translation>
    </message>
    <message id="tiletum.rule.setup.board.1">
        <source></source>
        <translation>На планшете шесть зданий. В пяти из них слева направо 3, 2, 2, 1 и 1 комната, которые нужно заполнить; шестое заполнено с самого начала. На первых пяти крышах ждёт дом. Под каждым зданием есть место для одного герба.</translation>
    </message>
    <message id="tiletum.rule.setup.board.2">
        <source></source>
        <translation>Кроме того, у вас есть шесть мест для контрактов, на первых пяти стоит по колонне, и склад на четыре места.</translation>
    </message>
    <message id="tiletum.rule.setup.options.title">
        <source></source>
        <translation>Что выбрать перед игрой</translation>
    </message>
    <message id="tiletum.rule.setup.options.1">
        <source></source>
        <translation>Играть могут от одного до четырёх человек. В одиночку вы встретитесь с [кардиналом Титом](rule:solo.start) и решите, сколько испытаний его усилит (от 0 до 8); какие именно, решит случай.</translation>
    </message>
    <message id="tiletum.rule.setup.options.2">
        <source></source>
        <translation>Обычно действия стоят вокруг колеса в постоянном порядке: «Архитектор», «Торговец», «Персонажи», «Контракты», «Король», «Джокер». Их можно и перемешать. Для первой партии оставьте постоянный порядок.</translation>
    </message>
    <message id="tiletum.rule.chapter.round">
        <source></source>
        <translation>Раунд</translation>
    </message>
    <message id="tiletum.rule.round.preparation.title">
        <source></source>
        <translation>Подготовка: бросок кубиков</translation>
    </message>
    <message id="tiletum.rule.round.preparation.1">
        <source></source>
        <translation>При 2, 3 или 4 игроках из мешочка достают 8, 11 или 14 кубиков и бросают их. Каждый кубик попадает в сектор своего значения, какого бы цвета он ни был. В секторе может оказаться много кубиков, а может не быть ни одного.</translation>
    </message>
    <message id="tiletum.rule.round.preparation.2">
        <source></source>
        <translation>Каждый возьмёт по три, поэтому два кубика всегда остаются.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.title">
        <source></source>
        <translation>Коррупция приходит трижды</translation>
    </message>
    <message id="tiletum.rule.round.corruption.1">
        <source></source>
        <translation>Перед каждым из трёх ходов открывают один жетон коррупции. Все фишки на королевском треке отступают на указанное число клеток: 0, 1 или 2. Фишки с одной клетки двигаются вместе и сохраняют порядок. С последней клетки отступать некуда.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.2">
        <source></source>
        <translation>Жетонов шесть, по два с каждым числом, и за раунд открывают три. Пример: жетоны 2, 0 и 1 отбрасывают всех на 3 клетки.</translation>
    </message>
    <message id="tiletum.rule.round.turns.title">
        <source></source>
        <translation>Ходы по очереди</translation>
    </message>
    <message id="tiletum.rule.round.turns.1">
        <source></source>
        <translation>После каждого жетона коррупции все по очереди делают по одному ходу. Первого игрока отмечает компас.</translation>
    </message>
    <message id="tiletum.rule.round.turns.2">
        <source></source>
        <translation>Действовать можно только в свой ход. Пока играют другие, можно всё рассматривать и строить планы. Тайной остаются лишь стопки, содержимое мешочка и закрытые жетоны коррупции.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.title">
        <source></source>
        <translation>Уборка</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.1">
        <source></source>
        <translation>Если бонусный жетон у действия забрали, туда кладут новый; жетон, который никому не понадобился, остаётся. После 1-го и 2-го раундов новый жетон появляется и у королевского трека. Все шесть жетонов коррупции перемешивают, а все кубики возвращают в мешочек.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.2">
        <source></source>
        <translation>Затем колесо поворачивается на один сектор по часовой стрелке. Число у каждого действия уменьшается на единицу, а 1 превращается в 6. Пример: у «Торговца» сейчас 4, в следующем раунде будет 3, и он даст на 1 ОД больше.</translation>
    </message>
    <message id="tiletum.rule.chapter.turn">
        <source></source>
        <translation>Ваш ход</translation>
    </message>
    <message id="tiletum.rule.turn.steps.title">
        <source></source>
        <translation>Порядок хода</translation>
    </message>
    <message id="tiletum.rule.turn.steps.1">
        <source></source>
        <translation>В ходе четыре шага в таком порядке: взять кубик, взять или оставить бонусный жетон его действия, получить ресурсы, выполнить действие. Кубик взять обязательно. Действие можно использовать частично или совсем не использовать.</translation>
    </message>
    <message id="tiletum.rule.turn.steps.2">
        <source></source>
        <translation>[Дополнительные действия](rule:task.when), например выполнение контракта, возможны до этих шагов, между ними и после них.</translation>
    </message>
    <message id="tiletum.rule.turn.die.title">
        <source></source>
        <translation>Выбор кубика</translation>
    </message>
    <message id="tiletum.rule.turn.die.1">
        <source></source>
        <translation>Выберите один кубик у колеса. С ним связаны четыре вещи: цвет, значение, действие, у которого он лежит, и бонусный жетон этого действия. Коснитесь кубика — и увидите все четыре, прежде чем решить.</translation>
    </message>
    <message id="tiletum.rule.turn.die.2">
        <source></source>
        <translation>За ход берут ровно один кубик, и только из тех, что ещё лежат у колеса. Между двумя кубиками одного цвета и значения разницы нет.</translation>
    </message>
    <message id="tiletum.rule.turn.change.title">
        <source></source>
        <translation>Изменить кубик за золото</translation>
    </message>
    <message id="tiletum.rule.turn.change.1">
        <source></source>
        <translation>Прямо перед тем, как взять кубик, можно изменить его значение: 2 золота за каждый шаг вверх или вниз. Значения 6 и 1 — соседи. Программа берёт плату за кратчайший путь, не больше трёх шагов за 6 золота.</translation>
    </message>
    <message id="tiletum.rule.turn.change.2">
        <source></source>
        <translation>Изменённый кубик лежит уже в другом секторе, поэтому меняется *всё*: ресурсы, ОД, действие и бонусный жетон. Пример: кубик камня 6 за 2 золота становится 1. Теперь он даёт 1 камень и 6 ОД.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.title">
        <source></source>
        <translation>Бонусный жетон действия</translation>
    </message>
    <message id="tiletum.rule.turn.tile.1">
        <source></source>
        <translation>Если у действия вашего кубика лежит бонусный жетон, возьмите его или оставьте. Взятый отправляется на [склад](rule:store.places), оставленный ждёт другого. Брать его никогда не обязательно.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.2">
        <source></source>
        <translation>Решать нужно до получения ресурсов, и до этого ничего из действия сделать нельзя. Зато дополнительные действия разрешены: использовав сейчас помощника, вы освободите место.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.title">
        <source></source>
        <translation>Ресурсы</translation>
    </message>
    <message id="tiletum.rule.turn.resources.1">
        <source></source>
        <translation>Вы получаете столько ресурсов, каково значение кубика, а вид зависит от цвета. Синие кубики дают железо, розовые — пищу, жёлтые — золото, светло-серые — шерсть, тёмно-серые — камень. Хранить можно сколько угодно. Пример: синий кубик 4 даёт 4 железа.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.2">
        <source></source>
        <translation>Если вам положен любой ресурс, выбирайте из всех пяти, включая золото. Выбирают сразу и по одному.</translation>
    </message>
    <message id="tiletum.rule.turn.points.title">
        <source></source>
        <translation>Очки действий</translation>
    </message>
    <message id="tiletum.rule.turn.points.1">
        <source></source>
        <translation>Кубик даёт столько ОД, сколько его значению не хватает до 7. Тратьте их на возможности его действия в любом порядке и сколько угодно раз. На другие действия они не годятся. Что не потрачено до конца хода, пропадает.</translation>
    </message>
    <message id="tiletum.rule.turn.points.2">
        <source></source>
        <translation>Пример: кубик 3 у «Торговца» даёт 7 – 3 = 4 ОД. Вы проходите две клетки, строите дом и берёте бонусный жетон.</translation>
    </message>
    <message id="tiletum.rule.turn.open.title">
        <source></source>
        <translation>Всё по порядку</translation>
    </message>
    <message id="tiletum.rule.turn.open.1">
        <source></source>
        <translation>Жетон, контракт или дом могут дать вам что-то посреди действия. Сначала разберитесь с этим, потом действие продолжится с того же места. От шагов, построек, лишних действий и бонусов персонажей можно отказаться. Любой ресурс нужно назвать обязательно.</translation>
    </message>
    <message id="tiletum.rule.turn.open.2">
        <source></source>
        <translation>Пока программа спрашивает о ресурсе, здании или месте, ничего другого сделать нельзя. Если она о чём-то не спрашивает, ответить на это тоже нельзя, а чего в игре нет, например здания 7, она не примет.</translation>
    </message>
    <message id="tiletum.rule.turn.end.title">
        <source></source>
        <translation>Конец хода и отмена</translation>
    </message>
    <message id="tiletum.rule.turn.end.1">
        <source></source>
        <translation>Ход вы завершаете сами. До этого нужно взять кубик, решить судьбу бонусного жетона и закончить всё, что возникло по пути.</translation>
    </message>
    <message id="tiletum.rule.turn.end.2">
        <source></source>
        <translation>До тех пор свои шаги можно отменять один за другим. Но нельзя вернуться к моменту до того, как открылось что-то новое, например персонаж на рынке, и нельзя отменить уже законченный ход.</translation>
    </message>
    <message id="tiletum.rule.chapter.store">
        <source></source>
        <translation>Склад</translation>
    </message>
    <message id="tiletum.rule.store.places.title">
        <source></source>
        <translation>Четыре места, и ничего не сбрасывают</translation>
    </message>
    <message id="tiletum.rule.store.places.1">
        <source></source>
        <translation>Каждый взятый жетон сначала попадает на склад. На нём четыре места. Когда все заняты, ниоткуда нельзя взять ещё один жетон, а сбросить лежащий на складе нельзя.</translation>
    </message>
    <message id="tiletum.rule.store.places.2">
        <source></source>
        <translation>Пример: у вас два контракта, герб и персонаж. Прежде чем брать пятый жетон, выполните контракт, разместите герб или поселите персонажа.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.title">
        <source></source>
        <translation>Как жетоны покидают склад</translation>
    </message>
    <message id="tiletum.rule.store.tiles.1">
        <source></source>
        <translation>[Помощника](rule:task.helper) используют, [контракт](rule:task.contract) выполняют, а [герб](rule:task.coat) размещают дополнительным действием. [Персонаж](rule:character.rooms) заселяется в комнату за ОД действия «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.store.tiles.2">
        <source></source>
        <translation>Каждый раз нужен жетон подходящего вида, который лежит на вашем складе.</translation>
    </message>
    <message id="tiletum.rule.chapter.map">
        <source></source>
        <translation>Карта, торговец и архитектор</translation>
    </message>
    <message id="tiletum.rule.map.spaces.title">
        <source></source>
        <translation>Города и клетки дорог</translation>
    </message>
    <message id="tiletum.rule.map.spaces.1">
        <source></source>
        <translation>На карте 23 города и 6 клеток дорог, соединённых путями. Клетка дороги стоит шага, как и город, но на ней ничего не строят и не находят. На одной клетке может стоять сколько угодно фигур.</translation>
    </message>
    <message id="tiletum.rule.map.spaces.2">
        <source></source>
        <translation>В девяти городах есть собор: там одно место для дома и два или три места для колонн. В остальных 14 городах есть только места для домов.</translation>
    </message>
    <message id="tiletum.rule.map.move.title">
        <source></source>
        <translation>Как ходят торговец и архитектор</translation>
    </message>
    <message id="tiletum.rule.map.move.1">
        <source></source>
        <translation>В действии «Торговец» за 1 ОД торговец переходит на соседнюю клетку. В действии «Архитектор» за 1 ОД переходит архитектор. Чужие фигуры пути не преграждают. Дом можно построить только там, где стоит торговец, колонну — только там, где стоит архитектор.</translation>
    </message>
    <message id="tiletum.rule.map.move.2">
        <source></source>
        <translation>Пример: из Тилетума торговец попадает в Лион за три шага, через Париж и Труа.</translation>
    </message>
    <message id="tiletum.rule.map.collect.title">
        <source></source>
        <translation>Бонусные жетоны в городах</translation>
    </message>
    <message id="tiletum.rule.map.collect.1">
        <source></source>
        <translation>За 1 ОД вы берёте бонусный жетон из города, где стоит ваша фигура: в действии «Торговец» это торговец, в действии «Архитектор» — архитектор. Жетон отправляется на склад.</translation>
    </message>
    <message id="tiletum.rule.map.collect.2">
        <source></source>
        <translation>Жетоны на карте не пополняют: кто первый пришёл, тот и взял. Жетон, которого на карте или на рынке уже нет, взять нельзя.</translation>
    </message>
    <message id="tiletum.rule.map.free.title">
        <source></source>
        <translation>Бесплатные шаги и постройки</translation>
    </message>
    <message id="tiletum.rule.map.free.1">
        <source></source>
        <translation>Некоторые персонажи и контракты дают шаги, дом или колонну без ОД. Каждый шаг ведёт на соседнюю клетку. Если вам даны и шаг, и постройка, используйте их в любом порядке или только что-то одно.</translation>
    </message>
    <message id="tiletum.rule.map.free.2">
        <source></source>
        <translation>Для постройки, как всегда, нужны дом или колонна в запасе и свободное место. Дом или колонна без шага пропадают, если там, где стоит фигура, поставить их нельзя. Бесплатный шаг не даёт взять жетон в городе.</translation>
    </message>
    <message id="tiletum.rule.merchant.house.title">
        <source></source>
        <translation>Постройка дома</translation>
    </message>
    <message id="tiletum.rule.merchant.house.1">
        <source></source>
        <translation>В действии «Торговец» за 1 ОД вы ставите дом из личного запаса в городе, где стоит торговец. В каждом городе у вас может быть один дом. В запасе сначала два, ещё пять ждут на крышах, пока вы не [заполните эти здания](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.merchant.house.2">
        <source></source>
        <translation>Дома остаются на карте. Благодаря им вы участвуете в ярмарках, а в конце их число умножают на число колонн.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.title">
        <source></source>
        <translation>Места для домов</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.1">
        <source></source>
        <translation>Дому нужно свободное место. В городах их одно или два, и только в Тилетуме больше. Некоторые места используются лишь втроём или вчетвером: при 2, 3 или 4 игроках их 24, 32 или 39 вместе с Тилетумом. Если свободных несколько, выбираете вы.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.2">
        <source></source>
        <translation>Пример: второе место в Труа есть только при трёх и более игроках.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.title">
        <source></source>
        <translation>Бонусы за постройку</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.1">
        <source></source>
        <translation>На большинстве мест для домов показан бонус за постройку: от 1 до 6 ПО или [активация здания](rule:character.activate). Вы получаете его сразу, каким бы путём дом туда ни попал. Достаётся он один раз, тому, кто строит. Если в ваших зданиях ещё никто не живёт, активация пропадает.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.2">
        <source></source>
        <translation>Пример: первое место в Венеции приносит 6 ПО.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.title">
        <source></source>
        <translation>Бонусы за постройку по городам</translation>
    </message>
    <message id="tiletum.rule.merchant.list.1">
        <source></source>
        <translation>Города с одним местом для дома: Лондон и Флоренция 5 ПО, Вена 4, Милан и Прага 3, Бордо и Лион 2, Кёльн и Париж 1.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.2">
        <source></source>
        <translation>Первые места остальных городов: Венеция 6 ПО, Генуя 4, Гамбург и Тулуза 3, Страсбург 2, Труа 1. В Лейпциге, Франкфурте, Нюрнберге, Вероне и Арле вы активируете здание. Брюгге и Антверпен ничего не дают.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.3">
        <source></source>
        <translation>Вторые места при трёх и более игроках: Верона 3 ПО, Нюрнберг 2, Гамбург и Франкфурт 1, Труа и Генуя — активация, Антверпен — ничего. Вчетвером ещё и эти: Тулуза и Арль 2 ПО, Лейпциг 1, Страсбург и Венеция — активация, Брюгге — ничего.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.4">
        <source></source>
        <translation>На местах в Тилетуме стоят начальные дома, бонуса они не дают.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.title">
        <source></source>
        <translation>Постройка колонны</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.1">
        <source></source>
        <translation>В действии «Архитектор» за 1 ОД вы ставите колонну из личного запаса в городе, где стоит архитектор. Места для колонн есть только в соборных городах: в Бордо и Вене по два, в остальных семи по три. В каждом городе у вас может быть одна колонна.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.2">
        <source></source>
        <translation>В запасе сначала две, ещё до пяти освобождают [выполненные контракты](rule:task.contract). Где у вас есть колонна, там можно [внести вклад в собор](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.title">
        <source></source>
        <translation>Собор, который не строится</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.1">
        <source></source>
        <translation>На одном из жетонов стоимости строительства написано «не строится». В этом городе никто не поставит колонну и не внесёт вклад, а жетоны этого собора в партии не участвуют. Место для дома и бонусный жетон там действуют как обычно.</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.2">
        <source></source>
        <translation>Найдите этот город, прежде чем планировать первое путешествие.</translation>
    </message>
    <message id="tiletum.rule.chapter.people">
        <source></source>
        <translation>Персонажи и здания</translation>
    </message>
    <message id="tiletum.rule.character.offer.title">
        <source></source>
        <translation>Рынок персонажей</translation>
    </message>
    <message id="tiletum.rule.character.offer.1">
        <source></source>
        <translation>В действии «Персонажи» за 1 ОД вы берёте на склад любого из пяти персонажей рынка. На его место сразу выкладывают нового.</translation>
    </message>
    <message id="tiletum.rule.character.offer.2">
        <source></source>
        <translation>За 1 ОД можно также обновить весь рынок: сначала выкладывают новые жетоны, потом старые замешивают в стопку. Если стопка пуста, остаётся пробел. Пустой рынок обновить нельзя.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.title">
        <source></source>
        <translation>Заселение персонажа</translation>
    </message>
    <message id="tiletum.rule.character.rooms.1">
        <source></source>
        <translation>Персонаж со склада заселяется в пустую комнату на вашем планшете. На первом этаже это стоит 1 ОД, на втором 2, на третьем 3; этажи можно заполнять в любом порядке. Бонус персонажа вы получаете сразу, а сам он остаётся там до конца.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.2">
        <source></source>
        <translation>Пример: заполнить первое здание стоит 1 + 2 + 3 = 6 ОД.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.title">
        <source></source>
        <translation>Один вид — одно здание</translation>
    </message>
    <message id="tiletum.rule.character.kinds.1">
        <source></source>
        <translation>Есть пять видов персонажей: нотариус, трактирщик, придворный, купчиха и зодчий. В здании живёт только один вид, и каждый вид живёт только в одном из ваших зданий.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.2">
        <source></source>
        <translation>Пример: нотариус поселился в здании 4, где одна комната. Больше ни один нотариус к вам не заселится, а тот, что ждёт на складе, займёт своё место навсегда.</translation>
    </message>
    <message id="tiletum.rule.character.filled.title">
        <source></source>
        <translation>Заполненные здания</translation>
    </message>
    <message id="tiletum.rule.character.filled.1">
        <source></source>
        <translation>Здание заполнено, когда в каждой его комнате кто-то живёт. Дом с его крыши переходит в ваш запас ещё до того, как вы используете бонус последнего персонажа. Герб для этого не нужен.</translation>
    </message>
    <message id="tiletum.rule.character.filled.2">
        <source></source>
        <translation>Шестое здание заполнено с самого начала. Дома на крыше у него нет, и в него никто не заселяется.</translation>
    </message>
    <message id="tiletum.rule.character.activate.title">
        <source></source>
        <translation>Активация здания</translation>
    </message>
    <message id="tiletum.rule.character.activate.1">
        <source></source>
        <translation>Здание активируют некоторые места для домов и один из помощников. Выберите своё здание, в котором живёт хотя бы один персонаж; заполненным оно быть не обязано. Бонус каждого живущего там персонажа вы получаете один раз, в любом порядке, и любой можно пропустить.</translation>
    </message>
    <message id="tiletum.rule.character.activate.2">
        <source></source>
        <translation>Комната без персонажа или уже использованная ничего не даёт. Помощника нельзя использовать, пока у вас никто не живёт.</translation>
    </message>
    <message id="tiletum.rule.character.completed.title">
        <source></source>
        <translation>Завершённые здания</translation>
    </message>
    <message id="tiletum.rule.character.completed.1">
        <source></source>
        <translation>Заполненное здание с гербом под ним завершено. С этой минуты оно даёт *бонусные очки действий*, по одному за комнату. Они добавляются к каждому действию своего вида, выполняемому кубиком, даже если оно выбрано через «Джокера», и добавляются сразу, в том числе к уже начатому.</translation>
    </message>
    <message id="tiletum.rule.character.completed.2">
        <source></source>
        <translation>Нотариусы помогают «Контрактам», трактирщики — «Персонажам», придворные — «Королю», купчихи — «Торговцу», зодчие — «Архитектору». Действия с жетонов ничего не получают. Шестое здание бонусных ОД не даёт, но считается завершённым.</translation>
    </message>
    <message id="tiletum.rule.chapter.actions">
        <source></source>
        <translation>Контракты, король и джокер</translation>
    </message>
    <message id="tiletum.rule.contract.offer.title">
        <source></source>
        <translation>Рынок контрактов</translation>
    </message>
    <message id="tiletum.rule.contract.offer.1">
        <source></source>
        <translation>В действии «Контракты» вы берёте жетоны с рынка из пяти мест. Слева направо они стоят 3, 3, 2, 2 и 1 ОД. Контракты и гербы лежат здесь вместе, и всё отправляется на склад.</translation>
    </message>
    <message id="tiletum.rule.contract.offer.2">
        <source></source>
        <translation>Пробелы остаются до конца вашего хода. Затем оставшиеся жетоны сдвигаются вправо, а слева добавляются новые, так что оставленное может подешеветь. Если стопка пуста, пробелы остаются.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.title">
        <source></source>
        <translation>Обмен ресурса</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.1">
        <source></source>
        <translation>В действии «Контракты» за 1 ОД вы меняете один свой ресурс на один ресурс другого вида, в том числе на золото. Первый обмен за ход приносит ещё один любой ресурс. Это бывает один раз за ход, откуда бы ни взялось действие.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.2">
        <source></source>
        <translation>Пример: с 2 ОД вы меняете дважды. Отдаёте 2 ресурса и получаете 3.</translation>
    </message>
    <message id="tiletum.rule.king.action.title">
        <source></source>
        <translation>Действие «Король»</translation>
    </message>
    <message id="tiletum.rule.king.action.1">
        <source></source>
        <translation>В этом действии выбирать нечего. Ваша фишка сразу идёт вперёд по королевскому треку, на одну клетку за каждое ОД. Если на конечной клетке уже лежат фишки, ваша ложится сверху, а значит, вы за ними. Последняя клетка — +15; лишние ОД пропадают.</translation>
    </message>
    <message id="tiletum.rule.king.action.2">
        <source></source>
        <translation>Если помощник позже в этом ходу добавит ОД, фишка пойдёт дальше.</translation>
    </message>
    <message id="tiletum.rule.joker.action.title">
        <source></source>
        <translation>Действие «Джокер»</translation>
    </message>
    <message id="tiletum.rule.joker.action.1">
        <source></source>
        <translation>«Джокер» позволяет выбрать одно из остальных пяти действий. Все ОД идут на него, разделить их нельзя. Ресурсы, ОД и бонусный жетон берутся из сектора «Джокера». Бонусные ОД выбранного действия добавляются.</translation>
    </message>
    <message id="tiletum.rule.joker.action.2">
        <source></source>
        <translation>Пример: кубик 2 у «Джокера» даёт 5 ОД. Если ваше здание с одной купчихой завершено, для «Торговца» выйдет 6 ОД.</translation>
    </message>
    <message id="tiletum.rule.chapter.tasks">
        <source></source>
        <translation>Дополнительные действия</translation>
    </message>
    <message id="tiletum.rule.task.when.title">
        <source></source>
        <translation>В любой момент вашего хода</translation>
    </message>
    <message id="tiletum.rule.task.when.1">
        <source></source>
        <translation>Дополнительные действия не стоят ОД. Выполняйте их, сколько сможете оплатить: до кубика, между двумя ОД, после действия. Их пять: [купить ресурс](rule:task.buy), [выполнить контракт](rule:task.contract), [разместить герб](rule:task.coat), [внести вклад в собор](rule:task.cathedral), [использовать помощника](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.task.when.2">
        <source></source>
        <translation>Вне своего хода их не выполняют. Поэтому в королевской фазе освободить место на складе не получится.</translation>
    </message>
    <message id="tiletum.rule.task.buy.title">
        <source></source>
        <translation>Покупка ресурса</translation>
    </message>
    <message id="tiletum.rule.task.buy.1">
        <source></source>
        <translation>За 2 золота возьмите 1 железо, пищу, шерсть или камень — столько раз, на сколько хватит золота. Само золото купить нельзя; превратить другие ресурсы в золото может только [обмен](rule:contract.exchange). Пример: для собора не хватает 2 камней — выручат 4 золота.</translation>
    </message>
    <message id="tiletum.rule.task.buy.2">
        <source></source>
        <translation>Если вам чего-то не хватает, программа скажет, сколько нужно и сколько есть.</translation>
    </message>
    <message id="tiletum.rule.task.contract.title">
        <source></source>
        <translation>Выполнение контракта</translation>
    </message>
    <message id="tiletum.rule.task.contract.1">
        <source></source>
        <translation>Заплатите то, что требует контракт со склада. Он перейдёт на ваше самое левое свободное место для контрактов, а стоящая там колонна — в запас. Вы получаете ПО контракта и места: слева направо 0, 1, 2, 3, 4 и 6. Затем получите то, что контракт даёт сверх этого, если даёт.</translation>
    </message>
    <message id="tiletum.rule.task.contract.2">
        <source></source>
        <translation>Когда выполнено шесть контрактов, новый нельзя ни взять, ни выполнить. Контракт на складе места заранее не занимает.</translation>
    </message>
    <message id="tiletum.rule.task.same.title">
        <source></source>
        <translation>Контракты с выбором ресурса</translation>
    </message>
    <message id="tiletum.rule.task.same.1">
        <source></source>
        <translation>Некоторые контракты требуют нескольких ресурсов одного вида, а вид называете вы. Вся эта часть должна быть одинаковой. Смешанные контракты требуют такую часть и ещё железо или шерсть; можно назвать и тот же вид. У остальных цена задана, и называть нечего.</translation>
    </message>
    <message id="tiletum.rule.task.same.2">
        <source></source>
        <translation>Пример: за контракт на 2 одинаковых ресурса и 2 железа можно отдать 2 золота и 2 железа или 4 железа.</translation>
    </message>
    <message id="tiletum.rule.task.coat.title">
        <source></source>
        <translation>Размещение герба</translation>
    </message>
    <message id="tiletum.rule.task.coat.1">
        <source></source>
        <translation>Заплатите пищу и разместите герб со склада под любым зданием, даже пустым. На каждом месте лежит один герб, и бонус места вы получаете сразу. Если воспользоваться бонусом нельзя, герб всё равно можно разместить. Больше его не перемещают.</translation>
    </message>
    <message id="tiletum.rule.task.coat.2">
        <source></source>
        <translation>Если здание заполнено, герб его [завершает](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.task.places.title">
        <source></source>
        <translation>Шесть мест для гербов</translation>
    </message>
    <message id="tiletum.rule.task.places.1">
        <source></source>
        <translation>Здание 1, 6 пищи: поставьте дом из запаса в любом городе, где есть свободное место для дома и нет вашего дома. Здание 2, 6 пищи: поставьте колонну из запаса в любом городе, где ваша колонна может стоять.</translation>
    </message>
    <message id="tiletum.rule.task.places.2">
        <source></source>
        <translation>Здание 3, 5 пищи: торговец переносится на любую клетку карты. Здание 4, 4 пищи: то же для архитектора. Здание 5, 3 пищи: выберите 2 ресурса, одинаковых или разных. Здание 6, 2 пищи: 5 ПО.</translation>
    </message>
    <message id="tiletum.rule.task.family.title">
        <source></source>
        <translation>По одному гербу каждого рода</translation>
    </message>
    <message id="tiletum.rule.task.family.1">
        <source></source>
        <translation>Есть шесть знатных родов. У вас может быть по одному гербу каждого, считая и склад, и места под зданиями. Второй нельзя взять ниоткуда, даже чтобы он не достался другим.</translation>
    </message>
    <message id="tiletum.rule.task.family.2">
        <source></source>
        <translation>Пример: герб Медичи уже лежит под вашим зданием. Герб Медичи на рынке контрактов для вас закрыт.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.title">
        <source></source>
        <translation>Вклад в собор</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.1">
        <source></source>
        <translation>В соборном городе, где у вас есть колонна, можно один раз внести вклад. Заплатите камни, указанные на жетоне стоимости строительства, и возьмите верхний жетон собора. Вы получаете ПО с обоих жетонов. Фигуры могут стоять где угодно, а колонна остаётся. Следующим достанутся жетоны поменьше; когда их не осталось, вклад внести нельзя.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.2">
        <source></source>
        <translation>Пример: Милан стоит 4 камня. Вы получаете 6 + 7 = 13 ПО, следующий игрок — 6 + 5 = 11.</translation>
    </message>
    <message id="tiletum.rule.task.helper.title">
        <source></source>
        <translation>Использование помощника</translation>
    </message>
    <message id="tiletum.rule.task.helper.1">
        <source></source>
        <translation>Помощника со склада используют дополнительным действием и получают всё, что на нём показано. У действия от помощника свои ОД, а действие вашего кубика тем временем ждёт. Тратить все ОД не обязательно.</translation>
    </message>
    <message id="tiletum.rule.task.helper.2">
        <source></source>
        <translation>Использованный помощник выходит из игры. Только если кончилась стопка бонусных жетонов, использованных помощников и жетоны, сброшенные у королевского трека, перемешивают в новую.</translation>
    </message>
    <message id="tiletum.rule.task.timing.title">
        <source></source>
        <translation>Помощники, у которых свой час</translation>
    </message>
    <message id="tiletum.rule.task.timing.1">
        <source></source>
        <translation>Помощники с +1, +2 или +3 ОД усиливают действие вашего кубика, когда его ресурсы уже получены. К действию с жетона они не добавляются никогда.</translation>
    </message>
    <message id="tiletum.rule.task.timing.2">
        <source></source>
        <translation>Помощника, который меняет ресурс, используют до выбора кубика, один раз за ход. Пример: вы называете камень и берёте розовый кубик 5, то есть пищу. Вы получаете 5 камней.</translation>
    </message>
    <message id="tiletum.rule.chapter.king">
        <source></source>
        <translation>Королевская фаза</translation>
    </message>
    <message id="tiletum.rule.king.track.title">
        <source></source>
        <translation>Королевский трек</translation>
    </message>
    <message id="tiletum.rule.king.track.1">
        <source></source>
        <translation>На треке 17 клеток. Красная часть отнимает ПО: –7, –5, –3, –2, –1. Затем идёт 0. Синяя часть даёт 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 и 15 ПО.</translation>
    </message>
    <message id="tiletum.rule.king.track.2">
        <source></source>
        <translation>Фишка, пришедшая на занятую клетку, ложится сверху, и *нижняя фишка впереди*. Так что первым остаётся тот, кто пришёл раньше.</translation>
    </message>
    <message id="tiletum.rule.king.phase.title">
        <source></source>
        <translation>Кто впереди и что даёт король</translation>
    </message>
    <message id="tiletum.rule.king.phase.1">
        <source></source>
        <translation>Кто дальше всех на треке, тот берёт лежащий у него бонусный жетон или сбрасывает его; на общей клетке это владелец самой нижней фишки. Если положить жетон некуда, его сбрасывают сразу. В 4-м раунде жетона нет: вместо него лидер получает 4 ПО.</translation>
    </message>
    <message id="tiletum.rule.king.phase.2">
        <source></source>
        <translation>Затем каждый получает или теряет ПО своей клетки. Пример: вы стоите на –3 и у вас 2 ПО, остаётся 0.</translation>
    </message>
    <message id="tiletum.rule.king.order.title">
        <source></source>
        <translation>Новый порядок и возврат из красной части</translation>
    </message>
    <message id="tiletum.rule.king.order.1">
        <source></source>
        <translation>Теперь трек определяет порядок хода на следующий раунд: первым ходит тот, кто дальше всех, а на общей клетке — тот, чья фишка ниже.</translation>
    </message>
    <message id="tiletum.rule.king.order.2">
        <source></source>
        <translation>После этого фишки из красной части возвращаются на 0, поверх уже лежащих там, лучшие первыми. Фишки в синей части остаются на месте и в следующем раунде могут снова принести очки.</translation>
    </message>
    <message id="tiletum.rule.chapter.fair">
        <source></source>
        <translation>Ярмарки</translation>
    </message>
    <message id="tiletum.rule.fair.who.title">
        <source></source>
        <translation>Кто получает очки на ярмарке</translation>
    </message>
    <message id="tiletum.rule.fair.who.1">
        <source></source>
        <translation>На ярмарке вы получаете очки, если в её городе есть ваш дом или там сейчас стоит ваш торговец. Достаточно чего-то одного. Если торговец лишь проходил там раньше, это не в счёт; архитектор тоже не в счёт.</translation>
    </message>
    <message id="tiletum.rule.fair.who.2">
        <source></source>
        <translation>В Тилетуме дом есть у каждого, поэтому в первой ярмарке участвуют все.</translation>
    </message>
    <message id="tiletum.rule.fair.value.title">
        <source></source>
        <translation>Сколько приносит ярмарка</translation>
    </message>
    <message id="tiletum.rule.fair.value.1">
        <source></source>
        <translation>Сложите ПО на жетоне ярмарки и ПО раунда: 1, 2, 3 или 4. Сумму умножьте на количество того, что считает жетон. Пары считаются только полные.</translation>
    </message>
    <message id="tiletum.rule.fair.value.2">
        <source></source>
        <translation>Пример: во 2-м раунде жетон даёт 5 ПО за каждое заполненное здание. У вас их три, и вы получаете (5 + 2) × 3 = 21 ПО.</translation>
    </message>
    <message id="tiletum.rule.fair.king.title">
        <source></source>
        <translation>Ярмарка королевского трека</translation>
    </message>
    <message id="tiletum.rule.fair.king.1">
        <source></source>
        <translation>Здесь ничего не умножают. Вы получаете сумму жетона и раунда и ещё раз ПО своей клетки королевского трека. Важна клетка, где вы стояли в начале королевской фазы, до возврата из красной части. Поэтому здесь можно и потерять очки.</translation>
    </message>
    <message id="tiletum.rule.fair.king.2">
        <source></source>
        <translation>Пример: в 1-м раунде сумма равна 3 + 1 = 4. С клетки –5 вы теряете 1 ПО, с клетки +3 получаете 7.</translation>
    </message>
    <message id="tiletum.rule.chapter.end">
        <source></source>
        <translation>Конец игры</translation>
    </message>
    <message id="tiletum.rule.end.scoring.title">
        <source></source>
        <translation>Итоговый подсчёт</translation>
    </message>
    <message id="tiletum.rule.end.scoring.1">
        <source></source>
        <translation>После четвёртой ярмарки добавляются ещё три вещи. Во-первых, число домов на карте умножают на число колонн на карте. Во-вторых, завершённые здания: три дают 5 ПО, четыре — 10, пять — 20, шесть — 30, а меньше трёх — ничего. В-третьих, оставшиеся ресурсы: за каждые 4, всех видов вместе, 1 ПО.</translation>
    </message>
    <message id="tiletum.rule.end.scoring.2">
        <source></source>
        <translation>Пример: 6 домов × 4 колонны, пять завершённых зданий и 11 ресурсов дают 24 + 20 + 2 = 46 ПО.</translation>
    </message>
    <message id="tiletum.rule.end.winner.title">
        <source></source>
        <translation>Кто победил</translation>
    </message>
    <message id="tiletum.rule.end.winner.1">
        <source></source>
        <translation>Побеждает тот, у кого больше ПО. При равенстве выше тот, кто раньше в порядке хода, установленном в королевской фазе 4-го раунда. Жетоны, оставшиеся на складе, ничего не дают и ничего не отнимают.</translation>
    </message>
    <message id="tiletum.rule.end.winner.2">
        <source></source>
        <translation>На этом игра окончена, и сделать больше ничего нельзя.</translation>
    </message>
    <message id="tiletum.rule.chapter.solo">
        <source></source>
        <translation>Одиночный режим</translation>
    </message>
    <message id="tiletum.rule.solo.start.title">
        <source></source>
        <translation>Вы против кардинала Тита</translation>
    </message>
    <message id="tiletum.rule.solo.start.1">
        <source></source>
        <translation>Действуют правила для двух игроков. Начинаете вы, с 1 золотом и 10 ПО. У Тита есть планшет, фигуры и фишка на королевском треке, но ни одного ресурса и 0 ПО. В его колоде шесть указов: по одному на каждую ярмарку этой партии, *Нетленная слава* и *Мирские богатства*. Её перемешивают перед 1-м и 3-м раундами.</translation>
    </message>
    <message id="tiletum.rule.solo.start.2">
        <source></source>
        <translation>Указы известны, официальные одиночные правила — нет. [То, как играет Тит](rule:about.rulings), придумано в этом проекте.</translation>
    </message>
    <message id="tiletum.rule.solo.die.title">
        <source></source>
        <translation>Как Тит берёт кубик</translation>
    </message>
    <message id="tiletum.rule.solo.die.1">
        <source></source>
        <translation>Он открывает указ и проверяет его строки сверху вниз. Для действия он берёт кубик из его сектора, а если там пусто — из сектора «Джокера». Из нескольких кубиков выбирает по порядку цветов на указе. Если ни одна строка не подходит, берёт самый высокий кубик первого цвета, который там есть. Кубиков он никогда не меняет.</translation>
    </message>
    <message id="tiletum.rule.solo.die.2">
        <source></source>
        <translation>С кубиком, взятым ради цвета, он выполняет то действие, у которого тот лежал. У «Джокера» это первое действие, названное на указе, а если такого нет — «Король».</translation>
    </message>
    <message id="tiletum.rule.solo.words.title">
        <source></source>
        <translation>Три слова на указах</translation>
    </message>
    <message id="tiletum.rule.solo.words.1">
        <source></source>
        <translation>*Нужный* — ресурс, которого ему больше всего не хватает для контрактов на складе. Считаются только железо и шерсть, прямо названные на них, а не колонны, гербы и части на выбор. При равенстве выбирается цвет, кубиков которого у колеса больше. Он берёт самый высокий кубик этого цвета.</translation>
    </message>
    <message id="tiletum.rule.solo.words.2">
        <source></source>
        <translation>*Товары* — железо и шерсть, более нужное первым. Герб *в пределах досягаемости*, если такого у Тита нет и он дошёл бы до него кубиком этого действия, сохранив 1 ОД.</translation>
    </message>
    <message id="tiletum.rule.solo.action.title">
        <source></source>
        <translation>Что Тит с ним делает</translation>
    </message>
    <message id="tiletum.rule.solo.action.1">
        <source></source>
        <translation>Он берёт бонусный жетон, если это помощник, которого он сбрасывает, либо контракт или герб, который есть куда положить. Архитектор и торговец идут в ближайший город, где могут строить; из равно близких — в более ценный. Они строят, получают ПО места и берут там контракт или герб.</translation>
    </message>
    <message id="tiletum.rule.solo.action.2">
        <source></source>
        <translation>Из персонажей он предпочитает вид, который у него уже живёт, и самую дешёвую комнату. С рынка контрактов берёт самый дешёвый новый герб, иначе самый дешёвый контракт. Его завершённые здания тоже дают ему бонусные ОД.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.title">
        <source></source>
        <translation>За что Тит платит</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.1">
        <source></source>
        <translation>После действия он выполняет все контракты, какие может оплатить, начиная с самого дорогого по ПО. Затем вносит вклад во все соборы, в какие может. Потом размещает гербы: под самым левым заполненным зданием, иначе на самом дешёвом месте.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.2">
        <source></source>
        <translation>Любой недостающий ресурс ему заменяют 2 золота. Все ПО за это он получает, но другими бонусами персонажей, контрактов и гербов не пользуется.</translation>
    </message>
    <message id="tiletum.rule.solo.count.title">
        <source></source>
        <translation>Как получает очки Тит и когда побеждаете вы</translation>
    </message>
    <message id="tiletum.rule.solo.count.1">
        <source></source>
        <translation>Если он впереди на королевском треке, он сбрасывает жетон и получает 4 ПО сверх ПО своей клетки. Он участвует в каждой ярмарке и получает сумму жетона и раунда, умноженную на номер раунда. Пример: в 3-м раунде ярмарка на 3 ПО приносит ему (3 + 3) × 3 = 18 ПО.</translation>
    </message>
    <message id="tiletum.rule.solo.count.2">
        <source></source>
        <translation>В конце он получает выполненные контракты × жетоны соборов и больше ничего. Вы считаете очки как всегда. Вы победили, только если у вас ПО *больше*, чем у него.</translation>
    </message>
    <message id="tiletum.rule.chapter.example">
        <source></source>
        <translation>Два примера</translation>
    </message>
    <message id="tiletum.rule.example.turn.title">
        <source></source>
        <translation>Целый ход шаг за шагом</translation>
    </message>
    <message id="tiletum.rule.example.turn.1">
        <source></source>
        <translation>Идёт 1-й раунд, вы играете вдвоём и ходите после соперника. У вас 10 ПО, 3 золота и по 1 железу, пище, шерсти и камню. «Торговец» обращён к сектору 4, и у него лежит контракт на 2 шерсти.</translation>
    </message>
    <message id="tiletum.rule.example.turn.2">
        <source></source>
        <translation>Вы платите 2 золота и берёте кубик шерсти 5 как 4. Берёте и контракт. Затем приходят 4 шерсти, всего их 5, и 7 – 4 = 3 ОД для «Торговца».</translation>
    </message>
    <message id="tiletum.rule.example.turn.3">
        <source></source>
        <translation>Контракт вы выполняете сразу: 2 шерсти за 2 ПО, его место добавляет 0. У вас 12 ПО, и в запас переходит колонна. По 1 ОД стоят три вещи: дойти до Парижа, построить там дом (1 ПО) и взять тамошний бонусный жетон — помощника с +1 ОД.</translation>
    </message>
    <message id="tiletum.rule.example.turn.4">
        <source></source>
        <translation>Вы используете помощника и идёте дальше, в Труа. В конце хода у вас 13 ПО, 3 шерсти и по 1 золоту, железу, пище и камню. В этой партии ярмарка 2-го раунда проходит в Труа, и ваш торговец уже там.</translation>
    </message>
    <message id="tiletum.rule.example.count.title">
        <source></source>
        <translation>Итоговый счёт</translation>
    </message>
    <message id="tiletum.rule.example.count.1">
        <source></source>
        <translation>До итогового подсчёта у Анны 109 ПО: 10 с начала игры, 66 за контракты, 10 за соборы, 5 за гербы, 6 за помощников и персонажей, 12 за королевский трек. У Бена 23.</translation>
    </message>
    <message id="tiletum.rule.example.count.2">
        <source></source>
        <translation>У Анны 3 дома × 1 колонна = 3 ПО. Три завершённых здания, оба с одной комнатой и шестое, дают 5. За 10 ресурсов — 2. Всего 119.</translation>
    </message>
    <message id="tiletum.rule.example.count.3">
        <source></source>
        <translation>У Бена 2 дома × 0 колонн = 0 ПО и ни одного завершённого здания. За 46 ресурсов — 11. Всего 34. С одной-единственной колонной дома принесли бы на 2 ПО больше, а на ярмарках никто из них очков не получил.</translation>
    </message>
    <message id="tiletum.rule.chapter.about">
        <source></source>
        <translation>Об этом издании</translation>
    </message>
    <message id="tiletum.rule.about.known.title">
        <source></source>
        <translation>Что реконструировано</translation>
    </message>
    <message id="tiletum.rule.about.known.1">
        <source></source>
        <translation>Правила в этой книге известны, но не все числа, напечатанные в коробке. Где какого-то нет, в наборе стоит значение, согласное со всем известным. Его может заменить набор, исправленный по настоящей коробке.</translation>
    </message>
    <message id="tiletum.rule.about.known.2">
        <source></source>
        <translation>Реконструировано: сколько каких помощников, контрактов и персонажей и при скольких игроках они нужны; у какого вида персонажей какой бонус; золото и ПО двух помощников; число гербов и названия родов.</translation>
    </message>
    <message id="tiletum.rule.about.known.3">
        <source></source>
        <translation>На карте: 24 из 39 соединений, места для домов и их бонусы, места для колонн и большинство мест для бонусных жетонов. У соборов 13 из 25 чисел и семь жетонов стоимости строительства.</translation>
    </message>
    <message id="tiletum.rule.about.known.4">
        <source></source>
        <translation>Кроме того: 12 из 17 чисел королевского трека, состав жетонов коррупции, ценность ярмарок 1-го, 2-го и 4-го раундов, шесть из восьми ярмарочных городов, цены рынка контрактов, ПО мест для контрактов и порядок действий у колеса.</translation>
    </message>
    <message id="tiletum.rule.about.known.5">
        <source></source>
        <translation>Склад на четыре места, новые жетоны у королевского трека после 1-го и 2-го раундов и 4 ПО в 4-м раунде взяты не из правил, а из других источников.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.title">
        <source></source>
        <translation>Наши собственные решения</translation>
    </message>
    <message id="tiletum.rule.about.rulings.1">
        <source></source>
        <translation>Там, где известные правила молчат или допускают два прочтения, программа играет так. Контракт на складе не занимает места для контрактов. Бонус за постройку приносит и дом от персонажа или герба. Часть контракта на выбор может быть того же вида, что и заданная.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.2">
        <source></source>
        <translation>На ярмарках считаются только гербы, размещённые под зданием, но не лежащие на складе. Ярмарка королевского трека учитывает клетку до возврата из красной части. Жетон королевской фазы, который некуда положить, сбрасывают сразу.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.3">
        <source></source>
        <translation>Пустая стопка контрактов или персонажей оставляет на рынке пробелы. Использованные помощники выходят из игры; перемешанными они возвращаются, только если кончилась стопка бонусных жетонов.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.4">
        <source></source>
        <translation>Весь порядок игры Тита — наш. Его *Нетленная слава* у нас гласит «домов не меньше, чем колонн», в другом источнике — «домов больше». Слово «нужный» относится только к контрактам на складе. При испытании *Очень близкие друзья* контракт с бонусного жетона сразу считается выполненным: Тит за него не платит и ПО не получает.</translation>
    </message>
    <message id="tiletum.rule.chapter.legend">
        <source></source>
        <translation>Обозначения</translation>
    </message>
    <message id="tiletum.rule.legend.iron.title">
        <source></source>
        <translation>Железо</translation>
    </message>
    <message id="tiletum.rule.legend.iron.1">
        <source></source>
        <translation>Ресурс синих кубиков; его требуют многие контракты.</translation>
    </message>
    <message id="tiletum.rule.legend.food.title">
        <source></source>
        <translation>Пища</translation>
    </message>
    <message id="tiletum.rule.legend.food.1">
        <source></source>
        <translation>Ресурс розовых кубиков; ею платят за гербы.</translation>
    </message>
    <message id="tiletum.rule.legend.gold.title">
        <source></source>
        <translation>Золото</translation>
    </message>
    <message id="tiletum.rule.legend.gold.1">
        <source></source>
        <translation>Ресурс жёлтых кубиков; [меняет кубики](rule:turn.change) и [покупает](rule:task.buy) другие ресурсы.</translation>
    </message>
    <message id="tiletum.rule.legend.wool.title">
        <source></source>
        <translation>Шерсть</translation>
    </message>
    <message id="tiletum.rule.legend.wool.1">
        <source></source>
        <translation>Ресурс светло-серых кубиков; её требуют многие контракты.</translation>
    </message>
    <message id="tiletum.rule.legend.stone.title">
        <source></source>
        <translation>Камень</translation>
    </message>
    <message id="tiletum.rule.legend.stone.1">
        <source></source>
        <translation>Ресурс тёмно-серых кубиков; им платят за [соборы](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.legend.any.title">
        <source></source>
        <translation>Любые ресурсы</translation>
    </message>
    <message id="tiletum.rule.legend.any.1">
        <source></source>
        <translation>Ресурсы на ваш выбор, одинаковые или разные, включая золото.</translation>
    </message>
    <message id="tiletum.rule.legend.same.title">
        <source></source>
        <translation>Ресурсы одного вида</translation>
    </message>
    <message id="tiletum.rule.legend.same.1">
        <source></source>
        <translation>Все должны быть одинаковыми, а вид [выбираете вы](rule:task.same).</translation>
    </message>
    <message id="tiletum.rule.legend.ap.title">
        <source></source>
        <translation>Очко действия (ОД)</translation>
    </message>
    <message id="tiletum.rule.legend.ap.1">
        <source></source>
        <translation>Очки действий, которые вы получаете, или цена одной из возможностей.</translation>
    </message>
    <message id="tiletum.rule.legend.vp.title">
        <source></source>
        <translation>Победные очки (ПО)</translation>
    </message>
    <message id="tiletum.rule.legend.vp.1">
        <source></source>
        <translation>Победные очки, которые вы получаете.</translation>
    </message>
    <message id="tiletum.rule.legend.architect.title">
        <source></source>
        <translation>Архитектор</translation>
    </message>
    <message id="tiletum.rule.legend.architect.1">
        <source></source>
        <translation>Действие «Архитектор» или ваш архитектор.</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.title">
        <source></source>
        <translation>Торговец</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.1">
        <source></source>
        <translation>Действие «Торговец» или ваш торговец.</translation>
    </message>
    <message id="tiletum.rule.legend.character.title">
        <source></source>
        <translation>Персонажи</translation>
    </message>
    <message id="tiletum.rule.legend.character.1">
        <source></source>
        <translation>Действие «Персонажи» или персонаж.</translation>
    </message>
    <message id="tiletum.rule.legend.contract.title">
        <source></source>
        <translation>Контракты</translation>
    </message>
    <message id="tiletum.rule.legend.contract.1">
        <source></source>
        <translation>Действие «Контракты» или контракт.</translation>
    </message>
    <message id="tiletum.rule.legend.king.title">
        <source></source>
        <translation>Король</translation>
    </message>
    <message id="tiletum.rule.legend.king.1">
        <source></source>
        <translation>Действие «Король» или королевский трек.</translation>
    </message>
    <message id="tiletum.rule.legend.joker.title">
        <source></source>
        <translation>Джокер</translation>
    </message>
    <message id="tiletum.rule.legend.joker.1">
        <source></source>
        <translation>Любое из остальных пяти действий.</translation>
    </message>
    <message id="tiletum.rule.legend.house.title">
        <source></source>
        <translation>Дом</translation>
    </message>
    <message id="tiletum.rule.legend.house.1">
        <source></source>
        <translation>Дом на крыше, в запасе или на карте.</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.title">
        <source></source>
        <translation>Колонна</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.1">
        <source></source>
        <translation>Колонна на месте для контракта, в запасе или на карте.</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.title">
        <source></source>
        <translation>Собор</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.1">
        <source></source>
        <translation>Собор или жетон собора.</translation>
    </message>
    <message id="tiletum.rule.legend.coat.title">
        <source></source>
        <translation>Герб</translation>
    </message>
    <message id="tiletum.rule.legend.coat.1">
        <source></source>
        <translation>Герб или место для герба.</translation>
    </message>
    <message id="tiletum.rule.legend.building.title">
        <source></source>
        <translation>Здание</translation>
    </message>
    <message id="tiletum.rule.legend.building.1">
        <source></source>
        <translation>Здание на вашем планшете.</translation>
    </message>
    <message id="tiletum.rule.legend.activate.title">
        <source></source>
        <translation>Активация здания</translation>
    </message>
    <message id="tiletum.rule.legend.activate.1">
        <source></source>
        <translation>Вы [активируете одно здание](rule:character.activate) и один раз получаете бонус каждого живущего в нём персонажа.</translation>
    </message>
    <message id="tiletum.rule.legend.step.title">
        <source></source>
        <translation>Шаг</translation>
    </message>
    <message id="tiletum.rule.legend.step.1">
        <source></source>
        <translation>Один шаг на соседнюю клетку; рядом с короной — одна клетка королевского трека.</translation>
    </message>
    <message id="tiletum.rule.legend.colour.title">
        <source></source>
        <translation>Другой ресурс</translation>
    </message>
    <message id="tiletum.rule.legend.colour.1">
        <source></source>
        <translation>Следующий кубик вместо своего ресурса даст тот, что вы назовёте.</translation>
    </message>
    <message id="tiletum.rule.legend.plus.title">
        <source></source>
        <translation>Больше очков действий</translation>
    </message>
    <message id="tiletum.rule.legend.plus.1">
        <source></source>
        <translation>На столько ОД больше у действия вашего кубика.</translation>
    </message>
    <message id="tiletum.rule.legend.token.title">
        <source></source>
        <translation>Бонусные очки действий</translation>
    </message>
    <message id="tiletum.rule.legend.token.1">
        <source></source>
        <translation>Бонусные ОД [завершённого здания](rule:character.completed) у действия, которому они помогают.</translation>
    </message>
    <message id="tiletum.rule.legend.fair.title">
        <source></source>
        <translation>Ярмарка</translation>
    </message>
    <message id="tiletum.rule.legend.fair.1">
        <source></source>
        <translation>В этом городе проходит ярмарка указанного раунда.</translation>
    </message>
    <message id="tiletum.rule.legend.pair.title">
        <source></source>
        <translation>Пара</translation>
    </message>
    <message id="tiletum.rule.legend.pair.1">
        <source></source>
        <translation>То и другое вместе считается за одно.</translation>
    </message>
    <message id="tiletum.rule.legend.upper.title">
        <source></source>
        <translation>Верхние этажи</translation>
    </message>
    <message id="tiletum.rule.legend.upper.1">
        <source></source>
        <translation>Считаются персонажи на втором и третьем этажах.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.title">
        <source></source>
        <translation>Коррупция 0</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.1">
        <source></source>
        <translation>Никто не отступает.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.title">
        <source></source>
        <translation>Коррупция 1</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.1">
        <source></source>
        <translation>Все отступают на королевском треке на одну клетку.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.title">
        <source></source>
        <translation>Коррупция 2</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.1">
        <source></source>
        <translation>Все отступают на королевском треке на две клетки.</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.title">
        <source></source>
        <translation>Не строится</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.1">
        <source></source>
        <translation>Этот собор в этой партии [не строится](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.legend.disc.title">
        <source></source>
        <translation>Фишка игрока</translation>
    </message>
    <message id="tiletum.rule.legend.disc.1">
        <source></source>
        <translation>Место игрока на королевском треке или в порядке хода.</translation>
    </message>
    <message id="tiletum.rule.legend.compass.title">
        <source></source>
        <translation>Компас</translation>
    </message>
    <message id="tiletum.rule.legend.compass.1">
        <source></source>
        <translation>Первый игрок этого раунда.</translation>
    </message>
    <message id="tiletum.rule.chapter.helpers">
        <source></source>
        <translation>Помощники</translation>
    </message>
    <message id="tiletum.rule.list.helpers.title">
        <source></source>
        <translation>Как действуют помощники</translation>
    </message>
    <message id="tiletum.rule.list.helpers.1">
        <source></source>
        <translation>Помощника [используют один раз, дополнительным действием](rule:task.helper). У действия, которое он даёт, свои ОД, и бонусные ОД завершённых зданий к нему не добавляются.</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.title">
        <source></source>
        <translation>Помощник: любое действие 1 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.1">
        <source></source>
        <translation>Выберите одно из пяти действий: у вас 1 ОД на него.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.title">
        <source></source>
        <translation>Помощник: торговец 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Торговец».</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.title">
        <source></source>
        <translation>Помощник: торговец 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.1">
        <source></source>
        <translation>У вас 3 ОД на действие «Торговец».</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.title">
        <source></source>
        <translation>Помощник: персонажи 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.title">
        <source></source>
        <translation>Помощник: персонажи 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.1">
        <source></source>
        <translation>У вас 3 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.title">
        <source></source>
        <translation>Помощник: контракты 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Контракты».</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.title">
        <source></source>
        <translation>Помощник: контракты 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.1">
        <source></source>
        <translation>У вас 3 ОД на действие «Контракты».</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.title">
        <source></source>
        <translation>Помощник: архитектор 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Архитектор».</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.title">
        <source></source>
        <translation>Помощник: архитектор 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.1">
        <source></source>
        <translation>У вас 3 ОД на действие «Архитектор».</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.title">
        <source></source>
        <translation>Помощник: король 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.1">
        <source></source>
        <translation>Ваша фишка идёт на 2 клетки вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.title">
        <source></source>
        <translation>Помощник: король 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.1">
        <source></source>
        <translation>Ваша фишка идёт на 3 клетки вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.title">
        <source></source>
        <translation>Помощник: +1 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.1">
        <source></source>
        <translation>Действие вашего кубика получает ещё 1 ОД.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.title">
        <source></source>
        <translation>Помощник: +2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.1">
        <source></source>
        <translation>Действие вашего кубика получает ещё 2 ОД.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.title">
        <source></source>
        <translation>Помощник: +3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.1">
        <source></source>
        <translation>Действие вашего кубика получает ещё 3 ОД.</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.title">
        <source></source>
        <translation>Помощник: другой ресурс</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.1">
        <source></source>
        <translation>Назовите ресурс, прежде чем взять кубик; он даст этот ресурс вместо своего.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.title">
        <source></source>
        <translation>Помощник: 4 золота</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.1">
        <source></source>
        <translation>Вы получаете 4 золота.</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.title">
        <source></source>
        <translation>Помощник: 4 ПО</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.1">
        <source></source>
        <translation>Вы получаете 4 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.title">
        <source></source>
        <translation>Помощник: 2 золота, 2 ПО</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.1">
        <source></source>
        <translation>Вы получаете 2 золота и 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.title">
        <source></source>
        <translation>Помощник: 2 любых ресурса</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.1">
        <source></source>
        <translation>Выберите 2 ресурса, одинаковых или разных.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.title">
        <source></source>
        <translation>Помощник: 3 любых ресурса</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.1">
        <source></source>
        <translation>Выберите 3 ресурса, одинаковых или разных.</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.title">
        <source></source>
        <translation>Помощник: 1 железо, 1 шерсть, 1 камень, 1 пища</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.1">
        <source></source>
        <translation>Вы получаете по 1 железу, шерсти, камню и пище.</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.title">
        <source></source>
        <translation>Помощник: активация здания</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.1">
        <source></source>
        <translation>Активируйте одно здание и один раз получите бонус каждого живущего в нём персонажа; любой можно пропустить.</translation>
    </message>
    <message id="tiletum.rule.chapter.characters">
        <source></source>
        <translation>Персонажи</translation>
    </message>
    <message id="tiletum.rule.list.characters.title">
        <source></source>
        <translation>Как действуют персонажи</translation>
    </message>
    <message id="tiletum.rule.list.characters.1">
        <source></source>
        <translation>Бонус вы получаете, когда персонаж [заселяется](rule:character.rooms), и ещё раз при каждой [активации](rule:character.activate) его здания.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.title">
        <source></source>
        <translation>Нотариус: контракты 1 ОД, 1 любой ресурс</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.1">
        <source></source>
        <translation>У вас 1 ОД на действие «Контракты», затем выберите 1 ресурс.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.title">
        <source></source>
        <translation>Нотариус: контракты 2 ОД, 1 любой ресурс</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Контракты», затем выберите 1 ресурс.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.title">
        <source></source>
        <translation>Нотариус: контракты 3 ОД</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.1">
        <source></source>
        <translation>У вас 3 ОД на действие «Контракты».</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.title">
        <source></source>
        <translation>Нотариус: 2 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.1">
        <source></source>
        <translation>Вы получаете 2 шерсти.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.title">
        <source></source>
        <translation>Нотариус: 1 железо</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.1">
        <source></source>
        <translation>Вы получаете 1 железо.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.title">
        <source></source>
        <translation>Нотариус: 2 железа</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.1">
        <source></source>
        <translation>Вы получаете 2 железа.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.title">
        <source></source>
        <translation>Нотариус: 1 золото, 1 железо</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.1">
        <source></source>
        <translation>Вы получаете 1 золото и 1 железо.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.title">
        <source></source>
        <translation>Нотариус: 1 золото, 1 шерсть</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.1">
        <source></source>
        <translation>Вы получаете 1 золото и 1 шерсть.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.title">
        <source></source>
        <translation>Трактирщик: персонажи 1 ОД</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.1">
        <source></source>
        <translation>У вас 1 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.title">
        <source></source>
        <translation>Трактирщик: персонажи 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.1">
        <source></source>
        <translation>У вас 2 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.title">
        <source></source>
        <translation>Трактирщик: 1 шаг архитектора, 1 шаг торговца</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.1">
        <source></source>
        <translation>Архитектор и торговец могут пройти по одной клетке, в любом порядке.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.title">
        <source></source>
        <translation>Трактирщик: 1 пища</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.1">
        <source></source>
        <translation>Вы получаете 1 пищу.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.title">
        <source></source>
        <translation>Трактирщик: 2 пищи</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.1">
        <source></source>
        <translation>Вы получаете 2 пищи.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.title">
        <source></source>
        <translation>Придворный: король 1 ОД</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.1">
        <source></source>
        <translation>Ваша фишка идёт на 1 клетку вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.title">
        <source></source>
        <translation>Придворный: король 2 ОД</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.1">
        <source></source>
        <translation>Ваша фишка идёт на 2 клетки вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.title">
        <source></source>
        <translation>Придворный: 2 ПО</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.1">
        <source></source>
        <translation>Вы получаете 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.title">
        <source></source>
        <translation>Придворный: 3 ПО</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.1">
        <source></source>
        <translation>Вы получаете 3 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.title">
        <source></source>
        <translation>Придворный: 2 золота</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.1">
        <source></source>
        <translation>Вы получаете 2 золота.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.title">
        <source></source>
        <translation>Купчиха: 1 шаг торговца</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.1">
        <source></source>
        <translation>Торговец может пройти одну клетку.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.title">
        <source></source>
        <translation>Купчиха: 2 шага торговца</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.1">
        <source></source>
        <translation>Торговец может пройти до двух клеток.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.title">
        <source></source>
        <translation>Купчиха: 1 шаг торговца, дом</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.1">
        <source></source>
        <translation>Торговец может пройти одну клетку, а до шага или после него вы можете построить дом в его городе.</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.title">
        <source></source>
        <translation>Купчиха: дом</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.1">
        <source></source>
        <translation>Постройте дом в городе торговца, если это возможно прямо сейчас.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.title">
        <source></source>
        <translation>Купчиха: 2 золота</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.1">
        <source></source>
        <translation>Вы получаете 2 золота.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.title">
        <source></source>
        <translation>Купчиха: 3 золота</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.1">
        <source></source>
        <translation>Вы получаете 3 золота.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.title">
        <source></source>
        <translation>Зодчий: 1 шаг архитектора</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.1">
        <source></source>
        <translation>Архитектор может пройти одну клетку.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.title">
        <source></source>
        <translation>Зодчий: 2 шага архитектора</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.1">
        <source></source>
        <translation>Архитектор может пройти до двух клеток.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.title">
        <source></source>
        <translation>Зодчий: 1 шаг архитектора, колонна</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.1">
        <source></source>
        <translation>Архитектор может пройти одну клетку, а до шага или после него вы можете поставить колонну в его городе.</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.title">
        <source></source>
        <translation>Зодчий: колонна</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.1">
        <source></source>
        <translation>Поставьте колонну в городе архитектора, если это возможно прямо сейчас.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.title">
        <source></source>
        <translation>Зодчий: 1 камень</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.1">
        <source></source>
        <translation>Вы получаете 1 камень.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.title">
        <source></source>
        <translation>Зодчий: 2 камня</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.1">
        <source></source>
        <translation>Вы получаете 2 камня.</translation>
    </message>
    <message id="tiletum.rule.chapter.contracts">
        <source></source>
        <translation>Контракты</translation>
    </message>
    <message id="tiletum.rule.list.contracts.title">
        <source></source>
        <translation>Как читать контракты</translation>
    </message>
    <message id="tiletum.rule.list.contracts.1">
        <source></source>
        <translation>К ПО жетона добавляются ПО [места для контракта](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.title">
        <source></source>
        <translation>Контракт: 1 ПО за 1 ресурс</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.1">
        <source></source>
        <translation>Стоит 1 любой ресурс и даёт 1 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.title">
        <source></source>
        <translation>Контракт: 3 ПО за 3 одинаковых ресурса</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.1">
        <source></source>
        <translation>Стоит 3 одинаковых ресурса и даёт 3 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.title">
        <source></source>
        <translation>Контракт: 6 ПО за 5 одинаковых ресурсов</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.1">
        <source></source>
        <translation>Стоит 5 одинаковых ресурсов и даёт 6 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.title">
        <source></source>
        <translation>Контракт: 10 ПО за 7 одинаковых ресурсов</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.1">
        <source></source>
        <translation>Стоит 7 одинаковых ресурсов и даёт 10 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.title">
        <source></source>
        <translation>Контракт: 13 ПО за 8 одинаковых ресурсов</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.1">
        <source></source>
        <translation>Стоит 8 одинаковых ресурсов и даёт 13 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.title">
        <source></source>
        <translation>Контракт: 2 ПО за 2 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.1">
        <source></source>
        <translation>Стоит 2 железа и даёт 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.title">
        <source></source>
        <translation>Контракт: 4 ПО за 3 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.1">
        <source></source>
        <translation>Стоит 3 железа и даёт 4 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.title">
        <source></source>
        <translation>Контракт: 7 ПО и король 1 ОД за 5 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.1">
        <source></source>
        <translation>Стоит 5 железа, даёт 7 ПО и двигает вашу фишку на 1 клетку вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.title">
        <source></source>
        <translation>Контракт: 11 ПО и король 1 ОД за 7 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.1">
        <source></source>
        <translation>Стоит 7 железа, даёт 11 ПО и двигает вашу фишку на 1 клетку вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.title">
        <source></source>
        <translation>Контракт: 17 ПО за 9 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.1">
        <source></source>
        <translation>Стоит 9 железа и даёт 17 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.title">
        <source></source>
        <translation>Контракт: 2 ПО за 2 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.1">
        <source></source>
        <translation>Стоит 2 шерсти и даёт 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.title">
        <source></source>
        <translation>Контракт: 4 ПО за 3 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.1">
        <source></source>
        <translation>Стоит 3 шерсти и даёт 4 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.title">
        <source></source>
        <translation>Контракт: 7 ПО и 1 шаг торговца за 5 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.1">
        <source></source>
        <translation>Стоит 5 шерсти, даёт 7 ПО, и торговец может пройти одну клетку.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.title">
        <source></source>
        <translation>Контракт: 11 ПО и 1 шаг торговца за 7 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.1">
        <source></source>
        <translation>Стоит 7 шерсти, даёт 11 ПО, и торговец может пройти одну клетку.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.title">
        <source></source>
        <translation>Контракт: 17 ПО за 9 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.1">
        <source></source>
        <translation>Стоит 9 шерсти и даёт 17 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.title">
        <source></source>
        <translation>Контракт: 5 ПО за 2 одинаковых ресурса и 2 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.1">
        <source></source>
        <translation>Стоит 2 одинаковых ресурса и 2 железа, даёт 5 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.title">
        <source></source>
        <translation>Контракт: 8 ПО за 3 одинаковых ресурса и 3 железа</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.1">
        <source></source>
        <translation>Стоит 3 одинаковых ресурса и 3 железа, даёт 8 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.title">
        <source></source>
        <translation>Контракт: 5 ПО за 2 одинаковых ресурса и 2 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.1">
        <source></source>
        <translation>Стоит 2 одинаковых ресурса и 2 шерсти, даёт 5 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.title">
        <source></source>
        <translation>Контракт: 8 ПО за 3 одинаковых ресурса и 3 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.1">
        <source></source>
        <translation>Стоит 3 одинаковых ресурса и 3 шерсти, даёт 8 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.title">
        <source></source>
        <translation>Контракт: 2 ПО за 1 железо и 1 шерсть</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.1">
        <source></source>
        <translation>Стоит 1 железо и 1 шерсть, даёт 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.title">
        <source></source>
        <translation>Контракт: 6 ПО за 2 железа и 2 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.1">
        <source></source>
        <translation>Стоит 2 железа и 2 шерсти, даёт 6 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.title">
        <source></source>
        <translation>Контракт: 9 ПО и персонажи 1 ОД за 3 железа и 3 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.1">
        <source></source>
        <translation>Стоит 3 железа и 3 шерсти, даёт 9 ПО и 1 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.title">
        <source></source>
        <translation>Контракт: 12 ПО за 4 железа и 4 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.1">
        <source></source>
        <translation>Стоит 4 железа и 4 шерсти, даёт 12 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.title">
        <source></source>
        <translation>Контракт: 16 ПО и персонажи 1 ОД за 5 железа и 5 шерсти</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.1">
        <source></source>
        <translation>Стоит 5 железа и 5 шерсти, даёт 16 ПО и 1 ОД на действие «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.chapter.fairs">
        <source></source>
        <translation>Жетоны ярмарок</translation>
    </message>
    <message id="tiletum.rule.list.fairs.title">
        <source></source>
        <translation>Как читать жетоны ярмарок</translation>
    </message>
    <message id="tiletum.rule.list.fairs.1">
        <source></source>
        <translation>Указано число с жетона; прежде чем умножать, [прибавьте 1, 2, 3 или 4 за раунд](rule:fair.value).</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.title">
        <source></source>
        <translation>Пары: дом и колонна</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.1">
        <source></source>
        <translation>6 ПО за каждую пару из вашего дома и вашей колонны на карте.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.title">
        <source></source>
        <translation>Пары: контракт и собор</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.1">
        <source></source>
        <translation>5 ПО за каждую пару из выполненного контракта и жетона собора.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.title">
        <source></source>
        <translation>Выполненные контракты</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.1">
        <source></source>
        <translation>3 ПО за каждый выполненный контракт; лежащие на складе не в счёт.</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.title">
        <source></source>
        <translation>Королевский трек</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.1">
        <source></source>
        <translation>Один раз 3 ПО и к ним ПО вашей клетки королевского трека; [ничего не умножают](rule:fair.king).</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.title">
        <source></source>
        <translation>Пары: контракт и герб</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.1">
        <source></source>
        <translation>6 ПО за каждую пару из выполненного контракта и размещённого герба.</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.title">
        <source></source>
        <translation>Дома на карте</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.1">
        <source></source>
        <translation>2 ПО за каждый ваш дом на карте, включая тот, что в Тилетуме.</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.title">
        <source></source>
        <translation>Персонажи на втором и третьем этажах</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.1">
        <source></source>
        <translation>3 ПО за каждого персонажа на втором или третьем этаже.</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.title">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.1">
        <source></source>
        <translation>3 ПО за каждый герб под зданием; лежащие на складе не в счёт.</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.title">
        <source></source>
        <translation>Колонны на карте</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.1">
        <source></source>
        <translation>2 ПО за каждую вашу колонну на карте.</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.title">
        <source></source>
        <translation>Заполненные здания</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.1">
        <source></source>
        <translation>5 ПО за каждое заполненное здание, включая шестое, с гербом или без него.</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.title">
        <source></source>
        <translation>Жетоны соборов</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.1">
        <source></source>
        <translation>4 ПО за каждый жетон собора, который у вас есть.</translation>
    </message>
    <message id="tiletum.rule.chapter.coats">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.rule.list.coats.title">
        <source></source>
        <translation>Как действуют гербы</translation>
    </message>
    <message id="tiletum.rule.list.coats.1">
        <source></source>
        <translation>Все гербы одинаковы, различается только род. Важно [место под зданием](rule:task.places), куда вы кладёте герб, и иметь можно [по одному каждого рода](rule:task.family).</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.title">
        <source></source>
        <translation>Герб: Фуггеры</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.1">
        <source></source>
        <translation>Герб рода Фуггеров; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.title">
        <source></source>
        <translation>Герб: Габсбурги</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.1">
        <source></source>
        <translation>Герб рода Габсбургов; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.title">
        <source></source>
        <translation>Герб: Ланкастеры</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.1">
        <source></source>
        <translation>Герб рода Ланкастеров; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.title">
        <source></source>
        <translation>Герб: Медичи</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.1">
        <source></source>
        <translation>Герб рода Медичи; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.title">
        <source></source>
        <translation>Герб: Валуа</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.1">
        <source></source>
        <translation>Герб рода Валуа; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.title">
        <source></source>
        <translation>Герб: Висконти</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.1">
        <source></source>
        <translation>Герб рода Висконти; у вас может быть один.</translation>
    </message>
    <message id="tiletum.rule.chapter.cathedrals">
        <source></source>
        <translation>Соборы и жетоны стоимости строительства</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.title">
        <source></source>
        <translation>Как читать соборы</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.1">
        <source></source>
        <translation>За [вклад](rule:task.cathedral) вы получаете ПО взятого жетона, самого ценного из оставшихся, и ПО жетона стоимости строительства.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.title">
        <source></source>
        <translation>Кентерберийский собор</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.1">
        <source></source>
        <translation>В Лондоне; жетоны на 6, 4 и 2 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.title">
        <source></source>
        <translation>Кёльнский собор</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.1">
        <source></source>
        <translation>В Кёльне; жетоны на 5, 3 и 1 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.title">
        <source></source>
        <translation>Собор Парижской Богоматери</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.1">
        <source></source>
        <translation>В Париже; жетоны на 3, 2 и 1 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.title">
        <source></source>
        <translation>Собор Святого Вита</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.1">
        <source></source>
        <translation>В Праге; жетоны на 8, 5 и 3 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.title">
        <source></source>
        <translation>Собор Бордо</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.1">
        <source></source>
        <translation>В Бордо; жетоны на 4 и 1 ПО, два места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.title">
        <source></source>
        <translation>Собор Святого Стефана</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.1">
        <source></source>
        <translation>В Вене; жетоны на 6 и 5 ПО, два места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.title">
        <source></source>
        <translation>Лионский собор</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.1">
        <source></source>
        <translation>В Лионе; жетоны на 4, 2 и 1 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.title">
        <source></source>
        <translation>Миланский собор</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.1">
        <source></source>
        <translation>В Милане; жетоны на 7, 5 и 3 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.title">
        <source></source>
        <translation>Собор Флоренции</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.1">
        <source></source>
        <translation>Во Флоренции; жетоны на 8, 6 и 5 ПО, три места для колонн.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.title">
        <source></source>
        <translation>Стоимость строительства: 1 камень, 1 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.1">
        <source></source>
        <translation>Вклад стоит 1 камень и добавляет 1 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.title">
        <source></source>
        <translation>Стоимость строительства: 2 камня, 2 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.1">
        <source></source>
        <translation>Вклад стоит 2 камня и добавляет 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.title">
        <source></source>
        <translation>Стоимость строительства: 2 камня, 3 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.1">
        <source></source>
        <translation>Вклад стоит 2 камня и добавляет 3 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.title">
        <source></source>
        <translation>Стоимость строительства: 3 камня, 4 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.1">
        <source></source>
        <translation>Вклад стоит 3 камня и добавляет 4 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.title">
        <source></source>
        <translation>Стоимость строительства: 3 камня, 4 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.1">
        <source></source>
        <translation>Вклад стоит 3 камня и добавляет 4 ПО; таких жетонов два.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.title">
        <source></source>
        <translation>Стоимость строительства: 4 камня, 6 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.1">
        <source></source>
        <translation>Вклад стоит 4 камня и добавляет 6 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.title">
        <source></source>
        <translation>Стоимость строительства: 5 камней, 8 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.1">
        <source></source>
        <translation>Вклад стоит 5 камней и добавляет 8 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.title">
        <source></source>
        <translation>Стоимость строительства: 6 камней, 11 ПО</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.1">
        <source></source>
        <translation>Вклад стоит 6 камней и добавляет 11 ПО.</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.title">
        <source></source>
        <translation>Не строится</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.1">
        <source></source>
        <translation>Этот собор в этой партии [не принимает ни колонн, ни вкладов](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.chapter.decrees">
        <source></source>
        <translation>Указы кардинала Тита</translation>
    </message>
    <message id="tiletum.rule.list.decrees.title">
        <source></source>
        <translation>Как читать указы</translation>
    </message>
    <message id="tiletum.rule.list.decrees.1">
        <source></source>
        <translation>Тит проверяет строки [сверху вниз](rule:solo.die). «Ярмарка» говорит, при какой ярмарке указ попадает в колоду; «кубики» — порядок цветов, если подходит несколько кубиков. [Нужный, товары и в пределах досягаемости](rule:solo.words) имеют точный смысл.</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.title">
        <source></source>
        <translation>Здания на века</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.1">
        <source></source>
        <translation>Ярмарка: пары из дома и колонны. Если колонн больше, чем домов, — «Торговец». Иначе — «Архитектор». Затем, если колонн больше, чем жетонов соборов, — самый высокий кубик камня. Кубики: камень, золото, товары, пища.</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.title">
        <source></source>
        <translation>За короля и отечество</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.1">
        <source></source>
        <translation>Ярмарка: королевский трек. «Король». Кубики: золото, пища, товары, камень.</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.title">
        <source></source>
        <translation>Торговая империя</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.1">
        <source></source>
        <translation>Ярмарка: дома. «Торговец». Кубики: товары, пища, золото, камень.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.title">
        <source></source>
        <translation>Союзы семей</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.1">
        <source></source>
        <translation>Ярмарка: пары из контракта и герба. Если на складе есть контракт — нужный кубик товаров или золота. Если герб в пределах досягаемости — «Торговец», затем «Архитектор». Иначе — «Контракты». Кубики: товары, золото, пища, камень.</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.title">
        <source></source>
        <translation>Дело есть дело</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.1">
        <source></source>
        <translation>Ярмарка: выполненные контракты. Если на складе есть контракт — нужный кубик товаров или золота. Иначе — «Контракты», затем самый высокий кубик товаров. Кубики: золото, товары, камень, пища.</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.title">
        <source></source>
        <translation>Общины верующих</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.1">
        <source></source>
        <translation>Ярмарка: пары из контракта и собора. Если колонн больше, чем жетонов соборов, — самый высокий кубик камня. Если на складе есть контракт — нужный кубик товаров или золота. Иначе — «Архитектор», затем «Контракты». Кубики: камень, товары, золото, пища.</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.title">
        <source></source>
        <translation>Положение обязывает</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.1">
        <source></source>
        <translation>Ярмарка: гербы. Если герб в пределах досягаемости — «Архитектор», затем «Торговец». Если на рынке контрактов есть новый герб — «Контракты». Кубики: пища, камень, товары, золото.</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.title">
        <source></source>
        <translation>Гордые колонны</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.1">
        <source></source>
        <translation>Ярмарка: колонны. «Архитектор». Затем, если колонн больше, чем домов, — «Торговец». Кубики: камень, пища, товары, золото.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.title">
        <source></source>
        <translation>Знакомые лица</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.1">
        <source></source>
        <translation>Ярмарка: персонажи на втором и третьем этажах. «Персонажи», затем самый высокий кубик пищи. Кубики: пища, золото, товары, камень.</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.title">
        <source></source>
        <translation>Трудолюбивые руки</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.1">
        <source></source>
        <translation>Ярмарка: заполненные здания. «Персонажи», затем самый высокий кубик пищи. Кубики: пища, товары, золото, камень.</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.title">
        <source></source>
        <translation>Славные шпили</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.1">
        <source></source>
        <translation>Ярмарка: жетоны соборов. Если колонн больше, чем жетонов соборов, — самый высокий кубик камня. Иначе — «Архитектор». Кубики: камень, золото, пища, товары.</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.title">
        <source></source>
        <translation>Нетленная слава</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.1">
        <source></source>
        <translation>В каждой партии. Если домов не меньше, чем колонн, — «Архитектор». Иначе — «Торговец». Кубики: камень, товары, пища, золото.</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.title">
        <source></source>
        <translation>Мирские богатства</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.1">
        <source></source>
        <translation>В каждой партии. Самый высокий кубик из всех, из равных — нужного цвета.</translation>
    </message>
    <message id="tiletum.rule.chapter.challenges">
        <source></source>
        <translation>Испытания одиночного режима</translation>
    </message>
    <message id="tiletum.rule.list.challenges.title">
        <source></source>
        <translation>Как читать испытания</translation>
    </message>
    <message id="tiletum.rule.list.challenges.1">
        <source></source>
        <translation>Каждое испытание усиливает [Тита](rule:solo.start) на всю партию. Толкование этих карт отчасти наше.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.title">
        <source></source>
        <translation>Очень близкие друзья</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.1">
        <source></source>
        <translation>Если он берёт помощника, который активирует здание или меняет ресурс, он получает 5 золота. Контракт с бонусного жетона сразу считается выполненным, без оплаты и без ПО.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.title">
        <source></source>
        <translation>Находчивый клир</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.1">
        <source></source>
        <translation>Взятый помощник даёт ему свои ресурсы и ПО; любые ресурсы он получает золотом.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.title">
        <source></source>
        <translation>Шёпот на ухо королю</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.1">
        <source></source>
        <translation>За каждого взятого помощника с ОД его фишка идёт на 1 клетку вперёд по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.title">
        <source></source>
        <translation>Церковные доходы</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.1">
        <source></source>
        <translation>Каждый взятый помощник с ОД приносит ему по 1 ПО за каждое ОД.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.title">
        <source></source>
        <translation>Гости курии</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.1">
        <source></source>
        <translation>Каждый персонаж, который к нему заселяется, даёт ему названные ресурсы, свои ПО и по 1 ПО за каждое ОД.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.title">
        <source></source>
        <translation>Глубокие сундуки</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.1">
        <source></source>
        <translation>Каждый взятый кубик приносит ему на 1 ресурс больше.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.title">
        <source></source>
        <translation>Милость двора</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.1">
        <source></source>
        <translation>В начале игры и в каждой королевской фазе его фишка поднимается на +5, если она ниже.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.title">
        <source></source>
        <translation>К действию готов</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.1">
        <source></source>
        <translation>Гербы, добытые в его действиях, навсегда добавляют этим действиям 3, затем 2, 2, 1 и 1 ОД.</translation>
    </message>
    <message id="tiletum.rule.chapter.faq">
        <source></source>
        <translation>Вопросы и ответы</translation>
    </message>
    <message id="tiletum.rule.faq.1.title">
        <source></source>
        <translation>За 2 золота я меняю кубик шерсти 5 на 4. Сколько шерсти я получу?</translation>
    </message>
    <message id="tiletum.rule.faq.1.1">
        <source></source>
        <translation>4 шерсти и 3 ОД вместо 2. Кроме того, вы выполните действие сектора 4 и сможете взять [лежащий там жетон](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.2.title">
        <source></source>
        <translation>Сколько стоит превратить 6 в 2?</translation>
    </message>
    <message id="tiletum.rule.faq.2.1">
        <source></source>
        <translation>4 золота: с 6 на 1, потом на 2. Вниз было бы четыре шага, а программа [считает кратчайший путь](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.3.title">
        <source></source>
        <translation>Склад полон, а мне нужен герб. Можно ли сбросить контракт?</translation>
    </message>
    <message id="tiletum.rule.faq.3.1">
        <source></source>
        <translation>Нет. [Сначала что-нибудь выполните, разместите или используйте.](rule:store.tiles) Если у вас 5 железа, контракт на 5 железа со склада выполняется сразу и приносит не меньше 7 ПО.</translation>
    </message>
    <message id="tiletum.rule.faq.4.title">
        <source></source>
        <translation>В Вероне у меня дом, и там же стоит мой торговец. Получу ли я очки ярмарки дважды?</translation>
    </message>
    <message id="tiletum.rule.faq.4.1">
        <source></source>
        <translation>Нет, один раз. Для участия достаточно [чего-то одного](rule:fair.who), вместе они ничего не меняют.</translation>
    </message>
    <message id="tiletum.rule.faq.5.title">
        <source></source>
        <translation>На клетке +2 две фишки. Кто впереди?</translation>
    </message>
    <message id="tiletum.rule.faq.5.1">
        <source></source>
        <translation>[Нижняя.](rule:king.track) Её владелец берёт жетон у королевского трека и будет раньше в порядке хода. Оба получают по 2 ПО.</translation>
    </message>
    <message id="tiletum.rule.faq.6.title">
        <source></source>
        <translation>В королевской фазе я стою на –5. Что будет?</translation>
    </message>
    <message id="tiletum.rule.faq.6.1">
        <source></source>
        <translation>Вы потеряете 5 ПО или меньше, если столько у вас нет. Определится порядок хода, а потом ваша фишка [вернётся на 0](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.faq.7.title">
        <source></source>
        <translation>Я заканчиваю раунд на +6. Получу ли я очки снова?</translation>
    </message>
    <message id="tiletum.rule.faq.7.1">
        <source></source>
        <translation>Да, по тому месту, где окажетесь в следующей королевской фазе. Если три [жетона коррупции](rule:round.corruption) покажут 1, 0 и 2, без действия «Король» вы будете на +3.</translation>
    </message>
    <message id="tiletum.rule.faq.8.title">
        <source></source>
        <translation>Я меняю ресурс кубиком, потом использую помощника с 2 ОД на «Контракты» и меняю ещё раз. Получу ли я два лишних ресурса?</translation>
    </message>
    <message id="tiletum.rule.faq.8.1">
        <source></source>
        <translation>Нет, один. Лишний приносит только [первый обмен за ход](rule:contract.exchange).</translation>
    </message>
    <message id="tiletum.rule.faq.9.title">
        <source></source>
        <translation>В Париже остались жетоны на 2 и 1 ПО, а у меня жетон на 3. Можно ли внести вклад ещё раз?</translation>
    </message>
    <message id="tiletum.rule.faq.9.1">
        <source></source>
        <translation>Нет. [Каждый собор даёт вам один жетон](rule:task.cathedral), сколько бы их ни осталось.</translation>
    </message>
    <message id="tiletum.rule.faq.10.title">
        <source></source>
        <translation>Моё здание с двумя купчихами завершено. Сколько ОД даёт кубик 4 у «Торговца»?</translation>
    </message>
    <message id="tiletum.rule.faq.10.1">
        <source></source>
        <translation>3 + 2 = 5. Помощник с 2 ОД для «Торговца» по-прежнему даёт 2, ведь [бонусные ОД](rule:character.completed) полагаются только кубикам.</translation>
    </message>
    <message id="tiletum.rule.faq.11.title">
        <source></source>
        <translation>У меня осталось 1 ОД, и я селю трактирщика в здание 4, под которым уже лежит мой герб. Действие закончено?</translation>
    </message>
    <message id="tiletum.rule.faq.11.1">
        <source></source>
        <translation>Нет. Здание [завершено](rule:character.completed), и его 1 бонусное ОД сразу добавляется к этому действию «Персонажи».</translation>
    </message>
    <message id="tiletum.rule.faq.12.title">
        <source></source>
        <translation>Даёт ли герб под шестым зданием что-нибудь, кроме 5 ПО?</translation>
    </message>
    <message id="tiletum.rule.faq.12.1">
        <source></source>
        <translation>Да. За 2 пищи у вас есть [завершённое здание](rule:character.completed), которое идёт в итоговый подсчёт. Бонусных ОД оно не даёт.</translation>
    </message>
    <message id="tiletum.rule.faq.13.title">
        <source></source>
        <translation>У меня 7 железа и 4 золота. Смогу ли я выполнить контракт на 9 железа?</translation>
    </message>
    <message id="tiletum.rule.faq.13.1">
        <source></source>
        <translation>Да. [Купите](rule:task.buy) 2 железа за 4 золота, отдайте 9 железа и получите 17 ПО. На втором месте для контрактов — на 1 ПО больше.</translation>
    </message>
    <message id="tiletum.rule.faq.14.title">
        <source></source>
        <translation>Контракт требует 2 одинаковых ресурса и 2 шерсти. У меня 4 шерсти и больше ничего. Этого хватит?</translation>
    </message>
    <message id="tiletum.rule.faq.14.1">
        <source></source>
        <translation>Да. [Часть на выбор](rule:task.same) тоже может быть шерстью. 3 шерсти и 1 железо не подошли бы.</translation>
    </message>
    <message id="tiletum.rule.faq.15.title">
        <source></source>
        <translation>В конце у меня 6 домов и ни одной колонны. Сколько я получу за карту?</translation>
    </message>
    <message id="tiletum.rule.faq.15.1">
        <source></source>
        <translation>6 × 0 = 0 ПО. С 2 колоннами было бы [12 ПО](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.faq.16.title">
        <source></source>
        <translation>В городе ярмарки стоит мой архитектор, но дома там у меня нет. Получу ли я очки?</translation>
    </message>
    <message id="tiletum.rule.faq.16.1">
        <source></source>
        <translation>Нет. В счёт идут только [дом или торговец](rule:fair.who).</translation>
    </message>
    <message id="tiletum.rule.chapter.terms">
        <source></source>
        <translation>Термины</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.title">
        <source></source>
        <translation>Победное очко (ПО)</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.1">
        <source></source>
        <translation>Ради них и играют: [у кого их больше всех](rule:aim.goal), тот победил.</translation>
    </message>
    <message id="tiletum.rule.term.action_point.title">
        <source></source>
        <translation>Очко действия (ОД)</translation>
    </message>
    <message id="tiletum.rule.term.action_point.1">
        <source></source>
        <translation>Их тратят на [возможности действия](rule:turn.points).</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.title">
        <source></source>
        <translation>Колесо действий</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.1">
        <source></source>
        <translation>Колесо, которое [соединяет кубики с действиями](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.sector.title">
        <source></source>
        <translation>Сектор</translation>
    </message>
    <message id="tiletum.rule.term.sector.1">
        <source></source>
        <translation>Одна из шести частей колеса [с номерами от 1 до 6](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.die.title">
        <source></source>
        <translation>Кубик</translation>
    </message>
    <message id="tiletum.rule.term.die.1">
        <source></source>
        <translation>Его вы [берёте каждый ход](rule:turn.die) ради ресурсов и действия.</translation>
    </message>
    <message id="tiletum.rule.term.gold.title">
        <source></source>
        <translation>Золото</translation>
    </message>
    <message id="tiletum.rule.term.gold.1">
        <source></source>
        <translation>Ресурс жёлтых кубиков; [меняет кубики](rule:turn.change) и [покупает ресурсы](rule:task.buy).</translation>
    </message>
    <message id="tiletum.rule.term.food.title">
        <source></source>
        <translation>Пища</translation>
    </message>
    <message id="tiletum.rule.term.food.1">
        <source></source>
        <translation>Ресурс розовых кубиков; ею платят за [гербы](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.wool.title">
        <source></source>
        <translation>Шерсть</translation>
    </message>
    <message id="tiletum.rule.term.wool.1">
        <source></source>
        <translation>Ресурс светло-серых кубиков, в основном для [контрактов](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.stone.title">
        <source></source>
        <translation>Камень</translation>
    </message>
    <message id="tiletum.rule.term.stone.1">
        <source></source>
        <translation>Ресурс тёмно-серых кубиков, для [соборов](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.iron.title">
        <source></source>
        <translation>Железо</translation>
    </message>
    <message id="tiletum.rule.term.iron.1">
        <source></source>
        <translation>Ресурс синих кубиков, в основном для [контрактов](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.resource.title">
        <source></source>
        <translation>Ресурс</translation>
    </message>
    <message id="tiletum.rule.term.resource.1">
        <source></source>
        <translation>[Железо, пища, золото, шерсть или камень.](rule:turn.resources)</translation>
    </message>
    <message id="tiletum.rule.term.architect.title">
        <source></source>
        <translation>Архитектор</translation>
    </message>
    <message id="tiletum.rule.term.architect.1">
        <source></source>
        <translation>Ваша фигура, которая [ставит колонны](rule:architect.pillar), и её действие.</translation>
    </message>
    <message id="tiletum.rule.term.merchant.title">
        <source></source>
        <translation>Торговец</translation>
    </message>
    <message id="tiletum.rule.term.merchant.1">
        <source></source>
        <translation>Ваша фигура, которая [строит дома](rule:merchant.house), и её действие.</translation>
    </message>
    <message id="tiletum.rule.term.character.title">
        <source></source>
        <translation>Персонаж</translation>
    </message>
    <message id="tiletum.rule.term.character.1">
        <source></source>
        <translation>Жетон, который [заселяется в комнату](rule:character.rooms) и даёт бонус.</translation>
    </message>
    <message id="tiletum.rule.term.contract.title">
        <source></source>
        <translation>Контракт</translation>
    </message>
    <message id="tiletum.rule.term.contract.1">
        <source></source>
        <translation>Жетон, который [превращает ресурсы в ПО](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.king.title">
        <source></source>
        <translation>Король</translation>
    </message>
    <message id="tiletum.rule.term.king.1">
        <source></source>
        <translation>Действие, которое [двигает вашу фишку](rule:king.action) по королевскому треку.</translation>
    </message>
    <message id="tiletum.rule.term.joker.title">
        <source></source>
        <translation>Джокер</translation>
    </message>
    <message id="tiletum.rule.term.joker.1">
        <source></source>
        <translation>Действие, которое [заменяет любое из остальных пяти](rule:joker.action).</translation>
    </message>
    <message id="tiletum.rule.term.king_track.title">
        <source></source>
        <translation>Королевский трек</translation>
    </message>
    <message id="tiletum.rule.term.king_track.1">
        <source></source>
        <translation>Семнадцать клеток, которые [дают ПО и определяют порядок хода](rule:king.track).</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.title">
        <source></source>
        <translation>Порядок хода</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.1">
        <source></source>
        <translation>Кто ходит первым, вторым и так далее; [определяется в королевской фазе](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.term.corruption.title">
        <source></source>
        <translation>Жетон коррупции</translation>
    </message>
    <message id="tiletum.rule.term.corruption.1">
        <source></source>
        <translation>[Отодвигает все фишки](rule:round.corruption) на королевском треке на 0, 1 или 2 клетки.</translation>
    </message>
    <message id="tiletum.rule.term.fair.title">
        <source></source>
        <translation>Ярмарка</translation>
    </message>
    <message id="tiletum.rule.term.fair.1">
        <source></source>
        <translation>[Подсчёт очков в конце раунда](rule:fair.value) в одном из городов.</translation>
    </message>
    <message id="tiletum.rule.term.city.title">
        <source></source>
        <translation>Город</translation>
    </message>
    <message id="tiletum.rule.term.city.1">
        <source></source>
        <translation>Клетка карты [с местами для домов](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.road.title">
        <source></source>
        <translation>Клетка дороги</translation>
    </message>
    <message id="tiletum.rule.term.road.1">
        <source></source>
        <translation>Клетка карты, которая [стоит лишь шага](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.house.title">
        <source></source>
        <translation>Дом</translation>
    </message>
    <message id="tiletum.rule.term.house.1">
        <source></source>
        <translation>Ваша постройка для [мест под дома](rule:merchant.spaces), по одной в городе.</translation>
    </message>
    <message id="tiletum.rule.term.pillar.title">
        <source></source>
        <translation>Колонна</translation>
    </message>
    <message id="tiletum.rule.term.pillar.1">
        <source></source>
        <translation>Ваша постройка для [соборных городов](rule:architect.pillar), по одной в городе.</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.title">
        <source></source>
        <translation>Собор</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.1">
        <source></source>
        <translation>Есть в девяти городах и принимает [вклады камнем](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.title">
        <source></source>
        <translation>Жетон стоимости строительства</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.1">
        <source></source>
        <translation>Говорит, сколько [вклад](rule:task.cathedral) стоит и сколько добавляет.</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.title">
        <source></source>
        <translation>Герб</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.1">
        <source></source>
        <translation>Жетон, который за пищу ложится [под здание](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.family.title">
        <source></source>
        <translation>Знатный род</translation>
    </message>
    <message id="tiletum.rule.term.family.1">
        <source></source>
        <translation>Ему принадлежит герб; иметь можно [по одному каждого](rule:task.family).</translation>
    </message>
    <message id="tiletum.rule.term.helper.title">
        <source></source>
        <translation>Помощник</translation>
    </message>
    <message id="tiletum.rule.term.helper.1">
        <source></source>
        <translation>Бонусный жетон, который [используют один раз](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.title">
        <source></source>
        <translation>Бонусный жетон</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.1">
        <source></source>
        <translation>Помощник, контракт или герб [у колеса](rule:turn.tile), у королевского трека или [в городе](rule:map.collect).</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.title">
        <source></source>
        <translation>Склад</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.1">
        <source></source>
        <translation>[Четыре места](rule:store.places), куда сначала попадает каждый жетон.</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.title">
        <source></source>
        <translation>Личный запас</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.1">
        <source></source>
        <translation>Дома и колонны, которые вы [можете ставить на карту](rule:setup.player).</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.title">
        <source></source>
        <translation>Общий запас</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.1">
        <source></source>
        <translation>Ресурсы, которые никому не принадлежат; [они не кончаются](rule:turn.resources).</translation>
    </message>
    <message id="tiletum.rule.term.building.title">
        <source></source>
        <translation>Здание</translation>
    </message>
    <message id="tiletum.rule.term.building.1">
        <source></source>
        <translation>Одно из шести на вашем [планшете](rule:setup.board).</translation>
    </message>
    <message id="tiletum.rule.term.room.title">
        <source></source>
        <translation>Комната</translation>
    </message>
    <message id="tiletum.rule.term.room.1">
        <source></source>
        <translation>Здесь [живёт персонаж](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.floor.title">
        <source></source>
        <translation>Этаж</translation>
    </message>
    <message id="tiletum.rule.term.floor.1">
        <source></source>
        <translation>Как высоко комната и [сколько ОД она стоит](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.roof.title">
        <source></source>
        <translation>Место на крыше</translation>
    </message>
    <message id="tiletum.rule.term.roof.1">
        <source></source>
        <translation>Здесь ждёт дом, пока здание не [заполнено](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.title">
        <source></source>
        <translation>Завершённое здание</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.1">
        <source></source>
        <translation>Заполненное здание [с гербом](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.title">
        <source></source>
        <translation>Заполненное здание</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.1">
        <source></source>
        <translation>Здание [с персонажем в каждой комнате](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.title">
        <source></source>
        <translation>Рынок контрактов</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.1">
        <source></source>
        <translation>Пять открытых жетонов за [3, 3, 2, 2 и 1 ОД](rule:contract.offer).</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.title">
        <source></source>
        <translation>Рынок персонажей</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.1">
        <source></source>
        <translation>Пять открытых жетонов [по 1 ОД](rule:character.offer).</translation>
    </message>
    <message id="tiletum.rule.term.task.title">
        <source></source>
        <translation>Дополнительное действие</translation>
    </message>
    <message id="tiletum.rule.term.task.1">
        <source></source>
        <translation>То, что можно сделать [в любой момент своего хода](rule:task.when) без ОД.</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.title">
        <source></source>
        <translation>Бонусные очки действий</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.1">
        <source></source>
        <translation>ОД, которые [завершённое здание](rule:character.completed) добавляет своему действию.</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.title">
        <source></source>
        <translation>Бонус за постройку</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.1">
        <source></source>
        <translation>То, что место для дома даёт [тому, кто там строит](rule:merchant.bonus).</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.title">
        <source></source>
        <translation>Выполнить</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.1">
        <source></source>
        <translation>[Оплатить контракт со склада](rule:task.contract) и получить за него очки.</translation>
    </message>
    <message id="tiletum.rule.term.contribute.title">
        <source></source>
        <translation>Внести вклад</translation>
    </message>
    <message id="tiletum.rule.term.contribute.1">
        <source></source>
        <translation>[Заплатить камни за собор](rule:task.cathedral) и взять его верхний жетон.</translation>
    </message>
    <message id="tiletum.rule.term.refill.title">
        <source></source>
        <translation>Пополнить</translation>
    </message>
    <message id="tiletum.rule.term.refill.1">
        <source></source>
        <translation>Выложить новые жетоны вместо взятых: [сразу](rule:character.offer), [в конце хода](rule:contract.offer) или [раунда](rule:round.cleanup).</translation>
    </message>
    <message id="tiletum.rule.term.discard.title">
        <source></source>
        <translation>Сбросить</translation>
    </message>
    <message id="tiletum.rule.term.discard.1">
        <source></source>
        <translation>Убрать жетон из игры без пользы; это можно [только в королевской фазе](rule:king.phase).</translation>
    </message>
    <message id="tiletum.rule.term.round.title">
        <source></source>
        <translation>Раунд</translation>
    </message>
    <message id="tiletum.rule.term.round.1">
        <source></source>
        <translation>Один из [четырёх](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.turn.title">
        <source></source>
        <translation>Ход</translation>
    </message>
    <message id="tiletum.rule.term.turn.1">
        <source></source>
        <translation>[Один кубик](rule:turn.steps) и всё, что с ним связано.</translation>
    </message>
    <message id="tiletum.rule.term.phase.title">
        <source></source>
        <translation>Фаза</translation>
    </message>
    <message id="tiletum.rule.term.phase.1">
        <source></source>
        <translation>Одна из [пяти частей раунда](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.first_player.title">
        <source></source>
        <translation>Первый игрок</translation>
    </message>
    <message id="tiletum.rule.term.first_player.1">
        <source></source>
        <translation>Тот, кто [начинает раунд](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.compass.title">
        <source></source>
        <translation>Компас</translation>
    </message>
    <message id="tiletum.rule.term.compass.1">
        <source></source>
        <translation>Отмечает [первого игрока](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.title">
        <source></source>
        <translation>Итоговый подсчёт</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.1">
        <source></source>
        <translation>[Дома × колонны, завершённые здания, оставшиеся ресурсы.](rule:end.scoring)</translation>
    </message>
    <message id="tiletum.rule.term.not_built.title">
        <source></source>
        <translation>Не строится</translation>
    </message>
    <message id="tiletum.rule.term.not_built.1">
        <source></source>
        <translation>Единственный собор, которого [в этой партии нет](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.term.solo.title">
        <source></source>
        <translation>Одиночный режим</translation>
    </message>
    <message id="tiletum.rule.term.solo.1">
        <source></source>
        <translation>Вы в одиночку [против кардинала Тита](rule:solo.start).</translation>
    </message>
</context>
</TS>
