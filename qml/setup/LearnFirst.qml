// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// Once, to who has never played the game: one lesson before this match.
Rectangle {
    id: root

    required property Catalogue words
    required property real unit
    property bool keyboard: false
    signal wanted

    height: 90 * unit
    radius: Theme.panelRadius
    color: Theme.surface
    border {
        width: Theme.hairline
        color: Theme.brassDark
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text("play.setup.never")
    Accessible.description: words.text("play.setup.never.about")

    Icon {
        x: 23 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 44 * root.unit
        height: width
        name: "learn"
        color: Theme.brassBright
    }

    SeatText {
        id: name

        anchors {
            left: parent.left
            leftMargin: 101 * root.unit
            right: key.left
            rightMargin: 12 * root.unit
        }
        y: 6 * root.unit
        height: 30 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text("play.setup.never")
        color: Theme.brassBright
        font.pixelSize: 24 * root.unit
    }

    SeatText {
        anchors {
            left: name.left
            right: name.right
            top: name.bottom
            bottom: parent.bottom
            bottomMargin: 6 * root.unit
        }
        isName: true
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        text: root.words.text("play.setup.never.about")
        color: Theme.textSoft
        minimumPixelSize: 8 * root.unit
        font.pixelSize: 18.5 * root.unit * Theme.textSize
    }

    PlateKey {
        id: key

        objectName: "learnFirst"
        anchors {
            right: parent.right
            rightMargin: 14 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: 250 * root.unit
        height: 56 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        worded: true
        iconName: "learn"
        text: root.words.text("play.setup.learnFirst")
        onClicked: root.wanted()
    }
}
