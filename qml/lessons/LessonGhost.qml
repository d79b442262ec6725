// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A hand that shows: a coin of the learner's goes over what the step lights, one after the other.
Rectangle {
    id: root

    required property LessonPlayer player
    required property list<rect> places
    required property color colour
    required property real unit
    property int at: 0
    readonly property rect place: places[at] ?? Qt.rect(0, 0, 0, 0)

    objectName: "ghost"
    visible: player.showing && places.length > 0
    width: 46 * unit
    height: width
    radius: width / 2
    x: place.x + (place.width - width) / 2
    y: place.y + (place.height - height) / 2
    color: colour
    opacity: 0.75
    border.width: Theme.plan.line * unit
    border.color: Theme.text
    onVisibleChanged: at = 0

    Behavior on x {
        NumberAnimation {
            duration: Theme.flipTime
            easing.type: Easing.InOutQuad
        }
    }
    Behavior on y {
        NumberAnimation {
            duration: Theme.flipTime
            easing.type: Easing.InOutQuad
        }
    }

    Timer {
        interval: 850
        repeat: true
        running: root.visible && root.at + 1 < root.places.length
        onTriggered: root.at += 1
    }
}
