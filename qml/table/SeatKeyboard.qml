// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The keyboard of one seat, with the letters of its language: a window has one keyboard, a table has five people.
Column {
    id: root

    required property Seat seat
    readonly property Catalogue words: seat.language.words
    readonly property list<string> rows: seat.letters
    readonly property int lastRow: rows.length - 1
    /// The last row also holds shift, space and erase; widths in letters.
    readonly property real signWidth: 1.5
    readonly property real spaceWidth: 2.4
    readonly property real signs: 2 * signWidth + spaceWidth
    readonly property real longest: rows.reduce((most, row, index) => index < lastRow ? Math.max(most, row.length) : most, 1)
    readonly property real rowHeight: (height - lastRow * spacing) / rows.length

    /// The width of so many letters in a row that holds `all`.
    function widthOf(letters: real, all: real): real {
        return letters * (width + spacing) / all - spacing;
    }

    spacing: Math.round(Theme.space1 * 1.5)

    Repeater {
        model: root.rows

        Row {
            id: line

            required property int index
            required property string modelData
            readonly property bool last: index === root.lastRow
            readonly property real all: last ? modelData.length + root.signs : root.longest

            anchors.horizontalCenter: parent?.horizontalCenter
            spacing: root.spacing

            SeatKey {
                objectName: "shift"
                visible: line.last
                width: root.widthOf(root.signWidth, line.all)
                height: root.rowHeight
                sign: "M12 4 L4 12 H8.5 V20 H15.5 V12 H20 Z"
                lit: root.seat.capitals
                Accessible.name: root.words.text("shell.keyboard.shift")
                onClicked: root.seat.toggleCapitals()
            }

            Repeater {
                model: line.modelData.length

                SeatKey {
                    required property int index
                    readonly property string letter: line.modelData.charAt(index)

                    objectName: "key " + letter
                    width: root.widthOf(1, line.all)
                    height: root.rowHeight
                    text: root.seat.capitals ? letter.toUpperCase() : letter
                    Accessible.name: text
                    onClicked: root.seat.type(letter)
                }
            }

            SeatKey {
                objectName: "space"
                visible: line.last
                width: root.widthOf(root.spaceWidth, line.all)
                height: root.rowHeight
                sign: "M4 12 V16 H20 V12"
                Accessible.name: root.words.text("shell.keyboard.space")
                onClicked: root.seat.type(" ")
            }

            SeatKey {
                objectName: "erase"
                visible: line.last
                width: root.widthOf(root.signWidth, line.all)
                height: root.rowHeight
                sign: "M9 5 H21 V19 H9 L3 12 Z M12 9 L18 15 M18 9 L12 15"
                Accessible.name: root.words.text("shell.keyboard.backspace")
                onClicked: root.seat.eraseLetter()
            }
        }
    }
}
