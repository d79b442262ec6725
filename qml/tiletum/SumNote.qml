// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// What a seat gets from a fair or from the king, and how that comes about.
Item {
    id: root

    required property TiletumTable table
    required property tiletumSum sum
    readonly property seatPlace place: table.places.seats[sum.seat]
    readonly property Catalogue words: table.people[sum.seat].language.words
    readonly property real unit: place.unit

    x: place.mat.x
    y: place.mat.y
    width: place.mat.width
    height: place.mat.height
    rotation: place.turn
    visible: place.shown && !place.compact

    component Words: Text {
        fontSizeMode: Text.Fit
        wrapMode: Text.WordWrap
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        color: Theme.text
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(19 * root.unit * Theme.textSize))
        }
    }

    Laid {
        plan: Qt.rect(450, 62, 412, 162)
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.raised
            line: root.sum.out ? Theme.line : Theme.brass
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.panelRadius * root.unit
        }

        FairFace {
            x: 14 * root.unit
            y: 14 * root.unit
            width: 84 * root.unit
            height: width
            visible: root.sum.fair.fair !== ""
            strength: root.sum.out ? 0.5 : 1
            ink: Colours
            fair: root.sum.fair.fair
            points: root.sum.fair.points
        }

        Sign {
            x: 22 * root.unit
            y: 22 * root.unit
            side: 68 * root.unit
            visible: root.sum.fair.fair === ""
            icon: "king"
        }

        Words {
            x: 112 * root.unit
            y: 10 * root.unit
            width: 288 * root.unit
            height: 32 * root.unit
            wrapMode: Text.NoWrap
            text: root.words.text(root.sum.title)
            color: Theme.brassBright
            font.pixelSize: Math.max(1, Math.round(24 * root.unit))
        }

        Words {
            x: 112 * root.unit
            y: 42 * root.unit
            width: 288 * root.unit
            height: 58 * root.unit
            text: root.words.text(root.sum.words)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 104 * root.unit
            height: 52 * root.unit
            spacing: Theme.plan.gap2 * root.unit

            Text {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.sum.formula !== ""
                text: root.sum.formula + " ="
                color: Theme.text
                textFormat: Text.PlainText
                font {
                    family: Theme.controlFamily
                    pixelSize: Math.max(1, Math.round(Theme.plan.figure * root.unit))
                }
            }

            Laurel {
                objectName: "sum " + root.sum.seat
                anchors.verticalCenter: parent.verticalCenter
                width: 52 * root.unit
                height: width
                ink: Colours
                points: root.sum.points
            }
        }
    }
}
