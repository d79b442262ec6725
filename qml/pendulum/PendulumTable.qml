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

    objectName: "table"
    ink: Colours
    sizes: TableSizes {
        middle: Qt.size(1600, 525)
        mat: Qt.size(860, 250)
        matAlone: Qt.size(960, 250)
        matBesideEnd: Qt.size(680, 250)
    }
    middle: Board { table: root }
    mat: Mat { table: root }
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
}
