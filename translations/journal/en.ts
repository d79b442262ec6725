<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="journal.log.undo">
        <source></source>
        <translation>Taken back. Seat: {seat}</translation>
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
        <translation>This table does not know the game “{game}”.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>The saved match cannot be read from the disk.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>The match is paused. Resume it first.</translation>
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
</context>
</TS>
