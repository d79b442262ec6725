// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Play

/// Tiletum in panels on a desktop.
DeskMatch {
    id: root

    readonly property TiletumSizes sizes: TiletumSizes {}

    boardShape: sizes.middle.width / sizes.middle.height

    component Part: TiletumTable {
        context: root.context
    }

    DeskPart {
        desk: root
        part: TablePlaces.Middle

        Part {
            part: TablePlaces.Middle
        }
    }

    DeskPart {
        desk: root
        part: TablePlaces.Own

        Part {
            part: TablePlaces.Own
        }
    }

    DeskLog {
        desk: root
        place: DockPanel.Right
        beside: "tiletum-mine"
        extent: Math.round(root.width * 0.3)
    }

    DeskPart {
        desk: root
        part: TablePlaces.Rivals
        place: DockPanel.Tab
        beside: "tiletum-log"

        Part {
            part: TablePlaces.Rivals
        }
    }
}
