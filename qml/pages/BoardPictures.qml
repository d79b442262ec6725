// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// The boards' pictures that have been painted since the program began, each once a theme.
QtObject {
    id: root

    property var urls: ({})
    /// As long as they are kept, their pictures are.
    property var grabs: []

    function keep(key: string, grab: var): void {
        root.grabs.push(grab);
        root.urls = Object.assign({}, root.urls, {
            [key]: grab.url
        });
    }
}
