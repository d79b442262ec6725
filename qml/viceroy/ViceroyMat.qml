// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat's mat: its pyramid, and beside it the column with name, count, buttons and screen. The column is at the outer
/// corner, away from the neighbour.
SeatMat {
    id: root

    required property TableManner manner
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property ViceroySeat seated: hands as ViceroySeat
    readonly property real planWidth: width / unit
    readonly property real planHeight: height / unit
    readonly property bool swapped: manner.isSwapped(person, seat, context.otherHand)
    readonly property bool columnLeft: manner.columnLeft(person, seat, table.desk || planWidth > 1000, context.otherHand)
    /// At the end of a match at a table what comes next is chosen above the pyramid.
    readonly property real choices: game.over && !table.desk && !context.watched ? 54 : 0
    /// On a desktop the hand lies open all the time, below column and pyramid.
    readonly property bool handBelow: table.desk && !compact
    readonly property real handHeight: handBelow ? Math.max(150, Math.min(192, planHeight * 0.38)) : 0
    readonly property real columnWidth: 300
    readonly property rect column: Qt.rect(columnLeft ? 12 : planWidth - columnWidth - 12, 12, columnWidth, planHeight - 24)
    readonly property rect field: Qt.rect(columnLeft ? columnWidth + 24 : 12, 12 + choices, planWidth - columnWidth - 36, planHeight - 24 - choices - (handBelow && !game.over ? handHeight + 12 : 0))
    /// Many answers, or cards: the whole top of the field.
    readonly property bool wide: seated.answers.length > 2 || seated.answers.some(one => ["card", "tile"].includes(one.face.kind))
    readonly property real leafWidth: wide ? field.width - 8 : 300

    /// What comes next is not told before the film has shown how it came about.
    hushed: context.cues?.playing ?? false

    /// Asked for a rival's card, one looks at the rivals.
    readonly property bool bartering: seated.decision === "barterTheirCard" && seated.human && !compact

    onBarteringChanged: {
        reading.looking = bartering;
        reading.rival = -1;
    }
    onLeafTakenChanged: {
        if (own && !compact)
            manner.reading = leafTaken;
    }
    leafHugs: columnLeft ? 1 : -1
    leafTaken: reading.reads
    // At the end the middle is free for the sheets, each seat's part before it, and the pyramids show what counts.
    // Who sits opposite two finds room between their sheets.
    sheet: !game.over || table.desk ? field : planWidth > 1000 && game.seatCount === 3 ? Qt.rect(708, -220, 464, 200) : planWidth > 1500 ? Qt.rect(0, -288, planWidth, 268) : Qt.rect(0, -220, planWidth > 1000 ? 690 : 464, 200)
    slip: Qt.rect(columnLeft ? field.x + field.width - Math.min(field.width, 588) : field.x, field.y, Math.min(field.width, 588), 176)
    leaf: Qt.rect(columnLeft ? field.x + field.width - leafWidth : field.x, field.y, leafWidth, wide ? 200 : 146)

    Connections {
        target: root.context.cues

        function onTold(events: list<telling>): void {
            if (!root.compact)
                root.seated.hear(events);
        }
    }

    Late {
        id: acting

        value: root.seated.acting && !root.game.over
        held: root.hushed
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: acting.shown ?? false
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: (acting.shown ?? false) ? Theme.brassBright : Theme.brassDark
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // The seat's colour, along the table's edge.
    Rectangle {
        x: 24 * root.unit
        y: parent.height - height
        width: parent.width - 48 * root.unit
        height: 5 * root.unit
        radius: height / 2
        color: root.colour
    }

    Laid {
        plan: root.field
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.table
            line: Theme.line
            lineWidth: Theme.plan.hairline * root.unit
            radius: Theme.plan.radius * root.unit
        }

        PyramidView {
            id: pyramid

            objectName: "pyramid"
            anchors.fill: parent
            table: root.table
            seat: root.seated
            unit: root.unit
            words: root.words
            keys: root.keys
            hot: !root.bot
            painting: side.picked
            fresh: root.manner.fresh
            pulledOver: revealed.pulled
            onCardTouched: card => {
                if (root.compact)
                    root.manner.rivalWanted(root.seat, root.table.context.mine);
                else
                    reading.copy = card;
            }
        }

        ShownCard {
            id: revealed

            objectName: "shown"
            table: root.table
            plan: Qt.rect(root.columnLeft ? 8 : root.field.width - 92, 8, 84, 118)
            unit: root.unit
            z: 1
            seat: root.seated
            words: root.words
            onTouched: reading.copy = seat.shown
            onPulledOver: (at, under) => {
                const seen = pyramid.placeAt(at);
                const place = seen >= 0 ? seen : pyramid.placeAt(under);
                if (place !== root.seated.ghost)
                    root.seated.tryPlace(place);
            }
        }

        MatReading {
            id: reading

            anchors.fill: parent
            z: 2
            mat: root
            manner: root.manner
            swapped: root.swapped
        }
    }

    SeatColumn {
        id: side

        plan: root.column
        unit: root.unit
        mat: root
        manner: root.manner
        seat: root.seated
        looking: reading.looking
        handHeight: root.handHeight
        onLookAsked: {
            reading.looking = !reading.looking;
            reading.rival = -1;
        }
        onGemDropped: (colour, at) => {
            const tile = pyramid.circleAt(at);
            if (tile.level > 0)
                root.seated.recolour(tile.level, tile.column, colour);
        }
    }
}
