// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// One day of the week: whether the café is open then, and from when to when.
RowLayout {
    id: root

    required property int day
    required property dayHours hours
    required property Catalogue words
    readonly property int quarter: 15
    readonly property string dayName: words.capitalised(words.locale.standaloneDayName((day + 1) % 7, Locale.LongFormat))
    signal changed(open: bool, from: int, to: int)

    function clock(minutes: int): string {
        return new Date(2026, 0, 1, 0, minutes).toLocaleTimeString(words.locale, "HH:mm");
    }

    spacing: Theme.space4

    Toggle {
        objectName: "open " + root.day
        text: root.dayName
        checked: root.hours.open
        onToggled: root.changed(checked, root.hours.from, root.hours.to)
        Layout.preferredWidth: 320 * Theme.scale * Theme.textSize
    }

    Stepper {
        objectName: "from " + root.day
        enabled: root.hours.open
        description: root.dayName + ", " + root.words.text("staff.hours.opens")
        text: root.clock(root.hours.from)
        onStepped: by => root.changed(root.hours.open, root.hours.from + by * root.quarter, root.hours.to)
        Layout.preferredWidth: 260 * Theme.scale
    }

    Words {
        text: "–"
    }

    Stepper {
        objectName: "to " + root.day
        enabled: root.hours.open
        description: root.dayName + ", " + root.words.text("staff.hours.closes")
        text: root.clock(root.hours.to)
        onStepped: by => root.changed(root.hours.open, root.hours.from, root.hours.to + by * root.quarter)
        Layout.preferredWidth: 260 * Theme.scale
    }

    Item {
        Layout.fillWidth: true
    }
}
