// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A province of the row, or the deck. It can be tapped, or dragged to a mat.
Laid {
    id: root

    required property pendulumProvince province
    property int count: 0
    property bool deck: false
    property bool lit: false

    signal tapped()
    signal dropped(at: point)

    Glow {
        anchors.fill: card
        anchors.margins: -reach
        visible: root.lit
        ink: Colours
        colour: Theme.brassBright
        radius: 6 * root.unit
        reach: 9 * root.unit
    }

    ProvinceFace {
        id: card

        x: drag.active ? drag.activeTranslation.x : 0
        y: drag.active ? drag.activeTranslation.y : 0
        width: root.width
        height: root.height
        visible: root.deck ? root.count > 0 : root.province.number >= 0
        ink: Colours
        province: root.province
    }

    DragHandler {
        id: drag

        target: null
        enabled: root.lit
        onActiveChanged: {
            if (!active)
                root.dropped(centroid.scenePosition);
        }
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.tapped()
    }
}
