// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// What there is to say, until somebody has read it.
ColumnLayout {
    id: root

    required property Catalogue words
    property list<telling> notices
    property string remark: ""
    property int remarkKind: Notice.Info
    signal read

    spacing: Theme.space2
    visible: notices.length > 0 || remark !== ""

    Repeater {
        model: root.notices

        Notice {
            required property telling modelData

            kind: Notice.Bad
            text: modelData.in(root.words)
            dismissText: root.words.text("journal.list.dismiss")
            onDismissed: root.read()
            Layout.fillWidth: true
        }
    }

    Notice {
        kind: root.remarkKind
        text: root.remark
        dismissText: root.words.text("journal.list.dismiss")
        visible: root.remark !== ""
        onDismissed: root.read()
        Layout.fillWidth: true
    }
}
