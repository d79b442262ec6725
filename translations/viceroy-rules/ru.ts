<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="viceroy.rule.edition">
        <source></source>
        <translation>чешское издание</translation>
    </message>
    <message id="viceroy.rule.chapter.aim">
        <source></source>
        <translation>Цель игры</translation>
    </message>
    <message id="viceroy.rule.aim.goal.title">
        <source></source>
        <translation>Кто побеждает</translation>
    </message>
    <message id="viceroy.rule.aim.goal.1">
        <source></source>
        <translation>В королевстве есть место только для одного наместника, и вы намерены им стать. Вы получаете на аукционах влиятельных персонажей, собираете законы и из тех и других возводите свою пирамиду власти.</translation>
    </message>
    <message id="viceroy.rule.aim.goal.2">
        <source></source>
        <translation>После 12 раундов каждый подсчитывает свои очки власти; побеждает тот, у кого их больше. Строить ввысь выгодно: на 4-м уровне одна карта нередко приносит 10 или 12 очков.</translation>
    </message>
    <message id="viceroy.rule.aim.round.title">
        <source></source>
        <translation>12 раундов по 2 фазы</translation>
    </message>
    <message id="viceroy.rule.aim.round.1">
        <source></source>
        <translation>В каждом раунде есть [фаза аукциона](rule:auction.display), в которой можно получить 1 персонажа, и [фаза развития](rule:build.choose), в которой можно разыграть до 3 карт с руки. Все игроки выбирают одновременно и втайне.</translation>
    </message>
    <message id="viceroy.rule.aim.round.2">
        <source></source>
        <translation>Каждый раунд на аукцион приходят 4 новых персонажа. После 12-го раунда начинается итоговый подсчёт.</translation>
    </message>
    <message id="viceroy.rule.chapter.setup">
        <source></source>
        <translation>Подготовка к игре</translation>
    </message>
    <message id="viceroy.rule.setup.parts.title">
        <source></source>
        <translation>Что лежит в коробке</translation>
    </message>
    <message id="viceroy.rule.setup.parts.1">
        <source></source>
        <translation>64 персонажа с номерами от 1 до 64, 24 закона с номерами от 65 до 88, 4 карты аукциона, ширма для каждого игрока и 64 камня: по 16 синих, красных, зелёных и жёлтых.</translation>
    </message>
    <message id="viceroy.rule.setup.parts.2">
        <source></source>
        <translation>Ещё есть жетоны очков власти, науки, магии, защиты, атаки, бонусов магии и бонусов за круги. Жетоны никогда не кончаются, а камни и карты могут закончиться.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.title">
        <source></source>
        <translation>Резерв и первые камни</translation>
    </message>
    <message id="viceroy.rule.setup.gems.1">
        <source></source>
        <translation>На каждого игрока в игре приходится по 4 камня каждого цвета, остальные остаются в коробке. Вы получаете по 2 камня каждого цвета, и 2 из этих 8 случайным образом возвращаются, так что вы начинаете с 6 камнями за ширмой. Камни, которые в игре и ни у кого не лежат, образуют резерв.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.2">
        <source></source>
        <translation>*Пример:* втроём играют 48 камнями: 18 за ширмами и 30 в резерве.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.title">
        <source></source>
        <translation>3 колоды и первый аукцион</translation>
    </message>
    <message id="viceroy.rule.setup.decks.1">
        <source></source>
        <translation>Каждому раздают по 2 из 64 персонажей. 48 из остальных образуют большую колоду, и первых 4 выкладывают у карт аукциона. Все прочие — малая колода: 14, 12, 10 или 8 персонажей для 1, 2, 3 или 4 игроков.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.2">
        <source></source>
        <translation>Третья колода — 24 закона. Когда первые персонажи выложены, каждый получает 3 закона. Колоды никогда не восполняются, а сброшенная карта не возвращается.</translation>
    </message>
    <message id="viceroy.rule.setup.first.title">
        <source></source>
        <translation>Ваша первая карта</translation>
    </message>
    <message id="viceroy.rule.setup.first.1">
        <source></source>
        <translation>Втайне выберите 1 из своих 2 персонажей. Он бесплатно начинает вашу пирамиду на 1-м уровне, второй остаётся на руке. Когда выберут все, каждый получает награду нижнего ряда своей карты, начиная с [наименьшего номера](rule:table.number). Свои 3 закона вы увидите только после этого выбора.</translation>
    </message>
    <message id="viceroy.rule.setup.first.2">
        <source></source>
        <translation>*Пример:* Барон первой картой приносит зелёный неисчерпаемый камень.</translation>
    </message>
    <message id="viceroy.rule.chapter.table">
        <source></source>
        <translation>За столом</translation>
    </message>
    <message id="viceroy.rule.table.secret.title">
        <source></source>
        <translation>Что скрыто</translation>
    </message>
    <message id="viceroy.rule.table.secret.1">
        <source></source>
        <translation>Скрыты карты на вашей руке, а также камни и жетоны атаки за вашей ширмой. Пирамиды, выставленные карты, резерв и число ваших карт видны всем. Ставки и карты сначала выбирают втайне, а потом открывают вместе; пока выбрали не все, свой выбор можно отменить.</translation>
    </message>
    <message id="viceroy.rule.table.secret.2">
        <source></source>
        <translation>Договариваться и обещать можно что угодно, но это никого ни к чему не обязывает. Камни и карты игроки друг другу не передают, если только этого не велит [закон](rule:laws.barter).</translation>
    </message>
    <message id="viceroy.rule.table.number.title">
        <source></source>
        <translation>Первым идёт наименьший номер</translation>
    </message>
    <message id="viceroy.rule.table.number.1">
        <source></source>
        <translation>У каждой карты свой номер, от 1 до 88. Когда что-то сделать должны сразу несколько игроков, первым действует тот, в чьей пирамиде наименьший номер, и заканчивает всё, прежде чем начнёт следующий. В фазе развития вместо этого решают номера открытых карт.</translation>
    </message>
    <message id="viceroy.rule.table.number.2">
        <source></source>
        <translation>*Пример:* вы открываете Канцлера (6), соперник — Вельможу (18), так что первый ход за вами.</translation>
    </message>
    <message id="viceroy.rule.table.number.3">
        <source></source>
        <translation>*Наше толкование:* подложенные карты здесь не считаются, только те, которые видны.</translation>
    </message>
    <message id="viceroy.rule.table.question.title">
        <source></source>
        <translation>По одному вопросу</translation>
    </message>
    <message id="viceroy.rule.table.question.1">
        <source></source>
        <translation>Программа каждый раз спрашивает вас об одном и подсвечивает все ответы. Ответьте, прежде чем делать что-либо ещё. Если вас ни о чём не спрашивают, вы уже получили карту или спасовали в этой фазе, либо ещё решают другие. Места и вещи, которых в этой партии нет, выбрать нельзя.</translation>
    </message>
    <message id="viceroy.rule.chapter.auction">
        <source></source>
        <translation>Фаза аукциона</translation>
    </message>
    <message id="viceroy.rule.auction.display.title">
        <source></source>
        <translation>За что идёт торг</translation>
    </message>
    <message id="viceroy.rule.auction.display.1">
        <source></source>
        <translation>У каждой из 4 карт аукциона свой цвет и место для 2 персонажей. Её стрелка указывает на карту *постарше*, оставшуюся с прошлого раунда; карта *поновее* лежит с другой стороны. Поэтому в 1-м раунде выставлены 4 персонажа, а позже — до 8.</translation>
    </message>
    <message id="viceroy.rule.auction.display.2">
        <source></source>
        <translation>Нельзя ставить на цвет, у которого нет персонажа, и нельзя взять карту с пустого места.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.title">
        <source></source>
        <translation>Ваша ставка</translation>
    </message>
    <message id="viceroy.rule.auction.bid.1">
        <source></source>
        <translation>Втайне выберите 1 ставку: камень, [жетон атаки](rule:auction.attack) или ничего. Камнем вы ставите на персонажей у его цвета, и лежать он должен за вашей ширмой; неисчерпаемый камень поставить нельзя. Каждый поставленный камень уходит в резерв, даже если ничего не принёс. В цену, которую вы позже заплатите за карту, он не входит.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.2">
        <source></source>
        <translation>*Пример:* Лазутчик лежит у зелёного цвета, поэтому вы ставите зелёный камень, хотя его нижний ряд стоит синий.</translation>
    </message>
    <message id="viceroy.rule.auction.alone.title">
        <source></source>
        <translation>Единственная ставка на цвет</translation>
    </message>
    <message id="viceroy.rule.auction.alone.1">
        <source></source>
        <translation>Если на ваш цвет больше никто не поставил, вы выиграли: 1 карта просто ваша, из 2 выберите 1. Карта идёт на руку, и аукцион для вас окончен. За один аукцион можно получить не больше 1 карты, а за камень — только у того цвета, на который вы ставили.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.title">
        <source></source>
        <translation>Несколько ставок на цвет</translation>
    </message>
    <message id="viceroy.rule.auction.contested.1">
        <source></source>
        <translation>Если на цвет с 1 картой поставили 2 или больше игроков, её не получает никто. То же самое, если 3 или 4 игрока поставили на цвет с 2 картами. Все эти камни потеряны, а их владельцы переходят в следующий круг аукциона. Номера никогда не решают спор равных ставок.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.2">
        <source></source>
        <translation>*Пример:* 2 игрока ставят красный камень на Капитана. Оба теряют камень, и оба ставят снова.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.title">
        <source></source>
        <translation>2 игрока и 2 карты</translation>
    </message>
    <message id="viceroy.rule.auction.agree.1">
        <source></source>
        <translation>Если на цвет с 2 картами поставили ровно 2 игрока, они могут поделиться. В программе тот, у кого номер меньше, предлагает, кто какую карту возьмёт. Другой соглашается, просит наоборот или отказывается; встречное предложение можно только принять или отклонить.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.2">
        <source></source>
        <translation>Если они договорились, каждый берёт карту и выходит из аукциона. Если нет, никто ничего не получает и оба идут дальше. Оба камня потеряны в любом случае.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.title">
        <source></source>
        <translation>Ставка жетоном атаки</translation>
    </message>
    <message id="viceroy.rule.auction.attack.1">
        <source></source>
        <translation>Ставки жетонами атаки рассматривают раньше камней: возьмите любую выставленную карту. Жетон потрачен, и аукцион для вас окончен. Если атакуют несколько игроков, они выбирают в порядке своих наименьших номеров. Затем камни борются за оставшиеся карты; кому у его цвета карты не осталось, тот потерял камень и идёт дальше.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.2">
        <source></source>
        <translation>*Наше толкование:* жетон атаки, которому вообще не досталось карты, тоже потерян, а его владелец идёт дальше.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.title">
        <source></source>
        <translation>Пас выгоден</translation>
    </message>
    <message id="viceroy.rule.auction.pass.1">
        <source></source>
        <translation>Если вы не ставите ничего, вы пасуете: карты вы не получаете и в этом аукционе больше не ставите, зато берёте из резерва 3 любых камня и ещё по 1 за каждый жетон науки в своей пирамиде. Кто остался без карты после 3-го круга аукциона, тоже считается спасовавшим, хотя его ставки потеряны.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.2">
        <source></source>
        <translation>*Пример:* с 2 жетонами науки вы берёте 5 камней.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.title">
        <source></source>
        <translation>Как берут камни</translation>
    </message>
    <message id="viceroy.rule.auction.gems.1">
        <source></source>
        <translation>Камни выбирают по одному, любых цветов, которые ещё есть в резерве. Если там меньше, чем вам положено, берите что есть; остальное пропадает. Первым берёт всё положенное игрок с наименьшим номером, и только потом следующий.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.2">
        <source></source>
        <translation>*Наше толкование:* камни, поставленные в том же круге аукциона, уже лежат в резерве, когда спасовавшие берут свои.</translation>
    </message>
    <message id="viceroy.rule.auction.end.title">
        <source></source>
        <translation>Конец аукциона</translation>
    </message>
    <message id="viceroy.rule.auction.end.1">
        <source></source>
        <translation>В аукционе не больше 3 кругов. Кто получил карту или спасовал, больше не ставит. Когда закончили все, карты постарше сбрасывают, а оставшиеся карты поновее переходят на их места. Затем из большой колоды приходят 4 новых, но не в 12-м раунде.</translation>
    </message>
    <message id="viceroy.rule.auction.end.2">
        <source></source>
        <translation>*Наше толкование:* из-за «Королевского вызова» вы пропускаете аукцион следующего раунда. Вы не ставите, не пасуете и камней не получаете.</translation>
    </message>
    <message id="viceroy.rule.chapter.pyramid">
        <source></source>
        <translation>Ваша пирамида</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.title">
        <source></source>
        <translation>Куда можно положить карту</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.1">
        <source></source>
        <translation>На 1-м уровне карту кладут на левый или правый конец ряда. Выше она лежит на свободном месте над 2 соприкасающимися картами нижнего уровня. Самый высокий уровень — 5-й, ширина не ограничена. На верхних уровнях могут быть пропуски, а цвета никакого места не запрещают.</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.2">
        <source></source>
        <translation>Выложенные карты больше не двигают, если только этого не велит закон.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.title">
        <source></source>
        <translation>Соседние карты</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.1">
        <source></source>
        <translation>Карты, которые соприкасаются, — соседние: они лежат рядом на одном уровне или одна на другой. Соседних может быть до 6: 2 по бокам, 2 внизу и 2 вверху. Карты по обе стороны пропуска не соприкасаются.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.2">
        <source></source>
        <translation>*Пример:* «Покровительство», окружённое персонажами со всех 6 сторон, приносит 12 очков.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.title">
        <source></source>
        <translation>Подложенные и свободные карты</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.1">
        <source></source>
        <translation>Некоторые законы подкладывают одну карту под другую, без цены и без награды. У подложенной карты нет ни уровня, ни цветов, ни действия, она лишь считается картой.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.2">
        <source></source>
        <translation>«Королевская милость» подкладывает *свободную карту*: на ней ничего не лежит и под неё ничего не подложено. Она крайняя на своём уровне или лежит на вашем верхнем уровне.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.3">
        <source></source>
        <translation>*Наше толкование:* на 1-м уровне свободной может быть только карта на левом или правом конце, даже если других уровней у вас нет; иначе ряд разорвался бы.</translation>
    </message>
    <message id="viceroy.rule.chapter.build">
        <source></source>
        <translation>Фаза развития</translation>
    </message>
    <message id="viceroy.rule.build.card.title">
        <source></source>
        <translation>Как читать персонажа</translation>
    </message>
    <message id="viceroy.rule.build.card.1">
        <source></source>
        <translation>Внизу слева стоит номер. 4 ряда относятся к 4 уровням, нижний — к 1-му. В ряду слева камень, который этот уровень добавляет к цене, справа — награда.</translation>
    </message>
    <message id="viceroy.rule.build.card.2">
        <source></source>
        <translation>Цветные четверти в верхних углах и полукруг внизу образуют с картами вокруг [круги](rule:build.circle). У законов рядов нет, но эти цвета есть.</translation>
    </message>
    <message id="viceroy.rule.build.card.3">
        <source></source>
        <translation>*Пример:* Барон, номер 60. Уровень 1: жёлтый камень, награда — зелёный неисчерпаемый камень. Уровень 2: красный, жетон магии. Уровень 3: красный, бонус магии +3. Уровень 4: зелёный, 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.build.choose.title">
        <source></source>
        <translation>Выбор карты</translation>
    </message>
    <message id="viceroy.rule.build.choose.1">
        <source></source>
        <translation>В фазе 3 круга развития. В каждом вы втайне выбираете 1 карту с руки или пасуете. Пас здесь камней не приносит, и до конца фазы вы больше ничего не разыграете. Первым действует наименьший открытый номер; место для карты вы выбираете, только когда дойдёт очередь до вас.</translation>
    </message>
    <message id="viceroy.rule.build.choose.2">
        <source></source>
        <translation>*Наше толкование:* персонажа можно выбрать, только если вам хватает на него на 1-м уровне; неиспользованные неисчерпаемые камни считаются.</translation>
    </message>
    <message id="viceroy.rule.build.price.title">
        <source></source>
        <translation>Цена уровня</translation>
    </message>
    <message id="viceroy.rule.build.price.1">
        <source></source>
        <translation>Персонаж стоит камень своего уровня и камни всех нижних уровней. Если платить нечем, карта туда лечь не может. Уплаченные камни уходят в резерв.</translation>
    </message>
    <message id="viceroy.rule.build.price.2">
        <source></source>
        <translation>*Пример:* Барон стоит на 1-м уровне 1 жёлтый камень, на 2-м — 1 жёлтый и 1 красный, на 3-м — 1 жёлтый и 2 красных. На 4-м добавляется 1 зелёный.</translation>
    </message>
    <message id="viceroy.rule.build.reward.title">
        <source></source>
        <translation>Награда одного ряда</translation>
    </message>
    <message id="viceroy.rule.build.reward.1">
        <source></source>
        <translation>Цены складываются, награды — нет. Вы получаете только то, что стоит в ряду того уровня, где лежит карта, зато всё.</translation>
    </message>
    <message id="viceroy.rule.build.reward.2">
        <source></source>
        <translation>*Пример:* Паладин на 2-м уровне приносит жетон атаки, 2 камня и 2 очка власти, но не жетон магии из 1-го ряда.</translation>
    </message>
    <message id="viceroy.rule.build.reward.3">
        <source></source>
        <translation>*Наше толкование:* порядок всегда один: выложить карту, заплатить, взять камень за круг и, наконец, награды слева направо.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.title">
        <source></source>
        <translation>5-й уровень</translation>
    </message>
    <message id="viceroy.rule.build.fifth.1">
        <source></source>
        <translation>5-й уровень стоит камни всех 4 рядов и ещё раз камень 4-го ряда. Затем выберите: 15 очков власти или награды рядов 1, 2 и 3 вместе. Ряд 4 там ничего не даёт.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.2">
        <source></source>
        <translation>*Пример:* Барон на 5-м уровне стоит 1 жёлтый, 2 красных и 2 зелёных камня. Он приносит 15 очков или зелёный неисчерпаемый камень, жетон магии и бонус магии +3.</translation>
    </message>
    <message id="viceroy.rule.build.circle.title">
        <source></source>
        <translation>Одноцветные круги</translation>
    </message>
    <message id="viceroy.rule.build.circle.1">
        <source></source>
        <translation>Карта на 2-м уровне или выше образует круг с 2 картами, на которых лежит. В круге 4 сегмента: по одному углу обеих нижних карт и полукруг верхней, который считается за 2. Если все 4 одного цвета, сразу возьмите 1 камень этого цвета, если он есть в резерве. Законы тоже замыкают круги.</translation>
    </message>
    <message id="viceroy.rule.build.circle.2">
        <source></source>
        <translation>*Пример:* Барон над Изобретателем и Отшельником замыкает жёлтый круг.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.title">
        <source></source>
        <translation>Как работают неисчерпаемые камни</translation>
    </message>
    <message id="viceroy.rule.build.infinite.1">
        <source></source>
        <translation>Когда вы платите за персонажа, каждый неисчерпаемый камень экономит вам 1 камень своего цвета, один раз за каждую фазу развития. Можно использовать сразу несколько или часть приберечь. Но нужно использовать столько, скольких камней вам не хватает, и никогда не больше цены.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.2">
        <source></source>
        <translation>*Пример:* Барон на 3-м уровне стоит 1 жёлтый и 2 красных камня. С красным неисчерпаемым камнем вы платите 1 жёлтый и 1 красный.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.3">
        <source></source>
        <translation>*Наше толкование:* новый неисчерпаемый камень действует уже для вашей следующей карты в той же фазе.</translation>
    </message>
    <message id="viceroy.rule.chapter.reward">
        <source></source>
        <translation>Награды</translation>
    </message>
    <message id="viceroy.rule.reward.gems.title">
        <source></source>
        <translation>Камни</translation>
    </message>
    <message id="viceroy.rule.reward.gems.1">
        <source></source>
        <translation>Светлый восьмиугольник с числом приносит столько камней из резерва, любых цветов. Они идут за ширму, где их может быть сколько угодно.</translation>
    </message>
    <message id="viceroy.rule.reward.points.title">
        <source></source>
        <translation>Очки власти</translation>
    </message>
    <message id="viceroy.rule.reward.points.1">
        <source></source>
        <translation>Лавровый венок с числом — жетон, который стоит столько очков власти. Он лежит на своей карте до итогового подсчёта. Персонажи приносят от 2 до 12 очков, 2 закона предлагают 6, а 5-й уровень даёт 15.</translation>
    </message>
    <message id="viceroy.rule.reward.cards.title">
        <source></source>
        <translation>Новые карты</translation>
    </message>
    <message id="viceroy.rule.reward.cards.1">
        <source></source>
        <translation>За каждый значок карты возьмите 1 карту: из малой колоды или закон. При 2 значках вы видите первую карту, прежде чем выбрать снова. На руке может быть сколько угодно карт, и новые можно разыграть в той же фазе. Пустая колода ничего не даёт.</translation>
    </message>
    <message id="viceroy.rule.reward.science.title">
        <source></source>
        <translation>Наука</translation>
    </message>
    <message id="viceroy.rule.reward.science.1">
        <source></source>
        <translation>Жетон науки лежит на своей карте. Каждый приносит на 1 камень больше всякий раз, когда вы [пасуете на аукционе](rule:auction.pass). При итоговом подсчёте он приносит очки только в составе [набора](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.reward.magic.title">
        <source></source>
        <translation>Магия и бонусы магии</translation>
    </message>
    <message id="viceroy.rule.reward.magic.1">
        <source></source>
        <translation>Звезда — жетон магии, звезда с +2, +3 или +5 — бонус магии. Это разные жетоны, и один без другого ничего не приносит. При итоговом подсчёте каждый жетон магии стоит столько, сколько составляет сумма ваших бонусов магии.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.2">
        <source></source>
        <translation>*Пример:* 4 жетона магии с бонусами +2 и +3 приносят 4 × 5 = 20 очков.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.3">
        <source></source>
        <translation>И то и другое в одном ряду есть только у 4 персонажей, на 4-м уровне: у Паладина, Палача, Друида и Головореза.</translation>
    </message>
    <message id="viceroy.rule.reward.defense.title">
        <source></source>
        <translation>Защита</translation>
    </message>
    <message id="viceroy.rule.reward.defense.1">
        <source></source>
        <translation>Жетон защиты лежит на своей карте и во время игры ничего не делает. При итоговом подсчёте он останавливает 1 из жетонов атаки, оставшихся у соперников: 1 всего, а не по 1 у каждого. Он входит и в наборы; считается и то и другое.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.title">
        <source></source>
        <translation>Атака</translation>
    </message>
    <message id="viceroy.rule.reward.attack.1">
        <source></source>
        <translation>Жетон атаки от персонажа идёт за ширму. Поставьте его на [аукционе](rule:auction.attack) или сохраните: в конце каждый оставшийся у вас жетон отнимает у каждого соперника 4 очка, если его не остановит защита. Вам самим он очков не приносит.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.2">
        <source></source>
        <translation>*Наше толкование:* жетон атаки от «Призыва к оружию» или «Каперской грамоты» лежит у всех на виду на этом законе. Это такой же жетон, как и другие, и тратится он раньше тех, что за ширмой.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.title">
        <source></source>
        <translation>Бонусы за круги</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.1">
        <source></source>
        <translation>Кольцо из четырёх частей с +2 или +4 — бонус за круги одного цвета. При итоговом подсчёте он прибавляет свою величину к каждому одноцветному кругу и каждому неисчерпаемому камню этого цвета.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.2">
        <source></source>
        <translation>*Пример:* у вас бонусы +2 и +4 за красные круги. 2 красных круга и красный неисчерпаемый камень приносят на 3 × 6 = 18 очков больше.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.title">
        <source></source>
        <translation>Как получают неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.1">
        <source></source>
        <translation>Положите на карту камень указанного цвета из резерва. Если его там нет, программа спросит, использовать ли ваш из-за ширмы. Если у вас его нет или вы отказались, эта награда потеряна навсегда. Если закон позволяет выбрать цвет, такой камень должен быть в резерве или у вас.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.2">
        <source></source>
        <translation>С этих пор неисчерпаемый камень принадлежит своей карте: его нельзя поставить, потратить или обменять, и перекрашивать им нельзя.</translation>
    </message>
    <message id="viceroy.rule.chapter.laws">
        <source></source>
        <translation>Законы</translation>
    </message>
    <message id="viceroy.rule.laws.play.title">
        <source></source>
        <translation>Как разыгрывают закон</translation>
    </message>
    <message id="viceroy.rule.laws.play.1">
        <source></source>
        <translation>Закон — тоже одна из 3 карт, которые можно разыграть за фазу развития. Он ничего не стоит и лежит на уровнях с 1-го по 4-й, на 5-м — никогда. Он держит на себе карты и замыкает круги так же, как персонаж.</translation>
    </message>
    <message id="viceroy.rule.laws.play.2">
        <source></source>
        <translation>Одни законы действуют один раз, когда их разыгрывают; «Королевский архив» действует постоянно. Другие приносят очки при итоговом подсчёте, но только если лежат в пирамиде и не подложены.</translation>
    </message>
    <message id="viceroy.rule.laws.options.title">
        <source></source>
        <translation>Законы с выбором</translation>
    </message>
    <message id="viceroy.rule.laws.options.1">
        <source></source>
        <translation>8 законов предлагают по 3 награды, и вы берёте ровно 1; среди них всегда есть 4 камня. Жетоны от закона лежат на нём самом. Неисчерпаемый камень можно выбрать, только если в резерве или за вашей ширмой для него есть камень.</translation>
    </message>
    <message id="viceroy.rule.laws.place.title">
        <source></source>
        <translation>Законы, которые указывают на вашу карту</translation>
    </message>
    <message id="viceroy.rule.laws.place.1">
        <source></source>
        <translation>«Перестановка должностей» занимает место одной из ваших карт на уровнях с 1-го по 4-й, и эта карта возвращается на руку. «Двойные привилегии» подкладывают под одного из ваших персонажей, и каждый жетон на нём удваивается; без персонажа в пирамиде выбрать этот закон нельзя. Указать на себя не может ни один закон.</translation>
    </message>
    <message id="viceroy.rule.laws.place.2">
        <source></source>
        <translation>*Наше толкование:* при «Перестановке должностей» жетоны, неисчерпаемые камни и подложенные карты остаются на месте и принадлежат теперь закону. Каждый круг, у которого появился новый единый цвет, приносит камень. Вернувшаяся карта для «Королевского архива» считается взятой.</translation>
    </message>
    <message id="viceroy.rule.laws.place.3">
        <source></source>
        <translation>*Наше толкование:* «Двойные привилегии» удваивают и неисчерпаемый камень. Второй — настоящий камень из резерва или, если вы согласны, из-за вашей ширмы.</translation>
    </message>
    <message id="viceroy.rule.laws.place.4">
        <source></source>
        <translation>*Наше толкование:* при «Королевской милости» жетоны на подложенной карте пропадают, а её неисчерпаемые камни возвращаются в резерв.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.title">
        <source></source>
        <translation>Законы, на которые уходят камни</translation>
    </message>
    <message id="viceroy.rule.laws.barter.1">
        <source></source>
        <translation>«Принудительный обмен» позволяет обменять 1 жетон своей пирамиды на 1 жетон пирамиды соперника. Выберите свою карту и жетон, затем карту и жетон соперника и отдайте ему 3 любых камня. Если камней меньше 3, можно только отказаться. Каждый жетон ложится на карту, с которой взят другой. Неисчерпаемые камни и жетоны за ширмами остаются на месте.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.2">
        <source></source>
        <translation>На «Королевскую казну», выкладывая её, положите до 8 камней. Там они и останутся, и каждый принесёт 2 очка.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.title">
        <source></source>
        <translation>Законы о картах на руке</translation>
    </message>
    <message id="viceroy.rule.laws.hand.1">
        <source></source>
        <translation>По «Пересмотру кодекса» вы возвращаете любые 2 закона с руки, не обязательно только что взятые; последний будет лежать сверху. Под «Тайную службу», выкладывая её, можно подложить сколько угодно карт с руки, а позже — ни одной. Под «Королевский архив» можно подложить каждую карту, которую вы берёте, но только сразу.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.2">
        <source></source>
        <translation>*Пример:* 3 подложенные карты приносят 15 очков под «Тайной службой» и 12 под «Королевским архивом».</translation>
    </message>
    <message id="viceroy.rule.chapter.end">
        <source></source>
        <translation>Конец игры</translation>
    </message>
    <message id="viceroy.rule.end.recolour.title">
        <source></source>
        <translation>Перекрашивание</translation>
    </message>
    <message id="viceroy.rule.end.recolour.1">
        <source></source>
        <translation>После 12-го раунда карты с рук сбрасывают. Затем можно перекрашивать круги камнями из-за ширмы, каждый круг — один раз. За каждый сегмент другого цвета заплатите 1 камень нового цвета; полукруг — это 2 сегмента. Цвет меняет весь круг. Камня за него вы не получаете, но очки круг приносит.</translation>
    </message>
    <message id="viceroy.rule.end.recolour.2">
        <source></source>
        <translation>*Пример:* полукруг Рулевого красный и лежит над синим и красным углами. Хватит 1 красного камня, и круг станет красным.</translation>
    </message>
    <message id="viceroy.rule.end.circles.title">
        <source></source>
        <translation>Шаги 1 и 2: круги и неисчерпаемые камни</translation>
    </message>
    <message id="viceroy.rule.end.circles.1">
        <source></source>
        <translation>*Шаг 1:* каждый одноцветный круг приносит столько очков, каков уровень его верхней карты, и ещё все ваши бонусы за круги его цвета.</translation>
    </message>
    <message id="viceroy.rule.end.circles.2">
        <source></source>
        <translation>*Шаг 2:* каждый неисчерпаемый камень приносит столько очков, каков уровень его карты, и ещё те же бонусы.</translation>
    </message>
    <message id="viceroy.rule.end.circles.3">
        <source></source>
        <translation>*Пример:* с синим бонусом +2 синий круг на 4-м уровне приносит 6 очков, а синий неисчерпаемый камень на 1-м — 3.</translation>
    </message>
    <message id="viceroy.rule.end.laws.title">
        <source></source>
        <translation>Шаги 3 и 4: законы и жетоны очков</translation>
    </message>
    <message id="viceroy.rule.end.laws.1">
        <source></source>
        <translation>*Шаг 3:* каждый закон, выложенный в вашей пирамиде, приносит то, что на нём указано. Подложенные законы очков не приносят, но «Перепись населения» считает их картами.</translation>
    </message>
    <message id="viceroy.rule.end.laws.2">
        <source></source>
        <translation>*Шаг 4:* сложите свои жетоны очков власти.</translation>
    </message>
    <message id="viceroy.rule.end.laws.3">
        <source></source>
        <translation>*Пример:* «Покровительство I» с 3 соседними персонажами приносит 6 очков, а жетоны 2 и 5 — 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.title">
        <source></source>
        <translation>Шаги 5 и 6: магия и наборы</translation>
    </message>
    <message id="viceroy.rule.end.magic.1">
        <source></source>
        <translation>*Шаг 5:* умножьте число своих жетонов магии на сумму своих бонусов магии. Если чего-то из этого нет, получится 0.</translation>
    </message>
    <message id="viceroy.rule.end.magic.2">
        <source></source>
        <translation>*Шаг 6:* каждый набор (1 жетон защиты, 1 жетон науки и 1 жетон магии) приносит 12 очков. Жетоны в наборах не расходуются: они же считаются в шагах 5 и 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.3">
        <source></source>
        <translation>*Пример:* 3 жетона магии, 2 науки и 4 защиты — это 2 набора, то есть 24 очка.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.title">
        <source></source>
        <translation>Шаг 7: атаки соперников</translation>
    </message>
    <message id="viceroy.rule.end.attacks.1">
        <source></source>
        <translation>Сложите жетоны атаки, оставшиеся у всех ваших соперников, за ширмами и на картах. Вычтите свои жетоны защиты. За каждый оставшийся жетон атаки вы теряете 4 очка. Собственные жетоны атаки вам не вредят.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.2">
        <source></source>
        <translation>*Пример:* у соперников осталось 1 и 4 жетона, у вас 3 жетона защиты. Вы теряете 4 × (1 + 4 – 3) = 8 очков.</translation>
    </message>
    <message id="viceroy.rule.end.winner.title">
        <source></source>
        <translation>Победитель</translation>
    </message>
    <message id="viceroy.rule.end.winner.1">
        <source></source>
        <translation>Побеждает наибольшая сумма. Если вы играете в одиночку, ваша сумма — рекорд, который можно побить. На этом партия окончена: можно рассмотреть каждую строку подсчёта, но сыграть больше ничего нельзя.</translation>
    </message>
    <message id="viceroy.rule.end.winner.2">
        <source></source>
        <translation>*Наше толкование:* при равных суммах игроки делят место, дополнительного критерия нет.</translation>
    </message>
    <message id="viceroy.rule.end.example.title">
        <source></source>
        <translation>Подсчёт шаг за шагом</translation>
    </message>
    <message id="viceroy.rule.end.example.1">
        <source></source>
        <translation>У соперника осталось 3 жетона атаки, у вас 1 красный и 1 синий камень. Ваша пирамида, в скобках жетоны. Уровень 4: Воевода (бонус магии +5). Уровень 3: Ведьма (магия), Страж (бонус за красные круги +2). Уровень 2: Барон (магия), Рулевой (защита), Агент (наука), Арканист (5 очков). Уровень 1: Изобретатель (2 очка), Полковник (красный неисчерпаемый камень), Скиталец (магия), «Покровительство I», «Согласие сословий».</translation>
    </message>
    <message id="viceroy.rule.end.example.2">
        <source></source>
        <translation>Сначала вы перекрашиваете: 1 красным камнем круг под Рулевым — в красный, 1 синим круг под Воеводой — в синий.</translation>
    </message>
    <message id="viceroy.rule.end.example.3">
        <source></source>
        <translation>*Шаг 1:* круги: Барон — жёлтый 2, Рулевой — красный 2 + 2, Ведьма — зелёный 3, Страж — синий 3, Воевода — синий 4. Всего 16.</translation>
    </message>
    <message id="viceroy.rule.end.example.4">
        <source></source>
        <translation>*Шаг 2:* красный неисчерпаемый камень на Полковнике, уровень 1 и красный бонус: 1 + 2 = 3.</translation>
    </message>
    <message id="viceroy.rule.end.example.5">
        <source></source>
        <translation>*Шаг 3:* «Покровительство I» соприкасается со Скитальцем, Агентом и Арканистом: 3 × 2 = 6. «Согласие сословий»: 1 набор, 3 очка. Всего 9.</translation>
    </message>
    <message id="viceroy.rule.end.example.6">
        <source></source>
        <translation>*Шаг 4:* жетоны 2 и 5: 7.</translation>
    </message>
    <message id="viceroy.rule.end.example.7">
        <source></source>
        <translation>*Шаг 5:* 3 жетона магии × 5 = 15.</translation>
    </message>
    <message id="viceroy.rule.end.example.8">
        <source></source>
        <translation>*Шаг 6:* 1 набор: 12.</translation>
    </message>
    <message id="viceroy.rule.end.example.9">
        <source></source>
        <translation>*Шаг 7:* 3 жетона атаки – 1 жетон защиты = 2, вы теряете 2 × 4 = 8.</translation>
    </message>
    <message id="viceroy.rule.end.example.10">
        <source></source>
        <translation>16 + 3 + 9 + 7 + 15 + 12 – 8 = 54. Без этих 2 камней было бы 46.</translation>
    </message>
    <message id="viceroy.rule.chapter.solo">
        <source></source>
        <translation>В одиночку и с виртуальными соперниками</translation>
    </message>
    <message id="viceroy.rule.solo.draw.title">
        <source></source>
        <translation>Виртуальные соперники</translation>
    </message>
    <message id="viceroy.rule.solo.draw.1">
        <source></source>
        <translation>Для игры в одиночку нужно от 1 до 3 виртуальных соперников. Вдвоём или втроём их можно добавить, но всего не больше 4 участников. Они только делают ставки; ни пирамиды, ни очков у них нет.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.2">
        <source></source>
        <translation>Когда открывают ставки, за каждого виртуального соперника, который ещё участвует в аукционе, из коробки вслепую достают 1 камень; потом он возвращается в коробку. Если на его цвет больше никто не поставил, он убирает карту из игры, из 2 — ту, что поновее. После этого он из аукциона выходит.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.3">
        <source></source>
        <translation>*Наше толкование:* камень за него достают и в том круге аукциона, в котором вы пасуете.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.title">
        <source></source>
        <translation>Если вы столкнулись с виртуальным соперником</translation>
    </message>
    <message id="viceroy.rule.solo.contest.1">
        <source></source>
        <translation>Если вы столкнулись с ним у 1 карты, ваш камень потерян, и вы оба идёте дальше. Если карт 2, можно взять ту, что постарше, и тогда та, что поновее, выходит из игры; или идти дальше. При 3 ставках карты не получает никто. 2 виртуальных соперника между собой убирают обе карты, если там лежат 2, и ни одной, если там только 1. Без настоящего игрока круг аукциона не проводят.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.2">
        <source></source>
        <translation>Если у его цвета карты не было, вы выбираете выставленную карту, которая выйдет из игры.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.3">
        <source></source>
        <translation>*Наше толкование:* если игроков несколько, её выбирает тот, у кого наименьший номер. Карта, которую в том же круге аукциона забирает жетон атаки, считается лежавшей там.</translation>
    </message>
    <message id="viceroy.rule.solo.example.title">
        <source></source>
        <translation>Аукцион в одиночку</translation>
    </message>
    <message id="viceroy.rule.solo.example.1">
        <source></source>
        <translation>Вы играете с 1 виртуальным соперником. У синего цвета лежат Капитан, карта постарше, и Кронпринц, карта поновее; у красного, зелёного и жёлтого — по 1 карте.</translation>
    </message>
    <message id="viceroy.rule.solo.example.2">
        <source></source>
        <translation>Вы ставите синий, и выпал синий: можно взять Капитана, тогда Кронпринц выходит из игры и аукцион окончен.</translation>
    </message>
    <message id="viceroy.rule.solo.example.3">
        <source></source>
        <translation>Вы ставите синий, а выпал зелёный: выберите Капитана или Кронпринца. Карта у зелёного выходит из игры.</translation>
    </message>
    <message id="viceroy.rule.solo.example.4">
        <source></source>
        <translation>Вы ставите красный, и выпал красный: ваш камень потерян, карта остаётся, и вы оба идёте дальше.</translation>
    </message>
    <message id="viceroy.rule.solo.example.5">
        <source></source>
        <translation>Вы пасуете, а выпал жёлтый: возьмите 3 камня и по 1 за каждый жетон науки. Карта у жёлтого всё равно выходит из игры.</translation>
    </message>
    <message id="viceroy.rule.chapter.options">
        <source></source>
        <translation>Издания и толкования</translation>
    </message>
    <message id="viceroy.rule.options.four.title">
        <source></source>
        <translation>4 персонажа в начале</translation>
    </message>
    <message id="viceroy.rule.options.four.1">
        <source></source>
        <translation>Эти правила следуют чешскому изданию; этот вариант и следующий взяты из другого. Вместо 2 персонажей вы получаете 4. Выберите 1, который начнёт вашу пирамиду, затем 1 из остальных, который останется на руке. Последних 2 замешивают обратно до того, как составлены колоды, поэтому размер колод обычный.</translation>
    </message>
    <message id="viceroy.rule.options.sell.title">
        <source></source>
        <translation>Карта за 2 камня</translation>
    </message>
    <message id="viceroy.rule.options.sell.1">
        <source></source>
        <translation>В этом варианте открытую карту можно не выкладывать, а сбросить и взять 2 любых камня. Карта выходит из игры и засчитывается как ваша карта в этом круге развития. Поэтому выбрать можно и персонажа, за которого вам нечем заплатить.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.title">
        <source></source>
        <translation>Наши толкования</translation>
    </message>
    <message id="viceroy.rule.options.rulings.1">
        <source></source>
        <translation>Там, где печатные правила молчат, решать пришлось программе. Такие места отмечены в этой книге словами *Наше толкование*. Если с коробкой вы играете иначе, помните, что программа держится этих.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.2">
        <source></source>
        <translation>Толкования касаются [порядка по номерам](rule:table.number), [жетонов атаки](rule:auction.attack) и [камней](rule:auction.gems) на аукционе, [«Королевского вызова»](rule:auction.end), [свободных карт](rule:pyramid.free), [выбора](rule:build.choose) и [выкладывания](rule:build.reward) карты, [неисчерпаемых камней](rule:build.infinite), [жетонов атаки на законах](rule:reward.attack), [законов, которые указывают на карту](rule:laws.place), [равенства очков](rule:end.winner) и [виртуальных соперников](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.chapter.legend">
        <source></source>
        <translation>Обозначения</translation>
    </message>
    <message id="viceroy.rule.legend.number.title">
        <source></source>
        <translation>Номер</translation>
    </message>
    <message id="viceroy.rule.legend.number.1">
        <source></source>
        <translation>Подчёркнутый номер внизу слева у каждой карты свой, от 1 до 88, и решает, [кто действует первым](rule:table.number).</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.title">
        <source></source>
        <translation>Сегменты</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.1">
        <source></source>
        <translation>Цветные четверти в верхних углах и полукруг внизу образуют с соседними картами [круги](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.legend.cost.title">
        <source></source>
        <translation>Цена</translation>
    </message>
    <message id="viceroy.rule.legend.cost.1">
        <source></source>
        <translation>Цветной камень слева в ряду добавляет к [цене](rule:build.price) 1 камень этого цвета: синий (ромб), красный (круг), зелёный (треугольник) или жёлтый (квадрат).</translation>
    </message>
    <message id="viceroy.rule.legend.row.title">
        <source></source>
        <translation>Ряд</translation>
    </message>
    <message id="viceroy.rule.legend.row.1">
        <source></source>
        <translation>Вы получаете [всё, что стоит в ряду](rule:build.reward) этого уровня, слева направо.</translation>
    </message>
    <message id="viceroy.rule.legend.gems.title">
        <source></source>
        <translation>Камни</translation>
    </message>
    <message id="viceroy.rule.legend.gems.1">
        <source></source>
        <translation>Светлый восьмиугольник с числом: возьмите из резерва столько [камней](rule:reward.gems) любых цветов.</translation>
    </message>
    <message id="viceroy.rule.legend.points.title">
        <source></source>
        <translation>Очки власти</translation>
    </message>
    <message id="viceroy.rule.legend.points.1">
        <source></source>
        <translation>Лавровый венок с числом в кружке: положите на карту [жетон очков власти](rule:reward.points) этого достоинства.</translation>
    </message>
    <message id="viceroy.rule.legend.card.title">
        <source></source>
        <translation>Карта</translation>
    </message>
    <message id="viceroy.rule.legend.card.1">
        <source></source>
        <translation>Пустая карта: [возьмите](rule:reward.cards) 1 карту из малой колоды или закон.</translation>
    </message>
    <message id="viceroy.rule.legend.science.title">
        <source></source>
        <translation>Наука</translation>
    </message>
    <message id="viceroy.rule.legend.science.1">
        <source></source>
        <translation>Шестерёнка: положите на карту [жетон науки](rule:reward.science).</translation>
    </message>
    <message id="viceroy.rule.legend.magic.title">
        <source></source>
        <translation>Магия</translation>
    </message>
    <message id="viceroy.rule.legend.magic.1">
        <source></source>
        <translation>Четырёхлучевая звезда: положите на карту [жетон магии](rule:reward.magic).</translation>
    </message>
    <message id="viceroy.rule.legend.defense.title">
        <source></source>
        <translation>Защита</translation>
    </message>
    <message id="viceroy.rule.legend.defense.1">
        <source></source>
        <translation>Щит: положите на карту [жетон защиты](rule:reward.defense).</translation>
    </message>
    <message id="viceroy.rule.legend.attack.title">
        <source></source>
        <translation>Атака</translation>
    </message>
    <message id="viceroy.rule.legend.attack.1">
        <source></source>
        <translation>Меч: возьмите за ширму [жетон атаки](rule:reward.attack), а если его даёт закон, положите на этот закон.</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.title">
        <source></source>
        <translation>Неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.1">
        <source></source>
        <translation>Цветной камень со знаком бесконечности: положите на карту [неисчерпаемый камень](rule:reward.infinite) этого цвета.</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.title">
        <source></source>
        <translation>Бонус магии</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.1">
        <source></source>
        <translation>Звезда с +2, +3 или +5: положите на карту 1 [бонус магии](rule:reward.magic) этой величины; жетона магии вместе с ним нет.</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.title">
        <source></source>
        <translation>Бонус за круги</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.1">
        <source></source>
        <translation>Кольцо из четырёх частей с +2 или +4: положите на карту 1 [бонус за круги](rule:reward.bonus) этого цвета и этой величины.</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.title">
        <source></source>
        <translation>Очки в конце</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.1">
        <source></source>
        <translation>Венок без кружка на законе: эти очки закон приносит на [шаге 3](rule:end.laws) итогового подсчёта, жетона за них не берут.</translation>
    </message>
    <message id="viceroy.rule.legend.seal.title">
        <source></source>
        <translation>Печать</translation>
    </message>
    <message id="viceroy.rule.legend.seal.1">
        <source></source>
        <translation>Сургучная печать отмечает [закон](rule:laws.play), другого смысла у неё нет.</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.title">
        <source></source>
        <translation>Карта аукциона</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.1">
        <source></source>
        <translation>Одна из 4 цветных карт в середине: на персонажей у неё [ставят](rule:auction.bid) камень этого цвета.</translation>
    </message>
    <message id="viceroy.rule.legend.above.title">
        <source></source>
        <translation>Карта постарше</translation>
    </message>
    <message id="viceroy.rule.legend.above.1">
        <source></source>
        <translation>Персонаж, оставшийся с прошлого раунда, [выставлен](rule:auction.display) в последний раз.</translation>
    </message>
    <message id="viceroy.rule.legend.below.title">
        <source></source>
        <translation>Карта поновее</translation>
    </message>
    <message id="viceroy.rule.legend.below.1">
        <source></source>
        <translation>Персонаж, [новый](rule:auction.display) в этом раунде.</translation>
    </message>
    <message id="viceroy.rule.chapter.characters">
        <source></source>
        <translation>64 персонажа</translation>
    </message>
    <message id="viceroy.rule.card.corsair.title">
        <source></source>
        <translation>Боцман</translation>
    </message>
    <message id="viceroy.rule.card.corsair.1">
        <source></source>
        <translation>Номер 1. Уровень 1 (жёлтый камень): 1 карта из колоды. Уровень 2 (красный камень): зелёный неисчерпаемый камень. Уровень 3 (зелёный камень): 1 жетон науки. Уровень 4 (красный камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.title">
        <source></source>
        <translation>Посол</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.1">
        <source></source>
        <translation>Номер 2. Уровень 1 (зелёный камень): 4 камня любого цвета. Уровень 2 (красный камень): 1 жетон науки. Уровень 3 (зелёный камень): бонус магии +3. Уровень 4 (жёлтый камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.title">
        <source></source>
        <translation>Травница</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.1">
        <source></source>
        <translation>Номер 3. Уровень 1 (красный камень): 3 очка власти. Уровень 2 (зелёный камень): 4 камня любого цвета. Уровень 3 (синий камень): жёлтый неисчерпаемый камень. Уровень 4 (жёлтый камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.mentor.title">
        <source></source>
        <translation>Наставник</translation>
    </message>
    <message id="viceroy.rule.card.mentor.1">
        <source></source>
        <translation>Номер 4. Уровень 1 (зелёный камень): 3 очка власти. Уровень 2 (жёлтый камень): 4 камня любого цвета. Уровень 3 (жёлтый камень): 1 жетон магии. Уровень 4 (красный камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.scout.title">
        <source></source>
        <translation>Разведчица</translation>
    </message>
    <message id="viceroy.rule.card.scout.1">
        <source></source>
        <translation>Номер 5. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (жёлтый камень): 1 карта из колоды. Уровень 3 (красный камень): 7 очков власти. Уровень 4 (синий камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.title">
        <source></source>
        <translation>Канцлер</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.1">
        <source></source>
        <translation>Номер 6. Уровень 1 (синий камень): 1 жетон магии. Уровень 2 (жёлтый камень): 1 жетон науки. Уровень 3 (красный камень): 8 очков власти. Уровень 4 (зелёный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.title">
        <source></source>
        <translation>Скиталец</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.1">
        <source></source>
        <translation>Номер 7. Уровень 1 (зелёный камень): 1 жетон магии. Уровень 2 (красный камень): 1 карта из колоды. Уровень 3 (жёлтый камень): 1 жетон науки. Уровень 4 (синий камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.paladin.title">
        <source></source>
        <translation>Паладин</translation>
    </message>
    <message id="viceroy.rule.card.paladin.1">
        <source></source>
        <translation>Номер 8. Уровень 1 (синий камень): 1 жетон магии. Уровень 2 (зелёный камень): 1 жетон атаки, 2 камня любого цвета и 2 очка власти. Уровень 3 (красный камень): бонус магии +3. Уровень 4 (жёлтый камень): бонус магии +2 и 1 жетон магии.</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.title">
        <source></source>
        <translation>Канонир</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.1">
        <source></source>
        <translation>Номер 9. Уровень 1 (жёлтый камень): 1 жетон защиты. Уровень 2 (зелёный камень): 1 жетон атаки и 3 камня любого цвета. Уровень 3 (синий камень): 1 карта из колоды. Уровень 4 (зелёный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.marshal.title">
        <source></source>
        <translation>Маршал</translation>
    </message>
    <message id="viceroy.rule.card.marshal.1">
        <source></source>
        <translation>Номер 10. Уровень 1 (красный камень): 3 камня любого цвета. Уровень 2 (красный камень): 5 камней любого цвета. Уровень 3 (зелёный камень): 1 жетон науки. Уровень 4 (жёлтый камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.title">
        <source></source>
        <translation>Арбалетчица</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.1">
        <source></source>
        <translation>Номер 11. Уровень 1 (красный камень): 1 жетон защиты. Уровень 2 (синий камень): 1 жетон атаки, 2 камня любого цвета и 2 очка власти. Уровень 3 (жёлтый камень): 6 камней любого цвета. Уровень 4 (синий камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.sentry.title">
        <source></source>
        <translation>Дозорный</translation>
    </message>
    <message id="viceroy.rule.card.sentry.1">
        <source></source>
        <translation>Номер 12. Уровень 1 (красный камень): 4 камня любого цвета. Уровень 2 (красный камень): 1 карта из колоды. Уровень 3 (зелёный камень): 1 жетон науки. Уровень 4 (жёлтый камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.title">
        <source></source>
        <translation>Арканист</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.1">
        <source></source>
        <translation>Номер 13. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (красный камень): 5 очков власти. Уровень 3 (зелёный камень): 1 жетон магии. Уровень 4 (жёлтый камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.executioner.title">
        <source></source>
        <translation>Палач</translation>
    </message>
    <message id="viceroy.rule.card.executioner.1">
        <source></source>
        <translation>Номер 14. Уровень 1 (красный камень): 1 жетон магии. Уровень 2 (синий камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (красный камень): бонус за синие круги +2. Уровень 4 (жёлтый камень): бонус магии +2 и 1 жетон магии.</translation>
    </message>
    <message id="viceroy.rule.card.general.title">
        <source></source>
        <translation>Генерал</translation>
    </message>
    <message id="viceroy.rule.card.general.1">
        <source></source>
        <translation>Номер 15. Уровень 1 (зелёный камень): 1 карта из колоды. Уровень 2 (жёлтый камень): 1 жетон науки. Уровень 3 (синий камень): 1 жетон атаки и 4 очка власти. Уровень 4 (красный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.miner.title">
        <source></source>
        <translation>Рудокоп</translation>
    </message>
    <message id="viceroy.rule.card.miner.1">
        <source></source>
        <translation>Номер 16. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (зелёный камень): 1 жетон магии. Уровень 3 (красный камень): 6 камней любого цвета. Уровень 4 (зелёный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.corporal.title">
        <source></source>
        <translation>Капрал</translation>
    </message>
    <message id="viceroy.rule.card.corporal.1">
        <source></source>
        <translation>Номер 17. Уровень 1 (зелёный камень): 1 жетон защиты. Уровень 2 (синий камень): 1 жетон атаки и 3 камня любого цвета. Уровень 3 (синий камень): 1 жетон защиты и 4 камня любого цвета. Уровень 4 (красный камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.title">
        <source></source>
        <translation>Вельможа</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.1">
        <source></source>
        <translation>Номер 18. Уровень 1 (зелёный камень): синий неисчерпаемый камень. Уровень 2 (синий камень): 1 карта из колоды. Уровень 3 (красный камень): 8 очков власти. Уровень 4 (жёлтый камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.title">
        <source></source>
        <translation>Знаменосец</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.1">
        <source></source>
        <translation>Номер 19. Уровень 1 (зелёный камень): 2 очка власти и 2 камня любого цвета. Уровень 2 (зелёный камень): 5 очков власти. Уровень 3 (жёлтый камень): 1 карта из колоды. Уровень 4 (синий камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.title">
        <source></source>
        <translation>Вербовщик</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.1">
        <source></source>
        <translation>Номер 20. Уровень 1 (зелёный камень): бонус магии +2. Уровень 2 (синий камень): 1 жетон атаки, 2 камня любого цвета и 2 очка власти. Уровень 3 (красный камень): 6 камней любого цвета. Уровень 4 (жёлтый камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.fairy.title">
        <source></source>
        <translation>Фея</translation>
    </message>
    <message id="viceroy.rule.card.fairy.1">
        <source></source>
        <translation>Номер 21. Уровень 1 (синий камень): 4 камня любого цвета. Уровень 2 (красный камень): 1 карта из колоды. Уровень 3 (зелёный камень): зелёный неисчерпаемый камень. Уровень 4 (синий камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.brigand.title">
        <source></source>
        <translation>Разбойник</translation>
    </message>
    <message id="viceroy.rule.card.brigand.1">
        <source></source>
        <translation>Номер 22. Уровень 1 (жёлтый камень): 2 очка власти и 2 камня любого цвета. Уровень 2 (зелёный камень): 5 камней любого цвета. Уровень 3 (синий камень): бонус за красные круги +2. Уровень 4 (зелёный камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.castellan.title">
        <source></source>
        <translation>Кастелян</translation>
    </message>
    <message id="viceroy.rule.card.castellan.1">
        <source></source>
        <translation>Номер 23. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (красный камень): 4 камня любого цвета. Уровень 3 (красный камень): 1 жетон науки. Уровень 4 (зелёный камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.agent.title">
        <source></source>
        <translation>Агент</translation>
    </message>
    <message id="viceroy.rule.card.agent.1">
        <source></source>
        <translation>Номер 24. Уровень 1 (зелёный камень): 4 камня любого цвета. Уровень 2 (жёлтый камень): 1 жетон науки. Уровень 3 (синий камень): бонус магии +3. Уровень 4 (зелёный камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.berserker.title">
        <source></source>
        <translation>Берсеркер</translation>
    </message>
    <message id="viceroy.rule.card.berserker.1">
        <source></source>
        <translation>Номер 25. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (жёлтый камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (синий камень): 1 жетон атаки и 4 очка власти. Уровень 4 (зелёный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.huntress.title">
        <source></source>
        <translation>Охотница</translation>
    </message>
    <message id="viceroy.rule.card.huntress.1">
        <source></source>
        <translation>Номер 26. Уровень 1 (жёлтый камень): 4 камня любого цвета. Уровень 2 (зелёный камень): красный неисчерпаемый камень. Уровень 3 (красный камень): 1 жетон защиты и 4 камня любого цвета. Уровень 4 (жёлтый камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.assassin.title">
        <source></source>
        <translation>Ассасин</translation>
    </message>
    <message id="viceroy.rule.card.assassin.1">
        <source></source>
        <translation>Номер 27. Уровень 1 (жёлтый камень): 3 очка власти. Уровень 2 (синий камень): 1 жетон атаки и 3 камня любого цвета. Уровень 3 (зелёный камень): 1 жетон атаки и 4 очка власти. Уровень 4 (жёлтый камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.title">
        <source></source>
        <translation>Мечник</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.1">
        <source></source>
        <translation>Номер 28. Уровень 1 (зелёный камень): 2 очка власти и 2 камня любого цвета. Уровень 2 (зелёный камень): 1 жетон магии. Уровень 3 (красный камень): 1 карта из колоды. Уровень 4 (синий камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.strategist.title">
        <source></source>
        <translation>Стратег</translation>
    </message>
    <message id="viceroy.rule.card.strategist.1">
        <source></source>
        <translation>Номер 29. Уровень 1 (красный камень): бонус магии +2. Уровень 2 (жёлтый камень): 5 камней любого цвета. Уровень 3 (зелёный камень): 1 жетон магии. Уровень 4 (зелёный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.title">
        <source></source>
        <translation>Егерь</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.1">
        <source></source>
        <translation>Номер 30. Уровень 1 (зелёный камень): 1 жетон магии. Уровень 2 (синий камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (жёлтый камень): 1 жетон науки. Уровень 4 (красный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.prince.title">
        <source></source>
        <translation>Кронпринц</translation>
    </message>
    <message id="viceroy.rule.card.prince.1">
        <source></source>
        <translation>Номер 31. Уровень 1 (синий камень): бонус магии +2. Уровень 2 (синий камень): 5 камней любого цвета. Уровень 3 (жёлтый камень): 1 жетон магии. Уровень 4 (красный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.captain.title">
        <source></source>
        <translation>Капитан</translation>
    </message>
    <message id="viceroy.rule.card.captain.1">
        <source></source>
        <translation>Номер 32. Уровень 1 (зелёный камень): 1 карта из колоды. Уровень 2 (синий камень): 5 камней любого цвета. Уровень 3 (жёлтый камень): 1 жетон магии. Уровень 4 (жёлтый камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.margrave.title">
        <source></source>
        <translation>Маркграф</translation>
    </message>
    <message id="viceroy.rule.card.margrave.1">
        <source></source>
        <translation>Номер 33. Уровень 1 (синий камень): 3 камня любого цвета. Уровень 2 (жёлтый камень): 1 карта из колоды. Уровень 3 (жёлтый камень): 1 жетон магии. Уровень 4 (зелёный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.hermit.title">
        <source></source>
        <translation>Отшельник</translation>
    </message>
    <message id="viceroy.rule.card.hermit.1">
        <source></source>
        <translation>Номер 34. Уровень 1 (синий камень): 3 камня любого цвета. Уровень 2 (синий камень): 1 жетон науки. Уровень 3 (зелёный камень): бонус магии +3. Уровень 4 (красный камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.guardian.title">
        <source></source>
        <translation>Страж</translation>
    </message>
    <message id="viceroy.rule.card.guardian.1">
        <source></source>
        <translation>Номер 35. Уровень 1 (зелёный камень): 1 жетон магии. Уровень 2 (синий камень): 5 очков власти. Уровень 3 (жёлтый камень): бонус за красные круги +2. Уровень 4 (синий камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.sniper.title">
        <source></source>
        <translation>Снайпер</translation>
    </message>
    <message id="viceroy.rule.card.sniper.1">
        <source></source>
        <translation>Номер 36. Уровень 1 (синий камень): 3 очка власти. Уровень 2 (синий камень): бонус магии +2. Уровень 3 (жёлтый камень): синий неисчерпаемый камень. Уровень 4 (зелёный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.title">
        <source></source>
        <translation>Оружейник</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.1">
        <source></source>
        <translation>Номер 37. Уровень 1 (синий камень): 1 жетон защиты. Уровень 2 (зелёный камень): синий неисчерпаемый камень. Уровень 3 (жёлтый камень): 6 камней любого цвета. Уровень 4 (синий камень): бонус за красные круги +4.</translation>
    </message>
    <message id="viceroy.rule.card.druid.title">
        <source></source>
        <translation>Друид</translation>
    </message>
    <message id="viceroy.rule.card.druid.1">
        <source></source>
        <translation>Номер 38. Уровень 1 (жёлтый камень): 1 карта из колоды. Уровень 2 (красный камень): 1 жетон магии. Уровень 3 (зелёный камень): бонус магии +3. Уровень 4 (зелёный камень): бонус магии +2 и 1 жетон магии.</translation>
    </message>
    <message id="viceroy.rule.card.knight.title">
        <source></source>
        <translation>Витязь</translation>
    </message>
    <message id="viceroy.rule.card.knight.1">
        <source></source>
        <translation>Номер 39. Уровень 1 (синий камень): 1 карта из колоды. Уровень 2 (красный камень): 5 камней любого цвета. Уровень 3 (красный камень): 7 очков власти. Уровень 4 (зелёный камень): бонус за зелёные круги +4.</translation>
    </message>
    <message id="viceroy.rule.card.admiral.title">
        <source></source>
        <translation>Адмирал</translation>
    </message>
    <message id="viceroy.rule.card.admiral.1">
        <source></source>
        <translation>Номер 40. Уровень 1 (синий камень): 1 жетон магии. Уровень 2 (красный камень): 1 жетон науки. Уровень 3 (жёлтый камень): 1 жетон атаки и 4 очка власти. Уровень 4 (синий камень): бонус за синие круги +4.</translation>
    </message>
    <message id="viceroy.rule.card.inspector.title">
        <source></source>
        <translation>Инспектор</translation>
    </message>
    <message id="viceroy.rule.card.inspector.1">
        <source></source>
        <translation>Номер 41. Уровень 1 (жёлтый камень): 1 карта из колоды. Уровень 2 (жёлтый камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (зелёный камень): бонус за зелёные круги +2. Уровень 4 (синий камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.spy.title">
        <source></source>
        <translation>Лазутчик</translation>
    </message>
    <message id="viceroy.rule.card.spy.1">
        <source></source>
        <translation>Номер 42. Уровень 1 (синий камень): 4 камня любого цвета. Уровень 2 (жёлтый камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (красный камень): 7 очков власти. Уровень 4 (жёлтый камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.inventor.title">
        <source></source>
        <translation>Изобретатель</translation>
    </message>
    <message id="viceroy.rule.card.inventor.1">
        <source></source>
        <translation>Номер 43. Уровень 1 (синий камень): 2 очка власти и 2 камня любого цвета. Уровень 2 (жёлтый камень): жёлтый неисчерпаемый камень. Уровень 3 (зелёный камень): 1 карта из колоды. Уровень 4 (красный камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.governor.title">
        <source></source>
        <translation>Губернатор</translation>
    </message>
    <message id="viceroy.rule.card.governor.1">
        <source></source>
        <translation>Номер 44. Уровень 1 (синий камень): 4 камня любого цвета. Уровень 2 (жёлтый камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (зелёный камень): бонус магии +3. Уровень 4 (красный камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.title">
        <source></source>
        <translation>Сержант</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.1">
        <source></source>
        <translation>Номер 45. Уровень 1 (красный камень): 3 камня любого цвета. Уровень 2 (зелёный камень): 1 жетон магии. Уровень 3 (синий камень): 1 карта из колоды. Уровень 4 (красный камень): 12 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.title">
        <source></source>
        <translation>Диверсант</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.1">
        <source></source>
        <translation>Номер 46. Уровень 1 (синий камень): 3 очка власти. Уровень 2 (красный камень): 1 жетон атаки и 3 камня любого цвета. Уровень 3 (синий камень): 1 жетон магии. Уровень 4 (зелёный камень): бонус за жёлтые круги +4.</translation>
    </message>
    <message id="viceroy.rule.card.brewer.title">
        <source></source>
        <translation>Пивовар</translation>
    </message>
    <message id="viceroy.rule.card.brewer.1">
        <source></source>
        <translation>Номер 47. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (красный камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (синий камень): бонус за жёлтые круги +2. Уровень 4 (жёлтый камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.title">
        <source></source>
        <translation>Юнга</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.1">
        <source></source>
        <translation>Номер 48. Уровень 1 (синий камень): 1 жетон магии. Уровень 2 (зелёный камень): 5 камней любого цвета. Уровень 3 (синий камень): бонус за зелёные круги +2. Уровень 4 (красный камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.title">
        <source></source>
        <translation>Ведьма</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.1">
        <source></source>
        <translation>Номер 49. Уровень 1 (синий камень): 3 камня любого цвета. Уровень 2 (красный камень): 5 очков власти. Уровень 3 (жёлтый камень): 1 жетон магии. Уровень 4 (зелёный камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.voivode.title">
        <source></source>
        <translation>Воевода</translation>
    </message>
    <message id="viceroy.rule.card.voivode.1">
        <source></source>
        <translation>Номер 50. Уровень 1 (жёлтый камень): 1 карта из колоды. Уровень 2 (зелёный камень): бонус магии +2. Уровень 3 (красный камень): 1 карта из колоды. Уровень 4 (жёлтый камень): бонус магии +5.</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.title">
        <source></source>
        <translation>Рулевой</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.1">
        <source></source>
        <translation>Номер 51. Уровень 1 (красный камень): 3 камня любого цвета. Уровень 2 (красный камень): 1 жетон защиты и 2 камня любого цвета. Уровень 3 (синий камень): бонус за жёлтые круги +2. Уровень 4 (зелёный камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.regent.title">
        <source></source>
        <translation>Регент</translation>
    </message>
    <message id="viceroy.rule.card.regent.1">
        <source></source>
        <translation>Номер 52. Уровень 1 (красный камень): 3 очка власти. Уровень 2 (зелёный камень): бонус магии +2. Уровень 3 (синий камень): красный неисчерпаемый камень. Уровень 4 (красный камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.tracker.title">
        <source></source>
        <translation>Следопыт</translation>
    </message>
    <message id="viceroy.rule.card.tracker.1">
        <source></source>
        <translation>Номер 53. Уровень 1 (красный камень): 3 камня любого цвета. Уровень 2 (жёлтый камень): 1 жетон магии. Уровень 3 (зелёный камень): 1 карта из колоды. Уровень 4 (синий камень): бонус магии +5.</translation>
    </message>
    <message id="viceroy.rule.card.warlock.title">
        <source></source>
        <translation>Колдун</translation>
    </message>
    <message id="viceroy.rule.card.warlock.1">
        <source></source>
        <translation>Номер 54. Уровень 1 (красный камень): 3 очка власти. Уровень 2 (синий камень): 1 жетон науки. Уровень 3 (жёлтый камень): бонус магии +3. Уровень 4 (красный камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.title">
        <source></source>
        <translation>Головорез</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.1">
        <source></source>
        <translation>Номер 55. Уровень 1 (красный камень): 3 очка власти. Уровень 2 (жёлтый камень): 4 камня любого цвета. Уровень 3 (жёлтый камень): 1 жетон науки. Уровень 4 (синий камень): бонус магии +2 и 1 жетон магии.</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.title">
        <source></source>
        <translation>Отравитель</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.1">
        <source></source>
        <translation>Номер 56. Уровень 1 (зелёный камень): 4 камня любого цвета. Уровень 2 (жёлтый камень): 1 карта из колоды. Уровень 3 (синий камень): 1 жетон защиты и 4 камня любого цвета. Уровень 4 (синий камень): 2 жетона магии.</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.title">
        <source></source>
        <translation>Чародейка</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.1">
        <source></source>
        <translation>Номер 57. Уровень 1 (красный камень): бонус магии +2. Уровень 2 (зелёный камень): 5 камней любого цвета. Уровень 3 (красный камень): 1 карта из колоды. Уровень 4 (синий камень): 2 карты из колод.</translation>
    </message>
    <message id="viceroy.rule.card.veteran.title">
        <source></source>
        <translation>Ветеран</translation>
    </message>
    <message id="viceroy.rule.card.veteran.1">
        <source></source>
        <translation>Номер 58. Уровень 1 (зелёный камень): 3 камня любого цвета. Уровень 2 (синий камень): 1 жетон магии. Уровень 3 (жёлтый камень): 1 жетон науки. Уровень 4 (синий камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.title">
        <source></source>
        <translation>Старпом</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.1">
        <source></source>
        <translation>Номер 59. Уровень 1 (красный камень): 3 камня любого цвета. Уровень 2 (синий камень): 1 карта из колоды. Уровень 3 (зелёный камень): 8 очков власти. Уровень 4 (красный камень): бонус магии +5.</translation>
    </message>
    <message id="viceroy.rule.card.baron.title">
        <source></source>
        <translation>Барон</translation>
    </message>
    <message id="viceroy.rule.card.baron.1">
        <source></source>
        <translation>Номер 60. Уровень 1 (жёлтый камень): зелёный неисчерпаемый камень. Уровень 2 (красный камень): 1 жетон магии. Уровень 3 (красный камень): бонус магии +3. Уровень 4 (зелёный камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.fence.title">
        <source></source>
        <translation>Скупщик</translation>
    </message>
    <message id="viceroy.rule.card.fence.1">
        <source></source>
        <translation>Номер 61. Уровень 1 (жёлтый камень): 3 камня любого цвета. Уровень 2 (жёлтый камень): бонус магии +2. Уровень 3 (зелёный камень): бонус за синие круги +2. Уровень 4 (красный камень): 10 очков власти.</translation>
    </message>
    <message id="viceroy.rule.card.colonel.title">
        <source></source>
        <translation>Полковник</translation>
    </message>
    <message id="viceroy.rule.card.colonel.1">
        <source></source>
        <translation>Номер 62. Уровень 1 (красный камень): красный неисчерпаемый камень. Уровень 2 (зелёный камень): 1 жетон науки. Уровень 3 (синий камень): 8 очков власти. Уровень 4 (синий камень): 8 камней любого цвета.</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.title">
        <source></source>
        <translation>Ландскнехт</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.1">
        <source></source>
        <translation>Номер 63. Уровень 1 (красный камень): жёлтый неисчерпаемый камень. Уровень 2 (зелёный камень): 1 жетон магии. Уровень 3 (красный камень): 1 жетон защиты и 4 камня любого цвета. Уровень 4 (жёлтый камень): 2 жетона науки.</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.title">
        <source></source>
        <translation>Вождь</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.1">
        <source></source>
        <translation>Номер 64. Уровень 1 (зелёный камень): 1 карта из колоды. Уровень 2 (синий камень): 1 жетон атаки, 2 камня любого цвета и 2 очка власти. Уровень 3 (синий камень): 7 очков власти. Уровень 4 (красный камень): бонус магии +5.</translation>
    </message>
    <message id="viceroy.rule.chapter.card">
        <source></source>
        <translation>24 закона</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.title">
        <source></source>
        <translation>Перестановка должностей</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.1">
        <source></source>
        <translation>Занимает место одной из ваших карт на уровнях с 1-го по 4-й, а та возвращается на руку; её жетоны и подложенные под неё карты остаются на месте, теперь при [законе](rule:laws.place).</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.title">
        <source></source>
        <translation>Двойные привилегии</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.1">
        <source></source>
        <translation>Этот закон не выкладывают, а подкладывают под одного из ваших персонажей, и каждый жетон на нём [удваивается](rule:laws.place); второй неисчерпаемый камень берут из резерва или, если вы согласны, из-за вашей ширмы.</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.title">
        <source></source>
        <translation>Принудительный обмен</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.1">
        <source></source>
        <translation>Выкладывая его, можно отдать сопернику 3 любых камня и [обменять](rule:laws.barter) 1 жетон своей пирамиды на 1 из его пирамиды, но не неисчерпаемый камень.</translation>
    </message>
    <message id="viceroy.rule.card.census.title">
        <source></source>
        <translation>Перепись населения</translation>
    </message>
    <message id="viceroy.rule.card.census.1">
        <source></source>
        <translation>При итоговом подсчёте приносит 1 очко за каждую карту в вашей пирамиде, включая [подложенные](rule:pyramid.free) и саму себя.</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.title">
        <source></source>
        <translation>Королевский вызов</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.1">
        <source></source>
        <translation>Выкладывая его, возьмите без ставки любую выставленную карту; её место займёт верхняя карта малой колоды, а следующий аукцион вы [пропускаете](rule:auction.end) и камней не получаете.</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.title">
        <source></source>
        <translation>Пересмотр кодекса</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.1">
        <source></source>
        <translation>Выкладывая его, возьмите 3 закона, а потом [верните](rule:laws.hand) любые 2 закона с руки на верх их колоды в каком хотите порядке.</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.title">
        <source></source>
        <translation>Призыв к оружию</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.1">
        <source></source>
        <translation>Выкладывая его, [выберите](rule:laws.options): жетон атаки на этот закон, 6 очков власти или 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.secretService.title">
        <source></source>
        <translation>Тайная служба</translation>
    </message>
    <message id="viceroy.rule.card.secretService.1">
        <source></source>
        <translation>Выкладывая её, [подложите](rule:laws.hand) под неё сколько угодно карт с руки; при итоговом подсчёте каждая из них приносит 5 очков.</translation>
    </message>
    <message id="viceroy.rule.card.fortification.title">
        <source></source>
        <translation>Укрепление границ</translation>
    </message>
    <message id="viceroy.rule.card.fortification.1">
        <source></source>
        <translation>Выкладывая его, [выберите](rule:laws.options): жетон защиты, неисчерпаемый камень любого цвета или 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.title">
        <source></source>
        <translation>Королевская милость</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.1">
        <source></source>
        <translation>Выкладывая её, подложите под неё [свободную карту](rule:pyramid.free) своей пирамиды, если такая есть; при итоговом подсчёте закон приносит по 3 очка за каждый уровень: 3, 6, 9 или 12.</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.title">
        <source></source>
        <translation>Согласие сословий</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 3 очка за каждый ваш [набор](rule:end.magic) сверх 12 очков шага 6.</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.title">
        <source></source>
        <translation>Королевская казна</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.1">
        <source></source>
        <translation>Выкладывая её, положите [на неё](rule:laws.barter) до 8 камней из-за ширмы; при итоговом подсчёте каждый из них приносит 2 очка.</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.title">
        <source></source>
        <translation>Каперская грамота</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.1">
        <source></source>
        <translation>Выкладывая её, [выберите](rule:laws.options): жетон атаки на этот закон, 1 карту из малой колоды или закон либо 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.title">
        <source></source>
        <translation>Королевский архив</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.1">
        <source></source>
        <translation>Отныне каждую карту, которую вы берёте на руку, можно сразу [подложить сюда](rule:laws.hand); при итоговом подсчёте каждая карта под этим законом приносит 4 очка.</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.title">
        <source></source>
        <translation>Праздник красок</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 1 очку за каждый [одноцветный круг](rule:end.circles), в том числе перекрашенный, и за каждый неисчерпаемый камень в вашей пирамиде.</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.title">
        <source></source>
        <translation>Народное ополчение</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.1">
        <source></source>
        <translation>Выкладывая его, [выберите](rule:laws.options): жетон защиты, 6 очков власти или 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.title">
        <source></source>
        <translation>Основание академии</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.1">
        <source></source>
        <translation>Выкладывая его, [выберите](rule:laws.options): жетон магии, жетон науки или 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.title">
        <source></source>
        <translation>Поддержка учёных</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.1">
        <source></source>
        <translation>Выкладывая её, [выберите](rule:laws.options): жетон науки, 1 карту из малой колоды или закон либо 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.title">
        <source></source>
        <translation>Привилегия магов</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.1">
        <source></source>
        <translation>Выкладывая её, [выберите](rule:laws.options): жетон магии вместе с бонусом магии +2, неисчерпаемый камень любого цвета или 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.title">
        <source></source>
        <translation>Магический указ</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.1">
        <source></source>
        <translation>Выкладывая его, [выберите](rule:laws.options): бонус магии +3, 1 карту из малой колоды или закон либо 4 камня.</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.title">
        <source></source>
        <translation>Покровительство I</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 2 очка за каждого персонажа, который с ним [соприкасается](rule:pyramid.neighbours), не больше 12; законы и подложенные карты не считаются.</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.title">
        <source></source>
        <translation>Покровительство II</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 2 очка за каждого персонажа, который с ним [соприкасается](rule:pyramid.neighbours), не больше 12; законы и подложенные карты не считаются.</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.title">
        <source></source>
        <translation>Покровительство III</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 2 очка за каждого персонажа, который с ним [соприкасается](rule:pyramid.neighbours), не больше 12; законы и подложенные карты не считаются.</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.title">
        <source></source>
        <translation>Покровительство IV</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.1">
        <source></source>
        <translation>При итоговом подсчёте приносит по 2 очка за каждого персонажа, который с ним [соприкасается](rule:pyramid.neighbours), не больше 12; законы и подложенные карты не считаются.</translation>
    </message>
    <message id="viceroy.rule.chapter.faq">
        <source></source>
        <translation>Вопросы и ответы</translation>
    </message>
    <message id="viceroy.rule.faq.1.title">
        <source></source>
        <translation>За один аукцион пропали 3 мои ставки. Что я получу?</translation>
    </message>
    <message id="viceroy.rule.faq.1.1">
        <source></source>
        <translation>После 3-го круга аукциона это [считается пасом](rule:auction.pass). С 1 жетоном науки вы берёте 4 камня, так что камней у вас на 1 больше, чем было, но карты нет.</translation>
    </message>
    <message id="viceroy.rule.faq.2.title">
        <source></source>
        <translation>Синий ставим и я, и соперник. Моя младшая карта — 6, его — 18. Синий мой?</translation>
    </message>
    <message id="viceroy.rule.faq.2.1">
        <source></source>
        <translation>Нет. Спор [равных ставок](rule:auction.contested) номера никогда не решают. У 1 карты пропадают оба камня. У 2 карт первое предложение за вами, потому что 6 меньше.</translation>
    </message>
    <message id="viceroy.rule.faq.3.title">
        <source></source>
        <translation>На зелёный поставили трое, а карт там 2. Могут ли двое поделиться?</translation>
    </message>
    <message id="viceroy.rule.faq.3.1">
        <source></source>
        <translation>Нет. При 3 ставках [карты не получает никто](rule:auction.contested). Пропадают все 3 камня, и все трое идут дальше.</translation>
    </message>
    <message id="viceroy.rule.faq.4.title">
        <source></source>
        <translation>Я ставлю красный на Капитана, а его забрал жетон атаки. Вернётся ли камень?</translation>
    </message>
    <message id="viceroy.rule.faq.4.1">
        <source></source>
        <translation>Нет. Камень уходит в резерв, а вы [ставите снова](rule:auction.attack). Если это случилось в 3-м круге аукциона, вы берёте 3 камня и по 1 за каждый жетон науки.</translation>
    </message>
    <message id="viceroy.rule.faq.5.title">
        <source></source>
        <translation>У меня 2 жетона атаки. Можно ли взять 2 карты за один аукцион?</translation>
    </message>
    <message id="viceroy.rule.faq.5.1">
        <source></source>
        <translation>Нет. С первой картой аукцион для вас окончен. Второй жетон подождёт другого аукциона или в конце [отнимет у каждого соперника](rule:end.attacks) 4 очка.</translation>
    </message>
    <message id="viceroy.rule.faq.6.title">
        <source></source>
        <translation>Если выложить Барона на 3-й уровень, награды уровней 1 и 2 пропадут?</translation>
    </message>
    <message id="viceroy.rule.faq.6.1">
        <source></source>
        <translation>Да. Вы платите 1 жёлтый и 2 красных камня, а получаете [только ряд](rule:build.reward) 3-го уровня: бонус магии +3.</translation>
    </message>
    <message id="viceroy.rule.faq.7.title">
        <source></source>
        <translation>У меня 1 красный неисчерпаемый камень, и я выкладываю 2 персонажей, которые стоят красный. Сэкономлю ли я 2?</translation>
    </message>
    <message id="viceroy.rule.faq.7.1">
        <source></source>
        <translation>Нет, только 1. Снова он подействует в [следующей фазе развития](rule:build.infinite). 2 красных неисчерпаемых камня сэкономили бы по 1 красному.</translation>
    </message>
    <message id="viceroy.rule.faq.8.title">
        <source></source>
        <translation>Барон на 1-м уровне приносит зелёный неисчерпаемый камень. Можно ли его сразу использовать?</translation>
    </message>
    <message id="viceroy.rule.faq.8.1">
        <source></source>
        <translation>Да, для следующей карты в этой фазе. За самого Барона — нет, ведь [платят до награды](rule:build.reward).</translation>
    </message>
    <message id="viceroy.rule.faq.9.title">
        <source></source>
        <translation>В резерве нет зелёного камня. Что с неисчерпаемым камнем Барона?</translation>
    </message>
    <message id="viceroy.rule.faq.9.1">
        <source></source>
        <translation>Можно использовать зелёный [из-за своей ширмы](rule:reward.infinite). Если его нет или вы его оставили себе, Барон останется без него навсегда.</translation>
    </message>
    <message id="viceroy.rule.faq.10.title">
        <source></source>
        <translation>Карта замыкает жёлтый круг, но жёлтых камней в резерве нет. Круг пропал?</translation>
    </message>
    <message id="viceroy.rule.faq.10.1">
        <source></source>
        <translation>Нет. Вы лишь не получаете камня; на 3-м уровне круг по-прежнему [приносит](rule:end.circles) 3 очка. Камни, уплаченные за саму карту, попадают в резерв раньше.</translation>
    </message>
    <message id="viceroy.rule.faq.11.title">
        <source></source>
        <translation>Сколько стоит перекрасить круг под Вельможей, который лежит над Боцманом и Травницей?</translation>
    </message>
    <message id="viceroy.rule.faq.11.1">
        <source></source>
        <translation>Полукруг зелёный, оба угла красные. В красный — 2 красных камня, в зелёный — 2 зелёных, в синий или жёлтый — [4 камня](rule:end.recolour) этого цвета.</translation>
    </message>
    <message id="viceroy.rule.faq.12.title">
        <source></source>
        <translation>Можно ли перекрасить круг, который уже одноцветный?</translation>
    </message>
    <message id="viceroy.rule.faq.12.1">
        <source></source>
        <translation>Да, в другой цвет, за [4 камня](rule:end.recolour). Это выгодно только с бонусом: с бонусом за красные круги +4 круг на 2-м уровне, перекрашенный из зелёного в красный, приносит 6 очков вместо 2.</translation>
    </message>
    <message id="viceroy.rule.faq.13.title">
        <source></source>
        <translation>У меня 2 жетона защиты, 5 науки, 3 магии и бонус магии +2. Сколько это очков?</translation>
    </message>
    <message id="viceroy.rule.faq.13.1">
        <source></source>
        <translation>Магия приносит 3 × 2 = 6, а 2 [набора](rule:end.magic) — 24. При этом оба жетона защиты по-прежнему останавливают 2 жетона атаки.</translation>
    </message>
    <message id="viceroy.rule.faq.14.title">
        <source></source>
        <translation>У соперников осталось 1, 2 и 2 жетона атаки, а у меня 2 жетона защиты. Сколько я потеряю?</translation>
    </message>
    <message id="viceroy.rule.faq.14.1">
        <source></source>
        <translation>5 жетонов атаки минус 2 жетона защиты — это 3, значит, вы теряете 12 очков. Защиту [считают один раз](rule:end.attacks), а не против каждого соперника.</translation>
    </message>
    <message id="viceroy.rule.faq.15.title">
        <source></source>
        <translation>Я разыгрываю «Королевский вызов» в 12-м раунде. Что я теряю?</translation>
    </message>
    <message id="viceroy.rule.faq.15.1">
        <source></source>
        <translation>Ничего, ведь [следующего аукциона нет](rule:auction.end). Вы берёте карту, которая осталась на аукционе, если такая есть, и ещё можете её разыграть, если остался круг развития.</translation>
    </message>
    <message id="viceroy.rule.chapter.term">
        <source></source>
        <translation>Термины</translation>
    </message>
    <message id="viceroy.rule.term.attack.title">
        <source></source>
        <translation>атака</translation>
    </message>
    <message id="viceroy.rule.term.attack.1">
        <source></source>
        <translation>Жетон, которым на [аукционе](rule:auction.attack) берут любую карту или в конце отнимают у каждого соперника 4 очка.</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.title">
        <source></source>
        <translation>карта аукциона</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.1">
        <source></source>
        <translation>Одна из 4 цветных карт, которые показывают, каким камнем [ставят](rule:auction.display) на персонажей у них.</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.title">
        <source></source>
        <translation>фаза аукциона</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.1">
        <source></source>
        <translation>Первая половина [раунда](rule:aim.round), в ней не больше 3 кругов аукциона.</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.title">
        <source></source>
        <translation>круг аукциона</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.1">
        <source></source>
        <translation>По одной [тайной ставке](rule:auction.bid) от каждого, кто ещё участвует в аукционе.</translation>
    </message>
    <message id="viceroy.rule.term.box.title">
        <source></source>
        <translation>коробка</translation>
    </message>
    <message id="viceroy.rule.term.box.1">
        <source></source>
        <translation>В ней лежат камни, которые [не в игре](rule:setup.gems); из неё достают камни за виртуальных соперников.</translation>
    </message>
    <message id="viceroy.rule.term.character.title">
        <source></source>
        <translation>персонаж</translation>
    </message>
    <message id="viceroy.rule.term.character.1">
        <source></source>
        <translation>Одна из 64 карт с [4 рядами](rule:build.card) цен и наград, номера от 1 до 64.</translation>
    </message>
    <message id="viceroy.rule.term.circle.title">
        <source></source>
        <translation>одноцветный круг</translation>
    </message>
    <message id="viceroy.rule.term.circle.1">
        <source></source>
        <translation>[Круг](rule:build.circle), у которого 4 сегмента одного цвета.</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.title">
        <source></source>
        <translation>бонус за круги</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.1">
        <source></source>
        <translation>Жетон +2 или +4 за каждый круг и каждый неисчерпаемый камень [своего цвета](rule:reward.bonus).</translation>
    </message>
    <message id="viceroy.rule.term.defense.title">
        <source></source>
        <translation>защита</translation>
    </message>
    <message id="viceroy.rule.term.defense.1">
        <source></source>
        <translation>Жетон, который [останавливает](rule:reward.defense) 1 жетон атаки соперников и входит в наборы.</translation>
    </message>
    <message id="viceroy.rule.term.development.title">
        <source></source>
        <translation>фаза развития</translation>
    </message>
    <message id="viceroy.rule.term.development.1">
        <source></source>
        <translation>Вторая половина [раунда](rule:aim.round), в ней разыгрывают до 3 карт.</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.title">
        <source></source>
        <translation>круг развития</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.1">
        <source></source>
        <translation>По одной тайно выбранной карте или [пас](rule:build.choose) каждого, кто ещё участвует в фазе развития.</translation>
    </message>
    <message id="viceroy.rule.term.display.title">
        <source></source>
        <translation>выставленные карты</translation>
    </message>
    <message id="viceroy.rule.term.display.1">
        <source></source>
        <translation>Персонажи у 4 карт аукциона, за которых [идёт торг](rule:auction.display).</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.title">
        <source></source>
        <translation>свободная карта</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.1">
        <source></source>
        <translation>Карта вашей пирамиды, которую может подложить [«Королевская милость»](rule:pyramid.free).</translation>
    </message>
    <message id="viceroy.rule.term.gem.title">
        <source></source>
        <translation>камень</translation>
    </message>
    <message id="viceroy.rule.term.gem.1">
        <source></source>
        <translation>То, чем [делают ставки](rule:auction.bid) и платят: синий, красный, зелёный или жёлтый.</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.title">
        <source></source>
        <translation>неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.1">
        <source></source>
        <translation>Камень на карте, который в каждой фазе развития [экономит](rule:build.infinite) 1 камень своего цвета.</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.title">
        <source></source>
        <translation>большая колода</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.1">
        <source></source>
        <translation>[48 персонажей](rule:setup.decks), которые придут на аукцион.</translation>
    </message>
    <message id="viceroy.rule.term.law.title">
        <source></source>
        <translation>закон</translation>
    </message>
    <message id="viceroy.rule.term.law.1">
        <source></source>
        <translation>Одна из 24 карт, которые [ничего не стоят](rule:laws.play), номера от 65 до 88.</translation>
    </message>
    <message id="viceroy.rule.term.level.title">
        <source></source>
        <translation>уровень</translation>
    </message>
    <message id="viceroy.rule.term.level.1">
        <source></source>
        <translation>Этаж вашей [пирамиды](rule:pyramid.place), их считают снизу от 1 до 5.</translation>
    </message>
    <message id="viceroy.rule.term.magic.title">
        <source></source>
        <translation>магия</translation>
    </message>
    <message id="viceroy.rule.term.magic.1">
        <source></source>
        <translation>Жетон, который приносит сумму ваших [бонусов магии](rule:reward.magic) и входит в наборы.</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.title">
        <source></source>
        <translation>бонус магии</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.1">
        <source></source>
        <translation>Жетон +2, +3 или +5 за [каждый жетон магии](rule:reward.magic), который у вас есть.</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.title">
        <source></source>
        <translation>соседняя карта</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.1">
        <source></source>
        <translation>Карта, которая [соприкасается](rule:pyramid.neighbours) с другой сбоку, снизу или сверху.</translation>
    </message>
    <message id="viceroy.rule.term.pass.title">
        <source></source>
        <translation>спасовать</translation>
    </message>
    <message id="viceroy.rule.term.pass.1">
        <source></source>
        <translation>Не выбрать ничего: на [аукционе](rule:auction.pass) это приносит камни, в фазе развития — нет.</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.title">
        <source></source>
        <translation>очки власти</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.1">
        <source></source>
        <translation>То, что каждый [подсчитывает](rule:aim.goal) в конце, чтобы узнать победителя.</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.title">
        <source></source>
        <translation>пирамида власти</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.1">
        <source></source>
        <translation>[Выложенные вами карты](rule:pyramid.place), не больше чем на 5 уровнях.</translation>
    </message>
    <message id="viceroy.rule.term.reserve.title">
        <source></source>
        <translation>резерв</translation>
    </message>
    <message id="viceroy.rule.term.reserve.1">
        <source></source>
        <translation>Камни, которые в игре и [ни у кого не лежат](rule:setup.gems).</translation>
    </message>
    <message id="viceroy.rule.term.rival.title">
        <source></source>
        <translation>соперник</translation>
    </message>
    <message id="viceroy.rule.term.rival.1">
        <source></source>
        <translation>Любой другой настоящий игрок, но не [виртуальный соперник](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.term.science.title">
        <source></source>
        <translation>наука</translation>
    </message>
    <message id="viceroy.rule.term.science.1">
        <source></source>
        <translation>Жетон, который приносит на 1 камень больше, [когда вы пасуете](rule:reward.science), и входит в наборы.</translation>
    </message>
    <message id="viceroy.rule.term.screen.title">
        <source></source>
        <translation>ширма</translation>
    </message>
    <message id="viceroy.rule.term.screen.1">
        <source></source>
        <translation>[Скрывает](rule:table.secret) ваши камни и жетоны атаки.</translation>
    </message>
    <message id="viceroy.rule.term.segment.title">
        <source></source>
        <translation>сегмент</translation>
    </message>
    <message id="viceroy.rule.term.segment.1">
        <source></source>
        <translation>Четверть [круга](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.term.set.title">
        <source></source>
        <translation>набор</translation>
    </message>
    <message id="viceroy.rule.term.set.1">
        <source></source>
        <translation>1 жетон защиты, 1 жетон науки и 1 жетон магии, вместе — [12 очков](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.title">
        <source></source>
        <translation>малая колода</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.1">
        <source></source>
        <translation>Персонажи, оставшиеся, когда отсчитана [большая колода](rule:setup.decks); из неё берут карты-награды.</translation>
    </message>
    <message id="viceroy.rule.term.tucked.title">
        <source></source>
        <translation>подложенная карта</translation>
    </message>
    <message id="viceroy.rule.term.tucked.1">
        <source></source>
        <translation>Карта [под другой картой](rule:pyramid.free), без уровня, цветов и действия.</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.title">
        <source></source>
        <translation>виртуальный соперник</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.1">
        <source></source>
        <translation>Участник аукциона, за которого [решает жребий](rule:solo.draw); ни пирамиды, ни очков у него нет.</translation>
    </message>
</context>
</TS>
