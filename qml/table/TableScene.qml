// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Table mode: one scene without docks, the seats around its edge, each in its own language and turned to its edge.
/// A game gives its board for the middle and its mat for the seats; without one, people gather.
Item {
    id: root

    required property Seats seats
    required property Language language
    /// Lies in the middle, at TableScene's `board` rectangle.
    property Component board: null
    /// Lies there while people gather, instead of the inlay.
    property Component middle: null
    /// Lies at every occupied seat; its type has `required property Seat seat`.
    property Component mat: null
    readonly property bool playing: board !== null
    readonly property TableLayout layout: TableLayout {
        seats: root.seats
        width: root.width
        height: root.height
        playing: root.playing
        touch: Theme.touch
    }

    signal leaveRequested()

    CouncilTable { anchors.fill: parent }

    TableMiddle {
        x: root.layout.board.x
        y: root.layout.board.y
        width: root.layout.board.width
        height: root.layout.board.height
        visible: !root.playing && root.middle === null
        seats: root.seats
        towards: root.layout.mats.map(mat => Qt.point(mat.x + mat.width / 2 - x, mat.y + mat.height / 2 - y))
    }

    Loader {
        x: root.layout.board.x
        y: root.layout.board.y
        width: root.layout.board.width
        height: root.layout.board.height
        sourceComponent: root.playing ? root.board : root.middle
    }

    LeaveTable {
        objectName: "leaveTable"
        x: Theme.space6
        y: (root.height - height) / 2
        width: root.layout.scale * 64
        height: width
        visible: !root.playing && root.middle === null
        text: root.language.words.text("shell.table.leave")
        onHeld: root.leaveRequested()
    }

    Repeater {
        model: root.seats

        TableSeat {
            readonly property rect area: root.layout.mats[seat.place]

            objectName: "seat " + seat.place
            x: area.x
            y: area.y
            width: area.width
            height: area.height
            seats: root.seats
            playing: root.playing
            mat: root.mat
        }
    }
}
