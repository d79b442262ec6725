// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Docks
import Sandglass.Host
import Sandglass.Language

/// What can be done with a match on a desktop beside playing it: pause it, take a move back, read the rules, let an
/// opponent of some level play.
Row {
    id: root

    required property Catalogue words
    required property Host host
    required property Party party
    required property int seat
    required property SeatHands hands
    /// The bar has no room for words.
    required property bool narrow
    readonly property bool person: (party.bots[seat] ?? "") === ""
    /// It is being chosen how well the opponent plays who takes over.
    property bool handing: false
    /// All of it with words.
    readonly property real wordsWidth: pause.wordsWidth + undo.wordsWidth + idea.wordsWidth + rules.wordsWidth + hand.wordsWidth + 5 * spacing
    /// Good ideas are wanted at this seat.
    required property bool advised

    signal rulesAsked
    signal ideaAsked

    component Choice: BarButton {
        narrow: root.narrow
        focusPolicy: Qt.NoFocus
    }

    spacing: Theme.space2
    visible: !host.over
    onPersonChanged: handing = false

    Choice {
        id: pause

        objectName: "pause"
        visible: !root.handing
        iconName: root.host.paused ? "continue" : "pause"
        primary: root.host.paused
        words: root.words.text(root.host.paused ? "play.goOn" : "play.pause")
        onClicked: root.host.paused ? root.host.resume() : root.host.pause()
    }

    Choice {
        id: undo

        objectName: "undo"
        visible: !root.handing
        iconName: "stepBack"
        words: root.words.text("play.undo")
        enabled: (root.hands?.human && root.hands.mayUndo) ?? false
        onClicked: root.hands.undo()
    }

    Choice {
        id: idea

        objectName: "idea"
        visible: !root.handing
        iconName: "idea"
        primary: root.advised
        words: root.words.text("play.advice.goodIdea")
        enabled: root.person
        onClicked: root.ideaAsked()
    }

    Choice {
        id: rules

        objectName: "rules"
        visible: !root.handing
        iconName: "book"
        words: root.words.text("play.rules.title")
        onClicked: root.rulesAsked()
    }

    Choice {
        id: hand

        objectName: "handOver"
        iconName: root.handing ? "back" : "seats"
        words: root.words.text(root.handing ? "play.setup.back" : root.person ? "play.handOver" : "play.takeBack")
        onClicked: {
            if (root.person)
                root.handing = !root.handing;
            else
                root.party.takeBack(root.seat);
        }
    }

    Repeater {
        model: root.handing ? Levels.words : []

        Choice {
            required property string modelData

            objectName: "level " + modelData
            primary: modelData === Levels.usual
            words: root.words.text("play.setup." + modelData)
            onClicked: root.party.handOver(root.seat, modelData)
        }
    }
}
