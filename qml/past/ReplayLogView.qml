// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// What happened, line by line; the line of the moment that is seen is marked. Touching a line goes there.
ListView {
    id: root

    required property Catalogue words
    required property Replay replay
    readonly property int here: replay.log.lastRowAt(replay.position)

    /// What led here stays in sight above it, what comes is below.
    function showHere(): void {
        const linesBefore = 3;
        positionViewAtIndex(Math.max(0, here - linesBefore), ListView.Beginning);
    }

    model: replay.log
    currentIndex: here
    highlightMoveDuration: 0
    highlightFollowsCurrentItem: false
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onHereChanged: showHere()
    onHeightChanged: showHere()
    Component.onCompleted: showHere()

    T.ScrollBar.vertical: T.ScrollBar {
        padding: Theme.space1
        implicitWidth: Theme.space4
        contentItem: Rectangle {
            implicitWidth: Theme.space2
            radius: width / 2
            color: Theme.brassDark
        }
    }

    delegate: T.AbstractButton {
        id: line

        required property int index
        required property real time
        required property int step
        required property telling telling
        readonly property bool seen: index <= root.here

        width: ListView.view.width - Theme.space4
        implicitHeight: Math.max(sentence.implicitHeight + 2 * Theme.space1, Theme.lead * 1.4)
        focusPolicy: Qt.NoFocus
        Accessible.name: sentence.text
        onClicked: root.replay.jump(step)

        background: Rectangle {
            radius: Theme.cardRadius
            color: line.index === root.here ? Theme.raised : "transparent"
            border.width: line.index === root.here ? Theme.hairline : 0
            border.color: Theme.brass
        }

        Words {
            id: moment

            x: Theme.space2
            y: Theme.space1
            width: Theme.caption * 4.2
            text: Spans.clock(line.time)
            color: Theme.textSoft
            font.pixelSize: Theme.caption
            wrapMode: Text.NoWrap
            topPadding: (Theme.body - Theme.caption) * 0.8
        }

        Words {
            id: sentence

            anchors.left: moment.right
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            y: Theme.space1
            text: line.telling.in(root.words, root.words.seatNames(root.replay.names, root.replay.game, root.replay.characters))
            opacity: line.seen ? 1 : 0.55
        }
    }
}
