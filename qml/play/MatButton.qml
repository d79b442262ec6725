// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A button on a mat: an icon. Lit when it can be pressed; pressed all the same, the rules answer.
PlateButton {
    id: root

    required property string icon
    /// It can be pressed at any time, though nothing calls for it now: others are faint then.
    property bool ready: false

    implicitWidth: Theme.plan.button * unit
    implicitHeight: Theme.plan.buttonHeight * unit

    TallyStrip {
        anchors.fill: parent
        anchors.margins: parent.height * 0.12
        ink: root.ink
        icon: root.icon
        strength: root.lit ? 1 : root.ready ? 0.75 : 0.4
    }
}
