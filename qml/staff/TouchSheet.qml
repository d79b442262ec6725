// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table
import Sandglass.Touch

/// The touch test, over the whole screen: every point as the screen reports it, with its number and where it has been.
Rectangle {
    id: root

    required property Catalogue words
    property Hands hands: null
    readonly property real millimetre: Screen.pixelDensity
    readonly property TouchTrial trial: trying
    signal closed

    color: Theme.table

    TouchTrial {
        id: trying

        hands: root.hands
        millimetre: root.millimetre
    }

    TwoCorners {
        hands: root.hands
        room: Qt.size(root.width, root.height)
        corner: Math.max(64 * Theme.scale, Theme.touch)
        onHeld: root.closed()
    }

    Repeater {
        model: trying.points

        Item {
            id: point

            required property triedPoint modelData

            Repeater {
                model: point.modelData.trail

                Rectangle {
                    required property int index
                    required property point modelData

                    x: modelData.x - width / 2
                    y: modelData.y - height / 2
                    width: 8 * Theme.scale
                    height: width
                    radius: width / 2
                    color: Theme.brass
                    opacity: Math.max(0.1, 1 - index / 24)
                }
            }

            Cross {
                at: point.modelData.at
                number: point.modelData.number
            }
        }
    }

    component Cross: Item {
        id: cross

        property point at
        property int number
        readonly property real arm: 60 * Theme.scale

        x: at.x
        y: at.y

        Rectangle {
            x: -cross.arm
            width: 2 * cross.arm
            height: Theme.hairline
            color: Theme.brassBright
        }

        Rectangle {
            y: -cross.arm
            width: Theme.hairline
            height: 2 * cross.arm
            color: Theme.brassBright
        }

        Words {
            x: Theme.space3
            y: -cross.arm - height / 2
            text: cross.number
            wrapMode: Text.NoWrap
        }
    }

    Column {
        anchors.centerIn: parent
        spacing: Theme.space2

        Reading {
            text: root.words.textWith("staff.touch.now", {
                now: trying.now,
                most: trying.most
            })
        }
        Reading {
            text: root.words.count("staff.touch.touches", trying.touches)
        }
        Reading {
            text: root.words.textWith("staff.touch.jitter", {
                millimetres: root.words.number(trying.jitter, 1)
            })
        }
        Reading {
            text: trying.distance < 0 ? root.words.text("staff.touch.noDistance") : root.words.textWith("staff.touch.distance", {
                millimetres: root.words.number(trying.distance, 1)
            })
        }
        Reading {
            text: root.words.count("staff.touch.resting", root.hands?.lying.length ?? 0)
        }
        Reading {
            text: root.words.text("staff.touch.end")
            color: Theme.textSoft
        }
        Reading {
            text: root.words.text("staff.touch.corners")
            color: Theme.textSoft
        }
    }

    component Reading: Words {
        width: Math.min(implicitWidth, root.width * 0.8)
        anchors.horizontalCenter: parent?.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
    }

    SeatButton {
        objectName: "endTouchTest"
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: Theme.space6
        }
        width: 320 * Theme.scale
        text: root.words.text("staff.touch.close")
        onClicked: root.closed()
    }
}
