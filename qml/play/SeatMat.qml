// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// A seat's mat, at its place and turned to it. A game's mat derives from it and lays its things in the plan's units:
/// 0, 0 is the upper left as the seat sees it. What the seat is told stands on the rail; what it is asked opens on the
/// leaf, inside the mat, over what the answer does not need.
Item {
    id: root

    required property GameTable table
    /// The seat of the match.
    required property int modelData
    readonly property int seat: modelData
    readonly property SeatHands hands: table.model.hands[seat]
    readonly property Seat person: table.people[seat]
    readonly property Language language: person.language
    readonly property Catalogue words: language.words
    readonly property seatPlace place: table.places.seats[seat]
    readonly property real unit: place.unit
    readonly property color colour: table.colours[seat]
    readonly property string name: words.capitalised(table.context.namesIn(words)[seat])
    /// A rival's mat on a desktop: small, and nobody is asked anything there.
    readonly property bool compact: place.compact
    /// The keyboard is this seat's.
    readonly property bool own: seat === table.context.mine
    readonly property OfferWalk keys: table.desk && own ? table.keys : null
    readonly property TableContext context: table.context
    readonly property bool bot: (table.context.bots[seat] ?? "") !== ""
    /// Where answers open, in the plan's units.
    property rect leaf: Qt.rect(0, 0, width / unit, height / unit)
    /// An answer is looked at, and told on the rail, before it is given.
    property bool considers: false
    /// See Leaf.
    property size taking: Qt.size(0, 0)
    /// Something else lies on the leaf.
    property bool leafTaken: false
    /// See Leaf.
    property int leafHugs: 0
    /// What is said and asked waits for the end of a film.
    property bool hushed: false
    /// What a film says to this seat on the rail, or nothing.
    property string told: ""
    /// How far above the rail's own line it is spoken, in units, so that nothing of the mat is covered.
    property real rise: 0
    /// What lies at the beginning of the rail, in units: the sentence begins behind it.
    property real railStart: 0
    /// Where the score sheet opens at a table, in the plan's units.
    property rect sheet: leaf
    /// Where a slip lies at a table, in the plan's units.
    property rect slip: leaf
    /// Where its lens lies, in the plan's units; of no size: at the beginning of the rail.
    property rect lens: Qt.rect(0, 0, 0, 0)
    readonly property SeatAsk asks: context.askers.count > seat ? context.askOf(seat) : null
    readonly property bool counting: context.counting.includes(seat)

    /// What an answer on the leaf does; a game may ask about it once more.
    function answer(text: string): void {
        hands.answer(text);
    }

    /// Whether the seat may do something of this verb, with this first number.
    function may(verb: string, first = -1): bool {
        return hands.moves.some(move => move.verb === verb && (first < 0 || move.first === first));
    }

    /// What the game calls a thing of this mat.
    function nameOf(domain: string, number: int): string {
        return context.nameOf(domain, number, words);
    }

    objectName: "mat " + seat
    x: place.mat.x
    y: place.mat.y
    width: place.mat.width
    height: place.mat.height
    rotation: place.turn

    SpokenOffers {
        objectName: "spoken"
        anchors.fill: parent
        model: root.table.model
        hands: root.hands
        words: root.words
        names: root.context.namesIn(root.words)
        open: !root.table.desk && root.table.secretive
        visible: !root.compact && (root.own || !root.table.desk)
    }

    SeatVoice {
        id: voice

        parent: root.table.above
        table: root.table
        seat: root.seat
        hands: root.hands
        words: root.words
        place: root.place
        leaf: root.leaf
        leafTaken: root.leafTaken || root.hushed
        hushed: root.hushed
        told: root.told
        considers: root.considers
        taking: root.taking
        leafHugs: root.leafHugs
        rise: root.rise
        start: root.railStart
        bot: root.bot
        keys: root.keys
        visible: !root.compact
        onAnswered: text => root.answer(text)
    }

    Loader {
        parent: root.table.above
        x: root.x
        y: root.y
        z: 2
        width: root.width
        height: root.height
        rotation: root.rotation
        active: root.counting && !root.table.desk && (!root.bot || root.context.deserted)
        visible: !voice.asks // a question comes first, and the sheet back after it
        sourceComponent: Item {
            ScoreSheet {
                objectName: "scoreSheet " + root.seat
                x: root.sheet.x * root.unit
                y: root.sheet.y * root.unit
                width: root.sheet.width * root.unit
                height: root.sheet.height * root.unit
                context: root.context
                ink: root.table.ink
                icons: root.table.scoreIcons
                reader: root.seat
                unit: root.unit
                onClosed: root.context.toggleCount(root.seat)
            }
        }
    }

    Loader {
        parent: root.table.above
        z: 2
        active: !root.table.desk && !root.bot && root.asks !== null
        sourceComponent: SeatSlip {
            at: root
            asks: root.asks
        }
    }
}
