// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// The seven lines of a seat as they stand, and their sum. Any touch closes it.
Item {
    id: root

    required property ViceroySeat seat
    required property Catalogue words
    required property real unit
    readonly property list<string> steps: ["circles", "infinite", "laws", "points", "magic", "sets", "attacks"]

    signal closed

    Plate {
        anchors.centerIn: parent
        width: Math.min(root.width - 16 * root.unit, 480 * root.unit)
        height: root.height - 12 * root.unit
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.radius * root.unit

        Column {
            anchors { fill: parent; margins: 16 * root.unit }
            spacing: 4 * root.unit

            Line { name: root.words.text("viceroy.count.title"); points: ""; strong: true }

            Repeater {
                model: root.steps

                Line {
                    required property int index
                    required property string modelData

                    name: root.words.text("viceroy.score." + modelData)
                    points: String(root.seat.lines[index] ?? 0)
                }
            }

            Line { name: root.words.text("viceroy.count.total"); points: String(root.seat.points); strong: true }
        }
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.closed()
    }

    component Line: Item {
        id: line

        required property string name
        required property string points
        property bool strong: false

        width: parent.width
        height: 34 * root.unit

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 60 * root.unit
            text: line.name
            color: line.strong ? Theme.brassBright : Theme.text
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.round(22 * root.unit) }
        }

        Text {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: line.points
            color: line.strong ? Theme.brassBright : Theme.text
            textFormat: Text.PlainText
            font { family: Theme.controlFamily; weight: Font.DemiBold; pixelSize: Math.round(20 * root.unit) }
        }
    }
}
