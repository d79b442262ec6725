<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="pendulum.rule.edition">
        <source></source>
        <translation>издание 2020 года</translation>
    </message>
    <message id="pendulum.rule.chapter.game">
        <source></source>
        <translation>Об игре</translation>
    </message>
    <message id="pendulum.rule.game.story.title">
        <source></source>
        <translation>Пустой трон</translation>
    </message>
    <message id="pendulum.rule.game.story.1">
        <source></source>
        <translation>Вечный Король правил дольше, чем помнят люди. Теперь его трон пуст. Пятеро знатных претендентов рассылают работников, захватывают провинции и ищут расположения совета. Время никого из них не ждёт: оно утекает в трёх песочных таймерах, пока все вы играете одновременно.</translation>
    </message>
    <message id="pendulum.rule.game.aim.title">
        <source></source>
        <translation>К чему вы стремитесь</translation>
    </message>
    <message id="pendulum.rule.game.aim.1">
        <source></source>
        <translation>Вы играете за одного из претендентов и набираете победные очки на 4 [победных шкалах](rule:table.tracks). Это власть, престиж, популярность и славное достижение. Правый конец шкал лежит на пергаменте.</translation>
    </message>
    <message id="pendulum.rule.game.aim.2">
        <source></source>
        <translation>Приведите на пергамент все 4 фишки до конца последнего совета. Если это удастся нескольким игрокам, победит тот, у кого [больше всего очков на пергаменте](rule:end.scroll).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.title">
        <source></source>
        <translation>Четыре раунда без ходов</translation>
    </message>
    <message id="pendulum.rule.game.rounds.1">
        <source></source>
        <translation>Ходов по очереди здесь нет. В течение раунда все сразу перемещают работников, выполняют действия и разыгрывают карты, когда им удобно. Три таймера определяют, [где работников можно перемещать, а где ими действовать](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.2">
        <source></source>
        <translation>Игра длится 4 раунда. Каждый завершает [фаза совета](rule:council.order), которая идёт шаг за шагом и без спешки. После четвёртого совета игра окончена. Если спокойствия хочется и в раундах, играйте [без ограничения времени](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.chapter.table">
        <source></source>
        <translation>На столе</translation>
    </message>
    <message id="pendulum.rule.table.board.title">
        <source></source>
        <translation>Поле</translation>
    </message>
    <message id="pendulum.rule.table.board.1">
        <source></source>
        <translation>Поле делится на 3 области действий: фиолетовую, зелёную и чёрную. У каждой два ряда, верхний и нижний, с одинаковыми действиями. К каждой области относится 1 таймер, который всегда стоит в одном из двух её рядов. Все ряды доступны всем.</translation>
    </message>
    <message id="pendulum.rule.table.board.2">
        <source></source>
        <translation>Вокруг областей находятся [шкала привилегий](rule:privilege.clash), карта [достижения](rule:achievements.complete) этого раунда и 4 открытые [провинции](rule:provinces.conquer) с колодой. На поле совета лежат [награды](rule:council.rewards) ближайшего совета.</translation>
    </message>
    <message id="pendulum.rule.table.space.title">
        <source></source>
        <translation>Золотая рамка и награда</translation>
    </message>
    <message id="pendulum.rule.table.space.1">
        <source></source>
        <translation>Ячейка действия состоит из двух частей. В золотой рамке работник ждёт, а в нижней части ячейки, с наградой, действует. Вымпел между ними показывает цену.</translation>
    </message>
    <message id="pendulum.rule.table.space.2">
        <source></source>
        <translation>На стороне поля для 1–3 игроков в зелёной и фиолетовой областях есть и большие рамки, из которых можно спуститься к одной из двух наград. Работник занимает всю такую рамку, а награду вы выбираете, когда он действует. Из маленькой рамки путь ведёт лишь к одной награде.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.title">
        <source></source>
        <translation>Победные шкалы и пергамент</translation>
    </message>
    <message id="pendulum.rule.table.tracks.1">
        <source></source>
        <translation>Шкалы власти, престижа и популярности начинаются на разном расстоянии от пергамента. Болку-воителю нужно 14 очков власти, 11 очков престижа и 8 очков популярности. На пергаменте у каждой из этих шкал 8 делений; очки сверх последнего пропадают.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.2">
        <source></source>
        <translation>Славное достижение — это один-единственный шаг, сразу на пергамент. Если вы платите очками, фишка отступает, но не дальше своего начального деления.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.title">
        <source></source>
        <translation>Ресурсы и голоса</translation>
    </message>
    <message id="pendulum.rule.table.stocks.1">
        <source></source>
        <translation>Ресурсов три: армия, культура и золото. Каждого может быть не больше 10, излишек пропадает. Если у вас 8 культуры, из награды в 5 культуры вы получите только 2.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.2">
        <source></source>
        <translation>Голоса к ресурсам не относятся, и их может быть сколько угодно. Игроки никогда ничем не обмениваются друг с другом.</translation>
    </message>
    <message id="pendulum.rule.table.parts.title">
        <source></source>
        <translation>Состав игры</translation>
    </message>
    <message id="pendulum.rule.table.parts.1">
        <source></source>
        <translation>В игре есть поле со стороной для 1–3 и стороной для 4–5 игроков, поле совета и шкала времени. У пяти планшетов базовая и усложнённая стороны, так что персонажей 10. Песок в фиолетовом таймере сыплется 180 секунд, в зелёном 120, в чёрном 45.</translation>
    </message>
    <message id="pendulum.rule.table.parts.2">
        <source></source>
        <translation>У каждого игрока 3 обычных и 2 больших работника, 4 фишки победных очков, фишка привилегии, фишка достижения и по 10 кубиков каждого ресурса. Карты: 56 провинций, 40 интриг, 25 наград совета, 5 итоговых наград, 10 достижений и карта большого работника. Ещё есть 3 фиолетовых маркера времени и фишка славного достижения.</translation>
    </message>
    <message id="pendulum.rule.chapter.setup">
        <source></source>
        <translation>Подготовка к игре</translation>
    </message>
    <message id="pendulum.rule.setup.common.title">
        <source></source>
        <translation>Что раскладывает программа</translation>
    </message>
    <message id="pendulum.rule.setup.common.1">
        <source></source>
        <translation>Программа перемешивает 56 провинций и открывает 4. Из 25 наград совета она не глядя убирает 10, открывает 5, а оставшиеся 10 кладёт поверх 5 итоговых наград. У карты большого работника своё место.</translation>
    </message>
    <message id="pendulum.rule.setup.common.2">
        <source></source>
        <translation>Из 10 достижений открыто одно, и на нём лежит фишка славного достижения (кроме игры [вдвоём и втроём](rule:few.side)). Каждый таймер стоит в верхнем ряду. Остальные фиолетовые кружки занимают 3 маркера времени.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.title">
        <source></source>
        <translation>Ваше место за столом</translation>
    </message>
    <message id="pendulum.rule.setup.seat.1">
        <source></source>
        <translation>Вы выбираете [персонажа](rule:nobles.about) или получаете случайного. Вместе с ним вам достаются планшет, 4 интриги и начальные запасы. Ваши фишки стоят в начале шкал.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.2">
        <source></source>
        <translation>На планшете ждут один большой и один обычный работник. Рядом лежат ещё 2 [обычных работника](rule:workers.hire), а у поля совета — ваш [второй большой работник](rule:council.grande). Места на шкале привилегий определяет жребий.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.title">
        <source></source>
        <translation>Первая расстановка</translation>
    </message>
    <message id="pendulum.rule.setup.opening.1">
        <source></source>
        <translation>Перед 1-м раундом игроки по порядку привилегий ставят большого работника в золотую рамку любого нижнего ряда. Затем, снова с начала шкалы, каждый так же ставит обычного работника. Правила о [занятых рамках](rule:workers.blocking) действуют как всегда.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.2">
        <source></source>
        <translation>Первый переворот перенесёт все таймеры в нижние ряды, поэтому эти работники смогут действовать сразу.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.title">
        <source></source>
        <translation>Колокольчик</translation>
    </message>
    <message id="pendulum.rule.setup.begin.1">
        <source></source>
        <translation>Когда все готовы, кто угодно звонит в колокольчик. Все 3 таймера переходят в другой ряд своей области, и раунд начинается. В 1-м раунде они переходят из верхних рядов в нижние, а позже — оттуда, где стоят. Пока колокольчик не прозвенел, никто не действует.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.2">
        <source></source>
        <translation>Перед раундом с таймерами колокольчик ждёт, пока досыплется песок предыдущего раунда. После раунда без ограничения времени ждать нечего.</translation>
    </message>
    <message id="pendulum.rule.chapter.basics">
        <source></source>
        <translation>Основы</translation>
    </message>
    <message id="pendulum.rule.basics.free.title">
        <source></source>
        <translation>Ничто не обязательно</translation>
    </message>
    <message id="pendulum.rule.basics.free.1">
        <source></source>
        <translation>Поставить работника, выполнить действие, перевернуть таймер, разыграть карту — всё это зависит только от вас. Само собой ничего не происходит, и упущенная возможность ничего не стоит.</translation>
    </message>
    <message id="pendulum.rule.basics.free.2">
        <source></source>
        <translation>Даже внутри действия можно отказаться от провинции, от возврата работника или от второго действия. Другие решения пропустить нельзя, например выбор шкалы для победного очка.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.title">
        <source></source>
        <translation>По одному действию</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.1">
        <source></source>
        <translation>Завершите начатое действие, прежде чем браться за следующее. Если действие вас о чём-то спрашивает, всё остальное у вас ждёт ответа. Другие тем временем играют дальше.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.2">
        <source></source>
        <translation>Пример: Лициния-деспот разыгрывает четвёртую интригу и должна заплатить 8 любых ресурсов. Пока не уплачены все 8, она не может ни перевернуть таймер, ни выполнить достижение.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.title">
        <source></source>
        <translation>Сначала оплата</translation>
    </message>
    <message id="pendulum.rule.basics.pay.1">
        <source></source>
        <translation>Перед стрелкой стоит цена, за ней — награда. Сначала заплатите всю цену, потом возьмите награду, по одному разу за каждое использование. Если на всю цену не хватает, начать нельзя. Пример: интрига даёт 1 очко популярности за 2 золота. Даже имея 4 золота, вы платите 2 и получаете 1 очко.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.2">
        <source></source>
        <translation>Трёхцветный кубик означает *любой ресурс*: армию, культуру и золото в любом сочетании, но никогда голоса. Цену в 8 любых ресурсов можно уплатить так: 5 армии, 2 культуры и 1 золото.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.title">
        <source></source>
        <translation>Отмена и пауза</translation>
    </message>
    <message id="pendulum.rule.basics.undo.1">
        <source></source>
        <translation>Своё последнее действие можно отменить, пока после него никто ничего не сделал. Это не касается того, что всем что-то показало или изменило: переворота таймера, открытой карты, первой расстановки.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.2">
        <source></source>
        <translation>Игру можно приостановить в любой момент. Песок замирает, и никто не действует, пока игра не продолжится.</translation>
    </message>
    <message id="pendulum.rule.chapter.timers">
        <source></source>
        <translation>Таймеры и ряды</translation>
    </message>
    <message id="pendulum.rule.timers.rows.title">
        <source></source>
        <translation>Два правила</translation>
    </message>
    <message id="pendulum.rule.timers.rows.1">
        <source></source>
        <translation>*Войти в ряд и уйти из него можно, только когда в нём нет таймера.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.2">
        <source></source>
        <translation>*Действуют работники только в том ряду, где таймер стоит.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.3">
        <source></source>
        <translation>Важно, где стоит таймер, а не то, сыплется ли в нём ещё песок. Поэтому работнику всегда приходится подождать: сначала он встаёт в рамку, затем приходит таймер, и лишь тогда можно действовать.</translation>
    </message>
    <message id="pendulum.rule.timers.example.title">
        <source></source>
        <translation>Пример</translation>
    </message>
    <message id="pendulum.rule.timers.example.1">
        <source></source>
        <translation>Чёрный таймер стоит в нижнем ряду. Вы ставите работника в верхнюю чёрную рамку с жёлтым производством. Пока ничего не происходит. Через 45 секунд песок кончается, вы переворачиваете таймер, и теперь он стоит в верхнем ряду.</translation>
    </message>
    <message id="pendulum.rule.timers.example.2">
        <source></source>
        <translation>Работник спускается к награде. Это действие бесплатно и приносит Болку-воителю 2 золота. Там работник останется не меньше 45 секунд, пока кто-нибудь не перевернёт таймер обратно вниз. После этого он свободен.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.title">
        <source></source>
        <translation>Переворот таймера</translation>
    </message>
    <message id="pendulum.rule.timers.flip.1">
        <source></source>
        <translation>Когда песок в таймере закончился, любой игрок может когда угодно перевернуть его, никого не спрашивая. Это право, а не обязанность. Перевёрнутый таймер всегда переходит в другой ряд своей области. Фиолетовый отмеряет 3 минуты, зелёный 2 минуты, чёрный 45 секунд.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.2">
        <source></source>
        <translation>Пока песок сыплется, таймер не перевернуть. Сам переворот не занимает времени, и ни один работник не проскочит при нём из ряда в ряд.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.title">
        <source></source>
        <translation>Фиолетовые маркеры времени</translation>
    </message>
    <message id="pendulum.rule.timers.markers.1">
        <source></source>
        <translation>На каждый раунд в фиолетовой области есть 3 маркера времени. Каждый переворот фиолетового таймера сдвигает один из них с поля. Первый уходит уже в начале раунда, так что остаётся ещё два переворота.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.2">
        <source></source>
        <translation>Третий сдвигает последний маркер и сразу [созывает совет](rule:council.called), хотя песок только начал сыпаться. Поэтому раунд с таймерами длится не меньше 6 минут.</translation>
    </message>
    <message id="pendulum.rule.chapter.workers">
        <source></source>
        <translation>Работники</translation>
    </message>
    <message id="pendulum.rule.workers.place.title">
        <source></source>
        <translation>Перемещение работников</translation>
    </message>
    <message id="pendulum.rule.workers.place.1">
        <source></source>
        <translation>Переместить можно любого своего работника, который стоит на планшете или в ряду без таймера. Поставьте его в золотую рамку ряда без таймера или верните на планшет. Делать это можно сколько угодно раз.</translation>
    </message>
    <message id="pendulum.rule.workers.place.2">
        <source></source>
        <translation>Вернуться в рамку работник может и из нижней части ячейки. А вот поставить его сразу туда нельзя никогда.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.title">
        <source></source>
        <translation>Кто кому мешает</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.1">
        <source></source>
        <translation>В зелёной и фиолетовой областях обычный работник не может войти в рамку, где уже кто-то стоит, даже если это ваш же работник. Большой работник может присоединиться всегда. В чёрной области никто никому не мешает, в нижних частях ячеек тоже.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.2">
        <source></source>
        <translation>Пример: ваш большой работник один ждёт в фиолетовой рамке. Вашему обычному работнику туда нельзя, а чужому большому можно.</translation>
    </message>
    <message id="pendulum.rule.workers.act.title">
        <source></source>
        <translation>Выполнение действия</translation>
    </message>
    <message id="pendulum.rule.workers.act.1">
        <source></source>
        <translation>Работник в золотой рамке может действовать, пока в его ряду стоит таймер. Передвиньте его вниз, к награде, заплатите цену и возьмите награду. Действует он один раз, после чего [застревает](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.workers.act.2">
        <source></source>
        <translation>Таймер нужен только в начале: если его перевернут, пока вы ещё выбираете, действие вы закончите. Если заплатить нечем или не хочется, работник остаётся в рамке, пока таймер не уйдёт.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.title">
        <source></source>
        <translation>Что дают действия</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.1">
        <source></source>
        <translation>Фиолетовая область, каждое действие за 2 золота: коричневое производство; синее производство; либо 1 очко популярности, 1 очко престижа и 1 голос.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.2">
        <source></source>
        <translation>Зелёная область, каждое действие за 2 золота: красное производство; 2 очка популярности; либо 1 очко власти и 2 голоса.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.3">
        <source></source>
        <translation>Чёрная область, бесплатно: жёлтое производство; 1 голос; либо 1 любой ресурс. Оставшееся чёрное действие за 4 армии [захватывает провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.title">
        <source></source>
        <translation>Четыре положения работника</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.1">
        <source></source>
        <translation>Если в ряду стоит таймер, работник в рамке может действовать, а работник у награды не может ничего. Если таймера нет, переместить можно и того, и другого. Других случаев не бывает.</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.2">
        <source></source>
        <translation>Работник, которого вернувшийся таймер снова застал у награды, опять застревает. Чтобы действовать ещё раз, он должен попасть в рамку.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.title">
        <source></source>
        <translation>Возврат работника</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.1">
        <source></source>
        <translation>Эта награда забирает одного вашего работника из ряда, где стоит таймер, — из рамки или из нижней части ячейки. Он возвращается на планшет, и его можно тут же поставить снова.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.2">
        <source></source>
        <translation>Иначе из такого ряда не выйти, пока таймер не уйдёт. Если там никого из ваших нет, такую интригу не разыграть.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.title">
        <source></source>
        <translation>Новые работники</translation>
    </message>
    <message id="pendulum.rule.workers.hire.1">
        <source></source>
        <translation>Четвёртая интрига каждого персонажа вводит в игру ещё одного обычного работника. Цена разная: Болк-воитель платит 7 армии, Лициния — 8 любых ресурсов. Новый работник встаёт на планшет, и его сразу можно поставить на поле.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.2">
        <source></source>
        <translation>В игре у вас не может быть больше 4 работников, считая больших.</translation>
    </message>
    <message id="pendulum.rule.chapter.provinces">
        <source></source>
        <translation>Производство и провинции</translation>
    </message>
    <message id="pendulum.rule.provinces.production.title">
        <source></source>
        <translation>Производство</translation>
    </message>
    <message id="pendulum.rule.provinces.production.1">
        <source></source>
        <translation>Вдоль нижнего края планшета у вас 4 производства: коричневое, красное, синее и жёлтое. На большинстве планшетов они дают 1 очко власти, 4 армии, 5 культуры и 2 золота. Производство приносит то, что показано на планшете, и всё, что показано на провинциях под ним, включая очки и голоса.</translation>
    </message>
    <message id="pendulum.rule.provinces.production.2">
        <source></source>
        <translation>Пример: у Болка-воителя под синим производством лежат Касалат и Харкен. Синее производство даёт ему 5 культуры с планшета, 3 культуры от Касалата и 3 голоса от Харкена — всего 8 культуры и 3 голоса.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.title">
        <source></source>
        <translation>Захват провинции</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.1">
        <source></source>
        <translation>Возьмите любую открытую провинцию или, не глядя, верхнюю карту колоды, даже если в ряду есть пустые места. Чёрное действие стоит 4 армии. Некоторые интриги и награды захватывают провинцию за другую цену или даром.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.2">
        <source></source>
        <translation>Когда провинций не осталось совсем, действие начать нельзя.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.title">
        <source></source>
        <translation>Под какое производство</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.1">
        <source></source>
        <translation>Сразу решите, под какое из 4 производств подложить новую провинцию. С этого момента работает только тот её символ, который того же цвета. Он не обязан давать то же, что и планшет. Позже провинцию не перекладывают и не поворачивают.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.2">
        <source></source>
        <translation>Пример: Сеарил под синим производством даёт 3 золота, а под коричневым — 1 очко популярности.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.title">
        <source></source>
        <translation>Виды провинций</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.1">
        <source></source>
        <translation>Половина из 56 провинций зелёные; под коричневым, красным, синим и жёлтым они дают соответственно 1 очко власти, 2 армии, 3 культуры и 1 золото. Семь фиолетовых дают 1 очко власти, 2 голоса, 3 голоса и 1 голос.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.2">
        <source></source>
        <translation>Красных, синих и жёлтых — по семь. Красные сильны в армии и власти, синие — в культуре и престиже, жёлтые — в золоте и популярности. Пять провинций каждого цвета дают под коричневым 1 очко, а под остальными — свой ресурс: 2 под красным, 3 под синим, 1 под жёлтым. Две другие дают 1 очко под коричневым, красным и синим и лишь под жёлтым 1 ресурс. [Все карты](rule:card.adelphia) перечислены в конце книги.</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.title">
        <source></source>
        <translation>Пополнение провинций</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.1">
        <source></source>
        <translation>Пустое место в ряду провинций остаётся, пока кто-нибудь не захочет его заполнить. Любой игрок может в любой момент даром заполнить все пустые места из колоды. Это единственное действие, разрешённое и в фазе совета. Когда колода кончилась, пустые места остаются.</translation>
    </message>
    <message id="pendulum.rule.chapter.instant">
        <source></source>
        <translation>Вневременные действия</translation>
    </message>
    <message id="pendulum.rule.instant.list.title">
        <source></source>
        <translation>Действия без работников</translation>
    </message>
    <message id="pendulum.rule.instant.list.1">
        <source></source>
        <translation>Для вневременных действий не нужны ни работник, ни таймер в ряду. Их 5: [перевернуть таймер](rule:timers.flip), [разыграть интригу](rule:cards.play), [вернуть интриги](rule:cards.recover), [выполнить достижение](rule:achievements.complete) и [пополнить провинции](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.instant.list.2">
        <source></source>
        <translation>В течение раунда они доступны в любой момент. После созыва совета можно всё, кроме переворота таймера.</translation>
    </message>
    <message id="pendulum.rule.cards.play.title">
        <source></source>
        <translation>Розыгрыш интриги</translation>
    </message>
    <message id="pendulum.rule.cards.play.1">
        <source></source>
        <translation>Разыграйте интригу с руки: заплатите её цену, если она есть, и возьмите награду. После этого карта лежит на планшете, и снова использовать её можно, только [вернув](rule:cards.recover) в руку.</translation>
    </message>
    <message id="pendulum.rule.cards.play.2">
        <source></source>
        <translation>Интригу, которая совсем ничего не даст, разыграть нельзя: она остаётся на руке.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.title">
        <source></source>
        <translation>Возврат интриг</translation>
    </message>
    <message id="pendulum.rule.cards.recover.1">
        <source></source>
        <translation>Заплатите 5 культуры и верните в руку все сыгранные интриги. Это можно сделать, даже если на руке ещё есть карты.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.2">
        <source></source>
        <translation>Два усложнённых персонажа платят иначе: Болк-подстрекатель — 2 очка власти, Дренкир-диктатор — 4 голоса.</translation>
    </message>
    <message id="pendulum.rule.cards.with.title">
        <source></source>
        <translation>Карты, разыгрываемые с действием</translation>
    </message>
    <message id="pendulum.rule.cards.with.1">
        <source></source>
        <translation>Некоторые интриги меняют действие работника и разыгрываются вместе с ним. Одна из карт совета избавляет от уплаты 2 золота за зелёное или фиолетовое действие. От 4 армии за провинцию она не избавляет.</translation>
    </message>
    <message id="pendulum.rule.cards.with.2">
        <source></source>
        <translation>Такие карты можно сочетать. Если другая карта даёт второе действие, одна карта экономии покрывает только одно из двух.</translation>
    </message>
    <message id="pendulum.rule.cards.swap.title">
        <source></source>
        <translation>Перенос победного очка</translation>
    </message>
    <message id="pendulum.rule.cards.swap.1">
        <source></source>
        <translation>Одна из карт совета переносит ровно 1 победное очко между шкалами власти, престижа и популярности: с одной вы его снимаете, на другую добавляете. Славного достижения это не касается. Нужно иметь хотя бы 1 очко, а если вторая шкала заполнена, очко пропадает.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.title">
        <source></source>
        <translation>Выполнение достижения</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.1">
        <source></source>
        <translation>Если у вас есть хотя бы то, чего требует карта достижения, его можно выполнить. *Вы ничего не тратите.* Каждое достижение требует 3 голоса и ещё каких-то ресурсов. В каждом раунде это можно сделать один раз, даже если другие вас опередили.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.2">
        <source></source>
        <translation>Пример: «Сокрушить восстание» требует 8 армии и 3 голоса. Имея 9 армии и 4 голоса, вы выполняете достижение и сохраняете всё.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.title">
        <source></source>
        <translation>Славное достижение или лента</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.1">
        <source></source>
        <translation>Выполнив достижение, выберите одно из двух. Либо фишку славного достижения, которая приводит вашу фишку на пергамент, либо награду на ленте карты.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.2">
        <source></source>
        <translation>Фишку в раунде может взять только один игрок, а это очко вы получаете лишь раз за игру. Если фишки уже нет или очко у вас есть, остаётся награда на ленте. Ещё это очко даёт лишь [итоговая награда](rule:card.final5).</translation>
    </message>
    <message id="pendulum.rule.chapter.privilege">
        <source></source>
        <translation>Привилегии</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.title">
        <source></source>
        <translation>Две руки сразу</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.1">
        <source></source>
        <translation>Бывает, что двое тянутся к одному и тому же в пределах 1 секунды. Достаётся это тому, кто выше на шкале привилегий, даже если он чуть опоздал, а сделанное другим отменяется. Так решаются споры за рамки, провинции и фишку славного достижения. Всё прочее, что игрок с более высокой привилегией успел сделать, остаётся в силе.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.2">
        <source></source>
        <translation>Секунда отсчитывается между теми двумя, кто столкнулся: если в пределах секунды после второго придёт третий, стоящий ещё выше, спор выиграет он. Этот допуск за своим столом можно изменить или отключить.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.3">
        <source></source>
        <translation>Только при [равенстве голосов](rule:council.votes) всё наоборот.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.title">
        <source></source>
        <translation>Руки и таймеры</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.1">
        <source></source>
        <translation>Столкнуться можно и с переворотом таймера. Если его перевернул тот, кто ниже вас, вы ещё 1 секунду можете ставить работников и действовать, как будто этого не было. Если игрок ниже вас поставил работника в ряд, а вы в пределах 1 секунды перевернули туда таймер, ваш переворот считается более ранним. Работник возвращается туда, откуда пришёл.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.2">
        <source></source>
        <translation>При [перемещениях между раундами](rule:council.move) никто ничего не измеряет: более высокая привилегия побеждает, как бы поздно ни пришла, пока не готовы все.</translation>
    </message>
    <message id="pendulum.rule.chapter.council">
        <source></source>
        <translation>Совет</translation>
    </message>
    <message id="pendulum.rule.council.called.title">
        <source></source>
        <translation>Созыв совета</translation>
    </message>
    <message id="pendulum.rule.council.called.1">
        <source></source>
        <translation>Совет созван, когда с поля уходит последний маркер времени. Досыпался ли песок, неважно. Таймеры теперь остаются на местах, и спешить больше некуда.</translation>
    </message>
    <message id="pendulum.rule.council.called.2">
        <source></source>
        <translation>По-прежнему можно ставить работников, действовать, разыгрывать и возвращать интриги и выполнить достижение. Для работников в рядах с таймером это последняя возможность действовать. Закончив, нажмите галочку.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.title">
        <source></source>
        <translation>Готово и последнее слово</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.1">
        <source></source>
        <translation>Галочкой вы сообщаете, что закончили. Она нужна после созыва совета, в раундах без ограничения времени и при перемещении работников между раундами.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.2">
        <source></source>
        <translation>Снять её нельзя, за одним исключением: если после неё что-то сделал игрок ниже вас по привилегии, вы можете вернуться. Перед началом фазы совета игра ещё раз спросит каждого, кого так опередили. Поэтому у более высокой привилегии последнее слово.</translation>
    </message>
    <message id="pendulum.rule.council.order.title">
        <source></source>
        <translation>Фаза совета</translation>
    </message>
    <message id="pendulum.rule.council.order.1">
        <source></source>
        <translation>В фазе совета 6 шагов: [голоса](rule:council.votes), [награды](rule:council.rewards), [проверка провинций](rule:council.limit), [подготовка раунда](rule:council.prepare), [перемещение работников](rule:council.move) и новое начало. Работники и таймеры остаются на местах.</translation>
    </message>
    <message id="pendulum.rule.council.order.2">
        <source></source>
        <translation>Никто не действует и не разыгрывает карты. Можно только пополнять провинции, а на 5-м шаге перемещать работников. После 3-го шага четвёртого совета игра окончена.</translation>
    </message>
    <message id="pendulum.rule.council.votes.title">
        <source></source>
        <translation>Шаг 1: голоса</translation>
    </message>
    <message id="pendulum.rule.council.votes.1">
        <source></source>
        <translation>У кого больше всего голосов, тот занимает 1-е место на шкале привилегий, следующий — 2-е и так далее. При равенстве вперёд выходит тот, кто стоял *ниже*. Затем все сбрасывают все голоса.</translation>
    </message>
    <message id="pendulum.rule.council.votes.2">
        <source></source>
        <translation>Пример: порядок — Анна, Борис, Вера, голосов у них 4, 6 и 4. Первым становится Борис. Вера обходит Анну, потому что стояла ниже. Новый порядок: Борис, Вера, Анна.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.title">
        <source></source>
        <translation>Шаг 2: очки и награда</translation>
    </message>
    <message id="pendulum.rule.council.rewards.1">
        <source></source>
        <translation>По порядку привилегий каждый получает очки за своё место и берёт 1 награду; что сделать раньше, решает он сам. 1-е место приносит 2 очка, которые можно разделить между шкалами, 2-е — 1 очко. При игре вчетвером и впятером 1 очко даёт и 3-е место. Славное достижение так получить нельзя.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.2">
        <source></source>
        <translation>Награда — это одна из 5 открытых карт, [карта большого работника](rule:council.grande) или напечатанное победное очко. Очко не кончается никогда, а карты не пополняются. Итоговую награду не взять тому, кому нечем за неё заплатить.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.title">
        <source></source>
        <translation>Виды наград</translation>
    </message>
    <message id="pendulum.rule.council.kinds.1">
        <source></source>
        <translation>Молния отмечает мгновенную награду: она срабатывает сразу и выходит из игры. Чёрное солнце отмечает интригу: она идёт в руку и остаётся у вас до конца игры. Её цену платят при розыгрыше, а не сейчас.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.2">
        <source></source>
        <translation>Кубок отмечает итоговую награду. Такие появляются только на четвёртом совете, и их цену платят сразу.</translation>
    </message>
    <message id="pendulum.rule.council.grande.title">
        <source></source>
        <translation>Второй большой работник</translation>
    </message>
    <message id="pendulum.rule.council.grande.1">
        <source></source>
        <translation>Эта карта заменяет одного вашего обычного работника, по вашему выбору, на второго большого — прямо там, где он стоит. Обычный работник выходит из игры.</translation>
    </message>
    <message id="pendulum.rule.council.grande.2">
        <source></source>
        <translation>После этого карту переворачивают: на этом совете её больше никто не возьмёт, а на следующем она снова доступна. Больших работников может быть только 2.</translation>
    </message>
    <message id="pendulum.rule.council.limit.title">
        <source></source>
        <translation>Шаг 3: по две провинции</translation>
    </message>
    <message id="pendulum.rule.council.limit.1">
        <source></source>
        <translation>Под каждым производством теперь можно оставить 2 провинции. Остальные, по своему выбору, сбросьте: они выходят из игры. Проверка идёт после наград, поэтому считается и провинция, полученная на этом совете. Между советами предела нет.</translation>
    </message>
    <message id="pendulum.rule.council.limit.2">
        <source></source>
        <translation>Одна из наград навсегда повышает предел до 3, начиная с этой же проверки. Второй раз её не взять.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.title">
        <source></source>
        <translation>Шаг 4: новый раунд</translation>
    </message>
    <message id="pendulum.rule.council.prepare.1">
        <source></source>
        <translation>Все карты, открытые на этот раунд, выходят из игры. Вместо них появляются 5 новых наград, 4 новые провинции и новое достижение. Фишка славного достижения лежит на новой карте, даже если в прошлом раунде её кто-то взял, и все снова могут выполнить достижение.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.2">
        <source></source>
        <translation>Карта большого работника опять открыта, а 3 маркера времени возвращаются на фиолетовые кружки.</translation>
    </message>
    <message id="pendulum.rule.council.move.title">
        <source></source>
        <translation>Шаги 5 и 6: перемещение и начало</translation>
    </message>
    <message id="pendulum.rule.council.move.1">
        <source></source>
        <translation>Переставьте работников, если хотите. Действует обычное правило: ряды с таймером закрыты в обе стороны. Карты и действия ждут колокольчика. Спор за рамку решает [более высокая привилегия](rule:privilege.flip).</translation>
    </message>
    <message id="pendulum.rule.council.move.2">
        <source></source>
        <translation>Когда всё вас устраивает, нажмите галочку. Как только её нажмут все, [колокольчик](rule:setup.begin) начнёт следующий раунд.</translation>
    </message>
    <message id="pendulum.rule.chapter.end">
        <source></source>
        <translation>Конец игры</translation>
    </message>
    <message id="pendulum.rule.end.scroll.title">
        <source></source>
        <translation>Все фишки на пергаменте</translation>
    </message>
    <message id="pendulum.rule.end.scroll.1">
        <source></source>
        <translation>Игра заканчивается четвёртым советом. Если у кого-то на пергаменте все 4 фишки, победить могут только такие игроки. Решают очки на пергаменте: на каждой шкале посчитайте пройденные деления пергамента. При равенстве побеждает более высокая привилегия.</translation>
    </message>
    <message id="pendulum.rule.end.scroll.2">
        <source></source>
        <translation>Пример: 2 деления власти, 2 престижа, 1 популярности и славное достижение — вместе 6 очков.</translation>
    </message>
    <message id="pendulum.rule.end.throne.title">
        <source></source>
        <translation>Если всех четырёх нет ни у кого</translation>
    </message>
    <message id="pendulum.rule.end.throne.1">
        <source></source>
        <translation>Тогда победить может только тот, у кого есть очко за славное достижение. У каждого из таких игроков найдите шкалу, где до пергамента не хватает больше всего: побеждает тот, кому там не хватает меньше. При равенстве сравнивают следующую по слабости шкалу, потом последнюю и, наконец, привилегию.</translation>
    </message>
    <message id="pendulum.rule.end.throne.2">
        <source></source>
        <translation>Пример: Анне не хватает 3 очков власти, Борису — 2 очков престижа и 2 популярности. Побеждает Борис, ведь 2 меньше 3. Если очка за славное достижение нет ни у кого, трон остаётся пустым и не побеждает никто.</translation>
    </message>
    <message id="pendulum.rule.chapter.untimed">
        <source></source>
        <translation>Раунды без ограничения времени</translation>
    </message>
    <message id="pendulum.rule.untimed.round.title">
        <source></source>
        <translation>Шкала времени</translation>
    </message>
    <message id="pendulum.rule.untimed.round.1">
        <source></source>
        <translation>Любой раунд можно сыграть без ограничения времени; для первого мы это советуем. Все правила остаются, только таймеры никто не переворачивает. Сделайте всё, что хотите, и нажмите галочку. Когда закончат все, шкала времени сдвигается на шаг и переворачивает указанные там таймеры.</translation>
    </message>
    <message id="pendulum.rule.untimed.round.2">
        <source></source>
        <translation>Шагов 11: чёрный таймер переворачивается 9 раз, зелёный 4 раза, фиолетовый 3 раза. Шаги 1 и 11 переворачивают все три, а шаг 11 созывает совет.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.title">
        <source></source>
        <translation>Смена способа игры</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.1">
        <source></source>
        <translation>Какие раунды пройдут без ограничения времени, вы выбираете при создании партии. Позже стол может передумать. На этот случай у нас своё правило: при перемещении работников после совета игрок с наивысшей привилегией может один раз изменить следующий раунд.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.2">
        <source></source>
        <translation>Все галочки при этом снимаются, чтобы каждый мог подумать заново. Партию можно создать и так, что менять ничего нельзя.</translation>
    </message>
    <message id="pendulum.rule.chapter.few">
        <source></source>
        <translation>Меньше игроков</translation>
    </message>
    <message id="pendulum.rule.few.side.title">
        <source></source>
        <translation>Двое или трое</translation>
    </message>
    <message id="pendulum.rule.few.side.1">
        <source></source>
        <translation>При игре вдвоём и втроём в 1-м раунде нет фишки славного достижения. Выполнить достижение всё равно можно — ради награды на ленте.</translation>
    </message>
    <message id="pendulum.rule.few.side.2">
        <source></source>
        <translation>При игре вдвоём к вам присоединяется нейтральный игрок. Его работники всю игру стоят в 4 маленьких рамках зелёной и фиолетовой областей и мешают обычным работникам. На шкале привилегий он начинает последним, а на каждом совете имеет 3 голоса; равенство решается как обычно. Награду он не берёт, и очки за его место пропадают.</translation>
    </message>
    <message id="pendulum.rule.few.alone.title">
        <source></source>
        <translation>Один игрок</translation>
    </message>
    <message id="pendulum.rule.few.alone.1">
        <source></source>
        <translation>Печатных правил для одного игрока нет, поэтому программа держится общих: 4 раунда, с таймерами или без, на стороне поля для малого числа игроков. Ни нейтрального игрока, ни соперника нет. Вы сами звоните в колокольчик, переворачиваете таймеры и нажимаете галочку.</translation>
    </message>
    <message id="pendulum.rule.few.alone.2">
        <source></source>
        <translation>Вы всегда на 1-м месте шкалы привилегий и на каждом совете получаете 2 очка на выбор; голоса всё равно сбрасываются. Фишка славного достижения в игре с 1-го раунда. Вы побеждаете, если получили очко за славное достижение. Если же на пергаменте все 4 фишки, победа полная.</translation>
    </message>
    <message id="pendulum.rule.chapter.expert">
        <source></source>
        <translation>Вариант для опытных игроков</translation>
    </message>
    <message id="pendulum.rule.expert.frames.title">
        <source></source>
        <translation>Один работник в рамке</translation>
    </message>
    <message id="pendulum.rule.expert.frames.1">
        <source></source>
        <translation>Вариант для опытных игроков каждый выбирает для себя, так что им можно и уравнять силы. В этом варианте нельзя держать двух своих работников в одной золотой рамке. Это относится и к большим работникам, и к чёрной области.</translation>
    </message>
    <message id="pendulum.rule.expert.frames.2">
        <source></source>
        <translation>Чужие работники здесь не важны, и нижних частей ячеек правило не касается. Второе правило варианта, [славу](rule:expert.glory), можно применять и отдельно.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.title">
        <source></source>
        <translation>Слава</translation>
    </message>
    <message id="pendulum.rule.expert.glory.1">
        <source></source>
        <translation>Если вы получаете очки за концом шкалы власти, престижа или популярности, каждое из них может стать славой. Положите на шкалу кубик ресурса её цвета, из запаса или со своего планшета. Этот кубик потерян навсегда: с 2 кубиками на шкале власти у вас может быть не больше 8 армии.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.2">
        <source></source>
        <translation>Слава — не победное очко, и платить ею нельзя. При равенстве очков в конце побеждает тот, у кого больше славы, а затем решает привилегия.</translation>
    </message>
    <message id="pendulum.rule.chapter.nobles">
        <source></source>
        <translation>Персонажи</translation>
    </message>
    <message id="pendulum.rule.nobles.about.title">
        <source></source>
        <translation>Десять персонажей</translation>
    </message>
    <message id="pendulum.rule.nobles.about.1">
        <source></source>
        <translation>У каждого претендента базовая и усложнённая стороны. Если не сказано иное, производство даёт 1 очко власти (коричневое), 4 армии (красное), 5 культуры (синее) и 2 золота (жёлтое), а возврат интриг стоит 5 культуры.</translation>
    </message>
    <message id="pendulum.rule.nobles.about.2">
        <source></source>
        <translation>У базовых персонажей 3 одинаковые интриги: 1 очко престижа; 1 любой ресурс; возврат работника. Различаются они шкалами, началом и ценой нового работника. Для первой игры возьмите кого-нибудь из них.</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.title">
        <source></source>
        <translation>Болк, Воитель</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.1">
        <source></source>
        <translation>Базовый персонаж. Вначале у вас 2 армии и 4 золота. До пергамента нужно 14 очков власти, 11 престижа и 8 популярности, так что самый долгий путь — власть. Новый работник стоит 7 армии.</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.title">
        <source></source>
        <translation>Дренкир, Манипулятор</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.1">
        <source></source>
        <translation>Базовый персонаж. Вначале у вас 4 золота и 1 голос. До пергамента нужно 10 очков власти, 10 престижа и 13 популярности, так что самый долгий путь — популярность. Новый работник стоит 3 голоса.</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.title">
        <source></source>
        <translation>Гамбаль, Взяткодатель</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.1">
        <source></source>
        <translation>Базовый персонаж. Вначале у вас 6 золота. До пергамента нужно 11 очков власти, 8 престижа и 14 популярности, так что самый долгий путь — популярность. Новый работник стоит 7 золота.</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.title">
        <source></source>
        <translation>Лициния, Деспот</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.1">
        <source></source>
        <translation>Базовый персонаж. Вначале у вас 1 армия, 1 культура и 4 золота. До пергамента нужно по 11 очков на каждой из трёх шкал. Новый работник стоит 8 любых ресурсов.</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.title">
        <source></source>
        <translation>Мезоат, Наместник</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.1">
        <source></source>
        <translation>Базовый персонаж. Вначале у вас 2 культуры и 4 золота. До пергамента нужно 8 очков власти, 14 престижа и 11 популярности, так что самый долгий путь — престиж. Новый работник стоит 7 культуры.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.title">
        <source></source>
        <translation>Болк, Подстрекатель</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.1">
        <source></source>
        <translation>Усложнённый персонаж. Вначале у вас 4 армии и 2 золота, а до пергамента нужно 14 очков власти, 7 престижа и 12 популярности. Синее производство даёт 3 армии и 2 золота, возврат интриг стоит 2 очка власти. Новый работник стоит 2 очка власти.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.2">
        <source></source>
        <translation>Одна карта превращает любое количество армии в культуру или наоборот. Другую разыгрывают с действием: тот же работник выполняет и действие соседней ячейки своего ряда. Платите вы за оба, а от второго можно отказаться.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.title">
        <source></source>
        <translation>Дренкир, Диктатор</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.1">
        <source></source>
        <translation>Усложнённый персонаж. Вначале у вас 2 золота и 2 голоса, а до пергамента нужно 10 очков власти, 13 престижа и 11 популярности. Коричневое производство даёт 3 голоса, возврат интриг стоит 4 голоса. Новый работник стоит 4 голоса.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.2">
        <source></source>
        <translation>Одну карту разыгрывают при выполнении достижения: тогда вы выбираете дважды — два раза награду на ленте либо один раз славное достижение и один раз награду. Это всё равно одно достижение за раунд.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.title">
        <source></source>
        <translation>Гамбаль, Мятежник</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.1">
        <source></source>
        <translation>Усложнённый персонаж. Вначале у вас 2 армии и 3 золота, а до пергамента нужно 12 очков власти, 9 престижа и 12 популярности. Красное производство даёт 2 армии и возвращает одного вашего работника, даже в фазе совета. Новый работник стоит 4 армии и 4 золота.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.2">
        <source></source>
        <translation>Одна карта посылает свободного работника, с планшета или из ряда без таймера, прямо к награде в ряду с таймером. Он действует сразу и за обычную цену. Ячейки с производством для него закрыты.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.title">
        <source></source>
        <translation>Лициния, Алхимик</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.1">
        <source></source>
        <translation>Усложнённый персонаж. Вначале у вас 1 армия, 1 культура и 2 золота, а до пергамента нужно 12 очков власти, 12 престижа и 11 популярности. Красное производство даёт 4 любых ресурса, синее — 5. Новый работник стоит 8 любых ресурсов.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.2">
        <source></source>
        <translation>Три ваши карты стоят по 2 любых ресурса: они дают 2 очка на одной шкале, возвращают одну сыгранную интригу или возвращают работника. Какую интригу вернуть, решаете вы, но саму себя карта вернуть не может.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.title">
        <source></source>
        <translation>Мезоат, Миротворец</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.1">
        <source></source>
        <translation>Усложнённый персонаж. Вначале у вас 2 золота, а до пергамента нужно 7 очков власти, 14 престижа и 14 популярности. Коричневое производство даёт 2 культуры, а красное захватывает провинцию, которая в этом же производстве ещё ничего не приносит. Новый работник стоит 3 очка популярности.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.2">
        <source></source>
        <translation>Одна карта за 4 культуры и 2 голоса выполняет достижение без его условия. Другую разыгрывают с действием: тот же работник выполняет действие той же ячейки дважды. Платите вы каждый раз.</translation>
    </message>
    <message id="pendulum.rule.chapter.ours">
        <source></source>
        <translation>Где решать пришлось нам</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.title">
        <source></source>
        <translation>Столкновения</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.1">
        <source></source>
        <translation>По печатным правилам примерно в пределах секунды решает привилегия, а судят об этом сами игроки. Наша программа измеряет: 1 секунду между двумя столкнувшимися, и всё, что игрок с более высокой привилегией сделал тем временем, остаётся. Если оба действия совместимы, остаются оба.</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.2">
        <source></source>
        <translation>При споре расстановки с переворотом более ранним считается действие игрока с более высокой привилегией. Между раундами часы не идут вовсе, и решает одна привилегия. Провинцию из колоды, потерянную в споре, кто-то мог уже увидеть: она возвращается, и колода перемешивается. См. [две руки сразу](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.title">
        <source></source>
        <translation>Раунды и совет</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.1">
        <source></source>
        <translation>Играть ли раунд с таймерами, решает стол. У нас [от его имени говорит](rule:untimed.pace) игрок с наивысшей привилегией, один раз перед каждым раундом. После раунда без ограничения времени колокольчик не ждёт: песок ведь не сыпался.</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.2">
        <source></source>
        <translation>Очки за место на совете можно взять [до награды или после неё](rule:council.rewards). Нейтральный игрок награды не берёт, и его очки пропадают.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.title">
        <source></source>
        <translation>Планшеты и карты</translation>
    </message>
    <message id="pendulum.rule.ours.cards.1">
        <source></source>
        <translation>Фишка, которой платят, отступает не дальше начального деления. Всё, что даёт производство, сначала складывается, поэтому порядок символов не важен.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.2">
        <source></source>
        <translation>На некоторых картах усложнённых персонажей есть только символы; мы читаем их так. Соседние ячейки — те, что сразу слева и справа в том же ряду, даже под одной большой рамкой. Карта Гамбаля перемещает лишь работника, которого можно было бы взять, и никто ему не мешает. Двойная оплата повторного действия и двойной выбор при одном достижении — тоже наше прочтение. Как и то, что сказано о новой провинции Мезоата, о красном производстве Гамбаля в фазе совета и о второй карте Лицинии-алхимика.</translation>
    </message>
    <message id="pendulum.rule.ours.end.title">
        <source></source>
        <translation>Конец и игра в одиночку</translation>
    </message>
    <message id="pendulum.rule.ours.end.1">
        <source></source>
        <translation>Если кто-то играет со славой, а всех 4 фишек на пергаменте нет ни у кого, сравнивают только самую слабую шкалу. Затем решает слава, а потом привилегия.</translation>
    </message>
    <message id="pendulum.rule.ours.end.2">
        <source></source>
        <translation>Вся [игра для одного](rule:few.alone) придумана нами.</translation>
    </message>
    <message id="pendulum.rule.chapter.legend">
        <source></source>
        <translation>Обозначения</translation>
    </message>
    <message id="pendulum.rule.legend.military.title">
        <source></source>
        <translation>Армия</translation>
    </message>
    <message id="pendulum.rule.legend.military.1">
        <source></source>
        <translation>Ресурс, которого может быть не больше [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.culture.title">
        <source></source>
        <translation>Культура</translation>
    </message>
    <message id="pendulum.rule.legend.culture.1">
        <source></source>
        <translation>Ресурс, которого может быть не больше [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.gold.title">
        <source></source>
        <translation>Золото</translation>
    </message>
    <message id="pendulum.rule.legend.gold.1">
        <source></source>
        <translation>Ресурс, которого может быть не больше [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.votes.title">
        <source></source>
        <translation>Голос</translation>
    </message>
    <message id="pendulum.rule.legend.votes.1">
        <source></source>
        <translation>Учитывается на [совете](rule:council.votes) и ресурсом не является.</translation>
    </message>
    <message id="pendulum.rule.legend.power.title">
        <source></source>
        <translation>Власть</translation>
    </message>
    <message id="pendulum.rule.legend.power.1">
        <source></source>
        <translation>1 победное очко на [шкале власти](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.title">
        <source></source>
        <translation>Престиж</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.1">
        <source></source>
        <translation>1 победное очко на [шкале престижа](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.title">
        <source></source>
        <translation>Популярность</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.1">
        <source></source>
        <translation>1 победное очко на [шкале популярности](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.title">
        <source></source>
        <translation>Славное достижение</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.1">
        <source></source>
        <translation>[Очко за славное достижение](rule:achievements.choice), которое можно получить раз за игру.</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.title">
        <source></source>
        <translation>Любой ресурс</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.1">
        <source></source>
        <translation>Столько ресурсов, сколько указано, в [любом сочетании](rule:basics.pay) армии, культуры и золота.</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.title">
        <source></source>
        <translation>Очко на выбор</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.1">
        <source></source>
        <translation>1 очко власти, престижа или популярности, [как пожелаете](rule:council.rewards).</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.title">
        <source></source>
        <translation>Очки на одной шкале</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.1">
        <source></source>
        <translation>Все эти очки идут на [одну шкалу](rule:nobles.alchemist) по вашему выбору.</translation>
    </message>
    <message id="pendulum.rule.legend.province.title">
        <source></source>
        <translation>Провинция</translation>
    </message>
    <message id="pendulum.rule.legend.province.1">
        <source></source>
        <translation>[Захватите провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.title">
        <source></source>
        <translation>Коричневое производство</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.1">
        <source></source>
        <translation>Приносит всё, что показывают [коричневое производство](rule:provinces.production) и провинции под ним.</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.title">
        <source></source>
        <translation>Красное производство</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.1">
        <source></source>
        <translation>Приносит всё, что показывают [красное производство](rule:provinces.production) и провинции под ним.</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.title">
        <source></source>
        <translation>Синее производство</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.1">
        <source></source>
        <translation>Приносит всё, что показывают [синее производство](rule:provinces.production) и провинции под ним.</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.title">
        <source></source>
        <translation>Жёлтое производство</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.1">
        <source></source>
        <translation>Приносит всё, что показывают [жёлтое производство](rule:provinces.production) и провинции под ним.</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.title">
        <source></source>
        <translation>Стрелка</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.1">
        <source></source>
        <translation>Перед ней цена, за ней награда: [сначала платят](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.legend.grande.title">
        <source></source>
        <translation>Большой работник</translation>
    </message>
    <message id="pendulum.rule.legend.grande.1">
        <source></source>
        <translation>Может [присоединиться к другим](rule:workers.blocking) в любой золотой рамке.</translation>
    </message>
    <message id="pendulum.rule.legend.regular.title">
        <source></source>
        <translation>Обычный работник</translation>
    </message>
    <message id="pendulum.rule.legend.regular.1">
        <source></source>
        <translation>В зелёной и фиолетовой областях входит только в [пустые рамки](rule:workers.blocking).</translation>
    </message>
    <message id="pendulum.rule.legend.hire.title">
        <source></source>
        <translation>Новый работник</translation>
    </message>
    <message id="pendulum.rule.legend.hire.1">
        <source></source>
        <translation>В игру входит [ещё один обычный работник](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.title">
        <source></source>
        <translation>Возврат работника</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.1">
        <source></source>
        <translation>[Заберите на планшет](rule:workers.retrieve) одного своего работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.title">
        <source></source>
        <translation>Возврат интриг</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.1">
        <source></source>
        <translation>[Все сыгранные интриги](rule:cards.recover) возвращаются в руку.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.title">
        <source></source>
        <translation>Возврат одной интриги</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.1">
        <source></source>
        <translation>[Одна сыгранная интрига](rule:nobles.alchemist) по вашему выбору возвращается в руку.</translation>
    </message>
    <message id="pendulum.rule.legend.limit.title">
        <source></source>
        <translation>Место для трёх</translation>
    </message>
    <message id="pendulum.rule.legend.limit.1">
        <source></source>
        <translation>Теперь под каждым производством можно оставлять [3 провинции](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.title">
        <source></source>
        <translation>Без оплаты золотом</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.1">
        <source></source>
        <translation>Разыгрывается с зелёным или фиолетовым действием и [экономит 2 золота](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.title">
        <source></source>
        <translation>Перенос очка</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.1">
        <source></source>
        <translation>[1 победное очко](rule:cards.swap) переходит с одной шкалы на другую.</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.title">
        <source></source>
        <translation>Обмен</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.1">
        <source></source>
        <translation>[Армия на культуру](rule:nobles.warmonger) или наоборот.</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.title">
        <source></source>
        <translation>И соседняя ячейка</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.1">
        <source></source>
        <translation>Работник выполняет [и действие ячейки](rule:nobles.warmonger) рядом со своей.</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.title">
        <source></source>
        <translation>Ещё раз</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.1">
        <source></source>
        <translation>Работник выполняет действие [той же ячейки](rule:nobles.pacifist) второй раз.</translation>
    </message>
    <message id="pendulum.rule.legend.rush.title">
        <source></source>
        <translation>Сразу к награде</translation>
    </message>
    <message id="pendulum.rule.legend.rush.1">
        <source></source>
        <translation>Свободный работник идёт [прямо к награде](rule:nobles.insurgent) и действует.</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.title">
        <source></source>
        <translation>Выполнение достижения</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.1">
        <source></source>
        <translation>У вас есть то, чего требует карта, и вы [выбираете награду](rule:achievements.complete).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.title">
        <source></source>
        <translation>Двойной выбор</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.1">
        <source></source>
        <translation>При выполнении достижения вы [выбираете дважды](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.title">
        <source></source>
        <translation>Достижение за плату</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.1">
        <source></source>
        <translation>Вы выполняете достижение [без его условия](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.title">
        <source></source>
        <translation>Слава из запаса</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.1">
        <source></source>
        <translation>Кубик из запаса становится [славой](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.title">
        <source></source>
        <translation>Слава с планшета</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.1">
        <source></source>
        <translation>Ресурс с вашего планшета становится [славой](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.title">
        <source></source>
        <translation>Без славы</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.1">
        <source></source>
        <translation>Вы отказываетесь, и [лишнее очко](rule:expert.glory) пропадает.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.title">
        <source></source>
        <translation>Чёрное солнце</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.1">
        <source></source>
        <translation>[Интрига](rule:council.kinds), которая идёт в руку.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.title">
        <source></source>
        <translation>Молния</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.1">
        <source></source>
        <translation>[Мгновенная награда](rule:council.kinds), которая срабатывает сразу.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.title">
        <source></source>
        <translation>Кубок</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.1">
        <source></source>
        <translation>[Итоговая награда](rule:council.kinds) четвёртого совета.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.title">
        <source></source>
        <translation>Стрелка переворота</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.1">
        <source></source>
        <translation>[Карта большого работника](rule:council.grande), которую после использования переворачивают.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.title">
        <source></source>
        <translation>Знак персонажа</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.1">
        <source></source>
        <translation>[Интрига](rule:cards.play), с которой этот персонаж начинает игру.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.title">
        <source></source>
        <translation>Напечатанное очко</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.1">
        <source></source>
        <translation>[Победное очко](rule:council.rewards), которое могут выбрать сколько угодно игроков.</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.title">
        <source></source>
        <translation>Меч</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.1">
        <source></source>
        <translation>Знак, который носит [Болк-воитель](rule:nobles.champion).</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.title">
        <source></source>
        <translation>Бык</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.1">
        <source></source>
        <translation>Знак, который носит [Болк-подстрекатель](rule:nobles.warmonger).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.title">
        <source></source>
        <translation>Шар</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.1">
        <source></source>
        <translation>Знак, который носит [Дренкир-манипулятор](rule:nobles.insidious).</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.title">
        <source></source>
        <translation>Хвост</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.1">
        <source></source>
        <translation>Знак, который носит [Дренкир-диктатор](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.title">
        <source></source>
        <translation>Монета</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.1">
        <source></source>
        <translation>Знак, который носит [Гамбаль-взяткодатель](rule:nobles.briber).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.title">
        <source></source>
        <translation>Пламя</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.1">
        <source></source>
        <translation>Знак, который носит [Гамбаль-мятежник](rule:nobles.insurgent).</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.title">
        <source></source>
        <translation>Полумесяц</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.1">
        <source></source>
        <translation>Знак, который носит [Лициния-деспот](rule:nobles.implacable).</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.title">
        <source></source>
        <translation>Рука</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.1">
        <source></source>
        <translation>Знак, который носит [Лициния-алхимик](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.title">
        <source></source>
        <translation>Глаза</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.1">
        <source></source>
        <translation>Знак, который носит [Мезоат-наместник](rule:nobles.justicar).</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.title">
        <source></source>
        <translation>Крылья</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.1">
        <source></source>
        <translation>Знак, который носит [Мезоат-миротворец](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.title">
        <source></source>
        <translation>Таймер</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.1">
        <source></source>
        <translation>Когда песок закончится, его можно [перевернуть](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.legend.begin.title">
        <source></source>
        <translation>Колокольчик</translation>
    </message>
    <message id="pendulum.rule.legend.begin.1">
        <source></source>
        <translation>[Начинает раунд](rule:setup.begin) и переворачивает все таймеры.</translation>
    </message>
    <message id="pendulum.rule.legend.check.title">
        <source></source>
        <translation>Галочка</translation>
    </message>
    <message id="pendulum.rule.legend.check.1">
        <source></source>
        <translation>Сообщает, что вы [закончили](rule:council.lastWord).</translation>
    </message>
    <message id="pendulum.rule.legend.resume.title">
        <source></source>
        <translation>Возвращение</translation>
    </message>
    <message id="pendulum.rule.legend.resume.1">
        <source></source>
        <translation>Возвращает вас [в игру](rule:council.lastWord), если после вашей галочки что-то сделал игрок с меньшей привилегией.</translation>
    </message>
    <message id="pendulum.rule.legend.skip.title">
        <source></source>
        <translation>Пропустить</translation>
    </message>
    <message id="pendulum.rule.legend.skip.1">
        <source></source>
        <translation>Пропускает предложение, которое вам [не нужно](rule:basics.free).</translation>
    </message>
    <message id="pendulum.rule.legend.undo.title">
        <source></source>
        <translation>Отменить</translation>
    </message>
    <message id="pendulum.rule.legend.undo.1">
        <source></source>
        <translation>Отменяет [ваше последнее действие](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.pause.title">
        <source></source>
        <translation>Пауза</translation>
    </message>
    <message id="pendulum.rule.legend.pause.1">
        <source></source>
        <translation>Останавливает песок и [всю игру](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.play.title">
        <source></source>
        <translation>Разыграть</translation>
    </message>
    <message id="pendulum.rule.legend.play.1">
        <source></source>
        <translation>[Разыгрывает](rule:cards.play) выбранную интригу.</translation>
    </message>
    <message id="pendulum.rule.legend.refill.title">
        <source></source>
        <translation>Пополнить</translation>
    </message>
    <message id="pendulum.rule.legend.refill.1">
        <source></source>
        <translation>Заполняет пустые места в [ряду провинций](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.chapter.cardlist">
        <source></source>
        <translation>Все карты</translation>
    </message>
    <message id="pendulum.rule.card.champion1.title">
        <source></source>
        <translation>Воитель 1</translation>
    </message>
    <message id="pendulum.rule.card.champion1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.champion2.title">
        <source></source>
        <translation>Воитель 2</translation>
    </message>
    <message id="pendulum.rule.card.champion2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.champion3.title">
        <source></source>
        <translation>Воитель 3</translation>
    </message>
    <message id="pendulum.rule.card.champion3.1">
        <source></source>
        <translation>Вы [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.champion4.title">
        <source></source>
        <translation>Воитель 4</translation>
    </message>
    <message id="pendulum.rule.card.champion4.1">
        <source></source>
        <translation>Вы платите 7 армии и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.title">
        <source></source>
        <translation>Манипулятор 1</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.title">
        <source></source>
        <translation>Манипулятор 2</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.title">
        <source></source>
        <translation>Манипулятор 3</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.1">
        <source></source>
        <translation>Вы [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.title">
        <source></source>
        <translation>Манипулятор 4</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.1">
        <source></source>
        <translation>Вы платите 3 голоса и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.briber1.title">
        <source></source>
        <translation>Взяткодатель 1</translation>
    </message>
    <message id="pendulum.rule.card.briber1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.briber2.title">
        <source></source>
        <translation>Взяткодатель 2</translation>
    </message>
    <message id="pendulum.rule.card.briber2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.briber3.title">
        <source></source>
        <translation>Взяткодатель 3</translation>
    </message>
    <message id="pendulum.rule.card.briber3.1">
        <source></source>
        <translation>Вы [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.briber4.title">
        <source></source>
        <translation>Взяткодатель 4</translation>
    </message>
    <message id="pendulum.rule.card.briber4.1">
        <source></source>
        <translation>Вы платите 7 золота и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.title">
        <source></source>
        <translation>Деспот 1</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.title">
        <source></source>
        <translation>Деспот 2</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.title">
        <source></source>
        <translation>Деспот 3</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.1">
        <source></source>
        <translation>Вы [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.title">
        <source></source>
        <translation>Деспот 4</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.1">
        <source></source>
        <translation>Вы платите 8 любых ресурсов и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.title">
        <source></source>
        <translation>Наместник 1</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.title">
        <source></source>
        <translation>Наместник 2</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.title">
        <source></source>
        <translation>Наместник 3</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.1">
        <source></source>
        <translation>Вы [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.title">
        <source></source>
        <translation>Наместник 4</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.1">
        <source></source>
        <translation>Вы платите 7 культуры и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.title">
        <source></source>
        <translation>Подстрекатель 1</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.title">
        <source></source>
        <translation>Подстрекатель 2</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.1">
        <source></source>
        <translation>Вы превращаете любое количество армии в столько же культуры или наоборот; излишек сверх 10 пропадает.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.title">
        <source></source>
        <translation>Подстрекатель 3</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.1">
        <source></source>
        <translation>Разыгрывается с действием: работник выполняет [и действие соседней ячейки](rule:nobles.warmonger) своего ряда, а вы платите за оба.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.title">
        <source></source>
        <translation>Подстрекатель 4</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.1">
        <source></source>
        <translation>Вы платите 2 очка власти и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.title">
        <source></source>
        <translation>Диктатор 1</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.1">
        <source></source>
        <translation>Вы платите 3 культуры и получаете 2 очка престижа.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.title">
        <source></source>
        <translation>Диктатор 2</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.1">
        <source></source>
        <translation>Вы платите 1 культуру и получаете 3 любых ресурса.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.title">
        <source></source>
        <translation>Диктатор 3</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.1">
        <source></source>
        <translation>Разыгрывается при выполнении достижения: между славным достижением и наградой на ленте вы [выбираете дважды](rule:nobles.tyrant), славное достижение — не больше одного раза.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.title">
        <source></source>
        <translation>Диктатор 4</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.1">
        <source></source>
        <translation>Вы платите 4 голоса и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.title">
        <source></source>
        <translation>Мятежник 1</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.1">
        <source></source>
        <translation>Вы получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.title">
        <source></source>
        <translation>Мятежник 2</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.1">
        <source></source>
        <translation>Вы получаете 1 любой ресурс.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.title">
        <source></source>
        <translation>Мятежник 3</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.1">
        <source></source>
        <translation>Вы посылаете свободного работника [прямо к награде](rule:nobles.insurgent) в ряду с таймером, за обычную цену, но никогда не на производство.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.title">
        <source></source>
        <translation>Мятежник 4</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.1">
        <source></source>
        <translation>Вы платите 4 армии и 4 золота и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.title">
        <source></source>
        <translation>Алхимик 1</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.1">
        <source></source>
        <translation>Вы платите 2 любых ресурса и получаете 2 очка на [одной шкале](rule:nobles.alchemist) на выбор: власти, престижа или популярности.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.title">
        <source></source>
        <translation>Алхимик 2</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.1">
        <source></source>
        <translation>Вы платите 2 любых ресурса и возвращаете в руку одну [другую сыгранную интригу](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.title">
        <source></source>
        <translation>Алхимик 3</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.1">
        <source></source>
        <translation>Вы платите 2 любых ресурса и [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.title">
        <source></source>
        <translation>Алхимик 4</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.1">
        <source></source>
        <translation>Вы платите 8 любых ресурсов и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.title">
        <source></source>
        <translation>Миротворец 1</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.1">
        <source></source>
        <translation>Вы платите 1 культуру и получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.title">
        <source></source>
        <translation>Миротворец 2</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.1">
        <source></source>
        <translation>Вы платите 4 культуры и 2 голоса и выполняете достижение [без его условия](rule:nobles.pacifist), если ещё не выполнили его в этом раунде.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.title">
        <source></source>
        <translation>Миротворец 3</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.1">
        <source></source>
        <translation>Разыгрывается с действием: работник выполняет действие [той же ячейки](rule:nobles.pacifist) второй раз, и вы платите снова.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.title">
        <source></source>
        <translation>Миротворец 4</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.1">
        <source></source>
        <translation>Вы платите 3 очка популярности и получаете [обычного работника](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.reward1.title">
        <source></source>
        <translation>Синее производство</translation>
    </message>
    <message id="pendulum.rule.card.reward1.1">
        <source></source>
        <translation>Мгновенная награда: сразу применяется ваше синее [производство](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward2.title">
        <source></source>
        <translation>Красное производство</translation>
    </message>
    <message id="pendulum.rule.card.reward2.1">
        <source></source>
        <translation>Мгновенная награда: сразу применяется ваше красное [производство](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward3.title">
        <source></source>
        <translation>Захват провинции</translation>
    </message>
    <message id="pendulum.rule.card.reward3.1">
        <source></source>
        <translation>Мгновенная награда: вы даром [захватываете провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward4.title">
        <source></source>
        <translation>Предел провинций 3</translation>
    </message>
    <message id="pendulum.rule.card.reward4.1">
        <source></source>
        <translation>Мгновенная награда, которая остаётся у вас: начиная с этого совета под каждым производством можно держать [3 провинции](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward5.title">
        <source></source>
        <translation>Предел провинций 3</translation>
    </message>
    <message id="pendulum.rule.card.reward5.1">
        <source></source>
        <translation>Мгновенная награда, которая остаётся у вас: начиная с этого совета под каждым производством можно держать [3 провинции](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward6.title">
        <source></source>
        <translation>1 очко власти, 1 очко престижа, 1 очко популярности</translation>
    </message>
    <message id="pendulum.rule.card.reward6.1">
        <source></source>
        <translation>Мгновенная награда: вы получаете по 1 очку власти, престижа и популярности.</translation>
    </message>
    <message id="pendulum.rule.card.reward7.title">
        <source></source>
        <translation>Возврат всех интриг</translation>
    </message>
    <message id="pendulum.rule.card.reward7.1">
        <source></source>
        <translation>Мгновенная награда: все сыгранные интриги [возвращаются в руку](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.card.reward8.title">
        <source></source>
        <translation>5 армии</translation>
    </message>
    <message id="pendulum.rule.card.reward8.1">
        <source></source>
        <translation>Мгновенная награда: вы получаете 5 армии.</translation>
    </message>
    <message id="pendulum.rule.card.reward9.title">
        <source></source>
        <translation>5 культуры</translation>
    </message>
    <message id="pendulum.rule.card.reward9.1">
        <source></source>
        <translation>Мгновенная награда: вы получаете 5 культуры.</translation>
    </message>
    <message id="pendulum.rule.card.reward10.title">
        <source></source>
        <translation>5 золота</translation>
    </message>
    <message id="pendulum.rule.card.reward10.1">
        <source></source>
        <translation>Мгновенная награда: вы получаете 5 золота.</translation>
    </message>
    <message id="pendulum.rule.card.reward11.title">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.rule.card.reward11.1">
        <source></source>
        <translation>Интрига: вы получаете 1 голос.</translation>
    </message>
    <message id="pendulum.rule.card.reward12.title">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.rule.card.reward12.1">
        <source></source>
        <translation>Интрига: вы получаете 1 голос.</translation>
    </message>
    <message id="pendulum.rule.card.reward13.title">
        <source></source>
        <translation>Перенос победного очка на другую шкалу</translation>
    </message>
    <message id="pendulum.rule.card.reward13.1">
        <source></source>
        <translation>Интрига: вы [переносите 1 очко](rule:cards.swap) между властью, престижем и популярностью.</translation>
    </message>
    <message id="pendulum.rule.card.reward14.title">
        <source></source>
        <translation>Захват провинции</translation>
    </message>
    <message id="pendulum.rule.card.reward14.1">
        <source></source>
        <translation>Мгновенная награда: вы даром [захватываете провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward15.title">
        <source></source>
        <translation>2 армии › возврат работника</translation>
    </message>
    <message id="pendulum.rule.card.reward15.1">
        <source></source>
        <translation>Интрига: вы платите 2 армии и [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.reward16.title">
        <source></source>
        <translation>2 культуры › возврат работника</translation>
    </message>
    <message id="pendulum.rule.card.reward16.1">
        <source></source>
        <translation>Интрига: вы платите 2 культуры и [возвращаете](rule:workers.retrieve) одного работника из ряда с таймером.</translation>
    </message>
    <message id="pendulum.rule.card.reward17.title">
        <source></source>
        <translation>3 армии › захват провинции</translation>
    </message>
    <message id="pendulum.rule.card.reward17.1">
        <source></source>
        <translation>Интрига: вы платите 3 армии и [захватываете провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward18.title">
        <source></source>
        <translation>3 армии › захват провинции</translation>
    </message>
    <message id="pendulum.rule.card.reward18.1">
        <source></source>
        <translation>Интрига: вы платите 3 армии и [захватываете провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward19.title">
        <source></source>
        <translation>Действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.rule.card.reward19.1">
        <source></source>
        <translation>Интрига: разыгрывается с зелёным или фиолетовым действием и [экономит вам 2 золота](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward20.title">
        <source></source>
        <translation>2 золота › 1 очко популярности</translation>
    </message>
    <message id="pendulum.rule.card.reward20.1">
        <source></source>
        <translation>Интрига: вы платите 2 золота и получаете 1 очко популярности.</translation>
    </message>
    <message id="pendulum.rule.card.reward21.title">
        <source></source>
        <translation>2 армии › 1 очко власти</translation>
    </message>
    <message id="pendulum.rule.card.reward21.1">
        <source></source>
        <translation>Интрига: вы платите 2 армии и получаете 1 очко власти.</translation>
    </message>
    <message id="pendulum.rule.card.reward22.title">
        <source></source>
        <translation>2 культуры › 1 очко престижа</translation>
    </message>
    <message id="pendulum.rule.card.reward22.1">
        <source></source>
        <translation>Интрига: вы платите 2 культуры и получаете 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.reward23.title">
        <source></source>
        <translation>Действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.rule.card.reward23.1">
        <source></source>
        <translation>Интрига: разыгрывается с зелёным или фиолетовым действием и [экономит вам 2 золота](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward24.title">
        <source></source>
        <translation>1 золото</translation>
    </message>
    <message id="pendulum.rule.card.reward24.1">
        <source></source>
        <translation>Интрига: вы получаете 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.reward25.title">
        <source></source>
        <translation>2 голоса › захват провинции</translation>
    </message>
    <message id="pendulum.rule.card.reward25.1">
        <source></source>
        <translation>Интрига: вы платите 2 голоса и [захватываете провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.final1.title">
        <source></source>
        <translation>1 очко власти, 1 очко престижа, 1 очко популярности</translation>
    </message>
    <message id="pendulum.rule.card.final1.1">
        <source></source>
        <translation>Итоговая награда: вы получаете по 1 очку власти, престижа и популярности.</translation>
    </message>
    <message id="pendulum.rule.card.final2.title">
        <source></source>
        <translation>5 золота › 3 очка популярности</translation>
    </message>
    <message id="pendulum.rule.card.final2.1">
        <source></source>
        <translation>Итоговая награда: вы платите 5 золота и получаете 3 очка популярности.</translation>
    </message>
    <message id="pendulum.rule.card.final3.title">
        <source></source>
        <translation>5 армии › 3 очка власти</translation>
    </message>
    <message id="pendulum.rule.card.final3.1">
        <source></source>
        <translation>Итоговая награда: вы платите 5 армии и получаете 3 очка власти.</translation>
    </message>
    <message id="pendulum.rule.card.final4.title">
        <source></source>
        <translation>5 культуры › 3 очка престижа</translation>
    </message>
    <message id="pendulum.rule.card.final4.1">
        <source></source>
        <translation>Итоговая награда: вы платите 5 культуры и получаете 3 очка престижа.</translation>
    </message>
    <message id="pendulum.rule.card.final5.title">
        <source></source>
        <translation>10 любых ресурсов › славное достижение</translation>
    </message>
    <message id="pendulum.rule.card.final5.1">
        <source></source>
        <translation>Итоговая награда: вы платите 10 любых ресурсов и получаете [очко за славное достижение](rule:achievements.choice), если у вас его ещё нет.</translation>
    </message>
    <message id="pendulum.rule.card.grande.title">
        <source></source>
        <translation>Большой работник</translation>
    </message>
    <message id="pendulum.rule.card.grande.1">
        <source></source>
        <translation>Вы заменяете обычного работника на [второго большого](rule:council.grande), а карту переворачивают до следующего раунда.</translation>
    </message>
    <message id="pendulum.rule.card.point.title">
        <source></source>
        <translation>Победное очко</translation>
    </message>
    <message id="pendulum.rule.card.point.1">
        <source></source>
        <translation>Напечатано на поле совета: вы получаете 1 очко власти, престижа или популярности, [сколько бы игроков](rule:council.rewards) его ни выбрало.</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.title">
        <source></source>
        <translation>Элитные войска</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.1">
        <source></source>
        <translation>Имея 6 армии, 2 культуры и 3 голоса, можно получить 2 армии, 2 культуры и 2 золота.</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.title">
        <source></source>
        <translation>Саммит в Монбриелле</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.1">
        <source></source>
        <translation>Имея 2 армии, 6 культуры и 3 голоса, можно получить 5 голосов.</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.title">
        <source></source>
        <translation>Испытанный вождь</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.1">
        <source></source>
        <translation>Имея 12 любых ресурсов и 3 голоса, можно применить синее [производство](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.title">
        <source></source>
        <translation>Сокрушить восстание</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.1">
        <source></source>
        <translation>Имея 8 армии и 3 голоса, можно получить 5 золота.</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.title">
        <source></source>
        <translation>Божественная милость</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.1">
        <source></source>
        <translation>Имея 8 культуры и 3 голоса, можно [захватить провинцию](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.title">
        <source></source>
        <translation>Чужеземные рекруты</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.1">
        <source></source>
        <translation>Имея 8 золота и 3 голоса, можно применить красное [производство](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.title">
        <source></source>
        <translation>Народный герой</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.1">
        <source></source>
        <translation>Имея 3 армии, 3 культуры, 3 золота и 3 голоса, можно получить по 1 очку власти, престижа и популярности.</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.title">
        <source></source>
        <translation>Торговый договор</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.1">
        <source></source>
        <translation>Имея 4 культуры, 4 золота и 3 голоса, можно получить 1 очко престижа и 1 очко популярности.</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.title">
        <source></source>
        <translation>Имперский легион</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.1">
        <source></source>
        <translation>Имея 4 армии, 4 культуры и 3 голоса, можно получить 1 очко власти и 1 очко престижа.</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.title">
        <source></source>
        <translation>Военный парад</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.1">
        <source></source>
        <translation>Имея 4 армии, 4 золота и 3 голоса, можно получить 1 очко власти и 1 очко популярности.</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.title">
        <source></source>
        <translation>Аделфия</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.adock.title">
        <source></source>
        <translation>Адок</translation>
    </message>
    <message id="pendulum.rule.card.adock.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.title">
        <source></source>
        <translation>Ак’Ахана</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым производством 1 очко популярности, под красным 2 золота, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.alaford.title">
        <source></source>
        <translation>Алафорд</translation>
    </message>
    <message id="pendulum.rule.card.alaford.1">
        <source></source>
        <translation>Синяя провинция: под коричневым производством 1 очко престижа, под красным 2 культуры, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.alay.title">
        <source></source>
        <translation>Алай</translation>
    </message>
    <message id="pendulum.rule.card.alay.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.title">
        <source></source>
        <translation>Аль’Зарка</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.title">
        <source></source>
        <translation>Арканхолд</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.1">
        <source></source>
        <translation>Синяя провинция: под коричневым производством 1 очко престижа, под красным 2 культуры, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.title">
        <source></source>
        <translation>Барлонгрен</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.1">
        <source></source>
        <translation>Красная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.title">
        <source></source>
        <translation>Бренвуд</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.title">
        <source></source>
        <translation>Кэдмон</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.cham.title">
        <source></source>
        <translation>Чам</translation>
    </message>
    <message id="pendulum.rule.card.cham.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым, красным и синим производством 1 очко популярности, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.chichi.title">
        <source></source>
        <translation>Чичи</translation>
    </message>
    <message id="pendulum.rule.card.chichi.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.dalor.title">
        <source></source>
        <translation>Далор</translation>
    </message>
    <message id="pendulum.rule.card.dalor.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.davia.title">
        <source></source>
        <translation>Давия</translation>
    </message>
    <message id="pendulum.rule.card.davia.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.ember.title">
        <source></source>
        <translation>Эмбер</translation>
    </message>
    <message id="pendulum.rule.card.ember.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым производством 1 очко популярности, под красным 2 золота, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.title">
        <source></source>
        <translation>Фар-Горн</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.1">
        <source></source>
        <translation>Красная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.fellis.title">
        <source></source>
        <translation>Феллис</translation>
    </message>
    <message id="pendulum.rule.card.fellis.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.galaval.title">
        <source></source>
        <translation>Галаваль</translation>
    </message>
    <message id="pendulum.rule.card.galaval.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.gullver.title">
        <source></source>
        <translation>Гулльвер</translation>
    </message>
    <message id="pendulum.rule.card.gullver.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.harken.title">
        <source></source>
        <translation>Харкен</translation>
    </message>
    <message id="pendulum.rule.card.harken.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.title">
        <source></source>
        <translation>Херкашор</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.herroval.title">
        <source></source>
        <translation>Герроваль</translation>
    </message>
    <message id="pendulum.rule.card.herroval.1">
        <source></source>
        <translation>Синяя провинция: под коричневым производством 1 очко престижа, под красным 2 культуры, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.issil.title">
        <source></source>
        <translation>Иссиль</translation>
    </message>
    <message id="pendulum.rule.card.issil.1">
        <source></source>
        <translation>Синяя провинция: под коричневым производством 1 очко престижа, под красным 2 культуры, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.title">
        <source></source>
        <translation>Джааз’Тум</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.1">
        <source></source>
        <translation>Красная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.janna.title">
        <source></source>
        <translation>Джанна</translation>
    </message>
    <message id="pendulum.rule.card.janna.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.jillay.title">
        <source></source>
        <translation>Джиллей</translation>
    </message>
    <message id="pendulum.rule.card.jillay.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.title">
        <source></source>
        <translation>Касалат</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.title">
        <source></source>
        <translation>Кёркволл</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.korindor.title">
        <source></source>
        <translation>Кориндор</translation>
    </message>
    <message id="pendulum.rule.card.korindor.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.lochern.title">
        <source></source>
        <translation>Локерн</translation>
    </message>
    <message id="pendulum.rule.card.lochern.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.title">
        <source></source>
        <translation>Плато Ма’Рук</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.1">
        <source></source>
        <translation>Красная провинция: под коричневым, красным и синим производством 1 очко власти, под жёлтым 1 армия.</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.title">
        <source></source>
        <translation>Мэйв’ит</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.title">
        <source></source>
        <translation>Мин-Тал</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.onland.title">
        <source></source>
        <translation>Онланд</translation>
    </message>
    <message id="pendulum.rule.card.onland.1">
        <source></source>
        <translation>Красная провинция: под коричневым, красным и синим производством 1 очко власти, под жёлтым 1 армия.</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.title">
        <source></source>
        <translation>Пайкс-Энд</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.title">
        <source></source>
        <translation>Квильдерос</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.1">
        <source></source>
        <translation>Синяя провинция: под коричневым, красным и синим производством 1 очко престижа, под жёлтым 1 культура.</translation>
    </message>
    <message id="pendulum.rule.card.quorith.title">
        <source></source>
        <translation>Кворит</translation>
    </message>
    <message id="pendulum.rule.card.quorith.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.riss.title">
        <source></source>
        <translation>Рисс</translation>
    </message>
    <message id="pendulum.rule.card.riss.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым, красным и синим производством 1 очко популярности, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.title">
        <source></source>
        <translation>Ривейн</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.salvane.title">
        <source></source>
        <translation>Салвейн</translation>
    </message>
    <message id="pendulum.rule.card.salvane.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.title">
        <source></source>
        <translation>Сарское</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.1">
        <source></source>
        <translation>Красная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.savos.title">
        <source></source>
        <translation>Савос</translation>
    </message>
    <message id="pendulum.rule.card.savos.1">
        <source></source>
        <translation>Синяя провинция: под коричневым, красным и синим производством 1 очко престижа, под жёлтым 1 культура.</translation>
    </message>
    <message id="pendulum.rule.card.searil.title">
        <source></source>
        <translation>Сеарил</translation>
    </message>
    <message id="pendulum.rule.card.searil.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым производством 1 очко популярности, под красным 2 золота, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.syldan.title">
        <source></source>
        <translation>Силдан</translation>
    </message>
    <message id="pendulum.rule.card.syldan.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.talyn.title">
        <source></source>
        <translation>Талин</translation>
    </message>
    <message id="pendulum.rule.card.talyn.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.thedum.title">
        <source></source>
        <translation>Тедум</translation>
    </message>
    <message id="pendulum.rule.card.thedum.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.thoster.title">
        <source></source>
        <translation>Тостер</translation>
    </message>
    <message id="pendulum.rule.card.thoster.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.title">
        <source></source>
        <translation>Равнины Торин</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.1">
        <source></source>
        <translation>Синяя провинция: под коричневым производством 1 очко престижа, под красным 2 культуры, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.tzix.title">
        <source></source>
        <translation>Цикс</translation>
    </message>
    <message id="pendulum.rule.card.tzix.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым производством 1 очко популярности, под красным 2 золота, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.udoros.title">
        <source></source>
        <translation>Удорос</translation>
    </message>
    <message id="pendulum.rule.card.udoros.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.title">
        <source></source>
        <translation>Ушмаль</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.title">
        <source></source>
        <translation>Вак’зильдания</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.valthok.title">
        <source></source>
        <translation>Валтхок</translation>
    </message>
    <message id="pendulum.rule.card.valthok.1">
        <source></source>
        <translation>Красная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.title">
        <source></source>
        <translation>Вилхана</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.1">
        <source></source>
        <translation>Фиолетовая провинция: под коричневым производством 1 очко власти, под красным 2 голоса, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.title">
        <source></source>
        <translation>Уилшир</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.1">
        <source></source>
        <translation>Зелёная провинция: под коричневым производством 1 очко власти, под красным 2 армии, под синим 3 культуры, под жёлтым 1 золото.</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.title">
        <source></source>
        <translation>Цзинхой</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.1">
        <source></source>
        <translation>Жёлтая провинция: под коричневым производством 1 очко популярности, под красным 2 золота, под синим 3, под жёлтым 1.</translation>
    </message>
    <message id="pendulum.rule.chapter.faq">
        <source></source>
        <translation>Вопросы и ответы</translation>
    </message>
    <message id="pendulum.rule.faq.1.title">
        <source></source>
        <translation>Работник стоит там, где я хочу действовать. Почему нельзя?</translation>
    </message>
    <message id="pendulum.rule.faq.1.1">
        <source></source>
        <translation>В этом ряду ещё нет таймера. В чёрной области песок сыплется 45 секунд, потом любой может перевернуть таймер к вам. См. [два правила](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.faq.2.title">
        <source></source>
        <translation>Песок в чёрном таймере закончился, но стоит он всё ещё в моём ряду. Можно ли действовать?</translation>
    </message>
    <message id="pendulum.rule.faq.2.1">
        <source></source>
        <translation>Да. Важно только [место таймера](rule:timers.rows), так что через 60 секунд можно действовать так же, как через 5.</translation>
    </message>
    <message id="pendulum.rule.faq.3.title">
        <source></source>
        <translation>У меня 1 золото, а работник ждёт зелёного действия. Можно его забрать?</translation>
    </message>
    <message id="pendulum.rule.faq.3.1">
        <source></source>
        <translation>Пока там стоит таймер — нет. Добудьте где-нибудь ещё 1 золото и действуйте за 2 или ждите, пока таймер уйдёт. См. [выполнение действия](rule:workers.act).</translation>
    </message>
    <message id="pendulum.rule.faq.4.title">
        <source></source>
        <translation>Работник выполнил действие, таймер ушёл и вернулся, а про работника забыли. Выполнит ли он его снова?</translation>
    </message>
    <message id="pendulum.rule.faq.4.1">
        <source></source>
        <translation>Нет. Он стоит у награды и в зелёной области [застрял](rule:workers.stuck) ещё на 2 минуты. В следующий раз вовремя переставьте его в рамку.</translation>
    </message>
    <message id="pendulum.rule.faq.5.title">
        <source></source>
        <translation>В фиолетовой рамке ждёт мой большой работник. Можно ли туда моему обычному?</translation>
    </message>
    <message id="pendulum.rule.faq.5.1">
        <source></source>
        <translation>Нет, обычному там [мешает](rule:workers.blocking) кто угодно. Наоборот можно: большой работник присоединится к вашему обычному.</translation>
    </message>
    <message id="pendulum.rule.faq.6.title">
        <source></source>
        <translation>У меня 9 армии, а красное производство даёт 4. Что будет?</translation>
    </message>
    <message id="pendulum.rule.faq.6.1">
        <source></source>
        <translation>Вы получите 1, и у вас станет [10](rule:table.stocks); остальные 3 пропадут. Если бы вы сначала потратили 4 на провинцию, сейчас было бы 9.</translation>
    </message>
    <message id="pendulum.rule.faq.7.title">
        <source></source>
        <translation>Надо ли платить за достижение 8 армии и 3 голоса, которых оно требует?</translation>
    </message>
    <message id="pendulum.rule.faq.7.1">
        <source></source>
        <translation>Нет, [всё останется у вас](rule:achievements.complete). Но на совете голоса сбрасываются, поэтому выполните его раньше.</translation>
    </message>
    <message id="pendulum.rule.faq.8.title">
        <source></source>
        <translation>Фишку славного достижения в этом раунде взял другой. Стоит ли мне выполнять достижение?</translation>
    </message>
    <message id="pendulum.rule.faq.8.1">
        <source></source>
        <translation>Да, вы возьмёте [награду на ленте](rule:achievements.choice), например 5 золота. В следующем раунде фишка лежит на новой карте.</translation>
    </message>
    <message id="pendulum.rule.faq.9.title">
        <source></source>
        <translation>У троих по 5 голосов. Кто первый?</translation>
    </message>
    <message id="pendulum.rule.faq.9.1">
        <source></source>
        <translation>Они стояли на местах 1, 2 и 3, и [вперёд выходит нижний](rule:council.votes). Новый порядок: 3, 2, 1.</translation>
    </message>
    <message id="pendulum.rule.faq.10.title">
        <source></source>
        <translation>Мы играем вдвоём. У меня 3 голоса, у соперника 5. Какое место у меня?</translation>
    </message>
    <message id="pendulum.rule.faq.10.1">
        <source></source>
        <translation>У [нейтрального игрока](rule:few.side) тоже 3. Если он стоял ниже вас, он займёт 2-е место; вам достанется 3-е, за которое очков нет.</translation>
    </message>
    <message id="pendulum.rule.faq.11.title">
        <source></source>
        <translation>Под красным производством у меня 3 провинции. Когда надо сбросить одну?</translation>
    </message>
    <message id="pendulum.rule.faq.11.1">
        <source></source>
        <translation>На [шаге 3](rule:council.limit) ближайшего совета. До тех пор при каждом красном производстве работают все 3. С пределом 3 они останутся у вас.</translation>
    </message>
    <message id="pendulum.rule.faq.12.title">
        <source></source>
        <translation>Интрига с совета стоит 3 армии. Платить, когда её берёшь?</translation>
    </message>
    <message id="pendulum.rule.faq.12.1">
        <source></source>
        <translation>Нет, вы платите 3 каждый раз, когда её разыгрываете. На совете платят только за [итоговые награды](rule:council.kinds).</translation>
    </message>
    <message id="pendulum.rule.faq.13.title">
        <source></source>
        <translation>Можно ли сэкономить золото картой на чёрном действии с провинцией?</translation>
    </message>
    <message id="pendulum.rule.faq.13.1">
        <source></source>
        <translation>Нет. Она [экономит 2 золота](rule:cards.with) в зелёной и фиолетовой областях, но никогда не 4 армии.</translation>
    </message>
    <message id="pendulum.rule.faq.14.title">
        <source></source>
        <translation>Всех 4 фишек на пергаменте нет ни у кого. У Анны больше всего очков, но нет славного достижения. Победит ли она?</translation>
    </message>
    <message id="pendulum.rule.faq.14.1">
        <source></source>
        <translation>Нет. [Побеждает](rule:end.throne) Борис, у которого славное достижение есть, даже если на слабейшей шкале ему не хватает 6 очков.</translation>
    </message>
    <message id="pendulum.rule.faq.15.title">
        <source></source>
        <translation>Совет окончен, все нажали галочку, а колокольчик молчит. Почему?</translation>
    </message>
    <message id="pendulum.rule.faq.15.1">
        <source></source>
        <translation>Последний переворот фиолетового таймера пустил песок на целых 180 секунд. [Колокольчик](rule:setup.begin) перед раундом с таймерами ждёт, пока досыплются все три.</translation>
    </message>
    <message id="pendulum.rule.faq.16.title">
        <source></source>
        <translation>Мой работник уже стоял в рамке и вдруг исчез. Почему?</translation>
    </message>
    <message id="pendulum.rule.faq.16.1">
        <source></source>
        <translation>Игрок с более высокой привилегией потянулся к этой рамке в пределах 1 секунды после вас или перевернул туда таймер. Тогда решает [привилегия](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.chapter.terms">
        <source></source>
        <translation>Термины</translation>
    </message>
    <message id="pendulum.rule.term.achievement.title">
        <source></source>
        <translation>достижение</translation>
    </message>
    <message id="pendulum.rule.term.achievement.1">
        <source></source>
        <translation>Открытая карта раунда; её [выполняет](rule:achievements.complete) тот, у кого есть то, чего она требует.</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.title">
        <source></source>
        <translation>область действий</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.1">
        <source></source>
        <translation>Фиолетовая, зелёная или чёрная часть [поля](rule:table.board) с 2 рядами и 1 таймером.</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.title">
        <source></source>
        <translation>ячейка действия</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.1">
        <source></source>
        <translation>[Золотая рамка, цена и награда](rule:table.space) вместе.</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.title">
        <source></source>
        <translation>любой ресурс</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.1">
        <source></source>
        <translation>Армия, культура и золото [в любом сочетании](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.term.bell.title">
        <source></source>
        <translation>колокольчик</translation>
    </message>
    <message id="pendulum.rule.term.bell.1">
        <source></source>
        <translation>Позвонив в него, игрок [начинает раунд](rule:setup.begin).</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.title">
        <source></source>
        <translation>созвать совет</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.1">
        <source></source>
        <translation>Это происходит, когда с поля уходит [последний маркер времени](rule:council.called).</translation>
    </message>
    <message id="pendulum.rule.term.conquer.title">
        <source></source>
        <translation>захватить провинцию</translation>
    </message>
    <message id="pendulum.rule.term.conquer.1">
        <source></source>
        <translation>[Взять провинцию](rule:provinces.conquer) и подложить её под производство.</translation>
    </message>
    <message id="pendulum.rule.term.council.title">
        <source></source>
        <translation>совет</translation>
    </message>
    <message id="pendulum.rule.term.council.1">
        <source></source>
        <translation>Собирается после каждого раунда; голоса превращаются на нём в [привилегии](rule:council.votes) и награды.</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.title">
        <source></source>
        <translation>фаза совета</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.1">
        <source></source>
        <translation>[Шесть шагов](rule:council.order) между 2 раундами.</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.title">
        <source></source>
        <translation>награда совета</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.1">
        <source></source>
        <translation>То, что каждый берёт на [шаге 2](rule:council.rewards) фазы совета.</translation>
    </message>
    <message id="pendulum.rule.term.culture.title">
        <source></source>
        <translation>культура</translation>
    </message>
    <message id="pendulum.rule.term.culture.1">
        <source></source>
        <translation>Синий [ресурс](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.title">
        <source></source>
        <translation>итоговая награда</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.1">
        <source></source>
        <translation>[Карта](rule:council.kinds) четвёртого совета, цену которой платят сразу.</translation>
    </message>
    <message id="pendulum.rule.term.flip.title">
        <source></source>
        <translation>перевернуть</translation>
    </message>
    <message id="pendulum.rule.term.flip.1">
        <source></source>
        <translation>Перевернуть таймер, песок в котором закончился, и поставить его в [другой ряд](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.term.glory.title">
        <source></source>
        <translation>слава</translation>
    </message>
    <message id="pendulum.rule.term.glory.1">
        <source></source>
        <translation>Кубик ресурса за концом шкалы в [варианте для опытных игроков](rule:expert.glory); решает при равенстве.</translation>
    </message>
    <message id="pendulum.rule.term.gold.title">
        <source></source>
        <translation>золото</translation>
    </message>
    <message id="pendulum.rule.term.gold.1">
        <source></source>
        <translation>Жёлтый [ресурс](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.title">
        <source></source>
        <translation>золотая рамка</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.1">
        <source></source>
        <translation>Верхняя часть [ячейки действия](rule:table.space), где работник ждёт.</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.title">
        <source></source>
        <translation>большой работник</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.1">
        <source></source>
        <translation>Работник, который может [присоединиться к другим](rule:workers.blocking) в любой рамке.</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.title">
        <source></source>
        <translation>вневременное действие</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.1">
        <source></source>
        <translation>Действие [без работника](rule:instant.list).</translation>
    </message>
    <message id="pendulum.rule.term.legendary.title">
        <source></source>
        <translation>славное достижение</translation>
    </message>
    <message id="pendulum.rule.term.legendary.1">
        <source></source>
        <translation>Победное очко, которое даёт [фишка славного достижения](rule:achievements.choice) или итоговая награда.</translation>
    </message>
    <message id="pendulum.rule.term.military.title">
        <source></source>
        <translation>армия</translation>
    </message>
    <message id="pendulum.rule.term.military.1">
        <source></source>
        <translation>Красный [ресурс](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.title">
        <source></source>
        <translation>нейтральный игрок</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.1">
        <source></source>
        <translation>Третий участник [игры вдвоём](rule:few.side): занимает 4 рамки и имеет 3 голоса.</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.title">
        <source></source>
        <translation>планшет игрока</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.1">
        <source></source>
        <translation>Ваше собственное поле со [шкалами](rule:table.tracks), производством и работниками.</translation>
    </message>
    <message id="pendulum.rule.term.popularity.title">
        <source></source>
        <translation>популярность</translation>
    </message>
    <message id="pendulum.rule.term.popularity.1">
        <source></source>
        <translation>Жёлтая [победная шкала](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.power.title">
        <source></source>
        <translation>власть</translation>
    </message>
    <message id="pendulum.rule.term.power.1">
        <source></source>
        <translation>Красная [победная шкала](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.prestige.title">
        <source></source>
        <translation>престиж</translation>
    </message>
    <message id="pendulum.rule.term.prestige.1">
        <source></source>
        <translation>Синяя [победная шкала](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.privilege.title">
        <source></source>
        <translation>привилегия</translation>
    </message>
    <message id="pendulum.rule.term.privilege.1">
        <source></source>
        <translation>Право первого выбора, [победы в столкновениях](rule:privilege.clash) и последнего слова.</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.title">
        <source></source>
        <translation>шкала привилегий</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.1">
        <source></source>
        <translation>Порядок игроков от [наивысшей до низшей](rule:council.votes) привилегии.</translation>
    </message>
    <message id="pendulum.rule.term.production.title">
        <source></source>
        <translation>производство</translation>
    </message>
    <message id="pendulum.rule.term.production.1">
        <source></source>
        <translation>То, что дают [место на планшете](rule:provinces.production) и провинции под ним.</translation>
    </message>
    <message id="pendulum.rule.term.province.title">
        <source></source>
        <translation>провинция</translation>
    </message>
    <message id="pendulum.rule.term.province.1">
        <source></source>
        <translation>Карта, которая приносит доход [под производством](rule:provinces.tuck).</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.title">
        <source></source>
        <translation>обычный работник</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.1">
        <source></source>
        <translation>Работник, которому в зелёной и фиолетовой областях [мешают](rule:workers.blocking) занятые рамки.</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.title">
        <source></source>
        <translation>вернуть работника</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.1">
        <source></source>
        <translation>Забрать его на планшет из [ряда с таймером](rule:workers.retrieve).</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.title">
        <source></source>
        <translation>возврат интриг</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.1">
        <source></source>
        <translation>Все [сыгранные интриги](rule:cards.recover) возвращаются в руку.</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.title">
        <source></source>
        <translation>нижняя часть ячейки с наградой</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.1">
        <source></source>
        <translation>Часть [ячейки действия](rule:table.space), где работник действует.</translation>
    </message>
    <message id="pendulum.rule.term.row.title">
        <source></source>
        <translation>ряд</translation>
    </message>
    <message id="pendulum.rule.term.row.1">
        <source></source>
        <translation>Половина [области действий](rule:table.board), верхняя или нижняя.</translation>
    </message>
    <message id="pendulum.rule.term.scroll.title">
        <source></source>
        <translation>пергамент</translation>
    </message>
    <message id="pendulum.rule.term.scroll.1">
        <source></source>
        <translation>Правый конец ваших [победных шкал](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.title">
        <source></source>
        <translation>награда на ленте</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.1">
        <source></source>
        <translation>То, что достижение даёт тем, кто не берёт [фишку славного достижения](rule:achievements.choice).</translation>
    </message>
    <message id="pendulum.rule.term.slot.title">
        <source></source>
        <translation>место производства</translation>
    </message>
    <message id="pendulum.rule.term.slot.1">
        <source></source>
        <translation>Одно из 4 мест [производства](rule:provinces.production) на планшете: коричневое, красное, синее, жёлтое.</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.title">
        <source></source>
        <translation>интрига</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.1">
        <source></source>
        <translation>Карта на руке, которую [разыгрывают](rule:cards.play) как вневременное действие.</translation>
    </message>
    <message id="pendulum.rule.term.stuck.title">
        <source></source>
        <translation>застрявший работник</translation>
    </message>
    <message id="pendulum.rule.term.stuck.1">
        <source></source>
        <translation>Работник в [ряду, где стоит таймер](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.title">
        <source></source>
        <translation>маркер времени</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.1">
        <source></source>
        <translation>Одна из 3 фиолетовых деталей, которые считают [перевороты фиолетового таймера](rule:timers.markers) за раунд.</translation>
    </message>
    <message id="pendulum.rule.term.timer.title">
        <source></source>
        <translation>таймер</translation>
    </message>
    <message id="pendulum.rule.term.timer.1">
        <source></source>
        <translation>Управляет одной [областью действий](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.title">
        <source></source>
        <translation>шкала времени</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.1">
        <source></source>
        <translation>Одиннадцать шагов, которые переворачивают таймеры в [раунде без ограничения времени](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.title">
        <source></source>
        <translation>Вечный Король</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.1">
        <source></source>
        <translation>Правитель, чей [трон](rule:game.story) вы хотите занять.</translation>
    </message>
    <message id="pendulum.rule.term.untimed.title">
        <source></source>
        <translation>без ограничения времени</translation>
    </message>
    <message id="pendulum.rule.term.untimed.1">
        <source></source>
        <translation>Раунд, в котором [песок не сыплется](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.title">
        <source></source>
        <translation>победное очко</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.1">
        <source></source>
        <translation>Один шаг на [победной шкале](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.title">
        <source></source>
        <translation>победная шкала</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.1">
        <source></source>
        <translation>[Власть, престиж, популярность](rule:table.tracks) или славное достижение.</translation>
    </message>
    <message id="pendulum.rule.term.vote.title">
        <source></source>
        <translation>голос</translation>
    </message>
    <message id="pendulum.rule.term.vote.1">
        <source></source>
        <translation>Учитывается на [совете](rule:council.votes); ресурсом не является.</translation>
    </message>
    <message id="pendulum.rule.term.worker.title">
        <source></source>
        <translation>работник</translation>
    </message>
    <message id="pendulum.rule.term.worker.1">
        <source></source>
        <translation>Фигурка, которая ждёт на поле и [действует](rule:workers.act).</translation>
    </message>
</context>
</TS>
