// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// Something said to one place, and what it can answer.
Item {
    id: root

    required property real unit
    required property string text
    /// Objects of `name`, `text` and, where it is what counts now, `primary`.
    required property list<var> answers
    readonly property bool low: height < 180 * unit
    signal answered(name: string)

    SeatText {
        objectName: "placeSays"
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: row.visible ? row.top : parent.bottom
            bottomMargin: 8 * root.unit
        }
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.text
        color: Theme.ink
        font.pixelSize: (root.low ? 20 : 25) * root.unit * Theme.textSize
    }

    Row {
        id: row

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        spacing: 10 * root.unit
        visible: root.answers.length > 0

        Repeater {
            model: root.answers

            PlaceButton {
                required property var modelData

                objectName: modelData.name
                width: Math.min(230 * root.unit, (row.width - (root.answers.length - 1) * row.spacing) / root.answers.length)
                height: (root.low ? 50 : 58) * root.unit
                unit: root.unit
                primary: modelData.primary ?? false
                pale: !primary
                text: modelData.text
                onClicked: root.answered(modelData.name)
            }
        }
    }
}
