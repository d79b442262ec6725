// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A sentence that rises from a seat's inner edge towards the middle of the table.
Rectangle {
    id: root

    /// Whom the sentence is about.
    required property Seat about
    property alias text: sentence.text

    anchors {
        bottom: parent.top
        bottomMargin: Theme.space2
        horizontalCenter: parent.horizontalCenter
    }
    width: Math.min(parent.width - 2 * Theme.space8, coin.width + sentence.implicitWidth + 2 * Theme.space6)
    height: sentence.implicitHeight + 2 * Theme.space2
    radius: Theme.cardRadius
    color: Theme.parchment
    border {
        width: Theme.focusLine
        color: Theme.bad
    }

    Medallion {
        id: coin
        anchors {
            left: parent.left
            leftMargin: Theme.space2
            verticalCenter: parent.verticalCenter
        }
        width: sentence.implicitHeight + Theme.space2
        height: width
        emblem: root.about?.emblem ?? 0
        colour: root.about?.colour ?? 0
    }

    SeatText {
        id: sentence
        anchors {
            fill: parent
            leftMargin: coin.width + Theme.space4
            rightMargin: Theme.space4
        }
        isName: true
        font.pixelSize: Theme.lead
        color: Theme.ink
    }
}
