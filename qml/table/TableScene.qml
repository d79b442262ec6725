// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Table mode: one scene without docks, the seats around its edge, each in its own language and turned to its edge.
/// People gather here; a match has a scene of its own.
Item {
    id: root

    required property Seats seats
    required property Language language
    /// Lies in the middle instead of the inlay.
    property Component middle: null
    /// All five places, so that nobody's seat moves because somebody else sits down.
    readonly property TablePlaces layout: TablePlaces {
        width: root.width
        height: root.height
        taken: [0, 1, 2, 3, 4]
        gap: Theme.plan.gap6
        mat: gatheringMat(Theme.touch / Math.min(root.width / 1920, root.height / 1080))
    }

    signal leaveRequested()

    CouncilTable { anchors.fill: parent }

    TableMiddle {
        x: root.layout.room.x
        y: root.layout.room.y
        width: root.layout.room.width
        height: root.layout.room.height
        visible: root.middle === null
        seats: root.seats
        towards: root.layout.seats.map(seat => Qt.point(seat.mat.x + seat.mat.width / 2 - x, seat.mat.y + seat.mat.height / 2 - y))
    }

    Loader {
        x: root.layout.room.x
        y: root.layout.room.y
        width: root.layout.room.width
        height: root.layout.room.height
        sourceComponent: root.middle
    }

    LeaveTable {
        objectName: "leaveTable"
        x: Theme.space6
        y: (root.height - height) / 2
        width: root.layout.unit * 64
        height: width
        visible: root.middle === null
        text: root.language.words.text("shell.table.leave")
        onHeld: root.leaveRequested()
    }

    Repeater {
        model: root.seats

        TableSeat {
            readonly property rect area: root.layout.seats[seat.place].mat

            objectName: "seat " + seat.place
            x: area.x
            y: area.y
            width: area.width
            height: area.height
            seats: root.seats
        }
    }
}
