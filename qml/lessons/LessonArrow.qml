// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Sandglass.Components

/// Points to the right.
Shape {
    id: root

    required property color colour

    preferredRendererType: Shape.CurveRenderer
    Accessible.ignored: true

    ShapePath {
        fillColor: root.colour
        strokeColor: Theme.ink
        strokeWidth: Math.max(1, root.width / 24)
        startX: root.width * 0.1
        startY: root.height * 0.36

        PathLine {
            x: root.width * 0.5
            y: root.height * 0.36
        }
        PathLine {
            x: root.width * 0.5
            y: root.height * 0.14
        }
        PathLine {
            x: root.width * 0.92
            y: root.height * 0.5
        }
        PathLine {
            x: root.width * 0.5
            y: root.height * 0.86
        }
        PathLine {
            x: root.width * 0.5
            y: root.height * 0.64
        }
        PathLine {
            x: root.width * 0.1
            y: root.height * 0.64
        }
        PathLine {
            x: root.width * 0.1
            y: root.height * 0.36
        }
    }
}
