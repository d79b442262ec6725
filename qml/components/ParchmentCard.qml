// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A sheet of parchment in a thin brass frame, lying on the table.
Item {
    id: root

    default property alias content: sheet.data
    property real padding: Theme.space6
    property bool lit: false

    implicitWidth: sheet.childrenRect.width + 2 * padding
    implicitHeight: sheet.childrenRect.height + 2 * padding

    SoftShadow {
        x: -spread
        y: -spread + Theme.space2
        width: root.width + 2 * spread
        height: root.height + 2 * spread
        spread: Theme.space6
        radius: Theme.cardRadius
        color: Theme.shadow
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.cardRadius
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.lit ? Theme.parchment : Theme.brassBright
            }
            GradientStop {
                position: 0.5
                color: Theme.brass
            }
            GradientStop {
                position: 1
                color: Theme.brassDark
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.focusLine
        radius: Theme.cardRadius - 1
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.parchment
            }
            GradientStop {
                position: 1
                color: Theme.shade
            }
        }
    }

    Item {
        id: sheet

        anchors.fill: parent
        anchors.margins: root.padding
    }
}
