// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The middle of the table, in units of the plate that carries it: map, wheel, king's track, court, fairs, offers; above
/// it in a solo game the opponent, who faces the player.
Item {
    id: root

    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    readonly property real unit: table.places.boardUnit
    /// Room for the solo opponent, or for words.
    readonly property real above: table.titusAbove || table.wordsAbove ? 232 : 0

    Loader {
        objectName: "titus"
        active: root.table.titusAbove
        width: root.width
        height: root.above * root.unit
        sourceComponent: TitusView {
            whole: root.table
            unit: root.unit * 224 / 232
        }
    }

    Loader {
        objectName: "in words"
        active: root.table.wordsAbove
        width: root.width
        height: (root.above - 8) * root.unit
        sourceComponent: TableInWords {
            whole: root.table
            unit: root.unit
        }
    }

    Item {
        y: root.above * root.unit
        width: root.width
        height: root.height - y

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.surface
            line: Theme.brassDark
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.gap4 * root.unit
        }

        MapView {
            table: root.table
            unit: root.unit
            plan: Qt.rect(8, 8, 880, 568)
        }

        WheelView {
            table: root.table
            unit: root.unit
            plan: Qt.rect(894, 20, 544, 544)
        }

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
}
