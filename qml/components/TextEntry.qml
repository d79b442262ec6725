// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// One line of text to type, on parchment.
T.TextField {
    id: root

    property bool focusShown: activeFocus
    /// What it asks for, for whoever cannot see it.
    property string label: placeholderText

    implicitWidth: Theme.space12 * 5
    implicitHeight: Math.max(Theme.touch, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    color: Theme.ink
    placeholderTextColor: Theme.inkSoft
    selectionColor: Theme.brass
    selectedTextColor: Theme.brassInk
    font.family: Theme.controlFamily
    font.pixelSize: Theme.body
    verticalAlignment: TextInput.AlignVCenter
    opacity: enabled ? 1 : 0.45
    Accessible.name: label

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.parchment
        border.width: Theme.hairline
        border.color: Theme.parchmentEdge

        Words {
            anchors.fill: parent
            leftPadding: root.leftPadding
            rightPadding: root.rightPadding
            text: root.placeholderText
            color: root.placeholderTextColor
            verticalAlignment: Text.AlignVCenter
            visible: root.length === 0 && root.preeditText === ""
        }

        FocusRing {
            shown: root.focusShown
        }
    }
}
