// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Play

/// The right side of the middle: king's track, court, fairs and the two offers.
Item {
    id: root

    /// The table, whose own type names this one.
    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    /// Pixels per unit of the middle.
    required property real unit

    KingView {
        table: root.table
        unit: root.unit
        plan: Qt.rect(1444, 24, 112, 536)
    }

    CourtView {
        table: root.table
        unit: root.unit
        plan: Qt.rect(1564, 24, 332, 118)
    }

    FairsView {
        table: root.table
        unit: root.unit
        plan: Qt.rect(1564, 150, 332, 146)
    }

    OfferView {
        table: root.table
        unit: root.unit
        plan: Qt.rect(1564, 304, 332, 122)
        verb: "hire"
        tiles: root.table.game.characterOffer
        prices: [1, 1, 1, 1, 1]
        pile: root.table.game.characterPile
        replaces: true
    }

    OfferView {
        table: root.table
        unit: root.unit
        plan: Qt.rect(1564, 434, 332, 126)
        verb: "sign"
        tiles: root.table.game.contractOffer
        prices: root.table.game.contractPrices
        pile: root.table.game.contractPile
    }
}
