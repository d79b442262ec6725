// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Components
import Sandglass.Language

/// In which of the four rounds the sand runs; the others are played step by step, without time.
RowLayout {
    id: root

    required property Catalogue words
    property list<bool> running: [true, true, true, true]

    spacing: Theme.space2

    Words {
        text: root.words.text("pendulum.setup.sandInRounds")
        horizontalAlignment: Text.AlignRight
        Layout.fillWidth: true
    }

    Repeater {
        model: 4

        Chip {
            required property int index

            objectName: "round " + (index + 1)
            text: root.words.number(index + 1, 0)
            checked: root.running[index]
            Accessible.role: Accessible.CheckBox
            onClicked: root.running[index] = !root.running[index]
        }
    }

    Item { Layout.fillWidth: true }
}
