// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Sand

/// What everything of one match shares, wherever it is drawn: around a table, or in the panels of a desktop. A piece
/// that is let go lands in whichever of the tables lies under it.
QtObject {
    id: root

    required property TableModel model
    /// By the match's seats: who sits there.
    required property list<Seat> people
    required property SandClock clock
    property bool paused: false
    /// The seat that paused it, where one of the table's did; -1 otherwise.
    property int pauser: -1
    /// So many beads are left before a paused match goes on; 0: none are counted.
    property int beads: 0
    /// Sand timers tell their seconds in digits too.
    property bool digits: false
    /// The middle is turned to whoever plays, where a game has such a middle.
    property bool middleTurns: true
    /// The names of those whose mats lie the other way round, for their left hand.
    property list<string> otherHand
    /// The same for those who have given no name, by seat; it lasts as long as the match.
    property list<int> otherHandSeats
    /// By seat, how large its words are where it chose that itself; it lasts as long as the match.
    property list<real> textSizes
    readonly property list<real> offeredSizes: [1, 1.25, 1.5]
    /// The id of a sentence that everybody should know as long as it is true, or nothing.
    property string warning: ""
    /// For how long a leaf that opens at a table takes no answer.
    property int deafTime: 0
    /// By seat, the level of the opponent who plays there, or nothing.
    property list<string> bots
    /// Opponents play everywhere: what people read then is for whoever stands there.
    readonly property bool deserted: bots.length > 0 && !bots.includes("")
    /// On a desktop: the seat whose mat is the large one, and which the keyboard plays.
    property int mine: 0
    /// The seat whose whole mat lies in the own one's place for a while, to be looked at, or -1.
    property int looking: -1
    readonly property int viewed: looking >= 0 && looking < model.seatCount ? looking : mine
    onMineChanged: looking = -1
    /// The game's word, and by seat what it plays, which names whoever has given no name.
    property string game: ""
    property list<string> characters
    /// What the chosen line of the log speaks of.
    property telling pointed
    /// What somebody's rulebook has just shown on the table.
    property list<thingName> lit
    readonly property Timer dark: Timer {
        interval: Theme.readTime
        onTriggered: root.lit = []
    }
    /// What has happened so far, where a board has room to show it; null: nobody does.
    property MatchLog log: null
    /// The film of what happened last, or null where there are none.
    property CuePlayer cues: null
    /// A match that is watched again: nothing opens by itself.
    property bool watched: false
    /// The seats whose score sheet lies open; everybody's at the end.
    property list<int> counting
    readonly property Count count: Count {
        lines: root.model.scores.lines
    }
    /// The board shows the end by itself, with its own sheets: the score sheet opens only where somebody asks for it.
    property bool endsItself: false
    /// Around a table: what people want when it is over.
    property EndVote vote: null
    /// The end is there, and its film has been seen.
    readonly property bool over: model.over && !(cues?.playing ?? false)

    /// What belongs to nobody is named for whoever has the keyboard; around a table, for the first seat.
    readonly property Catalogue words: people[mine]?.language.words ?? null
    readonly property OfferWalk keys: OfferWalk {
        hands: root.model.hands[root.mine] ?? null
    }
    /// The keyboard's digits answer what the rules ask; not while a lesson asks something.
    property bool digitsAnswer: true
    /// By seat, what it is told: "off", "nextStep" or "goodIdea".
    property list<string> advice
    /// By seat, where somebody wants good ideas and there is one.
    property list<idea> ideas
    /// The tables that are there, as panels come and go.
    property list<Item> tables
    /// The piece that a finger carries, or null.
    property Item carried: null

    /// By which questions are asked and slips are read.
    readonly property AskClock askClock: AskClock {}
    /// What each seat has asked about; and on a desktop, whoever has the mouse and the keyboard.
    readonly property Instantiator askers: Instantiator {
        model: root.people.length
        delegate: SeatAsk {
            required property int index
            readonly property Catalogue language: root.people[index]?.language.words ?? null

            model: root.model
            seat: index
            words: language
            names: language ? root.namesIn(language) : []
            clock: root.askClock
        }
    }
    readonly property SeatAsk deskAsk: SeatAsk {
        readonly property Catalogue language: root.people[root.mine]?.language.words ?? null

        model: root.model
        seat: root.mine
        words: language
        names: language ? root.namesIn(language) : []
        clock: root.askClock
    }
    /// A mouse that rests on something asks about it; not while a lesson points at what lies there.
    property bool restAsks: true
    /// The panel whose thing the mouse rests on; null where the keyboard has asked.
    property Item askedAt: null
    /// Whose finger lies still and may come to ask, or -1.
    property int holding: -1
    /// There is a rulebook to open.
    property bool mayRead: false
    /// Somebody who is alone with the match may leave it for a lesson.
    property bool mayLearn: false

    onOverChanged: counting = over && !watched && !endsItself ? Array.from({
        length: model.seatCount
    }, (_, seat) => seat) : []

    onPausedChanged: {
        toggled = [];
        if (!paused)
            pauser = -1;
    }

    /// Around a table, in a match: whoever touches their own emblem has their choices, as to stand up.
    property bool seatsChoose: false
    /// The seats where it is the other way round than a pause alone has it: the choices are open, or folded.
    property list<int> toggled

    /// Whether a seat's own choices lie open over its mat: with a pause, those of whoever wanted it, or everybody's where
    /// nobody at the table did. The others see what they have.
    function choosesAt(seat: int): bool {
        return (paused && (pauser < 0 || pauser === seat)) !== toggled.includes(seat);
    }

    function toggleChoices(seat: int): void {
        toggled = toggled.includes(seat) ? Array.from(toggled).filter(other => other !== seat) : Array.from(toggled).concat([seat]);
    }

    /// A seat's own key.
    function togglePause(seat: int): void {
        if (!paused)
            pauser = seat;
        pauseToggled();
    }

    signal pauseToggled
    /// Somebody wants a mat that lies the other way round, or no longer.
    signal otherHandWanted(name: string, other: bool)
    /// A finger came down somewhere: what is shown need not be watched to its end.
    signal touched
    /// Somebody wants to see a rival's mat as their own.
    signal mineWanted(seat: int)
    /// A seat at a table has asked about what lies behind its screen: it is told there, where nobody else reads it.
    signal secretAsked(seat: int, thing: thingName)
    /// A seat wants to read this section of the rulebook.
    signal ruleWanted(seat: int, section: string)
    /// A seat wants to do that lesson.
    signal lessonWanted(seat: int, lesson: string)

    /// The section of the rulebook that a seat's match is about: why it was refused something, or what it may do.
    function ruleNow(seat: int): string {
        const hands = model.hands[seat] ?? null;
        if (!hands)
            return "";
        const why = Explainer.ruleOf(game, hands.refusal);
        return why !== "" || hands.moves.length === 0 ? why : Explainer.ruleOfVerb(game, hands.moves[0].verb);
    }

    /// Rings around these things, for a while.
    function light(things: list<thingName>): void {
        lit = things.map(thing => Explainer.whole(model, thing));
        dark.restart();
    }

    function askOf(seat: int): SeatAsk {
        return askers.objectAt(seat) as SeatAsk;
    }

    /// What the game calls a thing, as "spot" 3, in somebody's words; nothing where it has no word for it.
    function nameOf(domain: string, number: int, reader: Catalogue): string {
        const id = reader && model.seatCount > 0 ? model.nameOf(domain, number) : "";
        return id === "" ? "" : reader.capitalised(reader.text(id));
    }

    /// What everybody is called, in one reader's words.
    function namesIn(words: Catalogue): list<string> {
        return words.seatNames(people.map(seat => seat.name), game, characters, people.map(seat => seat.emblemWord));
    }

    /// A seat's; beyond the seats of the match, those of an opponent without one.
    function colourOf(seat: int): color {
        return Theme.seats[seat < people.length ? people[seat].colour : (people[0].colour + 2) % Theme.seats.length];
    }

    function emblemOf(seat: int): int {
        return seat < people.length ? people[seat].emblem : (people[0].emblem + 1) % 8;
    }

    /// Whether that seat's mat lies the other way round.
    function otherHanded(seat: int): bool {
        const name = people[seat]?.name ?? "";
        return name !== "" ? otherHand.includes(name) : otherHandSeats.includes(seat);
    }

    function changeHand(seat: int): void {
        const name = people[seat]?.name ?? "";
        if (name !== "")
            otherHandWanted(name, !otherHanded(seat));
        else
            otherHandSeats = otherHanded(seat) ? Array.from(otherHandSeats).filter(other => other !== seat) : Array.from(otherHandSeats).concat([seat]);
    }

    /// What is read at a seat is so large.
    function textSizeAt(seat: int): real {
        return (textSizes[seat] ?? 0) > 0 ? textSizes[seat] : Theme.textSize;
    }

    /// The next larger one, and after the largest the smallest.
    function changeTextSize(seat: int): void {
        const now = textSizeAt(seat);
        const next = offeredSizes.find(size => size > now) ?? offeredSizes[0];
        textSizes = people.map((_, other) => other === seat ? next : textSizes[other] ?? 0);
    }

    function toggleCount(seat: int): void {
        counting = counting.includes(seat) ? Array.from(counting).filter(other => other !== seat) : Array.from(counting).concat([seat]);
    }

    function adviceAt(seat: int): string {
        return advice[seat] ?? "nextStep";
    }

    function advise(seat: int, how: string): void {
        advice = model.hands.map((_, other) => other === seat ? how : adviceAt(other));
    }

    /// What a good idea for a seat is about.
    function ideaThings(seat: int): list<thingName> {
        if (seat >= ideas.length || model.over)
            return [];
        return ideas[seat].things;
    }

    /// A good idea for a seat in one reader's words, or nothing.
    function ideaIn(seat: int, words: Catalogue): string {
        return seat < ideas.length && !model.over ? ideas[seat].in(model.hands[seat], words, namesIn(words)) : "";
    }

    /// Where something is shown that has this name, or this path of names, in the coordinates of an item; empty where
    /// it is not seen.
    function rectOf(path: string, within: Item): rect {
        return Landmarks.rectOf(tables, path, within);
    }

    /// A piece was let go at a point of the screen: the first target under it that takes it has it.
    function land(what: Item, at: point): bool {
        return Array.from(tables).some(table => table.visible && landing(table)(what, table.mapFromGlobal(at)));
    }

    function landing(table: var): var {
        return table.land;
    }
}
