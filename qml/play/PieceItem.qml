// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A piece on the table. It belongs to its seat wherever it lies: tapped it is taken in hand, dragged it goes along, and
/// let go it lands on whatever takes it there, or walks back to where the rules have it. `look` draws it.
Item {
    id: root

    required property GameTable table
    /// Whose it is; null: nobody's, and a tap is `tapped`.
    property SeatHands hands: null
    required property string kind
    required property int number
    /// What it is to whoever asks: a domain in which it has the same number; nothing: something else says it.
    property string thing: kind
    /// Where it lies, by its middle, on the table.
    required property point stand
    property Component look: null
    /// What it is called, for whoever cannot see it.
    property string label: table.context.nameOf(thing, number, hands ? table.people[hands.index].language.words : table.context.words)
    /// The keyboard stands on it.
    property bool focused: false
    /// It is on the table at all.
    property bool inPlay: true
    /// A hand may move it.
    property bool movable: hands?.human ?? true
    property int turn: 0
    /// The table is laid; from now on it walks.
    property bool settled: false
    /// How far beyond the finger it is carried, as its seat sees it, in pixels: a finger hides what lies under it.
    property real ahead: 0
    /// Where it is held that is carried to a point of the table: near a place that takes it, there.
    property var catches: at => at
    /// A second tap does something else than putting it down.
    property bool tapsAgain: false

    readonly property bool inHand: hands !== null && hands.inHand.kind === kind && hands.inHand.number === number
    readonly property bool dragged: touch.dragged
    /// How far it has been dragged, on the table.
    readonly property point way: touch.way
    /// It walks only from where it was seen before: one that comes from elsewhere stands there at once.
    readonly property bool walks: settled && !dragged && inPlay && seen
    property bool seen: false

    /// Where it is, carried so far.
    function heldAt(way: point): point {
        const angle = turn * Math.PI / 180;
        return catches(Qt.point(stand.x + way.x + Math.sin(angle) * ahead, stand.y + way.y - Math.cos(angle) * ahead));
    }
    readonly property point held: dragged ? heldAt(touch.way) : stand

    function note(): void {
        seen = inPlay;
    }

    signal tapped(at: point)
    signal tappedAgain
    /// A finger has begun to drag it.
    signal pulled

    x: held.x - width / 2
    y: held.y - height / 2
    z: dragged ? 2 : inHand ? 1 : 0
    rotation: turn
    scale: dragged || inHand ? 1.15 : 1
    visible: inPlay
    onInPlayChanged: Qt.callLater(root.note)
    Component.onCompleted: note()
    onDraggedChanged: {
        const context = table.context;
        if (dragged)
            context.carried = root;
        else if (context.carried === root)
            context.carried = null;
    }

    Behavior on x {
        enabled: root.walks
        NumberAnimation {
            duration: Theme.moveTime
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: root.walks
        NumberAnimation {
            duration: Theme.moveTime
            easing.type: Easing.OutCubic
        }
    }

    Loader {
        anchors.fill: parent
        sourceComponent: root.look
    }

    Loader {
        readonly property real reach: Theme.plan.glow * root.table.places.unit

        anchors.fill: parent
        anchors.margins: -reach
        active: root.focused
        sourceComponent: Glow {
            ink: Inkwell
            colour: Theme.text
            radius: height / 2
            reach: Theme.plan.glow * root.table.places.unit
        }
    }

    ThingItem {
        anchors.fill: parent
        visible: root.thing !== ""
        domain: root.thing
        number: root.number
        seat: root.hands?.index ?? -1
    }

    NamedTouch {
        id: touch

        anchors.fill: parent
        margin: Theme.plan.gap1 * root.table.places.unit
        slack: Theme.plan.slack * root.table.places.unit
        enabled: root.hands === null || root.movable
        label: root.label
        draggable: root.movable
        onTapped: at => {
            if (!root.hands)
                root.tapped(at);
            else if (!root.inHand)
                root.hands.pickUp(root.kind, root.number);
            else if (root.tapsAgain)
                root.tappedAgain();
            else
                root.hands.putDown();
        }
        onPulled: {
            root.hands?.pickUp(root.kind, root.number);
            root.pulled();
        }
        onDropped: (at, way) => {
            // What takes it is known as long as it is in hand.
            const lands = root.ahead > 0 ? root.heldAt(way) : root.table.mapFromItem(null, at);
            root.hands?.putDown();
            root.table.context.land(root, root.table.mapToGlobal(lands));
        }
        onAbandoned: root.hands?.putDown()
    }
}
