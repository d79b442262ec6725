// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Play
import Sandglass.Language

/// One place of the next match: who plays there, with which character, by which rules.
ColumnLayout {
    id: root

    required property Seat seat
    required property Catalogue words
    /// People sit down at their own edge; on one screen it is chosen here.
    required property bool table
    required property list<string> wishes
    /// The wishes that nobody else has chosen.
    required property list<bool> free
    /// "", "person", or an opponent's level.
    property string guest: ""
    readonly property list<string> guests: table ? ["", "easy", "normal", "hard"] : ["", "person", "easy", "normal", "hard"]
    readonly property bool person: table && seat.seated || guest === "person"
    readonly property string bot: person ? "" : guest
    readonly property bool plays: person || guest !== ""
    property int wish: 0
    /// 0: the basic rules; 1: with glory; 2: with glory and one worker a frame.
    property int rules: 0
    readonly property list<string> ruleWords: ["basicRules", "glory", "variant"]

    function next(now: int, count: int, by: int): int {
        return (now + by + count) % count;
    }

    function stepWish(by: int): void {
        let at = next(wish, wishes.length, by);
        while (!free[at])
            at = next(at, wishes.length, by);
        wish = at;
    }

    spacing: Theme.space2

    RowLayout {
        spacing: Theme.space2
        // As wide as what it holds, so that it stands in the middle.
        Layout.fillWidth: false
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: root.width

        PlaceSign {
            objectName: "sign"
            place: root.seat.place
            ink: root.plays ? Theme.brassBright : Theme.textSoft
        }

        Words {
            text: root.seat.name
            visible: root.table && root.seat.seated && text !== ""
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Layout.fillWidth: true
        }
    }

    Stepper {
        objectName: "guest"
        enabled: !(root.table && root.seat.seated)
        description: root.words.text("play.setup.who")
        text: root.words.text("play.setup." + (root.person ? "person" : root.guest === "" ? "nobody" : root.guest))
        onStepped: by => root.guest = root.guests[root.next(root.guests.indexOf(root.guest), root.guests.length, by)]
        Layout.fillWidth: true
    }

    Stepper {
        objectName: "character"
        visible: root.plays
        description: root.words.text("pendulum.setup.character")
        text: root.wish < 3 ? root.words.text("pendulum.setup." + root.wishes[root.wish]) : root.words.text("pendulum.character." + root.wishes[root.wish])
        onStepped: by => root.stepWish(by)
        Layout.fillWidth: true
    }

    Stepper {
        objectName: "rules"
        visible: root.plays
        description: root.words.text("play.setup.rules")
        text: root.words.text("pendulum.setup." + root.ruleWords[root.rules])
        onStepped: by => root.rules = root.next(root.rules, 3, by)
        Layout.fillWidth: true
    }

    Item { Layout.fillHeight: true }
}
