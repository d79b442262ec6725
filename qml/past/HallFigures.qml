// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// What the hall of fame knows of one game: people, characters, points, rounds.
GridLayout {
    id: root

    required property Catalogue words
    required property string game
    /// See HallFigures in the application.
    required property var figures
    property LessonProgress lessons: null
    property string asking: ""
    signal forgotten(name: string)

    readonly property var people: figures.names ?? []
    readonly property var characters: figures.characters ?? []
    readonly property var rounds: figures.rounds ?? []
    readonly property list<string> lines: [...new Set((figures.scores ?? []).map(score => score.line))]

    /// A game's own word, if the catalogues know it.
    function wordOf(kind: string, word: string): string {
        const id = game + "." + kind + "." + word;
        return words.has(id) ? words.text(id) : word;
    }

    function scoresOf(line: string): var {
        return figures.scores.filter(score => score.line === line).map(score => ({
                    label: String(score.round),
                    value: score.mean,
                    text: words.number(score.mean, 1)
                }));
    }

    columns: width > 900 * Theme.scale * Theme.textSize ? 2 : 1
    columnSpacing: Theme.space4
    rowSpacing: Theme.space4

    HallPanel {
        title: root.words.text("journal.hall.people")
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop

        Words {
            text: root.words.text("journal.hall.nobody")
            color: Theme.textSoft
            visible: root.people.length === 0
            Layout.fillWidth: true
        }

        Repeater {
            model: root.people

            HallPerson {
                required property int index
                required property var modelData

                words: root.words
                place: index + 1
                name: modelData.name
                won: modelData.won
                played: modelData.played
                seals: root.lessons?.seals(modelData.name, root.game).length ?? 0
                asking: root.asking === modelData.name
                onForgotten: root.forgotten(name)
                Layout.fillWidth: true
            }
        }
    }

    HallPanel {
        title: root.words.text("journal.hall.wins")
        visible: root.characters.length > 0
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop

        BarChart {
            bars: root.characters.map(one => ({
                        label: root.wordOf("character", one.character),
                        value: one.won,
                        text: root.words.textWith("journal.hall.wonOf", {
                            won: one.won,
                            played: one.played
                        })
                    }))
            Layout.fillWidth: true
        }
    }

    HallPanel {
        title: root.words.text("journal.hall.rounds")
        visible: root.rounds.length > 0
        Layout.fillWidth: true
        Layout.columnSpan: root.columns

        ColumnChart {
            columns: root.rounds.map(one => ({
                        label: String(one.round),
                        value: one.mean,
                        text: root.words.number(one.mean / 60000, 1)
                    }))
            Layout.fillWidth: true
        }
    }

    HallPanel {
        title: root.words.text("journal.hall.points")
        visible: root.lines.length > 0
        Layout.fillWidth: true
        Layout.columnSpan: root.columns

        Flow {
            id: charts

            spacing: Theme.space6
            Layout.fillWidth: true

            Repeater {
                model: root.lines

                ColumnChart {
                    required property string modelData

                    title: root.wordOf("score", modelData)
                    columns: root.scoresOf(modelData)
                    // A column's value has up to four digits.
                    width: Math.min(charts.width, Math.max(300 * Theme.scale * Theme.textSize, columns.length * Theme.caption * 2.6))
                }
            }
        }
    }
}
