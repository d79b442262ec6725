// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Play

/// A match of Tiletum: around the table, or in panels on a desktop.
GamePage {
    id: page

    game: "tiletum"
    model: TiletumModel {
        id: board
    }
    cueLengths: board.cueLengths

    // Everything of this game is open.
    MatchLog {
        id: lines

        house: page.shell.house
        host: page.host
    }

    Component.onCompleted: context.log = lines

    around: Component {
        TiletumTable {
            objectName: "table"
            context: page.context
        }
    }
    desk: FocusScope {
        focus: true

        TiletumKeys {
            context: page.context
        }

        TiletumDesk {
            anchors.fill: parent
            focus: true
            page: page
        }
    }
}
