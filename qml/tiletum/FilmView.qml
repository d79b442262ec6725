// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The film of a command: what glides over the table, and what everybody gets, at their own seat.
Item {
    id: root

    /// The table, whose own type names this one.
    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    readonly property CuePlayer cues: table.context.cues
    /// By name: where things lay when the film began.
    property var before: ({})

    function rectOf(name: string): rect {
        return table.context.rectOf(name, root);
    }

    Component.onCompleted: {
        const places = {};
        for (const name of table.telling.landmarks)
            places[name] = rectOf(name);
        before = places;
    }

    Repeater {
        model: root.table.telling.glides

        Flight {
            id: flight

            required property tiletumGlide modelData
            readonly property tiletumGlide glide: modelData
            readonly property rect lay: glide.before && (root.before[glide.from]?.width ?? 0) > 0 ? root.before[glide.from] : root.rectOf(glide.from)

            cues: root.cues
            from: lay
            to: root.cues.followed ? root.rectOf(glide.to) : lay
            after: glide.after
            lasts: glide.lasts
            lift: glide.tumbles ? height * 3 : glide.picture === "die" ? height : 0
            spin: glide.tumbles ? 540 : 0
            turn: glide.seat >= 0 && root.cues.followed && glide.seat < root.table.places.seats.length ? root.table.places.seats[glide.seat].turn : root.table.lean
            sudden: !glide.before
            picture: GlidePicture {
                table: root.table
                glide: flight.glide
                // It shows every face on its way, and the engine's at the end.
                turned: flight.glide.tumbles && flight.part < 0.85 ? Math.floor(flight.part * 12) : 0
            }
        }
    }

    Repeater {
        model: root.table.telling.sums

        SumNote {
            required property tiletumSum modelData

            sum: modelData
            table: root.table
        }
    }
}
