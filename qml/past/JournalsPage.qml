// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Host
import Sandglass.Pages

/// The saved matches of this house, and the one that is being watched again.
ShellPage {
    id: root

    readonly property Matches matches: shell.house.matches
    readonly property JournalList journals: shell.house.journals
    /// A saved match that is no journal of this house, to be watched at once.
    property string outside: ""
    property string remark: ""
    /// There is nothing behind what is watched: the page leads back at once.
    property bool alone: false

    function remove(file: string): void {
        remark = journals.remove(file) ? "" : shell.language.words.text("journal.list.notDeleted");
    }

    Component.onCompleted: {
        journals.refresh();
        // A board is made for the room that it has, and this page gets its own in a moment.
        if (outside !== "")
            Qt.callLater(room.openOutside, outside);
    }

    ReplayRoom {
        id: room

        matches: root.matches
    }

    JournalsView {
        anchors.fill: parent
        visible: room.replay === null
        focus: visible
        shell: root.shell
        journals: root.journals
        notices: room.notices
        remark: root.remark
        onContinued: file => root.matches.resume(file)
        onWatched: file => room.open(file)
        onRemoved: file => root.remove(file)
        onNoticesRead: {
            root.remark = "";
            room.close();
        }
        onBack: root.back()
    }

    Loader {
        anchors.fill: parent
        active: room.replay !== null
        focus: active
        sourceComponent: ReplayView {
            shell: root.shell
            replay: room.replay
            room: room
            focus: true
            onBack: {
                room.close();
                if (root.alone)
                    root.back();
            }
        }
    }
}
