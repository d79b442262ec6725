// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// In which order free places offer the languages, and which one the house itself speaks.
StaffSheet {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words

    title: words.text("staff.entry.languages")
    hint: words.text("staff.languages.order")

    Repeater {
        model: root.shell.staff.languages

        RowLayout {
            id: row

            required property int index
            required property string modelData

            spacing: Theme.space4

            Words {
                text: (row.index + 1) + ".  " + root.shell.language.nameOf(row.modelData)
                font.pixelSize: Theme.lead
                Layout.preferredWidth: 320 * Theme.scale * Theme.textSize
            }

            BrassButton {
                objectName: "prefer " + row.modelData
                visible: row.index > 0
                text: root.words.text("staff.languages.forward")
                onClicked: root.shell.staff.preferLanguage(row.modelData)
            }
        }
    }

    Words {
        text: root.words.text("staff.languages.house")
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
    }

    HouseLanguage {
        shell: root.shell
        Layout.fillWidth: true
    }
}
