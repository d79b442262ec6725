// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// Keys of a desktop beside those that every game has: Q W E turn the glasses and T tells how much sand they have, H goes
/// to the hand, R takes cards back, A claims, F fills up, D is done; while answers lie on the leaf, digits give them. What
/// cannot be done is asked for all the same, and the refusal answers.
Item {
    id: root

    required property TableContext context
    readonly property PendulumModel model: context.model as PendulumModel
    readonly property PendulumSeat seat: model.seats[context.mine] ?? null
    readonly property bool plays: seat !== null && seat.human && !context.paused && !model.over

    Repeater {
        model: ["Q", "W", "E"]

        Item {
            id: glass

            required property int index
            required property string modelData

            Shortcut {
                sequence: glass.modelData
                enabled: root.plays
                onActivated: root.seat.ask("flip", glass.index)
            }
        }
    }

    Repeater {
        model: [
            {
                key: "R",
                verb: "recover"
            },
            {
                key: "A",
                verb: "achieve"
            },
            {
                key: "F",
                verb: "refill"
            }
        ]

        Item {
            id: one

            required property var modelData

            Shortcut {
                sequence: one.modelData.key
                enabled: root.plays
                onActivated: root.seat.ask(one.modelData.verb)
            }
        }
    }

    Repeater {
        model: 9

        Item {
            id: digit

            required property int index

            Shortcut {
                sequence: String(digit.index + 1)
                enabled: root.plays && root.context.digitsAnswer && digit.index < root.seat.answers.length
                onActivated: {
                    const text = root.seat.answers[digit.index].text;
                    if (root.seat.decision === "reward")
                        root.seat.consider(text);
                    else
                        root.seat.answer(text);
                }
            }
        }
    }

    Shortcut {
        sequence: "D"
        enabled: root.plays
        onActivated: root.seat.ask(["begin", "resume"].find(verb => root.seat.may(verb)) ?? "done")
    }

    Shortcut {
        sequence: "H"
        enabled: root.plays
        onActivated: root.context.keys.goTo("play")
    }

    Shortcut {
        sequence: "T"
        enabled: root.plays
        onActivated: root.model.tellSand(root.context.mine, root.context.clock.now())
    }
}
