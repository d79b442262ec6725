// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What is kept from guests: leaving table mode, the key that does it, and the PIN.
StaffSheet {
    id: root

    required property Staff staff
    required property Catalogue words

    title: words.text("staff.entry.lock")

    Toggle {
        objectName: "lockF11"
        text: root.words.text("staff.lock.f11")
        checked: root.staff.lockF11
        onToggled: root.staff.lockF11 = checked
        Layout.fillWidth: true
        Layout.maximumWidth: 900 * Theme.scale * Theme.textSize
    }

    Toggle {
        objectName: "lockLeaving"
        text: root.words.text("staff.lock.leaving")
        checked: root.staff.lockLeaving
        onToggled: root.staff.lockLeaving = checked
        Layout.fillWidth: true
        Layout.maximumWidth: 900 * Theme.scale * Theme.textSize
    }

    NewPin {
        staff: root.staff
        words: root.words
        Layout.fillWidth: true
        Layout.topMargin: Theme.space6
    }
}
