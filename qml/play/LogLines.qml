// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Rules

/// Lines of a log with their times, of a match or of a replay. The current one is marked; what comes after `last` is
/// pale.
ListView {
    id: root

    required property Catalogue words
    required property list<string> names
    property int last: -1
    /// Every game has its icons in its own colours.
    readonly property var drawings: ({})

    function drawingOf(game: string): Component {
        if (drawings[game] === undefined) {
            const made = Qt.createComponent("Sandglass." + game.charAt(0).toUpperCase() + game.slice(1), "LegendIcon");
            drawings[game] = made.status === Component.Ready ? made : null;
        }
        return drawings[game];
    }

    signal touched(row: int, what: telling)

    clip: true
    boundsBehavior: Flickable.StopAtBounds

    T.ScrollBar.vertical: ScrollMark {}

    delegate: T.AbstractButton {
        id: line

        required property int index
        required property real time
        required property telling telling
        readonly property bool isChosen: root.currentIndex === index
        /// A round, a turn or a council begins.
        readonly property bool heading: telling.kind === "event" && telling.word.endsWith("Began")
        readonly property list<string> signs: Explainer.signsOf(telling)

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

            Rectangle {
                width: parent.width
                height: Theme.hairline
                visible: line.heading
                color: Theme.brassDark
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
                    right: icons.left
                    rightMargin: Theme.space2
                    verticalCenter: parent.verticalCenter
                }
                text: line.text
                named: true
                color: line.heading ? Theme.brassBright : Theme.text
                font.pixelSize: line.heading ? Theme.lead : Theme.body
                opacity: root.last < 0 || line.index <= root.last ? 1 : 0.55
            }

            Row {
                id: icons

                anchors {
                    right: parent.right
                    rightMargin: Theme.space2
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.space1

                Repeater {
                    model: line.heading || line.signs.length === 0 ? [] : line.signs

                    Loader {
                        required property string modelData

                        width: Theme.body
                        height: Theme.body
                        sourceComponent: root.drawingOf(line.telling.section)
                        onLoaded: {
                            const sign = item as LegendDrawing;
                            sign.icon = modelData;
                            sign.figure = Theme.text;
                        }
                    }
                }
            }
        }
    }
}
