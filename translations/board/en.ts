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
            <numerusform>Which province do you conquer first? There are %n.</numerusform>
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
    <message id="board.hint.rewards">
        <source></source>
        <translation>Your turn: choose a reward on the council board.</translation>
    </message>
    <message id="board.hint.limit">
        <source></source>
        <translation>Too many provinces lie in one place.</translation>
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
</context>
</TS>
