// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lies over something that is drawn already, and that a finger can tap or pull off its place. A picture of it goes with
/// the finger above everything, however its place is turned, and let go it lands on whatever takes it. What it lies over
/// stays where it is: only the rules move it.
PieceItem {
    id: root

    required property Component picture
    /// How the picture is turned, for whoever carries it.
    property real pictureTurn: 0
    /// How large it is; as what it lies over, if nobody says.
    property real side: width
    /// Where its middle is carried, in the scene.
    readonly property point carriedAt: carriedBy(way)

    function carriedBy(by: point): point {
        const from = mapToItem(null, width / 2, height / 2);
        return Qt.point(from.x + by.x, from.y + by.y);
    }

    x: 0
    y: 0
    width: parent?.width ?? 0
    height: parent?.height ?? 0
    thing: ""
    stand: Qt.point(0, 0)
    scale: 1

    Loader {
        parent: root.Window.contentItem
        x: root.carriedAt.x - width / 2
        y: root.carriedAt.y - height / 2
        z: 1
        width: 1.15 * root.side
        height: width
        rotation: root.pictureTurn
        active: root.dragged
        sourceComponent: root.picture
    }
}
