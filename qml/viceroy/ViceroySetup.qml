// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// How the next match of Viceroy is played. Everything has a default: who only wants to play presses the last button.
SetupPage {
    id: root

    readonly property Catalogue words: shell.language.words
    /// The long sides only: a mat at the short one would leave no room for the auction.
    readonly property list<int> sides: [0, 1, 3, 4]
    readonly property int playing: [first, second, third, fourth].filter(seat => seat.plays).length
    readonly property int virtuals: virtualChoice.chosen
    readonly property bool away: table && shell.seats.at(2).seated
    readonly property string problem: away ? "viceroy.setup.east" : playing + virtuals > 4 ? "viceroy.setup.tooMany" : ""

    // The people and opponents of the match, each with an emblem and a colour of their own.
    Seats { id: seating }

    Component.onCompleted: {
        const people = table ? shell.seats.seatedCount : 1;
        let missing = people > 1 ? 0 : table ? 3 - people : 2;
        if (!table)
            first.guest = "person";
        for (const seat of [third, second, fourth, first]) {
            if (missing === 0 || seat.plays)
                continue;
            seat.guest = "normal";
            --missing;
        }
        start.forceActiveFocus();
    }

    function everybody(): var {
        seating.restore(table ? shell.seats.toJson() : []);
        seating.newcomersLanguage = shell.language.code;
        const bots = {};
        for (const seat of [first, second, third, fourth]) {
            const place = seating.at(seat.seat.place);
            if (seat.plays && !place.seated)
                place.sitDown();
            place.settle();
            bots[seat.seat.place] = seat.bot;
        }
        return seating.toJson().map(person => Object.assign({}, person, (bots[person.place] ?? "") === "" ? {} : { bot: bots[person.place] }));
    }

    function begin(): void {
        started({
            seats: playing,
            virtuals: Math.max(virtuals, playing === 1 ? 1 : 0),
            fourCharacters: firstChoice.chosen === 1,
            cardsForGems: saleChoice.chosen === 1
        }, everybody());
    }

    Keys.onEscapePressed: root.back()

    CouncilTable {
        anchors.fill: parent
        visible: !root.table
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space3, 1400 * Theme.scale)
        height: Math.min(parent.height, column.implicitHeight + 2 * padding)
        padding: root.table ? Theme.space2 : Theme.space6

        ColumnLayout {
            id: column

            anchors.fill: parent
            spacing: root.table ? Theme.space2 : Theme.space6

            Words {
                text: root.words.text("viceroy.name")
                named: true
                visible: !root.table
                color: Theme.brassBright
                font.pixelSize: Theme.display
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Theme.space3
                uniformCellSizes: true

                Place { id: first; seat: root.shell.seats.at(0) }
                Place { id: second; seat: root.shell.seats.at(1) }
                Place { id: third; seat: root.shell.seats.at(3) }
                Place { id: fourth; seat: root.shell.seats.at(4) }
            }

            RowLayout {
                spacing: Theme.space3
                uniformCellSizes: true

                RuleChoice {
                    id: virtualChoice

                    objectName: "virtuals"
                    words: root.words
                    name: "viceroy.setup.virtuals"
                    choices: [0, 1, 2, 3].map(count => root.words.text("viceroy.setup.virtuals") + ": " + count)
                }

                RuleChoice {
                    id: firstChoice

                    objectName: "first"
                    words: root.words
                    name: "viceroy.setup.first"
                    choices: [root.words.text("viceroy.setup.first.two"), root.words.text("viceroy.setup.first.four")]
                }

                RuleChoice {
                    id: saleChoice

                    objectName: "sale"
                    words: root.words
                    name: "viceroy.setup.sale"
                    choices: [root.words.text("viceroy.setup.sale.no"), root.words.text("viceroy.setup.sale.yes")]
                }
            }

            Words {
                objectName: "sentence"
                text: root.words.text(root.problem !== "" ? root.problem : "viceroy.setup.virtuals.sentence")
                visible: root.problem !== "" || root.virtuals > 0
                color: root.problem !== "" ? Theme.bad : Theme.textSoft
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }

            RowLayout {
                spacing: Theme.space4

                BrassButton {
                    objectName: "leave"
                    iconName: "back"
                    text: root.words.text("play.setup.back")
                    onClicked: root.back()
                }

                Item { Layout.fillWidth: true }

                BrassButton {
                    id: start

                    objectName: "start"
                    primary: true
                    iconName: "continue"
                    enabled: root.playing > 0 && root.problem === ""
                    text: root.words.text("play.setup.start")
                    onClicked: root.begin()
                }
            }
        }
    }

    component Place: ViceroySetupSeat {
        words: root.words
        table: root.table
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
    }
}
