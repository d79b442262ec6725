// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// Where a café with several tables keeps its results.
SettingsSection {
    id: root

    required property Shell shell
    readonly property Settings settings: shell.settings
    readonly property Catalogue words: shell.language.words
    property telling none
    readonly property telling server: shell.house ? shell.house.hall.server : none

    function withoutPassword(address: string): string {
        return address.replace(/(:\/\/[^:@\/]*:)[^@]*(?=@)/, "$1••••").replace(/(\bpassword\s*=\s*)[^\s&]+/, "$1••••");
    }

    title: words.text("shell.settings.hall")

    SettingRow {
        name: root.words.text("shell.settings.hallServer")
        hint: root.words.text("shell.settings.hallServerHint")

        // Kept when it is written to its end: an address half typed is no server's. Whoever only looks sees no password.
        TextEntry {
            readonly property string shown: activeFocus ? root.settings.hallServer : root.withoutPassword(root.settings.hallServer)
            property bool written: false

            objectName: "hallServer"
            onShownChanged: {
                if (!written)
                    text = shown;
            }
            onTextEdited: written = true
            inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
            maximumLength: 500
            Accessible.name: root.words.text("shell.settings.hallServer")
            onEditingFinished: {
                if (written)
                    root.settings.hallServer = text;
                written = false;
                text = shown;
            }
            Component.onCompleted: text = shown
            Layout.fillWidth: true
        }

        Notice {
            objectName: "hallServerNotice"
            kind: root.server.word === "connected" ? Notice.Good : root.server.word === "trying" ? Notice.Info : Notice.Bad
            text: visible ? root.server.in(root.words) : ""
            visible: root.server.word !== ""
            Layout.fillWidth: true
        }
    }
}
