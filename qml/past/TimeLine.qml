// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.Host
import Sandglass.Components

/// The match from end to end, with what stood out in it. Touching it, dragging the knob or the arrow keys go anywhere.
T.Slider {
    id: root

    required property Replay replay
    property real now: replay.now()

    function follow(): void {
        now = replay.now();
    }

    implicitHeight: Theme.touch + Theme.space4
    leftPadding: Theme.space4
    rightPadding: Theme.space4
    focusPolicy: Qt.StrongFocus
    from: 0
    to: Math.max(1, replay.length)
    value: now
    live: true
    onMoved: replay.jumpToTime(Math.round(value))

    Keys.onLeftPressed: replay.step(-1)
    Keys.onRightPressed: replay.step(1)

    FrameAnimation {
        running: root.replay.playing
        onTriggered: root.follow()
    }

    Connections {
        target: root.replay

        function onMoved(): void {
            root.follow();
        }
    }

    background: Item {
        id: track

        x: root.leftPadding
        width: root.availableWidth
        height: root.height

        Rectangle {
            y: (parent.height - height) / 2
            width: parent.width
            height: Theme.space2
            radius: height / 2
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line
        }

        Rectangle {
            y: (parent.height - height) / 2
            width: root.visualPosition * parent.width
            height: Theme.space2
            radius: height / 2
            color: Theme.brass
        }

        Repeater {
            model: root.replay.marks

            TimeMark {
                required property var modelData

                kind: modelData.kind
                size: Theme.space6
                x: modelData.time / root.to * track.width - width / 2
                // Above the line, so that the knob does not hide them.
                y: track.height / 2 - height - Theme.space1
            }
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * root.availableWidth - width / 2
        y: root.height / 2 - height * 0.3
        width: Theme.space6
        height: Theme.space8
        radius: width / 2
        border.width: Theme.hairline
        border.color: Theme.brassDark
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.pressed ? Theme.brass : Theme.brassBright
            }
            GradientStop {
                position: 1
                color: root.pressed ? Theme.brassDark : Theme.brass
            }
        }

        FocusRing {
            shown: root.visualFocus
            radius: width / 2
        }
    }
}
