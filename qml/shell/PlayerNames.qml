// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The names that have been given at this desktop, and room for another one.
Panel {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    property bool open: false
    readonly property list<string> names: shell.settings.players

    function choose(name: string): void {
        open = false;
        shell.callPlayer(name);
    }

    objectName: "playerNames"
    width: 460 * unit
    height: column.implicitHeight + 2 * padding
    padding: Theme.space4
    visible: open
    border.color: Theme.brass
    Keys.onEscapePressed: event => {
        event.accepted = open;
        open = false;
    }
    onOpenChanged: {
        entry.text = "";
        if (open)
            entry.forceActiveFocus(Qt.PopupFocusReason);
    }

    // Nothing below is reached through it.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.space3

        Repeater {
            model: root.names

            BrassButton {
                required property int index
                required property string modelData

                objectName: "player " + index
                primary: modelData === root.shell.settings.player
                text: modelData
                onClicked: root.choose(modelData)
                Layout.fillWidth: true
            }
        }

        RowLayout {
            spacing: Theme.space2

            TextEntry {
                id: entry

                objectName: "newName"
                placeholderText: root.words.text("shell.home.newName")
                maximumLength: 24
                onAccepted: {
                    if (text.trim() !== "")
                        root.choose(text);
                }
                Layout.fillWidth: true
            }

            BrassButton {
                objectName: "giveName"
                iconName: "check"
                enabled: entry.text.trim() !== ""
                Accessible.name: root.words.text("shell.home.newName")
                onClicked: root.choose(entry.text)
            }
        }

        BrassButton {
            objectName: "noName"
            quiet: true
            visible: root.shell.settings.player !== ""
            text: root.words.text("shell.home.noName")
            onClicked: root.choose("")
            Layout.fillWidth: true
        }
    }
}
