// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Sandglass.Components
import Sandglass.Play

/// Where what has just been tried is forbidden: the learner's coin stands there like a ghost, in a dashed frame, with
/// the sign of no entry.
Item {
    id: root

    required property real unit
    required property color colour
    required property int emblem
    readonly property real margin: Theme.plan.gap1 * unit

    objectName: "forbidden"

    Shape {
        x: -root.margin
        y: -root.margin
        width: parent.width + 2 * root.margin
        height: parent.height + 2 * root.margin
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.bad
            strokeWidth: Theme.plan.strongLine * root.unit
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 2]
            fillColor: "transparent"

            PathRectangle {
                width: root.width + 2 * root.margin
                height: root.height + 2 * root.margin
                radius: Theme.cardRadius
            }
        }
    }

    Disc {
        plan: Qt.rect(root.width / root.unit / 2 - 23, root.height / root.unit / 2 - 23, 46, 46)
        unit: root.unit
        colour: root.colour
        emblem: root.emblem
        opacity: 0.6
    }

    Rectangle {
        x: parent.width / 2 + Theme.plan.gap2 * root.unit
        y: parent.height / 2 + Theme.plan.gap2 * root.unit
        width: Theme.plan.gap6 * root.unit
        height: width
        radius: width / 2
        color: Theme.bad
        border.width: Theme.plan.hairline * root.unit
        border.color: Theme.parchment

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.6
            height: parent.height * 0.2
            radius: height / 2
            color: Theme.parchment
        }
    }
}
