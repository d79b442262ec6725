// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Restarts the table's machine or shuts it down. A match that is on the table is saved as it stands.
StaffSheet {
    id: root

    required property Power power
    required property Catalogue words

    title: words.text("staff.entry.power")
    hint: words.text("staff.power.hint")

    HoldButton {
        objectName: "restart"
        text: root.words.text("staff.power.restart")
        onHeld: root.power.restart()
        Layout.preferredWidth: 520 * Theme.scale
        Layout.preferredHeight: 88 * Theme.scale
    }

    HoldButton {
        objectName: "shutDown"
        text: root.words.text("staff.power.shutDown")
        onHeld: root.power.shutDown()
        Layout.preferredWidth: 520 * Theme.scale
        Layout.preferredHeight: 88 * Theme.scale
    }

    Words {
        text: root.power.problem.in(root.words)
        visible: text !== ""
        color: Theme.bad
        Layout.fillWidth: true
    }
}
