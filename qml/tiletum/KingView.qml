// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The king's track. Of several discs in one space, the one that is ahead lies at the number and above the others.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game

    Late {
        id: spaces

        value: Array.from({
            length: root.game.boardCount
        }, (_, board) => root.table.boardOf(board)?.king ?? 0)
        held: root.table.telling.later.some(name => name.startsWith("king "))
    }

    /// Where a disc is seen: before the film tells the last of it, as far back as corruption has moved everybody.
    function spaceOf(seat: int): int {
        return Math.max(0, (spaces.shown?.[seat] ?? 0) - table.telling.corrupted);
    }

    KingTrack {
        id: track

        anchors.fill: parent
        ink: Colours
        points: root.game.kingTrack
        turned: root.table.turn === 180
    }

    ThingItem {
        anchors.fill: parent
        domain: "area"
        word: "kingTrack"
    }

    Repeater {
        model: root.game.kingOrder.length

        SeatPiece {
            id: disc

            required property int index
            readonly property int seat: root.game.kingOrder[index]
            readonly property int at: root.spaceOf(seat)
            readonly property int before: root.game.kingOrder.slice(0, index).filter(other => root.spaceOf(other) === at).length
            /// How many stacks are behind.
            readonly property int ahead: new Set(root.game.kingOrder.slice(index + 1).map(other => root.spaceOf(other)).filter(space => space !== at)).size
            readonly property rect space: track.space(at, root.game.kingTrack.length)

            objectName: "king " + seat
            z: root.game.kingOrder.length - index
            width: 26 * root.unit
            height: width
            x: (space.x + 40 + 15 * before) * root.unit
            y: (space.y + space.height / 2) * root.unit - height / 2
            rotation: root.table.lean
            ink: Colours
            piece: "disc"
            colour: root.table.colourOf(seat)
            emblem: root.table.emblemOf(seat)

            // Who is behind moves first, so that stacks are seen to be taken along.
            Behavior on y {
                SequentialAnimation {
                    PauseAnimation {
                        duration: 0.3 * Theme.moveTime * disc.ahead
                    }

                    NumberAnimation {
                        duration: Theme.moveTime
                        easing.type: Easing.InOutQuad
                    }
                }
            }
        }
    }
}
