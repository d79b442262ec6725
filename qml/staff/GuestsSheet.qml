// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// How long the table waits for its guests, and what it remembers of them.
StaffSheet {
    id: root

    required property Staff staff
    required property Catalogue words

    title: words.text("staff.entry.guests")

    CafeName {
        staff: root.staff
        words: root.words
        Layout.fillWidth: true
    }

    Words {
        text: root.words.text("staff.guests.idle")
        Layout.fillWidth: true
    }

    Stepper {
        objectName: "idleMinutes"
        description: root.words.text("staff.guests.idle")
        text: root.words.count("staff.guests.minutes", root.staff.idleMinutes)
        onStepped: by => root.staff.idleMinutes += by
        Layout.preferredWidth: 360 * Theme.scale * Theme.textSize
    }

    Words {
        text: root.words.text("staff.guests.evening")
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
    }

    Stepper {
        objectName: "eveningHours"
        description: root.words.text("staff.guests.evening")
        text: root.words.count("staff.guests.hours", root.staff.eveningHours)
        onStepped: by => root.staff.eveningHours += by
        Layout.preferredWidth: 360 * Theme.scale * Theme.textSize
    }

    Toggle {
        objectName: "forgetNames"
        text: root.words.text("staff.guests.forget")
        checked: root.staff.forgetNames
        onToggled: root.staff.forgetNames = checked
        Layout.fillWidth: true
        Layout.maximumWidth: 900 * Theme.scale * Theme.textSize
        Layout.topMargin: Theme.space4
    }

    Words {
        text: root.words.text("staff.guests.forgetHint")
        color: Theme.textSoft
        Layout.fillWidth: true
        Layout.maximumWidth: 900 * Theme.scale * Theme.textSize
    }
}
