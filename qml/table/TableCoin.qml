// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A large coin in the middle of the table, with an icon that needs no reader's side.
TouchButton {
    id: root

    property string iconName: ""
    property bool primary: false

    height: width
    scale: down ? 0.96 : 1

    background: Rectangle {
        radius: width / 2
        color: root.primary ? Theme.brass : root.down ? Theme.pressed : Theme.raised
        border { width: Theme.focusLine; color: root.primary ? Theme.brassBright : Theme.brass }
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: parent.width * 0.62
            height: width
            name: root.iconName
            color: root.primary ? Theme.brassInk : Theme.brassBright
        }
    }
}
