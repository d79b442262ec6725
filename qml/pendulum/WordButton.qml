// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A button with a word on it; brass where it is the one thing to do.
Item {
    id: root

    required property string text
    required property real unit
    property bool primary: false

    signal pressed()

    implicitWidth: Math.max(Theme.plan.wordButton * unit, words.implicitWidth + Theme.plan.gap12 * unit)
    implicitHeight: Theme.plan.wordButtonHeight * unit
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.pressed()
    Keys.onReturnPressed: root.pressed()
    Keys.onSpacePressed: root.pressed()

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: root.primary ? (tap.pressed ? Theme.brassBright : Theme.brass) : tap.pressed ? Theme.pressed : Theme.raised
        line: root.primary || root.activeFocus ? Theme.brassBright : Theme.line
        lineWidth: (root.activeFocus ? Theme.plan.strongLine : Theme.plan.line) * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: root.primary ? Theme.brassInk : Theme.text
        textFormat: Text.PlainText
        font { family: Theme.controlFamily; pixelSize: Math.round(Theme.plan.label * root.unit * Theme.textSize); weight: Font.DemiBold }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.pressed()
    }
}
