// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components

/// A small button on a panel's title bar.
T.AbstractButton {
    id: root

    required property string iconName

    implicitWidth: Theme.space8
    implicitHeight: Theme.space8
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: Theme.space4
            height: Theme.space4
            name: root.iconName
            color: root.down ? Theme.brassBright : Theme.textSoft
        }
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : "transparent"

        FocusRing {
            shown: root.visualFocus
            around: 0
        }
    }
}
