// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A slider: a brass groove up to the knob.
T.Slider {
    id: root

    property bool focusShown: visualFocus

    implicitWidth: Theme.space12 * 5
    implicitHeight: Theme.touch
    opacity: enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + (root.availableHeight - height) / 2
        width: root.availableWidth
        height: Theme.space2
        radius: height / 2
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.brass
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + (root.availableHeight - height) / 2
        width: Theme.space8
        height: width
        radius: width / 2
        border.width: Theme.hairline
        border.color: Theme.brassDark
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.pressed ? Theme.brass : Theme.brassBright
            }
            GradientStop {
                position: 1
                color: root.pressed ? Theme.brassDark : Theme.brass
            }
        }

        FocusRing {
            shown: root.focusShown
            radius: width / 2
        }
    }
}
