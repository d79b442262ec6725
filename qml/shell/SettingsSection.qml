// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Components

/// Settings that belong together, under a name.
Panel {
    id: root

    default property alias rows: column.data
    property string title: ""

    implicitHeight: column.implicitHeight + 2 * padding
    Layout.fillWidth: true

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.space4

        Words {
            text: root.title
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.title
            Layout.fillWidth: true
        }
    }
}
