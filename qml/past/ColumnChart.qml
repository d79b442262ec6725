// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// Standing columns over a line, each with its value above and its name below; what is below zero hangs from the line.
Item {
    id: root

    /// {label, value, text}.
    required property var columns
    property string title: ""
    readonly property real most: Math.max(0, ...columns.map(column => column.value))
    readonly property real least: Math.min(0, ...columns.map(column => column.value))
    readonly property real step: width / Math.max(1, columns.length)
    /// Above the names there is room for a value above and below all columns.
    readonly property real line: height - Theme.caption * (least < 0 ? 3 : 1.5) + least * high
    readonly property real high: (height - heading.height - Theme.caption * (least < 0 ? 4.5 : 3)) / Math.max(1, most - least)

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
        y: root.line
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
            readonly property bool below: modelData.value < 0

            x: index * root.step
            y: heading.height
            width: root.step
            height: root.height - heading.height
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ": " + modelData.text

            Words {
                width: parent.width
                y: place.below ? column.y + column.height : column.y - height
                text: place.modelData.text
                font.pixelSize: Theme.caption
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }

            Rectangle {
                id: column

                x: (parent.width - width) / 2
                width: Math.min(parent.width * 0.6, 56 * Theme.scale)
                y: root.line - heading.height - (place.below ? 0 : height)
                height: Math.max(Theme.hairline, root.high * Math.abs(place.modelData.value))
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
