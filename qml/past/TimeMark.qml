// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A sign on the time line. Each kind has its own shape.
Item {
    id: root

    required property string kind
    property real size: Theme.space4
    readonly property bool bar: kind === "round"
    readonly property bool tick: kind === "flip"
    readonly property bool ring: kind === "privilege" || kind === "circle"
    /// Lower than wide, like a crown.
    readonly property bool crown: kind === "king"
    /// Higher than wide, like a sheet of parchment.
    readonly property bool sheet: kind === "law"
    readonly property bool disc: kind === "end"
    readonly property bool diamond: kind === "council" || kind === "auction" || kind === "fair"

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.centerIn: parent
        width: root.tick ? Math.max(1, root.size / 10) : root.bar ? root.size / 5 : root.size * (root.diamond ? 0.55 : root.sheet ? 0.4 : 0.6)
        height: root.tick ? root.size * 0.6 : root.bar ? root.size * 1.2 : root.sheet ? root.size * 0.6 : root.crown ? width / 2 : width
        radius: root.ring || root.disc ? width / 2 : root.bar ? width / 2 : 0
        rotation: root.diamond ? 45 : 0
        antialiasing: root.diamond
        color: root.ring ? "transparent" : root.tick ? Theme.textSoft : root.bar || root.disc || root.crown ? Theme.brassBright : root.sheet ? Theme.parchment : Theme.purpleGlow
        border.width: root.ring ? Math.max(2, root.size / 8) : 0
        border.color: root.kind === "circle" ? Theme.brassBright : Theme.bad
    }
}
