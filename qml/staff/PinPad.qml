// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// Where the PIN is typed: a dot for each digit, and nothing that tells how many it has. It can be turned to who types.
Rectangle {
    id: root

    required property PinGate gate
    required property Catalogue words
    readonly property real key: 104 * Theme.scale
    readonly property real keyHeight: 88 * Theme.scale
    readonly property real gap: 12 * Theme.scale
    signal closed

    function press(name: string): void {
        if (name === "erase")
            gate.erase();
        else if (name === "enter")
            gate.enter();
        else
            gate.type(Number(name));
    }

    width: 3 * key + 4 * gap
    height: head.height + 4 * (keyHeight + gap) + 2 * gap
    radius: Theme.panelRadius
    color: Theme.surface
    border {
        width: Theme.hairline
        color: Theme.brass
    }
    focus: visible
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            gate.type(event.key - Qt.Key_0);
        else if (event.key === Qt.Key_Backspace)
            gate.erase();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            gate.enter();
        else
            return;
        event.accepted = true;
    }

    Behavior on rotation {
        RotationAnimation {
            duration: Theme.turnTime
        }
    }

    Item {
        id: head

        width: parent.width
        height: 132 * Theme.scale

        IconKey {
            objectName: "turnPad"
            x: root.gap
            y: root.gap
            iconName: "turn"
            text: root.words.text("staff.pin.turn")
            onClicked: root.rotation = (root.rotation + 180) % 360
        }

        IconKey {
            objectName: "closePad"
            x: parent.width - width - root.gap
            y: root.gap
            iconName: "close"
            text: root.words.text("staff.pin.close")
            onClicked: root.closed()
        }

        SeatText {
            x: 76 * Theme.scale
            y: root.gap
            width: parent.width - 2 * x
            height: 56 * Theme.scale
            isName: true
            text: root.words.text("staff.pin.title")
            color: Theme.brassBright
            font.pixelSize: 28 * Theme.scale
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 84 * Theme.scale
            spacing: Theme.space2
            visible: !says.visible

            Repeater {
                model: root.gate.typed

                Rectangle {
                    width: 16 * Theme.scale
                    height: width
                    radius: width / 2
                    color: Theme.brassBright
                }
            }
        }

        SeatText {
            id: says

            objectName: "pinSays"
            x: root.gap + shake.way
            y: 72 * Theme.scale
            width: parent.width - 2 * x
            height: 48 * Theme.scale
            visible: text !== ""
            text: root.gate.wait > 0 ? root.words.count("staff.pin.wait", root.gate.wait) : root.gate.wrong ? root.words.count("staff.pin.wrong", root.gate.triesLeft) : ""
            color: Theme.bad
            font.pixelSize: 20 * Theme.scale
        }
    }

    // As one shakes one's head.
    SequentialAnimation {
        id: shake

        property real way: 0

        loops: 3
        NumberAnimation {
            target: shake
            property: "way"
            to: 10 * Theme.scale
            duration: Theme.reducedMotion ? 0 : 40
        }
        NumberAnimation {
            target: shake
            property: "way"
            to: -10 * Theme.scale
            duration: Theme.reducedMotion ? 0 : 80
        }
        NumberAnimation {
            target: shake
            property: "way"
            to: 0
            duration: Theme.reducedMotion ? 0 : 40
        }
    }

    Connections {
        target: root.gate

        function onChanged(): void {
            if (root.gate.wrong)
                shake.restart();
        }
    }

    SecondsRing {
        objectName: "pinWait"
        anchors.centerIn: keys
        z: 1
        width: 200 * Theme.scale
        height: width
        visible: root.gate.wait > 0
        seconds: root.gate.wait
        of: 60
        ink: Theme.text
        light: Theme.brassBright
        out: Theme.line
    }

    Grid {
        id: keys

        x: root.gap
        y: head.height + root.gap
        columns: 3
        spacing: root.gap
        enabled: root.gate.wait === 0
        opacity: enabled ? 1 : 0.15

        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "enter"]

            TouchButton {
                id: digit

                required property string modelData
                readonly property bool sign: modelData.length > 1

                objectName: "pin " + modelData
                width: root.key
                height: root.keyHeight
                text: modelData === "erase" ? root.words.text("staff.pin.erase") : modelData === "enter" ? root.words.text("staff.pin.enter") : modelData
                onClicked: root.press(modelData)

                background: SeatPlate {
                    pressed: digit.down
                    primary: digit.modelData === "enter"
                }

                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        width: 34 * Theme.scale
                        height: width
                        visible: digit.sign
                        name: digit.modelData === "erase" ? "back" : "check"
                        color: digit.modelData === "enter" ? Theme.brassInk : Theme.text
                    }

                    SeatText {
                        anchors.fill: parent
                        visible: !digit.sign
                        text: digit.sign ? "" : digit.modelData
                        font.pixelSize: 34 * Theme.scale
                    }
                }
            }
        }
    }

    component IconKey: TouchButton {
        id: iconKey

        property string iconName

        width: 56 * Theme.scale
        height: width

        background: SeatPlate {
            pressed: iconKey.down
        }

        contentItem: Item {
            Icon {
                anchors.centerIn: parent
                width: 26 * Theme.scale
                height: width
                name: iconKey.iconName
                color: Theme.text
            }
        }
    }
}
