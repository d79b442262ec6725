// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Sandglass.Components

/// A ring that fills around a fingertip.
Shape {
    id: root

    required property real part
    required property color colour
    readonly property real thick: width * Theme.plan.holdLine / (2 * Theme.plan.holdRing)

    ShapePath {
        strokeWidth: root.thick
        strokeColor: root.colour
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap

        PathAngleArc {
            centerX: root.width / 2
            centerY: root.height / 2
            radiusX: (root.width - root.thick) / 2
            radiusY: radiusX
            startAngle: -90
            sweepAngle: 360 * root.part
        }
    }
}
