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

    leaf: Qt.rect(450, 62, 412, 162)
    leafTaken: considering || looking
    rise: table.part === TablePlaces.Own ? 0 : 17
    sheet: Qt.rect(8, 8, 854, 216)

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.player.active
        ink: Colours
        colour: root.colour
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
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
            unit: root.unit
            hands: root.hands
            words: root.words
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
            unit: root.unit
            context: root.table.context
            words: root.words
        }
    }

    Beads {
        x: 14 * root.unit
        y: -height - 3 * root.unit
        unit: root.unit
        open: root.player.open
        visible: root.player.active && open.length > 0 && open[open.length - 1].most > 0 && !root.compact
    }

    Loader {
        objectName: "spaceLeaf"
        x: root.leaf.x * root.unit
        y: root.leaf.y * root.unit
        width: root.leaf.width * root.unit
        height: root.leaf.height * root.unit
        active: root.looking && !root.compact
        sourceComponent: SpaceLeaf {
            table: root.board
            seat: root.player
            unit: root.unit
            words: root.words
        }
    }

    Laid {
        objectName: "plan"
        plan: root.leaf
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
