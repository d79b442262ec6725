// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Language
import Sandglass.Components

/// The theme's colours, and the seats'.
GallerySection {
    id: root

    required property Catalogue words

    title: words.text("shell.scene.colours")

    Repeater {
        model: [[Theme.table, Theme.surface, Theme.raised, Theme.line], [Theme.parchment, Theme.shade, Theme.ink, Theme.inkSoft], [Theme.brass, Theme.brassBright, Theme.bad, Theme.good], Theme.seats]

        Row {
            id: row

            required property var modelData

            spacing: Theme.space2

            Repeater {
                model: row.modelData

                Rectangle {
                    required property color modelData

                    width: Theme.space12
                    height: Theme.space8
                    radius: Theme.cardRadius
                    color: modelData
                    border.width: Theme.hairline
                    border.color: Theme.line
                }
            }
        }
    }
}
