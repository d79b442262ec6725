// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// One of the six cells behind the screen: a colour with its gems, the attack tokens, or passing. All are of one size,
/// whatever they hold. What cannot be bid is dim; touched all the same, the rules answer.
PlateButton {
    id: root

    required property ViceroySeat seat
    required property Catalogue words
    /// A colour, 4 the attack token, 5 passing.
    required property int cell
    required property list<viceroyPlinth> cards
    readonly property int count: cell < 4 ? seat.gems[cell] ?? 0 : cell === 4 ? seat.attacks : 0
    readonly property bool bidding: seat.decision === "bid"
    readonly property bool usable: cell === 5 ? bidding : count > 0 && (!bidding || cell === 4 || buys.number >= 0)
    /// The card that a gem of this colour would buy.
    readonly property viceroyCard buys: cell > 3 ? cards[0].older : cards[cell].older.number >= 0 ? cards[cell].older : cards[cell].newer
    readonly property string what: words.text("viceroy.bid." + ["blue", "red", "green", "yellow", "attack", "pass"][cell])

    implicitWidth: 45 * unit
    implicitHeight: 40 * unit
    label: cell === 5 ? words.text("viceroy.screen.pass") : words.textWith("viceroy.screen.cell", {
        what: what,
        count: count
    })
    onPressed: seat.tapCell(cell)

    GemFace {
        x: 3 * root.unit
        y: 9 * root.unit
        width: 22 * root.unit
        height: width
        visible: root.cell < 4
        ink: Colours
        colour: Math.min(3, root.cell)
        strength: root.usable ? 1 : 0.4
    }

    TallyStrip {
        x: (root.cell === 5 ? 11 : 3) * root.unit
        y: 9 * root.unit
        width: 22 * root.unit
        height: width
        visible: root.cell > 3
        ink: Colours
        icon: root.cell === 5 ? "pass" : "attack"
        strength: root.usable ? 1 : 0.4
    }

    Figure {
        x: 26 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: root.cell < 5
        number: root.count
        color: root.usable ? Theme.text : Theme.textSoft
        font.pixelSize: Math.round(18 * root.unit)
    }

    ThingItem {
        anchors.fill: parent
        secret: true
        domain: root.cell === 5 ? "verb" : root.cell === 4 ? "token" : "gem"
        number: root.cell < 4 ? root.cell : -1
        word: root.cell === 5 ? "pass" : root.cell === 4 ? "attack" : ""
        seat: root.seat.index
    }
}
