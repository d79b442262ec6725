// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Seconds that run out: their number, and around it a ring of strokes that goes out with them. It changes once a
/// second and rests in between.
Item {
    id: root

    required property int seconds
    /// How many they were at first.
    required property int of
    property color ink: Theme.ink
    property color light: Theme.brassDark
    property color out: Theme.parchmentEdge
    readonly property int strokes: 30
    readonly property int lit: Math.min(strokes, Math.ceil(seconds * strokes / Math.max(1, of)))

    Repeater {
        model: root.strokes

        Item {
            id: stroke

            required property int index

            anchors.fill: parent
            rotation: index * 360 / root.strokes

            Rectangle {
                x: (parent.width - width) / 2
                width: Math.max(1, root.width * 0.035)
                height: root.width * 0.09
                radius: width / 2
                color: stroke.index < root.lit ? root.light : root.out
            }
        }
    }

    Words {
        anchors {
            fill: parent
            margins: parent.width * 0.2
        }
        text: root.seconds
        color: root.ink
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font {
            pixelSize: Math.max(8, Math.round(parent.height * 0.36))
            weight: Font.DemiBold
        }
    }
}
