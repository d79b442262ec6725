// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// Where a café with several tables keeps its results.
SettingsSection {
    id: root

    required property Shell shell
    readonly property Settings settings: shell.settings
    readonly property Catalogue words: shell.language.words

    title: words.text("shell.settings.hall")

    SettingRow {
        name: root.words.text("shell.settings.hallServer")
        hint: root.words.text("shell.settings.hallServerHint")

        // Kept when it is written to its end: an address half typed is no server's.
        TextEntry {
            text: root.settings.hallServer
            inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
            maximumLength: 500
            Accessible.name: root.words.text("shell.settings.hallServer")
            onEditingFinished: root.settings.hallServer = text
            Layout.fillWidth: true
        }
    }
}
