// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages

/// The way to another language in mid-match, behind one button of the bar.
BarButton {
    id: root

    required property Shell shell

    iconName: "languages"
    words: shell.language.nameOf(shell.language.code)
    primary: choice.visible
    onClicked: choice.visible ? choice.close() : choice.open()

    T.Popup {
        id: choice

        y: root.height + Theme.space2
        width: row.naturalWidth + 2 * padding
        height: row.implicitHeight + 2 * padding
        padding: Theme.space3
        focus: true
        background: Rectangle {
            radius: Theme.panelRadius
            color: Theme.surface
            border.width: Theme.hairline
            border.color: Theme.brass
        }
        contentItem: LanguageRow {
            id: row

            shell: root.shell
            onChosen: choice.close()
        }
    }
}
