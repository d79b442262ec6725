// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Touch

/// A small ring around everything that lies on the table and is no finger: it is seen, and does nothing.
Item {
    id: root

    required property list<lying> things
    required property real millimetre

    Repeater {
        model: root.things

        Rectangle {
            required property lying modelData

            x: modelData.at.x - width / 2
            y: modelData.at.y - height / 2
            width: 22 * root.millimetre
            height: width
            radius: width / 2
            color: "transparent"
            border {
                width: Theme.hairline * 2
                color: Theme.brass
            }
            opacity: 0.6
        }
    }
}
