// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// The log, and whose eyes everything is seen with; nobody's in particular while the match goes on.
Panel {
    id: root

    required property Catalogue words
    required property Replay replay

    padding: Theme.space4

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        Words {
            text: root.words.text(root.replay.finished ? "journal.replay.viewer" : "journal.replay.goesOn")
            color: Theme.textSoft
            font.pixelSize: Theme.caption
            Layout.fillWidth: true
        }

        ChoiceRow {
            visible: root.replay.finished
            labels: [root.words.text("journal.replay.everything"), ...root.replay.namesIn(root.words).map(name => root.words.capitalised(name))]
            current: root.replay.viewer + 1
            onChosen: index => root.replay.viewer = index - 1
            Layout.fillWidth: true
        }

        Words {
            text: root.words.text("journal.replay.log")
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.lead
            Layout.fillWidth: true
            Layout.topMargin: Theme.space2
        }

        ReplayLogView {
            words: root.words
            replay: root.replay
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
