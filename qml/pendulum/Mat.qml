// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// A seat's mat, seen from the seat: what it has, what it can do now, its hand. Its figures stand above it.
Item {
    id: root

    required property PendulumSeat seat
    required property Language language
    required property color colour
    required property int emblem
    required property string name
    required property real unit
    property bool paused: false
    /// Where the keyboard stands, if it stands here.
    property KeyWalk walk: null
    /// A rival's mat on a desktop: small; touched, it becomes the large one.
    property bool compact: false
    /// How bright an invitation is at the moment.
    property real pulse: 1
    readonly property MatPlan plan: MatPlan { width: root.width / root.unit }

    signal pauseToggled()
    signal portraitTapped()

    /// The production slot under a point of the scene, or -1.
    function slotUnder(at: point): int {
        for (let i = 0; i < production.count; ++i) {
            const slot = production.itemAt(i);
            const inside = slot.mapFromItem(null, at);
            if (inside.x >= 0 && inside.y >= 0 && inside.x < slot.width && inside.y < slot.height)
                return i;
        }
        return -1;
    }

    Touchable {
        anchors.fill: parent
        enabled: root.compact
        onTapped: root.portraitTapped()
    }

    MatFace {
        anchors.fill: parent
        ink: Colours
        character: root.seat.character
        held: root.seat.held
        limits: root.seat.limits
        columns: root.seat.columns
        glory: root.seat.glory
        production: root.seat.production
        colour: root.colour
        emblem: root.emblem
        name: root.name !== "" ? root.name : root.language.words.text("pendulum.character." + root.seat.character)
        textSize: Theme.textSize
        unit: root.unit
    }

    Repeater {
        id: production

        model: 4

        Laid {
            id: slot

            required property int index

            objectName: "slot " + index
            plan: {
                root.plan.width;
                return root.plan.slot(index);
            }
            unit: root.unit

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: {
                    root.seat.moves;
                    return root.seat.may("tuck", slot.index);
                }
                ink: Colours
                colour: Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            Touchable {
                anchors.fill: parent
                onTapped: root.seat.ask("tuck", slot.index)
            }
        }
    }

    DiscardPile {
        plan: root.plan.discard()
        unit: root.unit
        seat: root.seat
        language: root.language
    }

    Hand {
        plan: {
            root.plan.width;
            return root.plan.hand();
        }
        unit: root.unit
        seat: root.seat
        cursor: root.walk?.verb === "play" ? root.walk.first : -1
    }

    MatButtons {
        plan: {
            root.plan.width;
            return root.plan.buttons();
        }
        unit: root.unit
        seat: root.seat
        language: root.language
        paused: root.paused
        cursor: root.walk?.verb ?? ""
        pulse: root.pulse
        onPauseToggled: root.pauseToggled()
    }

}
