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
    /// See TableSeat.
    property Component settled: null
    /// The free places shine: somebody wanted to play before having sat down.
    property bool wanted: false
    /// One of them shines alone, or -1: somebody stands there.
    property int invited: -1
    readonly property Gathering layout: Gathering {
        width: root.width
        height: root.height
    }

    /// There is a way out of table mode.
    property bool leavable: true
    signal leaveRequested

    CouncilTable {
        anchors.fill: parent
    }

    TableMiddle {
        x: root.layout.middle.x
        y: root.layout.middle.y
        width: root.layout.middle.width
        height: root.layout.middle.height
        visible: root.middle === null
        seats: root.seats
        towards: [0, 1, 2, 3, 4].map(place => {
            const area = root.layout.area(place, false);
            return Qt.point(area.x + area.width / 2 - x, area.y + area.height / 2 - y);
        })
    }

    Loader {
        x: root.layout.middle.x
        y: root.layout.middle.y
        width: root.layout.middle.width
        height: root.layout.middle.height
        sourceComponent: root.middle
    }

    LeaveTable {
        objectName: "leaveTable"
        x: Theme.space1
        y: (root.height - height) / 2
        width: root.layout.unit * 52
        height: width
        visible: root.leavable
        text: root.language.words.text("shell.table.leave")
        onHeld: root.leaveRequested()
    }

    Repeater {
        model: root.seats

        TableSeat {
            readonly property rect area: root.layout.area(seat.place, deep)

            objectName: "seat " + seat.place
            x: area.x
            y: area.y
            z: deep ? 1 : 0
            width: area.width
            height: area.height
            unit: root.layout.unit
            seats: root.seats
            settled: root.settled
            wanted: root.wanted
            invited: root.invited === seat.place
        }
    }
}
