// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Everybody's points line by line, in the words of one reader, the winner first.
Item {
    id: root

    required property TiletumTable table
    required property int reader
    required property real unit
    readonly property Catalogue words: table.people[reader].language.words
    readonly property list<tiletumStanding> standings: table.game.standings
    readonly property list<int> lines: table.game.lineWords.map((word, line) => line)
        .filter(line => standings.some(standing => standing.lines[line] !== 0))
    readonly property real row: 34 * unit
    readonly property real column: 96 * unit

    width: 300 * unit + standings.length * column + 40 * unit
    height: 132 * unit + (lines.length + 1) * row

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Repeater {
        model: root.lines.length + 1

        Text {
            required property int index

            x: 24 * root.unit
            y: 110 * root.unit + index * root.row
            width: 280 * root.unit
            height: root.row
            text: index < root.lines.length ? root.words.text("tiletum.score." + root.table.game.lineWords[root.lines[index]])
                : root.words.text("tiletum.button.sum")
            color: index < root.lines.length ? Theme.text : Theme.brassBright
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(1, Math.round(12 * root.unit))
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.max(1, Math.round(22 * root.unit)) }
        }
    }

    Repeater {
        model: root.standings.length

        Item {
            id: seat

            required property int index
            readonly property tiletumStanding shown: root.standings[index]

            x: 310 * root.unit + index * root.column
            width: root.column
            height: root.height

            Glow {
                anchors.fill: coin
                anchors.margins: -reach
                visible: seat.shown.winner
                ink: Colours
                colour: Theme.brassBright
                radius: width / 2
                reach: 12 * root.unit
            }

            Disc {
                id: coin

                plan: Qt.rect(16, 22, 64, 64)
                unit: root.unit
                colour: root.table.colourOf(seat.shown.seat)
                emblem: root.table.emblemOf(seat.shown.seat)
            }

            Repeater {
                model: root.lines.length + 1

                Figure {
                    required property int index

                    y: 110 * root.unit + index * root.row
                    width: root.column
                    height: root.row
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    number: index < root.lines.length ? seat.shown.lines[root.lines[index]] : seat.shown.points
                    color: index < root.lines.length ? Theme.text : Theme.brassBright
                    font.pixelSize: Math.max(1, Math.round((index < root.lines.length ? 20 : 28) * root.unit))
                }
            }
        }
    }
}
