// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// A few ways to play, one of them chosen. Tapped, never typed.
Flow {
    id: root

    required property list<string> choices
    required property real unit
    property int chosen: 0

    spacing: 10 * unit

    Repeater {
        model: root.choices

        Item {
            id: chip

            required property int index
            required property string modelData
            readonly property bool on: root.chosen === index

            objectName: "chip " + index
            implicitWidth: Math.max(64 * root.unit, words.implicitWidth + 32 * root.unit)
            implicitHeight: Math.max(52 * root.unit, words.implicitHeight + 16 * root.unit)
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData
            Accessible.checked: on

            Plate {
                anchors.fill: parent
                ink: Colours
                fill: chip.on ? Theme.brass : Theme.raised
                line: chip.on ? Theme.brassBright : Theme.line
                lineWidth: (chip.on ? 3 : 1.5) * root.unit
                radius: 10 * root.unit
            }

            Text {
                id: words

                anchors.centerIn: parent
                text: chip.modelData
                color: chip.on ? Theme.brassInk : Theme.text
                textFormat: Text.PlainText
                font { family: Theme.controlFamily; pixelSize: Math.round(20 * root.unit * Theme.textSize) }
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.chosen = chip.index
            }
        }
    }
}
