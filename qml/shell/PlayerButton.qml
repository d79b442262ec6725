// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// Who plays at this desktop: an emblem and a name. Pressed, it shows the names that have been given here.
T.AbstractButton {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    required property bool open
    required property string player
    /// Everybody keeps the emblem and the colour that came with their name.
    readonly property int number: Math.max(0, shell.settings.players.indexOf(player))

    objectName: "player"
    width: 236 * unit
    height: 52 * unit
    focusPolicy: Qt.StrongFocus
    text: player !== "" ? player : words.text("shell.home.who")
    Accessible.role: Accessible.Button
    Accessible.name: player !== "" ? words.textWith("shell.home.whoIs", {
        name: player
    }) : text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: height / 2
        color: root.down || root.open ? Theme.pressed : Theme.surface
        border {
            width: Theme.hairline
            color: Theme.line
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        Medallion {
            id: coin

            anchors.verticalCenter: parent.verticalCenter
            x: 6 * root.unit
            width: 42 * root.unit
            height: width
            emblem: root.number % root.shell.seats.emblems.length
            colour: root.number % root.shell.seats.colours.length
        }

        SeatText {
            anchors {
                left: coin.right
                leftMargin: 12 * root.unit
                right: chevron.left
                rightMargin: 8 * root.unit
            }
            height: parent.height
            isName: true
            horizontalAlignment: Text.AlignLeft
            text: root.text
            font.pixelSize: 24 * root.unit * Math.min(1.2, Theme.textSize)
        }

        Icon {
            id: chevron

            anchors {
                right: parent.right
                rightMargin: 16 * root.unit
                verticalCenter: parent.verticalCenter
            }
            width: 20 * root.unit
            height: width
            name: "continue"
            rotation: root.open ? -90 : 90
            color: Theme.brass
        }
    }
}
