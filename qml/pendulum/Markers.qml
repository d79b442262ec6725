// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The time markers that are left in this round, and below which rounds have begun.
Item {
    id: root

    required property PendulumModel model
    required property BoardPlan plan
    required property real unit

    Repeater {
        model: 3

        Mark {
            plan: root.plan.marker(index)
            visible: index < root.model.markers
            fill: Theme.purpleGlow

            ThingItem { anchors.fill: parent; domain: "markers"; number: 0 }
        }
    }

    Repeater {
        model: 4

        Mark {
            readonly property bool begun: index < root.model.round

            plan: root.plan.round(index)
            fill: begun ? Theme.metalBright : Theme.surface
            line: begun ? Theme.ink : Theme.textSoft

            ThingItem { anchors.fill: parent; domain: "rounds"; number: 0 }
        }
    }

    component Mark: Laid {
        required property int index
        property alias fill: plate.fill
        property alias line: plate.line

        unit: root.unit

        Plate {
            id: plate

            anchors.fill: parent
            ink: Colours
            line: Theme.ink
            radius: width / 2
        }
    }
}
