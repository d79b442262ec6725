// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The program's last lines, the newest first, for whoever is asked for help.
StaffSheet {
    id: root

    required property StaffLog log
    required property Catalogue words

    title: words.text("staff.entry.log")
    hint: log.lines.length === 0 ? words.text("staff.log.empty") : ""
    Component.onCompleted: log.refresh()

    BrassButton {
        objectName: "copyLog"
        iconName: "save"
        text: root.words.text("staff.log.copy")
        onClicked: root.log.copyToStick()
    }

    Words {
        text: root.log.copied.in(root.words)
        visible: text !== ""
        color: Theme.brassBright
        Layout.fillWidth: true
    }

    Repeater {
        model: root.log.lines

        Words {
            required property string modelData

            text: modelData
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.caption
            Layout.fillWidth: true
        }
    }
}
