// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// Something said to one place, which has so many seconds to answer: its coin, the sentence, the ring.
ParchmentCard {
    id: root

    required property rect area
    required property real unit
    required property int emblem
    required property int colour
    required property string text
    required property int seconds
    required property int of

    x: area.x
    y: area.y
    width: area.width
    height: area.height
    padding: 24 * unit

    Medallion {
        id: coin

        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.height, 120 * root.unit)
        height: width
        emblem: root.emblem
        colour: root.colour
    }

    SeatText {
        anchors {
            left: coin.right
            right: ring.left
            leftMargin: 28 * root.unit
            rightMargin: 28 * root.unit
            top: parent.top
            bottom: parent.bottom
        }
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.text
        color: Theme.ink
        font.pixelSize: 34 * root.unit
    }

    SecondsRing {
        id: ring

        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(parent.height, 150 * root.unit)
        height: width
        seconds: root.seconds
        of: root.of
    }
}
