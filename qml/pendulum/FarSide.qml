// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Where nobody sits opposite: what has happened, in words, and how far everybody is, facing those who sit beside each
/// other.
Item {
    id: root

    required property GameTable table
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property TableContext context: table.context
    readonly property Catalogue words: context.words
    readonly property real unit: table.places.unit
    readonly property real gap: Theme.plan.gap3
    readonly property real logWidth: 832
    readonly property real pitch: (height / unit - gap) / Math.max(1, model.seatCount)
    /// As large as they all fit beside the log.
    readonly property real shrunk: Math.min((width / unit - logWidth - 3 * gap) / 496, (pitch - gap) / 150)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.matEdge
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Loader {
        x: root.gap * root.unit
        y: root.gap * root.unit
        width: root.logWidth * root.unit
        height: root.height - 2 * y
        active: root.context.log !== null
        sourceComponent: LogPanel {
            log: root.context.log
            words: root.words
            names: root.context.namesIn(root.words)
            onChosenChanged: root.context.pointed = chosen
        }
    }

    Repeater {
        model: root.model.seatCount

        RivalSummary {
            required property int modelData

            objectName: "race " + modelData
            x: Math.round(root.width - width - 4 * root.gap * root.unit)
            y: Math.round((root.gap + modelData * root.pitch + (root.pitch - root.gap - 150 * root.shrunk) / 2) * root.unit)
            width: Math.round(496 * root.shrunk * root.unit)
            height: Math.round(150 * root.shrunk * root.unit)
            seat: root.model.seats[modelData]
            colour: root.table.colours[modelData]
            emblem: root.table.people[modelData].emblem
            name: root.context.namesIn(root.words)[modelData]
            unit: root.shrunk * root.unit
        }
    }
}
