// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// How bright a sleeping table is and how loud it is, by the hour; and how loud at all.
StaffSheet {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words
    readonly property Staff staff: shell.staff

    title: words.text("staff.entry.light")

    Words {
        text: root.words.text("staff.light.brightness")
        Layout.fillWidth: true
    }

    HourColumns {
        objectName: "brightness"
        name: root.words.text("staff.light.brightness")
        values: root.staff.brightness
        least: 0.2
        onChanged: (hour, value) => root.staff.setBrightness(hour, value)
        Layout.fillWidth: true
    }

    Words {
        text: root.words.text("staff.light.volume")
        Layout.fillWidth: true
    }

    HourColumns {
        objectName: "volume"
        name: root.words.text("staff.light.volume")
        values: root.staff.volume
        onChanged: (hour, value) => root.staff.setVolume(hour, value)
        Layout.fillWidth: true
    }

    Words {
        text: root.words.text("staff.light.atAll")
        Layout.fillWidth: true
    }

    BrassSlider {
        value: root.shell.settings.volume
        Accessible.name: root.words.text("staff.light.atAll")
        onMoved: root.shell.settings.volume = value
        Layout.preferredWidth: 600 * Theme.scale
    }
}
