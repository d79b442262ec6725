// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// What home says when there is no game to play.
ParchmentCard {
    id: root

    required property Catalogue words

    implicitWidth: 900 * Theme.scale
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.space8

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.space4

        Icon {
            name: "hourglass"
            color: Theme.inkSoft
            Layout.preferredWidth: Theme.space12 * 2
            Layout.preferredHeight: Theme.space12 * 2
            Layout.alignment: Qt.AlignHCenter
        }

        Words {
            text: root.words.text("shell.home.empty.title")
            named: true
            color: Theme.ink
            font.pixelSize: Theme.title * 1.2
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Words {
            text: root.words.text("shell.home.empty.body")
            named: true
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 1.15
            Layout.fillWidth: true
        }
    }
}
