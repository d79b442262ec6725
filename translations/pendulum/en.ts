<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="pendulum.achievement.championOfThePeople">
        <source></source>
        <translation>Champion of the People</translation>
    </message>
    <message id="pendulum.achievement.crushRebellion">
        <source></source>
        <translation>Crush Rebellion</translation>
    </message>
    <message id="pendulum.achievement.divineFavor">
        <source></source>
        <translation>Divine Favour</translation>
    </message>
    <message id="pendulum.achievement.eliteTroops">
        <source></source>
        <translation>Elite Troops</translation>
    </message>
    <message id="pendulum.achievement.foreignConscripts">
        <source></source>
        <translation>Foreign Conscripts</translation>
    </message>
    <message id="pendulum.achievement.imperialLegion">
        <source></source>
        <translation>Imperial Legion</translation>
    </message>
    <message id="pendulum.achievement.militaryParade">
        <source></source>
        <translation>Military Parade</translation>
    </message>
    <message id="pendulum.achievement.provenLeader">
        <source></source>
        <translation>Proven Leader</translation>
    </message>
    <message id="pendulum.achievement.summitInMontbrielle">
        <source></source>
        <translation>Summit in Montbrielle</translation>
    </message>
    <message id="pendulum.achievement.tradePact">
        <source></source>
        <translation>Trade Pact</translation>
    </message>
    <message id="pendulum.character.alchemist">
        <source></source>
        <translation>Licinia, the Alchemist</translation>
    </message>
    <message id="pendulum.character.alchemist.short">
        <source></source>
        <translation>Licinia the Alchemist</translation>
    </message>
    <message id="pendulum.character.briber">
        <source></source>
        <translation>Gambal, the Briber</translation>
    </message>
    <message id="pendulum.character.briber.short">
        <source></source>
        <translation>Gambal the Briber</translation>
    </message>
    <message id="pendulum.character.champion">
        <source></source>
        <translation>Bolk, the Champion</translation>
    </message>
    <message id="pendulum.character.champion.short">
        <source></source>
        <translation>Bolk the Champion</translation>
    </message>
    <message id="pendulum.character.implacable">
        <source></source>
        <translation>Licinia, the Implacable</translation>
    </message>
    <message id="pendulum.character.implacable.short">
        <source></source>
        <translation>Licinia the Implacable</translation>
    </message>
    <message id="pendulum.character.insidious">
        <source></source>
        <translation>Dhrenkir, the Insidious</translation>
    </message>
    <message id="pendulum.character.insidious.short">
        <source></source>
        <translation>Dhrenkir the Insidious</translation>
    </message>
    <message id="pendulum.character.insurgent">
        <source></source>
        <translation>Gambal, the Insurgent</translation>
    </message>
    <message id="pendulum.character.insurgent.short">
        <source></source>
        <translation>Gambal the Insurgent</translation>
    </message>
    <message id="pendulum.character.justicar">
        <source></source>
        <translation>Mesoat, the Justicar</translation>
    </message>
    <message id="pendulum.character.justicar.short">
        <source></source>
        <translation>Mesoat the Justicar</translation>
    </message>
    <message id="pendulum.character.pacifist">
        <source></source>
        <translation>Mesoat, the Pacifist</translation>
    </message>
    <message id="pendulum.character.pacifist.short">
        <source></source>
        <translation>Mesoat the Pacifist</translation>
    </message>
    <message id="pendulum.character.tyrant">
        <source></source>
        <translation>Dhrenkir, the Tyrant</translation>
    </message>
    <message id="pendulum.character.tyrant.short">
        <source></source>
        <translation>Dhrenkir the Tyrant</translation>
    </message>
    <message id="pendulum.character.warmonger">
        <source></source>
        <translation>Bolk, the Warmonger</translation>
    </message>
    <message id="pendulum.character.warmonger.short">
        <source></source>
        <translation>Bolk the Warmonger</translation>
    </message>
    <message id="pendulum.choice.fifth">
        <source></source>
        <translation>place 5</translation>
    </message>
    <message id="pendulum.choice.first">
        <source></source>
        <translation>place 1</translation>
    </message>
    <message id="pendulum.choice.fourth">
        <source></source>
        <translation>place 4</translation>
    </message>
    <message id="pendulum.choice.grande">
        <source></source>
        <translation>grande worker</translation>
    </message>
    <message id="pendulum.choice.point">
        <source></source>
        <translation>victory point</translation>
    </message>
    <message id="pendulum.choice.second">
        <source></source>
        <translation>place 2</translation>
    </message>
    <message id="pendulum.choice.third">
        <source></source>
        <translation>place 3</translation>
    </message>
    <message id="pendulum.claim.legendary">
        <source></source>
        <translation>legendary achievement</translation>
    </message>
    <message id="pendulum.claim.reward">
        <source></source>
        <translation>scroll reward</translation>
    </message>
    <message id="pendulum.colour.blue">
        <source></source>
        <translation>blue</translation>
    </message>
    <message id="pendulum.colour.brown">
        <source></source>
        <translation>brown</translation>
    </message>
    <message id="pendulum.colour.red">
        <source></source>
        <translation>red</translation>
    </message>
    <message id="pendulum.colour.yellow">
        <source></source>
        <translation>yellow</translation>
    </message>
    <message id="pendulum.council.final1">
        <source></source>
        <translation>1 power, 1 prestige, 1 popularity</translation>
    </message>
    <message id="pendulum.council.final2">
        <source></source>
        <translation>3 popularity for 5 gold</translation>
    </message>
    <message id="pendulum.council.final3">
        <source></source>
        <translation>3 power for 5 military</translation>
    </message>
    <message id="pendulum.council.final4">
        <source></source>
        <translation>3 prestige for 5 culture</translation>
    </message>
    <message id="pendulum.council.final5">
        <source></source>
        <translation>legendary achievement for 10 resources of your choice</translation>
    </message>
    <message id="pendulum.council.reward1">
        <source></source>
        <translation>blue production</translation>
    </message>
    <message id="pendulum.council.reward10">
        <source></source>
        <translation>5 gold</translation>
    </message>
    <message id="pendulum.council.reward11">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.council.reward12">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.council.reward13">
        <source></source>
        <translation>move a victory point to another track</translation>
    </message>
    <message id="pendulum.council.reward14">
        <source></source>
        <translation>conquer a province</translation>
    </message>
    <message id="pendulum.council.reward15">
        <source></source>
        <translation>retrieve a worker for 2 military</translation>
    </message>
    <message id="pendulum.council.reward16">
        <source></source>
        <translation>retrieve a worker for 2 culture</translation>
    </message>
    <message id="pendulum.council.reward17">
        <source></source>
        <translation>conquer a province for 3 military</translation>
    </message>
    <message id="pendulum.council.reward18">
        <source></source>
        <translation>conquer a province for 3 military</translation>
    </message>
    <message id="pendulum.council.reward19">
        <source></source>
        <translation>an action without paying gold</translation>
    </message>
    <message id="pendulum.council.reward2">
        <source></source>
        <translation>red production</translation>
    </message>
    <message id="pendulum.council.reward20">
        <source></source>
        <translation>1 popularity for 2 gold</translation>
    </message>
    <message id="pendulum.council.reward21">
        <source></source>
        <translation>1 power for 2 military</translation>
    </message>
    <message id="pendulum.council.reward22">
        <source></source>
        <translation>1 prestige for 2 culture</translation>
    </message>
    <message id="pendulum.council.reward23">
        <source></source>
        <translation>an action without paying gold</translation>
    </message>
    <message id="pendulum.council.reward24">
        <source></source>
        <translation>1 gold</translation>
    </message>
    <message id="pendulum.council.reward25">
        <source></source>
        <translation>conquer a province for 2 votes</translation>
    </message>
    <message id="pendulum.council.reward3">
        <source></source>
        <translation>conquer a province</translation>
    </message>
    <message id="pendulum.council.reward4">
        <source></source>
        <translation>province limit 3</translation>
    </message>
    <message id="pendulum.council.reward5">
        <source></source>
        <translation>province limit 3</translation>
    </message>
    <message id="pendulum.council.reward6">
        <source></source>
        <translation>1 power, 1 prestige, 1 popularity</translation>
    </message>
    <message id="pendulum.council.reward7">
        <source></source>
        <translation>take all stratagems back</translation>
    </message>
    <message id="pendulum.council.reward8">
        <source></source>
        <translation>5 military</translation>
    </message>
    <message id="pendulum.council.reward9">
        <source></source>
        <translation>5 culture</translation>
    </message>
    <message id="pendulum.cube.mat">
        <source></source>
        <translation>from the mat</translation>
    </message>
    <message id="pendulum.cube.nowhere">
        <source></source>
        <translation>decline</translation>
    </message>
    <message id="pendulum.cube.supply">
        <source></source>
        <translation>from the supply</translation>
    </message>
    <message id="pendulum.decision.again">
        <source></source>
        <translation>the second action</translation>
    </message>
    <message id="pendulum.decision.claim">
        <source></source>
        <translation>legendary achievement or reward</translation>
    </message>
    <message id="pendulum.decision.discard">
        <source></source>
        <translation>the province to discard</translation>
    </message>
    <message id="pendulum.decision.exchange">
        <source></source>
        <translation>exchange of military and culture</translation>
    </message>
    <message id="pendulum.decision.glory">
        <source></source>
        <translation>glory for a surplus point</translation>
    </message>
    <message id="pendulum.decision.onTrack">
        <source></source>
        <translation>the track for all the points</translation>
    </message>
    <message id="pendulum.decision.pay">
        <source></source>
        <translation>what to pay with</translation>
    </message>
    <message id="pendulum.decision.point">
        <source></source>
        <translation>a victory point of your choice</translation>
    </message>
    <message id="pendulum.decision.promote">
        <source></source>
        <translation>the worker to swap</translation>
    </message>
    <message id="pendulum.decision.province">
        <source></source>
        <translation>the province to conquer</translation>
    </message>
    <message id="pendulum.decision.recall">
        <source></source>
        <translation>the stratagem to take back</translation>
    </message>
    <message id="pendulum.decision.resource">
        <source></source>
        <translation>a resource of your choice</translation>
    </message>
    <message id="pendulum.decision.retrieve">
        <source></source>
        <translation>the worker to retrieve</translation>
    </message>
    <message id="pendulum.decision.reward">
        <source></source>
        <translation>the council reward</translation>
    </message>
    <message id="pendulum.decision.swap">
        <source></source>
        <translation>swap of a victory point</translation>
    </message>
    <message id="pendulum.decision.tuck">
        <source></source>
        <translation>the production for the conquered province</translation>
    </message>
    <message id="pendulum.end.have" numerus="yes">
        <source></source>
        <translation>
            <numerusform>You have %n point.</numerusform>
            <numerusform>You have %n points.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.lack">
        <source></source>
        <translation>You lack {missing}.</translation>
    </message>
    <message id="pendulum.end.nobody">
        <source></source>
        <translation>Nobody holds the legendary achievement: the throne stays empty.</translation>
    </message>
    <message id="pendulum.end.other.glory">
        <source></source>
        <translation>{seat} wins the tie with more glory.</translation>
    </message>
    <message id="pendulum.end.other.legendary">
        <source></source>
        <translation>{seat} wins: nobody else holds the legendary achievement.</translation>
    </message>
    <message id="pendulum.end.other.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} wins with %n point.</numerusform>
            <numerusform>{seat} wins with %n points.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.other.privilege">
        <source></source>
        <translation>{seat} wins the tie with the higher privilege.</translation>
    </message>
    <message id="pendulum.end.other.worstTrack">
        <source></source>
        <translation>{seat} wins: nobody has all four markers on the scroll, and the weakest track decides.</translation>
    </message>
    <message id="pendulum.end.short" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.without">
        <source></source>
        <translation>missing</translation>
    </message>
    <message id="pendulum.end.you.glory">
        <source></source>
        <translation>You win the tie: you have more glory.</translation>
    </message>
    <message id="pendulum.end.you.legendary">
        <source></source>
        <translation>You win: nobody else holds the legendary achievement.</translation>
    </message>
    <message id="pendulum.end.you.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>You win: all four markers on the scroll, %n point.</numerusform>
            <numerusform>You win: all four markers on the scroll, %n points.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.you.privilege">
        <source></source>
        <translation>You win the tie: your privilege is higher.</translation>
    </message>
    <message id="pendulum.end.you.worstTrack">
        <source></source>
        <translation>You win: nobody has all four markers on the scroll, and your weakest track is ahead.</translation>
    </message>
    <message id="pendulum.event.achievementDone">
        <source></source>
        <translation>{seat} claims the achievement “{card}”.</translation>
    </message>
    <message id="pendulum.event.achievementShown">
        <source></source>
        <translation>A new achievement: “{card}”.</translation>
    </message>
    <message id="pendulum.event.councilBegan">
        <source></source>
        <translation>The council of round {round} begins.</translation>
    </message>
    <message id="pendulum.event.councilCalled">
        <source></source>
        <translation>The council of round {round} is called.</translation>
    </message>
    <message id="pendulum.event.everybodyReady">
        <source></source>
        <translation>Everybody is ready.</translation>
    </message>
    <message id="pendulum.event.gained">
        <source></source>
        <translation>{seat} gains [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.gameEnded">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="pendulum.event.gloryDeclined">
        <source></source>
        <translation>{seat} declines glory on the {stock} track.</translation>
    </message>
    <message id="pendulum.event.gloryGained">
        <source></source>
        <translation>{seat} gains glory on the {stock} track ({cube}).</translation>
    </message>
    <message id="pendulum.event.lastWord">
        <source></source>
        <translation>{seat} has the last word by privilege.</translation>
    </message>
    <message id="pendulum.event.legendaryTaken">
        <source></source>
        <translation>{seat} takes the legendary token.</translation>
    </message>
    <message id="pendulum.event.limitRaised" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} may now keep %n province under each production.</numerusform>
            <numerusform>{seat} may now keep %n provinces under each production.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.lost">
        <source></source>
        <translation>{seat} has no room for [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.markerPushed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>A time marker leaves the board, %n is left.</numerusform>
            <numerusform>A time marker leaves the board, %n are left.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.markerPushed.zero">
        <source></source>
        <translation>The last time marker leaves the board.</translation>
    </message>
    <message id="pendulum.event.paceSet">
        <source></source>
        <translation>Round {round} will be played {mode}.</translation>
    </message>
    <message id="pendulum.event.paid">
        <source></source>
        <translation>{seat} pays [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.plainRewardChosen">
        <source></source>
        <translation>{seat} chooses a reward: {choice}.</translation>
    </message>
    <message id="pendulum.event.privilegeSet">
        <source></source>
        <translation>Privilege: [{place}. {seat} ({pendulum.stock.votes*votes})].</translation>
    </message>
    <message id="pendulum.event.produced">
        <source></source>
        <translation>{seat} takes the [{colour}] production.</translation>
    </message>
    <message id="pendulum.event.provinceDiscarded">
        <source></source>
        <translation>{seat} discards {card} from under the {colour} production.</translation>
    </message>
    <message id="pendulum.event.provinceShown">
        <source></source>
        <translation>New in the province row: [{card} ({source})].</translation>
    </message>
    <message id="pendulum.event.provinceTaken">
        <source></source>
        <translation>{seat} conquers {card} ({source}).</translation>
    </message>
    <message id="pendulum.event.provinceTucked">
        <source></source>
        <translation>{seat} puts {card} under the {colour} production.</translation>
    </message>
    <message id="pendulum.event.rewardChosen">
        <source></source>
        <translation>{seat} takes the council reward “{card}” ({choice}).</translation>
    </message>
    <message id="pendulum.event.rewardChosen.none">
        <source></source>
        <translation>{seat} takes as council reward: {choice}.</translation>
    </message>
    <message id="pendulum.event.rewardShown">
        <source></source>
        <translation>New council rewards: [{card} ({choice})].</translation>
    </message>
    <message id="pendulum.event.roundBegan">
        <source></source>
        <translation>Round {round} begins ({mode}).</translation>
    </message>
    <message id="pendulum.event.roundPrepared">
        <source></source>
        <translation>Round {round} is being prepared.</translation>
    </message>
    <message id="pendulum.event.seatDone">
        <source></source>
        <translation>{seat} is done.</translation>
    </message>
    <message id="pendulum.event.seatResumed">
        <source></source>
        <translation>{seat} comes back in.</translation>
    </message>
    <message id="pendulum.event.skipped">
        <source></source>
        <translation>{seat} declines: {decision}.</translation>
    </message>
    <message id="pendulum.event.stepReached">
        <source></source>
        <translation>Timer track: step {step}.</translation>
    </message>
    <message id="pendulum.event.stratagemPlayed">
        <source></source>
        <translation>{seat} plays a stratagem ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemRecalled">
        <source></source>
        <translation>{seat} takes a stratagem back ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemsRecovered" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} takes %n stratagem back.</numerusform>
            <numerusform>{seat} takes %n stratagems back.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.timerFlipped">
        <source></source>
        <translation>The {timer} is flipped into {row:to}.</translation>
    </message>
    <message id="pendulum.event.workerActed">
        <source></source>
        <translation>{seat} moves {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerHired">
        <source></source>
        <translation>{seat} gains {worker:acc}.</translation>
    </message>
    <message id="pendulum.event.workerPlaced">
        <source></source>
        <translation>{seat} places {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerPromoted">
        <source></source>
        <translation>{seat} exchanges a regular worker for a grande worker ({spot}).</translation>
    </message>
    <message id="pendulum.event.workerRetrieved">
        <source></source>
        <translation>{seat} retrieves {worker:acc}.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.black">
        <source></source>
        <translation>The black timer has run out. Touch it: your worker comes to act.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.green">
        <source></source>
        <translation>The green timer has run out. Touch it: your worker comes to act.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.purple">
        <source></source>
        <translation>The purple timer has run out. Touch it: your worker comes to act.</translation>
    </message>
    <message id="pendulum.keys">
        <source></source>
        <translation>Arrows and Enter walk the moves · Q W E flip a timer · H hand · R retrieve · A achievement · F provinces · D done · Space pause · F1 explains</translation>
    </message>
    <message id="pendulum.kind.act">
        <source></source>
        <translation>take an action</translation>
    </message>
    <message id="pendulum.kind.place">
        <source></source>
        <translation>place a worker</translation>
    </message>
    <message id="pendulum.kind.rush">
        <source></source>
        <translation>act at once</translation>
    </message>
    <message id="pendulum.name">
        <source></source>
        <translation>Pendulum</translation>
    </message>
    <message id="pendulum.pace.timed">
        <source></source>
        <translation>with timers</translation>
    </message>
    <message id="pendulum.pace.untimed">
        <source></source>
        <translation>without a time limit</translation>
    </message>
    <message id="pendulum.phase.councilCalled">
        <source></source>
        <translation>The council is called: everybody finishes their actions and presses the tick.</translation>
    </message>
    <message id="pendulum.phase.limit">
        <source></source>
        <translation>First those who have too many provinces under one production discard some.</translation>
    </message>
    <message id="pendulum.phase.opening">
        <source></source>
        <translation>First everybody in turn places two workers into frames of rows without a timer.</translation>
    </message>
    <message id="pendulum.phase.over">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="pendulum.phase.playing">
        <source></source>
        <translation>The round is under way: workers are moved and take actions until the council is called.</translation>
    </message>
    <message id="pendulum.phase.ready">
        <source></source>
        <translation>First the round has to begin: somebody rings the bell, and all timers flip.</translation>
    </message>
    <message id="pendulum.phase.reposition">
        <source></source>
        <translation>First everybody moves their workers for the next round and presses the tick.</translation>
    </message>
    <message id="pendulum.phase.rewards">
        <source></source>
        <translation>The council meets: everybody takes a reward, in the order of privilege.</translation>
    </message>
    <message id="pendulum.province.adelphia">
        <source></source>
        <translation>Adelphia</translation>
    </message>
    <message id="pendulum.province.adock">
        <source></source>
        <translation>Adock</translation>
    </message>
    <message id="pendulum.province.akAhana">
        <source></source>
        <translation>Ak’Ahana</translation>
    </message>
    <message id="pendulum.province.alZarqa">
        <source></source>
        <translation>Al’Zarqa</translation>
    </message>
    <message id="pendulum.province.alaford">
        <source></source>
        <translation>Alaford</translation>
    </message>
    <message id="pendulum.province.alay">
        <source></source>
        <translation>Alay</translation>
    </message>
    <message id="pendulum.province.arcanhold">
        <source></source>
        <translation>Arcanhold</translation>
    </message>
    <message id="pendulum.province.barlongren">
        <source></source>
        <translation>Barlongren</translation>
    </message>
    <message id="pendulum.province.brenwood">
        <source></source>
        <translation>Brenwood</translation>
    </message>
    <message id="pendulum.province.caedmon">
        <source></source>
        <translation>Caedmon</translation>
    </message>
    <message id="pendulum.province.cham">
        <source></source>
        <translation>Cham</translation>
    </message>
    <message id="pendulum.province.chichi">
        <source></source>
        <translation>Chichi</translation>
    </message>
    <message id="pendulum.province.dalor">
        <source></source>
        <translation>Dalor</translation>
    </message>
    <message id="pendulum.province.davia">
        <source></source>
        <translation>Davia</translation>
    </message>
    <message id="pendulum.province.ember">
        <source></source>
        <translation>Ember</translation>
    </message>
    <message id="pendulum.province.fahrGorn">
        <source></source>
        <translation>Fahr Gorn</translation>
    </message>
    <message id="pendulum.province.fellis">
        <source></source>
        <translation>Fellis</translation>
    </message>
    <message id="pendulum.province.galaval">
        <source></source>
        <translation>Galaval</translation>
    </message>
    <message id="pendulum.province.gullver">
        <source></source>
        <translation>Gullver</translation>
    </message>
    <message id="pendulum.province.harken">
        <source></source>
        <translation>Harken</translation>
    </message>
    <message id="pendulum.province.herkashor">
        <source></source>
        <translation>Herkashor</translation>
    </message>
    <message id="pendulum.province.herroval">
        <source></source>
        <translation>Herroval</translation>
    </message>
    <message id="pendulum.province.issil">
        <source></source>
        <translation>Issil</translation>
    </message>
    <message id="pendulum.province.jaazThuum">
        <source></source>
        <translation>Jaaz’Thuum</translation>
    </message>
    <message id="pendulum.province.janna">
        <source></source>
        <translation>Janna</translation>
    </message>
    <message id="pendulum.province.jillay">
        <source></source>
        <translation>Jillay</translation>
    </message>
    <message id="pendulum.province.kasalat">
        <source></source>
        <translation>Kasalat</translation>
    </message>
    <message id="pendulum.province.kirkwall">
        <source></source>
        <translation>Kirkwall</translation>
    </message>
    <message id="pendulum.province.korindor">
        <source></source>
        <translation>Korindor</translation>
    </message>
    <message id="pendulum.province.lochern">
        <source></source>
        <translation>Lochern</translation>
    </message>
    <message id="pendulum.province.maRookPlateau">
        <source></source>
        <translation>Ma’Rook Plateau</translation>
    </message>
    <message id="pendulum.province.maveIth">
        <source></source>
        <translation>Mave’ith</translation>
    </message>
    <message id="pendulum.province.mingTal">
        <source></source>
        <translation>Ming Tal</translation>
    </message>
    <message id="pendulum.province.onland">
        <source></source>
        <translation>Onland</translation>
    </message>
    <message id="pendulum.province.pikesEnd">
        <source></source>
        <translation>Pike’s End</translation>
    </message>
    <message id="pendulum.province.quilderos">
        <source></source>
        <translation>Quilderos</translation>
    </message>
    <message id="pendulum.province.quorith">
        <source></source>
        <translation>Quorith</translation>
    </message>
    <message id="pendulum.province.riss">
        <source></source>
        <translation>Riss</translation>
    </message>
    <message id="pendulum.province.rivaine">
        <source></source>
        <translation>Rivaine</translation>
    </message>
    <message id="pendulum.province.salvane">
        <source></source>
        <translation>Salvane</translation>
    </message>
    <message id="pendulum.province.sarskoye">
        <source></source>
        <translation>Sarskoye</translation>
    </message>
    <message id="pendulum.province.savos">
        <source></source>
        <translation>Savos</translation>
    </message>
    <message id="pendulum.province.searil">
        <source></source>
        <translation>Searil</translation>
    </message>
    <message id="pendulum.province.syldan">
        <source></source>
        <translation>Syldan</translation>
    </message>
    <message id="pendulum.province.talyn">
        <source></source>
        <translation>Talyn</translation>
    </message>
    <message id="pendulum.province.thedum">
        <source></source>
        <translation>Thedum</translation>
    </message>
    <message id="pendulum.province.thoster">
        <source></source>
        <translation>Thoster</translation>
    </message>
    <message id="pendulum.province.torinPlains">
        <source></source>
        <translation>Torin Plains</translation>
    </message>
    <message id="pendulum.province.tzix">
        <source></source>
        <translation>Tzix</translation>
    </message>
    <message id="pendulum.province.udoros">
        <source></source>
        <translation>Udoros</translation>
    </message>
    <message id="pendulum.province.uxmal">
        <source></source>
        <translation>Uxmal</translation>
    </message>
    <message id="pendulum.province.vakZildania">
        <source></source>
        <translation>Vak’zildania</translation>
    </message>
    <message id="pendulum.province.valthok">
        <source></source>
        <translation>Valthok</translation>
    </message>
    <message id="pendulum.province.wilhana">
        <source></source>
        <translation>Wilhana</translation>
    </message>
    <message id="pendulum.province.wilshire">
        <source></source>
        <translation>Wilshire</translation>
    </message>
    <message id="pendulum.province.zinghuy">
        <source></source>
        <translation>Zinghuy</translation>
    </message>
    <message id="pendulum.reason.allOnScroll">
        <source></source>
        <translation>all markers on the scroll</translation>
    </message>
    <message id="pendulum.reason.glory">
        <source></source>
        <translation>more glory</translation>
    </message>
    <message id="pendulum.reason.last">
        <source></source>
        <translation>last place</translation>
    </message>
    <message id="pendulum.reason.legendary">
        <source></source>
        <translation>the legendary achievement point</translation>
    </message>
    <message id="pendulum.reason.mostOnScroll">
        <source></source>
        <translation>more points on the scroll</translation>
    </message>
    <message id="pendulum.reason.noLegendary">
        <source></source>
        <translation>nobody has the legendary achievement, the throne stays empty</translation>
    </message>
    <message id="pendulum.reason.privilege">
        <source></source>
        <translation>higher privilege</translation>
    </message>
    <message id="pendulum.reason.worstTrack">
        <source></source>
        <translation>better on the weakest track</translation>
    </message>
    <message id="pendulum.refusal.achievementUsed">
        <source></source>
        <translation>An achievement can be claimed only once per round.</translation>
    </message>
    <message id="pendulum.refusal.alreadyActed">
        <source></source>
        <translation>This worker has acted already and must first go back into a frame: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.alreadyDone">
        <source></source>
        <translation>You are done already; the others are still playing.</translation>
    </message>
    <message id="pendulum.refusal.alreadyThere">
        <source></source>
        <translation>The worker already stands there: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.bottomRowOnly">
        <source></source>
        <translation>In the opening workers go only into frames of rows without a timer.</translation>
    </message>
    <message id="pendulum.refusal.boxNotServed">
        <source></source>
        <translation>The worker’s frame does not lead to this box: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPay">
        <source></source>
        <translation>You cannot pay for it: {stock} – {needed} needed, {held} held.</translation>
    </message>
    <message id="pendulum.refusal.cannotPayAny">
        <source></source>
        <translation>You have too few resources: {needed} needed, {held} at hand.</translation>
    </message>
    <message id="pendulum.refusal.cannotSkip">
        <source></source>
        <translation>This decision cannot be skipped: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.cardMissing">
        <source></source>
        <translation>The stratagem that allows this is not in your hand.</translation>
    </message>
    <message id="pendulum.refusal.cardNotYours">
        <source></source>
        <translation>This stratagem is not yours: {card}.</translation>
    </message>
    <message id="pendulum.refusal.cardPlayed">
        <source></source>
        <translation>This stratagem is in your discard; take it back first: {card}.</translation>
    </message>
    <message id="pendulum.refusal.councilCalled">
        <source></source>
        <translation>The council is called; no timer flips any more.</translation>
    </message>
    <message id="pendulum.refusal.councilPhase">
        <source></source>
        <translation>No actions in the council phase; only the province row may be refilled.</translation>
    </message>
    <message id="pendulum.refusal.decideFirst">
        <source></source>
        <translation>Finish the action you have begun first. To decide: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.frameTaken">
        <source></source>
        <translation>The frame is taken; only a grande worker may join the others there: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.gameIsOver">
        <source></source>
        <translation>The game is over.</translation>
    </message>
    <message id="pendulum.refusal.grandeOwned">
        <source></source>
        <translation>Both your grande workers are in play already.</translation>
    </message>
    <message id="pendulum.refusal.grandeTurned">
        <source></source>
        <translation>The grande worker’s card has been used in this council.</translation>
    </message>
    <message id="pendulum.refusal.legendaryGone">
        <source></source>
        <translation>The legendary token is no longer on the card.</translation>
    </message>
    <message id="pendulum.refusal.legendaryOwned">
        <source></source>
        <translation>You already have the legendary achievement point, and there is no second one.</translation>
    </message>
    <message id="pendulum.refusal.limitOwned">
        <source></source>
        <translation>You already have the higher province limit; it cannot be taken again.</translation>
    </message>
    <message id="pendulum.refusal.noCube">
        <source></source>
        <translation>There is nothing to take from here: {cube}.</translation>
    </message>
    <message id="pendulum.refusal.noPoints">
        <source></source>
        <translation>You have no victory point on the power, prestige and popularity tracks.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceLeft">
        <source></source>
        <translation>There is no province left to conquer.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceThere">
        <source></source>
        <translation>There is no province card here: {source}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchSpace">
        <source></source>
        <translation>This side of the board has no such space: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchThing">
        <source></source>
        <translation>That is not part of this game. Choose one of the lit things.</translation>
    </message>
    <message id="pendulum.refusal.noTimerInRow">
        <source></source>
        <translation>Actions happen only where the timer stands, and it is not here: {row}.</translation>
    </message>
    <message id="pendulum.refusal.noWorkerToRetrieve">
        <source></source>
        <translation>None of your workers stands in a row with a timer.</translation>
    </message>
    <message id="pendulum.refusal.nobodyOvertook">
        <source></source>
        <translation>You may come back only if somebody with less privilege has acted since.</translation>
    </message>
    <message id="pendulum.refusal.notAFrame">
        <source></source>
        <translation>Workers are placed into gold frames, not here: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notARegular">
        <source></source>
        <translation>Only a regular worker in play can be swapped: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notDone">
        <source></source>
        <translation>You are still playing, so there is nothing to come back to.</translation>
    </message>
    <message id="pendulum.refusal.notExchangeable">
        <source></source>
        <translation>Only military and culture can be exchanged, not this: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.notInAFrame">
        <source></source>
        <translation>Only a worker waiting in a gold frame can act: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notNeighbour">
        <source></source>
        <translation>The stratagem allows no second action here: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notNow">
        <source></source>
        <translation>Not now. {phase}</translation>
    </message>
    <message id="pendulum.refusal.notRecallable">
        <source></source>
        <translation>This stratagem cannot be taken back: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourProvince">
        <source></source>
        <translation>You do not have this province: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourTurn">
        <source></source>
        <translation>By privilege it is the turn of: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToDecide">
        <source></source>
        <translation>This is chosen only when you are asked for it: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToExchange">
        <source></source>
        <translation>You have neither military nor culture to exchange.</translation>
    </message>
    <message id="pendulum.refusal.nothingToRecover">
        <source></source>
        <translation>There is no discarded stratagem to take back.</translation>
    </message>
    <message id="pendulum.refusal.openingFirst">
        <source></source>
        <translation>First everybody places two workers; the round begins after that.</translation>
    </message>
    <message id="pendulum.refusal.openingWorker">
        <source></source>
        <translation>In the opening this worker is placed now: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.ownWorkerThere">
        <source></source>
        <translation>In the advanced variant only one of your workers may wait in a frame: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.paceNotYours">
        <source></source>
        <translation>Whoever has the highest privilege decides how the next round is played: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.paceSame">
        <source></source>
        <translation>The next round will be played {mode} anyway.</translation>
    </message>
    <message id="pendulum.refusal.paceSettled">
        <source></source>
        <translation>How the next round is played has been settled.</translation>
    </message>
    <message id="pendulum.refusal.playWithAchievement">
        <source></source>
        <translation>This stratagem is played only when claiming the achievement: {card}.</translation>
    </message>
    <message id="pendulum.refusal.playWithAction">
        <source></source>
        <translation>This stratagem is played only together with a worker’s action: {card}.</translation>
    </message>
    <message id="pendulum.refusal.productionForbidden">
        <source></source>
        <translation>This stratagem sends no worker to a production action: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.provinceDeckEmpty">
        <source></source>
        <translation>The province deck is empty; gaps in the row stay open.</translation>
    </message>
    <message id="pendulum.refusal.provinceRowFull">
        <source></source>
        <translation>The province row is full; there is no gap to fill.</translation>
    </message>
    <message id="pendulum.refusal.requirementAny">
        <source></source>
        <translation>The achievement asks for more than you have: {needed} resources needed in all, {held} held.</translation>
    </message>
    <message id="pendulum.refusal.requirementMissing">
        <source></source>
        <translation>The achievement asks for more than you have: {stock} – {needed} needed, {held} held.</translation>
    </message>
    <message id="pendulum.refusal.rewardGone">
        <source></source>
        <translation>Somebody has taken this reward already: {choice}.</translation>
    </message>
    <message id="pendulum.refusal.roundNotBegun">
        <source></source>
        <translation>The round has not begun yet: ring the bell first, and all timers flip.</translation>
    </message>
    <message id="pendulum.refusal.rowHasTimer">
        <source></source>
        <translation>A timer stands in the {row}: workers neither enter nor leave it.</translation>
    </message>
    <message id="pendulum.refusal.sameTrack">
        <source></source>
        <translation>The point must go to another track than this one: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.sandRuns">
        <source></source>
        <translation>The {timer} still runs: {seconds} s left.</translation>
    </message>
    <message id="pendulum.refusal.timedRound">
        <source></source>
        <translation>While the sand runs nobody has to say that they are done; the tick comes when the council is called.</translation>
    </message>
    <message id="pendulum.refusal.timerTrackFlips">
        <source></source>
        <translation>In an untimed round only the timer track flips the timers.</translation>
    </message>
    <message id="pendulum.refusal.waiverNotHere">
        <source></source>
        <translation>This stratagem saves only the gold of green and purple actions.</translation>
    </message>
    <message id="pendulum.refusal.withinLimit">
        <source></source>
        <translation>There are no more than {limit} cards under this production, so nothing is discarded: {colour}.</translation>
    </message>
    <message id="pendulum.refusal.workerLimit">
        <source></source>
        <translation>You cannot have more workers; the limit is {limit}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotInPlay">
        <source></source>
        <translation>This worker is not in play: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotStuck">
        <source></source>
        <translation>Only a worker in a row with a timer is retrieved: {worker}.</translation>
    </message>
    <message id="pendulum.row.black.bottom">
        <source></source>
        <translation>bottom black row</translation>
    </message>
    <message id="pendulum.row.black.bottom.to">
        <source></source>
        <translation>the bottom row</translation>
    </message>
    <message id="pendulum.row.black.top">
        <source></source>
        <translation>top black row</translation>
    </message>
    <message id="pendulum.row.black.top.to">
        <source></source>
        <translation>the top row</translation>
    </message>
    <message id="pendulum.row.green.bottom">
        <source></source>
        <translation>bottom green row</translation>
    </message>
    <message id="pendulum.row.green.bottom.to">
        <source></source>
        <translation>the bottom row</translation>
    </message>
    <message id="pendulum.row.green.top">
        <source></source>
        <translation>top green row</translation>
    </message>
    <message id="pendulum.row.green.top.to">
        <source></source>
        <translation>the top row</translation>
    </message>
    <message id="pendulum.row.purple.bottom">
        <source></source>
        <translation>bottom purple row</translation>
    </message>
    <message id="pendulum.row.purple.bottom.to">
        <source></source>
        <translation>the bottom row</translation>
    </message>
    <message id="pendulum.row.purple.top">
        <source></source>
        <translation>top purple row</translation>
    </message>
    <message id="pendulum.row.purple.top.to">
        <source></source>
        <translation>the top row</translation>
    </message>
    <message id="pendulum.score.legendary">
        <source></source>
        <translation>Legendary achievement</translation>
    </message>
    <message id="pendulum.score.popularity">
        <source></source>
        <translation>Popularity</translation>
    </message>
    <message id="pendulum.score.power">
        <source></source>
        <translation>Power</translation>
    </message>
    <message id="pendulum.score.prestige">
        <source></source>
        <translation>Prestige</translation>
    </message>
    <message id="pendulum.seat.neutral">
        <source></source>
        <translation>neutral player</translation>
    </message>
    <message id="pendulum.source.deck">
        <source></source>
        <translation>top of the deck</translation>
    </message>
    <message id="pendulum.source.first">
        <source></source>
        <translation>first open card</translation>
    </message>
    <message id="pendulum.source.fourth">
        <source></source>
        <translation>fourth open card</translation>
    </message>
    <message id="pendulum.source.second">
        <source></source>
        <translation>second open card</translation>
    </message>
    <message id="pendulum.source.third">
        <source></source>
        <translation>third open card</translation>
    </message>
    <message id="pendulum.spot.aside">
        <source></source>
        <translation>beside the mat</translation>
    </message>
    <message id="pendulum.spot.aside.to">
        <source></source>
        <translation>beside the mat</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1">
        <source></source>
        <translation>bottom black row, frame 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1.to">
        <source></source>
        <translation>in frame 1 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2">
        <source></source>
        <translation>bottom black row, frame 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2.to">
        <source></source>
        <translation>in frame 2 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3">
        <source></source>
        <translation>bottom black row, frame 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3.to">
        <source></source>
        <translation>in frame 3 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4">
        <source></source>
        <translation>bottom black row, frame 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4.to">
        <source></source>
        <translation>in frame 4 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1">
        <source></source>
        <translation>bottom black row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1.to">
        <source></source>
        <translation>to reward box 1 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2">
        <source></source>
        <translation>bottom black row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2.to">
        <source></source>
        <translation>to reward box 2 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3">
        <source></source>
        <translation>bottom black row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3.to">
        <source></source>
        <translation>to reward box 3 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4">
        <source></source>
        <translation>bottom black row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4.to">
        <source></source>
        <translation>to reward box 4 of the bottom black row</translation>
    </message>
    <message id="pendulum.spot.black.top.1">
        <source></source>
        <translation>top black row, frame 1</translation>
    </message>
    <message id="pendulum.spot.black.top.1.to">
        <source></source>
        <translation>in frame 1 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.2">
        <source></source>
        <translation>top black row, frame 2</translation>
    </message>
    <message id="pendulum.spot.black.top.2.to">
        <source></source>
        <translation>in frame 2 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.3">
        <source></source>
        <translation>top black row, frame 3</translation>
    </message>
    <message id="pendulum.spot.black.top.3.to">
        <source></source>
        <translation>in frame 3 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.4">
        <source></source>
        <translation>top black row, frame 4</translation>
    </message>
    <message id="pendulum.spot.black.top.4.to">
        <source></source>
        <translation>in frame 4 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.box1">
        <source></source>
        <translation>top black row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.black.top.box1.to">
        <source></source>
        <translation>to reward box 1 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.box2">
        <source></source>
        <translation>top black row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.black.top.box2.to">
        <source></source>
        <translation>to reward box 2 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.box3">
        <source></source>
        <translation>top black row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.black.top.box3.to">
        <source></source>
        <translation>to reward box 3 of the top black row</translation>
    </message>
    <message id="pendulum.spot.black.top.box4">
        <source></source>
        <translation>top black row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.black.top.box4.to">
        <source></source>
        <translation>to reward box 4 of the top black row</translation>
    </message>
    <message id="pendulum.spot.council">
        <source></source>
        <translation>beside the council board</translation>
    </message>
    <message id="pendulum.spot.council.to">
        <source></source>
        <translation>beside the council board</translation>
    </message>
    <message id="pendulum.spot.gone">
        <source></source>
        <translation>out of the game</translation>
    </message>
    <message id="pendulum.spot.gone.to">
        <source></source>
        <translation>out of the game</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1">
        <source></source>
        <translation>bottom green row, frame 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1.to">
        <source></source>
        <translation>in frame 1 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2">
        <source></source>
        <translation>bottom green row, frame 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2.to">
        <source></source>
        <translation>in frame 2 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3">
        <source></source>
        <translation>bottom green row, frame 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3.to">
        <source></source>
        <translation>in frame 3 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4">
        <source></source>
        <translation>bottom green row, frame 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4.to">
        <source></source>
        <translation>in frame 4 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1">
        <source></source>
        <translation>bottom green row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1.to">
        <source></source>
        <translation>to reward box 1 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2">
        <source></source>
        <translation>bottom green row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2.to">
        <source></source>
        <translation>to reward box 2 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3">
        <source></source>
        <translation>bottom green row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3.to">
        <source></source>
        <translation>to reward box 3 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4">
        <source></source>
        <translation>bottom green row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4.to">
        <source></source>
        <translation>to reward box 4 of the bottom green row</translation>
    </message>
    <message id="pendulum.spot.green.top.1">
        <source></source>
        <translation>top green row, frame 1</translation>
    </message>
    <message id="pendulum.spot.green.top.1.to">
        <source></source>
        <translation>in frame 1 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.2">
        <source></source>
        <translation>top green row, frame 2</translation>
    </message>
    <message id="pendulum.spot.green.top.2.to">
        <source></source>
        <translation>in frame 2 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.3">
        <source></source>
        <translation>top green row, frame 3</translation>
    </message>
    <message id="pendulum.spot.green.top.3.to">
        <source></source>
        <translation>in frame 3 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.4">
        <source></source>
        <translation>top green row, frame 4</translation>
    </message>
    <message id="pendulum.spot.green.top.4.to">
        <source></source>
        <translation>in frame 4 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.box1">
        <source></source>
        <translation>top green row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.green.top.box1.to">
        <source></source>
        <translation>to reward box 1 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.box2">
        <source></source>
        <translation>top green row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.green.top.box2.to">
        <source></source>
        <translation>to reward box 2 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.box3">
        <source></source>
        <translation>top green row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.green.top.box3.to">
        <source></source>
        <translation>to reward box 3 of the top green row</translation>
    </message>
    <message id="pendulum.spot.green.top.box4">
        <source></source>
        <translation>top green row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.green.top.box4.to">
        <source></source>
        <translation>to reward box 4 of the top green row</translation>
    </message>
    <message id="pendulum.spot.mat">
        <source></source>
        <translation>player mat</translation>
    </message>
    <message id="pendulum.spot.mat.to">
        <source></source>
        <translation>back on the mat</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1">
        <source></source>
        <translation>bottom purple row, frame 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1.to">
        <source></source>
        <translation>in frame 1 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2">
        <source></source>
        <translation>bottom purple row, frame 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2.to">
        <source></source>
        <translation>in frame 2 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3">
        <source></source>
        <translation>bottom purple row, frame 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3.to">
        <source></source>
        <translation>in frame 3 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4">
        <source></source>
        <translation>bottom purple row, frame 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4.to">
        <source></source>
        <translation>in frame 4 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1">
        <source></source>
        <translation>bottom purple row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1.to">
        <source></source>
        <translation>to reward box 1 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2">
        <source></source>
        <translation>bottom purple row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2.to">
        <source></source>
        <translation>to reward box 2 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3">
        <source></source>
        <translation>bottom purple row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3.to">
        <source></source>
        <translation>to reward box 3 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4">
        <source></source>
        <translation>bottom purple row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4.to">
        <source></source>
        <translation>to reward box 4 of the bottom purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.1">
        <source></source>
        <translation>top purple row, frame 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.1.to">
        <source></source>
        <translation>in frame 1 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.2">
        <source></source>
        <translation>top purple row, frame 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.2.to">
        <source></source>
        <translation>in frame 2 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.3">
        <source></source>
        <translation>top purple row, frame 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.3.to">
        <source></source>
        <translation>in frame 3 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.4">
        <source></source>
        <translation>top purple row, frame 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.4.to">
        <source></source>
        <translation>in frame 4 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1">
        <source></source>
        <translation>top purple row, reward box 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1.to">
        <source></source>
        <translation>to reward box 1 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2">
        <source></source>
        <translation>top purple row, reward box 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2.to">
        <source></source>
        <translation>to reward box 2 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3">
        <source></source>
        <translation>top purple row, reward box 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3.to">
        <source></source>
        <translation>to reward box 3 of the top purple row</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4">
        <source></source>
        <translation>top purple row, reward box 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4.to">
        <source></source>
        <translation>to reward box 4 of the top purple row</translation>
    </message>
    <message id="pendulum.stock.culture">
        <source></source>
        <translation>culture</translation>
    </message>
    <message id="pendulum.stock.culture.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n culture</numerusform>
            <numerusform>%n culture</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.gold">
        <source></source>
        <translation>gold</translation>
    </message>
    <message id="pendulum.stock.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.legendary">
        <source></source>
        <translation>legendary achievement</translation>
    </message>
    <message id="pendulum.stock.legendary.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>the legendary achievement point</numerusform>
            <numerusform>%n legendary achievement points</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.military">
        <source></source>
        <translation>military</translation>
    </message>
    <message id="pendulum.stock.military.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n military</numerusform>
            <numerusform>%n military</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.popularity">
        <source></source>
        <translation>popularity</translation>
    </message>
    <message id="pendulum.stock.popularity.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n popularity</numerusform>
            <numerusform>%n popularity</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.power">
        <source></source>
        <translation>power</translation>
    </message>
    <message id="pendulum.stock.power.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n power</numerusform>
            <numerusform>%n power</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.prestige">
        <source></source>
        <translation>prestige</translation>
    </message>
    <message id="pendulum.stock.prestige.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n prestige</numerusform>
            <numerusform>%n prestige</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.votes">
        <source></source>
        <translation>votes</translation>
    </message>
    <message id="pendulum.stock.votes.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message id="pendulum.stratagem.alchemist1">
        <source></source>
        <translation>Alchemist 1: 2 points on one track for 2 resources of your choice</translation>
    </message>
    <message id="pendulum.stratagem.alchemist2">
        <source></source>
        <translation>Alchemist 2: take one stratagem back for 2 resources of your choice</translation>
    </message>
    <message id="pendulum.stratagem.alchemist3">
        <source></source>
        <translation>Alchemist 3: retrieve a worker for 2 resources of your choice</translation>
    </message>
    <message id="pendulum.stratagem.alchemist4">
        <source></source>
        <translation>Alchemist 4: a regular worker for 8 resources of your choice</translation>
    </message>
    <message id="pendulum.stratagem.briber1">
        <source></source>
        <translation>Briber 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.briber2">
        <source></source>
        <translation>Briber 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.briber3">
        <source></source>
        <translation>Briber 3: retrieve a worker</translation>
    </message>
    <message id="pendulum.stratagem.briber4">
        <source></source>
        <translation>Briber 4: a regular worker for 7 gold</translation>
    </message>
    <message id="pendulum.stratagem.champion1">
        <source></source>
        <translation>Champion 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.champion2">
        <source></source>
        <translation>Champion 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.champion3">
        <source></source>
        <translation>Champion 3: retrieve a worker</translation>
    </message>
    <message id="pendulum.stratagem.champion4">
        <source></source>
        <translation>Champion 4: a regular worker for 7 military</translation>
    </message>
    <message id="pendulum.stratagem.implacable1">
        <source></source>
        <translation>Implacable 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.implacable2">
        <source></source>
        <translation>Implacable 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.implacable3">
        <source></source>
        <translation>Implacable 3: retrieve a worker</translation>
    </message>
    <message id="pendulum.stratagem.implacable4">
        <source></source>
        <translation>Implacable 4: a regular worker for 8 resources of your choice</translation>
    </message>
    <message id="pendulum.stratagem.insidious1">
        <source></source>
        <translation>Insidious 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.insidious2">
        <source></source>
        <translation>Insidious 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.insidious3">
        <source></source>
        <translation>Insidious 3: retrieve a worker</translation>
    </message>
    <message id="pendulum.stratagem.insidious4">
        <source></source>
        <translation>Insidious 4: a regular worker for 3 votes</translation>
    </message>
    <message id="pendulum.stratagem.insurgent1">
        <source></source>
        <translation>Insurgent 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.insurgent2">
        <source></source>
        <translation>Insurgent 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.insurgent3">
        <source></source>
        <translation>Insurgent 3: a worker straight into a reward box</translation>
    </message>
    <message id="pendulum.stratagem.insurgent4">
        <source></source>
        <translation>Insurgent 4: a regular worker for 4 military and 4 gold</translation>
    </message>
    <message id="pendulum.stratagem.justicar1">
        <source></source>
        <translation>Justicar 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.justicar2">
        <source></source>
        <translation>Justicar 2: 1 resource of your choice</translation>
    </message>
    <message id="pendulum.stratagem.justicar3">
        <source></source>
        <translation>Justicar 3: retrieve a worker</translation>
    </message>
    <message id="pendulum.stratagem.justicar4">
        <source></source>
        <translation>Justicar 4: a regular worker for 7 culture</translation>
    </message>
    <message id="pendulum.stratagem.pacifist1">
        <source></source>
        <translation>Pacifist 1: 1 prestige for 1 culture</translation>
    </message>
    <message id="pendulum.stratagem.pacifist2">
        <source></source>
        <translation>Pacifist 2: the achievement without its requirement for 4 culture and 2 votes</translation>
    </message>
    <message id="pendulum.stratagem.pacifist3">
        <source></source>
        <translation>Pacifist 3: the action once more</translation>
    </message>
    <message id="pendulum.stratagem.pacifist4">
        <source></source>
        <translation>Pacifist 4: a regular worker for 3 popularity</translation>
    </message>
    <message id="pendulum.stratagem.reward1">
        <source></source>
        <translation>blue production</translation>
    </message>
    <message id="pendulum.stratagem.reward10">
        <source></source>
        <translation>5 gold</translation>
    </message>
    <message id="pendulum.stratagem.reward11">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.stratagem.reward12">
        <source></source>
        <translation>1 vote</translation>
    </message>
    <message id="pendulum.stratagem.reward13">
        <source></source>
        <translation>move a victory point to another track</translation>
    </message>
    <message id="pendulum.stratagem.reward14">
        <source></source>
        <translation>conquer a province</translation>
    </message>
    <message id="pendulum.stratagem.reward15">
        <source></source>
        <translation>retrieve a worker for 2 military</translation>
    </message>
    <message id="pendulum.stratagem.reward16">
        <source></source>
        <translation>retrieve a worker for 2 culture</translation>
    </message>
    <message id="pendulum.stratagem.reward17">
        <source></source>
        <translation>conquer a province for 3 military</translation>
    </message>
    <message id="pendulum.stratagem.reward18">
        <source></source>
        <translation>conquer a province for 3 military</translation>
    </message>
    <message id="pendulum.stratagem.reward19">
        <source></source>
        <translation>an action without paying gold</translation>
    </message>
    <message id="pendulum.stratagem.reward2">
        <source></source>
        <translation>red production</translation>
    </message>
    <message id="pendulum.stratagem.reward20">
        <source></source>
        <translation>1 popularity for 2 gold</translation>
    </message>
    <message id="pendulum.stratagem.reward21">
        <source></source>
        <translation>1 power for 2 military</translation>
    </message>
    <message id="pendulum.stratagem.reward22">
        <source></source>
        <translation>1 prestige for 2 culture</translation>
    </message>
    <message id="pendulum.stratagem.reward23">
        <source></source>
        <translation>an action without paying gold</translation>
    </message>
    <message id="pendulum.stratagem.reward24">
        <source></source>
        <translation>1 gold</translation>
    </message>
    <message id="pendulum.stratagem.reward25">
        <source></source>
        <translation>conquer a province for 2 votes</translation>
    </message>
    <message id="pendulum.stratagem.reward3">
        <source></source>
        <translation>conquer a province</translation>
    </message>
    <message id="pendulum.stratagem.reward4">
        <source></source>
        <translation>province limit 3</translation>
    </message>
    <message id="pendulum.stratagem.reward5">
        <source></source>
        <translation>province limit 3</translation>
    </message>
    <message id="pendulum.stratagem.reward6">
        <source></source>
        <translation>1 power, 1 prestige, 1 popularity</translation>
    </message>
    <message id="pendulum.stratagem.reward7">
        <source></source>
        <translation>take all stratagems back</translation>
    </message>
    <message id="pendulum.stratagem.reward8">
        <source></source>
        <translation>5 military</translation>
    </message>
    <message id="pendulum.stratagem.reward9">
        <source></source>
        <translation>5 culture</translation>
    </message>
    <message id="pendulum.stratagem.tyrant1">
        <source></source>
        <translation>Tyrant 1: 2 prestige for 3 culture</translation>
    </message>
    <message id="pendulum.stratagem.tyrant2">
        <source></source>
        <translation>Tyrant 2: 3 resources of your choice for 1 culture</translation>
    </message>
    <message id="pendulum.stratagem.tyrant3">
        <source></source>
        <translation>Tyrant 3: the achievement twice</translation>
    </message>
    <message id="pendulum.stratagem.tyrant4">
        <source></source>
        <translation>Tyrant 4: a regular worker for 4 votes</translation>
    </message>
    <message id="pendulum.stratagem.warmonger1">
        <source></source>
        <translation>Warmonger 1: 1 prestige</translation>
    </message>
    <message id="pendulum.stratagem.warmonger2">
        <source></source>
        <translation>Warmonger 2: military for culture, or the other way round</translation>
    </message>
    <message id="pendulum.stratagem.warmonger3">
        <source></source>
        <translation>Warmonger 3: the neighbouring action too</translation>
    </message>
    <message id="pendulum.stratagem.warmonger4">
        <source></source>
        <translation>Warmonger 4: a regular worker for 2 power</translation>
    </message>
    <message id="pendulum.timer.black">
        <source></source>
        <translation>black timer</translation>
    </message>
    <message id="pendulum.timer.green">
        <source></source>
        <translation>green timer</translation>
    </message>
    <message id="pendulum.timer.purple">
        <source></source>
        <translation>purple timer</translation>
    </message>
    <message id="pendulum.with.extra">
        <source></source>
        <translation>with a second action</translation>
    </message>
    <message id="pendulum.with.extra.waive">
        <source></source>
        <translation>with a second action, gold waived</translation>
    </message>
    <message id="pendulum.with.nothing">
        <source></source>
        <translation>no stratagem</translation>
    </message>
    <message id="pendulum.with.waive">
        <source></source>
        <translation>gold waived</translation>
    </message>
    <message id="pendulum.worker.grande1">
        <source></source>
        <translation>grande worker</translation>
    </message>
    <message id="pendulum.worker.grande1.acc">
        <source></source>
        <translation>a grande worker</translation>
    </message>
    <message id="pendulum.worker.grande2">
        <source></source>
        <translation>second grande worker</translation>
    </message>
    <message id="pendulum.worker.grande2.acc">
        <source></source>
        <translation>a grande worker</translation>
    </message>
    <message id="pendulum.worker.regular1">
        <source></source>
        <translation>regular worker</translation>
    </message>
    <message id="pendulum.worker.regular1.acc">
        <source></source>
        <translation>a regular worker</translation>
    </message>
    <message id="pendulum.worker.regular2">
        <source></source>
        <translation>second regular worker</translation>
    </message>
    <message id="pendulum.worker.regular2.acc">
        <source></source>
        <translation>a regular worker</translation>
    </message>
    <message id="pendulum.worker.regular3">
        <source></source>
        <translation>third regular worker</translation>
    </message>
    <message id="pendulum.worker.regular3.acc">
        <source></source>
        <translation>a regular worker</translation>
    </message>
    <message id="pendulum.yes.no">
        <source></source>
        <translation>no</translation>
    </message>
    <message id="pendulum.yes.yes">
        <source></source>
        <translation>yes</translation>
    </message>
    <message id="pendulum.button.recover">
        <source></source>
        <translation>Take stratagems back</translation>
    </message>
    <message id="pendulum.button.achieve">
        <source></source>
        <translation>Claim the achievement</translation>
    </message>
    <message id="pendulum.button.refill">
        <source></source>
        <translation>Fill up the provinces</translation>
    </message>
    <message id="pendulum.button.begin">
        <source></source>
        <translation>Begin the round</translation>
    </message>
    <message id="pendulum.button.resume">
        <source></source>
        <translation>Come back in</translation>
    </message>
    <message id="pendulum.word.achieve">
        <source></source>
        <translation>claim</translation>
    </message>
    <message id="pendulum.word.refill">
        <source></source>
        <translation>fill up</translation>
    </message>
    <message id="pendulum.word.done">
        <source></source>
        <translation>done</translation>
    </message>
    <message id="pendulum.word.begin">
        <source></source>
        <translation>begin</translation>
    </message>
    <message id="pendulum.word.resume">
        <source></source>
        <translation>back in</translation>
    </message>
    <message id="pendulum.word.pause">
        <source></source>
        <translation>pause</translation>
    </message>
    <message id="pendulum.word.goOn">
        <source></source>
        <translation>go on</translation>
    </message>
    <message id="pendulum.word.undo">
        <source></source>
        <translation>undo</translation>
    </message>
    <message id="pendulum.word.timed">
        <source></source>
        <translation>sand</translation>
    </message>
    <message id="pendulum.word.untimed">
        <source></source>
        <translation>no sand</translation>
    </message>
    <message id="pendulum.ask.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Pay %n more resource of your choice.</numerusform>
            <numerusform>Pay %n more resources of your choice.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.glory">
        <source></source>
        <translation>This track is full. Shall the point become glory?</translation>
    </message>
    <message id="pendulum.ask.exchange">
        <source></source>
        <translation>How much do you exchange, and which way?</translation>
    </message>
    <message id="pendulum.ask.swap">
        <source></source>
        <translation>From which track to which one does the point go?</translation>
    </message>
    <message id="pendulum.ask.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Which track takes the point?</numerusform>
            <numerusform>Which track takes all %n points?</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Take a resource.</numerusform>
            <numerusform>Take %n resources, one at a time.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Take a point: on which track?</numerusform>
            <numerusform>Take %n points, one at a time.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.claim">
        <source></source>
        <translation>The legendary achievement point, or the reward on the scroll?</translation>
    </message>
    <message id="pendulum.ask.tuck">
        <source></source>
        <translation>Under which production does the province go?</translation>
    </message>
    <message id="pendulum.ask.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Which province do you conquer?</numerusform>
            <numerusform>Which province do you conquer first? You may take %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.retrieve">
        <source></source>
        <translation>Which worker comes back to you?</translation>
    </message>
    <message id="pendulum.ask.recall">
        <source></source>
        <translation>Which stratagem do you take back?</translation>
    </message>
    <message id="pendulum.ask.promote">
        <source></source>
        <translation>Which worker becomes a grande worker?</translation>
    </message>
    <message id="pendulum.ask.again">
        <source></source>
        <translation>One more action: which one?</translation>
    </message>
    <message id="pendulum.ask.discard">
        <source></source>
        <translation>{count} under {colour}, {limit} may stay. Which one do you discard?</translation>
    </message>
    <message id="pendulum.ask.reward">
        <source></source>
        <translation>Choose a council reward.</translation>
    </message>
    <message id="pendulum.hint.opening">
        <source></source>
        <translation>Your turn: put the lit worker into a frame of a row without a timer.</translation>
    </message>
    <message id="pendulum.hint.waiting.opening">
        <source></source>
        <translation>{seat} places a worker.</translation>
    </message>
    <message id="pendulum.hint.waiting.openingNext">
        <source></source>
        <translation>{seat} places, then you.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewards">
        <source></source>
        <translation>{seat} chooses a reward.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewardsNext">
        <source></source>
        <translation>{seat} chooses, then you.</translation>
    </message>
    <message id="pendulum.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vote: you are number {place} in the order.</numerusform>
            <numerusform>%n votes: you are number {place} in the order.</numerusform>
        </translation>
    </message>
    <message id="pendulum.toScroll">
        <source></source>
        <translation>{n} to the scroll</translation>
    </message>
    <message id="pendulum.hint.ready">
        <source></source>
        <translation>All set. Ring the bell and the sand starts running.</translation>
    </message>
    <message id="pendulum.hint.ready.calm">
        <source></source>
        <translation>All set. Ring the bell and the round begins.</translation>
    </message>
    <message id="pendulum.hint.ready.sand">
        <source></source>
        <translation>The last sand is still running. When it has run through, ring the bell.</translation>
    </message>
    <message id="pendulum.hint.councilCalled">
        <source></source>
        <translation>The council is called. Finish what you still can, then press the tick.</translation>
    </message>
    <message id="pendulum.hint.councilCalled.done">
        <source></source>
        <translation>You are done. The others are finishing.</translation>
    </message>
    <message id="pendulum.hint.reposition">
        <source></source>
        <translation>Move your workers for the next round, then press the tick.</translation>
    </message>
    <message id="pendulum.hint.reposition.done">
        <source></source>
        <translation>You are ready for the next round.</translation>
    </message>
    <message id="pendulum.hint.done">
        <source></source>
        <translation>Done. {seat} is still playing.</translation>
    </message>
    <message id="pendulum.hint.act">
        <source></source>
        <translation>Move a lit worker to its reward box.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.purple">
        <source></source>
        <translation>Purple ends in ten seconds: your worker has not acted.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.green">
        <source></source>
        <translation>Green ends in ten seconds: your worker has not acted.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.black">
        <source></source>
        <translation>Black ends in ten seconds: your worker has not acted.</translation>
    </message>
    <message id="pendulum.hint.achieve">
        <source></source>
        <translation>You can claim the achievement: press the lit star.</translation>
    </message>
    <message id="pendulum.hint.place">
        <source></source>
        <translation>Place a free worker: tap it, then a lit frame.</translation>
    </message>
    <message id="pendulum.hint.step.purple">
        <source></source>
        <translation>Step {step} of {steps}: purple turns next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.green">
        <source></source>
        <translation>Step {step} of {steps}: green turns next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.black">
        <source></source>
        <translation>Step {step} of {steps}: black turns next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green">
        <source></source>
        <translation>Step {step} of {steps}: purple and green turn next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.purple.black">
        <source></source>
        <translation>Step {step} of {steps}: purple and black turn next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.green.black">
        <source></source>
        <translation>Step {step} of {steps}: green and black turn next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green.black">
        <source></source>
        <translation>Step {step} of {steps}: all three timers turn next. Press the tick when you are done.</translation>
    </message>
    <message id="pendulum.hint.flip.purple">
        <source></source>
        <translation>The purple timer has run out: touch it to flip it.</translation>
    </message>
    <message id="pendulum.hint.flip.green">
        <source></source>
        <translation>The green timer has run out: touch it to flip it.</translation>
    </message>
    <message id="pendulum.hint.flip.black">
        <source></source>
        <translation>The black timer has run out: touch it to flip it.</translation>
    </message>
    <message id="pendulum.hint.play">
        <source></source>
        <translation>Your workers are waiting. You may play a lit stratagem.</translation>
    </message>
    <message id="pendulum.hint.recover">
        <source></source>
        <translation>Your workers are waiting. You may take your stratagems back: touch the lit pile.</translation>
    </message>
    <message id="pendulum.hint.refill">
        <source></source>
        <translation>A province is missing in the row: the lit button with the cards fills it up.</translation>
    </message>
    <message id="pendulum.hint.wait.purple">
        <source></source>
        <translation>Your workers are waiting. The purple timer runs out next.</translation>
    </message>
    <message id="pendulum.hint.wait.green">
        <source></source>
        <translation>Your workers are waiting. The green timer runs out next.</translation>
    </message>
    <message id="pendulum.hint.wait.black">
        <source></source>
        <translation>Your workers are waiting. The black timer runs out next.</translation>
    </message>
    <message id="pendulum.hint.resume">
        <source></source>
        <translation>Somebody has taken an action after you. To come back in, press the lit arrow.</translation>
    </message>
    <message id="pendulum.hand.box">
        <source></source>
        <translation>Touch a lit reward box, or drag the worker there.</translation>
    </message>
    <message id="pendulum.hand.frame">
        <source></source>
        <translation>Touch a lit frame, or drag the worker there.</translation>
    </message>
    <message id="pendulum.hand.home">
        <source></source>
        <translation>No frame takes this worker now. It may only go home to your mat.</translation>
    </message>
    <message id="pendulum.hand.stuck">
        <source></source>
        <translation>This worker stays where it is as long as the timer stands in its row.</translation>
    </message>
    <message id="pendulum.hand.nowhere">
        <source></source>
        <translation>This worker cannot be moved now.</translation>
    </message>
    <message id="pendulum.sand.left">
        <source></source>
        <translation>Sand left: purple {purple} s, green {green} s, black {black} s.</translation>
    </message>
    <message id="pendulum.card.play">
        <source></source>
        <translation>{card}. Tap again to play it.</translation>
    </message>
    <message id="pendulum.card.along">
        <source></source>
        <translation>{card}. It goes along with your next action.</translation>
    </message>
    <message id="pendulum.card.notNow">
        <source></source>
        <translation>{card}. It cannot be played now.</translation>
    </message>
    <message id="pendulum.panel.timers">
        <source></source>
        <translation>Sand timers</translation>
    </message>
    <message id="pendulum.setup.randomBasic">
        <source></source>
        <translation>Any basic character</translation>
    </message>
    <message id="pendulum.setup.randomAdvanced">
        <source></source>
        <translation>Any advanced character</translation>
    </message>
    <message id="pendulum.setup.sand">
        <source></source>
        <translation>Sand</translation>
    </message>
    <message id="pendulum.setup.sand.about">
        <source></source>
        <translation>In calm rounds nobody is hurried: the glasses turn when all agree.</translation>
    </message>
    <message id="pendulum.setup.sand.calmFirst">
        <source></source>
        <translation>First round calm</translation>
    </message>
    <message id="pendulum.setup.sand.always">
        <source></source>
        <translation>Always</translation>
    </message>
    <message id="pendulum.setup.sand.never">
        <source></source>
        <translation>No sand</translation>
    </message>
    <message id="pendulum.setup.pace">
        <source></source>
        <translation>Pace</translation>
    </message>
    <message id="pendulum.setup.pace.about">
        <source></source>
        <translation>Between rounds you may switch the sand on or off together.</translation>
    </message>
    <message id="pendulum.setup.pace.free">
        <source></source>
        <translation>May change</translation>
    </message>
    <message id="pendulum.setup.pace.fixed">
        <source></source>
        <translation>Fixed</translation>
    </message>
    <message id="pendulum.setup.any">
        <source></source>
        <translation>Any</translation>
    </message>
    <message id="pendulum.setup.basic">
        <source></source>
        <translation>Basic</translation>
    </message>
    <message id="pendulum.setup.advanced">
        <source></source>
        <translation>Advanced</translation>
    </message>
    <message id="pendulum.setup.experienced">
        <source></source>
        <translation>Experienced hands</translation>
    </message>
    <message id="pendulum.setup.experienced.about">
        <source></source>
        <translation>One worker in a frame, and glory breaks ties.</translation>
    </message>
    <message id="pendulum.setup.who.randomBasic">
        <source></source>
        <translation>any</translation>
    </message>
    <message id="pendulum.setup.who.randomAdvanced">
        <source></source>
        <translation>any, advanced</translation>
    </message>
    <message id="pendulum.setup.who.champion">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.setup.who.warmonger">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.setup.who.insidious">
        <source></source>
        <translation>Dhrenkir</translation>
    </message>
    <message id="pendulum.setup.who.tyrant">
        <source></source>
        <translation>Dhrenkir</translation>
    </message>
    <message id="pendulum.setup.who.briber">
        <source></source>
        <translation>Gambal</translation>
    </message>
    <message id="pendulum.setup.who.insurgent">
        <source></source>
        <translation>Gambal</translation>
    </message>
    <message id="pendulum.setup.who.implacable">
        <source></source>
        <translation>Licinia</translation>
    </message>
    <message id="pendulum.setup.who.alchemist">
        <source></source>
        <translation>Licinia</translation>
    </message>
    <message id="pendulum.setup.who.justicar">
        <source></source>
        <translation>Mesoat</translation>
    </message>
    <message id="pendulum.setup.who.pacifist">
        <source></source>
        <translation>Mesoat</translation>
    </message>
    <message id="pendulum.setup.timed">
        <source></source>
        <translation>Timed</translation>
    </message>
    <message id="pendulum.setup.untimed">
        <source></source>
        <translation>Untimed</translation>
    </message>
    <message id="pendulum.offer.done">
        <source></source>
        <translation>I am done</translation>
    </message>
    <message id="pendulum.offer.flip">
        <source></source>
        <translation>Flip the {timer}</translation>
    </message>
    <message id="pendulum.offer.place">
        <source></source>
        <translation>Place {worker:acc} {spot:to}</translation>
    </message>
    <message id="pendulum.offer.instant">
        <source></source>
        <translation>At once</translation>
    </message>
    <message id="pendulum.offer.stratagem">
        <source></source>
        <translation>A card for your hand</translation>
    </message>
    <message id="pendulum.offer.final">
        <source></source>
        <translation>At once, for a price</translation>
    </message>
    <message id="pendulum.offer.grande">
        <source></source>
        <translation>A stronger worker</translation>
    </message>
    <message id="pendulum.offer.point">
        <source></source>
        <translation>Always there</translation>
    </message>
    <message id="pendulum.gain.grande">
        <source></source>
        <translation>one of your regular workers becomes a grande worker</translation>
    </message>
    <message id="pendulum.gain.production.brown">
        <source></source>
        <translation>brown production</translation>
    </message>
    <message id="pendulum.gain.production.red">
        <source></source>
        <translation>red production</translation>
    </message>
    <message id="pendulum.gain.production.blue">
        <source></source>
        <translation>blue production</translation>
    </message>
    <message id="pendulum.gain.production.yellow">
        <source></source>
        <translation>yellow production</translation>
    </message>
    <message id="pendulum.gain.recoverAll">
        <source></source>
        <translation>all your played stratagems return to your hand</translation>
    </message>
    <message id="pendulum.gain.recoverOne">
        <source></source>
        <translation>one played stratagem returns to your hand</translation>
    </message>
    <message id="pendulum.gain.exchange">
        <source></source>
        <translation>exchange of military for culture or the other way round</translation>
    </message>
    <message id="pendulum.gain.swapPoint">
        <source></source>
        <translation>a victory point moves to another track</translation>
    </message>
    <message id="pendulum.gain.waiveGold">
        <source></source>
        <translation>one action without paying its gold</translation>
    </message>
    <message id="pendulum.gain.neighbour">
        <source></source>
        <translation>when you take an action, take the one beside it too</translation>
    </message>
    <message id="pendulum.gain.repeat">
        <source></source>
        <translation>an action once more</translation>
    </message>
    <message id="pendulum.gain.rush">
        <source></source>
        <translation>a worker goes straight into a reward box</translation>
    </message>
    <message id="pendulum.gain.achieveTwice">
        <source></source>
        <translation>the achievement counts twice</translation>
    </message>
    <message id="pendulum.gain.achieveFree">
        <source></source>
        <translation>the achievement without its requirement</translation>
    </message>
    <message id="pendulum.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n military</numerusform>
            <numerusform>%n military</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n culture</numerusform>
            <numerusform>%n culture</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of power</numerusform>
            <numerusform>%n points of power</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of prestige</numerusform>
            <numerusform>%n points of prestige</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n point of popularity</numerusform>
            <numerusform>%n points of popularity</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>the legendary achievement</numerusform>
            <numerusform>%n legendary achievements</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a resource of your choice</numerusform>
            <numerusform>%n resources of your choice</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a victory point of your choice</numerusform>
            <numerusform>%n victory points of your choice</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a point on one track</numerusform>
            <numerusform>%n points on one track</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>conquest of a province</numerusform>
            <numerusform>conquest of %n provinces</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>return of a worker</numerusform>
            <numerusform>return of %n workers</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>a new regular worker</numerusform>
            <numerusform>%n new regular workers</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>room for %n province under each production</numerusform>
            <numerusform>room for %n provinces under each production</numerusform>
        </translation>
    </message>
</context>
</TS>
