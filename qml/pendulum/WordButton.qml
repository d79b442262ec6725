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

    implicitWidth: Math.max(160 * unit, words.implicitWidth + 48 * unit)
    implicitHeight: 64 * unit
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.pressed()
    Keys.onReturnPressed: root.pressed()
    Keys.onSpacePressed: root.pressed()

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: root.primary ? (tap.pressed ? Theme.brassBright : Theme.brass) : tap.pressed ? Theme.line : Theme.raised
        line: root.primary || root.activeFocus ? Theme.brassBright : Theme.line
        lineWidth: (root.activeFocus ? 4 : 2) * root.unit
        radius: 10 * root.unit
    }

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: root.primary ? Theme.brassInk : Theme.text
        textFormat: Text.PlainText
        font { family: Theme.controlFamily; pixelSize: Math.round(24 * root.unit * Theme.textSize); weight: Font.DemiBold }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.pressed()
    }
}
