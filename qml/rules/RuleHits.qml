// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What a search has found: the place, the sentence with the words underlined, and the chapter it stands in; the best of
/// it, and how much more there is. Where nothing is found, what was perhaps meant.
ListView {
    id: root

    required property RuleReader reader
    required property Catalogue words
    property int most: 1000
    /// Titles and chapters alone.
    property bool brief: false
    property real letters: Theme.lead
    /// By kind, how many of those that are not shown.
    readonly property string rest: {
        const kinds = ["rules", "cards", "icons", "terms", "questions"];
        const more = Array.from(reader.hits).slice(most);
        return kinds.map(kind => [kind, more.filter(hit => hit.kind === kind).length]).filter(one => one[1] > 0).map(one => words.text("play.rules.kind." + one[0]) + " " + one[1]).join(" · ");
    }
    signal chosen(hit: ruleHit)
    signal allWanted

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: Array.from(reader.hits).slice(0, most)
    keyNavigationEnabled: true

    header: Column {
        width: ListView.view.width
        visible: root.reader.hits.length === 0
        height: visible ? implicitHeight : 0
        spacing: Theme.space3
        topPadding: Theme.space4

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.words.text("play.rules.nothing")
            named: true
            font.features: Theme.nameFigures
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
        }

        RuleLink {
            objectName: "perhaps"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.reader.perhaps !== ""
            text: visible ? root.words.textWith("play.rules.perhaps", {
                words: root.reader.perhaps
            }) : ""
            onChosen: root.reader.query = root.reader.perhaps
        }
    }

    footer: Item {
        width: ListView.view.width
        height: more.visible ? more.height : 0

        RuleLink {
            id: more

            objectName: "more"
            x: Theme.space3
            width: Math.min(implicitWidth, parent.width - 2 * Theme.space3)
            visible: root.rest !== ""
            border.width: 0
            text: visible ? root.words.countWith("play.rules.more", root.reader.hits.length - root.most, {
                kinds: root.rest
            }) : ""
            onChosen: root.allWanted()
        }
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
                font.pixelSize: root.letters
            }

            Words {
                width: parent.width - 2 * Theme.space3
                visible: !root.brief
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
                font.pixelSize: Math.round(root.letters * Theme.caption / Theme.lead)
            }
        }

        Touchable {
            id: tap

            anchors.fill: parent
            onTapped: root.chosen(hit.modelData)
        }
    }
}
