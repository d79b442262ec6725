// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

    WeekRows {
        staff: root.staff
        words: root.words
        Layout.fillWidth: true
    }
}
