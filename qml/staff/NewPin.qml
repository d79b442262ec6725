// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A new PIN, typed twice, so that nobody locks themselves out by a slip of the finger.
ColumnLayout {
    id: root

    required property Staff staff
    required property Catalogue words
    property string first: ""
    property string typed: ""
    /// Of the last attempt: the id of a sentence, or nothing.
    property string outcome: ""
    readonly property bool again: first !== ""
    signal done

    function enter(): void {
        if (!again && (typed.length < 4 || typed.length > 12)) {
            outcome = "staff.lock.length";
        } else if (!again) {
            first = typed;
            outcome = "";
        } else if (typed !== first) {
            first = "";
            outcome = "staff.lock.differs";
        } else {
            staff.setPin(typed);
            first = "";
            outcome = "staff.lock.changed";
            done();
        }
        typed = "";
    }

    spacing: Theme.space3

    Words {
        text: root.words.text(root.again ? "staff.lock.again" : "staff.lock.newPin")
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Theme.space2

        Repeater {
            model: Math.max(1, root.typed.length)

            Rectangle {
                opacity: root.typed.length > 0 ? 1 : 0
                color: Theme.brassBright
                radius: width / 2
                Layout.preferredWidth: Theme.space4
                Layout.preferredHeight: Theme.space4
            }
        }
    }

    Flow {
        spacing: Theme.space2
        Layout.fillWidth: true

        Repeater {
            model: 10

            BrassButton {
                required property int index
                readonly property int digit: (index + 1) % 10

                objectName: "digit " + digit
                text: digit
                enabled: root.typed.length < 12
                onClicked: root.typed += digit
            }
        }

        BrassButton {
            objectName: "eraseDigit"
            iconName: "back"
            enabled: root.typed !== ""
            Accessible.name: root.words.text("staff.pin.erase")
            onClicked: root.typed = root.typed.slice(0, -1)
        }

        BrassButton {
            objectName: "enterPin"
            primary: true
            iconName: "check"
            enabled: root.typed !== ""
            Accessible.name: root.words.text("staff.pin.enter")
            onClicked: root.enter()
        }
    }

    Words {
        objectName: "pinOutcome"
        text: root.outcome !== "" ? root.words.text(root.outcome) : ""
        visible: text !== ""
        color: root.outcome === "staff.lock.changed" ? Theme.good : Theme.bad
        Layout.fillWidth: true
    }
}
