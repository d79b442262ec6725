// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// A row per seat, the best first: its place, its name, the seven lines, the sum.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property real unit
    /// In whose language it is read.
    required property int reader
    readonly property Catalogue words: table.people[reader].language.words
    readonly property list<string> icons: ["circle.blue", "infinite.any", "cards", "points", "magic", "science", "attack"]
    readonly property list<string> steps: ["circles", "infinite", "laws", "points", "magic", "sets", "attacks"]
    readonly property real cell: 66 * unit

    Row {
        id: head

        x: 300 * root.unit
        y: 6 * root.unit

        Repeater {
            model: root.icons

            TallyStrip {
                required property int index
                required property string modelData

                width: root.cell
                height: 26 * root.unit
                ink: Colours
                icon: modelData
                Accessible.name: root.words.text("viceroy.score." + root.steps[index])
            }
        }
    }

    Column {
        anchors { top: head.bottom; topMargin: 4 * root.unit }
        x: 16 * root.unit

        Repeater {
            model: root.game.standings

            Item {
                id: row

                required property viceroyStanding modelData
                readonly property Seat person: root.table.people[modelData.seat]

                objectName: "standing " + modelData.seat
                width: root.width
                height: 40 * root.unit

                Figure {
                    anchors.verticalCenter: parent.verticalCenter
                    number: row.modelData.place
                    color: row.modelData.winner ? Theme.brassBright : Theme.text
                    font.pixelSize: Math.round(24 * root.unit)
                }

                Disc {
                    plan: Qt.rect(32, 4, 32, 32)
                    unit: root.unit
                    colour: Theme.seats[row.person.colour]
                    emblem: row.person.emblem
                }

                Text {
                    x: 76 * root.unit
                    width: 200 * root.unit
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.table.context.namesIn(root.words)[row.modelData.seat]
                    color: row.modelData.winner ? Theme.brassBright : Theme.text
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.round(24 * root.unit) }
                }

                Row {
                    x: 284 * root.unit
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: row.modelData.lines.concat([row.modelData.points])

                        Text {
                            required property int index
                            required property int modelData

                            width: root.cell
                            text: modelData
                            color: index === 7 ? Theme.brassBright : Theme.text
                            horizontalAlignment: Text.AlignHCenter
                            textFormat: Text.PlainText
                            font { family: Theme.controlFamily; weight: index === 7 ? Font.Bold : Font.Normal; pixelSize: Math.round((index === 7 ? 26 : 20) * root.unit) }
                        }
                    }
                }
            }
        }
    }
}
