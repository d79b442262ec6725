// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// Chips, switches, sliders and text to type.
GallerySection {
    id: root

    required property Catalogue words

    title: words.text("shell.scene.choices")

    Flow {
        spacing: Theme.space2
        Layout.fillWidth: true

        Chip {
            text: root.words.text("shell.scene.atRest")
        }
        Chip {
            text: root.words.text("shell.scene.chosen")
            checked: true
        }
        Chip {
            text: root.words.text("shell.scene.focused")
            focusShown: true
        }
        Chip {
            text: root.words.text("shell.scene.disabled")
            enabled: false
        }
    }

    Toggle {
        text: root.words.text("shell.scene.atRest")
        Layout.fillWidth: true
    }
    Toggle {
        text: root.words.text("shell.scene.chosen")
        checked: true
        Layout.fillWidth: true
    }
    Toggle {
        text: root.words.text("shell.scene.focused")
        focusShown: true
        Layout.fillWidth: true
    }
    Toggle {
        text: root.words.text("shell.scene.disabled")
        enabled: false
        Layout.fillWidth: true
    }

    BrassSlider {
        value: 0.3
        Layout.fillWidth: true
    }
    BrassSlider {
        value: 0.6
        focusShown: true
        Layout.fillWidth: true
    }
    BrassSlider {
        value: 0.9
        enabled: false
        Layout.fillWidth: true
    }

    TextEntry {
        placeholderText: root.words.text("shell.dock.name")
        Layout.fillWidth: true
    }
    TextEntry {
        text: root.words.text("shell.scene.focused")
        label: text
        focusShown: true
        Layout.fillWidth: true
    }
}
