// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A rulebook to read and to search. Where there is room the contents stand beside the section; where there is not, one
/// leads to the other. Ctrl+F looks for something, N and P turn to the next and the previous section, Alt and the arrows
/// go back and forth between the places that were read.
FocusScope {
    id: root

    required property RuleReader reader
    required property Catalogue words
    /// At a seat of a table, where nobody types: contents and section alone.
    property bool small: false
    readonly property bool wide: width >= Theme.body * (small ? 28 : 40)
    /// What stands in the upper right corner needs so much of the first line.
    property real cornerTaken: 0
    readonly property bool looking: reader.query.trim() !== ""
    /// In a narrow book the contents are a page of their own.
    property bool turnedToContents: false

    function look(): void {
        search.forceActiveFocus();
        search.selectAll();
    }

    function read(section: string, game: string): void {
        reader.open(section, game);
        reader.query = "";
        turnedToContents = false;
        text.forceActiveFocus();
    }

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash)
            look();
        else if (event.key === Qt.Key_N)
            reader.open(reader.next.section);
        else if (event.key === Qt.Key_P)
            reader.open(reader.previous.section);
        else if (event.matches(StandardKey.Back))
            reader.back();
        else if (event.matches(StandardKey.Forward))
            reader.forward();
        else if (event.key === Qt.Key_Escape && looking)
            reader.query = "";
        else
            event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.parchment
        border.width: Theme.hairline
        border.color: Theme.parchmentEdge
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space4
        spacing: Theme.space3

        RowLayout {
            spacing: Theme.space3
            visible: !root.small || !root.wide
            Layout.fillWidth: true
            Layout.rightMargin: root.cornerTaken

            RuleLink {
                visible: !root.wide
                text: root.words.text("play.rules.contents")
                onChosen: root.turnedToContents = !root.turnedToContents
            }

            TextEntry {
                id: search

                objectName: "search"
                visible: !root.small
                placeholderText: root.words.text("play.rules.search")
                text: root.reader.query
                onTextEdited: root.reader.query = text
                Accessible.name: placeholderText
                Keys.onReturnPressed: {
                    const best = root.reader.hits[0];
                    if (best)
                        root.read(best.section, best.game);
                }
                Layout.fillWidth: true
            }
        }

        RowLayout {
            spacing: Theme.space4
            Layout.fillWidth: true
            Layout.fillHeight: true

            RuleContents {
                objectName: "contents"
                visible: !root.looking && (root.wide || root.turnedToContents)
                reader: root.reader
                onChosen: section => root.read(section, "")
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.3, Theme.body * 18) : root.width
                Layout.fillWidth: !root.wide
                Layout.fillHeight: true
            }

            RuleHits {
                objectName: "hits"
                visible: root.looking
                reader: root.reader
                words: root.words
                onChosen: hit => root.read(hit.section, hit.game)
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.42, Theme.body * 26) : root.width
                Layout.fillWidth: !root.wide
                Layout.fillHeight: true
            }

            Rectangle {
                visible: root.wide
                color: Theme.parchmentEdge
                Layout.preferredWidth: Theme.hairline
                Layout.fillHeight: true
            }

            RuleText {
                id: text

                objectName: "text"
                visible: root.wide || (!root.looking && !root.turnedToContents)
                reader: root.reader
                words: root.words
                pictured: !root.small
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }

        RowLayout {
            spacing: Theme.space3
            visible: text.visible && !root.small
            Layout.fillWidth: true

            RuleLink {
                enabled: root.reader.mayGoBack
                text: root.words.text("play.rules.back")
                onChosen: root.reader.back()
            }

            Item {
                Layout.fillWidth: true
            }

            RuleLink {
                objectName: "previous"
                visible: root.reader.previous.section !== ""
                text: "‹ " + root.reader.previous.title
                onChosen: root.reader.open(root.reader.previous.section)
            }

            RuleLink {
                objectName: "next"
                visible: root.reader.next.section !== ""
                text: root.reader.next.title + " ›"
                onChosen: root.reader.open(root.reader.next.section)
            }
        }
    }
}
