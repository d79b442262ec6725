// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Sand

/// The board shows itself, without words, while everybody is ready and nobody touches anything: a pale figure walks
/// through a gate; a pale glass comes, the row is lit and latched, the figure acts and is paid; the glass goes, and the
/// figure is free. Any touch and any key ends it. Whoever knows the game rings the bell before it begins.
Item {
    id: root

    required property GameTable table
    /// Shown at this moment, in seconds, and still: for pictures.
    property real still: -1
    readonly property TableContext context: table.context
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property real unit: table.places.boardUnit
    readonly property bool fits: table.places.board.width > 0 && frame >= 0 && model.round === 1 && !context.paused && (context.clock?.running ?? false) && !Theme.reducedMotion
    property bool begun: false
    readonly property bool shown: frame >= 0 && (still >= 0 || begun)
    property real running: 0
    /// Seconds from the beginning: three parts of three seconds each.
    readonly property real time: still >= 0 ? still : running
    /// The row to which the glass comes, where that row is lit now; otherwise -1.
    readonly property int litRow: shown && time >= 3.9 && time < 7.3 ? openRow : -1
    /// Where the figure walks, in a row without a glass.
    readonly property int frame: model.phase === "ready" && model.rows.length > 0 ? model.enterableFrame() : -1
    readonly property int openRow: Math.floor(Math.max(0, frame) / 8)
    readonly property int glassRow: openRow ^ 1
    readonly property int area: Math.floor(openRow / 2)
    readonly property int seat: Math.max(0, model.seats.findIndex(seat => seat.human))
    property seatPlace nowhere
    readonly property seatPlace place: table.places.seats[seat] ?? nowhere

    /// How much of a way from one moment to another has passed, slow at first and at the end.
    function part(from: real, to: real): real {
        const way = Math.max(0, Math.min(1, (time - from) / (to - from)));
        return way * way * (3 - 2 * way);
    }

    function between(from: point, to: point, way: real): point {
        return Qt.point(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way);
    }

    /// The middle of a rectangle of the board, on the table.
    function middle(at: rect): point {
        const board = table.places.board;
        return Qt.point(board.x + (at.x + at.width / 2) * unit, board.y + (at.y + at.height / 2) * unit);
    }

    function end(): void {
        begun = false;
        if (wait.running)
            wait.restart();
    }

    objectName: "boardShow"
    onFitsChanged: end()

    Timer {
        id: wait

        interval: Theme.readTime
        running: root.fits && !root.begun
        onTriggered: root.begun = true
    }

    NumberAnimation {
        target: root
        property: "running"
        running: root.begun
        from: 0
        to: 9
        duration: 9000
        loops: Animation.Infinite
    }

    Connections {
        target: root.context

        function onTouched(): void {
            root.end();
        }
    }

    Connections {
        target: root.context.keys

        function onChanged(): void {
            root.end();
        }
    }

    BoardPlan {
        id: board
        width: root.table.sizes.middle.width
        rows: root.model.rows
    }

    MatPlan {
        id: mat
    }

    Loader {
        anchors.fill: parent
        active: root.shown
        sourceComponent: Item {
            id: ghosts

            readonly property rect homeRect: mat.homes[3]
            /// From the mat, or where that is in another panel, from the board's lower edge.
            readonly property point home: root.place.shown ? root.place.onTable(Qt.point((homeRect.x + homeRect.width / 2) * root.place.unit, (homeRect.y + homeRect.height / 2) * root.place.unit)) : root.middle(Qt.rect(0, board.size.height, board.size.width, 0))
            readonly property int column: Math.max(0, root.frame) % 8
            readonly property point frame: root.middle(board.spots[root.openRow * 8 + column])
            readonly property point box: root.middle(board.spots[root.openRow * 8 + 4 + column])

            objectName: "show"

            SandGlass {
                readonly property rect at: board.glass(root.openRow)
                readonly property real way: root.part(3.2, 3.9) - root.part(7, 7.7)
                readonly property point here: root.between(root.middle(board.glass(root.glassRow)), root.middle(at), way)

                x: Math.round(here.x - width / 2)
                y: Math.round(here.y - height / 2)
                width: Math.round(at.width * root.unit)
                height: Math.round(at.height * root.unit)
                rotation: 180 * way
                visible: way > 0
                opacity: 0.6
                clock: root.context.clock
                flippedAt: 0
                duration: 1
                reducedMotion: true
                sand: Colours.sand[root.area]
                glow: Colours.sand[root.area]
                brass: Theme.metal
                brassBright: Theme.metalBright
                glass: Theme.text
                shadow: Theme.shadow
            }

            WorkerFigure {
                readonly property point here: root.between(root.between(root.between(ghosts.home, ghosts.frame, root.part(0.6, 1.8)), ghosts.box, root.part(4.4, 4.8)), ghosts.home, root.part(7.8, 8.8))

                objectName: "ghost"
                x: Math.round(here.x - width / 2)
                y: Math.round(here.y - height / 2)
                width: Math.round(Theme.plan.worker * root.unit)
                height: Math.round(Theme.plan.workerHeight * root.unit)
                opacity: 0.6
                rotation: root.place.turn
                ink: Colours
                colour: root.table.colours[root.seat]
                emblem: root.table.people[root.seat].emblem
            }

            TallyStrip {
                readonly property real way: root.part(4.9, 5.7)
                readonly property point here: root.between(ghosts.box, ghosts.home, way)

                x: Math.round(here.x - width / 2)
                y: Math.round(here.y - height / 2)
                width: Math.round(Theme.plan.grande * root.unit)
                height: width
                visible: way > 0 && way < 1
                opacity: 0.8
                rotation: root.place.turn
                ink: Colours
                tallies: root.model.rows[root.openRow].boxes[ghosts.column].reward
            }
        }
    }
}
