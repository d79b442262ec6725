// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// What everybody looks at on the score sheets: the line whose sources the board lights, and at the end of a match how
/// many lines have been counted, one after the other. Nothing waits for it: the sums are already what they will be.
QtObject {
    id: root

    /// The score sheet's words.
    required property list<string> lines
    /// The line whose sources are lit, or nothing; and whose they are, -1: everybody's.
    property string line: ""
    property int seat: -1
    /// It is counted line by line: so many of them can be read.
    property bool running: false
    property int counted: 0
    /// How long a line is looked at while it is counted.
    property int lineTime: Theme.countTime
    readonly property int shown: running ? counted : lines.length

    /// Lights what a line counts, for a while.
    function light(line: string, seat: int): void {
        if (running)
            return hurry();
        root.line = line;
        root.seat = seat;
        pause.restart();
    }

    /// The ceremony at the end.
    function begin(): void {
        if (Theme.reducedMotion || lines.length === 0)
            return;
        counted = 0;
        running = true;
        next();
    }

    /// The next line at once.
    function hurry(): void {
        if (running)
            next();
    }

    function next(): void {
        if (counted === lines.length)
            return end();
        line = lines[counted];
        seat = -1;
        counted += 1;
        pause.restart();
    }

    function end(): void {
        running = false;
        line = "";
        pause.stop();
    }

    readonly property Timer pause: Timer {
        interval: root.running ? root.lineTime : Theme.countTime
        onTriggered: root.running ? root.next() : root.end()
    }
}
