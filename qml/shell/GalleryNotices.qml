// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// The three kinds of notices.
GallerySection {
    id: root

    required property Catalogue words

    title: words.text("shell.scene.notices")

    Notice {
        text: root.words.text("shell.scene.info")
        Layout.fillWidth: true
    }
    Notice {
        text: root.words.text("shell.scene.good")
        kind: Notice.Good
        Layout.fillWidth: true
    }
    Notice {
        text: root.words.text("shell.scene.bad")
        kind: Notice.Bad
        dismissText: root.words.text("shell.home.dismiss")
        Layout.fillWidth: true
    }
}
