// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// How the next match is played. Everything has a default: who only wants to play touches the last button.
Item {
    id: root

    required property Language language
    required property real unit
    /// People already sitting; without them the card asks how many will play.
    property int seated: 0
    readonly property int seats: seated > 1 ? seated : players.chosen + 2

    signal started(options: var)
    signal leaveAsked()

    readonly property var options: {
        const everybody = Array.from({ length: seats }, (_, index) => index);
        const wish = ["randomBasic", "randomAdvanced", "random"][characters.chosen];
        return {
            seats: seats,
            characters: everybody.map(() => wish),
            untimed: [[], [1], [1, 2, 3, 4]][sand.chosen],
            oneWorkerAFrame: rules.chosen === 1 ? everybody : [],
            glory: rules.chosen === 1 ? everybody : []
        };
    }

    implicitWidth: 900 * unit
    implicitHeight: column.implicitHeight + 56 * unit

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.brass
        lineWidth: 2 * root.unit
        radius: 16 * root.unit
    }

    Column {
        id: column

        x: 32 * root.unit
        y: 28 * root.unit
        width: root.width - 64 * root.unit
        spacing: 20 * root.unit

        Text {
            width: parent.width
            text: root.language.words.text("board.setup.title")
            color: Theme.brassBright
            horizontalAlignment: Text.AlignHCenter
            textFormat: Text.PlainText
            font { family: Theme.nameFamily; pixelSize: Math.round(44 * root.unit) }
        }

        ChoiceChips {
            id: players

            objectName: "players"
            width: parent.width
            visible: root.seated < 2
            unit: root.unit
            chosen: 2
            choices: [2, 3, 4, 5].map(count => root.language.words.count("board.setup.players", count))
        }

        ChoiceChips {
            id: characters

            objectName: "characters"
            width: parent.width
            unit: root.unit
            choices: ["basic", "advanced", "random"].map(one => root.language.words.text("board.setup." + one))
        }

        ChoiceChips {
            id: sand

            objectName: "sand"
            width: parent.width
            unit: root.unit
            choices: ["timed", "firstUntimed", "untimed"].map(one => root.language.words.text("board.setup." + one))
        }

        ChoiceChips {
            id: rules

            objectName: "rules"
            width: parent.width
            unit: root.unit
            choices: ["basicRules", "variant"].map(one => root.language.words.text("board.setup." + one))
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 16 * root.unit

            WordButton {
                objectName: "leave"
                unit: root.unit
                text: root.language.words.text("board.end.leave")
                onPressed: root.leaveAsked()
            }

            WordButton {
                objectName: "start"
                unit: root.unit
                primary: true
                text: root.language.words.text("board.setup.start")
                onPressed: root.started(root.options)
            }
        }
    }
}
