// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The opponents that can be pulled to a chair: it never runs out of them.
Rectangle {
    id: root

    required property Catalogue words
    required property real unit
    required property list<string> guests
    /// Pulled to a point of the screen.
    signal brought(guest: string, at: point)
    /// Only touched: to the next free chair.
    signal called(guest: string)

    radius: Theme.cardRadius
    color: Theme.surface
    border {
        width: Theme.hairline
        color: Theme.line
    }

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: 6 * root.unit
        radius: height / 2
        color: Theme.earth
    }

    Repeater {
        model: root.guests

        Item {
            id: spot

            required property int index
            required property string modelData
            readonly property real pitch: (root.width - 16 * root.unit) / root.guests.length

            objectName: "shelf " + modelData
            x: 8 * root.unit + index * pitch
            width: pitch
            height: root.height
            z: touch.dragged ? 1 : 0
            Accessible.role: Accessible.Button
            Accessible.name: root.words.text("play.setup.guest." + modelData)
            Accessible.description: root.words.text("play.setup.guest." + modelData + ".about")
            Accessible.onPressAction: root.called(modelData)

            GuestDisc {
                id: rest

                x: 4 * root.unit
                anchors.verticalCenter: parent.verticalCenter
                width: 70 * root.unit
                guest: spot.modelData
                opacity: touch.dragged ? 0.35 : 1
            }

            GuestDisc {
                readonly property point way: Ways.within(spot, touch.way)

                visible: touch.dragged
                x: rest.x + way.x
                y: rest.y + way.y
                width: rest.width
                scale: 1.12
                guest: spot.modelData
            }

            SeatText {
                anchors {
                    left: rest.right
                    leftMargin: 10 * root.unit
                    right: parent.right
                    rightMargin: 6 * root.unit
                }
                y: 10 * root.unit
                height: 30 * root.unit
                isName: true
                horizontalAlignment: Text.AlignLeft
                text: root.words.text("play.setup.guest." + spot.modelData)
                font.pixelSize: 22 * root.unit * Theme.textSize
            }

            SeatText {
                anchors {
                    left: rest.right
                    leftMargin: 10 * root.unit
                    right: parent.right
                    rightMargin: 6 * root.unit
                }
                y: 40 * root.unit
                height: 38 * root.unit
                horizontalAlignment: Text.AlignLeft
                verticalAlignment: Text.AlignTop
                wrapMode: Text.WordWrap
                lineHeight: 0.9
                text: root.words.text("play.setup.guest." + spot.modelData + ".about")
                color: Theme.textSoft
                minimumPixelSize: 6 * root.unit
                font.pixelSize: 15 * root.unit * Theme.textSize
            }

            Touchable {
                id: touch

                anchors.fill: parent
                draggable: true
                slack: Theme.plan.slack * root.unit
                onTapped: root.called(spot.modelData)
                onDropped: at => root.brought(spot.modelData, at)
            }
        }
    }
}
