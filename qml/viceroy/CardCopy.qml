// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// A card to be read: large, with its name, what a law does as a sentence, and what lies on it. Any touch closes it; pulled
/// to another seat, it is read there.
Item {
    id: root

    required property viceroyCard card
    required property Catalogue words
    required property real unit
    /// What lies on it in a pyramid.
    required property list<tally> tokens
    readonly property real high: height - 24 * unit

    signal closed
    /// It was pulled to a point of the scene.
    signal passedOn(at: point)

    NumberAnimation on opacity {
        from: 0
        to: 1
        duration: Theme.fadeTime
    }

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
            id: face

            readonly property Pulled pulled: Pulled {
                thing: root
                way: touch.way
            }

            transform: Translate {
                x: touch.dragged ? face.pulled.by.x : 0
                y: touch.dragged ? face.pulled.by.y : 0
            }
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

            TokenStrip {
                objectName: "tokens read"
                width: Math.min(parent.width, widthAt(height))
                height: 40 * root.unit
                visible: root.tokens.length > 0
                ink: Colours
                tallies: root.tokens
            }
        }
    }

    NamedTouch {
        id: touch

        anchors.fill: parent
        label: root.words.text("play.cancel")
        draggable: true
        slack: Theme.plan.slack * root.unit
        onTapped: root.closed()
        onDropped: at => root.passedOn(at)
    }

    Timer {
        interval: Theme.copyTime
        running: true
        onTriggered: root.closed()
    }
}
