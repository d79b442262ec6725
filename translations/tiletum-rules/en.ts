<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="tiletum.rule.edition">
        <source></source>
        <translation>edition of 2022</translation>
    </message>
    <message id="tiletum.rule.chapter.aim">
        <source></source>
        <translation>Before you begin</translation>
    </message>
    <message id="tiletum.rule.aim.goal.title">
        <source></source>
        <translation>What you are trying to do</translation>
    </message>
    <message id="tiletum.rule.aim.goal.1">
        <source></source>
        <translation>You are a merchant of the Renaissance, and your journey begins in Tiletum. Whoever has the most victory points (VP) at the end wins. You score for contracts, cathedrals, fairs, the king track and your buildings. At the very end your houses and pillars on the map are [multiplied](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.aim.goal.2">
        <source></source>
        <translation>You start with 10 VP. Some things cost VP, but your score never drops below 0. Example: you have 2 VP and lose 5, so you stand at 0.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.title">
        <source></source>
        <translation>A die is two things</translation>
    </message>
    <message id="tiletum.rule.aim.heart.1">
        <source></source>
        <translation>On each turn you take one die. Its colour and its value bring you resources. Its place at the action wheel gives you an action.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.2">
        <source></source>
        <translation>The two pull against each other. A die of 5 brings 5 resources but only 2 action points (AP). A die of 1 brings 1 resource and 6 AP. [Value and AP always add up to 7.](rule:turn.points) You take only 12 dice in the whole game, so each one counts.</translation>
    </message>
    <message id="tiletum.rule.aim.course.title">
        <source></source>
        <translation>Four rounds of five phases</translation>
    </message>
    <message id="tiletum.rule.aim.course.1">
        <source></source>
        <translation>The game lasts four rounds. Each round has five phases: preparation, action, king, fair and clean-up. In the action phase everybody takes three turns, which makes 12 turns per player.</translation>
    </message>
    <message id="tiletum.rule.aim.course.2">
        <source></source>
        <translation>The program shuffles, rolls, refills and counts. You only decide. Round 4 has no clean-up: after its fair comes the [final scoring](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.chapter.setup">
        <source></source>
        <translation>Setting up</translation>
    </message>
    <message id="tiletum.rule.setup.parts.title">
        <source></source>
        <translation>What is in the game</translation>
    </message>
    <message id="tiletum.rule.setup.parts.1">
        <source></source>
        <translation>On the table: the action wheel with six actions, the map, the king track, a bag of dice, 54 bonus tiles, 26 contract tiles and 45 character tiles. There are also 25 cathedral tiles, 9 building cost tiles, 6 corruption tokens, 11 fair tiles and 8 city tiles.</translation>
    </message>
    <message id="tiletum.rule.setup.parts.2">
        <source></source>
        <translation>Each player has a player board, a merchant, an architect, 8 houses, 7 pillars, 5 tokens for bonus action points, and discs for the king track and the turn order. The [solo mode](rule:solo.start) adds 13 decrees and 8 challenges.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.title">
        <source></source>
        <translation>The action wheel</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.1">
        <source></source>
        <translation>Six actions stand around the wheel: architect, merchant, characters, contracts, king and joker. The wheel itself has six sectors, numbered 1 to 6 clockwise, and each sector faces one action. Where the wheel points at the start is random.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.2">
        <source></source>
        <translation>Beside each action lies one bonus tile, face up. One more lies beside the king track.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.title">
        <source></source>
        <translation>Tiles and dice for 2, 3 or 4 players</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.1">
        <source></source>
        <translation>With fewer players some tiles stay in the box. With 2, 3 or 4 players you use 38, 46 or 54 bonus tiles, 18, 22 or 26 contract tiles and 25, 35 or 45 character tiles. The bag holds 10, 15 or 20 dice, equally many of each of the five colours.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.2">
        <source></source>
        <translation>Five contract tiles and five character tiles lie open: the [contract offer](rule:contract.offer) and the [character offer](rule:character.offer). The rest wait face down in piles.</translation>
    </message>
    <message id="tiletum.rule.setup.map.title">
        <source></source>
        <translation>What lies on the map</translation>
    </message>
    <message id="tiletum.rule.setup.map.1">
        <source></source>
        <translation>With 2, 3 or 4 players, 11, 16 or 20 cities hold a bonus tile. Each of the nine cathedral cities has a stack of cathedral tiles, the most valuable on top, and one random building cost tile.</translation>
    </message>
    <message id="tiletum.rule.setup.map.2">
        <source></source>
        <translation>One of these nine tiles says “not built”. So [one cathedral is missing](rule:architect.notbuilt) in every game.</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.title">
        <source></source>
        <translation>The four fairs</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.1">
        <source></source>
        <translation>Each round ends with a fair in one city. The first is always in Tiletum. For the other three the program draws from eight city tiles: Frankfurt, Verona, Troyes, Hamburg, Leipzig, Toulouse, Genoa and Venice. Four of the 11 fair tiles say what each fair counts.</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.2">
        <source></source>
        <translation>All of this lies open from the start, so your very first turn can already serve the fair of round 4. Flags on the map show where and when.</translation>
    </message>
    <message id="tiletum.rule.setup.player.title">
        <source></source>
        <translation>What you start with</translation>
    </message>
    <message id="tiletum.rule.setup.player.1">
        <source></source>
        <translation>You receive 1 food, 1 iron, 1 stone and 1 wool. Gold depends on the turn order: the first player gets 1, the others 3, 5 and 6. Your merchant, your architect and one house stand in Tiletum. Your personal supply holds 2 houses and 2 pillars.</translation>
    </message>
    <message id="tiletum.rule.setup.player.2">
        <source></source>
        <translation>The first player is drawn by lot. All discs lie on 0 of the king track, stacked in turn order with the first player’s at the bottom. The lower disc is ahead.</translation>
    </message>
    <message id="tiletum.rule.setup.board.title">
        <source></source>
        <translation>Your player board</translation>
    </message>
    <message id="tiletum.rule.setup.board.1">
        <source></source>
        <translation>Your board shows six buildings. From the left, five of them have 3, 2, 2, 1 and 1 rooms to fill; the sixth is full from the start. On the first five roofs a house is waiting. Below every building is a place for one coat of arms.</translation>
    </message>
    <message id="tiletum.rule.setup.board.2">
        <source></source>
        <translation>You also have six contract spaces, with a pillar on each of the first five, and a storehouse with four places.</translation>
    </message>
    <message id="tiletum.rule.setup.options.title">
        <source></source>
        <translation>Choices before the game</translation>
    </message>
    <message id="tiletum.rule.setup.options.1">
        <source></source>
        <translation>One to four people can play. Alone, you meet [Cardinal Titus](rule:solo.start) and choose how many challenges, 0 to 8, make him stronger; which ones is left to chance.</translation>
    </message>
    <message id="tiletum.rule.setup.options.2">
        <source></source>
        <translation>The actions normally stand around the wheel in a fixed order: architect, merchant, characters, contracts, king, joker. You may have them shuffled instead. For your first game keep the fixed order.</translation>
    </message>
    <message id="tiletum.rule.chapter.round">
        <source></source>
        <translation>A round</translation>
    </message>
    <message id="tiletum.rule.round.preparation.title">
        <source></source>
        <translation>Preparation: rolling the dice</translation>
    </message>
    <message id="tiletum.rule.round.preparation.1">
        <source></source>
        <translation>With 2, 3 or 4 players, 8, 11 or 14 dice are drawn from the bag and rolled. Every die goes to the sector of its value, whatever its colour. A sector may hold many dice or none.</translation>
    </message>
    <message id="tiletum.rule.round.preparation.2">
        <source></source>
        <translation>Everybody will take three of them, so two dice are always left over.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.title">
        <source></source>
        <translation>Corruption comes three times</translation>
    </message>
    <message id="tiletum.rule.round.corruption.1">
        <source></source>
        <translation>Before each of the three turns one corruption token is turned up. Every disc on the king track moves back by its number: 0, 1 or 2 spaces. Discs that share a space move together and keep their order. Nobody moves back beyond the last space.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.2">
        <source></source>
        <translation>There are six tokens, two of each number, and three are used in a round. Example: tokens of 2, 0 and 1 cost everybody 3 spaces.</translation>
    </message>
    <message id="tiletum.rule.round.turns.title">
        <source></source>
        <translation>Taking turns</translation>
    </message>
    <message id="tiletum.rule.round.turns.1">
        <source></source>
        <translation>After each token every player takes one turn, in turn order. The compass marks the first player.</translation>
    </message>
    <message id="tiletum.rule.round.turns.2">
        <source></source>
        <translation>You act only on your own turn. Meanwhile you may look at everything and plan. Only the piles, the bag and covered corruption tokens are secret.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.title">
        <source></source>
        <translation>Clean-up</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.1">
        <source></source>
        <translation>Actions whose bonus tile was taken get a new one; a tile nobody wanted stays. After rounds 1 and 2 a new tile is laid beside the king track. All six corruption tokens are shuffled, and all dice go back into the bag.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.2">
        <source></source>
        <translation>Then the wheel turns one sector clockwise. Every action now faces the next lower number, and 1 becomes 6. Example: the merchant faces 4 now and 3 in the next round, so it gives one AP more.</translation>
    </message>
    <message id="tiletum.rule.chapter.turn">
        <source></source>
        <translation>Your turn</translation>
    </message>
    <message id="tiletum.rule.turn.steps.title">
        <source></source>
        <translation>The order of a turn</translation>
    </message>
    <message id="tiletum.rule.turn.steps.1">
        <source></source>
        <translation>Your turn has four steps in this order: take a die, take or leave the bonus tile of its action, receive the resources, do the action. You must take a die. The action you may use in part or not at all.</translation>
    </message>
    <message id="tiletum.rule.turn.steps.2">
        <source></source>
        <translation>[Tasks](rule:task.when), such as fulfilling a contract, may come before, between and after these steps.</translation>
    </message>
    <message id="tiletum.rule.turn.die.title">
        <source></source>
        <translation>Taking a die</translation>
    </message>
    <message id="tiletum.rule.turn.die.1">
        <source></source>
        <translation>Choose one die at the wheel. Four things come with it: its colour, its value, the action it faces and the bonus tile beside that action. Touch a die to see all four before you decide.</translation>
    </message>
    <message id="tiletum.rule.turn.die.2">
        <source></source>
        <translation>You take exactly one die per turn. Only dice that still lie at the wheel can be taken. Two dice of the same colour and value are the same to you.</translation>
    </message>
    <message id="tiletum.rule.turn.change.title">
        <source></source>
        <translation>Changing a die with gold</translation>
    </message>
    <message id="tiletum.rule.turn.change.1">
        <source></source>
        <translation>Just before you take a die you may change its value, for 2 gold per step up or down. The values 6 and 1 are neighbours. The program charges the shorter way, at most three steps for 6 gold.</translation>
    </message>
    <message id="tiletum.rule.turn.change.2">
        <source></source>
        <translation>The changed die lies in another sector, so *everything* changes: resources, AP, action and bonus tile. Example: a stone die of 6 becomes a 1 for 2 gold. It now brings 1 stone and 6 AP.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.title">
        <source></source>
        <translation>The bonus tile of the action</translation>
    </message>
    <message id="tiletum.rule.turn.tile.1">
        <source></source>
        <translation>If a bonus tile lies beside the action your die faces, take it or leave it. Taken, it goes to your [storehouse](rule:store.places). Left, it waits for somebody else. You are never forced to take one.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.2">
        <source></source>
        <translation>You decide before your resources arrive, and nothing of the action can be done before that. Tasks are allowed, so using a helper at this moment can make room.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.title">
        <source></source>
        <translation>Resources</translation>
    </message>
    <message id="tiletum.rule.turn.resources.1">
        <source></source>
        <translation>You receive as many resources as the value of your die, in its colour. Blue dice bring iron, pink food, yellow gold, light grey wool and dark grey stone. You may hold any number. Example: a blue die of 4 brings 4 iron.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.2">
        <source></source>
        <translation>Where something gives you a resource of any kind, choose among all five, gold included. You choose at once, one resource at a time.</translation>
    </message>
    <message id="tiletum.rule.turn.points.title">
        <source></source>
        <translation>Action points</translation>
    </message>
    <message id="tiletum.rule.turn.points.1">
        <source></source>
        <translation>Your die gives you 7 minus its value in AP. Spend them on the options of its action, in any order and as often as you like. Other actions are closed to these AP. What is unspent at the end of the turn is lost.</translation>
    </message>
    <message id="tiletum.rule.turn.points.2">
        <source></source>
        <translation>Example: a die of 3 at the merchant gives 7 – 3 = 4 AP. You walk two spaces, build a house and collect a bonus tile.</translation>
    </message>
    <message id="tiletum.rule.turn.open.title">
        <source></source>
        <translation>One thing at a time</translation>
    </message>
    <message id="tiletum.rule.turn.open.1">
        <source></source>
        <translation>A tile, a contract or a house may give you something in the middle of an action. That comes first; then your action goes on where it stopped. Steps, placements, extra actions and character bonuses may be given up. A resource of your choice must be named.</translation>
    </message>
    <message id="tiletum.rule.turn.open.2">
        <source></source>
        <translation>While you are asked for a resource, a building or a place, nothing else is possible. What is not being asked for cannot be answered, and what does not exist in this game, such as a building 7, is refused.</translation>
    </message>
    <message id="tiletum.rule.turn.end.title">
        <source></source>
        <translation>Ending and taking back</translation>
    </message>
    <message id="tiletum.rule.turn.end.1">
        <source></source>
        <translation>Your turn ends when you say so. First the die must be taken, its bonus tile decided and everything in between finished.</translation>
    </message>
    <message id="tiletum.rule.turn.end.2">
        <source></source>
        <translation>Until then you may take your steps back one by one. You cannot go back past something newly revealed, such as a new character in the offer, nor into a turn that has ended.</translation>
    </message>
    <message id="tiletum.rule.chapter.store">
        <source></source>
        <translation>The storehouse</translation>
    </message>
    <message id="tiletum.rule.store.places.title">
        <source></source>
        <translation>Four places, nothing thrown away</translation>
    </message>
    <message id="tiletum.rule.store.places.1">
        <source></source>
        <translation>Every tile you take goes to your storehouse first. It has four places. When all are taken you can take no further tile, from anywhere, and you may not throw a stored one away.</translation>
    </message>
    <message id="tiletum.rule.store.places.2">
        <source></source>
        <translation>Example: you hold two contracts, a coat of arms and a character. Before you take a fifth tile, fulfil a contract, place the coat of arms or move the character in.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.title">
        <source></source>
        <translation>How each tile leaves the storehouse</translation>
    </message>
    <message id="tiletum.rule.store.tiles.1">
        <source></source>
        <translation>You use a [helper](rule:task.helper), fulfil a [contract](rule:task.contract) and place a [coat of arms](rule:task.coat) as tasks. A [character](rule:character.rooms) moves into a room for AP of the characters action.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.2">
        <source></source>
        <translation>Each works only with a tile of that kind that lies in your own storehouse.</translation>
    </message>
    <message id="tiletum.rule.chapter.map">
        <source></source>
        <translation>The map, merchant and architect</translation>
    </message>
    <message id="tiletum.rule.map.spaces.title">
        <source></source>
        <translation>Cities and road spaces</translation>
    </message>
    <message id="tiletum.rule.map.spaces.1">
        <source></source>
        <translation>The map has 23 cities and 6 road spaces, joined by roads. A road space costs a step like a city, but nothing is built or found there. Any number of pieces may share a space.</translation>
    </message>
    <message id="tiletum.rule.map.spaces.2">
        <source></source>
        <translation>Nine cities have a cathedral, with one house space and two or three pillar spaces. The other 14 have house spaces only.</translation>
    </message>
    <message id="tiletum.rule.map.move.title">
        <source></source>
        <translation>Moving the merchant and the architect</translation>
    </message>
    <message id="tiletum.rule.map.move.1">
        <source></source>
        <translation>In the merchant action, 1 AP moves your merchant to a neighbouring space. In the architect action, 1 AP moves your architect. Other pieces never block the way. You build a house only where your merchant stands, and a pillar only where your architect stands.</translation>
    </message>
    <message id="tiletum.rule.map.move.2">
        <source></source>
        <translation>Example: from Tiletum your merchant reaches Lyon in three steps, through Paris and Troyes.</translation>
    </message>
    <message id="tiletum.rule.map.collect.title">
        <source></source>
        <translation>Bonus tiles in cities</translation>
    </message>
    <message id="tiletum.rule.map.collect.1">
        <source></source>
        <translation>For 1 AP you take the bonus tile from the city where your piece stands: the merchant in the merchant action, the architect in the architect action. It goes to your storehouse.</translation>
    </message>
    <message id="tiletum.rule.map.collect.2">
        <source></source>
        <translation>The map is never refilled, so whoever comes first gets the tile. A tile that is no longer there, on the map or in an offer, cannot be taken.</translation>
    </message>
    <message id="tiletum.rule.map.free.title">
        <source></source>
        <translation>Free steps and placements</translation>
    </message>
    <message id="tiletum.rule.map.free.1">
        <source></source>
        <translation>Some characters and contracts give you steps, a house or a pillar without AP. Each step leads to a neighbouring space. If you get a step and a placement, use both in either order, or just one.</translation>
    </message>
    <message id="tiletum.rule.map.free.2">
        <source></source>
        <translation>A placement needs a piece in your supply and a free space, as always. A house or pillar without a step is lost if it cannot be placed where your piece stands. Free steps collect no bonus tiles.</translation>
    </message>
    <message id="tiletum.rule.merchant.house.title">
        <source></source>
        <translation>Building a house</translation>
    </message>
    <message id="tiletum.rule.merchant.house.1">
        <source></source>
        <translation>In the merchant action, 1 AP puts a house from your personal supply into your merchant’s city. You may have one house per city. You start with two in your supply; five more wait on your roofs until you [fill those buildings](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.merchant.house.2">
        <source></source>
        <translation>Houses stay on the map. They let you take part in fairs, and at the end they are multiplied by your pillars.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.title">
        <source></source>
        <translation>House spaces</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.1">
        <source></source>
        <translation>A house needs a free house space. Cities have one or two of them; only Tiletum has more. Some open only with three or four players: with 2, 3 or 4 players there are 24, 32 or 39, those in Tiletum included. If several are free, you choose.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.2">
        <source></source>
        <translation>Example: the second space in Troyes is there only with three players or more.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.title">
        <source></source>
        <translation>Building bonuses</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.1">
        <source></source>
        <translation>Most house spaces show a building bonus: 1 to 6 VP, or [activating a building](rule:character.activate). You receive it at once, however the house got there. It goes to the builder, once. If nobody lives in your buildings yet, an activation is lost.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.2">
        <source></source>
        <translation>Example: the first space in Venice is worth 6 VP.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.title">
        <source></source>
        <translation>Building bonuses, city by city</translation>
    </message>
    <message id="tiletum.rule.merchant.list.1">
        <source></source>
        <translation>Cities with a single house space: London and Florence 5 VP, Vienna 4, Milan and Prague 3, Bordeaux and Lyon 2, Cologne and Paris 1.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.2">
        <source></source>
        <translation>First spaces of the other cities: Venice 6 VP, Genoa 4, Hamburg and Toulouse 3, Strasbourg 2, Troyes 1. In Leipzig, Frankfurt, Nuremberg, Verona and Arles you activate a building. Bruges and Antwerp give nothing.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.3">
        <source></source>
        <translation>Second spaces with three players or more: Verona 3 VP, Nuremberg 2, Hamburg and Frankfurt 1, Troyes and Genoa an activation, Antwerp nothing. With four players also: Toulouse and Arles 2 VP, Leipzig 1, Strasbourg and Venice an activation, Bruges nothing.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.4">
        <source></source>
        <translation>The spaces in Tiletum hold the starting houses and give no bonus.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.title">
        <source></source>
        <translation>Putting up a pillar</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.1">
        <source></source>
        <translation>In the architect action, 1 AP puts a pillar from your personal supply into your architect’s city. Only cathedral cities have pillar spaces: two in Bordeaux and in Vienna, three in the other seven. You may have one pillar per city.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.2">
        <source></source>
        <translation>You start with two pillars; [fulfilled contracts](rule:task.contract) free up to five more. With a pillar you may [contribute to the cathedral](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.title">
        <source></source>
        <translation>The cathedral that is not built</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.1">
        <source></source>
        <translation>One building cost tile says “not built”. Nobody may put up a pillar in that city or contribute there, and its cathedral tiles are out of the game. Its house space and its bonus tile work as usual.</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.2">
        <source></source>
        <translation>Look for this city before you plan your first journey.</translation>
    </message>
    <message id="tiletum.rule.chapter.people">
        <source></source>
        <translation>Characters and buildings</translation>
    </message>
    <message id="tiletum.rule.character.offer.title">
        <source></source>
        <translation>The character offer</translation>
    </message>
    <message id="tiletum.rule.character.offer.1">
        <source></source>
        <translation>In the characters action, 1 AP takes any one of the five characters on offer into your storehouse. A new one fills the gap at once.</translation>
    </message>
    <message id="tiletum.rule.character.offer.2">
        <source></source>
        <translation>For 1 AP you may also replace the whole offer: new tiles are drawn first, then the old ones are shuffled into the pile. If the pile is empty, a gap stays. An empty offer cannot be replaced.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.title">
        <source></source>
        <translation>Moving a character in</translation>
    </message>
    <message id="tiletum.rule.character.rooms.1">
        <source></source>
        <translation>A stored character moves into an empty room of your board. That costs 1 AP on the first floor, 2 on the second and 3 on the third; the order of the floors is up to you. You receive the character’s bonus at once, and the character stays to the end.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.2">
        <source></source>
        <translation>Example: filling the first building costs 1 + 2 + 3 = 6 AP.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.title">
        <source></source>
        <translation>One kind, one building</translation>
    </message>
    <message id="tiletum.rule.character.kinds.1">
        <source></source>
        <translation>There are five kinds of characters: notary, innkeeper, courtier, trader and master builder. A building holds one kind only, and each kind lives in one of your buildings only.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.2">
        <source></source>
        <translation>Example: a notary moves into building 4, which has one room. No other notary can ever move in with you, and one in your storehouse blocks its place for good.</translation>
    </message>
    <message id="tiletum.rule.character.filled.title">
        <source></source>
        <translation>Filled buildings</translation>
    </message>
    <message id="tiletum.rule.character.filled.1">
        <source></source>
        <translation>A building is filled when somebody lives in each of its rooms. Its roof house then goes to your supply, even before you use the last character’s bonus. No coat of arms is needed for that.</translation>
    </message>
    <message id="tiletum.rule.character.filled.2">
        <source></source>
        <translation>The sixth building is filled from the start. It has no roof house and takes no characters.</translation>
    </message>
    <message id="tiletum.rule.character.activate.title">
        <source></source>
        <translation>Activating a building</translation>
    </message>
    <message id="tiletum.rule.character.activate.1">
        <source></source>
        <translation>Some house spaces and one helper activate a building. Choose one of yours in which at least one character lives, filled or not. You receive the bonus of each character there once, in any order, and may skip any of them.</translation>
    </message>
    <message id="tiletum.rule.character.activate.2">
        <source></source>
        <translation>A room without a character, or one already used, gives nothing. The helper cannot be used while nobody lives with you.</translation>
    </message>
    <message id="tiletum.rule.character.completed.title">
        <source></source>
        <translation>Completed buildings</translation>
    </message>
    <message id="tiletum.rule.character.completed.1">
        <source></source>
        <translation>A filled building with a coat of arms below it is completed. From now on it gives *bonus action points*, one per room, to every die action of its kind, also when chosen through the joker. They join at once, even in the action under way.</translation>
    </message>
    <message id="tiletum.rule.character.completed.2">
        <source></source>
        <translation>Notaries help contracts, innkeepers characters, courtiers king, traders merchant, master builders architect. Actions given by tiles get nothing. The sixth building gives no bonus AP but counts as completed.</translation>
    </message>
    <message id="tiletum.rule.chapter.actions">
        <source></source>
        <translation>Contracts, king and joker</translation>
    </message>
    <message id="tiletum.rule.contract.offer.title">
        <source></source>
        <translation>The contract offer</translation>
    </message>
    <message id="tiletum.rule.contract.offer.1">
        <source></source>
        <translation>In the contracts action you take tiles from the offer of five. From left to right they cost 3, 3, 2, 2 and 1 AP. Contracts and coats of arms lie there together, and each goes to your storehouse.</translation>
    </message>
    <message id="tiletum.rule.contract.offer.2">
        <source></source>
        <translation>Gaps stay until your turn ends. Then the rest slides to the right and new tiles come in on the left, so what you leave may become cheaper. If the pile is empty, gaps stay.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.title">
        <source></source>
        <translation>Exchanging a resource</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.1">
        <source></source>
        <translation>In the contracts action, 1 AP exchanges one of your resources for one of another kind, gold included. The first exchange of your turn brings one more resource of any kind. That happens once per turn, whatever gave you the action.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.2">
        <source></source>
        <translation>Example: with 2 AP you exchange twice. You give 2 resources and receive 3.</translation>
    </message>
    <message id="tiletum.rule.king.action.title">
        <source></source>
        <translation>The king action</translation>
    </message>
    <message id="tiletum.rule.king.action.1">
        <source></source>
        <translation>The king action has no options. Your disc moves forward at once, one space per AP. If other discs lie where it stops, yours goes on top, which puts you behind them. The last space is +15; AP beyond it are lost.</translation>
    </message>
    <message id="tiletum.rule.king.action.2">
        <source></source>
        <translation>If a helper adds AP later in this turn, your disc moves on.</translation>
    </message>
    <message id="tiletum.rule.joker.action.title">
        <source></source>
        <translation>The joker action</translation>
    </message>
    <message id="tiletum.rule.joker.action.1">
        <source></source>
        <translation>The joker lets you choose one of the other five actions. All AP go to that action; you cannot split them. Resources, AP and bonus tile come from the joker’s own sector. Bonus AP of the chosen action are added.</translation>
    </message>
    <message id="tiletum.rule.joker.action.2">
        <source></source>
        <translation>Example: a die of 2 at the joker gives 5 AP. If your building with one trader is completed, that is 6 AP as merchant.</translation>
    </message>
    <message id="tiletum.rule.chapter.tasks">
        <source></source>
        <translation>Tasks</translation>
    </message>
    <message id="tiletum.rule.task.when.title">
        <source></source>
        <translation>Tasks: at any moment of your turn</translation>
    </message>
    <message id="tiletum.rule.task.when.1">
        <source></source>
        <translation>Tasks cost no AP. Do as many as you can pay for: before the die, between two AP, after the action. There are five: [buy a resource](rule:task.buy), [fulfil a contract](rule:task.contract), [place a coat of arms](rule:task.coat), [contribute to a cathedral](rule:task.cathedral), [use a helper](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.task.when.2">
        <source></source>
        <translation>Outside your turn there are no tasks. So in the king phase you cannot make room in your storehouse.</translation>
    </message>
    <message id="tiletum.rule.task.buy.title">
        <source></source>
        <translation>Buying a resource</translation>
    </message>
    <message id="tiletum.rule.task.buy.1">
        <source></source>
        <translation>Pay 2 gold and take 1 iron, food, wool or stone, as often as your gold lasts. Gold itself cannot be bought; only an [exchange](rule:contract.exchange) turns other resources into gold. Example: you lack 2 stone for a cathedral, so 4 gold will do.</translation>
    </message>
    <message id="tiletum.rule.task.buy.2">
        <source></source>
        <translation>Whenever you cannot pay for something, the program says what you need and what you have.</translation>
    </message>
    <message id="tiletum.rule.task.contract.title">
        <source></source>
        <translation>Fulfilling a contract</translation>
    </message>
    <message id="tiletum.rule.task.contract.1">
        <source></source>
        <translation>Pay what a stored contract asks. It moves to your leftmost free contract space, and a pillar lying there goes to your supply. You score the contract and the space: 0, 1, 2, 3, 4 or 6 VP from left to right. Then you receive the extra on the tile, if it has one.</translation>
    </message>
    <message id="tiletum.rule.task.contract.2">
        <source></source>
        <translation>With six fulfilled contracts you can neither take nor fulfil another. A stored contract reserves no space.</translation>
    </message>
    <message id="tiletum.rule.task.same.title">
        <source></source>
        <translation>Contracts that let you choose the kind</translation>
    </message>
    <message id="tiletum.rule.task.same.1">
        <source></source>
        <translation>Some contracts ask for several resources of one kind, and you say which. All of that part must be alike. Mixed contracts ask for such a part and for iron or wool besides; the part you choose may be the same kind. All other contracts have a fixed price, so there is nothing to name.</translation>
    </message>
    <message id="tiletum.rule.task.same.2">
        <source></source>
        <translation>Example: 2 of one kind and 2 iron may be paid with 2 gold and 2 iron, or with 4 iron.</translation>
    </message>
    <message id="tiletum.rule.task.coat.title">
        <source></source>
        <translation>Placing a coat of arms</translation>
    </message>
    <message id="tiletum.rule.task.coat.1">
        <source></source>
        <translation>Pay food and place a stored coat of arms below any building, even an empty one. Each place holds one coat and gives its bonus at once. If you cannot use the bonus, you may still place the coat. It never moves again.</translation>
    </message>
    <message id="tiletum.rule.task.coat.2">
        <source></source>
        <translation>If the building is filled, the coat [completes it](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.task.places.title">
        <source></source>
        <translation>The six places for coats of arms</translation>
    </message>
    <message id="tiletum.rule.task.places.1">
        <source></source>
        <translation>Building 1, 6 food: build a house from your supply in any city with a free house space where you have no house. Building 2, 6 food: put up a pillar from your supply in any city that could take one of yours.</translation>
    </message>
    <message id="tiletum.rule.task.places.2">
        <source></source>
        <translation>Building 3, 5 food: your merchant moves to any space of the map. Building 4, 4 food: your architect does. Building 5, 3 food: choose 2 resources, alike or different. Building 6, 2 food: score 5 VP.</translation>
    </message>
    <message id="tiletum.rule.task.family.title">
        <source></source>
        <translation>One coat of arms of each noble family</translation>
    </message>
    <message id="tiletum.rule.task.family.1">
        <source></source>
        <translation>There are six noble families. You may hold one coat of arms of each, stored and placed ones together. A second one you cannot take from anywhere, not even to keep it from others.</translation>
    </message>
    <message id="tiletum.rule.task.family.2">
        <source></source>
        <translation>Example: your Medici coat lies below a building. The Medici coat in the contract offer is closed to you.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.title">
        <source></source>
        <translation>Contributing to a cathedral</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.1">
        <source></source>
        <translation>In a cathedral city where you have a pillar you may contribute once. Pay the stone on the building cost tile and take the top cathedral tile. You score both VP values. Your pieces may stand anywhere, and the pillar stays. Later contributors find a lower tile; when none is left, nobody can contribute.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.2">
        <source></source>
        <translation>Example: Milan costs 4 stone. You score 6 + 7 = 13 VP; the next player scores 6 + 5 = 11.</translation>
    </message>
    <message id="tiletum.rule.task.helper.title">
        <source></source>
        <translation>Using a helper</translation>
    </message>
    <message id="tiletum.rule.task.helper.1">
        <source></source>
        <translation>You use a stored helper as a task and receive all it shows. An action given by a helper has its own AP; the action of your die waits meanwhile. AP may be left unspent.</translation>
    </message>
    <message id="tiletum.rule.task.helper.2">
        <source></source>
        <translation>A used helper leaves the game. Only if the bonus pile runs out, used helpers and tiles discarded from the king track are shuffled into a new one.</translation>
    </message>
    <message id="tiletum.rule.task.timing.title">
        <source></source>
        <translation>Helpers with a moment of their own</translation>
    </message>
    <message id="tiletum.rule.task.timing.1">
        <source></source>
        <translation>Helpers with +1, +2 or +3 AP add to the action of your die, once its resources have come. They never add to an action given by a tile.</translation>
    </message>
    <message id="tiletum.rule.task.timing.2">
        <source></source>
        <translation>The helper that changes the resource is used before you take a die, once per turn. Example: you choose stone and then take a food die of 5. You receive 5 stone.</translation>
    </message>
    <message id="tiletum.rule.chapter.king">
        <source></source>
        <translation>The king phase</translation>
    </message>
    <message id="tiletum.rule.king.track.title">
        <source></source>
        <translation>The king track</translation>
    </message>
    <message id="tiletum.rule.king.track.1">
        <source></source>
        <translation>The track has 17 spaces. Its red part costs VP: –7, –5, –3, –2, –1. Then comes 0. The blue part brings 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 and 15 VP.</translation>
    </message>
    <message id="tiletum.rule.king.track.2">
        <source></source>
        <translation>A disc that arrives on a taken space goes on top, and *the lower disc is ahead*. So whoever came first stays in front.</translation>
    </message>
    <message id="tiletum.rule.king.phase.title">
        <source></source>
        <translation>Who leads, and what the king pays</translation>
    </message>
    <message id="tiletum.rule.king.phase.1">
        <source></source>
        <translation>Whoever is furthest on the track takes the bonus tile beside it or discards it; among several on one space that is the lowest disc. If the leader cannot store the tile, it is discarded at once. In round 4 there is no tile: the leader scores 4 VP instead.</translation>
    </message>
    <message id="tiletum.rule.king.phase.2">
        <source></source>
        <translation>Then everybody gains or loses the VP of their own space. Example: you stand on –3 with 2 VP, so you fall to 0.</translation>
    </message>
    <message id="tiletum.rule.king.order.title">
        <source></source>
        <translation>New turn order, red discs return</translation>
    </message>
    <message id="tiletum.rule.king.order.1">
        <source></source>
        <translation>The track now sets the turn order for the next round: furthest first, and in a stack the lower disc first.</translation>
    </message>
    <message id="tiletum.rule.king.order.2">
        <source></source>
        <translation>After that, discs in the red part return to 0, on top of those already there, the better ones first. Blue discs stay where they are and can pay again next round.</translation>
    </message>
    <message id="tiletum.rule.chapter.fair">
        <source></source>
        <translation>Fairs</translation>
    </message>
    <message id="tiletum.rule.fair.who.title">
        <source></source>
        <translation>Who scores at a fair</translation>
    </message>
    <message id="tiletum.rule.fair.who.1">
        <source></source>
        <translation>You score at a fair if you have a house in its city or if your merchant stands there now. One of the two is enough. Having passed through earlier does not count, nor does the architect.</translation>
    </message>
    <message id="tiletum.rule.fair.who.2">
        <source></source>
        <translation>Everybody has a house in Tiletum, so everybody takes part in the first fair.</translation>
    </message>
    <message id="tiletum.rule.fair.value.title">
        <source></source>
        <translation>What a fair is worth</translation>
    </message>
    <message id="tiletum.rule.fair.value.1">
        <source></source>
        <translation>Add the VP on the fair tile and the VP of the round: 1, 2, 3 or 4. Multiply this sum by how many of the counted things you have. Of pairs only complete ones count.</translation>
    </message>
    <message id="tiletum.rule.fair.value.2">
        <source></source>
        <translation>Example: in round 2 the tile gives 5 VP for each filled building. You have three, so you score (5 + 2) × 3 = 21 VP.</translation>
    </message>
    <message id="tiletum.rule.fair.king.title">
        <source></source>
        <translation>The fair of the king track</translation>
    </message>
    <message id="tiletum.rule.fair.king.1">
        <source></source>
        <translation>This fair multiplies nothing. You score the sum of tile and round, and your king track VP once more. What counts is your space at the start of the king phase, before red discs return. So you can lose VP here.</translation>
    </message>
    <message id="tiletum.rule.fair.king.2">
        <source></source>
        <translation>Example: in round 1 the sum is 3 + 1 = 4. From –5 you lose 1 VP, from +3 you score 7.</translation>
    </message>
    <message id="tiletum.rule.chapter.end">
        <source></source>
        <translation>The end</translation>
    </message>
    <message id="tiletum.rule.end.scoring.title">
        <source></source>
        <translation>Final scoring</translation>
    </message>
    <message id="tiletum.rule.end.scoring.1">
        <source></source>
        <translation>After the fourth fair, three things are added. First: your houses on the map times your pillars on the map. Second: completed buildings. Three bring 5 VP, four 10, five 20, six 30; fewer than three bring nothing. Third: every 4 resources left, all kinds together, bring 1 VP.</translation>
    </message>
    <message id="tiletum.rule.end.scoring.2">
        <source></source>
        <translation>Example: 6 houses × 4 pillars, five completed buildings and 11 resources give 24 + 20 + 2 = 46 VP.</translation>
    </message>
    <message id="tiletum.rule.end.winner.title">
        <source></source>
        <translation>Who wins</translation>
    </message>
    <message id="tiletum.rule.end.winner.1">
        <source></source>
        <translation>The most VP win. If players are level, the one earlier in turn order wins; that is the order set in the king phase of round 4. Tiles left in a storehouse bring nothing and cost nothing.</translation>
    </message>
    <message id="tiletum.rule.end.winner.2">
        <source></source>
        <translation>Then the game is over, and nothing more can be done.</translation>
    </message>
    <message id="tiletum.rule.chapter.solo">
        <source></source>
        <translation>Solo mode</translation>
    </message>
    <message id="tiletum.rule.solo.start.title">
        <source></source>
        <translation>You against Cardinal Titus</translation>
    </message>
    <message id="tiletum.rule.solo.start.1">
        <source></source>
        <translation>The rules for two players apply. You begin, with 1 gold and 10 VP. Titus has a player board, pieces and a disc on the king track, but no resources and 0 VP. His deck holds six decrees: one for each fair of this game, *Undying Fame* and *Worldly Riches*. It is shuffled before rounds 1 and 3.</translation>
    </message>
    <message id="tiletum.rule.solo.start.2">
        <source></source>
        <translation>The decrees are known, the official solo rules are not. [How Titus plays](rule:about.rulings) is this project’s own procedure.</translation>
    </message>
    <message id="tiletum.rule.solo.die.title">
        <source></source>
        <translation>How Titus takes a die</translation>
    </message>
    <message id="tiletum.rule.solo.die.1">
        <source></source>
        <translation>He turns up a decree and tries its lines from the top. For an action he takes a die from its sector, or from the joker’s if that one is empty. Among several dice he follows the order of colours on the decree. If no line works, he takes the highest die of the first colour that is there. He never changes dice.</translation>
    </message>
    <message id="tiletum.rule.solo.die.2">
        <source></source>
        <translation>A die taken for its colour does the action it faces. At the joker he does the first action named on the decree, otherwise king.</translation>
    </message>
    <message id="tiletum.rule.solo.words.title">
        <source></source>
        <translation>Three words on the decrees</translation>
    </message>
    <message id="tiletum.rule.solo.words.1">
        <source></source>
        <translation>*Needed* is the resource he lacks most for his stored contracts. Only iron and wool that they name count, not pillars, coats or freely chosen parts. If several are level, he prefers the colour with more dice at the wheel. He takes its highest die.</translation>
    </message>
    <message id="tiletum.rule.solo.words.2">
        <source></source>
        <translation>*Goods* are iron and wool, the more needed one first. A coat of arms is *within reach* if it is new to him and he could walk there with a die of that action, keeping 1 AP.</translation>
    </message>
    <message id="tiletum.rule.solo.action.title">
        <source></source>
        <translation>What Titus does with it</translation>
    </message>
    <message id="tiletum.rule.solo.action.1">
        <source></source>
        <translation>He takes the bonus tile if it is a helper, which he discards, or a contract or coat of arms he can store. Architect and merchant walk to the nearest city where they can build; if several are equally near, the more valuable one. They build, score the VP of the space, and take a contract or coat there.</translation>
    </message>
    <message id="tiletum.rule.solo.action.2">
        <source></source>
        <translation>With characters he prefers a kind he already has and the cheapest room. With contracts he takes the cheapest new coat of arms, otherwise the cheapest contract. His completed buildings give him bonus AP too.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.title">
        <source></source>
        <translation>What Titus pays for</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.1">
        <source></source>
        <translation>After his action he fulfils every contract he can pay, the highest VP first. Next he contributes to every cathedral he can. Then he places his coats of arms: below the leftmost filled building, otherwise in the cheapest place.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.2">
        <source></source>
        <translation>For him 2 gold replace any 1 resource. He scores all VP of these things but uses no other bonus of characters, contracts or coats.</translation>
    </message>
    <message id="tiletum.rule.solo.count.title">
        <source></source>
        <translation>How Titus scores, and how you win</translation>
    </message>
    <message id="tiletum.rule.solo.count.1">
        <source></source>
        <translation>If he leads the king track, he discards the tile and scores 4 VP besides his space. He takes part in every fair and scores the sum of tile and round, times the number of the round. Example: in round 3 a fair of 3 VP brings him (3 + 3) × 3 = 18 VP.</translation>
    </message>
    <message id="tiletum.rule.solo.count.2">
        <source></source>
        <translation>At the end he scores fulfilled contracts × cathedral tiles and nothing else. You score as always. You win only with *more* VP than he has.</translation>
    </message>
    <message id="tiletum.rule.chapter.example">
        <source></source>
        <translation>Two examples</translation>
    </message>
    <message id="tiletum.rule.example.turn.title">
        <source></source>
        <translation>A whole turn, step by step</translation>
    </message>
    <message id="tiletum.rule.example.turn.1">
        <source></source>
        <translation>You are second of two players in round 1, with 10 VP, 3 gold and 1 each of iron, food, wool and stone. The merchant faces sector 4. Beside it lies a contract for 2 wool.</translation>
    </message>
    <message id="tiletum.rule.example.turn.2">
        <source></source>
        <translation>You pay 2 gold and take the wool die of 5 as a 4. You take the contract. Then come 4 wool, so you have 5, and 7 – 4 = 3 AP for the merchant.</translation>
    </message>
    <message id="tiletum.rule.example.turn.3">
        <source></source>
        <translation>You fulfil the contract at once: 2 wool for 2 VP, and its space adds 0. You stand at 12 VP, and a pillar joins your supply. With 1 AP each you walk to Paris, build a house (1 VP) and collect the bonus tile there, a helper with +1 AP.</translation>
    </message>
    <message id="tiletum.rule.example.turn.4">
        <source></source>
        <translation>You use the helper and walk on to Troyes. You end with 13 VP, 3 wool, 1 gold, 1 iron, 1 food and 1 stone. Troyes holds the fair of round 2 in this game, and your merchant is already there.</translation>
    </message>
    <message id="tiletum.rule.example.count.title">
        <source></source>
        <translation>A final count</translation>
    </message>
    <message id="tiletum.rule.example.count.1">
        <source></source>
        <translation>Before the final scoring Anna has 109 VP: 10 from the start, 66 from contracts, 10 from cathedrals, 5 from coats of arms, 6 from helpers and characters, 12 from the king track. Ben has 23.</translation>
    </message>
    <message id="tiletum.rule.example.count.2">
        <source></source>
        <translation>Anna has 3 houses × 1 pillar = 3 VP. Three completed buildings, the two with one room and the sixth, bring 5. Her 10 resources bring 2. Total: 119.</translation>
    </message>
    <message id="tiletum.rule.example.count.3">
        <source></source>
        <translation>Ben has 2 houses × 0 pillars = 0 VP and no completed building. His 46 resources bring 11. Total: 34. With a single pillar his houses would have been worth 2 VP more, and neither of them scored at any fair.</translation>
    </message>
    <message id="tiletum.rule.chapter.about">
        <source></source>
        <translation>About this edition</translation>
    </message>
    <message id="tiletum.rule.about.known.title">
        <source></source>
        <translation>What is reconstructed</translation>
    </message>
    <message id="tiletum.rule.about.known.1">
        <source></source>
        <translation>The rules in this book are known; not every printed value of the box is. Where one is missing, this set has a value that fits everything known. A set corrected from a real box can take its place.</translation>
    </message>
    <message id="tiletum.rule.about.known.2">
        <source></source>
        <translation>Reconstructed are: how many copies of a helper, contract or character there are and from how many players on; which kind of character has which bonus; the gold and VP of two helpers; the number of coats of arms and the names of the families.</translation>
    </message>
    <message id="tiletum.rule.about.known.3">
        <source></source>
        <translation>On the map: 24 of the 39 connections, the house spaces and their bonuses, the pillar spaces and most places for bonus tiles. Of the cathedrals 13 of 25 tile values and seven building cost tiles.</translation>
    </message>
    <message id="tiletum.rule.about.known.4">
        <source></source>
        <translation>Further: 12 of the 17 values of the king track, the mix of the corruption tokens, the fair values of rounds 1, 2 and 4, six of the eight fair cities, the prices of the contract offer, the VP of the contract spaces and the order of the actions at the wheel.</translation>
    </message>
    <message id="tiletum.rule.about.known.5">
        <source></source>
        <translation>The storehouse of four places, new tiles beside the king track after rounds 1 and 2, and the 4 VP in round 4 come from other sources than the rulebook.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.title">
        <source></source>
        <translation>Rulings of our own</translation>
    </message>
    <message id="tiletum.rule.about.rulings.1">
        <source></source>
        <translation>Where the known rules are silent or can be read in two ways, this program plays as follows. A stored contract reserves no contract space. Building bonuses also come with a house from a character or a coat of arms. The freely chosen part of a contract may be the same kind as its fixed part.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.2">
        <source></source>
        <translation>At fairs only coats of arms placed below a building count, not stored ones. The fair of the king track uses your space from before red discs return. A king phase tile that cannot be stored is discarded at once.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.3">
        <source></source>
        <translation>An empty contract or character pile leaves gaps in its offer. Used helpers leave the game; only when the bonus pile is empty do they come back, shuffled.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.4">
        <source></source>
        <translation>Titus’s whole procedure is ours. His *Undying Fame* reads “at least as many houses as pillars”; another source reads “more houses”. “Needed” looks only at his stored contracts. With *Very Special Friends* a contract from a bonus tile counts as fulfilled at once: he pays nothing for it and scores nothing.</translation>
    </message>
    <message id="tiletum.rule.chapter.legend">
        <source></source>
        <translation>Legend of icons</translation>
    </message>
    <message id="tiletum.rule.legend.iron.title">
        <source></source>
        <translation>Iron</translation>
    </message>
    <message id="tiletum.rule.legend.iron.1">
        <source></source>
        <translation>The resource of blue dice; many contracts ask for it.</translation>
    </message>
    <message id="tiletum.rule.legend.food.title">
        <source></source>
        <translation>Food</translation>
    </message>
    <message id="tiletum.rule.legend.food.1">
        <source></source>
        <translation>The resource of pink dice; coats of arms cost it.</translation>
    </message>
    <message id="tiletum.rule.legend.gold.title">
        <source></source>
        <translation>Gold</translation>
    </message>
    <message id="tiletum.rule.legend.gold.1">
        <source></source>
        <translation>The resource of yellow dice; it [changes dice](rule:turn.change) and [buys](rule:task.buy) other resources.</translation>
    </message>
    <message id="tiletum.rule.legend.wool.title">
        <source></source>
        <translation>Wool</translation>
    </message>
    <message id="tiletum.rule.legend.wool.1">
        <source></source>
        <translation>The resource of light grey dice; many contracts ask for it.</translation>
    </message>
    <message id="tiletum.rule.legend.stone.title">
        <source></source>
        <translation>Stone</translation>
    </message>
    <message id="tiletum.rule.legend.stone.1">
        <source></source>
        <translation>The resource of dark grey dice; [cathedrals](rule:task.cathedral) cost it.</translation>
    </message>
    <message id="tiletum.rule.legend.any.title">
        <source></source>
        <translation>Any resources</translation>
    </message>
    <message id="tiletum.rule.legend.any.1">
        <source></source>
        <translation>Resources of your choice, alike or different, gold included.</translation>
    </message>
    <message id="tiletum.rule.legend.same.title">
        <source></source>
        <translation>Resources of one kind</translation>
    </message>
    <message id="tiletum.rule.legend.same.1">
        <source></source>
        <translation>All of them must be of one kind, which [you choose](rule:task.same).</translation>
    </message>
    <message id="tiletum.rule.legend.ap.title">
        <source></source>
        <translation>Action point (AP)</translation>
    </message>
    <message id="tiletum.rule.legend.ap.1">
        <source></source>
        <translation>Action points that you receive, or the price of an option.</translation>
    </message>
    <message id="tiletum.rule.legend.vp.title">
        <source></source>
        <translation>Victory points (VP)</translation>
    </message>
    <message id="tiletum.rule.legend.vp.1">
        <source></source>
        <translation>Victory points that you score.</translation>
    </message>
    <message id="tiletum.rule.legend.architect.title">
        <source></source>
        <translation>Architect</translation>
    </message>
    <message id="tiletum.rule.legend.architect.1">
        <source></source>
        <translation>The architect action, or your architect.</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.title">
        <source></source>
        <translation>Merchant</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.1">
        <source></source>
        <translation>The merchant action, or your merchant.</translation>
    </message>
    <message id="tiletum.rule.legend.character.title">
        <source></source>
        <translation>Characters</translation>
    </message>
    <message id="tiletum.rule.legend.character.1">
        <source></source>
        <translation>The characters action, or a character.</translation>
    </message>
    <message id="tiletum.rule.legend.contract.title">
        <source></source>
        <translation>Contracts</translation>
    </message>
    <message id="tiletum.rule.legend.contract.1">
        <source></source>
        <translation>The contracts action, or a contract.</translation>
    </message>
    <message id="tiletum.rule.legend.king.title">
        <source></source>
        <translation>King</translation>
    </message>
    <message id="tiletum.rule.legend.king.1">
        <source></source>
        <translation>The king action, or the king track.</translation>
    </message>
    <message id="tiletum.rule.legend.joker.title">
        <source></source>
        <translation>Joker</translation>
    </message>
    <message id="tiletum.rule.legend.joker.1">
        <source></source>
        <translation>Any one of the other five actions.</translation>
    </message>
    <message id="tiletum.rule.legend.house.title">
        <source></source>
        <translation>House</translation>
    </message>
    <message id="tiletum.rule.legend.house.1">
        <source></source>
        <translation>A house on a roof, in your supply or on the map.</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.title">
        <source></source>
        <translation>Pillar</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.1">
        <source></source>
        <translation>A pillar on a contract space, in your supply or on the map.</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.title">
        <source></source>
        <translation>Cathedral</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.1">
        <source></source>
        <translation>A cathedral, or a cathedral tile.</translation>
    </message>
    <message id="tiletum.rule.legend.coat.title">
        <source></source>
        <translation>Coat of arms</translation>
    </message>
    <message id="tiletum.rule.legend.coat.1">
        <source></source>
        <translation>A coat of arms, or the place for one.</translation>
    </message>
    <message id="tiletum.rule.legend.building.title">
        <source></source>
        <translation>Building</translation>
    </message>
    <message id="tiletum.rule.legend.building.1">
        <source></source>
        <translation>A building of your player board.</translation>
    </message>
    <message id="tiletum.rule.legend.activate.title">
        <source></source>
        <translation>Activate a building</translation>
    </message>
    <message id="tiletum.rule.legend.activate.1">
        <source></source>
        <translation>You [activate one building](rule:character.activate) and receive each of its characters’ bonuses once.</translation>
    </message>
    <message id="tiletum.rule.legend.step.title">
        <source></source>
        <translation>Step</translation>
    </message>
    <message id="tiletum.rule.legend.step.1">
        <source></source>
        <translation>One step to a neighbouring space; beside a crown, one space on the king track.</translation>
    </message>
    <message id="tiletum.rule.legend.colour.title">
        <source></source>
        <translation>Another resource</translation>
    </message>
    <message id="tiletum.rule.legend.colour.1">
        <source></source>
        <translation>The next die brings a resource of your choice instead of its own.</translation>
    </message>
    <message id="tiletum.rule.legend.plus.title">
        <source></source>
        <translation>More action points</translation>
    </message>
    <message id="tiletum.rule.legend.plus.1">
        <source></source>
        <translation>So many AP more for the action of your die.</translation>
    </message>
    <message id="tiletum.rule.legend.token.title">
        <source></source>
        <translation>Bonus action points</translation>
    </message>
    <message id="tiletum.rule.legend.token.1">
        <source></source>
        <translation>Bonus AP of a [completed building](rule:character.completed), beside the action they help.</translation>
    </message>
    <message id="tiletum.rule.legend.fair.title">
        <source></source>
        <translation>Fair</translation>
    </message>
    <message id="tiletum.rule.legend.fair.1">
        <source></source>
        <translation>The fair of that round is held in this city.</translation>
    </message>
    <message id="tiletum.rule.legend.pair.title">
        <source></source>
        <translation>Pair</translation>
    </message>
    <message id="tiletum.rule.legend.pair.1">
        <source></source>
        <translation>One of each together counts as one.</translation>
    </message>
    <message id="tiletum.rule.legend.upper.title">
        <source></source>
        <translation>Upper floors</translation>
    </message>
    <message id="tiletum.rule.legend.upper.1">
        <source></source>
        <translation>Characters on the second and third floors count.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.title">
        <source></source>
        <translation>Corruption 0</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.1">
        <source></source>
        <translation>Nobody moves back.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.title">
        <source></source>
        <translation>Corruption 1</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.1">
        <source></source>
        <translation>Every disc on the king track moves back one space.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.title">
        <source></source>
        <translation>Corruption 2</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.1">
        <source></source>
        <translation>Every disc on the king track moves back two spaces.</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.title">
        <source></source>
        <translation>Not built</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.1">
        <source></source>
        <translation>This cathedral is [not built](rule:architect.notbuilt) in this game.</translation>
    </message>
    <message id="tiletum.rule.legend.disc.title">
        <source></source>
        <translation>Disc</translation>
    </message>
    <message id="tiletum.rule.legend.disc.1">
        <source></source>
        <translation>That player’s place on the king track or in the turn order.</translation>
    </message>
    <message id="tiletum.rule.legend.compass.title">
        <source></source>
        <translation>Compass</translation>
    </message>
    <message id="tiletum.rule.legend.compass.1">
        <source></source>
        <translation>The first player of this round.</translation>
    </message>
    <message id="tiletum.rule.chapter.helpers">
        <source></source>
        <translation>The helpers</translation>
    </message>
    <message id="tiletum.rule.list.helpers.title">
        <source></source>
        <translation>How helpers work</translation>
    </message>
    <message id="tiletum.rule.list.helpers.1">
        <source></source>
        <translation>A helper is [used once, as a task](rule:task.helper). An action it gives has its own AP, and bonus AP of completed buildings do not join.</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.title">
        <source></source>
        <translation>Helper: any action 1 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.1">
        <source></source>
        <translation>Choose one of the five actions and have 1 AP for it.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.title">
        <source></source>
        <translation>Helper: merchant 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.1">
        <source></source>
        <translation>You have 2 AP for a merchant action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.title">
        <source></source>
        <translation>Helper: merchant 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.1">
        <source></source>
        <translation>You have 3 AP for a merchant action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.title">
        <source></source>
        <translation>Helper: characters 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.1">
        <source></source>
        <translation>You have 2 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.title">
        <source></source>
        <translation>Helper: characters 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.1">
        <source></source>
        <translation>You have 3 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.title">
        <source></source>
        <translation>Helper: contracts 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.1">
        <source></source>
        <translation>You have 2 AP for a contracts action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.title">
        <source></source>
        <translation>Helper: contracts 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.1">
        <source></source>
        <translation>You have 3 AP for a contracts action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.title">
        <source></source>
        <translation>Helper: architect 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.1">
        <source></source>
        <translation>You have 2 AP for an architect action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.title">
        <source></source>
        <translation>Helper: architect 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.1">
        <source></source>
        <translation>You have 3 AP for an architect action.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.title">
        <source></source>
        <translation>Helper: king 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.1">
        <source></source>
        <translation>Your disc moves 2 spaces forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.title">
        <source></source>
        <translation>Helper: king 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.1">
        <source></source>
        <translation>Your disc moves 3 spaces forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.title">
        <source></source>
        <translation>Helper: +1 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.1">
        <source></source>
        <translation>The action of your die gains 1 AP.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.title">
        <source></source>
        <translation>Helper: +2 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.1">
        <source></source>
        <translation>The action of your die gains 2 AP.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.title">
        <source></source>
        <translation>Helper: +3 AP</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.1">
        <source></source>
        <translation>The action of your die gains 3 AP.</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.title">
        <source></source>
        <translation>Helper: another resource</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.1">
        <source></source>
        <translation>Name a resource before you take your die; the die brings that one instead of its own.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.title">
        <source></source>
        <translation>Helper: 4 gold</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.1">
        <source></source>
        <translation>You receive 4 gold.</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.title">
        <source></source>
        <translation>Helper: 4 VP</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.1">
        <source></source>
        <translation>You score 4 VP.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.title">
        <source></source>
        <translation>Helper: 2 gold, 2 VP</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.1">
        <source></source>
        <translation>You receive 2 gold and score 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.title">
        <source></source>
        <translation>Helper: 2 resources of your choice</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.1">
        <source></source>
        <translation>Choose 2 resources, alike or different.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.title">
        <source></source>
        <translation>Helper: 3 resources of your choice</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.1">
        <source></source>
        <translation>Choose 3 resources, alike or different.</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.title">
        <source></source>
        <translation>Helper: 1 iron, 1 wool, 1 stone, 1 food</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.1">
        <source></source>
        <translation>You receive 1 iron, 1 wool, 1 stone and 1 food.</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.title">
        <source></source>
        <translation>Helper: activate a building</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.1">
        <source></source>
        <translation>Activate one building and receive the bonus of each character in it once; you may skip any.</translation>
    </message>
    <message id="tiletum.rule.chapter.characters">
        <source></source>
        <translation>The characters</translation>
    </message>
    <message id="tiletum.rule.list.characters.title">
        <source></source>
        <translation>How characters work</translation>
    </message>
    <message id="tiletum.rule.list.characters.1">
        <source></source>
        <translation>A bonus comes when the character [moves in](rule:character.rooms), and again whenever its building is [activated](rule:character.activate).</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.title">
        <source></source>
        <translation>Notary: contracts 1 AP, 1 resource of your choice</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.1">
        <source></source>
        <translation>You have 1 AP for a contracts action and then choose 1 resource.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.title">
        <source></source>
        <translation>Notary: contracts 2 AP, 1 resource of your choice</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.1">
        <source></source>
        <translation>You have 2 AP for a contracts action and then choose 1 resource.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.title">
        <source></source>
        <translation>Notary: contracts 3 AP</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.1">
        <source></source>
        <translation>You have 3 AP for a contracts action.</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.title">
        <source></source>
        <translation>Notary: 2 wool</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.1">
        <source></source>
        <translation>You receive 2 wool.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.title">
        <source></source>
        <translation>Notary: 1 iron</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.1">
        <source></source>
        <translation>You receive 1 iron.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.title">
        <source></source>
        <translation>Notary: 2 iron</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.1">
        <source></source>
        <translation>You receive 2 iron.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.title">
        <source></source>
        <translation>Notary: 1 gold, 1 iron</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.1">
        <source></source>
        <translation>You receive 1 gold and 1 iron.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.title">
        <source></source>
        <translation>Notary: 1 gold, 1 wool</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.1">
        <source></source>
        <translation>You receive 1 gold and 1 wool.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.title">
        <source></source>
        <translation>Innkeeper: characters 1 AP</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.1">
        <source></source>
        <translation>You have 1 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.title">
        <source></source>
        <translation>Innkeeper: characters 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.1">
        <source></source>
        <translation>You have 2 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.title">
        <source></source>
        <translation>Innkeeper: 1 step of the architect, 1 step of the merchant</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.1">
        <source></source>
        <translation>Your architect and your merchant may each move one space, in either order.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.title">
        <source></source>
        <translation>Innkeeper: 1 food</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.1">
        <source></source>
        <translation>You receive 1 food.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.title">
        <source></source>
        <translation>Innkeeper: 2 food</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.1">
        <source></source>
        <translation>You receive 2 food.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.title">
        <source></source>
        <translation>Courtier: king 1 AP</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.1">
        <source></source>
        <translation>Your disc moves 1 space forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.title">
        <source></source>
        <translation>Courtier: king 2 AP</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.1">
        <source></source>
        <translation>Your disc moves 2 spaces forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.title">
        <source></source>
        <translation>Courtier: 2 VP</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.1">
        <source></source>
        <translation>You score 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.title">
        <source></source>
        <translation>Courtier: 3 VP</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.1">
        <source></source>
        <translation>You score 3 VP.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.title">
        <source></source>
        <translation>Courtier: 2 gold</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.1">
        <source></source>
        <translation>You receive 2 gold.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.title">
        <source></source>
        <translation>Trader: 1 step of the merchant</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.1">
        <source></source>
        <translation>Your merchant may move one space.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.title">
        <source></source>
        <translation>Trader: 2 steps of the merchant</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.1">
        <source></source>
        <translation>Your merchant may move up to two spaces.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.title">
        <source></source>
        <translation>Trader: 1 step of the merchant, a house</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.1">
        <source></source>
        <translation>Your merchant may move one space, and you may build a house in its city before or after the step.</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.title">
        <source></source>
        <translation>Trader: a house</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.1">
        <source></source>
        <translation>You build a house in your merchant’s city if that is possible right now.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.title">
        <source></source>
        <translation>Trader: 2 gold</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.1">
        <source></source>
        <translation>You receive 2 gold.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.title">
        <source></source>
        <translation>Trader: 3 gold</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.1">
        <source></source>
        <translation>You receive 3 gold.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.title">
        <source></source>
        <translation>Master builder: 1 step of the architect</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.1">
        <source></source>
        <translation>Your architect may move one space.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.title">
        <source></source>
        <translation>Master builder: 2 steps of the architect</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.1">
        <source></source>
        <translation>Your architect may move up to two spaces.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.title">
        <source></source>
        <translation>Master builder: 1 step of the architect, a pillar</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.1">
        <source></source>
        <translation>Your architect may move one space, and you may put up a pillar in its city before or after the step.</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.title">
        <source></source>
        <translation>Master builder: a pillar</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.1">
        <source></source>
        <translation>You put up a pillar in your architect’s city if that is possible right now.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.title">
        <source></source>
        <translation>Master builder: 1 stone</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.1">
        <source></source>
        <translation>You receive 1 stone.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.title">
        <source></source>
        <translation>Master builder: 2 stone</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.1">
        <source></source>
        <translation>You receive 2 stone.</translation>
    </message>
    <message id="tiletum.rule.chapter.contracts">
        <source></source>
        <translation>The contracts</translation>
    </message>
    <message id="tiletum.rule.list.contracts.title">
        <source></source>
        <translation>How to read contracts</translation>
    </message>
    <message id="tiletum.rule.list.contracts.1">
        <source></source>
        <translation>The VP of the [contract space](rule:task.contract) are added to those of the tile.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.title">
        <source></source>
        <translation>Contract: 1 VP for 1 resource</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.1">
        <source></source>
        <translation>Costs 1 resource of any kind and scores 1 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.title">
        <source></source>
        <translation>Contract: 3 VP for 3 of one kind</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.1">
        <source></source>
        <translation>Costs 3 resources of one kind and scores 3 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.title">
        <source></source>
        <translation>Contract: 6 VP for 5 of one kind</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.1">
        <source></source>
        <translation>Costs 5 resources of one kind and scores 6 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.title">
        <source></source>
        <translation>Contract: 10 VP for 7 of one kind</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.1">
        <source></source>
        <translation>Costs 7 resources of one kind and scores 10 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.title">
        <source></source>
        <translation>Contract: 13 VP for 8 of one kind</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.1">
        <source></source>
        <translation>Costs 8 resources of one kind and scores 13 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.title">
        <source></source>
        <translation>Contract: 2 VP for 2 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.1">
        <source></source>
        <translation>Costs 2 iron and scores 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.title">
        <source></source>
        <translation>Contract: 4 VP for 3 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.1">
        <source></source>
        <translation>Costs 3 iron and scores 4 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.title">
        <source></source>
        <translation>Contract: 7 VP and king 1 AP for 5 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.1">
        <source></source>
        <translation>Costs 5 iron, scores 7 VP and moves your disc 1 space forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.title">
        <source></source>
        <translation>Contract: 11 VP and king 1 AP for 7 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.1">
        <source></source>
        <translation>Costs 7 iron, scores 11 VP and moves your disc 1 space forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.title">
        <source></source>
        <translation>Contract: 17 VP for 9 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.1">
        <source></source>
        <translation>Costs 9 iron and scores 17 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.title">
        <source></source>
        <translation>Contract: 2 VP for 2 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.1">
        <source></source>
        <translation>Costs 2 wool and scores 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.title">
        <source></source>
        <translation>Contract: 4 VP for 3 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.1">
        <source></source>
        <translation>Costs 3 wool and scores 4 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.title">
        <source></source>
        <translation>Contract: 7 VP and 1 step of the merchant for 5 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.1">
        <source></source>
        <translation>Costs 5 wool, scores 7 VP and lets your merchant move one space.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.title">
        <source></source>
        <translation>Contract: 11 VP and 1 step of the merchant for 7 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.1">
        <source></source>
        <translation>Costs 7 wool, scores 11 VP and lets your merchant move one space.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.title">
        <source></source>
        <translation>Contract: 17 VP for 9 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.1">
        <source></source>
        <translation>Costs 9 wool and scores 17 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.title">
        <source></source>
        <translation>Contract: 5 VP for 2 of one kind and 2 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.1">
        <source></source>
        <translation>Costs 2 resources of one kind and 2 iron, and scores 5 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.title">
        <source></source>
        <translation>Contract: 8 VP for 3 of one kind and 3 iron</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.1">
        <source></source>
        <translation>Costs 3 resources of one kind and 3 iron, and scores 8 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.title">
        <source></source>
        <translation>Contract: 5 VP for 2 of one kind and 2 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.1">
        <source></source>
        <translation>Costs 2 resources of one kind and 2 wool, and scores 5 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.title">
        <source></source>
        <translation>Contract: 8 VP for 3 of one kind and 3 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.1">
        <source></source>
        <translation>Costs 3 resources of one kind and 3 wool, and scores 8 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.title">
        <source></source>
        <translation>Contract: 2 VP for 1 iron and 1 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.1">
        <source></source>
        <translation>Costs 1 iron and 1 wool, and scores 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.title">
        <source></source>
        <translation>Contract: 6 VP for 2 iron and 2 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.1">
        <source></source>
        <translation>Costs 2 iron and 2 wool, and scores 6 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.title">
        <source></source>
        <translation>Contract: 9 VP and characters 1 AP for 3 iron and 3 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.1">
        <source></source>
        <translation>Costs 3 iron and 3 wool, scores 9 VP and gives 1 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.title">
        <source></source>
        <translation>Contract: 12 VP for 4 iron and 4 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.1">
        <source></source>
        <translation>Costs 4 iron and 4 wool, and scores 12 VP.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.title">
        <source></source>
        <translation>Contract: 16 VP and characters 1 AP for 5 iron and 5 wool</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.1">
        <source></source>
        <translation>Costs 5 iron and 5 wool, scores 16 VP and gives 1 AP for a characters action.</translation>
    </message>
    <message id="tiletum.rule.chapter.fairs">
        <source></source>
        <translation>The fair tiles</translation>
    </message>
    <message id="tiletum.rule.list.fairs.title">
        <source></source>
        <translation>How to read fair tiles</translation>
    </message>
    <message id="tiletum.rule.list.fairs.1">
        <source></source>
        <translation>The number is that of the tile; [add 1, 2, 3 or 4 for the round](rule:fair.value) before you multiply.</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.title">
        <source></source>
        <translation>Pairs of a house and a pillar</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.1">
        <source></source>
        <translation>6 VP for each pair of one house and one pillar of yours on the map.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.title">
        <source></source>
        <translation>Pairs of a contract and a cathedral tile</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.1">
        <source></source>
        <translation>5 VP for each pair of one fulfilled contract and one cathedral tile.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.title">
        <source></source>
        <translation>Fulfilled contracts</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.1">
        <source></source>
        <translation>3 VP for each fulfilled contract; stored ones do not count.</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.title">
        <source></source>
        <translation>King track</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.1">
        <source></source>
        <translation>3 VP once, and your king track VP on top; [nothing is multiplied](rule:fair.king).</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.title">
        <source></source>
        <translation>Pairs of a contract and a coat of arms</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.1">
        <source></source>
        <translation>6 VP for each pair of one fulfilled contract and one placed coat of arms.</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.title">
        <source></source>
        <translation>Houses on the map</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.1">
        <source></source>
        <translation>2 VP for each house of yours on the map, the one in Tiletum included.</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.title">
        <source></source>
        <translation>Characters on upper floors</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.1">
        <source></source>
        <translation>3 VP for each character on a second or third floor.</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.title">
        <source></source>
        <translation>Coats of arms</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.1">
        <source></source>
        <translation>3 VP for each coat of arms below a building; stored ones do not count.</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.title">
        <source></source>
        <translation>Pillars on the map</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.1">
        <source></source>
        <translation>2 VP for each pillar of yours on the map.</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.title">
        <source></source>
        <translation>Filled buildings</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.1">
        <source></source>
        <translation>5 VP for each filled building, the sixth included, with or without a coat of arms.</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.title">
        <source></source>
        <translation>Cathedral tiles</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.1">
        <source></source>
        <translation>4 VP for each cathedral tile you have taken.</translation>
    </message>
    <message id="tiletum.rule.chapter.coats">
        <source></source>
        <translation>The coats of arms</translation>
    </message>
    <message id="tiletum.rule.list.coats.title">
        <source></source>
        <translation>How coats of arms work</translation>
    </message>
    <message id="tiletum.rule.list.coats.1">
        <source></source>
        <translation>All coats of arms do the same; only the family differs. What counts is the [place below a building](rule:task.places) where you put one, and [one of each family](rule:task.family) is allowed.</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.title">
        <source></source>
        <translation>Coat of arms: Fugger</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.1">
        <source></source>
        <translation>A coat of arms of the Fugger family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.title">
        <source></source>
        <translation>Coat of arms: Habsburg</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.1">
        <source></source>
        <translation>A coat of arms of the Habsburg family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.title">
        <source></source>
        <translation>Coat of arms: Lancaster</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.1">
        <source></source>
        <translation>A coat of arms of the Lancaster family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.title">
        <source></source>
        <translation>Coat of arms: Medici</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.1">
        <source></source>
        <translation>A coat of arms of the Medici family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.title">
        <source></source>
        <translation>Coat of arms: Valois</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.1">
        <source></source>
        <translation>A coat of arms of the Valois family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.title">
        <source></source>
        <translation>Coat of arms: Visconti</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.1">
        <source></source>
        <translation>A coat of arms of the Visconti family; you may hold one.</translation>
    </message>
    <message id="tiletum.rule.chapter.cathedrals">
        <source></source>
        <translation>Cathedrals and building cost tiles</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.title">
        <source></source>
        <translation>How to read cathedrals</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.1">
        <source></source>
        <translation>A [contribution](rule:task.cathedral) scores the value of the tile you take, the highest one left, and the VP of the building cost tile.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.title">
        <source></source>
        <translation>Canterbury Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.1">
        <source></source>
        <translation>In London; tiles of 6, 4 and 2 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.title">
        <source></source>
        <translation>Cologne Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.1">
        <source></source>
        <translation>In Cologne; tiles of 5, 3 and 1 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.title">
        <source></source>
        <translation>Notre-Dame de Paris</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.1">
        <source></source>
        <translation>In Paris; tiles of 3, 2 and 1 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.title">
        <source></source>
        <translation>St Vitus Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.1">
        <source></source>
        <translation>In Prague; tiles of 8, 5 and 3 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.title">
        <source></source>
        <translation>Bordeaux Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.1">
        <source></source>
        <translation>In Bordeaux; tiles of 4 and 1 VP, two pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.title">
        <source></source>
        <translation>St Stephen’s Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.1">
        <source></source>
        <translation>In Vienna; tiles of 6 and 5 VP, two pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.title">
        <source></source>
        <translation>Lyon Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.1">
        <source></source>
        <translation>In Lyon; tiles of 4, 2 and 1 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.title">
        <source></source>
        <translation>Milan Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.1">
        <source></source>
        <translation>In Milan; tiles of 7, 5 and 3 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.title">
        <source></source>
        <translation>Florence Cathedral</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.1">
        <source></source>
        <translation>In Florence; tiles of 8, 6 and 5 VP, three pillar spaces.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.title">
        <source></source>
        <translation>Building cost: 1 stone, 1 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.1">
        <source></source>
        <translation>A contribution costs 1 stone and adds 1 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.title">
        <source></source>
        <translation>Building cost: 2 stone, 2 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.1">
        <source></source>
        <translation>A contribution costs 2 stone and adds 2 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.title">
        <source></source>
        <translation>Building cost: 2 stone, 3 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.1">
        <source></source>
        <translation>A contribution costs 2 stone and adds 3 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.title">
        <source></source>
        <translation>Building cost: 3 stone, 4 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.1">
        <source></source>
        <translation>A contribution costs 3 stone and adds 4 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.title">
        <source></source>
        <translation>Building cost: 3 stone, 4 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.1">
        <source></source>
        <translation>A contribution costs 3 stone and adds 4 VP; there are two such tiles.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.title">
        <source></source>
        <translation>Building cost: 4 stone, 6 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.1">
        <source></source>
        <translation>A contribution costs 4 stone and adds 6 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.title">
        <source></source>
        <translation>Building cost: 5 stone, 8 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.1">
        <source></source>
        <translation>A contribution costs 5 stone and adds 8 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.title">
        <source></source>
        <translation>Building cost: 6 stone, 11 VP</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.1">
        <source></source>
        <translation>A contribution costs 6 stone and adds 11 VP.</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.title">
        <source></source>
        <translation>Not built</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.1">
        <source></source>
        <translation>This cathedral takes [no pillars and no contributions](rule:architect.notbuilt) in this game.</translation>
    </message>
    <message id="tiletum.rule.chapter.decrees">
        <source></source>
        <translation>The decrees of Cardinal Titus</translation>
    </message>
    <message id="tiletum.rule.list.decrees.title">
        <source></source>
        <translation>How to read decrees</translation>
    </message>
    <message id="tiletum.rule.list.decrees.1">
        <source></source>
        <translation>Titus tries the lines [from the top](rule:solo.die). “Fair” names the fair that puts the decree into his deck; “dice” is his order of colours where several dice would do. [Needed, goods and within reach](rule:solo.words) have exact meanings.</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.title">
        <source></source>
        <translation>Buildings Are Forever</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.1">
        <source></source>
        <translation>Fair: pairs of a house and a pillar. With more pillars than houses, merchant. Otherwise architect. Then, with more pillars than cathedral tiles, the highest stone die. Dice: stone, gold, goods, food.</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.title">
        <source></source>
        <translation>King and Country</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.1">
        <source></source>
        <translation>Fair: king track. King. Dice: gold, food, goods, stone.</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.title">
        <source></source>
        <translation>Mercantile Empire</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.1">
        <source></source>
        <translation>Fair: houses. Merchant. Dice: goods, food, gold, stone.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.title">
        <source></source>
        <translation>Family Alliances</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.1">
        <source></source>
        <translation>Fair: pairs of a contract and a coat of arms. With a stored contract, the needed die of goods or gold. With a coat of arms within reach, merchant, then architect. Otherwise contracts. Dice: goods, gold, food, stone.</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.title">
        <source></source>
        <translation>Business Is Business</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.1">
        <source></source>
        <translation>Fair: fulfilled contracts. With a stored contract, the needed die of goods or gold. Otherwise contracts, then the highest goods die. Dice: gold, goods, stone, food.</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.title">
        <source></source>
        <translation>Religious Communities</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.1">
        <source></source>
        <translation>Fair: pairs of a contract and a cathedral tile. With more pillars than cathedral tiles, the highest stone die. With a stored contract, the needed die of goods or gold. Otherwise architect, then contracts. Dice: stone, goods, gold, food.</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.title">
        <source></source>
        <translation>Noblesse Oblige</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.1">
        <source></source>
        <translation>Fair: coats of arms. With a coat of arms within reach, architect, then merchant. With a new coat of arms in the contract offer, contracts. Dice: food, stone, goods, gold.</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.title">
        <source></source>
        <translation>Proud Pillars</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.1">
        <source></source>
        <translation>Fair: pillars. Architect. Then, with more pillars than houses, merchant. Dice: stone, food, goods, gold.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.title">
        <source></source>
        <translation>Familiar Faces</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.1">
        <source></source>
        <translation>Fair: characters on upper floors. Characters, then the highest food die. Dice: food, gold, goods, stone.</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.title">
        <source></source>
        <translation>Busy Hands</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.1">
        <source></source>
        <translation>Fair: filled buildings. Characters, then the highest food die. Dice: food, goods, gold, stone.</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.title">
        <source></source>
        <translation>Glorious Spires</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.1">
        <source></source>
        <translation>Fair: cathedral tiles. With more pillars than cathedral tiles, the highest stone die. Otherwise architect. Dice: stone, gold, food, goods.</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.title">
        <source></source>
        <translation>Undying Fame</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.1">
        <source></source>
        <translation>In every game. With at least as many houses as pillars, architect. Otherwise merchant. Dice: stone, goods, food, gold.</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.title">
        <source></source>
        <translation>Worldly Riches</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.1">
        <source></source>
        <translation>In every game. The highest die of all; among equals the needed colour.</translation>
    </message>
    <message id="tiletum.rule.chapter.challenges">
        <source></source>
        <translation>The challenges of the solo mode</translation>
    </message>
    <message id="tiletum.rule.list.challenges.title">
        <source></source>
        <translation>How to read challenges</translation>
    </message>
    <message id="tiletum.rule.list.challenges.1">
        <source></source>
        <translation>Each challenge makes [Titus](rule:solo.start) stronger for the whole game. How the cards are read is partly our own.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.title">
        <source></source>
        <translation>Very Special Friends</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.1">
        <source></source>
        <translation>A helper he takes that activates a building or changes the resource brings him 5 gold. A contract from a bonus tile counts as fulfilled at once, without payment and without VP.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.title">
        <source></source>
        <translation>Resourceful Clergy</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.1">
        <source></source>
        <translation>A helper he takes gives him its resources and VP; resources of any kind come as gold.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.title">
        <source></source>
        <translation>Whispers in the King’s Ear</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.1">
        <source></source>
        <translation>Each helper with AP that he takes moves his disc 1 space forward on the king track.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.title">
        <source></source>
        <translation>Ecclesiastical Income</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.1">
        <source></source>
        <translation>Each helper with AP that he takes scores him 1 VP per AP.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.title">
        <source></source>
        <translation>Visitors to the Curia</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.1">
        <source></source>
        <translation>Each character that moves in with him gives him its named resources, its VP, and 1 VP per AP.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.title">
        <source></source>
        <translation>Deep Coffers</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.1">
        <source></source>
        <translation>Each die he takes brings 1 resource more.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.title">
        <source></source>
        <translation>Favour at the Court</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.1">
        <source></source>
        <translation>At the start and in each king phase his disc rises to +5 if it lies lower.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.title">
        <source></source>
        <translation>Ready for Action</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.1">
        <source></source>
        <translation>Coats of arms gained in his actions add 3, then 2, 2, 1 and 1 AP to those actions for good.</translation>
    </message>
    <message id="tiletum.rule.chapter.faq">
        <source></source>
        <translation>Questions and answers</translation>
    </message>
    <message id="tiletum.rule.faq.1.title">
        <source></source>
        <translation>I pay 2 gold and turn a wool die of 5 into a 4. How much wool do I get?</translation>
    </message>
    <message id="tiletum.rule.faq.1.1">
        <source></source>
        <translation>4 wool, and 3 AP instead of 2. You also do the action of sector 4 and may take [the tile there](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.2.title">
        <source></source>
        <translation>What does it cost to turn a 6 into a 2?</translation>
    </message>
    <message id="tiletum.rule.faq.2.1">
        <source></source>
        <translation>4 gold: from 6 to 1, then to 2. Going down would take four steps, and the program [takes the shorter way](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.3.title">
        <source></source>
        <translation>My four storehouse places are full. May I discard a contract to take a coat of arms?</translation>
    </message>
    <message id="tiletum.rule.faq.3.1">
        <source></source>
        <translation>No. [Fulfil, place or use something first.](rule:store.tiles) With 5 iron, a stored contract for 5 iron leaves at once and scores at least 7 VP.</translation>
    </message>
    <message id="tiletum.rule.faq.4.title">
        <source></source>
        <translation>I have a house in Verona and my merchant stands there too. Do I score the fair twice?</translation>
    </message>
    <message id="tiletum.rule.faq.4.1">
        <source></source>
        <translation>No, once. [Either of the two](rule:fair.who) lets you take part; both together change nothing.</translation>
    </message>
    <message id="tiletum.rule.faq.5.title">
        <source></source>
        <translation>Two discs lie on +2. Who leads?</translation>
    </message>
    <message id="tiletum.rule.faq.5.1">
        <source></source>
        <translation>[The lower one.](rule:king.track) Its owner takes the tile beside the king track and comes earlier in turn order. Both score 2 VP.</translation>
    </message>
    <message id="tiletum.rule.faq.6.title">
        <source></source>
        <translation>I stand on –5 in the king phase. What happens?</translation>
    </message>
    <message id="tiletum.rule.faq.6.1">
        <source></source>
        <translation>You lose 5 VP, or fewer if you have fewer. The turn order is set, and then your disc [returns to 0](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.faq.7.title">
        <source></source>
        <translation>I end a round on +6. Does it pay again?</translation>
    </message>
    <message id="tiletum.rule.faq.7.1">
        <source></source>
        <translation>Yes, from where you stand in the next king phase. If the three [corruption tokens](rule:round.corruption) of that round say 1, 0 and 2, you stand on +3 without any king action.</translation>
    </message>
    <message id="tiletum.rule.faq.8.title">
        <source></source>
        <translation>I exchange with my die, then use a helper with 2 AP for contracts and exchange again. Do I get two extra resources?</translation>
    </message>
    <message id="tiletum.rule.faq.8.1">
        <source></source>
        <translation>No, one. Only the [first exchange of a turn](rule:contract.exchange) brings an extra.</translation>
    </message>
    <message id="tiletum.rule.faq.9.title">
        <source></source>
        <translation>Paris still shows tiles of 2 and 1 VP, and I hold the one of 3. May I contribute again?</translation>
    </message>
    <message id="tiletum.rule.faq.9.1">
        <source></source>
        <translation>No. [Each cathedral gives you one tile](rule:task.cathedral), however many are left.</translation>
    </message>
    <message id="tiletum.rule.faq.10.title">
        <source></source>
        <translation>My building of two traders is completed. How many AP does a die of 4 at the merchant give?</translation>
    </message>
    <message id="tiletum.rule.faq.10.1">
        <source></source>
        <translation>3 + 2 = 5. A helper with 2 AP for the merchant still gives 2, because [bonus AP](rule:character.completed) belong to dice only.</translation>
    </message>
    <message id="tiletum.rule.faq.11.title">
        <source></source>
        <translation>I have 1 AP left and move an innkeeper into building 4, where my coat of arms already lies. Is the action over?</translation>
    </message>
    <message id="tiletum.rule.faq.11.1">
        <source></source>
        <translation>No. The building is [completed](rule:character.completed), and its 1 bonus AP joins this characters action at once.</translation>
    </message>
    <message id="tiletum.rule.faq.12.title">
        <source></source>
        <translation>Is a coat of arms below the sixth building worth anything but 5 VP?</translation>
    </message>
    <message id="tiletum.rule.faq.12.1">
        <source></source>
        <translation>Yes. For 2 food you have a [completed building](rule:character.completed), which counts in the final scoring. It gives no bonus AP.</translation>
    </message>
    <message id="tiletum.rule.faq.13.title">
        <source></source>
        <translation>I have 7 iron and 4 gold. Can I fulfil the contract for 9 iron?</translation>
    </message>
    <message id="tiletum.rule.faq.13.1">
        <source></source>
        <translation>Yes. [Buy](rule:task.buy) 2 iron for 4 gold, pay 9 iron and score 17 VP. On your second contract space you score 1 VP more.</translation>
    </message>
    <message id="tiletum.rule.faq.14.title">
        <source></source>
        <translation>A contract asks for 2 of one kind and 2 wool. I have 4 wool and nothing else. Is that enough?</translation>
    </message>
    <message id="tiletum.rule.faq.14.1">
        <source></source>
        <translation>Yes. [The part you choose](rule:task.same) may be wool as well. 3 wool and 1 iron would not do.</translation>
    </message>
    <message id="tiletum.rule.faq.15.title">
        <source></source>
        <translation>I have 6 houses and no pillar at the end. What do I score for the map?</translation>
    </message>
    <message id="tiletum.rule.faq.15.1">
        <source></source>
        <translation>6 × 0 = 0 VP. With 2 pillars it would be [12 VP](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.faq.16.title">
        <source></source>
        <translation>My architect stands in the city of the fair, but I have no house there. Do I score?</translation>
    </message>
    <message id="tiletum.rule.faq.16.1">
        <source></source>
        <translation>No. Only [a house or the merchant](rule:fair.who) counts.</translation>
    </message>
    <message id="tiletum.rule.chapter.terms">
        <source></source>
        <translation>Terms</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.title">
        <source></source>
        <translation>Victory point (VP)</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.1">
        <source></source>
        <translation>What decides the game: [whoever has the most](rule:aim.goal) wins.</translation>
    </message>
    <message id="tiletum.rule.term.action_point.title">
        <source></source>
        <translation>Action point (AP)</translation>
    </message>
    <message id="tiletum.rule.term.action_point.1">
        <source></source>
        <translation>What you spend on the [options of an action](rule:turn.points).</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.title">
        <source></source>
        <translation>Action wheel</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.1">
        <source></source>
        <translation>The wheel that [joins dice and actions](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.sector.title">
        <source></source>
        <translation>Sector</translation>
    </message>
    <message id="tiletum.rule.term.sector.1">
        <source></source>
        <translation>One of the wheel’s six parts, [numbered 1 to 6](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.die.title">
        <source></source>
        <translation>Die</translation>
    </message>
    <message id="tiletum.rule.term.die.1">
        <source></source>
        <translation>What you [take on each turn](rule:turn.die), for resources and an action.</translation>
    </message>
    <message id="tiletum.rule.term.gold.title">
        <source></source>
        <translation>Gold</translation>
    </message>
    <message id="tiletum.rule.term.gold.1">
        <source></source>
        <translation>Resource of yellow dice; it [changes dice](rule:turn.change) and [buys resources](rule:task.buy).</translation>
    </message>
    <message id="tiletum.rule.term.food.title">
        <source></source>
        <translation>Food</translation>
    </message>
    <message id="tiletum.rule.term.food.1">
        <source></source>
        <translation>Resource of pink dice; it pays for [coats of arms](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.wool.title">
        <source></source>
        <translation>Wool</translation>
    </message>
    <message id="tiletum.rule.term.wool.1">
        <source></source>
        <translation>Resource of light grey dice, mostly for [contracts](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.stone.title">
        <source></source>
        <translation>Stone</translation>
    </message>
    <message id="tiletum.rule.term.stone.1">
        <source></source>
        <translation>Resource of dark grey dice, for [cathedrals](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.iron.title">
        <source></source>
        <translation>Iron</translation>
    </message>
    <message id="tiletum.rule.term.iron.1">
        <source></source>
        <translation>Resource of blue dice, mostly for [contracts](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.resource.title">
        <source></source>
        <translation>Resource</translation>
    </message>
    <message id="tiletum.rule.term.resource.1">
        <source></source>
        <translation>[Iron, food, gold, wool or stone.](rule:turn.resources)</translation>
    </message>
    <message id="tiletum.rule.term.architect.title">
        <source></source>
        <translation>Architect</translation>
    </message>
    <message id="tiletum.rule.term.architect.1">
        <source></source>
        <translation>Your piece that [puts up pillars](rule:architect.pillar), and its action.</translation>
    </message>
    <message id="tiletum.rule.term.merchant.title">
        <source></source>
        <translation>Merchant</translation>
    </message>
    <message id="tiletum.rule.term.merchant.1">
        <source></source>
        <translation>Your piece that [builds houses](rule:merchant.house), and its action.</translation>
    </message>
    <message id="tiletum.rule.term.character.title">
        <source></source>
        <translation>Character</translation>
    </message>
    <message id="tiletum.rule.term.character.1">
        <source></source>
        <translation>A tile that [moves into a room](rule:character.rooms) and gives a bonus.</translation>
    </message>
    <message id="tiletum.rule.term.contract.title">
        <source></source>
        <translation>Contract</translation>
    </message>
    <message id="tiletum.rule.term.contract.1">
        <source></source>
        <translation>A tile that [turns resources into VP](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.king.title">
        <source></source>
        <translation>King</translation>
    </message>
    <message id="tiletum.rule.term.king.1">
        <source></source>
        <translation>The action that [moves your disc forward](rule:king.action).</translation>
    </message>
    <message id="tiletum.rule.term.joker.title">
        <source></source>
        <translation>Joker</translation>
    </message>
    <message id="tiletum.rule.term.joker.1">
        <source></source>
        <translation>The action that [stands for any of the other five](rule:joker.action).</translation>
    </message>
    <message id="tiletum.rule.term.king_track.title">
        <source></source>
        <translation>King track</translation>
    </message>
    <message id="tiletum.rule.term.king_track.1">
        <source></source>
        <translation>The track of 17 spaces that [pays VP and sets the turn order](rule:king.track).</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.title">
        <source></source>
        <translation>Turn order</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.1">
        <source></source>
        <translation>Who plays first, second and so on; [set in the king phase](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.term.corruption.title">
        <source></source>
        <translation>Corruption token</translation>
    </message>
    <message id="tiletum.rule.term.corruption.1">
        <source></source>
        <translation>It [moves every disc back](rule:round.corruption) 0, 1 or 2 spaces.</translation>
    </message>
    <message id="tiletum.rule.term.fair.title">
        <source></source>
        <translation>Fair</translation>
    </message>
    <message id="tiletum.rule.term.fair.1">
        <source></source>
        <translation>The [scoring at the end of a round](rule:fair.value), in one city.</translation>
    </message>
    <message id="tiletum.rule.term.city.title">
        <source></source>
        <translation>City</translation>
    </message>
    <message id="tiletum.rule.term.city.1">
        <source></source>
        <translation>A space of the map [with house spaces](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.road.title">
        <source></source>
        <translation>Road space</translation>
    </message>
    <message id="tiletum.rule.term.road.1">
        <source></source>
        <translation>A space of the map that [only costs a step](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.house.title">
        <source></source>
        <translation>House</translation>
    </message>
    <message id="tiletum.rule.term.house.1">
        <source></source>
        <translation>Your piece for [house spaces](rule:merchant.spaces), one per city.</translation>
    </message>
    <message id="tiletum.rule.term.pillar.title">
        <source></source>
        <translation>Pillar</translation>
    </message>
    <message id="tiletum.rule.term.pillar.1">
        <source></source>
        <translation>Your piece for [cathedral cities](rule:architect.pillar), one per city.</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.title">
        <source></source>
        <translation>Cathedral</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.1">
        <source></source>
        <translation>It stands in nine cities and takes [contributions of stone](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.title">
        <source></source>
        <translation>Building cost tile</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.1">
        <source></source>
        <translation>Says what a [contribution](rule:task.cathedral) costs and adds.</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.title">
        <source></source>
        <translation>Coat of arms</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.1">
        <source></source>
        <translation>A tile that goes [below a building](rule:task.coat) for food.</translation>
    </message>
    <message id="tiletum.rule.term.family.title">
        <source></source>
        <translation>Noble family</translation>
    </message>
    <message id="tiletum.rule.term.family.1">
        <source></source>
        <translation>Whose coat of arms it is; [one of each](rule:task.family) for you.</translation>
    </message>
    <message id="tiletum.rule.term.helper.title">
        <source></source>
        <translation>Helper</translation>
    </message>
    <message id="tiletum.rule.term.helper.1">
        <source></source>
        <translation>A bonus tile that is [used once](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.title">
        <source></source>
        <translation>Bonus tile</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.1">
        <source></source>
        <translation>A helper, contract or coat of arms [at the wheel](rule:turn.tile), beside the king track or [in a city](rule:map.collect).</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.title">
        <source></source>
        <translation>Storehouse</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.1">
        <source></source>
        <translation>[Four places](rule:store.places) where every tile goes first.</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.title">
        <source></source>
        <translation>Personal supply</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.1">
        <source></source>
        <translation>The houses and pillars you [may put on the map](rule:setup.player).</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.title">
        <source></source>
        <translation>Common supply</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.1">
        <source></source>
        <translation>The resources nobody owns; [they never run out](rule:turn.resources).</translation>
    </message>
    <message id="tiletum.rule.term.building.title">
        <source></source>
        <translation>Building</translation>
    </message>
    <message id="tiletum.rule.term.building.1">
        <source></source>
        <translation>One of the six on your [player board](rule:setup.board).</translation>
    </message>
    <message id="tiletum.rule.term.room.title">
        <source></source>
        <translation>Room</translation>
    </message>
    <message id="tiletum.rule.term.room.1">
        <source></source>
        <translation>Where a [character lives](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.floor.title">
        <source></source>
        <translation>Floor</translation>
    </message>
    <message id="tiletum.rule.term.floor.1">
        <source></source>
        <translation>How high a room lies, and [what it costs in AP](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.roof.title">
        <source></source>
        <translation>Roof space</translation>
    </message>
    <message id="tiletum.rule.term.roof.1">
        <source></source>
        <translation>Where a house waits until its building is [filled](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.title">
        <source></source>
        <translation>Completed building</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.1">
        <source></source>
        <translation>A filled building [with a coat of arms](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.title">
        <source></source>
        <translation>Filled building</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.1">
        <source></source>
        <translation>A building [with a character in every room](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.title">
        <source></source>
        <translation>Contract offer</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.1">
        <source></source>
        <translation>Five open tiles for [3, 3, 2, 2 and 1 AP](rule:contract.offer).</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.title">
        <source></source>
        <translation>Character offer</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.1">
        <source></source>
        <translation>Five open tiles for [1 AP each](rule:character.offer).</translation>
    </message>
    <message id="tiletum.rule.term.task.title">
        <source></source>
        <translation>Task (free action)</translation>
    </message>
    <message id="tiletum.rule.term.task.1">
        <source></source>
        <translation>Something you may do [at any moment of your turn](rule:task.when) without AP.</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.title">
        <source></source>
        <translation>Bonus action points</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.1">
        <source></source>
        <translation>AP that a [completed building](rule:character.completed) adds to its action.</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.title">
        <source></source>
        <translation>Building bonus</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.1">
        <source></source>
        <translation>What a house space gives [to whoever builds there](rule:merchant.bonus).</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.title">
        <source></source>
        <translation>Fulfil</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.1">
        <source></source>
        <translation>To [pay a stored contract](rule:task.contract) and score it.</translation>
    </message>
    <message id="tiletum.rule.term.contribute.title">
        <source></source>
        <translation>Contribute</translation>
    </message>
    <message id="tiletum.rule.term.contribute.1">
        <source></source>
        <translation>To [pay stone to a cathedral](rule:task.cathedral) and take its top tile.</translation>
    </message>
    <message id="tiletum.rule.term.refill.title">
        <source></source>
        <translation>Refill</translation>
    </message>
    <message id="tiletum.rule.term.refill.1">
        <source></source>
        <translation>To lay new tiles where some were taken: [at once](rule:character.offer), [at the end of a turn](rule:contract.offer) or [of a round](rule:round.cleanup).</translation>
    </message>
    <message id="tiletum.rule.term.discard.title">
        <source></source>
        <translation>Discard</translation>
    </message>
    <message id="tiletum.rule.term.discard.1">
        <source></source>
        <translation>To put a tile out of play unused; [only the king phase](rule:king.phase) allows it.</translation>
    </message>
    <message id="tiletum.rule.term.round.title">
        <source></source>
        <translation>Round</translation>
    </message>
    <message id="tiletum.rule.term.round.1">
        <source></source>
        <translation>One of [four](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.turn.title">
        <source></source>
        <translation>Turn</translation>
    </message>
    <message id="tiletum.rule.term.turn.1">
        <source></source>
        <translation>[One die](rule:turn.steps) and everything around it.</translation>
    </message>
    <message id="tiletum.rule.term.phase.title">
        <source></source>
        <translation>Phase</translation>
    </message>
    <message id="tiletum.rule.term.phase.1">
        <source></source>
        <translation>One of the [five parts of a round](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.first_player.title">
        <source></source>
        <translation>First player</translation>
    </message>
    <message id="tiletum.rule.term.first_player.1">
        <source></source>
        <translation>Whoever [begins the round](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.compass.title">
        <source></source>
        <translation>Compass</translation>
    </message>
    <message id="tiletum.rule.term.compass.1">
        <source></source>
        <translation>The mark of the [first player](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.title">
        <source></source>
        <translation>Final scoring</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.1">
        <source></source>
        <translation>[Houses × pillars, completed buildings, resources left.](rule:end.scoring)</translation>
    </message>
    <message id="tiletum.rule.term.not_built.title">
        <source></source>
        <translation>Not built</translation>
    </message>
    <message id="tiletum.rule.term.not_built.1">
        <source></source>
        <translation>The one cathedral that is [missing in this game](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.term.solo.title">
        <source></source>
        <translation>Solo mode</translation>
    </message>
    <message id="tiletum.rule.term.solo.1">
        <source></source>
        <translation>You alone [against Cardinal Titus](rule:solo.start).</translation>
    </message>
</context>
</TS>
