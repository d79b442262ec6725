// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The middle of the table, in units of the plate that carries it: map, wheel, king's track, court, fairs, offers; above
/// it in a solo game the opponent, who faces the player. On a desktop each panel has its section of it.
Item {
    id: root

    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    readonly property real unit: table.places.boardUnit
    readonly property var parts: ({
            map: map,
            wheel: wheel,
            court: court
        })
    readonly property list<string> shown: table.section === "" ? ["map", "wheel", "court"] : [table.section]
    /// Room for the solo opponent, or for words.
    readonly property real above: table.titusAbove || table.wordsAbove ? 232 : 0

    Loader {
        objectName: "titus"
        active: root.table.titusAbove
        width: root.width
        height: root.above * root.unit
        sourceComponent: TitusView {
            whole: root.table
            unit: root.unit * 224 / 232
        }
    }

    Loader {
        objectName: "in words"
        active: root.table.wordsAbove
        width: root.width
        height: (root.above - 8) * root.unit
        sourceComponent: TableInWords {
            whole: root.table
            unit: root.unit
        }
    }

    Item {
        y: root.above * root.unit
        width: root.width
        height: root.height - y

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.surface
            line: Theme.brassDark
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.gap4 * root.unit
        }

        // What a panel of its own does not show is not there.
        Repeater {
            model: root.shown

            Loader {
                required property string modelData

                x: -root.table.seen.x * root.unit
                sourceComponent: root.parts[modelData]
            }
        }
    }

    Component {
        id: map

        MapView {
            table: root.table
            unit: root.unit
            plan: Qt.rect(8, 8, 880, 568)
        }
    }

    Component {
        id: wheel

        WheelView {
            table: root.table
            unit: root.unit
            plan: Qt.rect(894, 20, 544, 544)
        }
    }

    Component {
        id: court

        TiletumCourt {
            whole: root.table
            unit: root.unit
        }
    }
}
