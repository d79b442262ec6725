// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What is seen of a sleeping table: a board, and on each of its sides a ribbon that invites, each in another language.
Item {
    id: root

    default property alias board: middle.data
    required property string nameId
    /// How often the ribbons have passed their languages on.
    required property int turns
    required property list<string> codes
    readonly property real unit: Math.min(width / 1920, height / 1080)

    Item {
        id: middle

        anchors.fill: parent
    }

    Repeater {
        model: 4

        SleepRibbon {
            id: ribbon

            required property int index
            readonly property bool side: index % 2 === 1

            x: side ? (index === 1 ? root.width - (width + height) / 2 : (height - width) / 2) : (root.width - width) / 2
            y: side ? (root.height - height) / 2 : index === 0 ? root.height - height : 0
            width: (side ? 600 : 720) * root.unit
            height: 70 * root.unit
            rotation: [0, -90, 180, 90][index]
            unit: root.unit
            code: root.codes[(root.turns + index) % root.codes.length]
            nameId: root.nameId
        }
    }
}
