// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// The boards of all who learn together, each turned to its side; alone, one has the whole table.
Item {
    id: root

    required property Shell shell
    required property gameEntry game
    required property LessonClass room
    required property lessonEntry following
    required property bool table
    property bool beforeMatch: false
    readonly property list<rect> parts: LessonLayout.parts(Qt.size(width, height), room.places)

    /// Some have waited long for the others.
    property bool waitedLong: false

    signal listWanted
    signal nextWanted
    signal matchWanted

    Connections {
        target: root.room

        function onWaitedForChanged(): void {
            root.waitedLong = false;
            patience.restart();
        }
    }

    Timer {
        id: patience

        interval: 45000
        running: root.room.players.length > 1
        onTriggered: root.waitedLong = true
    }

    Repeater {
        model: root.room.players

        LessonStage {
            id: stage

            required property int index
            required property LessonPlayer modelData
            readonly property rect part: root.parts[index] ?? Qt.rect(0, 0, root.width, root.height)

            objectName: "learner " + index
            x: part.x
            y: part.y
            width: part.width
            height: part.height
            rotation: root.parts.length > 1 && LessonLayout.isFar(Qt.size(root.width, root.height), part) ? 180 : 0
            focus: true
            shell: root.shell
            game: root.game
            player: modelData
            room: root.room
            table: root.table
            following: root.following
            waitingFor: modelData.done ? Array.from(root.room.waitedFor).map(name => stage.words.has(name) ? stage.words.text(name) : name) : []
            waitsLong: root.waitedLong
            onOnWithoutThem: root.room.goOnWithoutThem()
            onListWanted: root.listWanted()
            beforeMatch: root.beforeMatch
            onMatchWanted: root.matchWanted()
            onNextWanted: root.nextWanted()
            onPlayOnWanted: root.room.playOn(index)
            Component.onCompleted: forceActiveFocus()
        }
    }
}
