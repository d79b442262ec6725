// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A button with a word on it; brass where it is the one thing to do.
PlateButton {
    id: root

    required property string text
    property bool primary: false

    implicitWidth: Math.max(Theme.plan.wordButton * unit, words.implicitWidth + Theme.plan.gap12 * unit)
    implicitHeight: Theme.plan.wordButtonHeight * unit
    activeFocusOnTab: true
    label: text
    fill: primary ? (touched ? Theme.brassBright : Theme.brass) : touched ? Theme.pressed : Theme.raised
    line: primary || activeFocus ? Theme.brassBright : Theme.line
    lineWidth: activeFocus ? Theme.plan.strongLine : Theme.plan.line
    radius: Theme.plan.panelRadius
    Keys.onReturnPressed: root.pressed()
    Keys.onSpacePressed: root.pressed()

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: root.primary ? Theme.brassInk : Theme.text
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.round(Theme.plan.label * root.unit * Theme.textSize)
            weight: Font.DemiBold
        }
    }
}
