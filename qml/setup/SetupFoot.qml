// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The foot of the plate: what there is to know about the cards, and the one thing to do.
Item {
    id: root

    required property Catalogue words
    required property real unit
    /// A sentence about the cards, or nothing.
    property string about: ""
    property bool keyboard: false
    signal started

    function takeFocus(): void {
        start.forceActiveFocus(Qt.TabFocusReason);
    }

    SeatText {
        objectName: "about"
        anchors {
            left: parent.left
            right: start.left
            rightMargin: 24 * root.unit
        }
        height: parent.height
        visible: root.about !== ""
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.about
        color: Theme.textSoft
        font {
            pixelSize: 17 * root.unit * Theme.textSize
            italic: true
        }
    }

    PlateKey {
        id: start

        objectName: "start"
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        width: 320 * root.unit
        height: 68 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        focus: root.keyboard
        primary: true
        worded: true
        iconName: "continue"
        text: root.words.text("play.setup.start")
        onClicked: root.started()
    }
}
