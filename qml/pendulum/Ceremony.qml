// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Play

/// How far the end has been shown: the figures rest, the race goes line after line, the winner's markers are summed, the
/// verdict falls, and the sheets open. It starts from the state, and a touch goes on to the next. Who comes later, or
/// wants no motion, finds the sheets.
Item {
    id: root

    required property GameTable table
    readonly property Count count: table.context.count
    /// For pictures: it stands still here.
    property string still: ""
    /// "" before the end, then "race", "sum", "verdict", "sheet".
    readonly property string stage: still !== "" ? still : !table.context.over ? "" : count.running ? "race" : waiting
    property string waiting: ""
    readonly property bool decided: stage === "verdict" || stage === "sheet"
    readonly property int restTime: 900
    readonly property int lineTime: 1400

    /// Whoever finds the match over finds the sheets; where it ends before everybody's eyes, the race has begun by then.
    function settle(): void {
        waiting = !table.context.over ? "" : waiting === "" && !count.running ? "sheet" : waiting;
    }

    Component.onCompleted: settle()

    function goOn(): void {
        if (count.running)
            count.hurry();
        else
            waiting = waiting === "sum" ? "verdict" : "sheet";
    }

    Binding {
        target: root.count
        property: "lineTime"
        value: root.count.counted <= 1 ? root.restTime + root.lineTime : root.lineTime
    }

    Connections {
        target: root.count

        function onRunningChanged(): void {
            root.waiting = root.count.running ? "race" : Theme.reducedMotion ? "sheet" : "sum";
        }
    }

    Connections {
        target: root.table.context

        function onOverChanged(): void {
            Qt.callLater(root.settle);
        }

        function onTouched(): void {
            if (root.stage !== "" && root.stage !== "sheet")
                root.goOn();
        }
    }

    Timer {
        running: root.still === "" && (root.stage === "sum" || root.stage === "verdict")
        // Each stage has its own time.
        interval: root.stage === "sum" ? 1200 : 1500
        onTriggered: root.goOn()
    }
}
