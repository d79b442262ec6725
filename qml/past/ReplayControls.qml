// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// Playing, stepping, how fast; and what can be taken from the moment that is seen.
Flow {
    id: root

    required property Catalogue words
    required property Replay replay
    property bool canContinue: true
    readonly property list<int> speeds: [1, 2, 4, 8, 16, 32]
    signal continueWanted
    signal logWanted
    signal pictureWanted

    function toggle(): void {
        if (replay.playing)
            replay.pause();
        else
            replay.play();
    }

    /// The next faster speed, or slower below zero.
    function hurry(by: int): void {
        const at = Math.max(0, Math.min(speeds.length - 1, speeds.indexOf(replay.speed) + by));
        replay.speed = speeds[at];
    }

    spacing: Theme.space3

    Row {
        spacing: Theme.space2

        BrassButton {
            iconName: "toStart"
            Accessible.name: root.words.text("journal.replay.toStart")
            onClicked: root.replay.jump(0)
        }

        BrassButton {
            iconName: "stepBack"
            Accessible.name: root.words.text("journal.replay.stepBack")
            onClicked: root.replay.step(-1)
        }

        BrassButton {
            primary: true
            iconName: root.replay.playing ? "pause" : "continue"
            Accessible.name: root.words.text(root.replay.playing ? "journal.replay.pause" : "journal.replay.play")
            onClicked: root.toggle()
        }

        BrassButton {
            iconName: "stepOn"
            Accessible.name: root.words.text("journal.replay.stepOn")
            onClicked: root.replay.step(1)
        }

        BrassButton {
            iconName: "toEnd"
            Accessible.name: root.words.text("journal.replay.toEnd")
            onClicked: root.replay.jump(root.replay.steps)
        }
    }

    ChoiceRow {
        labels: root.speeds.map(speed => root.words.textWith("journal.replay.times", {
                times: speed
            }))
        current: root.speeds.indexOf(root.replay.speed)
        width: Math.min(naturalWidth, root.width)
        Accessible.name: root.words.text("journal.replay.speed")
        onChosen: index => root.replay.speed = root.speeds[index]
    }

    BrassButton {
        iconName: "continue"
        text: root.words.text("journal.replay.continueHere")
        visible: root.canContinue
        onClicked: root.continueWanted()
    }

    BrassButton {
        iconName: "text"
        text: root.words.text("journal.replay.saveLog")
        onClicked: root.logWanted()
    }

    BrassButton {
        iconName: "picture"
        text: root.words.text("journal.replay.savePicture")
        onClicked: root.pictureWanted()
    }
}
