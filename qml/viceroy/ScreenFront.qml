// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The closed screen: wood and the owner's emblem, the same whatever lies behind it.
Item {
    id: root

    required property SeatMat mat

    ScreenFace {
        // Its upper edge lies under the bar that opens it.
        y: -Theme.plan.screenBar * root.mat.unit
        width: parent.width
        height: parent.height - y
        ink: Colours
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    ThingItem { anchors.fill: parent; domain: "screen"; number: 0; seat: root.mat.seat }
}
