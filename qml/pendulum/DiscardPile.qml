// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The played stratagems, and what it costs to take them back.
PlateButton {
    id: root

    required property rect plan
    required property PendulumSeat seat
    required property SeatMat mat

    x: Math.round(plan.x * unit)
    y: Math.round(plan.y * unit)
    width: Math.round(plan.width * unit)
    height: Math.round(plan.height * unit)
    unit: mat.unit
    lit: mat.may("recover")
    objectName: "discard"
    label: mat.words.text("pendulum.button.recover")
    onPressed: seat.ask("recover")

    TallyStrip {
        x: root.width * 0.08
        y: root.height * 0.06
        width: root.width * 0.5
        height: root.height * 0.55
        ink: Colours
        icon: "recoverAll"
        strength: root.seat.discard.length > 0 ? 1 : 0.4
    }

    ThingItem { anchors.fill: parent; domain: "discard"; number: 0; seat: root.seat.index }

    Figure {
        anchors { right: parent.right; rightMargin: root.width * 0.12; top: parent.top; topMargin: root.height * 0.14 }
        number: root.seat.discard.length
        font.pixelSize: Math.round(Theme.plan.lead * root.unit)
    }

    TallyStrip {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.plan.gap1 * root.unit }
        height: root.height * 0.3
        ink: Colours
        tallies: root.seat.recoverCost
        onDark: true
    }
}
