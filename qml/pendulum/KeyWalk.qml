// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The keyboard's way through what a seat may do: arrows go from one legal action to the next, Enter does it. A worker's
/// action takes the worker in hand on the way, so that the board shows where it would go.
Item {
    id: root

    required property PendulumSeat seat
    property int at: -1
    readonly property int count: seat.moves.length
    readonly property string text: at >= 0 && at < count ? seat.moves[at].text : ""
    readonly property string verb: at >= 0 && at < count ? seat.moves[at].verb : ""
    readonly property int first: at >= 0 && at < count ? seat.moves[at].first : -1
    readonly property bool walks: verb === "place" || verb === "act" || verb === "rush"
    /// The spot that the action ends in, or -1.
    readonly property int spot: walks ? seat.moves[at].second : -1

    function go(steps: int): void {
        if (count === 0)
            return;
        at = at < 0 ? (steps > 0 ? 0 : count - 1) : (at + steps + count) % count;
        if (walks)
            seat.pickUp("worker", first);
        else
            seat.putDown();
    }

    function act(): void {
        if (text === "")
            return;
        const action = text;
        leave();
        seat.answer(action);
    }

    function leave(): void {
        at = -1;
        seat.putDown();
    }

    onCountChanged: at = -1
    Keys.onRightPressed: go(1)
    Keys.onLeftPressed: go(-1)
    Keys.onDownPressed: go(5)
    Keys.onUpPressed: go(-5)
    Keys.onReturnPressed: act()
    Keys.onEnterPressed: act()
    Keys.onEscapePressed: event => {
        event.accepted = at >= 0;
        leave();
    }
}
