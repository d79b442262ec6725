<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="tiletum.about.cards">
        <source></source>
        <translation>About this card set. Stated in the rulebook: {rulebook} items; from other sources: {secondary}; reconstructed to fit everything known: {reconstructed}. A set corrected from a real copy of the game can take its place.</translation>
    </message>
    <message id="tiletum.about.solo">
        <source></source>
        <translation>The solo opponent’s cards are known, the official solo rules are not: how he plays them is this project’s own procedure.</translation>
    </message>
    <message id="tiletum.action.architect">
        <source></source>
        <translation>Architect</translation>
    </message>
    <message id="tiletum.action.architect.low">
        <source></source>
        <translation>architect</translation>
    </message>
    <message id="tiletum.action.character">
        <source></source>
        <translation>Characters</translation>
    </message>
    <message id="tiletum.action.character.low">
        <source></source>
        <translation>characters</translation>
    </message>
    <message id="tiletum.action.contract">
        <source></source>
        <translation>Contracts</translation>
    </message>
    <message id="tiletum.action.contract.low">
        <source></source>
        <translation>contracts</translation>
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
        <translation>King</translation>
    </message>
    <message id="tiletum.action.king.low">
        <source></source>
        <translation>king</translation>
    </message>
    <message id="tiletum.action.merchant">
        <source></source>
        <translation>Merchant</translation>
    </message>
    <message id="tiletum.action.merchant.low">
        <source></source>
        <translation>merchant</translation>
    </message>
    <message id="tiletum.cathedral.bordeaux">
        <source></source>
        <translation>Bordeaux Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.firenze">
        <source></source>
        <translation>Florence Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.koeln">
        <source></source>
        <translation>Cologne Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.london">
        <source></source>
        <translation>Canterbury Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.lyon">
        <source></source>
        <translation>Lyon Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.milano">
        <source></source>
        <translation>Milan Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.paris">
        <source></source>
        <translation>Notre-Dame de Paris</translation>
    </message>
    <message id="tiletum.cathedral.praha">
        <source></source>
        <translation>St Vitus Cathedral</translation>
    </message>
    <message id="tiletum.cathedral.wien">
        <source></source>
        <translation>St Stephen’s Cathedral</translation>
    </message>
    <message id="tiletum.challenge.deepCoffers">
        <source></source>
        <translation>Deep Coffers</translation>
    </message>
    <message id="tiletum.challenge.ecclesiasticalIncome">
        <source></source>
        <translation>Ecclesiastical Income</translation>
    </message>
    <message id="tiletum.challenge.favorAtTheCourt">
        <source></source>
        <translation>Favour at the Court</translation>
    </message>
    <message id="tiletum.challenge.readyForAction">
        <source></source>
        <translation>Ready for Action</translation>
    </message>
    <message id="tiletum.challenge.resourcefulClergy">
        <source></source>
        <translation>Resourceful Clergy</translation>
    </message>
    <message id="tiletum.challenge.verySpecialFriends">
        <source></source>
        <translation>Very Special Friends</translation>
    </message>
    <message id="tiletum.challenge.visitorsToTheCuria">
        <source></source>
        <translation>Visitors to the Curia</translation>
    </message>
    <message id="tiletum.challenge.whispersInTheKingsEar">
        <source></source>
        <translation>Whispers in the King’s Ear</translation>
    </message>
    <message id="tiletum.decree.buildingsAreForever">
        <source></source>
        <translation>Buildings Are Forever</translation>
    </message>
    <message id="tiletum.decree.businessIsBusiness">
        <source></source>
        <translation>Business Is Business</translation>
    </message>
    <message id="tiletum.decree.busyHands">
        <source></source>
        <translation>Busy Hands</translation>
    </message>
    <message id="tiletum.decree.familiarFaces">
        <source></source>
        <translation>Familiar Faces</translation>
    </message>
    <message id="tiletum.decree.familyAlliances">
        <source></source>
        <translation>Family Alliances</translation>
    </message>
    <message id="tiletum.decree.gloriousSpires">
        <source></source>
        <translation>Glorious Spires</translation>
    </message>
    <message id="tiletum.decree.kingAndCountry">
        <source></source>
        <translation>King and Country</translation>
    </message>
    <message id="tiletum.decree.mercantileEmpire">
        <source></source>
        <translation>Mercantile Empire</translation>
    </message>
    <message id="tiletum.decree.noblesseOblige">
        <source></source>
        <translation>Noblesse Oblige</translation>
    </message>
    <message id="tiletum.decree.proudPillars">
        <source></source>
        <translation>Proud Pillars</translation>
    </message>
    <message id="tiletum.decree.religiousCommunities">
        <source></source>
        <translation>Religious Communities</translation>
    </message>
    <message id="tiletum.decree.undyingFame">
        <source></source>
        <translation>Undying Fame</translation>
    </message>
    <message id="tiletum.decree.worldlyRiches">
        <source></source>
        <translation>Worldly Riches</translation>
    </message>
    <message id="tiletum.event.actionChosen">
        <source></source>
        <translation>{seat} chooses an action: {action:low}.</translation>
    </message>
    <message id="tiletum.event.bonusEnjoyed">
        <source></source>
        <translation>{seat} receives a character’s bonus: {tile:low}.</translation>
    </message>
    <message id="tiletum.event.bonusLaid">
        <source></source>
        <translation>New bonus tiles: [{tile:low} – {action:low}].</translation>
    </message>
    <message id="tiletum.event.buildingActivated">
        <source></source>
        <translation>{seat} activates building {building}.</translation>
    </message>
    <message id="tiletum.event.buildingFinished">
        <source></source>
        <translation>{seat} completes building {building}.</translation>
    </message>
    <message id="tiletum.event.cathedralSupported">
        <source></source>
        <translation>{seat} contributes to the cathedral: {space}.</translation>
    </message>
    <message id="tiletum.event.characterLaid">
        <source></source>
        <translation>New in the character offer: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.characterSettled">
        <source></source>
        <translation>{seat} moves {tile:acc} into building {building}, floor {floor}.</translation>
    </message>
    <message id="tiletum.event.coatPlaced">
        <source></source>
        <translation>{seat} places {tile:acc} below building {building}.</translation>
    </message>
    <message id="tiletum.event.colourChosen">
        <source></source>
        <translation>{seat} will get another resource from the next die: {resource:low}.</translation>
    </message>
    <message id="tiletum.event.contractFulfilled">
        <source></source>
        <translation>{seat} fulfils {tile:acc} on space {place}.</translation>
    </message>
    <message id="tiletum.event.contractLaid">
        <source></source>
        <translation>New in the contract offer: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.corruptionRevealed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Corruption: everybody moves back %n space on the king track.</numerusform>
            <numerusform>Corruption: everybody moves back %n spaces on the king track.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.corruptionRevealed.zero">
        <source></source>
        <translation>No corruption: nobody moves back.</translation>
    </message>
    <message id="tiletum.event.decreeTurned">
        <source></source>
        <translation>Cardinal Titus turns up the card “{decree}”.</translation>
    </message>
    <message id="tiletum.event.dieChanged">
        <source></source>
        <translation>{seat} changes the die from {value} to {as}.</translation>
    </message>
    <message id="tiletum.event.dieRolled">
        <source></source>
        <translation>Rolled: [{resource:low} {value}].</translation>
    </message>
    <message id="tiletum.event.dieTaken">
        <source></source>
        <translation>{seat} takes the {resource:gen} die showing {value} (action: {action:low}).</translation>
    </message>
    <message id="tiletum.event.fairHeld" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Fair ({space}): {fair:low}, %n victory point each.</numerusform>
            <numerusform>Fair ({space}): {fair:low}, %n victory points each.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.fairHeld.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Fair ({space}): {fair:low}, %n victory point.</numerusform>
            <numerusform>Fair ({space}): {fair:low}, %n victory points.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gained">
        <source></source>
        <translation>{seat} gains [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.gameEnded">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="tiletum.event.helperUsed">
        <source></source>
        <translation>{seat} uses {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.houseBuilt">
        <source></source>
        <translation>{seat} builds a house in {space} (space {house}).</translation>
    </message>
    <message id="tiletum.event.houseFreed">
        <source></source>
        <translation>{seat} frees the house on the roof of the filled building {building}.</translation>
    </message>
    <message id="tiletum.event.kingMoved">
        <source></source>
        <translation>{seat} moves to {points} VP on the king track.</translation>
    </message>
    <message id="tiletum.event.kingReturned">
        <source></source>
        <translation>{seat} returns to 0 on the king track.</translation>
    </message>
    <message id="tiletum.event.kingTileLaid">
        <source></source>
        <translation>New beside the king track: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.moved">
        <source></source>
        <translation>{seat} moves a piece ({piece:low}): [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.merchant">
        <source></source>
        <translation>{seat} moves the merchant: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.architect">
        <source></source>
        <translation>{seat} moves the architect: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.offerReplaced">
        <source></source>
        <translation>{seat} replaces the whole character offer.</translation>
    </message>
    <message id="tiletum.event.orderSet">
        <source></source>
        <translation>New turn order: [{place}. {seat}].</translation>
    </message>
    <message id="tiletum.event.paid">
        <source></source>
        <translation>{seat} pays [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.pillarBuilt">
        <source></source>
        <translation>{seat} puts up a pillar in {space}.</translation>
    </message>
    <message id="tiletum.event.pillarFreed">
        <source></source>
        <translation>{seat} frees a pillar.</translation>
    </message>
    <message id="tiletum.event.pointsGranted" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} has %n action point ({action:low}).</numerusform>
            <numerusform>{seat} has %n action points ({action:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pointsLost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} loses %n victory point ({line:low}).</numerusform>
            <numerusform>{seat} loses %n victory points ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.roundBegan">
        <source></source>
        <translation>Round {round} begins.</translation>
    </message>
    <message id="tiletum.event.scored" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} scores %n victory point ({line:low}).</numerusform>
            <numerusform>{seat} scores %n victory points ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.tileDeclined">
        <source></source>
        <translation>{seat} leaves {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.tileTaken">
        <source></source>
        <translation>{seat} takes [{tile:acc}].</translation>
    </message>
    <message id="tiletum.event.turnBegan">
        <source></source>
        <translation>{seat}’s turn.</translation>
    </message>
    <message id="tiletum.event.turnEnded">
        <source></source>
        <translation>{seat} ends the turn.</translation>
    </message>
    <message id="tiletum.event.usedTilesShuffled">
        <source></source>
        <translation>The bonus pile is empty: used tiles are shuffled into a new one.</translation>
    </message>
    <message id="tiletum.event.wheelTurned">
        <source></source>
        <translation>The action wheel turns by one sector.</translation>
    </message>
    <message id="tiletum.fair.cathedrals">
        <source></source>
        <translation>Cathedral tiles</translation>
    </message>
    <message id="tiletum.fair.cathedrals.low">
        <source></source>
        <translation>cathedral tiles</translation>
    </message>
    <message id="tiletum.fair.coats">
        <source></source>
        <translation>Coats of arms</translation>
    </message>
    <message id="tiletum.fair.coats.low">
        <source></source>
        <translation>coats of arms</translation>
    </message>
    <message id="tiletum.fair.contracts">
        <source></source>
        <translation>Fulfilled contracts</translation>
    </message>
    <message id="tiletum.fair.contracts.low">
        <source></source>
        <translation>fulfilled contracts</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals">
        <source></source>
        <translation>Pairs of a contract and a cathedral tile</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals.low">
        <source></source>
        <translation>pairs of a contract and a cathedral tile</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats">
        <source></source>
        <translation>Pairs of a contract and a coat of arms</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats.low">
        <source></source>
        <translation>pairs of a contract and a coat of arms</translation>
    </message>
    <message id="tiletum.fair.filledBuildings">
        <source></source>
        <translation>Filled buildings</translation>
    </message>
    <message id="tiletum.fair.filledBuildings.low">
        <source></source>
        <translation>filled buildings</translation>
    </message>
    <message id="tiletum.fair.houses">
        <source></source>
        <translation>Houses on the map</translation>
    </message>
    <message id="tiletum.fair.houses.low">
        <source></source>
        <translation>houses on the map</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars">
        <source></source>
        <translation>Pairs of a house and a pillar</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars.low">
        <source></source>
        <translation>pairs of a house and a pillar</translation>
    </message>
    <message id="tiletum.fair.king">
        <source></source>
        <translation>King track</translation>
    </message>
    <message id="tiletum.fair.king.low">
        <source></source>
        <translation>king track</translation>
    </message>
    <message id="tiletum.fair.pillars">
        <source></source>
        <translation>Pillars on the map</translation>
    </message>
    <message id="tiletum.fair.pillars.low">
        <source></source>
        <translation>pillars on the map</translation>
    </message>
    <message id="tiletum.fair.upperFloors">
        <source></source>
        <translation>Characters on upper floors</translation>
    </message>
    <message id="tiletum.fair.upperFloors.low">
        <source></source>
        <translation>characters on upper floors</translation>
    </message>
    <message id="tiletum.family.fugger">
        <source></source>
        <translation>Fugger</translation>
    </message>
    <message id="tiletum.family.habsburg">
        <source></source>
        <translation>Habsburg</translation>
    </message>
    <message id="tiletum.family.lancaster">
        <source></source>
        <translation>Lancaster</translation>
    </message>
    <message id="tiletum.family.medici">
        <source></source>
        <translation>Medici</translation>
    </message>
    <message id="tiletum.family.valois">
        <source></source>
        <translation>Valois</translation>
    </message>
    <message id="tiletum.family.visconti">
        <source></source>
        <translation>Visconti</translation>
    </message>
    <message id="tiletum.kind.builder">
        <source></source>
        <translation>Master builder</translation>
    </message>
    <message id="tiletum.kind.courtier">
        <source></source>
        <translation>Courtier</translation>
    </message>
    <message id="tiletum.kind.innkeeper">
        <source></source>
        <translation>Innkeeper</translation>
    </message>
    <message id="tiletum.kind.notary">
        <source></source>
        <translation>Notary</translation>
    </message>
    <message id="tiletum.kind.trader">
        <source></source>
        <translation>Trader</translation>
    </message>
    <message id="tiletum.name">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="tiletum.open.activate">
        <source></source>
        <translation>a building to activate</translation>
    </message>
    <message id="tiletum.open.bonusTile">
        <source></source>
        <translation>the bonus tile</translation>
    </message>
    <message id="tiletum.open.bonuses">
        <source></source>
        <translation>character bonuses</translation>
    </message>
    <message id="tiletum.open.chooseAction">
        <source></source>
        <translation>choose an action</translation>
    </message>
    <message id="tiletum.open.chooseDie">
        <source></source>
        <translation>choose a die</translation>
    </message>
    <message id="tiletum.open.colour">
        <source></source>
        <translation>what the next die gives</translation>
    </message>
    <message id="tiletum.open.houseAnywhere">
        <source></source>
        <translation>a house in any city</translation>
    </message>
    <message id="tiletum.open.kingTile">
        <source></source>
        <translation>the tile beside the king track</translation>
    </message>
    <message id="tiletum.open.pillarAnywhere">
        <source></source>
        <translation>a pillar in any city</translation>
    </message>
    <message id="tiletum.open.resources">
        <source></source>
        <translation>choose a resource</translation>
    </message>
    <message id="tiletum.open.spend">
        <source></source>
        <translation>an action with points left</translation>
    </message>
    <message id="tiletum.open.steps">
        <source></source>
        <translation>free steps</translation>
    </message>
    <message id="tiletum.open.teleportArchitect">
        <source></source>
        <translation>architect to any space</translation>
    </message>
    <message id="tiletum.open.teleportMerchant">
        <source></source>
        <translation>merchant to any space</translation>
    </message>
    <message id="tiletum.opponent">
        <source></source>
        <translation>Cardinal Titus</translation>
    </message>
    <message id="tiletum.piece.architect">
        <source></source>
        <translation>Architect</translation>
    </message>
    <message id="tiletum.piece.architect.low">
        <source></source>
        <translation>architect</translation>
    </message>
    <message id="tiletum.piece.merchant">
        <source></source>
        <translation>Merchant</translation>
    </message>
    <message id="tiletum.piece.merchant.low">
        <source></source>
        <translation>merchant</translation>
    </message>
    <message id="tiletum.reason.moreThanOpponent">
        <source></source>
        <translation>more points than the opponent</translation>
    </message>
    <message id="tiletum.reason.notMoreThanOpponent">
        <source></source>
        <translation>no more points than the opponent</translation>
    </message>
    <message id="tiletum.reason.order">
        <source></source>
        <translation>earlier in turn order</translation>
    </message>
    <message id="tiletum.reason.points">
        <source></source>
        <translation>more victory points</translation>
    </message>
    <message id="tiletum.refusal.alreadyContributed">
        <source></source>
        <translation>You have already contributed to this cathedral, and you may do so only once: {space}.</translation>
    </message>
    <message id="tiletum.refusal.answerFirst">
        <source></source>
        <translation>First decide: {open}.</translation>
    </message>
    <message id="tiletum.refusal.bonusNotOpen">
        <source></source>
        <translation>There is no bonus left to use on floor {floor}.</translation>
    </message>
    <message id="tiletum.refusal.buildingEmpty">
        <source></source>
        <translation>No character lives in building {building}.</translation>
    </message>
    <message id="tiletum.refusal.buildingOfOtherKind">
        <source></source>
        <translation>Another kind of character lives in building {building}. A building holds one kind only.</translation>
    </message>
    <message id="tiletum.refusal.cathedralExhausted">
        <source></source>
        <translation>No tile of this cathedral is left: {space}.</translation>
    </message>
    <message id="tiletum.refusal.cathedralNotBuilt">
        <source></source>
        <translation>The cathedral of this city is not built in this game: {space}.</translation>
    </message>
    <message id="tiletum.refusal.coatPlaceTaken">
        <source></source>
        <translation>A coat of arms already lies below building {building}.</translation>
    </message>
    <message id="tiletum.refusal.colourAlreadyChosen">
        <source></source>
        <translation>You have already chosen what the next die gives.</translation>
    </message>
    <message id="tiletum.refusal.colourTooLate">
        <source></source>
        <translation>The kind of resource is changed while choosing the die, before it is taken.</translation>
    </message>
    <message id="tiletum.refusal.dieAlreadyTaken">
        <source></source>
        <translation>You take one die per turn, and you have taken it.</translation>
    </message>
    <message id="tiletum.refusal.familyHeld">
        <source></source>
        <translation>You already hold a coat of arms of this family: {tile:low}. One of each is allowed.</translation>
    </message>
    <message id="tiletum.refusal.finishInnerFirst">
        <source></source>
        <translation>First finish this: {open}.</translation>
    </message>
    <message id="tiletum.refusal.gameIsOver">
        <source></source>
        <translation>The game is over: the fourth fair has been held.</translation>
    </message>
    <message id="tiletum.refusal.goldForGold">
        <source></source>
        <translation>Gold is what you pay with; it cannot be bought for gold.</translation>
    </message>
    <message id="tiletum.refusal.houseAlreadyHere">
        <source></source>
        <translation>You already have a house in this city: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceClosed">
        <source></source>
        <translation>This house space is used with {players} players or more: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceTaken">
        <source></source>
        <translation>That house space is taken: {space}.</translation>
    </message>
    <message id="tiletum.refusal.jokerIsNoChoice">
        <source></source>
        <translation>The joker stands for one of the other five actions.</translation>
    </message>
    <message id="tiletum.refusal.kindLivesElsewhere">
        <source></source>
        <translation>This kind of character already lives in building {building} and may live nowhere else.</translation>
    </message>
    <message id="tiletum.refusal.nameThePayment">
        <source></source>
        <translation>Say which kind pays the free part of this contract: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noActionUnderWay">
        <source></source>
        <translation>These points are added to the action of a die, and none is under way.</translation>
    </message>
    <message id="tiletum.refusal.noCathedralThere">
        <source></source>
        <translation>No cathedral is built in this place: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noContractSpace">
        <source></source>
        <translation>All your contract spaces are filled, so you may neither take nor fulfil another contract.</translation>
    </message>
    <message id="tiletum.refusal.noHouseLeft">
        <source></source>
        <translation>No house is left in your supply. Fill a building to free the one on its roof.</translation>
    </message>
    <message id="tiletum.refusal.noPaymentToName">
        <source></source>
        <translation>The price of this contract is fixed: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarLeft">
        <source></source>
        <translation>No pillar is left in your supply. Fulfil a contract to free one.</translation>
    </message>
    <message id="tiletum.refusal.noPillarSpace">
        <source></source>
        <translation>No cathedral stands here, so there is no space for a pillar: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarThere">
        <source></source>
        <translation>You contribute only where you have a pillar: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noStepLeft">
        <source></source>
        <translation>No step is left for this piece: {piece:low}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchDie">
        <source></source>
        <translation>No such die lies at the wheel: {resource:low}, value {value}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchHouseSpace">
        <source></source>
        <translation>There is no such house space here: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchRoom">
        <source></source>
        <translation>Building {building} has no room to fill on floor {floor}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchThing">
        <source></source>
        <translation>That is not part of this game.</translation>
    </message>
    <message id="tiletum.refusal.notAdjacent">
        <source></source>
        <translation>That space is not a neighbour of yours: {space}. One point is one step.</translation>
    </message>
    <message id="tiletum.refusal.notAskedNow">
        <source></source>
        <translation>That is not to be decided now: {open}.</translation>
    </message>
    <message id="tiletum.refusal.notLeading">
        <source></source>
        <translation>The tile at the king’s track is for whoever leads there. Where discs share a space, the lower one leads: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.notYourTurn">
        <source></source>
        <translation>It is not your turn. Now playing: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.nothingToActivate">
        <source></source>
        <translation>No character lives in your buildings yet.</translation>
    </message>
    <message id="tiletum.refusal.offerEmpty">
        <source></source>
        <translation>The character offer is empty.</translation>
    </message>
    <message id="tiletum.refusal.otherAction">
        <source></source>
        <translation>That belongs to another action: {action:low}.</translation>
    </message>
    <message id="tiletum.refusal.pieceElsewhere">
        <source></source>
        <translation>Your piece is not there: {piece:low}. Place: {space:low}.</translation>
    </message>
    <message id="tiletum.refusal.pillarAlreadyHere">
        <source></source>
        <translation>You already have a pillar in this city: {space}.</translation>
    </message>
    <message id="tiletum.refusal.pillarSpacesTaken">
        <source></source>
        <translation>All pillar spaces of this city are taken: {space}.</translation>
    </message>
    <message id="tiletum.refusal.roomTaken">
        <source></source>
        <translation>Somebody already lives there: building {building}, floor {floor}.</translation>
    </message>
    <message id="tiletum.refusal.sameResource">
        <source></source>
        <translation>It must be another resource than this one: {resource:low}.</translation>
    </message>
    <message id="tiletum.refusal.storehouseFull">
        <source></source>
        <translation>Your storehouse is full (places: {places}). Use something from it first; tiles are never discarded.</translation>
    </message>
    <message id="tiletum.refusal.takeDieFirst">
        <source></source>
        <translation>A turn ends only after you have taken a die.</translation>
    </message>
    <message id="tiletum.refusal.tileNotStored">
        <source></source>
        <translation>You do not have that tile in your storehouse: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tileNotThere">
        <source></source>
        <translation>That tile does not lie there: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tooFewPoints">
        <source></source>
        <translation>Not enough action points: {need} needed, {have} left.</translation>
    </message>
    <message id="tiletum.refusal.tooLittle">
        <source></source>
        <translation>Not enough: {resource:low} – {need} needed, {have} held.</translation>
    </message>
    <message id="tiletum.refusal.wrongTile">
        <source></source>
        <translation>That cannot be done with this kind of tile: {tile}.</translation>
    </message>
    <message id="tiletum.resource.food">
        <source></source>
        <translation>Food</translation>
    </message>
    <message id="tiletum.resource.food.low">
        <source></source>
        <translation>food</translation>
    </message>
    <message id="tiletum.resource.food.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.food.gen">
        <source></source>
        <translation>food</translation>
    </message>
    <message id="tiletum.resource.gold">
        <source></source>
        <translation>Gold</translation>
    </message>
    <message id="tiletum.resource.gold.low">
        <source></source>
        <translation>gold</translation>
    </message>
    <message id="tiletum.resource.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.gold.gen">
        <source></source>
        <translation>gold</translation>
    </message>
    <message id="tiletum.resource.iron">
        <source></source>
        <translation>Iron</translation>
    </message>
    <message id="tiletum.resource.iron.low">
        <source></source>
        <translation>iron</translation>
    </message>
    <message id="tiletum.resource.iron.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n iron</numerusform>
            <numerusform>%n iron</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.iron.gen">
        <source></source>
        <translation>iron</translation>
    </message>
    <message id="tiletum.resource.stone">
        <source></source>
        <translation>Stone</translation>
    </message>
    <message id="tiletum.resource.stone.low">
        <source></source>
        <translation>stone</translation>
    </message>
    <message id="tiletum.resource.stone.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.stone.gen">
        <source></source>
        <translation>stone</translation>
    </message>
    <message id="tiletum.resource.wool">
        <source></source>
        <translation>Wool</translation>
    </message>
    <message id="tiletum.resource.wool.low">
        <source></source>
        <translation>wool</translation>
    </message>
    <message id="tiletum.resource.wool.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.wool.gen">
        <source></source>
        <translation>wool</translation>
    </message>
    <message id="tiletum.score.cathedrals">
        <source></source>
        <translation>Cathedrals</translation>
    </message>
    <message id="tiletum.score.cathedrals.low">
        <source></source>
        <translation>cathedrals</translation>
    </message>
    <message id="tiletum.score.coats">
        <source></source>
        <translation>Coats of arms</translation>
    </message>
    <message id="tiletum.score.coats.low">
        <source></source>
        <translation>coats of arms</translation>
    </message>
    <message id="tiletum.score.contracts">
        <source></source>
        <translation>Contracts</translation>
    </message>
    <message id="tiletum.score.contracts.low">
        <source></source>
        <translation>contracts</translation>
    </message>
    <message id="tiletum.score.fairs">
        <source></source>
        <translation>Fairs</translation>
    </message>
    <message id="tiletum.score.fairs.low">
        <source></source>
        <translation>fairs</translation>
    </message>
    <message id="tiletum.score.finishedBuildings">
        <source></source>
        <translation>Completed buildings</translation>
    </message>
    <message id="tiletum.score.finishedBuildings.low">
        <source></source>
        <translation>completed buildings</translation>
    </message>
    <message id="tiletum.score.houseSpaces">
        <source></source>
        <translation>Building bonuses</translation>
    </message>
    <message id="tiletum.score.houseSpaces.low">
        <source></source>
        <translation>building bonuses</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars">
        <source></source>
        <translation>Houses times pillars</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars.low">
        <source></source>
        <translation>houses times pillars</translation>
    </message>
    <message id="tiletum.score.king">
        <source></source>
        <translation>King track</translation>
    </message>
    <message id="tiletum.score.king.low">
        <source></source>
        <translation>king track</translation>
    </message>
    <message id="tiletum.score.leftovers">
        <source></source>
        <translation>Resources left</translation>
    </message>
    <message id="tiletum.score.leftovers.low">
        <source></source>
        <translation>resources left</translation>
    </message>
    <message id="tiletum.score.opponent">
        <source></source>
        <translation>The opponent’s contracts times cathedrals</translation>
    </message>
    <message id="tiletum.score.opponent.low">
        <source></source>
        <translation>the opponent’s contracts times cathedrals</translation>
    </message>
    <message id="tiletum.score.start">
        <source></source>
        <translation>Start of the game</translation>
    </message>
    <message id="tiletum.score.start.low">
        <source></source>
        <translation>start of the game</translation>
    </message>
    <message id="tiletum.score.tiles">
        <source></source>
        <translation>Helpers and characters</translation>
    </message>
    <message id="tiletum.score.tiles.low">
        <source></source>
        <translation>helpers and characters</translation>
    </message>
    <message id="tiletum.source.reconstructed">
        <source></source>
        <translation>Reconstructed</translation>
    </message>
    <message id="tiletum.source.rulebook">
        <source></source>
        <translation>From the rulebook</translation>
    </message>
    <message id="tiletum.source.secondary">
        <source></source>
        <translation>From another source</translation>
    </message>
    <message id="tiletum.space.antwerpen">
        <source></source>
        <translation>Antwerp</translation>
    </message>
    <message id="tiletum.space.antwerpen.low">
        <source></source>
        <translation>Antwerp</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg">
        <source></source>
        <translation>Road Antwerp–Hamburg</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg.low">
        <source></source>
        <translation>road Antwerp–Hamburg</translation>
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
        <translation>Road Arles–Genoa</translation>
    </message>
    <message id="tiletum.space.arlesGenova.low">
        <source></source>
        <translation>road Arles–Genoa</translation>
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
        <translation>Bruges</translation>
    </message>
    <message id="tiletum.space.brugge.low">
        <source></source>
        <translation>Bruges</translation>
    </message>
    <message id="tiletum.space.firenze">
        <source></source>
        <translation>Florence</translation>
    </message>
    <message id="tiletum.space.firenze.low">
        <source></source>
        <translation>Florence</translation>
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
        <translation>Genoa</translation>
    </message>
    <message id="tiletum.space.genova.low">
        <source></source>
        <translation>Genoa</translation>
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
        <translation>Cologne</translation>
    </message>
    <message id="tiletum.space.koeln.low">
        <source></source>
        <translation>Cologne</translation>
    </message>
    <message id="tiletum.space.leipzig">
        <source></source>
        <translation>Leipzig</translation>
    </message>
    <message id="tiletum.space.leipzig.low">
        <source></source>
        <translation>Leipzig</translation>
    </message>
    <message id="tiletum.space.london">
        <source></source>
        <translation>London</translation>
    </message>
    <message id="tiletum.space.london.low">
        <source></source>
        <translation>London</translation>
    </message>
    <message id="tiletum.space.londonBrugge">
        <source></source>
        <translation>Road London–Bruges</translation>
    </message>
    <message id="tiletum.space.londonBrugge.low">
        <source></source>
        <translation>road London–Bruges</translation>
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
        <translation>Milan</translation>
    </message>
    <message id="tiletum.space.milano.low">
        <source></source>
        <translation>Milan</translation>
    </message>
    <message id="tiletum.space.nuernberg">
        <source></source>
        <translation>Nuremberg</translation>
    </message>
    <message id="tiletum.space.nuernberg.low">
        <source></source>
        <translation>Nuremberg</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona">
        <source></source>
        <translation>Road Nuremberg–Verona</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona.low">
        <source></source>
        <translation>road Nuremberg–Verona</translation>
    </message>
    <message id="tiletum.space.paris">
        <source></source>
        <translation>Paris</translation>
    </message>
    <message id="tiletum.space.paris.low">
        <source></source>
        <translation>Paris</translation>
    </message>
    <message id="tiletum.space.parisBordeaux">
        <source></source>
        <translation>Road Paris–Bordeaux</translation>
    </message>
    <message id="tiletum.space.parisBordeaux.low">
        <source></source>
        <translation>road Paris–Bordeaux</translation>
    </message>
    <message id="tiletum.space.praha">
        <source></source>
        <translation>Prague</translation>
    </message>
    <message id="tiletum.space.praha.low">
        <source></source>
        <translation>Prague</translation>
    </message>
    <message id="tiletum.space.strasbourg">
        <source></source>
        <translation>Strasbourg</translation>
    </message>
    <message id="tiletum.space.strasbourg.low">
        <source></source>
        <translation>Strasbourg</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano">
        <source></source>
        <translation>Road Strasbourg–Milan</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano.low">
        <source></source>
        <translation>road Strasbourg–Milan</translation>
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
        <translation>Venice</translation>
    </message>
    <message id="tiletum.space.venezia.low">
        <source></source>
        <translation>Venice</translation>
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
        <translation>Vienna</translation>
    </message>
    <message id="tiletum.space.wien.low">
        <source></source>
        <translation>Vienna</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1">
        <source></source>
        <translation>Master builder (1 step of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.acc">
        <source></source>
        <translation>the master builder (1 step of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.low">
        <source></source>
        <translation>master builder (1 step of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a">
        <source></source>
        <translation>Master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.acc">
        <source></source>
        <translation>the master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.low">
        <source></source>
        <translation>master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b">
        <source></source>
        <translation>Master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.acc">
        <source></source>
        <translation>the master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.low">
        <source></source>
        <translation>master builder (1 step of the architect, a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a">
        <source></source>
        <translation>Master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.acc">
        <source></source>
        <translation>the master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.low">
        <source></source>
        <translation>master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b">
        <source></source>
        <translation>Master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.acc">
        <source></source>
        <translation>the master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.low">
        <source></source>
        <translation>master builder (2 steps of the architect)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar">
        <source></source>
        <translation>Master builder (a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.acc">
        <source></source>
        <translation>the master builder (a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.low">
        <source></source>
        <translation>master builder (a pillar)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1">
        <source></source>
        <translation>Master builder (1 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.acc">
        <source></source>
        <translation>the master builder (1 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.low">
        <source></source>
        <translation>master builder (1 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a">
        <source></source>
        <translation>Master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.acc">
        <source></source>
        <translation>the master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.low">
        <source></source>
        <translation>master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b">
        <source></source>
        <translation>Master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.acc">
        <source></source>
        <translation>the master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.low">
        <source></source>
        <translation>master builder (2 stone)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a">
        <source></source>
        <translation>Coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.acc">
        <source></source>
        <translation>the coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.low">
        <source></source>
        <translation>coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b">
        <source></source>
        <translation>Coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.acc">
        <source></source>
        <translation>the coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.low">
        <source></source>
        <translation>coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c">
        <source></source>
        <translation>Coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.acc">
        <source></source>
        <translation>the coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.low">
        <source></source>
        <translation>coat of arms (Fugger)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a">
        <source></source>
        <translation>Coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.acc">
        <source></source>
        <translation>the coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.low">
        <source></source>
        <translation>coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b">
        <source></source>
        <translation>Coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.acc">
        <source></source>
        <translation>the coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.low">
        <source></source>
        <translation>coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c">
        <source></source>
        <translation>Coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.acc">
        <source></source>
        <translation>the coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.low">
        <source></source>
        <translation>coat of arms (Habsburg)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a">
        <source></source>
        <translation>Coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.acc">
        <source></source>
        <translation>the coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.low">
        <source></source>
        <translation>coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b">
        <source></source>
        <translation>Coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.acc">
        <source></source>
        <translation>the coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.low">
        <source></source>
        <translation>coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c">
        <source></source>
        <translation>Coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.acc">
        <source></source>
        <translation>the coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.low">
        <source></source>
        <translation>coat of arms (Lancaster)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a">
        <source></source>
        <translation>Coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.acc">
        <source></source>
        <translation>the coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.low">
        <source></source>
        <translation>coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b">
        <source></source>
        <translation>Coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.acc">
        <source></source>
        <translation>the coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.low">
        <source></source>
        <translation>coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c">
        <source></source>
        <translation>Coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.acc">
        <source></source>
        <translation>the coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.low">
        <source></source>
        <translation>coat of arms (Medici)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a">
        <source></source>
        <translation>Coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.acc">
        <source></source>
        <translation>the coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.low">
        <source></source>
        <translation>coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b">
        <source></source>
        <translation>Coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.acc">
        <source></source>
        <translation>the coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.low">
        <source></source>
        <translation>coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c">
        <source></source>
        <translation>Coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.acc">
        <source></source>
        <translation>the coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.low">
        <source></source>
        <translation>coat of arms (Valois)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a">
        <source></source>
        <translation>Coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.acc">
        <source></source>
        <translation>the coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.low">
        <source></source>
        <translation>coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b">
        <source></source>
        <translation>Coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.acc">
        <source></source>
        <translation>the coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.low">
        <source></source>
        <translation>coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c">
        <source></source>
        <translation>Coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.acc">
        <source></source>
        <translation>the coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.low">
        <source></source>
        <translation>coat of arms (Visconti)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1">
        <source></source>
        <translation>Contract (2 VP for 1 iron and 1 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.acc">
        <source></source>
        <translation>the contract (2 VP for 1 iron and 1 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.low">
        <source></source>
        <translation>contract (2 VP for 1 iron and 1 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2">
        <source></source>
        <translation>Contract (2 VP for 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.acc">
        <source></source>
        <translation>the contract (2 VP for 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.low">
        <source></source>
        <translation>contract (2 VP for 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2">
        <source></source>
        <translation>Contract (6 VP for 2 iron and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.acc">
        <source></source>
        <translation>the contract (6 VP for 2 iron and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.low">
        <source></source>
        <translation>contract (6 VP for 2 iron and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3">
        <source></source>
        <translation>Contract (4 VP for 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.acc">
        <source></source>
        <translation>the contract (4 VP for 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.low">
        <source></source>
        <translation>contract (4 VP for 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3">
        <source></source>
        <translation>Contract (9 VP and characters 1 AP for 3 iron and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.acc">
        <source></source>
        <translation>the contract (9 VP and characters 1 AP for 3 iron and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.low">
        <source></source>
        <translation>contract (9 VP and characters 1 AP for 3 iron and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4">
        <source></source>
        <translation>Contract (12 VP for 4 iron and 4 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.acc">
        <source></source>
        <translation>the contract (12 VP for 4 iron and 4 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.low">
        <source></source>
        <translation>contract (12 VP for 4 iron and 4 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5">
        <source></source>
        <translation>Contract (7 VP and king 1 AP for 5 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.acc">
        <source></source>
        <translation>the contract (7 VP and king 1 AP for 5 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.low">
        <source></source>
        <translation>contract (7 VP and king 1 AP for 5 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5">
        <source></source>
        <translation>Contract (16 VP and characters 1 AP for 5 iron and 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.acc">
        <source></source>
        <translation>the contract (16 VP and characters 1 AP for 5 iron and 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.low">
        <source></source>
        <translation>contract (16 VP and characters 1 AP for 5 iron and 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7">
        <source></source>
        <translation>Contract (11 VP and king 1 AP for 7 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.acc">
        <source></source>
        <translation>the contract (11 VP and king 1 AP for 7 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.low">
        <source></source>
        <translation>contract (11 VP and king 1 AP for 7 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9">
        <source></source>
        <translation>Contract (17 VP for 9 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.acc">
        <source></source>
        <translation>the contract (17 VP for 9 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.low">
        <source></source>
        <translation>contract (17 VP for 9 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a">
        <source></source>
        <translation>Contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.acc">
        <source></source>
        <translation>the contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.low">
        <source></source>
        <translation>contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b">
        <source></source>
        <translation>Contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.acc">
        <source></source>
        <translation>the contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.low">
        <source></source>
        <translation>contract (1 VP for 1 resource)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2">
        <source></source>
        <translation>Contract (5 VP for 2 of one kind and 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.acc">
        <source></source>
        <translation>the contract (5 VP for 2 of one kind and 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.low">
        <source></source>
        <translation>contract (5 VP for 2 of one kind and 2 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2">
        <source></source>
        <translation>Contract (5 VP for 2 of one kind and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.acc">
        <source></source>
        <translation>the contract (5 VP for 2 of one kind and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.low">
        <source></source>
        <translation>contract (5 VP for 2 of one kind and 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same3">
        <source></source>
        <translation>Contract (3 VP for 3 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.acc">
        <source></source>
        <translation>the contract (3 VP for 3 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.low">
        <source></source>
        <translation>contract (3 VP for 3 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3">
        <source></source>
        <translation>Contract (8 VP for 3 of one kind and 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.acc">
        <source></source>
        <translation>the contract (8 VP for 3 of one kind and 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.low">
        <source></source>
        <translation>contract (8 VP for 3 of one kind and 3 iron)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3">
        <source></source>
        <translation>Contract (8 VP for 3 of one kind and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.acc">
        <source></source>
        <translation>the contract (8 VP for 3 of one kind and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.low">
        <source></source>
        <translation>contract (8 VP for 3 of one kind and 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a">
        <source></source>
        <translation>Contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.acc">
        <source></source>
        <translation>the contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.low">
        <source></source>
        <translation>contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b">
        <source></source>
        <translation>Contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.acc">
        <source></source>
        <translation>the contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.low">
        <source></source>
        <translation>contract (6 VP for 5 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same7">
        <source></source>
        <translation>Contract (10 VP for 7 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.acc">
        <source></source>
        <translation>the contract (10 VP for 7 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.low">
        <source></source>
        <translation>contract (10 VP for 7 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same8">
        <source></source>
        <translation>Contract (13 VP for 8 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.acc">
        <source></source>
        <translation>the contract (13 VP for 8 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.low">
        <source></source>
        <translation>contract (13 VP for 8 of one kind)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2">
        <source></source>
        <translation>Contract (2 VP for 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.acc">
        <source></source>
        <translation>the contract (2 VP for 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.low">
        <source></source>
        <translation>contract (2 VP for 2 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3">
        <source></source>
        <translation>Contract (4 VP for 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.acc">
        <source></source>
        <translation>the contract (4 VP for 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.low">
        <source></source>
        <translation>contract (4 VP for 3 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5">
        <source></source>
        <translation>Contract (7 VP and 1 step of the merchant for 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.acc">
        <source></source>
        <translation>the contract (7 VP and 1 step of the merchant for 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.low">
        <source></source>
        <translation>contract (7 VP and 1 step of the merchant for 5 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7">
        <source></source>
        <translation>Contract (11 VP and 1 step of the merchant for 7 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.acc">
        <source></source>
        <translation>the contract (11 VP and 1 step of the merchant for 7 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.low">
        <source></source>
        <translation>contract (11 VP and 1 step of the merchant for 7 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9">
        <source></source>
        <translation>Contract (17 VP for 9 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.acc">
        <source></source>
        <translation>the contract (17 VP for 9 wool)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.low">
        <source></source>
        <translation>contract (17 VP for 9 wool)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2">
        <source></source>
        <translation>Courtier (2 gold)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.acc">
        <source></source>
        <translation>the courtier (2 gold)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.low">
        <source></source>
        <translation>courtier (2 gold)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a">
        <source></source>
        <translation>Courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.acc">
        <source></source>
        <translation>the courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.low">
        <source></source>
        <translation>courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b">
        <source></source>
        <translation>Courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.acc">
        <source></source>
        <translation>the courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.low">
        <source></source>
        <translation>courtier (king 1 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a">
        <source></source>
        <translation>Courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.acc">
        <source></source>
        <translation>the courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.low">
        <source></source>
        <translation>courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b">
        <source></source>
        <translation>Courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.acc">
        <source></source>
        <translation>the courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.low">
        <source></source>
        <translation>courtier (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a">
        <source></source>
        <translation>Courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.acc">
        <source></source>
        <translation>the courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.low">
        <source></source>
        <translation>courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b">
        <source></source>
        <translation>Courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.acc">
        <source></source>
        <translation>the courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.low">
        <source></source>
        <translation>courtier (2 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a">
        <source></source>
        <translation>Courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.acc">
        <source></source>
        <translation>the courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.low">
        <source></source>
        <translation>courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b">
        <source></source>
        <translation>Courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.acc">
        <source></source>
        <translation>the courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.low">
        <source></source>
        <translation>courtier (3 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a">
        <source></source>
        <translation>Helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.acc">
        <source></source>
        <translation>the helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.low">
        <source></source>
        <translation>helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b">
        <source></source>
        <translation>Helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.acc">
        <source></source>
        <translation>the helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.low">
        <source></source>
        <translation>helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c">
        <source></source>
        <translation>Helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.acc">
        <source></source>
        <translation>the helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.low">
        <source></source>
        <translation>helper (activate a building)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a">
        <source></source>
        <translation>Helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.acc">
        <source></source>
        <translation>the helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.low">
        <source></source>
        <translation>helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b">
        <source></source>
        <translation>Helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.acc">
        <source></source>
        <translation>the helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.low">
        <source></source>
        <translation>helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c">
        <source></source>
        <translation>Helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.acc">
        <source></source>
        <translation>the helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.low">
        <source></source>
        <translation>helper (any action 1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2">
        <source></source>
        <translation>Helper (architect 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.acc">
        <source></source>
        <translation>the helper (architect 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.low">
        <source></source>
        <translation>helper (architect 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3">
        <source></source>
        <translation>Helper (architect 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.acc">
        <source></source>
        <translation>the helper (architect 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.low">
        <source></source>
        <translation>helper (architect 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character2">
        <source></source>
        <translation>Helper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.acc">
        <source></source>
        <translation>the helper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.low">
        <source></source>
        <translation>helper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character3">
        <source></source>
        <translation>Helper (characters 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.acc">
        <source></source>
        <translation>the helper (characters 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.low">
        <source></source>
        <translation>helper (characters 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a">
        <source></source>
        <translation>Helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.acc">
        <source></source>
        <translation>the helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.low">
        <source></source>
        <translation>helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b">
        <source></source>
        <translation>Helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.acc">
        <source></source>
        <translation>the helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.low">
        <source></source>
        <translation>helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c">
        <source></source>
        <translation>Helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.acc">
        <source></source>
        <translation>the helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.low">
        <source></source>
        <translation>helper (another resource)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2">
        <source></source>
        <translation>Helper (contracts 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.acc">
        <source></source>
        <translation>the helper (contracts 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.low">
        <source></source>
        <translation>helper (contracts 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3">
        <source></source>
        <translation>Helper (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.acc">
        <source></source>
        <translation>the helper (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.low">
        <source></source>
        <translation>helper (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a">
        <source></source>
        <translation>Helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.acc">
        <source></source>
        <translation>the helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.low">
        <source></source>
        <translation>helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b">
        <source></source>
        <translation>Helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.acc">
        <source></source>
        <translation>the helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.low">
        <source></source>
        <translation>helper (2 gold, 2 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a">
        <source></source>
        <translation>Helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.acc">
        <source></source>
        <translation>the helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.low">
        <source></source>
        <translation>helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b">
        <source></source>
        <translation>Helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.acc">
        <source></source>
        <translation>the helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.low">
        <source></source>
        <translation>helper (4 gold)</translation>
    </message>
    <message id="tiletum.tile.helper.king2">
        <source></source>
        <translation>Helper (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.acc">
        <source></source>
        <translation>the helper (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.low">
        <source></source>
        <translation>helper (king 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.king3">
        <source></source>
        <translation>Helper (king 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.acc">
        <source></source>
        <translation>the helper (king 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.low">
        <source></source>
        <translation>helper (king 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2">
        <source></source>
        <translation>Helper (merchant 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.acc">
        <source></source>
        <translation>the helper (merchant 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.low">
        <source></source>
        <translation>helper (merchant 2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3">
        <source></source>
        <translation>Helper (merchant 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.acc">
        <source></source>
        <translation>the helper (merchant 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.low">
        <source></source>
        <translation>helper (merchant 3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a">
        <source></source>
        <translation>Helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.acc">
        <source></source>
        <translation>the helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.low">
        <source></source>
        <translation>helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b">
        <source></source>
        <translation>Helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.acc">
        <source></source>
        <translation>the helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.low">
        <source></source>
        <translation>helper (1 iron, 1 wool, 1 stone, 1 food)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a">
        <source></source>
        <translation>Helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.acc">
        <source></source>
        <translation>the helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.low">
        <source></source>
        <translation>helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b">
        <source></source>
        <translation>Helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.acc">
        <source></source>
        <translation>the helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.low">
        <source></source>
        <translation>helper (+1 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a">
        <source></source>
        <translation>Helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.acc">
        <source></source>
        <translation>the helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.low">
        <source></source>
        <translation>helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b">
        <source></source>
        <translation>Helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.acc">
        <source></source>
        <translation>the helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.low">
        <source></source>
        <translation>helper (+2 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3">
        <source></source>
        <translation>Helper (+3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.acc">
        <source></source>
        <translation>the helper (+3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.low">
        <source></source>
        <translation>helper (+3 AP)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a">
        <source></source>
        <translation>Helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.acc">
        <source></source>
        <translation>the helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.low">
        <source></source>
        <translation>helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b">
        <source></source>
        <translation>Helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.acc">
        <source></source>
        <translation>the helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.low">
        <source></source>
        <translation>helper (2 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a">
        <source></source>
        <translation>Helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.acc">
        <source></source>
        <translation>the helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.low">
        <source></source>
        <translation>helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b">
        <source></source>
        <translation>Helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.acc">
        <source></source>
        <translation>the helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.low">
        <source></source>
        <translation>helper (3 resources of your choice)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a">
        <source></source>
        <translation>Helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.acc">
        <source></source>
        <translation>the helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.low">
        <source></source>
        <translation>helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b">
        <source></source>
        <translation>Helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.acc">
        <source></source>
        <translation>the helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.low">
        <source></source>
        <translation>helper (4 VP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a">
        <source></source>
        <translation>Innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.acc">
        <source></source>
        <translation>the innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.low">
        <source></source>
        <translation>innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b">
        <source></source>
        <translation>Innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.acc">
        <source></source>
        <translation>the innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.low">
        <source></source>
        <translation>innkeeper (characters 1 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a">
        <source></source>
        <translation>Innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.acc">
        <source></source>
        <translation>the innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.low">
        <source></source>
        <translation>innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b">
        <source></source>
        <translation>Innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.acc">
        <source></source>
        <translation>the innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.low">
        <source></source>
        <translation>innkeeper (characters 2 AP)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1">
        <source></source>
        <translation>Innkeeper (1 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.acc">
        <source></source>
        <translation>the innkeeper (1 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.low">
        <source></source>
        <translation>innkeeper (1 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a">
        <source></source>
        <translation>Innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.acc">
        <source></source>
        <translation>the innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.low">
        <source></source>
        <translation>innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b">
        <source></source>
        <translation>Innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.acc">
        <source></source>
        <translation>the innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.low">
        <source></source>
        <translation>innkeeper (2 food)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a">
        <source></source>
        <translation>Innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.acc">
        <source></source>
        <translation>the innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.low">
        <source></source>
        <translation>innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b">
        <source></source>
        <translation>Innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.acc">
        <source></source>
        <translation>the innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.low">
        <source></source>
        <translation>innkeeper (1 step of the architect, 1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a">
        <source></source>
        <translation>Notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.acc">
        <source></source>
        <translation>the notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.low">
        <source></source>
        <translation>notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b">
        <source></source>
        <translation>Notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.acc">
        <source></source>
        <translation>the notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.low">
        <source></source>
        <translation>notary (contracts 1 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1">
        <source></source>
        <translation>Notary (contracts 2 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.acc">
        <source></source>
        <translation>the notary (contracts 2 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.low">
        <source></source>
        <translation>notary (contracts 2 AP, 1 resource of your choice)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3">
        <source></source>
        <translation>Notary (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.acc">
        <source></source>
        <translation>the notary (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.low">
        <source></source>
        <translation>notary (contracts 3 AP)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1">
        <source></source>
        <translation>Notary (1 gold, 1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.acc">
        <source></source>
        <translation>the notary (1 gold, 1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.low">
        <source></source>
        <translation>notary (1 gold, 1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1">
        <source></source>
        <translation>Notary (1 gold, 1 wool)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.acc">
        <source></source>
        <translation>the notary (1 gold, 1 wool)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.low">
        <source></source>
        <translation>notary (1 gold, 1 wool)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1">
        <source></source>
        <translation>Notary (1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.acc">
        <source></source>
        <translation>the notary (1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.low">
        <source></source>
        <translation>notary (1 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2">
        <source></source>
        <translation>Notary (2 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.acc">
        <source></source>
        <translation>the notary (2 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.low">
        <source></source>
        <translation>notary (2 iron)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2">
        <source></source>
        <translation>Notary (2 wool)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.acc">
        <source></source>
        <translation>the notary (2 wool)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.low">
        <source></source>
        <translation>notary (2 wool)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2">
        <source></source>
        <translation>Trader (2 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.acc">
        <source></source>
        <translation>the trader (2 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.low">
        <source></source>
        <translation>trader (2 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a">
        <source></source>
        <translation>Trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.acc">
        <source></source>
        <translation>the trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.low">
        <source></source>
        <translation>trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b">
        <source></source>
        <translation>Trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.acc">
        <source></source>
        <translation>the trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.low">
        <source></source>
        <translation>trader (3 gold)</translation>
    </message>
    <message id="tiletum.tile.trader.house">
        <source></source>
        <translation>Trader (a house)</translation>
    </message>
    <message id="tiletum.tile.trader.house.acc">
        <source></source>
        <translation>the trader (a house)</translation>
    </message>
    <message id="tiletum.tile.trader.house.low">
        <source></source>
        <translation>trader (a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1">
        <source></source>
        <translation>Trader (1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.acc">
        <source></source>
        <translation>the trader (1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.low">
        <source></source>
        <translation>trader (1 step of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a">
        <source></source>
        <translation>Trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.acc">
        <source></source>
        <translation>the trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.low">
        <source></source>
        <translation>trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b">
        <source></source>
        <translation>Trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.acc">
        <source></source>
        <translation>the trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.low">
        <source></source>
        <translation>trader (1 step of the merchant, a house)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a">
        <source></source>
        <translation>Trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.acc">
        <source></source>
        <translation>the trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.low">
        <source></source>
        <translation>trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b">
        <source></source>
        <translation>Trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.acc">
        <source></source>
        <translation>the trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.low">
        <source></source>
        <translation>trader (2 steps of the merchant)</translation>
    </message>
    <message id="tiletum.verb.activate">
        <source></source>
        <translation>Activate a building</translation>
    </message>
    <message id="tiletum.verb.adorn">
        <source></source>
        <translation>Place a coat of arms</translation>
    </message>
    <message id="tiletum.verb.buy">
        <source></source>
        <translation>Buy a resource</translation>
    </message>
    <message id="tiletum.verb.choose">
        <source></source>
        <translation>Choose an action</translation>
    </message>
    <message id="tiletum.verb.claim">
        <source></source>
        <translation>Take the bonus tile</translation>
    </message>
    <message id="tiletum.verb.collect">
        <source></source>
        <translation>Collect a bonus tile in the city</translation>
    </message>
    <message id="tiletum.verb.contribute">
        <source></source>
        <translation>Contribute to the cathedral</translation>
    </message>
    <message id="tiletum.verb.decline">
        <source></source>
        <translation>Leave the tile</translation>
    </message>
    <message id="tiletum.verb.endTurn">
        <source></source>
        <translation>End the turn</translation>
    </message>
    <message id="tiletum.verb.enjoy">
        <source></source>
        <translation>Receive a character’s bonus</translation>
    </message>
    <message id="tiletum.verb.exchange">
        <source></source>
        <translation>Exchange a resource</translation>
    </message>
    <message id="tiletum.verb.finish">
        <source></source>
        <translation>Leave the rest</translation>
    </message>
    <message id="tiletum.verb.fulfil">
        <source></source>
        <translation>Fulfil a contract</translation>
    </message>
    <message id="tiletum.verb.hire">
        <source></source>
        <translation>Take a character</translation>
    </message>
    <message id="tiletum.verb.house">
        <source></source>
        <translation>Build a house</translation>
    </message>
    <message id="tiletum.verb.move">
        <source></source>
        <translation>Move a piece</translation>
    </message>
    <message id="tiletum.verb.pick">
        <source></source>
        <translation>Choose a resource</translation>
    </message>
    <message id="tiletum.verb.pillar">
        <source></source>
        <translation>Put up a pillar</translation>
    </message>
    <message id="tiletum.verb.replace">
        <source></source>
        <translation>Replace the character offer</translation>
    </message>
    <message id="tiletum.verb.settle">
        <source></source>
        <translation>Move a character in</translation>
    </message>
    <message id="tiletum.verb.sign">
        <source></source>
        <translation>Take a tile from the contract offer</translation>
    </message>
    <message id="tiletum.verb.take">
        <source></source>
        <translation>Take a die</translation>
    </message>
    <message id="tiletum.verb.use">
        <source></source>
        <translation>Use a helper</translation>
    </message>
    <message id="tiletum.button.all">
        <source></source>
        <translation>Everything I can do</translation>
    </message>
    <message id="tiletum.button.end">
        <source></source>
        <translation>End the turn</translation>
    </message>
    <message id="tiletum.gain.activate">
        <source></source>
        <translation>a building is activated</translation>
    </message>
    <message id="tiletum.gain.colour">
        <source></source>
        <translation>another resource of the next die</translation>
    </message>
    <message id="tiletum.gain.house">
        <source></source>
        <translation>a house</translation>
    </message>
    <message id="tiletum.gain.houseAnywhere">
        <source></source>
        <translation>a house in any city</translation>
    </message>
    <message id="tiletum.gain.pillar">
        <source></source>
        <translation>a pillar</translation>
    </message>
    <message id="tiletum.gain.pillarAnywhere">
        <source></source>
        <translation>a pillar in any city</translation>
    </message>
    <message id="tiletum.gain.teleport.architect">
        <source></source>
        <translation>the architect to any space</translation>
    </message>
    <message id="tiletum.gain.teleport.merchant">
        <source></source>
        <translation>the merchant to any space</translation>
    </message>
    <message id="tiletum.gainMany.any" numerus="yes">
        <source></source>
        <translation>
            <numerusform>any resources %n</numerusform>
            <numerusform>any resources %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n action point</numerusform>
            <numerusform>%n action points</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>architect %n AP</numerusform>
            <numerusform>architect %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>characters %n AP</numerusform>
            <numerusform>characters %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>contracts %n AP</numerusform>
            <numerusform>contracts %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.joker" numerus="yes">
        <source></source>
        <translation>
            <numerusform>any action %n AP</numerusform>
            <numerusform>any action %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>king %n AP</numerusform>
            <numerusform>king %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>merchant %n AP</numerusform>
            <numerusform>merchant %n AP</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.food" numerus="yes">
        <source></source>
        <translation>
            <numerusform>food %n</numerusform>
            <numerusform>food %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>gold %n</numerusform>
            <numerusform>gold %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.iron" numerus="yes">
        <source></source>
        <translation>
            <numerusform>iron %n</numerusform>
            <numerusform>iron %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.laurel" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.plus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n more action point</numerusform>
            <numerusform>%n more action points</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.same" numerus="yes">
        <source></source>
        <translation>
            <numerusform>same kind %n</numerusform>
            <numerusform>same kind %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>architect’s steps %n</numerusform>
            <numerusform>architect’s steps %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>merchant’s steps %n</numerusform>
            <numerusform>merchant’s steps %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.stone" numerus="yes">
        <source></source>
        <translation>
            <numerusform>stone %n</numerusform>
            <numerusform>stone %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.wool" numerus="yes">
        <source></source>
        <translation>
            <numerusform>wool %n</numerusform>
            <numerusform>wool %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.activate">
        <source></source>
        <translation>Which building do you activate?</translation>
    </message>
    <message id="tiletum.hint.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point left: put up a pillar, take the tile, or travel on.</numerusform>
            <numerusform>%n points left: put up a pillar, take the tile, or travel on.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.bonusTile">
        <source></source>
        <translation>A tile comes with it: take it or leave it.</translation>
    </message>
    <message id="tiletum.hint.bonuses">
        <source></source>
        <translation>Whose bonus do you want?</translation>
    </message>
    <message id="tiletum.hint.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point left: hire, replace the offer, or house somebody.</numerusform>
            <numerusform>%n points left: hire, replace the offer, or house somebody.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.chooseAction">
        <source></source>
        <translation>Which action shall it be?</translation>
    </message>
    <message id="tiletum.hint.chooseDie">
        <source></source>
        <translation>Your turn: choose a die.</translation>
    </message>
    <message id="tiletum.hint.colour">
        <source></source>
        <translation>What shall your next die give?</translation>
    </message>
    <message id="tiletum.hint.consider">
        <source></source>
        <translation>Touch it again to take it, or look at another.</translation>
    </message>
    <message id="tiletum.hint.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point left: take from the offer, or exchange a resource.</numerusform>
            <numerusform>%n points left: take from the offer, or exchange a resource.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.end">
        <source></source>
        <translation>Nothing left to do: end your turn.</translation>
    </message>
    <message id="tiletum.hint.houseAnywhere">
        <source></source>
        <translation>Build a house on any lit space.</translation>
    </message>
    <message id="tiletum.hint.kingTile">
        <source></source>
        <translation>You lead on the king track: take the tile there, or leave it.</translation>
    </message>
    <message id="tiletum.hint.lost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point would be lost. Touch again to end.</numerusform>
            <numerusform>%n points would be lost. Touch again to end.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point left: build here, take the tile, or travel on.</numerusform>
            <numerusform>%n points left: build here, take the tile, or travel on.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.onlyPlan">
        <source></source>
        <translation>Only a plan: nothing changes on the table.</translation>
    </message>
    <message id="tiletum.hint.pillarAnywhere">
        <source></source>
        <translation>Put up a pillar in any lit city.</translation>
    </message>
    <message id="tiletum.hint.resources" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Choose a resource: %n to go.</numerusform>
            <numerusform>Choose a resource: %n to go.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.rest">
        <source></source>
        <translation>Nothing left here: go on with what is below.</translation>
    </message>
    <message id="tiletum.hint.steps">
        <source></source>
        <translation>Touch a lit place, or leave the rest.</translation>
    </message>
    <message id="tiletum.hint.tasks">
        <source></source>
        <translation>What is still lit costs no points: use it, or end your turn.</translation>
    </message>
    <message id="tiletum.hint.takeAgain">
        <source></source>
        <translation>{tile}. Touch it again to take it.</translation>
    </message>
    <message id="tiletum.hint.lost.full">
        <source></source>
        <translation>Your storehouse is full: the tile beside the king track is lost.</translation>
    </message>
    <message id="tiletum.hint.lost.held">
        <source></source>
        <translation>You already have this coat of arms: the tile beside the king track is lost.</translation>
    </message>
    <message id="tiletum.hint.lost.noSpace">
        <source></source>
        <translation>All your contract spaces are filled: the tile beside the king track is lost.</translation>
    </message>
    <message id="tiletum.hint.teleportArchitect">
        <source></source>
        <translation>Your architect may go to any space.</translation>
    </message>
    <message id="tiletum.hint.teleportMerchant">
        <source></source>
        <translation>Your merchant may go to any space.</translation>
    </message>
    <message id="tiletum.hint.useAgain">
        <source></source>
        <translation>{tile}. Touch it again to use it.</translation>
    </message>
    <message id="tiletum.hint.whereTo">
        <source></source>
        <translation>{tile}. Touch a lit place for it.</translation>
    </message>
    <message id="tiletum.offer.activate">
        <source></source>
        <translation>Activate building {building}.</translation>
    </message>
    <message id="tiletum.offer.adorn">
        <source></source>
        <translation>Below building {building}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.collect">
        <source></source>
        <translation>From the city. {tile}.</translation>
    </message>
    <message id="tiletum.offer.contribute">
        <source></source>
        <translation>Contribute to the cathedral: {space}.</translation>
    </message>
    <message id="tiletum.offer.hire">
        <source></source>
        <translation>From the offer. {tile}.</translation>
    </message>
    <message id="tiletum.offer.house">
        <source></source>
        <translation>House: {space}, space {house}.</translation>
    </message>
    <message id="tiletum.offer.move">
        <source></source>
        <translation>{piece}: to {space}.</translation>
    </message>
    <message id="tiletum.offer.pillar">
        <source></source>
        <translation>Pillar: {space}.</translation>
    </message>
    <message id="tiletum.offer.settle">
        <source></source>
        <translation>Building {building}, floor {floor}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.sign">
        <source></source>
        <translation>From the offer. {tile}.</translation>
    </message>
    <message id="tiletum.offer.trade">
        <source></source>
        <translation>{give} › {resource}</translation>
    </message>
    <message id="tiletum.offer.use">
        <source></source>
        <translation>Use it. {tile}.</translation>
    </message>
    <message id="tiletum.place.board">
        <source></source>
        <translation>Read the board: {seat}</translation>
    </message>
    <message id="tiletum.place.coat">
        <source></source>
        <translation>Building {building}, coat of arms</translation>
    </message>
    <message id="tiletum.place.map">
        <source></source>
        <translation>Map</translation>
    </message>
    <message id="tiletum.place.room">
        <source></source>
        <translation>Building {building}, floor {floor}</translation>
    </message>
    <message id="tiletum.plan.die" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{resource} {value}. {action}, %n point.</numerusform>
            <numerusform>{resource} {value}. {action}, %n points.</numerusform>
        </translation>
    </message>
    <message id="tiletum.plan.gold">
        <source></source>
        <translation>The change costs {need} gold, and you have {have}.</translation>
    </message>
    <message id="tiletum.plan.take">
        <source></source>
        <translation>Take</translation>
    </message>
    <message id="tiletum.plan.tile">
        <source></source>
        <translation>Its tile cannot go to your storehouse now.</translation>
    </message>
    <message id="tiletum.round">
        <source></source>
        <translation>Round {round} of 4</translation>
    </message>
    <message id="tiletum.setup.cards">
        <source></source>
        <translation>Most tiles of this set are reconstructed; a set checked against the box can take its place.</translation>
    </message>
    <message id="tiletum.setup.challenges">
        <source></source>
        <translation>Challenges</translation>
    </message>
    <message id="tiletum.setup.wheel">
        <source></source>
        <translation>Wheel</translation>
    </message>
    <message id="tiletum.setup.wheel.about">
        <source></source>
        <translation>The six actions lie around the wheel as printed, or in another order.</translation>
    </message>
    <message id="tiletum.setup.wheel.printed">
        <source></source>
        <translation>As printed</translation>
    </message>
    <message id="tiletum.setup.wheel.shuffled">
        <source></source>
        <translation>Shuffled</translation>
    </message>
    <message id="tiletum.setup.challenges.about">
        <source></source>
        <translation>Alone you play against Cardinal Titus; each challenge makes him stricter.</translation>
    </message>
    <message id="tiletum.city.away">
        <source></source>
        <translation>Steps from your merchant: {merchant}; from your architect: {architect}.</translation>
    </message>
    <message id="tiletum.city.cathedral">
        <source></source>
        <translation>A contribution costs stone: {stone}, and brings victory points: {points}.</translation>
    </message>
    <message id="tiletum.city.fair">
        <source></source>
        <translation>The fair of round {round} is held here.</translation>
    </message>
    <message id="tiletum.city.houses">
        <source></source>
        <translation>House spaces: {free} of {all} free.</translation>
    </message>
    <message id="tiletum.city.noTiles">
        <source></source>
        <translation>All tiles of its cathedral have been taken.</translation>
    </message>
    <message id="tiletum.city.notBuilt">
        <source></source>
        <translation>Its cathedral is not built in this game.</translation>
    </message>
    <message id="tiletum.city.pillars">
        <source></source>
        <translation>Pillar places: {free} of {all} free.</translation>
    </message>
    <message id="tiletum.hint.later">
        <source></source>
        <translation>{seat} plays, then {other}.</translation>
    </message>
    <message id="tiletum.hint.next">
        <source></source>
        <translation>{seat} plays. You are next.</translation>
    </message>
    <message id="tiletum.hint.planGone">
        <source></source>
        <translation>Your planned die is gone.</translation>
    </message>
    <message id="tiletum.hint.played">
        <source></source>
        <translation>{seat} plays. You have played.</translation>
    </message>
    <message id="tiletum.plan.less">
        <source></source>
        <translation>One less for {gold} gold in all: {action}</translation>
    </message>
    <message id="tiletum.plan.more">
        <source></source>
        <translation>One more for {gold} gold in all: {action}</translation>
    </message>
    <message id="tiletum.counted.housesTimesPillars">
        <source></source>
        <translation>{seat}: houses {houses} × pillars {pillars} = {points}</translation>
    </message>
    <message id="tiletum.counted.finishedBuildings">
        <source></source>
        <translation>{seat}: finished buildings {buildings}, points {points}</translation>
    </message>
    <message id="tiletum.counted.leftovers">
        <source></source>
        <translation>{seat}: resources left {goods}, one point for every four = {points}</translation>
    </message>
    <message id="tiletum.cards.helpers">
        <source></source>
        <translation>Helpers</translation>
    </message>
    <message id="tiletum.cards.contracts">
        <source></source>
        <translation>Contracts</translation>
    </message>
    <message id="tiletum.cards.coats">
        <source></source>
        <translation>Coats of arms</translation>
    </message>
    <message id="tiletum.cards.characters">
        <source></source>
        <translation>Characters</translation>
    </message>
    <message id="tiletum.cards.fairs">
        <source></source>
        <translation>Fairs</translation>
    </message>
    <message id="tiletum.cards.cathedrals">
        <source></source>
        <translation>Cathedrals and their costs</translation>
    </message>
    <message id="tiletum.cards.map">
        <source></source>
        <translation>Spaces of the map</translation>
    </message>
    <message id="tiletum.cards.boards">
        <source></source>
        <translation>Spaces of the boards</translation>
    </message>
    <message id="tiletum.cards.decrees">
        <source></source>
        <translation>Titus’s decrees</translation>
    </message>
    <message id="tiletum.hint.full">
        <source></source>
        <translation>Your storehouse is full: use a tile first, or leave this one.</translation>
    </message>
    <message id="tiletum.sum.out">
        <source></source>
        <translation>No house and no merchant here: nothing for you.</translation>
    </message>
    <message id="tiletum.sum.kingPays">
        <source></source>
        <translation>The king pays you.</translation>
    </message>
    <message id="tiletum.sum.kingTakes">
        <source></source>
        <translation>The king takes points from you.</translation>
    </message>
    <message id="tiletum.sum.kingNothing">
        <source></source>
        <translation>The king neither gives nor takes.</translation>
    </message>
    <message id="tiletum.hint.lostTiles">
        <source></source>
        <translation>Your last turn: tiles that you could still use would be lost. Again to end.</translation>
    </message>
    <message id="tiletum.titus.none">
        <source></source>
        <translation>No row holds: the colours below decide.</translation>
    </message>
    <message id="tiletum.titus.row">
        <source></source>
        <translation>Row {row} holds.</translation>
    </message>
    <message id="tiletum.choose.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Architect: %n step</numerusform>
            <numerusform>Architect: %n steps</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Merchant: %n step</numerusform>
            <numerusform>Merchant: %n steps</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Characters: %n point</numerusform>
            <numerusform>Characters: %n points</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Contracts: %n point</numerusform>
            <numerusform>Contracts: %n points</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>King: %n space up</numerusform>
            <numerusform>King: %n spaces up</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.noPillar">
        <source></source>
        <translation>Architect: no pillar left</translation>
    </message>
    <message id="tiletum.choose.noHouse">
        <source></source>
        <translation>Merchant: no house left</translation>
    </message>
    <message id="tiletum.choose.noRoom">
        <source></source>
        <translation>Characters: your storehouse is full</translation>
    </message>
    <message id="tiletum.place.boards">
        <source></source>
        <translation>Read the boards of the others</translation>
    </message>
    <message id="tiletum.event.rowFailed">
        <source></source>
        <translation>Row {row} does not hold: {obstacle}.</translation>
    </message>
    <message id="tiletum.obstacle.noDie">
        <source></source>
        <translation>there is no die for it</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveHouses">
        <source></source>
        <translation>he has no more pillars than houses</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveCathedrals">
        <source></source>
        <translation>he has no more pillars than cathedral tiles</translation>
    </message>
    <message id="tiletum.obstacle.housesNotBelowPillars">
        <source></source>
        <translation>he has fewer houses than pillars</translation>
    </message>
    <message id="tiletum.obstacle.contractStored">
        <source></source>
        <translation>he has no stored contract</translation>
    </message>
    <message id="tiletum.obstacle.coatWithinReach">
        <source></source>
        <translation>no new coat of arms is within his reach</translation>
    </message>
    <message id="tiletum.obstacle.coatInOffer">
        <source></source>
        <translation>there is no new coat of arms in the contract offer</translation>
    </message>
    <message id="tiletum.hint.held">
        <source></source>
        <translation>You already have this coat of arms: leave the tile.</translation>
    </message>
    <message id="tiletum.hint.noSpace">
        <source></source>
        <translation>All your contract spaces are filled: leave the tile.</translation>
    </message>
    <message id="tiletum.offer.room">
        <source></source>
        <translation>Building {building}, floor {floor}</translation>
    </message>
    <message id="tiletum.offer.below">
        <source></source>
        <translation>Below building {building}</translation>
    </message>
    <message id="tiletum.panel.map">
        <source></source>
        <translation>Map</translation>
    </message>
    <message id="tiletum.panel.wheel">
        <source></source>
        <translation>Wheel</translation>
    </message>
    <message id="tiletum.panel.court">
        <source></source>
        <translation>King and offers</translation>
    </message>
</context>
</TS>
