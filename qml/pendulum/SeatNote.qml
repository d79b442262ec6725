// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A line that stays at a seat while what it says is true; what is bad carries a mark.
Item {
    id: root

    required property string text
    required property real unit
    required property real widest
    property bool bad: false

    implicitWidth: Math.min(widest, words.implicitWidth + (bad ? 80 : 32) * unit)
    implicitHeight: words.height + Theme.plan.gap2 * unit
    visible: text !== ""

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: root.bad ? Theme.bad : Theme.line
        lineWidth: (root.bad ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Icon {
        x: Theme.plan.gap2 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.plan.gap8 * root.unit
        height: width
        visible: root.bad
        name: "bad"
        color: Theme.bad
    }

    Text {
        id: words

        anchors { verticalCenter: parent.verticalCenter; right: parent.right; rightMargin: 16 * root.unit }
        width: Math.min(implicitWidth, root.widest - (root.bad ? 80 : 32) * root.unit)
        text: root.text
        color: Theme.text
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font { family: Theme.nameFamily; pixelSize: Math.round(Theme.plan.body * root.unit * Theme.textSize) }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
