// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Who sits here: a card of parchment with the coin and the name.
Item {
    id: root

    required property Seat seat
    required property Seats seats
    readonly property Catalogue words: seat.language.words
    readonly property string shownName: seat.name !== "" ? seat.name : words.text("shell.seat.emblem." + seat.emblemWord)

    Rectangle {
        id: card
        anchors {
            fill: parent
            topMargin: root.height * 0.3
        }
        radius: Theme.panelRadius
        color: Theme.parchment
        border {
            width: Theme.hairline
            color: Theme.shade
        }

        SoftShadow {
            z: -1
            width: card.width
            height: card.height
            radius: card.radius
            color: Theme.shadow
            spread: Theme.space4
        }

        Rectangle {
            anchors {
                fill: parent
                margins: Theme.space2
            }
            radius: Theme.cardRadius
            color: "transparent"
            border {
                width: Theme.hairline
                color: Theme.brass
            }
        }

        Rectangle {
            anchors {
                fill: parent
                margins: Theme.space3
            }
            radius: Theme.cardRadius
            color: "transparent"
            border {
                width: Theme.hairline
                color: Theme.shade
            }
        }

        Rectangle {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.panelRadius
            }
            anchors.bottomMargin: Theme.space1
            height: Theme.space1
            radius: height / 2
            color: Theme.seats[root.seat.colour]
        }

        Column {
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            anchors {
                leftMargin: coin.width + Theme.space12
                rightMargin: change.width + Theme.space8
            }

            SeatText {
                objectName: "shownName"
                width: parent.width
                height: card.height * 0.4
                isName: true
                font.pixelSize: Theme.display
                wrapMode: Text.Wrap
                maximumLineCount: 2
                lineHeight: 0.85
                horizontalAlignment: Text.AlignLeft
                text: root.shownName
                color: Theme.ink
            }

            SeatText {
                width: parent.width
                font.pixelSize: Theme.caption
                horizontalAlignment: Text.AlignLeft
                text: root.words.count("shell.table.players", root.seats.seatedCount)
                color: Theme.inkSoft
            }
        }

        SeatButton {
            id: change
            objectName: "change"
            anchors {
                right: parent.right
                rightMargin: Theme.space6
                verticalCenter: parent.verticalCenter
            }
            width: root.width * 0.21
            height: card.height * 0.28
            text: root.words.text("shell.seat.change")
            onClicked: root.seat.choose()
        }
    }

    Medallion {
        id: coin
        anchors {
            left: parent.left
            leftMargin: Theme.space6
            verticalCenter: card.verticalCenter
        }
        width: card.height * 0.78
        height: width
        emblem: root.seat.emblem
        colour: root.seat.colour
    }
}
