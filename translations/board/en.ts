<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="board.skip">
        <source></source>
        <translation>Give up</translation>
    </message>
    <message id="board.cancel">
        <source></source>
        <translation>Close</translation>
    </message>
    <message id="board.recover">
        <source></source>
        <translation>Retrieve stratagems</translation>
    </message>
    <message id="board.achieve">
        <source></source>
        <translation>Claim the achievement</translation>
    </message>
    <message id="board.refill">
        <source></source>
        <translation>Fill up the provinces</translation>
    </message>
    <message id="board.done">
        <source></source>
        <translation>I am done</translation>
    </message>
    <message id="board.begin">
        <source></source>
        <translation>Begin the round</translation>
    </message>
    <message id="board.resume">
        <source></source>
        <translation>Come back in</translation>
    </message>
    <message id="board.pause">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="board.goOn">
        <source></source>
        <translation>Go on</translation>
    </message>
    <message id="board.ask.how">
        <source></source>
        <translation>How do you want to do it?</translation>
    </message>
    <message id="board.askMany.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pay %n more resource of your choice.</numerusform>
            <numerusform>Pay %n more resources of your choice.</numerusform>
        </translation>
    </message>
    <message id="board.ask.glory">
        <source></source>
        <translation>This track is full. Shall the point become glory?</translation>
    </message>
    <message id="board.ask.exchange">
        <source></source>
        <translation>How much do you exchange, and which way?</translation>
    </message>
    <message id="board.ask.swap">
        <source></source>
        <translation>From which track to which one does the point go?</translation>
    </message>
    <message id="board.askMany.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Which track takes the point?</numerusform>
            <numerusform>Which track takes all %n points?</numerusform>
        </translation>
    </message>
    <message id="board.askMany.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Take a resource.</numerusform>
            <numerusform>Take %n resources, one at a time.</numerusform>
        </translation>
    </message>
    <message id="board.askMany.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Take a point: on which track?</numerusform>
            <numerusform>Take %n points, one at a time.</numerusform>
        </translation>
    </message>
    <message id="board.ask.claim">
        <source></source>
        <translation>The legendary point, or the reward on the scroll?</translation>
    </message>
    <message id="board.ask.tuck">
        <source></source>
        <translation>Under which production does the province go?</translation>
    </message>
    <message id="board.askMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Which province do you conquer?</numerusform>
            <numerusform>Which province do you conquer first? You may take %n.</numerusform>
        </translation>
    </message>
    <message id="board.ask.retrieve">
        <source></source>
        <translation>Which worker comes back to you?</translation>
    </message>
    <message id="board.ask.recall">
        <source></source>
        <translation>Which stratagem do you take back?</translation>
    </message>
    <message id="board.ask.promote">
        <source></source>
        <translation>Which worker becomes a grande worker?</translation>
    </message>
    <message id="board.ask.again">
        <source></source>
        <translation>One more action: which one?</translation>
    </message>
    <message id="board.ask.discard">
        <source></source>
        <translation>Too many provinces in one place. Which one goes?</translation>
    </message>
    <message id="board.ask.reward">
        <source></source>
        <translation>Choose a council reward.</translation>
    </message>
    <message id="board.hint.opening">
        <source></source>
        <translation>Your turn: put the lit worker into a frame of a bottom row.</translation>
    </message>
    <message id="board.hint.waiting">
        <source></source>
        <translation>Waiting for: {seat}</translation>
    </message>
    <message id="board.hint.ready">
        <source></source>
        <translation>All set. Ring the bell and the sand starts running.</translation>
    </message>
    <message id="board.hint.ready.sand">
        <source></source>
        <translation>The last sand is still running. When it is through, ring the bell.</translation>
    </message>
    <message id="board.hint.councilCalled">
        <source></source>
        <translation>The council is called. Finish what you still can, then press the tick.</translation>
    </message>
    <message id="board.hint.councilCalled.done">
        <source></source>
        <translation>You are done. The others are finishing.</translation>
    </message>
    <message id="board.hint.reposition">
        <source></source>
        <translation>Move your workers for the next round, then press the tick.</translation>
    </message>
    <message id="board.hint.reposition.done">
        <source></source>
        <translation>You are ready for the next round.</translation>
    </message>
    <message id="board.hint.done">
        <source></source>
        <translation>You are done with this step.</translation>
    </message>
    <message id="board.hint.act">
        <source></source>
        <translation>Move a lit worker down to a reward box.</translation>
    </message>
    <message id="board.hint.achieve">
        <source></source>
        <translation>You can claim the achievement: press the lit star.</translation>
    </message>
    <message id="board.hint.place">
        <source></source>
        <translation>Place a free worker: tap it, then a lit frame.</translation>
    </message>
    <message id="board.hint.step">
        <source></source>
        <translation>When you are done with this step, press the tick.</translation>
    </message>
    <message id="board.hint.flip.purple">
        <source></source>
        <translation>The purple timer has run out: touch it to flip it.</translation>
    </message>
    <message id="board.hint.flip.green">
        <source></source>
        <translation>The green timer has run out: touch it to flip it.</translation>
    </message>
    <message id="board.hint.flip.black">
        <source></source>
        <translation>The black timer has run out: touch it to flip it.</translation>
    </message>
    <message id="board.hint.play">
        <source></source>
        <translation>Your workers are waiting. You may play a lit stratagem.</translation>
    </message>
    <message id="board.hint.recover">
        <source></source>
        <translation>Your workers are waiting. You may take your stratagems back: touch the lit pile.</translation>
    </message>
    <message id="board.hint.refill">
        <source></source>
        <translation>A province is missing in the row: the lit button with the cards fills it up.</translation>
    </message>
    <message id="board.hint.wait.purple">
        <source></source>
        <translation>Your workers are waiting. The purple timer runs out next.</translation>
    </message>
    <message id="board.hint.wait.green">
        <source></source>
        <translation>Your workers are waiting. The green timer runs out next.</translation>
    </message>
    <message id="board.hint.wait.black">
        <source></source>
        <translation>Your workers are waiting. The black timer runs out next.</translation>
    </message>
    <message id="board.hint.resume">
        <source></source>
        <translation>Somebody has acted after you. To come back in, press the lit arrow.</translation>
    </message>
    <message id="board.hand.box">
        <source></source>
        <translation>Touch a lit reward box, or drag the worker there.</translation>
    </message>
    <message id="board.hand.frame">
        <source></source>
        <translation>Touch a lit frame, or drag the worker there.</translation>
    </message>
    <message id="board.hand.home">
        <source></source>
        <translation>No frame takes this worker now. It may only go home to your mat.</translation>
    </message>
    <message id="board.hand.stuck">
        <source></source>
        <translation>This worker stays where it is as long as the timer stands in its row.</translation>
    </message>
    <message id="board.hand.nowhere">
        <source></source>
        <translation>This worker cannot move now.</translation>
    </message>
    <message id="board.card.play">
        <source></source>
        <translation>Tap the card again to play it, or pull it out of your hand.</translation>
    </message>
    <message id="board.card.along">
        <source></source>
        <translation>This card goes along with the action that you take next.</translation>
    </message>
    <message id="board.card.notNow">
        <source></source>
        <translation>This card cannot be played now.</translation>
    </message>
    <message id="board.hint.paused">
        <source></source>
        <translation>The game is paused.</translation>
    </message>
    <message id="board.handOver">
        <source></source>
        <translation>Let an opponent play for me</translation>
    </message>
    <message id="board.takeBack">
        <source></source>
        <translation>I play myself again</translation>
    </message>
    <message id="board.botPlays">
        <source></source>
        <translation>An opponent plays here</translation>
    </message>
    <message id="board.panel.board">
        <source></source>
        <translation>Board</translation>
    </message>
    <message id="board.panel.mine">
        <source></source>
        <translation>My mat</translation>
    </message>
    <message id="board.panel.rivals">
        <source></source>
        <translation>Rivals</translation>
    </message>
    <message id="board.panel.log">
        <source></source>
        <translation>Log</translation>
    </message>
    <message id="board.panel.timers">
        <source></source>
        <translation>Sand timers</translation>
    </message>
    <message id="board.setup.title">
        <source></source>
        <translation>Pendulum</translation>
    </message>
    <message id="board.setup.who">
        <source></source>
        <translation>Who plays here</translation>
    </message>
    <message id="board.setup.nobody">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="board.setup.person">
        <source></source>
        <translation>A person</translation>
    </message>
    <message id="board.setup.easy">
        <source></source>
        <translation>Easy opponent</translation>
    </message>
    <message id="board.setup.normal">
        <source></source>
        <translation>Opponent</translation>
    </message>
    <message id="board.setup.hard">
        <source></source>
        <translation>Hard opponent</translation>
    </message>
    <message id="board.setup.character">
        <source></source>
        <translation>Character</translation>
    </message>
    <message id="board.setup.randomBasic">
        <source></source>
        <translation>Any basic character</translation>
    </message>
    <message id="board.setup.randomAdvanced">
        <source></source>
        <translation>Any advanced character</translation>
    </message>
    <message id="board.setup.rules">
        <source></source>
        <translation>Rules</translation>
    </message>
    <message id="board.setup.glory">
        <source></source>
        <translation>With glory</translation>
    </message>
    <message id="board.setup.sandInRounds">
        <source></source>
        <translation>Sand runs in rounds</translation>
    </message>
    <message id="board.setup.back">
        <source></source>
        <translation>Back</translation>
    </message>
    <message id="board.setup.start">
        <source></source>
        <translation>Start</translation>
    </message>
    <message id="board.setup.random">
        <source></source>
        <translation>Any character</translation>
    </message>
    <message id="board.setup.timed">
        <source></source>
        <translation>With running sand</translation>
    </message>
    <message id="board.setup.untimed">
        <source></source>
        <translation>Without time</translation>
    </message>
    <message id="board.setup.basicRules">
        <source></source>
        <translation>Basic rules</translation>
    </message>
    <message id="board.setup.variant">
        <source></source>
        <translation>Glory, one worker a frame</translation>
    </message>
    <message id="board.end.winner">
        <source></source>
        <translation>{seat} wins ({reason}).</translation>
    </message>
    <message id="board.end.nobody">
        <source></source>
        <translation>Nobody wins ({reason}).</translation>
    </message>
    <message id="board.end.leave">
        <source></source>
        <translation>To the home page</translation>
    </message>
    <message id="board.trade">
        <source></source>
        <translation>Cost: {cost}. Gain: {gain}.</translation>
    </message>
    <message id="board.offer.instant">
        <source></source>
        <translation>At once</translation>
    </message>
    <message id="board.offer.stratagem">
        <source></source>
        <translation>A card for your hand</translation>
    </message>
    <message id="board.offer.final">
        <source></source>
        <translation>At once</translation>
    </message>
    <message id="board.offer.grande">
        <source></source>
        <translation>A stronger worker</translation>
    </message>
    <message id="board.offer.point">
        <source></source>
        <translation>Always there</translation>
    </message>
    <message id="board.gain.grande">
        <source></source>
        <translation>one of your regular workers becomes a grande worker</translation>
    </message>
    <message id="board.gain.production.brown">
        <source></source>
        <translation>brown production</translation>
    </message>
    <message id="board.gain.production.red">
        <source></source>
        <translation>red production</translation>
    </message>
    <message id="board.gain.production.blue">
        <source></source>
        <translation>blue production</translation>
    </message>
    <message id="board.gain.production.yellow">
        <source></source>
        <translation>yellow production</translation>
    </message>
    <message id="board.gain.recoverAll">
        <source></source>
        <translation>all your played stratagems return to your hand</translation>
    </message>
    <message id="board.gain.recoverOne">
        <source></source>
        <translation>one played stratagem returns to your hand</translation>
    </message>
    <message id="board.gain.exchange">
        <source></source>
        <translation>exchange of military for culture or the other way round</translation>
    </message>
    <message id="board.gain.swapPoint">
        <source></source>
        <translation>a victory point moves to another track</translation>
    </message>
    <message id="board.gain.waiveGold">
        <source></source>
        <translation>one action without paying its gold</translation>
    </message>
    <message id="board.gain.neighbour">
        <source></source>
        <translation>with an action, the one beside it too</translation>
    </message>
    <message id="board.gain.repeat">
        <source></source>
        <translation>an action once more</translation>
    </message>
    <message id="board.gain.rush">
        <source></source>
        <translation>a worker goes straight into a reward box</translation>
    </message>
    <message id="board.gain.achieveTwice">
        <source></source>
        <translation>the achievement counts twice</translation>
    </message>
    <message id="board.gain.achieveFree">
        <source></source>
        <translation>the achievement without its requirement</translation>
    </message>
    <message id="board.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n military</numerusform>
            <numerusform>%n military</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n culture</numerusform>
            <numerusform>%n culture</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of power</numerusform>
            <numerusform>%n points of power</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of prestige</numerusform>
            <numerusform>%n points of prestige</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of popularity</numerusform>
            <numerusform>%n points of popularity</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>the legendary achievement</numerusform>
            <numerusform>%n legendary achievements</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a resource of your choice</numerusform>
            <numerusform>%n resources of your choice</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a victory point of your choice</numerusform>
            <numerusform>%n victory points of your choice</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a point on one track</numerusform>
            <numerusform>%n points on one track</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>conquest of a province</numerusform>
            <numerusform>conquest of %n provinces</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>return of a worker</numerusform>
            <numerusform>return of %n workers</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a new regular worker</numerusform>
            <numerusform>%n new regular workers</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>room for %n province under each production</numerusform>
            <numerusform>room for %n provinces under each production</numerusform>
        </translation>
    </message>
</context>
</TS>
