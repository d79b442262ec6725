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

    /// As large as its word wants it.
    readonly property size natural: Qt.size(Math.max(Theme.plan.wordButton * unit, words.implicitWidth + Theme.plan.gap12 * unit), Theme.plan.wordButtonHeight * unit)

    implicitWidth: natural.width
    implicitHeight: natural.height
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
        width: Math.min(implicitWidth, root.width - Theme.plan.gap2 * root.unit)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
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
