<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="tiletum.about.cards">
        <source></source>
        <translation>O této sadě. Položky uvedené v pravidlech: {rulebook}; z jiných zdrojů: {secondary}; rekonstruované tak, aby odpovídaly všemu známému: {reconstructed}. Nahradit ji může sada opravená podle skutečného výtisku hry.</translation>
    </message>
    <message id="tiletum.about.solo">
        <source></source>
        <translation>Karty sólového soupeře známe, oficiální sólová pravidla ne: jak je hraje, je vlastní postup tohoto projektu.</translation>
    </message>
    <message id="tiletum.action.architect">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.action.architect.low">
        <source></source>
        <translation>architekt</translation>
    </message>
    <message id="tiletum.action.character">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="tiletum.action.character.low">
        <source></source>
        <translation>postavy</translation>
    </message>
    <message id="tiletum.action.contract">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.action.contract.low">
        <source></source>
        <translation>smlouvy</translation>
    </message>
    <message id="tiletum.action.joker">
        <source></source>
        <translation>Žolík</translation>
    </message>
    <message id="tiletum.action.joker.low">
        <source></source>
        <translation>žolík</translation>
    </message>
    <message id="tiletum.action.king">
        <source></source>
        <translation>Král</translation>
    </message>
    <message id="tiletum.action.king.low">
        <source></source>
        <translation>král</translation>
    </message>
    <message id="tiletum.action.merchant">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.action.merchant.low">
        <source></source>
        <translation>obchodník</translation>
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
        <translation>{seat} volí akci: {action:low}.</translation>
    </message>
    <message id="tiletum.event.bonusEnjoyed">
        <source></source>
        <translation>{seat} získává bonus postavy: {tile:low}.</translation>
    </message>
    <message id="tiletum.event.bonusLaid">
        <source></source>
        <translation>Nové bonusové destičky: [{tile:low} – {action:low}].</translation>
    </message>
    <message id="tiletum.event.buildingActivated">
        <source></source>
        <translation>{seat} aktivuje budovu {building}.</translation>
    </message>
    <message id="tiletum.event.buildingFinished">
        <source></source>
        <translation>{seat} dokončuje budovu {building}.</translation>
    </message>
    <message id="tiletum.event.cathedralSupported">
        <source></source>
        <translation>{seat} přispívá na katedrálu: {space}.</translation>
    </message>
    <message id="tiletum.event.characterLaid">
        <source></source>
        <translation>Nově v nabídce postav: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.characterSettled">
        <source></source>
        <translation>{seat} ubytovává {tile:acc} v budově {building}, patro {floor}.</translation>
    </message>
    <message id="tiletum.event.coatPlaced">
        <source></source>
        <translation>{seat} umísťuje {tile:acc} pod budovu {building}.</translation>
    </message>
    <message id="tiletum.event.colourChosen">
        <source></source>
        <translation>{seat} dostane z příští kostky jiný zdroj: {resource:low}.</translation>
    </message>
    <message id="tiletum.event.contractFulfilled">
        <source></source>
        <translation>{seat} plní {tile:acc}, pole {place}.</translation>
    </message>
    <message id="tiletum.event.contractLaid">
        <source></source>
        <translation>Nově v nabídce smluv: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.corruptionRevealed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n pole.</numerusform>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n pole.</numerusform>
            <numerusform>Korupce: všichni ustupují na královské stupnici o %n polí.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.corruptionRevealed.zero">
        <source></source>
        <translation>Žádná korupce: nikdo neustupuje.</translation>
    </message>
    <message id="tiletum.event.decreeTurned">
        <source></source>
        <translation>Kardinál Titus otáčí kartu „{decree}“.</translation>
    </message>
    <message id="tiletum.event.dieChanged">
        <source></source>
        <translation>{seat} mění kostku z {value} na {as}.</translation>
    </message>
    <message id="tiletum.event.dieRolled">
        <source></source>
        <translation>Padlo: [{resource:low} {value}].</translation>
    </message>
    <message id="tiletum.event.dieTaken">
        <source></source>
        <translation>{seat} bere kostku {resource:gen} s hodnotou {value} (akce: {action:low}).</translation>
    </message>
    <message id="tiletum.event.fairHeld" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Trh ({space}): {fair:low}, po %n vítězném bodu.</numerusform>
            <numerusform>Trh ({space}): {fair:low}, po %n vítězných bodech.</numerusform>
            <numerusform>Trh ({space}): {fair:low}, po %n vítězných bodech.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.fairHeld.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Trh ({space}): {fair:low}, %n vítězný bod.</numerusform>
            <numerusform>Trh ({space}): {fair:low}, %n vítězné body.</numerusform>
            <numerusform>Trh ({space}): {fair:low}, %n vítězných bodů.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gained">
        <source></source>
        <translation>{seat} získává [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.gameEnded">
        <source></source>
        <translation>Hra končí.</translation>
    </message>
    <message id="tiletum.event.helperUsed">
        <source></source>
        <translation>{seat} využívá {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.houseBuilt">
        <source></source>
        <translation>{seat} staví dům: {space} (pole {house}).</translation>
    </message>
    <message id="tiletum.event.houseFreed">
        <source></source>
        <translation>{seat} uvolňuje dům ze střechy zaplněné budovy {building}.</translation>
    </message>
    <message id="tiletum.event.kingMoved">
        <source></source>
        <translation>{seat} stojí na královské stupnici na poli {points} VB.</translation>
    </message>
    <message id="tiletum.event.kingReturned">
        <source></source>
        <translation>{seat} jde na královské stupnici zpět na 0.</translation>
    </message>
    <message id="tiletum.event.kingTileLaid">
        <source></source>
        <translation>Nově u královské stupnice: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.moved">
        <source></source>
        <translation>{seat} táhne figurkou ({piece:low}): [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.merchant">
        <source></source>
        <translation>{seat} jde obchodníkem: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.architect">
        <source></source>
        <translation>{seat} jde architektem: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.offerReplaced">
        <source></source>
        <translation>{seat} vyměňuje celou nabídku postav.</translation>
    </message>
    <message id="tiletum.event.orderSet">
        <source></source>
        <translation>Nové pořadí: [{place}. {seat}].</translation>
    </message>
    <message id="tiletum.event.paid">
        <source></source>
        <translation>{seat} platí [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.pillarBuilt">
        <source></source>
        <translation>{seat} staví pilíř: {space}.</translation>
    </message>
    <message id="tiletum.event.pillarFreed">
        <source></source>
        <translation>{seat} uvolňuje pilíř.</translation>
    </message>
    <message id="tiletum.event.pointsGranted" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} má %n akční bod ({action:low}).</numerusform>
            <numerusform>{seat} má %n akční body ({action:low}).</numerusform>
            <numerusform>{seat} má %n akčních bodů ({action:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pointsLost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} ztrácí %n vítězný bod ({line:low}).</numerusform>
            <numerusform>{seat} ztrácí %n vítězné body ({line:low}).</numerusform>
            <numerusform>{seat} ztrácí %n vítězných bodů ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.roundBegan">
        <source></source>
        <translation>Začíná {round}. kolo.</translation>
    </message>
    <message id="tiletum.event.scored" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} získává %n vítězný bod ({line:low}).</numerusform>
            <numerusform>{seat} získává %n vítězné body ({line:low}).</numerusform>
            <numerusform>{seat} získává %n vítězných bodů ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.tileDeclined">
        <source></source>
        <translation>{seat} nechává ležet {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.tileTaken">
        <source></source>
        <translation>{seat} bere [{tile:acc}].</translation>
    </message>
    <message id="tiletum.event.turnBegan">
        <source></source>
        <translation>Na tahu je {seat}.</translation>
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
    <message id="tiletum.fair.cathedrals.low">
        <source></source>
        <translation>destičky katedrál</translation>
    </message>
    <message id="tiletum.fair.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.fair.coats.low">
        <source></source>
        <translation>erby</translation>
    </message>
    <message id="tiletum.fair.contracts">
        <source></source>
        <translation>Splněné smlouvy</translation>
    </message>
    <message id="tiletum.fair.contracts.low">
        <source></source>
        <translation>splněné smlouvy</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals">
        <source></source>
        <translation>Dvojice smlouva a katedrála</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals.low">
        <source></source>
        <translation>dvojice smlouva a katedrála</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats">
        <source></source>
        <translation>Dvojice smlouva a erb</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats.low">
        <source></source>
        <translation>dvojice smlouva a erb</translation>
    </message>
    <message id="tiletum.fair.filledBuildings">
        <source></source>
        <translation>Zaplněné budovy</translation>
    </message>
    <message id="tiletum.fair.filledBuildings.low">
        <source></source>
        <translation>zaplněné budovy</translation>
    </message>
    <message id="tiletum.fair.houses">
        <source></source>
        <translation>Domy na mapě</translation>
    </message>
    <message id="tiletum.fair.houses.low">
        <source></source>
        <translation>domy na mapě</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars">
        <source></source>
        <translation>Dvojice dům a pilíř</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars.low">
        <source></source>
        <translation>dvojice dům a pilíř</translation>
    </message>
    <message id="tiletum.fair.king">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.fair.king.low">
        <source></source>
        <translation>královská stupnice</translation>
    </message>
    <message id="tiletum.fair.pillars">
        <source></source>
        <translation>Pilíře na mapě</translation>
    </message>
    <message id="tiletum.fair.pillars.low">
        <source></source>
        <translation>pilíře na mapě</translation>
    </message>
    <message id="tiletum.fair.upperFloors">
        <source></source>
        <translation>Postavy ve druhém a třetím patře</translation>
    </message>
    <message id="tiletum.fair.upperFloors.low">
        <source></source>
        <translation>postavy ve druhém a třetím patře</translation>
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
        <translation>Kupcová</translation>
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
        <translation>kardinál Titus</translation>
    </message>
    <message id="tiletum.piece.architect">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.piece.architect.low">
        <source></source>
        <translation>architekt</translation>
    </message>
    <message id="tiletum.piece.merchant">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.piece.merchant.low">
        <source></source>
        <translation>obchodník</translation>
    </message>
    <message id="tiletum.reason.moreThanOpponent">
        <source></source>
        <translation>více bodů než soupeř</translation>
    </message>
    <message id="tiletum.reason.notMoreThanOpponent">
        <source></source>
        <translation>ne více bodů než soupeř</translation>
    </message>
    <message id="tiletum.reason.order">
        <source></source>
        <translation>dříve v pořadí průběhu hry</translation>
    </message>
    <message id="tiletum.reason.points">
        <source></source>
        <translation>více vítězných bodů</translation>
    </message>
    <message id="tiletum.refusal.alreadyContributed">
        <source></source>
        <translation>Na tuto katedrálu jste už přispěli, a smíte jen jednou: {space}.</translation>
    </message>
    <message id="tiletum.refusal.answerFirst">
        <source></source>
        <translation>Nejprve rozhodněte: {open}.</translation>
    </message>
    <message id="tiletum.refusal.bonusNotOpen">
        <source></source>
        <translation>V patře {floor} už není bonus k využití.</translation>
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
        <translation>Erb tohoto rodu už máte: {tile:low}. Od každého rodu smíte mít jen jeden.</translation>
    </message>
    <message id="tiletum.refusal.finishInnerFirst">
        <source></source>
        <translation>Nejprve dokončete toto: {open}.</translation>
    </message>
    <message id="tiletum.refusal.gameIsOver">
        <source></source>
        <translation>Hra skončila: čtvrtý trh už proběhl.</translation>
    </message>
    <message id="tiletum.refusal.goldForGold">
        <source></source>
        <translation>Zlatem se platí, koupit se za zlato nedá.</translation>
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
        <translation>Pro tuto figurku už nezbývá krok: {piece:low}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchDie">
        <source></source>
        <translation>Taková kostka u kola neleží: {resource:low}, hodnota {value}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchHouseSpace">
        <source></source>
        <translation>Takové pole pro dům tu není: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchRoom">
        <source></source>
        <translation>Budova {building} nemá v patře {floor} místnost k zaplnění.</translation>
    </message>
    <message id="tiletum.refusal.noSuchThing">
        <source></source>
        <translation>To do této hry nepatří.</translation>
    </message>
    <message id="tiletum.refusal.notAdjacent">
        <source></source>
        <translation>S tímto polem nesousedíte: {space}. Jeden bod je jeden krok.</translation>
    </message>
    <message id="tiletum.refusal.notAskedNow">
        <source></source>
        <translation>O tom se teď nerozhoduje: {open}.</translation>
    </message>
    <message id="tiletum.refusal.notLeading">
        <source></source>
        <translation>O destičce u královské stupnice rozhoduje, kdo na ní vede. Na společném poli vede spodní žeton: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.notYourTurn">
        <source></source>
        <translation>Nejste na tahu. Právě hraje: {seat}.</translation>
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
        <translation>To patří k jiné akci: {action:low}.</translation>
    </message>
    <message id="tiletum.refusal.pieceElsewhere">
        <source></source>
        <translation>Vaše figurka tam nestojí: {piece:low}. Místo: {space:low}.</translation>
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
        <translation>Musí to být jiný zdroj než tento: {resource:low}.</translation>
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
        <translation>To nestačí: {resource:low} – potřeba {need}, máte {have}.</translation>
    </message>
    <message id="tiletum.refusal.wrongTile">
        <source></source>
        <translation>S destičkou tohoto druhu to nejde: {tile}.</translation>
    </message>
    <message id="tiletum.resource.food">
        <source></source>
        <translation>Jídlo</translation>
    </message>
    <message id="tiletum.resource.food.low">
        <source></source>
        <translation>jídlo</translation>
    </message>
    <message id="tiletum.resource.food.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n jídlo</numerusform>
            <numerusform>%n jídla</numerusform>
            <numerusform>%n jídel</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.food.gen">
        <source></source>
        <translation>jídla</translation>
    </message>
    <message id="tiletum.resource.gold">
        <source></source>
        <translation>Zlato</translation>
    </message>
    <message id="tiletum.resource.gold.low">
        <source></source>
        <translation>zlato</translation>
    </message>
    <message id="tiletum.resource.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zlato</numerusform>
            <numerusform>%n zlata</numerusform>
            <numerusform>%n zlat</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.gold.gen">
        <source></source>
        <translation>zlata</translation>
    </message>
    <message id="tiletum.resource.iron">
        <source></source>
        <translation>Železo</translation>
    </message>
    <message id="tiletum.resource.iron.low">
        <source></source>
        <translation>železo</translation>
    </message>
    <message id="tiletum.resource.iron.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n železo</numerusform>
            <numerusform>%n železa</numerusform>
            <numerusform>%n želez</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.iron.gen">
        <source></source>
        <translation>železa</translation>
    </message>
    <message id="tiletum.resource.stone">
        <source></source>
        <translation>Kámen</translation>
    </message>
    <message id="tiletum.resource.stone.low">
        <source></source>
        <translation>kámen</translation>
    </message>
    <message id="tiletum.resource.stone.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n kámen</numerusform>
            <numerusform>%n kameny</numerusform>
            <numerusform>%n kamenů</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.stone.gen">
        <source></source>
        <translation>kamene</translation>
    </message>
    <message id="tiletum.resource.wool">
        <source></source>
        <translation>Vlna</translation>
    </message>
    <message id="tiletum.resource.wool.low">
        <source></source>
        <translation>vlna</translation>
    </message>
    <message id="tiletum.resource.wool.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vlnu</numerusform>
            <numerusform>%n vlny</numerusform>
            <numerusform>%n vln</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.wool.gen">
        <source></source>
        <translation>vlny</translation>
    </message>
    <message id="tiletum.score.cathedrals">
        <source></source>
        <translation>Katedrály</translation>
    </message>
    <message id="tiletum.score.cathedrals.low">
        <source></source>
        <translation>katedrály</translation>
    </message>
    <message id="tiletum.score.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.score.coats.low">
        <source></source>
        <translation>erby</translation>
    </message>
    <message id="tiletum.score.contracts">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.score.contracts.low">
        <source></source>
        <translation>smlouvy</translation>
    </message>
    <message id="tiletum.score.fairs">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="tiletum.score.fairs.low">
        <source></source>
        <translation>trhy</translation>
    </message>
    <message id="tiletum.score.finishedBuildings">
        <source></source>
        <translation>Dokončené budovy</translation>
    </message>
    <message id="tiletum.score.finishedBuildings.low">
        <source></source>
        <translation>dokončené budovy</translation>
    </message>
    <message id="tiletum.score.houseSpaces">
        <source></source>
        <translation>Stavební bonusy</translation>
    </message>
    <message id="tiletum.score.houseSpaces.low">
        <source></source>
        <translation>stavební bonusy</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars">
        <source></source>
        <translation>Domy krát pilíře</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars.low">
        <source></source>
        <translation>domy krát pilíře</translation>
    </message>
    <message id="tiletum.score.king">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.score.king.low">
        <source></source>
        <translation>královská stupnice</translation>
    </message>
    <message id="tiletum.score.leftovers">
        <source></source>
        <translation>Zbylé zdroje</translation>
    </message>
    <message id="tiletum.score.leftovers.low">
        <source></source>
        <translation>zbylé zdroje</translation>
    </message>
    <message id="tiletum.score.opponent">
        <source></source>
        <translation>Soupeřovy smlouvy krát katedrály</translation>
    </message>
    <message id="tiletum.score.opponent.low">
        <source></source>
        <translation>soupeřovy smlouvy krát katedrály</translation>
    </message>
    <message id="tiletum.score.start">
        <source></source>
        <translation>Začátek hry</translation>
    </message>
    <message id="tiletum.score.start.low">
        <source></source>
        <translation>začátek hry</translation>
    </message>
    <message id="tiletum.score.tiles">
        <source></source>
        <translation>Pomocníci a postavy</translation>
    </message>
    <message id="tiletum.score.tiles.low">
        <source></source>
        <translation>pomocníci a postavy</translation>
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
        <translation>Z jiného zdroje</translation>
    </message>
    <message id="tiletum.space.antwerpen">
        <source></source>
        <translation>Antverpy</translation>
    </message>
    <message id="tiletum.space.antwerpen.low">
        <source></source>
        <translation>Antverpy</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg">
        <source></source>
        <translation>Cesta Antverpy–Hamburk</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg.low">
        <source></source>
        <translation>cesta Antverpy–Hamburk</translation>
    </message>
    <message id="tiletum.space.arles">
        <source></source>
        <translation>Arles</translation>
    </message>
    <message id="tiletum.space.arles.low">
        <source></source>
        <translation>Arles</translation>
    </message>
    <message id="tiletum.space.arlesGenova">
        <source></source>
        <translation>Cesta Arles–Janov</translation>
    </message>
    <message id="tiletum.space.arlesGenova.low">
        <source></source>
        <translation>cesta Arles–Janov</translation>
    </message>
    <message id="tiletum.space.bordeaux">
        <source></source>
        <translation>Bordeaux</translation>
    </message>
    <message id="tiletum.space.bordeaux.low">
        <source></source>
        <translation>Bordeaux</translation>
    </message>
    <message id="tiletum.space.brugge">
        <source></source>
        <translation>Bruggy</translation>
    </message>
    <message id="tiletum.space.brugge.low">
        <source></source>
        <translation>Bruggy</translation>
    </message>
    <message id="tiletum.space.firenze">
        <source></source>
        <translation>Florencie</translation>
    </message>
    <message id="tiletum.space.firenze.low">
        <source></source>
        <translation>Florencie</translation>
    </message>
    <message id="tiletum.space.frankfurt">
        <source></source>
        <translation>Frankfurt</translation>
    </message>
    <message id="tiletum.space.frankfurt.low">
        <source></source>
        <translation>Frankfurt</translation>
    </message>
    <message id="tiletum.space.genova">
        <source></source>
        <translation>Janov</translation>
    </message>
    <message id="tiletum.space.genova.low">
        <source></source>
        <translation>Janov</translation>
    </message>
    <message id="tiletum.space.hamburg">
        <source></source>
        <translation>Hamburk</translation>
    </message>
    <message id="tiletum.space.hamburg.low">
        <source></source>
        <translation>Hamburk</translation>
    </message>
    <message id="tiletum.space.koeln">
        <source></source>
        <translation>Kolín nad Rýnem</translation>
    </message>
    <message id="tiletum.space.koeln.low">
        <source></source>
        <translation>Kolín nad Rýnem</translation>
    </message>
    <message id="tiletum.space.leipzig">
        <source></source>
        <translation>Lipsko</translation>
    </message>
    <message id="tiletum.space.leipzig.low">
        <source></source>
        <translation>Lipsko</translation>
    </message>
    <message id="tiletum.space.london">
        <source></source>
        <translation>Londýn</translation>
    </message>
    <message id="tiletum.space.london.low">
        <source></source>
        <translation>Londýn</translation>
    </message>
    <message id="tiletum.space.londonBrugge">
        <source></source>
        <translation>Cesta Londýn–Bruggy</translation>
    </message>
    <message id="tiletum.space.londonBrugge.low">
        <source></source>
        <translation>cesta Londýn–Bruggy</translation>
    </message>
    <message id="tiletum.space.lyon">
        <source></source>
        <translation>Lyon</translation>
    </message>
    <message id="tiletum.space.lyon.low">
        <source></source>
        <translation>Lyon</translation>
    </message>
    <message id="tiletum.space.milano">
        <source></source>
        <translation>Milán</translation>
    </message>
    <message id="tiletum.space.milano.low">
        <source></source>
        <translation>Milán</translation>
    </message>
    <message id="tiletum.space.nuernberg">
        <source></source>
        <translation>Norimberk</translation>
    </message>
    <message id="tiletum.space.nuernberg.low">
        <source></source>
        <translation>Norimberk</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona">
        <source></source>
        <translation>Cesta Norimberk–Verona</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona.low">
        <source></source>
        <translation>cesta Norimberk–Verona</translation>
    </message>
    <message id="tiletum.space.paris">
        <source></source>
        <translation>Paříž</translation>
    </message>
    <message id="tiletum.space.paris.low">
        <source></source>
        <translation>Paříž</translation>
    </message>
    <message id="tiletum.space.parisBordeaux">
        <source></source>
        <translation>Cesta Paříž–Bordeaux</translation>
    </message>
    <message id="tiletum.space.parisBordeaux.low">
        <source></source>
        <translation>cesta Paříž–Bordeaux</translation>
    </message>
    <message id="tiletum.space.praha">
        <source></source>
        <translation>Praha</translation>
    </message>
    <message id="tiletum.space.praha.low">
        <source></source>
        <translation>Praha</translation>
    </message>
    <message id="tiletum.space.strasbourg">
        <source></source>
        <translation>Štrasburk</translation>
    </message>
    <message id="tiletum.space.strasbourg.low">
        <source></source>
        <translation>Štrasburk</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano">
        <source></source>
        <translation>Cesta Štrasburk–Milán</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano.low">
        <source></source>
        <translation>cesta Štrasburk–Milán</translation>
    </message>
    <message id="tiletum.space.tiletum">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.space.tiletum.low">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.space.toulouse">
        <source></source>
        <translation>Toulouse</translation>
    </message>
    <message id="tiletum.space.toulouse.low">
        <source></source>
        <translation>Toulouse</translation>
    </message>
    <message id="tiletum.space.troyes">
        <source></source>
        <translation>Troyes</translation>
    </message>
    <message id="tiletum.space.troyes.low">
        <source></source>
        <translation>Troyes</translation>
    </message>
    <message id="tiletum.space.venezia">
        <source></source>
        <translation>Benátky</translation>
    </message>
    <message id="tiletum.space.venezia.low">
        <source></source>
        <translation>Benátky</translation>
    </message>
    <message id="tiletum.space.verona">
        <source></source>
        <translation>Verona</translation>
    </message>
    <message id="tiletum.space.verona.low">
        <source></source>
        <translation>Verona</translation>
    </message>
    <message id="tiletum.space.wien">
        <source></source>
        <translation>Vídeň</translation>
    </message>
    <message id="tiletum.space.wien.low">
        <source></source>
        <translation>Vídeň</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1">
        <source></source>
        <translation>Stavitel (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.acc">
        <source></source>
        <translation>stavitele (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.low">
        <source></source>
        <translation>stavitel (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a">
        <source></source>
        <translation>Stavitel (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.acc">
        <source></source>
        <translation>stavitele (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.low">
        <source></source>
        <translation>stavitel (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b">
        <source></source>
        <translation>Stavitel (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.acc">
        <source></source>
        <translation>stavitele (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.low">
        <source></source>
        <translation>stavitel (1 krok architekta, pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a">
        <source></source>
        <translation>Stavitel (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.acc">
        <source></source>
        <translation>stavitele (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.low">
        <source></source>
        <translation>stavitel (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b">
        <source></source>
        <translation>Stavitel (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.acc">
        <source></source>
        <translation>stavitele (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.low">
        <source></source>
        <translation>stavitel (2 kroky architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar">
        <source></source>
        <translation>Stavitel (pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.acc">
        <source></source>
        <translation>stavitele (pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.low">
        <source></source>
        <translation>stavitel (pilíř)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1">
        <source></source>
        <translation>Stavitel (1 kámen)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.acc">
        <source></source>
        <translation>stavitele (1 kámen)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.low">
        <source></source>
        <translation>stavitel (1 kámen)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a">
        <source></source>
        <translation>Stavitel (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.acc">
        <source></source>
        <translation>stavitele (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.low">
        <source></source>
        <translation>stavitel (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b">
        <source></source>
        <translation>Stavitel (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.acc">
        <source></source>
        <translation>stavitele (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.low">
        <source></source>
        <translation>stavitel (2 kameny)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a">
        <source></source>
        <translation>Erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.acc">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.low">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b">
        <source></source>
        <translation>Erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.acc">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.low">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c">
        <source></source>
        <translation>Erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.acc">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.low">
        <source></source>
        <translation>erb (Fuggerové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a">
        <source></source>
        <translation>Erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.acc">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.low">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b">
        <source></source>
        <translation>Erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.acc">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.low">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c">
        <source></source>
        <translation>Erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.acc">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.low">
        <source></source>
        <translation>erb (Habsburkové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a">
        <source></source>
        <translation>Erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.acc">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.low">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b">
        <source></source>
        <translation>Erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.acc">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.low">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c">
        <source></source>
        <translation>Erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.acc">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.low">
        <source></source>
        <translation>erb (Lancasterové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a">
        <source></source>
        <translation>Erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.acc">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.low">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b">
        <source></source>
        <translation>Erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.acc">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.low">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c">
        <source></source>
        <translation>Erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.acc">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.low">
        <source></source>
        <translation>erb (Medicejové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a">
        <source></source>
        <translation>Erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.acc">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.low">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b">
        <source></source>
        <translation>Erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.acc">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.low">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c">
        <source></source>
        <translation>Erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.acc">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.low">
        <source></source>
        <translation>erb (Valoisové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a">
        <source></source>
        <translation>Erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.acc">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.low">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b">
        <source></source>
        <translation>Erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.acc">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.low">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c">
        <source></source>
        <translation>Erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.acc">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.low">
        <source></source>
        <translation>erb (Viscontiové)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1">
        <source></source>
        <translation>Smlouva (2 VB za 1 železo a 1 vlnu)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.acc">
        <source></source>
        <translation>smlouvu (2 VB za 1 železo a 1 vlnu)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.low">
        <source></source>
        <translation>smlouva (2 VB za 1 železo a 1 vlnu)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2">
        <source></source>
        <translation>Smlouva (2 VB za 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.acc">
        <source></source>
        <translation>smlouvu (2 VB za 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.low">
        <source></source>
        <translation>smlouva (2 VB za 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2">
        <source></source>
        <translation>Smlouva (6 VB za 2 železa a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.acc">
        <source></source>
        <translation>smlouvu (6 VB za 2 železa a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.low">
        <source></source>
        <translation>smlouva (6 VB za 2 železa a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3">
        <source></source>
        <translation>Smlouva (4 VB za 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.acc">
        <source></source>
        <translation>smlouvu (4 VB za 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.low">
        <source></source>
        <translation>smlouva (4 VB za 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3">
        <source></source>
        <translation>Smlouva (9 VB a postavy 1 AB za 3 železa a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.acc">
        <source></source>
        <translation>smlouvu (9 VB a postavy 1 AB za 3 železa a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.low">
        <source></source>
        <translation>smlouva (9 VB a postavy 1 AB za 3 železa a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4">
        <source></source>
        <translation>Smlouva (12 VB za 4 železa a 4 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.acc">
        <source></source>
        <translation>smlouvu (12 VB za 4 železa a 4 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.low">
        <source></source>
        <translation>smlouva (12 VB za 4 železa a 4 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5">
        <source></source>
        <translation>Smlouva (7 VB a král 1 AB za 5 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.acc">
        <source></source>
        <translation>smlouvu (7 VB a král 1 AB za 5 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.low">
        <source></source>
        <translation>smlouva (7 VB a král 1 AB za 5 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5">
        <source></source>
        <translation>Smlouva (16 VB a postavy 1 AB za 5 želez a 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.acc">
        <source></source>
        <translation>smlouvu (16 VB a postavy 1 AB za 5 želez a 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.low">
        <source></source>
        <translation>smlouva (16 VB a postavy 1 AB za 5 želez a 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7">
        <source></source>
        <translation>Smlouva (11 VB a král 1 AB za 7 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.acc">
        <source></source>
        <translation>smlouvu (11 VB a král 1 AB za 7 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.low">
        <source></source>
        <translation>smlouva (11 VB a král 1 AB za 7 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9">
        <source></source>
        <translation>Smlouva (17 VB za 9 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.acc">
        <source></source>
        <translation>smlouvu (17 VB za 9 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.low">
        <source></source>
        <translation>smlouva (17 VB za 9 želez)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a">
        <source></source>
        <translation>Smlouva (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.acc">
        <source></source>
        <translation>smlouvu (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.low">
        <source></source>
        <translation>smlouva (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b">
        <source></source>
        <translation>Smlouva (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.acc">
        <source></source>
        <translation>smlouvu (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.low">
        <source></source>
        <translation>smlouva (1 VB za 1 zdroj)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2">
        <source></source>
        <translation>Smlouva (5 VB za 2 stejné zdroje a 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.acc">
        <source></source>
        <translation>smlouvu (5 VB za 2 stejné zdroje a 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.low">
        <source></source>
        <translation>smlouva (5 VB za 2 stejné zdroje a 2 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2">
        <source></source>
        <translation>Smlouva (5 VB za 2 stejné zdroje a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.acc">
        <source></source>
        <translation>smlouvu (5 VB za 2 stejné zdroje a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.low">
        <source></source>
        <translation>smlouva (5 VB za 2 stejné zdroje a 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3">
        <source></source>
        <translation>Smlouva (3 VB za 3 stejné zdroje)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.acc">
        <source></source>
        <translation>smlouvu (3 VB za 3 stejné zdroje)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.low">
        <source></source>
        <translation>smlouva (3 VB za 3 stejné zdroje)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3">
        <source></source>
        <translation>Smlouva (8 VB za 3 stejné zdroje a 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.acc">
        <source></source>
        <translation>smlouvu (8 VB za 3 stejné zdroje a 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.low">
        <source></source>
        <translation>smlouva (8 VB za 3 stejné zdroje a 3 železa)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3">
        <source></source>
        <translation>Smlouva (8 VB za 3 stejné zdroje a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.acc">
        <source></source>
        <translation>smlouvu (8 VB za 3 stejné zdroje a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.low">
        <source></source>
        <translation>smlouva (8 VB za 3 stejné zdroje a 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a">
        <source></source>
        <translation>Smlouva (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.acc">
        <source></source>
        <translation>smlouvu (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.low">
        <source></source>
        <translation>smlouva (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b">
        <source></source>
        <translation>Smlouva (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.acc">
        <source></source>
        <translation>smlouvu (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.low">
        <source></source>
        <translation>smlouva (6 VB za 5 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same7">
        <source></source>
        <translation>Smlouva (10 VB za 7 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.acc">
        <source></source>
        <translation>smlouvu (10 VB za 7 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.low">
        <source></source>
        <translation>smlouva (10 VB za 7 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same8">
        <source></source>
        <translation>Smlouva (13 VB za 8 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.acc">
        <source></source>
        <translation>smlouvu (13 VB za 8 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.low">
        <source></source>
        <translation>smlouva (13 VB za 8 stejných zdrojů)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2">
        <source></source>
        <translation>Smlouva (2 VB za 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.acc">
        <source></source>
        <translation>smlouvu (2 VB za 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.low">
        <source></source>
        <translation>smlouva (2 VB za 2 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3">
        <source></source>
        <translation>Smlouva (4 VB za 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.acc">
        <source></source>
        <translation>smlouvu (4 VB za 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.low">
        <source></source>
        <translation>smlouva (4 VB za 3 vlny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5">
        <source></source>
        <translation>Smlouva (7 VB a 1 krok obchodníka za 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.acc">
        <source></source>
        <translation>smlouvu (7 VB a 1 krok obchodníka za 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.low">
        <source></source>
        <translation>smlouva (7 VB a 1 krok obchodníka za 5 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7">
        <source></source>
        <translation>Smlouva (11 VB a 1 krok obchodníka za 7 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.acc">
        <source></source>
        <translation>smlouvu (11 VB a 1 krok obchodníka za 7 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.low">
        <source></source>
        <translation>smlouva (11 VB a 1 krok obchodníka za 7 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9">
        <source></source>
        <translation>Smlouva (17 VB za 9 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.acc">
        <source></source>
        <translation>smlouvu (17 VB za 9 vln)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.low">
        <source></source>
        <translation>smlouva (17 VB za 9 vln)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2">
        <source></source>
        <translation>Dvořan (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.acc">
        <source></source>
        <translation>dvořana (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.low">
        <source></source>
        <translation>dvořan (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a">
        <source></source>
        <translation>Dvořan (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.acc">
        <source></source>
        <translation>dvořana (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.low">
        <source></source>
        <translation>dvořan (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b">
        <source></source>
        <translation>Dvořan (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.acc">
        <source></source>
        <translation>dvořana (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.low">
        <source></source>
        <translation>dvořan (král 1 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a">
        <source></source>
        <translation>Dvořan (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.acc">
        <source></source>
        <translation>dvořana (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.low">
        <source></source>
        <translation>dvořan (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b">
        <source></source>
        <translation>Dvořan (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.acc">
        <source></source>
        <translation>dvořana (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.low">
        <source></source>
        <translation>dvořan (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a">
        <source></source>
        <translation>Dvořan (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.acc">
        <source></source>
        <translation>dvořana (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.low">
        <source></source>
        <translation>dvořan (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b">
        <source></source>
        <translation>Dvořan (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.acc">
        <source></source>
        <translation>dvořana (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.low">
        <source></source>
        <translation>dvořan (2 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a">
        <source></source>
        <translation>Dvořan (3 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.acc">
        <source></source>
        <translation>dvořana (3 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.low">
        <source></source>
        <translation>dvořan (3 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b">
        <source></source>
        <translation>Dvořan (3 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.acc">
        <source></source>
        <translation>dvořana (3 VB)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.low">
        <source></source>
        <translation>dvořan (3 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a">
        <source></source>
        <translation>Pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.acc">
        <source></source>
        <translation>pomocníka (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.low">
        <source></source>
        <translation>pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b">
        <source></source>
        <translation>Pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.acc">
        <source></source>
        <translation>pomocníka (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.low">
        <source></source>
        <translation>pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c">
        <source></source>
        <translation>Pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.acc">
        <source></source>
        <translation>pomocníka (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.low">
        <source></source>
        <translation>pomocník (aktivace budovy)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a">
        <source></source>
        <translation>Pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.acc">
        <source></source>
        <translation>pomocníka (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.low">
        <source></source>
        <translation>pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b">
        <source></source>
        <translation>Pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.acc">
        <source></source>
        <translation>pomocníka (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.low">
        <source></source>
        <translation>pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c">
        <source></source>
        <translation>Pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.acc">
        <source></source>
        <translation>pomocníka (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.low">
        <source></source>
        <translation>pomocník (libovolná akce 1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2">
        <source></source>
        <translation>Pomocník (architekt 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.acc">
        <source></source>
        <translation>pomocníka (architekt 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.low">
        <source></source>
        <translation>pomocník (architekt 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3">
        <source></source>
        <translation>Pomocník (architekt 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.acc">
        <source></source>
        <translation>pomocníka (architekt 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.low">
        <source></source>
        <translation>pomocník (architekt 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character2">
        <source></source>
        <translation>Pomocník (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.acc">
        <source></source>
        <translation>pomocníka (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.low">
        <source></source>
        <translation>pomocník (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character3">
        <source></source>
        <translation>Pomocník (postavy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.acc">
        <source></source>
        <translation>pomocníka (postavy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.low">
        <source></source>
        <translation>pomocník (postavy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a">
        <source></source>
        <translation>Pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.acc">
        <source></source>
        <translation>pomocníka (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.low">
        <source></source>
        <translation>pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b">
        <source></source>
        <translation>Pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.acc">
        <source></source>
        <translation>pomocníka (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.low">
        <source></source>
        <translation>pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c">
        <source></source>
        <translation>Pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.acc">
        <source></source>
        <translation>pomocníka (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.low">
        <source></source>
        <translation>pomocník (jiný zdroj)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2">
        <source></source>
        <translation>Pomocník (smlouvy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.acc">
        <source></source>
        <translation>pomocníka (smlouvy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.low">
        <source></source>
        <translation>pomocník (smlouvy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3">
        <source></source>
        <translation>Pomocník (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.acc">
        <source></source>
        <translation>pomocníka (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.low">
        <source></source>
        <translation>pomocník (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a">
        <source></source>
        <translation>Pomocník (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.acc">
        <source></source>
        <translation>pomocníka (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.low">
        <source></source>
        <translation>pomocník (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b">
        <source></source>
        <translation>Pomocník (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.acc">
        <source></source>
        <translation>pomocníka (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.low">
        <source></source>
        <translation>pomocník (2 zlata, 2 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a">
        <source></source>
        <translation>Pomocník (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.acc">
        <source></source>
        <translation>pomocníka (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.low">
        <source></source>
        <translation>pomocník (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b">
        <source></source>
        <translation>Pomocník (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.acc">
        <source></source>
        <translation>pomocníka (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.low">
        <source></source>
        <translation>pomocník (4 zlata)</translation>
    </message>
    <message id="tiletum.tile.helper.king2">
        <source></source>
        <translation>Pomocník (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.acc">
        <source></source>
        <translation>pomocníka (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.low">
        <source></source>
        <translation>pomocník (král 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.king3">
        <source></source>
        <translation>Pomocník (král 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.acc">
        <source></source>
        <translation>pomocníka (král 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.low">
        <source></source>
        <translation>pomocník (král 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2">
        <source></source>
        <translation>Pomocník (obchodník 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.acc">
        <source></source>
        <translation>pomocníka (obchodník 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.low">
        <source></source>
        <translation>pomocník (obchodník 2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3">
        <source></source>
        <translation>Pomocník (obchodník 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.acc">
        <source></source>
        <translation>pomocníka (obchodník 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.low">
        <source></source>
        <translation>pomocník (obchodník 3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a">
        <source></source>
        <translation>Pomocník (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.acc">
        <source></source>
        <translation>pomocníka (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.low">
        <source></source>
        <translation>pomocník (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b">
        <source></source>
        <translation>Pomocník (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.acc">
        <source></source>
        <translation>pomocníka (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.low">
        <source></source>
        <translation>pomocník (1 železo, 1 vlna, 1 kámen, 1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a">
        <source></source>
        <translation>Pomocník (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.acc">
        <source></source>
        <translation>pomocníka (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.low">
        <source></source>
        <translation>pomocník (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b">
        <source></source>
        <translation>Pomocník (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.acc">
        <source></source>
        <translation>pomocníka (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.low">
        <source></source>
        <translation>pomocník (+1 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a">
        <source></source>
        <translation>Pomocník (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.acc">
        <source></source>
        <translation>pomocníka (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.low">
        <source></source>
        <translation>pomocník (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b">
        <source></source>
        <translation>Pomocník (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.acc">
        <source></source>
        <translation>pomocníka (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.low">
        <source></source>
        <translation>pomocník (+2 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3">
        <source></source>
        <translation>Pomocník (+3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.acc">
        <source></source>
        <translation>pomocníka (+3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.low">
        <source></source>
        <translation>pomocník (+3 AB)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a">
        <source></source>
        <translation>Pomocník (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.acc">
        <source></source>
        <translation>pomocníka (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.low">
        <source></source>
        <translation>pomocník (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b">
        <source></source>
        <translation>Pomocník (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.acc">
        <source></source>
        <translation>pomocníka (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.low">
        <source></source>
        <translation>pomocník (2 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a">
        <source></source>
        <translation>Pomocník (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.acc">
        <source></source>
        <translation>pomocníka (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.low">
        <source></source>
        <translation>pomocník (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b">
        <source></source>
        <translation>Pomocník (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.acc">
        <source></source>
        <translation>pomocníka (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.low">
        <source></source>
        <translation>pomocník (3 libovolné zdroje)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a">
        <source></source>
        <translation>Pomocník (4 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.acc">
        <source></source>
        <translation>pomocníka (4 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.low">
        <source></source>
        <translation>pomocník (4 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b">
        <source></source>
        <translation>Pomocník (4 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.acc">
        <source></source>
        <translation>pomocníka (4 VB)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.low">
        <source></source>
        <translation>pomocník (4 VB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a">
        <source></source>
        <translation>Hostinský (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.acc">
        <source></source>
        <translation>hostinského (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.low">
        <source></source>
        <translation>hostinský (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b">
        <source></source>
        <translation>Hostinský (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.acc">
        <source></source>
        <translation>hostinského (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.low">
        <source></source>
        <translation>hostinský (postavy 1 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a">
        <source></source>
        <translation>Hostinský (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.acc">
        <source></source>
        <translation>hostinského (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.low">
        <source></source>
        <translation>hostinský (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b">
        <source></source>
        <translation>Hostinský (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.acc">
        <source></source>
        <translation>hostinského (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.low">
        <source></source>
        <translation>hostinský (postavy 2 AB)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1">
        <source></source>
        <translation>Hostinský (1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.acc">
        <source></source>
        <translation>hostinského (1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.low">
        <source></source>
        <translation>hostinský (1 jídlo)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a">
        <source></source>
        <translation>Hostinský (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.acc">
        <source></source>
        <translation>hostinského (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.low">
        <source></source>
        <translation>hostinský (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b">
        <source></source>
        <translation>Hostinský (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.acc">
        <source></source>
        <translation>hostinského (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.low">
        <source></source>
        <translation>hostinský (2 jídla)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a">
        <source></source>
        <translation>Hostinský (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.acc">
        <source></source>
        <translation>hostinského (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.low">
        <source></source>
        <translation>hostinský (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b">
        <source></source>
        <translation>Hostinský (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.acc">
        <source></source>
        <translation>hostinského (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.low">
        <source></source>
        <translation>hostinský (1 krok architekta, 1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a">
        <source></source>
        <translation>Notář (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.acc">
        <source></source>
        <translation>notáře (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.low">
        <source></source>
        <translation>notář (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b">
        <source></source>
        <translation>Notář (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.acc">
        <source></source>
        <translation>notáře (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.low">
        <source></source>
        <translation>notář (smlouvy 1 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1">
        <source></source>
        <translation>Notář (smlouvy 2 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.acc">
        <source></source>
        <translation>notáře (smlouvy 2 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.low">
        <source></source>
        <translation>notář (smlouvy 2 AB, 1 libovolný zdroj)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3">
        <source></source>
        <translation>Notář (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.acc">
        <source></source>
        <translation>notáře (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.low">
        <source></source>
        <translation>notář (smlouvy 3 AB)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1">
        <source></source>
        <translation>Notář (1 zlato, 1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.acc">
        <source></source>
        <translation>notáře (1 zlato, 1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.low">
        <source></source>
        <translation>notář (1 zlato, 1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1">
        <source></source>
        <translation>Notář (1 zlato, 1 vlna)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.acc">
        <source></source>
        <translation>notáře (1 zlato, 1 vlna)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.low">
        <source></source>
        <translation>notář (1 zlato, 1 vlna)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1">
        <source></source>
        <translation>Notář (1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.acc">
        <source></source>
        <translation>notáře (1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.low">
        <source></source>
        <translation>notář (1 železo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2">
        <source></source>
        <translation>Notář (2 železa)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.acc">
        <source></source>
        <translation>notáře (2 železa)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.low">
        <source></source>
        <translation>notář (2 železa)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2">
        <source></source>
        <translation>Notář (2 vlny)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.acc">
        <source></source>
        <translation>notáře (2 vlny)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.low">
        <source></source>
        <translation>notář (2 vlny)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2">
        <source></source>
        <translation>Kupcová (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.acc">
        <source></source>
        <translation>kupcovou (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.low">
        <source></source>
        <translation>kupcová (2 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a">
        <source></source>
        <translation>Kupcová (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.acc">
        <source></source>
        <translation>kupcovou (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.low">
        <source></source>
        <translation>kupcová (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b">
        <source></source>
        <translation>Kupcová (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.acc">
        <source></source>
        <translation>kupcovou (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.low">
        <source></source>
        <translation>kupcová (3 zlata)</translation>
    </message>
    <message id="tiletum.tile.trader.house">
        <source></source>
        <translation>Kupcová (dům)</translation>
    </message>
    <message id="tiletum.tile.trader.house.acc">
        <source></source>
        <translation>kupcovou (dům)</translation>
    </message>
    <message id="tiletum.tile.trader.house.low">
        <source></source>
        <translation>kupcová (dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1">
        <source></source>
        <translation>Kupcová (1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.acc">
        <source></source>
        <translation>kupcovou (1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.low">
        <source></source>
        <translation>kupcová (1 krok obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a">
        <source></source>
        <translation>Kupcová (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.acc">
        <source></source>
        <translation>kupcovou (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.low">
        <source></source>
        <translation>kupcová (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b">
        <source></source>
        <translation>Kupcová (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.acc">
        <source></source>
        <translation>kupcovou (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.low">
        <source></source>
        <translation>kupcová (1 krok obchodníka, dům)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a">
        <source></source>
        <translation>Kupcová (2 kroky obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.acc">
        <source></source>
        <translation>kupcovou (2 kroky obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.low">
        <source></source>
        <translation>kupcová (2 kroky obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b">
        <source></source>
        <translation>Kupcová (2 kroky obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.acc">
        <source></source>
        <translation>kupcovou (2 kroky obchodníka)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.low">
        <source></source>
        <translation>kupcová (2 kroky obchodníka)</translation>
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
    <message id="tiletum.button.all">
        <source></source>
        <translation>Vše, co mohu udělat</translation>
    </message>
    <message id="tiletum.button.end">
        <source></source>
        <translation>Ukončit tah</translation>
    </message>
    <message id="tiletum.gain.activate">
        <source></source>
        <translation>aktivace budovy</translation>
    </message>
    <message id="tiletum.gain.colour">
        <source></source>
        <translation>jiný zdroj z příští kostky</translation>
    </message>
    <message id="tiletum.gain.house">
        <source></source>
        <translation>dům</translation>
    </message>
    <message id="tiletum.gain.houseAnywhere">
        <source></source>
        <translation>dům v libovolném městě</translation>
    </message>
    <message id="tiletum.gain.pillar">
        <source></source>
        <translation>pilíř</translation>
    </message>
    <message id="tiletum.gain.pillarAnywhere">
        <source></source>
        <translation>pilíř v libovolném městě</translation>
    </message>
    <message id="tiletum.gain.teleport.architect">
        <source></source>
        <translation>architekt na libovolné pole</translation>
    </message>
    <message id="tiletum.gain.teleport.merchant">
        <source></source>
        <translation>obchodník na libovolné pole</translation>
    </message>
    <message id="tiletum.gainMany.any" numerus="yes">
        <source></source>
        <translation>
            <numerusform>libovolné zdroje %n</numerusform>
            <numerusform>libovolné zdroje %n</numerusform>
            <numerusform>libovolné zdroje %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n akční bod</numerusform>
            <numerusform>%n akční body</numerusform>
            <numerusform>%n akčních bodů</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>architekt %n AB</numerusform>
            <numerusform>architekt %n AB</numerusform>
            <numerusform>architekt %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>postavy %n AB</numerusform>
            <numerusform>postavy %n AB</numerusform>
            <numerusform>postavy %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>smlouvy %n AB</numerusform>
            <numerusform>smlouvy %n AB</numerusform>
            <numerusform>smlouvy %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.joker" numerus="yes">
        <source></source>
        <translation>
            <numerusform>libovolná akce %n AB</numerusform>
            <numerusform>libovolná akce %n AB</numerusform>
            <numerusform>libovolná akce %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>král %n AB</numerusform>
            <numerusform>král %n AB</numerusform>
            <numerusform>král %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>obchodník %n AB</numerusform>
            <numerusform>obchodník %n AB</numerusform>
            <numerusform>obchodník %n AB</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.food" numerus="yes">
        <source></source>
        <translation>
            <numerusform>jídlo %n</numerusform>
            <numerusform>jídlo %n</numerusform>
            <numerusform>jídlo %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>zlato %n</numerusform>
            <numerusform>zlato %n</numerusform>
            <numerusform>zlato %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.iron" numerus="yes">
        <source></source>
        <translation>
            <numerusform>železo %n</numerusform>
            <numerusform>železo %n</numerusform>
            <numerusform>železo %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.laurel" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vítězný bod</numerusform>
            <numerusform>%n vítězné body</numerusform>
            <numerusform>%n vítězných bodů</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.plus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n akční bod navíc</numerusform>
            <numerusform>%n akční body navíc</numerusform>
            <numerusform>%n akčních bodů navíc</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.same" numerus="yes">
        <source></source>
        <translation>
            <numerusform>stejný zdroj %n</numerusform>
            <numerusform>stejný zdroj %n</numerusform>
            <numerusform>stejný zdroj %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kroky architekta %n</numerusform>
            <numerusform>kroky architekta %n</numerusform>
            <numerusform>kroky architekta %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kroky obchodníka %n</numerusform>
            <numerusform>kroky obchodníka %n</numerusform>
            <numerusform>kroky obchodníka %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.stone" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kámen %n</numerusform>
            <numerusform>kámen %n</numerusform>
            <numerusform>kámen %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.wool" numerus="yes">
        <source></source>
        <translation>
            <numerusform>vlna %n</numerusform>
            <numerusform>vlna %n</numerusform>
            <numerusform>vlna %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.activate">
        <source></source>
        <translation>Kterou budovu aktivujete?</translation>
    </message>
    <message id="tiletum.hint.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zbývá %n bod: postavte pilíř, vezměte destičku, nebo cestujte dál.</numerusform>
            <numerusform>Zbývají %n body: postavte pilíř, vezměte destičku, nebo cestujte dál.</numerusform>
            <numerusform>Zbývá %n bodů: postavte pilíř, vezměte destičku, nebo cestujte dál.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.bonusTile">
        <source></source>
        <translation>K ní patří destička: vezměte si ji, nebo ji nechte ležet.</translation>
    </message>
    <message id="tiletum.hint.bonuses">
        <source></source>
        <translation>Čí bonus chcete?</translation>
    </message>
    <message id="tiletum.hint.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zbývá %n bod: vezměte postavu, vyměňte nabídku, nebo někoho ubytujte.</numerusform>
            <numerusform>Zbývají %n body: vezměte postavu, vyměňte nabídku, nebo někoho ubytujte.</numerusform>
            <numerusform>Zbývá %n bodů: vezměte postavu, vyměňte nabídku, nebo někoho ubytujte.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.chooseAction">
        <source></source>
        <translation>Která akce to bude?</translation>
    </message>
    <message id="tiletum.hint.chooseDie">
        <source></source>
        <translation>Jste na tahu: vyberte si kostku.</translation>
    </message>
    <message id="tiletum.hint.colour">
        <source></source>
        <translation>Co má dát vaše příští kostka?</translation>
    </message>
    <message id="tiletum.hint.consider">
        <source></source>
        <translation>Vezmete ji dalším dotykem; nebo se podívejte na jinou.</translation>
    </message>
    <message id="tiletum.hint.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zbývá %n bod: berte z nabídky, nebo vyměňte zdroj.</numerusform>
            <numerusform>Zbývají %n body: berte z nabídky, nebo vyměňte zdroj.</numerusform>
            <numerusform>Zbývá %n bodů: berte z nabídky, nebo vyměňte zdroj.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.end">
        <source></source>
        <translation>Nic už nezbývá: ukončete tah.</translation>
    </message>
    <message id="tiletum.hint.houseAnywhere">
        <source></source>
        <translation>Postavte dům na kterémkoli zvýrazněném poli.</translation>
    </message>
    <message id="tiletum.hint.kingTile">
        <source></source>
        <translation>Vedete na královské stupnici: vezměte si tamní destičku, nebo ji nechte.</translation>
    </message>
    <message id="tiletum.hint.lost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Propadl by %n bod. Dalším dotykem skončíte.</numerusform>
            <numerusform>Propadly by %n body. Dalším dotykem skončíte.</numerusform>
            <numerusform>Propadlo by %n bodů. Dalším dotykem skončíte.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zbývá %n bod: stavte zde, vezměte destičku, nebo cestujte dál.</numerusform>
            <numerusform>Zbývají %n body: stavte zde, vezměte destičku, nebo cestujte dál.</numerusform>
            <numerusform>Zbývá %n bodů: stavte zde, vezměte destičku, nebo cestujte dál.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.onlyPlan">
        <source></source>
        <translation>Jen plán: na stole se nic nemění.</translation>
    </message>
    <message id="tiletum.hint.pillarAnywhere">
        <source></source>
        <translation>Postavte pilíř v kterémkoli zvýrazněném městě.</translation>
    </message>
    <message id="tiletum.hint.resources" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zvolte zdroj: zbývá %n.</numerusform>
            <numerusform>Zvolte zdroj: zbývají %n.</numerusform>
            <numerusform>Zvolte zdroj: zbývá %n.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.rest">
        <source></source>
        <translation>Tady už nic nezbývá: pokračujte tím, co zůstalo.</translation>
    </message>
    <message id="tiletum.hint.steps">
        <source></source>
        <translation>Dotkněte se zvýrazněného místa, nebo zbytek nechte být.</translation>
    </message>
    <message id="tiletum.hint.tasks">
        <source></source>
        <translation>Co ještě svítí, nestojí body: použijte to, nebo ukončete tah.</translation>
    </message>
    <message id="tiletum.hint.takeAgain">
        <source></source>
        <translation>{tile}. Dalším dotykem destičku vezmete.</translation>
    </message>
    <message id="tiletum.hint.lost.full">
        <source></source>
        <translation>Skladiště je plné: destička u královské stupnice propadá.</translation>
    </message>
    <message id="tiletum.hint.lost.held">
        <source></source>
        <translation>Tento erb už máte: destička u královské stupnice propadá.</translation>
    </message>
    <message id="tiletum.hint.lost.noSpace">
        <source></source>
        <translation>Všechna pole pro smlouvy máte plná: destička u královské stupnice propadá.</translation>
    </message>
    <message id="tiletum.hint.teleportArchitect">
        <source></source>
        <translation>Váš architekt smí na kterékoli pole.</translation>
    </message>
    <message id="tiletum.hint.teleportMerchant">
        <source></source>
        <translation>Váš obchodník smí na kterékoli pole.</translation>
    </message>
    <message id="tiletum.hint.useAgain">
        <source></source>
        <translation>{tile}. Dalším dotykem destičku použijete.</translation>
    </message>
    <message id="tiletum.hint.whereTo">
        <source></source>
        <translation>{tile}. Dotkněte se svítícího místa.</translation>
    </message>
    <message id="tiletum.offer.activate">
        <source></source>
        <translation>Aktivovat budovu {building}.</translation>
    </message>
    <message id="tiletum.offer.adorn">
        <source></source>
        <translation>Pod budovu {building}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.collect">
        <source></source>
        <translation>Z města. {tile}.</translation>
    </message>
    <message id="tiletum.offer.contribute">
        <source></source>
        <translation>Přispět na katedrálu: {space}.</translation>
    </message>
    <message id="tiletum.offer.hire">
        <source></source>
        <translation>Z nabídky. {tile}.</translation>
    </message>
    <message id="tiletum.offer.house">
        <source></source>
        <translation>Dům: {space}, pole {house}.</translation>
    </message>
    <message id="tiletum.offer.move">
        <source></source>
        <translation>{piece}: {space}.</translation>
    </message>
    <message id="tiletum.offer.pillar">
        <source></source>
        <translation>Pilíř: {space}.</translation>
    </message>
    <message id="tiletum.offer.settle">
        <source></source>
        <translation>Budova {building}, patro {floor}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.sign">
        <source></source>
        <translation>Z nabídky. {tile}.</translation>
    </message>
    <message id="tiletum.offer.trade">
        <source></source>
        <translation>{give} › {resource}</translation>
    </message>
    <message id="tiletum.offer.use">
        <source></source>
        <translation>Využít. {tile}.</translation>
    </message>
    <message id="tiletum.place.board">
        <source></source>
        <translation>Prohlédnout si desku: {seat}</translation>
    </message>
    <message id="tiletum.place.coat">
        <source></source>
        <translation>Budova {building}, erb</translation>
    </message>
    <message id="tiletum.place.map">
        <source></source>
        <translation>Mapa</translation>
    </message>
    <message id="tiletum.place.room">
        <source></source>
        <translation>Budova {building}, patro {floor}</translation>
    </message>
    <message id="tiletum.plan.die" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{resource} {value}. {action}, %n bod.</numerusform>
            <numerusform>{resource} {value}. {action}, %n body.</numerusform>
            <numerusform>{resource} {value}. {action}, %n bodů.</numerusform>
        </translation>
    </message>
    <message id="tiletum.plan.gold">
        <source></source>
        <translation>Změna stojí zlata {need}, máte {have}.</translation>
    </message>
    <message id="tiletum.plan.take">
        <source></source>
        <translation>Vzít</translation>
    </message>
    <message id="tiletum.plan.tile">
        <source></source>
        <translation>Její destička se teď do skladiště nevejde.</translation>
    </message>
    <message id="tiletum.round">
        <source></source>
        <translation>Kolo {round} ze 4</translation>
    </message>
    <message id="tiletum.setup.cards">
        <source></source>
        <translation>Většina destiček této sady je rekonstruovaná; může ji nahradit sada ověřená podle krabice.</translation>
    </message>
    <message id="tiletum.setup.challenges">
        <source></source>
        <translation>Výzvy</translation>
    </message>
    <message id="tiletum.setup.wheel">
        <source></source>
        <translation>Kolo</translation>
    </message>
    <message id="tiletum.setup.wheel.about">
        <source></source>
        <translation>Šest akcí leží kolem kola jako v krabici, nebo v jiném pořadí.</translation>
    </message>
    <message id="tiletum.setup.wheel.printed">
        <source></source>
        <translation>Podle krabice</translation>
    </message>
    <message id="tiletum.setup.wheel.shuffled">
        <source></source>
        <translation>Zamíchané</translation>
    </message>
    <message id="tiletum.setup.challenges.about">
        <source></source>
        <translation>Sám hrajete proti kardinálu Titovi; každá výzva ho zpřísní.</translation>
    </message>
    <message id="tiletum.city.away">
        <source></source>
        <translation>Kroků od vašeho obchodníka: {merchant}; od vašeho architekta: {architect}.</translation>
    </message>
    <message id="tiletum.city.cathedral">
        <source></source>
        <translation>Příspěvek na katedrálu stojí kámen: {stone}, a přinese vítězné body: {points}.</translation>
    </message>
    <message id="tiletum.city.fair">
        <source></source>
        <translation>Koná se tu trh {round}. kola.</translation>
    </message>
    <message id="tiletum.city.houses">
        <source></source>
        <translation>Pole pro domy: volná {free} z {all}.</translation>
    </message>
    <message id="tiletum.city.noTiles">
        <source></source>
        <translation>Všechny destičky zdejší katedrály jsou rozebrané.</translation>
    </message>
    <message id="tiletum.city.notBuilt">
        <source></source>
        <translation>Zdejší katedrála se v této hře nestaví.</translation>
    </message>
    <message id="tiletum.city.pillars">
        <source></source>
        <translation>Pole pro pilíře: volná {free} z {all}.</translation>
    </message>
    <message id="tiletum.hint.later">
        <source></source>
        <translation>Hraje {seat}, pak {other}.</translation>
    </message>
    <message id="tiletum.hint.next">
        <source></source>
        <translation>Hraje {seat}. Pak jste na řadě vy.</translation>
    </message>
    <message id="tiletum.hint.planGone">
        <source></source>
        <translation>Kostka, kterou jste si vyhlédli, už je pryč.</translation>
    </message>
    <message id="tiletum.hint.played">
        <source></source>
        <translation>Hraje {seat}. Vy už máte odehráno.</translation>
    </message>
    <message id="tiletum.plan.less">
        <source></source>
        <translation>O jedna méně celkem za {gold} zlata: {action}</translation>
    </message>
    <message id="tiletum.plan.more">
        <source></source>
        <translation>O jedna více celkem za {gold} zlata: {action}</translation>
    </message>
    <message id="tiletum.counted.housesTimesPillars">
        <source></source>
        <translation>{seat}: domy {houses} × pilíře {pillars} = {points}</translation>
    </message>
    <message id="tiletum.counted.finishedBuildings">
        <source></source>
        <translation>{seat}: dokončené budovy {buildings}, body {points}</translation>
    </message>
    <message id="tiletum.counted.leftovers">
        <source></source>
        <translation>{seat}: zbylé zdroje {goods}, bod za každé čtyři = {points}</translation>
    </message>
    <message id="tiletum.cards.helpers">
        <source></source>
        <translation>Pomocníci</translation>
    </message>
    <message id="tiletum.cards.contracts">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.cards.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.cards.characters">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="tiletum.cards.fairs">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="tiletum.cards.cathedrals">
        <source></source>
        <translation>Katedrály a jejich ceny</translation>
    </message>
    <message id="tiletum.cards.map">
        <source></source>
        <translation>Místa mapy</translation>
    </message>
    <message id="tiletum.cards.boards">
        <source></source>
        <translation>Místa desek</translation>
    </message>
    <message id="tiletum.cards.decrees">
        <source></source>
        <translation>Titovy dekrety</translation>
    </message>
    <message id="tiletum.hint.full">
        <source></source>
        <translation>Skladiště je plné: nejdřív použijte destičku, nebo tuto nechte.</translation>
    </message>
    <message id="tiletum.sum.out">
        <source></source>
        <translation>Žádný dům ani obchodník zde: nic nezískáváte.</translation>
    </message>
    <message id="tiletum.sum.kingPays">
        <source></source>
        <translation>Král vám platí.</translation>
    </message>
    <message id="tiletum.sum.kingTakes">
        <source></source>
        <translation>Král vám bere body.</translation>
    </message>
    <message id="tiletum.sum.kingNothing">
        <source></source>
        <translation>Král nedává ani nebere.</translation>
    </message>
    <message id="tiletum.hint.lostTiles">
        <source></source>
        <translation>Váš poslední tah: destičky, které ještě můžete použít, by propadly. Znovu pro konec tahu.</translation>
    </message>
    <message id="tiletum.titus.none">
        <source></source>
        <translation>Neplatí žádný řádek: rozhodují barvy dole.</translation>
    </message>
    <message id="tiletum.titus.row">
        <source></source>
        <translation>Platí {row}. řádek.</translation>
    </message>
    <message id="tiletum.choose.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Architekt: %n krok</numerusform>
            <numerusform>Architekt: %n kroky</numerusform>
            <numerusform>Architekt: %n kroků</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Obchodník: %n krok</numerusform>
            <numerusform>Obchodník: %n kroky</numerusform>
            <numerusform>Obchodník: %n kroků</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Postavy: %n bod</numerusform>
            <numerusform>Postavy: %n body</numerusform>
            <numerusform>Postavy: %n bodů</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Smlouvy: %n bod</numerusform>
            <numerusform>Smlouvy: %n body</numerusform>
            <numerusform>Smlouvy: %n bodů</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Král: o %n pole výš</numerusform>
            <numerusform>Král: o %n pole výš</numerusform>
            <numerusform>Král: o %n polí výš</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.noPillar">
        <source></source>
        <translation>Architekt: nezbývá vám pilíř</translation>
    </message>
    <message id="tiletum.choose.noHouse">
        <source></source>
        <translation>Obchodník: nezbývá vám dům</translation>
    </message>
    <message id="tiletum.choose.noRoom">
        <source></source>
        <translation>Postavy: skladiště je plné</translation>
    </message>
    <message id="tiletum.place.boards">
        <source></source>
        <translation>Prohlédnout si desky ostatních</translation>
    </message>
    <message id="tiletum.event.rowFailed">
        <source></source>
        <translation>{row}. řádek neplatí: {obstacle}.</translation>
    </message>
    <message id="tiletum.obstacle.noDie">
        <source></source>
        <translation>není pro něj žádná kostka</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveHouses">
        <source></source>
        <translation>nemá víc pilířů než domů</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveCathedrals">
        <source></source>
        <translation>nemá víc pilířů než destiček katedrál</translation>
    </message>
    <message id="tiletum.obstacle.housesNotBelowPillars">
        <source></source>
        <translation>má méně domů než pilířů</translation>
    </message>
    <message id="tiletum.obstacle.contractStored">
        <source></source>
        <translation>nemá uloženou žádnou smlouvu</translation>
    </message>
    <message id="tiletum.obstacle.coatWithinReach">
        <source></source>
        <translation>na dosah není žádný nový erb</translation>
    </message>
    <message id="tiletum.obstacle.coatInOffer">
        <source></source>
        <translation>v nabídce smluv není žádný nový erb</translation>
    </message>
    <message id="tiletum.hint.held">
        <source></source>
        <translation>Tento erb už máte: destičku nechte ležet.</translation>
    </message>
    <message id="tiletum.hint.noSpace">
        <source></source>
        <translation>Všechna pole pro smlouvy máte plná: destičku nechte ležet.</translation>
    </message>
    <message id="tiletum.offer.room">
        <source></source>
        <translation>Budova {building}, patro {floor}</translation>
    </message>
    <message id="tiletum.offer.below">
        <source></source>
        <translation>Pod budovu {building}</translation>
    </message>
    <message id="tiletum.panel.map">
        <source></source>
        <translation>Mapa</translation>
    </message>
    <message id="tiletum.panel.wheel">
        <source></source>
        <translation>Kolo</translation>
    </message>
    <message id="tiletum.panel.court">
        <source></source>
        <translation>Král a nabídky</translation>
    </message>
</context>
</TS>
