<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="journal.hall.allCards">
        <source></source>
        <translation>All card sets</translation>
    </message>
    <message id="journal.hall.cards">
        <source></source>
        <translation>Card set {cards}</translation>
    </message>
    <message id="journal.hall.empty">
        <source></source>
        <translation>No match of this game has been finished yet.</translation>
    </message>
    <message id="journal.hall.forget">
        <source></source>
        <translation>Forget the name {name}</translation>
    </message>
    <message id="journal.hall.forgetIt">
        <source></source>
        <translation>Forget it</translation>
    </message>
    <message id="journal.hall.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n finished match</numerusform>
            <numerusform>%n finished matches</numerusform>
        </translation>
    </message>
    <message id="journal.hall.nobody">
        <source></source>
        <translation>Nobody gave a name.</translation>
    </message>
    <message id="journal.hall.people">
        <source></source>
        <translation>Players</translation>
    </message>
    <message id="journal.hall.points">
        <source></source>
        <translation>Points per track at the end of each round, on average</translation>
    </message>
    <message id="journal.hall.reallyForget">
        <source></source>
        <translation>Take the name {name} off all results and out of all saved matches?</translation>
    </message>
    <message id="journal.hall.rounds">
        <source></source>
        <translation>Length of rounds in minutes, on average</translation>
    </message>
    <message id="journal.hall.title">
        <source></source>
        <translation>Hall of fame</translation>
    </message>
    <message id="journal.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>One entry is waiting for the server.</numerusform>
            <numerusform>%n entries are waiting for the server.</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wins">
        <source></source>
        <translation>Wins per character</translation>
    </message>
    <message id="journal.hall.seals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n lesson done</numerusform>
            <numerusform>%n lessons done</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wonOf">
        <source></source>
        <translation>{won} of {played}</translation>
    </message>
    <message id="journal.list.back">
        <source></source>
        <translation>Back</translation>
    </message>
    <message id="journal.list.continue">
        <source></source>
        <translation>Continue</translation>
    </message>
    <message id="journal.list.damaged">
        <source></source>
        <translation>Damaged: what can be read is kept</translation>
    </message>
    <message id="journal.list.delete">
        <source></source>
        <translation>Delete</translation>
    </message>
    <message id="journal.list.dismiss">
        <source></source>
        <translation>I have read it</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>No match has been saved yet. A match saves itself from its first move.</translation>
    </message>
    <message id="journal.list.finished">
        <source></source>
        <translation>Finished</translation>
    </message>
    <message id="journal.list.hours">
        <source></source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message id="journal.list.keep">
        <source></source>
        <translation>Keep it</translation>
    </message>
    <message id="journal.list.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="journal.list.moves" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message id="journal.list.notDeleted">
        <source></source>
        <translation>This match is being played, so it was not deleted.</translation>
    </message>
    <message id="journal.list.reading">
        <source></source>
        <translation>Reading the saved matches…</translation>
    </message>
    <message id="journal.list.reallyDelete">
        <source></source>
        <translation>Delete this match for good?</translation>
    </message>
    <message id="journal.list.replay">
        <source></source>
        <translation>Replay</translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>Round {round}</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Saved matches</translation>
    </message>
    <message id="journal.list.unknownGame">
        <source></source>
        <translation>A game this program does not know</translation>
    </message>
    <message id="journal.log.claim">
        <source></source>
        <translation>Privilege decides; first: {seat}.</translation>
    </message>
    <message id="journal.log.lost">
        <source></source>
        <translation>{seat} gives way to the higher privilege.</translation>
    </message>
    <message id="journal.log.undo">
        <source></source>
        <translation>{seat} takes the last move back.</translation>
    </message>
    <message id="journal.mark.auction">
        <source></source>
        <translation>Auctions</translation>
    </message>
    <message id="journal.mark.circle">
        <source></source>
        <translation>Closed circles</translation>
    </message>
    <message id="journal.mark.council">
        <source></source>
        <translation>Councils</translation>
    </message>
    <message id="journal.mark.development">
        <source></source>
        <translation>Development rounds</translation>
    </message>
    <message id="journal.mark.end">
        <source></source>
        <translation>The end</translation>
    </message>
    <message id="journal.mark.fair">
        <source></source>
        <translation>Fairs</translation>
    </message>
    <message id="journal.mark.flip">
        <source></source>
        <translation>Timer flips</translation>
    </message>
    <message id="journal.mark.law">
        <source></source>
        <translation>Effects of laws</translation>
    </message>
    <message id="journal.mark.privilege">
        <source></source>
        <translation>Won by privilege</translation>
    </message>
    <message id="journal.mark.round">
        <source></source>
        <translation>Rounds</translation>
    </message>
    <message id="journal.notice.broken" numerus="yes">
        <source></source>
        <translation>
            <numerusform>The saved match is damaged. Everything before the damage is here; %n line after it is lost.</numerusform>
            <numerusform>The saved match is damaged. Everything before the damage is here; %n lines after it are lost.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.differs" numerus="yes">
        <source></source>
        <translation>
            <numerusform>With today’s rules and cards this match comes out differently. It continues from the last moment that is certain; %n record after it was left out.</numerusform>
            <numerusform>With today’s rules and cards this match comes out differently. It continues from the last moment that is certain; %n records after it were left out.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.olderFormat">
        <source></source>
        <translation>This match was saved by an earlier version of Sandglass. It goes on as a new saved match; the old one stays as it was.</translation>
    </message>
    <message id="journal.notice.otherCards">
        <source></source>
        <translation>This match began with another card set. It was repeated with the present one and goes on as a new saved match; the old one stays as it was.</translation>
    </message>
    <message id="journal.notice.otherRules">
        <source></source>
        <translation>This match began under an earlier version of the rules. It was repeated under the present one and goes on as a new saved match; the old one stays as it was.</translation>
    </message>
    <message id="journal.notice.torn">
        <source></source>
        <translation>The last line was not written to its end and was cut off. Everything before it is here.</translation>
    </message>
    <message id="journal.problem.cannotBePlayed">
        <source></source>
        <translation>This match cannot be played on with this version of Sandglass. The reason, for those who repair it: {why}</translation>
    </message>
    <message id="journal.problem.headless">
        <source></source>
        <translation>The beginning of this saved match is damaged, so there is nothing to continue from.</translation>
    </message>
    <message id="journal.problem.inUse">
        <source></source>
        <translation>This match is being played at another table right now.</translation>
    </message>
    <message id="journal.problem.noJournal">
        <source></source>
        <translation>This file is not a saved match of Sandglass.</translation>
    </message>
    <message id="journal.problem.olderRules">
        <source></source>
        <translation>This match was played under an earlier version of the rules and cannot be continued under the present one.</translation>
    </message>
    <message id="journal.problem.otherVersion">
        <source></source>
        <translation>This match was saved by another version of Sandglass, whose files this one cannot read.</translation>
    </message>
    <message id="journal.problem.over">
        <source></source>
        <translation>The match is already over at this point.</translation>
    </message>
    <message id="journal.problem.tooLarge">
        <source></source>
        <translation>This file is far too large to be a saved match.</translation>
    </message>
    <message id="journal.problem.unknownGame">
        <source></source>
        <translation>This program does not know the game “{game}”.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>The saved match cannot be read from the disk.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>The match is paused. Continue it first.</translation>
    </message>
    <message id="journal.replay.continueHere">
        <source></source>
        <translation>Continue from here</translation>
    </message>
    <message id="journal.replay.everything">
        <source></source>
        <translation>Everybody</translation>
    </message>
    <message id="journal.replay.goesOn">
        <source></source>
        <translation>Until the match is over, only what everybody at the table may know is shown.</translation>
    </message>
    <message id="journal.replay.log">
        <source></source>
        <translation>What happened</translation>
    </message>
    <message id="journal.replay.notSaved">
        <source></source>
        <translation>It could not be saved. Is there room on the disk?</translation>
    </message>
    <message id="journal.replay.pause">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="journal.replay.place">
        <source></source>
        <translation>{place}.</translation>
    </message>
    <message id="journal.replay.play">
        <source></source>
        <translation>Play</translation>
    </message>
    <message id="journal.replay.saveLog">
        <source></source>
        <translation>Save the log</translation>
    </message>
    <message id="journal.replay.savePicture">
        <source></source>
        <translation>Save a picture</translation>
    </message>
    <message id="journal.replay.saved">
        <source></source>
        <translation>Saved as {file}</translation>
    </message>
    <message id="journal.replay.speed">
        <source></source>
        <translation>Speed</translation>
    </message>
    <message id="journal.replay.standings">
        <source></source>
        <translation>Standings</translation>
    </message>
    <message id="journal.replay.stepBack">
        <source></source>
        <translation>One step back</translation>
    </message>
    <message id="journal.replay.stepOn">
        <source></source>
        <translation>One step forward</translation>
    </message>
    <message id="journal.replay.timeLine">
        <source></source>
        <translation>Timeline</translation>
    </message>
    <message id="journal.replay.times">
        <source></source>
        <translation>{times}×</translation>
    </message>
    <message id="journal.replay.title">
        <source></source>
        <translation>Replay</translation>
    </message>
    <message id="journal.replay.toEnd">
        <source></source>
        <translation>To the end</translation>
    </message>
    <message id="journal.replay.toStart">
        <source></source>
        <translation>To the beginning</translation>
    </message>
    <message id="journal.replay.viewer">
        <source></source>
        <translation>Seen by</translation>
    </message>
    <message id="journal.server.away">
        <source></source>
        <translation>The server cannot be used at the moment. Results wait on this table and are sent as soon as the server is back. The reason given: {why}</translation>
    </message>
    <message id="journal.server.connected">
        <source></source>
        <translation>The server is connected.</translation>
    </message>
    <message id="journal.server.noAddress">
        <source></source>
        <translation>This is not the address of a PostgreSQL database, so no server is used. Results wait on this table.</translation>
    </message>
    <message id="journal.server.trying">
        <source></source>
        <translation>Looking for the server…</translation>
    </message>
    <message id="journal.warning.diskFull">
        <source></source>
        <translation>The disk is full: the match goes on, but it is not being saved. Saving resumes by itself when there is room.</translation>
    </message>
    <message id="journal.warning.failing">
        <source></source>
        <translation>The disk does not accept data: the match goes on, but it is not being saved. Saving resumes by itself when it can.</translation>
    </message>
    <message id="journal.warning.readOnly">
        <source></source>
        <translation>The disk is read-only: the match goes on, but it is not being saved. Saving resumes by itself when it can.</translation>
    </message>
    <message id="journal.warning.slow">
        <source></source>
        <translation>The disk is not answering: the match goes on, and its latest moves are not saved yet.</translation>
    </message>
    <message id="journal.mark.king">
        <source></source>
        <translation>The king</translation>
    </message>
</context>
</TS>
