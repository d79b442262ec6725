<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="pendulum.lesson.what-wins.title">
        <source></source>
        <translation>What wins</translation>
    </message>
    <message id="pendulum.lesson.what-wins.1">
        <source></source>
        <translation>The Timeless King has vanished. After four rounds the worthiest noble follows him. You are Licinia, and these are the last moments.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.2">
        <source></source>
        <translation>All four markers must stand on the scroll: power, prestige, popularity, legendary achievement. Two of yours are one step short.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3">
        <source></source>
        <translation>Try it: touch the purple timer to flip it.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3.after">
        <source></source>
        <translation>Only a timer whose sand is out can be flipped. A few seconds more.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.4">
        <source></source>
        <translation>Let the sand run. When it is through, anybody may flip the timer.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5">
        <source></source>
        <translation>The sand is out. Touch the purple timer: it turns over and moves to the other row.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>The purple timer is the glass at the purple area.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Touch the lit glass at the top purple row.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>That is allowed, but your points wait in purple. Flip the purple timer first.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.6">
        <source></source>
        <translation>The timer now stands beside your tall grande worker. Where a timer stands, workers act.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7">
        <source></source>
        <translation>Pull your grande worker down to the lit reward box: one prestige, one popularity, one vote.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Touch the worker, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>The lit box is the middle one of the bottom purple row.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>You may, but now you need prestige and popularity: the grande worker, to the lit box.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.8">
        <source></source>
        <translation>Look at your tracks: all four markers stand on the scroll now.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9">
        <source></source>
        <translation>The last council is called. You have nothing left to do: press the tick.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint1">
        <source></source>
        <translation>The tick is at the right of your mat.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint2">
        <source></source>
        <translation>Press the lit tick.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.unwanted">
        <source></source>
        <translation>You may, but it changes nothing now. Press the tick.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.10">
        <source></source>
        <translation>Bolk is done, too. The council counts the votes.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.11">
        <source></source>
        <translation>Bolk has most votes, so he takes first: two points of his choice …</translation>
    </message>
    <message id="pendulum.lesson.what-wins.13">
        <source></source>
        <translation>… and a reward.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15">
        <source></source>
        <translation>Bolk has far more points on the scroll than you, but no legendary point. Who will win?</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer1">
        <source></source>
        <translation>You</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer2">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.why">
        <source></source>
        <translation>One marker of Bolk’s is not on the scroll. Only with all four there do points count.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16">
        <source></source>
        <translation>Your reward: take the lit card, a point each of power, prestige and popularity.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint1">
        <source></source>
        <translation>The rewards lie on the council board.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint2">
        <source></source>
        <translation>Touch the first card: power, prestige and popularity.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.unwanted">
        <source></source>
        <translation>That is a fair choice. Today take the lit card: three points at once.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.17">
        <source></source>
        <translation>You win. You know the aim: all four markers on the scroll.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.title">
        <source></source>
        <translation>Place, wait, act</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.1">
        <source></source>
        <translation>Workers earn nearly everything here. The black area is the quickest: two equal rows, and one timer beside one of them.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2">
        <source></source>
        <translation>Move your grande worker into the lit gold frame, in the row without the timer.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint1">
        <source></source>
        <translation>Your grande worker is the taller one on your mat.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint2">
        <source></source>
        <translation>Touch it, then touch the lit frame at the top left of the black area.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.unwanted">
        <source></source>
        <translation>Workers may go there, too. For now, try the lit frame.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3">
        <source></source>
        <translation>Try it: take the gold at once. Pull the worker down to the box below.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3.after">
        <source></source>
        <translation>Placing is only a plan. Now wait for the timer to come to the worker.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4">
        <source></source>
        <translation>Try it: put your regular worker into the row where the timer stands.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4.after">
        <source></source>
        <translation>Plan in the other row: that is where the timer will come.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5">
        <source></source>
        <translation>So put the regular worker into the top row, too: on the vote.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint1">
        <source></source>
        <translation>The small worker on your mat is the regular one.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint2">
        <source></source>
        <translation>Touch it, then the second frame of the top black row.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.unwanted">
        <source></source>
        <translation>You may do that as well. This time: the regular worker, on the vote.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.6">
        <source></source>
        <translation>Both wait. Let the black sand run out; that takes forty-five seconds, so we hurry it along.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7">
        <source></source>
        <translation>Now bring the timer to your workers: touch it.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint1">
        <source></source>
        <translation>A timer that has run out may be flipped by anybody.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint2">
        <source></source>
        <translation>Touch the lit glass of the black area.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.unwanted">
        <source></source>
        <translation>First the timer: your workers are waiting for it.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8">
        <source></source>
        <translation>The timer is here. Pull the grande worker down: your yellow production pays two gold.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint1">
        <source></source>
        <translation>Touch the worker, then the box below its frame.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint2">
        <source></source>
        <translation>The lit box is at the far left of the top black row.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.unwanted">
        <source></source>
        <translation>That works, too, in a moment. First the grande worker and its gold.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9">
        <source></source>
        <translation>Now the regular worker: pull it down for one vote.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint1">
        <source></source>
        <translation>It stands in the second frame of the same row.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint2">
        <source></source>
        <translation>Touch the regular worker, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.unwanted">
        <source></source>
        <translation>Later. The regular worker’s vote is waiting.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.10">
        <source></source>
        <translation>That is the beat of Pendulum: place where the timer is not, wait for it, act.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.11">
        <source></source>
        <translation>You can place, wait and act.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.title">
        <source></source>
        <translation>The timer decides</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.1">
        <source></source>
        <translation>Your grande worker waits beside the timer. Your regular worker has acted already and stands in its reward box.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2">
        <source></source>
        <translation>Try it: bring the regular worker home to your mat.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2.after">
        <source></source>
        <translation>Whoever has acted stays until the timer leaves the row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.3">
        <source></source>
        <translation>Let the black sand run out.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4">
        <source></source>
        <translation>The black sand is out. What happens to the timer now?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer1">
        <source></source>
        <translation>It turns by itself</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer2">
        <source></source>
        <translation>It waits for a hand</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer3">
        <source></source>
        <translation>It must turn at once</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.why">
        <source></source>
        <translation>Anybody may flip it, nobody has to. It stands there as long as nobody wants it moved.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5">
        <source></source>
        <translation>Try it: no sand is running. Move the regular worker to the other row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5.after">
        <source></source>
        <translation>Sand or no sand: what counts is where the timer stands.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6">
        <source></source>
        <translation>The timer still stands here, so your grande worker may still act. Take the gold.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint1">
        <source></source>
        <translation>Touch the grande worker, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint2">
        <source></source>
        <translation>The lit box is at the far left of the bottom black row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.unwanted">
        <source></source>
        <translation>You may, but if the timer leaves now, your grande worker has waited for nothing. Act first.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7">
        <source></source>
        <translation>Both have acted. Now it pays to flip: touch the black timer.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint1">
        <source></source>
        <translation>Your workers are free once the timer has left their row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint2">
        <source></source>
        <translation>Touch the lit glass of the black area.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.unwanted">
        <source></source>
        <translation>Allowed, but both workers stay stuck until the black timer leaves.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8">
        <source></source>
        <translation>The timer has gone up. Move the regular worker into the lit frame: any resource you like.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint1">
        <source></source>
        <translation>It may go anywhere now, even back into the same row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint2">
        <source></source>
        <translation>Touch the regular worker, then the fourth frame of the bottom black row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.unwanted">
        <source></source>
        <translation>A free worker may do that. For this lesson, choose the lit frame.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.9">
        <source></source>
        <translation>Let us forget the grande worker on purpose. It stays in its reward box.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.10">
        <source></source>
        <translation>The black sand runs out again.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11">
        <source></source>
        <translation>Bring the timer back down: touch it.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint1">
        <source></source>
        <translation>The black timer stands at the top row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint2">
        <source></source>
        <translation>Touch the lit glass of the black area.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.unwanted">
        <source></source>
        <translation>In a moment. First bring the timer back to your workers.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12">
        <source></source>
        <translation>The timer is back. May the forgotten grande worker act once more?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.why">
        <source></source>
        <translation>It has acted, and has to stay until the timer leaves. Forgetting a worker happens to everybody.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13">
        <source></source>
        <translation>But the regular worker is ready. Pull it down.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint1">
        <source></source>
        <translation>It stands in the fourth frame of the bottom black row.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint2">
        <source></source>
        <translation>Touch the regular worker, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.unwanted">
        <source></source>
        <translation>Later. The regular worker can act now.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14">
        <source></source>
        <translation>Take the resource you like best.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint1">
        <source></source>
        <translation>Red is military, blue is culture, yellow is gold.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint2">
        <source></source>
        <translation>Touch any of the three.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.unwanted">
        <source></source>
        <translation>Choose one of the three first.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.15">
        <source></source>
        <translation>You know when workers may move and when they act.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.title">
        <source></source>
        <translation>Gold and production</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.1">
        <source></source>
        <translation>Green and purple actions are rich, and each costs two gold. The pennant above a reward box shows the price.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2">
        <source></source>
        <translation>Put your grande worker into the wide frame, beside your other worker. This frame leads to two boxes.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint1">
        <source></source>
        <translation>The wide frame is at the right of the bottom green row.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint2">
        <source></source>
        <translation>Touch the grande worker on your mat, then the lit frame.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.unwanted">
        <source></source>
        <translation>You may do that, too. Today the grande worker goes to the wide green frame.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3">
        <source></source>
        <translation>Your grande worker stands in a green frame. Does it act now?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer1">
        <source></source>
        <translation>Not yet</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer2">
        <source></source>
        <translation>Yes, at once</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.why">
        <source></source>
        <translation>Placing never acts. First the timer has to come to this row.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.4">
        <source></source>
        <translation>A few more seconds of green sand.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5">
        <source></source>
        <translation>Bring the green timer to your workers.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint1">
        <source></source>
        <translation>A timer that has run out may be flipped.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint2">
        <source></source>
        <translation>Touch the lit glass of the green area.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.unwanted">
        <source></source>
        <translation>That can wait: your green workers need their timer.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6">
        <source></source>
        <translation>Act with the grande worker: red production. Keep an eye on your military.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint1">
        <source></source>
        <translation>Touch the grande worker, then the right one of its two boxes.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint2">
        <source></source>
        <translation>Touch the lit box at the far right of the bottom green row.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.unwanted">
        <source></source>
        <translation>You may do that, too. First we want to see red production, with the grande worker.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.7">
        <source></source>
        <translation>First the price, always: two gold.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.8">
        <source></source>
        <translation>Then your red production: four military, as your mat shows.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.9">
        <source></source>
        <translation>You had eight and can hold ten. Two are lost: spend before you produce.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10">
        <source></source>
        <translation>Try it: act with the regular worker as well, for two popularity.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10.after">
        <source></source>
        <translation>The worker simply keeps waiting. Let us earn some gold.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11">
        <source></source>
        <translation>A worker of yours waits in black, beside its timer. Pull it down: yellow production, for nothing.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint1">
        <source></source>
        <translation>Black actions cost no gold.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint2">
        <source></source>
        <translation>Touch your worker in the bottom black row, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.unwanted">
        <source></source>
        <translation>Not yet. Earn the gold first.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12">
        <source></source>
        <translation>Three gold. Now the regular worker can pay: two popularity for you.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint1">
        <source></source>
        <translation>Touch the regular worker in green, then the left one of its boxes.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint2">
        <source></source>
        <translation>Touch the lit box in the middle of the bottom green row.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.unwanted">
        <source></source>
        <translation>The other box pays military, and you are full. Take the lit one.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13">
        <source></source>
        <translation>Where do workers move, and where do they act?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer1">
        <source></source>
        <translation>Move without timer, act with it</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer2">
        <source></source>
        <translation>Move with timer, act without it</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer3">
        <source></source>
        <translation>Both, in any row</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.why">
        <source></source>
        <translation>Workers enter and leave rows without a timer; they act in the row where it stands.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.14">
        <source></source>
        <translation>You can pay, produce and mind the limit of ten.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.title">
        <source></source>
        <translation>Stratagems</translation>
    </message>
    <message id="pendulum.lesson.stratagems.1">
        <source></source>
        <translation>Stratagems need no worker and no timer. Play one whenever you like.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2">
        <source></source>
        <translation>Play the lit card: one prestige, for nothing.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint1">
        <source></source>
        <translation>Your cards lie on your mat, below the tracks.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint2">
        <source></source>
        <translation>Touch the lit card, then touch it again.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.unwanted">
        <source></source>
        <translation>You may do that, too. Begin with the lit card.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3">
        <source></source>
        <translation>That was easy. May you play the same card again at once?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer1">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer2">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.why">
        <source></source>
        <translation>Played cards have to be taken back first. That has its price, too; we shall soon come to it.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.4">
        <source></source>
        <translation>Your grande worker has just acted in purple. The timer there has three minutes of sand, but you have a card.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5">
        <source></source>
        <translation>Play the card with the hourglass and the worker.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint1">
        <source></source>
        <translation>It brings back a worker from a row with a timer.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint2">
        <source></source>
        <translation>Touch the lit card, then touch it again.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.unwanted">
        <source></source>
        <translation>A useful move, too. Now the card that frees your worker.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6">
        <source></source>
        <translation>Choose the worker who comes home.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint1">
        <source></source>
        <translation>Only one of yours is stuck beside a timer.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint2">
        <source></source>
        <translation>Touch your grande worker in purple.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.unwanted">
        <source></source>
        <translation>If you give up now, the card is wasted. Choose the worker.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7">
        <source></source>
        <translation>Without that card, when would your grande worker have been free?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer1">
        <source></source>
        <translation>When the sand is out</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer2">
        <source></source>
        <translation>When the timer leaves its row</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer3">
        <source></source>
        <translation>At once</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.why">
        <source></source>
        <translation>Who has acted stays until the timer goes to the other row.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8">
        <source></source>
        <translation>Try it: touch your discard to take your cards back.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8.after">
        <source></source>
        <translation>All your played cards would come back at once. So find some more culture.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9">
        <source></source>
        <translation>Play the card for one resource of your choice.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint1">
        <source></source>
        <translation>It shows a cube in three colours.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint2">
        <source></source>
        <translation>Touch the lit card, then touch it again.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.unwanted">
        <source></source>
        <translation>First the missing culture: play the lit card.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10">
        <source></source>
        <translation>Take one culture.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint1">
        <source></source>
        <translation>Culture is blue.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint2">
        <source></source>
        <translation>Touch culture: blue, with an open book.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.unwanted">
        <source></source>
        <translation>A good thing to have, but today you need the fifth culture.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11">
        <source></source>
        <translation>Five culture. Take all your cards back: touch the discard.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint1">
        <source></source>
        <translation>The discard lies at the left of your mat.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint2">
        <source></source>
        <translation>Touch the lit pile.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.unwanted">
        <source></source>
        <translation>You may, but your cards are worth more: take them back.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12">
        <source></source>
        <translation>All three are in your hand again. Take the prestige once more.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint1">
        <source></source>
        <translation>The same card as at the start.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint2">
        <source></source>
        <translation>Touch the lit card, then touch it again.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.unwanted">
        <source></source>
        <translation>That is possible again, too. First the prestige.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13">
        <source></source>
        <translation>A timer’s sand is out, and it still stands in your worker’s row. May the worker leave?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer1">
        <source></source>
        <translation>Yes, no sand is running</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer2">
        <source></source>
        <translation>No, the timer is still there</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.why">
        <source></source>
        <translation>The timer’s place counts, not its sand.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.14">
        <source></source>
        <translation>You can play stratagems and take them back.</translation>
    </message>
    <message id="pendulum.lesson.provinces.title">
        <source></source>
        <translation>Provinces</translation>
    </message>
    <message id="pendulum.lesson.provinces.1">
        <source></source>
        <translation>Four provinces lie open. Each one makes one of your productions bigger, for the rest of the game.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2">
        <source></source>
        <translation>Your grande worker stands ready: pull it down to conquer, for four military.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint1">
        <source></source>
        <translation>Touch the grande worker in the bottom black row, then the box below.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint2">
        <source></source>
        <translation>Touch the lit box, the third of the row.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.unwanted">
        <source></source>
        <translation>That is allowed, but you came to conquer.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3">
        <source></source>
        <translation>Try it: leave the choice open for a moment and bring the regular worker home.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3.after">
        <source></source>
        <translation>That keeps it fair: everybody does one thing at a time.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4">
        <source></source>
        <translation>Choose your province: Lochern, the first open card.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint1">
        <source></source>
        <translation>Any open card would do, or the unseen top of the deck.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint2">
        <source></source>
        <translation>Touch the lit card.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.unwanted">
        <source></source>
        <translation>You may, but let us take Lochern together.</translation>
    </message>
    <message id="pendulum.lesson.provinces.5">
        <source></source>
        <translation>Every side of the card has its own colour and gain. Under red, Lochern adds two military.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6">
        <source></source>
        <translation>Tuck it under your red production. Once there, it never moves again.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint1">
        <source></source>
        <translation>The four productions are at the right of your mat, above your votes and resources.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint2">
        <source></source>
        <translation>Touch the red one.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.unwanted">
        <source></source>
        <translation>It would fit there, too. We are about to use red.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7">
        <source></source>
        <translation>The row has a gap. Anybody may fill it, nobody has to. Do it now.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint1">
        <source></source>
        <translation>The button with the cards is at the right of your mat.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint2">
        <source></source>
        <translation>Touch the lit button with the cards.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.unwanted">
        <source></source>
        <translation>Later. First fill the gap in the row.</translation>
    </message>
    <message id="pendulum.lesson.provinces.8">
        <source></source>
        <translation>Your regular worker waits in green. Let that sand run out.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9">
        <source></source>
        <translation>Bring the green timer down to it.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint1">
        <source></source>
        <translation>The green timer has run out.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint2">
        <source></source>
        <translation>Touch the lit glass of the green area.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.unwanted">
        <source></source>
        <translation>Not now: your regular worker needs the green timer.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10">
        <source></source>
        <translation>Pull the regular worker down to red production.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint1">
        <source></source>
        <translation>It is the right one of its two boxes.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint2">
        <source></source>
        <translation>Touch the regular worker, then the lit box.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.unwanted">
        <source></source>
        <translation>That would be two popularity. First see what your province is worth.</translation>
    </message>
    <message id="pendulum.lesson.provinces.11">
        <source></source>
        <translation>Six military: four from your mat, two from Lochern. Early provinces pay most often.</translation>
    </message>
    <message id="pendulum.lesson.provinces.12">
        <source></source>
        <translation>You hold eight military and produce six. How many do you have then?</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer1">
        <source></source>
        <translation>Ten</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer2">
        <source></source>
        <translation>Fourteen</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer3">
        <source></source>
        <translation>Eight</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.why">
        <source></source>
        <translation>Ten of each resource is all you can hold; the rest is lost. Votes have no limit.</translation>
    </message>
    <message id="pendulum.lesson.provinces.13">
        <source></source>
        <translation>Tuck as many as you like. At each council, only two may stay under one production.</translation>
    </message>
    <message id="pendulum.lesson.provinces.14">
        <source></source>
        <translation>You can conquer provinces and produce with them.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.title">
        <source></source>
        <translation>Votes and the council</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.1">
        <source></source>
        <translation>Each round ends with a council. Votes decide who stands high on the privilege track and chooses first.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.2">
        <source></source>
        <translation>The purple sand runs out …</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3">
        <source></source>
        <translation>Try it: the purple sand is out. Press the tick to go to the council.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3.after">
        <source></source>
        <translation>An empty glass calls nobody. The council comes when the last purple marker is pushed off.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4">
        <source></source>
        <translation>One purple marker is left. Flip the purple timer and push it off.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint1">
        <source></source>
        <translation>Every purple flip pushes one marker off the board.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint2">
        <source></source>
        <translation>Touch the lit glass of the purple area.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.unwanted">
        <source></source>
        <translation>You may do that before the council. But now: the purple timer.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5">
        <source></source>
        <translation>Try it: the black sand is out as well. Flip that timer.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5.after">
        <source></source>
        <translation>But everybody may finish, without hurry, whatever is still possible.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6">
        <source></source>
        <translation>The purple timer has come to your grande worker. Take the vote, with a prestige and a popularity.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint1">
        <source></source>
        <translation>Touch the grande worker, then the left one of its boxes.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint2">
        <source></source>
        <translation>Touch the lit box in the middle of the bottom purple row.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.unwanted">
        <source></source>
        <translation>Good as well, but you want that vote now.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7">
        <source></source>
        <translation>You have done what you can. Press the tick.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint1">
        <source></source>
        <translation>The tick is at the right of your mat.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint2">
        <source></source>
        <translation>Press the lit tick.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.unwanted">
        <source></source>
        <translation>You may, but today nothing more is needed.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.9">
        <source></source>
        <translation>All are done: the council counts the votes.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.10">
        <source></source>
        <translation>Bolk has four votes, and so have you. In a tie, whoever stood lower moves ahead: you are first!</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.11">
        <source></source>
        <translation>The first place pays two points of your choice, and then the first pick of the rewards.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12">
        <source></source>
        <translation>Take a point: on which track?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint1">
        <source></source>
        <translation>Power, prestige or popularity, as you like.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint2">
        <source></source>
        <translation>Touch your power, prestige or popularity track.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.unwanted">
        <source></source>
        <translation>First the point.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13">
        <source></source>
        <translation>And the second one. It may go to another track.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint1">
        <source></source>
        <translation>The marker furthest from the scroll needs it most.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint2">
        <source></source>
        <translation>Touch your power, prestige or popularity track.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.unwanted">
        <source></source>
        <translation>First the point.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14">
        <source></source>
        <translation>Now the reward. Take the grande worker’s card: one regular worker grows, for good.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint1">
        <source></source>
        <translation>Cards with a black sun would go to your hand as stratagems.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint2">
        <source></source>
        <translation>Touch the lit card on the council board.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.unwanted">
        <source></source>
        <translation>A good reward, too. Today take the grande worker’s card.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15">
        <source></source>
        <translation>Choose the worker who becomes a grande worker.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint1">
        <source></source>
        <translation>You have just one regular worker.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint2">
        <source></source>
        <translation>Touch your regular worker.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.unwanted">
        <source></source>
        <translation>First the worker who grows.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.17">
        <source></source>
        <translation>Bolk is second: one point, and a card with one power, one prestige and one popularity …</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.18">
        <source></source>
        <translation>… and Gambal, third, takes five military.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.19">
        <source></source>
        <translation>All votes are spent. The next council counts new ones.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20">
        <source></source>
        <translation>You have played a stratagem. How do you get to play it again?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer1">
        <source></source>
        <translation>Just play it</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer2">
        <source></source>
        <translation>Take your cards back first</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer3">
        <source></source>
        <translation>Wait for the council</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.why">
        <source></source>
        <translation>For five culture all your played stratagems come back, at any time in a round.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.21">
        <source></source>
        <translation>You can win votes, call the council and choose first.</translation>
    </message>
    <message id="pendulum.lesson.achievements.title">
        <source></source>
        <translation>Achievements and the legend</translation>
    </message>
    <message id="pendulum.lesson.achievements.1">
        <source></source>
        <translation>Without the legendary point nobody wins. The token lies on the achievement, and the first to complete it may take it.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2">
        <source></source>
        <translation>Try it: press the star and claim the achievement.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2.after">
        <source></source>
        <translation>Military and culture you have already.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3">
        <source></source>
        <translation>Your regular worker can fetch it: pull it down for one vote.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint1">
        <source></source>
        <translation>It stands beside the timer in the bottom black row.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint2">
        <source></source>
        <translation>Touch the regular worker, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.unwanted">
        <source></source>
        <translation>That does not bring the vote. Use your regular worker.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4">
        <source></source>
        <translation>Now claim it, and take the legendary point instead of the reward on the scroll.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint1">
        <source></source>
        <translation>Press the star, then choose the legendary token.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint2">
        <source></source>
        <translation>Choose the token with the compass star.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.unwanted">
        <source></source>
        <translation>You may, but without the legendary point nobody wins. Take the token.</translation>
    </message>
    <message id="pendulum.lesson.achievements.5">
        <source></source>
        <translation>Look: four military, four culture, three votes are still yours. An achievement only wants to see them; it takes nothing.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6">
        <source></source>
        <translation>Try it: you still hold it all. Claim the scroll’s reward as well.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6.after">
        <source></source>
        <translation>So it is token or reward, never both. The next round brings a new card.</translation>
    </message>
    <message id="pendulum.lesson.achievements.7">
        <source></source>
        <translation>Bolk completes it, too. The token is gone, so he gets the scroll’s reward: one power, one prestige.</translation>
    </message>
    <message id="pendulum.lesson.achievements.8">
        <source></source>
        <translation>You are choosing a province. May you quickly move a worker before you decide?</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer1">
        <source></source>
        <translation>No, finish first</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer2">
        <source></source>
        <translation>Yes, at any time</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.why">
        <source></source>
        <translation>One action at a time: what you begin, you finish before anything else.</translation>
    </message>
    <message id="pendulum.lesson.achievements.9">
        <source></source>
        <translation>The token comes back every round. With two or three players, it first appears in round two.</translation>
    </message>
    <message id="pendulum.lesson.achievements.10">
        <source></source>
        <translation>You can claim an achievement and the legendary point.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.title">
        <source></source>
        <translation>When hands meet</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.1">
        <source></source>
        <translation>Everybody moves at once here. Bolk stands above you on the privilege track; remember that.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2">
        <source></source>
        <translation>Put your regular worker into the wide green frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint1">
        <source></source>
        <translation>It is at the right of the bottom green row.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint2">
        <source></source>
        <translation>Touch the regular worker on your mat, then the lit frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.unwanted">
        <source></source>
        <translation>You may do that, too. First the regular worker, into the wide green frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.3">
        <source></source>
        <translation>Bolk’s hand comes half a second later …</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.4">
        <source></source>
        <translation>… and he gets the frame. Within one second, the higher privilege goes first, and your worker is home again.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5">
        <source></source>
        <translation>Try it: put your regular worker there all the same.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5.after">
        <source></source>
        <translation>So it is in green and purple. In black everybody is welcome.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6">
        <source></source>
        <translation>But nobody blocks a grande worker. Put yours into Bolk’s frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint1">
        <source></source>
        <translation>The grande worker is the tall one on your mat.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint2">
        <source></source>
        <translation>Touch it, then the lit frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.unwanted">
        <source></source>
        <translation>You may. But see first what a grande worker can do.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7">
        <source></source>
        <translation>And the regular worker goes to the black area, where nobody blocks. Choose a lit frame.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint1">
        <source></source>
        <translation>The bottom black row has no timer now.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint2">
        <source></source>
        <translation>Touch the regular worker, then one of the lit frames.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.unwanted">
        <source></source>
        <translation>Fair enough, but the lit black frames are free of charge.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.8">
        <source></source>
        <translation>Let the green sand run out.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.9">
        <source></source>
        <translation>Bolk is in a hurry: he flips the green timer. You need not do everything yourself.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.10">
        <source></source>
        <translation>He takes two popularity.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11">
        <source></source>
        <translation>Reward boxes never block. Take the same two popularity.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint1">
        <source></source>
        <translation>Touch your grande worker, then the box where Bolk stands.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint2">
        <source></source>
        <translation>Touch the lit box in the middle of the bottom green row.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.unwanted">
        <source></source>
        <translation>You may, but join Bolk now: two popularity for you, too.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12">
        <source></source>
        <translation>When is the council called?</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer1">
        <source></source>
        <translation>With the last purple marker</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer2">
        <source></source>
        <translation>When purple sand is out</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer3">
        <source></source>
        <translation>After six minutes</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.why">
        <source></source>
        <translation>The flip that pushes off the last purple marker calls it, however much sand there is.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.13">
        <source></source>
        <translation>You know who blocks whom, and who comes first.</translation>
    </message>
    <message id="pendulum.lesson.first-round.title">
        <source></source>
        <translation>Your first round, without sand</translation>
    </message>
    <message id="pendulum.lesson.first-round.1">
        <source></source>
        <translation>A whole round against Bolk. No sand runs: the timers move when both of you are done.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2">
        <source></source>
        <translation>Begin with your grande worker: any lit frame of a bottom row.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2.advice1">
        <source></source>
        <translation>All timers come to the bottom rows first. Two gold pay for one action in green or purple.</translation>
    </message>
    <message id="pendulum.lesson.first-round.3">
        <source></source>
        <translation>Bolk begins with his own yellow production.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4">
        <source></source>
        <translation>Now your regular worker. The neutral workers belong to nobody; they only block regular workers.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4.advice1">
        <source></source>
        <translation>The black area is never blocked. A vote or two gold come without a price.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6">
        <source></source>
        <translation>Ring the bell: all three timers go to the bottom rows.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint1">
        <source></source>
        <translation>The bell is at the right of your mat.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint2">
        <source></source>
        <translation>Press the lit bell.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.unwanted">
        <source></source>
        <translation>First the round has to begin.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7">
        <source></source>
        <translation>All timers stand beside your workers: act with both. Then press the tick.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7.advice1">
        <source></source>
        <translation>A worker that has acted stays where it is. Take your time: no sand runs.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8">
        <source></source>
        <translation>The black timer has gone up: workers in the bottom black row are free. Place them where a timer will come.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8.advice1">
        <source></source>
        <translation>Black comes and goes almost every step. A worker placed now acts soon.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9">
        <source></source>
        <translation>A row without a timer is for planning, a row with one for acting. Use both.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9.advice1">
        <source></source>
        <translation>Green moves next. A worker placed in the top green row now will act then.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10">
        <source></source>
        <translation>The green timer has gone up. Workers below may leave, workers above may act.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10.advice1">
        <source></source>
        <translation>Stratagems need no timer. One prestige is there for nothing.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11">
        <source></source>
        <translation>Black again. Do what you can, plan the rest, press the tick.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11.advice1">
        <source></source>
        <translation>Purple and black move together next.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12">
        <source></source>
        <translation>Purple has moved. One purple marker is left, and it will call the council.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12.advice1">
        <source></source>
        <translation>Four military buy a province in black. Early provinces pay most often.</translation>
    </message>
    <message id="pendulum.lesson.first-round.13">
        <source></source>
        <translation>You complete an achievement that asks for four gold. What do you pay?</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer1">
        <source></source>
        <translation>Nothing</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer2">
        <source></source>
        <translation>Four gold</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.why">
        <source></source>
        <translation>It only wants to see the gold; it takes nothing. Once a round, for everybody.</translation>
    </message>
    <message id="pendulum.lesson.first-round.14">
        <source></source>
        <translation>Look at the achievement: four culture, four gold and three votes. Can you get there?</translation>
    </message>
    <message id="pendulum.lesson.first-round.14.advice1">
        <source></source>
        <translation>The neutral player always has three votes and stands last, so it wins a tie. Four votes beat it.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15">
        <source></source>
        <translation>Green goes back down. Collect what is waiting there.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15.advice1">
        <source></source>
        <translation>Gold first: without two gold, a green worker waits in vain.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16">
        <source></source>
        <translation>The council is near: two more steps. Votes count now.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16.advice1">
        <source></source>
        <translation>Compare votes: the first place at the council is worth two points.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17">
        <source></source>
        <translation>The next step calls the council. Place everybody where all three timers are going.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17.advice1">
        <source></source>
        <translation>All three timers move with the last step, so every waiting worker acts once more.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18">
        <source></source>
        <translation>The council is called. Act with everybody who can, then press the tick.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18.advice1">
        <source></source>
        <translation>Votes still count until both of you have pressed the tick. Take the last ones.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19">
        <source></source>
        <translation>The council. The neutral player counts with three votes. When your turn comes, take points and a reward.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19.advice1">
        <source></source>
        <translation>A stratagem stays for the whole game. A second grande worker is never blocked.</translation>
    </message>
    <message id="pendulum.lesson.first-round.20">
        <source></source>
        <translation>You can play a whole round of Pendulum.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.title">
        <source></source>
        <translation>And now with sand</translation>
    </message>
    <message id="pendulum.lesson.with-sand.1">
        <source></source>
        <translation>Round two, and now the sand is real: black forty-five seconds, green two minutes, purple three.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2">
        <source></source>
        <translation>Bolk and you reach for one frame within a second. Who gets it?</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer1">
        <source></source>
        <translation>The faster hand</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer2">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer3">
        <source></source>
        <translation>The higher privilege</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.why">
        <source></source>
        <translation>The privilege track decides. This round you stand above Bolk.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3">
        <source></source>
        <translation>Ring the bell when you are ready. The pause button stops all sand whenever you need it.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint1">
        <source></source>
        <translation>The bell is at the right of your mat.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint2">
        <source></source>
        <translation>Press the lit bell.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.unwanted">
        <source></source>
        <translation>The round begins with the bell.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4">
        <source></source>
        <translation>The timers have come to your workers. Begin with the gold: yellow production, and Lochern adds one.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint1">
        <source></source>
        <translation>Your regular worker stands in the top black row.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint2">
        <source></source>
        <translation>Touch it, then the box below it.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.unwanted">
        <source></source>
        <translation>Good, in a moment. The gold first: it pays for the rest.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5">
        <source></source>
        <translation>Now you. Act, place, flip what has run out. There is more time than it seems.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5.advice1">
        <source></source>
        <translation>Watch black most: it turns eight times while purple turns twice.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6">
        <source></source>
        <translation>The council is called, and no sand hurries you. Finish what you can, then press the tick.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6.advice1">
        <source></source>
        <translation>Look at the achievement once more: military, gold and votes are not spent on it.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7">
        <source></source>
        <translation>Take your points and your reward.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7.advice1">
        <source></source>
        <translation>The marker furthest from the scroll decides in the end. Give it the point.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8">
        <source></source>
        <translation>Move free workers for round three, then press the tick.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8.advice1">
        <source></source>
        <translation>The timers will all change rows. Put workers where no timer stands now.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.9">
        <source></source>
        <translation>You can play Pendulum. From here it counts.</translation>
    </message>
    <message id="pendulum.first.flip">
        <source></source>
        <translation>The sand in a timer has run out. You may flip it; anybody may, nobody has to. It goes to the other row.</translation>
    </message>
    <message id="pendulum.first.act">
        <source></source>
        <translation>Your worker stands in a row with a timer. Move it to the reward box, pay the pennant and take the reward.</translation>
    </message>
    <message id="pendulum.first.take">
        <source></source>
        <translation>A province of your own! Take an open one or the unseen top card. It joins one of your productions and pays along with it.</translation>
    </message>
    <message id="pendulum.first.tuck">
        <source></source>
        <translation>Choose well: the province stays under this production for good, and only its icon of that colour counts.</translation>
    </message>
    <message id="pendulum.first.play">
        <source></source>
        <translation>Stratagems can be played at any moment, each of them once. Later you pay once to take them all back.</translation>
    </message>
    <message id="pendulum.first.recover">
        <source></source>
        <translation>You can afford to take all played stratagems back. The price is always the same, so the more of them, the better.</translation>
    </message>
    <message id="pendulum.first.achieve">
        <source></source>
        <translation>You have what the achievement asks for. Claiming it costs nothing: choose the legendary token or the reward on its scroll.</translation>
    </message>
    <message id="pendulum.first.done">
        <source></source>
        <translation>With the tick you say that you are done. If somebody below you in privilege acts after that, you may come back.</translation>
    </message>
    <message id="pendulum.first.choose">
        <source></source>
        <translation>The council: whoever had more votes chooses earlier. Each of you takes one reward, and nobody replaces the cards.</translation>
    </message>
    <message id="pendulum.first.discard">
        <source></source>
        <translation>At a council only so many provinces may stay under a production. Choose what goes; between councils there is no limit.</translation>
    </message>
</context>
</TS>
