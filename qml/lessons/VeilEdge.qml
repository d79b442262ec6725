// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// The edge of a hole in the veil: the veil ends in it step by step, so that no box stands around what shines through.
Item {
    id: root

    readonly property int steps: 8
    /// Whole pixels, or seams would be seen between them.
    readonly property int step: Math.max(1, Math.round(Math.min(width, height) / (5 * steps)))

    Repeater {
        model: root.steps

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: index * root.step
            color: "transparent"
            border.width: root.step
            border.color: Qt.alpha(Theme.veil, Theme.veil.a * (1 - (index + 1) / (root.steps + 1)))
        }
    }
}
