// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What is asked and said at one seat, turned to who sits there: the tray that rises from the mat, and sentences above
/// it. A seat that an opponent plays is asked nothing.
Item {
    id: root

    required property PendulumModel model
    required property PendulumSeat seat
    required property Language language
    required property list<string> names
    required property real unit
    property bool paused: false
    property string cursor: ""
    /// At a small mat there is no room to speak.
    property bool silent: false
    /// An opponent plays here.
    property bool bot: false
    /// The id of a sentence that everybody should know as long as it is there, or nothing.
    property string warning: ""
    /// How bright an invitation is at the moment.
    property real pulse: 1
    /// How wide the tray may be, how far from the mat's middle it stands, and how far from its edge.
    property real spread: width
    property real lean: 0
    property real rise: 0

    /// What to do next.
    readonly property string hint: {
        const words = language.words;
        if (paused)
            return words.text("play.hint.paused");
        if (model.over)
            return model.verdict.in(words, names);
        return bot ? words.text("play.botPlays") : seat.advice.in(words, names);
    }

    z: tray.visible ? 1 : 0

    Tray {
        id: tray

        objectName: "tray"
        x: (root.width - width) / 2 + root.lean
        y: -height - Theme.plan.gap2 * root.unit - root.rise
        seat: root.seat
        language: root.language
        unit: root.unit
        widest: root.spread
        cursor: root.cursor
        pulse: root.pulse
        visible: open && !root.silent && !root.bot
    }

    SeatWords {
        id: said

        objectName: "words"
        x: (root.width - width) / 2 + (tray.visible ? root.lean : 0)
        y: (tray.visible ? tray.y : 0) - height - Theme.plan.gap1 * root.unit
        unit: root.unit
        widest: root.width
        hint: tray.visible || root.silent ? "" : root.hint
        refusal: root.silent ? "" : root.seat.refusal.in(root.language.words, root.names)
        onForgotten: root.seat.forgetRefusal()
    }

    SeatNote {
        objectName: "note"
        x: (root.width - width) / 2
        y: (said.visible ? said.y : tray.visible ? tray.y : 0) - height - Theme.plan.gap1 * root.unit
        unit: root.unit
        widest: root.width
        bad: true
        text: root.warning !== "" && !root.silent ? root.language.words.text(root.warning) : ""
    }
}
