// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// Who plays somewhere, as a disc: a person's coin, an opponent's sandglass with one to three grains, a virtual
/// opponent's box, or an empty chair in a ring of dashes.
Item {
    id: root

    required property string guest
    property int emblem: 0
    property int colour: 0
    readonly property int grains: ["", "easy", "normal", "hard"].indexOf(guest)

    function dashes(): string {
        let path = "";
        for (let dash = 0; dash < 22; ++dash) {
            const from = dash * Math.PI / 11;
            const to = from + Math.PI / 19;
            path += "M" + (50 + 47 * Math.cos(from)) + " " + (50 + 47 * Math.sin(from)) + " A47 47 0 0 1 " + (50 + 47 * Math.cos(to)) + " " + (50 + 47 * Math.sin(to)) + " ";
        }
        return path;
    }

    height: width

    Medallion {
        anchors.fill: parent
        visible: root.guest === "person"
        emblem: root.emblem
        colour: root.colour
    }

    Rectangle {
        anchors.fill: parent
        visible: root.guest !== "" && root.guest !== "person"
        radius: width / 2
        color: Theme.raised
        border {
            width: root.width * 0.055
            color: Theme.metal
        }

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.grains > 0 ? parent.height * 0.17 : parent.height * 0.25
            width: parent.width * (root.grains > 0 ? 0.44 : 0.5)
            height: width
            name: root.grains > 0 ? "hourglass" : "box"
            color: Theme.brassBright
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.68
            spacing: parent.width * 0.05

            Repeater {
                model: Math.max(0, root.grains)

                Rectangle {
                    width: root.width * 0.1
                    height: width
                    radius: width / 2
                    color: Theme.brassBright
                }
            }
        }
    }

    DrawnPath {
        anchors.fill: parent
        visible: root.guest === ""
        path: root.dashes()
        stroke: Theme.brass
        pen: 2.4
    }

    ChairSign {
        anchors.centerIn: parent
        width: parent.width * 0.44
        visible: root.guest === ""
    }
}
