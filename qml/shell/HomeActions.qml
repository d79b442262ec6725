// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// The other doors of the house.
GridLayout {
    id: root

    required property Catalogue words
    property list<pageEntry> doors
    property real available: 0
    signal openTable
    signal openDesk
    signal openSettings
    signal openDoor(door: pageEntry)
    readonly property int count: others.count + 3
    readonly property real natural: {
        let width = -columnSpacing;
        for (const button of children)
            width += button.implicitWidth > 0 ? button.implicitWidth + columnSpacing : 0;
        return width;
    }

    // One row, or two, or one column.
    columns: natural <= available ? count : natural * 0.6 <= available ? Math.ceil(count / 2) : 1
    columnSpacing: Theme.space4
    rowSpacing: Theme.space3

    BrassButton {
        iconName: "table"
        text: root.words.text("shell.home.table")
        onClicked: root.openTable()
        Layout.alignment: Qt.AlignHCenter
    }

    BrassButton {
        iconName: "desk"
        text: root.words.text("shell.home.desk")
        onClicked: root.openDesk()
        Layout.alignment: Qt.AlignHCenter
    }

    Repeater {
        id: others

        model: root.doors

        BrassButton {
            required property pageEntry modelData

            iconName: modelData.icon
            text: root.words.text(modelData.titleId)
            onClicked: root.openDoor(modelData)
            Layout.alignment: Qt.AlignHCenter
        }
    }

    BrassButton {
        iconName: "settings"
        text: root.words.text("shell.home.settings")
        onClicked: root.openSettings()
        Layout.alignment: Qt.AlignHCenter
    }
}
