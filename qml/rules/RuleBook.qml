// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A rulebook to read and to search. Where there is room the contents, or what was found, stand beside the section; where
/// there is not, the contents are a page of their own, and the best of what was found stands above the section. Ctrl+F
/// looks for something, N and P turn to the next and the previous section, Alt and the arrows go back and forth between
/// the places that were read, Ctrl+P makes a PDF of the whole book.
FocusScope {
    id: root

    required property RuleReader reader
    required property Catalogue words
    /// The section that a match is about at the moment, or nothing.
    property string now: ""
    /// See RuleText.
    property int seat: -1
    property bool mayLearn: false
    /// The other games' books are beside this one.
    property bool tabs: false
    readonly property bool wide: width >= Theme.body * 40
    readonly property bool looking: reader.query.trim() !== ""
    /// In a narrow book the contents are a page of their own, and so is all that was found.
    property bool turnedToContents: false
    property bool allFound: false

    signal lightWanted(things: list<thingName>)
    signal lessonWanted(lesson: string)

    function look(): void {
        search.forceActiveFocus();
        search.selectAll();
    }

    function read(section: string, game: string): void {
        reader.open(section, game);
        turnedToContents = false;
        allFound = false;
        text.forceActiveFocus();
    }

    /// One step back towards the board; whether there was one.
    function leave(): bool {
        if (allFound)
            allFound = false;
        else if (looking)
            reader.query = "";
        else
            return false;
        return true;
    }

    onLookingChanged: allFound = false
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Find) || event.key === Qt.Key_Slash)
            look();
        else if (event.matches(StandardKey.Print))
            reader.print();
        else if (event.key === Qt.Key_N)
            reader.open(reader.next.section);
        else if (event.key === Qt.Key_P)
            reader.open(reader.previous.section);
        else if (event.matches(StandardKey.Back))
            reader.back();
        else if (event.matches(StandardKey.Forward))
            reader.forward();
        else if (event.key !== Qt.Key_Escape || !leave())
            event.accepted = false;
    }

    Connections {
        target: root.reader

        function onPrinted(file: string): void {
            told.kind = file === "" ? Notice.Bad : Notice.Good;
            told.text = file === "" ? root.words.text("play.rules.notPrinted") : root.words.textWith("play.rules.printed", {
                file: file
            });
        }
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

        Notice {
            id: told

            objectName: "printed"
            visible: told.text !== ""
            Layout.fillWidth: true
        }

        RuleTabs {
            visible: root.tabs
            reader: root.reader
            words: root.words
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Theme.space3
            Layout.fillWidth: true

            RuleLink {
                objectName: "to contents"
                visible: !root.wide
                text: root.words.text("play.rules.contents")
                onChosen: root.turnedToContents = !root.turnedToContents
            }

            TextEntry {
                id: search

                objectName: "search"
                placeholderText: root.words.text("play.rules.search")
                rightPadding: found.width + Theme.space3
                text: root.reader.query
                onTextEdited: root.reader.query = text
                Accessible.name: placeholderText
                Keys.onReturnPressed: {
                    const best = root.reader.hits[0];
                    if (best)
                        root.read(best.section, best.game);
                }
                Keys.onDownPressed: hits.forceActiveFocus()
                Layout.fillWidth: true

                Words {
                    id: found

                    anchors {
                        right: parent.right
                        rightMargin: Theme.space3
                        verticalCenter: parent.verticalCenter
                    }
                    visible: root.looking && root.reader.hits.length > 0
                    text: visible ? root.words.count("play.rules.found", root.reader.hits.length) : ""
                    color: Theme.inkSoft
                    font.pixelSize: Theme.caption
                }
            }
        }

        GridLayout {
            columns: root.wide ? 3 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space3
            Layout.fillWidth: true
            Layout.fillHeight: true

            RuleContents {
                objectName: "contents"
                visible: !root.looking && (root.wide || root.turnedToContents)
                reader: root.reader
                words: root.words
                now: root.now
                onChosen: section => root.read(section, "")
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.3, Theme.body * 18) : root.width
                Layout.fillWidth: !root.wide
                Layout.fillHeight: true
            }

            RuleHits {
                id: hits

                objectName: "hits"
                visible: root.looking
                reader: root.reader
                words: root.words
                most: root.wide || root.allFound ? 1000 : 3
                onChosen: hit => root.read(hit.section, hit.game)
                onAllWanted: root.allFound = true
                Layout.preferredWidth: root.wide ? Math.min(root.width * 0.42, Theme.body * 26) : root.width
                Layout.preferredHeight: root.wide || root.allFound ? root.height : Math.min(contentHeight, root.height * 0.5)
                Layout.fillWidth: !root.wide
                Layout.fillHeight: root.wide || root.allFound
            }

            Rectangle {
                visible: root.wide || (root.looking && !root.allFound)
                color: Theme.parchmentEdge
                Layout.preferredWidth: root.wide ? Theme.hairline : root.width
                Layout.preferredHeight: root.wide ? root.height : Theme.hairline
                Layout.fillHeight: root.wide
                Layout.fillWidth: !root.wide
            }

            RuleText {
                id: text

                objectName: "text"
                visible: root.wide || (!root.allFound && (root.looking || !root.turnedToContents))
                reader: root.reader
                words: root.words
                seat: root.seat
                mayLearn: root.mayLearn
                onLightWanted: things => root.lightWanted(things)
                onLessonWanted: lesson => root.lessonWanted(lesson)
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }

        RuleFoot {
            visible: text.visible
            reader: root.reader
            words: root.words
            most: root.width * 0.38
            Layout.fillWidth: true
        }
    }
}
