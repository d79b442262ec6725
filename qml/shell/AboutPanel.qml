// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// What this program is, whose it is, and what it is made with.
ScrollPage {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words

    contentHeight: column.height + 2 * Theme.space4

    ColumnLayout {
        id: column

        x: Theme.space4
        y: Theme.space4
        width: root.width - 2 * Theme.space6
        spacing: Theme.space4

        Words {
            text: root.words.textWith("shell.dock.about.version", {
                version: root.shell.version
            })
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.title
            Layout.fillWidth: true
        }

        Repeater {
            model: ["shell.dock.about.what", "shell.dock.about.licence", "shell.dock.about.names"]

            Words {
                required property string modelData

                text: root.words.text(modelData)
                Layout.fillWidth: true
            }
        }
    }
}
