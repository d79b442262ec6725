// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The time left in digits, on a plate that is read on any sand: for those who asked for it in the settings.
Rectangle {
    id: root

    required property int seconds

    implicitWidth: label.implicitWidth + 2 * Theme.space2
    implicitHeight: label.implicitHeight + Theme.space1
    radius: height / 2
    color: Theme.raised
    border {
        color: Theme.brass
        width: Theme.hairline
    }

    Text {
        id: label
        anchors.centerIn: parent
        text: Math.floor(root.seconds / 60) + ":" + String(root.seconds % 60).padStart(2, "0")
        color: Theme.text
        font {
            family: Theme.controlFamily
            pixelSize: Theme.caption
            features: ({
                    "tnum": 1
                })
        }
    }
}
