<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="viceroy.ask.answer">
        <source></source>
        <translation>{seat} предлагает раздел. Примите, попросите другую карту или откажитесь.</translation>
    </message>
    <message id="viceroy.ask.archive">
        <source></source>
        <translation>Уберите карту в архив или оставьте себе.</translation>
    </message>
    <message id="viceroy.ask.attackCard">
        <source></source>
        <translation>Возьмите любую карту аукциона.</translation>
    </message>
    <message id="viceroy.ask.barterCard">
        <source></source>
        <translation>Выберите свою карту, жетон с которой отдадите, или откажитесь.</translation>
    </message>
    <message id="viceroy.ask.barterGem">
        <source></source>
        <translation>Заплатите сопернику камень.</translation>
    </message>
    <message id="viceroy.ask.barterTheirCard">
        <source></source>
        <translation>Выберите карту соперника, жетон с которой хотите.</translation>
    </message>
    <message id="viceroy.ask.barterTheirToken">
        <source></source>
        <translation>Выберите жетон, который хотите.</translation>
    </message>
    <message id="viceroy.ask.barterToken">
        <source></source>
        <translation>Выберите жетон, который отдадите.</translation>
    </message>
    <message id="viceroy.ask.bid">
        <source></source>
        <translation>Поставьте камень или жетон атаки — или спасуйте.</translation>
    </message>
    <message id="viceroy.ask.discount">
        <source></source>
        <translation>Сколько неисчерпаемых камней этого цвета вы используете?</translation>
    </message>
    <message id="viceroy.ask.doubleTarget">
        <source></source>
        <translation>Выберите персонажа, чьи жетоны удвоятся.</translation>
    </message>
    <message id="viceroy.ask.draw">
        <source></source>
        <translation>Возьмите карту из малой колоды или закон.</translation>
    </message>
    <message id="viceroy.ask.faceVirtual">
        <source></source>
        <translation>Возьмите карту постарше или идите в следующий круг аукциона.</translation>
    </message>
    <message id="viceroy.ask.fifthLevel">
        <source></source>
        <translation>Пятый уровень: пятнадцать очков власти или награды рядов с первого по третий.</translation>
    </message>
    <message id="viceroy.ask.firstCard">
        <source></source>
        <translation>Выберите персонажа, который начнёт вашу пирамиду; второй останется на руке.</translation>
    </message>
    <message id="viceroy.ask.freeTarget">
        <source></source>
        <translation>Выберите свободную карту, которую подложите под закон. Её жетоны пропадут.</translation>
    </message>
    <message id="viceroy.ask.infiniteColour">
        <source></source>
        <translation>Выберите цвет неисчерпаемого камня.</translation>
    </message>
    <message id="viceroy.ask.keepCard">
        <source></source>
        <translation>Выберите персонажа, который останется на руке; двое остальных вернутся в колоду.</translation>
    </message>
    <message id="viceroy.ask.lastAnswer">
        <source></source>
        <translation>{seat} хочет наоборот. Примите или откажитесь.</translation>
    </message>
    <message id="viceroy.ask.lawOption">
        <source></source>
        <translation>Выберите, что даст вам закон.</translation>
    </message>
    <message id="viceroy.ask.nothing">
        <source></source>
        <translation>Подождите остальных.</translation>
    </message>
    <message id="viceroy.ask.ownGem">
        <source></source>
        <translation>В резерве нет такого камня. Использовать свой как неисчерпаемый?</translation>
    </message>
    <message id="viceroy.ask.place">
        <source></source>
        <translation>Выберите место в своей пирамиде.</translation>
    </message>
    <message id="viceroy.ask.play">
        <source></source>
        <translation>Выберите карту для розыгрыша или спасуйте.</translation>
    </message>
    <message id="viceroy.ask.propose">
        <source></source>
        <translation>Две карты и такая же ставка, соперник: {seat}. Предложите, какую берёте, или откажитесь.</translation>
    </message>
    <message id="viceroy.ask.recolour">
        <source></source>
        <translation>Перекрашивайте круги оставшимися камнями или закончите.</translation>
    </message>
    <message id="viceroy.ask.replaceTarget">
        <source></source>
        <translation>Выберите карту, место которой займёт закон.</translation>
    </message>
    <message id="viceroy.ask.returnLaw">
        <source></source>
        <translation>Верните закон на верх колоды.</translation>
    </message>
    <message id="viceroy.ask.storeGem">
        <source></source>
        <translation>Кладите камни на закон или закончите.</translation>
    </message>
    <message id="viceroy.ask.strayCard">
        <source></source>
        <translation>Виртуальный соперник не нашёл карты своего цвета. Выберите карту, которая покинет игру.</translation>
    </message>
    <message id="viceroy.ask.summonsCard">
        <source></source>
        <translation>Возьмите любую карту аукциона. Следующий аукцион вы пропустите.</translation>
    </message>
    <message id="viceroy.ask.takeGem">
        <source></source>
        <translation>Возьмите камень из резерва.</translation>
    </message>
    <message id="viceroy.ask.tuckHand">
        <source></source>
        <translation>Подложите под закон карты с руки, сколько хотите.</translation>
    </message>
    <message id="viceroy.ask.wonCard">
        <source></source>
        <translation>Возьмите одну из двух карт.</translation>
    </message>
    <message id="viceroy.bid.attack">
        <source></source>
        <translation>жетон атаки</translation>
    </message>
    <message id="viceroy.bid.attack.acc">
        <source></source>
        <translation>жетон атаки</translation>
    </message>
    <message id="viceroy.bid.blue">
        <source></source>
        <translation>синий камень</translation>
    </message>
    <message id="viceroy.bid.blue.acc">
        <source></source>
        <translation>синий камень</translation>
    </message>
    <message id="viceroy.bid.green">
        <source></source>
        <translation>зелёный камень</translation>
    </message>
    <message id="viceroy.bid.green.acc">
        <source></source>
        <translation>зелёный камень</translation>
    </message>
    <message id="viceroy.bid.pass">
        <source></source>
        <translation>пас</translation>
    </message>
    <message id="viceroy.bid.pass.acc">
        <source></source>
        <translation>ничего</translation>
    </message>
    <message id="viceroy.bid.red">
        <source></source>
        <translation>красный камень</translation>
    </message>
    <message id="viceroy.bid.red.acc">
        <source></source>
        <translation>красный камень</translation>
    </message>
    <message id="viceroy.bid.yellow">
        <source></source>
        <translation>жёлтый камень</translation>
    </message>
    <message id="viceroy.bid.yellow.acc">
        <source></source>
        <translation>жёлтый камень</translation>
    </message>
    <message id="viceroy.card.admiral">
        <source></source>
        <translation>Адмирал</translation>
    </message>
    <message id="viceroy.card.agent">
        <source></source>
        <translation>Агент</translation>
    </message>
    <message id="viceroy.card.ambassador">
        <source></source>
        <translation>Посол</translation>
    </message>
    <message id="viceroy.card.arcanist">
        <source></source>
        <translation>Арканист</translation>
    </message>
    <message id="viceroy.card.assassin">
        <source></source>
        <translation>Ассасин</translation>
    </message>
    <message id="viceroy.card.baron">
        <source></source>
        <translation>Барон</translation>
    </message>
    <message id="viceroy.card.berserker">
        <source></source>
        <translation>Берсеркер</translation>
    </message>
    <message id="viceroy.card.brewer">
        <source></source>
        <translation>Пивовар</translation>
    </message>
    <message id="viceroy.card.brigand">
        <source></source>
        <translation>Разбойник</translation>
    </message>
    <message id="viceroy.card.callToArms">
        <source></source>
        <translation>Призыв к оружию</translation>
    </message>
    <message id="viceroy.card.cannoneer">
        <source></source>
        <translation>Канонир</translation>
    </message>
    <message id="viceroy.card.captain">
        <source></source>
        <translation>Капитан</translation>
    </message>
    <message id="viceroy.card.castellan">
        <source></source>
        <translation>Кастелян</translation>
    </message>
    <message id="viceroy.card.census">
        <source></source>
        <translation>Перепись населения</translation>
    </message>
    <message id="viceroy.card.chancellor">
        <source></source>
        <translation>Канцлер</translation>
    </message>
    <message id="viceroy.card.chieftain">
        <source></source>
        <translation>Вождь</translation>
    </message>
    <message id="viceroy.card.colonel">
        <source></source>
        <translation>Полковник</translation>
    </message>
    <message id="viceroy.card.corporal">
        <source></source>
        <translation>Капрал</translation>
    </message>
    <message id="viceroy.card.corsair">
        <source></source>
        <translation>Боцман</translation>
    </message>
    <message id="viceroy.card.crossbowwoman">
        <source></source>
        <translation>Арбалетчица</translation>
    </message>
    <message id="viceroy.card.cuirassier">
        <source></source>
        <translation>Оружейник</translation>
    </message>
    <message id="viceroy.card.cutthroat">
        <source></source>
        <translation>Головорез</translation>
    </message>
    <message id="viceroy.card.doublePrivileges">
        <source></source>
        <translation>Двойные привилегии</translation>
    </message>
    <message id="viceroy.card.druid">
        <source></source>
        <translation>Друид</translation>
    </message>
    <message id="viceroy.card.enchantress">
        <source></source>
        <translation>Чародейка</translation>
    </message>
    <message id="viceroy.card.executioner">
        <source></source>
        <translation>Палач</translation>
    </message>
    <message id="viceroy.card.fairy">
        <source></source>
        <translation>Фея</translation>
    </message>
    <message id="viceroy.card.feastOfColours">
        <source></source>
        <translation>Праздник красок</translation>
    </message>
    <message id="viceroy.card.fence">
        <source></source>
        <translation>Скупщик</translation>
    </message>
    <message id="viceroy.card.firstMate">
        <source></source>
        <translation>Старпом</translation>
    </message>
    <message id="viceroy.card.forcedBarter">
        <source></source>
        <translation>Принудительный обмен</translation>
    </message>
    <message id="viceroy.card.fortification">
        <source></source>
        <translation>Укрепление границ</translation>
    </message>
    <message id="viceroy.card.foundingOfTheAcademy">
        <source></source>
        <translation>Основание академии</translation>
    </message>
    <message id="viceroy.card.gamekeeper">
        <source></source>
        <translation>Егерь</translation>
    </message>
    <message id="viceroy.card.general">
        <source></source>
        <translation>Генерал</translation>
    </message>
    <message id="viceroy.card.governor">
        <source></source>
        <translation>Губернатор</translation>
    </message>
    <message id="viceroy.card.guardian">
        <source></source>
        <translation>Страж</translation>
    </message>
    <message id="viceroy.card.harmonyOfOrders">
        <source></source>
        <translation>Согласие сословий</translation>
    </message>
    <message id="viceroy.card.helmsman">
        <source></source>
        <translation>Рулевой</translation>
    </message>
    <message id="viceroy.card.herbalist">
        <source></source>
        <translation>Травница</translation>
    </message>
    <message id="viceroy.card.hermit">
        <source></source>
        <translation>Отшельник</translation>
    </message>
    <message id="viceroy.card.homeGuard">
        <source></source>
        <translation>Народное ополчение</translation>
    </message>
    <message id="viceroy.card.huntress">
        <source></source>
        <translation>Охотница</translation>
    </message>
    <message id="viceroy.card.inspector">
        <source></source>
        <translation>Инспектор</translation>
    </message>
    <message id="viceroy.card.inventor">
        <source></source>
        <translation>Изобретатель</translation>
    </message>
    <message id="viceroy.card.knight">
        <source></source>
        <translation>Витязь</translation>
    </message>
    <message id="viceroy.card.magesPrivilege">
        <source></source>
        <translation>Привилегия магов</translation>
    </message>
    <message id="viceroy.card.magicDecree">
        <source></source>
        <translation>Магический указ</translation>
    </message>
    <message id="viceroy.card.margrave">
        <source></source>
        <translation>Маркграф</translation>
    </message>
    <message id="viceroy.card.marshal">
        <source></source>
        <translation>Маршал</translation>
    </message>
    <message id="viceroy.card.mentor">
        <source></source>
        <translation>Наставник</translation>
    </message>
    <message id="viceroy.card.mercenary">
        <source></source>
        <translation>Ландскнехт</translation>
    </message>
    <message id="viceroy.card.miner">
        <source></source>
        <translation>Рудокоп</translation>
    </message>
    <message id="viceroy.card.nobleman">
        <source></source>
        <translation>Вельможа</translation>
    </message>
    <message id="viceroy.card.paladin">
        <source></source>
        <translation>Паладин</translation>
    </message>
    <message id="viceroy.card.patronage1">
        <source></source>
        <translation>Покровительство I</translation>
    </message>
    <message id="viceroy.card.patronage2">
        <source></source>
        <translation>Покровительство II</translation>
    </message>
    <message id="viceroy.card.patronage3">
        <source></source>
        <translation>Покровительство III</translation>
    </message>
    <message id="viceroy.card.patronage4">
        <source></source>
        <translation>Покровительство IV</translation>
    </message>
    <message id="viceroy.card.poisoner">
        <source></source>
        <translation>Отравитель</translation>
    </message>
    <message id="viceroy.card.prince">
        <source></source>
        <translation>Кронпринц</translation>
    </message>
    <message id="viceroy.card.raidersCharter">
        <source></source>
        <translation>Каперская грамота</translation>
    </message>
    <message id="viceroy.card.recruiter">
        <source></source>
        <translation>Вербовщик</translation>
    </message>
    <message id="viceroy.card.regent">
        <source></source>
        <translation>Регент</translation>
    </message>
    <message id="viceroy.card.reshuffleOfOffices">
        <source></source>
        <translation>Перестановка должностей</translation>
    </message>
    <message id="viceroy.card.revisionOfTheCode">
        <source></source>
        <translation>Пересмотр кодекса</translation>
    </message>
    <message id="viceroy.card.royalArchive">
        <source></source>
        <translation>Королевский архив</translation>
    </message>
    <message id="viceroy.card.royalFavour">
        <source></source>
        <translation>Королевская милость</translation>
    </message>
    <message id="viceroy.card.royalSummons">
        <source></source>
        <translation>Королевский вызов</translation>
    </message>
    <message id="viceroy.card.royalTreasury">
        <source></source>
        <translation>Королевская казна</translation>
    </message>
    <message id="viceroy.card.saboteur">
        <source></source>
        <translation>Диверсант</translation>
    </message>
    <message id="viceroy.card.scout">
        <source></source>
        <translation>Разведчица</translation>
    </message>
    <message id="viceroy.card.secretService">
        <source></source>
        <translation>Тайная служба</translation>
    </message>
    <message id="viceroy.card.sentry">
        <source></source>
        <translation>Дозорный</translation>
    </message>
    <message id="viceroy.card.sergeant">
        <source></source>
        <translation>Сержант</translation>
    </message>
    <message id="viceroy.card.shipHand">
        <source></source>
        <translation>Юнга</translation>
    </message>
    <message id="viceroy.card.sniper">
        <source></source>
        <translation>Снайпер</translation>
    </message>
    <message id="viceroy.card.sorceress">
        <source></source>
        <translation>Ведьма</translation>
    </message>
    <message id="viceroy.card.spy">
        <source></source>
        <translation>Лазутчик</translation>
    </message>
    <message id="viceroy.card.standardBearer">
        <source></source>
        <translation>Знаменосец</translation>
    </message>
    <message id="viceroy.card.strategist">
        <source></source>
        <translation>Стратег</translation>
    </message>
    <message id="viceroy.card.supportOfScholars">
        <source></source>
        <translation>Поддержка учёных</translation>
    </message>
    <message id="viceroy.card.swordsman">
        <source></source>
        <translation>Мечник</translation>
    </message>
    <message id="viceroy.card.tracker">
        <source></source>
        <translation>Следопыт</translation>
    </message>
    <message id="viceroy.card.veteran">
        <source></source>
        <translation>Ветеран</translation>
    </message>
    <message id="viceroy.card.voivode">
        <source></source>
        <translation>Воевода</translation>
    </message>
    <message id="viceroy.card.wanderer">
        <source></source>
        <translation>Скиталец</translation>
    </message>
    <message id="viceroy.card.warlock">
        <source></source>
        <translation>Колдун</translation>
    </message>
    <message id="viceroy.colour.blue">
        <source></source>
        <translation>синий</translation>
    </message>
    <message id="viceroy.colour.blue.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n синий камень</numerusform>
            <numerusform>%n синих камня</numerusform>
            <numerusform>%n синих камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.blue.acc">
        <source></source>
        <translation>синий камень</translation>
    </message>
    <message id="viceroy.colour.green">
        <source></source>
        <translation>зелёный</translation>
    </message>
    <message id="viceroy.colour.green.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n зелёный камень</numerusform>
            <numerusform>%n зелёных камня</numerusform>
            <numerusform>%n зелёных камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.green.acc">
        <source></source>
        <translation>зелёный камень</translation>
    </message>
    <message id="viceroy.colour.red">
        <source></source>
        <translation>красный</translation>
    </message>
    <message id="viceroy.colour.red.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n красный камень</numerusform>
            <numerusform>%n красных камня</numerusform>
            <numerusform>%n красных камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.red.acc">
        <source></source>
        <translation>красный камень</translation>
    </message>
    <message id="viceroy.colour.yellow">
        <source></source>
        <translation>жёлтый</translation>
    </message>
    <message id="viceroy.colour.yellow.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жёлтый камень</numerusform>
            <numerusform>%n жёлтых камня</numerusform>
            <numerusform>%n жёлтых камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.yellow.acc">
        <source></source>
        <translation>жёлтый камень</translation>
    </message>
    <message id="viceroy.deck.laws">
        <source></source>
        <translation>законы</translation>
    </message>
    <message id="viceroy.deck.small">
        <source></source>
        <translation>малая колода</translation>
    </message>
    <message id="viceroy.edition.cardsForGems">
        <source></source>
        <translation>Карты можно обменять на камни</translation>
    </message>
    <message id="viceroy.edition.fourCharacters">
        <source></source>
        <translation>С четырьмя начальными персонажами</translation>
    </message>
    <message id="viceroy.edition.other">
        <source></source>
        <translation>Правила второго русского издания</translation>
    </message>
    <message id="viceroy.edition.usual">
        <source></source>
        <translation>Правила чешского издания</translation>
    </message>
    <message id="viceroy.effect.callToArms">
        <source></source>
        <translation>Выберите одно: жетон атаки на эту карту, 6 очков власти или четыре камня.</translation>
    </message>
    <message id="viceroy.effect.census">
        <source></source>
        <translation>В конце: 1 очко власти за каждую карту вашей пирамиды, включая эту и подложенные.</translation>
    </message>
    <message id="viceroy.effect.doublePrivileges">
        <source></source>
        <translation>Этот закон не выкладывают: подложите его под персонажа своей пирамиды. Каждый жетон на этом персонаже удваивается. Второй неисчерпаемый камень берётся из резерва, а если там его нет — по вашему желанию, из-за вашей ширмы.</translation>
    </message>
    <message id="viceroy.effect.feastOfColours">
        <source></source>
        <translation>В конце: на 1 очко власти больше за каждый одноцветный круг и каждый неисчерпаемый камень вашей пирамиды.</translation>
    </message>
    <message id="viceroy.effect.forcedBarter">
        <source></source>
        <translation>Если хотите, заплатите сопернику три камня на свой выбор и обменяйте один жетон своей пирамиды на один из его пирамиды. Неисчерпаемые камни обменивать нельзя.</translation>
    </message>
    <message id="viceroy.effect.fortification">
        <source></source>
        <translation>Выберите одно: жетон защиты, неисчерпаемый камень любого цвета или четыре камня.</translation>
    </message>
    <message id="viceroy.effect.foundingOfTheAcademy">
        <source></source>
        <translation>Выберите одно: жетон магии, жетон науки или четыре камня.</translation>
    </message>
    <message id="viceroy.effect.harmonyOfOrders">
        <source></source>
        <translation>В конце: на 3 очка власти больше за каждый полный набор защиты, науки и магии.</translation>
    </message>
    <message id="viceroy.effect.homeGuard">
        <source></source>
        <translation>Выберите одно: жетон защиты, 6 очков власти или четыре камня.</translation>
    </message>
    <message id="viceroy.effect.magesPrivilege">
        <source></source>
        <translation>Выберите одно: жетон магии вместе с бонусом магии +2, неисчерпаемый камень любого цвета или четыре камня.</translation>
    </message>
    <message id="viceroy.effect.magicDecree">
        <source></source>
        <translation>Выберите одно: бонус магии +3, карту из малой колоды или закон либо четыре камня.</translation>
    </message>
    <message id="viceroy.effect.patronage1">
        <source></source>
        <translation>В конце: 2 очка власти за каждого персонажа, который соприкасается с этим законом: рядом, над ним или под ним.</translation>
    </message>
    <message id="viceroy.effect.patronage2">
        <source></source>
        <translation>В конце: 2 очка власти за каждого персонажа, который соприкасается с этим законом: рядом, над ним или под ним.</translation>
    </message>
    <message id="viceroy.effect.patronage3">
        <source></source>
        <translation>В конце: 2 очка власти за каждого персонажа, который соприкасается с этим законом: рядом, над ним или под ним.</translation>
    </message>
    <message id="viceroy.effect.patronage4">
        <source></source>
        <translation>В конце: 2 очка власти за каждого персонажа, который соприкасается с этим законом: рядом, над ним или под ним.</translation>
    </message>
    <message id="viceroy.effect.raidersCharter">
        <source></source>
        <translation>Выберите одно: жетон атаки на эту карту, карту из малой колоды или закон либо четыре камня.</translation>
    </message>
    <message id="viceroy.effect.reshuffleOfOffices">
        <source></source>
        <translation>Положите этот закон на место другой карты своей пирамиды, на уровнях с первого по четвёртый, а ту карту верните на руку. Её жетоны и подложенные под неё карты остаются на месте, теперь при законе.</translation>
    </message>
    <message id="viceroy.effect.revisionOfTheCode">
        <source></source>
        <translation>Возьмите три закона. Затем верните любые два закона с руки на верх колоды, в каком хотите порядке.</translation>
    </message>
    <message id="viceroy.effect.royalArchive">
        <source></source>
        <translation>Отныне каждую карту, которую вы берёте, можно сразу подложить под этот закон. В конце: 4 очка власти за каждую карту здесь.</translation>
    </message>
    <message id="viceroy.effect.royalFavour">
        <source></source>
        <translation>Подложите под этот закон свободную карту своей пирамиды; жетоны на ней пропадут. В конце: 3, 6, 9 или 12 очков власти, если закон лежит на первом, втором, третьем или четвёртом уровне.</translation>
    </message>
    <message id="viceroy.effect.royalSummons">
        <source></source>
        <translation>Возьмите сразу любую карту аукциона, без ставки; её место займёт верхняя карта малой колоды. За это вы пропускаете следующий аукцион, и это не пас: камней вы не получаете.</translation>
    </message>
    <message id="viceroy.effect.royalTreasury">
        <source></source>
        <translation>Выкладывая его, положите на него до восьми своих камней; там они и останутся. В конце: 2 очка власти за каждый из них.</translation>
    </message>
    <message id="viceroy.effect.secretService">
        <source></source>
        <translation>Выкладывая его, подложите под него с руки сколько хотите карт; позже уже нельзя. В конце: 5 очков власти за каждую из них.</translation>
    </message>
    <message id="viceroy.effect.supportOfScholars">
        <source></source>
        <translation>Выберите одно: жетон науки, карту из малой колоды или закон либо четыре камня.</translation>
    </message>
    <message id="viceroy.event.agreed">
        <source></source>
        <translation>Договорились: {seat} и {rival}.</translation>
    </message>
    <message id="viceroy.event.attackGained">
        <source></source>
        <translation>{seat} берёт за ширму жетон атаки.</translation>
    </message>
    <message id="viceroy.event.attackSpent">
        <source></source>
        <translation>{seat} тратит жетон атаки.</translation>
    </message>
    <message id="viceroy.event.auctionRoundBegan">
        <source></source>
        <translation>{round}-й круг аукциона.</translation>
    </message>
    <message id="viceroy.event.auctionSkipped">
        <source></source>
        <translation>{seat} пропускает этот аукцион.</translation>
    </message>
    <message id="viceroy.event.barterDeclined">
        <source></source>
        <translation>{seat} ничего не обменивает.</translation>
    </message>
    <message id="viceroy.event.bidLost">
        <source></source>
        <translation>{seat} ничего не получает и теряет {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown">
        <source></source>
        <translation>{seat} ставит {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown.pass">
        <source></source>
        <translation>{seat} пасует.</translation>
    </message>
    <message id="viceroy.event.cardDiscarded">
        <source></source>
        <translation>Из игры убрано: [{card}].</translation>
    </message>
    <message id="viceroy.event.cardDisplayed">
        <source></source>
        <translation>Теперь на аукционе: [{card} ({colour}, {pile})].</translation>
    </message>
    <message id="viceroy.event.cardDrawn">
        <source></source>
        <translation>{seat} берёт из колоды ({deck}): [{card}].</translation>
    </message>
    <message id="viceroy.event.cardLaid">
        <source></source>
        <translation>{seat} выкладывает карту «{card}» на {level}-й уровень.</translation>
    </message>
    <message id="viceroy.event.cardMovedUp">
        <source></source>
        <translation>Остаётся на аукционе, теперь как карта постарше: [{card} ({colour})].</translation>
    </message>
    <message id="viceroy.event.cardReplaced">
        <source></source>
        <translation>{seat} выкладывает закон «{law}» вместо карты «{card}».</translation>
    </message>
    <message id="viceroy.event.cardShown">
        <source></source>
        <translation>{seat} показывает карту «{card}».</translation>
    </message>
    <message id="viceroy.event.cardSold">
        <source></source>
        <translation>{seat} сбрасывает карту «{card}» за камни.</translation>
    </message>
    <message id="viceroy.event.cardTucked">
        <source></source>
        <translation>{seat} подкладывает карту «{card}» под карту «{host}».</translation>
    </message>
    <message id="viceroy.event.cardWon">
        <source></source>
        <translation>{seat} получает на аукционе карту «{card}».</translation>
    </message>
    <message id="viceroy.event.charactersReturned">
        <source></source>
        <translation>{seat} возвращает персонажей в колоду ({count}).</translation>
    </message>
    <message id="viceroy.event.circleClosed">
        <source></source>
        <translation>{seat} замыкает одноцветный круг на {level}-м уровне ({colour}).</translation>
    </message>
    <message id="viceroy.event.developmentRoundBegan">
        <source></source>
        <translation>{round}-й круг развития: все выбирают карту.</translation>
    </message>
    <message id="viceroy.event.firstCardLaid">
        <source></source>
        <translation>{seat} начинает пирамиду власти картой «{card}».</translation>
    </message>
    <message id="viceroy.event.gameEnded">
        <source></source>
        <translation>Игра окончена.</translation>
    </message>
    <message id="viceroy.event.gemGiven">
        <source></source>
        <translation>{seat} платит {colour:acc} (кому: {rival}).</translation>
    </message>
    <message id="viceroy.event.gemStored">
        <source></source>
        <translation>{seat} кладёт {colour:acc} на карту «{card}».</translation>
    </message>
    <message id="viceroy.event.gemsPaid">
        <source></source>
        <translation>{seat} платит [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.gemsTaken">
        <source></source>
        <translation>{seat} берёт из резерва [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.handDiscarded">
        <source></source>
        <translation>{seat} сбрасывает карты с руки ({count}).</translation>
    </message>
    <message id="viceroy.event.infiniteFromScreen">
        <source></source>
        <translation>{seat} использует {colour:acc} из-за ширмы, потому что в резерве таких нет.</translation>
    </message>
    <message id="viceroy.event.infiniteMissed">
        <source></source>
        <translation>{seat} не получает неисчерпаемый камень ({colour}).</translation>
    </message>
    <message id="viceroy.event.infiniteUsed">
        <source></source>
        <translation>{seat} использует неисчерпаемые камни, чтобы не платить [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.lawReturned">
        <source></source>
        <translation>{seat} возвращает закон на верх колоды: [{card}].</translation>
    </message>
    <message id="viceroy.event.lawsDealt">
        <source></source>
        <translation>Розданы законы (по {count}): [{seat}].</translation>
    </message>
    <message id="viceroy.event.notAgreed">
        <source></source>
        <translation>Не договорились: {seat} и {rival}.</translation>
    </message>
    <message id="viceroy.event.passedDevelopment">
        <source></source>
        <translation>{seat} пасует до конца этой фазы развития.</translation>
    </message>
    <message id="viceroy.event.proposed">
        <source></source>
        <translation>{seat} предлагает раздел ({rival}). Себе: {pile} ({colour}); другой стороне: вторая.</translation>
    </message>
    <message id="viceroy.event.recoloured">
        <source></source>
        <translation>{seat} перекрашивает круг на {level}-м уровне ({colour}).</translation>
    </message>
    <message id="viceroy.event.recolouringDone">
        <source></source>
        <translation>{seat} заканчивает перекрашивание.</translation>
    </message>
    <message id="viceroy.event.roundBegan">
        <source></source>
        <translation>Начинается {round}-й раунд.</translation>
    </message>
    <message id="viceroy.event.sealed">
        <source></source>
        <translation>{seat} делает выбор.</translation>
    </message>
    <message id="viceroy.event.summonsTook">
        <source></source>
        <translation>{seat} берёт с аукциона без ставки карту «{card}».</translation>
    </message>
    <message id="viceroy.event.tokenGained">
        <source></source>
        <translation>{seat} кладёт на карту «{card}» [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenLost">
        <source></source>
        <translation>{seat} теряет с карты «{card}» [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenMoved">
        <source></source>
        <translation>Жетон переходит с карты «{from}» на карту «{to}»: {token}.</translation>
    </message>
    <message id="viceroy.event.unsealed">
        <source></source>
        <translation>{seat} выбирает заново.</translation>
    </message>
    <message id="viceroy.event.virtualBidShown">
        <source></source>
        <translation>{opponent} ставит {colour:acc}.</translation>
    </message>
    <message id="viceroy.event.virtualTook">
        <source></source>
        <translation>{opponent} убирает из игры карту «{card}».</translation>
    </message>
    <message id="viceroy.event.wentOn">
        <source></source>
        <translation>{seat} идёт в следующий круг аукциона.</translation>
    </message>
    <message id="viceroy.name">
        <source></source>
        <translation>Наместник</translation>
    </message>
    <message id="viceroy.opponent.first">
        <source></source>
        <translation>Первый виртуальный соперник</translation>
    </message>
    <message id="viceroy.opponent.second">
        <source></source>
        <translation>Второй виртуальный соперник</translation>
    </message>
    <message id="viceroy.opponent.third">
        <source></source>
        <translation>Третий виртуальный соперник</translation>
    </message>
    <message id="viceroy.option.attack">
        <source></source>
        <translation>жетон атаки</translation>
    </message>
    <message id="viceroy.option.cards">
        <source></source>
        <translation>карта</translation>
    </message>
    <message id="viceroy.option.defense">
        <source></source>
        <translation>жетон защиты</translation>
    </message>
    <message id="viceroy.option.gems">
        <source></source>
        <translation>камни</translation>
    </message>
    <message id="viceroy.option.infinite">
        <source></source>
        <translation>неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.option.magic">
        <source></source>
        <translation>жетон магии</translation>
    </message>
    <message id="viceroy.option.magicAndBonus">
        <source></source>
        <translation>жетон магии и бонус магии</translation>
    </message>
    <message id="viceroy.option.magicBonus">
        <source></source>
        <translation>бонус магии</translation>
    </message>
    <message id="viceroy.option.points">
        <source></source>
        <translation>очки власти</translation>
    </message>
    <message id="viceroy.option.rows">
        <source></source>
        <translation>награды рядов с первого по третий</translation>
    </message>
    <message id="viceroy.option.science">
        <source></source>
        <translation>жетон науки</translation>
    </message>
    <message id="viceroy.phase.bidding">
        <source></source>
        <translation>Фаза аукциона: ставки</translation>
    </message>
    <message id="viceroy.phase.finished">
        <source></source>
        <translation>Конец</translation>
    </message>
    <message id="viceroy.phase.firstCard">
        <source></source>
        <translation>Первая карта</translation>
    </message>
    <message id="viceroy.phase.picking">
        <source></source>
        <translation>Фаза развития: выбор карт</translation>
    </message>
    <message id="viceroy.phase.playing">
        <source></source>
        <translation>Фаза развития: выкладывание</translation>
    </message>
    <message id="viceroy.phase.recolouring">
        <source></source>
        <translation>Перекрашивание</translation>
    </message>
    <message id="viceroy.phase.settling">
        <source></source>
        <translation>Фаза аукциона: итоги</translation>
    </message>
    <message id="viceroy.phase.startRewards">
        <source></source>
        <translation>Первые награды</translation>
    </message>
    <message id="viceroy.pile.above">
        <source></source>
        <translation>карта постарше</translation>
    </message>
    <message id="viceroy.pile.below">
        <source></source>
        <translation>карта поновее</translation>
    </message>
    <message id="viceroy.reason.equalScore">
        <source></source>
        <translation>равные очки, общее место</translation>
    </message>
    <message id="viceroy.reason.record">
        <source></source>
        <translation>рекорд, который можно побить</translation>
    </message>
    <message id="viceroy.reason.score">
        <source></source>
        <translation>по очкам власти</translation>
    </message>
    <message id="viceroy.refusal.alreadyRecoloured">
        <source></source>
        <translation>Этот круг на {level}-м уровне уже перекрашен.</translation>
    </message>
    <message id="viceroy.refusal.alreadySealed">
        <source></source>
        <translation>Ваш выбор сделан. Пока не выберут все, его можно отменить.</translation>
    </message>
    <message id="viceroy.refusal.beginsPyramid">
        <source></source>
        <translation>Этот персонаж начинает вашу пирамиду и остаться на руке не может: {card}.</translation>
    </message>
    <message id="viceroy.refusal.cannotPay">
        <source></source>
        <translation>Вам нечем оплатить эту карту на {level}-м уровне: {card}. Не хватает: {colour*missing}. Платят и за все нижние уровни.</translation>
    </message>
    <message id="viceroy.refusal.deckEmpty">
        <source></source>
        <translation>Эта колода закончилась: {deck}. Колоды не восполняются.</translation>
    </message>
    <message id="viceroy.refusal.displayEmpty">
        <source></source>
        <translation>На аукционе не осталось карт, атаковать нечего.</translation>
    </message>
    <message id="viceroy.refusal.infiniteIsNoBid">
        <source></source>
        <translation>Неисчерпаемый камень нельзя поставить на аукционе, а другого камня этого цвета у вас нет: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.infiniteSpent">
        <source></source>
        <translation>Вам нечем оплатить эту карту на {level}-м уровне: {card}. Не хватает: {colour*missing}, а неисчерпаемый камень этого цвета в этой фазе уже использован.</translation>
    </message>
    <message id="viceroy.refusal.itself">
        <source></source>
        <translation>Закон не может выбрать самого себя: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noAttackToken">
        <source></source>
        <translation>У вас нет жетона атаки, который можно поставить.</translation>
    </message>
    <message id="viceroy.refusal.noCardAtColour">
        <source></source>
        <translation>У карты аукциона этого цвета ничего не лежит: {colour}. Ставить можно только туда, где есть персонаж.</translation>
    </message>
    <message id="viceroy.refusal.noCardThere">
        <source></source>
        <translation>Там нет карты: {colour}, {pile}.</translation>
    </message>
    <message id="viceroy.refusal.noCharacter">
        <source></source>
        <translation>Этому закону нужен персонаж в вашей пирамиде, а его там нет: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noCircle">
        <source></source>
        <translation>Здесь, на {level}-м уровне, нет круга. Круг образует карта на втором уровне или выше.</translation>
    </message>
    <message id="viceroy.refusal.noGemAtAll">
        <source></source>
        <translation>Нет ни одного камня, который можно положить на карту: ни в резерве, ни за вашей ширмой.</translation>
    </message>
    <message id="viceroy.refusal.noGemForInfinite">
        <source></source>
        <translation>Ни в резерве, ни у вас нет камня этого цвета: {colour}. Положить на карту нечего.</translation>
    </message>
    <message id="viceroy.refusal.noGemOfColour">
        <source></source>
        <translation>За вашей ширмой нет камня этого цвета: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.noSuchSeat">
        <source></source>
        <translation>На этом месте никто не играет.</translation>
    </message>
    <message id="viceroy.refusal.noSuchToken">
        <source></source>
        <translation>Этот жетон с карты взять нельзя: {token}, {card}.</translation>
    </message>
    <message id="viceroy.refusal.noToken">
        <source></source>
        <translation>На этой карте нет жетонов для обмена: {card}. Неисчерпаемые камни остаются на месте.</translation>
    </message>
    <message id="viceroy.refusal.noTwoCardsBelow">
        <source></source>
        <translation>Карта на {level}-м уровне лежит на двух соприкасающихся картах уровнем ниже.</translation>
    </message>
    <message id="viceroy.refusal.notACharacter">
        <source></source>
        <translation>Это не персонаж: {card}. Закон действует только на персонажей.</translation>
    </message>
    <message id="viceroy.refusal.notALaw">
        <source></source>
        <translation>Сюда возвращают только законы, а это не закон: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notARivalsCard">
        <source></source>
        <translation>Эта карта не лежит в пирамиде соперника: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notAnOption">
        <source></source>
        <translation>Такого выбора здесь нет: {option}.</translation>
    </message>
    <message id="viceroy.refusal.notAtEnd">
        <source></source>
        <translation>Первый уровень растёт только с двух концов.</translation>
    </message>
    <message id="viceroy.refusal.notForSale">
        <source></source>
        <translation>В этой игре карты за камни не сбрасывают: это правило другого издания.</translation>
    </message>
    <message id="viceroy.refusal.notFree">
        <source></source>
        <translation>Эта карта не свободна: {card}. Свободная карта — крайняя в ряду или лежит на верхнем уровне, если он выше первого; на ней ничего не лежит и под неё ничего не подложено.</translation>
    </message>
    <message id="viceroy.refusal.notInHand">
        <source></source>
        <translation>У вас на руке нет этой карты: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notInYourPyramid">
        <source></source>
        <translation>Эта карта не лежит в вашей пирамиде: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notTheTakenCard">
        <source></source>
        <translation>В архив можно убрать только карту, которую вы только что взяли, а не эту: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notYourColour">
        <source></source>
        <translation>Вы ставили не на этот цвет: {colour}. Карту берут только там, где сделана ставка.</translation>
    </message>
    <message id="viceroy.refusal.notYourTurn">
        <source></source>
        <translation>Сейчас не ваш ход. Ходит: {seat}.</translation>
    </message>
    <message id="viceroy.refusal.nothingSealed">
        <source></source>
        <translation>Отменять нечего: вы ещё не выбрали или выбрали уже все и выбор открыт.</translation>
    </message>
    <message id="viceroy.refusal.nothingToDecide">
        <source></source>
        <translation>Сейчас это решаете не вы.</translation>
    </message>
    <message id="viceroy.refusal.onlyAbove">
        <source></source>
        <translation>На тот же цвет ({colour}) претендует виртуальный соперник: вам доступна только карта постарше.</translation>
    </message>
    <message id="viceroy.refusal.otherDecision">
        <source></source>
        <translation>Сначала примите другое решение. {ask}</translation>
    </message>
    <message id="viceroy.refusal.outOfRange">
        <source></source>
        <translation>Такого в этой игре нет.</translation>
    </message>
    <message id="viceroy.refusal.passedAuction">
        <source></source>
        <translation>В этом аукционе вы уже спасовали.</translation>
    </message>
    <message id="viceroy.refusal.passedBuilding">
        <source></source>
        <translation>В этой фазе развития вы уже спасовали.</translation>
    </message>
    <message id="viceroy.refusal.placeTaken">
        <source></source>
        <translation>Там, на {level}-м уровне, уже лежит карта.</translation>
    </message>
    <message id="viceroy.refusal.recolourTooDear">
        <source></source>
        <translation>Не хватает камней нового цвета ({colour}). Нужно: {needed}, по одному на каждый сегмент.</translation>
    </message>
    <message id="viceroy.refusal.reserveEmpty">
        <source></source>
        <translation>В резерве не осталось камней этого цвета: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.sameAsAsked">
        <source></source>
        <translation>Именно такой раздел вам и предложили ({pile}): примите его или попросите другую карту.</translation>
    </message>
    <message id="viceroy.refusal.sameColour">
        <source></source>
        <translation>У круга уже этот цвет: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.staysAway">
        <source></source>
        <translation>Из-за закона вы пропускаете этот аукцион.</translation>
    </message>
    <message id="viceroy.refusal.tooFewGems">
        <source></source>
        <translation>У вас не хватает камней для оплаты. Нужно: {needed}.</translation>
    </message>
    <message id="viceroy.refusal.tooFewInfinite">
        <source></source>
        <translation>Остальное вашими камнями этого цвета не покрыть: {colour}. Используйте неисчерпаемых камней не меньше: {least}.</translation>
    </message>
    <message id="viceroy.refusal.tooHighForLaw">
        <source></source>
        <translation>Законы лежат только на уровнях с первого по четвёртый, на пятом — никогда: {card}.</translation>
    </message>
    <message id="viceroy.refusal.tooManyInfinite">
        <source></source>
        <translation>Столько неисчерпаемых камней этого цвета использовать нельзя: {colour}. Не больше: {most}. Каждый действует один раз за фазу развития.</translation>
    </message>
    <message id="viceroy.refusal.wonAlready">
        <source></source>
        <translation>На этом аукционе вы уже получили карту. Остальные круги — для других.</translation>
    </message>
    <message id="viceroy.score.attacks">
        <source></source>
        <translation>Атаки соперников</translation>
    </message>
    <message id="viceroy.score.circles">
        <source></source>
        <translation>Одноцветные круги</translation>
    </message>
    <message id="viceroy.score.infinite">
        <source></source>
        <translation>Неисчерпаемые камни</translation>
    </message>
    <message id="viceroy.score.laws">
        <source></source>
        <translation>Законы</translation>
    </message>
    <message id="viceroy.score.magic">
        <source></source>
        <translation>Магия</translation>
    </message>
    <message id="viceroy.score.points">
        <source></source>
        <translation>Жетоны очков власти</translation>
    </message>
    <message id="viceroy.score.sets">
        <source></source>
        <translation>Наборы защиты, науки и магии</translation>
    </message>
    <message id="viceroy.token.attack">
        <source></source>
        <translation>атака</translation>
    </message>
    <message id="viceroy.token.attack.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон атаки</numerusform>
            <numerusform>%n жетона атаки</numerusform>
            <numerusform>%n жетонов атаки</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.attack.acc">
        <source></source>
        <translation>жетон атаки</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2">
        <source></source>
        <translation>бонус за синие круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2.acc">
        <source></source>
        <translation>бонус за синие круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4">
        <source></source>
        <translation>бонус за синие круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4.acc">
        <source></source>
        <translation>бонус за синие круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2">
        <source></source>
        <translation>бонус за зелёные круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2.acc">
        <source></source>
        <translation>бонус за зелёные круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4">
        <source></source>
        <translation>бонус за зелёные круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4.acc">
        <source></source>
        <translation>бонус за зелёные круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2">
        <source></source>
        <translation>бонус за красные круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2.acc">
        <source></source>
        <translation>бонус за красные круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4">
        <source></source>
        <translation>бонус за красные круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4.acc">
        <source></source>
        <translation>бонус за красные круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2">
        <source></source>
        <translation>бонус за жёлтые круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2.acc">
        <source></source>
        <translation>бонус за жёлтые круги +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4">
        <source></source>
        <translation>бонус за жёлтые круги +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4.acc">
        <source></source>
        <translation>бонус за жёлтые круги +4</translation>
    </message>
    <message id="viceroy.token.defense">
        <source></source>
        <translation>защита</translation>
    </message>
    <message id="viceroy.token.defense.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон защиты</numerusform>
            <numerusform>%n жетона защиты</numerusform>
            <numerusform>%n жетонов защиты</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.defense.acc">
        <source></source>
        <translation>жетон защиты</translation>
    </message>
    <message id="viceroy.token.infiniteBlue">
        <source></source>
        <translation>синий неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteBlue.acc">
        <source></source>
        <translation>синий неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteGreen">
        <source></source>
        <translation>зелёный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteGreen.acc">
        <source></source>
        <translation>зелёный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteRed">
        <source></source>
        <translation>красный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteRed.acc">
        <source></source>
        <translation>красный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteYellow">
        <source></source>
        <translation>жёлтый неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.infiniteYellow.acc">
        <source></source>
        <translation>жёлтый неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.token.magic">
        <source></source>
        <translation>магия</translation>
    </message>
    <message id="viceroy.token.magic.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон магии</numerusform>
            <numerusform>%n жетона магии</numerusform>
            <numerusform>%n жетонов магии</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.magic.acc">
        <source></source>
        <translation>жетон магии</translation>
    </message>
    <message id="viceroy.token.magicBonus2">
        <source></source>
        <translation>бонус магии +2</translation>
    </message>
    <message id="viceroy.token.magicBonus2.acc">
        <source></source>
        <translation>бонус магии +2</translation>
    </message>
    <message id="viceroy.token.magicBonus3">
        <source></source>
        <translation>бонус магии +3</translation>
    </message>
    <message id="viceroy.token.magicBonus3.acc">
        <source></source>
        <translation>бонус магии +3</translation>
    </message>
    <message id="viceroy.token.magicBonus5">
        <source></source>
        <translation>бонус магии +5</translation>
    </message>
    <message id="viceroy.token.magicBonus5.acc">
        <source></source>
        <translation>бонус магии +5</translation>
    </message>
    <message id="viceroy.token.points10">
        <source></source>
        <translation>10 очков власти</translation>
    </message>
    <message id="viceroy.token.points10.acc">
        <source></source>
        <translation>10 очков власти</translation>
    </message>
    <message id="viceroy.token.points12">
        <source></source>
        <translation>12 очков власти</translation>
    </message>
    <message id="viceroy.token.points12.acc">
        <source></source>
        <translation>12 очков власти</translation>
    </message>
    <message id="viceroy.token.points15">
        <source></source>
        <translation>15 очков власти</translation>
    </message>
    <message id="viceroy.token.points15.acc">
        <source></source>
        <translation>15 очков власти</translation>
    </message>
    <message id="viceroy.token.points2">
        <source></source>
        <translation>2 очка власти</translation>
    </message>
    <message id="viceroy.token.points2.acc">
        <source></source>
        <translation>2 очка власти</translation>
    </message>
    <message id="viceroy.token.points3">
        <source></source>
        <translation>3 очка власти</translation>
    </message>
    <message id="viceroy.token.points3.acc">
        <source></source>
        <translation>3 очка власти</translation>
    </message>
    <message id="viceroy.token.points4">
        <source></source>
        <translation>4 очка власти</translation>
    </message>
    <message id="viceroy.token.points4.acc">
        <source></source>
        <translation>4 очка власти</translation>
    </message>
    <message id="viceroy.token.points5">
        <source></source>
        <translation>5 очков власти</translation>
    </message>
    <message id="viceroy.token.points5.acc">
        <source></source>
        <translation>5 очков власти</translation>
    </message>
    <message id="viceroy.token.points6">
        <source></source>
        <translation>6 очков власти</translation>
    </message>
    <message id="viceroy.token.points6.acc">
        <source></source>
        <translation>6 очков власти</translation>
    </message>
    <message id="viceroy.token.points7">
        <source></source>
        <translation>7 очков власти</translation>
    </message>
    <message id="viceroy.token.points7.acc">
        <source></source>
        <translation>7 очков власти</translation>
    </message>
    <message id="viceroy.token.points8">
        <source></source>
        <translation>8 очков власти</translation>
    </message>
    <message id="viceroy.token.points8.acc">
        <source></source>
        <translation>8 очков власти</translation>
    </message>
    <message id="viceroy.token.science">
        <source></source>
        <translation>наука</translation>
    </message>
    <message id="viceroy.token.science.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон науки</numerusform>
            <numerusform>%n жетона науки</numerusform>
            <numerusform>%n жетонов науки</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.science.acc">
        <source></source>
        <translation>жетон науки</translation>
    </message>
    <message id="viceroy.verb.accept">
        <source></source>
        <translation>Принять</translation>
    </message>
    <message id="viceroy.verb.bid">
        <source></source>
        <translation>Поставить</translation>
    </message>
    <message id="viceroy.verb.choose">
        <source></source>
        <translation>Выбрать</translation>
    </message>
    <message id="viceroy.verb.decline">
        <source></source>
        <translation>Отказаться</translation>
    </message>
    <message id="viceroy.verb.discard">
        <source></source>
        <translation>Убрать карту из игры</translation>
    </message>
    <message id="viceroy.verb.discount">
        <source></source>
        <translation>Использовать неисчерпаемые камни</translation>
    </message>
    <message id="viceroy.verb.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="viceroy.verb.draw">
        <source></source>
        <translation>Взять карту из колоды</translation>
    </message>
    <message id="viceroy.verb.gem">
        <source></source>
        <translation>Взять камень</translation>
    </message>
    <message id="viceroy.verb.give">
        <source></source>
        <translation>Отдать камень</translation>
    </message>
    <message id="viceroy.verb.keep">
        <source></source>
        <translation>Оставить на руке</translation>
    </message>
    <message id="viceroy.verb.lay">
        <source></source>
        <translation>Начать пирамиду</translation>
    </message>
    <message id="viceroy.verb.pass">
        <source></source>
        <translation>Спасовать</translation>
    </message>
    <message id="viceroy.verb.place">
        <source></source>
        <translation>Выложить карту сюда</translation>
    </message>
    <message id="viceroy.verb.play">
        <source></source>
        <translation>Разыграть карту</translation>
    </message>
    <message id="viceroy.verb.propose">
        <source></source>
        <translation>Предложить раздел</translation>
    </message>
    <message id="viceroy.verb.recolour">
        <source></source>
        <translation>Перекрасить круг</translation>
    </message>
    <message id="viceroy.verb.return">
        <source></source>
        <translation>Вернуть закон</translation>
    </message>
    <message id="viceroy.verb.sell">
        <source></source>
        <translation>Сбросить карту за два камня</translation>
    </message>
    <message id="viceroy.verb.take">
        <source></source>
        <translation>Взять карту</translation>
    </message>
    <message id="viceroy.verb.target">
        <source></source>
        <translation>Выбрать эту карту</translation>
    </message>
    <message id="viceroy.verb.token">
        <source></source>
        <translation>Выбрать этот жетон</translation>
    </message>
    <message id="viceroy.verb.tuck">
        <source></source>
        <translation>Подложить карту под закон</translation>
    </message>
    <message id="viceroy.verb.unseal">
        <source></source>
        <translation>Отменить выбор</translation>
    </message>
    <message id="viceroy.hint.firstCard">
        <source></source>
        <translation>За ширмой выберите, кто начнёт вашу пирамиду.</translation>
    </message>
    <message id="viceroy.hint.keepCard">
        <source></source>
        <translation>Ещё один выбор за ширмой: кто останется у вас на руке?</translation>
    </message>
    <message id="viceroy.hint.bid">
        <source></source>
        <translation>За ширмой поставьте камень или спасуйте.</translation>
    </message>
    <message id="viceroy.hint.play">
        <source></source>
        <translation>За ширмой выберите карту или спасуйте до конца фазы.</translation>
    </message>
    <message id="viceroy.hint.secret">
        <source></source>
        <translation>За ширмой вас ждёт вопрос.</translation>
    </message>
    <message id="viceroy.hint.takeGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Возьмите из резерва %n камень.</numerusform>
            <numerusform>Возьмите из резерва %n камня.</numerusform>
            <numerusform>Возьмите из резерва %n камней.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.place">
        <source></source>
        <translation>Коснитесь подсвеченного места, чтобы увидеть цену; второе касание выложит карту.</translation>
    </message>
    <message id="viceroy.hint.noAuction">
        <source></source>
        <translation>Вы спасовали. Остальные торгуются дальше.</translation>
    </message>
    <message id="viceroy.hint.noBuilding">
        <source></source>
        <translation>Вы спасовали до следующего раунда.</translation>
    </message>
    <message id="viceroy.hint.later">
        <source></source>
        <translation>Сейчас строит: {seat}. Пока можно примерять карту на подсвеченных местах.</translation>
    </message>
    <message id="viceroy.hint.notSo">
        <source></source>
        <translation>Так нельзя. Причина указана за ширмой.</translation>
    </message>
    <message id="viceroy.hint.sealed1">
        <source></source>
        <translation>Запечатано. Коснитесь пакета, чтобы передумать. Ждём: {first}</translation>
    </message>
    <message id="viceroy.hint.sealed2">
        <source></source>
        <translation>Запечатано. Коснитесь пакета, чтобы передумать. Ждём: {first}, {second}</translation>
    </message>
    <message id="viceroy.hint.sealed3">
        <source></source>
        <translation>Запечатано. Коснитесь пакета, чтобы передумать. Ждём: {first}, {second}, {third}</translation>
    </message>
    <message id="viceroy.hint.hasCard">
        <source></source>
        <translation>Карта у вас. Остальные торгуются дальше.</translation>
    </message>
    <message id="viceroy.hint.away">
        <source></source>
        <translation>По закону вы пропускаете этот аукцион.</translation>
    </message>
    <message id="viceroy.hint.builds">
        <source></source>
        <translation>Сейчас строит: {seat}</translation>
    </message>
    <message id="viceroy.hint.next">
        <source></source>
        <translation>Вы следующие. Коснитесь подсвеченного места, чтобы примерить карту.</translation>
    </message>
    <message id="viceroy.hint.nextLaw">
        <source></source>
        <translation>Вы следующие.</translation>
    </message>
    <message id="viceroy.hint.dividing">
        <source></source>
        <translation>Две карты делятся между вами. Решает: {seat}</translation>
    </message>
    <message id="viceroy.hint.answer">
        <source></source>
        <translation>{seat} предлагает: вам «{card}». Ваш ответ?</translation>
    </message>
    <message id="viceroy.hint.lastAnswer">
        <source></source>
        <translation>{seat} хочет наоборот: вам «{card}». Примите или откажитесь.</translation>
    </message>
    <message id="viceroy.hint.gemsLater" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Потом вы возьмёте %n камень. Сначала: {seat}</numerusform>
            <numerusform>Потом вы возьмёте %n камня. Сначала: {seat}</numerusform>
            <numerusform>Потом вы возьмёте %n камней. Сначала: {seat}</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.lostGems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ни одна ваша ставка не выиграла. Возьмите из резерва %n камень.</numerusform>
            <numerusform>Ни одна ваша ставка не выиграла. Возьмите из резерва %n камня.</numerusform>
            <numerusform>Ни одна ваша ставка не выиграла. Возьмите из резерва %n камней.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recolour" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Остался %n камень. Касание подсвеченной карты перекрасит круг под ней; или закончите.</numerusform>
            <numerusform>Осталось %n камня. Касание подсвеченной карты перекрасит круг под ней; или закончите.</numerusform>
            <numerusform>Осталось %n камней. Касание подсвеченной карты перекрасит круг под ней; или закончите.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recoloured">
        <source></source>
        <translation>Ваших камней не хватит ни на один круг. Закончите.</translation>
    </message>
    <message id="viceroy.news.contest1">
        <source></source>
        <translation>Такая же ставка: {first}. Карту не берёт никто.</translation>
    </message>
    <message id="viceroy.news.contest2">
        <source></source>
        <translation>Такая же ставка: {first}, {second}. Карту не берёт никто.</translation>
    </message>
    <message id="viceroy.news.contest3">
        <source></source>
        <translation>Такая же ставка: {first}, {second}, {third}. Карту не берёт никто.</translation>
    </message>
    <message id="viceroy.news.bidLost">
        <source></source>
        <translation>Ваша ставка карты не принесла.</translation>
    </message>
    <message id="viceroy.news.virtual">
        <source></source>
        <translation>Такая же ставка у виртуального соперника. Карту не берёт никто.</translation>
    </message>
    <message id="viceroy.news.notAgreed">
        <source></source>
        <translation>Договориться не удалось. Карты не берёт никто из двоих.</translation>
    </message>
    <message id="viceroy.answer.forMe">
        <source></source>
        <translation>Беру себе: {card}</translation>
    </message>
    <message id="viceroy.answer.level">
        <source></source>
        <translation>Уровень {level}</translation>
    </message>
    <message id="viceroy.answer.gem">
        <source></source>
        <translation>{gem}: {count}</translation>
    </message>
    <message id="viceroy.answer.goOn">
        <source></source>
        <translation>Перейти к следующему кругу ставок</translation>
    </message>
    <message id="viceroy.gainMany.science" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон науки</numerusform>
            <numerusform>%n жетона науки</numerusform>
            <numerusform>%n жетонов науки</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magic" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон магии</numerusform>
            <numerusform>%n жетона магии</numerusform>
            <numerusform>%n жетонов магии</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.defense" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон защиты</numerusform>
            <numerusform>%n жетона защиты</numerusform>
            <numerusform>%n жетонов защиты</numerusform>
        </translation>
    </message>
    <message id="viceroy.gain.infinite.blue">
        <source></source>
        <translation>синий неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.gain.infinite.red">
        <source></source>
        <translation>красный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.gain.infinite.green">
        <source></source>
        <translation>зелёный неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.gain.infinite.yellow">
        <source></source>
        <translation>жёлтый неисчерпаемый камень</translation>
    </message>
    <message id="viceroy.gain.infinite.any">
        <source></source>
        <translation>неисчерпаемый камень любого цвета</translation>
    </message>
    <message id="viceroy.gainMany.attack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жетон атаки</numerusform>
            <numerusform>%n жетона атаки</numerusform>
            <numerusform>%n жетонов атаки</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n камень любого цвета</numerusform>
            <numerusform>%n камня любого цвета</numerusform>
            <numerusform>%n камней любого цвета</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.cards" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n карта из колоды</numerusform>
            <numerusform>%n карты из колод</numerusform>
            <numerusform>%n карт из колод</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко власти</numerusform>
            <numerusform>%n очка власти</numerusform>
            <numerusform>%n очков власти</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magicBonus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>бонус магии +%n</numerusform>
            <numerusform>бонус магии +%n</numerusform>
            <numerusform>бонус магии +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n синий камень</numerusform>
            <numerusform>%n синих камня</numerusform>
            <numerusform>%n синих камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>бонус за синие круги +%n</numerusform>
            <numerusform>бонус за синие круги +%n</numerusform>
            <numerusform>бонус за синие круги +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n красный камень</numerusform>
            <numerusform>%n красных камня</numerusform>
            <numerusform>%n красных камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>бонус за красные круги +%n</numerusform>
            <numerusform>бонус за красные круги +%n</numerusform>
            <numerusform>бонус за красные круги +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n зелёный камень</numerusform>
            <numerusform>%n зелёных камня</numerusform>
            <numerusform>%n зелёных камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>бонус за зелёные круги +%n</numerusform>
            <numerusform>бонус за зелёные круги +%n</numerusform>
            <numerusform>бонус за зелёные круги +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n жёлтый камень</numerusform>
            <numerusform>%n жёлтых камня</numerusform>
            <numerusform>%n жёлтых камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>бонус за жёлтые круги +%n</numerusform>
            <numerusform>бонус за жёлтые круги +%n</numerusform>
            <numerusform>бонус за жёлтые круги +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.open">
        <source></source>
        <translation>Открыть ширму (персонажи: {characters}, законы: {laws})</translation>
    </message>
    <message id="viceroy.screen.closed">
        <source></source>
        <translation>Ваша ширма</translation>
    </message>
    <message id="viceroy.screen.packet">
        <source></source>
        <translation>Запечатанный выбор: вернуть</translation>
    </message>
    <message id="viceroy.screen.cell">
        <source></source>
        <translation>{what}: {count}</translation>
    </message>
    <message id="viceroy.screen.cards">
        <source></source>
        <translation>Касание поднимает карту, второе выбирает.</translation>
    </message>
    <message id="viceroy.screen.cells">
        <source></source>
        <translation>Коснитесь ставки: она сразу запечатается.</translation>
    </message>
    <message id="viceroy.screen.barterGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Заплатите сопернику ещё %n камень.</numerusform>
            <numerusform>Заплатите сопернику ещё %n камня.</numerusform>
            <numerusform>Заплатите сопернику ещё %n камней.</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.hold">
        <source></source>
        <translation>Удерживайте планку, чтобы заглянуть</translation>
    </message>
    <message id="viceroy.screen.buys">
        <source></source>
        <translation>{what}: {count}; покупает: {card}</translation>
    </message>
    <message id="viceroy.screen.passFor" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Спасовать: взять %n камень</numerusform>
            <numerusform>Спасовать: взять %n камня</numerusform>
            <numerusform>Спасовать: взять %n камней</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.again">
        <source></source>
        <translation>{card}: коснитесь ещё раз, чтобы выбрать</translation>
    </message>
    <message id="viceroy.button.look">
        <source></source>
        <translation>Рассмотреть карты</translation>
    </message>
    <message id="viceroy.button.swap">
        <source></source>
        <translation>Перенести мой столбец на другую сторону</translation>
    </message>
    <message id="viceroy.button.undo">
        <source></source>
        <translation>Отменить</translation>
    </message>
    <message id="viceroy.button.lay">
        <source></source>
        <translation>Выложить карту сюда</translation>
    </message>
    <message id="viceroy.count.final">
        <source></source>
        <translation>Очки</translation>
    </message>
    <message id="viceroy.table.discard">
        <source></source>
        <translation>Вне игры</translation>
    </message>
    <message id="viceroy.setup.edition">
        <source></source>
        <translation>Издание</translation>
    </message>
    <message id="viceroy.setup.edition.about">
        <source></source>
        <translation>Во втором раздают четырёх первых персонажей, а карту можно продать за два камня.</translation>
    </message>
    <message id="viceroy.setup.edition.czech">
        <source></source>
        <translation>Чешская коробка</translation>
    </message>
    <message id="viceroy.setup.edition.second">
        <source></source>
        <translation>Второе</translation>
    </message>
    <message id="viceroy.setup.first.about">
        <source></source>
        <translation>Сколько персонажей получает каждый в начале.</translation>
    </message>
    <message id="viceroy.setup.sale.about">
        <source></source>
        <translation>В развитии карту можно сдать за два камня.</translation>
    </message>
    <message id="viceroy.setup.first">
        <source></source>
        <translation>Первые карты</translation>
    </message>
    <message id="viceroy.setup.first.two">
        <source></source>
        <translation>Два</translation>
    </message>
    <message id="viceroy.setup.first.four">
        <source></source>
        <translation>Четыре, два остаются</translation>
    </message>
    <message id="viceroy.setup.sale">
        <source></source>
        <translation>Карты за камни</translation>
    </message>
    <message id="viceroy.setup.sale.no">
        <source></source>
        <translation>Нет</translation>
    </message>
    <message id="viceroy.setup.sale.yes">
        <source></source>
        <translation>Да</translation>
    </message>
    <message id="viceroy.curtain.only">
        <source></source>
        <translation>{seat}. Сейчас смотрите только вы.</translation>
    </message>
    <message id="viceroy.curtain.ready">
        <source></source>
        <translation>Это я</translation>
    </message>
    <message id="viceroy.panel.auction">
        <source></source>
        <translation>Аукцион</translation>
    </message>
    <message id="viceroy.panel.pyramid">
        <source></source>
        <translation>Моя пирамида</translation>
    </message>
    <message id="viceroy.panel.hand">
        <source></source>
        <translation>Мои карты и камни</translation>
    </message>
    <message id="viceroy.place.spoken">
        <source></source>
        <translation>Уровень {level}, {place}-е место слева</translation>
    </message>
    <message id="viceroy.reserve.due">
        <source></source>
        <translation>{gems}; ещё взять: {count}</translation>
    </message>
    <message id="viceroy.again.replaceTarget">
        <source></source>
        <translation>Эта карта вернётся на руку, её жетоны останутся при законе. Коснитесь её ещё раз, чтобы подтвердить.</translation>
    </message>
    <message id="viceroy.again.doubleTarget">
        <source></source>
        <translation>Все жетоны на этой карте удвоятся. Коснитесь её ещё раз, чтобы подтвердить.</translation>
    </message>
    <message id="viceroy.again.freeTarget">
        <source></source>
        <translation>Эта карта уйдёт под закон, а все жетоны на ней пропадут. Коснитесь её ещё раз, чтобы подтвердить.</translation>
    </message>
    <message id="viceroy.record.stands">
        <source></source>
        <translation>Здешний рекорд: {points}</translation>
    </message>
    <message id="viceroy.record.broken">
        <source></source>
        <translation>Новый здешний рекорд! До сих пор: {points}</translation>
    </message>
    <message id="viceroy.record.first">
        <source></source>
        <translation>Первый здешний результат: рекорд, который предстоит побить</translation>
    </message>
</context>
</TS>
