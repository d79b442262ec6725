// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The column of buttons at a mat's right: the achievement; new provinces, or the pace; being done; the pause; and undo in
/// the place of the first of them that could not be pressed.
Laid {
    id: root

    required property SeatMat mat
    required property PendulumSeat seat
    readonly property string cursor: mat.keys?.verb ?? ""
    /// What ends a turn or a phase, whichever of them there is now.
    readonly property string finish: ["begin", "resume", "done"].find(verb => mat.may(verb)) ?? ""
    /// The pace that can be chosen now, or -1.
    readonly property int pace: seat.moves.find(move => move.verb === "pace")?.first ?? -1
    /// Where undo lies, if anything may be taken back: where nothing can be done otherwise.
    readonly property int undoes: !(seat.human && seat.mayUndo) ? -1 : pace < 0 && !mat.may("refill") ? 1 : mat.may("achieve") ? 2 : 0
    readonly property bool paused: mat.table.context.paused

    unit: mat.unit

    Choice {
        place: 0
        visible: root.undoes !== 0
        objectName: "achieve"
        verb: "achieve"
        icon: "achieve"
        word: root.wordOf("achieve")
        lit: root.mat.may("achieve")
        focused: root.cursor === "achieve"
        label: root.mat.words.text("pendulum.button.achieve")
        onPressed: root.seat.ask("achieve")
    }

    Choice {
        place: 1
        objectName: "refill"
        verb: "refill"
        visible: root.pace < 0 && root.undoes !== 1
        icon: "refill"
        word: root.wordOf("refill")
        lit: root.mat.may("refill")
        focused: root.cursor === "refill"
        label: root.mat.words.text("pendulum.button.refill")
        onPressed: root.seat.ask("refill")
    }

    Choice {
        place: 1
        objectName: "pace"
        verb: "pace"
        visible: root.pace >= 0
        icon: "sandglass"
        word: root.wordOf(root.pace === 1 ? "untimed" : "timed")
        lit: visible
        focused: root.cursor === "pace"
        label: root.mat.words.text(root.pace === 1 ? "pendulum.setup.untimed" : "pendulum.setup.timed")
        onPressed: root.seat.ask("pace", root.pace)
    }

    Choice {
        place: Math.max(0, root.undoes)
        objectName: "undo"
        button: "undo"
        visible: root.undoes >= 0 && (root.undoes < 2 || root.finish === "")
        icon: "undo"
        word: root.wordOf("undo")
        lit: visible
        label: root.mat.words.text("play.undo")
        onPressed: root.seat.undo()
    }

    Choice {
        place: 2
        visible: root.undoes !== 2 || root.finish !== ""
        objectName: "finish"
        verb: root.finish === "" ? "done" : root.finish
        icon: root.finish === "begin" || root.finish === "resume" ? root.finish : "check"
        word: root.wordOf(root.finish === "" ? "done" : root.finish)
        lit: root.finish !== ""
        pulse: root.seat.asked ? root.mat.table.pulse : 1
        focused: lit && root.cursor === root.finish
        label: root.mat.words.text(root.finish === "begin" ? "pendulum.button.begin" : root.finish === "resume" ? "pendulum.button.resume" : "play.done")
        onPressed: root.seat.ask(root.finish === "" ? "done" : root.finish)
    }

    Choice {
        place: 3
        objectName: "pause"
        button: "pause"
        icon: root.paused ? "play" : "pause"
        word: root.wordOf(root.paused ? "goOn" : "pause")
        lit: root.paused
        label: root.mat.words.text(root.paused ? "play.goOn" : "play.pause")
        onPressed: root.mat.table.context.togglePause(root.mat.seat)
    }

    function wordOf(what: string): string {
        return mat.words.text("pendulum.word." + what);
    }

    component Choice: NamedButton {
        id: choice

        required property int place
        /// What it is to whoever asks: the verb that it asks for, or a button of every game's.
        property string verb
        property string button
        readonly property real pitch: (root.height + Theme.plan.gap1 * root.unit) / 4

        y: Math.round(place * pitch)
        width: root.width
        height: Math.round(pitch - Theme.plan.gap1 * root.unit)
        ink: Colours
        unit: root.unit

        ThingItem {
            anchors.fill: parent
            domain: choice.button === "" ? "verb" : "button"
            word: choice.button === "" ? choice.verb : choice.button
            seat: root.mat.seat
        }
    }
}
