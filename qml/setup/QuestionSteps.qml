// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// How many of something: fewer, the number, more.
Row {
    id: root

    required property real unit
    required property int chosen
    required property int most
    required property string label
    property bool keyboard: false
    signal answered(answer: int)

    spacing: 8 * unit

    AnswerChip {
        objectName: "fewer"
        width: 60 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        text: "−"
        enabled: root.chosen > 0
        opacity: enabled ? 1 : 0.45
        Accessible.name: root.label + " −"
        onClicked: root.answered(root.chosen - 1)
    }

    SeatText {
        width: 48 * root.unit
        height: 52 * root.unit
        text: root.chosen
        font {
            pixelSize: 26 * root.unit
            weight: Font.DemiBold
        }
    }

    AnswerChip {
        objectName: "more"
        width: 60 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        text: "+"
        enabled: root.chosen < root.most
        opacity: enabled ? 1 : 0.45
        Accessible.name: root.label + " +"
        onClicked: root.answered(root.chosen + 1)
    }
}
