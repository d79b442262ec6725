// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A ring of metal let into the wood.
Rectangle {
    id: root

    required property real diameter
    property real thickness: Theme.hairline

    anchors.centerIn: parent
    width: diameter
    height: diameter
    radius: diameter / 2
    color: "transparent"
    border {
        width: thickness
        color: Theme.brass
    }
}
