// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Components

/// One subject of the hall of fame, under its name.
Panel {
    id: root

    default property alias rows: column.data
    property string title: ""

    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.space4

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.space3

        Words {
            text: root.title
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.lead
            Layout.fillWidth: true
        }
    }
}
