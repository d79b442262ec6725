// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Play

/// A card or a province that is offered.
OfferFace {
    id: root

    readonly property bool isCard: offered.face.kind === "card"

    wordsBeside: isCard
    implicitWidth: Math.round((isCard ? Theme.plan.smallCard : Theme.plan.province) * unit)
    implicitHeight: isCard ? Math.round(implicitWidth * Theme.plan.cardShape) : implicitWidth

    Loader {
        anchors.fill: parent
        sourceComponent: root.isCard ? card : root.offered.face.kind === "province" ? province : null
    }

    Component {
        id: card

        CardFace {
            ink: Colours
            card: root.offered.face.value
        }
    }

    Component {
        id: province

        ProvinceFace {
            ink: Colours
            province: root.offered.face.value
        }
    }
}
