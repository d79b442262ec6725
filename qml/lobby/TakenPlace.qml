// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Rules
import Sandglass.Table

/// A place with somebody at it: their coin, which is touched to change anything about oneself, and beside it what they
/// look at: the games, one game, the set-up, the rulebook.
Item {
    id: root

    required property TableSeat place
    required property Shell shell
    required property Lobby lobby
    required property list<gameEntry> games
    /// The games that tonight's people have left unfinished.
    required property list<string> tonight
    property SetupPage setup: null
    property gameEntry laidOut
    readonly property Seat seat: place.seat
    readonly property Catalogue words: seat.language.words
    readonly property real unit: place.unit
    readonly property int looks: lobby.looking[seat.place] ?? -1
    /// What lies open over the place: "hall", "lessons" of a game or its "book".
    property string leaf: ""
    property gameEntry about
    signal played(game: gameEntry, place: int)
    signal resumed(gameId: string)

    anchors.fill: parent
    onSetupChanged: {
        if (setup)
            leaf = "";
    }

    function open(leaf: string, game: gameEntry): void {
        about = game;
        root.leaf = leaf;
    }

    SoftShadow {
        anchors {
            fill: parent
            margins: -spread
        }
        spread: Theme.space4
        radius: Theme.panelRadius
        color: Theme.shadow
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        border {
            width: Theme.hairline * 2
            color: Theme.metal
        }
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.parchment
            }
            GradientStop {
                position: 1
                color: Theme.shade
            }
        }
    }

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            leftMargin: 24 * root.unit
            rightMargin: 24 * root.unit
            bottomMargin: 3 * root.unit
        }
        height: 6 * root.unit
        radius: height / 2
        color: Theme.seats[root.seat.colour]
    }

    TouchButton {
        id: self

        objectName: "change"
        width: 140 * root.unit
        height: parent.height
        text: root.words.text("shell.seat.change")
        onClicked: root.seat.choose()

        contentItem: Item {
            Medallion {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.horizontalCenterOffset: 4 * root.unit
                y: 18 * root.unit
                width: Math.min(96 * root.unit, parent.height - 86 * root.unit)
                height: width
                scale: self.down ? 0.95 : 1
                emblem: root.seat.emblem
                colour: root.seat.colour
            }

            SeatText {
                objectName: "shownName"
                anchors {
                    left: parent.left
                    leftMargin: 12 * root.unit
                    right: parent.right
                    bottom: tongue.top
                }
                height: 34 * root.unit
                isName: true
                text: root.seat.name !== "" ? root.seat.name : root.words.text("shell.seat.emblem." + root.seat.emblemWord)
                color: Theme.ink
                font.pixelSize: 26 * root.unit
            }

            SeatText {
                id: tongue

                anchors {
                    left: parent.left
                    leftMargin: 12 * root.unit
                    right: parent.right
                    bottom: parent.bottom
                    bottomMargin: 14 * root.unit
                }
                height: 22 * root.unit
                text: root.seat.language.name
                color: Theme.inkSoft
                font.pixelSize: 14 * root.unit
            }
        }
    }

    Rectangle {
        x: 146 * root.unit
        y: 18 * root.unit
        width: Theme.hairline
        height: parent.height - 40 * root.unit
        color: Theme.parchmentEdge
    }

    Loader {
        anchors {
            fill: parent
            leftMargin: 162 * root.unit
            rightMargin: 16 * root.unit
            topMargin: 12 * root.unit
            bottomMargin: 16 * root.unit
        }
        sourceComponent: root.setup?.form ? atSetup : root.leaf === "hall" ? atHall : root.leaf === "lessons" ? atLessons : root.looks >= 0 ? atGame : atRest
    }

    Loader {
        anchors.fill: parent
        active: root.leaf === "book"
        sourceComponent: SeatBook {
            objectName: "book " + root.seat.place
            language: root.seat.language
            game: root.about.id
            unit: root.unit
            letters: root.seat.letters
            onFolded: root.leaf = ""
            onClosed: root.leaf = ""
        }
    }

    Component {
        id: atRest

        GamesAtPlace {
            shell: root.shell
            words: root.words
            unit: root.unit
            games: root.games
            continues: root.tonight.length > 0
            onLooked: game => root.lobby.look(root.seat.place, game)
            onResumed: root.resumed(root.tonight[0])
            onFameWanted: root.leaf = "hall"
        }
    }

    Component {
        id: atHall

        PlaceHall {
            objectName: "hall " + root.seat.place
            shell: root.shell
            seats: root.place.seats
            games: root.games
            words: root.words
            unit: root.unit
            onClosed: root.leaf = ""
        }
    }

    Component {
        id: atLessons

        PlaceLessons {
            objectName: "lessons " + root.seat.place
            shell: root.shell
            seat: root.seat
            game: root.about
            words: root.words
            unit: root.unit
            onChosen: (lesson, together) => root.shell.learn(game.id, lesson, root.seat.place, together)
            onClosed: root.leaf = ""
        }
    }

    Component {
        id: atGame

        GameAnswer {
            game: root.games[root.looks]
            words: root.words
            unit: root.unit
            continues: root.tonight.includes(game.id)
            onPlayed: root.played(game, root.seat.place)
            onLearned: root.open("lessons", game)
            onRead: root.open("book", game)
            onResumed: root.resumed(game.id)
            onClosed: root.lobby.lookAway(root.seat.place)
        }
    }

    Component {
        id: atSetup

        SetupAtPlace {
            setup: root.setup
            seat: root.seat
            seats: root.place.seats
            lobby: root.lobby
            games: root.games
            laidOut: root.laidOut
            words: root.words
            unit: root.unit
            onLayOutWanted: game => root.played(game, root.seat.place)
        }
    }
}
