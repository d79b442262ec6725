// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// Lines of a log with their times, of a match or of a replay. The current one is marked; what comes after `last` is
/// pale.
ListView {
    id: root

    required property Catalogue words
    required property list<string> names
    property int last: -1

    signal touched(row: int, what: telling)

    clip: true
    boundsBehavior: Flickable.StopAtBounds

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
        required property telling telling
        readonly property bool isChosen: root.currentIndex === index

        objectName: "line " + index
        width: ListView.view.width - Theme.space4
        implicitHeight: Math.max(Theme.touch * 0.75, sentence.implicitHeight + Theme.space2)
        focusPolicy: Qt.NoFocus
        hoverEnabled: false
        text: telling.in(root.words, root.names)
        onClicked: root.touched(index, telling)

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
                id: moment

                x: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                text: Spans.clock(line.time)
                color: Theme.textSoft
                font.pixelSize: Theme.caption
                wrapMode: Text.NoWrap
            }

            Words {
                id: sentence

                anchors {
                    left: moment.right
                    leftMargin: Theme.space2
                    right: parent.right
                    rightMargin: Theme.space2
                    verticalCenter: parent.verticalCenter
                }
                text: line.text
                named: true
                opacity: root.last < 0 || line.index <= root.last ? 1 : 0.55
            }
        }
    }
}
