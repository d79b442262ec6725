<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="viceroy.ask.answer">
        <source></source>
        <translation>{seat} navrhuje rozdělení. Přijměte, požádejte o druhou kartu, nebo odmítněte.</translation>
    </message>
    <message id="viceroy.ask.archive">
        <source></source>
        <translation>Uložte kartu do archivu, nebo si ji nechte.</translation>
    </message>
    <message id="viceroy.ask.attackCard">
        <source></source>
        <translation>Vezměte si libovolnou kartu z dražby.</translation>
    </message>
    <message id="viceroy.ask.barterCard">
        <source></source>
        <translation>Vyberte svou kartu, jejíž žeton vyměníte, nebo odmítněte.</translation>
    </message>
    <message id="viceroy.ask.barterGem">
        <source></source>
        <translation>Zaplaťte soupeři drahokam.</translation>
    </message>
    <message id="viceroy.ask.barterTheirCard">
        <source></source>
        <translation>Vyberte soupeřovu kartu, jejíž žeton chcete.</translation>
    </message>
    <message id="viceroy.ask.barterTheirToken">
        <source></source>
        <translation>Vyberte žeton, který chcete.</translation>
    </message>
    <message id="viceroy.ask.barterToken">
        <source></source>
        <translation>Vyberte žeton, který dáte.</translation>
    </message>
    <message id="viceroy.ask.bid">
        <source></source>
        <translation>Nabídněte drahokam nebo žeton útoku, nebo pasujte.</translation>
    </message>
    <message id="viceroy.ask.discount">
        <source></source>
        <translation>Kolik věčných drahokamů této barvy použijete?</translation>
    </message>
    <message id="viceroy.ask.doubleTarget">
        <source></source>
        <translation>Vyberte postavu, jejíž žetony se zdvojí.</translation>
    </message>
    <message id="viceroy.ask.draw">
        <source></source>
        <translation>Vezměte si kartu z malého balíčku, nebo zákon.</translation>
    </message>
    <message id="viceroy.ask.faceVirtual">
        <source></source>
        <translation>Vezměte si starší kartu, nebo jděte do dalšího kola dražby.</translation>
    </message>
    <message id="viceroy.ask.fifthLevel">
        <source></source>
        <translation>Pátá úroveň: patnáct bodů moci, nebo odměny prvního až třetího řádku.</translation>
    </message>
    <message id="viceroy.ask.firstCard">
        <source></source>
        <translation>Vyberte postavu, kterou začnete pyramidu; druhá vám zůstane v ruce.</translation>
    </message>
    <message id="viceroy.ask.freeTarget">
        <source></source>
        <translation>Vyberte volnou kartu, kterou zasunete pod zákon. Její žetony přijdou vniveč.</translation>
    </message>
    <message id="viceroy.ask.infiniteColour">
        <source></source>
        <translation>Vyberte barvu věčného drahokamu.</translation>
    </message>
    <message id="viceroy.ask.keepCard">
        <source></source>
        <translation>Vyberte postavu, která vám zůstane v ruce; zbylé dvě se vrátí do balíčku.</translation>
    </message>
    <message id="viceroy.ask.lastAnswer">
        <source></source>
        <translation>{seat} to chce obráceně. Přijměte, nebo odmítněte.</translation>
    </message>
    <message id="viceroy.ask.lawOption">
        <source></source>
        <translation>Vyberte, co vám zákon dá.</translation>
    </message>
    <message id="viceroy.ask.nothing">
        <source></source>
        <translation>Počkejte na ostatní.</translation>
    </message>
    <message id="viceroy.ask.ownGem">
        <source></source>
        <translation>Ve všeobecné zásobě takový drahokam není. Použít jako věčný drahokam vlastní?</translation>
    </message>
    <message id="viceroy.ask.place">
        <source></source>
        <translation>Vyberte místo ve své pyramidě.</translation>
    </message>
    <message id="viceroy.ask.play">
        <source></source>
        <translation>Vyberte kartu, kterou zahrajete, nebo pasujte.</translation>
    </message>
    <message id="viceroy.ask.propose">
        <source></source>
        <translation>Jsou tu dvě karty a stejná nabídka, soupeř: {seat}. Navrhněte, kterou si vezmete, nebo odmítněte.</translation>
    </message>
    <message id="viceroy.ask.recolour">
        <source></source>
        <translation>Přebarvujte kruhy zbylými drahokamy, nebo skončete.</translation>
    </message>
    <message id="viceroy.ask.replaceTarget">
        <source></source>
        <translation>Vyberte kartu, jejíž místo zákon zaujme.</translation>
    </message>
    <message id="viceroy.ask.returnLaw">
        <source></source>
        <translation>Vraťte zákon na vrch balíčku.</translation>
    </message>
    <message id="viceroy.ask.storeGem">
        <source></source>
        <translation>Ukládejte na zákon drahokamy, nebo skončete.</translation>
    </message>
    <message id="viceroy.ask.strayCard">
        <source></source>
        <translation>Virtuální protivník nenašel kartu své barvy. Vyberte kartu, která opustí hru.</translation>
    </message>
    <message id="viceroy.ask.summonsCard">
        <source></source>
        <translation>Vezměte si libovolnou kartu z dražby. Příští dražbu vynecháte.</translation>
    </message>
    <message id="viceroy.ask.takeGem">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.ask.tuckHand">
        <source></source>
        <translation>Zasuňte pod zákon karty z ruky, kolik chcete.</translation>
    </message>
    <message id="viceroy.ask.wonCard">
        <source></source>
        <translation>Vezměte si jednu ze dvou karet.</translation>
    </message>
    <message id="viceroy.bid.attack">
        <source></source>
        <translation>žeton útoku</translation>
    </message>
    <message id="viceroy.bid.attack.acc">
        <source></source>
        <translation>žeton útoku</translation>
    </message>
    <message id="viceroy.bid.blue">
        <source></source>
        <translation>modrý drahokam</translation>
    </message>
    <message id="viceroy.bid.blue.acc">
        <source></source>
        <translation>modrý drahokam</translation>
    </message>
    <message id="viceroy.bid.green">
        <source></source>
        <translation>zelený drahokam</translation>
    </message>
    <message id="viceroy.bid.green.acc">
        <source></source>
        <translation>zelený drahokam</translation>
    </message>
    <message id="viceroy.bid.pass">
        <source></source>
        <translation>pas</translation>
    </message>
    <message id="viceroy.bid.pass.acc">
        <source></source>
        <translation>nic</translation>
    </message>
    <message id="viceroy.bid.red">
        <source></source>
        <translation>červený drahokam</translation>
    </message>
    <message id="viceroy.bid.red.acc">
        <source></source>
        <translation>červený drahokam</translation>
    </message>
    <message id="viceroy.bid.yellow">
        <source></source>
        <translation>žlutý drahokam</translation>
    </message>
    <message id="viceroy.bid.yellow.acc">
        <source></source>
        <translation>žlutý drahokam</translation>
    </message>
    <message id="viceroy.card.admiral">
        <source></source>
        <translation>Admirál</translation>
    </message>
    <message id="viceroy.card.agent">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.card.ambassador">
        <source></source>
        <translation>Vyslanec</translation>
    </message>
    <message id="viceroy.card.arcanist">
        <source></source>
        <translation>Arkanista</translation>
    </message>
    <message id="viceroy.card.assassin">
        <source></source>
        <translation>Asasín</translation>
    </message>
    <message id="viceroy.card.baron">
        <source></source>
        <translation>Baron</translation>
    </message>
    <message id="viceroy.card.berserker">
        <source></source>
        <translation>Berserkr</translation>
    </message>
    <message id="viceroy.card.brewer">
        <source></source>
        <translation>Sládek</translation>
    </message>
    <message id="viceroy.card.brigand">
        <source></source>
        <translation>Loupežník</translation>
    </message>
    <message id="viceroy.card.callToArms">
        <source></source>
        <translation>Povolání do zbraně</translation>
    </message>
    <message id="viceroy.card.cannoneer">
        <source></source>
        <translation>Kanonýr</translation>
    </message>
    <message id="viceroy.card.captain">
        <source></source>
        <translation>Kapitán</translation>
    </message>
    <message id="viceroy.card.castellan">
        <source></source>
        <translation>Kastelán</translation>
    </message>
    <message id="viceroy.card.census">
        <source></source>
        <translation>Sčítání lidu</translation>
    </message>
    <message id="viceroy.card.chancellor">
        <source></source>
        <translation>Kancléř</translation>
    </message>
    <message id="viceroy.card.chieftain">
        <source></source>
        <translation>Náčelník</translation>
    </message>
    <message id="viceroy.card.colonel">
        <source></source>
        <translation>Plukovník</translation>
    </message>
    <message id="viceroy.card.corporal">
        <source></source>
        <translation>Desátník</translation>
    </message>
    <message id="viceroy.card.corsair">
        <source></source>
        <translation>Korzár</translation>
    </message>
    <message id="viceroy.card.crossbowwoman">
        <source></source>
        <translation>Střelkyně z kuše</translation>
    </message>
    <message id="viceroy.card.cuirassier">
        <source></source>
        <translation>Kyrysník</translation>
    </message>
    <message id="viceroy.card.cutthroat">
        <source></source>
        <translation>Hrdlořez</translation>
    </message>
    <message id="viceroy.card.doublePrivileges">
        <source></source>
        <translation>Dvojnásobná privilegia</translation>
    </message>
    <message id="viceroy.card.druid">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.card.enchantress">
        <source></source>
        <translation>Kouzelnice</translation>
    </message>
    <message id="viceroy.card.executioner">
        <source></source>
        <translation>Kat</translation>
    </message>
    <message id="viceroy.card.fairy">
        <source></source>
        <translation>Víla</translation>
    </message>
    <message id="viceroy.card.feastOfColours">
        <source></source>
        <translation>Slavnost barev</translation>
    </message>
    <message id="viceroy.card.fence">
        <source></source>
        <translation>Překupník</translation>
    </message>
    <message id="viceroy.card.firstMate">
        <source></source>
        <translation>První důstojník</translation>
    </message>
    <message id="viceroy.card.forcedBarter">
        <source></source>
        <translation>Vynucená směna</translation>
    </message>
    <message id="viceroy.card.fortification">
        <source></source>
        <translation>Opevňování</translation>
    </message>
    <message id="viceroy.card.foundingOfTheAcademy">
        <source></source>
        <translation>Založení akademie</translation>
    </message>
    <message id="viceroy.card.gamekeeper">
        <source></source>
        <translation>Hajný</translation>
    </message>
    <message id="viceroy.card.general">
        <source></source>
        <translation>Generál</translation>
    </message>
    <message id="viceroy.card.governor">
        <source></source>
        <translation>Guvernér</translation>
    </message>
    <message id="viceroy.card.guardian">
        <source></source>
        <translation>Strážce</translation>
    </message>
    <message id="viceroy.card.harmonyOfOrders">
        <source></source>
        <translation>Soulad stavů</translation>
    </message>
    <message id="viceroy.card.helmsman">
        <source></source>
        <translation>Kormidelník</translation>
    </message>
    <message id="viceroy.card.herbalist">
        <source></source>
        <translation>Bylinkářka</translation>
    </message>
    <message id="viceroy.card.hermit">
        <source></source>
        <translation>Poustevník</translation>
    </message>
    <message id="viceroy.card.homeGuard">
        <source></source>
        <translation>Domobrana</translation>
    </message>
    <message id="viceroy.card.huntress">
        <source></source>
        <translation>Lovkyně</translation>
    </message>
    <message id="viceroy.card.inspector">
        <source></source>
        <translation>Inspektor</translation>
    </message>
    <message id="viceroy.card.inventor">
        <source></source>
        <translation>Vynálezce</translation>
    </message>
    <message id="viceroy.card.knight">
        <source></source>
        <translation>Rytíř</translation>
    </message>
    <message id="viceroy.card.magesPrivilege">
        <source></source>
        <translation>Výsada mágů</translation>
    </message>
    <message id="viceroy.card.magicDecree">
        <source></source>
        <translation>Magický výnos</translation>
    </message>
    <message id="viceroy.card.margrave">
        <source></source>
        <translation>Markrabě</translation>
    </message>
    <message id="viceroy.card.marshal">
        <source></source>
        <translation>Maršál</translation>
    </message>
    <message id="viceroy.card.mentor">
        <source></source>
        <translation>Učitel</translation>
    </message>
    <message id="viceroy.card.mercenary">
        <source></source>
        <translation>Žoldnéř</translation>
    </message>
    <message id="viceroy.card.miner">
        <source></source>
        <translation>Horník</translation>
    </message>
    <message id="viceroy.card.nobleman">
        <source></source>
        <translation>Šlechtic</translation>
    </message>
    <message id="viceroy.card.paladin">
        <source></source>
        <translation>Paladin</translation>
    </message>
    <message id="viceroy.card.patronage1">
        <source></source>
        <translation>Patronát I</translation>
    </message>
    <message id="viceroy.card.patronage2">
        <source></source>
        <translation>Patronát II</translation>
    </message>
    <message id="viceroy.card.patronage3">
        <source></source>
        <translation>Patronát III</translation>
    </message>
    <message id="viceroy.card.patronage4">
        <source></source>
        <translation>Patronát IV</translation>
    </message>
    <message id="viceroy.card.poisoner">
        <source></source>
        <translation>Travič</translation>
    </message>
    <message id="viceroy.card.prince">
        <source></source>
        <translation>Princ</translation>
    </message>
    <message id="viceroy.card.raidersCharter">
        <source></source>
        <translation>Nájezdnická listina</translation>
    </message>
    <message id="viceroy.card.recruiter">
        <source></source>
        <translation>Verbíř</translation>
    </message>
    <message id="viceroy.card.regent">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.card.reshuffleOfOffices">
        <source></source>
        <translation>Výměna úřadů</translation>
    </message>
    <message id="viceroy.card.revisionOfTheCode">
        <source></source>
        <translation>Revize zákoníku</translation>
    </message>
    <message id="viceroy.card.royalArchive">
        <source></source>
        <translation>Královský archiv</translation>
    </message>
    <message id="viceroy.card.royalFavour">
        <source></source>
        <translation>Královská milost</translation>
    </message>
    <message id="viceroy.card.royalSummons">
        <source></source>
        <translation>Královské předvolání</translation>
    </message>
    <message id="viceroy.card.royalTreasury">
        <source></source>
        <translation>Královská pokladnice</translation>
    </message>
    <message id="viceroy.card.saboteur">
        <source></source>
        <translation>Záškodník</translation>
    </message>
    <message id="viceroy.card.scout">
        <source></source>
        <translation>Průzkumnice</translation>
    </message>
    <message id="viceroy.card.secretService">
        <source></source>
        <translation>Tajná služba</translation>
    </message>
    <message id="viceroy.card.sentry">
        <source></source>
        <translation>Hlídka</translation>
    </message>
    <message id="viceroy.card.sergeant">
        <source></source>
        <translation>Seržant</translation>
    </message>
    <message id="viceroy.card.shipHand">
        <source></source>
        <translation>Plavčík</translation>
    </message>
    <message id="viceroy.card.sniper">
        <source></source>
        <translation>Odstřelovač</translation>
    </message>
    <message id="viceroy.card.sorceress">
        <source></source>
        <translation>Čarodějka</translation>
    </message>
    <message id="viceroy.card.spy">
        <source></source>
        <translation>Vyzvědač</translation>
    </message>
    <message id="viceroy.card.standardBearer">
        <source></source>
        <translation>Praporečník</translation>
    </message>
    <message id="viceroy.card.strategist">
        <source></source>
        <translation>Stratég</translation>
    </message>
    <message id="viceroy.card.supportOfScholars">
        <source></source>
        <translation>Podpora učenců</translation>
    </message>
    <message id="viceroy.card.swordsman">
        <source></source>
        <translation>Šermíř</translation>
    </message>
    <message id="viceroy.card.tracker">
        <source></source>
        <translation>Stopař</translation>
    </message>
    <message id="viceroy.card.veteran">
        <source></source>
        <translation>Veterán</translation>
    </message>
    <message id="viceroy.card.voivode">
        <source></source>
        <translation>Vojevoda</translation>
    </message>
    <message id="viceroy.card.wanderer">
        <source></source>
        <translation>Tulák</translation>
    </message>
    <message id="viceroy.card.warlock">
        <source></source>
        <translation>Černokněžník</translation>
    </message>
    <message id="viceroy.colour.blue">
        <source></source>
        <translation>modrá</translation>
    </message>
    <message id="viceroy.colour.blue.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n modrý drahokam</numerusform>
            <numerusform>%n modré drahokamy</numerusform>
            <numerusform>%n modrých drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.blue.acc">
        <source></source>
        <translation>modrý drahokam</translation>
    </message>
    <message id="viceroy.colour.green">
        <source></source>
        <translation>zelená</translation>
    </message>
    <message id="viceroy.colour.green.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zelený drahokam</numerusform>
            <numerusform>%n zelené drahokamy</numerusform>
            <numerusform>%n zelených drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.green.acc">
        <source></source>
        <translation>zelený drahokam</translation>
    </message>
    <message id="viceroy.colour.red">
        <source></source>
        <translation>červená</translation>
    </message>
    <message id="viceroy.colour.red.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n červený drahokam</numerusform>
            <numerusform>%n červené drahokamy</numerusform>
            <numerusform>%n červených drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.red.acc">
        <source></source>
        <translation>červený drahokam</translation>
    </message>
    <message id="viceroy.colour.yellow">
        <source></source>
        <translation>žlutá</translation>
    </message>
    <message id="viceroy.colour.yellow.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žlutý drahokam</numerusform>
            <numerusform>%n žluté drahokamy</numerusform>
            <numerusform>%n žlutých drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.yellow.acc">
        <source></source>
        <translation>žlutý drahokam</translation>
    </message>
    <message id="viceroy.deck.laws">
        <source></source>
        <translation>zákony</translation>
    </message>
    <message id="viceroy.deck.small">
        <source></source>
        <translation>malý balíček</translation>
    </message>
    <message id="viceroy.edition.cardsForGems">
        <source></source>
        <translation>Karty lze vyměnit za drahokamy</translation>
    </message>
    <message id="viceroy.edition.fourCharacters">
        <source></source>
        <translation>Se čtyřmi počátečními postavami</translation>
    </message>
    <message id="viceroy.edition.other">
        <source></source>
        <translation>Pravidla druhé ruské edice</translation>
    </message>
    <message id="viceroy.edition.usual">
        <source></source>
        <translation>Pravidla české edice</translation>
    </message>
    <message id="viceroy.effect.callToArms">
        <source></source>
        <translation>Vyberte si: žeton útoku na tuto kartu, 6 bodů moci, nebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.census">
        <source></source>
        <translation>Na konci: 1 bod moci za každou kartu ve vaší pyramidě, tuto i zasunuté karty v to počítaje.</translation>
    </message>
    <message id="viceroy.effect.doublePrivileges">
        <source></source>
        <translation>Tento zákon se nevykládá: zasuňte ho pod některou postavu své pyramidy. Každý žeton na této postavě se zdvojí. Dvojník věčného drahokamu se bere ze všeobecné zásoby, a není-li tam, pak pokud chcete, zpoza vaší zástěny.</translation>
    </message>
    <message id="viceroy.effect.feastOfColours">
        <source></source>
        <translation>Na konci: o 1 bod moci více za každý jednobarevný kruh a každý věčný drahokam ve vaší pyramidě.</translation>
    </message>
    <message id="viceroy.effect.forcedBarter">
        <source></source>
        <translation>Chcete-li, zaplaťte soupeři tři drahokamy podle svého výběru a vyměňte jeden žeton ze své pyramidy za jeden z jeho. Věčné drahokamy vyměnit nelze.</translation>
    </message>
    <message id="viceroy.effect.fortification">
        <source></source>
        <translation>Vyberte si: žeton obrany, věčný drahokam libovolné barvy, nebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.foundingOfTheAcademy">
        <source></source>
        <translation>Vyberte si: žeton magie, žeton vědy, nebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.harmonyOfOrders">
        <source></source>
        <translation>Na konci: o 3 body moci více za každou úplnou sadu obrany, vědy a magie.</translation>
    </message>
    <message id="viceroy.effect.homeGuard">
        <source></source>
        <translation>Vyberte si: žeton obrany, 6 bodů moci, nebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.magesPrivilege">
        <source></source>
        <translation>Vyberte si: žeton magie i s bonusem za magii +2, věčný drahokam libovolné barvy, nebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.magicDecree">
        <source></source>
        <translation>Vyberte si: bonus za magii +3, kartu z malého balíčku nebo zákon, anebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.patronage1">
        <source></source>
        <translation>Na konci: 2 body moci za každou postavu, která s tímto zákonem sousedí: vedle něj, nad ním i pod ním.</translation>
    </message>
    <message id="viceroy.effect.patronage2">
        <source></source>
        <translation>Na konci: 2 body moci za každou postavu, která s tímto zákonem sousedí: vedle něj, nad ním i pod ním.</translation>
    </message>
    <message id="viceroy.effect.patronage3">
        <source></source>
        <translation>Na konci: 2 body moci za každou postavu, která s tímto zákonem sousedí: vedle něj, nad ním i pod ním.</translation>
    </message>
    <message id="viceroy.effect.patronage4">
        <source></source>
        <translation>Na konci: 2 body moci za každou postavu, která s tímto zákonem sousedí: vedle něj, nad ním i pod ním.</translation>
    </message>
    <message id="viceroy.effect.raidersCharter">
        <source></source>
        <translation>Vyberte si: žeton útoku na tuto kartu, kartu z malého balíčku nebo zákon, anebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.effect.reshuffleOfOffices">
        <source></source>
        <translation>Položte tento zákon na místo jiné karty své pyramidy, na první až čtvrté úrovni, a tu kartu si vezměte zpět do ruky. Její žetony i karty pod ní zasunuté zůstanou na místě a patří teď k zákonu.</translation>
    </message>
    <message id="viceroy.effect.revisionOfTheCode">
        <source></source>
        <translation>Vezměte si tři zákony. Pak vraťte libovolné dva zákony z ruky na vrch balíčku, v pořadí, jaké chcete.</translation>
    </message>
    <message id="viceroy.effect.royalArchive">
        <source></source>
        <translation>Od této chvíle smíte každou kartu, kterou si vezmete, hned zasunout pod tento zákon. Na konci: 4 body moci za každou kartu zde.</translation>
    </message>
    <message id="viceroy.effect.royalFavour">
        <source></source>
        <translation>Zasuňte pod tento zákon volnou kartu své pyramidy; žetony na ní přijdou vniveč. Na konci: 3, 6, 9 nebo 12 bodů moci podle toho, zda zákon leží na první, druhé, třetí nebo čtvrté úrovni.</translation>
    </message>
    <message id="viceroy.effect.royalSummons">
        <source></source>
        <translation>Vezměte si hned libovolnou kartu z dražby, bez nabídky; na její místo přijde vrchní karta malého balíčku. Příští dražbu za to vynecháte, a to není pasování: žádné drahokamy nedostanete.</translation>
    </message>
    <message id="viceroy.effect.royalTreasury">
        <source></source>
        <translation>Při vyložení na něj uložte až osm svých drahokamů; už tam zůstanou. Na konci: 2 body moci za každý z nich.</translation>
    </message>
    <message id="viceroy.effect.secretService">
        <source></source>
        <translation>Při vyložení pod něj zasuňte z ruky karet, kolik chcete; později už žádné. Na konci: 5 bodů moci za každou z nich.</translation>
    </message>
    <message id="viceroy.effect.supportOfScholars">
        <source></source>
        <translation>Vyberte si: žeton vědy, kartu z malého balíčku nebo zákon, anebo čtyři drahokamy.</translation>
    </message>
    <message id="viceroy.event.agreed">
        <source></source>
        <translation>Dohoda platí: {seat} a {rival}.</translation>
    </message>
    <message id="viceroy.event.attackGained">
        <source></source>
        <translation>{seat} bere za zástěnu žeton útoku.</translation>
    </message>
    <message id="viceroy.event.attackSpent">
        <source></source>
        <translation>{seat} utrácí žeton útoku.</translation>
    </message>
    <message id="viceroy.event.auctionRoundBegan">
        <source></source>
        <translation>{round}. kolo dražby.</translation>
    </message>
    <message id="viceroy.event.auctionSkipped">
        <source></source>
        <translation>{seat} vynechává tuto dražbu.</translation>
    </message>
    <message id="viceroy.event.barterDeclined">
        <source></source>
        <translation>{seat} nic nevyměňuje.</translation>
    </message>
    <message id="viceroy.event.bidLost">
        <source></source>
        <translation>{seat} nic nezískává a přichází o {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown">
        <source></source>
        <translation>{seat} nabízí {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown.pass">
        <source></source>
        <translation>{seat} pasuje.</translation>
    </message>
    <message id="viceroy.event.cardDiscarded">
        <source></source>
        <translation>Ze hry vyřazeno: [{card}].</translation>
    </message>
    <message id="viceroy.event.cardDisplayed">
        <source></source>
        <translation>Nově v dražbě: [{card} ({colour}, {pile})].</translation>
    </message>
    <message id="viceroy.event.cardDrawn">
        <source></source>
        <translation>{seat} bere z balíčku ({deck}): [{card}].</translation>
    </message>
    <message id="viceroy.event.cardLaid">
        <source></source>
        <translation>{seat} vykládá kartu „{card}“ na {level}. úroveň.</translation>
    </message>
    <message id="viceroy.event.cardMovedUp">
        <source></source>
        <translation>Dál v dražbě, teď jako starší karta: [{card} ({colour})].</translation>
    </message>
    <message id="viceroy.event.cardReplaced">
        <source></source>
        <translation>{seat} vykládá zákon „{law}“ místo karty „{card}“.</translation>
    </message>
    <message id="viceroy.event.cardShown">
        <source></source>
        <translation>{seat} ukazuje kartu „{card}“.</translation>
    </message>
    <message id="viceroy.event.cardSold">
        <source></source>
        <translation>{seat} odhazuje kartu „{card}“ za drahokamy.</translation>
    </message>
    <message id="viceroy.event.cardTucked">
        <source></source>
        <translation>{seat} zasouvá kartu „{card}“ pod kartu „{host}“.</translation>
    </message>
    <message id="viceroy.event.cardWon">
        <source></source>
        <translation>{seat} získává v dražbě kartu „{card}“.</translation>
    </message>
    <message id="viceroy.event.charactersReturned">
        <source></source>
        <translation>{seat} vrací do balíčku postavy ({count}).</translation>
    </message>
    <message id="viceroy.event.circleClosed">
        <source></source>
        <translation>{seat} uzavírá jednobarevný kruh na {level}. úrovni ({colour}).</translation>
    </message>
    <message id="viceroy.event.developmentRoundBegan">
        <source></source>
        <translation>{round}. kolo budování: každý vybírá kartu.</translation>
    </message>
    <message id="viceroy.event.firstCardLaid">
        <source></source>
        <translation>{seat} začíná pyramidu moci kartou „{card}“.</translation>
    </message>
    <message id="viceroy.event.gameEnded">
        <source></source>
        <translation>Hra končí.</translation>
    </message>
    <message id="viceroy.event.gemGiven">
        <source></source>
        <translation>{seat} platí {colour:acc} (komu: {rival}).</translation>
    </message>
    <message id="viceroy.event.gemStored">
        <source></source>
        <translation>{seat} ukládá {colour:acc} na kartu „{card}“.</translation>
    </message>
    <message id="viceroy.event.gemsPaid">
        <source></source>
        <translation>{seat} platí [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.gemsTaken">
        <source></source>
        <translation>{seat} bere ze všeobecné zásoby [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.handDiscarded">
        <source></source>
        <translation>{seat} odhazuje karty z ruky ({count}).</translation>
    </message>
    <message id="viceroy.event.infiniteFromScreen">
        <source></source>
        <translation>{seat} používá {colour:acc} zpoza zástěny, protože ve všeobecné zásobě žádný není.</translation>
    </message>
    <message id="viceroy.event.infiniteMissed">
        <source></source>
        <translation>{seat} nedostává věčný drahokam ({colour}).</translation>
    </message>
    <message id="viceroy.event.infiniteUsed">
        <source></source>
        <translation>{seat} šetří díky věčným drahokamům [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.lawReturned">
        <source></source>
        <translation>{seat} vrací zákon na vrch balíčku: [{card}].</translation>
    </message>
    <message id="viceroy.event.lawsDealt">
        <source></source>
        <translation>Rozdávají se zákony (po {count}): [{seat}].</translation>
    </message>
    <message id="viceroy.event.notAgreed">
        <source></source>
        <translation>Bez dohody: {seat} a {rival}.</translation>
    </message>
    <message id="viceroy.event.passedDevelopment">
        <source></source>
        <translation>{seat} pasuje do konce této fáze budování.</translation>
    </message>
    <message id="viceroy.event.proposed">
        <source></source>
        <translation>{seat} navrhuje dělení ({rival}). Sobě: {pile} ({colour}); druhé straně: ta druhá.</translation>
    </message>
    <message id="viceroy.event.recoloured">
        <source></source>
        <translation>{seat} přebarvuje kruh na {level}. úrovni ({colour}).</translation>
    </message>
    <message id="viceroy.event.recolouringDone">
        <source></source>
        <translation>{seat} končí s přebarvováním.</translation>
    </message>
    <message id="viceroy.event.roundBegan">
        <source></source>
        <translation>Začíná {round}. kolo hry.</translation>
    </message>
    <message id="viceroy.event.sealed">
        <source></source>
        <translation>{seat} má zvoleno.</translation>
    </message>
    <message id="viceroy.event.summonsTook">
        <source></source>
        <translation>{seat} bere z nabídky bez dražby kartu „{card}“.</translation>
    </message>
    <message id="viceroy.event.tokenGained">
        <source></source>
        <translation>{seat} klade na kartu „{card}“ [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenLost">
        <source></source>
        <translation>{seat} přichází na kartě „{card}“ o [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenMoved">
        <source></source>
        <translation>Žeton se přesouvá z karty „{from}“ na kartu „{to}“: {token}.</translation>
    </message>
    <message id="viceroy.event.unsealed">
        <source></source>
        <translation>{seat} volí znovu.</translation>
    </message>
    <message id="viceroy.event.virtualBidShown">
        <source></source>
        <translation>{opponent} nabízí {colour:acc}.</translation>
    </message>
    <message id="viceroy.event.virtualTook">
        <source></source>
        <translation>{opponent} vyřazuje ze hry kartu „{card}“.</translation>
    </message>
    <message id="viceroy.event.wentOn">
        <source></source>
        <translation>{seat} jde do dalšího kola dražby.</translation>
    </message>
    <message id="viceroy.name">
        <source></source>
        <translation>Panovník</translation>
    </message>
    <message id="viceroy.opponent.first">
        <source></source>
        <translation>První virtuální protivník</translation>
    </message>
    <message id="viceroy.opponent.second">
        <source></source>
        <translation>Druhý virtuální protivník</translation>
    </message>
    <message id="viceroy.opponent.third">
        <source></source>
        <translation>Třetí virtuální protivník</translation>
    </message>
    <message id="viceroy.option.attack">
        <source></source>
        <translation>žeton útoku</translation>
    </message>
    <message id="viceroy.option.cards">
        <source></source>
        <translation>karta</translation>
    </message>
    <message id="viceroy.option.defense">
        <source></source>
        <translation>žeton obrany</translation>
    </message>
    <message id="viceroy.option.gems">
        <source></source>
        <translation>drahokamy</translation>
    </message>
    <message id="viceroy.option.infinite">
        <source></source>
        <translation>věčný drahokam</translation>
    </message>
    <message id="viceroy.option.magic">
        <source></source>
        <translation>žeton magie</translation>
    </message>
    <message id="viceroy.option.magicAndBonus">
        <source></source>
        <translation>žeton magie a bonus za magii</translation>
    </message>
    <message id="viceroy.option.magicBonus">
        <source></source>
        <translation>bonus za magii</translation>
    </message>
    <message id="viceroy.option.points">
        <source></source>
        <translation>body moci</translation>
    </message>
    <message id="viceroy.option.rows">
        <source></source>
        <translation>odměny prvního až třetího řádku</translation>
    </message>
    <message id="viceroy.option.science">
        <source></source>
        <translation>žeton vědy</translation>
    </message>
    <message id="viceroy.phase.bidding">
        <source></source>
        <translation>Aukční fáze: nabídky</translation>
    </message>
    <message id="viceroy.phase.finished">
        <source></source>
        <translation>Konec</translation>
    </message>
    <message id="viceroy.phase.firstCard">
        <source></source>
        <translation>První karta</translation>
    </message>
    <message id="viceroy.phase.picking">
        <source></source>
        <translation>Fáze budování: výběr karet</translation>
    </message>
    <message id="viceroy.phase.playing">
        <source></source>
        <translation>Fáze budování: vykládání</translation>
    </message>
    <message id="viceroy.phase.recolouring">
        <source></source>
        <translation>Přebarvování</translation>
    </message>
    <message id="viceroy.phase.settling">
        <source></source>
        <translation>Aukční fáze: vyhodnocení</translation>
    </message>
    <message id="viceroy.phase.startRewards">
        <source></source>
        <translation>První odměny</translation>
    </message>
    <message id="viceroy.pile.above">
        <source></source>
        <translation>starší karta</translation>
    </message>
    <message id="viceroy.pile.below">
        <source></source>
        <translation>novější karta</translation>
    </message>
    <message id="viceroy.reason.equalScore">
        <source></source>
        <translation>stejně bodů, společné místo</translation>
    </message>
    <message id="viceroy.reason.record">
        <source></source>
        <translation>rekord k překonání</translation>
    </message>
    <message id="viceroy.reason.score">
        <source></source>
        <translation>podle bodů moci</translation>
    </message>
    <message id="viceroy.refusal.alreadyRecoloured">
        <source></source>
        <translation>Tento kruh na {level}. úrovni už přebarvený je.</translation>
    </message>
    <message id="viceroy.refusal.alreadySealed">
        <source></source>
        <translation>Už jste zvolili. Dokud nezvolí všichni, můžete svou volbu vzít zpět.</translation>
    </message>
    <message id="viceroy.refusal.beginsPyramid">
        <source></source>
        <translation>Touto postavou začíná vaše pyramida, v ruce vám zůstat nemůže: {card}.</translation>
    </message>
    <message id="viceroy.refusal.cannotPay">
        <source></source>
        <translation>Tuto kartu na {level}. úrovni nezaplatíte: {card}. Chybí: {colour*missing}. Platí se i za všechny nižší úrovně.</translation>
    </message>
    <message id="viceroy.refusal.deckEmpty">
        <source></source>
        <translation>Tento balíček už došel: {deck}. Balíčky se nedoplňují.</translation>
    </message>
    <message id="viceroy.refusal.displayEmpty">
        <source></source>
        <translation>V dražbě nezbyla žádná karta, není na co útočit.</translation>
    </message>
    <message id="viceroy.refusal.infiniteIsNoBid">
        <source></source>
        <translation>Věčný drahokam se nedá nabídnout v dražbě a jiný této barvy nemáte: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.infiniteSpent">
        <source></source>
        <translation>Tuto kartu na {level}. úrovni nezaplatíte: {card}. Chybí: {colour*missing}, a věčný drahokam této barvy jste v této fázi už použili.</translation>
    </message>
    <message id="viceroy.refusal.itself">
        <source></source>
        <translation>Zákon nemůže zvolit sám sebe: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noAttackToken">
        <source></source>
        <translation>Nemáte žeton útoku, který byste nabídli.</translation>
    </message>
    <message id="viceroy.refusal.noCardAtColour">
        <source></source>
        <translation>U dražební karty této barvy nic neleží: {colour}. Nabízet lze jen tam, kde je karta postavy.</translation>
    </message>
    <message id="viceroy.refusal.noCardThere">
        <source></source>
        <translation>Tam žádná karta neleží: {colour}, {pile}.</translation>
    </message>
    <message id="viceroy.refusal.noCharacter">
        <source></source>
        <translation>Tento zákon potřebuje postavu ve vaší pyramidě a žádná tam není: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noCircle">
        <source></source>
        <translation>Tady na {level}. úrovni žádný kruh není. Kruh patří ke kartě na druhé nebo vyšší úrovni.</translation>
    </message>
    <message id="viceroy.refusal.noGemAtAll">
        <source></source>
        <translation>Není jediný drahokam, který by šlo na kartu položit: ve všeobecné zásobě ani za vaší zástěnou.</translation>
    </message>
    <message id="viceroy.refusal.noGemForInfinite">
        <source></source>
        <translation>Drahokam této barvy není ve všeobecné zásobě ani u vás: {colour}. Není co položit na kartu.</translation>
    </message>
    <message id="viceroy.refusal.noGemOfColour">
        <source></source>
        <translation>Za zástěnou nemáte drahokam této barvy: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.noSuchSeat">
        <source></source>
        <translation>Na tomto místě nikdo nehraje.</translation>
    </message>
    <message id="viceroy.refusal.noSuchToken">
        <source></source>
        <translation>Tento žeton z karty vzít nelze: {token}, {card}.</translation>
    </message>
    <message id="viceroy.refusal.noToken">
        <source></source>
        <translation>Na této kartě neleží žádný žeton, který by šlo vyměnit: {card}. Věčné drahokamy zůstávají na místě.</translation>
    </message>
    <message id="viceroy.refusal.noTwoCardsBelow">
        <source></source>
        <translation>Karta na {level}. úrovni leží na dvou sousedních kartách úrovně pod ní.</translation>
    </message>
    <message id="viceroy.refusal.notACharacter">
        <source></source>
        <translation>Toto není postava: {card}. Zákon platí jen pro postavy.</translation>
    </message>
    <message id="viceroy.refusal.notALaw">
        <source></source>
        <translation>Sem se vracejí jen zákony a toto zákon není: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notARivalsCard">
        <source></source>
        <translation>Tato karta neleží v pyramidě žádného soupeře: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notAnOption">
        <source></source>
        <translation>To tady na výběr není: {option}.</translation>
    </message>
    <message id="viceroy.refusal.notAtEnd">
        <source></source>
        <translation>První úroveň roste jen na obou koncích.</translation>
    </message>
    <message id="viceroy.refusal.notForSale">
        <source></source>
        <translation>V této hře se karty za drahokamy neodhazují: je to pravidlo jiného vydání.</translation>
    </message>
    <message id="viceroy.refusal.notFree">
        <source></source>
        <translation>Tato karta není volná: {card}. Volná karta je krajní v řadě nebo leží nad první úrovní na té nejvyšší; nic na ní neleží a nic pod ní není zasunuto.</translation>
    </message>
    <message id="viceroy.refusal.notInHand">
        <source></source>
        <translation>Tuto kartu v ruce nemáte: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notInYourPyramid">
        <source></source>
        <translation>Tato karta neleží ve vaší pyramidě: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notTheTakenCard">
        <source></source>
        <translation>Do archivu můžete uložit jen kartu, kterou jste si právě vzali, ne tuto: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notYourColour">
        <source></source>
        <translation>Nabídli jste na jinou barvu než na tuto: {colour}. Kartu si berete jen tam, kde jste nabídli drahokam.</translation>
    </message>
    <message id="viceroy.refusal.notYourTurn">
        <source></source>
        <translation>Nejste na řadě. Právě hraje: {seat}.</translation>
    </message>
    <message id="viceroy.refusal.nothingSealed">
        <source></source>
        <translation>Nemáte co vzít zpět: buď jste ještě nezvolili, nebo už si vybrali všichni a volby jsou odkryté.</translation>
    </message>
    <message id="viceroy.refusal.nothingToDecide">
        <source></source>
        <translation>O tom teď nerozhodujete vy.</translation>
    </message>
    <message id="viceroy.refusal.onlyAbove">
        <source></source>
        <translation>O tutéž barvu ({colour}) soupeří virtuální protivník: vzít si můžete jen starší kartu.</translation>
    </message>
    <message id="viceroy.refusal.otherDecision">
        <source></source>
        <translation>Nejprve rozhodněte o něčem jiném. {ask}</translation>
    </message>
    <message id="viceroy.refusal.outOfRange">
        <source></source>
        <translation>To do této hry nepatří.</translation>
    </message>
    <message id="viceroy.refusal.passedAuction">
        <source></source>
        <translation>V této dražbě už jste pasovali.</translation>
    </message>
    <message id="viceroy.refusal.passedBuilding">
        <source></source>
        <translation>V této fázi budování už jste pasovali.</translation>
    </message>
    <message id="viceroy.refusal.placeTaken">
        <source></source>
        <translation>Tam už na {level}. úrovni karta leží.</translation>
    </message>
    <message id="viceroy.refusal.recolourTooDear">
        <source></source>
        <translation>Nemáte dost drahokamů nové barvy ({colour}). Potřeba: {needed}, jeden na každý segment.</translation>
    </message>
    <message id="viceroy.refusal.reserveEmpty">
        <source></source>
        <translation>Ve všeobecné zásobě už není drahokam této barvy: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.sameAsAsked">
        <source></source>
        <translation>Právě toto dělení vám bylo nabídnuto ({pile}): přijměte je, nebo požádejte o druhou kartu.</translation>
    </message>
    <message id="viceroy.refusal.sameColour">
        <source></source>
        <translation>Kruh už tuto barvu má: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.staysAway">
        <source></source>
        <translation>Tuto dražbu kvůli zákonu vynecháváte.</translation>
    </message>
    <message id="viceroy.refusal.tooFewGems">
        <source></source>
        <translation>Nemáte dost drahokamů na zaplacení. Potřeba: {needed}.</translation>
    </message>
    <message id="viceroy.refusal.tooFewInfinite">
        <source></source>
        <translation>Zbytek svými drahokamy této barvy nezaplatíte: {colour}. Použijte věčných drahokamů aspoň: {least}.</translation>
    </message>
    <message id="viceroy.refusal.tooHighForLaw">
        <source></source>
        <translation>Zákony leží jen na první až čtvrté úrovni, na páté nikdy: {card}.</translation>
    </message>
    <message id="viceroy.refusal.tooManyInfinite">
        <source></source>
        <translation>Tolik věčných drahokamů této barvy použít nelze: {colour}. Nejvýše: {most}. Každý slouží jednou za fázi budování.</translation>
    </message>
    <message id="viceroy.refusal.wonAlready">
        <source></source>
        <translation>V této dražbě už jste kartu získali. Další kola patří ostatním.</translation>
    </message>
    <message id="viceroy.score.attacks">
        <source></source>
        <translation>Útoky soupeřů</translation>
    </message>
    <message id="viceroy.score.circles">
        <source></source>
        <translation>Jednobarevné kruhy</translation>
    </message>
    <message id="viceroy.score.infinite">
        <source></source>
        <translation>Věčné drahokamy</translation>
    </message>
    <message id="viceroy.score.laws">
        <source></source>
        <translation>Zákony</translation>
    </message>
    <message id="viceroy.score.magic">
        <source></source>
        <translation>Magie</translation>
    </message>
    <message id="viceroy.score.points">
        <source></source>
        <translation>Žetony bodů moci</translation>
    </message>
    <message id="viceroy.score.sets">
        <source></source>
        <translation>Sady obrany, vědy a magie</translation>
    </message>
    <message id="viceroy.token.attack">
        <source></source>
        <translation>útok</translation>
    </message>
    <message id="viceroy.token.attack.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žeton útoku</numerusform>
            <numerusform>%n žetony útoku</numerusform>
            <numerusform>%n žetonů útoku</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.attack.acc">
        <source></source>
        <translation>žeton útoku</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2">
        <source></source>
        <translation>bonus za modré kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2.acc">
        <source></source>
        <translation>bonus za modré kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4">
        <source></source>
        <translation>bonus za modré kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4.acc">
        <source></source>
        <translation>bonus za modré kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2">
        <source></source>
        <translation>bonus za zelené kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2.acc">
        <source></source>
        <translation>bonus za zelené kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4">
        <source></source>
        <translation>bonus za zelené kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4.acc">
        <source></source>
        <translation>bonus za zelené kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2">
        <source></source>
        <translation>bonus za červené kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2.acc">
        <source></source>
        <translation>bonus za červené kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4">
        <source></source>
        <translation>bonus za červené kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4.acc">
        <source></source>
        <translation>bonus za červené kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2">
        <source></source>
        <translation>bonus za žluté kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2.acc">
        <source></source>
        <translation>bonus za žluté kruhy +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4">
        <source></source>
        <translation>bonus za žluté kruhy +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4.acc">
        <source></source>
        <translation>bonus za žluté kruhy +4</translation>
    </message>
    <message id="viceroy.token.defense">
        <source></source>
        <translation>obrana</translation>
    </message>
    <message id="viceroy.token.defense.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žeton obrany</numerusform>
            <numerusform>%n žetony obrany</numerusform>
            <numerusform>%n žetonů obrany</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.defense.acc">
        <source></source>
        <translation>žeton obrany</translation>
    </message>
    <message id="viceroy.token.infiniteBlue">
        <source></source>
        <translation>modrý věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteBlue.acc">
        <source></source>
        <translation>modrý věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteGreen">
        <source></source>
        <translation>zelený věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteGreen.acc">
        <source></source>
        <translation>zelený věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteRed">
        <source></source>
        <translation>červený věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteRed.acc">
        <source></source>
        <translation>červený věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteYellow">
        <source></source>
        <translation>žlutý věčný drahokam</translation>
    </message>
    <message id="viceroy.token.infiniteYellow.acc">
        <source></source>
        <translation>žlutý věčný drahokam</translation>
    </message>
    <message id="viceroy.token.magic">
        <source></source>
        <translation>magie</translation>
    </message>
    <message id="viceroy.token.magic.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žeton magie</numerusform>
            <numerusform>%n žetony magie</numerusform>
            <numerusform>%n žetonů magie</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.magic.acc">
        <source></source>
        <translation>žeton magie</translation>
    </message>
    <message id="viceroy.token.magicBonus2">
        <source></source>
        <translation>bonus za magii +2</translation>
    </message>
    <message id="viceroy.token.magicBonus2.acc">
        <source></source>
        <translation>bonus za magii +2</translation>
    </message>
    <message id="viceroy.token.magicBonus3">
        <source></source>
        <translation>bonus za magii +3</translation>
    </message>
    <message id="viceroy.token.magicBonus3.acc">
        <source></source>
        <translation>bonus za magii +3</translation>
    </message>
    <message id="viceroy.token.magicBonus5">
        <source></source>
        <translation>bonus za magii +5</translation>
    </message>
    <message id="viceroy.token.magicBonus5.acc">
        <source></source>
        <translation>bonus za magii +5</translation>
    </message>
    <message id="viceroy.token.points10">
        <source></source>
        <translation>10 bodů moci</translation>
    </message>
    <message id="viceroy.token.points10.acc">
        <source></source>
        <translation>10 bodů moci</translation>
    </message>
    <message id="viceroy.token.points12">
        <source></source>
        <translation>12 bodů moci</translation>
    </message>
    <message id="viceroy.token.points12.acc">
        <source></source>
        <translation>12 bodů moci</translation>
    </message>
    <message id="viceroy.token.points15">
        <source></source>
        <translation>15 bodů moci</translation>
    </message>
    <message id="viceroy.token.points15.acc">
        <source></source>
        <translation>15 bodů moci</translation>
    </message>
    <message id="viceroy.token.points2">
        <source></source>
        <translation>2 body moci</translation>
    </message>
    <message id="viceroy.token.points2.acc">
        <source></source>
        <translation>2 body moci</translation>
    </message>
    <message id="viceroy.token.points3">
        <source></source>
        <translation>3 body moci</translation>
    </message>
    <message id="viceroy.token.points3.acc">
        <source></source>
        <translation>3 body moci</translation>
    </message>
    <message id="viceroy.token.points4">
        <source></source>
        <translation>4 body moci</translation>
    </message>
    <message id="viceroy.token.points4.acc">
        <source></source>
        <translation>4 body moci</translation>
    </message>
    <message id="viceroy.token.points5">
        <source></source>
        <translation>5 bodů moci</translation>
    </message>
    <message id="viceroy.token.points5.acc">
        <source></source>
        <translation>5 bodů moci</translation>
    </message>
    <message id="viceroy.token.points6">
        <source></source>
        <translation>6 bodů moci</translation>
    </message>
    <message id="viceroy.token.points6.acc">
        <source></source>
        <translation>6 bodů moci</translation>
    </message>
    <message id="viceroy.token.points7">
        <source></source>
        <translation>7 bodů moci</translation>
    </message>
    <message id="viceroy.token.points7.acc">
        <source></source>
        <translation>7 bodů moci</translation>
    </message>
    <message id="viceroy.token.points8">
        <source></source>
        <translation>8 bodů moci</translation>
    </message>
    <message id="viceroy.token.points8.acc">
        <source></source>
        <translation>8 bodů moci</translation>
    </message>
    <message id="viceroy.token.science">
        <source></source>
        <translation>věda</translation>
    </message>
    <message id="viceroy.token.science.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žeton vědy</numerusform>
            <numerusform>%n žetony vědy</numerusform>
            <numerusform>%n žetonů vědy</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.science.acc">
        <source></source>
        <translation>žeton vědy</translation>
    </message>
    <message id="viceroy.verb.accept">
        <source></source>
        <translation>Přijmout</translation>
    </message>
    <message id="viceroy.verb.bid">
        <source></source>
        <translation>Nabídnout</translation>
    </message>
    <message id="viceroy.verb.choose">
        <source></source>
        <translation>Vybrat</translation>
    </message>
    <message id="viceroy.verb.decline">
        <source></source>
        <translation>Odmítnout</translation>
    </message>
    <message id="viceroy.verb.discard">
        <source></source>
        <translation>Vyřadit kartu ze hry</translation>
    </message>
    <message id="viceroy.verb.discount">
        <source></source>
        <translation>Použít věčné drahokamy</translation>
    </message>
    <message id="viceroy.verb.done">
        <source></source>
        <translation>Hotovo</translation>
    </message>
    <message id="viceroy.verb.draw">
        <source></source>
        <translation>Vzít kartu z balíčku</translation>
    </message>
    <message id="viceroy.verb.gem">
        <source></source>
        <translation>Vzít drahokam</translation>
    </message>
    <message id="viceroy.verb.give">
        <source></source>
        <translation>Dát drahokam</translation>
    </message>
    <message id="viceroy.verb.keep">
        <source></source>
        <translation>Nechat si v ruce</translation>
    </message>
    <message id="viceroy.verb.lay">
        <source></source>
        <translation>Začít pyramidu</translation>
    </message>
    <message id="viceroy.verb.pass">
        <source></source>
        <translation>Pasovat</translation>
    </message>
    <message id="viceroy.verb.place">
        <source></source>
        <translation>Vyložit kartu sem</translation>
    </message>
    <message id="viceroy.verb.play">
        <source></source>
        <translation>Zahrát kartu</translation>
    </message>
    <message id="viceroy.verb.propose">
        <source></source>
        <translation>Navrhnout rozdělení</translation>
    </message>
    <message id="viceroy.verb.recolour">
        <source></source>
        <translation>Přebarvit kruh</translation>
    </message>
    <message id="viceroy.verb.return">
        <source></source>
        <translation>Vrátit zákon</translation>
    </message>
    <message id="viceroy.verb.sell">
        <source></source>
        <translation>Odhodit kartu za dva drahokamy</translation>
    </message>
    <message id="viceroy.verb.take">
        <source></source>
        <translation>Vzít kartu</translation>
    </message>
    <message id="viceroy.verb.target">
        <source></source>
        <translation>Vybrat tuto kartu</translation>
    </message>
    <message id="viceroy.verb.token">
        <source></source>
        <translation>Vybrat tento žeton</translation>
    </message>
    <message id="viceroy.verb.tuck">
        <source></source>
        <translation>Zasunout kartu pod zákon</translation>
    </message>
    <message id="viceroy.verb.unseal">
        <source></source>
        <translation>Vzít volbu zpět</translation>
    </message>
    <message id="viceroy.hint.firstCard">
        <source></source>
        <translation>Za zástěnou vyberte, kdo začne vaši pyramidu.</translation>
    </message>
    <message id="viceroy.hint.keepCard">
        <source></source>
        <translation>Ještě jedna volba za zástěnou: kdo vám zůstane v ruce?</translation>
    </message>
    <message id="viceroy.hint.bid">
        <source></source>
        <translation>Za zástěnou nabídněte drahokam, nebo pasujte.</translation>
    </message>
    <message id="viceroy.hint.play">
        <source></source>
        <translation>Za zástěnou vyberte kartu, nebo pro tuto fázi pasujte.</translation>
    </message>
    <message id="viceroy.hint.secret">
        <source></source>
        <translation>Za zástěnou na vás čeká otázka.</translation>
    </message>
    <message id="viceroy.hint.takeGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vezměte si ze zásoby %n drahokam.</numerusform>
            <numerusform>Vezměte si ze zásoby %n drahokamy.</numerusform>
            <numerusform>Vezměte si ze zásoby %n drahokamů.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.place">
        <source></source>
        <translation>Dotkněte se zvýrazněného místa a uvidíte cenu; druhým dotykem kartu vyložíte.</translation>
    </message>
    <message id="viceroy.hint.noAuction">
        <source></source>
        <translation>Pasovali jste. Ostatní nabízejí dál.</translation>
    </message>
    <message id="viceroy.hint.noBuilding">
        <source></source>
        <translation>Až do příštího kola jste pasovali.</translation>
    </message>
    <message id="viceroy.hint.later">
        <source></source>
        <translation>Právě staví: {seat}. Zatím můžete kartu zkoušet na zvýrazněných místech.</translation>
    </message>
    <message id="viceroy.hint.notSo">
        <source></source>
        <translation>Tak to nejde. Důvod najdete za zástěnou.</translation>
    </message>
    <message id="viceroy.hint.sealed1">
        <source></source>
        <translation>Zapečetěno. Dotykem balíčku volbu vezmete zpět. Čeká se na: {first}</translation>
    </message>
    <message id="viceroy.hint.sealed2">
        <source></source>
        <translation>Zapečetěno. Dotykem balíčku volbu vezmete zpět. Čeká se na: {first}, {second}</translation>
    </message>
    <message id="viceroy.hint.sealed3">
        <source></source>
        <translation>Zapečetěno. Dotykem balíčku volbu vezmete zpět. Čeká se na: {first}, {second}, {third}</translation>
    </message>
    <message id="viceroy.hint.hasCard">
        <source></source>
        <translation>Svou kartu už máte. Ostatní nabízejí dál.</translation>
    </message>
    <message id="viceroy.hint.away">
        <source></source>
        <translation>Kvůli zákonu se této aukce neúčastníte.</translation>
    </message>
    <message id="viceroy.hint.builds">
        <source></source>
        <translation>Právě staví: {seat}</translation>
    </message>
    <message id="viceroy.hint.next">
        <source></source>
        <translation>Jste další na řadě. Dotykem zvýrazněného místa tam kartu zkusíte.</translation>
    </message>
    <message id="viceroy.hint.nextLaw">
        <source></source>
        <translation>Jste další na řadě.</translation>
    </message>
    <message id="viceroy.hint.dividing">
        <source></source>
        <translation>Obě karty se mají rozdělit mezi vás. Rozhoduje: {seat}</translation>
    </message>
    <message id="viceroy.hint.answer">
        <source></source>
        <translation>{seat} navrhuje: vám připadne „{card}“. Co odpovíte?</translation>
    </message>
    <message id="viceroy.hint.lastAnswer">
        <source></source>
        <translation>{seat} to chce obráceně: vám připadne „{card}“. Přijměte, nebo odmítněte.</translation>
    </message>
    <message id="viceroy.hint.gemsLater" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pak si vezmete %n drahokam. Napřed: {seat}</numerusform>
            <numerusform>Pak si vezmete %n drahokamy. Napřed: {seat}</numerusform>
            <numerusform>Pak si vezmete %n drahokamů. Napřed: {seat}</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.lostGems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Žádná vaše nabídka nevyhrála. Vezměte si ze zásoby %n drahokam.</numerusform>
            <numerusform>Žádná vaše nabídka nevyhrála. Vezměte si ze zásoby %n drahokamy.</numerusform>
            <numerusform>Žádná vaše nabídka nevyhrála. Vezměte si ze zásoby %n drahokamů.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recolour" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zbývá vám %n drahokam. Dotykem zvýrazněné karty přebarvíte kruh pod ní; nebo skončete.</numerusform>
            <numerusform>Zbývají vám %n drahokamy. Dotykem zvýrazněné karty přebarvíte kruh pod ní; nebo skončete.</numerusform>
            <numerusform>Zbývá vám %n drahokamů. Dotykem zvýrazněné karty přebarvíte kruh pod ní; nebo skončete.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recoloured">
        <source></source>
        <translation>Vašimi drahokamy už žádný další kruh přebarvit nelze. Skončete.</translation>
    </message>
    <message id="viceroy.news.contest1">
        <source></source>
        <translation>Stejná nabídka: {first}. Kartu si nevezme nikdo.</translation>
    </message>
    <message id="viceroy.news.contest2">
        <source></source>
        <translation>Stejná nabídka: {first}, {second}. Kartu si nevezme nikdo.</translation>
    </message>
    <message id="viceroy.news.contest3">
        <source></source>
        <translation>Stejná nabídka: {first}, {second}, {third}. Kartu si nevezme nikdo.</translation>
    </message>
    <message id="viceroy.news.bidLost">
        <source></source>
        <translation>Vaše nabídka žádnou kartu nezískala.</translation>
    </message>
    <message id="viceroy.news.virtual">
        <source></source>
        <translation>Stejnou nabídku má virtuální protivník. Kartu si nevezme nikdo.</translation>
    </message>
    <message id="viceroy.news.notAgreed">
        <source></source>
        <translation>Dohoda není. Kartu si nevezme ani jeden z vás.</translation>
    </message>
    <message id="viceroy.answer.forMe">
        <source></source>
        <translation>Beru si: {card}</translation>
    </message>
    <message id="viceroy.answer.level">
        <source></source>
        <translation>{level}. úroveň</translation>
    </message>
    <message id="viceroy.answer.gem">
        <source></source>
        <translation>{gem}: {count}</translation>
    </message>
    <message id="viceroy.answer.goOn">
        <source></source>
        <translation>Pokračovat do dalšího kola nabídek</translation>
    </message>
    <message id="viceroy.gainMany.science" numerus="yes">
        <source></source>
        <translation>
            <numerusform>žeton vědy</numerusform>
            <numerusform>%n žetony vědy</numerusform>
            <numerusform>%n žetonů vědy</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magic" numerus="yes">
        <source></source>
        <translation>
            <numerusform>žeton magie</numerusform>
            <numerusform>%n žetony magie</numerusform>
            <numerusform>%n žetonů magie</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.defense" numerus="yes">
        <source></source>
        <translation>
            <numerusform>žeton obrany</numerusform>
            <numerusform>%n žetony obrany</numerusform>
            <numerusform>%n žetonů obrany</numerusform>
        </translation>
    </message>
    <message id="viceroy.gain.infinite.blue">
        <source></source>
        <translation>modrý věčný drahokam</translation>
    </message>
    <message id="viceroy.gain.infinite.red">
        <source></source>
        <translation>červený věčný drahokam</translation>
    </message>
    <message id="viceroy.gain.infinite.green">
        <source></source>
        <translation>zelený věčný drahokam</translation>
    </message>
    <message id="viceroy.gain.infinite.yellow">
        <source></source>
        <translation>žlutý věčný drahokam</translation>
    </message>
    <message id="viceroy.gain.infinite.any">
        <source></source>
        <translation>věčný drahokam libovolné barvy</translation>
    </message>
    <message id="viceroy.gainMany.attack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>žeton útoku</numerusform>
            <numerusform>%n žetony útoku</numerusform>
            <numerusform>%n žetonů útoku</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n drahokam libovolné barvy</numerusform>
            <numerusform>%n drahokamy libovolné barvy</numerusform>
            <numerusform>%n drahokamů libovolné barvy</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.cards" numerus="yes">
        <source></source>
        <translation>
            <numerusform>karta z balíčku</numerusform>
            <numerusform>%n karty z balíčků</numerusform>
            <numerusform>%n karet z balíčků</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod moci</numerusform>
            <numerusform>%n body moci</numerusform>
            <numerusform>%n bodů moci</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magicBonus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus za magii +%n</numerusform>
            <numerusform>bonus za magii +%n</numerusform>
            <numerusform>bonus za magii +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n modrý drahokam</numerusform>
            <numerusform>%n modré drahokamy</numerusform>
            <numerusform>%n modrých drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus za modré kruhy +%n</numerusform>
            <numerusform>bonus za modré kruhy +%n</numerusform>
            <numerusform>bonus za modré kruhy +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n červený drahokam</numerusform>
            <numerusform>%n červené drahokamy</numerusform>
            <numerusform>%n červených drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus za červené kruhy +%n</numerusform>
            <numerusform>bonus za červené kruhy +%n</numerusform>
            <numerusform>bonus za červené kruhy +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zelený drahokam</numerusform>
            <numerusform>%n zelené drahokamy</numerusform>
            <numerusform>%n zelených drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus za zelené kruhy +%n</numerusform>
            <numerusform>bonus za zelené kruhy +%n</numerusform>
            <numerusform>bonus za zelené kruhy +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n žlutý drahokam</numerusform>
            <numerusform>%n žluté drahokamy</numerusform>
            <numerusform>%n žlutých drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus za žluté kruhy +%n</numerusform>
            <numerusform>bonus za žluté kruhy +%n</numerusform>
            <numerusform>bonus za žluté kruhy +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.open">
        <source></source>
        <translation>Otevřít zástěnu (postavy: {characters}, zákony: {laws})</translation>
    </message>
    <message id="viceroy.screen.closed">
        <source></source>
        <translation>Vaše zástěna</translation>
    </message>
    <message id="viceroy.screen.packet">
        <source></source>
        <translation>Zapečetěná volba: vzít zpět</translation>
    </message>
    <message id="viceroy.screen.cell">
        <source></source>
        <translation>{what}: {count}</translation>
    </message>
    <message id="viceroy.screen.cards">
        <source></source>
        <translation>Dotykem kartu zvednete, druhým vyberete.</translation>
    </message>
    <message id="viceroy.screen.cells">
        <source></source>
        <translation>Dotkněte se nabídky: hned se zapečetí.</translation>
    </message>
    <message id="viceroy.screen.barterGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zaplaťte soupeři ještě %n drahokam.</numerusform>
            <numerusform>Zaplaťte soupeři ještě %n drahokamy.</numerusform>
            <numerusform>Zaplaťte soupeři ještě %n drahokamů.</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.hold">
        <source></source>
        <translation>Podržte lištu a nahlédněte</translation>
    </message>
    <message id="viceroy.screen.buys">
        <source></source>
        <translation>{what}: {count}; koupí: {card}</translation>
    </message>
    <message id="viceroy.screen.passFor" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pasovat: vzít %n drahokam</numerusform>
            <numerusform>Pasovat: vzít %n drahokamy</numerusform>
            <numerusform>Pasovat: vzít %n drahokamů</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.again">
        <source></source>
        <translation>{card}: dalším dotykem potvrdíte volbu</translation>
    </message>
    <message id="viceroy.button.look">
        <source></source>
        <translation>Prohlédnout karty</translation>
    </message>
    <message id="viceroy.button.swap">
        <source></source>
        <translation>Přesunout můj sloupec na druhou stranu</translation>
    </message>
    <message id="viceroy.button.undo">
        <source></source>
        <translation>Vzít zpět</translation>
    </message>
    <message id="viceroy.button.lay">
        <source></source>
        <translation>Vyložit kartu sem</translation>
    </message>
    <message id="viceroy.count.final">
        <source></source>
        <translation>Body</translation>
    </message>
    <message id="viceroy.table.discard">
        <source></source>
        <translation>Mimo hru</translation>
    </message>
    <message id="viceroy.setup.edition">
        <source></source>
        <translation>Vydání</translation>
    </message>
    <message id="viceroy.setup.edition.about">
        <source></source>
        <translation>Druhé rozdává čtyři první postavy a kartu lze prodat za dva drahokamy.</translation>
    </message>
    <message id="viceroy.setup.edition.czech">
        <source></source>
        <translation>Česká krabice</translation>
    </message>
    <message id="viceroy.setup.edition.second">
        <source></source>
        <translation>Druhé</translation>
    </message>
    <message id="viceroy.setup.first.about">
        <source></source>
        <translation>Kolik postav každý dostane na začátku.</translation>
    </message>
    <message id="viceroy.setup.sale.about">
        <source></source>
        <translation>V rozvoji lze kartu vrátit za dva drahokamy.</translation>
    </message>
    <message id="viceroy.setup.first">
        <source></source>
        <translation>První karty</translation>
    </message>
    <message id="viceroy.setup.first.two">
        <source></source>
        <translation>Dvě</translation>
    </message>
    <message id="viceroy.setup.first.four">
        <source></source>
        <translation>Čtyři, dvě zůstanou</translation>
    </message>
    <message id="viceroy.setup.sale">
        <source></source>
        <translation>Karty za drahokamy</translation>
    </message>
    <message id="viceroy.setup.sale.no">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.setup.sale.yes">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.curtain.only">
        <source></source>
        <translation>{seat}. Teď se díváte jen vy.</translation>
    </message>
    <message id="viceroy.curtain.ready">
        <source></source>
        <translation>To jsem já</translation>
    </message>
    <message id="viceroy.panel.auction">
        <source></source>
        <translation>Dražba</translation>
    </message>
    <message id="viceroy.panel.pyramid">
        <source></source>
        <translation>Moje pyramida</translation>
    </message>
    <message id="viceroy.panel.hand">
        <source></source>
        <translation>Moje karty a drahokamy</translation>
    </message>
    <message id="viceroy.place.spoken">
        <source></source>
        <translation>{level}. úroveň, {place}. místo zleva</translation>
    </message>
    <message id="viceroy.reserve.due">
        <source></source>
        <translation>{gems}; ještě si vezmete: {count}</translation>
    </message>
    <message id="viceroy.again.replaceTarget">
        <source></source>
        <translation>Tato karta se vám vrátí do ruky, její žetony zůstanou u zákona. Potvrďte dalším dotykem.</translation>
    </message>
    <message id="viceroy.again.doubleTarget">
        <source></source>
        <translation>Všechny žetony na této kartě se zdvojí. Potvrďte dalším dotykem.</translation>
    </message>
    <message id="viceroy.again.freeTarget">
        <source></source>
        <translation>Tato karta se zasune pod zákon a všechny žetony na ní přijdou vniveč. Potvrďte dalším dotykem.</translation>
    </message>
    <message id="viceroy.record.stands">
        <source></source>
        <translation>Zdejší rekord: {points}</translation>
    </message>
    <message id="viceroy.record.broken">
        <source></source>
        <translation>Nový zdejší rekord! Dosud: {points}</translation>
    </message>
    <message id="viceroy.record.first">
        <source></source>
        <translation>První zdejší výsledek: rekord k překonání</translation>
    </message>
</context>
</TS>
