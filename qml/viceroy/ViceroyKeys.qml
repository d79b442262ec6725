// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// Keys of a desktop beside those that every game has: P passes, A accepts, D declines, 1 to 4 take a gem or part with one,
/// Backspace takes back what was sealed, L looks around, H held opens the screen where it is not open by itself, and
/// Shift+H leaves it open, C counts. Each does only what the seat is asked at the moment.
Item {
    id: root

    required property TableContext context
    required property TableManner manner
    readonly property ViceroySeat seat: (context.model as ViceroyModel).seats[context.mine] ?? null
    readonly property bool asked: seat !== null && seat.asked && seat.human && !context.paused && !manner.covered

    Repeater {
        model: [
            {
                key: "P",
                verb: "pass"
            },
            {
                key: "A",
                verb: "accept"
            },
            {
                key: "D",
                verb: "decline"
            }
        ]

        Item {
            id: one

            required property var modelData

            Shortcut {
                sequence: one.modelData.key
                enabled: root.asked && root.seat.moves.some(move => move.verb === one.modelData.verb)
                onActivated: root.seat.ask(one.modelData.verb)
            }
        }
    }

    Repeater {
        model: 4

        Item {
            id: gem

            required property int index
            readonly property string verb: ["gem", "give"].find(verb => root.asked && root.seat.moves.some(move => move.verb === verb)) ?? ""

            Shortcut {
                sequence: String(gem.index + 1)
                enabled: root.context.digitsAnswer && gem.verb !== ""
                onActivated: root.seat.ask(gem.verb, gem.index)
            }
        }
    }

    Shortcut {
        sequence: "Backspace"
        enabled: root.seat !== null && !root.manner.covered
        onActivated: root.seat.takeBack()
    }

    Shortcut {
        sequence: "L"
        enabled: !root.manner.covered
        onActivated: root.manner.lookWanted(root.context.mine)
    }

    /// H held opens the screen, and let go closes it; with Shift it stays. Escape lays aside what is read. Whether it was
    /// such a key.
    function look(key: int, modifiers: int, down: bool): bool {
        if (key === Qt.Key_Escape && down && manner.reading) {
            manner.laidAside();
            return true;
        }
        if (key !== Qt.Key_H || (down && manner.covered))
            return false;
        if (!(modifiers & Qt.ShiftModifier))
            manner.screenWanted(context.mine, down);
        else if (down)
            manner.screenToggled(context.mine);
        return true;
    }

    Shortcut {
        sequence: "C"
        enabled: !root.manner.covered
        onActivated: root.context.toggleCount(root.context.mine)
    }
}
