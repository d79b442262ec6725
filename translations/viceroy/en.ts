<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="viceroy.ask.answer">
        <source></source>
        <translation>{seat} proposes a division. Accept, ask for the other card, or decline.</translation>
    </message>
    <message id="viceroy.ask.archive">
        <source></source>
        <translation>Tuck the card into the archive, or keep it.</translation>
    </message>
    <message id="viceroy.ask.attackCard">
        <source></source>
        <translation>Take any card of the auction.</translation>
    </message>
    <message id="viceroy.ask.barterCard">
        <source></source>
        <translation>Choose a card of yours whose token you give away, or decline.</translation>
    </message>
    <message id="viceroy.ask.barterGem">
        <source></source>
        <translation>Pay your rival a gem.</translation>
    </message>
    <message id="viceroy.ask.barterTheirCard">
        <source></source>
        <translation>Choose a rival’s card whose token you want.</translation>
    </message>
    <message id="viceroy.ask.barterTheirToken">
        <source></source>
        <translation>Choose the token that you want.</translation>
    </message>
    <message id="viceroy.ask.barterToken">
        <source></source>
        <translation>Choose the token that you give away.</translation>
    </message>
    <message id="viceroy.ask.bid">
        <source></source>
        <translation>Bid a gem or an attack token, or pass.</translation>
    </message>
    <message id="viceroy.ask.discount">
        <source></source>
        <translation>How many infinite gems of this colour do you use?</translation>
    </message>
    <message id="viceroy.ask.doubleTarget">
        <source></source>
        <translation>Choose the character whose tokens are doubled.</translation>
    </message>
    <message id="viceroy.ask.draw">
        <source></source>
        <translation>Draw a card from the small deck or from the laws.</translation>
    </message>
    <message id="viceroy.ask.faceVirtual">
        <source></source>
        <translation>Take the older card, or go on to the next bidding round.</translation>
    </message>
    <message id="viceroy.ask.fifthLevel">
        <source></source>
        <translation>The fifth level: fifteen power points, or the rewards of rows one to three.</translation>
    </message>
    <message id="viceroy.ask.firstCard">
        <source></source>
        <translation>Choose the character that begins your pyramid; the other stays in your hand.</translation>
    </message>
    <message id="viceroy.ask.freeTarget">
        <source></source>
        <translation>Choose a free card to tuck under the law. Its tokens are lost.</translation>
    </message>
    <message id="viceroy.ask.infiniteColour">
        <source></source>
        <translation>Choose the colour of the infinite gem.</translation>
    </message>
    <message id="viceroy.ask.keepCard">
        <source></source>
        <translation>Choose the character that you keep in your hand; the other two go back to the deck.</translation>
    </message>
    <message id="viceroy.ask.lastAnswer">
        <source></source>
        <translation>{seat} wants it the other way round. Accept or decline.</translation>
    </message>
    <message id="viceroy.ask.lawOption">
        <source></source>
        <translation>Choose what the law gives you.</translation>
    </message>
    <message id="viceroy.ask.nothing">
        <source></source>
        <translation>Wait for the others.</translation>
    </message>
    <message id="viceroy.ask.ownGem">
        <source></source>
        <translation>The reserve has no such gem. Use one of yours as the infinite gem?</translation>
    </message>
    <message id="viceroy.ask.place">
        <source></source>
        <translation>Choose a place in your pyramid.</translation>
    </message>
    <message id="viceroy.ask.play">
        <source></source>
        <translation>Choose a card to play, or pass.</translation>
    </message>
    <message id="viceroy.ask.propose">
        <source></source>
        <translation>Two cards, and the same bid by: {seat}. Propose which one you take, or decline.</translation>
    </message>
    <message id="viceroy.ask.recolour">
        <source></source>
        <translation>Recolour circles with your remaining gems, or finish.</translation>
    </message>
    <message id="viceroy.ask.replaceTarget">
        <source></source>
        <translation>Choose the card whose place the law takes.</translation>
    </message>
    <message id="viceroy.ask.returnLaw">
        <source></source>
        <translation>Put a law back on top of the deck.</translation>
    </message>
    <message id="viceroy.ask.storeGem">
        <source></source>
        <translation>Put gems on the law, or stop.</translation>
    </message>
    <message id="viceroy.ask.strayCard">
        <source></source>
        <translation>A virtual opponent found no card of its colour. Choose the card that leaves the game.</translation>
    </message>
    <message id="viceroy.ask.summonsCard">
        <source></source>
        <translation>Take any card of the auction. You will miss the next one.</translation>
    </message>
    <message id="viceroy.ask.takeGem">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.ask.tuckHand">
        <source></source>
        <translation>Tuck cards of your hand under the law, as many as you like.</translation>
    </message>
    <message id="viceroy.ask.wonCard">
        <source></source>
        <translation>Take one of the two cards.</translation>
    </message>
    <message id="viceroy.bid.attack">
        <source></source>
        <translation>attack token</translation>
    </message>
    <message id="viceroy.bid.attack.acc">
        <source></source>
        <translation>an attack token</translation>
    </message>
    <message id="viceroy.bid.blue">
        <source></source>
        <translation>blue gem</translation>
    </message>
    <message id="viceroy.bid.blue.acc">
        <source></source>
        <translation>a blue gem</translation>
    </message>
    <message id="viceroy.bid.green">
        <source></source>
        <translation>green gem</translation>
    </message>
    <message id="viceroy.bid.green.acc">
        <source></source>
        <translation>a green gem</translation>
    </message>
    <message id="viceroy.bid.pass">
        <source></source>
        <translation>pass</translation>
    </message>
    <message id="viceroy.bid.pass.acc">
        <source></source>
        <translation>nothing</translation>
    </message>
    <message id="viceroy.bid.red">
        <source></source>
        <translation>red gem</translation>
    </message>
    <message id="viceroy.bid.red.acc">
        <source></source>
        <translation>a red gem</translation>
    </message>
    <message id="viceroy.bid.yellow">
        <source></source>
        <translation>yellow gem</translation>
    </message>
    <message id="viceroy.bid.yellow.acc">
        <source></source>
        <translation>a yellow gem</translation>
    </message>
    <message id="viceroy.card.admiral">
        <source></source>
        <translation>Admiral</translation>
    </message>
    <message id="viceroy.card.agent">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.card.ambassador">
        <source></source>
        <translation>Ambassador</translation>
    </message>
    <message id="viceroy.card.arcanist">
        <source></source>
        <translation>Arcanist</translation>
    </message>
    <message id="viceroy.card.assassin">
        <source></source>
        <translation>Assassin</translation>
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
        <translation>Brewer</translation>
    </message>
    <message id="viceroy.card.brigand">
        <source></source>
        <translation>Brigand</translation>
    </message>
    <message id="viceroy.card.callToArms">
        <source></source>
        <translation>Call to arms</translation>
    </message>
    <message id="viceroy.card.cannoneer">
        <source></source>
        <translation>Cannoneer</translation>
    </message>
    <message id="viceroy.card.captain">
        <source></source>
        <translation>Captain</translation>
    </message>
    <message id="viceroy.card.castellan">
        <source></source>
        <translation>Castellan</translation>
    </message>
    <message id="viceroy.card.census">
        <source></source>
        <translation>Census</translation>
    </message>
    <message id="viceroy.card.chancellor">
        <source></source>
        <translation>Chancellor</translation>
    </message>
    <message id="viceroy.card.chieftain">
        <source></source>
        <translation>Chieftain</translation>
    </message>
    <message id="viceroy.card.colonel">
        <source></source>
        <translation>Colonel</translation>
    </message>
    <message id="viceroy.card.corporal">
        <source></source>
        <translation>Corporal</translation>
    </message>
    <message id="viceroy.card.corsair">
        <source></source>
        <translation>Corsair</translation>
    </message>
    <message id="viceroy.card.crossbowwoman">
        <source></source>
        <translation>Crossbowwoman</translation>
    </message>
    <message id="viceroy.card.cuirassier">
        <source></source>
        <translation>Cuirassier</translation>
    </message>
    <message id="viceroy.card.cutthroat">
        <source></source>
        <translation>Cutthroat</translation>
    </message>
    <message id="viceroy.card.doublePrivileges">
        <source></source>
        <translation>Double privileges</translation>
    </message>
    <message id="viceroy.card.druid">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.card.enchantress">
        <source></source>
        <translation>Enchantress</translation>
    </message>
    <message id="viceroy.card.executioner">
        <source></source>
        <translation>Executioner</translation>
    </message>
    <message id="viceroy.card.fairy">
        <source></source>
        <translation>Fairy</translation>
    </message>
    <message id="viceroy.card.feastOfColours">
        <source></source>
        <translation>Feast of colours</translation>
    </message>
    <message id="viceroy.card.fence">
        <source></source>
        <translation>Fence</translation>
    </message>
    <message id="viceroy.card.firstMate">
        <source></source>
        <translation>First Mate</translation>
    </message>
    <message id="viceroy.card.forcedBarter">
        <source></source>
        <translation>Forced barter</translation>
    </message>
    <message id="viceroy.card.fortification">
        <source></source>
        <translation>Fortification</translation>
    </message>
    <message id="viceroy.card.foundingOfTheAcademy">
        <source></source>
        <translation>Founding of the academy</translation>
    </message>
    <message id="viceroy.card.gamekeeper">
        <source></source>
        <translation>Gamekeeper</translation>
    </message>
    <message id="viceroy.card.general">
        <source></source>
        <translation>General</translation>
    </message>
    <message id="viceroy.card.governor">
        <source></source>
        <translation>Governor</translation>
    </message>
    <message id="viceroy.card.guardian">
        <source></source>
        <translation>Guardian</translation>
    </message>
    <message id="viceroy.card.harmonyOfOrders">
        <source></source>
        <translation>Harmony of orders</translation>
    </message>
    <message id="viceroy.card.helmsman">
        <source></source>
        <translation>Helmsman</translation>
    </message>
    <message id="viceroy.card.herbalist">
        <source></source>
        <translation>Herbalist</translation>
    </message>
    <message id="viceroy.card.hermit">
        <source></source>
        <translation>Hermit</translation>
    </message>
    <message id="viceroy.card.homeGuard">
        <source></source>
        <translation>Home guard</translation>
    </message>
    <message id="viceroy.card.huntress">
        <source></source>
        <translation>Huntress</translation>
    </message>
    <message id="viceroy.card.inspector">
        <source></source>
        <translation>Inspector</translation>
    </message>
    <message id="viceroy.card.inventor">
        <source></source>
        <translation>Inventor</translation>
    </message>
    <message id="viceroy.card.knight">
        <source></source>
        <translation>Knight</translation>
    </message>
    <message id="viceroy.card.magesPrivilege">
        <source></source>
        <translation>Mages’ privilege</translation>
    </message>
    <message id="viceroy.card.magicDecree">
        <source></source>
        <translation>Magic decree</translation>
    </message>
    <message id="viceroy.card.margrave">
        <source></source>
        <translation>Margrave</translation>
    </message>
    <message id="viceroy.card.marshal">
        <source></source>
        <translation>Marshal</translation>
    </message>
    <message id="viceroy.card.mentor">
        <source></source>
        <translation>Mentor</translation>
    </message>
    <message id="viceroy.card.mercenary">
        <source></source>
        <translation>Mercenary</translation>
    </message>
    <message id="viceroy.card.miner">
        <source></source>
        <translation>Miner</translation>
    </message>
    <message id="viceroy.card.nobleman">
        <source></source>
        <translation>Nobleman</translation>
    </message>
    <message id="viceroy.card.paladin">
        <source></source>
        <translation>Paladin</translation>
    </message>
    <message id="viceroy.card.patronage1">
        <source></source>
        <translation>Patronage I</translation>
    </message>
    <message id="viceroy.card.patronage2">
        <source></source>
        <translation>Patronage II</translation>
    </message>
    <message id="viceroy.card.patronage3">
        <source></source>
        <translation>Patronage III</translation>
    </message>
    <message id="viceroy.card.patronage4">
        <source></source>
        <translation>Patronage IV</translation>
    </message>
    <message id="viceroy.card.poisoner">
        <source></source>
        <translation>Poisoner</translation>
    </message>
    <message id="viceroy.card.prince">
        <source></source>
        <translation>Prince</translation>
    </message>
    <message id="viceroy.card.raidersCharter">
        <source></source>
        <translation>Raiders’ charter</translation>
    </message>
    <message id="viceroy.card.recruiter">
        <source></source>
        <translation>Recruiter</translation>
    </message>
    <message id="viceroy.card.regent">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.card.reshuffleOfOffices">
        <source></source>
        <translation>Reshuffle of offices</translation>
    </message>
    <message id="viceroy.card.revisionOfTheCode">
        <source></source>
        <translation>Revision of the code</translation>
    </message>
    <message id="viceroy.card.royalArchive">
        <source></source>
        <translation>Royal archive</translation>
    </message>
    <message id="viceroy.card.royalFavour">
        <source></source>
        <translation>Royal favour</translation>
    </message>
    <message id="viceroy.card.royalSummons">
        <source></source>
        <translation>Royal summons</translation>
    </message>
    <message id="viceroy.card.royalTreasury">
        <source></source>
        <translation>Royal treasury</translation>
    </message>
    <message id="viceroy.card.saboteur">
        <source></source>
        <translation>Saboteur</translation>
    </message>
    <message id="viceroy.card.scout">
        <source></source>
        <translation>Scout</translation>
    </message>
    <message id="viceroy.card.secretService">
        <source></source>
        <translation>Secret service</translation>
    </message>
    <message id="viceroy.card.sentry">
        <source></source>
        <translation>Sentry</translation>
    </message>
    <message id="viceroy.card.sergeant">
        <source></source>
        <translation>Sergeant</translation>
    </message>
    <message id="viceroy.card.shipHand">
        <source></source>
        <translation>Ship Hand</translation>
    </message>
    <message id="viceroy.card.sniper">
        <source></source>
        <translation>Sniper</translation>
    </message>
    <message id="viceroy.card.sorceress">
        <source></source>
        <translation>Sorceress</translation>
    </message>
    <message id="viceroy.card.spy">
        <source></source>
        <translation>Spy</translation>
    </message>
    <message id="viceroy.card.standardBearer">
        <source></source>
        <translation>Standard-bearer</translation>
    </message>
    <message id="viceroy.card.strategist">
        <source></source>
        <translation>Strategist</translation>
    </message>
    <message id="viceroy.card.supportOfScholars">
        <source></source>
        <translation>Support of scholars</translation>
    </message>
    <message id="viceroy.card.swordsman">
        <source></source>
        <translation>Swordsman</translation>
    </message>
    <message id="viceroy.card.tracker">
        <source></source>
        <translation>Tracker</translation>
    </message>
    <message id="viceroy.card.veteran">
        <source></source>
        <translation>Veteran</translation>
    </message>
    <message id="viceroy.card.voivode">
        <source></source>
        <translation>Voivode</translation>
    </message>
    <message id="viceroy.card.wanderer">
        <source></source>
        <translation>Wanderer</translation>
    </message>
    <message id="viceroy.card.warlock">
        <source></source>
        <translation>Warlock</translation>
    </message>
    <message id="viceroy.colour.blue">
        <source></source>
        <translation>blue</translation>
    </message>
    <message id="viceroy.colour.blue.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n blue gem</numerusform>
            <numerusform>%n blue gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.blue.acc">
        <source></source>
        <translation>a blue gem</translation>
    </message>
    <message id="viceroy.colour.green">
        <source></source>
        <translation>green</translation>
    </message>
    <message id="viceroy.colour.green.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n green gem</numerusform>
            <numerusform>%n green gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.green.acc">
        <source></source>
        <translation>a green gem</translation>
    </message>
    <message id="viceroy.colour.red">
        <source></source>
        <translation>red</translation>
    </message>
    <message id="viceroy.colour.red.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n red gem</numerusform>
            <numerusform>%n red gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.red.acc">
        <source></source>
        <translation>a red gem</translation>
    </message>
    <message id="viceroy.colour.yellow">
        <source></source>
        <translation>yellow</translation>
    </message>
    <message id="viceroy.colour.yellow.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n yellow gem</numerusform>
            <numerusform>%n yellow gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.colour.yellow.acc">
        <source></source>
        <translation>a yellow gem</translation>
    </message>
    <message id="viceroy.deck.laws">
        <source></source>
        <translation>laws</translation>
    </message>
    <message id="viceroy.deck.small">
        <source></source>
        <translation>small deck</translation>
    </message>
    <message id="viceroy.edition.cardsForGems">
        <source></source>
        <translation>Cards may be sold for gems</translation>
    </message>
    <message id="viceroy.edition.fourCharacters">
        <source></source>
        <translation>With four first characters</translation>
    </message>
    <message id="viceroy.edition.other">
        <source></source>
        <translation>Rules of the second Russian edition</translation>
    </message>
    <message id="viceroy.edition.usual">
        <source></source>
        <translation>Rules of the Czech edition</translation>
    </message>
    <message id="viceroy.effect.callToArms">
        <source></source>
        <translation>Choose one: an attack token on this card, 6 power points, or four gems.</translation>
    </message>
    <message id="viceroy.effect.census">
        <source></source>
        <translation>At the end: 1 power point for every card in your pyramid, this one and the tucked ones included.</translation>
    </message>
    <message id="viceroy.effect.doublePrivileges">
        <source></source>
        <translation>This law is not laid: tuck it under a character of your pyramid. Every token on that character is doubled. The double of an infinite gem comes from the reserve or, if there is none and you agree, from behind your screen.</translation>
    </message>
    <message id="viceroy.effect.feastOfColours">
        <source></source>
        <translation>At the end: 1 power point more for every single-colour circle and every infinite gem in your pyramid.</translation>
    </message>
    <message id="viceroy.effect.forcedBarter">
        <source></source>
        <translation>If you like, pay a rival three gems of your choice and swap one token of your pyramid for one of theirs. Infinite gems cannot be swapped.</translation>
    </message>
    <message id="viceroy.effect.fortification">
        <source></source>
        <translation>Choose one: a defence token, an infinite gem of any colour, or four gems.</translation>
    </message>
    <message id="viceroy.effect.foundingOfTheAcademy">
        <source></source>
        <translation>Choose one: a magic token, a science token, or four gems.</translation>
    </message>
    <message id="viceroy.effect.harmonyOfOrders">
        <source></source>
        <translation>At the end: 3 power points more for every complete set of defence, science and magic.</translation>
    </message>
    <message id="viceroy.effect.homeGuard">
        <source></source>
        <translation>Choose one: a defence token, 6 power points, or four gems.</translation>
    </message>
    <message id="viceroy.effect.magesPrivilege">
        <source></source>
        <translation>Choose one: a magic token together with a magic bonus +2, an infinite gem of any colour, or four gems.</translation>
    </message>
    <message id="viceroy.effect.magicDecree">
        <source></source>
        <translation>Choose one: a magic bonus +3, a card from the small deck or from the laws, or four gems.</translation>
    </message>
    <message id="viceroy.effect.patronage1">
        <source></source>
        <translation>At the end: 2 power points for each character that touches this law: beside it, above it or below it.</translation>
    </message>
    <message id="viceroy.effect.patronage2">
        <source></source>
        <translation>At the end: 2 power points for each character that touches this law: beside it, above it or below it.</translation>
    </message>
    <message id="viceroy.effect.patronage3">
        <source></source>
        <translation>At the end: 2 power points for each character that touches this law: beside it, above it or below it.</translation>
    </message>
    <message id="viceroy.effect.patronage4">
        <source></source>
        <translation>At the end: 2 power points for each character that touches this law: beside it, above it or below it.</translation>
    </message>
    <message id="viceroy.effect.raidersCharter">
        <source></source>
        <translation>Choose one: an attack token on this card, a card from the small deck or from the laws, or four gems.</translation>
    </message>
    <message id="viceroy.effect.reshuffleOfOffices">
        <source></source>
        <translation>Lay this law in the place of another card of your pyramid, on levels one to four, and take that card back into your hand. Its tokens and the cards tucked under it stay there, now with the law.</translation>
    </message>
    <message id="viceroy.effect.revisionOfTheCode">
        <source></source>
        <translation>Draw three laws. Then put any two laws of your hand back on top of the deck, in the order you like.</translation>
    </message>
    <message id="viceroy.effect.royalArchive">
        <source></source>
        <translation>From now on, whenever you take a card, you may tuck it under this law at once. At the end: 4 power points for each card here.</translation>
    </message>
    <message id="viceroy.effect.royalFavour">
        <source></source>
        <translation>Tuck a free card of your pyramid under this law; the tokens on it are lost. At the end: 3, 6, 9 or 12 power points if the law lies on level one, two, three or four.</translation>
    </message>
    <message id="viceroy.effect.royalSummons">
        <source></source>
        <translation>Take any card of the auction now, without a bid; the top card of the small deck takes its place. In return you miss the next auction, and that is no passing: it earns no gems.</translation>
    </message>
    <message id="viceroy.effect.royalTreasury">
        <source></source>
        <translation>When you lay it, put up to eight of your gems on it; they stay there. At the end: 2 power points for each of them.</translation>
    </message>
    <message id="viceroy.effect.secretService">
        <source></source>
        <translation>When you lay it, tuck as many cards of your hand under it as you like; later no more. At the end: 5 power points for each of them.</translation>
    </message>
    <message id="viceroy.effect.supportOfScholars">
        <source></source>
        <translation>Choose one: a science token, a card from the small deck or from the laws, or four gems.</translation>
    </message>
    <message id="viceroy.event.agreed">
        <source></source>
        <translation>Agreed: {seat} and {rival}.</translation>
    </message>
    <message id="viceroy.event.attackGained">
        <source></source>
        <translation>{seat} takes an attack token behind the screen.</translation>
    </message>
    <message id="viceroy.event.attackSpent">
        <source></source>
        <translation>{seat} spends an attack token.</translation>
    </message>
    <message id="viceroy.event.auctionRoundBegan">
        <source></source>
        <translation>Bidding round {round} of the auction.</translation>
    </message>
    <message id="viceroy.event.auctionSkipped">
        <source></source>
        <translation>{seat} misses this auction.</translation>
    </message>
    <message id="viceroy.event.barterDeclined">
        <source></source>
        <translation>{seat} swaps nothing.</translation>
    </message>
    <message id="viceroy.event.bidLost">
        <source></source>
        <translation>{seat} wins nothing and loses {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown">
        <source></source>
        <translation>{seat} bids {bid:acc}.</translation>
    </message>
    <message id="viceroy.event.bidShown.pass">
        <source></source>
        <translation>{seat} passes.</translation>
    </message>
    <message id="viceroy.event.cardDiscarded">
        <source></source>
        <translation>Out of the game: [{card}].</translation>
    </message>
    <message id="viceroy.event.cardDisplayed">
        <source></source>
        <translation>New in the auction: [{card} ({colour}, {pile})].</translation>
    </message>
    <message id="viceroy.event.cardDrawn">
        <source></source>
        <translation>{seat} draws from a deck ({deck}): [{card}].</translation>
    </message>
    <message id="viceroy.event.cardLaid">
        <source></source>
        <translation>{seat} lays “{card}” on level {level}.</translation>
    </message>
    <message id="viceroy.event.cardMovedUp">
        <source></source>
        <translation>Still in the auction, now as the older card: [{card} ({colour})].</translation>
    </message>
    <message id="viceroy.event.cardReplaced">
        <source></source>
        <translation>{seat} lays “{law}” in the place of “{card}”.</translation>
    </message>
    <message id="viceroy.event.cardShown">
        <source></source>
        <translation>{seat} shows “{card}”.</translation>
    </message>
    <message id="viceroy.event.cardSold">
        <source></source>
        <translation>{seat} discards “{card}” for gems.</translation>
    </message>
    <message id="viceroy.event.cardTucked">
        <source></source>
        <translation>{seat} tucks “{card}” under “{host}”.</translation>
    </message>
    <message id="viceroy.event.cardWon">
        <source></source>
        <translation>{seat} wins “{card}” in the auction.</translation>
    </message>
    <message id="viceroy.event.charactersReturned">
        <source></source>
        <translation>{seat} puts characters back into the deck ({count}).</translation>
    </message>
    <message id="viceroy.event.circleClosed">
        <source></source>
        <translation>{seat} closes a single-colour circle on level {level} ({colour}).</translation>
    </message>
    <message id="viceroy.event.developmentRoundBegan">
        <source></source>
        <translation>Building round {round} of the development phase: everybody chooses a card.</translation>
    </message>
    <message id="viceroy.event.firstCardLaid">
        <source></source>
        <translation>{seat} begins the pyramid of power with “{card}”.</translation>
    </message>
    <message id="viceroy.event.gameEnded">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="viceroy.event.gemGiven">
        <source></source>
        <translation>{seat} pays {rival} {colour:acc}.</translation>
    </message>
    <message id="viceroy.event.gemStored">
        <source></source>
        <translation>{seat} puts {colour:acc} on “{card}”.</translation>
    </message>
    <message id="viceroy.event.gemsPaid">
        <source></source>
        <translation>{seat} pays [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.gemsTaken">
        <source></source>
        <translation>{seat} takes [{colour*count}] from the reserve.</translation>
    </message>
    <message id="viceroy.event.handDiscarded">
        <source></source>
        <translation>{seat} discards the cards in hand ({count}).</translation>
    </message>
    <message id="viceroy.event.infiniteFromScreen">
        <source></source>
        <translation>{seat} uses {colour:acc} from behind the screen, for the reserve has none.</translation>
    </message>
    <message id="viceroy.event.infiniteMissed">
        <source></source>
        <translation>{seat} gets no infinite gem ({colour}).</translation>
    </message>
    <message id="viceroy.event.infiniteUsed">
        <source></source>
        <translation>{seat} uses infinite gems for [{colour*count}].</translation>
    </message>
    <message id="viceroy.event.lawReturned">
        <source></source>
        <translation>{seat} puts a law back on top of the deck: [{card}].</translation>
    </message>
    <message id="viceroy.event.lawsDealt">
        <source></source>
        <translation>Laws are dealt ({count} each): [{seat}].</translation>
    </message>
    <message id="viceroy.event.notAgreed">
        <source></source>
        <translation>No agreement: {seat} and {rival}.</translation>
    </message>
    <message id="viceroy.event.passedDevelopment">
        <source></source>
        <translation>{seat} passes for the rest of this development phase.</translation>
    </message>
    <message id="viceroy.event.proposed">
        <source></source>
        <translation>{seat} proposes a division to {rival}. For {seat}: {pile} ({colour}); for {rival}: the other.</translation>
    </message>
    <message id="viceroy.event.recoloured">
        <source></source>
        <translation>{seat} recolours a circle on level {level} ({colour}).</translation>
    </message>
    <message id="viceroy.event.recolouringDone">
        <source></source>
        <translation>{seat} recolours nothing more.</translation>
    </message>
    <message id="viceroy.event.roundBegan">
        <source></source>
        <translation>Round {round} begins.</translation>
    </message>
    <message id="viceroy.event.sealed">
        <source></source>
        <translation>{seat} has chosen.</translation>
    </message>
    <message id="viceroy.event.summonsTook">
        <source></source>
        <translation>{seat} takes “{card}” from the auction without a bid.</translation>
    </message>
    <message id="viceroy.event.tokenGained">
        <source></source>
        <translation>{seat} gains [{token:acc}] on “{card}”.</translation>
    </message>
    <message id="viceroy.event.tokenLost">
        <source></source>
        <translation>{seat} loses [{token:acc}] from “{card}”.</translation>
    </message>
    <message id="viceroy.event.tokenMoved">
        <source></source>
        <translation>A token moves from “{from}” to “{to}”: {token}.</translation>
    </message>
    <message id="viceroy.event.unsealed">
        <source></source>
        <translation>{seat} chooses anew.</translation>
    </message>
    <message id="viceroy.event.virtualBidShown">
        <source></source>
        <translation>{opponent} bids {colour:acc}.</translation>
    </message>
    <message id="viceroy.event.virtualTook">
        <source></source>
        <translation>{opponent} takes “{card}” out of the game.</translation>
    </message>
    <message id="viceroy.event.wentOn">
        <source></source>
        <translation>{seat} goes on to the next bidding round.</translation>
    </message>
    <message id="viceroy.name">
        <source></source>
        <translation>Viceroy</translation>
    </message>
    <message id="viceroy.opponent.first">
        <source></source>
        <translation>First virtual opponent</translation>
    </message>
    <message id="viceroy.opponent.second">
        <source></source>
        <translation>Second virtual opponent</translation>
    </message>
    <message id="viceroy.opponent.third">
        <source></source>
        <translation>Third virtual opponent</translation>
    </message>
    <message id="viceroy.option.attack">
        <source></source>
        <translation>attack token</translation>
    </message>
    <message id="viceroy.option.cards">
        <source></source>
        <translation>a card</translation>
    </message>
    <message id="viceroy.option.defense">
        <source></source>
        <translation>defence token</translation>
    </message>
    <message id="viceroy.option.gems">
        <source></source>
        <translation>gems</translation>
    </message>
    <message id="viceroy.option.infinite">
        <source></source>
        <translation>infinite gem</translation>
    </message>
    <message id="viceroy.option.magic">
        <source></source>
        <translation>magic token</translation>
    </message>
    <message id="viceroy.option.magicAndBonus">
        <source></source>
        <translation>magic token and magic bonus</translation>
    </message>
    <message id="viceroy.option.magicBonus">
        <source></source>
        <translation>magic bonus</translation>
    </message>
    <message id="viceroy.option.points">
        <source></source>
        <translation>power points</translation>
    </message>
    <message id="viceroy.option.rows">
        <source></source>
        <translation>rewards of rows one to three</translation>
    </message>
    <message id="viceroy.option.science">
        <source></source>
        <translation>science token</translation>
    </message>
    <message id="viceroy.phase.bidding">
        <source></source>
        <translation>Auction phase: bids</translation>
    </message>
    <message id="viceroy.phase.finished">
        <source></source>
        <translation>The end</translation>
    </message>
    <message id="viceroy.phase.firstCard">
        <source></source>
        <translation>First card</translation>
    </message>
    <message id="viceroy.phase.picking">
        <source></source>
        <translation>Development phase: choosing</translation>
    </message>
    <message id="viceroy.phase.playing">
        <source></source>
        <translation>Development phase: laying</translation>
    </message>
    <message id="viceroy.phase.recolouring">
        <source></source>
        <translation>Recolouring</translation>
    </message>
    <message id="viceroy.phase.settling">
        <source></source>
        <translation>Auction phase: settling</translation>
    </message>
    <message id="viceroy.phase.startRewards">
        <source></source>
        <translation>First rewards</translation>
    </message>
    <message id="viceroy.pile.above">
        <source></source>
        <translation>older card</translation>
    </message>
    <message id="viceroy.pile.below">
        <source></source>
        <translation>newer card</translation>
    </message>
    <message id="viceroy.reason.equalScore">
        <source></source>
        <translation>equal points, shared place</translation>
    </message>
    <message id="viceroy.reason.record">
        <source></source>
        <translation>a record to beat</translation>
    </message>
    <message id="viceroy.reason.score">
        <source></source>
        <translation>by power points</translation>
    </message>
    <message id="viceroy.refusal.alreadyRecoloured">
        <source></source>
        <translation>This circle on level {level} has been recoloured already.</translation>
    </message>
    <message id="viceroy.refusal.alreadySealed">
        <source></source>
        <translation>Your choice is made. Until everybody has chosen, you may take it back.</translation>
    </message>
    <message id="viceroy.refusal.beginsPyramid">
        <source></source>
        <translation>This character begins your pyramid, so it cannot stay in your hand: {card}.</translation>
    </message>
    <message id="viceroy.refusal.cannotPay">
        <source></source>
        <translation>You cannot pay for this card on level {level}: {card}. Missing: {colour*missing}. A level costs its own gem and those of all levels below.</translation>
    </message>
    <message id="viceroy.refusal.deckEmpty">
        <source></source>
        <translation>This deck is used up: {deck}. Decks are never refilled.</translation>
    </message>
    <message id="viceroy.refusal.displayEmpty">
        <source></source>
        <translation>No cards are left in this auction, so there is nothing to attack.</translation>
    </message>
    <message id="viceroy.refusal.infiniteIsNoBid">
        <source></source>
        <translation>An infinite gem cannot be bid, and you have no other of this colour: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.infiniteSpent">
        <source></source>
        <translation>You cannot pay for this card on level {level}: {card}. Missing: {colour*missing}, and your infinite gem of this colour has been used in this phase.</translation>
    </message>
    <message id="viceroy.refusal.itself">
        <source></source>
        <translation>The law cannot choose itself: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noAttackToken">
        <source></source>
        <translation>You have no attack token to offer.</translation>
    </message>
    <message id="viceroy.refusal.noCardAtColour">
        <source></source>
        <translation>No card lies at the auction card of this colour: {colour}. Bids are only for colours with a card.</translation>
    </message>
    <message id="viceroy.refusal.noCardThere">
        <source></source>
        <translation>No card lies there: {colour}, {pile}.</translation>
    </message>
    <message id="viceroy.refusal.noCharacter">
        <source></source>
        <translation>This law needs a character in your pyramid, and there is none: {card}.</translation>
    </message>
    <message id="viceroy.refusal.noCircle">
        <source></source>
        <translation>There is no circle there on level {level}. A circle belongs to a card on level two or higher.</translation>
    </message>
    <message id="viceroy.refusal.noGemAtAll">
        <source></source>
        <translation>There is no gem to lay on the card, neither in the reserve nor behind your screen.</translation>
    </message>
    <message id="viceroy.refusal.noGemForInfinite">
        <source></source>
        <translation>Neither the reserve nor you have a gem of this colour to lay on the card: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.noGemOfColour">
        <source></source>
        <translation>You have no gem of this colour behind your screen: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.noSuchSeat">
        <source></source>
        <translation>Nobody plays at that seat.</translation>
    </message>
    <message id="viceroy.refusal.noSuchToken">
        <source></source>
        <translation>This token cannot be taken from the card: {token}, {card}.</translation>
    </message>
    <message id="viceroy.refusal.noToken">
        <source></source>
        <translation>No token that could change hands lies on this card: {card}. Infinite gems stay where they are.</translation>
    </message>
    <message id="viceroy.refusal.noTwoCardsBelow">
        <source></source>
        <translation>A card on level {level} rests on two touching cards of the level below.</translation>
    </message>
    <message id="viceroy.refusal.notACharacter">
        <source></source>
        <translation>This is not a character: {card}. The law works on characters only.</translation>
    </message>
    <message id="viceroy.refusal.notALaw">
        <source></source>
        <translation>Only laws are put back here, and this is not one: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notARivalsCard">
        <source></source>
        <translation>This card does not lie in a rival’s pyramid: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notAnOption">
        <source></source>
        <translation>That is not among the choices here: {option}.</translation>
    </message>
    <message id="viceroy.refusal.notAtEnd">
        <source></source>
        <translation>The first level grows only at its two ends.</translation>
    </message>
    <message id="viceroy.refusal.notForSale">
        <source></source>
        <translation>In this game cards are not discarded for gems: that is a rule of another edition.</translation>
    </message>
    <message id="viceroy.refusal.notFree">
        <source></source>
        <translation>This card is not free: {card}. A free card is outermost in its row, or on the topmost level where that is not the first; nothing lies above it and nothing is tucked under it.</translation>
    </message>
    <message id="viceroy.refusal.notInHand">
        <source></source>
        <translation>You do not have this card in hand: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notInYourPyramid">
        <source></source>
        <translation>This card does not lie in your pyramid: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notTheTakenCard">
        <source></source>
        <translation>Only the card that you have just taken can go into the archive, not this one: {card}.</translation>
    </message>
    <message id="viceroy.refusal.notYourColour">
        <source></source>
        <translation>You bid for another colour than {colour}. A card can be taken only where you bid.</translation>
    </message>
    <message id="viceroy.refusal.notYourTurn">
        <source></source>
        <translation>It is not your turn. Now playing: {seat}.</translation>
    </message>
    <message id="viceroy.refusal.nothingSealed">
        <source></source>
        <translation>There is no choice to take back: you have not chosen yet, or everybody has and the choices are open.</translation>
    </message>
    <message id="viceroy.refusal.nothingToDecide">
        <source></source>
        <translation>This is not yours to decide now.</translation>
    </message>
    <message id="viceroy.refusal.onlyAbove">
        <source></source>
        <translation>A virtual opponent has bid for the same colour ({colour}): only the older card can be yours.</translation>
    </message>
    <message id="viceroy.refusal.otherDecision">
        <source></source>
        <translation>First another decision is yours. {ask}</translation>
    </message>
    <message id="viceroy.refusal.outOfRange">
        <source></source>
        <translation>That is not part of this game.</translation>
    </message>
    <message id="viceroy.refusal.passedAuction">
        <source></source>
        <translation>You have passed in this auction already.</translation>
    </message>
    <message id="viceroy.refusal.passedBuilding">
        <source></source>
        <translation>You have passed in this development phase already.</translation>
    </message>
    <message id="viceroy.refusal.placeTaken">
        <source></source>
        <translation>A card lies there already, on level {level}.</translation>
    </message>
    <message id="viceroy.refusal.recolourTooDear">
        <source></source>
        <translation>You do not have enough gems of the new colour ({colour}). Needed: {needed}, one for each segment.</translation>
    </message>
    <message id="viceroy.refusal.reserveEmpty">
        <source></source>
        <translation>The reserve has no gem of this colour left: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.sameAsAsked">
        <source></source>
        <translation>That is the division you were just offered ({pile}): accept it, or ask for the other card.</translation>
    </message>
    <message id="viceroy.refusal.sameColour">
        <source></source>
        <translation>The circle has this colour already: {colour}.</translation>
    </message>
    <message id="viceroy.refusal.staysAway">
        <source></source>
        <translation>A law keeps you away from this auction.</translation>
    </message>
    <message id="viceroy.refusal.tooFewGems">
        <source></source>
        <translation>You do not have enough gems to pay. Needed: {needed}.</translation>
    </message>
    <message id="viceroy.refusal.tooFewInfinite">
        <source></source>
        <translation>Your gems of this colour do not cover the rest: {colour}. Use at least this many infinite gems: {least}.</translation>
    </message>
    <message id="viceroy.refusal.tooHighForLaw">
        <source></source>
        <translation>Laws lie on levels one to four, never on the fifth: {card}.</translation>
    </message>
    <message id="viceroy.refusal.tooManyInfinite">
        <source></source>
        <translation>You cannot use that many infinite gems of this colour: {colour}. At most: {most}. Each works once per development phase.</translation>
    </message>
    <message id="viceroy.refusal.wonAlready">
        <source></source>
        <translation>You have won a card in this auction already. Its other rounds are for the others.</translation>
    </message>
    <message id="viceroy.score.attacks">
        <source></source>
        <translation>Rivals’ attacks</translation>
    </message>
    <message id="viceroy.score.circles">
        <source></source>
        <translation>Single-colour circles</translation>
    </message>
    <message id="viceroy.score.infinite">
        <source></source>
        <translation>Infinite gems</translation>
    </message>
    <message id="viceroy.score.laws">
        <source></source>
        <translation>Laws</translation>
    </message>
    <message id="viceroy.score.magic">
        <source></source>
        <translation>Magic</translation>
    </message>
    <message id="viceroy.score.points">
        <source></source>
        <translation>Power point tokens</translation>
    </message>
    <message id="viceroy.score.sets">
        <source></source>
        <translation>Sets of defence, science and magic</translation>
    </message>
    <message id="viceroy.token.attack">
        <source></source>
        <translation>attack</translation>
    </message>
    <message id="viceroy.token.attack.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n attack token</numerusform>
            <numerusform>%n attack tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.attack.acc">
        <source></source>
        <translation>an attack token</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2">
        <source></source>
        <translation>bonus for blue circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue2.acc">
        <source></source>
        <translation>a bonus for blue circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4">
        <source></source>
        <translation>bonus for blue circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusBlue4.acc">
        <source></source>
        <translation>a bonus for blue circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2">
        <source></source>
        <translation>bonus for green circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen2.acc">
        <source></source>
        <translation>a bonus for green circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4">
        <source></source>
        <translation>bonus for green circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusGreen4.acc">
        <source></source>
        <translation>a bonus for green circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2">
        <source></source>
        <translation>bonus for red circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed2.acc">
        <source></source>
        <translation>a bonus for red circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4">
        <source></source>
        <translation>bonus for red circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusRed4.acc">
        <source></source>
        <translation>a bonus for red circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2">
        <source></source>
        <translation>bonus for yellow circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow2.acc">
        <source></source>
        <translation>a bonus for yellow circles +2</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4">
        <source></source>
        <translation>bonus for yellow circles +4</translation>
    </message>
    <message id="viceroy.token.circleBonusYellow4.acc">
        <source></source>
        <translation>a bonus for yellow circles +4</translation>
    </message>
    <message id="viceroy.token.defense">
        <source></source>
        <translation>defence</translation>
    </message>
    <message id="viceroy.token.defense.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n defence token</numerusform>
            <numerusform>%n defence tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.defense.acc">
        <source></source>
        <translation>a defence token</translation>
    </message>
    <message id="viceroy.token.infiniteBlue">
        <source></source>
        <translation>blue infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteBlue.acc">
        <source></source>
        <translation>a blue infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteGreen">
        <source></source>
        <translation>green infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteGreen.acc">
        <source></source>
        <translation>a green infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteRed">
        <source></source>
        <translation>red infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteRed.acc">
        <source></source>
        <translation>a red infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteYellow">
        <source></source>
        <translation>yellow infinite gem</translation>
    </message>
    <message id="viceroy.token.infiniteYellow.acc">
        <source></source>
        <translation>a yellow infinite gem</translation>
    </message>
    <message id="viceroy.token.magic">
        <source></source>
        <translation>magic</translation>
    </message>
    <message id="viceroy.token.magic.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n magic token</numerusform>
            <numerusform>%n magic tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.magic.acc">
        <source></source>
        <translation>a magic token</translation>
    </message>
    <message id="viceroy.token.magicBonus2">
        <source></source>
        <translation>magic bonus +2</translation>
    </message>
    <message id="viceroy.token.magicBonus2.acc">
        <source></source>
        <translation>a magic bonus +2</translation>
    </message>
    <message id="viceroy.token.magicBonus3">
        <source></source>
        <translation>magic bonus +3</translation>
    </message>
    <message id="viceroy.token.magicBonus3.acc">
        <source></source>
        <translation>a magic bonus +3</translation>
    </message>
    <message id="viceroy.token.magicBonus5">
        <source></source>
        <translation>magic bonus +5</translation>
    </message>
    <message id="viceroy.token.magicBonus5.acc">
        <source></source>
        <translation>a magic bonus +5</translation>
    </message>
    <message id="viceroy.token.points10">
        <source></source>
        <translation>10 power points</translation>
    </message>
    <message id="viceroy.token.points10.acc">
        <source></source>
        <translation>10 power points</translation>
    </message>
    <message id="viceroy.token.points12">
        <source></source>
        <translation>12 power points</translation>
    </message>
    <message id="viceroy.token.points12.acc">
        <source></source>
        <translation>12 power points</translation>
    </message>
    <message id="viceroy.token.points15">
        <source></source>
        <translation>15 power points</translation>
    </message>
    <message id="viceroy.token.points15.acc">
        <source></source>
        <translation>15 power points</translation>
    </message>
    <message id="viceroy.token.points2">
        <source></source>
        <translation>2 power points</translation>
    </message>
    <message id="viceroy.token.points2.acc">
        <source></source>
        <translation>2 power points</translation>
    </message>
    <message id="viceroy.token.points3">
        <source></source>
        <translation>3 power points</translation>
    </message>
    <message id="viceroy.token.points3.acc">
        <source></source>
        <translation>3 power points</translation>
    </message>
    <message id="viceroy.token.points4">
        <source></source>
        <translation>4 power points</translation>
    </message>
    <message id="viceroy.token.points4.acc">
        <source></source>
        <translation>4 power points</translation>
    </message>
    <message id="viceroy.token.points5">
        <source></source>
        <translation>5 power points</translation>
    </message>
    <message id="viceroy.token.points5.acc">
        <source></source>
        <translation>5 power points</translation>
    </message>
    <message id="viceroy.token.points6">
        <source></source>
        <translation>6 power points</translation>
    </message>
    <message id="viceroy.token.points6.acc">
        <source></source>
        <translation>6 power points</translation>
    </message>
    <message id="viceroy.token.points7">
        <source></source>
        <translation>7 power points</translation>
    </message>
    <message id="viceroy.token.points7.acc">
        <source></source>
        <translation>7 power points</translation>
    </message>
    <message id="viceroy.token.points8">
        <source></source>
        <translation>8 power points</translation>
    </message>
    <message id="viceroy.token.points8.acc">
        <source></source>
        <translation>8 power points</translation>
    </message>
    <message id="viceroy.token.science">
        <source></source>
        <translation>science</translation>
    </message>
    <message id="viceroy.token.science.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n science token</numerusform>
            <numerusform>%n science tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.token.science.acc">
        <source></source>
        <translation>a science token</translation>
    </message>
    <message id="viceroy.verb.accept">
        <source></source>
        <translation>Accept</translation>
    </message>
    <message id="viceroy.verb.bid">
        <source></source>
        <translation>Bid</translation>
    </message>
    <message id="viceroy.verb.choose">
        <source></source>
        <translation>Choose</translation>
    </message>
    <message id="viceroy.verb.decline">
        <source></source>
        <translation>Decline</translation>
    </message>
    <message id="viceroy.verb.discard">
        <source></source>
        <translation>Remove the card from the game</translation>
    </message>
    <message id="viceroy.verb.discount">
        <source></source>
        <translation>Use infinite gems</translation>
    </message>
    <message id="viceroy.verb.done">
        <source></source>
        <translation>Done</translation>
    </message>
    <message id="viceroy.verb.draw">
        <source></source>
        <translation>Draw a card</translation>
    </message>
    <message id="viceroy.verb.gem">
        <source></source>
        <translation>Take a gem</translation>
    </message>
    <message id="viceroy.verb.give">
        <source></source>
        <translation>Give a gem</translation>
    </message>
    <message id="viceroy.verb.keep">
        <source></source>
        <translation>Keep in hand</translation>
    </message>
    <message id="viceroy.verb.lay">
        <source></source>
        <translation>Begin the pyramid</translation>
    </message>
    <message id="viceroy.verb.pass">
        <source></source>
        <translation>Pass</translation>
    </message>
    <message id="viceroy.verb.place">
        <source></source>
        <translation>Lay the card here</translation>
    </message>
    <message id="viceroy.verb.play">
        <source></source>
        <translation>Play the card</translation>
    </message>
    <message id="viceroy.verb.propose">
        <source></source>
        <translation>Propose a division</translation>
    </message>
    <message id="viceroy.verb.recolour">
        <source></source>
        <translation>Recolour the circle</translation>
    </message>
    <message id="viceroy.verb.return">
        <source></source>
        <translation>Put the law back</translation>
    </message>
    <message id="viceroy.verb.sell">
        <source></source>
        <translation>Discard the card for two gems</translation>
    </message>
    <message id="viceroy.verb.take">
        <source></source>
        <translation>Take the card</translation>
    </message>
    <message id="viceroy.verb.target">
        <source></source>
        <translation>Choose this card</translation>
    </message>
    <message id="viceroy.verb.token">
        <source></source>
        <translation>Choose this token</translation>
    </message>
    <message id="viceroy.verb.tuck">
        <source></source>
        <translation>Tuck the card under the law</translation>
    </message>
    <message id="viceroy.verb.unseal">
        <source></source>
        <translation>Take the choice back</translation>
    </message>
    <message id="viceroy.hint.firstCard">
        <source></source>
        <translation>Choose behind your screen who begins your pyramid.</translation>
    </message>
    <message id="viceroy.hint.keepCard">
        <source></source>
        <translation>One more choice behind your screen: who stays in your hand?</translation>
    </message>
    <message id="viceroy.hint.bid">
        <source></source>
        <translation>Bid a gem behind your screen, or pass.</translation>
    </message>
    <message id="viceroy.hint.play">
        <source></source>
        <translation>Choose a card behind your screen, or pass for this phase.</translation>
    </message>
    <message id="viceroy.hint.secret">
        <source></source>
        <translation>You are asked something behind your screen.</translation>
    </message>
    <message id="viceroy.hint.takeGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Take %n gem from the reserve.</numerusform>
            <numerusform>Take %n gems from the reserve.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.place">
        <source></source>
        <translation>Touch a lit place to see the price there; touch it again to lay the card.</translation>
    </message>
    <message id="viceroy.hint.noAuction">
        <source></source>
        <translation>You have passed. The others bid on.</translation>
    </message>
    <message id="viceroy.hint.noBuilding">
        <source></source>
        <translation>You have passed until the next round.</translation>
    </message>
    <message id="viceroy.hint.later">
        <source></source>
        <translation>Building now: {seat}. Meanwhile you can try your card at lit places.</translation>
    </message>
    <message id="viceroy.hint.notSo">
        <source></source>
        <translation>That cannot be. The reason stands behind your screen.</translation>
    </message>
    <message id="viceroy.hint.sealed1">
        <source></source>
        <translation>Sealed. Touch the packet to take it back. Waiting for: {first}</translation>
    </message>
    <message id="viceroy.hint.sealed2">
        <source></source>
        <translation>Sealed. Touch the packet to take it back. Waiting for: {first}, {second}</translation>
    </message>
    <message id="viceroy.hint.sealed3">
        <source></source>
        <translation>Sealed. Touch the packet to take it back. Waiting for: {first}, {second}, {third}</translation>
    </message>
    <message id="viceroy.hint.hasCard">
        <source></source>
        <translation>You have your card. The others bid on.</translation>
    </message>
    <message id="viceroy.hint.away">
        <source></source>
        <translation>The law keeps you away from this auction.</translation>
    </message>
    <message id="viceroy.hint.builds">
        <source></source>
        <translation>Building now: {seat}</translation>
    </message>
    <message id="viceroy.hint.next">
        <source></source>
        <translation>You are next. Touch a lit place to try your card there.</translation>
    </message>
    <message id="viceroy.hint.nextLaw">
        <source></source>
        <translation>You are next to build.</translation>
    </message>
    <message id="viceroy.hint.dividing">
        <source></source>
        <translation>The two cards are to be divided between you. Deciding: {seat}</translation>
    </message>
    <message id="viceroy.hint.answer">
        <source></source>
        <translation>{seat} proposes: you take “{card}”. What do you answer?</translation>
    </message>
    <message id="viceroy.hint.lastAnswer">
        <source></source>
        <translation>{seat} wants it the other way round: you take “{card}”. Accept or decline.</translation>
    </message>
    <message id="viceroy.hint.gemsLater" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Then you take %n gem. First: {seat}</numerusform>
            <numerusform>Then you take %n gems. First: {seat}</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.lostGems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>No bid of yours has won. Take %n gem from the reserve.</numerusform>
            <numerusform>No bid of yours has won. Take %n gems from the reserve.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recolour" numerus="yes">
        <source></source>
        <translation>
            <numerusform>You have %n gem left. Touch a lit card to recolour the circle below it, or finish.</numerusform>
            <numerusform>You have %n gems left. Touch a lit card to recolour the circle below it, or finish.</numerusform>
        </translation>
    </message>
    <message id="viceroy.hint.recoloured">
        <source></source>
        <translation>Your gems recolour no other circle. Finish.</translation>
    </message>
    <message id="viceroy.news.contest1">
        <source></source>
        <translation>The same bid as: {first}. Nobody takes the card.</translation>
    </message>
    <message id="viceroy.news.contest2">
        <source></source>
        <translation>The same bid as: {first}, {second}. Nobody takes the card.</translation>
    </message>
    <message id="viceroy.news.contest3">
        <source></source>
        <translation>The same bid as: {first}, {second}, {third}. Nobody takes the card.</translation>
    </message>
    <message id="viceroy.news.bidLost">
        <source></source>
        <translation>Your bid takes no card.</translation>
    </message>
    <message id="viceroy.news.virtual">
        <source></source>
        <translation>The same bid as a virtual opponent. Nobody takes the card.</translation>
    </message>
    <message id="viceroy.news.notAgreed">
        <source></source>
        <translation>No agreement. Neither of you takes a card.</translation>
    </message>
    <message id="viceroy.answer.forMe">
        <source></source>
        <translation>I take: {card}</translation>
    </message>
    <message id="viceroy.answer.level">
        <source></source>
        <translation>Level {level}</translation>
    </message>
    <message id="viceroy.answer.gem">
        <source></source>
        <translation>{gem}: {count}</translation>
    </message>
    <message id="viceroy.answer.goOn">
        <source></source>
        <translation>Go on to the next bidding round</translation>
    </message>
    <message id="viceroy.gainMany.science" numerus="yes">
        <source></source>
        <translation>
            <numerusform>science token</numerusform>
            <numerusform>%n science tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magic" numerus="yes">
        <source></source>
        <translation>
            <numerusform>magic token</numerusform>
            <numerusform>%n magic tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.defense" numerus="yes">
        <source></source>
        <translation>
            <numerusform>defence token</numerusform>
            <numerusform>%n defence tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.gain.infinite.blue">
        <source></source>
        <translation>a blue infinite gem</translation>
    </message>
    <message id="viceroy.gain.infinite.red">
        <source></source>
        <translation>a red infinite gem</translation>
    </message>
    <message id="viceroy.gain.infinite.green">
        <source></source>
        <translation>a green infinite gem</translation>
    </message>
    <message id="viceroy.gain.infinite.yellow">
        <source></source>
        <translation>a yellow infinite gem</translation>
    </message>
    <message id="viceroy.gain.infinite.any">
        <source></source>
        <translation>an infinite gem of any colour</translation>
    </message>
    <message id="viceroy.gainMany.attack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>attack token</numerusform>
            <numerusform>%n attack tokens</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gems" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n gem of any colour</numerusform>
            <numerusform>%n gems of any colour</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.cards" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a card from a deck</numerusform>
            <numerusform>%n cards from decks</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n power point</numerusform>
            <numerusform>%n power points</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.magicBonus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>magic bonus +%n</numerusform>
            <numerusform>magic bonus +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n blue gem</numerusform>
            <numerusform>%n blue gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.blue" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus for blue circles +%n</numerusform>
            <numerusform>bonus for blue circles +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n red gem</numerusform>
            <numerusform>%n red gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.red" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus for red circles +%n</numerusform>
            <numerusform>bonus for red circles +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n green gem</numerusform>
            <numerusform>%n green gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.green" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus for green circles +%n</numerusform>
            <numerusform>bonus for green circles +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.gem.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n yellow gem</numerusform>
            <numerusform>%n yellow gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.gainMany.circleBonus.yellow" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bonus for yellow circles +%n</numerusform>
            <numerusform>bonus for yellow circles +%n</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.open">
        <source></source>
        <translation>Open the screen (characters: {characters}, laws: {laws})</translation>
    </message>
    <message id="viceroy.screen.closed">
        <source></source>
        <translation>Your screen</translation>
    </message>
    <message id="viceroy.screen.packet">
        <source></source>
        <translation>Sealed choice: take it back</translation>
    </message>
    <message id="viceroy.screen.cell">
        <source></source>
        <translation>{what}: {count}</translation>
    </message>
    <message id="viceroy.screen.cards">
        <source></source>
        <translation>Touch a card to lift it, again to choose it.</translation>
    </message>
    <message id="viceroy.screen.cells">
        <source></source>
        <translation>Touch what you bid: it is sealed at once.</translation>
    </message>
    <message id="viceroy.screen.barterGem" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pay your rival %n more gem.</numerusform>
            <numerusform>Pay your rival %n more gems.</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.hold">
        <source></source>
        <translation>Hold the bar to look behind</translation>
    </message>
    <message id="viceroy.screen.buys">
        <source></source>
        <translation>{what}: {count}; buys: {card}</translation>
    </message>
    <message id="viceroy.screen.passFor" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pass: take %n gem</numerusform>
            <numerusform>Pass: take %n gems</numerusform>
        </translation>
    </message>
    <message id="viceroy.screen.again">
        <source></source>
        <translation>{card}: touch it again to choose it</translation>
    </message>
    <message id="viceroy.button.look">
        <source></source>
        <translation>Look at all cards</translation>
    </message>
    <message id="viceroy.button.swap">
        <source></source>
        <translation>Move my column to the other side</translation>
    </message>
    <message id="viceroy.button.undo">
        <source></source>
        <translation>Take back</translation>
    </message>
    <message id="viceroy.button.lay">
        <source></source>
        <translation>Lay the card here</translation>
    </message>
    <message id="viceroy.count.final">
        <source></source>
        <translation>Points</translation>
    </message>
    <message id="viceroy.table.discard">
        <source></source>
        <translation>Out of the game</translation>
    </message>
    <message id="viceroy.setup.edition">
        <source></source>
        <translation>Edition</translation>
    </message>
    <message id="viceroy.setup.edition.about">
        <source></source>
        <translation>The second deals four first characters, and a card may be sold for two gems.</translation>
    </message>
    <message id="viceroy.setup.edition.czech">
        <source></source>
        <translation>Czech box</translation>
    </message>
    <message id="viceroy.setup.edition.second">
        <source></source>
        <translation>Second</translation>
    </message>
    <message id="viceroy.setup.first.about">
        <source></source>
        <translation>How many characters each of you gets to begin with.</translation>
    </message>
    <message id="viceroy.setup.sale.about">
        <source></source>
        <translation>In development a card may be given back for two gems.</translation>
    </message>
    <message id="viceroy.setup.first">
        <source></source>
        <translation>First cards</translation>
    </message>
    <message id="viceroy.setup.first.two">
        <source></source>
        <translation>Two</translation>
    </message>
    <message id="viceroy.setup.first.four">
        <source></source>
        <translation>Four, two stay</translation>
    </message>
    <message id="viceroy.setup.sale">
        <source></source>
        <translation>Cards for gems</translation>
    </message>
    <message id="viceroy.setup.sale.no">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.setup.sale.yes">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.curtain.only">
        <source></source>
        <translation>{seat}. Only you look now.</translation>
    </message>
    <message id="viceroy.curtain.ready">
        <source></source>
        <translation>I am ready</translation>
    </message>
    <message id="viceroy.panel.auction">
        <source></source>
        <translation>Auction</translation>
    </message>
    <message id="viceroy.panel.pyramid">
        <source></source>
        <translation>My pyramid</translation>
    </message>
    <message id="viceroy.panel.hand">
        <source></source>
        <translation>My hand and gems</translation>
    </message>
    <message id="viceroy.place.spoken">
        <source></source>
        <translation>Level {level}, place {place} from the left</translation>
    </message>
    <message id="viceroy.reserve.due">
        <source></source>
        <translation>{gems}; still to take: {count}</translation>
    </message>
    <message id="viceroy.again.replaceTarget">
        <source></source>
        <translation>This card comes back to your hand, its tokens stay with the law. Touch it again to agree.</translation>
    </message>
    <message id="viceroy.again.doubleTarget">
        <source></source>
        <translation>All tokens on this card are doubled. Touch it again to agree.</translation>
    </message>
    <message id="viceroy.again.freeTarget">
        <source></source>
        <translation>This card goes under the law, and all tokens on it are lost. Touch it again to agree.</translation>
    </message>
    <message id="viceroy.record.stands">
        <source></source>
        <translation>The record of this house: {points}</translation>
    </message>
    <message id="viceroy.record.broken">
        <source></source>
        <translation>A new record of this house! Until now: {points}</translation>
    </message>
    <message id="viceroy.record.first">
        <source></source>
        <translation>The first result of this house: a record to beat</translation>
    </message>
</context>
</TS>
