// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Setup
import Sandglass.Table

/// At a place while a game is laid out: what this seat may wish for, or that it is in; whoever would rather not, watches.
Item {
    id: root

    required property SetupPage setup
    required property Seat seat
    required property Catalogue words
    required property real unit
    required property string gameName
    readonly property SetupForm form: setup.form
    readonly property setupChair chair: form.chairs[seat.place]
    readonly property bool watching: chair.guest === ""
    readonly property bool walked: form.walked.includes(seat.place)

    SeatText {
        anchors {
            left: parent.left
            right: join.left
            rightMargin: 14 * root.unit
            top: parent.top
        }
        height: parent.height
        visible: !own.visible
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.words.textWith(root.watching ? "shell.lobby.watches" : root.walked ? "shell.lobby.walked" : "shell.lobby.in", {
            game: root.gameName
        })
        color: Theme.ink
        font.pixelSize: 24 * root.unit * Theme.textSize
    }

    PlaceButton {
        id: join

        objectName: root.watching ? "join" : "ratherNot"
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        width: 180 * root.unit
        visible: !own.visible && root.chair.offered
        unit: root.unit
        primary: root.watching
        pale: !root.watching
        text: root.words.text(root.watching ? "shell.lobby.join" : "shell.lobby.ratherNot")
        onClicked: root.form.watch(root.seat.place, !root.watching)
    }

    Loader {
        id: own

        anchors.fill: parent
        visible: active && !root.watching
        active: root.setup.wishes !== null
        sourceComponent: SetupOwn {
            form: root.form
            place: root.seat.place
            words: root.words
            unit: root.unit * Math.min(1, root.height / (180 * root.unit))
            wishes: root.setup.wishes
        }
    }
}
