// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Components

/// The top of a page that is not home: the way back, and what the page is.
RowLayout {
    id: root

    property string title: ""
    property string backText: ""
    signal back

    spacing: Theme.space4

    BrassButton {
        quiet: true
        iconName: "back"
        text: root.backText
        onClicked: root.back()
    }

    Words {
        text: root.title
        named: true
        color: Theme.brassBright
        font.pixelSize: Theme.display
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }

    // As wide as the button, so that the title stands in the middle.
    Item {
        Layout.preferredWidth: root.children[0].width
    }
}
