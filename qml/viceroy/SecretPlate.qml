// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// An answer behind the screen that is neither a gem nor a card.
PlateButton {
    id: root

    required property offer offered
    required property Catalogue words

    implicitWidth: Math.max(64 * unit, strip.width + name.width + 18 * unit)
    implicitHeight: 40 * unit
    label: offered.meaning(words)
    lit: true
    fill: touched ? Theme.shade : Theme.parchment

    ThingItem {
        anchors.fill: parent
        domain: "verb"
        word: root.offered.move.verb
    }

    TokenStrip {
        id: strip

        x: 6 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? widthAt(height) : 0
        height: 26 * root.unit
        visible: root.offered.icons.length > 0
        ink: Colours
        tallies: root.offered.icons
    }

    Text {
        id: name

        anchors {
            right: parent.right
            rightMargin: 6 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(implicitWidth, 110 * root.unit)
        text: root.label
        color: Theme.ink
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.round(13 * root.unit)
        }
    }
}
