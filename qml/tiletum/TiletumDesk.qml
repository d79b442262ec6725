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

    DockPanel {
        name: "tiletum-board"
        title: root.words.text("play.panel.board")
        place: DockPanel.Left

        Part {
            part: TablePlaces.Middle
        }
    }

    DockPanel {
        name: "tiletum-mine"
        title: root.words.text("play.panel.mine")
        place: DockPanel.Bottom
        extent: root.matHeight

        Part {
            part: TablePlaces.Own
        }
    }

    DockPanel {
        name: "tiletum-log"
        title: root.words.text("play.panel.log")
        place: DockPanel.Right
        beside: "tiletum-mine"
        extent: Math.round(root.width * 0.3)

        LogPanel {
            log: root.log
            words: root.words
            names: root.names
            onChosenChanged: root.context.pointed = chosen
        }
    }

    DockPanel {
        name: "tiletum-rivals"
        title: root.words.text("play.panel.rivals")
        place: DockPanel.Tab
        beside: "tiletum-log"

        Part {
            part: TablePlaces.Rivals
        }
    }
}
