// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// One key of a seat's keyboard.
TouchButton {
    id: root

    property string sign: ""
    property bool lit: false

    background: SeatPlate {
        pressed: root.down
        chosen: root.lit
    }

    contentItem: Item {
        SeatText {
            anchors.fill: parent
            text: root.text
            font.pixelSize: Theme.lead
        }

        LineIcon {
            anchors.centerIn: parent
            visible: root.sign !== ""
            path: root.sign
        }
    }
}
