// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A place of the board under a finger. It is lit in the colour of whoever holds a piece that may go there.
Laid {
    id: root

    /// The seats for whom it is lit, a bit for each, and their colours.
    required property int litFor
    required property list<color> colours
    /// What it is called, for whoever cannot see it.
    required property string label
    /// The keyboard stands here.
    property bool focused: false
    readonly property int seat: litFor > 0 ? Math.log2(litFor & -litFor) : -1

    signal tapped

    enabled: plan.width > 0
    visible: enabled
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.tapped()

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.litFor > 0 || root.focused
        ink: Inkwell
        colour: root.focused ? Theme.text : root.seat >= 0 ? root.colours[root.seat] : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.tapped()
    }
}
