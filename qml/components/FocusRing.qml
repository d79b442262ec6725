// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The brass line around what the keyboard would press.
Rectangle {
    property bool shown: false
    property real around: Theme.space1

    anchors.fill: parent
    anchors.margins: -around
    color: "transparent"
    border.color: Theme.brassBright
    border.width: Theme.focusLine
    radius: Theme.cardRadius + around
    visible: shown
}
