// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// The three kinds of buttons in their four states.
GallerySection {
    id: root

    required property Catalogue words

    title: words.text("shell.scene.buttons")

    Repeater {
        model: [
            {
                primary: true,
                quiet: false,
                iconName: "continue"
            },
            {
                primary: false,
                quiet: false,
                iconName: "table"
            },
            {
                primary: false,
                quiet: true,
                iconName: ""
            }
        ]

        Flow {
            id: kind

            required property var modelData

            spacing: Theme.space2
            Layout.fillWidth: true

            Repeater {
                model: ["shell.scene.atRest", "shell.scene.pressed", "shell.scene.focused", "shell.scene.disabled"]

                BrassButton {
                    required property string modelData

                    text: root.words.text(modelData)
                    primary: kind.modelData.primary
                    quiet: kind.modelData.quiet
                    iconName: kind.modelData.iconName
                    down: modelData === "shell.scene.pressed"
                    focusShown: modelData === "shell.scene.focused"
                    enabled: modelData !== "shell.scene.disabled"
                }
            }
        }
    }
}
