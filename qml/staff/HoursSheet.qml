// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language

/// When the café is open, a row for each day. Outside these hours a sleeping table is dark.
StaffSheet {
    id: root

    required property Staff staff
    required property Catalogue words

    title: words.text("staff.entry.hours")
    hint: words.text("staff.hours.hint")

    Repeater {
        model: root.staff.hours

        DayRow {
            required property int index
            required property dayHours modelData

            day: index
            hours: modelData
            words: root.words
            onChanged: (open, from, to) => root.staff.setDay(index, open, from, to)
            Layout.fillWidth: true
        }
    }
}
