// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Table

/// The coins of all who look at a card, each on the edge next to its seat. They belong to the seats, not to the card,
/// so they do not turn with it.
Item {
    id: root

    required property int card
    required property Lobby lobby
    required property Seats seats
    required property real unit

    Repeater {
        model: root.seats

        Medallion {
            id: coin

            required property Seat seat
            readonly property bool leftSide: seat.place === 0 || seat.place === 4

            x: seat.place === 2 ? root.width - width / 2 : root.width * (leftSide ? 0.2 : 0.8) - width / 2
            y: seat.place === 2 ? (root.height - height) / 2 : (seat.turn === 0 ? root.height : 0) - height / 2
            width: 48 * root.unit
            height: width
            rotation: seat.turn
            emblem: seat.emblem
            colour: seat.colour
            scale: seat.seated && root.lobby.looking[seat.place] === root.card ? 1 : 0
            visible: scale > 0

            Behavior on scale {
                NumberAnimation {
                    duration: Theme.moveTime
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
