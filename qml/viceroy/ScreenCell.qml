// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// One of the six cells behind the screen: a colour with its gems and, while bids are made, the card that they would buy;
/// the attack tokens; or passing, with the gems that it gives. All are of one size, whatever they hold. What cannot be bid
/// is dim; touched all the same, the rules answer.
PlateButton {
    id: root

    required property ViceroySeat seat
    required property Catalogue words
    /// A colour, 4 the attack token, 5 passing.
    required property int cell
    required property list<viceroyPlinth> cards
    readonly property bool passing: cell === 5
    readonly property int count: cell < 4 ? seat.gems[cell] ?? 0 : passing ? seat.passGems : seat.attacks
    readonly property bool bidding: seat.decision === "bid"
    readonly property bool usable: passing ? bidding : count > 0 && (!bidding || cell === 4 || buys.number >= 0)
    /// The card that a gem of this colour would buy.
    property viceroyCard none
    readonly property viceroyCard buys: cell > 3 || !bidding ? none : cards[cell].older.number >= 0 ? cards[cell].older : cards[cell].newer
    readonly property string what: words.text("viceroy.bid." + ["blue", "red", "green", "yellow", "attack", "pass"][cell])
    readonly property real high: (bidding ? 2 : 9) * unit
    readonly property real strength: usable ? 1 : 0.4

    implicitWidth: 45 * unit
    implicitHeight: 40 * unit
    label: passing ? words.count("viceroy.screen.passFor", seat.passGems) : words.textWith(buys.number < 0 ? "viceroy.screen.cell" : "viceroy.screen.buys", {
        what: what,
        count: count,
        card: buys.id === "" ? "" : words.text("viceroy.card." + buys.id)
    })
    onPressed: seat.tapCell(cell)

    GemFace {
        x: 3 * root.unit
        y: root.high
        width: 20 * root.unit
        height: width
        visible: root.cell < 4
        ink: Colours
        colour: Math.min(3, root.cell)
        strength: root.strength
    }

    TallyStrip {
        x: (root.passing ? 12.5 : 3) * root.unit
        y: root.high
        width: 20 * root.unit
        height: width
        visible: root.cell > 3
        ink: Colours
        icon: root.passing ? "pass" : "attack"
        strength: root.strength
    }

    Figure {
        x: 25 * root.unit
        y: root.high + (20 * root.unit - height) / 2
        visible: !root.passing
        number: root.count
        color: root.usable ? Theme.text : Theme.textSoft
        font.pixelSize: Math.round(17 * root.unit)
    }

    TallyStrip {
        x: (root.width - width) / 2
        y: 22 * root.unit
        width: 18 * root.unit
        height: width
        visible: root.buys.number >= 0
        ink: Colours
        icon: root.buys.id === "" ? "" : "card." + root.buys.id
        strength: root.strength
    }

    // What passing gives.
    TallyStrip {
        x: (root.width - width) / 2
        y: 20 * root.unit
        width: 19 * root.unit
        height: width
        visible: root.passing && root.bidding
        ink: Colours
        icon: "gems"

        Figure {
            anchors.centerIn: parent
            number: root.seat.passGems
            color: Theme.ink
            font.pixelSize: Math.round(12 * root.unit)
        }
    }

    ThingItem {
        anchors.fill: parent
        secret: true
        domain: root.passing ? "verb" : root.cell === 4 ? "token" : "gem"
        number: root.cell < 4 ? root.cell : -1
        word: root.passing ? "pass" : root.cell === 4 ? "attack" : ""
        seat: root.seat.index
    }
}
