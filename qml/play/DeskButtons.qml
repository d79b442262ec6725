// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// What can be done with a match on a desktop beside playing it: pause it, take a move back, let an opponent of some
/// level play.
Row {
    id: root

    required property Catalogue words
    required property Host host
    required property Party party
    required property int seat
    required property SeatHands hands
    readonly property bool person: (party.bots[seat] ?? "") === ""
    /// It is being chosen how well the opponent plays who takes over.
    property bool handing: false

    spacing: Theme.space2
    visible: !host.over
    onPersonChanged: handing = false

    BrassButton {
        objectName: "pause"
        primary: root.host.paused
        text: root.words.text(root.host.paused ? "play.goOn" : "play.pause")
        focusPolicy: Qt.NoFocus
        onClicked: root.host.paused ? root.host.resume() : root.host.pause()
    }

    BrassButton {
        objectName: "undo"
        text: root.words.text("play.undo")
        enabled: root.hands?.mayUndo ?? false
        focusPolicy: Qt.NoFocus
        onClicked: root.hands.undo()
    }

    BrassButton {
        objectName: "handOver"
        text: root.words.text(root.handing ? "play.setup.back" : root.person ? "play.handOver" : "play.takeBack")
        focusPolicy: Qt.NoFocus
        onClicked: {
            if (root.person)
                root.handing = !root.handing;
            else
                root.party.takeBack(root.seat);
        }
    }

    Repeater {
        model: root.handing ? Levels.words : []

        BrassButton {
            required property string modelData

            objectName: "level " + modelData
            primary: modelData === Levels.usual
            text: root.words.text("play.setup." + modelData)
            focusPolicy: Qt.NoFocus
            onClicked: root.party.handOver(root.seat, modelData)
        }
    }
}
