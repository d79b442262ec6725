// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// The name of the house.
RowLayout {
    id: root

    required property Catalogue words

    spacing: Theme.space4

    Icon {
        name: "sandglass"
        Layout.preferredWidth: Theme.display * 1.9
        Layout.preferredHeight: Theme.display * 1.9
    }

    ColumnLayout {
        spacing: 0

        Words {
            text: root.words.text("shell.home.name")
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.display * 1.15
            wrapMode: Text.NoWrap
        }

        Words {
            text: root.words.text("shell.home.motto")
            named: true
            color: Theme.textSoft
            font.pixelSize: Theme.lead
            Layout.fillWidth: true
            Layout.maximumWidth: 560 * Theme.scale * Theme.textSize
        }
    }
}
