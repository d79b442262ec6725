// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// One thing offered in a tray: a card, a province, or icons, with its name below. The first one is the one to take
/// when nothing else is wanted.
Item {
    id: root

    required property pendulumAnswer answer
    required property Language language
    required property real unit
    property bool first: false
    /// The keyboard stands here.
    property bool focused: false
    readonly property bool isCard: answer.card.id !== ""
    readonly property bool isProvince: answer.province.number >= 0
    readonly property real pictureWidth: (isCard ? 70 : isProvince ? 84 : Math.max(84, 42 * answer.icons.length)) * unit
    readonly property real pictureHeight: (isCard ? 100 : isProvince ? 84 : 52) * unit

    signal chosen()

    implicitWidth: pictureWidth + 14 * unit
    implicitHeight: pictureHeight + (name.visible ? name.height + 4 * unit : 0) + 14 * unit
    Accessible.role: Accessible.Button
    Accessible.name: name.text
    Accessible.onPressAction: root.chosen()

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: tap.pressed ? Theme.shade : Theme.parchment
        line: root.focused ? Theme.ink : root.first ? Theme.brassBright : Colours.pennant
        lineWidth: (root.first || root.focused ? 4 : 1.5) * root.unit
        radius: 8 * root.unit
    }

    Item {
        id: picture

        x: (root.width - width) / 2
        y: 7 * root.unit
        width: root.pictureWidth
        height: root.pictureHeight

        CardFace {
            anchors.fill: parent
            visible: root.isCard
            ink: Colours
            card: root.answer.card
        }

        ProvinceFace {
            anchors.fill: parent
            visible: root.isProvince
            ink: Colours
            province: root.answer.province
        }

        TallyStrip {
            anchors.fill: parent
            visible: !root.isCard && !root.isProvince
            ink: Colours
            tallies: root.answer.icons
        }
    }

    Text {
        id: name

        anchors { top: picture.bottom; topMargin: 2 * root.unit; horizontalCenter: parent.horizontalCenter }
        width: Math.min(implicitWidth, root.width - 8 * root.unit)
        visible: text !== ""
        text: root.answer.label !== "" ? root.language.words.text(root.answer.label) : ""
        color: Theme.ink
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font { family: Theme.controlFamily; pixelSize: Math.round(15 * root.unit * Theme.textSize) }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.chosen()
    }
}
