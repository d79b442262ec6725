// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Docks
import Sandglass.Play

/// Tiletum in panels on a desktop: map, wheel and court can be laid elsewhere, each as large as its room.
DeskMatch {
    id: root

    readonly property TiletumSizes sizes: TiletumSizes {}

    boardShape: sizes.middle.width / sizes.middle.height

    component Part: TiletumTable {
        context: root.context
    }

    /// A panel with a part of the middle; together they lie as on a table.
    component Section: DeskPart {
        required property string section

        desk: root
        part: TablePlaces.Middle
        name: "tiletum-" + section
        title: root.words.text("tiletum.panel." + section)
    }

    Section {
        section: "map"

        Part {
            part: TablePlaces.Middle
            section: "map"
        }
    }

    DeskPart {
        desk: root
        part: TablePlaces.Own

        Part {
            part: TablePlaces.Own
        }
    }

    Section {
        section: "wheel"
        place: DockPanel.Right
        beside: "tiletum-map"
        // What the court takes later, it takes from map and wheel alike.
        extent: Math.round(root.width * 0.412)

        Part {
            part: TablePlaces.Middle
            section: "wheel"
        }
    }

    Section {
        section: "court"
        place: DockPanel.Right
        beside: "tiletum-wheel"
        extent: Math.round(root.width * 0.243)

        Part {
            part: TablePlaces.Middle
            section: "court"
        }
    }

    // Rivals before the log: Titus shows his cards there.
    DeskPart {
        desk: root
        part: TablePlaces.Rivals
        place: DockPanel.Right
        beside: "tiletum-mine"
        // The own mat is as wide as its height lets it be.
        extent: Math.round(Math.max(root.width * 0.3, root.width - (root.matHeight - Theme.space12) * 946 / 276))

        Part {
            part: TablePlaces.Rivals
        }
    }

    DeskLog {
        desk: root
        place: DockPanel.Tab
        beside: "tiletum-rivals"
    }
}
