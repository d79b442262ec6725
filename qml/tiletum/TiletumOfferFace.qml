// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A tile or a die that is offered.
OfferFace {
    id: root

    implicitWidth: 44 * unit
    implicitHeight: 44 * unit

    Loader {
        anchors.fill: parent
        sourceComponent: root.offered.face.kind === "die" ? die : tile
    }

    Component {
        id: tile

        TileFace {
            ink: Colours
            tile: root.offered.face.value
        }
    }

    Component {
        id: die

        DieFace {
            readonly property tiletumDie shown: root.offered.face.value

            ink: Colours
            resource: shown.resource
            value: shown.value
        }
    }
}
