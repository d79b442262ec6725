// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Components

/// A sheet of the staff's page: its name, what it is for, and its rows, which scroll where there are many.
ScrollPage {
    id: root

    default property alias rows: column.data
    property string title: ""
    property string hint: ""

    contentHeight: column.implicitHeight

    ColumnLayout {
        id: column

        width: root.width - Theme.space6
        spacing: Theme.space4

        Words {
            text: root.title
            visible: text !== ""
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.title
            Layout.fillWidth: true
        }

        Words {
            text: root.hint
            visible: text !== ""
            color: Theme.textSoft
            Layout.fillWidth: true
            Layout.maximumWidth: 900 * Theme.scale * Theme.textSize
        }
    }
}
