// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A switch with its words: the knob's side and a mark in it tell its state.
T.Switch {
    id: root

    property bool focusShown: visualFocus

    implicitWidth: implicitContentWidth + indicator.width + spacing
    implicitHeight: Math.max(Theme.touch, implicitContentHeight)
    spacing: Theme.space4
    opacity: enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()

    indicator: Rectangle {
        x: root.width - width
        y: (root.height - height) / 2
        width: Theme.space12 + Theme.space2
        height: Theme.space8
        radius: height / 2
        color: root.checked ? Theme.brass : Theme.raised
        border.width: Theme.hairline
        border.color: root.checked ? Theme.brassBright : Theme.textSoft

        Rectangle {
            x: Theme.space1 + root.visualPosition * (parent.width - width - 2 * Theme.space1)
            y: Theme.space1
            width: height
            height: parent.height - 2 * Theme.space1
            radius: height / 2
            color: root.checked ? Theme.parchment : Theme.textSoft

            Behavior on x {
                NumberAnimation {
                    duration: Theme.moveTime
                    easing.type: Easing.OutCubic
                }
            }

            Icon {
                anchors.fill: parent
                anchors.margins: parent.width / 5
                name: "check"
                color: Theme.ink
                visible: root.checked
            }
        }

        FocusRing {
            shown: root.focusShown
            radius: height / 2
        }
    }

    contentItem: Words {
        rightPadding: root.indicator.width + root.spacing
        text: root.text
        verticalAlignment: Text.AlignVCenter
    }
}
