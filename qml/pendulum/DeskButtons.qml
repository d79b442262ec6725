// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// What can be done with a match on a desktop beside playing it: pause it, and let an opponent of some level play.
Row {
    id: root

    required property Catalogue words
    required property Host host
    required property Party party
    required property int seat
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
        model: root.handing ? ["easy", "normal", "hard"] : []

        BrassButton {
            required property string modelData

            objectName: "level " + modelData
            primary: modelData === "normal"
            text: root.words.text("play.setup." + modelData)
            focusPolicy: Qt.NoFocus
            onClicked: root.party.handOver(root.seat, modelData)
        }
    }
}
