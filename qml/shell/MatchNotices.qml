// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Host
import Sandglass.Language

/// What the matches have to say to whoever is here, until somebody has read it. At a table it is read from both long sides.
Item {
    id: root

    required property Catalogue words
    required property Matches matches
    required property bool table
    property bool read: false
    readonly property list<telling> notices: matches && !read ? matches.notices : []

    Connections {
        target: root.matches

        function onNoticesChanged(): void {
            root.read = false;
        }
    }

    component Strip: NoticeStrip {
        anchors.horizontalCenter: parent?.horizontalCenter
        width: Math.min(implicitWidth, root.width)
        words: root.words
        onDismissed: root.read = true
    }

    Strip {
        y: root.table ? root.height / 2 : 0
        notices: root.notices
    }

    Strip {
        y: root.height / 2 - height
        rotation: 180
        notices: root.table ? root.notices : []
    }
}
