// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// What an offer of Viceroy looks like: a card as it is printed, or as it lies in a pyramid; or tokens, as on a card.
OfferFace {
    id: root

    readonly property bool laid: offered.face.kind === "tile"
    readonly property bool rewarding: offered.face.kind === "reward"

    property viceroyCard none

    implicitWidth: rewarding ? tokens.implicitWidth : (laid ? 84 : 78) * unit
    implicitHeight: (rewarding ? Theme.plan.iconHeight : laid ? 76 : 110) * unit

    ViceroyCardFace {
        anchors.fill: parent
        visible: !root.rewarding
        ink: Colours
        card: root.offered.face.value ?? root.none
    }

    TokenStrip {
        id: tokens

        anchors.fill: parent
        implicitWidth: Math.max(Theme.plan.icons * root.unit, widthAt(root.implicitHeight))
        visible: root.rewarding
        ink: Colours
        tallies: root.offered.icons
    }
}
