// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// How the next match of Pendulum is played. Everything has a default: who only wants to play presses the last button.
SetupPage {
    id: root

    readonly property Catalogue words: shell.language.words
    readonly property int playing: Array.from(seats.all).filter(seat => seat.plays).length

    PendulumWishes { id: wishes }
    // The people and opponents of the match, each with an emblem and a colour of their own.
    Seats { id: seating }

    /// Two opponents for who sits alone; nobody for those who have company.
    Component.onCompleted: {
        const people = table ? shell.seats.seatedCount : 1;
        let missing = people > 1 ? 0 : table ? 3 - people : 2;
        if (!table)
            seats.all[0].guest = "person";
        for (const place of [4, 1, 3, 0, 2]) {
            if (missing === 0 || seats.all[place].plays)
                continue;
            seats.all[place].guest = "normal";
            --missing;
        }
        start.forceActiveFocus();
    }

    function everybody(): var {
        seating.restore(table ? shell.seats.toJson() : []);
        seating.newcomersLanguage = shell.language.code;
        for (const seat of seats.all) {
            const place = seating.at(seat.seat.place);
            if (seat.plays && !place.seated)
                place.sitDown();
            place.settle();
        }
        return seating.toJson().map(person => Object.assign({}, person, seats.all[person.place].bot === "" ? {} : { bot: seats.all[person.place].bot }));
    }

    function begin(): void {
        const playing = seats.all.filter(seat => seat.plays);
        const numbersOf = chosen => playing.map((seat, number) => chosen(seat) ? number : -1).filter(number => number >= 0);
        started({
            seats: playing.length,
            characters: playing.map(seat => wishes.words[seat.wish]),
            untimed: [1, 2, 3, 4].filter(round => !rounds.running[round - 1]),
            oneWorkerAFrame: numbersOf(seat => seat.rules === 2),
            glory: numbersOf(seat => seat.rules > 0)
        }, everybody());
    }

    CouncilTable {
        anchors.fill: parent
        visible: !root.table
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space3, 1640 * Theme.scale)
        // A table may leave it less room than fingers need: then the places are scrolled, and nothing gets smaller.
        height: Math.min(parent.height, column.implicitHeight + 2 * padding)
        padding: root.table ? Theme.space2 : Theme.space6

        ColumnLayout {
            id: column

            anchors.fill: parent
            spacing: root.table ? Theme.space2 : Theme.space6

            Words {
                text: root.words.text("pendulum.name")
                named: true
                visible: !root.table
                color: Theme.brassBright
                font.pixelSize: Theme.display
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            ScrollPage {
                id: scroll

                objectName: "places"
                implicitHeight: seats.implicitHeight
                contentHeight: seats.implicitHeight
                interactive: contentHeight > height + 1
                clip: interactive
                Layout.fillWidth: true
                Layout.fillHeight: true

                RowLayout {
                    id: seats

                    readonly property list<SetupSeat> all: [first, second, third, fourth, fifth]
                    readonly property list<int> chosen: [first.wish, second.wish, third.wish, fourth.wish, fifth.wish]

                    width: scroll.width - (scroll.interactive ? Theme.space6 : 0)
                    spacing: Theme.space3
                    uniformCellSizes: true

                    Place { id: first; seat: root.shell.seats.at(0) }
                    Place { id: second; seat: root.shell.seats.at(1) }
                    Place { id: third; seat: root.shell.seats.at(2) }
                    Place { id: fourth; seat: root.shell.seats.at(3) }
                    Place { id: fifth; seat: root.shell.seats.at(4) }
                }
            }

            RowLayout {
                spacing: Theme.space4

                BrassButton {
                    objectName: "leave"
                    iconName: "back"
                    text: root.words.text("play.setup.back")
                    onClicked: root.back()
                }

                RoundChoice {
                    id: rounds

                    words: root.words
                    Layout.fillWidth: true
                }

                BrassButton {
                    id: start

                    objectName: "start"
                    primary: true
                    iconName: "continue"
                    enabled: root.playing > 0
                    text: root.words.text("play.setup.start")
                    onClicked: root.begin()
                }
            }
        }
    }

    component Place: SetupSeat {
        words: root.words
        table: root.table
        wishes: root.wishWords
        free: wishes.free(seats.chosen, wish)
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
    }

    readonly property list<string> wishWords: wishes.words

    Keys.onEscapePressed: root.back()
}
