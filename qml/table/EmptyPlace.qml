// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A free place: one touch sits down, and chooses the language by it.
Item {
    id: root

    required property Seat seat
    property real unit: 1
    /// Somebody wanted to play before having sat down.
    property bool wanted: false
    /// Somebody stands there.
    property bool invited: false
    readonly property bool shines: wanted || invited
    readonly property list<string> codes: Tongues.order

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.surface
        opacity: 0.45
    }

    Rectangle {
        id: inlay

        readonly property real rest: root.shines ? 1 : 0.6

        anchors {
            fill: parent
            margins: Theme.space1
        }
        radius: Theme.panelRadius
        color: "transparent"
        border {
            width: Theme.focusLine
            color: root.shines ? Theme.brassBright : Theme.brass
        }
        opacity: rest

        SequentialAnimation on opacity {
            onStopped: inlay.opacity = inlay.rest
            running: Theme.pulseTime > 0 && root.visible
            loops: Animation.Infinite
            NumberAnimation {
                to: inlay.rest - Theme.pulseDepth
                duration: Theme.pulseTime / 2
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                to: inlay.rest
                duration: Theme.pulseTime / 2
                easing.type: Easing.InOutSine
            }
        }
    }

    ChairSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 16 * root.unit
        width: 44 * root.unit
        height: width
    }

    Row {
        id: row

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 18 * root.unit
        }
        height: Math.min(116 * root.unit, parent.height - 84 * root.unit)
        spacing: 12 * root.unit

        Repeater {
            model: root.codes

            TouchButton {
                id: button

                required property string modelData

                objectName: "sit " + modelData
                width: (row.width - 3 * row.spacing) / 4
                height: row.height
                text: Tongues.textIn(modelData, root.wanted ? "shell.seat.sitFirst" : "shell.seat.haveASeat")
                onClicked: root.seat.sitDownIn(modelData)

                background: SeatPlate {
                    pressed: button.down
                }

                contentItem: Item {
                    SeatText {
                        anchors {
                            left: parent.left
                            right: parent.right
                            margins: 6 * root.unit
                        }
                        y: parent.height * 0.14
                        height: parent.height * 0.42
                        isName: true
                        text: button.text
                        font.pixelSize: 26 * root.unit * Theme.textSize
                    }

                    SeatText {
                        anchors {
                            left: parent.left
                            right: parent.right
                            margins: 6 * root.unit
                        }
                        y: parent.height * 0.58
                        height: parent.height * 0.26
                        text: root.seat.language.nameOf(button.modelData)
                        color: Theme.brassBright
                        font.pixelSize: 17 * root.unit * Theme.textSize
                    }
                }
            }
        }
    }
}
