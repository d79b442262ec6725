// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Table

/// About the cards, over the plate, until it is closed.
Rectangle {
    id: root

    required property cardNote note
    required property Catalogue words
    required property real unit
    required property string about
    property bool keyboard: false

    signal closed

    objectName: "cards sheet"
    radius: Theme.panelRadius
    color: Theme.raised
    border {
        width: Theme.hairline * 2
        color: Theme.brass
    }
    Keys.onEscapePressed: root.closed()
    Component.onCompleted: {
        if (keyboard)
            key.forceActiveFocus(Qt.TabFocusReason);
    }

    // What lies below is not touched through it.
    Touchable {
        anchors.fill: parent
    }

    CardNotes {
        x: 32 * root.unit
        y: 24 * root.unit
        width: parent.width - 2 * x
        height: parent.height - y - 176 * root.unit
        note: root.note
        words: root.words
        unit: root.unit
        letters: 24
    }

    SeatText {
        x: 32 * root.unit
        y: parent.height - 144 * root.unit
        width: parent.width - 2 * x
        height: 56 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.about
        color: Theme.textSoft
        font {
            pixelSize: 20 * root.unit * Theme.textSize
            italic: true
        }
    }

    PlateKey {
        id: key

        objectName: "close cards"
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: 20 * root.unit
        }
        width: 200 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        worded: true
        iconName: "close"
        text: root.words.text("play.cards.close")
        onClicked: root.closed()
    }
}
