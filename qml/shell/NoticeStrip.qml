// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// What there is to say about a match that was opened, or could not be, until somebody has read it.
Column {
    id: root

    required property Catalogue words
    required property list<telling> notices
    signal dismissed

    visible: notices.length > 0
    padding: Theme.space4
    spacing: Theme.space2

    Repeater {
        model: root.notices

        Notice {
            required property telling modelData

            kind: Notice.Bad
            width: Math.min(implicitWidth, root.width - 2 * root.padding)
            text: modelData.in(root.words)
            dismissText: root.words.text("shell.home.dismiss")
            onDismissed: root.dismissed()
        }
    }
}
