// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The table in small, with a chair at every place. Guests are pulled from the shelf to a chair, from chair to chair,
/// or off the table; a chair that is touched asks who shall sit there.
FocusScope {
    id: root

    required property SetupForm form
    required property Catalogue words
    required property real unit
    property bool keyboard: false
    /// The board as it will lie.
    property Component board: null
    /// The chair that was touched last.
    property int chosen: 0
    /// The one whose ring is open, or -1.
    property int asking: -1
    property int lifted: -1
    /// It is shown which chair that is: it has wishes of its own.
    property bool marked: false
    /// Where somebody plays.
    readonly property list<int> taken: {
        const playing = form.chairs.filter(chair => chair.seat >= 0).map(chair => chair.place);
        return playing.length > 0 ? playing : [0];
    }
    /// By the person's own words, what somebody at a chair plays.
    property var roleOf: (chair => "")
    /// Names need room beside the chairs.
    readonly property real size: Math.min(height / 392, 1.22 * unit)
    readonly property list<point> spots: [Qt.point(-120, 144), Qt.point(120, 144), Qt.point(226, 0), Qt.point(120, -144), Qt.point(-120, -144)]
    signal refused(why: telling)

    function spotOf(place: int): point {
        return Qt.point(width / 2 + spots[place].x * size, height / 2 + spots[place].y * size);
    }

    /// The chair at a point of the screen, or -1.
    function chairAt(at: point): int {
        const here = mapFromItem(null, at.x, at.y);
        const near = form.chairs.filter(chair => chair.offered).map(chair => {
            const spot = spotOf(chair.place);
            return {
                place: chair.place,
                away: Math.hypot(spot.x - here.x, spot.y - here.y)
            };
        }).sort((one, other) => one.away - other.away)[0];
        return near && near.away < 84 * size ? near.place : -1;
    }

    function answer(place: int, why: telling): void {
        if (why.word === "")
            return;
        if (place >= 0)
            chairs.itemAt(place).shake();
        refused(why);
    }

    // Whose wishes are asked stays who it was: an opponent that was called does not take them over.
    function seat(place: int, guest: string): void {
        asking = -1;
        answer(place, form.seat(place, guest));
    }

    /// From the shelf, to where it was let go.
    function bring(guest: string, at: point): void {
        const place = chairAt(at);
        if (place >= 0)
            seat(place, guest);
    }

    /// From the shelf, to the next free chair; to the last one, which says why, where there is none.
    function call(guest: string): void {
        const free = [3, 4, 1, 0, 2].find(place => form.chairs[place].offered && form.chairs[place].guest === "");
        if (free !== undefined)
            seat(free, guest);
        else
            answer(3, form.seat(2, guest));
    }

    function drop(from: int, at: point): void {
        const to = chairAt(at);
        if (to < 0)
            seat(from, "");
        else if (to !== from)
            carry(from, to);
    }

    /// Two change places, and whoever was chosen of them stays it.
    function carry(from: int, to: int): void {
        const why = form.carry(from, to);
        answer(to, why);
        if (why.word === "")
            chosen = chosen === from ? to : chosen === to ? from : chosen;
    }

    /// The next chair in a direction of the keyboard.
    function next(from: int, x: int, y: int): int {
        const here = spots[from];
        const ahead = form.chairs.filter(chair => chair.offered && chair.place !== from).map(chair => {
            const way = Qt.point(spots[chair.place].x - here.x, spots[chair.place].y - here.y);
            return {
                place: chair.place,
                along: way.x * x + way.y * y,
                aside: Math.abs(way.x * y) + Math.abs(way.y * x)
            };
        }).filter(one => one.along > 0).sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside)[0];
        return ahead?.place ?? from;
    }

    function step(x: int, y: int): void {
        const to = next(chosen, x, y);
        if (lifted >= 0 && to !== chosen) {
            carry(chosen, to);
            lifted = to;
        }
        chosen = to;
        chairs.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onPressed: event => {
        const guest = {
            [Qt.Key_0]: "",
            [Qt.Key_1]: "easy",
            [Qt.Key_2]: "normal",
            [Qt.Key_3]: "hard",
            [Qt.Key_P]: "person"
        }[event.key];
        event.accepted = true;
        if (guest !== undefined)
            seat(chosen, guest);
        else if (event.key === Qt.Key_Space)
            lifted = lifted >= 0 || form.chairs[chosen].guest === "" ? -1 : chosen;
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            asking = chosen;
        else
            event.accepted = false;
    }
    Keys.onLeftPressed: step(-1, 0)
    Keys.onRightPressed: step(1, 0)
    Keys.onUpPressed: step(0, -1)
    Keys.onDownPressed: step(0, 1)
    onAskingChanged: {
        if (asking < 0 && keyboard)
            chairs.itemAt(chosen).forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.table
        border {
            width: Theme.hairline
            color: Theme.line
        }
    }

    // Beside the ring: closes it.
    NamedTouch {
        anchors.fill: parent
        enabled: root.asking >= 0
        label: root.words.text("play.cancel")
        onTapped: root.asking = -1
    }

    LittleBoard {
        anchors.centerIn: parent
        height: 196 * root.size
        board: root.board
    }

    Repeater {
        id: chairs

        model: 5

        Chair {
            id: chair

            required property int index
            readonly property point spot: root.spotOf(index)
            readonly property bool leftSide: root.spots[index].x < 0
            readonly property bool east: index === 2

            x: spot.x - width / 2
            y: spot.y - height / 2
            width: 90 * root.size
            height: width
            chair: root.form.chairs[index]
            words: root.words
            unit: root.unit
            keyboard: root.keyboard
            lifted: root.lifted === index
            chosen: root.marked && root.chosen === index && chair.seat >= 0
            onAsked: {
                root.chosen = index;
                root.asking = root.asking === index ? -1 : index;
            }
            onDropped: at => root.drop(index, at)
            onActiveFocusChanged: {
                if (activeFocus)
                    root.chosen = index;
            }

            ChairName {
                anchors.verticalCenter: chair.east ? undefined : parent.verticalCenter
                x: chair.east ? (parent.width - width) / 2 : chair.leftSide ? -width - 12 * root.unit : parent.width + 12 * root.unit
                y: parent.height + 4 * root.unit
                width: chair.east ? 132 * root.unit : (root.width / 2 - (120 + 45) * root.size) - 24 * root.unit
                unit: root.unit
                alignment: chair.east ? Text.AlignHCenter : chair.leftSide ? Text.AlignRight : Text.AlignLeft
                soft: chair.chair.guest === ""
                name: chair.chair.name !== "" ? chair.chair.name : root.words.text(chair.chair.calledId)
                role: root.roleOf(chair.chair)
            }
        }
    }

    Loader {
        id: ring

        readonly property point spot: root.spotOf(Math.max(0, root.asking))
        readonly property bool below: spot.y > root.height / 2

        active: root.asking >= 0
        x: Math.max(4 * root.unit, Math.min(root.width - width - 4 * root.unit, spot.x - width / 2))
        y: below ? spot.y - 56 * root.size - height : spot.y + 56 * root.size
        onLoaded: {
            if (root.keyboard)
                (item as GuestRing).takeFocus();
        }

        sourceComponent: GuestRing {
            readonly property setupChair chair: root.form.chairs[root.asking]

            words: root.words
            unit: root.unit
            guests: (root.form.people && !chair.held ? [] : ["person"]).concat(root.form.shelf, [""])
            current: chair.guest
            emblem: chair.emblem
            colour: chair.colour
            onChosen: guest => root.seat(root.asking, guest)
            onClosed: root.asking = -1
        }
    }
}
