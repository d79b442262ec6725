// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Table

/// A switch at a place or on the plate: its words, and a knob whose side and mark tell its state.
T.Switch {
    id: root

    required property real unit
    property bool keyboard: false
    /// It lies on parchment; otherwise on the dark plate.
    property bool onParchment: false

    focusPolicy: keyboard ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: false
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: SeatText {
        rightPadding: knob.width + 6 * root.unit
        isName: true
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.85
        text: root.text
        color: root.onParchment ? Theme.ink : Theme.text
        font.pixelSize: Math.max(1, 17 * root.unit * Theme.textSize)
    }

    indicator: Rectangle {
        id: knob

        x: root.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: 54 * root.unit
        height: 32 * root.unit
        radius: height / 2
        color: root.checked ? Theme.brass : root.onParchment ? Theme.shade : Theme.raised
        border {
            width: Theme.hairline
            color: root.onParchment ? Theme.metalDark : Theme.brass
        }

        Rectangle {
            readonly property real gap: 3 * root.unit

            x: gap + root.visualPosition * (parent.width - width - 2 * gap)
            y: gap
            width: height
            height: parent.height - 2 * gap
            radius: height / 2
            color: root.checked ? Theme.parchment : root.onParchment ? Theme.inkSoft : Theme.textSoft

            Icon {
                anchors {
                    fill: parent
                    margins: 5 * root.unit
                }
                visible: root.checked
                name: "check"
                color: Theme.ink
            }
        }

        FocusRing {
            shown: root.visualFocus
            radius: knob.radius
        }
    }
}
