// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// What can be done with a match on a desktop beside playing it: pause it, and let an opponent play.
Row {
    id: root

    required property Catalogue words
    required property Host host
    required property Party party
    required property int seat
    readonly property bool person: (party.bots[seat] ?? "") === ""

    spacing: Theme.space2
    visible: !host.over

    BrassButton {
        objectName: "pause"
        primary: root.host.paused
        text: root.words.text(root.host.paused ? "board.goOn" : "board.pause")
        focusPolicy: Qt.NoFocus
        onClicked: root.host.paused ? root.host.resume() : root.host.pause()
    }

    BrassButton {
        objectName: "handOver"
        text: root.words.text(root.person ? "board.handOver" : "board.takeBack")
        focusPolicy: Qt.NoFocus
        onClicked: root.person ? root.party.handOver(root.seat, "normal") : root.party.takeBack(root.seat)
    }
}
