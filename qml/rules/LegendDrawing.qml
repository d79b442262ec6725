// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// One icon of a game's legend, in that game's colours. Each game derives its LegendIcon from it.
Item {
    id: root

    required property Ink ink
    property string icon: ""
    /// The colour of silhouettes.
    property color figure: Theme.ink

    TallyStrip {
        anchors.fill: parent
        visible: root.icon !== ""
        ink: root.ink
        icon: root.icon
        figure: root.figure
    }
}
