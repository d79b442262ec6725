// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// Pendulum on a table: the board in the middle, a mat at every seat, glasses and figures above both.
GameTable {
    id: root

    readonly property PendulumModel pendulum: model as PendulumModel
    readonly property alias ceremony: end
    readonly property alias contests: decided
    /// For pictures: where the end stands still.
    property alias endAt: end.still
    /// For pictures: the moment at which the board shows itself.
    property alias showAt: show.still

    objectName: "table"
    ink: Colours
    secretive: false
    handed: true
    facesEverything: true
    countsIn: pendulum.phase === "playing" && !pendulum.untimed
    sizes: PendulumSizes {
        narrow: root.desk || root.people.some(seat => seat.place === 2)
    }
    middle: Board {
        table: root
    }
    mat: Mat {
        table: root
    }
    face: PendulumFace {}
    strip: GlassBars {
        table: root
    }
    pieces: Item {
        Glasses {
            anchors.fill: parent
            visible: !root.pendulum.over && root.pendulum.phase !== "rewards"
            table: root
        }

        Workers {
            anchors.fill: parent
            table: root
        }
    }

    // Two who sit beside each other have nobody opposite.
    Loader {
        readonly property real edge: Theme.plan.gap3 * root.places.unit
        readonly property int turn: root.people[0]?.turn ?? 0

        objectName: "far side"
        x: edge
        y: turn === 0 ? edge : root.height - edge - height
        width: root.width - 2 * edge
        height: (turn === 0 ? root.places.board.y : root.height - root.places.board.y - root.places.board.height) - 2 * edge
        rotation: turn
        active: !root.desk && root.people.length === 2 && turn % 180 === 0 && root.people.every(seat => seat.turn === turn) && !root.pendulum.over
        sourceComponent: FarSide {
            table: root
        }
    }

    Ceremony {
        id: end

        table: root
    }

    BoardShow {
        id: show

        anchors.fill: parent
        table: root
    }

    Binding {
        target: root.board
        when: root.board !== null
        property: "shownRow"
        value: show.litRow
    }

    Contests {
        id: decided

        anchors.fill: parent
        table: root
    }

    InTheWay {
        anchors.fill: parent
        table: root
    }

    Flights {
        anchors.fill: parent
        table: root
    }
}
