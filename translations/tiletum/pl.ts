<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="tiletum.about.cards">
        <source></source>
        <translation>O tym zestawie. Elementy podane w instrukcji: {rulebook}; z innych źródeł: {secondary}; odtworzone tak, by zgadzały się ze wszystkim, co wiadomo: {reconstructed}. Może go zastąpić zestaw poprawiony według prawdziwego egzemplarza gry.</translation>
    </message>
    <message id="tiletum.about.solo">
        <source></source>
        <translation>Karty przeciwnika w trybie solo są znane, oficjalne zasady solo nie: sposób ich rozgrywania to własna procedura tego projektu.</translation>
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
        <translation>Postacie</translation>
    </message>
    <message id="tiletum.action.character.low">
        <source></source>
        <translation>postacie</translation>
    </message>
    <message id="tiletum.action.contract">
        <source></source>
        <translation>Kontrakty</translation>
    </message>
    <message id="tiletum.action.contract.low">
        <source></source>
        <translation>kontrakty</translation>
    </message>
    <message id="tiletum.action.joker">
        <source></source>
        <translation>Joker</translation>
    </message>
    <message id="tiletum.action.joker.low">
        <source></source>
        <translation>joker</translation>
    </message>
    <message id="tiletum.action.king">
        <source></source>
        <translation>Król</translation>
    </message>
    <message id="tiletum.action.king.low">
        <source></source>
        <translation>król</translation>
    </message>
    <message id="tiletum.action.merchant">
        <source></source>
        <translation>Kupiec</translation>
    </message>
    <message id="tiletum.action.merchant.low">
        <source></source>
        <translation>kupiec</translation>
    </message>
    <message id="tiletum.cathedral.bordeaux">
        <source></source>
        <translation>Katedra w Bordeaux</translation>
    </message>
    <message id="tiletum.cathedral.firenze">
        <source></source>
        <translation>Katedra we Florencji</translation>
    </message>
    <message id="tiletum.cathedral.koeln">
        <source></source>
        <translation>Katedra w Kolonii</translation>
    </message>
    <message id="tiletum.cathedral.london">
        <source></source>
        <translation>Katedra w Canterbury</translation>
    </message>
    <message id="tiletum.cathedral.lyon">
        <source></source>
        <translation>Katedra w Lyonie</translation>
    </message>
    <message id="tiletum.cathedral.milano">
        <source></source>
        <translation>Katedra w Mediolanie</translation>
    </message>
    <message id="tiletum.cathedral.paris">
        <source></source>
        <translation>Katedra Notre-Dame</translation>
    </message>
    <message id="tiletum.cathedral.praha">
        <source></source>
        <translation>Katedra św. Wita</translation>
    </message>
    <message id="tiletum.cathedral.wien">
        <source></source>
        <translation>Katedra św. Szczepana</translation>
    </message>
    <message id="tiletum.challenge.deepCoffers">
        <source></source>
        <translation>Głębokie skarbce</translation>
    </message>
    <message id="tiletum.challenge.ecclesiasticalIncome">
        <source></source>
        <translation>Dochody kościelne</translation>
    </message>
    <message id="tiletum.challenge.favorAtTheCourt">
        <source></source>
        <translation>Łaska dworu</translation>
    </message>
    <message id="tiletum.challenge.readyForAction">
        <source></source>
        <translation>Gotowi do działania</translation>
    </message>
    <message id="tiletum.challenge.resourcefulClergy">
        <source></source>
        <translation>Zaradne duchowieństwo</translation>
    </message>
    <message id="tiletum.challenge.verySpecialFriends">
        <source></source>
        <translation>Bardzo bliscy przyjaciele</translation>
    </message>
    <message id="tiletum.challenge.visitorsToTheCuria">
        <source></source>
        <translation>Goście w kurii</translation>
    </message>
    <message id="tiletum.challenge.whispersInTheKingsEar">
        <source></source>
        <translation>Szepty do ucha króla</translation>
    </message>
    <message id="tiletum.decree.buildingsAreForever">
        <source></source>
        <translation>Budowle są wieczne</translation>
    </message>
    <message id="tiletum.decree.businessIsBusiness">
        <source></source>
        <translation>Interesy to interesy</translation>
    </message>
    <message id="tiletum.decree.busyHands">
        <source></source>
        <translation>Pracowite ręce</translation>
    </message>
    <message id="tiletum.decree.familiarFaces">
        <source></source>
        <translation>Znajome twarze</translation>
    </message>
    <message id="tiletum.decree.familyAlliances">
        <source></source>
        <translation>Sojusze rodów</translation>
    </message>
    <message id="tiletum.decree.gloriousSpires">
        <source></source>
        <translation>Wspaniałe wieże</translation>
    </message>
    <message id="tiletum.decree.kingAndCountry">
        <source></source>
        <translation>Za króla i ojczyznę</translation>
    </message>
    <message id="tiletum.decree.mercantileEmpire">
        <source></source>
        <translation>Imperium kupieckie</translation>
    </message>
    <message id="tiletum.decree.noblesseOblige">
        <source></source>
        <translation>Szlachectwo zobowiązuje</translation>
    </message>
    <message id="tiletum.decree.proudPillars">
        <source></source>
        <translation>Dumne filary</translation>
    </message>
    <message id="tiletum.decree.religiousCommunities">
        <source></source>
        <translation>Parafie</translation>
    </message>
    <message id="tiletum.decree.undyingFame">
        <source></source>
        <translation>Nieśmiertelna sława</translation>
    </message>
    <message id="tiletum.decree.worldlyRiches">
        <source></source>
        <translation>Bogactwa świata</translation>
    </message>
    <message id="tiletum.event.actionChosen">
        <source></source>
        <translation>{seat} wybiera akcję: {action:low}.</translation>
    </message>
    <message id="tiletum.event.bonusEnjoyed">
        <source></source>
        <translation>{seat} otrzymuje premię postaci: {tile:low}.</translation>
    </message>
    <message id="tiletum.event.bonusLaid">
        <source></source>
        <translation>Nowe kafelki premii: [{tile:low} – {action:low}].</translation>
    </message>
    <message id="tiletum.event.buildingActivated">
        <source></source>
        <translation>{seat} aktywuje budynek {building}.</translation>
    </message>
    <message id="tiletum.event.buildingFinished">
        <source></source>
        <translation>{seat} ma ukończony budynek {building}.</translation>
    </message>
    <message id="tiletum.event.cathedralSupported">
        <source></source>
        <translation>{seat} wspiera katedrę: {space}.</translation>
    </message>
    <message id="tiletum.event.characterLaid">
        <source></source>
        <translation>Nowość w ofercie postaci: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.characterSettled">
        <source></source>
        <translation>{seat} wprowadza {tile:acc} do budynku {building}, piętro {floor}.</translation>
    </message>
    <message id="tiletum.event.coatPlaced">
        <source></source>
        <translation>{seat} umieszcza {tile:acc} pod budynkiem {building}.</translation>
    </message>
    <message id="tiletum.event.colourChosen">
        <source></source>
        <translation>{seat} dostanie z następnej kości inny zasób: {resource:low}.</translation>
    </message>
    <message id="tiletum.event.contractFulfilled">
        <source></source>
        <translation>{seat} realizuje {tile:acc}, pole {place}.</translation>
    </message>
    <message id="tiletum.event.contractLaid">
        <source></source>
        <translation>Nowość w ofercie kontraktów: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.corruptionRevealed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Korupcja: wszyscy cofają się na torze króla o %n pole.</numerusform>
            <numerusform>Korupcja: wszyscy cofają się na torze króla o %n pola.</numerusform>
            <numerusform>Korupcja: wszyscy cofają się na torze króla o %n pól.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.corruptionRevealed.zero">
        <source></source>
        <translation>Bez korupcji: nikt się nie cofa.</translation>
    </message>
    <message id="tiletum.event.decreeTurned">
        <source></source>
        <translation>Kardynał Titus odsłania kartę „{decree}”.</translation>
    </message>
    <message id="tiletum.event.dieChanged">
        <source></source>
        <translation>{seat} zmienia kość z {value} na {as}.</translation>
    </message>
    <message id="tiletum.event.dieRolled">
        <source></source>
        <translation>Wypadło: [{resource:low} {value}].</translation>
    </message>
    <message id="tiletum.event.dieTaken">
        <source></source>
        <translation>{seat} bierze kość {resource:gen} o wartości {value} (akcja: {action:low}).</translation>
    </message>
    <message id="tiletum.event.fairHeld" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Targ ({space}): {fair:low}, po %n punkcie zwycięstwa.</numerusform>
            <numerusform>Targ ({space}): {fair:low}, po %n punkty zwycięstwa.</numerusform>
            <numerusform>Targ ({space}): {fair:low}, po %n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.fairHeld.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Targ ({space}): {fair:low}, %n punkt zwycięstwa.</numerusform>
            <numerusform>Targ ({space}): {fair:low}, %n punkty zwycięstwa.</numerusform>
            <numerusform>Targ ({space}): {fair:low}, %n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gained">
        <source></source>
        <translation>{seat} zdobywa [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.gameEnded">
        <source></source>
        <translation>Koniec gry.</translation>
    </message>
    <message id="tiletum.event.helperUsed">
        <source></source>
        <translation>{seat} wykorzystuje {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.houseBuilt">
        <source></source>
        <translation>{seat} stawia dom: {space} (pole {house}).</translation>
    </message>
    <message id="tiletum.event.houseFreed">
        <source></source>
        <translation>{seat} uwalnia dom z dachu zapełnionego budynku {building}.</translation>
    </message>
    <message id="tiletum.event.kingMoved">
        <source></source>
        <translation>{seat} staje na torze króla na polu {points} PZ.</translation>
    </message>
    <message id="tiletum.event.kingReturned">
        <source></source>
        <translation>{seat} wraca na torze króla na 0.</translation>
    </message>
    <message id="tiletum.event.kingTileLaid">
        <source></source>
        <translation>Nowość przy torze króla: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.moved">
        <source></source>
        <translation>{seat} porusza figurą ({piece:low}): [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.merchant">
        <source></source>
        <translation>{seat} idzie kupcem: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.architect">
        <source></source>
        <translation>{seat} idzie architektem: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.offerReplaced">
        <source></source>
        <translation>{seat} wymienia całą ofertę postaci.</translation>
    </message>
    <message id="tiletum.event.orderSet">
        <source></source>
        <translation>Nowa kolejność: [{place}. {seat}].</translation>
    </message>
    <message id="tiletum.event.paid">
        <source></source>
        <translation>{seat} płaci [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.pillarBuilt">
        <source></source>
        <translation>{seat} stawia filar: {space}.</translation>
    </message>
    <message id="tiletum.event.pillarFreed">
        <source></source>
        <translation>{seat} uwalnia filar.</translation>
    </message>
    <message id="tiletum.event.pointsGranted" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} ma %n punkt akcji ({action:low}).</numerusform>
            <numerusform>{seat} ma %n punkty akcji ({action:low}).</numerusform>
            <numerusform>{seat} ma %n punktów akcji ({action:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pointsLost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} traci %n punkt zwycięstwa ({line:low}).</numerusform>
            <numerusform>{seat} traci %n punkty zwycięstwa ({line:low}).</numerusform>
            <numerusform>{seat} traci %n punktów zwycięstwa ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.roundBegan">
        <source></source>
        <translation>Zaczyna się runda {round}.</translation>
    </message>
    <message id="tiletum.event.scored" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} zdobywa %n punkt zwycięstwa ({line:low}).</numerusform>
            <numerusform>{seat} zdobywa %n punkty zwycięstwa ({line:low}).</numerusform>
            <numerusform>{seat} zdobywa %n punktów zwycięstwa ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.tileDeclined">
        <source></source>
        <translation>{seat} zostawia {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.tileTaken">
        <source></source>
        <translation>{seat} bierze [{tile:acc}].</translation>
    </message>
    <message id="tiletum.event.turnBegan">
        <source></source>
        <translation>Turę zaczyna {seat}.</translation>
    </message>
    <message id="tiletum.event.turnEnded">
        <source></source>
        <translation>{seat} kończy turę.</translation>
    </message>
    <message id="tiletum.event.usedTilesShuffled">
        <source></source>
        <translation>Stos kafelków premii jest pusty: zużyte kafelki tasuje się w nowy.</translation>
    </message>
    <message id="tiletum.event.wheelTurned">
        <source></source>
        <translation>Koło akcji obraca się o jeden wycinek.</translation>
    </message>
    <message id="tiletum.fair.cathedrals">
        <source></source>
        <translation>Kafelki katedr</translation>
    </message>
    <message id="tiletum.fair.cathedrals.low">
        <source></source>
        <translation>kafelki katedr</translation>
    </message>
    <message id="tiletum.fair.coats">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.fair.coats.low">
        <source></source>
        <translation>herby</translation>
    </message>
    <message id="tiletum.fair.contracts">
        <source></source>
        <translation>Zrealizowane kontrakty</translation>
    </message>
    <message id="tiletum.fair.contracts.low">
        <source></source>
        <translation>zrealizowane kontrakty</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals">
        <source></source>
        <translation>Pary kontraktu i katedry</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals.low">
        <source></source>
        <translation>pary kontraktu i katedry</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats">
        <source></source>
        <translation>Pary kontraktu i herbu</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats.low">
        <source></source>
        <translation>pary kontraktu i herbu</translation>
    </message>
    <message id="tiletum.fair.filledBuildings">
        <source></source>
        <translation>Zapełnione budynki</translation>
    </message>
    <message id="tiletum.fair.filledBuildings.low">
        <source></source>
        <translation>zapełnione budynki</translation>
    </message>
    <message id="tiletum.fair.houses">
        <source></source>
        <translation>Domy na mapie</translation>
    </message>
    <message id="tiletum.fair.houses.low">
        <source></source>
        <translation>domy na mapie</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars">
        <source></source>
        <translation>Pary domu i filaru</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars.low">
        <source></source>
        <translation>pary domu i filaru</translation>
    </message>
    <message id="tiletum.fair.king">
        <source></source>
        <translation>Tor króla</translation>
    </message>
    <message id="tiletum.fair.king.low">
        <source></source>
        <translation>tor króla</translation>
    </message>
    <message id="tiletum.fair.pillars">
        <source></source>
        <translation>Filary na mapie</translation>
    </message>
    <message id="tiletum.fair.pillars.low">
        <source></source>
        <translation>filary na mapie</translation>
    </message>
    <message id="tiletum.fair.upperFloors">
        <source></source>
        <translation>Postacie na drugim i trzecim piętrze</translation>
    </message>
    <message id="tiletum.fair.upperFloors.low">
        <source></source>
        <translation>postacie na drugim i trzecim piętrze</translation>
    </message>
    <message id="tiletum.family.fugger">
        <source></source>
        <translation>Fuggerowie</translation>
    </message>
    <message id="tiletum.family.habsburg">
        <source></source>
        <translation>Habsburgowie</translation>
    </message>
    <message id="tiletum.family.lancaster">
        <source></source>
        <translation>Lancasterowie</translation>
    </message>
    <message id="tiletum.family.medici">
        <source></source>
        <translation>Medyceusze</translation>
    </message>
    <message id="tiletum.family.valois">
        <source></source>
        <translation>Walezjusze</translation>
    </message>
    <message id="tiletum.family.visconti">
        <source></source>
        <translation>Visconti</translation>
    </message>
    <message id="tiletum.kind.builder">
        <source></source>
        <translation>Budowniczy</translation>
    </message>
    <message id="tiletum.kind.courtier">
        <source></source>
        <translation>Dworzanin</translation>
    </message>
    <message id="tiletum.kind.innkeeper">
        <source></source>
        <translation>Karczmarz</translation>
    </message>
    <message id="tiletum.kind.notary">
        <source></source>
        <translation>Notariusz</translation>
    </message>
    <message id="tiletum.kind.trader">
        <source></source>
        <translation>Handlarka</translation>
    </message>
    <message id="tiletum.name">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.open.activate">
        <source></source>
        <translation>budynek do aktywacji</translation>
    </message>
    <message id="tiletum.open.bonusTile">
        <source></source>
        <translation>kafelek premii</translation>
    </message>
    <message id="tiletum.open.bonuses">
        <source></source>
        <translation>premie postaci</translation>
    </message>
    <message id="tiletum.open.chooseAction">
        <source></source>
        <translation>wybór akcji</translation>
    </message>
    <message id="tiletum.open.chooseDie">
        <source></source>
        <translation>wybór kości</translation>
    </message>
    <message id="tiletum.open.colour">
        <source></source>
        <translation>co da następna kość</translation>
    </message>
    <message id="tiletum.open.houseAnywhere">
        <source></source>
        <translation>dom w dowolnym mieście</translation>
    </message>
    <message id="tiletum.open.kingTile">
        <source></source>
        <translation>kafelek przy torze króla</translation>
    </message>
    <message id="tiletum.open.pillarAnywhere">
        <source></source>
        <translation>filar w dowolnym mieście</translation>
    </message>
    <message id="tiletum.open.resources">
        <source></source>
        <translation>wybór zasobu</translation>
    </message>
    <message id="tiletum.open.spend">
        <source></source>
        <translation>akcja z pozostałymi punktami</translation>
    </message>
    <message id="tiletum.open.steps">
        <source></source>
        <translation>darmowe kroki</translation>
    </message>
    <message id="tiletum.open.teleportArchitect">
        <source></source>
        <translation>architekt na dowolne pole</translation>
    </message>
    <message id="tiletum.open.teleportMerchant">
        <source></source>
        <translation>kupiec na dowolne pole</translation>
    </message>
    <message id="tiletum.opponent">
        <source></source>
        <translation>kardynał Titus</translation>
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
        <translation>Kupiec</translation>
    </message>
    <message id="tiletum.piece.merchant.low">
        <source></source>
        <translation>kupiec</translation>
    </message>
    <message id="tiletum.reason.moreThanOpponent">
        <source></source>
        <translation>więcej punktów niż przeciwnik</translation>
    </message>
    <message id="tiletum.reason.notMoreThanOpponent">
        <source></source>
        <translation>nie więcej punktów niż przeciwnik</translation>
    </message>
    <message id="tiletum.reason.order">
        <source></source>
        <translation>wcześniej w kolejności graczy</translation>
    </message>
    <message id="tiletum.reason.points">
        <source></source>
        <translation>więcej punktów zwycięstwa</translation>
    </message>
    <message id="tiletum.refusal.alreadyContributed">
        <source></source>
        <translation>Ta katedra ma już twoje wsparcie, a wolno tylko raz: {space}.</translation>
    </message>
    <message id="tiletum.refusal.answerFirst">
        <source></source>
        <translation>Najpierw zdecyduj: {open}.</translation>
    </message>
    <message id="tiletum.refusal.bonusNotOpen">
        <source></source>
        <translation>Na piętrze {floor} nie ma już premii do wykorzystania.</translation>
    </message>
    <message id="tiletum.refusal.buildingEmpty">
        <source></source>
        <translation>W budynku {building} nie mieszka żadna postać.</translation>
    </message>
    <message id="tiletum.refusal.buildingOfOtherKind">
        <source></source>
        <translation>W budynku {building} mieszka inny rodzaj postaci. W budynku może mieszkać tylko jeden rodzaj.</translation>
    </message>
    <message id="tiletum.refusal.cathedralExhausted">
        <source></source>
        <translation>Nie został już żaden kafelek tej katedry: {space}.</translation>
    </message>
    <message id="tiletum.refusal.cathedralNotBuilt">
        <source></source>
        <translation>Katedra w tym mieście nie zostanie w tej grze zbudowana: {space}.</translation>
    </message>
    <message id="tiletum.refusal.coatPlaceTaken">
        <source></source>
        <translation>Pod budynkiem {building} leży już herb.</translation>
    </message>
    <message id="tiletum.refusal.colourAlreadyChosen">
        <source></source>
        <translation>Już wiadomo, co da następna kość.</translation>
    </message>
    <message id="tiletum.refusal.colourTooLate">
        <source></source>
        <translation>Rodzaj zasobu zmienia się przy wyborze kości, zanim zostanie wzięta.</translation>
    </message>
    <message id="tiletum.refusal.dieAlreadyTaken">
        <source></source>
        <translation>W turze bierzesz jedną kość, a tę już masz.</translation>
    </message>
    <message id="tiletum.refusal.familyHeld">
        <source></source>
        <translation>Masz już herb tego rodu: {tile:low}. Wolno mieć po jednym herbie każdego rodu.</translation>
    </message>
    <message id="tiletum.refusal.finishInnerFirst">
        <source></source>
        <translation>Najpierw dokończ to: {open}.</translation>
    </message>
    <message id="tiletum.refusal.gameIsOver">
        <source></source>
        <translation>Gra się skończyła: czwarty targ już się odbył.</translation>
    </message>
    <message id="tiletum.refusal.goldForGold">
        <source></source>
        <translation>Złotem się płaci, nie można go kupić za złoto.</translation>
    </message>
    <message id="tiletum.refusal.houseAlreadyHere">
        <source></source>
        <translation>W tym mieście masz już dom: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceClosed">
        <source></source>
        <translation>To pole na dom jest używane od {players} graczy wzwyż: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceTaken">
        <source></source>
        <translation>To pole na dom jest zajęte: {space}.</translation>
    </message>
    <message id="tiletum.refusal.jokerIsNoChoice">
        <source></source>
        <translation>Joker zastępuje jedną z pozostałych pięciu akcji.</translation>
    </message>
    <message id="tiletum.refusal.kindLivesElsewhere">
        <source></source>
        <translation>Postacie tego rodzaju mieszkają już w budynku {building} i nie mogą mieszkać gdzie indziej.</translation>
    </message>
    <message id="tiletum.refusal.nameThePayment">
        <source></source>
        <translation>Wskaż, czym zapłacisz część płaconą dowolnym zasobem: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noActionUnderWay">
        <source></source>
        <translation>Te punkty dodaje się do akcji kości, a żadna teraz nie trwa.</translation>
    </message>
    <message id="tiletum.refusal.noCathedralThere">
        <source></source>
        <translation>W tym miejscu nie buduje się katedry: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noContractSpace">
        <source></source>
        <translation>Wszystkie pola kontraktów są zajęte, więc kolejnego kontraktu nie można ani wziąć, ani zrealizować.</translation>
    </message>
    <message id="tiletum.refusal.noHouseLeft">
        <source></source>
        <translation>W zasobach nie masz domu. Zapełnij budynek, aby uwolnić dom z jego dachu.</translation>
    </message>
    <message id="tiletum.refusal.noPaymentToName">
        <source></source>
        <translation>Cena tego kontraktu jest ustalona: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarLeft">
        <source></source>
        <translation>W zasobach nie masz filaru. Zrealizuj kontrakt, aby jakiś uwolnić.</translation>
    </message>
    <message id="tiletum.refusal.noPillarSpace">
        <source></source>
        <translation>Nie ma tu katedry, więc nie ma też pola na filar: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarThere">
        <source></source>
        <translation>Wesprzeć możesz tylko tam, gdzie masz filar: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noStepLeft">
        <source></source>
        <translation>Dla tej figury nie ma już kroku: {piece:low}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchDie">
        <source></source>
        <translation>Takiej kości nie ma przy kole: {resource:low}, wartość {value}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchHouseSpace">
        <source></source>
        <translation>Takiego pola na dom tu nie ma: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchRoom">
        <source></source>
        <translation>Budynek {building} nie ma na piętrze {floor} pokoju do zapełnienia.</translation>
    </message>
    <message id="tiletum.refusal.noSuchThing">
        <source></source>
        <translation>Tego w tej grze nie ma.</translation>
    </message>
    <message id="tiletum.refusal.notAdjacent">
        <source></source>
        <translation>To pole nie sąsiaduje z twoim: {space}. Jeden punkt to jeden krok.</translation>
    </message>
    <message id="tiletum.refusal.notAskedNow">
        <source></source>
        <translation>O tym się teraz nie decyduje: {open}.</translation>
    </message>
    <message id="tiletum.refusal.notLeading">
        <source></source>
        <translation>O kafelku przy torze króla decyduje osoba, która na nim prowadzi. Na wspólnym polu prowadzi znacznik leżący na spodzie: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.notYourTurn">
        <source></source>
        <translation>To nie twoja kolej. Teraz gra: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.nothingToActivate">
        <source></source>
        <translation>W twoich budynkach nie mieszka jeszcze żadna postać.</translation>
    </message>
    <message id="tiletum.refusal.offerEmpty">
        <source></source>
        <translation>Oferta postaci jest pusta.</translation>
    </message>
    <message id="tiletum.refusal.otherAction">
        <source></source>
        <translation>To należy do innej akcji: {action:low}.</translation>
    </message>
    <message id="tiletum.refusal.pieceElsewhere">
        <source></source>
        <translation>Twojej figury tam nie ma: {piece:low}. Miejsce: {space:low}.</translation>
    </message>
    <message id="tiletum.refusal.pillarAlreadyHere">
        <source></source>
        <translation>W tym mieście masz już filar: {space}.</translation>
    </message>
    <message id="tiletum.refusal.pillarSpacesTaken">
        <source></source>
        <translation>Wszystkie pola na filary w tym mieście są zajęte: {space}.</translation>
    </message>
    <message id="tiletum.refusal.roomTaken">
        <source></source>
        <translation>Ktoś już tam mieszka: budynek {building}, piętro {floor}.</translation>
    </message>
    <message id="tiletum.refusal.sameResource">
        <source></source>
        <translation>To musi być inny zasób niż ten: {resource:low}.</translation>
    </message>
    <message id="tiletum.refusal.storehouseFull">
        <source></source>
        <translation>Magazyn jest pełny (miejsc: {places}). Najpierw wykorzystaj coś z niego; kafelków się nie odrzuca.</translation>
    </message>
    <message id="tiletum.refusal.takeDieFirst">
        <source></source>
        <translation>Turę możesz zakończyć dopiero po wzięciu kości.</translation>
    </message>
    <message id="tiletum.refusal.tileNotStored">
        <source></source>
        <translation>Nie masz tego kafelka w magazynie: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tileNotThere">
        <source></source>
        <translation>Tego kafelka tam nie ma: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tooFewPoints">
        <source></source>
        <translation>Za mało punktów akcji: potrzeba {need}, zostało {have}.</translation>
    </message>
    <message id="tiletum.refusal.tooLittle">
        <source></source>
        <translation>Za mało: {resource:low} – potrzeba {need}, masz {have}.</translation>
    </message>
    <message id="tiletum.refusal.wrongTile">
        <source></source>
        <translation>Z kafelkiem tego rodzaju nie można tego zrobić: {tile}.</translation>
    </message>
    <message id="tiletum.resource.food">
        <source></source>
        <translation>Żywność</translation>
    </message>
    <message id="tiletum.resource.food.low">
        <source></source>
        <translation>żywność</translation>
    </message>
    <message id="tiletum.resource.food.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żywność</numerusform>
            <numerusform>%n żywności</numerusform>
            <numerusform>%n żywności</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.food.gen">
        <source></source>
        <translation>żywności</translation>
    </message>
    <message id="tiletum.resource.gold">
        <source></source>
        <translation>Złoto</translation>
    </message>
    <message id="tiletum.resource.gold.low">
        <source></source>
        <translation>złoto</translation>
    </message>
    <message id="tiletum.resource.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n złoto</numerusform>
            <numerusform>%n złota</numerusform>
            <numerusform>%n złota</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.gold.gen">
        <source></source>
        <translation>złota</translation>
    </message>
    <message id="tiletum.resource.iron">
        <source></source>
        <translation>Żelazo</translation>
    </message>
    <message id="tiletum.resource.iron.low">
        <source></source>
        <translation>żelazo</translation>
    </message>
    <message id="tiletum.resource.iron.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n żelazo</numerusform>
            <numerusform>%n żelaza</numerusform>
            <numerusform>%n żelaza</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.iron.gen">
        <source></source>
        <translation>żelaza</translation>
    </message>
    <message id="tiletum.resource.stone">
        <source></source>
        <translation>Kamień</translation>
    </message>
    <message id="tiletum.resource.stone.low">
        <source></source>
        <translation>kamień</translation>
    </message>
    <message id="tiletum.resource.stone.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.stone.gen">
        <source></source>
        <translation>kamienia</translation>
    </message>
    <message id="tiletum.resource.wool">
        <source></source>
        <translation>Wełna</translation>
    </message>
    <message id="tiletum.resource.wool.low">
        <source></source>
        <translation>wełna</translation>
    </message>
    <message id="tiletum.resource.wool.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wełnę</numerusform>
            <numerusform>%n wełny</numerusform>
            <numerusform>%n wełny</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.wool.gen">
        <source></source>
        <translation>wełny</translation>
    </message>
    <message id="tiletum.score.cathedrals">
        <source></source>
        <translation>Katedry</translation>
    </message>
    <message id="tiletum.score.cathedrals.low">
        <source></source>
        <translation>katedry</translation>
    </message>
    <message id="tiletum.score.coats">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.score.coats.low">
        <source></source>
        <translation>herby</translation>
    </message>
    <message id="tiletum.score.contracts">
        <source></source>
        <translation>Kontrakty</translation>
    </message>
    <message id="tiletum.score.contracts.low">
        <source></source>
        <translation>kontrakty</translation>
    </message>
    <message id="tiletum.score.fairs">
        <source></source>
        <translation>Targi</translation>
    </message>
    <message id="tiletum.score.fairs.low">
        <source></source>
        <translation>targi</translation>
    </message>
    <message id="tiletum.score.finishedBuildings">
        <source></source>
        <translation>Ukończone budynki</translation>
    </message>
    <message id="tiletum.score.finishedBuildings.low">
        <source></source>
        <translation>ukończone budynki</translation>
    </message>
    <message id="tiletum.score.houseSpaces">
        <source></source>
        <translation>Premie za budowę</translation>
    </message>
    <message id="tiletum.score.houseSpaces.low">
        <source></source>
        <translation>premie za budowę</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars">
        <source></source>
        <translation>Domy razy filary</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars.low">
        <source></source>
        <translation>domy razy filary</translation>
    </message>
    <message id="tiletum.score.king">
        <source></source>
        <translation>Tor króla</translation>
    </message>
    <message id="tiletum.score.king.low">
        <source></source>
        <translation>tor króla</translation>
    </message>
    <message id="tiletum.score.leftovers">
        <source></source>
        <translation>Pozostałe zasoby</translation>
    </message>
    <message id="tiletum.score.leftovers.low">
        <source></source>
        <translation>pozostałe zasoby</translation>
    </message>
    <message id="tiletum.score.opponent">
        <source></source>
        <translation>Kontrakty razy katedry przeciwnika</translation>
    </message>
    <message id="tiletum.score.opponent.low">
        <source></source>
        <translation>kontrakty razy katedry przeciwnika</translation>
    </message>
    <message id="tiletum.score.start">
        <source></source>
        <translation>Początek gry</translation>
    </message>
    <message id="tiletum.score.start.low">
        <source></source>
        <translation>początek gry</translation>
    </message>
    <message id="tiletum.score.tiles">
        <source></source>
        <translation>Pomocnicy i postacie</translation>
    </message>
    <message id="tiletum.score.tiles.low">
        <source></source>
        <translation>pomocnicy i postacie</translation>
    </message>
    <message id="tiletum.source.reconstructed">
        <source></source>
        <translation>Rekonstrukcja</translation>
    </message>
    <message id="tiletum.source.rulebook">
        <source></source>
        <translation>Z instrukcji</translation>
    </message>
    <message id="tiletum.source.secondary">
        <source></source>
        <translation>Z innego źródła</translation>
    </message>
    <message id="tiletum.space.antwerpen">
        <source></source>
        <translation>Antwerpia</translation>
    </message>
    <message id="tiletum.space.antwerpen.low">
        <source></source>
        <translation>Antwerpia</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg">
        <source></source>
        <translation>Droga Antwerpia–Hamburg</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg.low">
        <source></source>
        <translation>droga Antwerpia–Hamburg</translation>
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
        <translation>Droga Arles–Genua</translation>
    </message>
    <message id="tiletum.space.arlesGenova.low">
        <source></source>
        <translation>droga Arles–Genua</translation>
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
        <translation>Brugia</translation>
    </message>
    <message id="tiletum.space.brugge.low">
        <source></source>
        <translation>Brugia</translation>
    </message>
    <message id="tiletum.space.firenze">
        <source></source>
        <translation>Florencja</translation>
    </message>
    <message id="tiletum.space.firenze.low">
        <source></source>
        <translation>Florencja</translation>
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
        <translation>Genua</translation>
    </message>
    <message id="tiletum.space.genova.low">
        <source></source>
        <translation>Genua</translation>
    </message>
    <message id="tiletum.space.hamburg">
        <source></source>
        <translation>Hamburg</translation>
    </message>
    <message id="tiletum.space.hamburg.low">
        <source></source>
        <translation>Hamburg</translation>
    </message>
    <message id="tiletum.space.koeln">
        <source></source>
        <translation>Kolonia</translation>
    </message>
    <message id="tiletum.space.koeln.low">
        <source></source>
        <translation>Kolonia</translation>
    </message>
    <message id="tiletum.space.leipzig">
        <source></source>
        <translation>Lipsk</translation>
    </message>
    <message id="tiletum.space.leipzig.low">
        <source></source>
        <translation>Lipsk</translation>
    </message>
    <message id="tiletum.space.london">
        <source></source>
        <translation>Londyn</translation>
    </message>
    <message id="tiletum.space.london.low">
        <source></source>
        <translation>Londyn</translation>
    </message>
    <message id="tiletum.space.londonBrugge">
        <source></source>
        <translation>Droga Londyn–Brugia</translation>
    </message>
    <message id="tiletum.space.londonBrugge.low">
        <source></source>
        <translation>droga Londyn–Brugia</translation>
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
        <translation>Mediolan</translation>
    </message>
    <message id="tiletum.space.milano.low">
        <source></source>
        <translation>Mediolan</translation>
    </message>
    <message id="tiletum.space.nuernberg">
        <source></source>
        <translation>Norymberga</translation>
    </message>
    <message id="tiletum.space.nuernberg.low">
        <source></source>
        <translation>Norymberga</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona">
        <source></source>
        <translation>Droga Norymberga–Werona</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona.low">
        <source></source>
        <translation>droga Norymberga–Werona</translation>
    </message>
    <message id="tiletum.space.paris">
        <source></source>
        <translation>Paryż</translation>
    </message>
    <message id="tiletum.space.paris.low">
        <source></source>
        <translation>Paryż</translation>
    </message>
    <message id="tiletum.space.parisBordeaux">
        <source></source>
        <translation>Droga Paryż–Bordeaux</translation>
    </message>
    <message id="tiletum.space.parisBordeaux.low">
        <source></source>
        <translation>droga Paryż–Bordeaux</translation>
    </message>
    <message id="tiletum.space.praha">
        <source></source>
        <translation>Praga</translation>
    </message>
    <message id="tiletum.space.praha.low">
        <source></source>
        <translation>Praga</translation>
    </message>
    <message id="tiletum.space.strasbourg">
        <source></source>
        <translation>Strasburg</translation>
    </message>
    <message id="tiletum.space.strasbourg.low">
        <source></source>
        <translation>Strasburg</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano">
        <source></source>
        <translation>Droga Strasburg–Mediolan</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano.low">
        <source></source>
        <translation>droga Strasburg–Mediolan</translation>
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
        <translation>Tuluza</translation>
    </message>
    <message id="tiletum.space.toulouse.low">
        <source></source>
        <translation>Tuluza</translation>
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
        <translation>Wenecja</translation>
    </message>
    <message id="tiletum.space.venezia.low">
        <source></source>
        <translation>Wenecja</translation>
    </message>
    <message id="tiletum.space.verona">
        <source></source>
        <translation>Werona</translation>
    </message>
    <message id="tiletum.space.verona.low">
        <source></source>
        <translation>Werona</translation>
    </message>
    <message id="tiletum.space.wien">
        <source></source>
        <translation>Wiedeń</translation>
    </message>
    <message id="tiletum.space.wien.low">
        <source></source>
        <translation>Wiedeń</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1">
        <source></source>
        <translation>Budowniczy (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.acc">
        <source></source>
        <translation>budowniczego (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.low">
        <source></source>
        <translation>budowniczy (1 krok architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a">
        <source></source>
        <translation>Budowniczy (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.acc">
        <source></source>
        <translation>budowniczego (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.low">
        <source></source>
        <translation>budowniczy (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b">
        <source></source>
        <translation>Budowniczy (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.acc">
        <source></source>
        <translation>budowniczego (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.low">
        <source></source>
        <translation>budowniczy (1 krok architekta, filar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a">
        <source></source>
        <translation>Budowniczy (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.acc">
        <source></source>
        <translation>budowniczego (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.low">
        <source></source>
        <translation>budowniczy (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b">
        <source></source>
        <translation>Budowniczy (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.acc">
        <source></source>
        <translation>budowniczego (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.low">
        <source></source>
        <translation>budowniczy (2 kroki architekta)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar">
        <source></source>
        <translation>Budowniczy (filar)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.acc">
        <source></source>
        <translation>budowniczego (filar)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.low">
        <source></source>
        <translation>budowniczy (filar)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1">
        <source></source>
        <translation>Budowniczy (1 kamień)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.acc">
        <source></source>
        <translation>budowniczego (1 kamień)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.low">
        <source></source>
        <translation>budowniczy (1 kamień)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a">
        <source></source>
        <translation>Budowniczy (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.acc">
        <source></source>
        <translation>budowniczego (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.low">
        <source></source>
        <translation>budowniczy (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b">
        <source></source>
        <translation>Budowniczy (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.acc">
        <source></source>
        <translation>budowniczego (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.low">
        <source></source>
        <translation>budowniczy (2 kamienie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a">
        <source></source>
        <translation>Herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.acc">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.low">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b">
        <source></source>
        <translation>Herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.acc">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.low">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c">
        <source></source>
        <translation>Herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.acc">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.low">
        <source></source>
        <translation>herb (Fuggerowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a">
        <source></source>
        <translation>Herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.acc">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.low">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b">
        <source></source>
        <translation>Herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.acc">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.low">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c">
        <source></source>
        <translation>Herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.acc">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.low">
        <source></source>
        <translation>herb (Habsburgowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a">
        <source></source>
        <translation>Herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.acc">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.low">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b">
        <source></source>
        <translation>Herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.acc">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.low">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c">
        <source></source>
        <translation>Herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.acc">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.low">
        <source></source>
        <translation>herb (Lancasterowie)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a">
        <source></source>
        <translation>Herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.acc">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.low">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b">
        <source></source>
        <translation>Herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.acc">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.low">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c">
        <source></source>
        <translation>Herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.acc">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.low">
        <source></source>
        <translation>herb (Medyceusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a">
        <source></source>
        <translation>Herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.acc">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.low">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b">
        <source></source>
        <translation>Herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.acc">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.low">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c">
        <source></source>
        <translation>Herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.acc">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.low">
        <source></source>
        <translation>herb (Walezjusze)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a">
        <source></source>
        <translation>Herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.acc">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.low">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b">
        <source></source>
        <translation>Herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.acc">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.low">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c">
        <source></source>
        <translation>Herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.acc">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.low">
        <source></source>
        <translation>herb (Visconti)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1">
        <source></source>
        <translation>Kontrakt (2 PZ za 1 żelazo i 1 wełnę)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.acc">
        <source></source>
        <translation>kontrakt (2 PZ za 1 żelazo i 1 wełnę)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.low">
        <source></source>
        <translation>kontrakt (2 PZ za 1 żelazo i 1 wełnę)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2">
        <source></source>
        <translation>Kontrakt (2 PZ za 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.acc">
        <source></source>
        <translation>kontrakt (2 PZ za 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.low">
        <source></source>
        <translation>kontrakt (2 PZ za 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2">
        <source></source>
        <translation>Kontrakt (6 PZ za 2 żelaza i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.acc">
        <source></source>
        <translation>kontrakt (6 PZ za 2 żelaza i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.low">
        <source></source>
        <translation>kontrakt (6 PZ za 2 żelaza i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3">
        <source></source>
        <translation>Kontrakt (4 PZ za 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.acc">
        <source></source>
        <translation>kontrakt (4 PZ za 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.low">
        <source></source>
        <translation>kontrakt (4 PZ za 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3">
        <source></source>
        <translation>Kontrakt (9 PZ i postacie 1 PA za 3 żelaza i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.acc">
        <source></source>
        <translation>kontrakt (9 PZ i postacie 1 PA za 3 żelaza i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.low">
        <source></source>
        <translation>kontrakt (9 PZ i postacie 1 PA za 3 żelaza i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4">
        <source></source>
        <translation>Kontrakt (12 PZ za 4 żelaza i 4 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.acc">
        <source></source>
        <translation>kontrakt (12 PZ za 4 żelaza i 4 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.low">
        <source></source>
        <translation>kontrakt (12 PZ za 4 żelaza i 4 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5">
        <source></source>
        <translation>Kontrakt (7 PZ i król 1 PA za 5 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.acc">
        <source></source>
        <translation>kontrakt (7 PZ i król 1 PA za 5 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.low">
        <source></source>
        <translation>kontrakt (7 PZ i król 1 PA za 5 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5">
        <source></source>
        <translation>Kontrakt (16 PZ i postacie 1 PA za 5 żelaza i 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.acc">
        <source></source>
        <translation>kontrakt (16 PZ i postacie 1 PA za 5 żelaza i 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.low">
        <source></source>
        <translation>kontrakt (16 PZ i postacie 1 PA za 5 żelaza i 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7">
        <source></source>
        <translation>Kontrakt (11 PZ i król 1 PA za 7 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.acc">
        <source></source>
        <translation>kontrakt (11 PZ i król 1 PA za 7 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.low">
        <source></source>
        <translation>kontrakt (11 PZ i król 1 PA za 7 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9">
        <source></source>
        <translation>Kontrakt (17 PZ za 9 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.acc">
        <source></source>
        <translation>kontrakt (17 PZ za 9 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.low">
        <source></source>
        <translation>kontrakt (17 PZ za 9 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a">
        <source></source>
        <translation>Kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.acc">
        <source></source>
        <translation>kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.low">
        <source></source>
        <translation>kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b">
        <source></source>
        <translation>Kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.acc">
        <source></source>
        <translation>kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.low">
        <source></source>
        <translation>kontrakt (1 PZ za 1 zasób)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2">
        <source></source>
        <translation>Kontrakt (5 PZ za 2 jednakowe zasoby i 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.acc">
        <source></source>
        <translation>kontrakt (5 PZ za 2 jednakowe zasoby i 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.low">
        <source></source>
        <translation>kontrakt (5 PZ za 2 jednakowe zasoby i 2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2">
        <source></source>
        <translation>Kontrakt (5 PZ za 2 jednakowe zasoby i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.acc">
        <source></source>
        <translation>kontrakt (5 PZ za 2 jednakowe zasoby i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.low">
        <source></source>
        <translation>kontrakt (5 PZ za 2 jednakowe zasoby i 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3">
        <source></source>
        <translation>Kontrakt (3 PZ za 3 jednakowe zasoby)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.acc">
        <source></source>
        <translation>kontrakt (3 PZ za 3 jednakowe zasoby)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.low">
        <source></source>
        <translation>kontrakt (3 PZ za 3 jednakowe zasoby)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3">
        <source></source>
        <translation>Kontrakt (8 PZ za 3 jednakowe zasoby i 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.acc">
        <source></source>
        <translation>kontrakt (8 PZ za 3 jednakowe zasoby i 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.low">
        <source></source>
        <translation>kontrakt (8 PZ za 3 jednakowe zasoby i 3 żelaza)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3">
        <source></source>
        <translation>Kontrakt (8 PZ za 3 jednakowe zasoby i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.acc">
        <source></source>
        <translation>kontrakt (8 PZ za 3 jednakowe zasoby i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.low">
        <source></source>
        <translation>kontrakt (8 PZ za 3 jednakowe zasoby i 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a">
        <source></source>
        <translation>Kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.acc">
        <source></source>
        <translation>kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.low">
        <source></source>
        <translation>kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b">
        <source></source>
        <translation>Kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.acc">
        <source></source>
        <translation>kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.low">
        <source></source>
        <translation>kontrakt (6 PZ za 5 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same7">
        <source></source>
        <translation>Kontrakt (10 PZ za 7 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.acc">
        <source></source>
        <translation>kontrakt (10 PZ za 7 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.low">
        <source></source>
        <translation>kontrakt (10 PZ za 7 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same8">
        <source></source>
        <translation>Kontrakt (13 PZ za 8 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.acc">
        <source></source>
        <translation>kontrakt (13 PZ za 8 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.low">
        <source></source>
        <translation>kontrakt (13 PZ za 8 jednakowych zasobów)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2">
        <source></source>
        <translation>Kontrakt (2 PZ za 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.acc">
        <source></source>
        <translation>kontrakt (2 PZ za 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.low">
        <source></source>
        <translation>kontrakt (2 PZ za 2 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3">
        <source></source>
        <translation>Kontrakt (4 PZ za 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.acc">
        <source></source>
        <translation>kontrakt (4 PZ za 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.low">
        <source></source>
        <translation>kontrakt (4 PZ za 3 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5">
        <source></source>
        <translation>Kontrakt (7 PZ i 1 krok kupca za 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.acc">
        <source></source>
        <translation>kontrakt (7 PZ i 1 krok kupca za 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.low">
        <source></source>
        <translation>kontrakt (7 PZ i 1 krok kupca za 5 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7">
        <source></source>
        <translation>Kontrakt (11 PZ i 1 krok kupca za 7 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.acc">
        <source></source>
        <translation>kontrakt (11 PZ i 1 krok kupca za 7 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.low">
        <source></source>
        <translation>kontrakt (11 PZ i 1 krok kupca za 7 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9">
        <source></source>
        <translation>Kontrakt (17 PZ za 9 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.acc">
        <source></source>
        <translation>kontrakt (17 PZ za 9 wełny)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.low">
        <source></source>
        <translation>kontrakt (17 PZ za 9 wełny)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2">
        <source></source>
        <translation>Dworzanin (2 złota)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.acc">
        <source></source>
        <translation>dworzanina (2 złota)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.low">
        <source></source>
        <translation>dworzanin (2 złota)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a">
        <source></source>
        <translation>Dworzanin (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.acc">
        <source></source>
        <translation>dworzanina (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.low">
        <source></source>
        <translation>dworzanin (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b">
        <source></source>
        <translation>Dworzanin (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.acc">
        <source></source>
        <translation>dworzanina (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.low">
        <source></source>
        <translation>dworzanin (król 1 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a">
        <source></source>
        <translation>Dworzanin (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.acc">
        <source></source>
        <translation>dworzanina (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.low">
        <source></source>
        <translation>dworzanin (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b">
        <source></source>
        <translation>Dworzanin (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.acc">
        <source></source>
        <translation>dworzanina (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.low">
        <source></source>
        <translation>dworzanin (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a">
        <source></source>
        <translation>Dworzanin (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.acc">
        <source></source>
        <translation>dworzanina (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.low">
        <source></source>
        <translation>dworzanin (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b">
        <source></source>
        <translation>Dworzanin (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.acc">
        <source></source>
        <translation>dworzanina (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.low">
        <source></source>
        <translation>dworzanin (2 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a">
        <source></source>
        <translation>Dworzanin (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.acc">
        <source></source>
        <translation>dworzanina (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.low">
        <source></source>
        <translation>dworzanin (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b">
        <source></source>
        <translation>Dworzanin (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.acc">
        <source></source>
        <translation>dworzanina (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.low">
        <source></source>
        <translation>dworzanin (3 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a">
        <source></source>
        <translation>Pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.acc">
        <source></source>
        <translation>pomocnika (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.low">
        <source></source>
        <translation>pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b">
        <source></source>
        <translation>Pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.acc">
        <source></source>
        <translation>pomocnika (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.low">
        <source></source>
        <translation>pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c">
        <source></source>
        <translation>Pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.acc">
        <source></source>
        <translation>pomocnika (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.low">
        <source></source>
        <translation>pomocnik (aktywacja budynku)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a">
        <source></source>
        <translation>Pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.acc">
        <source></source>
        <translation>pomocnika (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.low">
        <source></source>
        <translation>pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b">
        <source></source>
        <translation>Pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.acc">
        <source></source>
        <translation>pomocnika (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.low">
        <source></source>
        <translation>pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c">
        <source></source>
        <translation>Pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.acc">
        <source></source>
        <translation>pomocnika (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.low">
        <source></source>
        <translation>pomocnik (dowolna akcja 1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2">
        <source></source>
        <translation>Pomocnik (architekt 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.acc">
        <source></source>
        <translation>pomocnika (architekt 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.low">
        <source></source>
        <translation>pomocnik (architekt 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3">
        <source></source>
        <translation>Pomocnik (architekt 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.acc">
        <source></source>
        <translation>pomocnika (architekt 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.low">
        <source></source>
        <translation>pomocnik (architekt 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character2">
        <source></source>
        <translation>Pomocnik (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.acc">
        <source></source>
        <translation>pomocnika (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.low">
        <source></source>
        <translation>pomocnik (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character3">
        <source></source>
        <translation>Pomocnik (postacie 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.acc">
        <source></source>
        <translation>pomocnika (postacie 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.low">
        <source></source>
        <translation>pomocnik (postacie 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a">
        <source></source>
        <translation>Pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.acc">
        <source></source>
        <translation>pomocnika (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.low">
        <source></source>
        <translation>pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b">
        <source></source>
        <translation>Pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.acc">
        <source></source>
        <translation>pomocnika (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.low">
        <source></source>
        <translation>pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c">
        <source></source>
        <translation>Pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.acc">
        <source></source>
        <translation>pomocnika (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.low">
        <source></source>
        <translation>pomocnik (inny zasób)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2">
        <source></source>
        <translation>Pomocnik (kontrakty 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.acc">
        <source></source>
        <translation>pomocnika (kontrakty 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.low">
        <source></source>
        <translation>pomocnik (kontrakty 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3">
        <source></source>
        <translation>Pomocnik (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.acc">
        <source></source>
        <translation>pomocnika (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.low">
        <source></source>
        <translation>pomocnik (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a">
        <source></source>
        <translation>Pomocnik (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.acc">
        <source></source>
        <translation>pomocnika (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.low">
        <source></source>
        <translation>pomocnik (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b">
        <source></source>
        <translation>Pomocnik (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.acc">
        <source></source>
        <translation>pomocnika (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.low">
        <source></source>
        <translation>pomocnik (2 złota, 2 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a">
        <source></source>
        <translation>Pomocnik (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.acc">
        <source></source>
        <translation>pomocnika (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.low">
        <source></source>
        <translation>pomocnik (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b">
        <source></source>
        <translation>Pomocnik (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.acc">
        <source></source>
        <translation>pomocnika (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.low">
        <source></source>
        <translation>pomocnik (4 złota)</translation>
    </message>
    <message id="tiletum.tile.helper.king2">
        <source></source>
        <translation>Pomocnik (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.acc">
        <source></source>
        <translation>pomocnika (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.low">
        <source></source>
        <translation>pomocnik (król 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.king3">
        <source></source>
        <translation>Pomocnik (król 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.acc">
        <source></source>
        <translation>pomocnika (król 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.low">
        <source></source>
        <translation>pomocnik (król 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2">
        <source></source>
        <translation>Pomocnik (kupiec 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.acc">
        <source></source>
        <translation>pomocnika (kupiec 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.low">
        <source></source>
        <translation>pomocnik (kupiec 2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3">
        <source></source>
        <translation>Pomocnik (kupiec 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.acc">
        <source></source>
        <translation>pomocnika (kupiec 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.low">
        <source></source>
        <translation>pomocnik (kupiec 3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a">
        <source></source>
        <translation>Pomocnik (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.acc">
        <source></source>
        <translation>pomocnika (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.low">
        <source></source>
        <translation>pomocnik (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b">
        <source></source>
        <translation>Pomocnik (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.acc">
        <source></source>
        <translation>pomocnika (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.low">
        <source></source>
        <translation>pomocnik (1 żelazo, 1 wełna, 1 kamień, 1 żywność)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a">
        <source></source>
        <translation>Pomocnik (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.acc">
        <source></source>
        <translation>pomocnika (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.low">
        <source></source>
        <translation>pomocnik (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b">
        <source></source>
        <translation>Pomocnik (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.acc">
        <source></source>
        <translation>pomocnika (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.low">
        <source></source>
        <translation>pomocnik (+1 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a">
        <source></source>
        <translation>Pomocnik (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.acc">
        <source></source>
        <translation>pomocnika (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.low">
        <source></source>
        <translation>pomocnik (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b">
        <source></source>
        <translation>Pomocnik (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.acc">
        <source></source>
        <translation>pomocnika (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.low">
        <source></source>
        <translation>pomocnik (+2 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3">
        <source></source>
        <translation>Pomocnik (+3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.acc">
        <source></source>
        <translation>pomocnika (+3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.low">
        <source></source>
        <translation>pomocnik (+3 PA)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a">
        <source></source>
        <translation>Pomocnik (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.acc">
        <source></source>
        <translation>pomocnika (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.low">
        <source></source>
        <translation>pomocnik (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b">
        <source></source>
        <translation>Pomocnik (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.acc">
        <source></source>
        <translation>pomocnika (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.low">
        <source></source>
        <translation>pomocnik (2 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a">
        <source></source>
        <translation>Pomocnik (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.acc">
        <source></source>
        <translation>pomocnika (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.low">
        <source></source>
        <translation>pomocnik (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b">
        <source></source>
        <translation>Pomocnik (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.acc">
        <source></source>
        <translation>pomocnika (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.low">
        <source></source>
        <translation>pomocnik (3 dowolne zasoby)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a">
        <source></source>
        <translation>Pomocnik (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.acc">
        <source></source>
        <translation>pomocnika (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.low">
        <source></source>
        <translation>pomocnik (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b">
        <source></source>
        <translation>Pomocnik (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.acc">
        <source></source>
        <translation>pomocnika (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.low">
        <source></source>
        <translation>pomocnik (4 PZ)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a">
        <source></source>
        <translation>Karczmarz (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.acc">
        <source></source>
        <translation>karczmarza (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.low">
        <source></source>
        <translation>karczmarz (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b">
        <source></source>
        <translation>Karczmarz (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.acc">
        <source></source>
        <translation>karczmarza (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.low">
        <source></source>
        <translation>karczmarz (postacie 1 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a">
        <source></source>
        <translation>Karczmarz (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.acc">
        <source></source>
        <translation>karczmarza (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.low">
        <source></source>
        <translation>karczmarz (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b">
        <source></source>
        <translation>Karczmarz (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.acc">
        <source></source>
        <translation>karczmarza (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.low">
        <source></source>
        <translation>karczmarz (postacie 2 PA)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1">
        <source></source>
        <translation>Karczmarz (1 żywność)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.acc">
        <source></source>
        <translation>karczmarza (1 żywność)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.low">
        <source></source>
        <translation>karczmarz (1 żywność)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a">
        <source></source>
        <translation>Karczmarz (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.acc">
        <source></source>
        <translation>karczmarza (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.low">
        <source></source>
        <translation>karczmarz (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b">
        <source></source>
        <translation>Karczmarz (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.acc">
        <source></source>
        <translation>karczmarza (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.low">
        <source></source>
        <translation>karczmarz (2 żywności)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a">
        <source></source>
        <translation>Karczmarz (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.acc">
        <source></source>
        <translation>karczmarza (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.low">
        <source></source>
        <translation>karczmarz (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b">
        <source></source>
        <translation>Karczmarz (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.acc">
        <source></source>
        <translation>karczmarza (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.low">
        <source></source>
        <translation>karczmarz (1 krok architekta, 1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a">
        <source></source>
        <translation>Notariusz (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.acc">
        <source></source>
        <translation>notariusza (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.low">
        <source></source>
        <translation>notariusz (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b">
        <source></source>
        <translation>Notariusz (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.acc">
        <source></source>
        <translation>notariusza (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.low">
        <source></source>
        <translation>notariusz (kontrakty 1 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1">
        <source></source>
        <translation>Notariusz (kontrakty 2 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.acc">
        <source></source>
        <translation>notariusza (kontrakty 2 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.low">
        <source></source>
        <translation>notariusz (kontrakty 2 PA, 1 dowolny zasób)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3">
        <source></source>
        <translation>Notariusz (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.acc">
        <source></source>
        <translation>notariusza (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.low">
        <source></source>
        <translation>notariusz (kontrakty 3 PA)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1">
        <source></source>
        <translation>Notariusz (1 złoto, 1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.acc">
        <source></source>
        <translation>notariusza (1 złoto, 1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.low">
        <source></source>
        <translation>notariusz (1 złoto, 1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1">
        <source></source>
        <translation>Notariusz (1 złoto, 1 wełna)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.acc">
        <source></source>
        <translation>notariusza (1 złoto, 1 wełna)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.low">
        <source></source>
        <translation>notariusz (1 złoto, 1 wełna)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1">
        <source></source>
        <translation>Notariusz (1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.acc">
        <source></source>
        <translation>notariusza (1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.low">
        <source></source>
        <translation>notariusz (1 żelazo)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2">
        <source></source>
        <translation>Notariusz (2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.acc">
        <source></source>
        <translation>notariusza (2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.low">
        <source></source>
        <translation>notariusz (2 żelaza)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2">
        <source></source>
        <translation>Notariusz (2 wełny)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.acc">
        <source></source>
        <translation>notariusza (2 wełny)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.low">
        <source></source>
        <translation>notariusz (2 wełny)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2">
        <source></source>
        <translation>Handlarka (2 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.acc">
        <source></source>
        <translation>handlarkę (2 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.low">
        <source></source>
        <translation>handlarka (2 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a">
        <source></source>
        <translation>Handlarka (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.acc">
        <source></source>
        <translation>handlarkę (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.low">
        <source></source>
        <translation>handlarka (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b">
        <source></source>
        <translation>Handlarka (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.acc">
        <source></source>
        <translation>handlarkę (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.low">
        <source></source>
        <translation>handlarka (3 złota)</translation>
    </message>
    <message id="tiletum.tile.trader.house">
        <source></source>
        <translation>Handlarka (dom)</translation>
    </message>
    <message id="tiletum.tile.trader.house.acc">
        <source></source>
        <translation>handlarkę (dom)</translation>
    </message>
    <message id="tiletum.tile.trader.house.low">
        <source></source>
        <translation>handlarka (dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1">
        <source></source>
        <translation>Handlarka (1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.acc">
        <source></source>
        <translation>handlarkę (1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.low">
        <source></source>
        <translation>handlarka (1 krok kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a">
        <source></source>
        <translation>Handlarka (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.acc">
        <source></source>
        <translation>handlarkę (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.low">
        <source></source>
        <translation>handlarka (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b">
        <source></source>
        <translation>Handlarka (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.acc">
        <source></source>
        <translation>handlarkę (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.low">
        <source></source>
        <translation>handlarka (1 krok kupca, dom)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a">
        <source></source>
        <translation>Handlarka (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.acc">
        <source></source>
        <translation>handlarkę (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.low">
        <source></source>
        <translation>handlarka (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b">
        <source></source>
        <translation>Handlarka (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.acc">
        <source></source>
        <translation>handlarkę (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.low">
        <source></source>
        <translation>handlarka (2 kroki kupca)</translation>
    </message>
    <message id="tiletum.verb.activate">
        <source></source>
        <translation>Aktywuj budynek</translation>
    </message>
    <message id="tiletum.verb.adorn">
        <source></source>
        <translation>Umieść herb</translation>
    </message>
    <message id="tiletum.verb.buy">
        <source></source>
        <translation>Kup zasób</translation>
    </message>
    <message id="tiletum.verb.choose">
        <source></source>
        <translation>Wybierz akcję</translation>
    </message>
    <message id="tiletum.verb.claim">
        <source></source>
        <translation>Weź kafelek premii</translation>
    </message>
    <message id="tiletum.verb.collect">
        <source></source>
        <translation>Zabierz kafelek premii z miasta</translation>
    </message>
    <message id="tiletum.verb.contribute">
        <source></source>
        <translation>Wesprzyj katedrę</translation>
    </message>
    <message id="tiletum.verb.decline">
        <source></source>
        <translation>Zostaw kafelek</translation>
    </message>
    <message id="tiletum.verb.endTurn">
        <source></source>
        <translation>Zakończ turę</translation>
    </message>
    <message id="tiletum.verb.enjoy">
        <source></source>
        <translation>Otrzymaj premię postaci</translation>
    </message>
    <message id="tiletum.verb.exchange">
        <source></source>
        <translation>Wymień zasób</translation>
    </message>
    <message id="tiletum.verb.finish">
        <source></source>
        <translation>Zrezygnuj z reszty</translation>
    </message>
    <message id="tiletum.verb.fulfil">
        <source></source>
        <translation>Zrealizuj kontrakt</translation>
    </message>
    <message id="tiletum.verb.hire">
        <source></source>
        <translation>Weź postać</translation>
    </message>
    <message id="tiletum.verb.house">
        <source></source>
        <translation>Postaw dom</translation>
    </message>
    <message id="tiletum.verb.move">
        <source></source>
        <translation>Rusz figurą</translation>
    </message>
    <message id="tiletum.verb.pick">
        <source></source>
        <translation>Wybierz zasób</translation>
    </message>
    <message id="tiletum.verb.pillar">
        <source></source>
        <translation>Postaw filar</translation>
    </message>
    <message id="tiletum.verb.replace">
        <source></source>
        <translation>Wymień ofertę postaci</translation>
    </message>
    <message id="tiletum.verb.settle">
        <source></source>
        <translation>Wprowadź postać</translation>
    </message>
    <message id="tiletum.verb.sign">
        <source></source>
        <translation>Weź kafelek z oferty kontraktów</translation>
    </message>
    <message id="tiletum.verb.take">
        <source></source>
        <translation>Weź kość</translation>
    </message>
    <message id="tiletum.verb.use">
        <source></source>
        <translation>Skorzystaj z pomocnika</translation>
    </message>
    <message id="tiletum.button.all">
        <source></source>
        <translation>Wszystko, co mogę zrobić</translation>
    </message>
    <message id="tiletum.button.end">
        <source></source>
        <translation>Zakończ turę</translation>
    </message>
    <message id="tiletum.gain.activate">
        <source></source>
        <translation>aktywacja budynku</translation>
    </message>
    <message id="tiletum.gain.colour">
        <source></source>
        <translation>inny zasób z następnej kości</translation>
    </message>
    <message id="tiletum.gain.house">
        <source></source>
        <translation>dom</translation>
    </message>
    <message id="tiletum.gain.houseAnywhere">
        <source></source>
        <translation>dom w dowolnym mieście</translation>
    </message>
    <message id="tiletum.gain.pillar">
        <source></source>
        <translation>filar</translation>
    </message>
    <message id="tiletum.gain.pillarAnywhere">
        <source></source>
        <translation>filar w dowolnym mieście</translation>
    </message>
    <message id="tiletum.gain.teleport.architect">
        <source></source>
        <translation>architekt na dowolne pole</translation>
    </message>
    <message id="tiletum.gain.teleport.merchant">
        <source></source>
        <translation>kupiec na dowolne pole</translation>
    </message>
    <message id="tiletum.gainMany.any" numerus="yes">
        <source></source>
        <translation>
            <numerusform>dowolne zasoby %n</numerusform>
            <numerusform>dowolne zasoby %n</numerusform>
            <numerusform>dowolne zasoby %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt akcji</numerusform>
            <numerusform>%n punkty akcji</numerusform>
            <numerusform>%n punktów akcji</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>architekt %n PA</numerusform>
            <numerusform>architekt %n PA</numerusform>
            <numerusform>architekt %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>postacie %n PA</numerusform>
            <numerusform>postacie %n PA</numerusform>
            <numerusform>postacie %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kontrakty %n PA</numerusform>
            <numerusform>kontrakty %n PA</numerusform>
            <numerusform>kontrakty %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.joker" numerus="yes">
        <source></source>
        <translation>
            <numerusform>dowolna akcja %n PA</numerusform>
            <numerusform>dowolna akcja %n PA</numerusform>
            <numerusform>dowolna akcja %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>król %n PA</numerusform>
            <numerusform>król %n PA</numerusform>
            <numerusform>król %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kupiec %n PA</numerusform>
            <numerusform>kupiec %n PA</numerusform>
            <numerusform>kupiec %n PA</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.food" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żywność %n</numerusform>
            <numerusform>żywność %n</numerusform>
            <numerusform>żywność %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>złoto %n</numerusform>
            <numerusform>złoto %n</numerusform>
            <numerusform>złoto %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.iron" numerus="yes">
        <source></source>
        <translation>
            <numerusform>żelazo %n</numerusform>
            <numerusform>żelazo %n</numerusform>
            <numerusform>żelazo %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.laurel" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt zwycięstwa</numerusform>
            <numerusform>%n punkty zwycięstwa</numerusform>
            <numerusform>%n punktów zwycięstwa</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.plus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n dodatkowy punkt akcji</numerusform>
            <numerusform>%n dodatkowe punkty akcji</numerusform>
            <numerusform>%n dodatkowych punktów akcji</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.same" numerus="yes">
        <source></source>
        <translation>
            <numerusform>jednakowy zasób %n</numerusform>
            <numerusform>jednakowy zasób %n</numerusform>
            <numerusform>jednakowy zasób %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kroki architekta %n</numerusform>
            <numerusform>kroki architekta %n</numerusform>
            <numerusform>kroki architekta %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kroki kupca %n</numerusform>
            <numerusform>kroki kupca %n</numerusform>
            <numerusform>kroki kupca %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.stone" numerus="yes">
        <source></source>
        <translation>
            <numerusform>kamień %n</numerusform>
            <numerusform>kamień %n</numerusform>
            <numerusform>kamień %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.wool" numerus="yes">
        <source></source>
        <translation>
            <numerusform>wełna %n</numerusform>
            <numerusform>wełna %n</numerusform>
            <numerusform>wełna %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.activate">
        <source></source>
        <translation>Który budynek aktywujesz?</translation>
    </message>
    <message id="tiletum.hint.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pozostał %n punkt: postaw filar, weź kafelek albo ruszaj dalej.</numerusform>
            <numerusform>Pozostały %n punkty: postaw filar, weź kafelek albo ruszaj dalej.</numerusform>
            <numerusform>Pozostało %n punktów: postaw filar, weź kafelek albo ruszaj dalej.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.bonusTile">
        <source></source>
        <translation>Należy do niej kafelek: weź go albo zostaw.</translation>
    </message>
    <message id="tiletum.hint.bonuses">
        <source></source>
        <translation>Czyją premię wybierasz?</translation>
    </message>
    <message id="tiletum.hint.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pozostał %n punkt: weź postać, wymień ofertę albo kogoś wprowadź.</numerusform>
            <numerusform>Pozostały %n punkty: weź postać, wymień ofertę albo kogoś wprowadź.</numerusform>
            <numerusform>Pozostało %n punktów: weź postać, wymień ofertę albo kogoś wprowadź.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.chooseAction">
        <source></source>
        <translation>Która akcja to będzie?</translation>
    </message>
    <message id="tiletum.hint.chooseDie">
        <source></source>
        <translation>Twoja tura: wybierz kość.</translation>
    </message>
    <message id="tiletum.hint.colour">
        <source></source>
        <translation>Co ma dać twoja następna kość?</translation>
    </message>
    <message id="tiletum.hint.consider">
        <source></source>
        <translation>Dotknij jej jeszcze raz, by ją wziąć, albo obejrzyj inną.</translation>
    </message>
    <message id="tiletum.hint.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pozostał %n punkt: weź coś z oferty albo wymień zasób.</numerusform>
            <numerusform>Pozostały %n punkty: weź coś z oferty albo wymień zasób.</numerusform>
            <numerusform>Pozostało %n punktów: weź coś z oferty albo wymień zasób.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.end">
        <source></source>
        <translation>Nic już nie zostało: zakończ turę.</translation>
    </message>
    <message id="tiletum.hint.houseAnywhere">
        <source></source>
        <translation>Postaw dom na dowolnym podświetlonym polu.</translation>
    </message>
    <message id="tiletum.hint.kingTile">
        <source></source>
        <translation>Prowadzisz na torze króla: weź tamtejszy kafelek albo go zostaw.</translation>
    </message>
    <message id="tiletum.hint.lost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Przepadłby %n punkt. Dotknij jeszcze raz, by zakończyć.</numerusform>
            <numerusform>Przepadłyby %n punkty. Dotknij jeszcze raz, by zakończyć.</numerusform>
            <numerusform>Przepadłoby %n punktów. Dotknij jeszcze raz, by zakończyć.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pozostał %n punkt: buduj tutaj, weź kafelek albo ruszaj dalej.</numerusform>
            <numerusform>Pozostały %n punkty: buduj tutaj, weź kafelek albo ruszaj dalej.</numerusform>
            <numerusform>Pozostało %n punktów: buduj tutaj, weź kafelek albo ruszaj dalej.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.onlyPlan">
        <source></source>
        <translation>Tylko plan: na stole nic się nie zmienia.</translation>
    </message>
    <message id="tiletum.hint.pillarAnywhere">
        <source></source>
        <translation>Postaw filar w dowolnym podświetlonym mieście.</translation>
    </message>
    <message id="tiletum.hint.resources" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Wybierz zasób: pozostał %n.</numerusform>
            <numerusform>Wybierz zasób: pozostały %n.</numerusform>
            <numerusform>Wybierz zasób: pozostało %n.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.rest">
        <source></source>
        <translation>Tu już nic nie zostało: wróć do reszty tury.</translation>
    </message>
    <message id="tiletum.hint.steps">
        <source></source>
        <translation>Dotknij podświetlonego miejsca albo zrezygnuj z reszty.</translation>
    </message>
    <message id="tiletum.hint.tasks">
        <source></source>
        <translation>To, co jeszcze świeci, nie kosztuje punktów: użyj tego albo zakończ turę.</translation>
    </message>
    <message id="tiletum.hint.takeAgain">
        <source></source>
        <translation>{tile}. Dotknij kafelka ponownie, aby go wziąć.</translation>
    </message>
    <message id="tiletum.hint.lost.full">
        <source></source>
        <translation>Magazyn jest pełny: kafelek przy torze króla przepada.</translation>
    </message>
    <message id="tiletum.hint.lost.held">
        <source></source>
        <translation>Ten herb już masz: kafelek przy torze króla przepada.</translation>
    </message>
    <message id="tiletum.hint.lost.noSpace">
        <source></source>
        <translation>Wszystkie pola kontraktów są zajęte: kafelek przy torze króla przepada.</translation>
    </message>
    <message id="tiletum.hint.teleportArchitect">
        <source></source>
        <translation>Twój architekt może iść na dowolne pole.</translation>
    </message>
    <message id="tiletum.hint.teleportMerchant">
        <source></source>
        <translation>Twój kupiec może iść na dowolne pole.</translation>
    </message>
    <message id="tiletum.hint.useAgain">
        <source></source>
        <translation>{tile}. Dotknij kafelka ponownie, aby go użyć.</translation>
    </message>
    <message id="tiletum.hint.whereTo">
        <source></source>
        <translation>{tile}. Dotknij podświetlonego miejsca.</translation>
    </message>
    <message id="tiletum.offer.activate">
        <source></source>
        <translation>Aktywuj budynek {building}.</translation>
    </message>
    <message id="tiletum.offer.adorn">
        <source></source>
        <translation>Pod budynek {building}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.collect">
        <source></source>
        <translation>Z miasta. {tile}.</translation>
    </message>
    <message id="tiletum.offer.contribute">
        <source></source>
        <translation>Wesprzyj katedrę: {space}.</translation>
    </message>
    <message id="tiletum.offer.hire">
        <source></source>
        <translation>Z oferty. {tile}.</translation>
    </message>
    <message id="tiletum.offer.house">
        <source></source>
        <translation>Dom: {space}, pole {house}.</translation>
    </message>
    <message id="tiletum.offer.move">
        <source></source>
        <translation>{piece}: {space}.</translation>
    </message>
    <message id="tiletum.offer.pillar">
        <source></source>
        <translation>Filar: {space}.</translation>
    </message>
    <message id="tiletum.offer.settle">
        <source></source>
        <translation>Budynek {building}, piętro {floor}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.sign">
        <source></source>
        <translation>Z oferty. {tile}.</translation>
    </message>
    <message id="tiletum.offer.trade">
        <source></source>
        <translation>{give} › {resource}</translation>
    </message>
    <message id="tiletum.offer.use">
        <source></source>
        <translation>Skorzystaj. {tile}.</translation>
    </message>
    <message id="tiletum.place.board">
        <source></source>
        <translation>Obejrzyj planszę: {seat}</translation>
    </message>
    <message id="tiletum.place.coat">
        <source></source>
        <translation>Budynek {building}, herb</translation>
    </message>
    <message id="tiletum.place.map">
        <source></source>
        <translation>Mapa</translation>
    </message>
    <message id="tiletum.place.room">
        <source></source>
        <translation>Budynek {building}, piętro {floor}</translation>
    </message>
    <message id="tiletum.plan.die" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{resource} {value}. {action}, %n punkt.</numerusform>
            <numerusform>{resource} {value}. {action}, %n punkty.</numerusform>
            <numerusform>{resource} {value}. {action}, %n punktów.</numerusform>
        </translation>
    </message>
    <message id="tiletum.plan.gold">
        <source></source>
        <translation>Zmiana kosztuje złota {need}, a masz {have}.</translation>
    </message>
    <message id="tiletum.plan.take">
        <source></source>
        <translation>Weź</translation>
    </message>
    <message id="tiletum.plan.tile">
        <source></source>
        <translation>Jej kafelka nie można teraz wziąć do magazynu.</translation>
    </message>
    <message id="tiletum.round">
        <source></source>
        <translation>Runda {round} z 4</translation>
    </message>
    <message id="tiletum.setup.cards">
        <source></source>
        <translation>Większość kafelków tego zestawu odtworzono; może go zastąpić zestaw sprawdzony z pudełkiem.</translation>
    </message>
    <message id="tiletum.setup.challenges">
        <source></source>
        <translation>Wyzwania</translation>
    </message>
    <message id="tiletum.setup.wheel">
        <source></source>
        <translation>Koło</translation>
    </message>
    <message id="tiletum.setup.wheel.about">
        <source></source>
        <translation>Sześć akcji leży wokół koła jak w pudełku albo w innej kolejności.</translation>
    </message>
    <message id="tiletum.setup.wheel.printed">
        <source></source>
        <translation>Jak w pudełku</translation>
    </message>
    <message id="tiletum.setup.wheel.shuffled">
        <source></source>
        <translation>Wymieszane</translation>
    </message>
    <message id="tiletum.setup.challenges.about">
        <source></source>
        <translation>W pojedynkę grasz przeciw kardynałowi Titusowi; każde wyzwanie czyni go surowszym.</translation>
    </message>
    <message id="tiletum.city.away">
        <source></source>
        <translation>Kroków od Twojego kupca: {merchant}; od Twojego architekta: {architect}.</translation>
    </message>
    <message id="tiletum.city.cathedral">
        <source></source>
        <translation>Wsparcie katedry kosztuje kamień: {stone}, i daje punkty zwycięstwa: {points}.</translation>
    </message>
    <message id="tiletum.city.fair">
        <source></source>
        <translation>Tu odbywa się targ rundy {round}.</translation>
    </message>
    <message id="tiletum.city.houses">
        <source></source>
        <translation>Pola na domy: wolne {free} z {all}.</translation>
    </message>
    <message id="tiletum.city.noTiles">
        <source></source>
        <translation>Wszystkie kafelki tutejszej katedry są już zabrane.</translation>
    </message>
    <message id="tiletum.city.notBuilt">
        <source></source>
        <translation>Tutejsza katedra nie powstaje w tej grze.</translation>
    </message>
    <message id="tiletum.city.pillars">
        <source></source>
        <translation>Pola na filary: wolne {free} z {all}.</translation>
    </message>
    <message id="tiletum.hint.later">
        <source></source>
        <translation>Gra {seat}, potem {other}.</translation>
    </message>
    <message id="tiletum.hint.next">
        <source></source>
        <translation>Gra {seat}. Potem Twoja kolej.</translation>
    </message>
    <message id="tiletum.hint.planGone">
        <source></source>
        <translation>Zaplanowanej kości już nie ma.</translation>
    </message>
    <message id="tiletum.hint.played">
        <source></source>
        <translation>Gra {seat}. Masz już ruch za sobą.</translation>
    </message>
    <message id="tiletum.plan.less">
        <source></source>
        <translation>O jeden mniej, razem za {gold} złota: {action}</translation>
    </message>
    <message id="tiletum.plan.more">
        <source></source>
        <translation>O jeden więcej, razem za {gold} złota: {action}</translation>
    </message>
    <message id="tiletum.counted.housesTimesPillars">
        <source></source>
        <translation>{seat}: domy {houses} × filary {pillars} = {points}</translation>
    </message>
    <message id="tiletum.counted.finishedBuildings">
        <source></source>
        <translation>{seat}: ukończone budynki {buildings}, punkty {points}</translation>
    </message>
    <message id="tiletum.counted.leftovers">
        <source></source>
        <translation>{seat}: pozostałe zasoby {goods}, punkt za każde cztery = {points}</translation>
    </message>
    <message id="tiletum.cards.helpers">
        <source></source>
        <translation>Pomocnicy</translation>
    </message>
    <message id="tiletum.cards.contracts">
        <source></source>
        <translation>Kontrakty</translation>
    </message>
    <message id="tiletum.cards.coats">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.cards.characters">
        <source></source>
        <translation>Postacie</translation>
    </message>
    <message id="tiletum.cards.fairs">
        <source></source>
        <translation>Targi</translation>
    </message>
    <message id="tiletum.cards.cathedrals">
        <source></source>
        <translation>Katedry i ich koszty</translation>
    </message>
    <message id="tiletum.cards.map">
        <source></source>
        <translation>Pola mapy</translation>
    </message>
    <message id="tiletum.cards.boards">
        <source></source>
        <translation>Pola plansz</translation>
    </message>
    <message id="tiletum.cards.decrees">
        <source></source>
        <translation>Dekrety Titusa</translation>
    </message>
    <message id="tiletum.hint.full">
        <source></source>
        <translation>Magazyn jest pełny: najpierw użyj kafelka albo zostaw ten.</translation>
    </message>
    <message id="tiletum.sum.out">
        <source></source>
        <translation>Nie ma tu twojego domu ani kupca: nic nie dostajesz.</translation>
    </message>
    <message id="tiletum.sum.kingPays">
        <source></source>
        <translation>Król ci płaci.</translation>
    </message>
    <message id="tiletum.sum.kingTakes">
        <source></source>
        <translation>Król zabiera ci punkty.</translation>
    </message>
    <message id="tiletum.sum.kingNothing">
        <source></source>
        <translation>Król nic nie daje ani nie zabiera.</translation>
    </message>
    <message id="tiletum.hint.lostTiles">
        <source></source>
        <translation>Twoja ostatnia tura: kafelki, których możesz jeszcze użyć, przepadną. Ponownie, aby zakończyć.</translation>
    </message>
    <message id="tiletum.titus.none">
        <source></source>
        <translation>Żaden wiersz nie pasuje: decydują kolory na dole.</translation>
    </message>
    <message id="tiletum.titus.row">
        <source></source>
        <translation>Obowiązuje wiersz {row}.</translation>
    </message>
    <message id="tiletum.choose.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Architekt: %n krok</numerusform>
            <numerusform>Architekt: %n kroki</numerusform>
            <numerusform>Architekt: %n kroków</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Kupiec: %n krok</numerusform>
            <numerusform>Kupiec: %n kroki</numerusform>
            <numerusform>Kupiec: %n kroków</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Postacie: %n punkt</numerusform>
            <numerusform>Postacie: %n punkty</numerusform>
            <numerusform>Postacie: %n punktów</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Kontrakty: %n punkt</numerusform>
            <numerusform>Kontrakty: %n punkty</numerusform>
            <numerusform>Kontrakty: %n punktów</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Król: o %n pole w górę</numerusform>
            <numerusform>Król: o %n pola w górę</numerusform>
            <numerusform>Król: o %n pól w górę</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.noPillar">
        <source></source>
        <translation>Architekt: nie masz już filarów</translation>
    </message>
    <message id="tiletum.choose.noHouse">
        <source></source>
        <translation>Kupiec: nie masz już domów</translation>
    </message>
    <message id="tiletum.choose.noRoom">
        <source></source>
        <translation>Postacie: magazyn jest pełny</translation>
    </message>
    <message id="tiletum.place.boards">
        <source></source>
        <translation>Obejrzyj plansze pozostałych</translation>
    </message>
    <message id="tiletum.event.rowFailed">
        <source></source>
        <translation>Wiersz {row} nie obowiązuje: {obstacle}.</translation>
    </message>
    <message id="tiletum.obstacle.noDie">
        <source></source>
        <translation>nie ma dla niego kości</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveHouses">
        <source></source>
        <translation>nie ma więcej filarów niż domów</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveCathedrals">
        <source></source>
        <translation>nie ma więcej filarów niż kafelków katedr</translation>
    </message>
    <message id="tiletum.obstacle.housesNotBelowPillars">
        <source></source>
        <translation>ma mniej domów niż filarów</translation>
    </message>
    <message id="tiletum.obstacle.contractStored">
        <source></source>
        <translation>nie ma kontraktu w magazynie</translation>
    </message>
    <message id="tiletum.obstacle.coatWithinReach">
        <source></source>
        <translation>żaden nowy herb nie jest w zasięgu</translation>
    </message>
    <message id="tiletum.obstacle.coatInOffer">
        <source></source>
        <translation>w ofercie kontraktów nie ma nowego herbu</translation>
    </message>
    <message id="tiletum.hint.held">
        <source></source>
        <translation>Ten herb już masz: zostaw kafelek.</translation>
    </message>
    <message id="tiletum.hint.noSpace">
        <source></source>
        <translation>Wszystkie pola kontraktów są zajęte: zostaw kafelek.</translation>
    </message>
    <message id="tiletum.offer.room">
        <source></source>
        <translation>Budynek {building}, piętro {floor}</translation>
    </message>
    <message id="tiletum.offer.below">
        <source></source>
        <translation>Pod budynek {building}</translation>
    </message>
    <message id="tiletum.panel.map">
        <source></source>
        <translation>Mapa</translation>
    </message>
    <message id="tiletum.panel.wheel">
        <source></source>
        <translation>Koło</translation>
    </message>
    <message id="tiletum.panel.court">
        <source></source>
        <translation>Król i oferty</translation>
    </message>
</context>
</TS>
