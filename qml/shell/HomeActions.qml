// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// The other doors of the house.
GridLayout {
    id: root

    required property Catalogue words
    property real available: 0
    signal openTable
    signal openDesk
    signal openSettings
    readonly property real natural: table.implicitWidth + desk.implicitWidth + settings.implicitWidth + 2 * columnSpacing

    columns: natural <= available ? 3 : 1
    columnSpacing: Theme.space4
    rowSpacing: Theme.space3

    BrassButton {
        id: table

        iconName: "table"
        text: root.words.text("shell.home.table")
        onClicked: root.openTable()
        Layout.alignment: Qt.AlignHCenter
    }

    BrassButton {
        id: desk

        iconName: "desk"
        text: root.words.text("shell.home.desk")
        onClicked: root.openDesk()
        Layout.alignment: Qt.AlignHCenter
    }

    BrassButton {
        id: settings

        iconName: "settings"
        text: root.words.text("shell.home.settings")
        onClicked: root.openSettings()
        Layout.alignment: Qt.AlignHCenter
    }
}
