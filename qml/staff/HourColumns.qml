// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// A value for each hour of the day, as columns that are pulled up and down.
Item {
    id: root

    required property list<real> values
    /// What is written above a column.
    required property string name
    property real least: 0
    signal changed(hour: int, value: real)

    readonly property real step: width / 24
    readonly property real room: height - Theme.caption * 1.8

    function pull(x: real, y: real): void {
        const hour = Math.max(0, Math.min(23, Math.floor(x / step)));
        const value = Math.max(least, Math.min(1, 1 - y / room));
        root.changed(hour, Math.round(value * 20) / 20);
    }

    implicitHeight: 220 * Theme.scale
    Accessible.role: Accessible.Chart
    Accessible.name: name

    Repeater {
        model: 24

        Item {
            id: hour

            required property int index

            x: index * root.step
            width: root.step
            height: root.height

            Rectangle {
                x: parent.width * 0.12
                width: parent.width * 0.76
                height: root.room
                radius: Theme.cardRadius
                color: Theme.surface
                border {
                    width: Theme.hairline
                    color: Theme.line
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: parent.height * (root.values[hour.index] ?? 0)
                    radius: Theme.cardRadius
                    color: Theme.brass
                }
            }

            Words {
                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: hour.index % 3 === 0 ? hour.index : ""
                color: Theme.textSoft
                font.pixelSize: Math.min(Theme.caption, root.step * 0.6)
                wrapMode: Text.NoWrap
            }
        }
    }

    DragHandler {
        target: null
        dragThreshold: 0
        onCentroidChanged: {
            if (active)
                root.pull(centroid.position.x, centroid.position.y);
        }
    }

    TapHandler {
        onTapped: point => root.pull(point.position.x, point.position.y)
    }
}
