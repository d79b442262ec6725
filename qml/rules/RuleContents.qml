// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The contents of a rulebook: first what the match is about at the moment; chapters, and below each its sections, those
/// that were read with a mark.
ListView {
    id: root

    required property RuleReader reader
    required property Catalogue words
    property string now: ""
    /// How large the sections' titles are, and how high their lines at least.
    property real letters: Theme.body
    property real line: Theme.touch * 0.8
    signal chosen(section: string)

    function showHere(): void {
        const at = reader.contents.findIndex(entry => entry.section === reader.section);
        if (at >= 0)
            positionViewAtIndex(at, ListView.Contain);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: reader.contents
    Component.onCompleted: showHere()

    header: Item {
        width: ListView.view.width
        height: nowLink.visible ? nowLink.height + Theme.space2 : 0

        RuleLink {
            id: nowLink

            objectName: "rule now"
            width: parent.width
            visible: root.now !== "" && root.reader.titleOf(root.now) !== ""
            color: Theme.shade
            text: visible ? root.words.textWith("play.rules.now", {
                title: root.reader.titleOf(root.now)
            }) : ""
            onChosen: root.chosen(root.now)
        }
    }

    Connections {
        target: root.reader

        function onPlaceChanged(): void {
            root.showHere();
        }
    }

    delegate: Item {
        id: line

        required property ruleEntry modelData
        readonly property bool chapter: modelData.section === ""
        readonly property bool here: !chapter && modelData.section === root.reader.section

        width: root.width
        height: Math.max(title.implicitHeight + Theme.space2, root.line * (chapter ? 1.2 : 1))
        activeFocusOnTab: !chapter
        Accessible.role: chapter ? Accessible.Heading : Accessible.Link
        Accessible.name: modelData.title
        Accessible.onPressAction: if (!chapter)
            root.chosen(modelData.section)
        Keys.onReturnPressed: if (!chapter)
            root.chosen(modelData.section)

        Rectangle {
            anchors.fill: parent
            radius: Theme.cardRadius
            visible: line.here || line.activeFocus
            color: Theme.shade
            border.width: line.activeFocus ? Theme.focusLine : 0
            border.color: Theme.brassDark
        }

        Rectangle {
            x: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space1 * 1.5
            height: width
            radius: width / 2
            visible: !line.chapter && root.reader.read.includes(line.modelData.section)
            color: Theme.brassDark
        }

        Words {
            id: title

            anchors {
                left: parent.left
                right: parent.right
                bottom: line.chapter ? parent.bottom : undefined
                verticalCenter: line.chapter ? undefined : parent.verticalCenter
            }
            leftPadding: line.chapter ? Theme.space2 : Theme.space6
            rightPadding: Theme.space2
            bottomPadding: line.chapter ? Theme.space1 : 0
            text: line.modelData.title
            named: true
            font.features: Theme.nameFigures
            color: line.chapter ? Theme.inkSoft : Theme.ink
            font.pixelSize: Math.round(root.letters * (line.chapter ? 1.15 : 1))
            font.italic: line.chapter
        }

        Touchable {
            anchors.fill: parent
            enabled: !line.chapter
            onTapped: root.chosen(line.modelData.section)
        }
    }
}
