// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
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

        DeskPart {
            desk: desk
            part: TablePlaces.Middle

            CoinsTable {
                context: page.context
                part: TablePlaces.Middle
            }
        }

        DeskPart {
            desk: desk
            part: TablePlaces.Own

            CoinsTable {
                context: page.context
                part: TablePlaces.Own
            }
        }
    }
}
