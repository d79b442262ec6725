<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="pendulum.rule.edition">
        <source></source>
        <translation>edition of 2020</translation>
    </message>
    <message id="pendulum.rule.chapter.game">
        <source></source>
        <translation>The game</translation>
    </message>
    <message id="pendulum.rule.game.story.title">
        <source></source>
        <translation>The empty throne</translation>
    </message>
    <message id="pendulum.rule.game.story.1">
        <source></source>
        <translation>The Timeless King ruled for longer than anyone can remember. Now his throne stands empty. Five nobles send out their people, conquer provinces and court the council. Time waits for none of them: it trickles away in three sand timers while all of you play at once.</translation>
    </message>
    <message id="pendulum.rule.game.aim.title">
        <source></source>
        <translation>What you are after</translation>
    </message>
    <message id="pendulum.rule.game.aim.1">
        <source></source>
        <translation>You lead one of the nobles and gain victory points on 4 [victory tracks](rule:table.tracks): power, prestige, popularity and legendary achievement. The right-hand end of the tracks lies on a scroll.</translation>
    </message>
    <message id="pendulum.rule.game.aim.2">
        <source></source>
        <translation>Bring all 4 markers onto the scroll before the last council ends. If several players manage that, the one with the [most points on the scroll](rule:end.scroll) wins.</translation>
    </message>
    <message id="pendulum.rule.game.rounds.title">
        <source></source>
        <translation>No turns, four rounds</translation>
    </message>
    <message id="pendulum.rule.game.rounds.1">
        <source></source>
        <translation>Nobody takes turns. During a round everybody moves workers, acts and plays cards whenever they like, all at the same time. The 3 timers say [where workers may move and where they may act](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.2">
        <source></source>
        <translation>You play 4 rounds. Each ends with a [council phase](rule:council.order), which goes step by step and without haste. After the fourth council the game is over. If you want calm in the rounds too, play them [untimed](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.chapter.table">
        <source></source>
        <translation>The table</translation>
    </message>
    <message id="pendulum.rule.table.board.title">
        <source></source>
        <translation>The board</translation>
    </message>
    <message id="pendulum.rule.table.board.1">
        <source></source>
        <translation>The board has 3 action areas: purple, green and black. Each has a top row and a bottom row, and both rows offer the same actions. Each area has 1 timer, which always stands at one of its 2 rows. All rows are open to everybody.</translation>
    </message>
    <message id="pendulum.rule.table.board.2">
        <source></source>
        <translation>Around the areas lie the [privilege track](rule:privilege.clash), the [achievement](rule:achievements.complete) of the round and 4 open [provinces](rule:provinces.conquer) with their deck. The council board shows the [rewards](rule:council.rewards) of the next council.</translation>
    </message>
    <message id="pendulum.rule.table.space.title">
        <source></source>
        <translation>Gold frame and reward box</translation>
    </message>
    <message id="pendulum.rule.table.space.1">
        <source></source>
        <translation>An action space has 2 parts. In the gold frame a worker waits; in the reward box below it the worker acts. The pennant between them shows the price.</translation>
    </message>
    <message id="pendulum.rule.table.space.2">
        <source></source>
        <translation>On the side of the board for 1 to 3 players, green and purple also have large frames that lead to 2 boxes. A worker in such a frame counts as one occupant, and you choose one of the 2 boxes when it acts. A small frame leads to 1 box only.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.title">
        <source></source>
        <translation>Victory tracks and scroll</translation>
    </message>
    <message id="pendulum.rule.table.tracks.1">
        <source></source>
        <translation>The tracks of power, prestige and popularity begin at different distances from the scroll. Bolk the Champion reaches it with 14 power, 11 prestige and 8 popularity. Each of these tracks has 8 spaces on the scroll, and points past the last one are lost.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.2">
        <source></source>
        <translation>The legendary achievement is a single step onto the scroll. If you pay with points, your marker moves back, but never beyond its starting space.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.title">
        <source></source>
        <translation>Resources and votes</translation>
    </message>
    <message id="pendulum.rule.table.stocks.1">
        <source></source>
        <translation>The 3 resources are military, culture and gold. You can hold at most 10 of each; whatever you gain beyond that is lost. With 8 culture you gain only 2 from a reward of 5.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.2">
        <source></source>
        <translation>Votes are not a resource, and you may hold any number of them. Players never trade with each other.</translation>
    </message>
    <message id="pendulum.rule.table.parts.title">
        <source></source>
        <translation>The parts</translation>
    </message>
    <message id="pendulum.rule.table.parts.1">
        <source></source>
        <translation>The board has a side for 1 to 3 and a side for 4 or 5 players; beside it lie the council board and the timer track. The 5 player mats have a basic and an advanced side, which makes 10 characters. The 3 timers run 180 seconds (purple), 120 seconds (green) and 45 seconds (black).</translation>
    </message>
    <message id="pendulum.rule.table.parts.2">
        <source></source>
        <translation>Each player has 3 regular workers, 2 grande workers, 4 track markers, a privilege marker and an achievement marker, and 10 cubes of each resource. The cards are 56 provinces, 40 stratagems, 25 council rewards, 5 final rewards, 10 achievements and the grande worker’s card. Then there are 3 purple time markers and the legendary token.</translation>
    </message>
    <message id="pendulum.rule.chapter.setup">
        <source></source>
        <translation>Setting up</translation>
    </message>
    <message id="pendulum.rule.setup.common.title">
        <source></source>
        <translation>What the program lays out</translation>
    </message>
    <message id="pendulum.rule.setup.common.1">
        <source></source>
        <translation>The program shuffles the 56 provinces and opens 4. Of the 25 council rewards it removes 10 unseen, opens 5 and lays the other 10 on the 5 final rewards. The grande worker’s card has a place of its own.</translation>
    </message>
    <message id="pendulum.rule.setup.common.2">
        <source></source>
        <translation>One of the 10 achievements is open, with the legendary token on it (but see [two or three players](rule:few.side)). Each timer stands at a top row. The 3 time markers fill the other purple circles.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.title">
        <source></source>
        <translation>Your seat</translation>
    </message>
    <message id="pendulum.rule.setup.seat.1">
        <source></source>
        <translation>You choose a [character](rule:nobles.about) or get one at random, and with it a player mat, 4 stratagems and starting resources. Your markers stand at the start of their tracks.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.2">
        <source></source>
        <translation>On your mat wait 1 grande worker and 1 regular worker. Beside it lie 2 more [regular workers](rule:workers.hire), and beside the council board your [second grande worker](rule:council.grande). Everybody’s place on the privilege track is drawn at random.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.title">
        <source></source>
        <translation>The opening placement</translation>
    </message>
    <message id="pendulum.rule.setup.opening.1">
        <source></source>
        <translation>Before round 1, in the order of the privilege track, each player places the grande worker into a gold frame of a bottom row. Then, again from the top of the track, each player places the regular worker in the same way. The usual rules of [blocking](rule:workers.blocking) apply.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.2">
        <source></source>
        <translation>The first flip brings all 3 timers to the bottom rows, so these workers can act straight away.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.title">
        <source></source>
        <translation>The bell</translation>
    </message>
    <message id="pendulum.rule.setup.begin.1">
        <source></source>
        <translation>When everybody is ready, any player rings the bell. All 3 timers flip to the other row of their area, and the round begins. In round 1 they go from the top rows to the bottom rows; later they start from wherever they stand. Until the bell rings, nobody acts.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.2">
        <source></source>
        <translation>Before a timed round the bell waits until the sand of the round before has run through. An untimed round leaves no sand to wait for.</translation>
    </message>
    <message id="pendulum.rule.chapter.basics">
        <source></source>
        <translation>Ground rules</translation>
    </message>
    <message id="pendulum.rule.basics.free.title">
        <source></source>
        <translation>Nothing is compulsory</translation>
    </message>
    <message id="pendulum.rule.basics.free.1">
        <source></source>
        <translation>Placing, acting, flipping, playing a card: all of it is up to you. Nothing happens by itself, and letting a chance pass costs nothing.</translation>
    </message>
    <message id="pendulum.rule.basics.free.2">
        <source></source>
        <translation>Within an action you may decline a province, a retrieved worker or a second action. Other choices have to be made, such as the track for a victory point.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.title">
        <source></source>
        <translation>One action at a time</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.1">
        <source></source>
        <translation>Finish an action before you start another one. If an action asks you something, everything else of yours waits for your answer. The others go on playing meanwhile.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.2">
        <source></source>
        <translation>Example: Licinia the Implacable plays her fourth stratagem and owes any 8 resources. Until all 8 are paid, she can neither flip a timer nor claim the achievement.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.title">
        <source></source>
        <translation>Pay first</translation>
    </message>
    <message id="pendulum.rule.basics.pay.1">
        <source></source>
        <translation>A price stands before the arrow, a reward behind it. Pay the whole price first, then take the reward, once for each use. If you cannot pay in full, you cannot begin. Example: a stratagem gives 1 popularity for 2 gold. Even with 4 gold you pay 2 and gain 1.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.2">
        <source></source>
        <translation>The cube in 3 colours means *any resource*: military, culture and gold in any mix, but never votes. A price of any 8 can be 5 military, 2 culture and 1 gold.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.title">
        <source></source>
        <translation>Taking back and pausing</translation>
    </message>
    <message id="pendulum.rule.basics.undo.1">
        <source></source>
        <translation>You may take back your own last move while nobody else has moved since. Some moves cannot be taken back because they have shown or changed something for everybody: a flip, a drawn card, an opening placement.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.2">
        <source></source>
        <translation>You may pause the game at any time. The sand stands still then, and nobody can act until play goes on.</translation>
    </message>
    <message id="pendulum.rule.chapter.timers">
        <source></source>
        <translation>Timers and rows</translation>
    </message>
    <message id="pendulum.rule.timers.rows.title">
        <source></source>
        <translation>The two rules</translation>
    </message>
    <message id="pendulum.rule.timers.rows.1">
        <source></source>
        <translation>*Workers enter and leave only rows without a timer.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.2">
        <source></source>
        <translation>*Workers act only in rows with a timer.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.3">
        <source></source>
        <translation>What counts is where the timer stands, not whether its sand still runs. So a worker always has to wait: first it stands in its frame, then the timer arrives, and only then may it act.</translation>
    </message>
    <message id="pendulum.rule.timers.example.title">
        <source></source>
        <translation>An example</translation>
    </message>
    <message id="pendulum.rule.timers.example.1">
        <source></source>
        <translation>The black timer stands at the bottom row. You place a worker into the top black frame for yellow production. Nothing happens yet. After 45 seconds the sand has run out, you flip the timer, and now it stands at the top row.</translation>
    </message>
    <message id="pendulum.rule.timers.example.2">
        <source></source>
        <translation>Your worker goes down into its box. This action is free and brings Bolk the Champion 2 gold. There the worker stays for at least 45 seconds, until a flip takes the timer down again. Then it is free.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.title">
        <source></source>
        <translation>Flipping a timer</translation>
    </message>
    <message id="pendulum.rule.timers.flip.1">
        <source></source>
        <translation>When the sand of a timer has run out, anybody may flip it at any time, without asking. Nobody has to. A flip always carries the timer to the other row of its area. Purple runs 3 minutes, green 2 minutes, black 45 seconds.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.2">
        <source></source>
        <translation>A running timer cannot be flipped. A flip takes no time, so no worker can slip from one row into the other during it.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.title">
        <source></source>
        <translation>Purple time markers</translation>
    </message>
    <message id="pendulum.rule.timers.markers.1">
        <source></source>
        <translation>Each round has 3 time markers in the purple area, and every purple flip pushes one of them off the board. The flip that begins the round is the first, so 2 more follow.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.2">
        <source></source>
        <translation>The third purple flip pushes off the last marker and [calls the council](rule:council.called) at once, although its sand has only just begun to run. A timed round therefore lasts at least 6 minutes.</translation>
    </message>
    <message id="pendulum.rule.chapter.workers">
        <source></source>
        <translation>Workers</translation>
    </message>
    <message id="pendulum.rule.workers.place.title">
        <source></source>
        <translation>Moving workers</translation>
    </message>
    <message id="pendulum.rule.workers.place.1">
        <source></source>
        <translation>You may move any worker of yours that is on your mat or in a row without a timer. Move it into a gold frame of a row without a timer, or home to your mat, as often as you like.</translation>
    </message>
    <message id="pendulum.rule.workers.place.2">
        <source></source>
        <translation>From a reward box, too, a worker can go back into a frame. You never place a worker straight into a reward box.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.title">
        <source></source>
        <translation>Who blocks whom</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.1">
        <source></source>
        <translation>In green and purple, a regular worker cannot enter a frame that holds any worker, your own included. A grande worker may always join. In black nobody blocks anybody, and reward boxes never block.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.2">
        <source></source>
        <translation>Example: your grande worker waits alone in a purple frame. Your regular worker cannot follow it there, but another player’s grande worker can.</translation>
    </message>
    <message id="pendulum.rule.workers.act.title">
        <source></source>
        <translation>Acting</translation>
    </message>
    <message id="pendulum.rule.workers.act.1">
        <source></source>
        <translation>A worker in a gold frame may act while the timer stands at its row. Move it down into the reward box, pay the price and take the reward. Each worker acts once, then it is [stuck](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.workers.act.2">
        <source></source>
        <translation>Only the start needs the timer: if somebody flips it away while you are still choosing, you finish the action. If you cannot or will not pay, the worker stays in the frame until the timer leaves.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.title">
        <source></source>
        <translation>What the actions give</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.1">
        <source></source>
        <translation>Purple, 2 gold each: brown production; blue production; or 1 popularity, 1 prestige and 1 vote.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.2">
        <source></source>
        <translation>Green, 2 gold each: red production; 2 popularity; or 1 power and 2 votes.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.3">
        <source></source>
        <translation>Black, free: yellow production; 1 vote; or any 1 resource. For 4 military, the remaining black action [conquers a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.title">
        <source></source>
        <translation>Four states of a worker</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.1">
        <source></source>
        <translation>With the timer at its row, a worker in a frame can act, and a worker in a reward box can do nothing. Without the timer, a worker in either place can be moved. There are no other cases.</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.2">
        <source></source>
        <translation>A worker that is still in its box when the timer comes back is stuck once more. It has to reach a frame before it can act again.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.title">
        <source></source>
        <translation>Retrieving a worker</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.1">
        <source></source>
        <translation>This reward takes one of your workers out of a row where a timer stands, from a frame or a reward box. It comes home to your mat, and you may place it again at once.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.2">
        <source></source>
        <translation>There is no other way out of such a row before the timer leaves. Without a worker there, you cannot play such a stratagem.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.title">
        <source></source>
        <translation>More workers</translation>
    </message>
    <message id="pendulum.rule.workers.hire.1">
        <source></source>
        <translation>The fourth stratagem of every character brings one more regular worker into play. Prices differ: Bolk the Champion pays 7 military, Licinia any 8 resources. The new worker stands on your mat and may be placed at once.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.2">
        <source></source>
        <translation>You can never have more than 4 workers in play, grande workers included.</translation>
    </message>
    <message id="pendulum.rule.chapter.provinces">
        <source></source>
        <translation>Production and provinces</translation>
    </message>
    <message id="pendulum.rule.provinces.production.title">
        <source></source>
        <translation>Production</translation>
    </message>
    <message id="pendulum.rule.provinces.production.1">
        <source></source>
        <translation>Along the lower edge of your mat are 4 production slots: brown, red, blue and yellow. On most mats they give 1 power, 4 military, 5 culture and 2 gold. Production of a colour pays what that slot shows plus what every province under it shows, points and votes included.</translation>
    </message>
    <message id="pendulum.rule.provinces.production.2">
        <source></source>
        <translation>Example: Bolk the Champion has Kasalat and Harken under blue. Blue production gives 5 culture from the mat, 3 culture from Kasalat and 3 votes from Harken: 8 culture and 3 votes in all.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.title">
        <source></source>
        <translation>Conquering a province</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.1">
        <source></source>
        <translation>Take any open province or the unseen top card of the deck, even if the row has gaps. The black action costs 4 military. Some stratagems and rewards conquer a province at another price or for nothing.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.2">
        <source></source>
        <translation>When no province is left at all, the action cannot begin.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.title">
        <source></source>
        <translation>Tucking it under a slot</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.1">
        <source></source>
        <translation>Choose at once under which of your 4 slots the new province goes. From now on only its icon in the colour of that slot counts. What the icon gives need not match what the mat gives there. A province is never moved or turned later.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.2">
        <source></source>
        <translation>Example: Searil gives 3 gold under blue, but 1 popularity under brown.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.title">
        <source></source>
        <translation>Kinds of provinces</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.1">
        <source></source>
        <translation>Half of the 56 provinces are green; under brown, red, blue and yellow they give 1 power, 2 military, 3 culture and 1 gold. The 7 purple ones give 1 power, 2 votes, 3 votes and 1 vote.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.2">
        <source></source>
        <translation>Of the red, blue and yellow provinces there are 7 each, devoted to military and power, culture and prestige, gold and popularity. Five of each colour give 1 point under brown and their resource elsewhere: 2 under red, 3 under blue, 1 under yellow. The other two give 1 point under brown, red and blue, and 1 resource under yellow. [Every card](rule:card.adelphia) is listed at the end of the book.</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.title">
        <source></source>
        <translation>Filling the province row</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.1">
        <source></source>
        <translation>A gap in the province row stays open until somebody wants it filled. Any player may fill all gaps from the deck at any time, for nothing. This is the one action that is also allowed in the council phase. When the deck is empty, gaps stay.</translation>
    </message>
    <message id="pendulum.rule.chapter.instant">
        <source></source>
        <translation>Instant actions</translation>
    </message>
    <message id="pendulum.rule.instant.list.title">
        <source></source>
        <translation>Actions without workers</translation>
    </message>
    <message id="pendulum.rule.instant.list.1">
        <source></source>
        <translation>Instant actions need neither a worker nor a timer at a row. There are 5: [flip a timer](rule:timers.flip), [play a stratagem](rule:cards.play), [retrieve stratagems](rule:cards.recover), [claim the achievement](rule:achievements.complete) and [fill the province row](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.instant.list.2">
        <source></source>
        <translation>You may take them at any time during a round. After the council is called you can still take all of them except the flip.</translation>
    </message>
    <message id="pendulum.rule.cards.play.title">
        <source></source>
        <translation>Playing a stratagem</translation>
    </message>
    <message id="pendulum.rule.cards.play.1">
        <source></source>
        <translation>Play a stratagem from your hand: pay its price, if it has one, and take its reward. The card then lies on your mat, and you cannot use it again until you [retrieve](rule:cards.recover) it.</translation>
    </message>
    <message id="pendulum.rule.cards.play.2">
        <source></source>
        <translation>A card whose effect cannot happen at all stays in your hand.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.title">
        <source></source>
        <translation>Retrieving stratagems</translation>
    </message>
    <message id="pendulum.rule.cards.recover.1">
        <source></source>
        <translation>Pay 5 culture and take all your played stratagems back into your hand. You may do this while you still hold other cards.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.2">
        <source></source>
        <translation>Two advanced characters pay differently: Bolk the Warmonger pays 2 power, and Dhrenkir the Tyrant 4 votes.</translation>
    </message>
    <message id="pendulum.rule.cards.with.title">
        <source></source>
        <translation>Cards played with an action</translation>
    </message>
    <message id="pendulum.rule.cards.with.1">
        <source></source>
        <translation>Some stratagems change a worker’s action and are played as part of it. One council card spares you the 2 gold of a green or purple action. It does not spare the 4 military for a province.</translation>
    </message>
    <message id="pendulum.rule.cards.with.2">
        <source></source>
        <translation>You may combine such cards. If another card gives you a second action, one sparing card covers only one of the two.</translation>
    </message>
    <message id="pendulum.rule.cards.swap.title">
        <source></source>
        <translation>Moving a victory point</translation>
    </message>
    <message id="pendulum.rule.cards.swap.1">
        <source></source>
        <translation>One council card moves exactly 1 victory point between the tracks of power, prestige and popularity. Take it from one of them and give it to another. The legendary achievement point takes no part. You need at least 1 point to move, and if the other track is full, the point is lost.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.title">
        <source></source>
        <translation>Claiming the achievement</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.1">
        <source></source>
        <translation>If you hold at least what the achievement asks for, you may claim it. *You spend nothing.* Every achievement asks for 3 votes and some resources. You can claim it once per round, even if others have done so before you.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.2">
        <source></source>
        <translation>Example: Crush Rebellion asks for 8 military and 3 votes. With 9 military and 4 votes you claim it and keep all of them.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.title">
        <source></source>
        <translation>Legendary achievement or scroll reward</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.1">
        <source></source>
        <translation>When you claim the achievement, choose one of two things. Either take the legendary token, which moves your legendary marker onto the scroll, or take the reward on the achievement’s own little scroll.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.2">
        <source></source>
        <translation>Only one player per round can take the token, and you can gain that point only once in the game. If the token is gone or you have the point already, you take the scroll reward. The only other way to the legendary achievement point is a [final reward](rule:card.final5).</translation>
    </message>
    <message id="pendulum.rule.chapter.privilege">
        <source></source>
        <translation>Privilege</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.title">
        <source></source>
        <translation>Two hands at once</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.1">
        <source></source>
        <translation>Two players may reach for the same thing within 1 second. Then the one higher on the privilege track gets it, even if slightly later, and what the lower player did is taken back. This settles frames, provinces and the legendary token. Whatever else the higher player did in between stays done.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.2">
        <source></source>
        <translation>This time is measured between the two who clash. If a third player, higher still, reaches for it within a second after the one now ahead, it goes to the third. Your table may change this tolerance or switch it off.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.3">
        <source></source>
        <translation>Only [tied votes](rule:council.votes) work the other way round.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.title">
        <source></source>
        <translation>Hands and timers</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.1">
        <source></source>
        <translation>A flip can clash as well. If a player lower than you flips a timer, you can still place or act for 1 second as if it had not been flipped. If a lower player places a worker into a row and you flip the timer to that row within 1 second, your flip counts first. That worker goes back to where it came from.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.2">
        <source></source>
        <translation>While workers are [moved between rounds](rule:council.move), there is no second: the higher privilege wins however late it comes, until everybody is ready.</translation>
    </message>
    <message id="pendulum.rule.chapter.council">
        <source></source>
        <translation>The council</translation>
    </message>
    <message id="pendulum.rule.council.called.title">
        <source></source>
        <translation>The council is called</translation>
    </message>
    <message id="pendulum.rule.council.called.1">
        <source></source>
        <translation>The council is called when the last time marker leaves the board. It does not wait for any sand. From now on the timers stay where they are, and there is no hurry any more.</translation>
    </message>
    <message id="pendulum.rule.council.called.2">
        <source></source>
        <translation>You may still place workers, act, play and retrieve stratagems, and claim the achievement. Workers in rows with a timer get their last chance to act. When you have finished, press the tick.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.title">
        <source></source>
        <translation>Done, and the last word</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.1">
        <source></source>
        <translation>With the tick you say that you are done. You need it after the council is called, in untimed rounds, and when workers are moved between rounds.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.2">
        <source></source>
        <translation>It is final, with one exception: if a player below you in privilege acts after it, you may come back. Before the council phase begins, everybody overtaken in this way is asked once more. So the higher privilege acts last.</translation>
    </message>
    <message id="pendulum.rule.council.order.title">
        <source></source>
        <translation>The council phase</translation>
    </message>
    <message id="pendulum.rule.council.order.1">
        <source></source>
        <translation>The council phase has 6 steps: [count votes](rule:council.votes), [take rewards](rule:council.rewards), [check provinces](rule:council.limit), [prepare the next round](rule:council.prepare), [move workers](rule:council.move) and start again. Workers and timers stay where they are.</translation>
    </message>
    <message id="pendulum.rule.council.order.2">
        <source></source>
        <translation>Nobody acts or plays cards meanwhile. You may only fill the province row and, in step 5, move workers. After step 3 of the fourth council the game is over.</translation>
    </message>
    <message id="pendulum.rule.council.votes.title">
        <source></source>
        <translation>Step 1: votes</translation>
    </message>
    <message id="pendulum.rule.council.votes.1">
        <source></source>
        <translation>Whoever has the most votes takes place 1 on the privilege track, the next most place 2, and so on. Among equals, whoever stood *lower* moves ahead. Then everybody discards all votes.</translation>
    </message>
    <message id="pendulum.rule.council.votes.2">
        <source></source>
        <translation>Example: the order is Ann, Ben, Cid, with 4, 6 and 4 votes. Ben is now first. Cid passes Ann, because he stood lower: the new order is Ben, Cid, Ann.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.title">
        <source></source>
        <translation>Step 2: points and a reward</translation>
    </message>
    <message id="pendulum.rule.council.rewards.1">
        <source></source>
        <translation>In privilege order, each player gains the points of their place and takes 1 reward, in whichever order they like. Place 1 brings 2 points, which may go to different tracks, and place 2 brings 1. With 4 or 5 players, place 3 brings 1 as well. The legendary achievement point cannot be chosen.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.2">
        <source></source>
        <translation>Your reward is one of the 5 open cards, the [grande worker’s card](rule:council.grande), or the printed victory point. That point never runs out, but cards are not replaced. A final reward that you cannot pay for is closed to you.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.title">
        <source></source>
        <translation>Kinds of rewards</translation>
    </message>
    <message id="pendulum.rule.council.kinds.1">
        <source></source>
        <translation>A lightning bolt marks an instant reward: it works now and then leaves the game. A black sun marks a stratagem: it goes into your hand and is yours until the end. You pay its price when you play it, not now.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.2">
        <source></source>
        <translation>A trophy marks a final reward. These appear only in the fourth council, and their price is paid at once.</translation>
    </message>
    <message id="pendulum.rule.council.grande.title">
        <source></source>
        <translation>The second grande worker</translation>
    </message>
    <message id="pendulum.rule.council.grande.1">
        <source></source>
        <translation>This card swaps one of your regular workers, whichever you choose, for your second grande worker, right where it stands. The regular worker leaves the game.</translation>
    </message>
    <message id="pendulum.rule.council.grande.2">
        <source></source>
        <translation>The card is then turned over: nobody else can take it in this council, but it is back in the next. You can have only 2 grande workers.</translation>
    </message>
    <message id="pendulum.rule.council.limit.title">
        <source></source>
        <translation>Step 3: two provinces per slot</translation>
    </message>
    <message id="pendulum.rule.council.limit.1">
        <source></source>
        <translation>Each of your slots may now keep 2 provinces. Discard any others, as you choose; they leave the game. The check comes after the rewards, so a province won in this council counts. Between councils there is no limit.</translation>
    </message>
    <message id="pendulum.rule.council.limit.2">
        <source></source>
        <translation>One reward raises your limit to 3 per slot for good, beginning with this check. You cannot take it twice.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.title">
        <source></source>
        <translation>Step 4: the next round</translation>
    </message>
    <message id="pendulum.rule.council.prepare.1">
        <source></source>
        <translation>All open cards of this round leave the game. In their place come 5 new rewards, 4 new provinces and 1 new achievement. The legendary token lies on the new achievement, even if somebody took it last round, and everybody may claim an achievement again.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.2">
        <source></source>
        <translation>The grande worker’s card is face up again, and the 3 time markers are back on the purple circles.</translation>
    </message>
    <message id="pendulum.rule.council.move.title">
        <source></source>
        <translation>Steps 5 and 6: move and start</translation>
    </message>
    <message id="pendulum.rule.council.move.1">
        <source></source>
        <translation>Rearrange your workers if you like. The usual rule holds: rows with a timer are closed in both directions. Cards and actions wait for the bell. If two players want the same frame, the [higher privilege](rule:privilege.flip) gets it.</translation>
    </message>
    <message id="pendulum.rule.council.move.2">
        <source></source>
        <translation>Press the tick when you are content. When everybody has, the [bell](rule:setup.begin) starts the next round.</translation>
    </message>
    <message id="pendulum.rule.chapter.end">
        <source></source>
        <translation>The end</translation>
    </message>
    <message id="pendulum.rule.end.scroll.title">
        <source></source>
        <translation>All four markers on the scroll</translation>
    </message>
    <message id="pendulum.rule.end.scroll.1">
        <source></source>
        <translation>The game ends with the fourth council. If anybody has all 4 markers on the scroll, only such players can win, and the most points on the scroll decide: count the scroll spaces reached on every track. If that is equal, the higher privilege wins.</translation>
    </message>
    <message id="pendulum.rule.end.scroll.2">
        <source></source>
        <translation>Example: 2 on power, 2 on prestige, 1 on popularity and the legendary achievement point make 6.</translation>
    </message>
    <message id="pendulum.rule.end.throne.title">
        <source></source>
        <translation>If nobody has all four</translation>
    </message>
    <message id="pendulum.rule.end.throne.1">
        <source></source>
        <translation>Then only players with the legendary achievement point can win. For each of them, look at the track that lacks most points to the scroll: whoever lacks less there wins. A tie goes on to the next worst track, then to the best, then to privilege.</translation>
    </message>
    <message id="pendulum.rule.end.throne.2">
        <source></source>
        <translation>Example: Ann lacks 3 on power, Ben 2 on prestige and 2 on popularity. Ben wins with 2 against 3. If nobody has the legendary achievement point, the throne stays empty and nobody wins.</translation>
    </message>
    <message id="pendulum.rule.chapter.untimed">
        <source></source>
        <translation>Rounds without sand</translation>
    </message>
    <message id="pendulum.rule.untimed.round.title">
        <source></source>
        <translation>The timer track</translation>
    </message>
    <message id="pendulum.rule.untimed.round.1">
        <source></source>
        <translation>Any round can be played untimed; we recommend it for the first one. All rules stay, but nobody flips timers. Do all you want, then press the tick. When everybody is done, the timer track takes 1 step and flips the timers shown there.</translation>
    </message>
    <message id="pendulum.rule.untimed.round.2">
        <source></source>
        <translation>It has 11 steps: black flips 9 times, green 4 times, purple 3 times. Steps 1 and 11 flip all three, and step 11 calls the council.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.title">
        <source></source>
        <translation>Changing between the two</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.1">
        <source></source>
        <translation>When you set up a match, you choose which rounds are untimed. The table may change its mind later. For that we made a rule of our own: while workers are moved after a council, the player highest in privilege may change the next round, once.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.2">
        <source></source>
        <translation>All ticks are then taken back, so that everybody can think again. A match can also be set up so that nobody may change this.</translation>
    </message>
    <message id="pendulum.rule.chapter.few">
        <source></source>
        <translation>Fewer players</translation>
    </message>
    <message id="pendulum.rule.few.side.title">
        <source></source>
        <translation>Two or three players</translation>
    </message>
    <message id="pendulum.rule.few.side.1">
        <source></source>
        <translation>With 2 or 3 players the legendary token is missing in round 1. You can still claim the achievement for its scroll reward.</translation>
    </message>
    <message id="pendulum.rule.few.side.2">
        <source></source>
        <translation>With 2 players a neutral player joins in. Its workers stand in the 4 small frames of green and purple all game and block regular workers. It starts last in privilege and has 3 votes in every council; ties are settled as usual. It takes no reward, and the points of its place are lost.</translation>
    </message>
    <message id="pendulum.rule.few.alone.title">
        <source></source>
        <translation>One player</translation>
    </message>
    <message id="pendulum.rule.few.alone.1">
        <source></source>
        <translation>There are no printed rules for one player, so the program keeps the common ones: all 4 rounds, timed or untimed, on the board side for few players. There is no neutral player and no rival. You ring the bell, flip the timers and press the tick yourself.</translation>
    </message>
    <message id="pendulum.rule.few.alone.2">
        <source></source>
        <translation>You are always first in privilege and gain 2 points of your choice in every council; your votes are discarded all the same. The legendary token is there from round 1. You win with the legendary achievement point. With all 4 markers on the scroll your victory is complete.</translation>
    </message>
    <message id="pendulum.rule.chapter.expert">
        <source></source>
        <translation>The advanced variant</translation>
    </message>
    <message id="pendulum.rule.expert.frames.title">
        <source></source>
        <translation>One worker per frame</translation>
    </message>
    <message id="pendulum.rule.expert.frames.1">
        <source></source>
        <translation>Each player may play the advanced variant or not, so it can serve as a handicap. In this variant you may never have 2 of your own workers in the same gold frame. This holds for grande workers and in black too.</translation>
    </message>
    <message id="pendulum.rule.expert.frames.2">
        <source></source>
        <translation>Workers of other players do not matter for it, and reward boxes are not affected. The other rule of the variant, [glory](rule:expert.glory), can also be used alone.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.title">
        <source></source>
        <translation>Glory</translation>
    </message>
    <message id="pendulum.rule.expert.glory.1">
        <source></source>
        <translation>If you gain points past the end of the power, prestige or popularity track, each of them may become glory. Lay a cube of the track’s colour on it, from the supply or from your mat. That cube is gone for good: with 2 cubes on power you can hold only 8 military.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.2">
        <source></source>
        <translation>Glory is no victory point, and no price can be paid with it. If points are equal at the end, more glory wins, then privilege.</translation>
    </message>
    <message id="pendulum.rule.chapter.nobles">
        <source></source>
        <translation>Characters</translation>
    </message>
    <message id="pendulum.rule.nobles.about.title">
        <source></source>
        <translation>Ten characters</translation>
    </message>
    <message id="pendulum.rule.nobles.about.1">
        <source></source>
        <translation>Each noble has a basic and an advanced side. Unless something else is said, production gives 1 power (brown), 4 military (red), 5 culture (blue) and 2 gold (yellow), and retrieving stratagems costs 5 culture.</translation>
    </message>
    <message id="pendulum.rule.nobles.about.2">
        <source></source>
        <translation>The basic characters share 3 stratagems: 1 prestige; any 1 resource; retrieve a worker. They differ in their tracks, their start and the price of a new worker. For a first game take a basic one.</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.title">
        <source></source>
        <translation>Bolk, the Champion</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.1">
        <source></source>
        <translation>Basic. You start with 2 military and 4 gold. You need 14 power, 11 prestige and 8 popularity to reach the scroll, so power takes you longest. A new worker costs 7 military.</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.title">
        <source></source>
        <translation>Dhrenkir, the Insidious</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.1">
        <source></source>
        <translation>Basic. You start with 4 gold and 1 vote. You need 10 power, 10 prestige and 13 popularity to reach the scroll, so popularity takes you longest. A new worker costs 3 votes.</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.title">
        <source></source>
        <translation>Gambal, the Briber</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.1">
        <source></source>
        <translation>Basic. You start with 6 gold. You need 11 power, 8 prestige and 14 popularity to reach the scroll, so popularity takes you longest. A new worker costs 7 gold.</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.title">
        <source></source>
        <translation>Licinia, the Implacable</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.1">
        <source></source>
        <translation>Basic. You start with 1 military, 1 culture and 4 gold. You need 11 points on each of the three tracks to reach the scroll. A new worker costs any 8 resources.</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.title">
        <source></source>
        <translation>Mesoat, the Justicar</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.1">
        <source></source>
        <translation>Basic. You start with 2 culture and 4 gold. You need 8 power, 14 prestige and 11 popularity to reach the scroll, so prestige takes you longest. A new worker costs 7 culture.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.title">
        <source></source>
        <translation>Bolk, the Warmonger</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.1">
        <source></source>
        <translation>Advanced. You start with 4 military and 2 gold, and need 14 power, 7 prestige and 12 popularity to reach the scroll. Blue production gives 3 military and 2 gold, and you retrieve stratagems for 2 power. A new worker costs 2 power.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.2">
        <source></source>
        <translation>One card turns any number of military into culture, or the other way round. Another is played with an action: the same worker also takes the reward box directly beside its own in the row. You pay for both and may decline the second.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.title">
        <source></source>
        <translation>Dhrenkir, the Tyrant</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.1">
        <source></source>
        <translation>Advanced. You start with 2 gold and 2 votes, and need 10 power, 13 prestige and 11 popularity to reach the scroll. Brown production gives 3 votes, and you retrieve stratagems for 4 votes. A new worker costs 4 votes.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.2">
        <source></source>
        <translation>One card is played as you claim the achievement and lets you choose twice: the scroll reward twice, or the legendary achievement point once and the reward once. It is still 1 achievement in this round.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.title">
        <source></source>
        <translation>Gambal, the Insurgent</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.1">
        <source></source>
        <translation>Advanced. You start with 2 military and 3 gold, and need 12 power, 9 prestige and 12 popularity to reach the scroll. Red production gives 2 military and retrieves 1 of your workers, even in the council phase. A new worker costs 4 military and 4 gold.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.2">
        <source></source>
        <translation>One card sends a free worker, on your mat or in a row without a timer, straight into a reward box of a row with one. It acts at once at the usual price. Boxes that give production are closed to it.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.title">
        <source></source>
        <translation>Licinia, the Alchemist</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.1">
        <source></source>
        <translation>Advanced. You start with 1 military, 1 culture and 2 gold, and need 12 power, 12 prestige and 11 popularity to reach the scroll. Red production gives any 4 resources and blue production any 5. A new worker costs any 8 resources.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.2">
        <source></source>
        <translation>Three of your cards cost any 2 resources each: they give 2 points on 1 track, take 1 played stratagem back, or retrieve a worker. You choose which stratagem comes back, but the card cannot fetch itself.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.title">
        <source></source>
        <translation>Mesoat, the Pacifist</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.1">
        <source></source>
        <translation>Advanced. You start with 2 gold, and need 7 power, 14 prestige and 14 popularity to reach the scroll. Brown production gives 2 culture, and red production conquers a province, which does not pay in that same production. A new worker costs 3 popularity.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.2">
        <source></source>
        <translation>For 4 culture and 2 votes, one card claims the achievement without its requirement. Another is played with an action: the same worker takes the same box twice. You pay each time.</translation>
    </message>
    <message id="pendulum.rule.chapter.ours">
        <source></source>
        <translation>Where we had to decide</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.title">
        <source></source>
        <translation>Clashes</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.1">
        <source></source>
        <translation>The printed rules let privilege decide within about a second and leave the judging to the table. Our program measures: 1 second between the two who clash, and what the higher player did in between stays. If both moves can stand, both stand.</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.2">
        <source></source>
        <translation>In a clash of placing and flipping the higher player’s move counts as the earlier one. Between rounds no clock runs at all, and privilege alone decides. A province drawn from the deck and lost in a clash may have been seen, so it goes back and the deck is shuffled. See [two hands at once](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.title">
        <source></source>
        <translation>Rounds and council</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.1">
        <source></source>
        <translation>The table agrees whether a round is timed. With us, the player highest in privilege [speaks for it](rule:untimed.pace), once before each round. After an untimed round the bell does not wait, because no sand has run.</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.2">
        <source></source>
        <translation>You may take the points of your council place [before or after](rule:council.rewards) your reward. The neutral player takes no reward, and its points are lost.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.title">
        <source></source>
        <translation>Mats and cards</translation>
    </message>
    <message id="pendulum.rule.ours.cards.1">
        <source></source>
        <translation>A marker that pays points goes back to its starting space at most. All that a production gives is added up first, so the order of its icons never matters.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.2">
        <source></source>
        <translation>Some cards of the advanced characters carry icons only; we read them like this. Neighbouring boxes are those directly to the left and right in the same row, even behind the same large frame. Gambal’s card moves only a worker that you could pick up, and nothing blocks that worker. Paying twice for a doubled action and choosing twice for 1 achievement are our readings too. So is what we say of Mesoat’s new province, of Gambal’s red production in the council phase and of Licinia’s second card.</translation>
    </message>
    <message id="pendulum.rule.ours.end.title">
        <source></source>
        <translation>End and solo game</translation>
    </message>
    <message id="pendulum.rule.ours.end.1">
        <source></source>
        <translation>If anybody plays with glory and nobody has all 4 markers on the scroll, only the worst track is compared. Then glory decides, then privilege.</translation>
    </message>
    <message id="pendulum.rule.ours.end.2">
        <source></source>
        <translation>The whole [game for one](rule:few.alone) is our own arrangement.</translation>
    </message>
    <message id="pendulum.rule.chapter.legend">
        <source></source>
        <translation>Legend of icons</translation>
    </message>
    <message id="pendulum.rule.legend.military.title">
        <source></source>
        <translation>Military</translation>
    </message>
    <message id="pendulum.rule.legend.military.1">
        <source></source>
        <translation>A resource, of which you can hold at most [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.culture.title">
        <source></source>
        <translation>Culture</translation>
    </message>
    <message id="pendulum.rule.legend.culture.1">
        <source></source>
        <translation>A resource, of which you can hold at most [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.gold.title">
        <source></source>
        <translation>Gold</translation>
    </message>
    <message id="pendulum.rule.legend.gold.1">
        <source></source>
        <translation>A resource, of which you can hold at most [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.votes.title">
        <source></source>
        <translation>Vote</translation>
    </message>
    <message id="pendulum.rule.legend.votes.1">
        <source></source>
        <translation>Counts in the [council](rule:council.votes) and is not a resource.</translation>
    </message>
    <message id="pendulum.rule.legend.power.title">
        <source></source>
        <translation>Power</translation>
    </message>
    <message id="pendulum.rule.legend.power.1">
        <source></source>
        <translation>1 victory point on the [power track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.title">
        <source></source>
        <translation>Prestige</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.1">
        <source></source>
        <translation>1 victory point on the [prestige track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.title">
        <source></source>
        <translation>Popularity</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.1">
        <source></source>
        <translation>1 victory point on the [popularity track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.title">
        <source></source>
        <translation>Legendary achievement</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.1">
        <source></source>
        <translation>The [legendary achievement point](rule:achievements.choice), which you can gain once in the game.</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.title">
        <source></source>
        <translation>Any resource</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.1">
        <source></source>
        <translation>As many resources as the number says, in [any mix](rule:basics.pay) of military, culture and gold.</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.title">
        <source></source>
        <translation>Point of your choice</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.1">
        <source></source>
        <translation>1 point on power, prestige or popularity, [as you choose](rule:council.rewards).</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.title">
        <source></source>
        <translation>Points on one track</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.1">
        <source></source>
        <translation>All these points go to [1 track](rule:nobles.alchemist) of your choice.</translation>
    </message>
    <message id="pendulum.rule.legend.province.title">
        <source></source>
        <translation>Province</translation>
    </message>
    <message id="pendulum.rule.legend.province.1">
        <source></source>
        <translation>[Conquer a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.title">
        <source></source>
        <translation>Brown production</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.1">
        <source></source>
        <translation>Your [brown slot](rule:provinces.production) and all provinces under it pay.</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.title">
        <source></source>
        <translation>Red production</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.1">
        <source></source>
        <translation>Your [red slot](rule:provinces.production) and all provinces under it pay.</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.title">
        <source></source>
        <translation>Blue production</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.1">
        <source></source>
        <translation>Your [blue slot](rule:provinces.production) and all provinces under it pay.</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.title">
        <source></source>
        <translation>Yellow production</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.1">
        <source></source>
        <translation>Your [yellow slot](rule:provinces.production) and all provinces under it pay.</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.title">
        <source></source>
        <translation>Arrow</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.1">
        <source></source>
        <translation>What stands before it is the price, what stands behind it the reward: [pay first](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.legend.grande.title">
        <source></source>
        <translation>Grande worker</translation>
    </message>
    <message id="pendulum.rule.legend.grande.1">
        <source></source>
        <translation>May [join others](rule:workers.blocking) in any gold frame.</translation>
    </message>
    <message id="pendulum.rule.legend.regular.title">
        <source></source>
        <translation>Regular worker</translation>
    </message>
    <message id="pendulum.rule.legend.regular.1">
        <source></source>
        <translation>In green and purple it enters [empty frames](rule:workers.blocking) only.</translation>
    </message>
    <message id="pendulum.rule.legend.hire.title">
        <source></source>
        <translation>New worker</translation>
    </message>
    <message id="pendulum.rule.legend.hire.1">
        <source></source>
        <translation>[1 more regular worker](rule:workers.hire) comes into play.</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.title">
        <source></source>
        <translation>Retrieve a worker</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.1">
        <source></source>
        <translation>[Take home](rule:workers.retrieve) 1 of your workers from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.title">
        <source></source>
        <translation>Retrieve stratagems</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.1">
        <source></source>
        <translation>[All your played stratagems](rule:cards.recover) come back into your hand.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.title">
        <source></source>
        <translation>One stratagem back</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.1">
        <source></source>
        <translation>[1 played stratagem](rule:nobles.alchemist) of your choice comes back into your hand.</translation>
    </message>
    <message id="pendulum.rule.legend.limit.title">
        <source></source>
        <translation>Room for three</translation>
    </message>
    <message id="pendulum.rule.legend.limit.1">
        <source></source>
        <translation>From now on you may keep [3 provinces](rule:council.limit) under each slot.</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.title">
        <source></source>
        <translation>No gold to pay</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.1">
        <source></source>
        <translation>Played with a green or purple action, it [spares the 2 gold](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.title">
        <source></source>
        <translation>Move a point</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.1">
        <source></source>
        <translation>[1 victory point](rule:cards.swap) moves from one track to another.</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.title">
        <source></source>
        <translation>Exchange</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.1">
        <source></source>
        <translation>[Military into culture](rule:nobles.warmonger), or the other way round.</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.title">
        <source></source>
        <translation>The box beside it</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.1">
        <source></source>
        <translation>Your worker [also takes a reward box](rule:nobles.warmonger) directly beside its own.</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.title">
        <source></source>
        <translation>Once more</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.1">
        <source></source>
        <translation>Your worker takes [the same reward box](rule:nobles.pacifist) a second time.</translation>
    </message>
    <message id="pendulum.rule.legend.rush.title">
        <source></source>
        <translation>Straight to the reward</translation>
    </message>
    <message id="pendulum.rule.legend.rush.1">
        <source></source>
        <translation>A free worker goes [straight into a reward box](rule:nobles.insurgent) and acts.</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.title">
        <source></source>
        <translation>Claim the achievement</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.1">
        <source></source>
        <translation>You hold what it asks for and [choose your reward](rule:achievements.complete).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.title">
        <source></source>
        <translation>Choose twice</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.1">
        <source></source>
        <translation>When you claim the achievement, you [choose twice](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.title">
        <source></source>
        <translation>Achievement for a price</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.1">
        <source></source>
        <translation>You claim the achievement [without its requirement](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.title">
        <source></source>
        <translation>Glory from the supply</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.1">
        <source></source>
        <translation>A cube from the supply becomes [glory](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.title">
        <source></source>
        <translation>Glory from your mat</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.1">
        <source></source>
        <translation>A resource from your mat becomes [glory](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.title">
        <source></source>
        <translation>No glory</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.1">
        <source></source>
        <translation>You decline, and the [surplus point](rule:expert.glory) is lost.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.title">
        <source></source>
        <translation>Black sun</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.1">
        <source></source>
        <translation>A [stratagem](rule:council.kinds) that goes into your hand.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.title">
        <source></source>
        <translation>Lightning bolt</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.1">
        <source></source>
        <translation>An [instant reward](rule:council.kinds) that works at once.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.title">
        <source></source>
        <translation>Trophy</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.1">
        <source></source>
        <translation>A [final reward](rule:council.kinds) of the fourth council.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.title">
        <source></source>
        <translation>Turning arrow</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.1">
        <source></source>
        <translation>The [grande worker’s card](rule:council.grande), which is turned over after use.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.title">
        <source></source>
        <translation>Character’s sign</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.1">
        <source></source>
        <translation>A [stratagem](rule:cards.play) with which this character starts.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.title">
        <source></source>
        <translation>Printed point</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.1">
        <source></source>
        <translation>The [victory point](rule:council.rewards) that any number of players may choose.</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.title">
        <source></source>
        <translation>Sword</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.1">
        <source></source>
        <translation>The sign of [Bolk the Champion](rule:nobles.champion).</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.title">
        <source></source>
        <translation>Bull</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.1">
        <source></source>
        <translation>The sign of [Bolk the Warmonger](rule:nobles.warmonger).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.title">
        <source></source>
        <translation>Orb</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.1">
        <source></source>
        <translation>The sign of [Dhrenkir the Insidious](rule:nobles.insidious).</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.title">
        <source></source>
        <translation>Tail</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.1">
        <source></source>
        <translation>The sign of [Dhrenkir the Tyrant](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.title">
        <source></source>
        <translation>Coin</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.1">
        <source></source>
        <translation>The sign of [Gambal the Briber](rule:nobles.briber).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.title">
        <source></source>
        <translation>Flame</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.1">
        <source></source>
        <translation>The sign of [Gambal the Insurgent](rule:nobles.insurgent).</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.title">
        <source></source>
        <translation>Crescent</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.1">
        <source></source>
        <translation>The sign of [Licinia the Implacable](rule:nobles.implacable).</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.title">
        <source></source>
        <translation>Hand</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.1">
        <source></source>
        <translation>The sign of [Licinia the Alchemist](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.title">
        <source></source>
        <translation>Eyes</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.1">
        <source></source>
        <translation>The sign of [Mesoat the Justicar](rule:nobles.justicar).</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.title">
        <source></source>
        <translation>Wings</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.1">
        <source></source>
        <translation>The sign of [Mesoat the Pacifist](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.title">
        <source></source>
        <translation>Timer</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.1">
        <source></source>
        <translation>It can be [flipped](rule:timers.flip) once its sand has run out.</translation>
    </message>
    <message id="pendulum.rule.legend.begin.title">
        <source></source>
        <translation>Bell</translation>
    </message>
    <message id="pendulum.rule.legend.begin.1">
        <source></source>
        <translation>[Begins the round](rule:setup.begin) and flips all timers.</translation>
    </message>
    <message id="pendulum.rule.legend.check.title">
        <source></source>
        <translation>Tick</translation>
    </message>
    <message id="pendulum.rule.legend.check.1">
        <source></source>
        <translation>Says that you are [done](rule:council.lastWord).</translation>
    </message>
    <message id="pendulum.rule.legend.resume.title">
        <source></source>
        <translation>Come back</translation>
    </message>
    <message id="pendulum.rule.legend.resume.1">
        <source></source>
        <translation>Takes you [back into play](rule:council.lastWord) if a player with lower privilege has acted after your tick.</translation>
    </message>
    <message id="pendulum.rule.legend.skip.title">
        <source></source>
        <translation>Decline</translation>
    </message>
    <message id="pendulum.rule.legend.skip.1">
        <source></source>
        <translation>Passes over an offer that you [do not want](rule:basics.free).</translation>
    </message>
    <message id="pendulum.rule.legend.undo.title">
        <source></source>
        <translation>Take back</translation>
    </message>
    <message id="pendulum.rule.legend.undo.1">
        <source></source>
        <translation>Takes back [your last move](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.pause.title">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="pendulum.rule.legend.pause.1">
        <source></source>
        <translation>Stops the sand and [all play](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.play.title">
        <source></source>
        <translation>Play</translation>
    </message>
    <message id="pendulum.rule.legend.play.1">
        <source></source>
        <translation>[Plays](rule:cards.play) the chosen stratagem.</translation>
    </message>
    <message id="pendulum.rule.legend.refill.title">
        <source></source>
        <translation>Fill up</translation>
    </message>
    <message id="pendulum.rule.legend.refill.1">
        <source></source>
        <translation>Fills the gaps in the [province row](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.chapter.cardlist">
        <source></source>
        <translation>All cards</translation>
    </message>
    <message id="pendulum.rule.card.champion1.title">
        <source></source>
        <translation>Champion 1</translation>
    </message>
    <message id="pendulum.rule.card.champion1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.champion2.title">
        <source></source>
        <translation>Champion 2</translation>
    </message>
    <message id="pendulum.rule.card.champion2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.champion3.title">
        <source></source>
        <translation>Champion 3</translation>
    </message>
    <message id="pendulum.rule.card.champion3.1">
        <source></source>
        <translation>You [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.champion4.title">
        <source></source>
        <translation>Champion 4</translation>
    </message>
    <message id="pendulum.rule.card.champion4.1">
        <source></source>
        <translation>You pay 7 military and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.title">
        <source></source>
        <translation>Insidious 1</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.title">
        <source></source>
        <translation>Insidious 2</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.title">
        <source></source>
        <translation>Insidious 3</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.1">
        <source></source>
        <translation>You [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.title">
        <source></source>
        <translation>Insidious 4</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.1">
        <source></source>
        <translation>You pay 3 votes and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.briber1.title">
        <source></source>
        <translation>Briber 1</translation>
    </message>
    <message id="pendulum.rule.card.briber1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.briber2.title">
        <source></source>
        <translation>Briber 2</translation>
    </message>
    <message id="pendulum.rule.card.briber2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.briber3.title">
        <source></source>
        <translation>Briber 3</translation>
    </message>
    <message id="pendulum.rule.card.briber3.1">
        <source></source>
        <translation>You [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.briber4.title">
        <source></source>
        <translation>Briber 4</translation>
    </message>
    <message id="pendulum.rule.card.briber4.1">
        <source></source>
        <translation>You pay 7 gold and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.title">
        <source></source>
        <translation>Implacable 1</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.title">
        <source></source>
        <translation>Implacable 2</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.title">
        <source></source>
        <translation>Implacable 3</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.1">
        <source></source>
        <translation>You [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.title">
        <source></source>
        <translation>Implacable 4</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.1">
        <source></source>
        <translation>You pay any 8 resources and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.title">
        <source></source>
        <translation>Justicar 1</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.title">
        <source></source>
        <translation>Justicar 2</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.title">
        <source></source>
        <translation>Justicar 3</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.1">
        <source></source>
        <translation>You [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.title">
        <source></source>
        <translation>Justicar 4</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.1">
        <source></source>
        <translation>You pay 7 culture and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.title">
        <source></source>
        <translation>Warmonger 1</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.title">
        <source></source>
        <translation>Warmonger 2</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.1">
        <source></source>
        <translation>You turn any number of military into as much culture, or culture into as much military; what exceeds 10 is lost.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.title">
        <source></source>
        <translation>Warmonger 3</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.1">
        <source></source>
        <translation>Played with an action: your worker [also takes a reward box](rule:nobles.warmonger) directly beside its own in the row, and you pay for both.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.title">
        <source></source>
        <translation>Warmonger 4</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.1">
        <source></source>
        <translation>You pay 2 power and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.title">
        <source></source>
        <translation>Tyrant 1</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.1">
        <source></source>
        <translation>You pay 3 culture and gain 2 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.title">
        <source></source>
        <translation>Tyrant 2</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.1">
        <source></source>
        <translation>You pay 1 culture and gain any 3 resources.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.title">
        <source></source>
        <translation>Tyrant 3</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.1">
        <source></source>
        <translation>Played as you claim the achievement: you [choose twice](rule:nobles.tyrant) between legendary achievement point and scroll reward, the legendary achievement point at most once.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.title">
        <source></source>
        <translation>Tyrant 4</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.1">
        <source></source>
        <translation>You pay 4 votes and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.title">
        <source></source>
        <translation>Insurgent 1</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.1">
        <source></source>
        <translation>You gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.title">
        <source></source>
        <translation>Insurgent 2</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.1">
        <source></source>
        <translation>You gain any 1 resource.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.title">
        <source></source>
        <translation>Insurgent 3</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.1">
        <source></source>
        <translation>You send a free worker [straight into a reward box](rule:nobles.insurgent) where the timer stands, at the usual price, but never to a production.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.title">
        <source></source>
        <translation>Insurgent 4</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.1">
        <source></source>
        <translation>You pay 4 military and 4 gold and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.title">
        <source></source>
        <translation>Alchemist 1</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.1">
        <source></source>
        <translation>You pay any 2 resources and gain 2 points on [1 track](rule:nobles.alchemist) of your choice: power, prestige or popularity.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.title">
        <source></source>
        <translation>Alchemist 2</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.1">
        <source></source>
        <translation>You pay any 2 resources and take 1 [other played stratagem](rule:nobles.alchemist) back into your hand.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.title">
        <source></source>
        <translation>Alchemist 3</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.1">
        <source></source>
        <translation>You pay any 2 resources and [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.title">
        <source></source>
        <translation>Alchemist 4</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.1">
        <source></source>
        <translation>You pay any 8 resources and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.title">
        <source></source>
        <translation>Pacifist 1</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.1">
        <source></source>
        <translation>You pay 1 culture and gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.title">
        <source></source>
        <translation>Pacifist 2</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.1">
        <source></source>
        <translation>You pay 4 culture and 2 votes and claim the achievement [without its requirement](rule:nobles.pacifist), if you have not claimed it this round.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.title">
        <source></source>
        <translation>Pacifist 3</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.1">
        <source></source>
        <translation>Played with an action: your worker takes [the same reward box](rule:nobles.pacifist) a second time, and you pay again.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.title">
        <source></source>
        <translation>Pacifist 4</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.1">
        <source></source>
        <translation>You pay 3 popularity and gain 1 [regular worker](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.reward1.title">
        <source></source>
        <translation>Blue production</translation>
    </message>
    <message id="pendulum.rule.card.reward1.1">
        <source></source>
        <translation>Instant: your blue [production](rule:provinces.production) pays now.</translation>
    </message>
    <message id="pendulum.rule.card.reward2.title">
        <source></source>
        <translation>Red production</translation>
    </message>
    <message id="pendulum.rule.card.reward2.1">
        <source></source>
        <translation>Instant: your red [production](rule:provinces.production) pays now.</translation>
    </message>
    <message id="pendulum.rule.card.reward3.title">
        <source></source>
        <translation>Conquer a province</translation>
    </message>
    <message id="pendulum.rule.card.reward3.1">
        <source></source>
        <translation>Instant: you [conquer a province](rule:provinces.conquer) for nothing.</translation>
    </message>
    <message id="pendulum.rule.card.reward4.title">
        <source></source>
        <translation>Room for 3 provinces</translation>
    </message>
    <message id="pendulum.rule.card.reward4.1">
        <source></source>
        <translation>Instant, but kept: from this council on you may keep [3 provinces](rule:council.limit) under each slot.</translation>
    </message>
    <message id="pendulum.rule.card.reward5.title">
        <source></source>
        <translation>Room for 3 provinces</translation>
    </message>
    <message id="pendulum.rule.card.reward5.1">
        <source></source>
        <translation>Instant, but kept: from this council on you may keep [3 provinces](rule:council.limit) under each slot.</translation>
    </message>
    <message id="pendulum.rule.card.reward6.title">
        <source></source>
        <translation>1 power, 1 prestige, 1 popularity</translation>
    </message>
    <message id="pendulum.rule.card.reward6.1">
        <source></source>
        <translation>Instant: you gain 1 power, 1 prestige and 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.reward7.title">
        <source></source>
        <translation>All stratagems back</translation>
    </message>
    <message id="pendulum.rule.card.reward7.1">
        <source></source>
        <translation>Instant: you take all your played stratagems [back into your hand](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.card.reward8.title">
        <source></source>
        <translation>5 military</translation>
    </message>
    <message id="pendulum.rule.card.reward8.1">
        <source></source>
        <translation>Instant: you gain 5 military.</translation>
    </message>
    <message id="pendulum.rule.card.reward9.title">
        <source></source>
        <translation>5 culture</translation>
    </message>
    <message id="pendulum.rule.card.reward9.1">
        <source></source>
        <translation>Instant: you gain 5 culture.</translation>
    </message>
    <message id="pendulum.rule.card.reward10.title">
        <source></source>
        <translation>5 gold</translation>
    </message>
    <message id="pendulum.rule.card.reward10.1">
        <source></source>
        <translation>Instant: you gain 5 gold.</translation>
    </message>
    <message id="pendulum.rule.card.reward11.title">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.rule.card.reward11.1">
        <source></source>
        <translation>Stratagem: you gain 1 vote.</translation>
    </message>
    <message id="pendulum.rule.card.reward12.title">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.rule.card.reward12.1">
        <source></source>
        <translation>Stratagem: you gain 1 vote.</translation>
    </message>
    <message id="pendulum.rule.card.reward13.title">
        <source></source>
        <translation>A point to another track</translation>
    </message>
    <message id="pendulum.rule.card.reward13.1">
        <source></source>
        <translation>Stratagem: you [move 1 point](rule:cards.swap) between power, prestige and popularity.</translation>
    </message>
    <message id="pendulum.rule.card.reward14.title">
        <source></source>
        <translation>Conquer a province</translation>
    </message>
    <message id="pendulum.rule.card.reward14.1">
        <source></source>
        <translation>Instant: you [conquer a province](rule:provinces.conquer) for nothing.</translation>
    </message>
    <message id="pendulum.rule.card.reward15.title">
        <source></source>
        <translation>2 military › retrieve a worker</translation>
    </message>
    <message id="pendulum.rule.card.reward15.1">
        <source></source>
        <translation>Stratagem: you pay 2 military and [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.reward16.title">
        <source></source>
        <translation>2 culture › retrieve a worker</translation>
    </message>
    <message id="pendulum.rule.card.reward16.1">
        <source></source>
        <translation>Stratagem: you pay 2 culture and [retrieve](rule:workers.retrieve) 1 worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.rule.card.reward17.title">
        <source></source>
        <translation>3 military › conquer a province</translation>
    </message>
    <message id="pendulum.rule.card.reward17.1">
        <source></source>
        <translation>Stratagem: you pay 3 military and [conquer a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward18.title">
        <source></source>
        <translation>3 military › conquer a province</translation>
    </message>
    <message id="pendulum.rule.card.reward18.1">
        <source></source>
        <translation>Stratagem: you pay 3 military and [conquer a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward19.title">
        <source></source>
        <translation>An action without paying gold</translation>
    </message>
    <message id="pendulum.rule.card.reward19.1">
        <source></source>
        <translation>Stratagem: played with a green or purple action, it [spares you the 2 gold](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward20.title">
        <source></source>
        <translation>2 gold › 1 popularity</translation>
    </message>
    <message id="pendulum.rule.card.reward20.1">
        <source></source>
        <translation>Stratagem: you pay 2 gold and gain 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.reward21.title">
        <source></source>
        <translation>2 military › 1 power</translation>
    </message>
    <message id="pendulum.rule.card.reward21.1">
        <source></source>
        <translation>Stratagem: you pay 2 military and gain 1 power.</translation>
    </message>
    <message id="pendulum.rule.card.reward22.title">
        <source></source>
        <translation>2 culture › 1 prestige</translation>
    </message>
    <message id="pendulum.rule.card.reward22.1">
        <source></source>
        <translation>Stratagem: you pay 2 culture and gain 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.reward23.title">
        <source></source>
        <translation>An action without paying gold</translation>
    </message>
    <message id="pendulum.rule.card.reward23.1">
        <source></source>
        <translation>Stratagem: played with a green or purple action, it [spares you the 2 gold](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward24.title">
        <source></source>
        <translation>1 gold</translation>
    </message>
    <message id="pendulum.rule.card.reward24.1">
        <source></source>
        <translation>Stratagem: you gain 1 gold.</translation>
    </message>
    <message id="pendulum.rule.card.reward25.title">
        <source></source>
        <translation>2 votes › conquer a province</translation>
    </message>
    <message id="pendulum.rule.card.reward25.1">
        <source></source>
        <translation>Stratagem: you pay 2 votes and [conquer a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.final1.title">
        <source></source>
        <translation>1 power, 1 prestige, 1 popularity</translation>
    </message>
    <message id="pendulum.rule.card.final1.1">
        <source></source>
        <translation>Final reward: you gain 1 power, 1 prestige and 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.final2.title">
        <source></source>
        <translation>5 gold › 3 popularity</translation>
    </message>
    <message id="pendulum.rule.card.final2.1">
        <source></source>
        <translation>Final reward: you pay 5 gold and gain 3 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.final3.title">
        <source></source>
        <translation>5 military › 3 power</translation>
    </message>
    <message id="pendulum.rule.card.final3.1">
        <source></source>
        <translation>Final reward: you pay 5 military and gain 3 power.</translation>
    </message>
    <message id="pendulum.rule.card.final4.title">
        <source></source>
        <translation>5 culture › 3 prestige</translation>
    </message>
    <message id="pendulum.rule.card.final4.1">
        <source></source>
        <translation>Final reward: you pay 5 culture and gain 3 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.final5.title">
        <source></source>
        <translation>Any 10 resources › legendary achievement</translation>
    </message>
    <message id="pendulum.rule.card.final5.1">
        <source></source>
        <translation>Final reward: you pay any 10 resources and gain the [legendary achievement point](rule:achievements.choice), if you do not have it yet.</translation>
    </message>
    <message id="pendulum.rule.card.grande.title">
        <source></source>
        <translation>Grande worker</translation>
    </message>
    <message id="pendulum.rule.card.grande.1">
        <source></source>
        <translation>You swap 1 regular worker for your [second grande worker](rule:council.grande), and the card is turned over until the next round.</translation>
    </message>
    <message id="pendulum.rule.card.point.title">
        <source></source>
        <translation>Victory point</translation>
    </message>
    <message id="pendulum.rule.card.point.1">
        <source></source>
        <translation>Printed on the council board: you gain 1 point on power, prestige or popularity, [however many players](rule:council.rewards) choose this.</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.title">
        <source></source>
        <translation>Elite Troops</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.1">
        <source></source>
        <translation>With 6 military, 2 culture and 3 votes you may gain 2 military, 2 culture and 2 gold.</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.title">
        <source></source>
        <translation>Summit in Montbrielle</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.1">
        <source></source>
        <translation>With 2 military, 6 culture and 3 votes you may gain 5 votes.</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.title">
        <source></source>
        <translation>Proven Leader</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.1">
        <source></source>
        <translation>With any 12 resources and 3 votes you may take your blue [production](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.title">
        <source></source>
        <translation>Crush Rebellion</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.1">
        <source></source>
        <translation>With 8 military and 3 votes you may gain 5 gold.</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.title">
        <source></source>
        <translation>Divine Favour</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.1">
        <source></source>
        <translation>With 8 culture and 3 votes you may [conquer a province](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.title">
        <source></source>
        <translation>Foreign Conscripts</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.1">
        <source></source>
        <translation>With 8 gold and 3 votes you may take your red [production](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.title">
        <source></source>
        <translation>Champion of the People</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.1">
        <source></source>
        <translation>With 3 military, 3 culture, 3 gold and 3 votes you may gain 1 power, 1 prestige and 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.title">
        <source></source>
        <translation>Trade Pact</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.1">
        <source></source>
        <translation>With 4 culture, 4 gold and 3 votes you may gain 1 prestige and 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.title">
        <source></source>
        <translation>Imperial Legion</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.1">
        <source></source>
        <translation>With 4 military, 4 culture and 3 votes you may gain 1 power and 1 prestige.</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.title">
        <source></source>
        <translation>Military Parade</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.1">
        <source></source>
        <translation>With 4 military, 4 gold and 3 votes you may gain 1 power and 1 popularity.</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.title">
        <source></source>
        <translation>Adelphia</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.adock.title">
        <source></source>
        <translation>Adock</translation>
    </message>
    <message id="pendulum.rule.card.adock.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.title">
        <source></source>
        <translation>Ak’Ahana</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, 2 gold under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.alaford.title">
        <source></source>
        <translation>Alaford</translation>
    </message>
    <message id="pendulum.rule.card.alaford.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, 2 culture under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.alay.title">
        <source></source>
        <translation>Alay</translation>
    </message>
    <message id="pendulum.rule.card.alay.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.title">
        <source></source>
        <translation>Al’Zarqa</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.title">
        <source></source>
        <translation>Arcanhold</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, 2 culture under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.title">
        <source></source>
        <translation>Barlongren</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.1">
        <source></source>
        <translation>Red province: 1 power under brown, 2 military under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.title">
        <source></source>
        <translation>Brenwood</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.title">
        <source></source>
        <translation>Caedmon</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.cham.title">
        <source></source>
        <translation>Cham</translation>
    </message>
    <message id="pendulum.rule.card.cham.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, red or blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.chichi.title">
        <source></source>
        <translation>Chichi</translation>
    </message>
    <message id="pendulum.rule.card.chichi.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.dalor.title">
        <source></source>
        <translation>Dalor</translation>
    </message>
    <message id="pendulum.rule.card.dalor.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.davia.title">
        <source></source>
        <translation>Davia</translation>
    </message>
    <message id="pendulum.rule.card.davia.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.ember.title">
        <source></source>
        <translation>Ember</translation>
    </message>
    <message id="pendulum.rule.card.ember.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, 2 gold under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.title">
        <source></source>
        <translation>Fahr Gorn</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.1">
        <source></source>
        <translation>Red province: 1 power under brown, 2 military under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.fellis.title">
        <source></source>
        <translation>Fellis</translation>
    </message>
    <message id="pendulum.rule.card.fellis.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.galaval.title">
        <source></source>
        <translation>Galaval</translation>
    </message>
    <message id="pendulum.rule.card.galaval.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.gullver.title">
        <source></source>
        <translation>Gullver</translation>
    </message>
    <message id="pendulum.rule.card.gullver.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.harken.title">
        <source></source>
        <translation>Harken</translation>
    </message>
    <message id="pendulum.rule.card.harken.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.title">
        <source></source>
        <translation>Herkashor</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.herroval.title">
        <source></source>
        <translation>Herroval</translation>
    </message>
    <message id="pendulum.rule.card.herroval.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, 2 culture under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.issil.title">
        <source></source>
        <translation>Issil</translation>
    </message>
    <message id="pendulum.rule.card.issil.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, 2 culture under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.title">
        <source></source>
        <translation>Jaaz’Thuum</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.1">
        <source></source>
        <translation>Red province: 1 power under brown, 2 military under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.janna.title">
        <source></source>
        <translation>Janna</translation>
    </message>
    <message id="pendulum.rule.card.janna.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.jillay.title">
        <source></source>
        <translation>Jillay</translation>
    </message>
    <message id="pendulum.rule.card.jillay.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.title">
        <source></source>
        <translation>Kasalat</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.title">
        <source></source>
        <translation>Kirkwall</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.korindor.title">
        <source></source>
        <translation>Korindor</translation>
    </message>
    <message id="pendulum.rule.card.korindor.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.lochern.title">
        <source></source>
        <translation>Lochern</translation>
    </message>
    <message id="pendulum.rule.card.lochern.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.title">
        <source></source>
        <translation>Ma’Rook Plateau</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.1">
        <source></source>
        <translation>Red province: 1 power under brown, red or blue, 1 military under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.title">
        <source></source>
        <translation>Mave’ith</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.title">
        <source></source>
        <translation>Ming Tal</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.onland.title">
        <source></source>
        <translation>Onland</translation>
    </message>
    <message id="pendulum.rule.card.onland.1">
        <source></source>
        <translation>Red province: 1 power under brown, red or blue, 1 military under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.title">
        <source></source>
        <translation>Pike’s End</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.title">
        <source></source>
        <translation>Quilderos</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, red or blue, 1 culture under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.quorith.title">
        <source></source>
        <translation>Quorith</translation>
    </message>
    <message id="pendulum.rule.card.quorith.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.riss.title">
        <source></source>
        <translation>Riss</translation>
    </message>
    <message id="pendulum.rule.card.riss.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, red or blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.title">
        <source></source>
        <translation>Rivaine</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.salvane.title">
        <source></source>
        <translation>Salvane</translation>
    </message>
    <message id="pendulum.rule.card.salvane.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.title">
        <source></source>
        <translation>Sarskoye</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.1">
        <source></source>
        <translation>Red province: 1 power under brown, 2 military under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.savos.title">
        <source></source>
        <translation>Savos</translation>
    </message>
    <message id="pendulum.rule.card.savos.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, red or blue, 1 culture under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.searil.title">
        <source></source>
        <translation>Searil</translation>
    </message>
    <message id="pendulum.rule.card.searil.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, 2 gold under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.syldan.title">
        <source></source>
        <translation>Syldan</translation>
    </message>
    <message id="pendulum.rule.card.syldan.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.talyn.title">
        <source></source>
        <translation>Talyn</translation>
    </message>
    <message id="pendulum.rule.card.talyn.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.thedum.title">
        <source></source>
        <translation>Thedum</translation>
    </message>
    <message id="pendulum.rule.card.thedum.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.thoster.title">
        <source></source>
        <translation>Thoster</translation>
    </message>
    <message id="pendulum.rule.card.thoster.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.title">
        <source></source>
        <translation>Torin Plains</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.1">
        <source></source>
        <translation>Blue province: 1 prestige under brown, 2 culture under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.tzix.title">
        <source></source>
        <translation>Tzix</translation>
    </message>
    <message id="pendulum.rule.card.tzix.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, 2 gold under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.udoros.title">
        <source></source>
        <translation>Udoros</translation>
    </message>
    <message id="pendulum.rule.card.udoros.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.title">
        <source></source>
        <translation>Uxmal</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.title">
        <source></source>
        <translation>Vak’zildania</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.valthok.title">
        <source></source>
        <translation>Valthok</translation>
    </message>
    <message id="pendulum.rule.card.valthok.1">
        <source></source>
        <translation>Red province: 1 power under brown, 2 military under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.title">
        <source></source>
        <translation>Wilhana</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.1">
        <source></source>
        <translation>Purple province: 1 power under brown, 2 votes under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.title">
        <source></source>
        <translation>Wilshire</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.1">
        <source></source>
        <translation>Green province: 1 power under brown, 2 military under red, 3 culture under blue, 1 gold under yellow.</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.title">
        <source></source>
        <translation>Zinghuy</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.1">
        <source></source>
        <translation>Yellow province: 1 popularity under brown, 2 gold under red, 3 under blue, 1 under yellow.</translation>
    </message>
    <message id="pendulum.rule.chapter.faq">
        <source></source>
        <translation>Questions and answers</translation>
    </message>
    <message id="pendulum.rule.faq.1.title">
        <source></source>
        <translation>I placed a worker where I want to act. Why can I not act?</translation>
    </message>
    <message id="pendulum.rule.faq.1.1">
        <source></source>
        <translation>There is no timer at that row yet. In black the sand runs 45 seconds; then anybody may flip the timer to your row. See [the two rules](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.faq.2.title">
        <source></source>
        <translation>The black sand has run out, but the timer is still at my row. Can my worker act?</translation>
    </message>
    <message id="pendulum.rule.faq.2.1">
        <source></source>
        <translation>Yes. Only [the place of the timer](rule:timers.rows) counts, so you may act after 60 seconds just as after 5.</translation>
    </message>
    <message id="pendulum.rule.faq.3.title">
        <source></source>
        <translation>I have 1 gold and my worker waits at a green action. Can I take it back?</translation>
    </message>
    <message id="pendulum.rule.faq.3.1">
        <source></source>
        <translation>Not while the timer stands there. Gain 1 more gold elsewhere and act for 2, or wait until the timer leaves. See [acting](rule:workers.act).</translation>
    </message>
    <message id="pendulum.rule.faq.4.title">
        <source></source>
        <translation>My worker acted, the timer left and came back, and I forgot it. Does it act again?</translation>
    </message>
    <message id="pendulum.rule.faq.4.1">
        <source></source>
        <translation>No. It is in a reward box and [stuck](rule:workers.stuck) for another 2 minutes if that was in green. Put it into a frame in time.</translation>
    </message>
    <message id="pendulum.rule.faq.5.title">
        <source></source>
        <translation>My own grande worker waits in a purple frame. May my regular worker join it?</translation>
    </message>
    <message id="pendulum.rule.faq.5.1">
        <source></source>
        <translation>No, any worker [blocks](rule:workers.blocking) a regular one there. The other way round it works: a grande worker may join your regular worker.</translation>
    </message>
    <message id="pendulum.rule.faq.6.title">
        <source></source>
        <translation>I hold 9 military and my red production gives 4. What happens?</translation>
    </message>
    <message id="pendulum.rule.faq.6.1">
        <source></source>
        <translation>You gain 1 and have [10](rule:table.stocks); the other 3 are lost. Had you first spent 4 on a province, you would now have 9.</translation>
    </message>
    <message id="pendulum.rule.faq.7.title">
        <source></source>
        <translation>Does an achievement cost the 8 military and 3 votes it names?</translation>
    </message>
    <message id="pendulum.rule.faq.7.1">
        <source></source>
        <translation>No, you [keep them all](rule:achievements.complete). But votes are discarded at the council, so claim it before that.</translation>
    </message>
    <message id="pendulum.rule.faq.8.title">
        <source></source>
        <translation>Another player took the legendary token this round. Is the achievement worth anything to me?</translation>
    </message>
    <message id="pendulum.rule.faq.8.1">
        <source></source>
        <translation>Yes: you take the [scroll reward](rule:achievements.choice), for example 5 gold. In the next round the token lies on the new achievement.</translation>
    </message>
    <message id="pendulum.rule.faq.9.title">
        <source></source>
        <translation>Three players have 5 votes each. Who is first?</translation>
    </message>
    <message id="pendulum.rule.faq.9.1">
        <source></source>
        <translation>They stood at places 1, 2 and 3, and [the lowest moves ahead](rule:council.votes). The new order is 3, 2, 1.</translation>
    </message>
    <message id="pendulum.rule.faq.10.title">
        <source></source>
        <translation>We are 2 players. I have 3 votes, my opponent 5. Which place do I get?</translation>
    </message>
    <message id="pendulum.rule.faq.10.1">
        <source></source>
        <translation>The [neutral player](rule:few.side) also has 3. If it stood below you, it takes place 2; you are third and gain no point for your place.</translation>
    </message>
    <message id="pendulum.rule.faq.11.title">
        <source></source>
        <translation>I have 3 provinces under red. When must I discard one?</translation>
    </message>
    <message id="pendulum.rule.faq.11.1">
        <source></source>
        <translation>In [step 3](rule:council.limit) of the next council. Until then all 3 pay with every red production. With a limit of 3 you keep them.</translation>
    </message>
    <message id="pendulum.rule.faq.12.title">
        <source></source>
        <translation>A council stratagem costs 3 military. Do I pay when I take it?</translation>
    </message>
    <message id="pendulum.rule.faq.12.1">
        <source></source>
        <translation>No, you pay 3 each time you play it. Only [final rewards](rule:council.kinds) are paid for in the council.</translation>
    </message>
    <message id="pendulum.rule.faq.13.title">
        <source></source>
        <translation>May I play the card that spares gold on the black province action?</translation>
    </message>
    <message id="pendulum.rule.faq.13.1">
        <source></source>
        <translation>No. It [spares the 2 gold](rule:cards.with) of green and purple, never the 4 military.</translation>
    </message>
    <message id="pendulum.rule.faq.14.title">
        <source></source>
        <translation>Nobody has all 4 markers on the scroll. Ann has the most points but no legendary achievement point. Does she win?</translation>
    </message>
    <message id="pendulum.rule.faq.14.1">
        <source></source>
        <translation>No. Ben, who has the legendary achievement point, [wins](rule:end.throne) even if he lacks 6 on his worst track.</translation>
    </message>
    <message id="pendulum.rule.faq.15.title">
        <source></source>
        <translation>The council is over, all have pressed the tick, and the bell does not ring. Why?</translation>
    </message>
    <message id="pendulum.rule.faq.15.1">
        <source></source>
        <translation>The last purple flip started up to 180 seconds of sand. [The bell](rule:setup.begin) of a timed round waits until all 3 timers have run through.</translation>
    </message>
    <message id="pendulum.rule.faq.16.title">
        <source></source>
        <translation>My worker stood in a frame and was suddenly gone. Why?</translation>
    </message>
    <message id="pendulum.rule.faq.16.1">
        <source></source>
        <translation>A player with higher privilege reached for it less than 1 second after you, or flipped the timer to that row. [Privilege](rule:privilege.clash) decides then.</translation>
    </message>
    <message id="pendulum.rule.chapter.terms">
        <source></source>
        <translation>Terms</translation>
    </message>
    <message id="pendulum.rule.term.achievement.title">
        <source></source>
        <translation>achievement</translation>
    </message>
    <message id="pendulum.rule.term.achievement.1">
        <source></source>
        <translation>The open card of the round that you [claim](rule:achievements.complete) by holding what it asks for.</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.title">
        <source></source>
        <translation>action area</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.1">
        <source></source>
        <translation>The purple, green or black part of the [board](rule:table.board), with 2 rows and 1 timer.</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.title">
        <source></source>
        <translation>action space</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.1">
        <source></source>
        <translation>[Gold frame, price and reward box](rule:table.space) together.</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.title">
        <source></source>
        <translation>any resource</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.1">
        <source></source>
        <translation>Military, culture and gold [in any mix](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.term.bell.title">
        <source></source>
        <translation>bell</translation>
    </message>
    <message id="pendulum.rule.term.bell.1">
        <source></source>
        <translation>What a player rings to [begin the round](rule:setup.begin).</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.title">
        <source></source>
        <translation>call the council</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.1">
        <source></source>
        <translation>What happens when the [last time marker](rule:council.called) leaves the board.</translation>
    </message>
    <message id="pendulum.rule.term.conquer.title">
        <source></source>
        <translation>conquer a province</translation>
    </message>
    <message id="pendulum.rule.term.conquer.1">
        <source></source>
        <translation>[Take a province](rule:provinces.conquer) and tuck it under a slot.</translation>
    </message>
    <message id="pendulum.rule.term.council.title">
        <source></source>
        <translation>council</translation>
    </message>
    <message id="pendulum.rule.term.council.1">
        <source></source>
        <translation>The meeting after each round, in which votes become [privilege](rule:council.votes) and rewards.</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.title">
        <source></source>
        <translation>council phase</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.1">
        <source></source>
        <translation>The [6 steps](rule:council.order) between 2 rounds.</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.title">
        <source></source>
        <translation>council reward</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.1">
        <source></source>
        <translation>What each player takes in [step 2](rule:council.rewards) of the council phase.</translation>
    </message>
    <message id="pendulum.rule.term.culture.title">
        <source></source>
        <translation>culture</translation>
    </message>
    <message id="pendulum.rule.term.culture.1">
        <source></source>
        <translation>The blue [resource](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.title">
        <source></source>
        <translation>final reward</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.1">
        <source></source>
        <translation>A [card](rule:council.kinds) of the fourth council whose price is paid at once.</translation>
    </message>
    <message id="pendulum.rule.term.flip.title">
        <source></source>
        <translation>flip</translation>
    </message>
    <message id="pendulum.rule.term.flip.1">
        <source></source>
        <translation>To turn over a timer that has run out and set it at [the other row](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.term.glory.title">
        <source></source>
        <translation>glory</translation>
    </message>
    <message id="pendulum.rule.term.glory.1">
        <source></source>
        <translation>A cube beyond a full track in the [advanced variant](rule:expert.glory); it breaks ties.</translation>
    </message>
    <message id="pendulum.rule.term.gold.title">
        <source></source>
        <translation>gold</translation>
    </message>
    <message id="pendulum.rule.term.gold.1">
        <source></source>
        <translation>The yellow [resource](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.title">
        <source></source>
        <translation>gold frame</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.1">
        <source></source>
        <translation>The upper part of an [action space](rule:table.space), where a worker waits.</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.title">
        <source></source>
        <translation>grande worker</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.1">
        <source></source>
        <translation>A worker that may [join others](rule:workers.blocking) in any frame.</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.title">
        <source></source>
        <translation>instant action</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.1">
        <source></source>
        <translation>An action [without a worker](rule:instant.list).</translation>
    </message>
    <message id="pendulum.rule.term.legendary.title">
        <source></source>
        <translation>legendary achievement</translation>
    </message>
    <message id="pendulum.rule.term.legendary.1">
        <source></source>
        <translation>The victory point that you gain with the [legendary token](rule:achievements.choice) or a final reward.</translation>
    </message>
    <message id="pendulum.rule.term.military.title">
        <source></source>
        <translation>military</translation>
    </message>
    <message id="pendulum.rule.term.military.1">
        <source></source>
        <translation>The red [resource](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.title">
        <source></source>
        <translation>neutral player</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.1">
        <source></source>
        <translation>A third party in a [game of 2](rule:few.side) that blocks 4 frames and has 3 votes.</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.title">
        <source></source>
        <translation>player mat</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.1">
        <source></source>
        <translation>Your own board with [tracks](rule:table.tracks), production and workers.</translation>
    </message>
    <message id="pendulum.rule.term.popularity.title">
        <source></source>
        <translation>popularity</translation>
    </message>
    <message id="pendulum.rule.term.popularity.1">
        <source></source>
        <translation>The yellow [victory track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.power.title">
        <source></source>
        <translation>power</translation>
    </message>
    <message id="pendulum.rule.term.power.1">
        <source></source>
        <translation>The red [victory track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.prestige.title">
        <source></source>
        <translation>prestige</translation>
    </message>
    <message id="pendulum.rule.term.prestige.1">
        <source></source>
        <translation>The blue [victory track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.privilege.title">
        <source></source>
        <translation>privilege</translation>
    </message>
    <message id="pendulum.rule.term.privilege.1">
        <source></source>
        <translation>The right to choose first, to [win clashes](rule:privilege.clash) and to act last.</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.title">
        <source></source>
        <translation>privilege track</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.1">
        <source></source>
        <translation>The order of the players from [highest to lowest](rule:council.votes) privilege.</translation>
    </message>
    <message id="pendulum.rule.term.production.title">
        <source></source>
        <translation>production</translation>
    </message>
    <message id="pendulum.rule.term.production.1">
        <source></source>
        <translation>What a [slot of your mat](rule:provinces.production) and the provinces under it pay.</translation>
    </message>
    <message id="pendulum.rule.term.province.title">
        <source></source>
        <translation>province</translation>
    </message>
    <message id="pendulum.rule.term.province.1">
        <source></source>
        <translation>A card that pays under a [production slot](rule:provinces.tuck).</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.title">
        <source></source>
        <translation>regular worker</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.1">
        <source></source>
        <translation>A worker that taken frames [block](rule:workers.blocking) in green and purple.</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.title">
        <source></source>
        <translation>retrieve a worker</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.1">
        <source></source>
        <translation>Take it home from a [row with a timer](rule:workers.retrieve).</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.title">
        <source></source>
        <translation>retrieve stratagems</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.1">
        <source></source>
        <translation>Take all [played stratagems](rule:cards.recover) back into your hand.</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.title">
        <source></source>
        <translation>reward box</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.1">
        <source></source>
        <translation>The lower part of an [action space](rule:table.space), where a worker acts.</translation>
    </message>
    <message id="pendulum.rule.term.row.title">
        <source></source>
        <translation>row</translation>
    </message>
    <message id="pendulum.rule.term.row.1">
        <source></source>
        <translation>Half of an [action area](rule:table.board), top or bottom.</translation>
    </message>
    <message id="pendulum.rule.term.scroll.title">
        <source></source>
        <translation>scroll</translation>
    </message>
    <message id="pendulum.rule.term.scroll.1">
        <source></source>
        <translation>The right-hand end of your [victory tracks](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.title">
        <source></source>
        <translation>scroll reward</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.1">
        <source></source>
        <translation>What an achievement gives to those who do not take the [legendary token](rule:achievements.choice).</translation>
    </message>
    <message id="pendulum.rule.term.slot.title">
        <source></source>
        <translation>slot</translation>
    </message>
    <message id="pendulum.rule.term.slot.1">
        <source></source>
        <translation>One of 4 [production](rule:provinces.production) places on your mat: brown, red, blue, yellow.</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.title">
        <source></source>
        <translation>stratagem</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.1">
        <source></source>
        <translation>A card in your hand that you [play](rule:cards.play) as an instant action.</translation>
    </message>
    <message id="pendulum.rule.term.stuck.title">
        <source></source>
        <translation>stuck</translation>
    </message>
    <message id="pendulum.rule.term.stuck.1">
        <source></source>
        <translation>In a [row where a timer stands](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.title">
        <source></source>
        <translation>time marker</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.1">
        <source></source>
        <translation>One of 3 purple pieces that count the [purple flips](rule:timers.markers) of a round.</translation>
    </message>
    <message id="pendulum.rule.term.timer.title">
        <source></source>
        <translation>timer</translation>
    </message>
    <message id="pendulum.rule.term.timer.1">
        <source></source>
        <translation>The sand timer that rules an [action area](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.title">
        <source></source>
        <translation>timer track</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.1">
        <source></source>
        <translation>The 11 steps that flip the timers in an [untimed round](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.title">
        <source></source>
        <translation>Timeless King</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.1">
        <source></source>
        <translation>The ruler whose [throne](rule:game.story) you want.</translation>
    </message>
    <message id="pendulum.rule.term.untimed.title">
        <source></source>
        <translation>untimed</translation>
    </message>
    <message id="pendulum.rule.term.untimed.1">
        <source></source>
        <translation>[Without running sand](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.title">
        <source></source>
        <translation>victory point</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.1">
        <source></source>
        <translation>1 step on a [victory track](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.title">
        <source></source>
        <translation>victory track</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.1">
        <source></source>
        <translation>[Power, prestige, popularity](rule:table.tracks) or legendary achievement.</translation>
    </message>
    <message id="pendulum.rule.term.vote.title">
        <source></source>
        <translation>vote</translation>
    </message>
    <message id="pendulum.rule.term.vote.1">
        <source></source>
        <translation>A piece that counts in the [council](rule:council.votes); no resource.</translation>
    </message>
    <message id="pendulum.rule.term.worker.title">
        <source></source>
        <translation>worker</translation>
    </message>
    <message id="pendulum.rule.term.worker.1">
        <source></source>
        <translation>A figure that waits and [acts](rule:workers.act) on the board.</translation>
    </message>
</context>
</TS>
