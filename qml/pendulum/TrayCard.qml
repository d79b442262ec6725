// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A card offered in a tray, with what it does in words beside it. The first one is the one to take when nothing else is
/// wanted.
Item {
    id: root

    required property pendulumAnswer answer
    required property Language language
    required property real unit
    property bool first: false
    /// The keyboard stands here.
    property bool focused: false
    readonly property real pad: Theme.plan.gap2 * unit

    signal chosen()

    implicitHeight: Math.max(face.height, meaning.implicitHeight) + 2 * pad
    Accessible.role: Accessible.Button
    Accessible.name: meaning.text
    Accessible.onPressAction: root.chosen()

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: tap.pressed ? Theme.shade : Theme.parchment
        line: root.focused ? Theme.ink : root.first ? Theme.brassBright : Theme.pennant
        lineWidth: (root.first || root.focused ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
        radius: Theme.plan.radius * root.unit
    }

    CardFace {
        id: face

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Theme.plan.smallCard * root.unit)
        height: Math.round(width * Theme.plan.cardShape)
        ink: Colours
        card: root.answer.card
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

    Touchable {
        id: tap

        anchors.fill: parent
        onTapped: root.chosen()
    }
}
