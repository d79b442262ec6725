// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Components

/// One setting: its name, what it does where that needs words, and the control below or beside.
ColumnLayout {
    id: root

    property string name: ""
    property string hint: ""

    spacing: Theme.space2
    Layout.fillWidth: true

    Words {
        text: root.name
        visible: text !== ""
        Layout.fillWidth: true
    }

    Words {
        text: root.hint
        color: Theme.textSoft
        font.pixelSize: Theme.caption
        visible: text !== ""
        Layout.fillWidth: true
    }
}
