<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="tiletum.about.cards">
        <source></source>
        <translation>O této sadě: {rulebook} položek uvádějí pravidla, {secondary} pochází z jiných zdrojů a {reconstructed} je rekonstruováno tak, aby souhlasily se vším známým. Nahradit ji může sada opravená podle skutečné krabice.</translation>
    </message>
    <message id="tiletum.about.solo">
        <source></source>
        <translation>Karty sólového soupeře známe, oficiální sólová pravidla ne: jak je hraje, je vlastní postup tohoto projektu.</translation>
    </message>
    <message id="tiletum.action.architect">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.action.character">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="tiletum.action.contract">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.action.joker">
        <source></source>
        <translation>Žolík</translation>
    </message>
    <message id="tiletum.action.king">
        <source></source>
        <translation>Král</translation>
    </message>
    <message id="tiletum.action.merchant">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.cathedral.bordeaux">
        <source></source>
        <translation>Katedrála v Bordeaux</translation>
    </message>
    <message id="tiletum.cathedral.firenze">
        <source></source>
        <translation>Florentská katedrála</translation>
    </message>
    <message id="tiletum.cathedral.koeln">
        <source></source>
        <translation>Katedrála v Kolíně nad Rýnem</translation>
    </message>
    <message id="tiletum.cathedral.london">
        <source></source>
        <translation>Canterburská katedrála</translation>
    </message>
    <message id="tiletum.cathedral.lyon">
        <source></source>
        <translation>Katedrála v Lyonu</translation>
    </message>
    <message id="tiletum.cathedral.milano">
        <source></source>
        <translation>Milánská katedrála</translation>
    </message>
    <message id="tiletum.cathedral.paris">
        <source></source>
        <translation>Katedrála Notre-Dame</translation>
    </message>
    <message id="tiletum.cathedral.praha">
        <source></source>
        <translation>Katedrála svatého Víta</translation>
    </message>
    <message id="tiletum.cathedral.wien">
        <source></source>
        <translation>Katedrála svatého Štěpána</translation>
    </message>
    <message id="tiletum.challenge.deepCoffers">
        <source></source>
        <translation>Bezpečné pokladnice</translation>
    </message>
    <message id="tiletum.challenge.ecclesiasticalIncome">
        <source></source>
        <translation>Církevní příjmy</translation>
    </message>
    <message id="tiletum.challenge.favorAtTheCourt">
        <source></source>
        <translation>Přízeň dvora</translation>
    </message>
    <message id="tiletum.challenge.readyForAction">
        <source></source>
        <translation>Vzhůru do akce</translation>
    </message>
    <message id="tiletum.challenge.resourcefulClergy">
        <source></source>
        <translation>Ušlechtilá kongregace</translation>
    </message>
    <message id="tiletum.challenge.verySpecialFriends">
        <source></source>
        <translation>Velmi blízcí přátelé</translation>
    </message>
    <message id="tiletum.challenge.visitorsToTheCuria">
        <source></source>
        <translation>Návštěvníci z kurie</translation>
    </message>
    <message id="tiletum.challenge.whispersInTheKingsEar">
        <source></source>
        <translation>Drby ze dvora</translation>
    </message>
    <message id="tiletum.decree.buildingsAreForever">
        <source></source>
        <translation>Stavby jsou věčné</translation>
    </message>
    <message id="tiletum.decree.businessIsBusiness">
        <source></source>
        <translation>Obchod je obchod</translation>
    </message>
    <message id="tiletum.decree.busyHands">
        <source></source>
        <translation>Pilné ručičky</translation>
    </message>
    <message id="tiletum.decree.familiarFaces">
        <source></source>
        <translation>Známé tváře</translation>
    </message>
    <message id="tiletum.decree.familyAlliances">
        <source></source>
        <translation>Rodové spojení</translation>
    </message>
    <message id="tiletum.decree.gloriousSpires">
        <source></source>
        <translation>Nebeské klenby</translation>
    </message>
    <message id="tiletum.decree.kingAndCountry">
        <source></source>
        <translation>Za krále a vlast</translation>
    </message>
    <message id="tiletum.decree.mercantileEmpire">
        <source></source>
        <translation>Obchodní impérium</translation>
    </message>
    <message id="tiletum.decree.noblesseOblige">
        <source></source>
        <translation>Vznešenost zavazuje</translation>
    </message>
    <message id="tiletum.decree.proudPillars">
        <source></source>
        <translation>Pýcha pilířů</translation>
    </message>
    <message id="tiletum.decree.religiousCommunities">
        <source></source>
        <translation>Farnosti</translation>
    </message>
    <message id="tiletum.decree.undyingFame">
        <source></source>
        <translation>Nehynoucí sláva</translation>
    </message>
    <message id="tiletum.decree.worldlyRiches">
        <source></source>
        <translation>Všechno bohatství světa</translation>
    </message>
    <message id="tiletum.event.actionChosen">
        <source></source>
        <translation>{seat} volí akci: {action}.</translation>
    </message>
    <message id="tiletum.event.bonusEnjoyed">
        <source></source>
        <translation>{seat} získává bonus postavy: {tile}.</translation>
    </message>
    <message id="tiletum.event.bonusLaid">
        <source></source>
        <translation>Nová bonusová destička: {tile}. Akce: {action}.</translation>
    </message>
    <message id="tiletum.event.buildingActivated">
        <source></source>
        <translation>{seat} aktivuje budovu {building}.</translation>
    </message>
    <message id="tiletum.event.buildingFinished">
        <source></source>
        <translation>{seat}: budova {building} je dokončená.</translation>
    </message>
    <message id="tiletum.event.cathedralSupported">
        <source></source>
        <translation>{seat} přispívá na katedrálu: {space}.</translation>
    </message>
    <message id="tiletum.event.characterLaid">
        <source></source>
        <translation>Nově v nabídce postav: {tile}.</translation>
    </message>
    <message id="tiletum.event.characterSettled">
        <source></source>
        <translation>{seat} ubytovává postavu: {tile}, budova {building}, patro {floor}.</translation>
    </message>
    <message id="tiletum.event.coatPlaced">
        <source></source>
        <translation>{seat} umisťuje erb: {tile}, budova {building}.</translation>
    </message>
    <message id="tiletum.event.colourChosen">
        <source></source>
        <translation>{seat}: příští kostka dá jiný zdroj: {resource}.</translation>
    </message>
    <message id="tiletum.event.contractFulfilled">
        <source></source>
        <translation>{seat} plní smlouvu: {tile}, pole {place}.</translation>
    </message>
    <message id="tiletum.event.contractLaid">
        <source></source>
        <translation>Nově v nabídce smluv: {tile}.</translation>
    </message>
    <message id="tiletum.event.corruptionRevealed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n pole.</numerusform>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n pole.</numerusform>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n polí.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.decreeTurned">
        <source></source>
        <translation>Soupeř otáčí kartu: {decree}.</translation>
    </message>
    <message id="tiletum.event.dieChanged" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: kostka {value} se mění na {as}, zaplaceno %n zlato.</numerusform>
            <numerusform>{seat}: kostka {value} se mění na {as}, zaplacena %n zlata.</numerusform>
            <numerusform>{seat}: kostka {value} se mění na {as}, zaplaceno %n zlat.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.dieRolled">
        <source></source>
        <translation>Padlo: {resource}, hodnota {value}.</translation>
    </message>
    <message id="tiletum.event.dieTaken">
        <source></source>
        <translation>{seat} bere kostku: {resource}, hodnota {value}. Akce: {action}.</translation>
    </message>
    <message id="tiletum.event.fairHeld" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Trh: {space}. {fair}, po %n vítězném bodu.</numerusform>
            <numerusform>Trh: {space}. {fair}, po %n vítězných bodech.</numerusform>
            <numerusform>Trh: {space}. {fair}, po %n vítězných bodech.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gained" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: {resource} +%n.</numerusform>
            <numerusform>{seat}: {resource} +%n.</numerusform>
            <numerusform>{seat}: {resource} +%n.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gameEnded">
        <source></source>
        <translation>Hra končí. Sečtěte body!</translation>
    </message>
    <message id="tiletum.event.helperUsed">
        <source></source>
        <translation>{seat} využívá pomocníka: {tile}.</translation>
    </message>
    <message id="tiletum.event.houseBuilt">
        <source></source>
        <translation>{seat} staví dům: {space}, pole {house}.</translation>
    </message>
    <message id="tiletum.event.houseFreed">
        <source></source>
        <translation>{seat}: budova {building} je plná, dům z její střechy přechází do zásoby.</translation>
    </message>
    <message id="tiletum.event.kingMoved">
        <source></source>
        <translation>Královská stupnice: {seat} stojí na poli {points} VB.</translation>
    </message>
    <message id="tiletum.event.kingReturned">
        <source></source>
        <translation>Královská stupnice: {seat} se vrací na 0.</translation>
    </message>
    <message id="tiletum.event.kingTileLaid">
        <source></source>
        <translation>Nová destička u královské stupnice: {tile}.</translation>
    </message>
    <message id="tiletum.event.moved">
        <source></source>
        <translation>{seat} táhne figurkou: {piece}, cíl {space}.</translation>
    </message>
    <message id="tiletum.event.offerReplaced">
        <source></source>
        <translation>{seat} vyměňuje celou nabídku postav.</translation>
    </message>
    <message id="tiletum.event.orderSet">
        <source></source>
        <translation>Nové pořadí, místo {place}: {seat}.</translation>
    </message>
    <message id="tiletum.event.paid" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: {resource} –%n.</numerusform>
            <numerusform>{seat}: {resource} –%n.</numerusform>
            <numerusform>{seat}: {resource} –%n.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pillarBuilt">
        <source></source>
        <translation>{seat} staví pilíř: {space}.</translation>
    </message>
    <message id="tiletum.event.pillarFreed">
        <source></source>
        <translation>{seat}: pilíř přechází do zásoby.</translation>
    </message>
    <message id="tiletum.event.pointsGranted" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: %n akční bod. Akce: {action}.</numerusform>
            <numerusform>{seat}: %n akční body. Akce: {action}.</numerusform>
            <numerusform>{seat}: %n akčních bodů. Akce: {action}.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pointsLost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: –%n vítězný bod. {line}.</numerusform>
            <numerusform>{seat}: –%n vítězné body. {line}.</numerusform>
            <numerusform>{seat}: –%n vítězných bodů. {line}.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.roundBegan">
        <source></source>
        <translation>Začíná kolo {round}.</translation>
    </message>
    <message id="tiletum.event.scored" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: +%n vítězný bod. {line}.</numerusform>
            <numerusform>{seat}: +%n vítězné body. {line}.</numerusform>
            <numerusform>{seat}: +%n vítězných bodů. {line}.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.tileDeclined">
        <source></source>
        <translation>{seat} destičku nechce: {tile}.</translation>
    </message>
    <message id="tiletum.event.tileTaken">
        <source></source>
        <translation>{seat} bere destičku: {tile}.</translation>
    </message>
    <message id="tiletum.event.turnBegan">
        <source></source>
        <translation>Na tahu: {seat}.</translation>
    </message>
    <message id="tiletum.event.turnEnded">
        <source></source>
        <translation>{seat} končí tah.</translation>
    </message>
    <message id="tiletum.event.usedTilesShuffled">
        <source></source>
        <translation>Hromádka bonusových destiček došla: použité destičky se zamíchají do nové.</translation>
    </message>
    <message id="tiletum.event.wheelTurned">
        <source></source>
        <translation>Akční kolo se otáčí o jednu výseč.</translation>
    </message>
    <message id="tiletum.fair.cathedrals">
        <source></source>
        <translation>Destičky katedrál</translation>
    </message>
    <message id="tiletum.fair.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.fair.contracts">
        <source></source>
        <translation>Splněné smlouvy</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals">
        <source></source>
        <translation>Dvojice smlouva a katedrála</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats">
        <source></source>
        <translation>Dvojice smlouva a erb</translation>
    </message>
    <message id="tiletum.fair.filledBuildings">
        <source></source>
        <translation>Zaplněné budovy</translation>
    </message>
    <message id="tiletum.fair.houses">
        <source></source>
        <translation>Domy na mapě</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars">
        <source></source>
        <translation>Dvojice dům a pilíř</translation>
    </message>
    <message id="tiletum.fair.king">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.fair.pillars">
        <source></source>
        <translation>Pilíře na mapě</translation>
    </message>
    <message id="tiletum.fair.upperFloors">
        <source></source>
        <translation>Postavy ve druhém a třetím patře</translation>
    </message>
    <message id="tiletum.family.fugger">
        <source></source>
        <translation>Fuggerové</translation>
    </message>
    <message id="tiletum.family.habsburg">
        <source></source>
        <translation>Habsburkové</translation>
    </message>
    <message id="tiletum.family.lancaster">
        <source></source>
        <translation>Lancasterové</translation>
    </message>
    <message id="tiletum.family.medici">
        <source></source>
        <translation>Medicejové</translation>
    </message>
    <message id="tiletum.family.valois">
        <source></source>
        <translation>Valoisové</translation>
    </message>
    <message id="tiletum.family.visconti">
        <source></source>
        <translation>Viscontiové</translation>
    </message>
    <message id="tiletum.kind.builder">
        <source></source>
        <translation>Stavitel</translation>
    </message>
    <message id="tiletum.kind.courtier">
        <source></source>
        <translation>Dvořan</translation>
    </message>
    <message id="tiletum.kind.innkeeper">
        <source></source>
        <translation>Hostinský</translation>
    </message>
    <message id="tiletum.kind.notary">
        <source></source>
        <translation>Notář</translation>
    </message>
    <message id="tiletum.kind.trader">
        <source></source>
        <translation>Kupkyně</translation>
    </message>
    <message id="tiletum.name">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.open.activate">
        <source></source>
        <translation>budova k aktivaci</translation>
    </message>
    <message id="tiletum.open.bonusTile">
        <source></source>
        <translation>bonusová destička</translation>
    </message>
    <message id="tiletum.open.bonuses">
        <source></source>
        <translation>bonusy postav</translation>
    </message>
    <message id="tiletum.open.chooseAction">
        <source></source>
        <translation>volba akce</translation>
    </message>
    <message id="tiletum.open.chooseDie">
        <source></source>
        <translation>výběr kostky</translation>
    </message>
    <message id="tiletum.open.colour">
        <source></source>
        <translation>co dá příští kostka</translation>
    </message>
    <message id="tiletum.open.houseAnywhere">
        <source></source>
        <translation>dům v libovolném městě</translation>
    </message>
    <message id="tiletum.open.kingTile">
        <source></source>
        <translation>destička u královské stupnice</translation>
    </message>
    <message id="tiletum.open.pillarAnywhere">
        <source></source>
        <translation>pilíř v libovolném městě</translation>
    </message>
    <message id="tiletum.open.resources">
        <source></source>
        <translation>volba zdroje</translation>
    </message>
    <message id="tiletum.open.spend">
        <source></source>
        <translation>akce se zbylými body</translation>
    </message>
    <message id="tiletum.open.steps">
        <source></source>
        <translation>kroky zdarma</translation>
    </message>
    <message id="tiletum.open.teleportArchitect">
        <source></source>
        <translation>architekt na libovolné pole</translation>
    </message>
    <message id="tiletum.open.teleportMerchant">
        <source></source>
        <translation>obchodník na libovolné pole</translation>
    </message>
    <message id="tiletum.opponent">
        <source></source>
        <translation>Kardinál Titus</translation>
    </message>
    <message id="tiletum.piece.architect">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.piece.merchant">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.reason.moreThanOpponent">
        <source></source>
        <translation>Více bodů než soupeř</translation>
    </message>
    <message id="tiletum.reason.notMoreThanOpponent">
        <source></source>
        <translation>Ne více bodů než soupeř</translation>
    </message>
    <message id="tiletum.reason.order">
        <source></source>
        <translation>Dříve v pořadí průběhu hry</translation>
    </message>
    <message id="tiletum.reason.points">
        <source></source>
        <translation>Více vítězných bodů</translation>
    </message>
    <message id="tiletum.refusal.alreadyContributed">
        <source></source>
        <translation>Na tuto katedrálu jste už přispěli, a smíte jen jednou: {space}.</translation>
    </message>
    <message id="tiletum.refusal.answerFirst">
        <source></source>
        <translation>Nejprve rozhodněte, co je otevřené: {open}.</translation>
    </message>
    <message id="tiletum.refusal.bonusNotOpen">
        <source></source>
        <translation>Na patře {floor} už není bonus k využití.</translation>
    </message>
    <message id="tiletum.refusal.buildingEmpty">
        <source></source>
        <translation>V budově {building} žádná postava nebydlí.</translation>
    </message>
    <message id="tiletum.refusal.buildingOfOtherKind">
        <source></source>
        <translation>V budově {building} bydlí jiný druh postav. Do budovy patří jen jeden druh.</translation>
    </message>
    <message id="tiletum.refusal.cathedralExhausted">
        <source></source>
        <translation>Z této katedrály už nezbyla žádná destička: {space}.</translation>
    </message>
    <message id="tiletum.refusal.cathedralNotBuilt">
        <source></source>
        <translation>Katedrála v tomto městě nebude v této hře postavena: {space}.</translation>
    </message>
    <message id="tiletum.refusal.coatPlaceTaken">
        <source></source>
        <translation>Pod budovou {building} už erb leží.</translation>
    </message>
    <message id="tiletum.refusal.colourAlreadyChosen">
        <source></source>
        <translation>Už jste určili, co dá příští kostka.</translation>
    </message>
    <message id="tiletum.refusal.colourTooLate">
        <source></source>
        <translation>Druh zdroje se mění při výběru kostky, dokud není vzatá.</translation>
    </message>
    <message id="tiletum.refusal.dieAlreadyTaken">
        <source></source>
        <translation>V každém tahu berete jednu kostku a tu už máte.</translation>
    </message>
    <message id="tiletum.refusal.familyHeld">
        <source></source>
        <translation>Erb tohoto rodu už máte: {tile}. Od každého rodu smíte mít jen jeden.</translation>
    </message>
    <message id="tiletum.refusal.finishInnerFirst">
        <source></source>
        <translation>Něco je ještě otevřené, nejprve to dokončete: {open}.</translation>
    </message>
    <message id="tiletum.refusal.gameIsOver">
        <source></source>
        <translation>Hra skončila: čtvrtý trh už proběhl.</translation>
    </message>
    <message id="tiletum.refusal.houseAlreadyHere">
        <source></source>
        <translation>V tomto městě už dům máte: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceClosed">
        <source></source>
        <translation>Toto pole pro dům se používá od {players} hráčů výše: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceTaken">
        <source></source>
        <translation>Toto pole pro dům je obsazené: {space}.</translation>
    </message>
    <message id="tiletum.refusal.jokerIsNoChoice">
        <source></source>
        <translation>Žolík zastupuje jednu z ostatních pěti akcí.</translation>
    </message>
    <message id="tiletum.refusal.kindLivesElsewhere">
        <source></source>
        <translation>Postavy tohoto druhu už bydlí v budově {building} a jinde bydlet nesmějí.</translation>
    </message>
    <message id="tiletum.refusal.nameThePayment">
        <source></source>
        <translation>Určete, čím zaplatíte volnou část této smlouvy: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noActionUnderWay">
        <source></source>
        <translation>Tyto body se přičítají k akci kostky a žádná teď neprobíhá.</translation>
    </message>
    <message id="tiletum.refusal.noCathedralThere">
        <source></source>
        <translation>Na tomto místě se katedrála nestaví: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noContractSpace">
        <source></source>
        <translation>Všechna pole pro smlouvy máte obsazená, další smlouvu nelze vzít ani splnit.</translation>
    </message>
    <message id="tiletum.refusal.noHouseLeft">
        <source></source>
        <translation>V zásobě nemáte dům. Zaplňte budovu a uvolníte dům z její střechy.</translation>
    </message>
    <message id="tiletum.refusal.noPaymentToName">
        <source></source>
        <translation>Cena této smlouvy je daná: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarLeft">
        <source></source>
        <translation>V zásobě nemáte pilíř. Splňte smlouvu a jeden uvolníte.</translation>
    </message>
    <message id="tiletum.refusal.noPillarSpace">
        <source></source>
        <translation>Katedrála tu není, a tak tu není ani pole pro pilíř: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarThere">
        <source></source>
        <translation>Přispět smíte jen tam, kde máte pilíř: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noStepLeft">
        <source></source>
        <translation>Pro tuto figurku už nezbývá krok: {piece}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchDie">
        <source></source>
        <translation>Taková kostka u kola neleží: {resource}, hodnota {value}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchHouseSpace">
        <source></source>
        <translation>Takové pole pro dům tu není: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchRoom">
        <source></source>
        <translation>Budova {building} nemá na patře {floor} místnost k zaplnění.</translation>
    </message>
    <message id="tiletum.refusal.noSuchThing">
        <source></source>
        <translation>Nic takového v této hře není.</translation>
    </message>
    <message id="tiletum.refusal.notAdjacent">
        <source></source>
        <translation>S tímto polem nesousedíte: {space}. Jeden bod je jeden krok.</translation>
    </message>
    <message id="tiletum.refusal.notAskedNow">
        <source></source>
        <translation>To teď není otevřené: {open}.</translation>
    </message>
    <message id="tiletum.refusal.notYourTurn">
        <source></source>
        <translation>Ještě chvilku. Na tahu je: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.nothingToActivate">
        <source></source>
        <translation>Ve vašich budovách ještě žádná postava nebydlí.</translation>
    </message>
    <message id="tiletum.refusal.offerEmpty">
        <source></source>
        <translation>Nabídka postav je prázdná.</translation>
    </message>
    <message id="tiletum.refusal.otherAction">
        <source></source>
        <translation>To patří k jiné akci: {action}.</translation>
    </message>
    <message id="tiletum.refusal.pieceElsewhere">
        <source></source>
        <translation>Vaše figurka tam nestojí: {piece}. Šlo o město {space}.</translation>
    </message>
    <message id="tiletum.refusal.pillarAlreadyHere">
        <source></source>
        <translation>V tomto městě už pilíř máte: {space}.</translation>
    </message>
    <message id="tiletum.refusal.pillarSpacesTaken">
        <source></source>
        <translation>Všechna pole pro pilíře v tomto městě jsou obsazená: {space}.</translation>
    </message>
    <message id="tiletum.refusal.roomTaken">
        <source></source>
        <translation>Tam už někdo bydlí: budova {building}, patro {floor}.</translation>
    </message>
    <message id="tiletum.refusal.sameResource">
        <source></source>
        <translation>Musí to být jiný zdroj: {resource}.</translation>
    </message>
    <message id="tiletum.refusal.storehouseFull">
        <source></source>
        <translation>Skladiště je plné (míst: {places}). Nejprve z něj něco využijte, destičky se neodhazují.</translation>
    </message>
    <message id="tiletum.refusal.takeDieFirst">
        <source></source>
        <translation>Tah můžete ukončit, až si vezmete kostku.</translation>
    </message>
    <message id="tiletum.refusal.tileNotStored">
        <source></source>
        <translation>Tuto destičku ve skladišti nemáte: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tileNotThere">
        <source></source>
        <translation>Tato destička tam neleží: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tooFewPoints">
        <source></source>
        <translation>Málo akčních bodů: potřeba {need}, zbývá {have}.</translation>
    </message>
    <message id="tiletum.refusal.tooLittle">
        <source></source>
        <translation>To nestačí. {resource}: potřeba {need}, máte {have}.</translation>
    </message>
    <message id="tiletum.refusal.wrongTile">
        <source></source>
        <translation>S destičkou tohoto druhu to nejde: {tile}.</translation>
    </message>
    <message id="tiletum.resource.food">
        <source></source>
        <translation>Jídlo</translation>
    </message>
    <message id="tiletum.resource.gold">
        <source></source>
        <translation>Zlato</translation>
    </message>
    <message id="tiletum.resource.iron">
        <source></source>
        <translation>Železo</translation>
    </message>
    <message id="tiletum.resource.stone">
        <source></source>
        <translation>Kámen</translation>
    </message>
    <message id="tiletum.resource.wool">
        <source></source>
        <translation>Vlna</translation>
    </message>
    <message id="tiletum.score.cathedrals">
        <source></source>
        <translation>Katedrály</translation>
    </message>
    <message id="tiletum.score.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.score.contracts">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.score.fairs">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="tiletum.score.finishedBuildings">
        <source></source>
        <translation>Dokončené budovy</translation>
    </message>
    <message id="tiletum.score.houseSpaces">
        <source></source>
        <translation>Stavební bonusy na mapě</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars">
        <source></source>
        <translation>Domy krát pilíře</translation>
    </message>
    <message id="tiletum.score.king">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.score.leftovers">
        <source></source>
        <translation>Zbylé zdroje</translation>
    </message>
    <message id="tiletum.score.opponent">
        <source></source>
        <translation>Soupeřovy smlouvy krát katedrály</translation>
    </message>
    <message id="tiletum.score.start">
        <source></source>
        <translation>Začátek hry</translation>
    </message>
    <message id="tiletum.score.tiles">
        <source></source>
        <translation>Pomocníci a postavy</translation>
    </message>
    <message id="tiletum.source.reconstructed">
        <source></source>
        <translation>Rekonstrukce</translation>
    </message>
    <message id="tiletum.source.rulebook">
        <source></source>
        <translation>Z pravidel</translation>
    </message>
    <message id="tiletum.source.secondary">
        <source></source>
        <translation>Z druhého zdroje</translation>
    </message>
    <message id="tiletum.space.antwerpen">
        <source></source>
        <translation>Antverpy</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg">
        <source></source>
        <translation>Cesta Antverpy–Hamburk</translation>
    </message>
    <message id="tiletum.space.arles">
        <source></source>
        <translation>Arles</translation>
    </message>
    <message id="tiletum.space.arlesGenova">
        <source></source>
        <translation>Cesta Arles–Janov</translation>
    </message>
    <message id="tiletum.space.bordeaux">
        <source></source>
        <translation>Bordeaux</translation>
    </message>
    <message id="tiletum.space.brugge">
        <source></source>
        <translation>Bruggy</translation>
    </message>
    <message id="tiletum.space.firenze">
        <source></source>
        <translation>Florencie</translation>
    </message>
    <message id="tiletum.space.frankfurt">
        <source></source>
        <translation>Frankfurt</translation>
    </message>
    <message id="tiletum.space.genova">
        <source></source>
        <translation>Janov</translation>
    </message>
    <message id="tiletum.space.hamburg">
        <source></source>
        <translation>Hamburk</translation>
    </message>
    <message id="tiletum.space.koeln">
        <source></source>
        <translation>Kolín nad Rýnem</translation>
    </message>
    <message id="tiletum.space.leipzig">
        <source></source>
        <translation>Lipsko</translation>
    </message>
    <message id="tiletum.space.london">
        <source></source>
        <translation>Londýn</translation>
    </message>
    <message id="tiletum.space.londonBrugge">
        <source></source>
        <translation>Cesta Londýn–Bruggy</translation>
    </message>
    <message id="tiletum.space.lyon">
        <source></source>
        <translation>Lyon</translation>
    </message>
    <message id="tiletum.space.milano">
        <source></source>
        <translation>Milán</translation>
    </message>
    <message id="tiletum.space.nuernberg">
        <source></source>
        <translation>Norimberk</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona">
        <source></source>
        <translation>Cesta Norimberk–Verona</translation>
    </message>
    <message id="tiletum.space.paris">
        <source></source>
        <translation>Paříž</translation>
    </message>
    <message id="tiletum.space.parisBordeaux">
        <source></source>
        <translation>Cesta Paříž–Bordeaux</translation>
    </message>
    <message id="tiletum.space.praha">
        <source></source>
        <translation>Praha</translation>
    </message>
    <message id="tiletum.space.strasbourg">
        <source></source>
        <translation>Štrasburk</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano">
        <source></source>
        <translation>Cesta Štrasburk–Milán</translation>
    </message>
    <message id="tiletum.space.tiletum">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.space.toulouse">
        <source></source>
        <translation>Toulouse</translation>
    </message>
    <message id="tiletum.space.troyes">
        <source></source>
        <translation>Troyes</translation>
    </message>
    <message id="tiletum.space.venezia">
        <source></source>
        <translation>Benátky</translation>
    </message>
    <message id="tiletum.space.verona">
        <source></source>
        <translation>Verona</translation>
    </message>
    <message id="tiletum.space.wien">
        <source></source>
        <translation>Vídeň</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1">
        <source></source>
        <translation>Stavitel: kroky architekta 1</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a">
        <source></source>
        <translation>Stavitel: kroky architekta 1, pilíř</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b">
        <source></source>
        <translation>Stavitel: kroky architekta 1, pilíř</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a">
        <source></source>
        <translation>Stavitel: kroky architekta 2</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b">
        <source></source>
        <translation>Stavitel: kroky architekta 2</translation>
    </message>
    <message id="tiletum.tile.builder.pillar">
        <source></source>
        <translation>Stavitel: pilíř</translation>
    </message>
    <message id="tiletum.tile.builder.stone1">
        <source></source>
        <translation>Stavitel: kámen 1</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a">
        <source></source>
        <translation>Stavitel: kámen 2</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b">
        <source></source>
        <translation>Stavitel: kámen 2</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a">
        <source></source>
        <translation>Erb: Fuggerové</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b">
        <source></source>
        <translation>Erb: Fuggerové</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c">
        <source></source>
        <translation>Erb: Fuggerové</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a">
        <source></source>
        <translation>Erb: Habsburkové</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b">
        <source></source>
        <translation>Erb: Habsburkové</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c">
        <source></source>
        <translation>Erb: Habsburkové</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a">
        <source></source>
        <translation>Erb: Lancasterové</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b">
        <source></source>
        <translation>Erb: Lancasterové</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c">
        <source></source>
        <translation>Erb: Lancasterové</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a">
        <source></source>
        <translation>Erb: Medicejové</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b">
        <source></source>
        <translation>Erb: Medicejové</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c">
        <source></source>
        <translation>Erb: Medicejové</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a">
        <source></source>
        <translation>Erb: Valoisové</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b">
        <source></source>
        <translation>Erb: Valoisové</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c">
        <source></source>
        <translation>Erb: Valoisové</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a">
        <source></source>
        <translation>Erb: Viscontiové</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b">
        <source></source>
        <translation>Erb: Viscontiové</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c">
        <source></source>
        <translation>Erb: Viscontiové</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1">
        <source></source>
        <translation>Smlouva: železo 1, vlna 1 – 2 VB</translation>
    </message>
    <message id="tiletum.tile.contract.iron2">
        <source></source>
        <translation>Smlouva: železo 2 – 2 VB</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2">
        <source></source>
        <translation>Smlouva: železo 2, vlna 2 – 6 VB</translation>
    </message>
    <message id="tiletum.tile.contract.iron3">
        <source></source>
        <translation>Smlouva: železo 3 – 4 VB</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3">
        <source></source>
        <translation>Smlouva: železo 3, vlna 3 – 9 VB, postavy 1 AB</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4">
        <source></source>
        <translation>Smlouva: železo 4, vlna 4 – 12 VB</translation>
    </message>
    <message id="tiletum.tile.contract.iron5">
        <source></source>
        <translation>Smlouva: železo 5 – 7 VB, král 1 AB</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5">
        <source></source>
        <translation>Smlouva: železo 5, vlna 5 – 16 VB, postavy 1 AB</translation>
    </message>
    <message id="tiletum.tile.contract.iron7">
        <source></source>
        <translation>Smlouva: železo 7 – 11 VB, král 1 AB</translation>
    </message>
    <message id="tiletum.tile.contract.iron9">
        <source></source>
        <translation>Smlouva: železo 9 – 17 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a">
        <source></source>
        <translation>Smlouva: stejný zdroj 1 – 1 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b">
        <source></source>
        <translation>Smlouva: stejný zdroj 1 – 1 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2">
        <source></source>
        <translation>Smlouva: stejný zdroj 2, železo 2 – 5 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2">
        <source></source>
        <translation>Smlouva: stejný zdroj 2, vlna 2 – 5 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same3">
        <source></source>
        <translation>Smlouva: stejný zdroj 3 – 3 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3">
        <source></source>
        <translation>Smlouva: stejný zdroj 3, železo 3 – 8 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3">
        <source></source>
        <translation>Smlouva: stejný zdroj 3, vlna 3 – 8 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a">
        <source></source>
        <translation>Smlouva: stejný zdroj 5 – 6 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b">
        <source></source>
        <translation>Smlouva: stejný zdroj 5 – 6 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same7">
        <source></source>
        <translation>Smlouva: stejný zdroj 7 – 10 VB</translation>
    </message>
    <message id="tiletum.tile.contract.same8">
        <source></source>
        <translation>Smlouva: stejný zdroj 8 – 13 VB</translation>
    </message>
    <message id="tiletum.tile.contract.wool2">
        <source></source>
        <translation>Smlouva: vlna 2 – 2 VB</translation>
    </message>
    <message id="tiletum.tile.contract.wool3">
        <source></source>
        <translation>Smlouva: vlna 3 – 4 VB</translation>
    </message>
    <message id="tiletum.tile.contract.wool5">
        <source></source>
        <translation>Smlouva: vlna 5 – 7 VB, kroky obchodníka 1</translation>
    </message>
    <message id="tiletum.tile.contract.wool7">
        <source></source>
        <translation>Smlouva: vlna 7 – 11 VB, kroky obchodníka 1</translation>
    </message>
    <message id="tiletum.tile.contract.wool9">
        <source></source>
        <translation>Smlouva: vlna 9 – 17 VB</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2">
        <source></source>
        <translation>Dvořan: zlato 2</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a">
        <source></source>
        <translation>Dvořan: král 1 AB</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b">
        <source></source>
        <translation>Dvořan: král 1 AB</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a">
        <source></source>
        <translation>Dvořan: král 2 AB</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b">
        <source></source>
        <translation>Dvořan: král 2 AB</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a">
        <source></source>
        <translation>Dvořan: 2 VB</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b">
        <source></source>
        <translation>Dvořan: 2 VB</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a">
        <source></source>
        <translation>Dvořan: 3 VB</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b">
        <source></source>
        <translation>Dvořan: 3 VB</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a">
        <source></source>
        <translation>Pomocník: aktivace budovy</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b">
        <source></source>
        <translation>Pomocník: aktivace budovy</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c">
        <source></source>
        <translation>Pomocník: aktivace budovy</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a">
        <source></source>
        <translation>Pomocník: libovolná akce 1 AB</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b">
        <source></source>
        <translation>Pomocník: libovolná akce 1 AB</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c">
        <source></source>
        <translation>Pomocník: libovolná akce 1 AB</translation>
    </message>
    <message id="tiletum.tile.helper.architect2">
        <source></source>
        <translation>Pomocník: architekt 2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.architect3">
        <source></source>
        <translation>Pomocník: architekt 3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.character2">
        <source></source>
        <translation>Pomocník: postavy 2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.character3">
        <source></source>
        <translation>Pomocník: postavy 3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a">
        <source></source>
        <translation>Pomocník: jiný zdroj</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b">
        <source></source>
        <translation>Pomocník: jiný zdroj</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c">
        <source></source>
        <translation>Pomocník: jiný zdroj</translation>
    </message>
    <message id="tiletum.tile.helper.contract2">
        <source></source>
        <translation>Pomocník: smlouvy 2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.contract3">
        <source></source>
        <translation>Pomocník: smlouvy 3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a">
        <source></source>
        <translation>Pomocník: zlato 2, 2 VB</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b">
        <source></source>
        <translation>Pomocník: zlato 2, 2 VB</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a">
        <source></source>
        <translation>Pomocník: zlato 4</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b">
        <source></source>
        <translation>Pomocník: zlato 4</translation>
    </message>
    <message id="tiletum.tile.helper.king2">
        <source></source>
        <translation>Pomocník: král 2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.king3">
        <source></source>
        <translation>Pomocník: král 3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2">
        <source></source>
        <translation>Pomocník: obchodník 2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3">
        <source></source>
        <translation>Pomocník: obchodník 3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a">
        <source></source>
        <translation>Pomocník: železo 1, vlna 1, kámen 1, jídlo 1</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b">
        <source></source>
        <translation>Pomocník: železo 1, vlna 1, kámen 1, jídlo 1</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a">
        <source></source>
        <translation>Pomocník: +1 AB</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b">
        <source></source>
        <translation>Pomocník: +1 AB</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a">
        <source></source>
        <translation>Pomocník: +2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b">
        <source></source>
        <translation>Pomocník: +2 AB</translation>
    </message>
    <message id="tiletum.tile.helper.plus3">
        <source></source>
        <translation>Pomocník: +3 AB</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a">
        <source></source>
        <translation>Pomocník: libovolné zdroje 2</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b">
        <source></source>
        <translation>Pomocník: libovolné zdroje 2</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a">
        <source></source>
        <translation>Pomocník: libovolné zdroje 3</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b">
        <source></source>
        <translation>Pomocník: libovolné zdroje 3</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a">
        <source></source>
        <translation>Pomocník: 4 VB</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b">
        <source></source>
        <translation>Pomocník: 4 VB</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a">
        <source></source>
        <translation>Hostinský: postavy 1 AB</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b">
        <source></source>
        <translation>Hostinský: postavy 1 AB</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a">
        <source></source>
        <translation>Hostinský: postavy 2 AB</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b">
        <source></source>
        <translation>Hostinský: postavy 2 AB</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1">
        <source></source>
        <translation>Hostinský: jídlo 1</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a">
        <source></source>
        <translation>Hostinský: jídlo 2</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b">
        <source></source>
        <translation>Hostinský: jídlo 2</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a">
        <source></source>
        <translation>Hostinský: kroky architekta 1, kroky obchodníka 1</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b">
        <source></source>
        <translation>Hostinský: kroky architekta 1, kroky obchodníka 1</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a">
        <source></source>
        <translation>Notář: smlouvy 1 AB, libovolné zdroje 1</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b">
        <source></source>
        <translation>Notář: smlouvy 1 AB, libovolné zdroje 1</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1">
        <source></source>
        <translation>Notář: smlouvy 2 AB, libovolné zdroje 1</translation>
    </message>
    <message id="tiletum.tile.notary.contract3">
        <source></source>
        <translation>Notář: smlouvy 3 AB</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1">
        <source></source>
        <translation>Notář: zlato 1, železo 1</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1">
        <source></source>
        <translation>Notář: zlato 1, vlna 1</translation>
    </message>
    <message id="tiletum.tile.notary.iron1">
        <source></source>
        <translation>Notář: železo 1</translation>
    </message>
    <message id="tiletum.tile.notary.iron2">
        <source></source>
        <translation>Notář: železo 2</translation>
    </message>
    <message id="tiletum.tile.notary.wool2">
        <source></source>
        <translation>Notář: vlna 2</translation>
    </message>
    <message id="tiletum.tile.trader.gold2">
        <source></source>
        <translation>Kupkyně: zlato 2</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a">
        <source></source>
        <translation>Kupkyně: zlato 3</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b">
        <source></source>
        <translation>Kupkyně: zlato 3</translation>
    </message>
    <message id="tiletum.tile.trader.house">
        <source></source>
        <translation>Kupkyně: dům</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1">
        <source></source>
        <translation>Kupkyně: kroky obchodníka 1</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a">
        <source></source>
        <translation>Kupkyně: kroky obchodníka 1, dům</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b">
        <source></source>
        <translation>Kupkyně: kroky obchodníka 1, dům</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a">
        <source></source>
        <translation>Kupkyně: kroky obchodníka 2</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b">
        <source></source>
        <translation>Kupkyně: kroky obchodníka 2</translation>
    </message>
    <message id="tiletum.verb.activate">
        <source></source>
        <translation>Aktivovat budovu</translation>
    </message>
    <message id="tiletum.verb.adorn">
        <source></source>
        <translation>Umístit erb</translation>
    </message>
    <message id="tiletum.verb.buy">
        <source></source>
        <translation>Koupit zdroj</translation>
    </message>
    <message id="tiletum.verb.choose">
        <source></source>
        <translation>Zvolit akci</translation>
    </message>
    <message id="tiletum.verb.claim">
        <source></source>
        <translation>Vzít bonusovou destičku</translation>
    </message>
    <message id="tiletum.verb.collect">
        <source></source>
        <translation>Vzít bonusovou destičku ve městě</translation>
    </message>
    <message id="tiletum.verb.contribute">
        <source></source>
        <translation>Přispět na katedrálu</translation>
    </message>
    <message id="tiletum.verb.decline">
        <source></source>
        <translation>Nechat destičku ležet</translation>
    </message>
    <message id="tiletum.verb.endTurn">
        <source></source>
        <translation>Ukončit tah</translation>
    </message>
    <message id="tiletum.verb.enjoy">
        <source></source>
        <translation>Získat bonus postavy</translation>
    </message>
    <message id="tiletum.verb.exchange">
        <source></source>
        <translation>Vyměnit zdroj</translation>
    </message>
    <message id="tiletum.verb.finish">
        <source></source>
        <translation>Zbytek nechat být</translation>
    </message>
    <message id="tiletum.verb.fulfil">
        <source></source>
        <translation>Splnit smlouvu</translation>
    </message>
    <message id="tiletum.verb.hire">
        <source></source>
        <translation>Vzít postavu</translation>
    </message>
    <message id="tiletum.verb.house">
        <source></source>
        <translation>Postavit dům</translation>
    </message>
    <message id="tiletum.verb.move">
        <source></source>
        <translation>Táhnout figurkou</translation>
    </message>
    <message id="tiletum.verb.pick">
        <source></source>
        <translation>Zvolit zdroj</translation>
    </message>
    <message id="tiletum.verb.pillar">
        <source></source>
        <translation>Postavit pilíř</translation>
    </message>
    <message id="tiletum.verb.replace">
        <source></source>
        <translation>Vyměnit nabídku postav</translation>
    </message>
    <message id="tiletum.verb.settle">
        <source></source>
        <translation>Ubytovat postavu</translation>
    </message>
    <message id="tiletum.verb.sign">
        <source></source>
        <translation>Vzít destičku z nabídky smluv</translation>
    </message>
    <message id="tiletum.verb.take">
        <source></source>
        <translation>Vzít kostku</translation>
    </message>
    <message id="tiletum.verb.use">
        <source></source>
        <translation>Využít pomocníka</translation>
    </message>
</context>
</TS>
