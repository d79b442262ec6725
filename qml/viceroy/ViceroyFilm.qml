// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// What one command has done: gems, cards and packets on their way. The model says what flies where.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property CuePlayer cues: table.context.cues

    /// In the middle of a thing, as large as the flight says, or as the thing is.
    function within(path: string, size: size, unit: real): rect {
        const thing = table.context.rectOf(path, root);
        if (thing.width <= 0 || size.width <= 0)
            return thing;
        const width = size.width * unit;
        const height = size.height * unit;
        return Qt.rect(thing.x + (thing.width - width) / 2, thing.y + (thing.height - height) / 2, width, height);
    }

    Repeater {
        model: root.cues.followed ? root.game.flights(root.cues.events) : []

        Flight {
            id: flight

            required property viceroyFlight modelData
            readonly property real unit: root.table.places.boardUnit

            cues: root.cues
            from: root.within(modelData.from, modelData.size, unit)
            to: root.within(modelData.to, modelData.size, unit)
            after: modelData.after
            lasts: modelData.lasts
            sudden: modelData.sudden
            lift: modelData.from === modelData.to ? 0 : 24 * unit
            turn: modelData.seat < 0 ? root.table.board?.rotation ?? 0 : root.table.places.seats[modelData.seat].turn
            opacity: modelData.until > 0 && root.cues.elapsed >= modelData.until ? 0 : modelData.fades ? 1 - part * part : 1
            picture: FilmPicture {
                flight: flight.modelData
                part: flight.part
                table: root.table
                unit: flight.unit
            }
        }
    }
}
