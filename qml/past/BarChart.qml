// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// Lying bars, each with its name before and its value behind it.
Column {
    id: root

    /// {label, value, text}.
    required property var bars
    readonly property real most: Math.max(1, ...bars.map(bar => bar.value))

    spacing: Theme.space2

    Repeater {
        model: root.bars

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(label.implicitHeight, text.implicitHeight, Theme.lead * 1.2)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ": " + modelData.text

            Words {
                id: label

                width: parent.width * 0.4 - Theme.space2
                text: row.modelData.label
                anchors.verticalCenter: parent.verticalCenter
            }

            Rectangle {
                id: bar

                x: parent.width * 0.4
                width: Math.max(Theme.hairline, (parent.width * 0.6 - text.implicitWidth - Theme.space3) * row.modelData.value / root.most)
                height: Theme.lead
                radius: Theme.cardRadius / 2
                anchors.verticalCenter: parent.verticalCenter
                gradient: Gradient {
                    GradientStop {
                        position: 0
                        color: Theme.brassBright
                    }
                    GradientStop {
                        position: 1
                        color: Theme.brass
                    }
                }
            }

            Words {
                id: text

                anchors.left: bar.right
                anchors.leftMargin: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.text
                color: Theme.textSoft
                wrapMode: Text.NoWrap
            }
        }
    }
}
