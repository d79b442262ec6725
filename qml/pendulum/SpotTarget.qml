// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A frame or a reward box under a finger. It is lit in the colour of whoever holds a figure that may go there.
Laid {
    id: root

    /// The seats for whom it is lit, a bit for each, and their colours.
    required property int litFor
    required property list<color> colours
    /// The keyboard stands here.
    property bool focused: false
    readonly property int seat: litFor > 0 ? Math.log2(litFor & -litFor) : -1

    signal tapped()

    enabled: plan.width > 0
    visible: enabled

    Glow {
        readonly property real around: reach

        anchors.fill: parent
        anchors.margins: -around
        visible: root.litFor > 0 || root.focused
        ink: Colours
        colour: root.focused ? Theme.text : root.seat >= 0 ? root.colours[root.seat] : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.tapped()
    }
}
