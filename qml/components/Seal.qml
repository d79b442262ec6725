// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A seal of wax with the number of its lesson; an outline where it is not won yet.
Item {
    id: root

    required property int number
    property bool won: true
    /// The lesson was begun.
    property bool half: false
    property color wax: Theme.wax
    property color ink: Theme.ink
    property color ground: "transparent"

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.won ? root.wax : root.half ? Theme.shade : root.ground
        border {
            width: root.won ? 0 : Math.max(1, width / 24)
            color: root.won ? root.wax : root.ink
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.74
        height: width
        radius: width / 2
        visible: root.won
        color: "transparent"
        border {
            width: Math.max(1, width / 20)
            color: Theme.gleam
        }
    }

    Text {
        anchors.centerIn: parent
        text: root.number
        color: root.won ? Theme.light : root.ink
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(root.height * 0.5))
        }
    }
}
