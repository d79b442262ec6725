// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// The other doors of the house, side by side.
Row {
    id: root

    required property Catalogue words
    required property list<pageEntry> doors
    required property real unit
    readonly property real share: (width - spacing * (doors.length + 1)) / (doors.length + 2)
    signal openTable
    signal openDesk
    signal openDoor(door: pageEntry)

    spacing: 16 * unit

    HomeDoor {
        objectName: "table"
        width: root.share
        unit: root.unit
        iconName: "table"
        key: "F11"
        text: root.words.text("shell.home.table")
        onClicked: root.openTable()
    }

    HomeDoor {
        objectName: "desk"
        width: root.share
        unit: root.unit
        iconName: "desk"
        text: root.words.text("shell.home.desk")
        onClicked: root.openDesk()
    }

    Repeater {
        model: root.doors

        HomeDoor {
            required property pageEntry modelData

            objectName: "door " + modelData.name
            width: root.share
            unit: root.unit
            iconName: modelData.icon
            key: modelData.name === "rules" ? "F1" : ""
            text: root.words.text(modelData.titleId)
            onClicked: root.openDoor(modelData)
        }
    }
}
