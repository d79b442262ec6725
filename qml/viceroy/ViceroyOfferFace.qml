// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// What an offer of Viceroy looks like: a card as it is printed, or as it lies in a pyramid.
OfferFace {
    id: root

    readonly property bool laid: offered.face.kind === "tile"

    property viceroyCard none

    implicitWidth: (laid ? 84 : 78) * unit
    implicitHeight: (laid ? 76 : 110) * unit

    ViceroyCardFace {
        anchors.fill: parent
        ink: Colours
        card: root.offered.face.kind !== "" ? root.offered.face.value : root.none
    }
}
