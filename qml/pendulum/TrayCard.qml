// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// A card offered in a tray, with what it does in words beside it. The first one is the one to take when nothing else is
/// wanted.
PlateButton {
    id: root

    required property offer answer
    required property Language language
    property bool first: false
    readonly property real pad: Theme.plan.gap2 * unit

    signal chosen()

    implicitHeight: Math.max(face.height, meaning.implicitHeight) + 2 * pad
    label: meaning.text
    fill: touched ? Theme.shade : Theme.parchment
    line: focused ? Theme.ink : first ? Theme.brassBright : Theme.pennant
    lineWidth: first || focused ? Theme.plan.strongLine : Theme.plan.hairline
    onPressed: chosen()

    CardFace {
        id: face

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Theme.plan.smallCard * root.unit)
        height: Math.round(width * Theme.plan.cardShape)
        ink: Colours
        card: root.answer.face.value
    }

    Text {
        id: meaning

        objectName: "meaning"
        anchors { left: face.right; leftMargin: root.pad; right: parent.right; rightMargin: root.pad; verticalCenter: parent.verticalCenter }
        text: root.answer.meaning(root.language.words)
        color: Theme.ink
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font { family: Theme.controlFamily; pixelSize: Math.round(Theme.plan.caption * root.unit * Theme.textSize) }
    }
}
