// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// A table with people at it, to be pictured: who they are and what each is doing is given, and nothing moves.
Item {
    id: root

    required property Shell shell
    /// As Seats keeps them; who has no language reads the shell's.
    property list<var> people: []
    /// What some of them are doing: `{"place": 0, "does": "choose"}`, or "name" or "move". The others are settled.
    property list<var> doing: []

    function seatEverybody() {
        const language = root.shell.language.code;
        seats.restore(root.people.map(one => Object.assign({
                language: language
            }, one)));
        for (const one of root.doing) {
            const seat = seats.at(one.place);
            if (one.does === "choose")
                seat.choose();
            else if (one.does === "name")
                seat.startNaming();
            else if (one.does === "move")
                seat.startMoving();
        }
    }

    Component.onCompleted: {
        shell.settings.reducedMotion = true;
        seatEverybody();
        scene.active = true;
    }

    Seats {
        id: seats
        newcomersLanguage: root.shell.language.code
    }

    Loader {
        id: scene
        anchors.fill: parent
        active: false
        sourceComponent: TableScene {
            seats: seats
            language: root.shell.language
        }
    }
}
