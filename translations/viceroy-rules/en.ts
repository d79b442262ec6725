<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="viceroy.rule.edition">
        <source></source>
        <translation>Czech edition</translation>
    </message>
    <message id="viceroy.rule.chapter.aim">
        <source></source>
        <translation>The aim</translation>
    </message>
    <message id="viceroy.rule.aim.goal.title">
        <source></source>
        <translation>What wins</translation>
    </message>
    <message id="viceroy.rule.aim.goal.1">
        <source></source>
        <translation>The realm has room for one ruler, and you mean to be that ruler. You win influential characters at auctions, collect laws and build both into your pyramid of power.</translation>
    </message>
    <message id="viceroy.rule.aim.goal.2">
        <source></source>
        <translation>After 12 rounds everybody counts their power points; the highest total wins. Height pays: on level 4 a single card often brings 10 or 12 points.</translation>
    </message>
    <message id="viceroy.rule.aim.round.title">
        <source></source>
        <translation>12 rounds of 2 phases</translation>
    </message>
    <message id="viceroy.rule.aim.round.1">
        <source></source>
        <translation>Every round has an [auction phase](rule:auction.display), in which you can win 1 character, and a [development phase](rule:build.choose), in which you can play up to 3 cards from your hand. All players choose at the same time and in secret.</translation>
    </message>
    <message id="viceroy.rule.aim.round.2">
        <source></source>
        <translation>Each round brings 4 new characters. When 12 rounds are over, the final count begins.</translation>
    </message>
    <message id="viceroy.rule.chapter.setup">
        <source></source>
        <translation>Setting up</translation>
    </message>
    <message id="viceroy.rule.setup.parts.title">
        <source></source>
        <translation>What is in the box</translation>
    </message>
    <message id="viceroy.rule.setup.parts.1">
        <source></source>
        <translation>64 characters with the numbers 1 to 64, 24 laws with the numbers 65 to 88, 4 auction cards, a screen for each player, and 64 gems: 16 each of blue, red, green and yellow.</translation>
    </message>
    <message id="viceroy.rule.setup.parts.2">
        <source></source>
        <translation>There are also tokens for power points, science, magic, defence, attack, magic bonuses and circle bonuses. Tokens never run out; gems and cards do.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.title">
        <source></source>
        <translation>The reserve and your first gems</translation>
    </message>
    <message id="viceroy.rule.setup.gems.1">
        <source></source>
        <translation>For each player 4 gems of every colour are in play; the others stay in the box. You take 2 of each colour, and 2 of these 8 go back at random, so you start with 6 gems behind your screen. All gems in play that nobody holds form the reserve.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.2">
        <source></source>
        <translation>*Example:* with 3 players 48 gems are in play: 18 behind the screens and 30 in the reserve.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.title">
        <source></source>
        <translation>3 decks and the first display</translation>
    </message>
    <message id="viceroy.rule.setup.decks.1">
        <source></source>
        <translation>Everybody is dealt 2 of the 64 characters. Of the others, 48 form the large deck, and 4 of these are laid out at the auction cards. The rest is the small deck: 14, 12, 10 or 8 characters for 1, 2, 3 or 4 players.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.2">
        <source></source>
        <translation>The 24 laws are the third deck. When the first characters have been laid, everybody is dealt 3 laws. No deck is ever refilled, and a discarded card never comes back.</translation>
    </message>
    <message id="viceroy.rule.setup.first.title">
        <source></source>
        <translation>Your first card</translation>
    </message>
    <message id="viceroy.rule.setup.first.1">
        <source></source>
        <translation>Choose 1 of your 2 characters in secret. It begins your pyramid on level 1 and costs nothing; the other stays in your hand. When all have chosen, everybody receives the reward of the bottom row of their card, the [lowest number](rule:table.number) first. You see your 3 laws only after this choice.</translation>
    </message>
    <message id="viceroy.rule.setup.first.2">
        <source></source>
        <translation>*Example:* Baron as the first card brings a green infinite gem.</translation>
    </message>
    <message id="viceroy.rule.chapter.table">
        <source></source>
        <translation>At the table</translation>
    </message>
    <message id="viceroy.rule.table.secret.title">
        <source></source>
        <translation>What is hidden</translation>
    </message>
    <message id="viceroy.rule.table.secret.1">
        <source></source>
        <translation>Your hand, and the gems and attack tokens behind your screen, are hidden. Pyramids, the display, the reserve and the number of your cards are open to all. Bids and cards are first *sealed*, that is chosen in secret, and then revealed together; until the last player has sealed, you can take your choice back.</translation>
    </message>
    <message id="viceroy.rule.table.secret.2">
        <source></source>
        <translation>You may talk and promise anything, but nobody is bound by it. Gems and cards never change hands, unless a [law](rule:laws.barter) says so.</translation>
    </message>
    <message id="viceroy.rule.table.number.title">
        <source></source>
        <translation>The lowest number goes first</translation>
    </message>
    <message id="viceroy.rule.table.number.1">
        <source></source>
        <translation>Every card has its own number, from 1 to 88. When several players are due at once, the one with the lowest number in their pyramid goes first and finishes before the next begins. In the development phase the revealed cards decide instead.</translation>
    </message>
    <message id="viceroy.rule.table.number.2">
        <source></source>
        <translation>*Example:* you reveal Chancellor (6), your rival reveals Nobleman (18), so you play first.</translation>
    </message>
    <message id="viceroy.rule.table.number.3">
        <source></source>
        <translation>*Our ruling:* tucked cards do not count here, only those that can be seen.</translation>
    </message>
    <message id="viceroy.rule.table.question.title">
        <source></source>
        <translation>One question at a time</translation>
    </message>
    <message id="viceroy.rule.table.question.1">
        <source></source>
        <translation>The program asks you one thing at a time and lights every answer. Give one before you do anything else. If you are asked nothing, you have already won a card or passed in this phase, or others are still deciding. Seats and pieces that are not part of this match cannot be chosen.</translation>
    </message>
    <message id="viceroy.rule.chapter.auction">
        <source></source>
        <translation>The auction phase</translation>
    </message>
    <message id="viceroy.rule.auction.display.title">
        <source></source>
        <translation>What is for sale</translation>
    </message>
    <message id="viceroy.rule.auction.display.1">
        <source></source>
        <translation>Each of the 4 auction cards has a colour and room for 2 characters. The arrow on it points at the *older* one, left over from the round before; the *newer* one lies on the other side. So round 1 offers 4 characters, and a later round up to 8.</translation>
    </message>
    <message id="viceroy.rule.auction.display.2">
        <source></source>
        <translation>Nobody can bid for a colour that has no character, or take a card from an empty place.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.title">
        <source></source>
        <translation>Your bid</translation>
    </message>
    <message id="viceroy.rule.auction.bid.1">
        <source></source>
        <translation>Seal 1 bid: a gem, an [attack token](rule:auction.attack), or nothing. A gem bids for the characters at its own colour and must come from behind your screen; an infinite gem cannot be bid. Every gem that is bid goes to the reserve, even if it wins nothing. It does not count towards the price of laying the card later.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.2">
        <source></source>
        <translation>*Example:* Spy lies at green, so you bid green, although its bottom row costs blue.</translation>
    </message>
    <message id="viceroy.rule.auction.alone.title">
        <source></source>
        <translation>Alone on a colour</translation>
    </message>
    <message id="viceroy.rule.auction.alone.1">
        <source></source>
        <translation>If nobody else bids for your colour, you win there: 1 card is simply yours, of 2 cards you choose 1. It goes into your hand, and your auction is over. You win at most 1 card in an auction, and with a gem only at the colour you bid.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.title">
        <source></source>
        <translation>Several on a colour</translation>
    </message>
    <message id="viceroy.rule.auction.contested.1">
        <source></source>
        <translation>If 2 or more players bid for a colour with 1 card, nobody gets it. The same holds for 3 or 4 players at 2 cards. All these gems are lost, and their owners go on to the next bidding round. Numbers never decide between equal bids.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.2">
        <source></source>
        <translation>*Example:* 2 players bid red for Captain. Both lose a red gem, and both bid again.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.title">
        <source></source>
        <translation>2 players at 2 cards</translation>
    </message>
    <message id="viceroy.rule.auction.agree.1">
        <source></source>
        <translation>If exactly 2 players bid for a colour with 2 cards, they may share. In this program the one with the lower number proposes who takes which card. The other accepts, asks for the opposite, or declines; the opposite can only be accepted or declined.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.2">
        <source></source>
        <translation>If they agree, each takes a card and is finished. If not, nobody gets a card and both go on. Both gems are lost either way.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.title">
        <source></source>
        <translation>Bidding an attack token</translation>
    </message>
    <message id="viceroy.rule.auction.attack.1">
        <source></source>
        <translation>Attack tokens are settled before gems: take any card on display. The token is spent, and your auction is over. Several attackers choose in the order of their lowest numbers. Gems follow, for the cards that are left; whoever finds none at their colour has lost the gem and goes on.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.2">
        <source></source>
        <translation>*Our ruling:* an attack token that finds no card at all is lost too, and its owner goes on.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.title">
        <source></source>
        <translation>Passing pays</translation>
    </message>
    <message id="viceroy.rule.auction.pass.1">
        <source></source>
        <translation>If you seal nothing, you pass: you get no card and bid no more in this auction, but you take 3 gems of your choice from the reserve, and 1 more for each science token in your pyramid. Whoever has no card after bidding round 3 counts as passing too, although their bids are lost.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.2">
        <source></source>
        <translation>*Example:* with 2 science tokens you take 5 gems.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.title">
        <source></source>
        <translation>Taking gems</translation>
    </message>
    <message id="viceroy.rule.auction.gems.1">
        <source></source>
        <translation>Choose gems one by one, of any colours that the reserve still has. If it holds fewer than you are due, take what is there; nothing is owed later. The lowest number goes first and takes everything before the next begins.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.2">
        <source></source>
        <translation>*Our ruling:* gems bid in the same bidding round are already back in the reserve when passing players take theirs.</translation>
    </message>
    <message id="viceroy.rule.auction.end.title">
        <source></source>
        <translation>The end of an auction</translation>
    </message>
    <message id="viceroy.rule.auction.end.1">
        <source></source>
        <translation>There are at most 3 bidding rounds. Whoever has won a card or passed bids no more. When everybody is finished, the older characters are discarded, and the newer ones that are left take their places. Then 4 new ones come from the large deck, except in round 12.</translation>
    </message>
    <message id="viceroy.rule.auction.end.2">
        <source></source>
        <translation>*Our ruling:* Royal summons keeps you away from the auction of the next round. You neither bid nor pass, and you take no gems.</translation>
    </message>
    <message id="viceroy.rule.chapter.pyramid">
        <source></source>
        <translation>Your pyramid</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.title">
        <source></source>
        <translation>Where a card may lie</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.1">
        <source></source>
        <translation>On level 1 a card goes to the left or right end of the row. On a higher level it lies on an empty place over 2 touching cards of the level below. Level 5 is the highest; the width has no limit. Upper levels may have gaps, and colours never forbid a place.</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.2">
        <source></source>
        <translation>No card moves later, unless a law says so.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.title">
        <source></source>
        <translation>Neighbours</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.1">
        <source></source>
        <translation>Cards that touch are neighbours: side by side on a level, or one resting on the other. A card can have up to 6: 2 beside it, 2 below and 2 above. Cards on both sides of a gap do not touch.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.2">
        <source></source>
        <translation>*Example:* a Patronage law with characters on all 6 sides scores 12 points.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.title">
        <source></source>
        <translation>Tucked cards and free cards</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.1">
        <source></source>
        <translation>Some laws tuck a card under another, without cost or reward. A tucked card has no level, colours or effect; it only counts as a card.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.2">
        <source></source>
        <translation>Royal favour tucks a *free card*: nothing rests on it, and nothing is tucked under it. It is the outermost card of its level or lies on your topmost level.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.3">
        <source></source>
        <translation>*Our ruling:* on level 1 only the left and right ends can be free, even if you have no other level; otherwise the row would be torn apart.</translation>
    </message>
    <message id="viceroy.rule.chapter.build">
        <source></source>
        <translation>The development phase</translation>
    </message>
    <message id="viceroy.rule.build.card.title">
        <source></source>
        <translation>How to read a character</translation>
    </message>
    <message id="viceroy.rule.build.card.1">
        <source></source>
        <translation>The number stands at the bottom left. The 4 rows belong to the 4 levels, level 1 at the bottom. On the left of a row stands the gem that this level adds to the price, on the right the reward.</translation>
    </message>
    <message id="viceroy.rule.build.card.2">
        <source></source>
        <translation>The coloured quarters in the top corners and the half circle at the bottom form [circles](rule:build.circle) with the cards around them. Laws have no rows, but they have these colours too.</translation>
    </message>
    <message id="viceroy.rule.build.card.3">
        <source></source>
        <translation>*Example:* Baron, number 60. Level 1: yellow, for a green infinite gem. Level 2: red, for a magic token. Level 3: red, for a magic bonus +3. Level 4: green, for 10 power points.</translation>
    </message>
    <message id="viceroy.rule.build.choose.title">
        <source></source>
        <translation>Choosing a card</translation>
    </message>
    <message id="viceroy.rule.build.choose.1">
        <source></source>
        <translation>The phase has 3 development rounds. In each you seal 1 card from your hand, or pass. Passing brings no gems here, and you play nothing more in this phase. The lowest number revealed plays first; you choose the place only when it is your turn.</translation>
    </message>
    <message id="viceroy.rule.build.choose.2">
        <source></source>
        <translation>*Our ruling:* you can choose a character only if you could pay for it on level 1; unused infinite gems count.</translation>
    </message>
    <message id="viceroy.rule.build.price.title">
        <source></source>
        <translation>The price of a level</translation>
    </message>
    <message id="viceroy.rule.build.price.1">
        <source></source>
        <translation>A character costs the gem of its level and the gems of all levels below. If you cannot pay, the card cannot lie there. The gems you pay go to the reserve.</translation>
    </message>
    <message id="viceroy.rule.build.price.2">
        <source></source>
        <translation>*Example:* Baron costs 1 yellow on level 1, 1 yellow and 1 red on level 2, and 1 yellow and 2 red on level 3. Level 4 adds 1 green.</translation>
    </message>
    <message id="viceroy.rule.build.reward.title">
        <source></source>
        <translation>The reward of one row</translation>
    </message>
    <message id="viceroy.rule.build.reward.1">
        <source></source>
        <translation>Prices add up, rewards do not. You receive only the row of the level where the card lies, but everything in it.</translation>
    </message>
    <message id="viceroy.rule.build.reward.2">
        <source></source>
        <translation>*Example:* Paladin on level 2 brings an attack token, 2 gems and 2 power points, but not the magic token of row 1.</translation>
    </message>
    <message id="viceroy.rule.build.reward.3">
        <source></source>
        <translation>*Our ruling:* the order is always the same: lay the card, pay, take the gem for a circle, then the rewards from left to right.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.title">
        <source></source>
        <translation>Level 5</translation>
    </message>
    <message id="viceroy.rule.build.fifth.1">
        <source></source>
        <translation>Level 5 costs all 4 rows and the gem of row 4 once more. Then choose: 15 power points, or the rewards of rows 1, 2 and 3 together. Row 4 brings nothing there.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.2">
        <source></source>
        <translation>*Example:* Baron on level 5 costs 1 yellow, 2 red and 2 green. It brings 15 points, or a green infinite gem, a magic token and a magic bonus +3.</translation>
    </message>
    <message id="viceroy.rule.build.circle.title">
        <source></source>
        <translation>Single-colour circles</translation>
    </message>
    <message id="viceroy.rule.build.circle.1">
        <source></source>
        <translation>A card on level 2 or higher forms a circle with the 2 cards it rests on. The circle has 4 segments: one corner of each lower card, and the half circle of the upper card, which is 2 segments. If all 4 have the same colour, take 1 gem of that colour at once, if the reserve has one. Laws close circles too.</translation>
    </message>
    <message id="viceroy.rule.build.circle.2">
        <source></source>
        <translation>*Example:* Baron over Inventor and Hermit closes a yellow circle.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.title">
        <source></source>
        <translation>Using infinite gems</translation>
    </message>
    <message id="viceroy.rule.build.infinite.1">
        <source></source>
        <translation>When you pay for a character, each infinite gem saves you 1 gem of its colour, once in every development phase. You may use several together or hold some back. But you must use as many as your own gems cannot cover, and never more than the price.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.2">
        <source></source>
        <translation>*Example:* Baron on level 3 costs 1 yellow and 2 red. With a red infinite gem you pay 1 yellow and 1 red.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.3">
        <source></source>
        <translation>*Our ruling:* a new infinite gem already works for your next card in the same phase.</translation>
    </message>
    <message id="viceroy.rule.chapter.reward">
        <source></source>
        <translation>Rewards</translation>
    </message>
    <message id="viceroy.rule.reward.gems.title">
        <source></source>
        <translation>Gems</translation>
    </message>
    <message id="viceroy.rule.reward.gems.1">
        <source></source>
        <translation>A pale octagon with a number brings you that many gems from the reserve, in any mixture of colours. They go behind your screen, where you may keep any number.</translation>
    </message>
    <message id="viceroy.rule.reward.points.title">
        <source></source>
        <translation>Power points</translation>
    </message>
    <message id="viceroy.rule.reward.points.1">
        <source></source>
        <translation>A laurel with a number is a token worth that many power points. It lies on its card until the final count. Characters bring 2 to 12 points, 2 laws offer 6, and level 5 brings 15.</translation>
    </message>
    <message id="viceroy.rule.reward.cards.title">
        <source></source>
        <translation>Drawing cards</translation>
    </message>
    <message id="viceroy.rule.reward.cards.1">
        <source></source>
        <translation>For each card icon draw 1 card, from the small deck or from the laws. With 2 icons you see the first card before you choose again. Your hand has no limit, and you may play new cards in the same phase. An empty deck gives nothing.</translation>
    </message>
    <message id="viceroy.rule.reward.science.title">
        <source></source>
        <translation>Science</translation>
    </message>
    <message id="viceroy.rule.reward.science.1">
        <source></source>
        <translation>A science token lies on its card. Each one brings you 1 more gem every time you [pass in an auction](rule:auction.pass). In the final count it scores only as part of a [set](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.reward.magic.title">
        <source></source>
        <translation>Magic and magic bonuses</translation>
    </message>
    <message id="viceroy.rule.reward.magic.1">
        <source></source>
        <translation>A star is a magic token; a star with +2, +3 or +5 is a magic bonus. They are different tokens, and neither scores without the other. In the final count every magic token is worth the sum of your magic bonuses.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.2">
        <source></source>
        <translation>*Example:* 4 magic tokens with the bonuses +2 and +3 score 4 × 5 = 20 points.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.3">
        <source></source>
        <translation>Only 4 characters bring both in one row: Paladin, Executioner, Druid and Cutthroat, on level 4.</translation>
    </message>
    <message id="viceroy.rule.reward.defense.title">
        <source></source>
        <translation>Defence</translation>
    </message>
    <message id="viceroy.rule.reward.defense.1">
        <source></source>
        <translation>A defence token lies on its card and does nothing during the game. In the final count it stops 1 of the attack tokens that your rivals have left: 1 in all, not 1 of each rival. It also belongs to sets; it does both.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.title">
        <source></source>
        <translation>Attack</translation>
    </message>
    <message id="viceroy.rule.reward.attack.1">
        <source></source>
        <translation>An attack token from a character goes behind your screen. Bid it in an [auction](rule:auction.attack), or keep it: at the end each token you still have costs every rival 4 points, unless defence stops it. It never scores for you.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.2">
        <source></source>
        <translation>*Our ruling:* an attack token from Call to arms or Raiders’ charter lies openly on that law. It is a token like any other, and it is spent before those behind your screen.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.title">
        <source></source>
        <translation>Circle bonuses</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.1">
        <source></source>
        <translation>A quartered ring with +2 or +4 is a circle bonus in one colour. In the final count it adds its value to every single-colour circle and every infinite gem of that colour.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.2">
        <source></source>
        <translation>*Example:* you have bonuses +2 and +4 for red. 2 red circles and a red infinite gem score 3 × 6 = 18 points more.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.title">
        <source></source>
        <translation>Receiving an infinite gem</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.1">
        <source></source>
        <translation>Put a gem of the colour shown from the reserve onto the card. If the reserve has none, you are asked whether you use one from behind your screen. If you have none or decline, this reward is lost for good. Where a law lets you choose the colour, the reserve or you must have it.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.2">
        <source></source>
        <translation>From then on an infinite gem belongs to its card: it is never bid, spent or swapped, and it recolours nothing.</translation>
    </message>
    <message id="viceroy.rule.chapter.laws">
        <source></source>
        <translation>Laws</translation>
    </message>
    <message id="viceroy.rule.laws.play.title">
        <source></source>
        <translation>Playing a law</translation>
    </message>
    <message id="viceroy.rule.laws.play.1">
        <source></source>
        <translation>A law is one of your up to 3 cards in a development phase. It costs nothing and lies on levels 1 to 4, never on level 5. It carries cards and closes circles like a character.</translation>
    </message>
    <message id="viceroy.rule.laws.play.2">
        <source></source>
        <translation>Some laws act once, when you play them; Royal archive acts again and again. Others score in the final count, but only if they lie in your pyramid and are not tucked.</translation>
    </message>
    <message id="viceroy.rule.laws.options.title">
        <source></source>
        <translation>Laws with a choice</translation>
    </message>
    <message id="viceroy.rule.laws.options.1">
        <source></source>
        <translation>8 laws offer 3 rewards, of which you take exactly 1; 4 gems are always among them. Tokens from a law lie on the law itself. You can choose an infinite gem only if a gem for it is left in the reserve or behind your screen.</translation>
    </message>
    <message id="viceroy.rule.laws.place.title">
        <source></source>
        <translation>Laws that pick a card of yours</translation>
    </message>
    <message id="viceroy.rule.laws.place.1">
        <source></source>
        <translation>Reshuffle of offices takes the place of one of your cards on levels 1 to 4, and that card returns to your hand. Double privileges is tucked under one of your characters and doubles every token on it; without a character in your pyramid you cannot choose it. No law can pick itself.</translation>
    </message>
    <message id="viceroy.rule.laws.place.2">
        <source></source>
        <translation>*Our ruling:* with Reshuffle of offices, tokens, infinite gems and tucked cards stay in place and now belong to the law. Every circle that gets a new single colour pays its gem. Taking the card back counts as taking a card for Royal archive.</translation>
    </message>
    <message id="viceroy.rule.laws.place.3">
        <source></source>
        <translation>*Our ruling:* Double privileges also doubles an infinite gem. The second one is a real gem from the reserve or, if you agree, from behind your screen.</translation>
    </message>
    <message id="viceroy.rule.laws.place.4">
        <source></source>
        <translation>*Our ruling:* with Royal favour, the tokens on the tucked card are lost; its infinite gems return to the reserve.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.title">
        <source></source>
        <translation>Laws you feed with gems</translation>
    </message>
    <message id="viceroy.rule.laws.barter.1">
        <source></source>
        <translation>With Forced barter you may swap 1 token of your pyramid for 1 of a rival’s. Choose your card and token, then theirs, and give that rival any 3 gems. With fewer than 3 gems you can only decline. Each token goes to the card the other came from. Infinite gems, and tokens behind screens, stay where they are.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.2">
        <source></source>
        <translation>When you lay Royal treasury, put up to 8 gems on it. They stay there and score 2 points each.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.title">
        <source></source>
        <translation>Laws about your hand</translation>
    </message>
    <message id="viceroy.rule.laws.hand.1">
        <source></source>
        <translation>With Revision of the code you put back any 2 laws from your hand, not only those you have just drawn; the last one lies on top. Secret service tucks any number of cards from your hand when you lay it, and none later. With Royal archive you may tuck each card you take, at once or never.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.2">
        <source></source>
        <translation>*Example:* 3 tucked cards score 15 points under Secret service and 12 under Royal archive.</translation>
    </message>
    <message id="viceroy.rule.chapter.end">
        <source></source>
        <translation>The end</translation>
    </message>
    <message id="viceroy.rule.end.recolour.title">
        <source></source>
        <translation>Recolouring</translation>
    </message>
    <message id="viceroy.rule.end.recolour.1">
        <source></source>
        <translation>After round 12 all hand cards are discarded. Then you may recolour circles with the gems behind your screen, each circle once. Pay 1 gem of the new colour for each segment that has another colour; the half circle is 2 segments. The whole circle changes. You take no gem for it, but the circle scores.</translation>
    </message>
    <message id="viceroy.rule.end.recolour.2">
        <source></source>
        <translation>*Example:* the half circle of Helmsman is red, and it lies over a blue and a red corner. 1 red gem makes a red circle.</translation>
    </message>
    <message id="viceroy.rule.end.circles.title">
        <source></source>
        <translation>Steps 1 and 2: circles and infinite gems</translation>
    </message>
    <message id="viceroy.rule.end.circles.1">
        <source></source>
        <translation>*Step 1:* each single-colour circle scores the level of its upper card, plus all your circle bonuses of its colour.</translation>
    </message>
    <message id="viceroy.rule.end.circles.2">
        <source></source>
        <translation>*Step 2:* each infinite gem scores the level of its card, plus the same bonuses.</translation>
    </message>
    <message id="viceroy.rule.end.circles.3">
        <source></source>
        <translation>*Example:* with a blue bonus +2, a blue circle on level 4 scores 6 points, and a blue infinite gem on level 1 scores 3.</translation>
    </message>
    <message id="viceroy.rule.end.laws.title">
        <source></source>
        <translation>Steps 3 and 4: laws and point tokens</translation>
    </message>
    <message id="viceroy.rule.end.laws.1">
        <source></source>
        <translation>*Step 3:* each law that lies in your pyramid scores what it says. Tucked laws score nothing, but Census counts them as cards.</translation>
    </message>
    <message id="viceroy.rule.end.laws.2">
        <source></source>
        <translation>*Step 4:* add the values of your power point tokens.</translation>
    </message>
    <message id="viceroy.rule.end.laws.3">
        <source></source>
        <translation>*Example:* Patronage I with 3 neighbouring characters scores 6, and tokens of 2 and 5 bring 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.title">
        <source></source>
        <translation>Steps 5 and 6: magic and sets</translation>
    </message>
    <message id="viceroy.rule.end.magic.1">
        <source></source>
        <translation>*Step 5:* multiply the number of your magic tokens by the sum of your magic bonuses. If you lack either, it is 0.</translation>
    </message>
    <message id="viceroy.rule.end.magic.2">
        <source></source>
        <translation>*Step 6:* each set of 1 defence, 1 science and 1 magic token scores 12. Sets use nothing up: the same tokens also count in steps 5 and 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.3">
        <source></source>
        <translation>*Example:* 3 magic, 2 science and 4 defence tokens make 2 sets, which score 24 points.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.title">
        <source></source>
        <translation>Step 7: rivals’ attacks</translation>
    </message>
    <message id="viceroy.rule.end.attacks.1">
        <source></source>
        <translation>Add up the attack tokens that all your rivals have left, behind screens and on cards. Subtract your defence tokens. You lose 4 points for each attack token that remains. Your own attack tokens do not harm you.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.2">
        <source></source>
        <translation>*Example:* your rivals have 1 and 4 left, and you have 3 defence tokens. You lose 4 × (1 + 4 – 3) = 8 points.</translation>
    </message>
    <message id="viceroy.rule.end.winner.title">
        <source></source>
        <translation>The winner</translation>
    </message>
    <message id="viceroy.rule.end.winner.1">
        <source></source>
        <translation>The highest total wins. If you play alone, your total is a record to beat. Then the match is over: you can look at every line of the count, but nothing more can be played.</translation>
    </message>
    <message id="viceroy.rule.end.winner.2">
        <source></source>
        <translation>*Our ruling:* equal totals share the place; there is no tie-break.</translation>
    </message>
    <message id="viceroy.rule.end.example.title">
        <source></source>
        <translation>A worked final count</translation>
    </message>
    <message id="viceroy.rule.end.example.1">
        <source></source>
        <translation>Your rival has 3 attack tokens left, and you have 1 red and 1 blue gem. Your pyramid, with tokens in brackets. Level 4: Voivode (magic bonus +5). Level 3: Sorceress (magic), Guardian (red circle bonus +2). Level 2: Baron (magic), Helmsman (defence), Agent (science), Arcanist (5 points). Level 1: Inventor (2 points), Colonel (red infinite gem), Wanderer (magic), Patronage I, Harmony of orders.</translation>
    </message>
    <message id="viceroy.rule.end.example.2">
        <source></source>
        <translation>First you recolour: 1 red gem makes the circle under Helmsman red, 1 blue gem makes the one under Voivode blue.</translation>
    </message>
    <message id="viceroy.rule.end.example.3">
        <source></source>
        <translation>*Step 1:* circles: Baron yellow 2, Helmsman red 2 + 2, Sorceress green 3, Guardian blue 3, Voivode blue 4. That is 16.</translation>
    </message>
    <message id="viceroy.rule.end.example.4">
        <source></source>
        <translation>*Step 2:* the red infinite gem on Colonel, level 1, with the red bonus: 1 + 2 = 3.</translation>
    </message>
    <message id="viceroy.rule.end.example.5">
        <source></source>
        <translation>*Step 3:* Patronage I touches Wanderer, Agent and Arcanist: 3 × 2 = 6. Harmony of orders: 1 set, 3 points. That is 9.</translation>
    </message>
    <message id="viceroy.rule.end.example.6">
        <source></source>
        <translation>*Step 4:* tokens of 2 and 5: 7.</translation>
    </message>
    <message id="viceroy.rule.end.example.7">
        <source></source>
        <translation>*Step 5:* 3 magic tokens × 5 = 15.</translation>
    </message>
    <message id="viceroy.rule.end.example.8">
        <source></source>
        <translation>*Step 6:* 1 set: 12.</translation>
    </message>
    <message id="viceroy.rule.end.example.9">
        <source></source>
        <translation>*Step 7:* 3 attack tokens – 1 defence token = 2, so you lose 2 × 4 = 8.</translation>
    </message>
    <message id="viceroy.rule.end.example.10">
        <source></source>
        <translation>16 + 3 + 9 + 7 + 15 + 12 – 8 = 54. Without the 2 gems you would have 46.</translation>
    </message>
    <message id="viceroy.rule.chapter.solo">
        <source></source>
        <translation>Solo and virtual opponents</translation>
    </message>
    <message id="viceroy.rule.solo.draw.title">
        <source></source>
        <translation>Virtual opponents</translation>
    </message>
    <message id="viceroy.rule.solo.draw.1">
        <source></source>
        <translation>Alone you need 1 to 3 virtual opponents. 2 or 3 players may add some, up to 4 bidders in all. They only bid; they have no pyramid and no score.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.2">
        <source></source>
        <translation>When bids are revealed, 1 gem is drawn blindly from the box for each of them still in the auction; afterwards it goes back into the box. Alone on a colour, a virtual opponent removes a card from the game, of 2 cards the newer one. Then it is out of this auction.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.3">
        <source></source>
        <translation>*Our ruling:* it draws also in the bidding round in which you pass.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.title">
        <source></source>
        <translation>Meeting a virtual opponent</translation>
    </message>
    <message id="viceroy.rule.solo.contest.1">
        <source></source>
        <translation>If you meet it at 1 card, your gem is lost and both of you go on. At 2 cards you may take the older one, and the newer one leaves the game; or you go on. With 3 bidders nobody gets a card. 2 virtual opponents among themselves remove both cards if 2 lie there, and none if there is only 1. No bidding round takes place without a real player.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.2">
        <source></source>
        <translation>If its colour had no card, you choose a card on display that leaves the game.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.3">
        <source></source>
        <translation>*Our ruling:* with several players, the lowest number chooses it. A card that an attack token takes in the same bidding round counts as having been there.</translation>
    </message>
    <message id="viceroy.rule.solo.example.title">
        <source></source>
        <translation>A solo auction</translation>
    </message>
    <message id="viceroy.rule.solo.example.1">
        <source></source>
        <translation>You play against 1 virtual opponent. At blue lie Captain, the older card, and Prince, the newer one; at red, green and yellow lies 1 card each.</translation>
    </message>
    <message id="viceroy.rule.solo.example.2">
        <source></source>
        <translation>You bid blue, and blue is drawn: you may take Captain; then Prince leaves the game and the auction ends.</translation>
    </message>
    <message id="viceroy.rule.solo.example.3">
        <source></source>
        <translation>You bid blue, and green is drawn: choose Captain or Prince. The green card leaves the game.</translation>
    </message>
    <message id="viceroy.rule.solo.example.4">
        <source></source>
        <translation>You bid red, and red is drawn: your gem is lost, the card stays, and both of you go on.</translation>
    </message>
    <message id="viceroy.rule.solo.example.5">
        <source></source>
        <translation>You pass, and yellow is drawn: take 3 gems and 1 for each science token. The yellow card still leaves the game.</translation>
    </message>
    <message id="viceroy.rule.chapter.options">
        <source></source>
        <translation>Editions and rulings</translation>
    </message>
    <message id="viceroy.rule.options.four.title">
        <source></source>
        <translation>4 characters to begin with</translation>
    </message>
    <message id="viceroy.rule.options.four.1">
        <source></source>
        <translation>This book follows the Czech edition; this option and the next come from another. You are dealt 4 characters instead of 2. Choose 1 that begins your pyramid, then 1 of the others to keep in your hand. The last 2 are shuffled back before the decks are formed, so all decks keep their usual size.</translation>
    </message>
    <message id="viceroy.rule.options.sell.title">
        <source></source>
        <translation>A card for 2 gems</translation>
    </message>
    <message id="viceroy.rule.options.sell.1">
        <source></source>
        <translation>With this option you may discard the card you revealed instead of laying it, and take 2 gems of your choice. The card is out of the game, and it was your card of that development round. So you may also choose a character you cannot pay for.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.title">
        <source></source>
        <translation>Our rulings</translation>
    </message>
    <message id="viceroy.rule.options.rulings.1">
        <source></source>
        <translation>Where the printed rules are silent, this program had to decide. Such places are marked *Our ruling* in this book. If your table plays them differently with the box, mind that the program keeps to these.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.2">
        <source></source>
        <translation>The rulings concern [order by number](rule:table.number), [attack tokens](rule:auction.attack) and [gems](rule:auction.gems) in an auction, [Royal summons](rule:auction.end), [free cards](rule:pyramid.free), [choosing](rule:build.choose) and [laying](rule:build.reward) a card, [infinite gems](rule:build.infinite), [attack tokens on laws](rule:reward.attack), [laws that pick a card](rule:laws.place), [ties](rule:end.winner) and [virtual opponents](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.chapter.legend">
        <source></source>
        <translation>Legend of icons</translation>
    </message>
    <message id="viceroy.rule.legend.number.title">
        <source></source>
        <translation>Number</translation>
    </message>
    <message id="viceroy.rule.legend.number.1">
        <source></source>
        <translation>The underlined number at the bottom left is the card’s own, from 1 to 88, and decides [who goes first](rule:table.number).</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.title">
        <source></source>
        <translation>Segments</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.1">
        <source></source>
        <translation>The coloured quarters in the top corners and the half circle at the bottom form [circles](rule:build.circle) with neighbouring cards.</translation>
    </message>
    <message id="viceroy.rule.legend.cost.title">
        <source></source>
        <translation>Price</translation>
    </message>
    <message id="viceroy.rule.legend.cost.1">
        <source></source>
        <translation>A coloured gem at the left of a row adds 1 gem of that colour to the [price](rule:build.price): blue (lozenge), red (disc), green (triangle) or yellow (square).</translation>
    </message>
    <message id="viceroy.rule.legend.row.title">
        <source></source>
        <translation>Row</translation>
    </message>
    <message id="viceroy.rule.legend.row.1">
        <source></source>
        <translation>You receive [everything in the row](rule:build.reward) of the level, from left to right.</translation>
    </message>
    <message id="viceroy.rule.legend.gems.title">
        <source></source>
        <translation>Gems</translation>
    </message>
    <message id="viceroy.rule.legend.gems.1">
        <source></source>
        <translation>A pale octagon with a number: take that many [gems](rule:reward.gems) of any colours from the reserve.</translation>
    </message>
    <message id="viceroy.rule.legend.points.title">
        <source></source>
        <translation>Power points</translation>
    </message>
    <message id="viceroy.rule.legend.points.1">
        <source></source>
        <translation>A laurel with a number in a disc: put a [power point token](rule:reward.points) of that value on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.card.title">
        <source></source>
        <translation>Card</translation>
    </message>
    <message id="viceroy.rule.legend.card.1">
        <source></source>
        <translation>A blank card: [draw](rule:reward.cards) 1 card from the small deck or from the laws.</translation>
    </message>
    <message id="viceroy.rule.legend.science.title">
        <source></source>
        <translation>Science</translation>
    </message>
    <message id="viceroy.rule.legend.science.1">
        <source></source>
        <translation>A cog: put a [science token](rule:reward.science) on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.magic.title">
        <source></source>
        <translation>Magic</translation>
    </message>
    <message id="viceroy.rule.legend.magic.1">
        <source></source>
        <translation>A four-rayed star: put a [magic token](rule:reward.magic) on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.defense.title">
        <source></source>
        <translation>Defence</translation>
    </message>
    <message id="viceroy.rule.legend.defense.1">
        <source></source>
        <translation>A shield: put a [defence token](rule:reward.defense) on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.attack.title">
        <source></source>
        <translation>Attack</translation>
    </message>
    <message id="viceroy.rule.legend.attack.1">
        <source></source>
        <translation>A sword: take an [attack token](rule:reward.attack) behind your screen, or put it on the law that gives it.</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.title">
        <source></source>
        <translation>Infinite gem</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.1">
        <source></source>
        <translation>A coloured gem with the sign of infinity: put an [infinite gem](rule:reward.infinite) of that colour on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.title">
        <source></source>
        <translation>Magic bonus</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.1">
        <source></source>
        <translation>A star with +2, +3 or +5: put 1 [magic bonus](rule:reward.magic) of that value on the card; no magic token comes with it.</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.title">
        <source></source>
        <translation>Circle bonus</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.1">
        <source></source>
        <translation>A quartered ring with +2 or +4: put 1 [circle bonus](rule:reward.bonus) of that colour and value on the card.</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.title">
        <source></source>
        <translation>Points at the end</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.1">
        <source></source>
        <translation>A laurel without a disc on a law: the law scores these points in [step 3](rule:end.laws) of the final count, and no token is taken.</translation>
    </message>
    <message id="viceroy.rule.legend.seal.title">
        <source></source>
        <translation>Seal</translation>
    </message>
    <message id="viceroy.rule.legend.seal.1">
        <source></source>
        <translation>A wax seal marks a [law](rule:laws.play); it has no other meaning.</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.title">
        <source></source>
        <translation>Auction card</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.1">
        <source></source>
        <translation>One of 4 coloured cards in the middle: [bid](rule:auction.bid) a gem of this colour for the characters at it.</translation>
    </message>
    <message id="viceroy.rule.legend.above.title">
        <source></source>
        <translation>Older card</translation>
    </message>
    <message id="viceroy.rule.legend.above.1">
        <source></source>
        <translation>A character left over from the round before, [for sale](rule:auction.display) for the last time.</translation>
    </message>
    <message id="viceroy.rule.legend.below.title">
        <source></source>
        <translation>Newer card</translation>
    </message>
    <message id="viceroy.rule.legend.below.1">
        <source></source>
        <translation>A character that is [new](rule:auction.display) in this round.</translation>
    </message>
    <message id="viceroy.rule.chapter.characters">
        <source></source>
        <translation>64 characters</translation>
    </message>
    <message id="viceroy.rule.card.corsair.title">
        <source></source>
        <translation>Corsair</translation>
    </message>
    <message id="viceroy.rule.card.corsair.1">
        <source></source>
        <translation>Number 1. Level 1 (yellow gem): a card from a deck. Level 2 (red gem): a green infinite gem. Level 3 (green gem): science token. Level 4 (red gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.title">
        <source></source>
        <translation>Ambassador</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.1">
        <source></source>
        <translation>Number 2. Level 1 (green gem): 4 gems of any colour. Level 2 (red gem): science token. Level 3 (green gem): magic bonus +3. Level 4 (yellow gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.title">
        <source></source>
        <translation>Herbalist</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.1">
        <source></source>
        <translation>Number 3. Level 1 (red gem): 3 power points. Level 2 (green gem): 4 gems of any colour. Level 3 (blue gem): a yellow infinite gem. Level 4 (yellow gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.mentor.title">
        <source></source>
        <translation>Mentor</translation>
    </message>
    <message id="viceroy.rule.card.mentor.1">
        <source></source>
        <translation>Number 4. Level 1 (green gem): 3 power points. Level 2 (yellow gem): 4 gems of any colour. Level 3 (yellow gem): magic token. Level 4 (red gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.scout.title">
        <source></source>
        <translation>Scout</translation>
    </message>
    <message id="viceroy.rule.card.scout.1">
        <source></source>
        <translation>Number 5. Level 1 (yellow gem): 3 gems of any colour. Level 2 (yellow gem): a card from a deck. Level 3 (red gem): 7 power points. Level 4 (blue gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.title">
        <source></source>
        <translation>Chancellor</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.1">
        <source></source>
        <translation>Number 6. Level 1 (blue gem): magic token. Level 2 (yellow gem): science token. Level 3 (red gem): 8 power points. Level 4 (green gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.title">
        <source></source>
        <translation>Wanderer</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.1">
        <source></source>
        <translation>Number 7. Level 1 (green gem): magic token. Level 2 (red gem): a card from a deck. Level 3 (yellow gem): science token. Level 4 (blue gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.paladin.title">
        <source></source>
        <translation>Paladin</translation>
    </message>
    <message id="viceroy.rule.card.paladin.1">
        <source></source>
        <translation>Number 8. Level 1 (blue gem): magic token. Level 2 (green gem): attack token, 2 gems of any colour and 2 power points. Level 3 (red gem): magic bonus +3. Level 4 (yellow gem): magic bonus +2 and magic token.</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.title">
        <source></source>
        <translation>Cannoneer</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.1">
        <source></source>
        <translation>Number 9. Level 1 (yellow gem): defence token. Level 2 (green gem): attack token and 3 gems of any colour. Level 3 (blue gem): a card from a deck. Level 4 (green gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.marshal.title">
        <source></source>
        <translation>Marshal</translation>
    </message>
    <message id="viceroy.rule.card.marshal.1">
        <source></source>
        <translation>Number 10. Level 1 (red gem): 3 gems of any colour. Level 2 (red gem): 5 gems of any colour. Level 3 (green gem): science token. Level 4 (yellow gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.title">
        <source></source>
        <translation>Crossbowwoman</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.1">
        <source></source>
        <translation>Number 11. Level 1 (red gem): defence token. Level 2 (blue gem): attack token, 2 gems of any colour and 2 power points. Level 3 (yellow gem): 6 gems of any colour. Level 4 (blue gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.sentry.title">
        <source></source>
        <translation>Sentry</translation>
    </message>
    <message id="viceroy.rule.card.sentry.1">
        <source></source>
        <translation>Number 12. Level 1 (red gem): 4 gems of any colour. Level 2 (red gem): a card from a deck. Level 3 (green gem): science token. Level 4 (yellow gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.title">
        <source></source>
        <translation>Arcanist</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.1">
        <source></source>
        <translation>Number 13. Level 1 (yellow gem): 3 gems of any colour. Level 2 (red gem): 5 power points. Level 3 (green gem): magic token. Level 4 (yellow gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.executioner.title">
        <source></source>
        <translation>Executioner</translation>
    </message>
    <message id="viceroy.rule.card.executioner.1">
        <source></source>
        <translation>Number 14. Level 1 (red gem): magic token. Level 2 (blue gem): defence token and 2 gems of any colour. Level 3 (red gem): bonus for blue circles +2. Level 4 (yellow gem): magic bonus +2 and magic token.</translation>
    </message>
    <message id="viceroy.rule.card.general.title">
        <source></source>
        <translation>General</translation>
    </message>
    <message id="viceroy.rule.card.general.1">
        <source></source>
        <translation>Number 15. Level 1 (green gem): a card from a deck. Level 2 (yellow gem): science token. Level 3 (blue gem): attack token and 4 power points. Level 4 (red gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.miner.title">
        <source></source>
        <translation>Miner</translation>
    </message>
    <message id="viceroy.rule.card.miner.1">
        <source></source>
        <translation>Number 16. Level 1 (yellow gem): 3 gems of any colour. Level 2 (green gem): magic token. Level 3 (red gem): 6 gems of any colour. Level 4 (green gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.corporal.title">
        <source></source>
        <translation>Corporal</translation>
    </message>
    <message id="viceroy.rule.card.corporal.1">
        <source></source>
        <translation>Number 17. Level 1 (green gem): defence token. Level 2 (blue gem): attack token and 3 gems of any colour. Level 3 (blue gem): defence token and 4 gems of any colour. Level 4 (red gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.title">
        <source></source>
        <translation>Nobleman</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.1">
        <source></source>
        <translation>Number 18. Level 1 (green gem): a blue infinite gem. Level 2 (blue gem): a card from a deck. Level 3 (red gem): 8 power points. Level 4 (yellow gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.title">
        <source></source>
        <translation>Standard-bearer</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.1">
        <source></source>
        <translation>Number 19. Level 1 (green gem): 2 power points and 2 gems of any colour. Level 2 (green gem): 5 power points. Level 3 (yellow gem): a card from a deck. Level 4 (blue gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.title">
        <source></source>
        <translation>Recruiter</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.1">
        <source></source>
        <translation>Number 20. Level 1 (green gem): magic bonus +2. Level 2 (blue gem): attack token, 2 gems of any colour and 2 power points. Level 3 (red gem): 6 gems of any colour. Level 4 (yellow gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.fairy.title">
        <source></source>
        <translation>Fairy</translation>
    </message>
    <message id="viceroy.rule.card.fairy.1">
        <source></source>
        <translation>Number 21. Level 1 (blue gem): 4 gems of any colour. Level 2 (red gem): a card from a deck. Level 3 (green gem): a green infinite gem. Level 4 (blue gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.brigand.title">
        <source></source>
        <translation>Brigand</translation>
    </message>
    <message id="viceroy.rule.card.brigand.1">
        <source></source>
        <translation>Number 22. Level 1 (yellow gem): 2 power points and 2 gems of any colour. Level 2 (green gem): 5 gems of any colour. Level 3 (blue gem): bonus for red circles +2. Level 4 (green gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.castellan.title">
        <source></source>
        <translation>Castellan</translation>
    </message>
    <message id="viceroy.rule.card.castellan.1">
        <source></source>
        <translation>Number 23. Level 1 (yellow gem): 3 gems of any colour. Level 2 (red gem): 4 gems of any colour. Level 3 (red gem): science token. Level 4 (green gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.agent.title">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.rule.card.agent.1">
        <source></source>
        <translation>Number 24. Level 1 (green gem): 4 gems of any colour. Level 2 (yellow gem): science token. Level 3 (blue gem): magic bonus +3. Level 4 (green gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.berserker.title">
        <source></source>
        <translation>Berserker</translation>
    </message>
    <message id="viceroy.rule.card.berserker.1">
        <source></source>
        <translation>Number 25. Level 1 (yellow gem): 3 gems of any colour. Level 2 (yellow gem): defence token and 2 gems of any colour. Level 3 (blue gem): attack token and 4 power points. Level 4 (green gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.huntress.title">
        <source></source>
        <translation>Huntress</translation>
    </message>
    <message id="viceroy.rule.card.huntress.1">
        <source></source>
        <translation>Number 26. Level 1 (yellow gem): 4 gems of any colour. Level 2 (green gem): a red infinite gem. Level 3 (red gem): defence token and 4 gems of any colour. Level 4 (yellow gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.assassin.title">
        <source></source>
        <translation>Assassin</translation>
    </message>
    <message id="viceroy.rule.card.assassin.1">
        <source></source>
        <translation>Number 27. Level 1 (yellow gem): 3 power points. Level 2 (blue gem): attack token and 3 gems of any colour. Level 3 (green gem): attack token and 4 power points. Level 4 (yellow gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.title">
        <source></source>
        <translation>Swordsman</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.1">
        <source></source>
        <translation>Number 28. Level 1 (green gem): 2 power points and 2 gems of any colour. Level 2 (green gem): magic token. Level 3 (red gem): a card from a deck. Level 4 (blue gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.strategist.title">
        <source></source>
        <translation>Strategist</translation>
    </message>
    <message id="viceroy.rule.card.strategist.1">
        <source></source>
        <translation>Number 29. Level 1 (red gem): magic bonus +2. Level 2 (yellow gem): 5 gems of any colour. Level 3 (green gem): magic token. Level 4 (green gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.title">
        <source></source>
        <translation>Gamekeeper</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.1">
        <source></source>
        <translation>Number 30. Level 1 (green gem): magic token. Level 2 (blue gem): defence token and 2 gems of any colour. Level 3 (yellow gem): science token. Level 4 (red gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.prince.title">
        <source></source>
        <translation>Prince</translation>
    </message>
    <message id="viceroy.rule.card.prince.1">
        <source></source>
        <translation>Number 31. Level 1 (blue gem): magic bonus +2. Level 2 (blue gem): 5 gems of any colour. Level 3 (yellow gem): magic token. Level 4 (red gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.captain.title">
        <source></source>
        <translation>Captain</translation>
    </message>
    <message id="viceroy.rule.card.captain.1">
        <source></source>
        <translation>Number 32. Level 1 (green gem): a card from a deck. Level 2 (blue gem): 5 gems of any colour. Level 3 (yellow gem): magic token. Level 4 (yellow gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.margrave.title">
        <source></source>
        <translation>Margrave</translation>
    </message>
    <message id="viceroy.rule.card.margrave.1">
        <source></source>
        <translation>Number 33. Level 1 (blue gem): 3 gems of any colour. Level 2 (yellow gem): a card from a deck. Level 3 (yellow gem): magic token. Level 4 (green gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.hermit.title">
        <source></source>
        <translation>Hermit</translation>
    </message>
    <message id="viceroy.rule.card.hermit.1">
        <source></source>
        <translation>Number 34. Level 1 (blue gem): 3 gems of any colour. Level 2 (blue gem): science token. Level 3 (green gem): magic bonus +3. Level 4 (red gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.guardian.title">
        <source></source>
        <translation>Guardian</translation>
    </message>
    <message id="viceroy.rule.card.guardian.1">
        <source></source>
        <translation>Number 35. Level 1 (green gem): magic token. Level 2 (blue gem): 5 power points. Level 3 (yellow gem): bonus for red circles +2. Level 4 (blue gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.sniper.title">
        <source></source>
        <translation>Sniper</translation>
    </message>
    <message id="viceroy.rule.card.sniper.1">
        <source></source>
        <translation>Number 36. Level 1 (blue gem): 3 power points. Level 2 (blue gem): magic bonus +2. Level 3 (yellow gem): a blue infinite gem. Level 4 (green gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.title">
        <source></source>
        <translation>Cuirassier</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.1">
        <source></source>
        <translation>Number 37. Level 1 (blue gem): defence token. Level 2 (green gem): a blue infinite gem. Level 3 (yellow gem): 6 gems of any colour. Level 4 (blue gem): bonus for red circles +4.</translation>
    </message>
    <message id="viceroy.rule.card.druid.title">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.rule.card.druid.1">
        <source></source>
        <translation>Number 38. Level 1 (yellow gem): a card from a deck. Level 2 (red gem): magic token. Level 3 (green gem): magic bonus +3. Level 4 (green gem): magic bonus +2 and magic token.</translation>
    </message>
    <message id="viceroy.rule.card.knight.title">
        <source></source>
        <translation>Knight</translation>
    </message>
    <message id="viceroy.rule.card.knight.1">
        <source></source>
        <translation>Number 39. Level 1 (blue gem): a card from a deck. Level 2 (red gem): 5 gems of any colour. Level 3 (red gem): 7 power points. Level 4 (green gem): bonus for green circles +4.</translation>
    </message>
    <message id="viceroy.rule.card.admiral.title">
        <source></source>
        <translation>Admiral</translation>
    </message>
    <message id="viceroy.rule.card.admiral.1">
        <source></source>
        <translation>Number 40. Level 1 (blue gem): magic token. Level 2 (red gem): science token. Level 3 (yellow gem): attack token and 4 power points. Level 4 (blue gem): bonus for blue circles +4.</translation>
    </message>
    <message id="viceroy.rule.card.inspector.title">
        <source></source>
        <translation>Inspector</translation>
    </message>
    <message id="viceroy.rule.card.inspector.1">
        <source></source>
        <translation>Number 41. Level 1 (yellow gem): a card from a deck. Level 2 (yellow gem): defence token and 2 gems of any colour. Level 3 (green gem): bonus for green circles +2. Level 4 (blue gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.spy.title">
        <source></source>
        <translation>Spy</translation>
    </message>
    <message id="viceroy.rule.card.spy.1">
        <source></source>
        <translation>Number 42. Level 1 (blue gem): 4 gems of any colour. Level 2 (yellow gem): defence token and 2 gems of any colour. Level 3 (red gem): 7 power points. Level 4 (yellow gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.inventor.title">
        <source></source>
        <translation>Inventor</translation>
    </message>
    <message id="viceroy.rule.card.inventor.1">
        <source></source>
        <translation>Number 43. Level 1 (blue gem): 2 power points and 2 gems of any colour. Level 2 (yellow gem): a yellow infinite gem. Level 3 (green gem): a card from a deck. Level 4 (red gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.governor.title">
        <source></source>
        <translation>Governor</translation>
    </message>
    <message id="viceroy.rule.card.governor.1">
        <source></source>
        <translation>Number 44. Level 1 (blue gem): 4 gems of any colour. Level 2 (yellow gem): defence token and 2 gems of any colour. Level 3 (green gem): magic bonus +3. Level 4 (red gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.title">
        <source></source>
        <translation>Sergeant</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.1">
        <source></source>
        <translation>Number 45. Level 1 (red gem): 3 gems of any colour. Level 2 (green gem): magic token. Level 3 (blue gem): a card from a deck. Level 4 (red gem): 12 power points.</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.title">
        <source></source>
        <translation>Saboteur</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.1">
        <source></source>
        <translation>Number 46. Level 1 (blue gem): 3 power points. Level 2 (red gem): attack token and 3 gems of any colour. Level 3 (blue gem): magic token. Level 4 (green gem): bonus for yellow circles +4.</translation>
    </message>
    <message id="viceroy.rule.card.brewer.title">
        <source></source>
        <translation>Brewer</translation>
    </message>
    <message id="viceroy.rule.card.brewer.1">
        <source></source>
        <translation>Number 47. Level 1 (yellow gem): 3 gems of any colour. Level 2 (red gem): defence token and 2 gems of any colour. Level 3 (blue gem): bonus for yellow circles +2. Level 4 (yellow gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.title">
        <source></source>
        <translation>Ship Hand</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.1">
        <source></source>
        <translation>Number 48. Level 1 (blue gem): magic token. Level 2 (green gem): 5 gems of any colour. Level 3 (blue gem): bonus for green circles +2. Level 4 (red gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.title">
        <source></source>
        <translation>Sorceress</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.1">
        <source></source>
        <translation>Number 49. Level 1 (blue gem): 3 gems of any colour. Level 2 (red gem): 5 power points. Level 3 (yellow gem): magic token. Level 4 (green gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.voivode.title">
        <source></source>
        <translation>Voivode</translation>
    </message>
    <message id="viceroy.rule.card.voivode.1">
        <source></source>
        <translation>Number 50. Level 1 (yellow gem): a card from a deck. Level 2 (green gem): magic bonus +2. Level 3 (red gem): a card from a deck. Level 4 (yellow gem): magic bonus +5.</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.title">
        <source></source>
        <translation>Helmsman</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.1">
        <source></source>
        <translation>Number 51. Level 1 (red gem): 3 gems of any colour. Level 2 (red gem): defence token and 2 gems of any colour. Level 3 (blue gem): bonus for yellow circles +2. Level 4 (green gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.regent.title">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.rule.card.regent.1">
        <source></source>
        <translation>Number 52. Level 1 (red gem): 3 power points. Level 2 (green gem): magic bonus +2. Level 3 (blue gem): a red infinite gem. Level 4 (red gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.tracker.title">
        <source></source>
        <translation>Tracker</translation>
    </message>
    <message id="viceroy.rule.card.tracker.1">
        <source></source>
        <translation>Number 53. Level 1 (red gem): 3 gems of any colour. Level 2 (yellow gem): magic token. Level 3 (green gem): a card from a deck. Level 4 (blue gem): magic bonus +5.</translation>
    </message>
    <message id="viceroy.rule.card.warlock.title">
        <source></source>
        <translation>Warlock</translation>
    </message>
    <message id="viceroy.rule.card.warlock.1">
        <source></source>
        <translation>Number 54. Level 1 (red gem): 3 power points. Level 2 (blue gem): science token. Level 3 (yellow gem): magic bonus +3. Level 4 (red gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.title">
        <source></source>
        <translation>Cutthroat</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.1">
        <source></source>
        <translation>Number 55. Level 1 (red gem): 3 power points. Level 2 (yellow gem): 4 gems of any colour. Level 3 (yellow gem): science token. Level 4 (blue gem): magic bonus +2 and magic token.</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.title">
        <source></source>
        <translation>Poisoner</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.1">
        <source></source>
        <translation>Number 56. Level 1 (green gem): 4 gems of any colour. Level 2 (yellow gem): a card from a deck. Level 3 (blue gem): defence token and 4 gems of any colour. Level 4 (blue gem): 2 magic tokens.</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.title">
        <source></source>
        <translation>Enchantress</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.1">
        <source></source>
        <translation>Number 57. Level 1 (red gem): magic bonus +2. Level 2 (green gem): 5 gems of any colour. Level 3 (red gem): a card from a deck. Level 4 (blue gem): 2 cards from decks.</translation>
    </message>
    <message id="viceroy.rule.card.veteran.title">
        <source></source>
        <translation>Veteran</translation>
    </message>
    <message id="viceroy.rule.card.veteran.1">
        <source></source>
        <translation>Number 58. Level 1 (green gem): 3 gems of any colour. Level 2 (blue gem): magic token. Level 3 (yellow gem): science token. Level 4 (blue gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.title">
        <source></source>
        <translation>First Mate</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.1">
        <source></source>
        <translation>Number 59. Level 1 (red gem): 3 gems of any colour. Level 2 (blue gem): a card from a deck. Level 3 (green gem): 8 power points. Level 4 (red gem): magic bonus +5.</translation>
    </message>
    <message id="viceroy.rule.card.baron.title">
        <source></source>
        <translation>Baron</translation>
    </message>
    <message id="viceroy.rule.card.baron.1">
        <source></source>
        <translation>Number 60. Level 1 (yellow gem): a green infinite gem. Level 2 (red gem): magic token. Level 3 (red gem): magic bonus +3. Level 4 (green gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.fence.title">
        <source></source>
        <translation>Fence</translation>
    </message>
    <message id="viceroy.rule.card.fence.1">
        <source></source>
        <translation>Number 61. Level 1 (yellow gem): 3 gems of any colour. Level 2 (yellow gem): magic bonus +2. Level 3 (green gem): bonus for blue circles +2. Level 4 (red gem): 10 power points.</translation>
    </message>
    <message id="viceroy.rule.card.colonel.title">
        <source></source>
        <translation>Colonel</translation>
    </message>
    <message id="viceroy.rule.card.colonel.1">
        <source></source>
        <translation>Number 62. Level 1 (red gem): a red infinite gem. Level 2 (green gem): science token. Level 3 (blue gem): 8 power points. Level 4 (blue gem): 8 gems of any colour.</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.title">
        <source></source>
        <translation>Mercenary</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.1">
        <source></source>
        <translation>Number 63. Level 1 (red gem): a yellow infinite gem. Level 2 (green gem): magic token. Level 3 (red gem): defence token and 4 gems of any colour. Level 4 (yellow gem): 2 science tokens.</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.title">
        <source></source>
        <translation>Chieftain</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.1">
        <source></source>
        <translation>Number 64. Level 1 (green gem): a card from a deck. Level 2 (blue gem): attack token, 2 gems of any colour and 2 power points. Level 3 (blue gem): 7 power points. Level 4 (red gem): magic bonus +5.</translation>
    </message>
    <message id="viceroy.rule.chapter.card">
        <source></source>
        <translation>The 24 laws</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.title">
        <source></source>
        <translation>Reshuffle of offices</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.1">
        <source></source>
        <translation>It takes the place of one of your cards on levels 1 to 4, which returns to your hand; tokens and tucked cards stay there, now with [the law](rule:laws.place).</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.title">
        <source></source>
        <translation>Double privileges</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.1">
        <source></source>
        <translation>It is not laid but tucked under one of your characters, and every token there is [doubled](rule:laws.place); the second infinite gem comes from the reserve or, if you agree, from behind your screen.</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.title">
        <source></source>
        <translation>Forced barter</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.1">
        <source></source>
        <translation>When you lay it, you may give a rival any 3 gems and [swap](rule:laws.barter) 1 token of your pyramid for 1 of theirs, but no infinite gem.</translation>
    </message>
    <message id="viceroy.rule.card.census.title">
        <source></source>
        <translation>Census</translation>
    </message>
    <message id="viceroy.rule.card.census.1">
        <source></source>
        <translation>In the final count it scores 1 point for every card in your pyramid, [tucked cards](rule:pyramid.free) and itself included.</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.title">
        <source></source>
        <translation>Royal summons</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.1">
        <source></source>
        <translation>When you lay it, take any card on display without a bid; the top card of the small deck fills the gap, and you [stay away](rule:auction.end) from the next auction without taking gems.</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.title">
        <source></source>
        <translation>Revision of the code</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.1">
        <source></source>
        <translation>When you lay it, draw 3 laws, then put any 2 laws from your hand [back on top](rule:laws.hand) of their deck in the order you like.</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.title">
        <source></source>
        <translation>Call to arms</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) an attack token on this law, 6 power points, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.secretService.title">
        <source></source>
        <translation>Secret service</translation>
    </message>
    <message id="viceroy.rule.card.secretService.1">
        <source></source>
        <translation>When you lay it, [tuck](rule:laws.hand) any number of cards from your hand under it; in the final count each of them scores 5 points.</translation>
    </message>
    <message id="viceroy.rule.card.fortification.title">
        <source></source>
        <translation>Fortification</translation>
    </message>
    <message id="viceroy.rule.card.fortification.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a defence token, an infinite gem of any colour, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.title">
        <source></source>
        <translation>Royal favour</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.1">
        <source></source>
        <translation>When you lay it, tuck a [free card](rule:pyramid.free) of your pyramid under it if you have one; in the final count the law scores 3 points for each level: 3, 6, 9 or 12.</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.title">
        <source></source>
        <translation>Harmony of orders</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.1">
        <source></source>
        <translation>In the final count it scores 3 points for each of your [sets](rule:end.magic), on top of the 12 points of step 6.</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.title">
        <source></source>
        <translation>Royal treasury</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.1">
        <source></source>
        <translation>When you lay it, put up to 8 gems from behind your screen [on it](rule:laws.barter); in the final count each of them scores 2 points.</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.title">
        <source></source>
        <translation>Raiders’ charter</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) an attack token on this law, 1 card from the small deck or the laws, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.title">
        <source></source>
        <translation>Royal archive</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.1">
        <source></source>
        <translation>From now on, whenever you take a card into your hand, you may [tuck it here](rule:laws.hand) at once; in the final count each card under this law scores 4 points.</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.title">
        <source></source>
        <translation>Feast of colours</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.1">
        <source></source>
        <translation>In the final count it scores 1 point for each [single-colour circle](rule:end.circles), recoloured ones included, and each infinite gem in your pyramid.</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.title">
        <source></source>
        <translation>Home guard</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a defence token, 6 power points, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.title">
        <source></source>
        <translation>Founding of the academy</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a magic token, a science token, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.title">
        <source></source>
        <translation>Support of scholars</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a science token, 1 card from the small deck or the laws, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.title">
        <source></source>
        <translation>Mages’ privilege</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a magic token together with a magic bonus +2, an infinite gem of any colour, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.title">
        <source></source>
        <translation>Magic decree</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.1">
        <source></source>
        <translation>When you lay it, [choose](rule:laws.options) a magic bonus +3, 1 card from the small deck or the laws, or 4 gems.</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.title">
        <source></source>
        <translation>Patronage I</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.1">
        <source></source>
        <translation>In the final count it scores 2 points for each character that [touches it](rule:pyramid.neighbours), at most 12; laws and tucked cards do not count.</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.title">
        <source></source>
        <translation>Patronage II</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.1">
        <source></source>
        <translation>In the final count it scores 2 points for each character that [touches it](rule:pyramid.neighbours), at most 12; laws and tucked cards do not count.</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.title">
        <source></source>
        <translation>Patronage III</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.1">
        <source></source>
        <translation>In the final count it scores 2 points for each character that [touches it](rule:pyramid.neighbours), at most 12; laws and tucked cards do not count.</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.title">
        <source></source>
        <translation>Patronage IV</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.1">
        <source></source>
        <translation>In the final count it scores 2 points for each character that [touches it](rule:pyramid.neighbours), at most 12; laws and tucked cards do not count.</translation>
    </message>
    <message id="viceroy.rule.chapter.faq">
        <source></source>
        <translation>Questions and answers</translation>
    </message>
    <message id="viceroy.rule.faq.1.title">
        <source></source>
        <translation>I lost 3 bids in one auction. What do I get?</translation>
    </message>
    <message id="viceroy.rule.faq.1.1">
        <source></source>
        <translation>After bidding round 3 you [count as passing](rule:auction.pass). With 1 science token you take 4 gems, so you are 1 gem up, but without a card.</translation>
    </message>
    <message id="viceroy.rule.faq.2.title">
        <source></source>
        <translation>A rival and I both bid blue. My lowest card is 6, theirs is 18. Is blue mine?</translation>
    </message>
    <message id="viceroy.rule.faq.2.1">
        <source></source>
        <translation>No. Numbers never settle [equal bids](rule:auction.contested). At 1 card both gems are lost. At 2 cards you propose first, because 6 is lower.</translation>
    </message>
    <message id="viceroy.rule.faq.3.title">
        <source></source>
        <translation>3 of us bid green, and 2 cards lie there. Can 2 of us share?</translation>
    </message>
    <message id="viceroy.rule.faq.3.1">
        <source></source>
        <translation>No. With 3 bidders [nobody gets a card](rule:auction.contested). All 3 gems are lost, and all 3 go on.</translation>
    </message>
    <message id="viceroy.rule.faq.4.title">
        <source></source>
        <translation>I bid red for Captain, and an attack token took it. Do I get my gem back?</translation>
    </message>
    <message id="viceroy.rule.faq.4.1">
        <source></source>
        <translation>No. The gem goes to the reserve, and you [bid again](rule:auction.attack). If this happens in bidding round 3, you take 3 gems and 1 for each science token.</translation>
    </message>
    <message id="viceroy.rule.faq.5.title">
        <source></source>
        <translation>I have 2 attack tokens. May I take 2 cards in one auction?</translation>
    </message>
    <message id="viceroy.rule.faq.5.1">
        <source></source>
        <translation>No. After the first card your auction is over. The second token waits for a later auction, or [costs each rival](rule:end.attacks) 4 points at the end.</translation>
    </message>
    <message id="viceroy.rule.faq.6.title">
        <source></source>
        <translation>If I lay Baron on level 3, do I lose the rewards of levels 1 and 2?</translation>
    </message>
    <message id="viceroy.rule.faq.6.1">
        <source></source>
        <translation>Yes. You pay 1 yellow and 2 red, and receive [only the row](rule:build.reward) of level 3: the magic bonus +3.</translation>
    </message>
    <message id="viceroy.rule.faq.7.title">
        <source></source>
        <translation>I have 1 red infinite gem and lay 2 characters that cost red. Do I save 2 gems?</translation>
    </message>
    <message id="viceroy.rule.faq.7.1">
        <source></source>
        <translation>No, only 1. It works again in the [next development phase](rule:build.infinite). 2 red infinite gems would save 1 red each.</translation>
    </message>
    <message id="viceroy.rule.faq.8.title">
        <source></source>
        <translation>Baron on level 1 brings a green infinite gem. May I use it at once?</translation>
    </message>
    <message id="viceroy.rule.faq.8.1">
        <source></source>
        <translation>Yes, for your next card in this phase. It cannot pay for Baron itself, because you [pay before the reward](rule:build.reward).</translation>
    </message>
    <message id="viceroy.rule.faq.9.title">
        <source></source>
        <translation>The reserve has no green gem. What about the infinite gem of Baron?</translation>
    </message>
    <message id="viceroy.rule.faq.9.1">
        <source></source>
        <translation>You may use a green gem [from behind your screen](rule:reward.infinite). If you have none or keep it, Baron stays without one for good.</translation>
    </message>
    <message id="viceroy.rule.faq.10.title">
        <source></source>
        <translation>A card would close a yellow circle, but the reserve has no yellow. Is the circle lost?</translation>
    </message>
    <message id="viceroy.rule.faq.10.1">
        <source></source>
        <translation>No. You only miss the gem; on level 3 the circle still [scores](rule:end.circles) 3 points. Gems you pay for the card itself reach the reserve first.</translation>
    </message>
    <message id="viceroy.rule.faq.11.title">
        <source></source>
        <translation>What does it cost to recolour the circle under Nobleman, over Corsair and Herbalist?</translation>
    </message>
    <message id="viceroy.rule.faq.11.1">
        <source></source>
        <translation>The half circle is green, and both corners are red. Red costs 2 red gems, green 2 green gems, blue or yellow [4 gems](rule:end.recolour) each.</translation>
    </message>
    <message id="viceroy.rule.faq.12.title">
        <source></source>
        <translation>May I recolour a circle that has a single colour already?</translation>
    </message>
    <message id="viceroy.rule.faq.12.1">
        <source></source>
        <translation>Yes, to another colour, for [4 gems](rule:end.recolour). It pays off only with a bonus: with a red bonus +4, a circle on level 2 that turns from green to red scores 6 points instead of 2.</translation>
    </message>
    <message id="viceroy.rule.faq.13.title">
        <source></source>
        <translation>I have 2 defence, 5 science and 3 magic tokens and a magic bonus +2. What do they score?</translation>
    </message>
    <message id="viceroy.rule.faq.13.1">
        <source></source>
        <translation>Magic scores 3 × 2 = 6, and 2 [sets](rule:end.magic) score 24. Both defence tokens still stop 2 attack tokens.</translation>
    </message>
    <message id="viceroy.rule.faq.14.title">
        <source></source>
        <translation>My rivals have 1, 2 and 2 attack tokens left, and I have 2 defence tokens. What do I lose?</translation>
    </message>
    <message id="viceroy.rule.faq.14.1">
        <source></source>
        <translation>5 attack tokens minus 2 defence tokens leave 3, so you lose 12 points. Defence is [counted once](rule:end.attacks), not against each rival.</translation>
    </message>
    <message id="viceroy.rule.faq.15.title">
        <source></source>
        <translation>I play Royal summons in round 12. What do I miss?</translation>
    </message>
    <message id="viceroy.rule.faq.15.1">
        <source></source>
        <translation>Nothing, because there is [no next auction](rule:auction.end). You take a card that was left on display, if there is one, and can still play it if a development round is left.</translation>
    </message>
    <message id="viceroy.rule.chapter.term">
        <source></source>
        <translation>Terms</translation>
    </message>
    <message id="viceroy.rule.term.attack.title">
        <source></source>
        <translation>attack</translation>
    </message>
    <message id="viceroy.rule.term.attack.1">
        <source></source>
        <translation>A token that wins any card in an [auction](rule:auction.attack) or costs each rival 4 points at the end.</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.title">
        <source></source>
        <translation>auction card</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.1">
        <source></source>
        <translation>One of 4 coloured cards that show which gem [bids](rule:auction.display) for the characters at them.</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.title">
        <source></source>
        <translation>auction phase</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.1">
        <source></source>
        <translation>The first half of a [round](rule:aim.round), with up to 3 bidding rounds.</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.title">
        <source></source>
        <translation>bidding round</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.1">
        <source></source>
        <translation>One [sealed bid](rule:auction.bid) by everybody still in the auction.</translation>
    </message>
    <message id="viceroy.rule.term.box.title">
        <source></source>
        <translation>box</translation>
    </message>
    <message id="viceroy.rule.term.box.1">
        <source></source>
        <translation>Where gems lie that are [not in play](rule:setup.gems); virtual opponents draw from it.</translation>
    </message>
    <message id="viceroy.rule.term.character.title">
        <source></source>
        <translation>character</translation>
    </message>
    <message id="viceroy.rule.term.character.1">
        <source></source>
        <translation>One of the 64 cards with [4 rows](rule:build.card) of prices and rewards, numbers 1 to 64.</translation>
    </message>
    <message id="viceroy.rule.term.circle.title">
        <source></source>
        <translation>single-colour circle</translation>
    </message>
    <message id="viceroy.rule.term.circle.1">
        <source></source>
        <translation>A [circle](rule:build.circle) whose 4 segments have the same colour.</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.title">
        <source></source>
        <translation>circle bonus</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.1">
        <source></source>
        <translation>A token of +2 or +4 for every circle and infinite gem [of its colour](rule:reward.bonus).</translation>
    </message>
    <message id="viceroy.rule.term.defense.title">
        <source></source>
        <translation>defence</translation>
    </message>
    <message id="viceroy.rule.term.defense.1">
        <source></source>
        <translation>A token that [stops](rule:reward.defense) 1 attack token of your rivals and belongs to sets.</translation>
    </message>
    <message id="viceroy.rule.term.development.title">
        <source></source>
        <translation>development phase</translation>
    </message>
    <message id="viceroy.rule.term.development.1">
        <source></source>
        <translation>The second half of a [round](rule:aim.round), in which you play up to 3 cards.</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.title">
        <source></source>
        <translation>development round</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.1">
        <source></source>
        <translation>1 sealed card or [pass](rule:build.choose) by everybody still in the development phase.</translation>
    </message>
    <message id="viceroy.rule.term.display.title">
        <source></source>
        <translation>display</translation>
    </message>
    <message id="viceroy.rule.term.display.1">
        <source></source>
        <translation>The characters [for sale](rule:auction.display) at the 4 auction cards.</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.title">
        <source></source>
        <translation>free card</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.1">
        <source></source>
        <translation>A card of your pyramid that [Royal favour](rule:pyramid.free) may tuck.</translation>
    </message>
    <message id="viceroy.rule.term.gem.title">
        <source></source>
        <translation>gem</translation>
    </message>
    <message id="viceroy.rule.term.gem.1">
        <source></source>
        <translation>What you [bid](rule:auction.bid) and pay with: blue, red, green or yellow.</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.title">
        <source></source>
        <translation>infinite gem</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.1">
        <source></source>
        <translation>A gem on a card that [saves](rule:build.infinite) 1 gem of its colour in every development phase.</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.title">
        <source></source>
        <translation>large deck</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.1">
        <source></source>
        <translation>The [48 characters](rule:setup.decks) that come up for auction.</translation>
    </message>
    <message id="viceroy.rule.term.law.title">
        <source></source>
        <translation>law</translation>
    </message>
    <message id="viceroy.rule.term.law.1">
        <source></source>
        <translation>One of the 24 cards [without a price](rule:laws.play), numbers 65 to 88.</translation>
    </message>
    <message id="viceroy.rule.term.level.title">
        <source></source>
        <translation>level</translation>
    </message>
    <message id="viceroy.rule.term.level.1">
        <source></source>
        <translation>A storey of your [pyramid](rule:pyramid.place), counted from 1 at the bottom to 5.</translation>
    </message>
    <message id="viceroy.rule.term.magic.title">
        <source></source>
        <translation>magic</translation>
    </message>
    <message id="viceroy.rule.term.magic.1">
        <source></source>
        <translation>A token that scores the sum of your [magic bonuses](rule:reward.magic) and belongs to sets.</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.title">
        <source></source>
        <translation>magic bonus</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.1">
        <source></source>
        <translation>A token of +2, +3 or +5 for [every magic token](rule:reward.magic) you have.</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.title">
        <source></source>
        <translation>neighbour</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.1">
        <source></source>
        <translation>A card that [touches](rule:pyramid.neighbours) another one beside, below or above it.</translation>
    </message>
    <message id="viceroy.rule.term.pass.title">
        <source></source>
        <translation>pass</translation>
    </message>
    <message id="viceroy.rule.term.pass.1">
        <source></source>
        <translation>To seal nothing: in an [auction](rule:auction.pass) it brings gems, in the development phase it does not.</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.title">
        <source></source>
        <translation>power points</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.1">
        <source></source>
        <translation>What everybody [counts](rule:aim.goal) at the end to find the winner.</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.title">
        <source></source>
        <translation>pyramid of power</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.1">
        <source></source>
        <translation>The cards you have [laid](rule:pyramid.place), on up to 5 levels.</translation>
    </message>
    <message id="viceroy.rule.term.reserve.title">
        <source></source>
        <translation>reserve</translation>
    </message>
    <message id="viceroy.rule.term.reserve.1">
        <source></source>
        <translation>The gems in play that [nobody holds](rule:setup.gems).</translation>
    </message>
    <message id="viceroy.rule.term.rival.title">
        <source></source>
        <translation>rival</translation>
    </message>
    <message id="viceroy.rule.term.rival.1">
        <source></source>
        <translation>Any other real player, not a [virtual opponent](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.term.science.title">
        <source></source>
        <translation>science</translation>
    </message>
    <message id="viceroy.rule.term.science.1">
        <source></source>
        <translation>A token that brings 1 more gem [when you pass](rule:reward.science) and belongs to sets.</translation>
    </message>
    <message id="viceroy.rule.term.screen.title">
        <source></source>
        <translation>screen</translation>
    </message>
    <message id="viceroy.rule.term.screen.1">
        <source></source>
        <translation>What [hides](rule:table.secret) your gems and attack tokens.</translation>
    </message>
    <message id="viceroy.rule.term.segment.title">
        <source></source>
        <translation>segment</translation>
    </message>
    <message id="viceroy.rule.term.segment.1">
        <source></source>
        <translation>A quarter of a [circle](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.term.set.title">
        <source></source>
        <translation>set</translation>
    </message>
    <message id="viceroy.rule.term.set.1">
        <source></source>
        <translation>1 defence, 1 science and 1 magic token, together worth [12 points](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.title">
        <source></source>
        <translation>small deck</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.1">
        <source></source>
        <translation>The characters left over when the [large deck](rule:setup.decks) has been counted out; rewards draw from it.</translation>
    </message>
    <message id="viceroy.rule.term.tucked.title">
        <source></source>
        <translation>tucked card</translation>
    </message>
    <message id="viceroy.rule.term.tucked.1">
        <source></source>
        <translation>A card [under another one](rule:pyramid.free), without level, colours or effect.</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.title">
        <source></source>
        <translation>virtual opponent</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.1">
        <source></source>
        <translation>A [bidder played by chance](rule:solo.draw), without a pyramid or a score.</translation>
    </message>
</context>
</TS>
