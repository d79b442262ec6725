// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A plate that is pressed, by a finger, by a screen reader, and by whoever has the keyboard on it. What stands on it is
/// put inside.
Item {
    id: root

    required property real unit
    /// What it is called, for whoever cannot see it.
    property string label: ""
    property Ink ink: Inkwell
    /// It invites to be pressed. Pressed all the same when it does not, the rules answer.
    property bool lit: false
    /// The keyboard stands here.
    property bool focused: false
    /// How bright its light is at the moment.
    property real pulse: 1

    property color fill: touched ? Theme.pressed : Theme.raised
    property color line: lit ? Theme.brassBright : Theme.line
    /// In the plan's units, as all sizes of a plan.
    property real lineWidth: Theme.plan.hairline
    property real radius: Theme.plan.radius
    readonly property alias touched: tap.pressed
    default property alias face: inside.data

    signal pressed

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.pressed()

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.lit || root.focused
        opacity: root.focused ? 1 : root.pulse
        ink: root.ink
        colour: root.focused ? Theme.text : Theme.halo
        edge: root.focused ? Theme.text : Theme.brassBright
        radius: root.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: root.ink
        fill: root.fill
        line: root.line
        lineWidth: root.lineWidth * root.unit
        radius: root.radius * root.unit
    }

    Item {
        id: inside

        anchors.fill: parent
    }

    Touchable {
        id: tap

        anchors.fill: parent
        onTapped: root.pressed()
    }
}
