// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A small key of a slip, in the corner beside its name.
PlateButton {
    id: root

    required property string icon

    width: Theme.plan.slipButton * unit
    height: width
    fill: touched ? Theme.shade : "transparent"
    line: Theme.parchmentEdge

    Icon {
        anchors.fill: parent
        anchors.margins: parent.width * 0.27
        name: root.icon
        color: Theme.ink
    }
}
