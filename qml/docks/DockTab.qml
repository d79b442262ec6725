// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// One tab; KDDockWidgets handles the finger, this is its look.
Rectangle {
    id: root

    required property string title
    required property int index
    /// The bar's. Compared here: an index changes once more when a bar goes, and the bar cannot be asked then.
    required property int currentIndex
    readonly property bool current: index === currentIndex
    /// KDDockWidgets' contract: the tab's index.
    readonly property int tabIndex: index
    readonly property string text: title

    implicitWidth: words.implicitWidth + 2 * Theme.space4
    implicitHeight: words.implicitHeight + 2 * Theme.space2
    topLeftRadius: Theme.cardRadius
    topRightRadius: Theme.cardRadius
    color: current ? Theme.raised : Theme.surface
    border.width: Theme.hairline
    border.color: current ? Theme.brass : Theme.line

    Words {
        id: words

        anchors.centerIn: parent
        text: root.title
        wrapMode: Text.NoWrap
        color: root.current ? Theme.brassBright : Theme.textSoft
        font.weight: root.current ? Font.DemiBold : Font.Normal
    }
}
