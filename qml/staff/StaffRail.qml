// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The staff's sheets by name, below each other.
Rectangle {
    id: root

    required property Catalogue words
    required property string current
    signal chosen(sheet: string)

    readonly property list<var> entries: [["today", "info"], ["matches", "journal"], ["statistics", "chart"], ["touch", "hand"], ["light", "sun"], ["hours", "clock"], ["languages", "languages"], ["guests", "seats"], ["hall", "trophy"], ["log", "text"], ["lock", "lock"], ["power", "power"]]
    readonly property real rowHeight: height / entries.length

    color: Theme.surface

    Repeater {
        model: root.entries

        TouchButton {
            id: entry

            required property int index
            required property var modelData
            readonly property bool current: root.current === modelData[0]

            objectName: "sheet " + modelData[0]
            y: index * root.rowHeight
            width: root.width
            height: root.rowHeight
            text: root.words.text("staff.entry." + modelData[0])
            onClicked: root.chosen(modelData[0])

            background: Rectangle {
                color: entry.current ? Theme.raised : entry.down ? Theme.pressed : "transparent"

                Rectangle {
                    width: Theme.focusLine * 2
                    height: parent.height
                    visible: entry.current
                    color: Theme.brassBright
                }
            }

            contentItem: Item {
                Icon {
                    id: sign

                    x: Theme.space6
                    anchors.verticalCenter: parent.verticalCenter
                    width: 30 * Theme.scale
                    height: width
                    name: entry.modelData[1]
                    color: entry.current ? Theme.brassBright : Theme.brass
                }

                SeatText {
                    anchors {
                        left: sign.right
                        leftMargin: Theme.space4
                        right: parent.right
                        rightMargin: Theme.space2
                        top: parent.top
                        bottom: parent.bottom
                    }
                    horizontalAlignment: Text.AlignLeft
                    text: entry.text
                    color: entry.current ? Theme.brassBright : Theme.text
                    font.pixelSize: Theme.body
                }
            }
        }
    }
}
