// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What a seat can choose when the match is over: once more, watching it again, going home; three of equal rank. The
/// coin of everybody who wants the same lies on it, at every seat.
Row {
    id: root

    required property TableContext context
    required property EndVote vote
    required property int seat
    required property Catalogue words
    required property real unit
    readonly property list<string> choices: ["again", "watch", "home"]
    readonly property var icons: ({
            again: "turn",
            watch: "replay",
            home: "home"
        })

    spacing: Theme.plan.gap2 * unit

    Repeater {
        model: root.choices

        WordButton {
            id: choice

            required property string modelData

            objectName: modelData
            width: (root.width - 2 * root.spacing) / 3
            unit: root.unit
            text: root.words.text(modelData === "home" ? "play.end.otherGame" : "play.end." + modelData)
            primary: root.vote.coming === modelData
            line: (root.vote.wishes[root.seat] ?? "") === modelData || activeFocus ? Theme.brassBright : Theme.brass
            onPressed: root.vote.wish(root.seat, modelData)

            Icon {
                x: Theme.plan.gap3 * root.unit
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.plan.gap6 * root.unit
                height: width
                // Where the word leaves room for it.
                visible: choice.width - choice.natural.width > 2 * width
                name: root.icons[choice.modelData]
                color: choice.primary ? Theme.brassInk : Theme.brass
            }

            Row {
                anchors {
                    right: parent.right
                    top: parent.top
                    rightMargin: Theme.plan.gap2 * root.unit
                    topMargin: -Theme.plan.gap2 * root.unit
                }

                Repeater {
                    model: root.vote.wishes.length

                    Disc {
                        required property int index

                        objectName: "coin " + index
                        plan: Qt.rect(0, 0, Theme.plan.gap6, Theme.plan.gap6)
                        unit: root.unit
                        visible: root.vote.wishes[index] === choice.modelData
                        colour: root.context.colourOf(index)
                        emblem: root.context.emblemOf(index)
                    }
                }
            }
        }
    }
}
