// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Table

/// The hall of fame at a place: what was played tonight, and of each game the ten who have won most.
Item {
    id: root

    required property Shell shell
    required property Seats seats
    required property list<gameEntry> games
    required property Catalogue words
    required property real unit
    readonly property Hall hall: shell.house?.hall ?? null
    /// Of the games, or -1: tonight.
    property int page: -1
    /// By game, the names with their wins; for pictures it is given.
    property var best: ({})
    property list<var> tonight: Array.from(shell.evening.results)
    readonly property bool low: height < 180 * unit
    readonly property list<var> lines: page < 0 ? tonight.slice(0, 8) : Array.from(best[games[page].id] ?? []).slice(0, 10)
    readonly property int perColumn: page < 0 ? 4 : 5
    signal closed

    function open(game: int): void {
        page = game;
        if (game >= 0)
            hall?.ask(games[game].id);
    }

    function nameOf(person: var): string {
        return person.name !== "" ? person.name : words.text("shell.seat.emblem." + person.emblem);
    }

    function textOf(line: var): string {
        if (page < 0)
            return words.textWith("shell.lobby.result", {
                game: words.text(games.find(game => game.id === line.game)?.nameId ?? ""),
                names: line.people.map(nameOf).join(", ")
            });
        return words.textWith("shell.lobby.best", {
            name: line.name,
            wins: words.textWith("journal.hall.wonOf", {
                won: line.won,
                played: line.played
            })
        });
    }

    Connections {
        target: root.hall

        function onFiguresChanged(): void {
            root.best = Object.assign({}, root.best, {
                [root.hall.figures.game]: root.hall.figures.names
            });
        }
    }

    Row {
        id: tabs

        spacing: 6 * root.unit

        Repeater {
            model: [-1].concat(root.games.map((game, index) => index))

            PlaceButton {
                required property int modelData

                objectName: "fame " + (modelData < 0 ? "tonight" : root.games[modelData].id)
                width: (root.width - close.width - 12 * root.unit) / (root.games.length + 1) - tabs.spacing
                height: 48 * root.unit
                unit: root.unit * 0.86
                primary: root.page === modelData
                pale: !primary
                text: root.words.text(modelData < 0 ? "shell.lobby.tonight" : root.games[modelData].nameId)
                onClicked: root.open(modelData)
            }
        }
    }

    PlaceKey {
        id: close

        objectName: "closeFame"
        anchors.right: parent.right
        unit: root.unit
        text: root.words.text("shell.lobby.lookAway")
        onClicked: root.closed()
    }

    SeatText {
        anchors {
            top: tabs.bottom
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        visible: root.lines.length === 0
        isName: true
        wrapMode: Text.WordWrap
        text: root.words.text(root.page < 0 ? "shell.lobby.nothingTonight" : "journal.hall.empty")
        color: Theme.inkSoft
        font.pixelSize: 22 * root.unit * Theme.textSize
    }

    Repeater {
        model: root.lines

        Item {
            id: line

            required property int index
            required property var modelData

            x: Math.floor(index / root.perColumn) * (root.width / 2 + 8 * root.unit)
            y: tabs.height + 8 * root.unit + index % root.perColumn * height
            width: root.width / 2 - 8 * root.unit
            height: (root.height - tabs.height - 8 * root.unit) / root.perColumn

            Medallion {
                id: winner

                readonly property var person: root.page < 0 ? line.modelData.people[0] : undefined

                anchors.verticalCenter: parent.verticalCenter
                width: parent.height * 0.86
                height: width
                visible: root.page < 0 && (person?.winner ?? false)
                emblem: Math.max(0, root.seats.emblems.indexOf(person?.emblem ?? ""))
                colour: Math.max(0, root.seats.colours.indexOf(person?.colour ?? ""))
            }

            SeatText {
                id: rank

                width: 30 * root.unit
                height: parent.height
                visible: root.page >= 0
                text: line.index + 1
                color: Theme.inkSoft
                font.pixelSize: 16 * root.unit
            }

            SeatText {
                anchors {
                    fill: parent
                    leftMargin: (root.page < 0 ? parent.height : rank.width) + 6 * root.unit
                }
                isName: true
                horizontalAlignment: Text.AlignLeft
                text: root.textOf(line.modelData)
                color: Theme.ink
                font.pixelSize: 20 * root.unit
            }
        }
    }
}
