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
    /// The card lies across, as long as it faces the short side.
    readonly property bool across: lobby.facing[card] === 2
    readonly property real halfWidth: (across ? height : width) / 2
    readonly property real halfHeight: (across ? width : height) / 2

    Repeater {
        model: root.seats

        Medallion {
            id: coin

            required property Seat seat
            readonly property bool leftSide: seat.place === 0 || seat.place === 4

            x: (root.width - width) / 2 + root.halfWidth * (seat.place === 2 ? 1 : leftSide ? -0.6 : 0.6)
            y: (root.height - height) / 2 + (seat.place === 2 ? 0 : seat.turn === 0 ? root.halfHeight : -root.halfHeight)
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
