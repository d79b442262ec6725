// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// A card to be read: large, with its name, and what a law does as a sentence. Any touch closes it.
Item {
    id: root

    required property viceroyCard card
    required property Catalogue words
    required property real unit
    readonly property real high: height - 24 * unit

    signal closed

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        opacity: 0.85
        radius: Theme.plan.radius * root.unit
    }

    Row {
        anchors.centerIn: parent
        spacing: Theme.plan.gap6 * root.unit

        ViceroyCardFace {
            width: height * 112 / 158
            height: Math.min(root.high, 316 * root.unit)
            ink: Colours
            card: root.card
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(300 * root.unit, root.width - 290 * root.unit)
            spacing: Theme.plan.gap3 * root.unit

            Text {
                objectName: "copied"
                width: parent.width
                text: root.card.id === "" ? "" : root.words.text("viceroy.card." + root.card.id)
                color: Theme.brassBright
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(30 * root.unit)
                }
            }

            Text {
                width: parent.width
                visible: root.card.law
                text: root.card.law ? root.words.text("viceroy.effect." + root.card.id) : ""
                color: Theme.text
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(22 * root.unit * Theme.textSize)
                }
            }
        }
    }

    NamedTouch {
        anchors.fill: parent
        label: root.words.text("play.cancel")
        onTapped: root.closed()
    }

    Timer {
        interval: Theme.copyTime
        running: true
        onTriggered: root.closed()
    }
}
