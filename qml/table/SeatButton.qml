// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// A button at a seat, with a sign, a text or both.
TouchButton {
    id: root

    property bool primary: false
    /// Drawn by LineIcon, before the text or instead of it.
    property string sign: ""
    readonly property color ink: primary ? Theme.brassInk : Theme.text

    leftPadding: Theme.space3
    rightPadding: Theme.space3
    implicitHeight: Theme.touch

    background: SeatPlate {
        pressed: root.down
        primary: root.primary
    }

    contentItem: Item {
        LineIcon {
            id: signItem
            anchors.verticalCenter: parent.verticalCenter
            x: root.text === "" ? (parent.width - width) / 2 : 0
            visible: root.sign !== ""
            path: root.sign
            color: root.ink
        }

        SeatText {
            anchors {
                fill: parent
                leftMargin: root.sign === "" ? 0 : signItem.width + Theme.space2
            }
            text: root.text
            color: root.ink
            font.weight: root.primary ? Font.DemiBold : Font.Normal
        }
    }
}
