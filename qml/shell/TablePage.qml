// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Table

/// Table mode before a match: the people around the edge, and in the middle the games; then the set-up of one of them,
/// turned to the side that asked for it, while people still come and go.
Item {
    id: root

    required property Shell shell
    required property gameEntry game
    required property bool settingUp
    /// How the set-up lies, in degrees: to the lower long side, or to the upper one if people sit only there.
    property int facing: [0, 1].some(place => shell.seats.at(place).seated) || ![3, 4].some(place => shell.seats.at(place).seated) ? 0 : 180
    signal back
    signal play(game: gameEntry)
    signal resume(match: unfinishedMatch)
    signal started(options: var, people: var)
    signal cancelled

    TableScene {
        id: scene

        anchors.fill: parent
        seats: root.shell.seats
        language: root.shell.language
        middle: root.settingUp ? setup : null
        onLeaveRequested: root.back()
    }

    TableGames {
        anchors.centerIn: parent
        width: Math.min(scene.layout.board.width, scene.layout.board.height)
        visible: !root.settingUp
        shell: root.shell
        onPlay: game => root.play(game)
        onResume: match => root.resume(match)
    }

    // Hands the set-up over to the other side of the table.
    TableCoin {
        objectName: "turnSetup"
        x: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.touch
        visible: root.settingUp
        iconName: "turn"
        text: root.shell.language.words.text("shell.table.turn")
        onClicked: root.facing = 180 - root.facing
    }

    Component {
        id: setup

        Item {
            SetupHolder {
                anchors { fill: parent; leftMargin: Theme.touch; rightMargin: Theme.touch }
                rotation: root.facing
                shell: root.shell
                game: root.game
                table: true
                onStarted: (options, people) => root.started(options, people)
                onBack: root.cancelled()
            }
        }
    }
}
