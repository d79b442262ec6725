// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

/// A game before its first move, as it will lie between those who sit there: for the little table of its set-up. A game
/// gives its scene, laid for `seating` in `languages`.
Item {
    id: root

    property list<int> chairs
    required property Component board
    /// Where people sit, by how many they are: always those.
    readonly property var seating: Array.from({
        length: 6
    }, () => chairs)
    readonly property list<string> languages: [BoardPictures.language]

    function lay(): void {
        laid.active = false;
        laid.active = chairs.length > 0;
    }

    // With other people it is another match, and they sit down with what they read.
    onChairsChanged: lay()
    onLanguagesChanged: lay()

    Loader {
        id: laid

        anchors.fill: parent
        active: false
        sourceComponent: root.board
    }
}
