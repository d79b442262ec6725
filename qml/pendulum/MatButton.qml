// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A button on a mat: an icon, and what it costs. Lit when it can be pressed; pressed all the same, the rules answer.
Item {
    id: root

    required property string icon
    required property bool lit
    required property real unit
    property string label: ""
    /// The keyboard stands here.
    property bool focused: false
    /// How bright its light is at the moment.
    property real pulse: 1

    signal pressed()

    implicitWidth: Theme.plan.button * unit
    implicitHeight: Theme.plan.buttonHeight * unit
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.pressed()

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.lit || root.focused
        opacity: root.pulse
        ink: Colours
        colour: root.focused ? Theme.text : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: tap.pressed ? Theme.pressed : Theme.raised
        line: root.lit ? Theme.brassBright : Theme.line
        radius: Theme.plan.radius * root.unit
    }

    TallyStrip {
        anchors.fill: parent
        anchors.margins: parent.height * 0.12
        ink: Colours
        icon: root.icon
        strength: root.lit ? 1 : 0.4
    }

    Touchable {
        id: tap

        anchors.fill: parent
        onTapped: root.pressed()
    }
}
