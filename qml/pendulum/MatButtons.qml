// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The column of buttons at a mat's right: the achievement, new provinces, being done, undo, the pause.
Laid {
    id: root

    required property SeatMat mat
    required property PendulumSeat seat
    readonly property string cursor: mat.keys?.verb ?? ""
    /// What ends a turn or a phase, whichever of them there is now.
    readonly property string finish: ["begin", "resume", "done"].find(verb => mat.may(verb)) ?? ""

    /// Six of them fit, so that none moves when one more comes.
    readonly property real each: (height - 5 * column.spacing) / 6

    unit: mat.unit

    Column {
        id: column

        anchors.fill: parent
        spacing: Theme.plan.gap1 * root.unit

        Choice {
            objectName: "achieve"
            icon: "achieve"
            lit: root.mat.may("achieve")
            focused: root.cursor === "achieve"
            label: root.mat.words.text("pendulum.button.achieve")
            onPressed: root.seat.ask("achieve")
            verb: "achieve"
        }

        Choice {
            objectName: "refill"
            icon: "refill"
            lit: root.mat.may("refill")
            focused: root.cursor === "refill"
            label: root.mat.words.text("pendulum.button.refill")
            onPressed: root.seat.ask("refill")
            verb: "refill"
        }

        Choice {
            readonly property int mode: root.seat.moves.find(move => move.verb === "pace")?.first ?? -1

            objectName: "pace"
            visible: mode >= 0
            icon: "sandglass"
            lit: visible
            focused: root.cursor === "pace"
            label: root.mat.words.text(mode === 1 ? "pendulum.setup.untimed" : "pendulum.setup.timed")
            onPressed: root.seat.ask("pace", mode)
            verb: "pace"
        }

        Choice {
            objectName: "finish"
            icon: root.finish === "begin" || root.finish === "resume" ? root.finish : "check"
            lit: root.finish !== ""
            pulse: root.seat.asked ? root.mat.table.pulse : 1
            focused: lit && root.cursor === root.finish
            label: root.mat.words.text(root.finish === "begin" ? "pendulum.button.begin" : root.finish === "resume" ? "pendulum.button.resume" : "play.done")
            onPressed: root.seat.ask(root.finish === "" ? "done" : root.finish)
            verb: root.finish === "" ? "done" : root.finish
        }

        PauseButton {
            height: root.each
            unit: root.unit
            context: root.mat.table.context
            words: root.mat.words
        }

        UndoButton {
            height: root.each
            visible: root.seat.mayUndo
            unit: root.unit
            hands: root.seat
            words: root.mat.words
        }
    }

    component Choice: MatButton {
        id: choice

        property string verb

        ink: Colours
        height: root.each
        unit: root.unit

        ThingItem { anchors.fill: parent; domain: "verb"; word: choice.verb; seat: root.mat.seat }
    }
}
