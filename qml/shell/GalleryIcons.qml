// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// All icons.
GallerySection {
    id: root

    required property Catalogue words

    title: words.text("shell.scene.icons")

    Flow {
        spacing: Theme.space3
        Layout.fillWidth: true

        Repeater {
            model: ["sandglass", "hourglass", "pyramid", "wheel", "home", "settings", "languages", "table", "desk", "continue", "back", "close", "float", "check", "bad", "info", "sound", "silent", "seats", "clock", "save", "restore", "turn"]

            Icon {
                required property string modelData

                width: Theme.space8
                height: Theme.space8
                name: modelData
                color: Theme.text
            }
        }
    }
}
