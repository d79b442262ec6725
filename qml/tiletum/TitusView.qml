// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// The opponent of whoever plays alone: his board, as a player's, and his cards beside it; where there is no room
/// beside it, below.
Item {
    id: root

    /// The table, whose own type names this one.
    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    /// Pixels per unit of a player board.
    required property real unit
    readonly property bool beside: width > 1.4 * board.width

    Item {
        id: board

        objectName: "mat " + root.table.game.seats.length
        width: 930 * root.unit
        height: 232 * root.unit

        BoardView {
            anchors.fill: parent
            table: root.table
            seat: root.table.game.opponent
            index: root.table.game.seats.length
            unit: root.unit
            name: root.table.words?.capitalised(root.table.words.text("tiletum.opponent")) ?? ""
            words: root.table.words
            touchable: false
        }
    }

    TitusCards {
        x: root.beside ? board.width + 16 * root.unit : 0
        y: root.beside ? 0 : board.height + 8 * root.unit
        width: root.width - x
        height: root.beside ? 232 * root.unit : root.height - y
        table: root.table
        unit: root.unit
        words: root.table.words
    }
}
