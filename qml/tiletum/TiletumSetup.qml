// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Play

/// How the next match of Tiletum is played. Everything has a default: who only wants to play presses the last button.
/// One person alone plays against Cardinal Titus.
SetupPage {
    id: root

    readonly property Catalogue words: shell.language.words
    readonly property list<TiletumPlace> places: [first, second, third, fourth]
    readonly property int playing: places.filter(place => place.plays).length
    property bool shuffled: false
    property int challenges: 0

    Seats { id: seating }

    Component.onCompleted: {
        const people = table ? places.filter(place => place.person).length : 1;
        if (!table)
            first.guest = "person";
        if (people <= 1)
            [third, first, fourth, second].find(place => !place.plays).guest = Levels.usual;
        start.forceActiveFocus();
    }

    function everybody(): var {
        seating.restore(table ? shell.seats.toJson() : []);
        seating.newcomersLanguage = shell.language.code;
        for (const place of places) {
            const seat = seating.at(place.seat.place);
            if (place.plays && !seat.seated)
                seat.sitDown();
            seat.settle();
        }
        return seating.toJson().filter(person => places.some(place => place.seat.place === person.place && place.plays)).map(person => {
            const bot = places.find(place => place.seat.place === person.place).bot;
            return Object.assign({}, person, bot === "" ? {} : { bot: bot });
        });
    }

    function begin(): void {
        started({ seats: playing, shuffledActions: shuffled, challenges: playing === 1 ? challenges : 0 }, everybody());
    }

    CouncilTable {
        anchors.fill: parent
        visible: !root.table
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space3, 1400 * Theme.scale)
        height: Math.min(parent.height, column.implicitHeight + 2 * padding)
        padding: root.table ? Theme.space3 : Theme.space6

        ColumnLayout {
            id: column

            anchors.fill: parent
            spacing: root.table ? Theme.space3 : Theme.space6

            Words {
                text: root.words.text("tiletum.name")
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
                Layout.fillWidth: true

                TiletumPlace { id: first; seat: root.shell.seats.at(0); words: root.words; table: root.table; Layout.fillWidth: true }
                TiletumPlace { id: second; seat: root.shell.seats.at(1); words: root.words; table: root.table; Layout.fillWidth: true }
                TiletumPlace { id: third; seat: root.shell.seats.at(3); words: root.words; table: root.table; Layout.fillWidth: true }
                TiletumPlace { id: fourth; seat: root.shell.seats.at(4); words: root.words; table: root.table; Layout.fillWidth: true }
            }

            RowLayout {
                spacing: Theme.space3
                uniformCellSizes: true
                Layout.fillWidth: true

                Stepper {
                    objectName: "wheel"
                    description: root.words.text("tiletum.setup.wheel")
                    text: root.words.text(root.shuffled ? "tiletum.setup.shuffled" : "tiletum.setup.printed")
                    onStepped: root.shuffled = !root.shuffled
                    Layout.fillWidth: true
                }

                Stepper {
                    objectName: "challenges"
                    visible: root.playing === 1
                    description: root.words.text("tiletum.setup.challenges")
                    text: root.words.text("tiletum.setup.challenges") + ": " + root.challenges
                    onStepped: by => root.challenges = (root.challenges + by + 9) % 9
                    Layout.fillWidth: true
                }
            }

            Words {
                text: root.words.text(root.playing === 1 ? "tiletum.about.solo" : "tiletum.setup.cards")
                color: Theme.textSoft
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

                Words {
                    text: root.playing === 1 ? root.words.text("tiletum.setup.solo") : ""
                    horizontalAlignment: Text.AlignHCenter
                    Layout.fillWidth: true
                }

                BrassButton {
                    id: start

                    objectName: "start"
                    primary: true
                    iconName: "continue"
                    enabled: root.playing > 0 && (root.playing > 1 || root.places.some(place => place.person))
                    text: root.words.text("play.setup.start")
                    onClicked: root.begin()
                }
            }
        }
    }

    Keys.onEscapePressed: root.back()
}
