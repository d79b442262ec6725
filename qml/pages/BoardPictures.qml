// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// The boards' pictures that have been painted since the program began, each once a theme and language.
QtObject {
    id: root

    property var urls: ({})
    /// What the house speaks: names that lie on a board are read in it.
    property string language: "en"
    /// As long as they are kept, their pictures are.
    property var grabs: []

    /// Those of matches that were left, by their journals: one each, with what it is a picture of.
    property var matches: ({})
    /// Who paints one of those now: one after the other.
    property Item painter: null

    function keepMatch(journal: string, key: string, grab: var): void {
        root.matches = Object.assign({}, root.matches, {
            [journal]: {
                key: key,
                url: grab.url,
                grab: grab
            }
        });
    }

    function keep(key: string, grab: var): void {
        root.grabs.push(grab);
        root.urls = Object.assign({}, root.urls, {
            [key]: grab.url
        });
    }
}
