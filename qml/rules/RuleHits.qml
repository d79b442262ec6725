// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What a search has found: the place, the sentence with the words underlined, and the chapter it stands in.
ListView {
    id: root

    required property RuleReader reader
    required property Catalogue words
    signal chosen(hit: ruleHit)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: reader.hits

    Words {
        anchors.centerIn: parent
        visible: root.count === 0
        text: root.words.text("play.rules.nothing")
        named: true
        font.features: Theme.nameFigures
        color: Theme.inkSoft
        font.pixelSize: Theme.lead
    }

    delegate: Item {
        id: hit

        required property ruleHit modelData

        width: root.width
        height: texts.height + Theme.space3
        activeFocusOnTab: true
        Accessible.role: Accessible.Link
        Accessible.name: modelData.title.replace(/<[^>]*>/g, "")
        Accessible.onPressAction: root.chosen(modelData)
        Keys.onReturnPressed: root.chosen(modelData)

        Rectangle {
            anchors.fill: parent
            radius: Theme.cardRadius
            visible: hit.activeFocus || tap.pressed
            color: Theme.shade
        }

        Column {
            id: texts

            y: Theme.space1
            width: parent.width
            leftPadding: Theme.space3
            rightPadding: Theme.space3

            Words {
                width: parent.width - 2 * Theme.space3
                text: hit.modelData.title
                textFormat: Text.StyledText
                named: true
                font.features: Theme.nameFigures
                color: Theme.ink
                font.pixelSize: Theme.lead
            }

            Words {
                width: parent.width - 2 * Theme.space3
                text: hit.modelData.sentence
                textFormat: Text.StyledText
                named: true
                font.features: Theme.nameFigures
                color: Theme.ink
                maximumLineCount: 3
                elide: Text.ElideRight
            }

            Words {
                width: parent.width - 2 * Theme.space3
                text: root.words.text(hit.modelData.game + ".name") + " › " + hit.modelData.path
                color: Theme.inkSoft
                font.pixelSize: Theme.caption
            }
        }

        Touchable {
            id: tap

            anchors.fill: parent
            onTapped: root.chosen(hit.modelData)
        }
    }
}
