<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="viceroy.lesson.what-wins.title">
        <source></source>
        <translation>Как победить</translation>
    </message>
    <message id="viceroy.lesson.what-wins.1">
        <source></source>
        <translation>Вы правите провинцией и хотите большего. Из союзников и законов вы строите пирамиду власти.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.2">
        <source></source>
        <translation>Побеждают очки власти: у кого их после двенадцати раундов больше всех, тот и выиграл.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3">
        <source></source>
        <translation>У синей карты аукциона лежит Наставник. Удерживайте планку ширмы и тайно поставьте на него синий камень.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Ваши камни лежат за ширмой: удерживайте её планку.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Удерживайте планку ширмы и выберите синий камень.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>В партии так можно. Но сейчас нам нужен Наставник: поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.4">
        <source></source>
        <translation>Все ставки открываются разом. На синий поставили только вы, и Наставник ваш.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.5">
        <source></source>
        <translation>Ваш камень уходит в резерв: платят и за выигравшую ставку.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.6">
        <source></source>
        <translation>После аукциона — развитие. Соперник пасует и ничего не выкладывает.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7">
        <source></source>
        <translation>Каждый раунд можно выложить до трёх карт, одну за другой. Выберите Наставника.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Он у вас на руке, за ширмой.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Выберите Наставника, а не пас.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Если сейчас спасовать, в этом раунде вы ничего не выложите. Выберите Наставника.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8">
        <source></source>
        <translation>Выложите его рядом с первой картой: дважды коснитесь подсвеченного места. Первый ряд стоит зелёный камень.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint1">
        <source></source>
        <translation>Рядом с Ведьмой светятся два места.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint2">
        <source></source>
        <translation>Выложите Наставника на подсвеченное место.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.unwanted">
        <source></source>
        <translation>Его место рядом с Ведьмой: слева или справа.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.9">
        <source></source>
        <translation>На Наставнике лежат три очка власти. Они ваши до самого конца.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10">
        <source></source>
        <translation>Что приносит победу?</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer1">
        <source></source>
        <translation>Больше всего камней</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer2">
        <source></source>
        <translation>Больше всего очков власти</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer3">
        <source></source>
        <translation>Самая высокая пирамида</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.why">
        <source></source>
        <translation>Считаются только очки власти. Камни и высота помогают их получить.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.11">
        <source></source>
        <translation>Теперь вы умеете получить карту и выложить её ради очков.</translation>
    </message>
    <message id="viceroy.lesson.bidding.title">
        <source></source>
        <translation>Ставки и ничьи</translation>
    </message>
    <message id="viceroy.lesson.bidding.1">
        <source></source>
        <translation>Ставка — один камень, выбранный тайно. Его цвет говорит, какую карту вы хотите.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2">
        <source></source>
        <translation>Попробуйте: сделайте ставку на Витязя у красной карты аукциона.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2.after">
        <source></source>
        <translation>Зато у вас есть синие, а у синей карты лежит Капитан.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3">
        <source></source>
        <translation>Тогда поставьте синий камень на Капитана.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint1">
        <source></source>
        <translation>Ваши камни лежат за ширмой.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint2">
        <source></source>
        <translation>Выберите синий камень.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.unwanted">
        <source></source>
        <translation>Можно, но сначала посмотрим на ничью: поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.bidding.4">
        <source></source>
        <translation>Две синие ставки на одну карту: не берёт никто, и оба камня пропали.</translation>
    </message>
    <message id="viceroy.lesson.bidding.5">
        <source></source>
        <translation>Равные ставки не рассудит ничто: ни номер, ни порядок хода. Кто без карты, ставит снова.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6">
        <source></source>
        <translation>Попробуйте поставить жёлтый. Второй соперник только что забрал там Друида.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6.after">
        <source></source>
        <translation>Из ваших цветов карты остались у синего и зелёного.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8">
        <source></source>
        <translation>Второй круг аукциона. Снова поставьте синий: вдруг соперник уступит.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint1">
        <source></source>
        <translation>Капитан всё ещё лежит у синей карты.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint2">
        <source></source>
        <translation>Выберите синий камень.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.unwanted">
        <source></source>
        <translation>Может, это и мудро. Но попробуйте за Капитана ещё раз: поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.bidding.9">
        <source></source>
        <translation>Снова синий против синего. Пропал и второй камень.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11">
        <source></source>
        <translation>Третий круг аукциона — последний. Смените план: поставьте зелёный на Следопыта.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint1">
        <source></source>
        <translation>Следопыт лежит у зелёной карты.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint2">
        <source></source>
        <translation>Выберите зелёный камень.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.unwanted">
        <source></source>
        <translation>Пас сразу дал бы три камня. Но сперва попробуйте взять Следопыта: поставьте зелёный.</translation>
    </message>
    <message id="viceroy.lesson.bidding.12">
        <source></source>
        <translation>Одна мысль — одна ставка! Три камня за один аукцион: и так бывает.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13">
        <source></source>
        <translation>Без карты после трёх кругов — всё равно что пас, а пас приносит три камня. Возьмите первый.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint2">
        <source></source>
        <translation>Цвет — любой.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.unwanted">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14">
        <source></source>
        <translation>Возьмите второй камень, любого цвета.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint2">
        <source></source>
        <translation>Цвет — любой.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.unwanted">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15">
        <source></source>
        <translation>И третий.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint2">
        <source></source>
        <translation>Цвет — любой.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.unwanted">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.lesson.bidding.16">
        <source></source>
        <translation>Камни приносит только пас. Кто получил карту, камней не берёт.</translation>
    </message>
    <message id="viceroy.lesson.bidding.17">
        <source></source>
        <translation>Вы умеете делать ставки во всех трёх кругах и знаете, чего стоит ничья.</translation>
    </message>
    <message id="viceroy.lesson.agreements.title">
        <source></source>
        <translation>Две карты, два претендента</translation>
    </message>
    <message id="viceroy.lesson.agreements.1">
        <source></source>
        <translation>Карта, которую никто не взял, остаётся ещё на раунд. Поэтому у синей их две.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2">
        <source></source>
        <translation>Поставьте синий камень. Если на синий больше никто не поставит, выберете любую из двух карт.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint1">
        <source></source>
        <translation>Ваши камни лежат за ширмой.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint2">
        <source></source>
        <translation>Выберите синий камень.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.unwanted">
        <source></source>
        <translation>Нам нужны две карты у синей: поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.agreements.3">
        <source></source>
        <translation>Соперник тоже поставил синий. Двое на две карты: можно договориться.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4">
        <source></source>
        <translation>У вашего Боцмана наименьший номер, первое слово за вами. Предложите себе Капитана.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint1">
        <source></source>
        <translation>Капитан — карта постарше, у острия стрелки.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint2">
        <source></source>
        <translation>Предложите, чтобы Капитана взяли вы.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.unwanted">
        <source></source>
        <translation>Пока нет: сначала попросите Капитана и посмотрите, что будет.</translation>
    </message>
    <message id="viceroy.lesson.agreements.5">
        <source></source>
        <translation>Соперник тоже хочет Капитана и отказывается.</translation>
    </message>
    <message id="viceroy.lesson.agreements.6">
        <source></source>
        <translation>Не договорились — карты не берёт никто, и оба камня пропали.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8">
        <source></source>
        <translation>Второй круг аукциона, и обе карты на месте. Снова поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint1">
        <source></source>
        <translation>Синие камни у вас ещё есть.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint2">
        <source></source>
        <translation>Выберите синий камень.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.unwanted">
        <source></source>
        <translation>Договор ждёт у синей: поставьте синий.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9">
        <source></source>
        <translation>Уступите Капитана сопернику: себе предложите Кронпринца.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint1">
        <source></source>
        <translation>Кронпринц — карта поновее.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint2">
        <source></source>
        <translation>Предложите, чтобы Кронпринца взяли вы.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.unwanted">
        <source></source>
        <translation>Так вы снова поссоритесь. Предложите себе Кронпринца.</translation>
    </message>
    <message id="viceroy.lesson.agreements.10">
        <source></source>
        <translation>Соперник согласен.</translation>
    </message>
    <message id="viceroy.lesson.agreements.11">
        <source></source>
        <translation>Договорились: каждому по карте. Этот камень потрачен не зря.</translation>
    </message>
    <message id="viceroy.lesson.agreements.12">
        <source></source>
        <translation>Трое на две карты договориться не могут. Камни теряют все.</translation>
    </message>
    <message id="viceroy.lesson.agreements.13">
        <source></source>
        <translation>Совет: говорите до ставки. Обещать можно что угодно, а держать слово никто не обязан.</translation>
    </message>
    <message id="viceroy.lesson.agreements.14">
        <source></source>
        <translation>Теперь вы умеете поделить две карты.</translation>
    </message>
    <message id="viceroy.lesson.swords.title">
        <source></source>
        <translation>Мечи на аукционе</translation>
    </message>
    <message id="viceroy.lesson.swords.1">
        <source></source>
        <translation>За ширмой лежит меч: жетон атаки. Его можно поставить вместо камня.</translation>
    </message>
    <message id="viceroy.lesson.swords.2">
        <source></source>
        <translation>Поставьте меч. Он берёт любую карту, какого бы цвета она ни была.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint1">
        <source></source>
        <translation>Он лежит среди камней.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint2">
        <source></source>
        <translation>Выберите жетон атаки.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.unwanted">
        <source></source>
        <translation>Не в этот раз: поставьте меч.</translation>
    </message>
    <message id="viceroy.lesson.swords.3">
        <source></source>
        <translation>Мечи идут раньше камней. Их два: первой выбирает пирамида с наименьшим номером карты.</translation>
    </message>
    <message id="viceroy.lesson.swords.4">
        <source></source>
        <translation>У вашего Боцмана номер 1, выбираете вы. Возьмите Следопыта у зелёной карты аукциона.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint1">
        <source></source>
        <translation>Можно взять любую из выложенных карт.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint2">
        <source></source>
        <translation>Следопыт лежит у зелёной карты.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.unwanted">
        <source></source>
        <translation>Её тоже можно взять, но сейчас выберите Следопыта.</translation>
    </message>
    <message id="viceroy.lesson.swords.5">
        <source></source>
        <translation>Теперь меч соперника берёт Капитана.</translation>
    </message>
    <message id="viceroy.lesson.swords.6">
        <source></source>
        <translation>Зелёной ставке карты не осталось. Камень потерян, и соперник ставит снова.</translation>
    </message>
    <message id="viceroy.lesson.swords.7">
        <source></source>
        <translation>Красный камень ещё у вас. Можно ли поставить и его на Охотницу?</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.swords.7.why">
        <source></source>
        <translation>За один аукцион каждому — одна карта. Следующий будет в новом раунде.</translation>
    </message>
    <message id="viceroy.lesson.swords.8">
        <source></source>
        <translation>Меч потрачен, как любая ставка. Сбережённый до конца, он навредил бы каждому сопернику.</translation>
    </message>
    <message id="viceroy.lesson.swords.9">
        <source></source>
        <translation>Вы делали ставки во всех трёх кругах и ничего не получили. Что с камнями?</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer1">
        <source></source>
        <translation>Вернутся ко мне</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer2">
        <source></source>
        <translation>Пропали, но беру три, как за пас</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer3">
        <source></source>
        <translation>Пропали, и ничего взамен</translation>
    </message>
    <message id="viceroy.lesson.swords.9.why">
        <source></source>
        <translation>Потерянное не вернуть. Но после третьей ставки это уже пас, а он приносит три камня.</translation>
    </message>
    <message id="viceroy.lesson.swords.10">
        <source></source>
        <translation>Вы получили карту на аукционе. А камни вам положены?</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer1">
        <source></source>
        <translation>Да, три</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer2">
        <source></source>
        <translation>Нет, их приносит только пас</translation>
    </message>
    <message id="viceroy.lesson.swords.10.why">
        <source></source>
        <translation>Карта или камни: камни берёт только тот, кто спасовал.</translation>
    </message>
    <message id="viceroy.lesson.swords.11">
        <source></source>
        <translation>Вы с соперником ставите зелёный на одну карту. Кто её возьмёт?</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer1">
        <source></source>
        <translation>У кого номер меньше</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer2">
        <source></source>
        <translation>Никто</translation>
    </message>
    <message id="viceroy.lesson.swords.11.why">
        <source></source>
        <translation>Равные камни не рассудить: оба пропали, и оба игрока ставят снова.</translation>
    </message>
    <message id="viceroy.lesson.swords.12">
        <source></source>
        <translation>Теперь вы умеете взять мечом любую карту.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.title">
        <source></source>
        <translation>Пирамида</translation>
    </message>
    <message id="viceroy.lesson.pyramid.1">
        <source></source>
        <translation>У персонажа четыре ряда, по одному на уровень: камень для оплаты и награда.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2">
        <source></source>
        <translation>Выберите Сержанта.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint2">
        <source></source>
        <translation>Выберите Сержанта, а не Капитана.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.unwanted">
        <source></source>
        <translation>Пока не пасуйте: выберите Сержанта.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3">
        <source></source>
        <translation>Попробуйте выложить Сержанта на третий уровень. Третий ряд стоит синий камень, и он у вас есть.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3.after">
        <source></source>
        <translation>Красный за первый ряд, зелёный за второй, синий за третий: нужны все три сразу.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4">
        <source></source>
        <translation>За первый уровень платят только по первому ряду: один красный камень. Выложите Сержанта с любого края.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint1">
        <source></source>
        <translation>Первый уровень растёт с краёв.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint2">
        <source></source>
        <translation>Выложите его рядом с Лазутчиком или Охотницей.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.unwanted">
        <source></source>
        <translation>На это место камней не хватит. Первый уровень подсвечен.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5">
        <source></source>
        <translation>Его первый ряд даёт три камня. Капитану понадобится зелёный: возьмите его.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint2">
        <source></source>
        <translation>Возьмите зелёный камень.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.unwanted">
        <source></source>
        <translation>Сначала зелёный камень для Капитана.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6">
        <source></source>
        <translation>Третьему ряду Капитана нужен жёлтый: возьмите его.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint2">
        <source></source>
        <translation>Возьмите жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.unwanted">
        <source></source>
        <translation>Сначала жёлтый камень для Капитана.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7">
        <source></source>
        <translation>Последний камень — на ваш выбор.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint2">
        <source></source>
        <translation>Цвет — любой.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.unwanted">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8">
        <source></source>
        <translation>Второй круг развития. Выберите Капитана.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint2">
        <source></source>
        <translation>Выберите Капитана, а не пас.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.unwanted">
        <source></source>
        <translation>Не останавливайтесь: Капитан того стоит.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9">
        <source></source>
        <translation>Может ли Капитан лечь на третий уровень лишь наполовину над Феей?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer1">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer2">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.why">
        <source></source>
        <translation>Вторая половина Капитана повисла бы в воздухе.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10">
        <source></source>
        <translation>Выложите его над Друидом и Феей. Зелёный, синий и жёлтый оплатят три ряда.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint1">
        <source></source>
        <translation>На третьем уровне одно место, посередине.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint2">
        <source></source>
        <translation>Выложите его над Друидом и Феей.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.unwanted">
        <source></source>
        <translation>Можно, но верхние ряды щедрее. Попробуйте третий уровень.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.11">
        <source></source>
        <translation>Награду даёт только третий ряд: жетон магии. Камни и карта нижних рядов вам не достанутся.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12">
        <source></source>
        <translation>Двое, две карты, договориться не вышло. Кто берёт карту?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer1">
        <source></source>
        <translation>У кого номер меньше</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer2">
        <source></source>
        <translation>Никто, и оба камня пропали</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer3">
        <source></source>
        <translation>Кто поставил первым</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.why">
        <source></source>
        <translation>Без договора карты не берёт никто, и обе ставки потеряны.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.13">
        <source></source>
        <translation>Вершина — пятый уровень: платите за все ряды, за четвёртый дважды, и берёте пятнадцать очков или награды первых трёх рядов.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.14">
        <source></source>
        <translation>Совет: высоте нужно широкое основание, так что часть карт выкладывайте вниз.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.15">
        <source></source>
        <translation>Вы умеете строить ввысь и знаете, чего это стоит.</translation>
    </message>
    <message id="viceroy.lesson.circles.title">
        <source></source>
        <translation>Круги</translation>
    </message>
    <message id="viceroy.lesson.circles.1">
        <source></source>
        <translation>Где сходятся три карты, их углы складываются в круг из четырёх цветных сегментов.</translation>
    </message>
    <message id="viceroy.lesson.circles.2">
        <source></source>
        <translation>У Изобретателя и Отшельника рядом два жёлтых угла. Выберите Барона: его полукруг жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint2">
        <source></source>
        <translation>Выберите Барона.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.unwanted">
        <source></source>
        <translation>Не в этот раз: выберите Барона.</translation>
    </message>
    <message id="viceroy.lesson.circles.3">
        <source></source>
        <translation>Обе карты открыты. Меньший номер выкладывают первым: Травница 3 раньше Барона 60.</translation>
    </message>
    <message id="viceroy.lesson.circles.4">
        <source></source>
        <translation>Соперник выкладывает Травницу.</translation>
    </message>
    <message id="viceroy.lesson.circles.5">
        <source></source>
        <translation>Теперь вы: выложите Барона над Изобретателем и Отшельником за жёлтый и красный камни.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint1">
        <source></source>
        <translation>Там соприкасаются два жёлтых угла.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint2">
        <source></source>
        <translation>Второй уровень, слева.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.unwanted">
        <source></source>
        <translation>Там одноцветный круг не замкнётся. Найдите два жёлтых угла.</translation>
    </message>
    <message id="viceroy.lesson.circles.6">
        <source></source>
        <translation>Все четыре сегмента жёлтые: одноцветный круг. Вы сразу получаете жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.circles.8">
        <source></source>
        <translation>Новый камень оплатит ещё карту. Выберите Арканиста: его полукруг красный.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint2">
        <source></source>
        <translation>Выберите Арканиста, а не пас.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.unwanted">
        <source></source>
        <translation>На одну карту камней ещё хватит. Выберите Арканиста.</translation>
    </message>
    <message id="viceroy.lesson.circles.9">
        <source></source>
        <translation>Найдите два красных угла и выложите его над ними.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint1">
        <source></source>
        <translation>Взгляните на Отшельника и Скитальца.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint2">
        <source></source>
        <translation>Второй уровень, справа.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.unwanted">
        <source></source>
        <translation>Там красный круг не замкнётся. Два красных угла сходятся в другом месте.</translation>
    </message>
    <message id="viceroy.lesson.circles.10">
        <source></source>
        <translation>Красный круг — красный камень. А в конце круг принесёт ещё и очки по уровню: два.</translation>
    </message>
    <message id="viceroy.lesson.circles.11">
        <source></source>
        <translation>На аукционе поставлены два меча. Кто берёт карту первым?</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer1">
        <source></source>
        <translation>Кто раньше сделал выбор</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer2">
        <source></source>
        <translation>Пирамида с наименьшим номером</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer3">
        <source></source>
        <translation>Никто, это ничья</translation>
    </message>
    <message id="viceroy.lesson.circles.11.why">
        <source></source>
        <translation>Решает наименьший номер карты в пирамидах. Ничья бывает только у камней.</translation>
    </message>
    <message id="viceroy.lesson.circles.12">
        <source></source>
        <translation>Теперь вы умеете замыкать круги и сразу получать за них камни.</translation>
    </message>
    <message id="viceroy.lesson.laws.title">
        <source></source>
        <translation>Законы</translation>
    </message>
    <message id="viceroy.lesson.laws.1">
        <source></source>
        <translation>Тёмные карты — законы. Выложить закон можно бесплатно, на уровни с первого по четвёртый.</translation>
    </message>
    <message id="viceroy.lesson.laws.2">
        <source></source>
        <translation>Выберите «Народное ополчение».</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint1">
        <source></source>
        <translation>Оно у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint2">
        <source></source>
        <translation>Выберите «Народное ополчение».</translation>
    </message>
    <message id="viceroy.lesson.laws.2.unwanted">
        <source></source>
        <translation>Пока нет: выберите «Народное ополчение».</translation>
    </message>
    <message id="viceroy.lesson.laws.3">
        <source></source>
        <translation>Выложите его с любого края первого уровня. Камни не нужны.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint1">
        <source></source>
        <translation>Первый уровень растёт с краёв.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint2">
        <source></source>
        <translation>Выложите его рядом со Следопытом или Дозорным.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.unwanted">
        <source></source>
        <translation>Место рядом с Кронпринцем приберегите для следующего закона.</translation>
    </message>
    <message id="viceroy.lesson.laws.4">
        <source></source>
        <translation>Некоторые законы дают выбор. Возьмите шесть очков власти или жетон защиты.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint1">
        <source></source>
        <translation>Вариантов три.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint2">
        <source></source>
        <translation>Шесть очков власти — дело верное.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.unwanted">
        <source></source>
        <translation>Камни уже не помогут: это последний раунд.</translation>
    </message>
    <message id="viceroy.lesson.laws.5">
        <source></source>
        <translation>До конца игры остался один круг развития, а законов на руке два.</translation>
    </message>
    <message id="viceroy.lesson.laws.6">
        <source></source>
        <translation>«Покровительство» даёт по два очка за каждого персонажа рядом. Выберите его.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint1">
        <source></source>
        <translation>Оно у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint2">
        <source></source>
        <translation>Выберите «Покровительство».</translation>
    </message>
    <message id="viceroy.lesson.laws.6.unwanted">
        <source></source>
        <translation>В партии — достойный выбор. Здесь выберите «Покровительство».</translation>
    </message>
    <message id="viceroy.lesson.laws.7">
        <source></source>
        <translation>Найдите место, где оно коснётся трёх персонажей.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint1">
        <source></source>
        <translation>Считаются соседи сбоку, сверху и снизу.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint2">
        <source></source>
        <translation>Второй уровень, рядом с Кронпринцем.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.unwanted">
        <source></source>
        <translation>Там оно коснётся меньшего числа персонажей.</translation>
    </message>
    <message id="viceroy.lesson.laws.8">
        <source></source>
        <translation>Игра окончена, карты с руки сброшены. «Перепись населения» в пирамиду не попала.</translation>
    </message>
    <message id="viceroy.lesson.laws.9">
        <source></source>
        <translation>«Покровительство» принесло шесть очков, «Перепись населения» — ничего. Законы считаются только в пирамиде.</translation>
    </message>
    <message id="viceroy.lesson.laws.10">
        <source></source>
        <translation>Вы выкладываете персонажа на третий уровень. Что платите и что получаете?</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer1">
        <source></source>
        <translation>И плата, и награда — третий ряд</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer2">
        <source></source>
        <translation>Плачу три ряда, получаю третий</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer3">
        <source></source>
        <translation>Плачу три ряда и получаю все три</translation>
    </message>
    <message id="viceroy.lesson.laws.10.why">
        <source></source>
        <translation>Цены складываются, награды — нет.</translation>
    </message>
    <message id="viceroy.lesson.laws.11">
        <source></source>
        <translation>Теперь вы умеете выкладывать законы туда, где они дают очки.</translation>
    </message>
    <message id="viceroy.lesson.tokens.title">
        <source></source>
        <translation>Наука, магия, защита, атака</translation>
    </message>
    <message id="viceroy.lesson.tokens.1">
        <source></source>
        <translation>В вашей пирамиде есть жетон науки, жетон магии и бонус магии. Чего-то не хватает.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2">
        <source></source>
        <translation>Последняя карта игры. Выберите Капрала: его первый ряд даёт жетон защиты.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint2">
        <source></source>
        <translation>Выберите Капрала, а не Травницу.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.unwanted">
        <source></source>
        <translation>Полный набор дороже: выберите Капрала.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3">
        <source></source>
        <translation>Выложите его с любого края первого уровня за зелёный камень.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint1">
        <source></source>
        <translation>Первый уровень растёт с краёв.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint2">
        <source></source>
        <translation>Рядом с Кронпринцем или Скитальцем.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.unwanted">
        <source></source>
        <translation>На это место камней не хватит. Первый уровень подсвечен.</translation>
    </message>
    <message id="viceroy.lesson.tokens.4">
        <source></source>
        <translation>Защита, наука, магия — полный набор. Каждый набор приносит двенадцать очков.</translation>
    </message>
    <message id="viceroy.lesson.tokens.5">
        <source></source>
        <translation>Жетон магии вошёл в набор. Работает ли с ним ещё бонус +2?</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer2">
        <source></source>
        <translation>Нет, он израсходован</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.why">
        <source></source>
        <translation>Набор ничего не расходует. Жетоны магии умножаем на бонус: ещё два очка.</translation>
    </message>
    <message id="viceroy.lesson.tokens.6">
        <source></source>
        <translation>Вот и очки: двенадцать за набор, два за магию. Жетон считается везде, где только может.</translation>
    </message>
    <message id="viceroy.lesson.tokens.7">
        <source></source>
        <translation>Считаются и мечи: каждый, что соперник приберёг, стоит вам четырёх очков.</translation>
    </message>
    <message id="viceroy.lesson.tokens.8">
        <source></source>
        <translation>Каждый из двух соперников сохранил по мечу. У вас один жетон защиты. Сколько вы теряете?</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer1">
        <source></source>
        <translation>Ничего</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer2">
        <source></source>
        <translation>Четыре очка</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer3">
        <source></source>
        <translation>Восемь очков</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.why">
        <source></source>
        <translation>Жетон защиты остановит один меч, чей бы он ни был. Второй попадёт.</translation>
    </message>
    <message id="viceroy.lesson.tokens.9">
        <source></source>
        <translation>Ваш меч стоит каждому сопернику четырёх очков, если его не остановит жетон защиты.</translation>
    </message>
    <message id="viceroy.lesson.tokens.10">
        <source></source>
        <translation>Наука помогает и раньше: на камень больше каждый раз, когда вы пасуете на аукционе.</translation>
    </message>
    <message id="viceroy.lesson.tokens.11">
        <source></source>
        <translation>Вы замкнули одноцветный круг. Когда получите камень?</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer1">
        <source></source>
        <translation>Сразу</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer2">
        <source></source>
        <translation>В конце игры</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer3">
        <source></source>
        <translation>На следующем аукционе</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.why">
        <source></source>
        <translation>Сразу, если этот цвет есть в резерве. Очки придут в конце.</translation>
    </message>
    <message id="viceroy.lesson.tokens.12">
        <source></source>
        <translation>В круге развития открыто несколько карт. Кто выкладывает первым?</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer1">
        <source></source>
        <translation>Наименьшая из открытых карт</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer2">
        <source></source>
        <translation>Наименьшая карта в пирамиде</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer3">
        <source></source>
        <translation>Сосед слева</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.why">
        <source></source>
        <translation>В развитии решают открытые карты, на аукционе — пирамиды.</translation>
    </message>
    <message id="viceroy.lesson.tokens.13">
        <source></source>
        <translation>Теперь вы умеете собирать наборы и останавливать мечи соперников.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.title">
        <source></source>
        <translation>Неисчерпаемые камни</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.1">
        <source></source>
        <translation>На Вельможе лежит неисчерпаемый камень. Он заплатит за вас один синий и останется на месте.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2">
        <source></source>
        <translation>Выберите Отшельника.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint2">
        <source></source>
        <translation>Выберите Отшельника.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.unwanted">
        <source></source>
        <translation>Сначала, пожалуйста, Отшельник.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3">
        <source></source>
        <translation>Выложите его на второй уровень. Это два синих камня, а у вас один.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint1">
        <source></source>
        <translation>Второй уровень — над Вельможей и Лазутчиком.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint2">
        <source></source>
        <translation>Выложите его над ними обоими.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.unwanted">
        <source></source>
        <translation>Так дешевле, но на втором уровне видно, что умеет неисчерпаемый камень.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4">
        <source></source>
        <translation>Нужно заплатить два синих камня. Сколько из них заплатит один неисчерпаемый?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer1">
        <source></source>
        <translation>Один</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer2">
        <source></source>
        <translation>Оба</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.why">
        <source></source>
        <translation>Один неисчерпаемый камень экономит один камень.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5">
        <source></source>
        <translation>Пусть он заплатит один синий. Второй — ваш собственный.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint1">
        <source></source>
        <translation>Используйте неисчерпаемый камень один раз.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint2">
        <source></source>
        <translation>Один платит неисчерпаемый камень, один — вы.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.unwanted">
        <source></source>
        <translation>Используйте ровно один.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.6">
        <source></source>
        <translation>Два синих заплачено, а ваших ушёл только один. Награда — жетон науки.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7">
        <source></source>
        <translation>Попробуйте: выберите Диверсанта, и пусть неисчерпаемый камень оплатит и его синий.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7.after">
        <source></source>
        <translation>Заплатив, он отдыхает. В следующей фазе развития неисчерпаемый камень снова поможет.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8">
        <source></source>
        <translation>Тогда пасуйте: на этот раунд достаточно.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint1">
        <source></source>
        <translation>Пас завершает ваше развитие.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint2">
        <source></source>
        <translation>Выберите пас.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.unwanted">
        <source></source>
        <translation>Оплатить больше нечего. Пасуйте.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9">
        <source></source>
        <translation>Начался новый аукцион. Попробуйте поставить неисчерпаемый камень на Капитана.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9.after">
        <source></source>
        <translation>Он остаётся на своей карте и помогает лишь выкладывать другие.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11">
        <source></source>
        <translation>Тогда поставьте красный камень на Витязя.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint1">
        <source></source>
        <translation>Витязь лежит у красной карты.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint2">
        <source></source>
        <translation>Выберите красный камень.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.unwanted">
        <source></source>
        <translation>Пас принёс бы камни, но карта сейчас нужнее: поставьте красный.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.12">
        <source></source>
        <translation>Витязь ваш. Снова развитие, и соперник пасует.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13">
        <source></source>
        <translation>Неисчерпаемый камень снова готов помочь. Выберите Диверсанта.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint1">
        <source></source>
        <translation>Он у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint2">
        <source></source>
        <translation>Выберите Диверсанта.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.unwanted">
        <source></source>
        <translation>Пока нет: выберите Диверсанта.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14">
        <source></source>
        <translation>Выложите его с любого края первого уровня.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint1">
        <source></source>
        <translation>Первый уровень растёт с краёв.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint2">
        <source></source>
        <translation>Рядом с Лазутчиком или Вельможей.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.unwanted">
        <source></source>
        <translation>На это место камней не хватит. Первый уровень подсвечен.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15">
        <source></source>
        <translation>Пусть заплатит неисчерпаемый камень.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint1">
        <source></source>
        <translation>Используйте его один раз.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint2">
        <source></source>
        <translation>Он покроет всю цену.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.unwanted">
        <source></source>
        <translation>Синего камня у вас нет: платить должен неисчерпаемый.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.16">
        <source></source>
        <translation>Три очка даром! А в конце неисчерпаемый камень принесёт ещё и очки по уровню.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17">
        <source></source>
        <translation>Игра окончена, а закон остался на руке. Сколько он стоит?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer1">
        <source></source>
        <translation>Все свои очки</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer2">
        <source></source>
        <translation>Половину очков</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer3">
        <source></source>
        <translation>Ничего</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.why">
        <source></source>
        <translation>Законы считаются только в пирамиде.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.18">
        <source></source>
        <translation>Вы умеете пользоваться неисчерпаемыми камнями: раз за каждую фазу развития.</translation>
    </message>
    <message id="viceroy.lesson.passing.title">
        <source></source>
        <translation>Когда пасовать</translation>
    </message>
    <message id="viceroy.lesson.passing.1">
        <source></source>
        <translation>Ваша Разведчица на третьем уровне принесла бы семь очков, но камней почти нет.</translation>
    </message>
    <message id="viceroy.lesson.passing.2">
        <source></source>
        <translation>Спасуйте: карты не будет, зато три камня и по одному за жетон науки. Всего пять.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint1">
        <source></source>
        <translation>Пас лежит среди камней.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint2">
        <source></source>
        <translation>Ничего не ставьте: спасуйте.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.unwanted">
        <source></source>
        <translation>Карту получить можно, а оплатить нечем. На этот раз спасуйте.</translation>
    </message>
    <message id="viceroy.lesson.passing.3">
        <source></source>
        <translation>Соперник тоже пасует. Первым берёт наименьший номер в пирамиде: Боцман.</translation>
    </message>
    <message id="viceroy.lesson.passing.4">
        <source></source>
        <translation>Соперник берёт последний синий камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.5">
        <source></source>
        <translation>Потом зелёный.</translation>
    </message>
    <message id="viceroy.lesson.passing.6">
        <source></source>
        <translation>И ещё один.</translation>
    </message>
    <message id="viceroy.lesson.passing.7">
        <source></source>
        <translation>Синяя кучка пуста. Можно ли ещё взять синий камень?</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.passing.7.why">
        <source></source>
        <translation>Вот чем хорош наименьший номер: он выбирает первым.</translation>
    </message>
    <message id="viceroy.lesson.passing.8">
        <source></source>
        <translation>Разведчица на третьем уровне стоит два жёлтых и красный. Возьмите жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint2">
        <source></source>
        <translation>Возьмите жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.unwanted">
        <source></source>
        <translation>Разведчице сначала нужен жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.passing.9">
        <source></source>
        <translation>И второй жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint1">
        <source></source>
        <translation>Второй ряд тоже жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint2">
        <source></source>
        <translation>Возьмите жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.unwanted">
        <source></source>
        <translation>Разведчице нужен ещё один жёлтый.</translation>
    </message>
    <message id="viceroy.lesson.passing.10">
        <source></source>
        <translation>Теперь красный.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint1">
        <source></source>
        <translation>Третий ряд красный.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint2">
        <source></source>
        <translation>Возьмите красный камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.unwanted">
        <source></source>
        <translation>Разведчице нужен красный камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.11">
        <source></source>
        <translation>Наука даёт ещё два. Кастелян стоит жёлтый камень: возьмите его.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint2">
        <source></source>
        <translation>Возьмите жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.unwanted">
        <source></source>
        <translation>Кастеляну нужен жёлтый камень.</translation>
    </message>
    <message id="viceroy.lesson.passing.12">
        <source></source>
        <translation>Последний — на ваш выбор.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint1">
        <source></source>
        <translation>Резерв: четыре кучки камней рядом с картами аукциона.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint2">
        <source></source>
        <translation>Подойдёт любой оставшийся цвет.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.unwanted">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.lesson.passing.14">
        <source></source>
        <translation>Фаза развития. Выберите Разведчицу.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint1">
        <source></source>
        <translation>Она у вас на руке.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint2">
        <source></source>
        <translation>Выберите Разведчицу.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.unwanted">
        <source></source>
        <translation>Пока нет: выберите Разведчицу.</translation>
    </message>
    <message id="viceroy.lesson.passing.15">
        <source></source>
        <translation>Наставника 4 выкладывают раньше Разведчицы 5.</translation>
    </message>
    <message id="viceroy.lesson.passing.16">
        <source></source>
        <translation>Выложите её на третий уровень, над Агентом и Колдуном.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint1">
        <source></source>
        <translation>На третьем уровне одно место.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint2">
        <source></source>
        <translation>Выложите её над Агентом и Колдуном.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.unwanted">
        <source></source>
        <translation>Можно, но третий уровень даёт семь очков.</translation>
    </message>
    <message id="viceroy.lesson.passing.17">
        <source></source>
        <translation>Семь очков, и оплатил их один пас.</translation>
    </message>
    <message id="viceroy.lesson.passing.19">
        <source></source>
        <translation>Сберегите последние камни для следующего аукциона: пасуйте в этом круге развития.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint1">
        <source></source>
        <translation>Не выбирайте карту.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint2">
        <source></source>
        <translation>Выберите пас.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.unwanted">
        <source></source>
        <translation>Его тоже можно выложить. Но здесь спасуйте и посмотрите, что будет.</translation>
    </message>
    <message id="viceroy.lesson.passing.20">
        <source></source>
        <translation>Соперник выкладывает ещё карту, и начинается третий круг развития.</translation>
    </message>
    <message id="viceroy.lesson.passing.21">
        <source></source>
        <translation>Раньше вы спасовали. Можно ли всё-таки выложить Кастеляна?</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.passing.21.why">
        <source></source>
        <translation>Пас в развитии — до следующего раунда, и камней он не приносит.</translation>
    </message>
    <message id="viceroy.lesson.passing.22">
        <source></source>
        <translation>Жетон магии вошёл в набор. Считается ли он ещё с бонусом магии?</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.passing.22.why">
        <source></source>
        <translation>Набор ничего не расходует.</translation>
    </message>
    <message id="viceroy.lesson.passing.23">
        <source></source>
        <translation>У двух соперников по мечу. У вас два жетона защиты. Сколько вы теряете?</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer1">
        <source></source>
        <translation>Ничего</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer2">
        <source></source>
        <translation>Четыре очка</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer3">
        <source></source>
        <translation>Восемь очков</translation>
    </message>
    <message id="viceroy.lesson.passing.23.why">
        <source></source>
        <translation>Каждый жетон защиты останавливает один меч, чей бы он ни был.</translation>
    </message>
    <message id="viceroy.lesson.passing.24">
        <source></source>
        <translation>Теперь вы умеете пасовать вовремя.</translation>
    </message>
    <message id="viceroy.lesson.the-end.title">
        <source></source>
        <translation>Конец и подсчёт</translation>
    </message>
    <message id="viceroy.lesson.the-end.1">
        <source></source>
        <translation>Двенадцать раундов позади. Карты с руки сброшены, но оставшиеся камни ещё помогут.</translation>
    </message>
    <message id="viceroy.lesson.the-end.2">
        <source></source>
        <translation>Каждый сегмент другого цвета стоит камня. Хватит ли вашего красного на круг под Канцлером?</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer1">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer2">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.why">
        <source></source>
        <translation>Полукруг Канцлера — это два сегмента.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3">
        <source></source>
        <translation>Зелёный камень завершит один из двух зелёных кругов. Выберите тот, что даст больше очков.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint1">
        <source></source>
        <translation>Круг приносит столько очков, каков уровень верхней карты.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint2">
        <source></source>
        <translation>Круг под Друидом — на третьем уровне.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.unwanted">
        <source></source>
        <translation>Можно лучше: круг на третьем уровне даёт три очка.</translation>
    </message>
    <message id="viceroy.lesson.the-end.4">
        <source></source>
        <translation>Зелёный круг! Перекрашивание не даёт камней, только очки.</translation>
    </message>
    <message id="viceroy.lesson.the-end.5">
        <source></source>
        <translation>Раз: круги приносят очки по уровню. Три за зелёный, два за жёлтый — пять.</translation>
    </message>
    <message id="viceroy.lesson.the-end.6">
        <source></source>
        <translation>Два: неисчерпаемый камень приносит очки по уровню своей карты. Ваш на втором: два.</translation>
    </message>
    <message id="viceroy.lesson.the-end.7">
        <source></source>
        <translation>Бонус за круги добавил бы очки каждому кругу и неисчерпаемому камню своего цвета.</translation>
    </message>
    <message id="viceroy.lesson.the-end.8">
        <source></source>
        <translation>Три: законы. «Покровительство» касается трёх персонажей: шесть.</translation>
    </message>
    <message id="viceroy.lesson.the-end.9">
        <source></source>
        <translation>Четыре: жетоны очков власти. У вас на них два.</translation>
    </message>
    <message id="viceroy.lesson.the-end.10">
        <source></source>
        <translation>Пять: магия. У вас два жетона магии и бонус +3. Сколько это очков?</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer1">
        <source></source>
        <translation>Три</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer2">
        <source></source>
        <translation>Пять</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer3">
        <source></source>
        <translation>Шесть</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.why">
        <source></source>
        <translation>Каждый жетон магии приносит весь бонус: дважды три.</translation>
    </message>
    <message id="viceroy.lesson.the-end.11">
        <source></source>
        <translation>Шесть: один набор защиты, науки и магии — двенадцать. Ничего не израсходовано.</translation>
    </message>
    <message id="viceroy.lesson.the-end.12">
        <source></source>
        <translation>Семь: соперник сохранил два меча, у вас один жетон защиты. Сколько вы теряете?</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer1">
        <source></source>
        <translation>Ничего</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer2">
        <source></source>
        <translation>Четыре</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer3">
        <source></source>
        <translation>Восемь</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.why">
        <source></source>
        <translation>Один меч остановлен, другой стоит четыре очка.</translation>
    </message>
    <message id="viceroy.lesson.the-end.13">
        <source></source>
        <translation>Двадцать девять против двадцати восьми: победу принёс последний зелёный камень!</translation>
    </message>
    <message id="viceroy.lesson.the-end.14">
        <source></source>
        <translation>Когда может платить один неисчерпаемый камень?</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer1">
        <source></source>
        <translation>На аукционах</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer2">
        <source></source>
        <translation>Раз за фазу развития</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer3">
        <source></source>
        <translation>За каждую выложенную карту</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.why">
        <source></source>
        <translation>Он помогает выкладывать карты, раз за каждую фазу развития.</translation>
    </message>
    <message id="viceroy.lesson.the-end.15">
        <source></source>
        <translation>Теперь вы умеете перекрашивать, считать и побеждать.</translation>
    </message>
    <message id="viceroy.lesson.first-match.title">
        <source></source>
        <translation>Первая партия</translation>
    </message>
    <message id="viceroy.lesson.first-match.1">
        <source></source>
        <translation>Целая партия с советами. Ходите как угодно, лишь бы по правилам.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2">
        <source></source>
        <translation>Выберите, кто бесплатно начнёт пирамиду. Три камня или карта из колоды?</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint1">
        <source></source>
        <translation>Посмотрите на первые ряды.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint2">
        <source></source>
        <translation>Оба начала хороши.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.unwanted">
        <source></source>
        <translation>Выберите одного из двух своих персонажей.</translation>
    </message>
    <message id="viceroy.lesson.first-match.3">
        <source></source>
        <translation>Возьмите то, что даёт ваша первая карта.</translation>
    </message>
    <message id="viceroy.lesson.first-match.4">
        <source></source>
        <translation>Ставьте на карту, первый ряд которой вам по силам. Если такой нет, пасуйте и берите камни.</translation>
    </message>
    <message id="viceroy.lesson.first-match.5">
        <source></source>
        <translation>Выложите до трёх карт. Законы бесплатны, а две карты рядом держат третью.</translation>
    </message>
    <message id="viceroy.lesson.first-match.6">
        <source></source>
        <translation>Пришли новые карты. Где у цвета их две, единственная ставка даёт выбор.</translation>
    </message>
    <message id="viceroy.lesson.first-match.7">
        <source></source>
        <translation>Ищите круги: два одинаковых угла рядом и карта с полукругом того же цвета.</translation>
    </message>
    <message id="viceroy.lesson.first-match.8">
        <source></source>
        <translation>Вы спасовали в круге развития. Что дальше?</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer1">
        <source></source>
        <translation>Беру три камня</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer2">
        <source></source>
        <translation>В этой фазе я больше не играю</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer3">
        <source></source>
        <translation>Пропускаю лишь один круг</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.why">
        <source></source>
        <translation>В развитии пас действует до конца фазы и ничего не приносит.</translation>
    </message>
    <message id="viceroy.lesson.first-match.9">
        <source></source>
        <translation>Мало камней? Пас на аукционе приносит три и ещё по одному за жетон науки.</translation>
    </message>
    <message id="viceroy.lesson.first-match.10">
        <source></source>
        <translation>Прежде чем выложить карту, сравните ряды: уровень выше дороже и награда другая.</translation>
    </message>
    <message id="viceroy.lesson.first-match.11">
        <source></source>
        <translation>В конце вы перекрасили круг. Что вы получите?</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer1">
        <source></source>
        <translation>Камень</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer2">
        <source></source>
        <translation>Его очки</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer3">
        <source></source>
        <translation>И то и другое</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.why">
        <source></source>
        <translation>Камень дают, только когда круг замыкает выложенная карта.</translation>
    </message>
    <message id="viceroy.lesson.first-match.12">
        <source></source>
        <translation>Дальше всё всерьёз. Ваши очки стоят рядом с именем. Хорошей игры!</translation>
    </message>
    <message id="viceroy.lesson.first-match.13">
        <source></source>
        <translation>Теперь вы умеете играть в «Наместника».</translation>
    </message>
    <message id="viceroy.first.firstCard">
        <source></source>
        <translation>Первая карта ничего не стоит и приносит награду нижнего ряда. Второй персонаж останется на руке на потом.</translation>
    </message>
    <message id="viceroy.first.bid">
        <source></source>
        <translation>Камнем вы ставите на персонажей у его цвета. Он потерян в любом случае, а если кто-то поставит тот же, карты может и не быть.</translation>
    </message>
    <message id="viceroy.first.propose">
        <source></source>
        <translation>Ничья при двух картах: можно поделиться. Предложите, кто какую возьмёт; если не договоритесь, карты не получит никто.</translation>
    </message>
    <message id="viceroy.first.answer">
        <source></source>
        <translation>Ничья при двух картах: договоритесь — и каждый возьмёт по одной. Если нет, карты не получит никто.</translation>
    </message>
    <message id="viceroy.first.attackCard">
        <source></source>
        <translation>Жетоны атаки выбирают раньше камней, причём любую карту. Сохранённый до конца жетон отнял бы у каждого соперника по 4 очка.</translation>
    </message>
    <message id="viceroy.first.takeGem">
        <source></source>
        <translation>Камнями и ставят, и платят. Берите цвета, которые понадобятся: резерв общий и может закончиться.</translation>
    </message>
    <message id="viceroy.first.place">
        <source></source>
        <translation>Чем выше, тем дороже: уровень стоит свой камень и камни всех нижних. Награду вы получаете только с него одного.</translation>
    </message>
    <message id="viceroy.first.play">
        <source></source>
        <translation>В этой фазе можно разыграть до трёх карт, одну за другой. Выбор остаётся тайным, пока не выберут все.</translation>
    </message>
    <message id="viceroy.first.fifthLevel">
        <source></source>
        <translation>Пятый уровень — вершина. Он даёт 15 очков или вместе награды трёх нижних рядов.</translation>
    </message>
    <message id="viceroy.first.draw">
        <source></source>
        <translation>Малая колода даёт персонажей, вторая — законы, которые кладут бесплатно. При двух значках вы выбираете дважды.</translation>
    </message>
    <message id="viceroy.first.recolour">
        <source></source>
        <translation>Последняя польза от камней: по одному за каждый сегмент другого цвета — и весь круг станет одноцветным и принесёт очки.</translation>
    </message>
</context>
</TS>
