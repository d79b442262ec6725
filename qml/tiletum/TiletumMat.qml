// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat's board, seen from the seat: who it is, its buildings, its goods and tiles, its buttons. What is considered,
/// asked or counted opens on its leaf, over storehouse and contracts.
SeatMat {
    id: root

    readonly property TiletumTable board: table as TiletumTable
    readonly property TiletumSeat player: hands as TiletumSeat
    readonly property bool looking: (player?.looked ?? -1) >= 0
    readonly property bool considering: player.plan.resource >= 0

    /// Beside the mat, where whoever sits here has the side alone.
    readonly property rect free: Qt.rect(place.free.x / unit, place.free.y / unit, place.free.width / unit, place.free.height / unit)
    readonly property bool wide: free.width > 800
    /// Where plans, readable copies and lists open.
    readonly property rect sheetRoom: wide ? Qt.rect(free.x < 0 ? free.x + free.width - 440 : free.x + 8, 8, 432, 216) : Qt.rect(450, 62, 412, 162)
    /// A tile is taken or left: the storehouse stays in sight, where tasks may free a place.
    readonly property bool asksOfTile: player.decision === "bonusTile" || player.decision === "kingTile"

    leaf: asksOfTile && !wide ? Qt.rect(450, 128, 412, 98) : sheetRoom
    leafTaken: considering || looking || player.readsCards || player.copied >= 0
    rise: board.railed ? 0 : 17
    railStart: beads.visible ? beads.x / unit + beads.width / unit + 8 : 0
    sheet: wide ? free : Qt.rect(8, 8, 854, 216)
    leafHugs: wide ? 0 : -1
    told: context.paused ? "" : board.telling.spoken.in(words, context.namesIn(words))
    slip: sheetRoom
    // Beside the coin, where it covers nothing.
    lens: Qt.rect(62, -8, 50, 50)

    function answer(text: string): void {
        player.choose(text);
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.player.active
        ink: Colours
        colour: root.colour
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    DropTarget {
        anchors.fill: parent
        enabled: !root.compact && root.player.human
        table: root.table
        kinds: ["die", "tile"]
        accepts: piece => piece.kind === "die" || root.player.storedType(piece.number) === ""
        onDropped: piece => piece.kind === "die" ? root.player.dropDie(Math.floor(piece.number / 10), piece.number % 10) : root.player.dropTile(piece.number)
    }

    BoardView {
        anchors.fill: parent
        table: root.board
        seat: root.player
        index: root.seat
        unit: root.unit
        name: root.name
        words: root.words
        touchable: !root.compact
        onLaurelTapped: root.context.toggleCount(root.seat)
        onCoinTapped: root.player.lookAtNextBoard()
    }

    NamedTouch {
        anchors.fill: parent
        enabled: root.compact
        label: root.name
        onTapped: root.table.context.mineWanted(root.seat)
    }

    Column {
        x: 868 * root.unit
        y: 10 * root.unit
        spacing: 6.5 * root.unit
        visible: !root.compact

        UndoButton {
            width: 50 * root.unit
            height: 48 * root.unit
            mat: root

            // Something was revealed: there is no way back over it.
            Rectangle {
                objectName: "seal"
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                    margins: 3 * root.unit
                }
                width: 20 * root.unit
                height: width
                radius: width / 2
                visible: root.player.sealed && !root.hands.mayUndo
                color: Theme.military

                Icon {
                    anchors.centerIn: parent
                    width: 13 * root.unit
                    height: width
                    name: "lock"
                    color: Theme.parchment
                }
            }
        }

        MatButton {
            objectName: "done"
            width: 50 * root.unit
            height: 48 * root.unit
            unit: root.unit
            icon: "check"
            lit: root.player.ending === "may" || root.player.ending === "now" || root.player.ending === "sure"
            pulse: root.player.ending === "now" || root.player.ending === "sure" ? root.table.pulse : 1
            focused: root.keys?.verb === "endTurn" || root.keys?.verb === "finish"
            label: root.words.text("tiletum.button.end")
            onPressed: root.player.done()

            // What would be lost.
            Row {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: 2 * root.unit
                }
                visible: root.player.ending === "may" || root.player.ending === "sure"

                Repeater {
                    model: Math.min(6, root.player.open[root.player.open.length - 1]?.points ?? 0)

                    Bead {
                        width: 7.5 * root.unit
                        height: width
                        ink: Colours
                    }
                }
            }

            ThingItem {
                anchors.fill: parent
                domain: "area"
                word: "endTurn"
                seat: root.seat
            }
        }

        MatButton {
            objectName: "all"
            width: 50 * root.unit
            height: 48 * root.unit
            unit: root.unit
            ink: Colours
            icon: "ask"
            lit: root.player.choosing
            label: root.words.text("tiletum.button.all")
            onPressed: root.player.listAll()

            ThingItem {
                anchors.fill: parent
                domain: "button"
                word: "all"
                seat: root.seat
            }
        }

        PauseButton {
            width: 50 * root.unit
            height: 48 * root.unit
            mat: root
        }
    }

    Beads {
        id: beads

        x: 8 * root.unit
        y: -height - 3 * root.unit
        unit: root.unit
        open: root.player.open
        visible: root.player.active && open.length > 0 && open[open.length - 1].most > 0 && !root.compact
    }

    Loader {
        x: root.free.x * root.unit
        width: root.free.width * root.unit
        height: root.free.height * root.unit
        // Beside an opponent's mat it is people's, and faces them as the middle does.
        active: root.wide && !root.compact && !(root.bot && root.context.deserted)
        rotation: root.bot ? root.board.turn - root.place.turn : 0
        sourceComponent: WideLeaf {
            mat: root
            leafRoom: root.sheetRoom
            reader: root.bot ? root.board.reader : root.seat
            words: root.bot ? root.board.words : root.words
        }
    }

    component Sheet: Loader {
        x: root.sheetRoom.x * root.unit
        y: root.sheetRoom.y * root.unit
        width: root.sheetRoom.width * root.unit
        height: root.sheetRoom.height * root.unit
    }

    Sheet {
        objectName: "cards"
        active: root.player.readsCards && !root.compact
        sourceComponent: CardSetLeaf {
            note: root.board.game.cards
            seat: root.player
            unit: root.unit
            words: root.words
        }
    }

    Sheet {
        objectName: "spaceLeaf"
        active: root.looking && !root.compact
        sourceComponent: SpaceLeaf {
            table: root.board
            seat: root.player
            unit: root.unit
            words: root.words
        }
    }

    Loader {
        x: root.sheet.x * root.unit
        y: root.sheet.y * root.unit
        width: root.sheet.width * root.unit
        height: root.sheet.height * root.unit
        active: root.player.copied >= 0 && !root.compact
        sourceComponent: BoardCopy {
            table: root.board
            reader: root.player
            words: root.words
        }
    }

    Laid {
        objectName: "plan"
        plan: root.sheetRoom
        unit: root.unit
        visible: root.considering && !root.compact

        DiePlan {
            anchors.fill: parent
            table: root.board
            seat: root.player
            unit: root.unit
            words: root.words
        }
    }
}
