// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// An empty place: an inlay of brass in the wood that invites to be touched.
TouchButton {
    id: root

    required property Seat seat

    objectName: "sitDown"
    text: seat.language.words.text("shell.seat.sitDown")
    onClicked: seat.sitDown()

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.panelRadius
            color: Theme.surface
            opacity: root.down ? 0.9 : 0.35
        }

        Rectangle {
            id: inlay
            anchors { fill: parent; margins: Theme.space2 }
            radius: Theme.panelRadius
            color: "transparent"
            border { width: Theme.focusLine; color: Theme.brass }
            readonly property real rest: 0.6

            opacity: rest

            SequentialAnimation on opacity {
                onStopped: inlay.opacity = inlay.rest
                running: Theme.pulseTime > 0 && root.visible
                loops: Animation.Infinite
                NumberAnimation { to: inlay.rest + Theme.pulseDepth; duration: Theme.pulseTime / 2; easing.type: Easing.InOutSine }
                NumberAnimation { to: inlay.rest; duration: Theme.pulseTime / 2; easing.type: Easing.InOutSine }
            }
        }
    }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.space8
            spacing: Theme.space3

            ChairSign {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.space12 * 1.5
            }

            SeatText {
                width: parent.width
                isName: true
                font { pixelSize: Theme.title; italic: true }
                text: root.text
                color: Theme.textSoft
            }
        }
    }
}
