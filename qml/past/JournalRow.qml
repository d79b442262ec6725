// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components
import Sandglass.Play

/// A saved match: what it is, who plays, how far it is, and what can be done with it.
Panel {
    id: root

    required property Catalogue words
    required property string emblem
    required property string game
    required property list<string> names
    /// By seat, as the journal notes them.
    required property var people
    required property int round
    required property date begun
    required property real length
    required property int moves
    required property bool finished
    /// The id of a sentence that says what is wrong with it, or nothing.
    required property string problem
    required property bool continuable
    /// There is a board for it.
    required property bool playable
    /// What it is called to go on with it.
    property string continueText: words.text("journal.list.continue")
    signal continued
    signal watched
    signal removed

    readonly property string title: words.has(game + ".name") ? words.text(game + ".name") : words.text("journal.list.unknownGame")
    readonly property list<string> called: words.seatNames(names, "", [], Array.from(people).map(one => one.emblem ?? ""))
    readonly property list<string> facts: [isNaN(begun.getTime()) ? "" : begun.toLocaleString(words.locale, Locale.ShortFormat), round > 0 ? words.textWith("journal.list.round", {
            round: round
        }) : "", game !== "" ? Spans.minutes(words, length) : "", game !== "" ? words.count("journal.list.moves", moves) : "", finished ? words.text("journal.list.finished") : "",].filter(fact => fact !== "")

    implicitHeight: row.implicitHeight + 2 * padding
    padding: Theme.space4
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ", " + facts.join(", ")

    RowLayout {
        id: row

        width: parent.width
        spacing: Theme.space6

        Icon {
            name: root.emblem
            color: Theme.brassBright
            Layout.preferredWidth: Theme.display * 1.6
            Layout.preferredHeight: Theme.display * 1.6
            Layout.alignment: Qt.AlignTop
        }

        ColumnLayout {
            spacing: Theme.space2

            Words {
                text: root.title
                named: true
                color: Theme.brassBright
                font.pixelSize: Theme.title
                Layout.fillWidth: true
            }

            Words {
                text: root.words.capitalised(root.words.list(root.called))
                visible: root.called.length > 0
                font.pixelSize: Theme.lead
                Layout.fillWidth: true
            }

            Words {
                text: root.facts.join("  ·  ")
                visible: text !== ""
                color: Theme.textSoft
                Layout.fillWidth: true
            }

            RowLayout {
                visible: root.problem !== ""
                spacing: Theme.space2

                Icon {
                    name: "bad"
                    color: Theme.bad
                    Layout.preferredWidth: Theme.lead
                    Layout.preferredHeight: Theme.lead
                }

                Words {
                    text: root.problem !== "" ? root.words.text(root.problem) : ""
                    Layout.fillWidth: true
                }
            }

            Flow {
                id: actions

                spacing: Theme.space3
                visible: !question.visible
                Layout.fillWidth: true

                BrassButton {
                    primary: true
                    iconName: "continue"
                    text: root.continueText
                    visible: root.continuable && root.playable
                    onClicked: root.continued()
                }

                BrassButton {
                    iconName: "replay"
                    text: root.words.text("journal.list.replay")
                    onClicked: root.watched()
                }

                BrassButton {
                    id: remove

                    quiet: true
                    iconName: "delete"
                    text: root.words.text("journal.list.delete")
                    onClicked: question.ask()
                }
            }

            AskFirst {
                id: question

                question: root.words.text("journal.list.reallyDelete")
                yes: root.words.text("journal.list.delete")
                no: root.words.text("journal.list.keep")
                onConfirmed: root.removed()
                onCancelled: remove.forceActiveFocus(Qt.TabFocusReason)
                Layout.fillWidth: true
            }
        }
    }
}
