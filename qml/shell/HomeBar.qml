// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages
import Sandglass.Language
import Sandglass.Table

/// The top of home: the name of the house, who plays, the languages, the settings.
Rectangle {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    required property real margin
    required property string player
    /// The names are shown that one can choose from.
    property bool asking: false
    signal openSettings
    signal asked

    color: Theme.surface

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: Theme.hairline
        color: Theme.brassDark
    }

    Icon {
        id: seal

        x: root.margin
        anchors.verticalCenter: parent.verticalCenter
        width: 56 * root.unit
        height: width
        name: "sandglass"
    }

    SeatText {
        anchors {
            left: seal.right
            leftMargin: 16 * root.unit
            right: plays.left
            rightMargin: 16 * root.unit
        }
        height: parent.height
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text("shell.home.name")
        color: Theme.brassBright
        font.pixelSize: 34 * root.unit
    }

    PlayerButton {
        id: plays

        anchors {
            right: languages.left
            rightMargin: 32 * root.unit
            verticalCenter: parent.verticalCenter
        }
        shell: root.shell
        words: root.words
        unit: root.unit
        player: root.player
        open: root.asking
        onClicked: root.asked()
    }

    LanguageRow {
        id: languages

        anchors {
            right: settings.left
            rightMargin: 24 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(naturalWidth, root.width - 2 * root.margin - 640 * root.unit)
        shell: root.shell
    }

    BrassButton {
        id: settings

        objectName: "settings"
        anchors {
            right: parent.right
            rightMargin: root.margin
            verticalCenter: parent.verticalCenter
        }
        iconName: "settings"
        Accessible.name: root.words.text("shell.home.settings")
        onClicked: root.openSettings()
    }
}
