<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="viceroy.ask.answer">
        <source></source>
        <translation>{seat} proponuje podział. Przyjmij, poproś o drugą kartę albo odmów.</translation>
    </message>
    <message id="viceroy.ask.archive">
        <source></source>
        <translation>Wsuń kartę do archiwum albo ją zatrzymaj.</translation>
    </message>
    <message id="viceroy.ask.attackCard">
        <source></source>
        <translation>Weź dowolną kartę z licytacji.</translation>
    </message>
    <message id="viceroy.ask.barterCard">
        <source></source>
        <translation>Wybierz swoją kartę, z której oddasz żeton, albo odmów.</translation>
    </message>
    <message id="viceroy.ask.barterGem">
        <source></source>
        <translation>Zapłać rywalowi klejnot.</translation>
    </message>
    <message id="viceroy.ask.barterTheirCard">
        <source></source>
        <translation>Wybierz kartę rywala, z której chcesz żeton.</translation>
    </message>
    <message id="viceroy.ask.barterTheirToken">
        <source></source>
        <translation>Wybierz żeton, który chcesz.</translation>
    </message>
    <message id="viceroy.ask.barterToken">
        <source></source>
        <translation>Wybierz żeton, który oddasz.</translation>
    </message>
    <message id="viceroy.ask.bid">
        <source></source>
        <translation>Zaoferuj klejnot lub żeton ataku albo spasuj.</translation>
    </message>
    <message id="viceroy.ask.discount">
        <source></source>
        <translation>Ilu wiecznych klejnotów w tym kolorze używasz?</translation>
    </message>
    <message id="viceroy.ask.doubleTarget">
        <source></source>
        <translation>Wybierz postać, której żetony się podwoją.</translation>
    </message>
    <message id="viceroy.ask.draw">
        <source></source>
        <translation>Dobierz kartę z małej talii albo prawo.</translation>
    </message>
    <message id="viceroy.ask.faceVirtual">
        <source></source>
        <translation>Weź starszą kartę albo przejdź do następnej rundy licytacji.</translation>
    </message>
    <message id="viceroy.ask.fifthLevel">
        <source></source>
        <translation>Piąty poziom: piętnaście punktów władzy albo nagrody z rzędów od pierwszego do trzeciego.</translation>
    </message>
    <message id="viceroy.ask.firstCard">
        <source></source>
        <translation>Wybierz postać, która zacznie twoją piramidę; druga zostanie na ręce.</translation>
    </message>
    <message id="viceroy.ask.freeTarget">
        <source></source>
        <translation>Wybierz wolną kartę, którą wsuniesz pod prawo. Jej żetony przepadną.</translation>
    </message>
    <message id="viceroy.ask.infiniteColour">
        <source></source>
        <translation>Wybierz kolor wiecznego klejnotu.</translation>
    </message>
    <message id="viceroy.ask.keepCard">
        <source></source>
        <translation>Wybierz postać, która zostanie na twojej ręce; pozostałe dwie wrócą do talii.</translation>
    </message>
    <message id="viceroy.ask.lastAnswer">
        <source></source>
        <translation>{seat} chce odwrotnie. Przyjmij albo odmów.</translation>
    </message>
    <message id="viceroy.ask.lawOption">
        <source></source>
        <translation>Wybierz, co da ci prawo.</translation>
    </message>
    <message id="viceroy.ask.nothing">
        <source></source>
        <translation>Poczekaj na innych.</translation>
    </message>
    <message id="viceroy.ask.ownGem">
        <source></source>
        <translation>W zasobie ogólnym nie ma takiego klejnotu. Użyć własnego jako wiecznego?</translation>
    </message>
    <message id="viceroy.ask.place">
        <source></source>
        <translation>Wybierz miejsce w swojej piramidzie.</translation>
    </message>
    <message id="viceroy.ask.play">
        <source></source>
        <translation>Wybierz kartę do zagrania albo spasuj.</translation>
    </message>
    <message id="viceroy.ask.propose">
        <source></source>
        <translation>Dwie karty i taka sama oferta, rywal: {seat}. Zaproponuj, którą bierzesz, albo odmów.</translation>
    </message>
    <message id="viceroy.ask.recolour">
        <source></source>
        <translation>Przemalowuj koła pozostałymi klejnotami albo zakończ.</translation>
    </message>
    <message id="viceroy.ask.replaceTarget">
        <source></source>
        <translation>Wybierz kartę, której miejsce zajmie prawo.</translation>
    </message>
    <message id="viceroy.ask.returnLaw">
        <source></source>
        <translation>Odłóż prawo na wierzch talii.</translation>
    </message>
    <message id="viceroy.ask.storeGem">
        <source></source>
        <translation>Odkładaj klejnoty na prawo albo zakończ.</translation>
    </message>
    <message id="viceroy.ask.strayCard">
        <source></source>
        <translation>Wirtualny przeciwnik nie znalazł karty w swoim kolorze. Wybierz kartę, która opuści grę.</translation>
    </message>
    <message id="viceroy.ask.summonsCard">
        <source></source>
        <translation>Weź dowolną kartę z licytacji. Następną licytację pominiesz.</translation>
    </message>
    <message id="viceroy.ask.takeGem">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.ask.tuckHand">
        <source></source>
        <translation>Wsuń pod prawo karty z ręki, ile chcesz.</translation>
    </message>
    <message id="viceroy.ask.wonCard">
        <source></source>
        <translation>Weź jedną z dwóch kart.</translation>
    </message>
    <message id="viceroy.bid.attack">
        <source></source>
        <translation>żeton ataku</translation>
    </message>
    <message id="viceroy.bid.attack.acc">
        <source></source>
        <translation>żeton ataku</translation>
    </message>
    <message id="viceroy.bid.blue">
        <source></source>
        <translation>niebieski klejnot</translation>
    </message>
    <message id="viceroy.bid.blue.acc">
        <source></source>
        <translation>niebieski klejnot</translation>
    </message>
    <message id="viceroy.bid.green">
        <source></source>
        <translation>zielony klejnot</translation>
    </message>
    <message id="viceroy.bid.green.acc">
        <source></source>
        <translation>zielony klejnot</translation>
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
        <translation>czerwony klejnot</translation>
    </message>
    <message id="viceroy.bid.red.acc">
        <source></source>
        <translation>czerwony klejnot</translation>
    </message>
    <message id="viceroy.bid.yellow">
        <source></source>
        <translation>żółty klejnot</translation>
    </message>
    <message id="viceroy.bid.yellow.acc">
        <source></source>
        <translation>żółty klejnot</translation>
    </message>
    <message id="viceroy.card.admiral">
        <source></source>
        <translation>Admirał</translation>
    </message>
    <message id="viceroy.card.agent">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.card.ambassador">
        <source></source>
        <translation>Ambasador</translation>
    </message>
    <message id="viceroy.card.arcanist">
        <source></source>
        <translation>Arkanista</translation>
    </message>
    <message id="viceroy.card.assassin">
        <source></source>
        <translation>Asasyn</translation>
    </message>
    <message id="viceroy.card.baron">
        <source></source>
        <translation>Baron</translation>
    </message>
    <message id="viceroy.card.berserker">
        <source></source>
        <translation>Berserker</translation>
    </message>
    <message id="viceroy.card.brewer">
        <source></source>
        <translation>Piwowar</translation>
    </message>
    <message id="viceroy.card.brigand">
        <source></source>
        <translation>Rozbójnik</translation>
    </message>
    <message id="viceroy.card.callToArms">
        <source></source>
        <translation>Wezwanie do broni</translation>
    </message>
    <message id="viceroy.card.cannoneer">
        <source></source>
        <translation>Kanonier</translation>
    </message>
    <message id="viceroy.card.captain">
        <source></source>
        <translation>Kapitan</translation>
    </message>
    <message id="viceroy.card.castellan">
        <source></source>
        <translation>Kasztelan</translation>
    </message>
    <message id="viceroy.card.census">
        <source></source>
        <translation>Spis ludności</translation>
    </message>
    <message id="viceroy.card.chancellor">
        <source></source>
        <translation>Kanclerz</translation>
    </message>
    <message id="viceroy.card.chieftain">
        <source></source>
        <translation>Wódz</translation>
    </message>
    <message id="viceroy.card.colonel">
        <source></source>
        <translation>Pułkownik</translation>
    </message>
    <message id="viceroy.card.corporal">
        <source></source>
        <translation>Kapral</translation>
    </message>
    <message id="viceroy.card.corsair">
        <source></source>
        <translation>Korsarz</translation>
    </message>
    <message id="viceroy.card.crossbowwoman">
        <source></source>
        <translation>Kuszniczka</translation>
    </message>
    <message id="viceroy.card.cuirassier">
        <source></source>
        <translation>Kirasjer</translation>
    </message>
    <message id="viceroy.card.cutthroat">
        <source></source>
        <translation>Rzezimieszek</translation>
    </message>
    <message id="viceroy.card.doublePrivileges">
        <source></source>
        <translation>Podwójne przywileje</translation>
    </message>
    <message id="viceroy.card.druid">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.card.enchantress">
        <source></source>
        <translation>Zaklinaczka</translation>
    </message>
    <message id="viceroy.card.executioner">
        <source></source>
        <translation>Kat</translation>
    </message>
    <message id="viceroy.card.fairy">
        <source></source>
        <translation>Wróżka</translation>
    </message>
    <message id="viceroy.card.feastOfColours">
        <source></source>
        <translation>Święto barw</translation>
    </message>
    <message id="viceroy.card.fence">
        <source></source>
        <translation>Paser</translation>
    </message>
    <message id="viceroy.card.firstMate">
        <source></source>
        <translation>Pierwszy oficer</translation>
    </message>
    <message id="viceroy.card.forcedBarter">
        <source></source>
        <translation>Wymuszona wymiana</translation>
    </message>
    <message id="viceroy.card.fortification">
        <source></source>
        <translation>Fortyfikacje</translation>
    </message>
    <message id="viceroy.card.foundingOfTheAcademy">
        <source></source>
        <translation>Założenie akademii</translation>
    </message>
    <message id="viceroy.card.gamekeeper">
        <source></source>
        <translation>Gajowy</translation>
    </message>
    <message id="viceroy.card.general">
        <source></source>
        <translation>Generał</translation>
    </message>
    <message id="viceroy.card.governor">
        <source></source>
        <translation>Gubernator</translation>
    </message>
    <message id="viceroy.card.guardian">
        <source></source>
        <translation>Strażnik</translation>
    </message>
    <message id="viceroy.card.harmonyOfOrders">
        <source></source>
        <translation>Harmonia stanów</translation>
    </message>
    <message id="viceroy.card.helmsman">
        <source></source>
        <translation>Sternik</translation>
    </message>
    <message id="viceroy.card.herbalist">
        <source></source>
        <translation>Zielarka</translation>
    </message>
    <message id="viceroy.card.hermit">
        <source></source>
        <translation>Pustelnik</translation>
    </message>
    <message id="viceroy.card.homeGuard">
        <source></source>
        <translation>Pospolite ruszenie</translation>
    </message>
    <message id="viceroy.card.huntress">
        <source></source>
        <translation>Łowczyni</translation>
    </message>
    <message id="viceroy.card.inspector">
        <source></source>
        <translation>Inspektor</translation>
    </message>
    <message id="viceroy.card.inventor">
        <source></source>
        <translation>Wynalazca</translation>
    </message>
    <message id="viceroy.card.knight">
        <source></source>
        <translation>Rycerz</translation>
    </message>
    <message id="viceroy.card.magesPrivilege">
        <source></source>
        <translation>Przywilej magów</translation>
    </message>
    <message id="viceroy.card.magicDecree">
        <source></source>
        <translation>Magiczny dekret</translation>
    </message>
    <message id="viceroy.card.margrave">
        <source></source>
        <translation>Margrabia</translation>
    </message>
    <message id="viceroy.card.marshal">
        <source></source>
        <translation>Marszałek</translation>
    </message>
    <message id="viceroy.card.mentor">
        <source></source>
        <translation>Mentor</translation>
    </message>
    <message id="viceroy.card.mercenary">
        <source></source>
        <translation>Najemnik</translation>
    </message>
    <message id="viceroy.card.miner">
        <source></source>
        <translation>Górnik</translation>
    </message>
    <message id="viceroy.card.nobleman">
        <source></source>
        <translation>Szlachcic</translation>
    </message>
    <message id="viceroy.card.paladin">
        <source></source>
        <translation>Paladyn</translation>
    </message>
    <message id="viceroy.card.patronage1">
        <source></source>
        <translation>Patronat I</translation>
    </message>
    <message id="viceroy.card.patronage2">
        <source></source>
        <translation>Patronat II</translation>
    </message>
    <message id="viceroy.card.patronage3">
        <source></source>
        <translation>Patronat III</translation>
    </message>
    <message id="viceroy.card.patronage4">
        <source></source>
        <translation>Patronat IV</translation>
    </message>
    <message id="viceroy.card.poisoner">
        <source></source>
        <translation>Truciciel</translation>
    </message>
    <message id="viceroy.card.prince">
        <source></source>
        <translation>Książę</translation>
    </message>
    <message id="viceroy.card.raidersCharter">
        <source></source>
        <translation>List kaperski</translation>
    </message>
    <message id="viceroy.card.recruiter">
        <source></source>
        <translation>Werbownik</translation>
    </message>
    <message id="viceroy.card.regent">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.card.reshuffleOfOffices">
        <source></source>
        <translation>Zmiana urzędów</translation>
    </message>
    <message id="viceroy.card.revisionOfTheCode">
        <source></source>
        <translation>Rewizja kodeksu</translation>
    </message>
    <message id="viceroy.card.royalArchive">
        <source></source>
        <translation>Archiwum królewskie</translation>
    </message>
    <message id="viceroy.card.royalFavour">
        <source></source>
        <translation>Królewska łaska</translation>
    </message>
    <message id="viceroy.card.royalSummons">
        <source></source>
        <translation>Wezwanie królewskie</translation>
    </message>
    <message id="viceroy.card.royalTreasury">
        <source></source>
        <translation>Skarbiec królewski</translation>
    </message>
    <message id="viceroy.card.saboteur">
        <source></source>
        <translation>Dywersant</translation>
    </message>
    <message id="viceroy.card.scout">
        <source></source>
        <translation>Zwiadowczyni</translation>
    </message>
    <message id="viceroy.card.secretService">
        <source></source>
        <translation>Tajna służba</translation>
    </message>
    <message id="viceroy.card.sentry">
        <source></source>
        <translation>Wartownik</translation>
    </message>
    <message id="viceroy.card.sergeant">
        <source></source>
        <translation>Sierżant</translation>
    </message>
    <message id="viceroy.card.shipHand">
        <source></source>
        <translation>Majtek</translation>
    </message>
    <message id="viceroy.card.sniper">
        <source></source>
        <translation>Snajper</translation>
    </message>
    <message id="viceroy.card.sorceress">
        <source></source>
        <translation>Czarodziejka</translation>
    </message>
    <message id="viceroy.card.spy">
        <source></source>
        <translation>Szpieg</translation>
    </message>
    <message id="viceroy.card.standardBearer">
        <source></source>
        <translation>Chorąży</translation>
    </message>
    <message id="viceroy.card.strategist">
        <source></source>
        <translation>Strateg</translation>
    </message>
    <message id="viceroy.card.supportOfScholars">
        <source></source>
        <translation>Wsparcie uczonych</translation>
    </message>
    <message id="viceroy.card.swordsman">
        <source></source>
        <translation>Miecznik</translation>
    </message>
    <message id="viceroy.card.tracker">
        <source></source>
        <translation>Tropiciel</translation>
    </message>
    <message id="viceroy.card.veteran">
        <source></source>
        <translation>Weteran</translation>
    </message>
    <message id="viceroy.card.voivode">
        <source></source>
        <translation>Wojewoda</translation>
    </message>
    <message id="viceroy.card.wanderer">
        <source></source>
        <translation>Włóczęga</translation>
    </message>
    <message id="viceroy.card.warlock">
        <source></source>
        <translation>Czarnoksiężnik</translation>
    </message>
    <message id="viceroy.colour.blue">
        <source></source>
        <translation>niebieski</translation>
    </message>
    <message id="viceroy.colour.blue.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n niebieski klejnot</numerusform>
            <numerusform>%n niebieskie klejnoty</numerusform>
            <numerusform>%n niebieskich klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.blue.acc">
        <source></source>
        <translation>niebieski klejnot</translation>
    </message>
    <message id="viceroy.colour.green">
        <source></source>
        <translation>zielony</translation>
    </message>
    <message id="viceroy.colour.green.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zielony klejnot</numerusform>
            <numerusform>%n zielone klejnoty</numerusform>
            <numerusform>%n zielonych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.green.acc">
        <source></source>
        <translation>zielony klejnot</translation>
    </message>
    <message id="viceroy.colour.red">
        <source></source>
        <translation>czerwony</translation>
    </message>
    <message id="viceroy.colour.red.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n czerwony klejnot</numerusform>
            <numerusform>%n czerwone klejnoty</numerusform>
            <numerusform>%n czerwonych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.red.acc">
        <source></source>
        <translation>czerwony klejnot</translation>
    </message>
    <message id="viceroy.colour.yellow">
        <source></source>
        <translation>żółty</translation>
    </message>
    <message id="viceroy.colour.yellow.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żółty klejnot</numerusform>
            <numerusform>%n żółte klejnoty</numerusform>
            <numerusform>%n żółtych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.yellow.acc">
        <source></source>
        <translation>żółty klejnot</translation>
    </message>
    <message id="viceroy.deck.laws">
        <source></source>
        <translation>prawa</translation>
    </message>
    <message id="viceroy.deck.small">
        <source></source>
        <translation>mała talia</translation>
    </message>
    <message id="viceroy.edition.cardsForGems">
        <source></source>
        <translation>Karty można wymienić na klejnoty</translation>
    </message>
    <message id="viceroy.edition.fourCharacters">
        <source></source>
        <translation>Z czterema postaciami na początek</translation>
    </message>
    <message id="viceroy.edition.other">
        <source></source>
        <translation>Zasady drugiej edycji rosyjskiej</translation>
    </message>
    <message id="viceroy.edition.usual">
        <source></source>
        <translation>Zasady edycji czeskiej</translation>
    </message>
    <message id="viceroy.effect.callToArms">
        <source></source>
        <translation>Wybierz jedno: żeton ataku na tej karcie, 6 punktów władzy albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.census">
        <source></source>
        <translation>Na koniec: 1 punkt władzy za każdą kartę w twojej piramidzie, łącznie z tą i z wsuniętymi.</translation>
    </message>
    <message id="viceroy.effect.doublePrivileges">
        <source></source>
        <translation>Tego prawa się nie wykłada: wsuń je pod postać ze swojej piramidy. Każdy żeton na tej postaci się podwaja. Drugi wieczny klejnot pochodzi z zasobu ogólnego, a jeśli go tam nie ma, to — jeśli zechcesz — zza twojej zasłonki.</translation>
    </message>
    <message id="viceroy.effect.feastOfColours">
        <source></source>
        <translation>Na koniec: o 1 punkt władzy więcej za każde jednobarwne koło i każdy wieczny klejnot w twojej piramidzie.</translation>
    </message>
    <message id="viceroy.effect.forcedBarter">
        <source></source>
        <translation>Jeśli chcesz, zapłać rywalowi trzy dowolne klejnoty i wymień jeden żeton ze swojej piramidy na jeden z jego piramidy. Wiecznych klejnotów wymieniać nie można.</translation>
    </message>
    <message id="viceroy.effect.fortification">
        <source></source>
        <translation>Wybierz jedno: żeton obrony, wieczny klejnot w dowolnym kolorze albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.foundingOfTheAcademy">
        <source></source>
        <translation>Wybierz jedno: żeton magii, żeton nauki albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.harmonyOfOrders">
        <source></source>
        <translation>Na koniec: o 3 punkty władzy więcej za każdy pełny zestaw obrony, nauki i magii.</translation>
    </message>
    <message id="viceroy.effect.homeGuard">
        <source></source>
        <translation>Wybierz jedno: żeton obrony, 6 punktów władzy albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.magesPrivilege">
        <source></source>
        <translation>Wybierz jedno: żeton magii razem z premią za magię +2, wieczny klejnot w dowolnym kolorze albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.magicDecree">
        <source></source>
        <translation>Wybierz jedno: premię za magię +3, kartę z małej talii lub prawo albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.patronage1">
        <source></source>
        <translation>Na koniec: 2 punkty władzy za każdą postać, która styka się z tym prawem: obok, nad nim lub pod nim.</translation>
    </message>
    <message id="viceroy.effect.patronage2">
        <source></source>
        <translation>Na koniec: 2 punkty władzy za każdą postać, która styka się z tym prawem: obok, nad nim lub pod nim.</translation>
    </message>
    <message id="viceroy.effect.patronage3">
        <source></source>
        <translation>Na koniec: 2 punkty władzy za każdą postać, która styka się z tym prawem: obok, nad nim lub pod nim.</translation>
    </message>
    <message id="viceroy.effect.patronage4">
        <source></source>
        <translation>Na koniec: 2 punkty władzy za każdą postać, która styka się z tym prawem: obok, nad nim lub pod nim.</translation>
    </message>
    <message id="viceroy.effect.raidersCharter">
        <source></source>
        <translation>Wybierz jedno: żeton ataku na tej karcie, kartę z małej talii lub prawo albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.effect.reshuffleOfOffices">
        <source></source>
        <translation>Połóż to prawo w miejscu innej karty swojej piramidy, na poziomie od pierwszego do czwartego, a tamtą kartę weź z powrotem na rękę. Jej żetony i karty pod nią wsunięte zostają na miejscu, teraz przy prawie.</translation>
    </message>
    <message id="viceroy.effect.revisionOfTheCode">
        <source></source>
        <translation>Dobierz trzy prawa. Potem odłóż dowolne dwa prawa z ręki na wierzch talii, w wybranej kolejności.</translation>
    </message>
    <message id="viceroy.effect.royalArchive">
        <source></source>
        <translation>Odtąd każdą kartę, którą bierzesz, możesz od razu wsunąć pod to prawo. Na koniec: 4 punkty władzy za każdą kartę tutaj.</translation>
    </message>
    <message id="viceroy.effect.royalFavour">
        <source></source>
        <translation>Wsuń pod to prawo wolną kartę swojej piramidy; żetony na niej przepadają. Na koniec: 3, 6, 9 albo 12 punktów władzy, gdy prawo leży na pierwszym, drugim, trzecim albo czwartym poziomie.</translation>
    </message>
    <message id="viceroy.effect.royalSummons">
        <source></source>
        <translation>Weź od razu dowolną kartę z licytacji, bez oferty; jej miejsce zajmie wierzchnia karta małej talii. W zamian nie bierzesz udziału w następnej licytacji, a to nie jest pasowanie: nie dostajesz klejnotów.</translation>
    </message>
    <message id="viceroy.effect.royalTreasury">
        <source></source>
        <translation>Przy wyłożeniu połóż na tym prawie najwyżej osiem swoich klejnotów; już tam zostaną. Na koniec: 2 punkty władzy za każdy z nich.</translation>
    </message>
    <message id="viceroy.effect.secretService">
        <source></source>
        <translation>Przy wyłożeniu wsuń pod nie tyle kart z ręki, ile chcesz; później już żadnej. Na koniec: 5 punktów władzy za każdą z nich.</translation>
    </message>
    <message id="viceroy.effect.supportOfScholars">
        <source></source>
        <translation>Wybierz jedno: żeton nauki, kartę z małej talii lub prawo albo cztery klejnoty.</translation>
    </message>
    <message id="viceroy.event.agreed">
        <source></source>
        <translation>Zgoda: {seat} i {rival}.</translation>
    </message>
    <message id="viceroy.event.attackGained">
        <source></source>
        <translation>{seat} bierze za zasłonkę żeton ataku.</translation>
    </message>
    <message id="viceroy.event.attackSpent">
        <source></source>
        <translation>{seat} zużywa żeton ataku.</translation>
    </message>
    <message id="viceroy.event.auctionRoundBegan">
        <source></source>
        <translation>{round}. runda licytacji.</translation>
    </message>
    <message id="viceroy.event.auctionSkipped">
        <source></source>
        <translation>{seat} pomija tę licytację.</translation>
    </message>
    <message id="viceroy.event.barterDeclined">
        <source></source>
        <translation>{seat} niczego nie wymienia.</translation>
    </message>
    <message id="viceroy.event.bidLost">
        <source></source>
        <translation>{seat} nic nie zdobywa i traci {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown">
        <source></source>
        <translation>{seat} oferuje {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown.pass">
        <source></source>
        <translation>{seat} pasuje.</translation>
    </message>
    <message id="viceroy.event.cardDiscarded">
        <source></source>
        <translation>Usunięto z gry: [{card}].</translation>
    </message>
    <message id="viceroy.event.cardDisplayed">
        <source></source>
        <translation>Nowość w licytacji: [{card} ({colour}, {pile})].</translation>
    </message>
    <message id="viceroy.event.cardDrawn">
        <source></source>
        <translation>{seat} dobiera z talii ({deck}): [{card}].</translation>
    </message>
    <message id="viceroy.event.cardLaid">
        <source></source>
        <translation>{seat} wykłada kartę „{card}” na {level}. poziom.</translation>
    </message>
    <message id="viceroy.event.cardMovedUp">
        <source></source>
        <translation>Zostaje w licytacji, teraz jako starsza karta: [{card} ({colour})].</translation>
    </message>
    <message id="viceroy.event.cardReplaced">
        <source></source>
        <translation>{seat} wykłada prawo „{law}” w miejsce karty „{card}”.</translation>
    </message>
    <message id="viceroy.event.cardShown">
        <source></source>
        <translation>{seat} pokazuje kartę „{card}”.</translation>
    </message>
    <message id="viceroy.event.cardSold">
        <source></source>
        <translation>{seat} odrzuca kartę „{card}” za klejnoty.</translation>
    </message>
    <message id="viceroy.event.cardTucked">
        <source></source>
        <translation>{seat} wsuwa kartę „{card}” pod kartę „{host}”.</translation>
    </message>
    <message id="viceroy.event.cardWon">
        <source></source>
        <translation>{seat} wygrywa w licytacji kartę „{card}”.</translation>
    </message>
    <message id="viceroy.event.charactersReturned">
        <source></source>
        <translation>{seat} odkłada postacie do talii ({count}).</translation>
    </message>
    <message id="viceroy.event.circleClosed">
        <source></source>
        <translation>{seat} zamyka jednobarwne koło na {level}. poziomie ({colour}).</translation>
    </message>
    <message id="viceroy.event.developmentRoundBegan">
        <source></source>
        <translation>{round}. runda rozwoju: każdy wybiera kartę.</translation>
    </message>
    <message id="viceroy.event.firstCardLaid">
        <source></source>
        <translation>{seat} zaczyna piramidę władzy kartą „{card}”.</translation>
    </message>
    <message id="viceroy.event.gameEnded">
        <source></source>
        <translation>Koniec gry.</translation>
    </message>
    <message id="viceroy.event.gemGiven">
        <source></source>
        <translation>{seat} płaci {colour:acc} (komu: {rival}).</translation>
    </message>
    <message id="viceroy.event.gemStored">
        <source></source>
        <translation>{seat} odkłada {colour:acc} na kartę „{card}”.</translation>
    </message>
    <message id="viceroy.event.gemsPaid">
        <source></source>
        <translation>{seat} płaci [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.gemsTaken">
        <source></source>
        <translation>{seat} bierze z zasobu ogólnego [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.handDiscarded">
        <source></source>
        <translation>{seat} odrzuca karty z ręki ({count}).</translation>
    </message>
    <message id="viceroy.event.infiniteFromScreen">
        <source></source>
        <translation>{seat} używa zza zasłonki: {colour:acc}, bo w zasobie ogólnym nie ma żadnego.</translation>
    </message>
    <message id="viceroy.event.infiniteMissed">
        <source></source>
        <translation>{seat} nie dostaje wiecznego klejnotu ({colour}).</translation>
    </message>
    <message id="viceroy.event.infiniteUsed">
        <source></source>
        <translation>{seat} używa wiecznych klejnotów zamiast zapłacić [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.lawReturned">
        <source></source>
        <translation>{seat} odkłada prawo na wierzch talii: [{card}].</translation>
    </message>
    <message id="viceroy.event.lawsDealt">
        <source></source>
        <translation>Rozdano prawa (po {count}): [{seat}].</translation>
    </message>
    <message id="viceroy.event.notAgreed">
        <source></source>
        <translation>Brak zgody: {seat} i {rival}.</translation>
    </message>
    <message id="viceroy.event.passedDevelopment">
        <source></source>
        <translation>{seat} pasuje do końca tej fazy rozwoju.</translation>
    </message>
    <message id="viceroy.event.proposed">
        <source></source>
        <translation>{seat} proponuje podział ({rival}). Sobie: {pile} ({colour}); drugiej stronie: ta druga.</translation>
    </message>
    <message id="viceroy.event.recoloured">
        <source></source>
        <translation>{seat} przemalowuje koło na {level}. poziomie ({colour}).</translation>
    </message>
    <message id="viceroy.event.recolouringDone">
        <source></source>
        <translation>{seat} nic więcej nie przemalowuje.</translation>
    </message>
    <message id="viceroy.event.roundBegan">
        <source></source>
        <translation>Zaczyna się {round}. runda gry.</translation>
    </message>
    <message id="viceroy.event.sealed">
        <source></source>
        <translation>{seat} podejmuje decyzję.</translation>
    </message>
    <message id="viceroy.event.summonsTook">
        <source></source>
        <translation>{seat} bierze z oferty bez licytacji kartę „{card}”.</translation>
    </message>
    <message id="viceroy.event.tokenGained">
        <source></source>
        <translation>{seat} kładzie na karcie „{card}” [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenLost">
        <source></source>
        <translation>{seat} traci z karty „{card}” [{token:acc}].</translation>
    </message>
    <message id="viceroy.event.tokenMoved">
        <source></source>
        <translation>Żeton przechodzi z karty „{from}” na kartę „{to}”: {token}.</translation>
    </message>
    <message id="viceroy.event.unsealed">
        <source></source>
        <translation>{seat} wybiera jeszcze raz.</translation>
    </message>
    <message id="viceroy.event.virtualBidShown">
        <source></source>
        <translation>{opponent} oferuje {colour:acc}.</translation>
    </message>
    <message id="viceroy.event.virtualTook">
        <source></source>
        <translation>{opponent} usuwa z gry kartę „{card}”.</translation>
    </message>
    <message id="viceroy.event.wentOn">
        <source></source>
        <translation>{seat} przechodzi do następnej rundy licytacji.</translation>
    </message>
    <message id="viceroy.name">
        <source></source>
        <translation>Namiestnik</translation>
    </message>
    <message id="viceroy.opponent.first">
        <source></source>
        <translation>Pierwszy wirtualny przeciwnik</translation>
    </message>
    <message id="viceroy.opponent.second">
        <source></source>
        <translation>Drugi wirtualny przeciwnik</translation>
    </message>
    <message id="viceroy.opponent.third">
        <source></source>
        <translation>Trzeci wirtualny przeciwnik</translation>
    </message>
    <message id="viceroy.option.attack">
        <source></source>
        <translation>żeton ataku</translation>
    </message>
    <message id="viceroy.option.cards">
        <source></source>
        <translation>karta</translation>
    </message>
    <message id="viceroy.option.defense">
        <source></source>
        <translation>żeton obrony</translation>
    </message>
    <message id="viceroy.option.gems">
        <source></source>
        <translation>klejnoty</translation>
    </message>
    <message id="viceroy.option.infinite">
        <source></source>
        <translation>wieczny klejnot</translation>
    </message>
    <message id="viceroy.option.magic">
        <source></source>
        <translation>żeton magii</translation>
    </message>
    <message id="viceroy.option.magicAndBonus">
        <source></source>
        <translation>żeton magii i premia za magię</translation>
    </message>
    <message id="viceroy.option.magicBonus">
        <source></source>
        <translation>premia za magię</translation>
    </message>
    <message id="viceroy.option.points">
        <source></source>
        <translation>punkty władzy</translation>
    </message>
    <message id="viceroy.option.rows">
        <source></source>
        <translation>nagrody z rzędów od pierwszego do trzeciego</translation>
    </message>
    <message id="viceroy.option.science">
        <source></source>
        <translation>żeton nauki</translation>
    </message>
    <message id="viceroy.phase.bidding">
        <source></source>
        <translation>Faza licytacji: oferty</translation>
    </message>
    <message id="viceroy.phase.finished">
        <source></source>
        <translation>Koniec</translation>
    </message>
    <message id="viceroy.phase.firstCard">
        <source></source>
        <translation>Pierwsza karta</translation>
    </message>
    <message id="viceroy.phase.picking">
        <source></source>
        <translation>Faza rozwoju: wybór kart</translation>
    </message>
    <message id="viceroy.phase.playing">
        <source></source>
        <translation>Faza rozwoju: wykładanie</translation>
    </message>
    <message id="viceroy.phase.recolouring">
        <source></source>
        <translation>Przemalowywanie</translation>
    </message>
    <message id="viceroy.phase.settling">
        <source></source>
        <translation>Faza licytacji: rozstrzygnięcie</translation>
    </message>
    <message id="viceroy.phase.startRewards">
        <source></source>
        <translation>Pierwsze nagrody</translation>
    </message>
    <message id="viceroy.pile.above">
        <source></source>
        <translation>starsza karta</translation>
    </message>
    <message id="viceroy.pile.below">
        <source></source>
        <translation>nowsza karta</translation>
    </message>
    <message id="viceroy.reason.equalScore">
        <source></source>
        <translation>tyle samo punktów, wspólne miejsce</translation>
    </message>
    <message id="viceroy.reason.record">
        <source></source>
        <translation>rekord do pobicia</translation>
    </message>
    <message id="viceroy.reason.score">
        <source></source>
        <translation>według punktów władzy</translation>
    </message>
    <message id="viceroy.refusal.alreadyRecoloured">
        <source></source>
        <translation>To koło na {level}. poziomie jest już przemalowane.</translation>
    </message>
    <message id="viceroy.refusal.alreadySealed">
        <source></source>
        <translation>Twoja decyzja już zapadła. Dopóki nie wybiorą wszyscy, możesz ją cofnąć.</translation>
    </message>
    <message id="viceroy.refusal.beginsPyramid">
        <source></source>
        <translation>Ta postać zaczyna twoją piramidę, więc nie może zostać na ręce: {card}.</translation>
    </message>
    <message id="viceroy.refusal.cannotPay">
        <source></source>
        <translation>Nie stać cię na tę kartę na {level}. poziomie: {card}. Brakuje: {colour*missing}. Płaci się też za wszystkie niższe poziomy.</translation>
    </message>
    <message id="viceroy.refusal.deckEmpty">
        <source></source>
        <translation>Ta talia już się skończyła: {deck}. Talii się nie uzupełnia.</translation>
    </message>
    <message id="viceroy.refusal.displayEmpty">
        <source></source>
        <translation>W licytacji nie została żadna karta, nie ma czego zaatakować.</translation>
    </message>
    <message id="viceroy.refusal.infiniteIsNoBid">
        <source></source>
        <translation>Wiecznego klejnotu nie można zaoferować, a innego w tym kolorze nie masz: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.infiniteSpent">
        <source></source>
        <translation>Nie stać cię na tę kartę na {level}. poziomie: {card}. Brakuje: {colour*missing}, a wieczny klejnot w tym kolorze był już użyty w tej fazie.</translation>
    </message>
    <message id="viceroy.refusal.itself">
        <source></source>
        <translation>Prawo nie może wskazać samego siebie: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noAttackToken">
        <source></source>
        <translation>Nie masz żetonu ataku, który można by zaoferować.</translation>
    </message>
    <message id="viceroy.refusal.noCardAtColour">
        <source></source>
        <translation>Przy karcie licytacji w tym kolorze nic nie leży: {colour}. Licytować można tylko tam, gdzie jest postać.</translation>
    </message>
    <message id="viceroy.refusal.noCardThere">
        <source></source>
        <translation>Nie leży tam żadna karta: {colour}, {pile}.</translation>
    </message>
    <message id="viceroy.refusal.noCharacter">
        <source></source>
        <translation>To prawo wymaga postaci w twojej piramidzie, a żadnej tam nie ma: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noCircle">
        <source></source>
        <translation>Na {level}. poziomie nie ma tu koła. Koło należy do karty na drugim poziomie lub wyżej.</translation>
    </message>
    <message id="viceroy.refusal.noGemAtAll">
        <source></source>
        <translation>Nie ma żadnego klejnotu, który można by położyć na karcie: ani w zasobie ogólnym, ani za twoją zasłonką.</translation>
    </message>
    <message id="viceroy.refusal.noGemForInfinite">
        <source></source>
        <translation>Ani w zasobie ogólnym, ani u ciebie nie ma klejnotu w tym kolorze: {colour}. Nie ma czego położyć na karcie.</translation>
    </message>
    <message id="viceroy.refusal.noGemOfColour">
        <source></source>
        <translation>Nie masz za zasłonką klejnotu w tym kolorze: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.noSuchSeat">
        <source></source>
        <translation>Na tym miejscu nikt nie gra.</translation>
    </message>
    <message id="viceroy.refusal.noSuchToken">
        <source></source>
        <translation>Tego żetonu nie można wziąć z karty: {token}, {card}.</translation>
    </message>
    <message id="viceroy.refusal.noToken">
        <source></source>
        <translation>Na tej karcie nie leży żaden żeton do wymiany: {card}. Wieczne klejnoty zostają na miejscu.</translation>
    </message>
    <message id="viceroy.refusal.noTwoCardsBelow">
        <source></source>
        <translation>Karta na {level}. poziomie leży na dwóch stykających się kartach poziomu niżej.</translation>
    </message>
    <message id="viceroy.refusal.notACharacter">
        <source></source>
        <translation>To nie jest postać: {card}. Prawo dotyczy tylko postaci.</translation>
    </message>
    <message id="viceroy.refusal.notALaw">
        <source></source>
        <translation>Tu odkłada się tylko prawa, a to nie jest prawo: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notARivalsCard">
        <source></source>
        <translation>Ta karta nie leży w piramidzie żadnego rywala: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notAnOption">
        <source></source>
        <translation>Tego nie ma tu do wyboru: {option}.</translation>
    </message>
    <message id="viceroy.refusal.notAtEnd">
        <source></source>
        <translation>Pierwszy poziom rośnie tylko na obu końcach.</translation>
    </message>
    <message id="viceroy.refusal.notForSale">
        <source></source>
        <translation>W tej grze nie odrzuca się kart za klejnoty: to zasada innego wydania.</translation>
    </message>
    <message id="viceroy.refusal.notFree">
        <source></source>
        <translation>Ta karta nie jest wolna: {card}. Wolna karta jest skrajna w rzędzie albo leży na najwyższym poziomie powyżej pierwszego; nic na niej nie leży i nic nie jest pod nią wsunięte.</translation>
    </message>
    <message id="viceroy.refusal.notInHand">
        <source></source>
        <translation>Nie masz tej karty na ręce: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notInYourPyramid">
        <source></source>
        <translation>Ta karta nie leży w twojej piramidzie: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notTheTakenCard">
        <source></source>
        <translation>Do archiwum może trafić tylko karta, którą właśnie wzięto, a nie ta: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notYourColour">
        <source></source>
        <translation>Licytujesz inny kolor niż ten: {colour}. Kartę bierze się tylko tam, gdzie padła twoja oferta.</translation>
    </message>
    <message id="viceroy.refusal.notYourTurn">
        <source></source>
        <translation>To nie twoja kolej. Teraz gra: {seat}.</translation>
    </message>
    <message id="viceroy.refusal.nothingSealed">
        <source></source>
        <translation>Nie masz czego cofnąć: albo jeszcze nie wybierasz, albo wybrali już wszyscy i wybory są odsłonięte.</translation>
    </message>
    <message id="viceroy.refusal.nothingToDecide">
        <source></source>
        <translation>To nie twoja decyzja.</translation>
    </message>
    <message id="viceroy.refusal.onlyAbove">
        <source></source>
        <translation>O ten sam kolor ({colour}) gra wirtualny przeciwnik: możesz wziąć tylko starszą kartę.</translation>
    </message>
    <message id="viceroy.refusal.otherDecision">
        <source></source>
        <translation>Najpierw rozstrzygnij coś innego. {ask}</translation>
    </message>
    <message id="viceroy.refusal.outOfRange">
        <source></source>
        <translation>Tego w tej grze nie ma.</translation>
    </message>
    <message id="viceroy.refusal.passedAuction">
        <source></source>
        <translation>W tej licytacji już pasujesz.</translation>
    </message>
    <message id="viceroy.refusal.passedBuilding">
        <source></source>
        <translation>W tej fazie rozwoju już pasujesz.</translation>
    </message>
    <message id="viceroy.refusal.placeTaken">
        <source></source>
        <translation>Tam na {level}. poziomie już leży karta.</translation>
    </message>
    <message id="viceroy.refusal.recolourTooDear">
        <source></source>
        <translation>Masz za mało klejnotów w nowym kolorze ({colour}). Potrzeba: {needed}, po jednym na segment.</translation>
    </message>
    <message id="viceroy.refusal.reserveEmpty">
        <source></source>
        <translation>W zasobie ogólnym nie ma już klejnotu w tym kolorze: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.sameAsAsked">
        <source></source>
        <translation>Właśnie taki podział ci zaproponowano ({pile}): przyjmij go albo poproś o drugą kartę.</translation>
    </message>
    <message id="viceroy.refusal.sameColour">
        <source></source>
        <translation>Koło ma już ten kolor: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.staysAway">
        <source></source>
        <translation>Z powodu prawa opuszczasz tę licytację.</translation>
    </message>
    <message id="viceroy.refusal.tooFewGems">
        <source></source>
        <translation>Masz za mało klejnotów, żeby zapłacić. Potrzeba: {needed}.</translation>
    </message>
    <message id="viceroy.refusal.tooFewInfinite">
        <source></source>
        <translation>Reszty nie pokryjesz klejnotami w tym kolorze: {colour}. Użyj wiecznych klejnotów co najmniej: {least}.</translation>
    </message>
    <message id="viceroy.refusal.tooHighForLaw">
        <source></source>
        <translation>Prawa leżą tylko na poziomach od pierwszego do czwartego, nigdy na piątym: {card}.</translation>
    </message>
    <message id="viceroy.refusal.tooManyInfinite">
        <source></source>
        <translation>Nie możesz użyć tylu wiecznych klejnotów w tym kolorze: {colour}. Najwyżej: {most}. Każdy działa raz w fazie rozwoju.</translation>
    </message>
    <message id="viceroy.refusal.wonAlready">
        <source></source>
        <translation>W tej licytacji masz już kartę. Kolejne rundy należą do innych.</translation>
    </message>
    <message id="viceroy.score.attacks">
        <source></source>
        <translation>Ataki rywali</translation>
    </message>
    <message id="viceroy.score.circles">
        <source></source>
        <translation>Jednobarwne koła</translation>
    </message>
    <message id="viceroy.score.infinite">
        <source></source>
        <translation>Wieczne klejnoty</translation>
    </message>
    <message id="viceroy.score.laws">
        <source></source>
        <translation>Prawa</translation>
    </message>
    <message id="viceroy.score.magic">
        <source></source>
        <translation>Magia</translation>
    </message>
    <message id="viceroy.score.points">
        <source></source>
        <translation>Żetony punktów władzy</translation>
    </message>
    <message id="viceroy.score.sets">
        <source></source>
        <translation>Zestawy obrony, nauki i magii</translation>
    </message>
    <message id="viceroy.token.attack">
        <source></source>
        <translation>atak</translation>
    </message>
    <message id="viceroy.token.attack.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żeton ataku</numerusform>
            <numerusform>%n żetony ataku</numerusform>
            <numerusform>%n żetonów ataku</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.attack.acc">
        <source></source>
        <translation>żeton ataku</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2">
        <source></source>
        <translation>premia za niebieskie koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2.acc">
        <source></source>
        <translation>premię za niebieskie koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4">
        <source></source>
        <translation>premia za niebieskie koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4.acc">
        <source></source>
        <translation>premię za niebieskie koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2">
        <source></source>
        <translation>premia za zielone koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2.acc">
        <source></source>
        <translation>premię za zielone koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4">
        <source></source>
        <translation>premia za zielone koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4.acc">
        <source></source>
        <translation>premię za zielone koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2">
        <source></source>
        <translation>premia za czerwone koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2.acc">
        <source></source>
        <translation>premię za czerwone koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4">
        <source></source>
        <translation>premia za czerwone koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4.acc">
        <source></source>
        <translation>premię za czerwone koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2">
        <source></source>
        <translation>premia za żółte koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2.acc">
        <source></source>
        <translation>premię za żółte koła +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4">
        <source></source>
        <translation>premia za żółte koła +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4.acc">
        <source></source>
        <translation>premię za żółte koła +4</translation>
    </message>
    <message id="viceroy.token.defense">
        <source></source>
        <translation>obrona</translation>
    </message>
    <message id="viceroy.token.defense.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żeton obrony</numerusform>
            <numerusform>%n żetony obrony</numerusform>
            <numerusform>%n żetonów obrony</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.defense.acc">
        <source></source>
        <translation>żeton obrony</translation>
    </message>
    <message id="viceroy.token.infiniteBlue">
        <source></source>
        <translation>niebieski wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteBlue.acc">
        <source></source>
        <translation>niebieski wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteGreen">
        <source></source>
        <translation>zielony wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteGreen.acc">
        <source></source>
        <translation>zielony wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteRed">
        <source></source>
        <translation>czerwony wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteRed.acc">
        <source></source>
        <translation>czerwony wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteYellow">
        <source></source>
        <translation>żółty wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.infiniteYellow.acc">
        <source></source>
        <translation>żółty wieczny klejnot</translation>
    </message>
    <message id="viceroy.token.magic">
        <source></source>
        <translation>magia</translation>
    </message>
    <message id="viceroy.token.magic.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żeton magii</numerusform>
            <numerusform>%n żetony magii</numerusform>
            <numerusform>%n żetonów magii</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.magic.acc">
        <source></source>
        <translation>żeton magii</translation>
    </message>
    <message id="viceroy.token.magicBonus2">
        <source></source>
        <translation>premia za magię +2</translation>
    </message>
    <message id="viceroy.token.magicBonus2.acc">
        <source></source>
        <translation>premię za magię +2</translation>
    </message>
    <message id="viceroy.token.magicBonus3">
        <source></source>
        <translation>premia za magię +3</translation>
    </message>
    <message id="viceroy.token.magicBonus3.acc">
        <source></source>
        <translation>premię za magię +3</translation>
    </message>
    <message id="viceroy.token.magicBonus5">
        <source></source>
        <translation>premia za magię +5</translation>
    </message>
    <message id="viceroy.token.magicBonus5.acc">
        <source></source>
        <translation>premię za magię +5</translation>
    </message>
    <message id="viceroy.token.points10">
        <source></source>
        <translation>10 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points10.acc">
        <source></source>
        <translation>10 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points12">
        <source></source>
        <translation>12 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points12.acc">
        <source></source>
        <translation>12 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points15">
        <source></source>
        <translation>15 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points15.acc">
        <source></source>
        <translation>15 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points2">
        <source></source>
        <translation>2 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points2.acc">
        <source></source>
        <translation>2 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points3">
        <source></source>
        <translation>3 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points3.acc">
        <source></source>
        <translation>3 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points4">
        <source></source>
        <translation>4 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points4.acc">
        <source></source>
        <translation>4 punkty władzy</translation>
    </message>
    <message id="viceroy.token.points5">
        <source></source>
        <translation>5 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points5.acc">
        <source></source>
        <translation>5 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points6">
        <source></source>
        <translation>6 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points6.acc">
        <source></source>
        <translation>6 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points7">
        <source></source>
        <translation>7 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points7.acc">
        <source></source>
        <translation>7 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points8">
        <source></source>
        <translation>8 punktów władzy</translation>
    </message>
    <message id="viceroy.token.points8.acc">
        <source></source>
        <translation>8 punktów władzy</translation>
    </message>
    <message id="viceroy.token.science">
        <source></source>
        <translation>nauka</translation>
    </message>
    <message id="viceroy.token.science.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żeton nauki</numerusform>
            <numerusform>%n żetony nauki</numerusform>
            <numerusform>%n żetonów nauki</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.science.acc">
        <source></source>
        <translation>żeton nauki</translation>
    </message>
    <message id="viceroy.verb.accept">
        <source></source>
        <translation>Przyjmij</translation>
    </message>
    <message id="viceroy.verb.bid">
        <source></source>
        <translation>Zaoferuj</translation>
    </message>
    <message id="viceroy.verb.choose">
        <source></source>
        <translation>Wybierz</translation>
    </message>
    <message id="viceroy.verb.decline">
        <source></source>
        <translation>Odmów</translation>
    </message>
    <message id="viceroy.verb.discard">
        <source></source>
        <translation>Usuń kartę z gry</translation>
    </message>
    <message id="viceroy.verb.discount">
        <source></source>
        <translation>Użyj wiecznych klejnotów</translation>
    </message>
    <message id="viceroy.verb.done">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="viceroy.verb.draw">
        <source></source>
        <translation>Dobierz kartę</translation>
    </message>
    <message id="viceroy.verb.gem">
        <source></source>
        <translation>Weź klejnot</translation>
    </message>
    <message id="viceroy.verb.give">
        <source></source>
        <translation>Oddaj klejnot</translation>
    </message>
    <message id="viceroy.verb.keep">
        <source></source>
        <translation>Zatrzymaj na ręce</translation>
    </message>
    <message id="viceroy.verb.lay">
        <source></source>
        <translation>Zacznij piramidę</translation>
    </message>
    <message id="viceroy.verb.pass">
        <source></source>
        <translation>Spasuj</translation>
    </message>
    <message id="viceroy.verb.place">
        <source></source>
        <translation>Wyłóż kartę tutaj</translation>
    </message>
    <message id="viceroy.verb.play">
        <source></source>
        <translation>Zagraj kartę</translation>
    </message>
    <message id="viceroy.verb.propose">
        <source></source>
        <translation>Zaproponuj podział</translation>
    </message>
    <message id="viceroy.verb.recolour">
        <source></source>
        <translation>Przemaluj koło</translation>
    </message>
    <message id="viceroy.verb.return">
        <source></source>
        <translation>Odłóż prawo</translation>
    </message>
    <message id="viceroy.verb.sell">
        <source></source>
        <translation>Odrzuć kartę za dwa klejnoty</translation>
    </message>
    <message id="viceroy.verb.take">
        <source></source>
        <translation>Weź kartę</translation>
    </message>
    <message id="viceroy.verb.target">
        <source></source>
        <translation>Wybierz tę kartę</translation>
    </message>
    <message id="viceroy.verb.token">
        <source></source>
        <translation>Wybierz ten żeton</translation>
    </message>
    <message id="viceroy.verb.tuck">
        <source></source>
        <translation>Wsuń kartę pod prawo</translation>
    </message>
    <message id="viceroy.verb.unseal">
        <source></source>
        <translation>Cofnij wybór</translation>
    </message>
    <message id="viceroy.hint.firstCard">
        <source></source>
        <translation>Za zasłonką wybierz, kto zacznie twoją piramidę.</translation>
    </message>
    <message id="viceroy.hint.keepCard">
        <source></source>
        <translation>Jeszcze jeden wybór za zasłonką: kto zostanie na ręce?</translation>
    </message>
    <message id="viceroy.hint.bid">
        <source></source>
        <translation>Za zasłonką zaoferuj klejnot albo spasuj.</translation>
    </message>
    <message id="viceroy.hint.play">
        <source></source>
        <translation>Za zasłonką wybierz kartę albo spasuj w tej fazie.</translation>
    </message>
    <message id="viceroy.hint.secret">
        <source></source>
        <translation>Za zasłonką czeka na ciebie pytanie.</translation>
    </message>
    <message id="viceroy.hint.takeGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Weź z zasobu %n klejnot.</numerusform>
            <numerusform>Weź z zasobu %n klejnoty.</numerusform>
            <numerusform>Weź z zasobu %n klejnotów.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.place">
        <source></source>
        <translation>Dotknij podświetlonego miejsca, by zobaczyć cenę; drugie dotknięcie wykłada kartę.</translation>
    </message>
    <message id="viceroy.hint.noAuction">
        <source></source>
        <translation>Pas. Pozostali licytują dalej.</translation>
    </message>
    <message id="viceroy.hint.noBuilding">
        <source></source>
        <translation>Pas aż do następnej rundy.</translation>
    </message>
    <message id="viceroy.hint.later">
        <source></source>
        <translation>Teraz buduje: {seat}. Możesz tymczasem przymierzać kartę na podświetlonych miejscach.</translation>
    </message>
    <message id="viceroy.hint.notSo">
        <source></source>
        <translation>Tak się nie da. Powód znajdziesz za zasłonką.</translation>
    </message>
    <message id="viceroy.hint.sealed1">
        <source></source>
        <translation>Zapieczętowane. Dotknij pakietu, by cofnąć wybór. Czekamy na: {first}</translation>
    </message>
    <message id="viceroy.hint.sealed2">
        <source></source>
        <translation>Zapieczętowane. Dotknij pakietu, by cofnąć wybór. Czekamy na: {first}, {second}</translation>
    </message>
    <message id="viceroy.hint.sealed3">
        <source></source>
        <translation>Zapieczętowane. Dotknij pakietu, by cofnąć wybór. Czekamy na: {first}, {second}, {third}</translation>
    </message>
    <message id="viceroy.hint.hasCard">
        <source></source>
        <translation>Masz już swoją kartę. Pozostali licytują dalej.</translation>
    </message>
    <message id="viceroy.hint.away">
        <source></source>
        <translation>Z mocy prawa nie bierzesz udziału w tej aukcji.</translation>
    </message>
    <message id="viceroy.hint.builds">
        <source></source>
        <translation>Teraz buduje: {seat}</translation>
    </message>
    <message id="viceroy.hint.next">
        <source></source>
        <translation>Twoja kolej jest następna. Dotknij podświetlonego miejsca, by wypróbować kartę.</translation>
    </message>
    <message id="viceroy.hint.nextLaw">
        <source></source>
        <translation>Twoja kolej jest następna.</translation>
    </message>
    <message id="viceroy.hint.dividing">
        <source></source>
        <translation>Obie karty mają zostać podzielone między was. Decyduje: {seat}</translation>
    </message>
    <message id="viceroy.hint.answer">
        <source></source>
        <translation>{seat} proponuje: dla ciebie „{card}”. Co odpowiesz?</translation>
    </message>
    <message id="viceroy.hint.lastAnswer">
        <source></source>
        <translation>{seat} chce odwrotnie: dla ciebie „{card}”. Przyjmij albo odmów.</translation>
    </message>
    <message id="viceroy.hint.gemsLater" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Potem weźmiesz %n klejnot. Najpierw: {seat}</numerusform>
            <numerusform>Potem weźmiesz %n klejnoty. Najpierw: {seat}</numerusform>
            <numerusform>Potem weźmiesz %n klejnotów. Najpierw: {seat}</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.lostGems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Żadna twoja oferta nie wygrała. Weź z zasobu %n klejnot.</numerusform>
            <numerusform>Żadna twoja oferta nie wygrała. Weź z zasobu %n klejnoty.</numerusform>
            <numerusform>Żadna twoja oferta nie wygrała. Weź z zasobu %n klejnotów.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recolour" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Masz jeszcze %n klejnot. Dotknij podświetlonej karty, by przemalować koło pod nią, albo zakończ.</numerusform>
            <numerusform>Masz jeszcze %n klejnoty. Dotknij podświetlonej karty, by przemalować koło pod nią, albo zakończ.</numerusform>
            <numerusform>Masz jeszcze %n klejnotów. Dotknij podświetlonej karty, by przemalować koło pod nią, albo zakończ.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recoloured">
        <source></source>
        <translation>Twoje klejnoty nie wystarczą na kolejne koło. Zakończ.</translation>
    </message>
    <message id="viceroy.news.contest1">
        <source></source>
        <translation>Taka sama oferta: {first}. Karty nie bierze nikt.</translation>
    </message>
    <message id="viceroy.news.contest2">
        <source></source>
        <translation>Taka sama oferta: {first}, {second}. Karty nie bierze nikt.</translation>
    </message>
    <message id="viceroy.news.contest3">
        <source></source>
        <translation>Taka sama oferta: {first}, {second}, {third}. Karty nie bierze nikt.</translation>
    </message>
    <message id="viceroy.news.bidLost">
        <source></source>
        <translation>Twoja oferta nie zdobyła karty.</translation>
    </message>
    <message id="viceroy.news.virtual">
        <source></source>
        <translation>Taka sama oferta wirtualnego przeciwnika. Karty nie bierze nikt.</translation>
    </message>
    <message id="viceroy.news.notAgreed">
        <source></source>
        <translation>Brak zgody. Żadne z was nie bierze karty.</translation>
    </message>
    <message id="viceroy.answer.forMe">
        <source></source>
        <translation>Biorę: {card}</translation>
    </message>
    <message id="viceroy.answer.level">
        <source></source>
        <translation>Poziom {level}</translation>
    </message>
    <message id="viceroy.answer.gem">
        <source></source>
        <translation>{gem}: {count}</translation>
    </message>
    <message id="viceroy.answer.goOn">
        <source></source>
        <translation>Dalej, do następnej rundy ofert</translation>
    </message>
    <message id="viceroy.gainMany.science" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żeton nauki</numerusform>
            <numerusform>%n żetony nauki</numerusform>
            <numerusform>%n żetonów nauki</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magic" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żeton magii</numerusform>
            <numerusform>%n żetony magii</numerusform>
            <numerusform>%n żetonów magii</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.defense" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żeton obrony</numerusform>
            <numerusform>%n żetony obrony</numerusform>
            <numerusform>%n żetonów obrony</numerusform>
        </translation>
    </message>
    <message id="viceroy.gain.infinite.blue">
        <source></source>
        <translation>niebieski wieczny klejnot</translation>
    </message>
    <message id="viceroy.gain.infinite.red">
        <source></source>
        <translation>czerwony wieczny klejnot</translation>
    </message>
    <message id="viceroy.gain.infinite.green">
        <source></source>
        <translation>zielony wieczny klejnot</translation>
    </message>
    <message id="viceroy.gain.infinite.yellow">
        <source></source>
        <translation>żółty wieczny klejnot</translation>
    </message>
    <message id="viceroy.gain.infinite.any">
        <source></source>
        <translation>wieczny klejnot dowolnego koloru</translation>
    </message>
    <message id="viceroy.gainMany.attack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żeton ataku</numerusform>
            <numerusform>%n żetony ataku</numerusform>
            <numerusform>%n żetonów ataku</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n klejnot dowolnego koloru</numerusform>
            <numerusform>%n klejnoty dowolnego koloru</numerusform>
            <numerusform>%n klejnotów dowolnego koloru</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.cards" numerus="yes">
        <source></source>
        <translation>
            <numerusform>karta z talii</numerusform>
            <numerusform>%n karty z talii</numerusform>
            <numerusform>%n kart z talii</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt władzy</numerusform>
            <numerusform>%n punkty władzy</numerusform>
            <numerusform>%n punktów władzy</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magicBonus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>premia za magię +%n</numerusform>
            <numerusform>premia za magię +%n</numerusform>
            <numerusform>premia za magię +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n niebieski klejnot</numerusform>
            <numerusform>%n niebieskie klejnoty</numerusform>
            <numerusform>%n niebieskich klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>premia za niebieskie koła +%n</numerusform>
            <numerusform>premia za niebieskie koła +%n</numerusform>
            <numerusform>premia za niebieskie koła +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n czerwony klejnot</numerusform>
            <numerusform>%n czerwone klejnoty</numerusform>
            <numerusform>%n czerwonych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>premia za czerwone koła +%n</numerusform>
            <numerusform>premia za czerwone koła +%n</numerusform>
            <numerusform>premia za czerwone koła +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zielony klejnot</numerusform>
            <numerusform>%n zielone klejnoty</numerusform>
            <numerusform>%n zielonych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>premia za zielone koła +%n</numerusform>
            <numerusform>premia za zielone koła +%n</numerusform>
            <numerusform>premia za zielone koła +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żółty klejnot</numerusform>
            <numerusform>%n żółte klejnoty</numerusform>
            <numerusform>%n żółtych klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>premia za żółte koła +%n</numerusform>
            <numerusform>premia za żółte koła +%n</numerusform>
            <numerusform>premia za żółte koła +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.open">
        <source></source>
        <translation>Otwórz zasłonkę (postacie: {characters}, prawa: {laws})</translation>
    </message>
    <message id="viceroy.screen.closed">
        <source></source>
        <translation>Twoja zasłonka</translation>
    </message>
    <message id="viceroy.screen.packet">
        <source></source>
        <translation>Zapieczętowany wybór: cofnij</translation>
    </message>
    <message id="viceroy.screen.cell">
        <source></source>
        <translation>{what}: {count}</translation>
    </message>
    <message id="viceroy.screen.cards">
        <source></source>
        <translation>Dotknięcie podnosi kartę, drugie ją wybiera.</translation>
    </message>
    <message id="viceroy.screen.cells">
        <source></source>
        <translation>Dotknij oferty: od razu się zapieczętuje.</translation>
    </message>
    <message id="viceroy.screen.barterGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zapłać rywalowi jeszcze %n klejnot.</numerusform>
            <numerusform>Zapłać rywalowi jeszcze %n klejnoty.</numerusform>
            <numerusform>Zapłać rywalowi jeszcze %n klejnotów.</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.hold">
        <source></source>
        <translation>Przytrzymaj listwę, by zajrzeć</translation>
    </message>
    <message id="viceroy.screen.buys">
        <source></source>
        <translation>{what}: {count}; kupuje: {card}</translation>
    </message>
    <message id="viceroy.screen.passFor" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Spasuj: weź %n klejnot</numerusform>
            <numerusform>Spasuj: weź %n klejnoty</numerusform>
            <numerusform>Spasuj: weź %n klejnotów</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.again">
        <source></source>
        <translation>{card}: dotknij ponownie, by wybrać</translation>
    </message>
    <message id="viceroy.button.look">
        <source></source>
        <translation>Obejrzyj karty</translation>
    </message>
    <message id="viceroy.button.swap">
        <source></source>
        <translation>Przenieś moją kolumnę na drugą stronę</translation>
    </message>
    <message id="viceroy.button.undo">
        <source></source>
        <translation>Cofnij</translation>
    </message>
    <message id="viceroy.button.lay">
        <source></source>
        <translation>Wyłóż kartę tutaj</translation>
    </message>
    <message id="viceroy.count.final">
        <source></source>
        <translation>Punkty</translation>
    </message>
    <message id="viceroy.table.discard">
        <source></source>
        <translation>Poza grą</translation>
    </message>
    <message id="viceroy.setup.edition">
        <source></source>
        <translation>Wydanie</translation>
    </message>
    <message id="viceroy.setup.edition.about">
        <source></source>
        <translation>Drugie rozdaje cztery pierwsze postacie, a kartę można sprzedać za dwa klejnoty.</translation>
    </message>
    <message id="viceroy.setup.edition.czech">
        <source></source>
        <translation>Czeskie pudełko</translation>
    </message>
    <message id="viceroy.setup.edition.second">
        <source></source>
        <translation>Drugie</translation>
    </message>
    <message id="viceroy.setup.first.about">
        <source></source>
        <translation>Ile postaci każdy dostaje na początek.</translation>
    </message>
    <message id="viceroy.setup.sale.about">
        <source></source>
        <translation>W rozwoju można oddać kartę za dwa klejnoty.</translation>
    </message>
    <message id="viceroy.setup.first">
        <source></source>
        <translation>Pierwsze karty</translation>
    </message>
    <message id="viceroy.setup.first.two">
        <source></source>
        <translation>Dwie</translation>
    </message>
    <message id="viceroy.setup.first.four">
        <source></source>
        <translation>Cztery, dwie zostają</translation>
    </message>
    <message id="viceroy.setup.sale">
        <source></source>
        <translation>Karty za klejnoty</translation>
    </message>
    <message id="viceroy.setup.sale.no">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.setup.sale.yes">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.curtain.only">
        <source></source>
        <translation>{seat}. Teraz patrzysz tylko ty.</translation>
    </message>
    <message id="viceroy.curtain.ready">
        <source></source>
        <translation>To ja</translation>
    </message>
    <message id="viceroy.panel.auction">
        <source></source>
        <translation>Licytacja</translation>
    </message>
    <message id="viceroy.panel.pyramid">
        <source></source>
        <translation>Moja piramida</translation>
    </message>
    <message id="viceroy.panel.hand">
        <source></source>
        <translation>Moje karty i klejnoty</translation>
    </message>
    <message id="viceroy.place.spoken">
        <source></source>
        <translation>Poziom {level}, {place}. miejsce od lewej</translation>
    </message>
    <message id="viceroy.reserve.due">
        <source></source>
        <translation>{gems}; jeszcze do wzięcia: {count}</translation>
    </message>
    <message id="viceroy.again.replaceTarget">
        <source></source>
        <translation>Ta karta wróci na rękę, jej żetony zostaną przy prawie. Dotknij jej ponownie, by potwierdzić.</translation>
    </message>
    <message id="viceroy.again.doubleTarget">
        <source></source>
        <translation>Wszystkie żetony na tej karcie się podwoją. Dotknij jej ponownie, by potwierdzić.</translation>
    </message>
    <message id="viceroy.again.freeTarget">
        <source></source>
        <translation>Ta karta trafi pod prawo, a wszystkie żetony na niej przepadną. Dotknij jej ponownie, by potwierdzić.</translation>
    </message>
    <message id="viceroy.record.stands">
        <source></source>
        <translation>Tutejszy rekord: {points}</translation>
    </message>
    <message id="viceroy.record.broken">
        <source></source>
        <translation>Nowy tutejszy rekord! Dotąd: {points}</translation>
    </message>
    <message id="viceroy.record.first">
        <source></source>
        <translation>Pierwszy tutejszy wynik: rekord do pobicia</translation>
    </message>
</context>
</TS>
