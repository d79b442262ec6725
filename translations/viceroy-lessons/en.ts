<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="viceroy.lesson.what-wins.title">
        <source></source>
        <translation>What wins</translation>
    </message>
    <message id="viceroy.lesson.what-wins.1">
        <source></source>
        <translation>You govern a province and want more. Allies and laws build your pyramid of power.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.2">
        <source></source>
        <translation>Power points win: whoever has most of them after twelve rounds.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3">
        <source></source>
        <translation>The Mentor lies at the blue auction card. Hold the bar of your screen and seal a blue gem for him.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Your gems lie behind your screen: hold its bar.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Hold the bar of your screen and choose the blue gem.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>That is allowed in a match. Here we follow the Mentor: bid blue.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.4">
        <source></source>
        <translation>All bids open at once. Only you bid blue, so the Mentor is yours.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.5">
        <source></source>
        <translation>Your gem goes to the reserve: even a winning bid is paid.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.6">
        <source></source>
        <translation>After the auction comes development. Your rival passes and lays nothing.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7">
        <source></source>
        <translation>Each round you may lay up to three cards, one by one. Choose the Mentor.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint1">
        <source></source>
        <translation>He is in your hand, behind your screen.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Choose the Mentor, not the pass.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>If you pass now, you lay nothing in this round. Choose the Mentor.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8">
        <source></source>
        <translation>Lay him beside your first card: touch a lit place twice. His first row costs one green gem.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint1">
        <source></source>
        <translation>Two places are lit beside the Sorceress.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint2">
        <source></source>
        <translation>Lay the Mentor on a lit place.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.unwanted">
        <source></source>
        <translation>He fits beside the Sorceress: left or right.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.9">
        <source></source>
        <translation>Three power points lie on the Mentor. They are yours to the end.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10">
        <source></source>
        <translation>What wins the game?</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer1">
        <source></source>
        <translation>Most gems</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer2">
        <source></source>
        <translation>Most power points</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer3">
        <source></source>
        <translation>The tallest pyramid</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.why">
        <source></source>
        <translation>Only power points count. Gems and height help you to get them.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.11">
        <source></source>
        <translation>You can win a card and lay it for points.</translation>
    </message>
    <message id="viceroy.lesson.bidding.title">
        <source></source>
        <translation>Bids and ties</translation>
    </message>
    <message id="viceroy.lesson.bidding.1">
        <source></source>
        <translation>A bid is one gem, sealed in secret. Its colour says which card you want.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2">
        <source></source>
        <translation>Try it: bid for the Knight at the red auction card.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2.after">
        <source></source>
        <translation>You do have blue, though, and the Captain lies there.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3">
        <source></source>
        <translation>So seal a blue gem for the Captain.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint1">
        <source></source>
        <translation>Your gems lie behind your screen.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint2">
        <source></source>
        <translation>Choose the blue gem.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.unwanted">
        <source></source>
        <translation>Allowed, but let us meet a tie first: bid blue.</translation>
    </message>
    <message id="viceroy.lesson.bidding.4">
        <source></source>
        <translation>Two blue bids for one card: nobody takes it, and both gems are gone.</translation>
    </message>
    <message id="viceroy.lesson.bidding.5">
        <source></source>
        <translation>Nothing settles equal bids: no number, no turn order. Whoever has no card bids again.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6">
        <source></source>
        <translation>Try it: bid yellow. Your other rival has just won the Druid there.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6.after">
        <source></source>
        <translation>Of your colours, blue and green still have a card.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8">
        <source></source>
        <translation>Second bidding round. Bid blue once more: perhaps your rival gives way.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint1">
        <source></source>
        <translation>The Captain still lies at blue.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint2">
        <source></source>
        <translation>Choose the blue gem.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.unwanted">
        <source></source>
        <translation>Wise, perhaps. But try the Captain once more: bid blue.</translation>
    </message>
    <message id="viceroy.lesson.bidding.9">
        <source></source>
        <translation>Blue against blue again. Your second gem is gone.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11">
        <source></source>
        <translation>The third bidding round is the last. Change your mind: bid green for the Tracker.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint1">
        <source></source>
        <translation>The Tracker lies at green.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint2">
        <source></source>
        <translation>Choose the green gem.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.unwanted">
        <source></source>
        <translation>A pass would pay three gems at once. Try the Tracker first: bid green.</translation>
    </message>
    <message id="viceroy.lesson.bidding.12">
        <source></source>
        <translation>Same thought, same bid! Three gems lost in one auction: it happens.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13">
        <source></source>
        <translation>No card after three bidding rounds counts as a pass, and a pass pays three gems. Take one.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint2">
        <source></source>
        <translation>Any colour will do.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.unwanted">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14">
        <source></source>
        <translation>Take the second gem, any colour you like.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint2">
        <source></source>
        <translation>Any colour will do.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.unwanted">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15">
        <source></source>
        <translation>And the third.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint2">
        <source></source>
        <translation>Any colour will do.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.unwanted">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.lesson.bidding.16">
        <source></source>
        <translation>Only a pass pays gems. Whoever wins a card takes none.</translation>
    </message>
    <message id="viceroy.lesson.bidding.17">
        <source></source>
        <translation>You can bid three times, and you know what ties cost.</translation>
    </message>
    <message id="viceroy.lesson.agreements.title">
        <source></source>
        <translation>Two cards, two bidders</translation>
    </message>
    <message id="viceroy.lesson.agreements.1">
        <source></source>
        <translation>A card that nobody won stays one more round. So two cards lie at blue.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2">
        <source></source>
        <translation>Seal a blue gem. If you bid alone, you may choose either card.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint1">
        <source></source>
        <translation>Your gems lie behind your screen.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint2">
        <source></source>
        <translation>Choose the blue gem.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.unwanted">
        <source></source>
        <translation>The two blue cards are the lesson: bid blue.</translation>
    </message>
    <message id="viceroy.lesson.agreements.3">
        <source></source>
        <translation>Your rival bids blue, too. Two bidders and two cards: you may agree.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4">
        <source></source>
        <translation>Your Corsair has the lowest number, so you speak first. Propose the Captain for yourself.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint1">
        <source></source>
        <translation>The Captain is the older card, at the arrow’s tip.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint2">
        <source></source>
        <translation>Propose that you take the Captain.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.unwanted">
        <source></source>
        <translation>Not yet: ask for the Captain first and see what happens.</translation>
    </message>
    <message id="viceroy.lesson.agreements.5">
        <source></source>
        <translation>Your rival wants the Captain as well, and declines.</translation>
    </message>
    <message id="viceroy.lesson.agreements.6">
        <source></source>
        <translation>No agreement: nobody takes a card, and both gems are gone.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8">
        <source></source>
        <translation>Second bidding round, and both cards are still there. Seal blue again.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint1">
        <source></source>
        <translation>You have blue gems left.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint2">
        <source></source>
        <translation>Choose the blue gem.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.unwanted">
        <source></source>
        <translation>The bargain waits at blue: bid blue.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9">
        <source></source>
        <translation>Leave the Captain to your rival: propose the Prince for yourself.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint1">
        <source></source>
        <translation>The Prince is the newer card.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint2">
        <source></source>
        <translation>Propose that you take the Prince.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.unwanted">
        <source></source>
        <translation>That would only mean another quarrel. Propose the Prince.</translation>
    </message>
    <message id="viceroy.lesson.agreements.10">
        <source></source>
        <translation>Your rival accepts.</translation>
    </message>
    <message id="viceroy.lesson.agreements.11">
        <source></source>
        <translation>Agreed: each of you takes one card. That gem was well spent.</translation>
    </message>
    <message id="viceroy.lesson.agreements.12">
        <source></source>
        <translation>Three bidders at two cards cannot agree. All of them lose their gems.</translation>
    </message>
    <message id="viceroy.lesson.agreements.13">
        <source></source>
        <translation>A tip: talk before you bid. You may promise anything, and nobody must keep it.</translation>
    </message>
    <message id="viceroy.lesson.agreements.14">
        <source></source>
        <translation>You can strike a bargain over two cards.</translation>
    </message>
    <message id="viceroy.lesson.swords.title">
        <source></source>
        <translation>Swords at the auction</translation>
    </message>
    <message id="viceroy.lesson.swords.1">
        <source></source>
        <translation>Behind your screen lies a sword: an attack token. You can bid it instead of a gem.</translation>
    </message>
    <message id="viceroy.lesson.swords.2">
        <source></source>
        <translation>Seal the sword. It takes any card, whatever its colour.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint1">
        <source></source>
        <translation>It lies among your gems.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint2">
        <source></source>
        <translation>Choose the attack token.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.unwanted">
        <source></source>
        <translation>Not this time: seal the sword.</translation>
    </message>
    <message id="viceroy.lesson.swords.3">
        <source></source>
        <translation>Swords come before gems. Two are shown: the pyramid with the lowest card number goes first.</translation>
    </message>
    <message id="viceroy.lesson.swords.4">
        <source></source>
        <translation>Your Corsair is number 1, so you choose. Take the Tracker from the green auction card.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint1">
        <source></source>
        <translation>You may take any card that lies there.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint2">
        <source></source>
        <translation>The Tracker lies at green.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.unwanted">
        <source></source>
        <translation>That card is free to take as well; here, choose the Tracker.</translation>
    </message>
    <message id="viceroy.lesson.swords.5">
        <source></source>
        <translation>Now your rival’s sword takes the Captain.</translation>
    </message>
    <message id="viceroy.lesson.swords.6">
        <source></source>
        <translation>The green bid finds no card left. Its gem is lost, and that rival bids again.</translation>
    </message>
    <message id="viceroy.lesson.swords.7">
        <source></source>
        <translation>Your red gem is still there. May you bid it for the Huntress, too?</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.swords.7.why">
        <source></source>
        <translation>One card an auction for everybody. The next auction comes with the next round.</translation>
    </message>
    <message id="viceroy.lesson.swords.8">
        <source></source>
        <translation>Your sword is spent, like any bid. Kept to the end, it would have hurt every rival.</translation>
    </message>
    <message id="viceroy.lesson.swords.9">
        <source></source>
        <translation>You bid in all three bidding rounds and win nothing. What about your gems?</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer1">
        <source></source>
        <translation>They come back</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer2">
        <source></source>
        <translation>Gone, but I take three as a pass</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer3">
        <source></source>
        <translation>Gone, and nothing for them</translation>
    </message>
    <message id="viceroy.lesson.swords.9.why">
        <source></source>
        <translation>Lost bids are gone. After the third you count as passing, and that pays three gems.</translation>
    </message>
    <message id="viceroy.lesson.swords.10">
        <source></source>
        <translation>You win a card in the auction. Do you take gems as well?</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer1">
        <source></source>
        <translation>Yes, three</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer2">
        <source></source>
        <translation>No, only a pass pays</translation>
    </message>
    <message id="viceroy.lesson.swords.10.why">
        <source></source>
        <translation>Card or gems: only whoever passes takes gems.</translation>
    </message>
    <message id="viceroy.lesson.swords.11">
        <source></source>
        <translation>You and a rival bid green gems for a single card. Who takes it?</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer1">
        <source></source>
        <translation>The lower number</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer2">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="viceroy.lesson.swords.11.why">
        <source></source>
        <translation>Nothing settles equal gem bids: both gems are lost, and both bid again.</translation>
    </message>
    <message id="viceroy.lesson.swords.12">
        <source></source>
        <translation>You can take any card with a sword.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.title">
        <source></source>
        <translation>The pyramid</translation>
    </message>
    <message id="viceroy.lesson.pyramid.1">
        <source></source>
        <translation>Every character has four rows, one for each level: a gem to pay, a reward to get.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2">
        <source></source>
        <translation>Choose the Sergeant.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint2">
        <source></source>
        <translation>Choose the Sergeant, not the Captain.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.unwanted">
        <source></source>
        <translation>Do not pass yet: choose the Sergeant.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3">
        <source></source>
        <translation>Try it: lay the Sergeant on level three. Row three shows one blue gem, and you have one.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3.after">
        <source></source>
        <translation>Red for row one, green for row two, blue for row three: all three at once.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4">
        <source></source>
        <translation>Level one costs only row one, a red gem. Lay the Sergeant at either end.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint1">
        <source></source>
        <translation>The first level grows at its ends.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint2">
        <source></source>
        <translation>Lay him beside the Spy or the Huntress.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.unwanted">
        <source></source>
        <translation>You cannot pay for that place. Level one is lit.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5">
        <source></source>
        <translation>His first row gives three gems. The Captain will need green: take one.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint2">
        <source></source>
        <translation>Take a green gem.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.unwanted">
        <source></source>
        <translation>First the green gem, for the Captain.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6">
        <source></source>
        <translation>Row three of the Captain needs yellow: take one.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint2">
        <source></source>
        <translation>Take a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.unwanted">
        <source></source>
        <translation>First the yellow gem, for the Captain.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7">
        <source></source>
        <translation>The last gem is for you to choose.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint2">
        <source></source>
        <translation>Any colour will do.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.unwanted">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8">
        <source></source>
        <translation>Second development round. Choose the Captain.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint2">
        <source></source>
        <translation>Choose the Captain, not the pass.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.unwanted">
        <source></source>
        <translation>Do not stop yet: the Captain is worth it.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9">
        <source></source>
        <translation>May the Captain lie on level three, only half over the Fairy?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer1">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer2">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.why">
        <source></source>
        <translation>The Captain’s other half would hang in the air.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10">
        <source></source>
        <translation>Lay him over the Druid and the Fairy. Green, blue and yellow pay for three rows.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint1">
        <source></source>
        <translation>Level three has one place, in the middle.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint2">
        <source></source>
        <translation>Lay him over the Druid and the Fairy.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.unwanted">
        <source></source>
        <translation>You can lay him there, but higher rows reward better. Try level three.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.11">
        <source></source>
        <translation>Only row three rewards you: a magic token. The gems and the card of the lower rows are not yours.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12">
        <source></source>
        <translation>Two bidders, two cards, no agreement. Who takes a card?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer1">
        <source></source>
        <translation>The lower number</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer2">
        <source></source>
        <translation>Nobody, and both gems are gone</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer3">
        <source></source>
        <translation>The first bidder</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.why">
        <source></source>
        <translation>Without an agreement nobody takes a card, and both bids are lost.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.13">
        <source></source>
        <translation>Level five is the top: pay all rows, row four twice; take fifteen points or the rewards of rows one to three.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.14">
        <source></source>
        <translation>A tip: high levels need a broad base, so lay some cards low.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.15">
        <source></source>
        <translation>You can climb, and you know what it costs.</translation>
    </message>
    <message id="viceroy.lesson.circles.title">
        <source></source>
        <translation>Circles</translation>
    </message>
    <message id="viceroy.lesson.circles.1">
        <source></source>
        <translation>Where three cards meet, their corners make a circle of four coloured segments.</translation>
    </message>
    <message id="viceroy.lesson.circles.2">
        <source></source>
        <translation>Inventor and Hermit show two yellow corners. Choose the Baron: the half circle at his foot is yellow.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint2">
        <source></source>
        <translation>Choose the Baron.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.unwanted">
        <source></source>
        <translation>Not this time: choose the Baron.</translation>
    </message>
    <message id="viceroy.lesson.circles.3">
        <source></source>
        <translation>Both cards open. The lowest number lays first: Herbalist 3 before Baron 60.</translation>
    </message>
    <message id="viceroy.lesson.circles.4">
        <source></source>
        <translation>Your rival lays the Herbalist.</translation>
    </message>
    <message id="viceroy.lesson.circles.5">
        <source></source>
        <translation>Now you: lay the Baron over Inventor and Hermit, for one yellow and one red gem.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint1">
        <source></source>
        <translation>Two yellow corners touch there.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint2">
        <source></source>
        <translation>Level two, on the left.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.unwanted">
        <source></source>
        <translation>No single-colour circle closes there. Look for the two yellow corners.</translation>
    </message>
    <message id="viceroy.lesson.circles.6">
        <source></source>
        <translation>All four segments are yellow: a single-colour circle. A yellow gem comes to you at once.</translation>
    </message>
    <message id="viceroy.lesson.circles.8">
        <source></source>
        <translation>Your new gem pays for another card. Choose the Arcanist: the half circle at his foot is red.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint2">
        <source></source>
        <translation>Choose the Arcanist, not the pass.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.unwanted">
        <source></source>
        <translation>You can afford one more. Choose the Arcanist.</translation>
    </message>
    <message id="viceroy.lesson.circles.9">
        <source></source>
        <translation>Find the two red corners and lay him over them.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint1">
        <source></source>
        <translation>Look at Hermit and Wanderer.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint2">
        <source></source>
        <translation>Level two, on the right.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.unwanted">
        <source></source>
        <translation>No red circle closes there. Two red corners touch elsewhere.</translation>
    </message>
    <message id="viceroy.lesson.circles.10">
        <source></source>
        <translation>A red circle, a red gem. At the end each circle also scores its level: two points.</translation>
    </message>
    <message id="viceroy.lesson.circles.11">
        <source></source>
        <translation>Two swords are bid in one auction. Who takes a card first?</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer1">
        <source></source>
        <translation>Who sealed first</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer2">
        <source></source>
        <translation>The pyramid with the lowest number</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer3">
        <source></source>
        <translation>Nobody, it is a tie</translation>
    </message>
    <message id="viceroy.lesson.circles.11.why">
        <source></source>
        <translation>The lowest card number in the pyramids decides. Only gem bids can tie.</translation>
    </message>
    <message id="viceroy.lesson.circles.12">
        <source></source>
        <translation>You can close circles and get their gems at once.</translation>
    </message>
    <message id="viceroy.lesson.laws.title">
        <source></source>
        <translation>Laws</translation>
    </message>
    <message id="viceroy.lesson.laws.1">
        <source></source>
        <translation>The dark cards are laws. Laying one costs nothing, on levels one to four.</translation>
    </message>
    <message id="viceroy.lesson.laws.2">
        <source></source>
        <translation>Choose the Home guard.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint1">
        <source></source>
        <translation>It is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint2">
        <source></source>
        <translation>Choose the Home guard.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.unwanted">
        <source></source>
        <translation>Not yet: choose the Home guard.</translation>
    </message>
    <message id="viceroy.lesson.laws.3">
        <source></source>
        <translation>Lay it at either end of level one. No gems needed.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint1">
        <source></source>
        <translation>The first level grows at its ends.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint2">
        <source></source>
        <translation>Lay it beside the Tracker or the Sentry.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.unwanted">
        <source></source>
        <translation>Keep the place beside the Prince for the next law.</translation>
    </message>
    <message id="viceroy.lesson.laws.4">
        <source></source>
        <translation>Some laws let you choose. Take six power points or a defence token.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint1">
        <source></source>
        <translation>Three choices are offered.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint2">
        <source></source>
        <translation>Six power points are a sure thing.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.unwanted">
        <source></source>
        <translation>Gems come too late: this is the last round.</translation>
    </message>
    <message id="viceroy.lesson.laws.5">
        <source></source>
        <translation>One development round is left in the whole game, and two laws are in your hand.</translation>
    </message>
    <message id="viceroy.lesson.laws.6">
        <source></source>
        <translation>Patronage scores two points for each character it touches. Choose it.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint1">
        <source></source>
        <translation>It is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint2">
        <source></source>
        <translation>Choose Patronage.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.unwanted">
        <source></source>
        <translation>A fair choice in a match. Here, choose Patronage.</translation>
    </message>
    <message id="viceroy.lesson.laws.7">
        <source></source>
        <translation>Find the place where it touches three characters.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint1">
        <source></source>
        <translation>Beside, above and below all count.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint2">
        <source></source>
        <translation>Level two, beside the Prince.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.unwanted">
        <source></source>
        <translation>It touches fewer characters there.</translation>
    </message>
    <message id="viceroy.lesson.laws.8">
        <source></source>
        <translation>The game ends, and hands are discarded. The Census never reached your pyramid.</translation>
    </message>
    <message id="viceroy.lesson.laws.9">
        <source></source>
        <translation>Patronage brings six points, the Census none. Laws count only in the pyramid.</translation>
    </message>
    <message id="viceroy.lesson.laws.10">
        <source></source>
        <translation>You lay a character on level three. What do you pay and get?</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer1">
        <source></source>
        <translation>Pay row three, get row three</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer2">
        <source></source>
        <translation>Pay three rows, get row three</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer3">
        <source></source>
        <translation>Pay three rows, get three rows</translation>
    </message>
    <message id="viceroy.lesson.laws.10.why">
        <source></source>
        <translation>Prices add up, rewards do not.</translation>
    </message>
    <message id="viceroy.lesson.laws.11">
        <source></source>
        <translation>You can lay laws where they count.</translation>
    </message>
    <message id="viceroy.lesson.tokens.title">
        <source></source>
        <translation>Science, magic, defence, attack</translation>
    </message>
    <message id="viceroy.lesson.tokens.1">
        <source></source>
        <translation>Your pyramid has a science token, a magic token and a magic bonus. Something is missing.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2">
        <source></source>
        <translation>Last card of the game. Choose the Corporal: his first row gives a defence token.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint2">
        <source></source>
        <translation>Choose the Corporal, not the Herbalist.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.unwanted">
        <source></source>
        <translation>A complete set is worth more than that: choose the Corporal.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3">
        <source></source>
        <translation>Lay him at either end of level one, for a green gem.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint1">
        <source></source>
        <translation>The first level grows at its ends.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint2">
        <source></source>
        <translation>Beside the Prince or the Wanderer.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.unwanted">
        <source></source>
        <translation>You cannot pay for that place. Level one is lit.</translation>
    </message>
    <message id="viceroy.lesson.tokens.4">
        <source></source>
        <translation>Defence, science, magic: a complete set. Each set scores twelve points.</translation>
    </message>
    <message id="viceroy.lesson.tokens.5">
        <source></source>
        <translation>Your magic token is part of the set. Does it still earn its bonus of two?</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer2">
        <source></source>
        <translation>No, it is used up</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.why">
        <source></source>
        <translation>Sets use nothing up. Magic tokens times magic bonus: two points more.</translation>
    </message>
    <message id="viceroy.lesson.tokens.6">
        <source></source>
        <translation>There it is: twelve for the set, two for magic. Every token counts wherever it can.</translation>
    </message>
    <message id="viceroy.lesson.tokens.7">
        <source></source>
        <translation>Swords count, too: each one that a rival has kept costs you four points.</translation>
    </message>
    <message id="viceroy.lesson.tokens.8">
        <source></source>
        <translation>Each of your two rivals kept one sword. You have one defence token. What do you lose?</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer1">
        <source></source>
        <translation>Nothing</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer2">
        <source></source>
        <translation>Four points</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer3">
        <source></source>
        <translation>Eight points</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.why">
        <source></source>
        <translation>A defence token stops one sword, whichever rival keeps it. The other one hits.</translation>
    </message>
    <message id="viceroy.lesson.tokens.9">
        <source></source>
        <translation>Your own sword costs every rival four points, unless a defence token stops it.</translation>
    </message>
    <message id="viceroy.lesson.tokens.10">
        <source></source>
        <translation>Science works earlier as well: one more gem whenever you pass in an auction.</translation>
    </message>
    <message id="viceroy.lesson.tokens.11">
        <source></source>
        <translation>You close a single-colour circle. When does its gem come?</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer1">
        <source></source>
        <translation>At once</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer2">
        <source></source>
        <translation>At the end</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer3">
        <source></source>
        <translation>In the next auction</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.why">
        <source></source>
        <translation>At once, if the reserve has that colour. Its points come at the end.</translation>
    </message>
    <message id="viceroy.lesson.tokens.12">
        <source></source>
        <translation>Several cards open in a development round. Who lays first?</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer1">
        <source></source>
        <translation>The lowest card shown</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer2">
        <source></source>
        <translation>The lowest card in a pyramid</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer3">
        <source></source>
        <translation>The seat to the left</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.why">
        <source></source>
        <translation>In development the cards just shown decide; in auctions the pyramids do.</translation>
    </message>
    <message id="viceroy.lesson.tokens.13">
        <source></source>
        <translation>You can complete sets and stop your rivals’ swords.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.title">
        <source></source>
        <translation>Infinite gems</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.1">
        <source></source>
        <translation>On the Nobleman lies an infinite gem. It pays one blue for you and stays where it is.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2">
        <source></source>
        <translation>Choose the Hermit.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint2">
        <source></source>
        <translation>Choose the Hermit.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.unwanted">
        <source></source>
        <translation>First the Hermit, please.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3">
        <source></source>
        <translation>Lay him on level two. That costs two blue gems, and you have one.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint1">
        <source></source>
        <translation>Level two lies over Nobleman and Spy.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint2">
        <source></source>
        <translation>Lay him over both of them.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.unwanted">
        <source></source>
        <translation>That is cheaper, but level two shows what the infinite gem can do.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4">
        <source></source>
        <translation>Two blue gems are due. How many of them does one infinite gem pay?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer1">
        <source></source>
        <translation>One</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer2">
        <source></source>
        <translation>Both</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.why">
        <source></source>
        <translation>One infinite gem saves one gem.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5">
        <source></source>
        <translation>Let it pay one blue. Your own gem pays the other.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint1">
        <source></source>
        <translation>Use the infinite gem once.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint2">
        <source></source>
        <translation>One by the infinite gem, one by you.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.unwanted">
        <source></source>
        <translation>Use exactly one.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.6">
        <source></source>
        <translation>Two blue paid, but only one gem of yours is gone. A science token is your reward.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7">
        <source></source>
        <translation>Try it: choose the Saboteur, and let the infinite gem pay his blue as well.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7.after">
        <source></source>
        <translation>Having paid, it rests. In the next development phase the infinite gem is fresh again.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8">
        <source></source>
        <translation>So pass: you have laid enough for this round.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint1">
        <source></source>
        <translation>Passing ends your development.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint2">
        <source></source>
        <translation>Choose to pass.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.unwanted">
        <source></source>
        <translation>There is nothing else you can pay for. Pass.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9">
        <source></source>
        <translation>Try it: a new auction has begun, so bid the infinite gem for the Captain.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9.after">
        <source></source>
        <translation>It stays on its card and only helps to lay others.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11">
        <source></source>
        <translation>Then bid your red gem for the Knight.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint1">
        <source></source>
        <translation>The Knight lies at red.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint2">
        <source></source>
        <translation>Choose the red gem.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.unwanted">
        <source></source>
        <translation>Passing would pay, but a card is better now: bid red.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.12">
        <source></source>
        <translation>You have the Knight. Development begins again, and your rival passes.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13">
        <source></source>
        <translation>The infinite gem is fresh again. Choose the Saboteur.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint1">
        <source></source>
        <translation>He is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint2">
        <source></source>
        <translation>Choose the Saboteur.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.unwanted">
        <source></source>
        <translation>Not yet: choose the Saboteur.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14">
        <source></source>
        <translation>Lay him at either end of level one.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint1">
        <source></source>
        <translation>The first level grows at its ends.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint2">
        <source></source>
        <translation>Beside the Spy or the Nobleman.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.unwanted">
        <source></source>
        <translation>You cannot pay for that place. Level one is lit.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15">
        <source></source>
        <translation>Let the infinite gem pay.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint1">
        <source></source>
        <translation>Use it once.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint2">
        <source></source>
        <translation>It pays the whole price.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.unwanted">
        <source></source>
        <translation>You have no blue gem: the infinite one must pay.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.16">
        <source></source>
        <translation>Three points for nothing! At the end the infinite gem scores its level as well.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17">
        <source></source>
        <translation>A law is still in your hand when the game ends. What is it worth?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer1">
        <source></source>
        <translation>All its points</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer2">
        <source></source>
        <translation>Half its points</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer3">
        <source></source>
        <translation>Nothing</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.why">
        <source></source>
        <translation>Laws count only in the pyramid.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.18">
        <source></source>
        <translation>You can use infinite gems, once in every development.</translation>
    </message>
    <message id="viceroy.lesson.passing.title">
        <source></source>
        <translation>Passing well</translation>
    </message>
    <message id="viceroy.lesson.passing.1">
        <source></source>
        <translation>Your Scout could bring seven points on level three, but you have hardly any gems.</translation>
    </message>
    <message id="viceroy.lesson.passing.2">
        <source></source>
        <translation>Pass: no card, but three gems, and one more for each science token. That makes five.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint1">
        <source></source>
        <translation>The pass lies among your gems.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint2">
        <source></source>
        <translation>Bid nothing: pass.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.unwanted">
        <source></source>
        <translation>You could win a card, but not pay for it. Pass this time.</translation>
    </message>
    <message id="viceroy.lesson.passing.3">
        <source></source>
        <translation>Your rival passes, too. The lowest number in a pyramid takes first: the Corsair.</translation>
    </message>
    <message id="viceroy.lesson.passing.4">
        <source></source>
        <translation>Your rival takes the last blue gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.5">
        <source></source>
        <translation>Then a green one.</translation>
    </message>
    <message id="viceroy.lesson.passing.6">
        <source></source>
        <translation>And another.</translation>
    </message>
    <message id="viceroy.lesson.passing.7">
        <source></source>
        <translation>The blue pile is empty now. Can you still take a blue gem?</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.passing.7.why">
        <source></source>
        <translation>That is what the lowest number is good for: it chooses first.</translation>
    </message>
    <message id="viceroy.lesson.passing.8">
        <source></source>
        <translation>The Scout on level three costs two yellow and a red. Take a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint2">
        <source></source>
        <translation>Take a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.unwanted">
        <source></source>
        <translation>The Scout needs yellow first.</translation>
    </message>
    <message id="viceroy.lesson.passing.9">
        <source></source>
        <translation>And the second yellow.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint1">
        <source></source>
        <translation>Row two is yellow as well.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint2">
        <source></source>
        <translation>Take a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.unwanted">
        <source></source>
        <translation>The Scout needs one more yellow.</translation>
    </message>
    <message id="viceroy.lesson.passing.10">
        <source></source>
        <translation>Now the red one.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint1">
        <source></source>
        <translation>Row three is red.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint2">
        <source></source>
        <translation>Take a red gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.unwanted">
        <source></source>
        <translation>The Scout needs a red gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.11">
        <source></source>
        <translation>Science gives two more. Your Castellan costs a yellow gem: take one.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint2">
        <source></source>
        <translation>Take a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.unwanted">
        <source></source>
        <translation>The Castellan needs a yellow gem.</translation>
    </message>
    <message id="viceroy.lesson.passing.12">
        <source></source>
        <translation>The last one is for you to choose.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint1">
        <source></source>
        <translation>The reserve: the four piles of gems beside the auction cards.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint2">
        <source></source>
        <translation>Any colour that is left will do.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.unwanted">
        <source></source>
        <translation>Take a gem from the reserve.</translation>
    </message>
    <message id="viceroy.lesson.passing.14">
        <source></source>
        <translation>Development. Choose the Scout.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint1">
        <source></source>
        <translation>She is in your hand.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint2">
        <source></source>
        <translation>Choose the Scout.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.unwanted">
        <source></source>
        <translation>Not yet: choose the Scout.</translation>
    </message>
    <message id="viceroy.lesson.passing.15">
        <source></source>
        <translation>Mentor 4 is laid before Scout 5.</translation>
    </message>
    <message id="viceroy.lesson.passing.16">
        <source></source>
        <translation>Lay her on level three, over Agent and Warlock.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint1">
        <source></source>
        <translation>Level three has one place.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint2">
        <source></source>
        <translation>Lay her over Agent and Warlock.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.unwanted">
        <source></source>
        <translation>You can, but level three gives seven points.</translation>
    </message>
    <message id="viceroy.lesson.passing.17">
        <source></source>
        <translation>Seven points, paid for by a single pass.</translation>
    </message>
    <message id="viceroy.lesson.passing.19">
        <source></source>
        <translation>Keep your last gems for the next auction: pass in this development round.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint1">
        <source></source>
        <translation>Choose no card.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint2">
        <source></source>
        <translation>Choose to pass.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.unwanted">
        <source></source>
        <translation>You could lay the Castellan, too. Pass here and see what follows.</translation>
    </message>
    <message id="viceroy.lesson.passing.20">
        <source></source>
        <translation>Your rival lays another card, and a third development round follows.</translation>
    </message>
    <message id="viceroy.lesson.passing.21">
        <source></source>
        <translation>You passed before. May you lay the Castellan after all?</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.passing.21.why">
        <source></source>
        <translation>Whoever passes in development is out until the next round, and takes no gems.</translation>
    </message>
    <message id="viceroy.lesson.passing.22">
        <source></source>
        <translation>A magic token is part of a set. Does it still count with a magic bonus?</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.passing.22.why">
        <source></source>
        <translation>Sets use nothing up.</translation>
    </message>
    <message id="viceroy.lesson.passing.23">
        <source></source>
        <translation>Two rivals keep one sword each. You have two defence tokens. What do you lose?</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer1">
        <source></source>
        <translation>Nothing</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer2">
        <source></source>
        <translation>Four points</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer3">
        <source></source>
        <translation>Eight points</translation>
    </message>
    <message id="viceroy.lesson.passing.23.why">
        <source></source>
        <translation>Each defence token stops one sword, whichever rival keeps it.</translation>
    </message>
    <message id="viceroy.lesson.passing.24">
        <source></source>
        <translation>You can pass at the right moment.</translation>
    </message>
    <message id="viceroy.lesson.the-end.title">
        <source></source>
        <translation>The end and its count</translation>
    </message>
    <message id="viceroy.lesson.the-end.1">
        <source></source>
        <translation>Twelve rounds are over. Hands are discarded, but leftover gems can still help.</translation>
    </message>
    <message id="viceroy.lesson.the-end.2">
        <source></source>
        <translation>Each segment of another colour costs a gem. Is your red gem enough for the circle under the Chancellor?</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer1">
        <source></source>
        <translation>Yes</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer2">
        <source></source>
        <translation>No</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.why">
        <source></source>
        <translation>The Chancellor’s half circle counts as two segments.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3">
        <source></source>
        <translation>Your green gem can finish one of two green circles. Choose the one that scores more.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint1">
        <source></source>
        <translation>A circle scores the level of its upper card.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint2">
        <source></source>
        <translation>The circle under the Druid is on level three.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.unwanted">
        <source></source>
        <translation>There is more in it: a circle on level three scores three.</translation>
    </message>
    <message id="viceroy.lesson.the-end.4">
        <source></source>
        <translation>A green circle! Recolouring never pays a gem, it only adds points.</translation>
    </message>
    <message id="viceroy.lesson.the-end.5">
        <source></source>
        <translation>One: circles score their level. Three for green, two for yellow: five.</translation>
    </message>
    <message id="viceroy.lesson.the-end.6">
        <source></source>
        <translation>Two: infinite gems score their card’s level. Yours lies on level two: two.</translation>
    </message>
    <message id="viceroy.lesson.the-end.7">
        <source></source>
        <translation>A circle bonus token would add points to every circle and every infinite gem of its colour.</translation>
    </message>
    <message id="viceroy.lesson.the-end.8">
        <source></source>
        <translation>Three: laws. Patronage touches three characters: six.</translation>
    </message>
    <message id="viceroy.lesson.the-end.9">
        <source></source>
        <translation>Four: power point tokens. Yours say two.</translation>
    </message>
    <message id="viceroy.lesson.the-end.10">
        <source></source>
        <translation>Five: magic. You have two magic tokens and a bonus of three. How many points?</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer1">
        <source></source>
        <translation>Three</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer2">
        <source></source>
        <translation>Five</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer3">
        <source></source>
        <translation>Six</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.why">
        <source></source>
        <translation>Every magic token scores the whole bonus: two times three.</translation>
    </message>
    <message id="viceroy.lesson.the-end.11">
        <source></source>
        <translation>Six: one set of defence, science and magic, twelve. Nothing was used up.</translation>
    </message>
    <message id="viceroy.lesson.the-end.12">
        <source></source>
        <translation>Seven: your rival kept two swords, you have one defence token. What do you lose?</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer1">
        <source></source>
        <translation>Nothing</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer2">
        <source></source>
        <translation>Four</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer3">
        <source></source>
        <translation>Eight</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.why">
        <source></source>
        <translation>One sword is stopped, the other costs four.</translation>
    </message>
    <message id="viceroy.lesson.the-end.13">
        <source></source>
        <translation>Twenty-nine to twenty-eight: your last green gem has won the game!</translation>
    </message>
    <message id="viceroy.lesson.the-end.14">
        <source></source>
        <translation>When can one infinite gem pay?</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer1">
        <source></source>
        <translation>In auctions</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer2">
        <source></source>
        <translation>Once a development phase</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer3">
        <source></source>
        <translation>For every card I lay</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.why">
        <source></source>
        <translation>It helps to lay cards, once in each development phase.</translation>
    </message>
    <message id="viceroy.lesson.the-end.15">
        <source></source>
        <translation>You can recolour, count and win.</translation>
    </message>
    <message id="viceroy.lesson.first-match.title">
        <source></source>
        <translation>A first match</translation>
    </message>
    <message id="viceroy.lesson.first-match.1">
        <source></source>
        <translation>A whole match, with advice. Play whatever the rules allow.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2">
        <source></source>
        <translation>Choose who begins your pyramid, free of charge. Three gems, or a card from a deck?</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint1">
        <source></source>
        <translation>Look at the first rows.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint2">
        <source></source>
        <translation>Either is a good start.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.unwanted">
        <source></source>
        <translation>Choose one of your two characters.</translation>
    </message>
    <message id="viceroy.lesson.first-match.3">
        <source></source>
        <translation>Take what your first card gives.</translation>
    </message>
    <message id="viceroy.lesson.first-match.4">
        <source></source>
        <translation>Bid for a card whose first row you can pay. If none fits, pass and take gems.</translation>
    </message>
    <message id="viceroy.lesson.first-match.5">
        <source></source>
        <translation>Lay up to three cards. Laws are free, and two cards side by side carry a third.</translation>
    </message>
    <message id="viceroy.lesson.first-match.6">
        <source></source>
        <translation>New cards have come. Where two lie at one colour, a single bidder may choose.</translation>
    </message>
    <message id="viceroy.lesson.first-match.7">
        <source></source>
        <translation>Look for circles: two equal corners side by side, and a card with a half circle of that colour.</translation>
    </message>
    <message id="viceroy.lesson.first-match.8">
        <source></source>
        <translation>You pass in a development round. What follows?</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer1">
        <source></source>
        <translation>I take three gems</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer2">
        <source></source>
        <translation>I am out of this phase</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer3">
        <source></source>
        <translation>I sit out one round only</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.why">
        <source></source>
        <translation>In development a pass is final for the phase, and it pays nothing.</translation>
    </message>
    <message id="viceroy.lesson.first-match.9">
        <source></source>
        <translation>Short of gems? A pass in the auction pays three, and one for each science token.</translation>
    </message>
    <message id="viceroy.lesson.first-match.10">
        <source></source>
        <translation>Before you lay a card, compare its rows: a higher level costs more and gives another reward.</translation>
    </message>
    <message id="viceroy.lesson.first-match.11">
        <source></source>
        <translation>At the end you recolour a circle. What do you get?</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer1">
        <source></source>
        <translation>A gem</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer2">
        <source></source>
        <translation>Its points</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer3">
        <source></source>
        <translation>Both</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.why">
        <source></source>
        <translation>A gem comes only when you close a circle by laying a card.</translation>
    </message>
    <message id="viceroy.lesson.first-match.12">
        <source></source>
        <translation>From here it counts. Your points so far stand beside your name. Enjoy the match!</translation>
    </message>
    <message id="viceroy.lesson.first-match.13">
        <source></source>
        <translation>You can play Viceroy.</translation>
    </message>
    <message id="viceroy.first.firstCard">
        <source></source>
        <translation>Your first card costs nothing and pays its bottom row. The other character stays in your hand for later.</translation>
    </message>
    <message id="viceroy.first.bid">
        <source></source>
        <translation>A gem bids for the characters at its own colour. It is gone in any case; if others bid the same, perhaps for nothing.</translation>
    </message>
    <message id="viceroy.first.propose">
        <source></source>
        <translation>A tie at two cards: you may share. Propose who takes which one; if you do not agree, neither of you gets a card.</translation>
    </message>
    <message id="viceroy.first.answer">
        <source></source>
        <translation>A tie at two cards: if you agree, each of you takes one. If you do not, neither of you gets a card.</translation>
    </message>
    <message id="viceroy.first.attackCard">
        <source></source>
        <translation>Attack tokens choose before all gems, and any card on display. Kept to the end instead, each would cost every rival 4 points.</translation>
    </message>
    <message id="viceroy.first.takeGem">
        <source></source>
        <translation>Gems are bids and prices alike. Take colours that you will need; the reserve is shared and can run out.</translation>
    </message>
    <message id="viceroy.first.place">
        <source></source>
        <translation>The higher, the dearer: every level costs its own gem and those of all levels below. You receive that level’s reward alone.</translation>
    </message>
    <message id="viceroy.first.play">
        <source></source>
        <translation>You may play up to three cards in this phase, one after another. Your choice stays secret until everybody has chosen.</translation>
    </message>
    <message id="viceroy.first.fifthLevel">
        <source></source>
        <translation>Level 5 is the top. It pays 15 points, or the rewards of the three lowest rows together.</translation>
    </message>
    <message id="viceroy.first.draw">
        <source></source>
        <translation>The small deck brings characters, the other one laws, which cost nothing to lay. With two icons you choose twice.</translation>
    </message>
    <message id="viceroy.first.recolour">
        <source></source>
        <translation>The last use for gems: one for each segment of another colour turns a whole circle into one colour, and it scores.</translation>
    </message>
</context>
</TS>
