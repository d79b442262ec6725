// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The played stratagems, and what it costs to take them back.
Laid {
    id: root

    required property PendulumSeat seat
    required property Language language

    readonly property bool lit: {
        root.seat.moves;
        return root.seat.may("recover");
    }

    objectName: "discard"
    Accessible.role: Accessible.Button
    Accessible.name: language.words.text("pendulum.button.recover")

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.lit
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: root.lit ? Theme.brassBright : Theme.line
        radius: Theme.plan.radius * root.unit
    }

    TallyStrip {
        x: root.width * 0.08
        y: root.height * 0.06
        width: root.width * 0.5
        height: root.height * 0.55
        ink: Colours
        icon: "recoverAll"
        strength: root.seat.discard.length > 0 ? 1 : 0.4
    }

    Text {
        anchors { right: parent.right; rightMargin: root.width * 0.12; top: parent.top; topMargin: root.height * 0.14 }
        text: root.seat.discard.length
        color: Theme.text
        font { family: Theme.controlFamily; pixelSize: Math.round(Theme.plan.lead * root.unit); weight: Font.DemiBold }
    }

    TallyStrip {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.plan.gap1 * root.unit }
        height: root.height * 0.3
        ink: Colours
        tallies: root.seat.recoverCost
        onDark: true
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.seat.simply("recover")
    }
}
