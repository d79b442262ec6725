// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// How far one track came on the grid of 22 columns; beyond the notch lies the scroll.
Laid {
    id: root

    required property string icon
    required property color colour
    required property int steps
    required property int points
    readonly property real start: height + Theme.plan.gap2 * unit
    readonly property real room: width - start - 40 * unit

    TallyStrip {
        width: root.height
        height: root.height
        ink: Colours
        icon: root.icon
    }

    Plate {
        x: root.start
        width: root.room
        height: root.height * 0.5
        anchors.verticalCenter: parent.verticalCenter
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        radius: height / 2
    }

    Plate {
        x: root.start
        width: Math.max(height, root.room * root.steps / 22)
        height: root.height * 0.5
        anchors.verticalCenter: parent.verticalCenter
        ink: Colours
        fill: root.colour
        line: Theme.ink
        radius: height / 2
    }

    Rectangle {
        x: root.start + root.room * 14 / 22
        width: 3 * root.unit
        height: root.height
        color: Theme.brassBright
    }

    Figure {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        number: root.points
        font.pixelSize: Math.round(Theme.plan.figure * root.unit)
    }
}
