// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Past

/// The saved matches of all evenings: one can be put on the table again, watched, or deleted.
StaffSheet {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words
    readonly property JournalList journals: shell.house?.journals ?? null
    signal putOnTable

    title: words.text("staff.entry.matches")
    hint: (journals?.count ?? 0) === 0 ? words.text("staff.matches.none") : words.text("staff.matches.hint")
    Component.onCompleted: journals?.refresh()

    Repeater {
        model: root.journals

        JournalRow {
            id: row

            required property string file

            words: root.words
            emblem: root.shell.games.games.find(entry => entry.id === row.game)?.emblem ?? "journal"
            playable: root.shell.games.games.some(entry => entry.id === row.game)
            continueText: root.words.text("staff.matches.put")
            onContinued: {
                root.shell.house.matches.resume(row.file);
                root.putOnTable();
            }
            onWatched: {
                root.shell.watch(root.journals.pathOf(row.file));
                root.putOnTable();
            }
            onRemoved: root.journals.remove(row.file)
            Layout.fillWidth: true
        }
    }
}
