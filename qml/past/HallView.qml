// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components
import Sandglass.Shell

/// The hall of fame: one game at a time, with all card sets or one.
FocusScope {
    id: root

    required property Shell shell
    /// The games' ids that can be chosen.
    required property list<string> games
    required property var figures
    property int waiting: 0
    property string game: games[0] ?? ""
    property string cards: ""
    /// Whether the person of this name shall be forgotten is being asked.
    property string asking: ""
    readonly property Catalogue words: shell.language.words
    readonly property list<string> cardSets: (figures.cards ?? []).map(set => set.cards)
    signal asked(game: string, cards: string)
    signal forgotten(name: string)
    signal back

    function choose(game: string, cards: string): void {
        root.game = game;
        root.cards = cards;
        asked(game, cards);
    }

    CouncilTable {
        anchors.fill: parent
    }

    ScrollPage {
        id: scroll

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.space6

        ColumnLayout {
            id: column

            y: Theme.space6
            width: Math.min(scroll.width - 2 * Theme.space6, 1500 * Theme.scale)
            anchors.horizontalCenter: parent?.horizontalCenter
            spacing: Theme.space4

            PageHeader {
                title: root.words.text("journal.hall.title")
                backText: root.words.text("journal.list.back")
                onBack: root.back()
                Layout.fillWidth: true
            }

            ChoiceRow {
                labels: root.games.map(game => root.words.has(game + ".name") ? root.words.text(game + ".name") : game)
                current: root.games.indexOf(root.game)
                onChosen: index => root.choose(root.games[index], "")
                Layout.fillWidth: true
            }

            ChoiceRow {
                labels: [root.words.text("journal.hall.allCards"), ...root.cardSets.map(cards => root.words.textWith("journal.hall.cards", {
                            cards: cards.slice(0, 6)
                        }))]
                current: root.cardSets.indexOf(root.cards) + 1
                visible: root.cardSets.length > 1
                onChosen: index => root.choose(root.game, index === 0 ? "" : root.cardSets[index - 1])
                Layout.fillWidth: true
            }

            Notice {
                text: root.words.count("journal.hall.waiting", root.waiting)
                visible: root.waiting > 0
                Layout.fillWidth: true
            }

            Words {
                text: root.figures.matches > 0 ? root.words.count("journal.hall.matches", root.figures.matches) : root.words.text("journal.hall.empty")
                named: true
                color: Theme.textSoft
                font.pixelSize: Theme.lead
                Layout.fillWidth: true
            }

            HallFigures {
                words: root.words
                game: root.game
                figures: root.figures
                lessons: root.shell.lessons
                asking: root.asking
                visible: root.figures.matches > 0
                onForgotten: name => root.forgotten(name)
                Layout.fillWidth: true
            }
        }
    }

    Window.onActiveFocusItemChanged: scroll.showItem(Window.activeFocusItem)
    Keys.onPressed: event => Walk.byArrows(event, root)
    Keys.onEscapePressed: root.back()
}
