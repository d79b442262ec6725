// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A sentence at a seat: a refusal with its mark, or what to do next. A refusal goes away by itself, or when touched.
Item {
    id: root

    required property real unit
    required property real widest
    /// What to do next, while nothing else is said.
    required property string hint
    property string refusal: ""
    readonly property bool refused: refusal !== ""

    width: Math.min(widest, words.implicitWidth + (refused ? 92 : 44) * unit)
    height: words.height + Theme.plan.gap4 * unit
    visible: refused || hint !== ""

    function refuse(sentence: string): void {
        refusal = sentence;
        fade.restart();
    }

    Timer {
        id: fade

        interval: Theme.readTime
        onTriggered: root.refusal = ""
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: root.refused ? Theme.bad : Theme.line
        lineWidth: (root.refused ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
        radius: Theme.plan.radius * root.unit
    }

    TallyStrip {
        x: Theme.plan.gap3 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.plan.gap8 * root.unit
        height: width
        visible: root.refused
        ink: Colours
        icon: "skip"
    }

    Text {
        id: words

        anchors { verticalCenter: parent.verticalCenter; right: parent.right; rightMargin: 22 * root.unit }
        width: Math.min(implicitWidth, root.widest - (root.refused ? 92 : 44) * root.unit)
        text: root.refused ? root.refusal : root.hint
        color: Theme.text
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font { family: Theme.nameFamily; pixelSize: Math.round(Theme.plan.body * root.unit * Theme.textSize) }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.refusal = ""
    }
}
