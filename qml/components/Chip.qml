// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// One of several choices; the chosen one is brass and carries a mark, so that it is not told by colour alone.
T.AbstractButton {
    id: root

    property bool focusShown: visualFocus

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space4
    rightPadding: Theme.space4
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    opacity: enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.role: Accessible.RadioButton
    Accessible.checked: checked

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            name: "check"
            color: Theme.brassInk
            visible: root.checked
            Layout.preferredWidth: Theme.body
            Layout.preferredHeight: Theme.body
        }

        Words {
            text: root.text
            color: root.checked ? Theme.brassInk : Theme.text
            font.weight: root.checked ? Font.DemiBold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
    }

    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.brass : root.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairline
        border.color: root.checked ? Theme.brassBright : Theme.line

        FocusRing {
            shown: root.focusShown
            radius: height / 2
        }
    }
}
