// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Play

/// A match with coins: around the table, or in panels on a desktop.
GamePage {
    id: page

    game: "coins"
    model: CoinsModel {}
    cueLengths: ({
            took: 600
        })
    around: CoinsTable {
        context: page.context
    }
    desk: DeskMatch {
        id: desk

        page: page
        boardShape: 3.7

        DockPanel {
            name: "coins-board"
            title: desk.words.text("play.panel.board")
            place: DockPanel.Left

            CoinsTable {
                context: page.context
                part: TablePlaces.Middle
            }
        }

        DockPanel {
            name: "coins-mine"
            title: desk.words.text("play.panel.mine")
            place: DockPanel.Bottom
            extent: desk.matHeight

            CoinsTable {
                context: page.context
                part: TablePlaces.Own
            }
        }
    }
}
