// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Coins on a table: a row of coins, and a mat at every seat. A coin is touched, or pulled to a mat.
GameTable {
    id: root

    readonly property CoinsModel coins: context.model as CoinsModel

    function rectOf(coin: int): rect {
        return Qt.rect(places.board.x + (100 + 150 * coin) * places.boardUnit, places.board.y + 150 * places.boardUnit, 100 * places.boardUnit, 100 * places.boardUnit);
    }

    component Coin: Disc {
        plan: Qt.rect(0, 0, 100, 100)
        unit: root.places.boardUnit
        colour: Theme.metal
        emblem: -1
    }

    sizes: TableSizes {
        middle: Qt.size(1480, 400)
        mat: Qt.size(700, 220)
    }
    ink: Inkwell
    secretive: false
    scoreIcons: ({
            coins: "leader",
            drawn: "unseen"
        })
    middle: Plate {
        ink: Inkwell
        fill: Theme.surface
    }
    mat: CoinsMat {
        table: root
    }
    pieces: Item {
        Repeater {
            model: root.coins.owners.length

            PieceItem {
                required property int index

                objectName: "coin " + index
                width: root.rectOf(index).width
                height: width
                table: root
                kind: "coin"
                focused: root.keys.verb === "take" && root.keys.move.first === index
                number: index
                inPlay: root.places.board.width > 0 && root.coins.owners[index] < 0
                stand: Qt.point(root.rectOf(index).x + width / 2, root.rectOf(index).y + height / 2)
                label: root.context.words?.textWith("coins.offer.take", {
                    coin: index + 1
                }) ?? ""
                look: Coin {}
                onTapped: at => root.handAt(at, "take", index).ask("take", index)
            }
        }
    }
    film: Item {
        Flight {
            objectName: "flight"
            cues: root.context.cues
            from: root.rectOf(cues.cue.numberOf("coin"))
            to: cues.followed ? root.context.rectOf("mat " + cues.cue.numberOf("seat") + "/taken", root) : from
            picture: Coin {}
        }
    }
}
