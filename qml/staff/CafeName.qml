// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What the house is called, above the staff's page.
ColumnLayout {
    id: root

    required property Staff staff
    required property Catalogue words

    spacing: Theme.space2

    Words {
        text: root.words.text("staff.welcome.cafe")
        Layout.fillWidth: true
    }

    TextEntry {
        objectName: "cafe"
        text: root.staff.cafe
        maximumLength: 40
        label: root.words.text("staff.welcome.cafe")
        onEditingFinished: root.staff.cafe = text
        Layout.fillWidth: true
        Layout.maximumWidth: 700 * Theme.scale
    }
}
