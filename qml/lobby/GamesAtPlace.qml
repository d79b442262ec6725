// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Table

/// At a place where nothing is looked at yet: the games in small, and what else there is.
Item {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    required property list<gameEntry> games
    /// Tonight's match that can go on.
    property bool continues: false
    readonly property bool low: height < 180 * unit
    readonly property real beside: 158 * unit
    readonly property real pitch: Math.min(162 * unit, (width - beside) / Math.max(1, games.length))
    signal looked(game: int)
    signal resumed
    signal fameWanted

    SeatText {
        width: parent.width
        height: (root.low ? 34 : 44) * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text("shell.lobby.touch")
        color: Theme.ink
        font.pixelSize: 22 * root.unit * Theme.textSize
    }

    Repeater {
        model: root.games

        TouchButton {
            id: card

            required property int index
            required property gameEntry modelData

            objectName: "look " + modelData.id
            x: index * root.pitch
            y: (root.low ? 40 : 50) * root.unit
            width: root.pitch - 12 * root.unit
            height: Math.min(134 * root.unit, root.height - y)
            text: root.words.text(modelData.nameId)
            onClicked: root.looked(index)

            background: Rectangle {
                radius: Theme.cardRadius
                color: card.down ? Theme.earth : Theme.cardBack
                border {
                    width: Theme.hairline
                    color: Theme.metalDark
                }
            }

            contentItem: Item {
                BoardPicture {
                    x: 4 * root.unit
                    y: 4 * root.unit
                    width: parent.width - 8 * root.unit
                    height: parent.height - 38 * root.unit
                    shell: root.shell
                    module: card.modelData.pageModule
                    type: card.modelData.pictureType
                }

                SeatText {
                    anchors {
                        left: parent.left
                        right: parent.right
                        bottom: parent.bottom
                        margins: 3 * root.unit
                    }
                    height: 28 * root.unit
                    isName: true
                    text: card.text
                    color: Theme.light
                    font.pixelSize: 20 * root.unit * Theme.textSize
                }
            }
        }
    }

    Column {
        id: ways

        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        width: root.beside - 12 * root.unit
        spacing: 10 * root.unit

        PlaceButton {
            objectName: "continue"
            width: parent.width
            height: (root.low ? 48 : 60) * root.unit
            visible: root.continues
            unit: root.unit
            pale: true
            text: root.words.text("shell.lobby.continue")
            onClicked: root.resumed()
        }

        PlaceButton {
            objectName: "fame"
            width: parent.width
            height: (root.low ? 48 : 60) * root.unit
            unit: root.unit
            pale: true
            text: root.words.text("journal.hall.title")
            onClicked: root.fameWanted()
        }
    }
}
