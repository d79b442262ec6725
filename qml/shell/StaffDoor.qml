// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Touch

/// The way to the staff's page: two opposite corners of the table held together, with a ring that shows it, or a key.
Item {
    id: root

    required property Shell shell
    required property Hands hands
    required property bool table
    required property bool open
    signal knocked
    signal leaving

    TwoCorners {
        id: corners

        hands: root.table && !root.open ? root.hands : null
        room: Qt.size(root.width, root.height)
        corner: Math.max(64 * Theme.scale, Theme.touch)
        onHeld: root.knocked()
    }

    Shortcut {
        sequence: "Ctrl+Shift+S"
        context: Qt.ApplicationShortcut
        enabled: root.table && !root.open
        onActivated: root.knocked()
    }

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: index === 0 ? -width / 2 : root.width - width / 2
            y: index === 0 ? -height / 2 : root.height - height / 2
            width: corners.corner * 2
            height: width
            radius: width / 2
            visible: corners.pressed
            color: "transparent"
            border {
                width: Theme.hairline
                color: Theme.brassBright
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.open
        sourceComponent: NamedPage {
            objectName: "staffPage"
            module: "Sandglass.Staff"
            type: "StaffPage"
            properties: ({
                    shell: root.shell,
                    hands: root.hands
                })
            onBack: root.leaving()
        }
    }
}
