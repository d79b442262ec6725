// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The column of buttons at a mat's right: the achievement, new provinces, being done, the pause.
Laid {
    id: root

    required property PendulumSeat seat
    required property Language language
    required property bool paused
    /// The verb where the keyboard stands.
    property string cursor: ""
    property real pulse: 1

    /// What ends a turn or a phase, whichever of them there is now.
    readonly property string finish: {
        root.seat.moves;
        return ["begin", "resume", "done"].find(verb => root.seat.may(verb)) ?? "";
    }

    signal pauseToggled()

    function may(verb: string): bool {
        root.seat.moves;
        return root.seat.may(verb);
    }

    Column {
        anchors.fill: parent
        spacing: Theme.plan.gap1 * root.unit

        MatButton {
            objectName: "achieve"
            icon: "achieve"
            lit: root.may("achieve")
            focused: root.cursor === "achieve"
            unit: root.unit
            label: root.language.words.text("pendulum.button.achieve")
            onPressed: root.seat.ask("achieve")
        }

        MatButton {
            objectName: "refill"
            icon: "refill"
            lit: root.may("refill")
            focused: root.cursor === "refill"
            unit: root.unit
            label: root.language.words.text("pendulum.button.refill")
            onPressed: root.seat.ask("refill")
        }

        MatButton {
            readonly property int mode: {
                root.seat.moves;
                return root.seat.moves.find(move => move.verb === "pace")?.first ?? -1;
            }

            objectName: "pace"
            visible: mode >= 0
            icon: "sandglass"
            lit: visible
            focused: root.cursor === "pace"
            unit: root.unit
            label: root.language.words.text(mode === 1 ? "pendulum.setup.untimed" : "pendulum.setup.timed")
            onPressed: root.seat.ask("pace", mode)
        }

        MatButton {
            objectName: "finish"
            icon: root.finish === "begin" ? "begin" : root.finish === "resume" ? "resume" : "check"
            lit: root.finish !== ""
            pulse: root.seat.asked ? root.pulse : 1
            focused: lit && root.cursor === root.finish
            unit: root.unit
            label: root.language.words.text(root.finish === "begin" ? "pendulum.button.begin" : root.finish === "resume" ? "pendulum.button.resume" : "play.done")
            onPressed: root.seat.ask(root.finish === "" ? "done" : root.finish)
        }

        MatButton {
            objectName: "pause"
            icon: root.paused ? "play" : "pause"
            lit: root.paused
            unit: root.unit
            label: root.language.words.text(root.paused ? "play.goOn" : "play.pause")
            onPressed: root.pauseToggled()
        }
    }
}
