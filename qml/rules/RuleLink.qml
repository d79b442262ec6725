// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A way to another section, as a strip of parchment large enough for a finger.
Rectangle {
    id: root

    required property string text
    /// What it is called where its text is a sign.
    property string label: text
    /// It is what is shown now.
    property bool here: false
    /// It is a sentence, and takes as many lines as it needs.
    property bool wrapped: false
    signal chosen

    implicitWidth: Math.max(Theme.touch * 0.8, Math.ceil(words.implicitWidth) + 2 * Theme.space3)
    implicitHeight: Math.max(Theme.touch * 0.8, words.implicitHeight + Theme.space2)
    radius: Theme.cardRadius
    color: here ? Theme.ink : tap.pressed || activeFocus ? Theme.shade : "transparent"
    border.width: Theme.hairline
    border.color: Theme.parchmentEdge
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: label
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()

    Words {
        id: words

        anchors.centerIn: parent
        width: Math.min(Math.ceil(implicitWidth), root.width - 2 * Theme.space3)
        text: root.text
        named: true
        elide: root.wrapped ? Text.ElideNone : Text.ElideRight
        wrapMode: root.wrapped ? Text.WordWrap : Text.NoWrap
        fontSizeMode: root.wrapped ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Math.round(font.pixelSize * 0.5)
        font.features: Theme.nameFigures
        color: root.here ? Theme.parchment : Theme.ink
    }

    Touchable {
        id: tap

        anchors.fill: parent
        onTapped: root.chosen()
    }
}
