// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

    Laid {
        plan: Qt.rect(450, 66, 412, 100)
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.raised
            line: root.sum.out ? Theme.line : Theme.brass
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.panelRadius * root.unit
        }

        Text {
            id: title

            x: Theme.plan.gap3 * root.unit
            y: Theme.plan.gap2 * root.unit
            width: parent.width - 2 * x
            height: Theme.plan.bodyLine * root.unit
            text: root.words.text(root.sum.title)
            color: Theme.textSoft
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(1, Math.round(Theme.plan.caption * root.unit))
            textFormat: Text.PlainText
            font {
                family: Theme.nameFamily
                features: Theme.nameFigures
                pixelSize: Math.max(1, Math.round(Theme.plan.lead * root.unit))
            }
        }

        Row {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: title.bottom
                topMargin: Theme.plan.gap1 * root.unit
            }
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
                width: Theme.plan.iconHeight * root.unit
                height: width
                ink: Colours
                points: root.sum.points
            }
        }
    }
}
