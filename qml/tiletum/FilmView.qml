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
        model: root.table.telling.glides.filter(glide => glide.tumbles)

        RolledDie {
            required property tiletumGlide modelData

            table: root.table
            cues: root.cues
            glide: modelData
            bag: root.rectOf(modelData.from)
            hub: root.rectOf("hub")
            place: root.rectOf(modelData.to)
        }
    }

    Repeater {
        model: root.table.telling.glides.filter(glide => !glide.tumbles)

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
            lift: glide.picture === "die" ? height : 0
            turn: glide.seat >= 0 && root.cues.followed && glide.seat < root.table.places.seats.length ? root.table.places.seats[glide.seat].turn : root.table.lean
            sudden: !glide.before
            picture: GlidePicture {
                table: root.table
                glide: flight.glide
            }
        }
    }

    ThingLights {
        objectName: "film lights"
        anchors.fill: parent
        table: root.table
        unit: root.table.places.unit
        things: root.table.telling.lit
        // Twice brighter and paler while it is counted.
        opacity: 0.75 + 0.25 * Math.cos(4 * Math.PI * root.cues.elapsed / Math.max(1, root.cues.length))
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
