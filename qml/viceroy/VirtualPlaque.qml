// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// A virtual opponent: its number, the box that all of them draw gems from, and the gem that it has drawn, which comes
/// out when all bids are shown and not before.
Laid {
    id: root

    required property ViceroyModel game
    required property int opponent
    required property Catalogue words
    readonly property int drawn: game.virtualBids[opponent] ?? -1
    readonly property real pad: height * 0.1

    objectName: "virtual " + opponent
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text("viceroy.opponent." + ["first", "second", "third"][opponent])

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    CountPlate {
        x: root.pad
        y: root.pad
        width: root.height * 0.34
        height: width
        ink: Colours
        count: root.opponent + 1
        round: true
    }

    Text {
        x: root.pad
        y: root.height * 0.52
        width: root.width - root.height * 0.8 - 2 * root.pad
        height: root.height - y - root.pad / 2
        text: root.Accessible.name
        color: Theme.textSoft
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(Theme.plan.caption * root.unit * 0.7))
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(20 * root.unit))
        }
    }

    // The box: whatever nobody plays with.
    Row {
        anchors {
            right: parent.right
            rightMargin: root.pad
        }
        y: root.pad
        spacing: Theme.plan.gap1 * root.unit

        TallyStrip {
            width: height
            height: root.height * 0.34
            ink: Colours
            icon: "gems"
        }

        Figure {
            anchors.verticalCenter: parent.verticalCenter
            number: root.game.boxGems
            font.pixelSize: Math.max(1, Math.round(root.height * 0.24))
        }
    }

    GemFace {
        objectName: "drawn"
        x: root.width - width - root.pad
        y: root.height - height - root.pad
        width: root.height * 0.42
        height: width
        visible: root.drawn >= 0
        ink: Colours
        colour: Math.max(0, root.drawn)
    }
}
