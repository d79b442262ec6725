// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// The scale of type in both families, on wood and on parchment.
GallerySection {
    id: root

    required property Catalogue words
    readonly property list<int> sizes: [Theme.display, Theme.title, Theme.lead, Theme.body, Theme.caption]

    title: words.text("shell.scene.text")

    Repeater {
        model: root.sizes

        Words {
            required property int modelData

            text: root.words.text("shell.scene.gallery")
            named: modelData >= Theme.lead
            font.pixelSize: modelData
            Layout.fillWidth: true
        }
    }

    ParchmentCard {
        implicitHeight: onParchment.implicitHeight + 2 * padding
        Layout.fillWidth: true
        Layout.margins: Theme.space2

        Words {
            id: onParchment

            width: parent.width
            text: root.words.text("shell.dock.about.what")
            named: true
            color: Theme.ink
            font.pixelSize: Theme.lead
        }
    }
}
