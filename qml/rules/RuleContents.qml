// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The contents of a rulebook: chapters, and below each its sections.
ListView {
    id: root

    required property RuleReader reader
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
        height: Math.max(words.implicitHeight + Theme.space2, chapter ? Theme.space12 : Theme.touch * 0.8)
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

        Words {
            id: words

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
            font.pixelSize: line.chapter ? Theme.lead : Theme.body
            font.italic: line.chapter
        }

        Touchable {
            anchors.fill: parent
            enabled: !line.chapter
            onTapped: root.chosen(line.modelData.section)
        }
    }
}
