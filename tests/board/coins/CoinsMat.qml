// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat's coins; its purse behind a screen; its buttons. Coins can be let go on it.
SeatMat {
    id: root

    readonly property CoinsModel coins: table.model as CoinsModel
    readonly property CoinsSeat player: hands as CoinsSeat

    component Sum: Figure {
        anchors.centerIn: parent
        font.pixelSize: Math.max(1, Math.round(Theme.plan.figure * 2 * root.unit))
    }

    leaf: Qt.rect(200, 8, 400, 204)

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: Theme.surface
        line: root.colour
    }

    Disc {
        objectName: "taken"
        plan: Qt.rect(20, 60, 100, 100)
        unit: root.unit
        colour: root.colour
        emblem: -1

        Sum {
            number: root.coins.owners.filter(owner => owner === root.seat).length
            color: Theme.ink
        }
    }

    Screen {
        objectName: "purse"
        plan: Qt.rect(220, 20, 300, 180)
        unit: root.unit
        alwaysOpen: root.table.desk && root.own
        label: root.words.text("coins.purse")
        hidden: Item {
            Sum {
                objectName: "drawn"
                number: root.player.drawn
            }
        }
    }

    DropTarget {
        anchors.fill: parent
        table: root.table
        kinds: ["coin"]
        onDropped: piece => root.hands.ask("take", piece.number)
    }

    Grid {
        x: 560 * root.unit
        y: 10 * root.unit
        columns: 2
        visible: !root.compact

        Repeater {
            model: ["take leader", "draw arrow", "ring sandglass"]

            VerbButton {
                required property string modelData

                mat: root
                verb: modelData.split(" ")[0]
                icon: modelData.split(" ")[1]
            }
        }

        UndoButton {
            mat: root
        }

        CountButton {
            mat: root
        }

        PauseButton {
            mat: root
        }
    }
}
