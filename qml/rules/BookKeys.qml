// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// Letters of a reader's own script, to look for something in a seat's book.
Rectangle {
    id: root

    required property list<string> rows
    required property Catalogue words
    required property real unit
    readonly property real gap: Theme.plan.gap1 * unit
    readonly property real rowHeight: (height - gap) / Math.max(1, rows.length) - gap

    signal typed(letter: string)
    signal erased
    signal done

    radius: Theme.plan.radius * unit
    color: Theme.raised

    Touchable {
        anchors.fill: parent
    }

    component Key: Rectangle {
        id: key

        required property string face
        property string icon: ""
        property string label: face
        signal pressed

        radius: Theme.plan.radius * root.unit
        height: root.rowHeight
        color: tap.pressed ? Theme.pressed : Theme.table
        border.width: Theme.plan.hairline * root.unit
        border.color: Theme.line

        Words {
            anchors.centerIn: parent
            text: key.face
            color: Theme.text
            font.pixelSize: Math.round(Math.min(22 * root.unit, key.height * 0.6))
        }

        Icon {
            anchors.centerIn: parent
            width: key.height * 0.5
            height: width
            visible: key.icon !== ""
            name: key.icon
            color: Theme.text
        }

        NamedTouch {
            id: tap

            anchors.fill: parent
            label: key.label
            onTapped: key.pressed()
        }
    }

    Column {
        x: root.gap
        y: root.gap
        width: root.width - 2 * root.gap
        spacing: root.gap

        Repeater {
            model: root.rows

            Row {
                id: line

                required property int index
                required property string modelData
                readonly property bool last: index === root.rows.length - 1
                readonly property real all: modelData.length + (last ? 5.5 : 0)
                readonly property real one: Math.min((parent.width + root.gap) / all - root.gap, 64 * root.unit)

                anchors.horizontalCenter: parent?.horizontalCenter
                spacing: root.gap

                Repeater {
                    model: line.modelData.length

                    Key {
                        required property int index

                        objectName: "key " + face
                        face: line.modelData.charAt(index).toLowerCase()
                        width: line.one
                        onPressed: root.typed(face)
                    }
                }

                Key {
                    objectName: "key space"
                    visible: line.last
                    face: " "
                    label: root.words.text("shell.keyboard.space")
                    width: 2 * line.one
                    onPressed: root.typed(face)
                }

                Key {
                    objectName: "key erase"
                    visible: line.last
                    face: ""
                    icon: "back"
                    label: root.words.text("shell.keyboard.backspace")
                    width: 1.5 * line.one
                    onPressed: root.erased()
                }

                Key {
                    objectName: "key done"
                    visible: line.last
                    face: ""
                    icon: "check"
                    label: root.words.text("play.take")
                    width: 1.5 * line.one
                    onPressed: root.done()
                }
            }
        }
    }
}
