<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="lesson.again">
        <source></source>
        <translation>Again</translation>
    </message>
    <message id="lesson.allOfUs">
        <source></source>
        <translation>All of us</translation>
    </message>
    <message id="lesson.alone">
        <source></source>
        <translation>Alone</translation>
    </message>
    <message id="lesson.back">
        <source></source>
        <translation>Back</translation>
    </message>
    <message id="lesson.now.counts">
        <source></source>
        <translation>From here it counts.</translation>
    </message>
    <message id="lesson.goOn">
        <source></source>
        <translation>Go on</translation>
    </message>
    <message id="lesson.goOnFirst">
        <source></source>
        <translation>That would be allowed. First read this and touch Go on.</translation>
    </message>
    <message id="lesson.intro">
        <source></source>
        <translation>You learn by doing, on the real board. What is left takes about {minutes} min.</translation>
    </message>
    <message id="lesson.learnThis">
        <source></source>
        <translation>Try it: {lesson}</translation>
    </message>
    <message id="lesson.list">
        <source></source>
        <translation>Lessons</translation>
    </message>
    <message id="lesson.medal">
        <source></source>
        <translation>Lesson {number}: {lesson}, {minutes}</translation>
    </message>
    <message id="lesson.medalWon">
        <source></source>
        <translation>Lesson {number}: {lesson}, {minutes}, done</translation>
    </message>
    <message id="lesson.next">
        <source></source>
        <translation>Next: {lesson}</translation>
    </message>
    <message id="lesson.notThisNow">
        <source></source>
        <translation>That would be allowed. Here, try what is asked, or let it be shown to you.</translation>
    </message>
    <message id="lesson.playOn">
        <source></source>
        <translation>Play on from here</translation>
    </message>
    <message id="lesson.sealed">
        <source></source>
        <translation>Lesson done: {lesson}.</translation>
    </message>
    <message id="lesson.showMe">
        <source></source>
        <translation>Show me</translation>
    </message>
    <message id="lesson.skip">
        <source></source>
        <translation>Skip</translation>
    </message>
    <message id="lesson.title">
        <source></source>
        <translation>Learn</translation>
    </message>
    <message id="lesson.toMatch">
        <source></source>
        <translation>Now the match</translation>
    </message>
    <message id="lesson.without">
        <source></source>
        <translation>Go on without them</translation>
    </message>
    <message id="lesson.waiting">
        <source></source>
        <translation>Done. Still at it: {names}.</translation>
    </message>
    <message id="lesson.tryOut">
        <source></source>
        <translation>Try something</translation>
    </message>
    <message id="lesson.nudge">
        <source></source>
        <translation>Give a hint</translation>
    </message>
    <message id="lesson.knowsIt">
        <source></source>
        <translation>I know the game: to the first match</translation>
    </message>
</context>
</TS>
