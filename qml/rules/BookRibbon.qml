// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Sandglass.Components

/// The ribbon of a seat's book: it folds the book away, and lies on the rail then to open it again.
Item {
    id: root

    required property real unit
    required property string label
    signal pressed

    width: 60 * unit
    height: 62 * unit

    Shape {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 34 * root.unit
        height: parent.height

        ShapePath {
            strokeWidth: 0
            strokeColor: "transparent"
            fillColor: tap.pressed ? Theme.bad : Theme.pennantInk
            startX: 0
            startY: 0

            PathLine {
                x: 34 * root.unit
                y: 0
            }
            PathLine {
                x: 34 * root.unit
                y: 62 * root.unit
            }
            PathLine {
                x: 17 * root.unit
                y: 48 * root.unit
            }
            PathLine {
                x: 0
                y: 62 * root.unit
            }
            PathLine {
                x: 0
                y: 0
            }
        }
    }

    NamedTouch {
        id: tap

        anchors.fill: parent
        label: root.label
        onTapped: root.pressed()
    }
}
