// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The lens that lies at a seat: dragged by its handle over a thing, it asks about what is under its head, wherever that
/// lies; touched, it makes the seat's next touch a question. It sees what nobody in particular sees of others' things.
Item {
    id: root

    required property GameTable table
    /// A SeatMat: what it lies at, and which way is inwards.
    required property Item mat
    required property int seat
    required property SeatAsk asks
    required property Catalogue words
    required property color colour
    required property real unit
    /// Of its face as it lies there, in units.
    property real radius: Theme.plan.lens
    /// The middle of the head while it is out, on the table.
    property point aim
    property ThingItem under: null

    width: Theme.plan.lensTarget * unit
    height: Theme.plan.smallCard * unit
    Accessible.role: Accessible.Button
    Accessible.name: words.text("play.explain.lens")
    Accessible.onPressAction: root.toggle()

    function aimOf(way: point): point {
        const inwards = table.mapFromItem(root, width / 2, height / 2 - Theme.plan.lensReach * unit);
        return Qt.point(inwards.x + way.x, inwards.y + way.y);
    }

    function toggle(): void {
        if (asks.listening)
            asks.stopListening();
        else
            asks.listen();
    }

    ThingItem {
        anchors.fill: parent
    }

    // Its place while it is out.
    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.radius * root.unit
        height: width
        radius: width / 2
        visible: head.visible
        color: "transparent"
        border.width: Theme.plan.line * root.unit
        border.color: Theme.outline
    }

    LensFace {
        anchors.centerIn: parent
        width: 2 * root.radius * root.unit
        height: width
        visible: !head.visible
        colour: root.colour
        lit: root.asks.listening
        unit: root.unit
    }

    LensFace {
        id: head

        parent: root.table.above
        x: root.aim.x - width / 2
        y: root.aim.y - height / 2
        z: 3
        width: 2 * Theme.plan.lensHead * root.unit
        height: width
        visible: touch.dragged || homeward.running
        colour: root.colour
        lit: true
        unit: root.unit
        rotation: root.mat.rotation
        seen: !touch.dragged || !root.under ? null : drawnBy ? root.under : root.under.parent
        drawnBy: touch.dragged ? root.under?.drawnBy ?? null : null
    }

    // Let go, it glides back to its place; the slip stays.
    PropertyAnimation {
        id: homeward

        target: root
        property: "aim"
        to: root.table.mapFromItem(root, root.width / 2, root.height / 2)
        duration: Theme.moveTime
        easing.type: Easing.OutCubic
    }

    Timer {
        id: still

        interval: 250
        onTriggered: root.asks.ask(root.under)
    }

    Touchable {
        id: touch

        anchors.fill: parent
        draggable: true
        slack: Theme.plan.slack * root.unit
        onTapped: root.toggle()
        onDropped: {
            if (still.running)
                root.asks.ask(root.under);
            still.stop();
            root.under = null;
            homeward.restart();
        }
        onWayChanged: {
            if (!dragged)
                return;
            root.aim = root.aimOf(way);
            const found = root.table.things.at(root.aim, root.seat);
            if (found === root.under)
                return;
            root.under = found;
            if (found)
                still.restart();
            else
                still.stop();
        }
    }
}
