// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// Around a chair that was tapped: everybody who could sit there. A touch beside it closes it.
FocusScope {
    id: root

    required property Catalogue words
    required property real unit
    required property list<string> guests
    required property string current
    property int emblem: 0
    property int colour: 0
    signal chosen(guest: string)
    signal closed

    width: row.width + 2 * Theme.space3
    height: row.height + 2 * Theme.space2
    Keys.onEscapePressed: root.closed()
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    function takeFocus(): void {
        const first = guestButtons.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    SoftShadow {
        anchors {
            fill: parent
            margins: -spread
        }
        spread: Theme.space4
        radius: Theme.panelRadius
        color: Theme.shadow
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.surface
        border {
            width: Theme.hairline
            color: Theme.brass
        }
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 6 * root.unit

        Repeater {
            id: guestButtons

            model: root.guests

            TouchButton {
                id: guest

                required property string modelData

                objectName: "guest " + (modelData === "" ? "nobody" : modelData)
                width: 92 * root.unit
                height: 96 * root.unit
                focusPolicy: Qt.StrongFocus
                text: root.words.text("play.setup.guest." + (modelData === "" ? "nobody" : modelData))
                onClicked: root.chosen(modelData)
                Keys.onReturnPressed: click()
                Keys.onEnterPressed: click()

                background: Rectangle {
                    radius: Theme.cardRadius
                    color: guest.down ? Theme.pressed : guest.modelData === root.current ? Theme.raised : "transparent"
                    border {
                        width: Theme.hairline
                        color: guest.modelData === root.current ? Theme.brassBright : "transparent"
                    }

                    FocusRing {
                        shown: guest.visualFocus
                    }
                }

                contentItem: Item {
                    GuestDisc {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 6 * root.unit
                        width: 56 * root.unit
                        guest: guest.modelData
                        emblem: root.emblem
                        colour: root.colour
                    }

                    SeatText {
                        anchors {
                            left: parent.left
                            right: parent.right
                            bottom: parent.bottom
                        }
                        height: 28 * root.unit
                        isName: true
                        text: guest.text
                        font.pixelSize: 18 * root.unit * Theme.textSize
                    }
                }
            }
        }
    }
}
