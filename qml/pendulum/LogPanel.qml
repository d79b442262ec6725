// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// What has happened, line by line, the newest at the bottom. A line that is chosen points at what it speaks of.
ListView {
    id: root

    required property MatchLog log
    required property Catalogue words
    required property list<string> names
    /// What the chosen line says; empty where none is chosen.
    property telling chosen
    /// The last line is followed until somebody scrolls back.
    property bool follows: true

    model: log
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    currentIndex: -1
    onCountChanged: if (follows) Qt.callLater(positionViewAtEnd)
    onMovementEnded: follows = atYEnd
    Component.onCompleted: Qt.callLater(positionViewAtEnd)

    delegate: T.AbstractButton {
        id: line

        required property int index
        required property int time
        required property telling telling
        readonly property bool isChosen: root.currentIndex === index

        objectName: "line " + index
        width: ListView.view.width
        implicitHeight: Math.max(Theme.touch * 0.75, sentence.implicitHeight + Theme.space2)
        focusPolicy: Qt.NoFocus
        hoverEnabled: false
        text: telling.in(root.words, root.names)
        onClicked: {
            root.currentIndex = isChosen ? -1 : index;
            root.chosen = root.currentIndex === -1 ? root.nothing : telling;
        }

        background: Rectangle {
            color: line.isChosen ? Theme.pressed : "transparent"

            Rectangle {
                width: Theme.space1
                height: parent.height
                visible: line.isChosen
                color: Theme.brassBright
            }
        }

        contentItem: Item {
            Words {
                id: clock

                x: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                text: Math.floor(line.time / 60000) + ":" + String(Math.floor(line.time / 1000) % 60).padStart(2, "0")
                color: Theme.textSoft
                font.pixelSize: Theme.caption
            }

            Words {
                id: sentence

                x: Theme.space12 * 1.4
                width: parent.width - x - Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                text: line.text
                named: true
            }
        }
    }

    property telling nothing
}
