// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// The foot of the plate: the rules, what there is to know about the cards, and the one thing to do.
Item {
    id: root

    required property Catalogue words
    required property real unit
    /// There is something to tell about the cards.
    property bool about: false
    property bool keyboard: false
    signal started
    signal aboutAsked
    signal rulesWanted

    function takeFocus(): void {
        start.forceActiveFocus(Qt.TabFocusReason);
    }

    PlateKey {
        id: rules

        objectName: "rules"
        anchors.verticalCenter: parent.verticalCenter
        width: 176 * root.unit
        height: 60 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        worded: true
        iconName: "book"
        text: root.words.text("shell.lobby.rules")
        onClicked: root.rulesWanted()
    }

    PlateKey {
        objectName: "about"
        anchors {
            left: rules.right
            leftMargin: 12 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: 284 * root.unit
        height: 60 * root.unit
        visible: root.about
        unit: root.unit
        keyboard: root.keyboard
        worded: true
        iconName: "info"
        text: root.words.text("play.cards.about")
        onClicked: root.aboutAsked()
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
