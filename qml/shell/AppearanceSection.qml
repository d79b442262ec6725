// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// How everything looks and moves.
SettingsSection {
    id: root

    required property Shell shell
    readonly property Settings settings: shell.settings
    readonly property Catalogue words: shell.language.words
    readonly property list<real> textSizes: [0.85, 1, 1.25, 1.5]

    title: words.text("shell.settings.appearance")

    SettingRow {
        name: root.words.text("shell.settings.theme")

        ChoiceRow {
            labels: [root.words.text("shell.settings.theme.walnut"), root.words.text("shell.settings.theme.daylight"), root.words.text("shell.settings.theme.contrast")]
            current: root.settings.themes.indexOf(root.settings.theme)
            onChosen: index => root.settings.theme = root.settings.themes[index]
            Layout.fillWidth: true
        }
    }

    SettingRow {
        name: root.words.text("shell.settings.textSize")

        ChoiceRow {
            labels: [root.words.text("shell.settings.textSize.small"), root.words.text("shell.settings.textSize.normal"), root.words.text("shell.settings.textSize.large"), root.words.text("shell.settings.textSize.largest")]
            current: root.textSizes.indexOf(root.settings.textSize)
            onChosen: index => root.settings.textSize = root.textSizes[index]
            Layout.fillWidth: true
        }
    }

    Toggle {
        text: root.words.text("shell.settings.reducedMotion")
        checked: root.settings.reducedMotion
        onToggled: root.settings.reducedMotion = checked
        Layout.fillWidth: true
    }
}
