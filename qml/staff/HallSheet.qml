// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// Where results go: to this table alone, or to the café's server as well.
StaffSheet {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words
    readonly property Hall hall: shell.house?.hall ?? null

    title: words.text("staff.entry.hall")
    hint: words.text("staff.hall.hint")

    TextEntry {
        text: root.shell.settings.hallServer
        placeholderText: root.words.text("staff.hall.none")
        Accessible.name: root.words.text("staff.hall.address")
        onEditingFinished: root.shell.settings.hallServer = text
        Layout.fillWidth: true
        Layout.maximumWidth: 1100 * Theme.scale
    }

    Words {
        text: root.hall ? root.hall.server.in(root.words) : ""
        visible: text !== ""
        Layout.fillWidth: true
    }

    Words {
        text: root.words.count("staff.hall.waiting", root.hall?.waiting ?? 0)
        visible: (root.hall?.waiting ?? 0) > 0
        color: Theme.textSoft
        Layout.fillWidth: true
    }
}
