// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// A button: brass where it is the one thing to do, an outline elsewhere, bare where it is `quiet`.
T.Button {
    id: root

    property string iconName: ""
    property bool primary: false
    property bool quiet: false
    property bool focusShown: visualFocus
    readonly property color ink: primary ? Theme.brassInk : Theme.text

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: text === "" ? Theme.space3 : Theme.space4
    rightPadding: leftPadding
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    opacity: enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            name: root.iconName
            color: root.ink
            visible: root.iconName !== ""
            Layout.preferredWidth: Theme.lead * 1.1
            Layout.preferredHeight: Theme.lead * 1.1
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: root.text === ""
        }

        Words {
            text: root.text
            color: root.ink
            font.weight: root.primary ? Font.DemiBold : Font.Medium
            horizontalAlignment: root.iconName === "" ? Text.AlignHCenter : Text.AlignLeft
            visible: root.text !== ""
            Layout.fillWidth: true
        }
    }

    background: Rectangle {
        radius: Theme.cardRadius
        border.width: root.quiet && !root.down ? 0 : Theme.hairline
        border.color: root.primary ? Theme.brassDark : Theme.brass
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.primary ? (root.down ? Theme.brass : Theme.brassBright) : root.quiet && !root.down ? "transparent" : root.down ? Theme.pressed : Theme.raised
            }
            GradientStop {
                position: 1
                color: root.primary ? Theme.brass : root.quiet && !root.down ? "transparent" : root.down ? Theme.pressed : Theme.surface
            }
        }

        FocusRing {
            shown: root.focusShown
        }
    }
}
