// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// How many can play and how long it takes, as signs with numbers.
Row {
    id: root

    required property gameEntry game
    required property Catalogue words
    required property real unit
    property color ink: Theme.inkSoft

    component Figure: Row {
        id: figure

        property string iconName
        property string text

        spacing: 8 * root.unit

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: 24 * root.unit
            height: width
            name: figure.iconName
            color: root.ink
        }

        SeatText {
            height: 30 * root.unit
            text: figure.text
            color: root.ink
            fontSizeMode: Text.FixedSize
            font.pixelSize: 19 * root.unit
        }
    }

    spacing: 26 * unit

    Figure {
        iconName: "seats"
        text: root.game.fewestSeats + "–" + root.game.mostSeats
    }

    Figure {
        iconName: "clock"
        text: root.words.textWith("shell.home.minutes", {
            minutes: root.game.minutes
        })
    }
}
