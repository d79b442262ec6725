// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Play

/// What the table can count of a seat: points so far; circles and infinite gems; science; magic and its bonuses;
/// defense.
Laid {
    id: root

    required property ViceroySeat seat
    required property Catalogue words
    /// A film has yet to show what has changed.
    required property bool held
    /// How much larger than their plan they are: in two rows, where a rival's are read from afar.
    property real grown: 1
    readonly property list<int> tallied: counted.shown?.tallied ?? []
    /// What the place that is tried would add.
    readonly property int tried: seat.places[seat.ghost]?.worth ?? 0
    readonly property var chips: [
        {
            wide: 75,
            icon: "points",
            word: "points",
            text: String(counted.shown?.points ?? 0) + (tried === 0 ? "" : "→" + (seat.points + tried))
        },
        {
            wide: 46,
            icon: "circles",
            word: "circle",
            text: String(tallied[0] ?? 0)
        },
        {
            wide: 46,
            icon: "science",
            word: "science",
            text: String(tallied[1] ?? 0)
        },
        {
            wide: 71,
            icon: "magic",
            word: "magic",
            text: (tallied[2] ?? 0) + "×" + (tallied[3] ?? 0)
        },
        {
            wide: 46,
            icon: "defense",
            word: "defense",
            text: String(tallied[4] ?? 0)
        }
    ]

    Late {
        id: counted

        value: ({
                points: root.seat.points,
                tallied: root.seat.tallied
            })
        held: root.held
    }

    Flow {
        // All of them fill a row to the last unit, which rounding must not break.
        width: parent.width + spacing
        spacing: 4 * root.unit

        Repeater {
            model: root.chips

            TallyChip {
                id: chip

                required property var modelData

                width: modelData.wide * root.grown * root.unit
                height: root.height * root.grown
                ink: Colours
                icon: modelData.icon
                text: modelData.text
                bright: root.tried !== 0 && modelData.icon === "points"
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.text

                ThingItem {
                    anchors.fill: parent
                    domain: "count"
                    word: chip.modelData.word
                    seat: root.seat.index
                }
            }
        }
    }
}
