// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A card that lies in a pyramid, as far as its film has brought it.
ViceroyTileFace {
    id: root

    required property CuePlayer cues
    /// Whose it is, and what it is called there.
    required property int seat
    required property string label
    /// It answers somebody's question; the keyboard stands on it.
    required property bool asked
    required property bool focused
    /// A line of the score sheet is looked at, and it counts there.
    required property bool counting
    required property bool counts
    /// It was laid or changed just now, and no film shows it; or its number decides who comes first.
    required property bool marked
    /// How bright an invitation is at the moment.
    required property real pulse
    readonly property int number: tile.card.number

    signal touched

    z: asked || counts || marked ? 1 : 0
    ink: Colours
    bare: gaining.some || swapping.some
    // Where it is to land a flight asks; so it is there, and not seen. What does not count steps back.
    opacity: laying.some || first.some || replacing.some ? 0 : counting && !counts ? 0.4 : 1

    HeldBack {
        id: gaining

        cues: root.cues
        word: "tokenGained"
        of: ({
                card: root.number
            })
    }

    HeldBack {
        id: swapping

        cues: root.cues
        word: "tokenMoved"
        of: ({
                to: root.number
            })
    }

    HeldBack {
        id: replacing

        cues: root.cues
        word: "cardReplaced"
        of: ({
                law: root.number
            })
    }

    HeldBack {
        id: laying

        cues: root.cues
        word: "cardLaid"
        of: ({
                card: root.number
            })
    }

    HeldBack {
        id: first

        cues: root.cues
        word: "firstCardLaid"
        of: ({
                card: root.number
            })
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.asked || root.counts || root.marked
        opacity: root.asked ? root.pulse : 1
        ink: Colours
        colour: root.focused ? Theme.text : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "card"
        number: root.number
        seat: root.seat
    }

    NamedTouch {
        anchors.fill: parent
        label: root.label
        onTapped: root.touched()
    }
}
