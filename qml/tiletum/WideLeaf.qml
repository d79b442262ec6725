// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The other half of a side that somebody has alone: what has happened, where leaves open, and beside it the points as
/// they stand.
Item {
    id: root

    /// Beside which it lies.
    required property SeatMat mat
    /// Where leaves open, in the mat's units.
    required property rect leafRoom
    /// Who reads it.
    required property int reader
    required property Catalogue words
    readonly property real unit: mat.unit
    readonly property rect room: Qt.rect(leafRoom.x - mat.place.free.x / unit, leafRoom.y, leafRoom.width, leafRoom.height)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Laid {
        plan: root.room
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.table
            line: Theme.line
            lineWidth: Theme.plan.hairline * root.unit
            radius: Theme.plan.radius * root.unit
        }

        Loader {
            anchors {
                fill: parent
                margins: Theme.plan.gap2 * root.unit
            }
            active: root.mat.context.log !== null
            sourceComponent: LogPanel {
                log: root.mat.context.log
                words: root.words
                names: root.mat.context.namesIn(root.words)
                onChosenChanged: root.mat.context.pointed = chosen
            }
        }
    }

    ScoreSheet {
        objectName: "running count"
        x: (root.room.x < root.width / root.unit / 2 ? root.room.x + root.room.width + 8 : 8) * root.unit
        y: root.room.y * root.unit
        width: root.width - (root.room.width + 24) * root.unit
        height: root.room.height * root.unit
        context: root.mat.context
        ink: Colours
        icons: root.mat.table.scoreIcons
        reader: root.reader
        unit: root.unit
        stays: true
    }
}
