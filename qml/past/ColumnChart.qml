// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// Standing columns over a line, each with its value above and its name below.
Item {
    id: root

    /// {label, value, text}.
    required property var columns
    property string title: ""
    readonly property real most: Math.max(1, ...columns.map(column => column.value))
    readonly property real step: width / Math.max(1, columns.length)

    implicitWidth: Math.max(heading.implicitWidth, columns.length * Theme.caption * 2.6)
    implicitHeight: heading.height + 130 * Theme.scale + Theme.caption * 3

    Words {
        id: heading

        width: root.width
        text: root.title
        font.weight: Font.DemiBold
        height: visible ? implicitHeight : 0
        visible: text !== ""
    }

    Rectangle {
        y: root.height - Theme.caption * 1.5
        width: root.width
        height: Theme.hairline
        color: Theme.line
    }

    Repeater {
        model: root.columns

        Item {
            id: place

            required property int index
            required property var modelData

            x: index * root.step
            y: heading.height
            width: root.step
            height: root.height - heading.height
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ": " + modelData.text

            Words {
                width: parent.width
                anchors.bottom: column.top
                text: place.modelData.text
                font.pixelSize: Theme.caption
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }

            Rectangle {
                id: column

                x: (parent.width - width) / 2
                width: Math.min(parent.width * 0.6, 56 * Theme.scale)
                height: Math.max(Theme.hairline, (parent.height - Theme.caption * 3) * place.modelData.value / root.most)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.caption * 1.5
                radius: Theme.cardRadius / 2
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
                width: parent.width
                anchors.bottom: parent.bottom
                text: place.modelData.label
                color: Theme.textSoft
                font.pixelSize: Theme.caption
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }
        }
    }
}
