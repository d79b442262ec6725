// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components
import Sandglass.Shell

/// The saved matches, the newest first.
FocusScope {
    id: root

    required property Shell shell
    required property JournalList journals
    property list<telling> notices
    /// Something that happened to the list itself.
    property string remark: ""
    readonly property Catalogue words: shell.language.words
    signal continued(file: string)
    signal watched(file: string)
    signal removed(file: string)
    signal noticesRead
    signal back

    readonly property list<gameEntry> games: shell.games.games

    function emblemOf(game: string): string {
        return games.find(entry => entry.id === game)?.emblem ?? "journal";
    }

    CouncilTable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space6
        spacing: Theme.space4

        PageHeader {
            title: root.words.text("journal.list.title")
            backText: root.words.text("journal.list.back")
            onBack: root.back()
            Layout.fillWidth: true
        }

        NoticeList {
            words: root.words
            notices: root.notices
            remark: root.remark
            onRead: root.noticesRead()
            Layout.fillWidth: true
        }

        Words {
            text: root.words.text(root.journals.reading ? "journal.list.reading" : "journal.list.empty")
            named: true
            color: Theme.textSoft
            font.pixelSize: Theme.lead
            horizontalAlignment: Text.AlignHCenter
            visible: root.journals.count === 0
            Layout.fillWidth: true
            Layout.topMargin: Theme.space12
        }

        ListView {
            id: list

            model: root.journals
            spacing: Theme.space3
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            reuseItems: false
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: 1280 * Theme.scale
            Layout.alignment: Qt.AlignHCenter

            delegate: JournalRow {
                required property string file

                width: ListView.view.width
                words: root.words
                emblem: root.emblemOf(game)
                playable: root.games.some(entry => entry.id === game)
                onContinued: root.continued(file)
                onWatched: root.watched(file)
                onRemoved: root.removed(file)
            }
        }
    }

    /// The row with what has the focus is kept in sight.
    function showFocus(item: Item): void {
        for (let up = item; up && up !== root; up = up.parent) {
            if (up.parent === list.contentItem)
                list.positionViewAtIndex(list.indexAt(up.x, up.y), ListView.Contain);
        }
    }

    Window.onActiveFocusItemChanged: showFocus(Window.activeFocusItem)
    Keys.onPressed: event => Walk.byArrows(event, root)
    Keys.onEscapePressed: root.back()
}
