// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host
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
        record: house.record
    }

    // What there is to beat for somebody alone, as it was when the match began.
    Connections {
        id: house

        readonly property Hall hall: page.shell.house?.hall ?? null
        property int record: -2

        target: hall

        function onFiguresChanged(): void {
            if (record < -1 && hall.figures.game === page.game)
                record = hall.figures.alone;
        }
    }
    Component.onCompleted: {
        if (page.host.seats === 1)
            house.hall?.ask(page.game);
    }
    desk: FocusScope {
        focus: true
        Keys.onPressed: event => event.accepted = event.isAutoRepeat ? event.key === Qt.Key_H : keys.look(event.key, event.modifiers, true)
        Keys.onReleased: event => event.accepted = !event.isAutoRepeat && keys.look(event.key, event.modifiers, false)

        ViceroyKeys {
            id: keys

            context: page.context
            manner: panels.manner
        }

        ViceroyDesk {
            id: panels

            objectName: "panels"

            anchors.fill: parent
            focus: true
            page: page
            record: house.record
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
