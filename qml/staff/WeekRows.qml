// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The days of the week with their opening hours; most houses have the same on most of them.
ColumnLayout {
    id: root

    required property Staff staff
    required property Catalogue words

    function copyMonday(): void {
        const monday = staff.hours[0];
        for (let day = 1; day < 7; ++day)
            staff.setDay(day, monday.open, monday.from, monday.to);
    }

    spacing: Theme.space4

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

    BrassButton {
        objectName: "likeMonday"
        text: root.words.text("staff.hours.copy")
        onClicked: root.copyMonday()
    }
}
