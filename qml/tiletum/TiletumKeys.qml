// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// Keys of a desktop beside those that every game has: 1 to 6 consider a die of that value and pressed again the next
/// colour, P plans with the next die of all, + and − change it, Enter takes it, Backspace looks at none or leaves the
/// tile; G goes to exchanging and buying, C counts, E ends. While answers lie on the leaf, digits give them. Where the
/// keyboard stands on a space of the map, arrows go to the one that lies that way.
Item {
    id: root

    required property TableContext context
    readonly property TiletumModel model: context.model as TiletumModel
    readonly property TiletumSeat seat: model.seats[context.mine] ?? null
    readonly property bool plays: seat !== null && seat.human && !context.paused && !model.over
    readonly property bool considers: plays && seat.plan.resource >= 0
    /// Where several people share the keyboard, digits choose who has it while it is another one's turn.
    readonly property bool shared: context.bots.filter(level => level === "").length > 1

    Repeater {
        model: 9

        Item {
            id: digit

            required property int index
            readonly property bool answers: root.plays && root.context.digitsAnswer && root.seat.answers.length > 0

            Shortcut {
                sequence: String(digit.index + 1)
                enabled: digit.answers && digit.index < root.seat.answers.length
                onActivated: root.seat.answer(root.seat.answers[digit.index].text)
            }

            Shortcut {
                sequence: String(digit.index + 1)
                enabled: root.plays && root.context.digitsAnswer && !digit.answers && digit.index < 6 && (root.seat.active || !root.shared)
                onActivated: root.seat.considerNext(digit.index + 1)
            }
        }
    }

    Shortcut {
        sequences: ["+", "="]
        enabled: root.considers
        onActivated: root.seat.changeDie(1)
    }

    Shortcut {
        sequence: "-"
        enabled: root.considers
        onActivated: root.seat.changeDie(-1)
    }

    Shortcut {
        sequences: ["Return", "Enter"]
        enabled: root.considers && root.context.keys.text === ""
        onActivated: root.seat.takeDie()
    }

    Shortcut {
        sequence: "Backspace"
        enabled: root.considers || (root.plays && root.seat.may("decline"))
        onActivated: {
            if (root.considers)
                root.seat.forgetDie();
            else
                root.seat.ask("decline");
        }
    }

    // On the map arrows go where they point; where nothing lies that way, they go on in the list.
    Repeater {
        model: [
            {
                key: "Left",
                way: Qt.point(-1, 0)
            },
            {
                key: "Right",
                way: Qt.point(1, 0)
            },
            {
                key: "Up",
                way: Qt.point(0, -1)
            },
            {
                key: "Down",
                way: Qt.point(0, 1)
            }
        ]

        Item {
            id: arrow

            required property var modelData
            readonly property OfferWalk walk: root.context.keys
            readonly property int toward: root.plays && walk.verb === "move" ? root.model.stepToward(walk.move.second, modelData.way) : -1

            Shortcut {
                sequence: arrow.modelData.key
                enabled: arrow.toward >= 0
                onActivated: arrow.walk.goToMove("move", arrow.walk.move.first, arrow.toward)
            }
        }
    }

    Shortcut {
        sequence: "G"
        enabled: root.plays
        onActivated: {
            if (!root.context.keys.goTo("exchange"))
                root.context.keys.goTo("buy");
        }
    }

    Shortcut {
        sequence: "P"
        enabled: root.plays && root.model.dice.length > 0
        onActivated: {
            const dice = root.model.dice;
            const next = dice[(dice.findIndex(die => die.resource === root.seat.plan.resource && die.value === root.seat.plan.value) + 1) % dice.length];
            root.seat.considerDie(next.resource, next.value);
        }
    }

    Shortcut {
        sequence: "C"
        onActivated: root.context.toggleCount(root.context.mine)
    }

    Shortcut {
        sequence: "E"
        enabled: root.plays && root.seat.active
        onActivated: root.seat.done()
    }
}
