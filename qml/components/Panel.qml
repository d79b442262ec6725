// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A wooden tray that groups what belongs together.
Rectangle {
    id: root

    default property alias content: inside.data
    property real padding: Theme.space6

    implicitWidth: inside.childrenRect.width + 2 * padding
    implicitHeight: inside.childrenRect.height + 2 * padding
    radius: Theme.panelRadius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: root.padding
    }
}
