// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components

/// The settings as a page of their own.
Item {
    id: root

    required property Shell shell
    signal back

    CouncilTable {
        anchors.fill: parent
    }

    ScrollPage {
        id: scroll

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.space8

        ColumnLayout {
            id: column

            y: Theme.space8
            width: Math.min(scroll.width - 2 * Theme.space8, 1080 * Theme.scale)
            anchors.horizontalCenter: parent?.horizontalCenter
            spacing: Theme.space6

            PageHeader {
                title: root.shell.language.words.text("shell.settings.title")
                backText: root.shell.language.words.text("shell.home.back")
                onBack: root.back()
                Layout.fillWidth: true
            }

            SettingsForm {
                shell: root.shell
                Layout.fillWidth: true
            }
        }
    }

    Window.onActiveFocusItemChanged: scroll.showItem(Window.activeFocusItem)
    Keys.onPressed: event => Walk.byArrows(event, root)
    Keys.onEscapePressed: root.back()
}
