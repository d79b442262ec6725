// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// What is said and asked at one seat, turned to whoever sits there: one sentence on the rail, and the answers on the
/// leaf. A seat that an opponent plays is asked nothing.
Item {
    id: root

    required property GameTable table
    required property int seat
    required property SeatHands hands
    required property Catalogue words
    required property seatPlace place
    required property rect leaf
    required property bool leafTaken
    required property bool considers
    property size taking: Qt.size(0, 0)
    property int leafHugs: 0
    property real rise: 0
    property real start: 0
    /// A film is shown first: as long as that, it says what it has said.
    property bool hushed: false
    /// What a film says meanwhile, or nothing.
    property string told: ""
    required property bool bot
    /// The keyboard's way, where it is this seat's.
    required property OfferWalk keys
    readonly property TableContext context: table.context
    readonly property list<string> names: context.namesIn(words)
    readonly property bool asks: hands.answers.length > 0 && !bot && !context.paused && !context.model.over

    /// What to do next.
    readonly property string hint: told !== "" ? told : spoken.shown ?? ""
    readonly property string next: {
        if (context.count.running)
            return context.model.counted(-1, context.count.line).in(words, names);
        // Who has won is not told before it has been seen how.
        if (context.model.over)
            return context.endsItself || !context.over ? "" : context.model.verdict.in(words, names);
        if (context.beads > 0)
            return Array(context.beads).fill("•").join(" ");
        if (context.paused)
            return paused + (opens ? " " + words.text("play.choices.open") : "");
        if (bot)
            return words.text("play.botPlays");
        if (!table.desk && context.askers.count > seat && (context.askOf(seat)?.listening ?? false))
            return words.text("play.explain.touch");
        if (keys && keys.text !== "")
            return words.textWith("play.keys.again", {
                what: words.capitalised(asSentence(keys.offer.meaning(words, names)))
            });
        if (considers && hands.considered.text !== "")
            return words.textWith("play.ask.again", {
                what: asSentence(hands.considered.meaning(words, names))
            });
        if (hands.choosing)
            return words.text("play.ask.how");
        if (idea !== "")
            return idea;
        if (asks && hands.question.word !== "")
            return hands.question.in(words, names);
        return context.adviceAt(seat) === "off" ? "" : hands.advice.in(words, names);
    }
    readonly property string paused: context.pauser < 0 ? words.text("play.hint.paused") : words.textWith("play.hint.pausedBy", {
        seat: words.seatName(context.pauser, names, context.game)
    })
    /// While the match is paused, the rail opens the seat's own choices.
    readonly property bool opens: context.paused && context.seatsChoose && context.beads === 0 && !context.model.over && !context.choosesAt(seat)
    /// What an answer is called and what it does, in one sentence.
    function asSentence(meaning: string): string {
        const told = meaning.split("\n").filter(line => line !== "").join(": ");
        return told === "" || /[.!?…]$/.test(told) ? told : told + ".";
    }

    /// At a table the seat's lens lies at the rail's beginning.
    readonly property real lensRoom: table.desk || bot ? 0 : Theme.plan.lensTarget * place.unit

    /// Two who wanted the same, the one whose privilege decided first; or nobody.
    readonly property list<int> contest: hands.refusal.word === "lostToPrivilege" ? [hands.refusal.numberOf("seat"), seat] : hands.refusal.word === "" && hands.notice.kind === "contest" ? [seat, hands.notice.numberOf("seat")] : []

    readonly property string idea: table.whispers ? "" : context.ideaIn(seat, words)

    /// On a desktop, the sentence of whoever has the keyboard is heard as well as seen; a refusal at once.
    readonly property string heard: keys !== null ? rail.text : ""
    onHeardChanged: {
        if (heard !== "")
            Accessible.announce(heard, rail.refused ? Accessible.Assertive : Accessible.Polite);
    }

    /// An answer on the leaf was given.
    signal answered(text: string)

    objectName: "voice " + seat
    x: place.mat.x
    y: place.mat.y
    z: asks ? 1 : 0
    width: place.mat.width
    height: place.mat.height
    rotation: place.turn

    Late {
        id: spoken

        value: root.next
        held: root.hushed
    }

    Leaf {
        objectName: "tray"
        x: root.leaf.x * root.place.unit
        y: root.leaf.y * root.place.unit
        width: root.leaf.width * root.place.unit
        height: root.leaf.height * root.place.unit
        visible: root.asks && !root.leafTaken
        hands: root.hands
        words: root.words
        names: root.names
        unit: root.place.unit
        ink: root.table.ink
        face: root.table.face
        pictured: root.table.facesEverything
        considers: root.considers
        taking: root.taking
        hugs: root.leafHugs
        deafTime: root.table.desk ? 0 : root.context.deafTime
        cursor: root.keys?.text ?? ""
        pulse: root.table.pulse
        onAnswered: text => root.answered(text)
    }

    SeatWords {
        id: rail

        objectName: "words"
        x: Math.max((root.width - width) / 2, Math.min(Math.max(root.start * root.place.unit, root.lensRoom), root.width - width))
        y: root.place.rail.y + (root.place.rail.height - height) / 2 - root.rise * root.place.unit
        unit: root.place.unit
        widest: root.width - Math.max(root.start * root.place.unit, root.lensRoom)
        roomy: root.place.rail.height
        textSize: root.context.textSizeAt(root.seat)
        hint: root.hint
        refusal: root.context.model.over ? "" : root.hands.refusal.in(root.words, root.names)
        blameless: root.hands.refusal.word === "lostToPrivilege"
        notice: root.context.model.over ? "" : root.hands.notice.in(root.words, root.names)
        before: root.contest.length > 0 && !root.context.model.over ? coins : null
        onFollowed: {
            const rule = Explainer.ruleOf(root.context.game, refused ? root.hands.refusal : root.hands.notice);
            if (rule !== "" && !root.table.desk)
                root.context.askOf(root.seat)?.follow("rule:" + rule);
        }
        opens: root.opens
        onOpened: root.context.toggleChoices(root.seat)
        onForgotten: {
            root.hands.forgetRefusal();
            root.hands.forgetNotice();
        }
    }

    Component {
        id: coins

        Row {
            objectName: "coins"
            spacing: Theme.plan.gap1 * root.place.unit

            Disc {
                plan: Qt.rect(0, 0, 24, 24)
                unit: root.place.unit
                colour: root.table.colourOf(root.contest[0] ?? root.seat)
                emblem: root.table.emblemOf(root.contest[0] ?? root.seat)
            }

            TallyStrip {
                width: Math.round(24 * root.place.unit)
                height: width
                ink: root.table.ink
                icon: "privilege"
            }

            Disc {
                plan: Qt.rect(0, 0, 24, 24)
                unit: root.place.unit
                colour: root.table.colourOf(root.contest[1] ?? root.seat)
                emblem: root.table.emblemOf(root.contest[1] ?? root.seat)
            }
        }
    }

    SeatNote {
        objectName: "note"
        x: (root.width - width) / 2
        y: rail.y + rail.height + Theme.plan.gap1 * root.place.unit
        unit: root.place.unit
        widest: root.width
        textSize: root.context.textSizeAt(root.seat)
        bad: true
        text: root.context.warning !== "" && !root.context.model.over ? root.words.text(root.context.warning) : ""
    }
}
