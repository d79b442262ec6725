// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// Where a seat's points come from so far, line by line.
Item {
    id: root

    required property list<int> lines
    required property list<string> lineWords
    required property real unit
    required property Catalogue words
    readonly property list<int> shown: lines.map((points, index) => points !== 0 ? index : -1).filter(index => index >= 0)

    signal tapped

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.tapped()
    }

    Grid {
        anchors { fill: parent; margins: 10 * root.unit }
        columns: 2
        columnSpacing: 16 * root.unit
        rowSpacing: 2 * root.unit

        Repeater {
            model: root.shown

            Item {
                id: line

                required property int modelData
                readonly property int at: modelData

                width: (root.width - 36 * root.unit) / 2
                height: 22 * root.unit

                Text {
                    width: parent.width - 40 * root.unit
                    height: parent.height
                    text: root.words.text("tiletum.score." + root.lineWords[line.at])
                    color: Theme.text
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
                    verticalAlignment: Text.AlignVCenter
                    textFormat: Text.PlainText
                    font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.max(1, Math.round(17 * root.unit)) }
                }

                Figure {
                    anchors.right: parent.right
                    number: root.lines[line.at]
                    font.pixelSize: Math.max(1, Math.round(17 * root.unit))
                }
            }
        }
    }
}
