// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Questions of the mouse on a desktop: resting on a thing explains it, in a slip that is only read; the right button
/// lays a slip down that stays until it is closed. It lies above all panels of its window.
Item {
    id: root

    /// A GameTable.
    required property Item of
    readonly property GameTable table: of as GameTable
    readonly property TableContext context: table.context
    readonly property SeatAsk asks: context.deskAsk
    readonly property Item sheet: Window.contentItem
    property ThingItem under: null
    property point pointer
    /// The slips that stay, and where they were wanted.
    property list<thingName> pinned
    property list<point> pinnedAt
    /// What is pinned now: its face is shown as long as it lies there.
    property ThingItem pinning: null
    /// When a slip was last seen; soon after it the next one comes at once.
    property real seen: -1e9
    readonly property real slipWidth: Theme.plan.deskSlip.width * Theme.scale * Math.max(1, Theme.textSize * 0.85)
    readonly property real slipMost: Theme.plan.deskSlip.height * Theme.scale * Theme.textSize

    /// The pointer has come to rest, and soon asks.
    readonly property alias waits: resting.running

    objectName: "desk asks"

    /// Beside the pointer, on the side with room.
    function spotFor(at: point, high: real): point {
        if (!sheet)
            return at;
        const gap = Theme.space3;
        const right = at.x + gap + slipWidth <= sheet.width;
        const x = right ? at.x + gap : at.x - gap - slipWidth;
        const below = at.y + gap + high <= sheet.height;
        return Qt.point(Math.max(0, x), Math.max(0, below ? at.y + gap : at.y - gap - high));
    }

    function unpin(index: int): void {
        pinnedAt = Array.from(pinnedAt).filter((_, other) => other !== index);
        pinned = Array.from(pinned).filter((_, other) => other !== index);
    }

    function rest(): void {
        if (!under || !context.restAsks || !asks.ask(under))
            return;
        context.askedAt = table;
        seen = context.askClock.now();
    }

    HoldWatch {
        objectName: "pointer"
        table: root.table
        clock: root.context.askClock
        fingers: false
        onHovered: at => {
            root.pointer = root.table.mapToItem(root.sheet, at);
            const found = root.table.things.at(at, root.context.mine);
            if (found === root.under)
                return;
            root.under = found;
            if (root.context.askedAt === root.table)
                root.asks.close();
            const soon = root.context.askClock.now() - root.seen < 2000;
            resting.interval = soon ? 80 : 500;
            if (found)
                resting.restart();
            else
                resting.stop();
        }
        // Whoever acts asks nothing, until the pointer rests on something else.
        onActed: {
            resting.stop();
            if (root.context.askedAt === root.table)
                root.asks.close();
        }
        onLeft: {
            root.under = null;
            resting.stop();
            if (root.context.askedAt === root.table)
                root.asks.close();
        }
        onPinned: at => {
            const found = root.table.things.at(at, root.context.mine);
            if (!found || Explainer.explain(root.context.model, found.name, root.context.mine, root.context.words).isEmpty)
                return;
            root.asks.close();
            const oldest = root.pinned.length >= 3 ? 1 : 0;
            root.pinning = found;
            root.pinnedAt = Array.from(root.pinnedAt).slice(oldest).concat([root.table.mapToItem(root.sheet, at)]);
            root.pinned = Array.from(root.pinned).slice(oldest).concat([found.name]);
        }
    }

    Timer {
        id: resting

        onTriggered: root.rest()
    }

    Item {
        parent: root.sheet
        anchors.fill: parent
        z: 10
        visible: root.table.visible

        SlipSheet {
            id: read

            readonly property point spot: root.spotFor(root.pointer, height)

            objectName: "hover slip"
            x: spot.x
            y: spot.y
            width: root.slipWidth
            // Its pages cannot be turned: all of it is seen at once where the window is high enough.
            height: Math.min(implicitHeight, Math.max(root.slipMost, root.sheet?.height ?? 0))
            visible: root.asks.open && root.context.askedAt === root.table
            touchable: false
            asks: root.asks
            context: root.context
            ink: root.table.ink
            words: root.context.people[root.context.mine].language.words
            unit: Theme.scale
        }

        Repeater {
            model: root.pinned.length

            SlipSheet {
                id: pin

                required property int index
                readonly property thingName name: root.pinned[index] ?? ({
                        domain: ""
                    })
                readonly property point spot: root.spotFor(root.pinnedAt[index] ?? Qt.point(0, 0), height)

                objectName: "pinned slip " + index
                x: spot.x
                y: spot.y
                width: root.slipWidth
                height: Math.min(implicitHeight, root.slipMost)
                context: root.context
                ink: root.table.ink
                words: root.context.people[root.context.mine].language.words
                unit: Theme.scale
                asks: SeatAsk {
                    model: root.context.model
                    seat: root.context.mine
                    words: pin.words
                    names: root.context.namesIn(pin.words)
                    clock: root.context.askClock
                    stays: true
                    onChanged: {
                        if (!open)
                            root.unpin(pin.index);
                    }
                }
                onRuleWanted: section => root.context.ruleWanted(root.context.mine, section)
                onNameChanged: asks.askName(name)
                Component.onCompleted: {
                    if (!asks.ask(root.pinning))
                        asks.askName(name);
                }
            }
        }
    }
}
