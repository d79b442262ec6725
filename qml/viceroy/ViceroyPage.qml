// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A match of Viceroy: around the table, or in panels on a desktop.
GamePage {
    id: page

    game: "viceroy"
    model: ViceroyModel {
        id: match
    }
    cueLengths: match.cueLengths
    around: ViceroyTable {
        context: page.context
    }
    desk: FocusScope {
        focus: true

        ViceroyKeys {
            context: page.context
            manner: panels.manner
        }

        ViceroyDesk {
            id: panels

            objectName: "panels"

            anchors.fill: parent
            focus: true
            page: page
        }

        Curtain {
            anchors.fill: parent
            context: page.context
            manner: panels.manner
            words: page.shell.language.words
            onLifted: panels.forceActiveFocus()
        }
    }
}
