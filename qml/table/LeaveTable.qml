// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The way out, at the edge where nobody sits: held, so that no passing sleeve ends the evening.
TouchButton {
    id: root

    /// See Hands.
    readonly property bool holds: true
    signal held

    onPressAndHold: held()

    background: Rectangle {
        radius: width / 2
        color: Theme.surface
        border {
            width: Theme.hairline
            color: Theme.line
        }

        Rectangle {
            anchors.centerIn: parent
            width: root.down ? parent.width : 0
            height: width
            radius: width / 2
            color: Theme.brass

            Behavior on width {
                enabled: root.down && !Theme.reducedMotion
                NumberAnimation {
                    duration: Application.styleHints.mousePressAndHoldInterval
                }
            }
        }
    }

    contentItem: Item {
        LineIcon {
            anchors.centerIn: parent
            width: parent.width * 0.5
            path: "M14 4 H20 V20 H14 M15 12 H4 M8 7.5 L3.5 12 L8 16.5"
            color: root.down ? Theme.brassInk : Theme.textSoft
        }
    }
}
