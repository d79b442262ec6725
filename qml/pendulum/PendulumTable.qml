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
    /// For pictures: the moment at which the board shows itself.
    property alias showAt: show.still

    objectName: "table"
    ink: Colours
    secretive: false
    facesEverything: true
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
    pieces: Item {
        visible: !root.pendulum.over && root.pendulum.phase !== "rewards"

        Glasses {
            anchors.fill: parent
            table: root
        }

        Workers {
            anchors.fill: parent
            table: root
        }
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

    InTheWay {
        anchors.fill: parent
        table: root
    }

    Flights {
        anchors.fill: parent
        table: root
    }
}
