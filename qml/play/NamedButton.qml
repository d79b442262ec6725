// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A button on a mat: an icon, with its word below it until somebody at this mat has used it once.
PlateButton {
    id: root

    required property string icon
    required property string word
    property bool used: false
    readonly property real named: used ? 0 : 1
    /// How much of the word is still there.
    property real shown: named

    label: word
    onPressed: used = true

    Behavior on shown {
        NumberAnimation {
            duration: Theme.flipTime
        }
    }

    TallyStrip {
        readonly property real side: (Theme.plan.buttonIconAlone + (Theme.plan.buttonIcon - Theme.plan.buttonIconAlone) * root.shown) * root.unit

        x: Math.round((root.width - width) / 2)
        y: Math.round((root.height - height) / 2 - Theme.plan.gap2 * root.shown * root.unit)
        width: Math.round(side)
        height: width
        ink: root.ink
        icon: root.icon
        strength: root.lit ? 1 : 0.55
    }

    WordFace {
        x: Math.round(Theme.plan.line * root.unit)
        y: Math.round(root.height - height - Theme.plan.line * root.unit)
        width: root.width - 2 * x
        height: Math.round(letters * 1.25)
        visible: root.shown > 0
        opacity: root.shown
        ink: root.ink
        text: root.word
        colour: root.lit ? Theme.text : Theme.textSoft
        letters: Math.round(Theme.plan.buttonWord * root.unit * Math.min(1.2, Theme.textSize))
        least: Math.max(1, Math.round(Theme.plan.buttonWord * 0.8 * root.unit))
    }
}
