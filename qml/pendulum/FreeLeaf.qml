// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Beside the mat of whoever has a side alone: the place of their leaf. While nothing is asked there, what the rivals have
/// lies on it, turned to this seat.
Laid {
    id: root

    required property SeatMat mat
    readonly property list<int> rivals: (mat.table.model as PendulumModel).seats.map(seat => seat.index).filter(seat => seat !== mat.seat)
    readonly property real gap: Theme.plan.gap2
    readonly property real pitch: (plan.height - gap) / Math.max(1, rivals.length)
    /// As large as they all fit.
    readonly property real shrunk: Math.min((plan.width - 2 * gap) / 496, (pitch - gap) / 150)

    objectName: "free leaf"

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.hollow
        line: Theme.matEdge
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Repeater {
        model: root.mat.hands.answers.length > 0 ? [] : root.rivals

        RivalSummary {
            required property int index
            required property int modelData

            x: Math.round((root.width - width) / 2)
            y: Math.round((root.gap + index * root.pitch + (root.pitch - root.gap - 150 * root.shrunk) / 2) * root.unit)
            width: Math.round(496 * root.shrunk * root.unit)
            height: Math.round(150 * root.shrunk * root.unit)
            seat: (root.mat.table.model as PendulumModel).seats[modelData]
            colour: root.mat.table.colours[modelData]
            emblem: root.mat.table.people[modelData].emblem
            name: root.mat.context.namesIn(root.mat.words)[modelData]
            unit: root.shrunk * root.unit
        }
    }
}
