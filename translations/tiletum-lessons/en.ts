<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="tiletum.lesson.what-wins.title">
        <source></source>
        <translation>What wins</translation>
    </message>
    <message id="tiletum.lesson.what-wins.1">
        <source></source>
        <translation>Europe in the early Renaissance. From little Tiletum you set out to trade, to build and to please the king.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.2">
        <source></source>
        <translation>After four rounds the most victory points win. You have twelve turns; here is your first.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3">
        <source></source>
        <translation>Take the lit die: touch it, then touch it again.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint1">
        <source></source>
        <translation>It lies in the merchant’s sector of the wheel.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Touch the light grey die that shows four fleeces, twice.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>A fair die, but the merchant is waiting: take the lit one.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4">
        <source></source>
        <translation>A tile comes with it. Take it: it is worth four victory points.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint1">
        <source></source>
        <translation>Touch the tile, or the button Take.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint2">
        <source></source>
        <translation>It lies beside the merchant’s sign on the wheel.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.unwanted">
        <source></source>
        <translation>You could leave it, but this one is a gift: take it.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5">
        <source></source>
        <translation>Four more wool are yours, and your merchant may act. Send him to Cologne.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Cologne is one step from Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Touch the lit city, east of Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>Another time, gladly. This lesson builds in Cologne.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6">
        <source></source>
        <translation>Build a house here. The space pays one victory point at once.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint1">
        <source></source>
        <translation>Touch the lit house space of Cologne.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint2">
        <source></source>
        <translation>The space shows a laurel with a one.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.unwanted">
        <source></source>
        <translation>First the house: your merchant stands in the right city.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7">
        <source></source>
        <translation>Now use your tile: touch it twice. Four victory points, and it leaves your storehouse.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>It lies in your storehouse, on your own board.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Touch the tile, then Use.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>That works too, but use the tile first.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.8">
        <source></source>
        <translation>Ten to start with, one, and four: fifteen. Most things pay at once, on the spot.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.9">
        <source></source>
        <translation>At the end your houses on the map are multiplied by your pillars there.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10">
        <source></source>
        <translation>You end with three houses and four pillars on the map. What do they pay?</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer1">
        <source></source>
        <translation>12 victory points</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer2">
        <source></source>
        <translation>7 victory points</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.why">
        <source></source>
        <translation>Three times four. With no pillar at all, your houses pay nothing at the end.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11">
        <source></source>
        <translation>End your turn. The action point left over is lost; no harm done.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint1">
        <source></source>
        <translation>The button with the tick ends your turn.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint2">
        <source></source>
        <translation>It asks once, because a point is left: touch the button again.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.unwanted">
        <source></source>
        <translation>You may, but this lesson is done: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.12">
        <source></source>
        <translation>You can take a die, travel, build and count.</translation>
    </message>
    <message id="tiletum.lesson.two-things.title">
        <source></source>
        <translation>A die is two things</translation>
    </message>
    <message id="tiletum.lesson.two-things.1">
        <source></source>
        <translation>A die’s colour is a resource, its number how many you get.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2">
        <source></source>
        <translation>Take the six iron.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint1">
        <source></source>
        <translation>It is the blue die with six ingots.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint2">
        <source></source>
        <translation>Look at the sector of the contracts.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.unwanted">
        <source></source>
        <translation>Good taste, but we want to see a big number first.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3">
        <source></source>
        <translation>Take the tile or leave it, as you like.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint1">
        <source></source>
        <translation>Two buttons: Take and Leave.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint2">
        <source></source>
        <translation>Either is fine here.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.unwanted">
        <source></source>
        <translation>First say what happens to the tile.</translation>
    </message>
    <message id="tiletum.lesson.two-things.4">
        <source></source>
        <translation>Six iron. For the action you get seven minus six: just one action point.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5">
        <source></source>
        <translation>One action point buys the rightmost contract. Take it.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint1">
        <source></source>
        <translation>The contract offer: the place at the right costs one.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint2">
        <source></source>
        <translation>It asks for three iron.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.unwanted">
        <source></source>
        <translation>Possible, but your iron has a better use: the lit contract.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6">
        <source></source>
        <translation>Pay three iron: the contract brings four victory points.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint1">
        <source></source>
        <translation>The contract lies in your storehouse.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint2">
        <source></source>
        <translation>Touch it, then your first contract space.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.unwanted">
        <source></source>
        <translation>Later. You have the iron, so fulfil the contract.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7">
        <source></source>
        <translation>Try it: take a second die.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7.after">
        <source></source>
        <translation>Twelve in the whole match, so choose each with care.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8">
        <source></source>
        <translation>End your turn.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint1">
        <source></source>
        <translation>The button with the tick.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint2">
        <source></source>
        <translation>Nothing else is left: touch the tick.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.unwanted">
        <source></source>
        <translation>That can wait: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.two-things.9">
        <source></source>
        <translation>Your rival takes four wool.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12">
        <source></source>
        <translation>Now the smallest one: take the food 1.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint1">
        <source></source>
        <translation>It lies in the king’s sector.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint2">
        <source></source>
        <translation>One apple on a pink die.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.unwanted">
        <source></source>
        <translation>Next time. See first what a one can do.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13">
        <source></source>
        <translation>Take its tile or leave it.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint1">
        <source></source>
        <translation>Two buttons: Take and Leave.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint2">
        <source></source>
        <translation>Four victory points wait on it.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.unwanted">
        <source></source>
        <translation>First say what happens to the tile.</translation>
    </message>
    <message id="tiletum.lesson.two-things.14">
        <source></source>
        <translation>Only one food, but seven minus one: six action points. Your disc climbs six spaces to the king!</translation>
    </message>
    <message id="tiletum.lesson.two-things.15">
        <source></source>
        <translation>A die shows 2. What does it give?</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer1">
        <source></source>
        <translation>5 resources, 2 action points</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer2">
        <source></source>
        <translation>2 resources, 5 action points</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer3">
        <source></source>
        <translation>2 resources, 2 action points</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.why">
        <source></source>
        <translation>The number is the resources; seven minus the number is the action points.</translation>
    </message>
    <message id="tiletum.lesson.two-things.16">
        <source></source>
        <translation>You can weigh resources against action points.</translation>
    </message>
    <message id="tiletum.lesson.wheel.title">
        <source></source>
        <translation>The wheel and its tiles</translation>
    </message>
    <message id="tiletum.lesson.wheel.1">
        <source></source>
        <translation>Six actions stand around the wheel. The sector in which a die lies says which action it does.</translation>
    </message>
    <message id="tiletum.lesson.wheel.2">
        <source></source>
        <translation>The star is the joker: its action points go to any one of the other five.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3">
        <source></source>
        <translation>Take a die from the joker’s sector.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint1">
        <source></source>
        <translation>The joker’s dice show a two.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint2">
        <source></source>
        <translation>Two dice lie there: either will do.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.unwanted">
        <source></source>
        <translation>Not that one: take a die of the joker’s, unchanged.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4">
        <source></source>
        <translation>Try it: end your turn without a word about the tile.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4.after">
        <source></source>
        <translation>You may always take it, and always leave it.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5">
        <source></source>
        <translation>Take it: three resources of your choice, whenever you want them.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint1">
        <source></source>
        <translation>Touch the tile beside the star.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint2">
        <source></source>
        <translation>Use the button Take.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.unwanted">
        <source></source>
        <translation>You may leave a tile, but this one is too good.</translation>
    </message>
    <message id="tiletum.lesson.wheel.6">
        <source></source>
        <translation>Which action may the joker become?</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer1">
        <source></source>
        <translation>One of the five others</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer2">
        <source></source>
        <translation>Any of the six</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.why">
        <source></source>
        <translation>Not a joker again. The chosen one gets all its points; they are never split.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7">
        <source></source>
        <translation>Five action points. Give them to the merchant.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint1">
        <source></source>
        <translation>The leaf shows five actions.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint2">
        <source></source>
        <translation>The merchant carries a pack.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.unwanted">
        <source></source>
        <translation>A fine choice in play. Here the merchant wants to travel.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8">
        <source></source>
        <translation>Send him to any neighbour of Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint1">
        <source></source>
        <translation>One action point is one step.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint2">
        <source></source>
        <translation>Touch Paris, for instance.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.unwanted">
        <source></source>
        <translation>First one step with the merchant.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9">
        <source></source>
        <translation>It is the last turn of the round. End it and watch the wheel.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint1">
        <source></source>
        <translation>The button with the tick.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint2">
        <source></source>
        <translation>Points are left; touch the tick twice.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.unwanted">
        <source></source>
        <translation>You could go on. For now, end the turn.</translation>
    </message>
    <message id="tiletum.lesson.wheel.10">
        <source></source>
        <translation>Your rival leads at court and leaves the king’s tile. The king gets a lesson of his own.</translation>
    </message>
    <message id="tiletum.lesson.wheel.11">
        <source></source>
        <translation>Empty places get new tiles. A tile that nobody took stays where it is.</translation>
    </message>
    <message id="tiletum.lesson.wheel.12">
        <source></source>
        <translation>Dice back in the bag, and the wheel turns by one sector: every action now needs one less.</translation>
    </message>
    <message id="tiletum.lesson.wheel.13">
        <source></source>
        <translation>The merchant stood at 4. At which number does he stand now, and with how many action points?</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer1">
        <source></source>
        <translation>At 5, with 2 points</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer2">
        <source></source>
        <translation>At 3, with 4 points</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.why">
        <source></source>
        <translation>One less each round, so one action point more. After the one comes the six.</translation>
    </message>
    <message id="tiletum.lesson.wheel.14">
        <source></source>
        <translation>Remember the end: what is multiplied by your houses on the map?</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer1">
        <source></source>
        <translation>Your contracts</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer2">
        <source></source>
        <translation>Your pillars there</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.why">
        <source></source>
        <translation>Houses times pillars. Keep both growing.</translation>
    </message>
    <message id="tiletum.lesson.wheel.15">
        <source></source>
        <translation>You can read the wheel and use its joker.</translation>
    </message>
    <message id="tiletum.lesson.gold.title">
        <source></source>
        <translation>Gold changes a die</translation>
    </message>
    <message id="tiletum.lesson.gold.1">
        <source></source>
        <translation>You want the merchant’s tile, four victory points. But no die shows a three!</translation>
    </message>
    <message id="tiletum.lesson.gold.2">
        <source></source>
        <translation>Try it: touch the iron 6, then minus three times, and take it as a 3.</translation>
    </message>
    <message id="tiletum.lesson.gold.2.after">
        <source></source>
        <translation>Each step costs two gold, and from six to three there are three steps.</translation>
    </message>
    <message id="tiletum.lesson.gold.3">
        <source></source>
        <translation>Wool 4 is one step away: touch it, then minus. Pay two gold and take it as a 3.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint1">
        <source></source>
        <translation>Touch the die, then minus, then take it.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint2">
        <source></source>
        <translation>On the leaf the ghost of the die moves to the three.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.unwanted">
        <source></source>
        <translation>That would not reach the merchant’s tile.</translation>
    </message>
    <message id="tiletum.lesson.gold.4">
        <source></source>
        <translation>The tile changed with the die: it is the merchant’s. Take it.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint1">
        <source></source>
        <translation>Touch the tile.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint2">
        <source></source>
        <translation>Use the button Take.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.unwanted">
        <source></source>
        <translation>You paid for this: take it.</translation>
    </message>
    <message id="tiletum.lesson.gold.5">
        <source></source>
        <translation>Both sides changed. Three wool, not four; four action points, not three.</translation>
    </message>
    <message id="tiletum.lesson.gold.6">
        <source></source>
        <translation>Use the tile: four victory points for two gold.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint1">
        <source></source>
        <translation>It lies in your storehouse.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint2">
        <source></source>
        <translation>Touch it, then Use.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.unwanted">
        <source></source>
        <translation>Later, gladly. First your reward.</translation>
    </message>
    <message id="tiletum.lesson.gold.7">
        <source></source>
        <translation>Travel another time; end your turn.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint1">
        <source></source>
        <translation>The tick ends your turn.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint2">
        <source></source>
        <translation>Touch it twice: points are left.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.unwanted">
        <source></source>
        <translation>You may travel in play. Here we go on: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.gold.8">
        <source></source>
        <translation>Your rival takes six food.</translation>
    </message>
    <message id="tiletum.lesson.gold.11">
        <source></source>
        <translation>Six and one are neighbours: one step, two gold.</translation>
    </message>
    <message id="tiletum.lesson.gold.12">
        <source></source>
        <translation>Turn a 6 into a 1: touch a six, then plus. Few resources, but six action points.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint1">
        <source></source>
        <translation>Touch a six, then plus.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint2">
        <source></source>
        <translation>Plus leads from six straight to one.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.unwanted">
        <source></source>
        <translation>Try the short way round: a six becomes a one.</translation>
    </message>
    <message id="tiletum.lesson.gold.13">
        <source></source>
        <translation>The one lies at the joker. Take its tile: three resources of your choice.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint1">
        <source></source>
        <translation>Touch the tile beside the star.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint2">
        <source></source>
        <translation>Button Take.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.unwanted">
        <source></source>
        <translation>No reason to leave it: take the tile.</translation>
    </message>
    <message id="tiletum.lesson.gold.14">
        <source></source>
        <translation>Six action points. Give them to the king and climb.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint1">
        <source></source>
        <translation>Choose the crown.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint2">
        <source></source>
        <translation>The leaf shows five actions: the crown is the king.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.unwanted">
        <source></source>
        <translation>Allowed, but let us see you climb.</translation>
    </message>
    <message id="tiletum.lesson.gold.15">
        <source></source>
        <translation>Recall: a die shows 5. How many action points?</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer1">
        <source></source>
        <translation>Five</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer2">
        <source></source>
        <translation>Two</translation>
    </message>
    <message id="tiletum.lesson.gold.15.why">
        <source></source>
        <translation>Seven minus five. Big number, small action.</translation>
    </message>
    <message id="tiletum.lesson.gold.16">
        <source></source>
        <translation>You can bend a die to your will with gold.</translation>
    </message>
    <message id="tiletum.lesson.merchant.title">
        <source></source>
        <translation>Merchant and houses</translation>
    </message>
    <message id="tiletum.lesson.merchant.1">
        <source></source>
        <translation>Your merchant travels and leaves houses behind. One action point is one step or one house.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2">
        <source></source>
        <translation>Take the wool 1: six action points for the merchant.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint1">
        <source></source>
        <translation>A low number, many points.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint2">
        <source></source>
        <translation>It lies in the merchant’s sector.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.unwanted">
        <source></source>
        <translation>He needs a long day: take the die with one fleece.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3">
        <source></source>
        <translation>Try it: a second house in Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3.after">
        <source></source>
        <translation>One to a city and no more. So off you go!</translation>
    </message>
    <message id="tiletum.lesson.merchant.4">
        <source></source>
        <translation>To Antwerp.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint1">
        <source></source>
        <translation>Antwerp lies next to Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint2">
        <source></source>
        <translation>Touch the lit city.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.unwanted">
        <source></source>
        <translation>There too in time. Today the way leads by Antwerp.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5">
        <source></source>
        <translation>On along the road to the east.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint1">
        <source></source>
        <translation>The small space between Antwerp and Hamburg.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint2">
        <source></source>
        <translation>A road space costs a step like any other.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.unwanted">
        <source></source>
        <translation>On to Hamburg, please: take the road.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6">
        <source></source>
        <translation>Try it: build on the road.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6.after">
        <source></source>
        <translation>Houses stand in cities; a road is only a step.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7">
        <source></source>
        <translation>Into Hamburg.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint1">
        <source></source>
        <translation>One more step east.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint2">
        <source></source>
        <translation>Touch Hamburg.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.unwanted">
        <source></source>
        <translation>Not back! Hamburg is one step away.</translation>
    </message>
    <message id="tiletum.lesson.merchant.8">
        <source></source>
        <translation>Hamburg has a second house space, but only with three players or more. With two it is closed.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9">
        <source></source>
        <translation>Build on the open one: it pays three victory points.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint1">
        <source></source>
        <translation>Farther cities pay more.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint2">
        <source></source>
        <translation>The space shows a laurel with a three.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.unwanted">
        <source></source>
        <translation>First the house, before somebody else comes.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10">
        <source></source>
        <translation>Take Hamburg’s tile as well: one action point.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint1">
        <source></source>
        <translation>It lies in the city.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint2">
        <source></source>
        <translation>Touch the tile in Hamburg.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.unwanted">
        <source></source>
        <translation>The tile is worth the point: take it.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11">
        <source></source>
        <translation>Try it: build in Paris, far away.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11.after">
        <source></source>
        <translation>Houses rise where your merchant stands. And Paris is your rival’s already.</translation>
    </message>
    <message id="tiletum.lesson.merchant.12">
        <source></source>
        <translation>The wheel turns after this round. What becomes of the merchant’s number, the 1?</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer1">
        <source></source>
        <translation>It becomes 6</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer2">
        <source></source>
        <translation>It becomes 2</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.why">
        <source></source>
        <translation>One less each round; below one it starts again at six.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13">
        <source></source>
        <translation>End your turn.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint2">
        <source></source>
        <translation>One point is left; touch the tick twice.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.unwanted">
        <source></source>
        <translation>Enough for today: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.merchant.14">
        <source></source>
        <translation>You can travel, build and collect.</translation>
    </message>
    <message id="tiletum.lesson.architect.title">
        <source></source>
        <translation>Architect and cathedrals</translation>
    </message>
    <message id="tiletum.lesson.architect.1">
        <source></source>
        <translation>Your architect raises pillars. A pillar opens the way into a cathedral.</translation>
    </message>
    <message id="tiletum.lesson.architect.2">
        <source></source>
        <translation>Try it: give stone to Cologne’s cathedral.</translation>
    </message>
    <message id="tiletum.lesson.architect.2.after">
        <source></source>
        <translation>First a pillar, then stone. Let us raise one.</translation>
    </message>
    <message id="tiletum.lesson.architect.3">
        <source></source>
        <translation>Take the stone 1: one stone, and six action points for the architect.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint1">
        <source></source>
        <translation>Dark grey, one block.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint2">
        <source></source>
        <translation>It lies in the architect’s sector.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.unwanted">
        <source></source>
        <translation>The architect needs points: take the stone 1.</translation>
    </message>
    <message id="tiletum.lesson.architect.4">
        <source></source>
        <translation>To Cologne.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint1">
        <source></source>
        <translation>One step east of Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint2">
        <source></source>
        <translation>Touch Cologne.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.unwanted">
        <source></source>
        <translation>Cologne first: its cathedral is cheap today.</translation>
    </message>
    <message id="tiletum.lesson.architect.5">
        <source></source>
        <translation>Raise a pillar.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint1">
        <source></source>
        <translation>Touch a pillar place of Cologne.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint2">
        <source></source>
        <translation>One action point, one pillar from your supply.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.unwanted">
        <source></source>
        <translation>The pillar first.</translation>
    </message>
    <message id="tiletum.lesson.architect.6">
        <source></source>
        <translation>Now contribute: two stone, for three victory points from the cost tile and five from the cathedral tile.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint1">
        <source></source>
        <translation>Touch the cathedral, then Contribute.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint2">
        <source></source>
        <translation>It needs no action point: it is a free task.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.unwanted">
        <source></source>
        <translation>You have the stone: contribute now.</translation>
    </message>
    <message id="tiletum.lesson.architect.7">
        <source></source>
        <translation>Eight victory points, with the best tile of the pile. The next tile is worth only three.</translation>
    </message>
    <message id="tiletum.lesson.architect.8">
        <source></source>
        <translation>Two gold buy any other resource, at any time in your turn. Buy a stone.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint1">
        <source></source>
        <translation>Touch your gold, then stone.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint2">
        <source></source>
        <translation>It is a free task as well.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.unwanted">
        <source></source>
        <translation>Buy the stone first.</translation>
    </message>
    <message id="tiletum.lesson.architect.9">
        <source></source>
        <translation>Try it: contribute to Cologne again.</translation>
    </message>
    <message id="tiletum.lesson.architect.9.after">
        <source></source>
        <translation>That leaves some for the others. Take your stone elsewhere.</translation>
    </message>
    <message id="tiletum.lesson.architect.10">
        <source></source>
        <translation>Then to Paris. Back through Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint1">
        <source></source>
        <translation>Cologne and Paris are not neighbours.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint2">
        <source></source>
        <translation>Touch Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.unwanted">
        <source></source>
        <translation>Paris lies the other way.</translation>
    </message>
    <message id="tiletum.lesson.architect.11">
        <source></source>
        <translation>And into Paris.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint1">
        <source></source>
        <translation>West of Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint2">
        <source></source>
        <translation>Touch Paris.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.unwanted">
        <source></source>
        <translation>Paris, this time.</translation>
    </message>
    <message id="tiletum.lesson.architect.12">
        <source></source>
        <translation>Try it: a pillar in Paris.</translation>
    </message>
    <message id="tiletum.lesson.architect.12.after">
        <source></source>
        <translation>The red strip with a cross says so. In every match one of the nine cathedral cities has it.</translation>
    </message>
    <message id="tiletum.lesson.architect.13">
        <source></source>
        <translation>Then at least its tile. The architect may collect as well.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint1">
        <source></source>
        <translation>It lies in Paris.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint2">
        <source></source>
        <translation>Touch the tile.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.unwanted">
        <source></source>
        <translation>The tile, before you leave.</translation>
    </message>
    <message id="tiletum.lesson.architect.14">
        <source></source>
        <translation>You turn a 4 into a 5 with two gold. What follows?</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer1">
        <source></source>
        <translation>One resource more, one point less</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer2">
        <source></source>
        <translation>One resource more, same points</translation>
    </message>
    <message id="tiletum.lesson.architect.14.why">
        <source></source>
        <translation>Both sides follow the new number, and so do action and tile.</translation>
    </message>
    <message id="tiletum.lesson.architect.15">
        <source></source>
        <translation>You can raise pillars and win cathedral tiles.</translation>
    </message>
    <message id="tiletum.lesson.contracts.title">
        <source></source>
        <translation>Contracts and exchange</translation>
    </message>
    <message id="tiletum.lesson.contracts.1">
        <source></source>
        <translation>Contracts turn resources into victory points, and set your pillars free.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2">
        <source></source>
        <translation>Take the iron 2: two iron, five action points for contracts.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint1">
        <source></source>
        <translation>Blue, two ingots.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint2">
        <source></source>
        <translation>It lies in the sector with the scroll.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.unwanted">
        <source></source>
        <translation>Contracts first: take the iron 2.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3">
        <source></source>
        <translation>The places cost 3, 3, 2, 2 and 1. Take the cheapest, on the right.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint1">
        <source></source>
        <translation>It asks for two iron and two wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint2">
        <source></source>
        <translation>Touch the rightmost tile of the contract offer.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.unwanted">
        <source></source>
        <translation>A good plan for later. Start at the right.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4">
        <source></source>
        <translation>Try it: fulfil the contract.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4.after">
        <source></source>
        <translation>It waits in your storehouse and brings nothing until you can pay.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5">
        <source></source>
        <translation>Exchange: one action point turns your food into wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint1">
        <source></source>
        <translation>Touch food, then wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint2">
        <source></source>
        <translation>Keep your iron, it is needed.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.unwanted">
        <source></source>
        <translation>Wool is what you lack.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6">
        <source></source>
        <translation>The first exchange of a turn gives one extra, whatever you like. Choose wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint1">
        <source></source>
        <translation>The leaf shows five resources.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint2">
        <source></source>
        <translation>Touch wool once more.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.unwanted">
        <source></source>
        <translation>Fine in play. Here one more wool helps most.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7">
        <source></source>
        <translation>Now pay: two iron, two wool, six victory points.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint1">
        <source></source>
        <translation>Touch the contract, then its space.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint2">
        <source></source>
        <translation>Fulfilling is a free task.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.unwanted">
        <source></source>
        <translation>You have what it asks: fulfil it.</translation>
    </message>
    <message id="tiletum.lesson.contracts.8">
        <source></source>
        <translation>A pillar stood on that space. It is yours now: contracts feed your architect.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9">
        <source></source>
        <translation>Exchange once more: your stone into wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint1">
        <source></source>
        <translation>Touch stone, then wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint2">
        <source></source>
        <translation>It costs one action point again.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.unwanted">
        <source></source>
        <translation>Another wool, please.</translation>
    </message>
    <message id="tiletum.lesson.contracts.10">
        <source></source>
        <translation>No extra this time. The gift comes once a turn.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11">
        <source></source>
        <translation>Two action points are left. Take the contract for three wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint1">
        <source></source>
        <translation>It lies second from the right, price two.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint2">
        <source></source>
        <translation>The offer slides only when your turn ends.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.unwanted">
        <source></source>
        <translation>The wool contract suits you better.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12">
        <source></source>
        <translation>One wool is missing. Two gold buy it.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint1">
        <source></source>
        <translation>Touch gold, then wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint2">
        <source></source>
        <translation>Buying is a free task.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.unwanted">
        <source></source>
        <translation>You need wool.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13">
        <source></source>
        <translation>Fulfil it: four, and one more for the second space.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint1">
        <source></source>
        <translation>Touch the contract.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint2">
        <source></source>
        <translation>Then the second space.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.unwanted">
        <source></source>
        <translation>Fulfil it first.</translation>
    </message>
    <message id="tiletum.lesson.contracts.14">
        <source></source>
        <translation>Two players: a house space in Hamburg is closed to you. Why?</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer1">
        <source></source>
        <translation>It is for three players or more</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer2">
        <source></source>
        <translation>Your rival has reserved it</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.why">
        <source></source>
        <translation>Some spaces open only with three or four players.</translation>
    </message>
    <message id="tiletum.lesson.contracts.15">
        <source></source>
        <translation>Hamburg’s open space pays three victory points. When do you get them?</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer1">
        <source></source>
        <translation>At the end</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer2">
        <source></source>
        <translation>At once, when you build</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.why">
        <source></source>
        <translation>A house space pays once, the moment your house stands.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16">
        <source></source>
        <translation>End your turn, and watch the offer slide to the right.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint2">
        <source></source>
        <translation>Touch it once more.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.unwanted">
        <source></source>
        <translation>Well done already: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.contracts.17">
        <source></source>
        <translation>You can sign, exchange, buy and fulfil.</translation>
    </message>
    <message id="tiletum.lesson.characters.title">
        <source></source>
        <translation>Characters and rooms</translation>
    </message>
    <message id="tiletum.lesson.characters.1">
        <source></source>
        <translation>People want to live in your buildings. Each brings a gift when moving in.</translation>
    </message>
    <message id="tiletum.lesson.characters.2">
        <source></source>
        <translation>Take the food 1: six action points for characters.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint1">
        <source></source>
        <translation>One apple on a pink die.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint2">
        <source></source>
        <translation>It lies in the sector with the bust.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.unwanted">
        <source></source>
        <translation>Six points are worth it: take the food 1.</translation>
    </message>
    <message id="tiletum.lesson.characters.3">
        <source></source>
        <translation>One action point takes a character. Take the lit notary.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint1">
        <source></source>
        <translation>Touch it twice in the character offer.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint2">
        <source></source>
        <translation>It shows two iron.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.unwanted">
        <source></source>
        <translation>A pleasant guest, but start with the notary.</translation>
    </message>
    <message id="tiletum.lesson.characters.4">
        <source></source>
        <translation>He waits in your storehouse. House him on the first floor of building 2.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint1">
        <source></source>
        <translation>Touch the notary, then the room.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint2">
        <source></source>
        <translation>First floor, one action point.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.unwanted">
        <source></source>
        <translation>Possible! But our story needs him in building 2, first floor.</translation>
    </message>
    <message id="tiletum.lesson.characters.5">
        <source></source>
        <translation>Two iron at once. The second floor costs two action points, the third three.</translation>
    </message>
    <message id="tiletum.lesson.characters.6">
        <source></source>
        <translation>Take the courtier with three victory points.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint1">
        <source></source>
        <translation>He wears a ruff.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint2">
        <source></source>
        <translation>Touch him twice in the offer.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.unwanted">
        <source></source>
        <translation>The courtier, please.</translation>
    </message>
    <message id="tiletum.lesson.characters.7">
        <source></source>
        <translation>Try it: house him above the notary.</translation>
    </message>
    <message id="tiletum.lesson.characters.7.after">
        <source></source>
        <translation>The courtier wants a building of his own.</translation>
    </message>
    <message id="tiletum.lesson.characters.8">
        <source></source>
        <translation>So find a second notary. Take the lit one.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint1">
        <source></source>
        <translation>Same cap, same quill.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint2">
        <source></source>
        <translation>It shows a gold and an iron.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.unwanted">
        <source></source>
        <translation>Building 2 needs a notary.</translation>
    </message>
    <message id="tiletum.lesson.characters.9">
        <source></source>
        <translation>Try it: give him a building of his own.</translation>
    </message>
    <message id="tiletum.lesson.characters.9.after">
        <source></source>
        <translation>Notaries like company, and the room upstairs is free.</translation>
    </message>
    <message id="tiletum.lesson.characters.10">
        <source></source>
        <translation>Second floor of building 2: your last two action points.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint1">
        <source></source>
        <translation>Touch the notary, then the upper room.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint2">
        <source></source>
        <translation>Both notaries under one roof.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.unwanted">
        <source></source>
        <translation>Keep the points: the upper room costs two.</translation>
    </message>
    <message id="tiletum.lesson.characters.11">
        <source></source>
        <translation>Full! The house from its roof joins your supply, ready for your merchant.</translation>
    </message>
    <message id="tiletum.lesson.characters.12">
        <source></source>
        <translation>You hold a tile of Cologne’s cathedral and have stone again. May you contribute there once more?</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer1">
        <source></source>
        <translation>Yes, while tiles are left</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer2">
        <source></source>
        <translation>No, one tile of each cathedral</translation>
    </message>
    <message id="tiletum.lesson.characters.12.why">
        <source></source>
        <translation>One of each kind for each player. Other cathedrals stay open.</translation>
    </message>
    <message id="tiletum.lesson.characters.13">
        <source></source>
        <translation>The courtier waits for another turn. End this one.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint2">
        <source></source>
        <translation>Nothing else is lit.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.unwanted">
        <source></source>
        <translation>Enough for now: end your turn.</translation>
    </message>
    <message id="tiletum.lesson.characters.14">
        <source></source>
        <translation>You can hire people and fill a building.</translation>
    </message>
    <message id="tiletum.lesson.coats.title">
        <source></source>
        <translation>Coats of arms</translation>
    </message>
    <message id="tiletum.lesson.coats.1">
        <source></source>
        <translation>A notary fills your building 5. With a coat of arms below, it is completed.</translation>
    </message>
    <message id="tiletum.lesson.coats.2">
        <source></source>
        <translation>Coats of arms cost food. Take the food 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint1">
        <source></source>
        <translation>Five apples on a pink die.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint2">
        <source></source>
        <translation>It lies in the sector of the contracts.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.unwanted">
        <source></source>
        <translation>The food 5, please: a coat of arms comes with it.</translation>
    </message>
    <message id="tiletum.lesson.coats.3">
        <source></source>
        <translation>Its tile is a coat of arms of the Medici. Take it.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint1">
        <source></source>
        <translation>Touch the shield.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint2">
        <source></source>
        <translation>Button Take.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.unwanted">
        <source></source>
        <translation>This is the one we came for: take it.</translation>
    </message>
    <message id="tiletum.lesson.coats.4">
        <source></source>
        <translation>Place it below building 5. The price there is three food.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint1">
        <source></source>
        <translation>Touch the coat of arms, then the place below building 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint2">
        <source></source>
        <translation>Placing is a free task.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.unwanted">
        <source></source>
        <translation>Allowed, but below building 5 it does the most today.</translation>
    </message>
    <message id="tiletum.lesson.coats.5">
        <source></source>
        <translation>Each place has its gift. Here: two resources of your choice. Choose the first.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint1">
        <source></source>
        <translation>Any of the five.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint2">
        <source></source>
        <translation>Gold is never wrong.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.unwanted">
        <source></source>
        <translation>First choose a resource.</translation>
    </message>
    <message id="tiletum.lesson.coats.6">
        <source></source>
        <translation>And the second.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint1">
        <source></source>
        <translation>Any of the five.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint2">
        <source></source>
        <translation>Take what you like.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.unwanted">
        <source></source>
        <translation>One more to choose.</translation>
    </message>
    <message id="tiletum.lesson.coats.7">
        <source></source>
        <translation>Completed! One room, so one action point more for contracts: now, and with every contracts die to come.</translation>
    </message>
    <message id="tiletum.lesson.coats.8">
        <source></source>
        <translation>Three action points instead of two. Take the Fugger coat of arms for two.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint1">
        <source></source>
        <translation>Second from the right in the contract offer.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint2">
        <source></source>
        <translation>It is a shield among the contracts.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.unwanted">
        <source></source>
        <translation>A coat of arms is better now.</translation>
    </message>
    <message id="tiletum.lesson.coats.9">
        <source></source>
        <translation>Try it: take a second Medici coat of arms for the last point.</translation>
    </message>
    <message id="tiletum.lesson.coats.9.after">
        <source></source>
        <translation>One that is placed counts as well, not only one in the storehouse.</translation>
    </message>
    <message id="tiletum.lesson.coats.10">
        <source></source>
        <translation>Building 6 is full from the start. Two food, and five victory points.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint1">
        <source></source>
        <translation>The rightmost building.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint2">
        <source></source>
        <translation>Touch the Fugger shield, then the place below building 6.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.unwanted">
        <source></source>
        <translation>Building 6 pays best: it is already full.</translation>
    </message>
    <message id="tiletum.lesson.coats.11">
        <source></source>
        <translation>Two completed. At the end three pay 5, four 10, five 20 and all six 30 victory points.</translation>
    </message>
    <message id="tiletum.lesson.coats.12">
        <source></source>
        <translation>Contracts: you exchange twice in one turn. How many free extras do you get?</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer1">
        <source></source>
        <translation>Two</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer2">
        <source></source>
        <translation>One, with the first</translation>
    </message>
    <message id="tiletum.lesson.coats.12.why">
        <source></source>
        <translation>The extra comes with the first exchange of a turn only.</translation>
    </message>
    <message id="tiletum.lesson.coats.13">
        <source></source>
        <translation>You can place coats of arms and complete buildings.</translation>
    </message>
    <message id="tiletum.lesson.king.title">
        <source></source>
        <translation>The king and the order</translation>
    </message>
    <message id="tiletum.lesson.king.1">
        <source></source>
        <translation>Each round the king pays victory points on blue spaces and takes some on red ones.</translation>
    </message>
    <message id="tiletum.lesson.king.2">
        <source></source>
        <translation>Corruption pulls everybody back before each of the three turns. Two tokens are open: 0 and 1.</translation>
    </message>
    <message id="tiletum.lesson.king.3">
        <source></source>
        <translation>Take a lit die, and leave the king alone for now.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint1">
        <source></source>
        <translation>Any lit die will do.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint2">
        <source></source>
        <translation>Not from the sector with the crown.</translation>
    </message>
    <message id="tiletum.lesson.king.3.unwanted">
        <source></source>
        <translation>Keep that one for later; take a lit die, unchanged.</translation>
    </message>
    <message id="tiletum.lesson.king.4">
        <source></source>
        <translation>Leave its tile this time.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint1">
        <source></source>
        <translation>Button Leave.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint2">
        <source></source>
        <translation>Your storehouse can wait.</translation>
    </message>
    <message id="tiletum.lesson.king.4.unwanted">
        <source></source>
        <translation>Leave it, please: this lesson is about the king.</translation>
    </message>
    <message id="tiletum.lesson.king.5">
        <source></source>
        <translation>End your turn, and watch the third token.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint2">
        <source></source>
        <translation>Touch it twice: points are left.</translation>
    </message>
    <message id="tiletum.lesson.king.5.unwanted">
        <source></source>
        <translation>End your turn: the king is calling.</translation>
    </message>
    <message id="tiletum.lesson.king.6">
        <source></source>
        <translation>Two back for all! You stand on red, at minus three; your first rival falls to plus two.</translation>
    </message>
    <message id="tiletum.lesson.king.7">
        <source></source>
        <translation>Your rivals take their last dice.</translation>
    </message>
    <message id="tiletum.lesson.king.13">
        <source></source>
        <translation>Take the king’s die: two food, and five spaces up.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint1">
        <source></source>
        <translation>It lies in the sector with the crown.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint2">
        <source></source>
        <translation>The pink two, unchanged.</translation>
    </message>
    <message id="tiletum.lesson.king.13.unwanted">
        <source></source>
        <translation>The king pays now. Take his die.</translation>
    </message>
    <message id="tiletum.lesson.king.14">
        <source></source>
        <translation>Five spaces up, beside your rival on plus two. Your disc lies on top.</translation>
    </message>
    <message id="tiletum.lesson.king.15">
        <source></source>
        <translation>End your turn: the king phase begins.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint2">
        <source></source>
        <translation>Nothing else is left.</translation>
    </message>
    <message id="tiletum.lesson.king.15.unwanted">
        <source></source>
        <translation>End your turn first.</translation>
    </message>
    <message id="tiletum.lesson.king.16">
        <source></source>
        <translation>Try it: take the king’s tile. You two share the lead, after all.</translation>
    </message>
    <message id="tiletum.lesson.king.16.after">
        <source></source>
        <translation>The lower disc is ahead. Your rival came first, so the tile goes there.</translation>
    </message>
    <message id="tiletum.lesson.king.17">
        <source></source>
        <translation>Your rival takes the tile.</translation>
    </message>
    <message id="tiletum.lesson.king.18">
        <source></source>
        <translation>Blue pays: two victory points for you. Your other rival, on red, loses three.</translation>
    </message>
    <message id="tiletum.lesson.king.19">
        <source></source>
        <translation>The track also sets the new order: lower disc first, then you, then red.</translation>
    </message>
    <message id="tiletum.lesson.king.20">
        <source></source>
        <translation>Now red discs return to 0. Blue ones stay, and pay again next round.</translation>
    </message>
    <message id="tiletum.lesson.king.21">
        <source></source>
        <translation>A notary lives in building 2. Where may your next notary live?</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer1">
        <source></source>
        <translation>Only in building 2</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer2">
        <source></source>
        <translation>In any free room</translation>
    </message>
    <message id="tiletum.lesson.king.21.why">
        <source></source>
        <translation>A kind has one building, and a building one kind.</translation>
    </message>
    <message id="tiletum.lesson.king.22">
        <source></source>
        <translation>You can climb, lead and hold your place at court.</translation>
    </message>
    <message id="tiletum.lesson.fairs.title">
        <source></source>
        <translation>Fairs</translation>
    </message>
    <message id="tiletum.lesson.fairs.1">
        <source></source>
        <translation>Every round ends with a fair. The second one is in Troyes, and counts houses on the map.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2">
        <source></source>
        <translation>Take the food 6: your merchant gets a single action point.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint1">
        <source></source>
        <translation>It lies in the merchant’s sector.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint2">
        <source></source>
        <translation>Six apples on a pink die.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.unwanted">
        <source></source>
        <translation>Keep your gold and your plans: a six for the merchant lies there.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3">
        <source></source>
        <translation>Take its tile or leave it.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint1">
        <source></source>
        <translation>Take or Leave.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint2">
        <source></source>
        <translation>Either is fine.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.unwanted">
        <source></source>
        <translation>First decide about the tile.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4">
        <source></source>
        <translation>One action point: from Paris into Troyes.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint1">
        <source></source>
        <translation>Troyes lies next to Paris.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint2">
        <source></source>
        <translation>Touch the lit city.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.unwanted">
        <source></source>
        <translation>The fair is in Troyes: go there.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5">
        <source></source>
        <translation>Try it: build a house as well.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5.after">
        <source></source>
        <translation>Never mind: a merchant who stands here is enough.</translation>
    </message>
    <message id="tiletum.lesson.fairs.6">
        <source></source>
        <translation>Second fair: 2 on the board, 2 on the tile. You have two houses. What will you score?</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer1">
        <source></source>
        <translation>2 + 2, times 2: 8</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer2">
        <source></source>
        <translation>2, and 2 times 2: 6</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.why">
        <source></source>
        <translation>Board and tile are added first; the sum is multiplied.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7">
        <source></source>
        <translation>End the turn. The round is over, and the fair begins.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint2">
        <source></source>
        <translation>Nothing else is left to do.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.unwanted">
        <source></source>
        <translation>You are ready for the fair: end the turn.</translation>
    </message>
    <message id="tiletum.lesson.fairs.8">
        <source></source>
        <translation>Your rival leads at court and leaves the king’s tile.</translation>
    </message>
    <message id="tiletum.lesson.fairs.9">
        <source></source>
        <translation>First the king: you stand on red and lose two. Keep an eye on that track.</translation>
    </message>
    <message id="tiletum.lesson.fairs.10">
        <source></source>
        <translation>The fair of Troyes: two and two, so four victory points for each house.</translation>
    </message>
    <message id="tiletum.lesson.fairs.11">
        <source></source>
        <translation>Eight for you: your merchant was there.</translation>
    </message>
    <message id="tiletum.lesson.fairs.12">
        <source></source>
        <translation>Your rival has neither house nor merchant in Troyes, and goes home with nothing.</translation>
    </message>
    <message id="tiletum.lesson.fairs.13">
        <source></source>
        <translation>One piece of advice: read all four fairs before your first turn, and build towards them.</translation>
    </message>
    <message id="tiletum.lesson.fairs.14">
        <source></source>
        <translation>A Medici coat of arms lies in your storehouse. May you take another Medici?</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer1">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer2">
        <source></source>
        <translation>Yes, if the first is not placed</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.why">
        <source></source>
        <translation>One of each family, stored or placed.</translation>
    </message>
    <message id="tiletum.lesson.fairs.15">
        <source></source>
        <translation>You can plan for a fair and be there in time.</translation>
    </message>
    <message id="tiletum.lesson.helpers.title">
        <source></source>
        <translation>Helpers and a full storehouse</translation>
    </message>
    <message id="tiletum.lesson.helpers.1">
        <source></source>
        <translation>Your storehouse has four places for tiles of every sort. All four are taken.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2">
        <source></source>
        <translation>Try it: use the helper with two extra action points.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2.after">
        <source></source>
        <translation>This helper never acts alone.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3">
        <source></source>
        <translation>So take a die: the wool 5, at the architect.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint1">
        <source></source>
        <translation>Five fleeces, light grey.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint2">
        <source></source>
        <translation>It lies in the architect’s sector.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.unwanted">
        <source></source>
        <translation>Another day. The architect’s tile is a good one.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4">
        <source></source>
        <translation>Try it: take its tile.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4.after">
        <source></source>
        <translation>Free tasks work even now, before you take it.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5">
        <source></source>
        <translation>Use the helper with the spark: a building gives its gifts again.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint1">
        <source></source>
        <translation>It lies in your storehouse.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint2">
        <source></source>
        <translation>Touch it, then Use.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.unwanted">
        <source></source>
        <translation>Good thought; here the spark makes room.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6">
        <source></source>
        <translation>Your trader lives in building 4. Choose it.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint1">
        <source></source>
        <translation>The only building with somebody in it.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint2">
        <source></source>
        <translation>Touch building 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.unwanted">
        <source></source>
        <translation>First choose the building: your helper is waiting.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7">
        <source></source>
        <translation>The trader gives three gold once more. Take it.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint1">
        <source></source>
        <translation>Touch the trader.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint2">
        <source></source>
        <translation>First floor of building 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.unwanted">
        <source></source>
        <translation>Gold for nothing: take it first.</translation>
    </message>
    <message id="tiletum.lesson.helpers.8">
        <source></source>
        <translation>Some house spaces on the map, like Frankfurt’s, wake a building in the same way.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9">
        <source></source>
        <translation>A place is free. Take the tile now.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint1">
        <source></source>
        <translation>Button Take.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint2">
        <source></source>
        <translation>Four victory points wait.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.unwanted">
        <source></source>
        <translation>You made room for it: take the tile.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10">
        <source></source>
        <translation>Use it: four victory points.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint1">
        <source></source>
        <translation>It lies in your storehouse now.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint2">
        <source></source>
        <translation>Touch it, then Use.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.unwanted">
        <source></source>
        <translation>Your reward first.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11">
        <source></source>
        <translation>The architect has two action points. Add two: use the plus helper now.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint1">
        <source></source>
        <translation>Now a die’s action is under way.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint2">
        <source></source>
        <translation>Touch the tile with the plus, then Use.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.unwanted">
        <source></source>
        <translation>First strengthen the action.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12">
        <source></source>
        <translation>Four action points. To Cologne.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint1">
        <source></source>
        <translation>One step east of Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint2">
        <source></source>
        <translation>Touch Cologne.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.unwanted">
        <source></source>
        <translation>Cologne takes pillars today.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13">
        <source></source>
        <translation>Raise a pillar.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint1">
        <source></source>
        <translation>Touch a pillar place.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint2">
        <source></source>
        <translation>One action point.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.unwanted">
        <source></source>
        <translation>The pillar first.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14">
        <source></source>
        <translation>Your stone is still there: contribute to the cathedral.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint1">
        <source></source>
        <translation>Touch the cathedral, then Contribute.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint2">
        <source></source>
        <translation>Two stone; a free task.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.unwanted">
        <source></source>
        <translation>A good moment for the cathedral.</translation>
    </message>
    <message id="tiletum.lesson.helpers.15">
        <source></source>
        <translation>You and a rival share the lead on the king track. Who gets the tile?</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer1">
        <source></source>
        <translation>The upper disc</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer2">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer3">
        <source></source>
        <translation>The lower disc</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.why">
        <source></source>
        <translation>Who came first lies below and is ahead, also in the new order.</translation>
    </message>
    <message id="tiletum.lesson.helpers.16">
        <source></source>
        <translation>Your disc stands on minus two. What happens after the king phase?</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer1">
        <source></source>
        <translation>It stays on minus two</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer2">
        <source></source>
        <translation>You pay two, then it returns to 0</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.why">
        <source></source>
        <translation>Red discs return to 0, blue ones stay.</translation>
    </message>
    <message id="tiletum.lesson.helpers.17">
        <source></source>
        <translation>How often does corruption pull everybody back in one round?</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer1">
        <source></source>
        <translation>Three times</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer2">
        <source></source>
        <translation>Once</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer3">
        <source></source>
        <translation>Twice</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.why">
        <source></source>
        <translation>Before each of the three turns a token is turned up.</translation>
    </message>
    <message id="tiletum.lesson.helpers.18">
        <source></source>
        <translation>You can use helpers and keep your storehouse free.</translation>
    </message>
    <message id="tiletum.lesson.first-match.title">
        <source></source>
        <translation>Your first match, with advice</translation>
    </message>
    <message id="tiletum.lesson.first-match.1">
        <source></source>
        <translation>Now you decide, and I only advise. Your rival across the table is easy-going.</translation>
    </message>
    <message id="tiletum.lesson.first-match.2">
        <source></source>
        <translation>The fair is in Verona. No house there, but your merchant stands in the city. Do you score?</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer2">
        <source></source>
        <translation>No, only houses count</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.why">
        <source></source>
        <translation>Merchant or house: either is enough.</translation>
    </message>
    <message id="tiletum.lesson.first-match.3">
        <source></source>
        <translation>Third fair: 3 on the board, 3 on the tile, and you have two contracts. What do you score?</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer1">
        <source></source>
        <translation>Twelve</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer2">
        <source></source>
        <translation>Nine</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.why">
        <source></source>
        <translation>Three and three are six; six times two is twelve.</translation>
    </message>
    <message id="tiletum.lesson.first-match.4">
        <source></source>
        <translation>This round’s fair is in Tiletum, where all have a house. It pays four points for each fulfilled contract.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5">
        <source></source>
        <translation>Your first turn: any die, any action. Ask for advice whenever you like.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice1">
        <source></source>
        <translation>A 3 means contracts today: three resources and four action points.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice2">
        <source></source>
        <translation>The contract at the right costs one action point and asks for three iron.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice3">
        <source></source>
        <translation>Free tasks cost no action points: fulfil what you can pay before you end.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6">
        <source></source>
        <translation>Second turn. What does your first one make easy?</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice1">
        <source></source>
        <translation>Freed pillars want an architect; Cologne’s cathedral costs two stone.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice2">
        <source></source>
        <translation>Houses pay best far away, but every step costs an action point.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice3">
        <source></source>
        <translation>If a tile on the wheel tempts you, see whether two gold bring you there.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7">
        <source></source>
        <translation>Third turn of the round. Then come the king and the fair.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice1">
        <source></source>
        <translation>A red space costs victory points now, and one king’s die lifts you out.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice2">
        <source></source>
        <translation>Whoever leads at court takes the tile and plays first.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice3">
        <source></source>
        <translation>The next fair is in Frankfurt, two steps away: pairs of a house and a pillar.</translation>
    </message>
    <message id="tiletum.lesson.first-match.8">
        <source></source>
        <translation>Your first round. The wheel has turned, new dice lie there, and three rounds are to come.</translation>
    </message>
    <message id="tiletum.lesson.first-match.9">
        <source></source>
        <translation>You can play a whole match. Play on from here!</translation>
    </message>
    <message id="tiletum.lesson.titus.title">
        <source></source>
        <translation>Alone against Titus</translation>
    </message>
    <message id="tiletum.lesson.titus.1">
        <source></source>
        <translation>Nobody to play with? Cardinal Titus sits opposite. Cards, called decrees, choose his dice.</translation>
    </message>
    <message id="tiletum.lesson.titus.2">
        <source></source>
        <translation>You begin as always: take a lit die.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint1">
        <source></source>
        <translation>Wool for the merchant, or food for characters.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint2">
        <source></source>
        <translation>Either lit die will do.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.unwanted">
        <source></source>
        <translation>Leave that one: Titus has his eye on the wheel too.</translation>
    </message>
    <message id="tiletum.lesson.titus.3">
        <source></source>
        <translation>Take its tile or leave it.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint1">
        <source></source>
        <translation>Take or Leave.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint2">
        <source></source>
        <translation>Either is fine.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.unwanted">
        <source></source>
        <translation>First decide about the tile.</translation>
    </message>
    <message id="tiletum.lesson.titus.4">
        <source></source>
        <translation>End your turn, and watch his card.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint1">
        <source></source>
        <translation>The tick.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint2">
        <source></source>
        <translation>Touch it twice: points are left.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.unwanted">
        <source></source>
        <translation>In play you would go on. Here, end your turn.</translation>
    </message>
    <message id="tiletum.lesson.titus.5">
        <source></source>
        <translation>Glorious Spires. Its rows are tried from above; the first one that fits chooses his die.</translation>
    </message>
    <message id="tiletum.lesson.titus.6">
        <source></source>
        <translation>First row: more pillars than cathedral tiles? No. Second row: the architect. So he takes that die.</translation>
    </message>
    <message id="tiletum.lesson.titus.7">
        <source></source>
        <translation>He gains stone, travels and builds by fixed rules, as far as his action points last.</translation>
    </message>
    <message id="tiletum.lesson.titus.8">
        <source></source>
        <translation>What he can pay, he pays: two stone, and eight victory points in Cologne.</translation>
    </message>
    <message id="tiletum.lesson.titus.9">
        <source></source>
        <translation>He needs no house for a fair: he scores its value times the number of the round, everywhere.</translation>
    </message>
    <message id="tiletum.lesson.titus.10">
        <source></source>
        <translation>At the end his contracts are multiplied by his cathedral tiles. You must have more points than he.</translation>
    </message>
    <message id="tiletum.lesson.titus.11">
        <source></source>
        <translation>Second fair, in Hamburg: 2 on the board, 2 on the tile. What does Titus score?</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer1">
        <source></source>
        <translation>Eight</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer2">
        <source></source>
        <translation>Nothing: he has no house there</translation>
    </message>
    <message id="tiletum.lesson.titus.11.why">
        <source></source>
        <translation>Two and two are four, times round two. He needs no house.</translation>
    </message>
    <message id="tiletum.lesson.titus.12">
        <source></source>
        <translation>Your storehouse is full, and a good tile lies on the wheel. What can you do?</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer1">
        <source></source>
        <translation>Throw a stored tile away</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer2">
        <source></source>
        <translation>Use a stored tile, then take it</translation>
    </message>
    <message id="tiletum.lesson.titus.12.why">
        <source></source>
        <translation>Tiles are never thrown away; free tasks make room, even before you take the new one.</translation>
    </message>
    <message id="tiletum.lesson.titus.13">
        <source></source>
        <translation>The cards are the box’s own. How he plays them is our reading; the rulebook page tells more.</translation>
    </message>
    <message id="tiletum.lesson.titus.14">
        <source></source>
        <translation>You can play alone whenever you like.</translation>
    </message>
    <message id="tiletum.first.take">
        <source></source>
        <translation>A die is two things: resources by its colour and value, and an action by its place. Value and action points make 7.</translation>
    </message>
    <message id="tiletum.first.bonusTile">
        <source></source>
        <translation>A bonus tile costs nothing but one of the four places in your storehouse. Nothing in there is ever thrown away.</translation>
    </message>
    <message id="tiletum.first.move">
        <source></source>
        <translation>Each step costs 1 action point. The merchant builds houses and the architect pillars, only where they stand.</translation>
    </message>
    <message id="tiletum.first.collect">
        <source></source>
        <translation>For 1 action point the tile in this city is yours. The map is never refilled: whoever comes first takes it.</translation>
    </message>
    <message id="tiletum.first.house">
        <source></source>
        <translation>You can build a house here, one in each city. It opens this city’s fair to you, and at the end houses multiply pillars.</translation>
    </message>
    <message id="tiletum.first.pillar">
        <source></source>
        <translation>You can put up a pillar here. It lets you contribute to the cathedral, and at the end pillars multiply houses.</translation>
    </message>
    <message id="tiletum.first.hire">
        <source></source>
        <translation>A character waits in your storehouse until it moves in. Each kind lives in one of your buildings only.</translation>
    </message>
    <message id="tiletum.first.settle">
        <source></source>
        <translation>Moving in costs 1, 2 or 3 action points by the floor, and the bonus comes at once. Choose the building well: nobody moves out.</translation>
    </message>
    <message id="tiletum.first.activate">
        <source></source>
        <translation>You may activate a building: each character in it gives its bonus once more. Choose where it helps most.</translation>
    </message>
    <message id="tiletum.first.sign">
        <source></source>
        <translation>Tiles cost less the further right they lie, and what you leave may slide on when your turn ends.</translation>
    </message>
    <message id="tiletum.first.chooseAction">
        <source></source>
        <translation>The joker becomes any one of the other five actions. All its points go to the one you choose.</translation>
    </message>
    <message id="tiletum.first.buy">
        <source></source>
        <translation>At any moment of your turn, 2 gold buy you 1 resource of any kind but gold.</translation>
    </message>
    <message id="tiletum.first.fulfil">
        <source></source>
        <translation>You can pay for a contract now, without action points. It scores, and the first five of them free a pillar each.</translation>
    </message>
    <message id="tiletum.first.adorn">
        <source></source>
        <translation>You can place a coat of arms for food. Every place has its own bonus, and below a filled building the coat completes it.</translation>
    </message>
    <message id="tiletum.first.contribute">
        <source></source>
        <translation>Where your pillar stands you can pay stone, once, and take the top cathedral tile. Whoever comes later scores less.</translation>
    </message>
    <message id="tiletum.first.use">
        <source></source>
        <translation>A helper is used once, at any moment of your turn, and leaves its place in the storehouse free.</translation>
    </message>
    <message id="tiletum.first.kingTile">
        <source></source>
        <translation>You lead the king track, so its bonus tile is yours, if you like. Afterwards the king pays everybody by their space.</translation>
    </message>
</context>
</TS>
