// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Sand

/// A moment of a match that always comes out the same, for pictures, benchmarks and touch tests. A game's scene derives
/// from it and gives its model, its table and how its matches are rehearsed.
Item {
    id: root

    property Shell shell: null
    required property string game
    required property TableModel model
    /// See TableContext.
    property list<string> characters
    property bool endsItself: false
    /// A GameTable with `context: scene.context` and `part: scene.part`.
    required property Component table
    property int seatCount: 4
    /// See Rehearsal.
    property var options: ({
            seats: seatCount
        })
    property var weights: ({})
    property list<string> script
    /// By name, where a match stops that plays itself; and which of them it is. "over" is every match's end.
    property var moments: ({})
    property string moment: ""
    property int seed: 7
    property int grace: 0
    property string setup: "{}"
    property bool desk: false
    /// See CuePlayer; and for a picture, which cue of the last command's film is shown, and how much of it has passed.
    property var cueLengths: ({})
    property string cue: ""
    property int cueTime: 0
    /// The part of it that is seen, of one; for pictures.
    property rect crop: Qt.rect(0, 0, 1, 1)
    /// What is ringed, as rulebooks name it; with `closeUp` little else is seen.
    property list<string> lit
    property bool closeUp: false
    readonly property alias ringed: lights.places
    /// On a desktop. Another seat's own things are read when it is another.
    property int mine: 0
    onMineChanged: Qt.callLater(match.wait, 0)
    /// For pictures: what each seat has asked about, as rulebooks name it ("spot=green.top.1"), or nothing.
    property list<string> asked
    /// By seat, then from the first one again. Where nobody says, everybody reads another one, and the first seat what
    /// the shell is read in.
    property list<string> languages: {
        const all = anyLanguage.codes;
        const first = Math.max(0, all.indexOf(shell?.language.code ?? "en"));
        return all.map((_, index) => all[(first + index) % all.length]);
    }
    readonly property Language anyLanguage: Language {}
    /// Still, unless somebody lets it run: the sand is asked for at every frame then.
    property bool running: false
    property SandClock clock: StillClock {
        time: match.now
        running: root.running
    }
    /// For pictures of the end: by seat, what it wants next, or nothing.
    property list<string> wishes
    /// What people are called, by seat; where nobody says, as what they play.
    property alias names: usual.names
    /// Where people sit, by how many they are.
    property alias places: usual.places
    /// Seats whose score sheet lies open.
    property alias counting: shared.counting

    readonly property Rehearsal rehearsal: match
    readonly property TableContext context: shared
    readonly property list<Seat> people: usual.people
    readonly property int part: desk ? TablePlaces.Upright : TablePlaces.Around

    UsualSeats {
        id: usual

        count: root.seatCount
        languages: root.languages
    }

    Rehearsal {
        id: match

        game: root.game
        model: root.model
        options: root.options
        seed: root.seed
        grace: root.grace
        setup: root.setup
        script: root.script
        until: root.moment === "over" ? {
            over: true
        } : root.moments[root.moment] ?? {}
        weights: root.weights
        onlySeat: root.desk ? root.mine : -1
    }

    CuePlayer {
        id: film

        clock: root.clock
        model: root.model
        lengths: root.cueLengths
        // A picture of a film's middle is still by itself.
        still: Theme.reducedMotion && root.cue === ""
    }

    Connections {
        target: match

        function onTold() {
            film.play(match.events);
        }
        function onShown() {
            film.follow();
        }
    }

    EndVote {
        id: farewell

        people: usual.people.map((_, seat) => seat)
    }

    TableContext {
        id: shared

        vote: root.desk ? null : farewell
        model: root.model
        game: root.game
        characters: root.characters
        endsItself: root.endsItself
        people: usual.people
        clock: root.clock
        mine: root.mine
        cues: film
        // As in a match: slips lead to the rules.
        mayRead: true
        onTouched: film.touch()
        onMineWanted: seat => root.mine = seat
    }

    Loader {
        id: laid

        x: -root.crop.x * width
        y: -root.crop.y * height
        width: root.width / root.crop.width
        height: root.height / root.crop.height
        // A picture that is made bit by bit has its seats before its match.
        active: usual.people.length === root.seatCount && root.model.seatCount > 0
        sourceComponent: root.table
        onLoaded: Qt.callLater(root.find)
    }

    function comeCloser(): void {
        const table = laid.item as GameTable;
        const places = lights.places;
        if (!closeUp || crop.width < 1 || !table || places.length === 0 || !(table.width > 0))
            return;
        const left = Math.min(...places.map(place => place.x)) / table.width;
        const right = Math.max(...places.map(place => place.x + place.width)) / table.width;
        const top = Math.min(...places.map(place => place.y)) / table.height;
        const bottom = Math.max(...places.map(place => place.y + place.height)) / table.height;
        const part = Math.min(1, Math.max(0.42, 1.25 * Math.max(right - left, bottom - top)));
        const within = middle => Math.max(0, Math.min(1 - part, middle - part / 2));
        crop = Qt.rect(within((left + right) / 2), within((top + bottom) / 2), part, part);
    }

    ThingLights {
        id: lights

        parent: (laid.item as Item) ?? root
        anchors.fill: parent
        table: laid.item as Item
        unit: (laid.item as GameTable)?.places.unit ?? 1
        onPlacesChanged: Qt.callLater(root.comeCloser)
        things: root.meant
    }

    /// What is ringed, by the game's numbers, which are known when the match has been read.
    property list<thingName> meant
    function find(): void {
        meant = laid.item ? lit.map(name => named(name)) : [];
    }

    /// The same in words, for who looks at a picture of it.
    readonly property string caption: {
        const words = people[0]?.language.words ?? null;
        const titles = words ? Array.from(meant).map(thing => Explainer.explain(model, thing, -1, words, shared.namesIn(words)).title) : [];
        return words?.list(titles.filter((title, index) => title !== "" && titles.indexOf(title) === index)) ?? "";
    }

    /// A thing as rulebooks write it.
    function named(text: string): thingName {
        return Explainer.whole(model, (laid.item as GameTable).things.named(text));
    }

    function ask(): void {
        const table = shared.tables[0] as GameTable;
        if (!table)
            return;
        asked.forEach((name, seat) => {
            const place = table.things.placesOf(named(name))[0];
            const asks = desk ? shared.deskAsk : shared.askOf(seat);
            const found = place ? table.things.at(Qt.point(place.x + place.width / 2, place.y + place.height / 2), seat) : null;
            if (name !== "" && !(found && asks.ask(found)))
                asks.askName(named(name));
        });
        if (desk)
            shared.askedAt = table;
    }

    /// What flies and what is asked about have their places first.
    Component.onCompleted: {
        wishes.forEach((wish, seat) => {
            if (wish !== "")
                farewell.wish(seat, wish);
        });
        if (asked.length > 0)
            Qt.callLater(ask);
        if (cue !== "")
            Qt.callLater(showCue);
    }

    function showCue(): void {
        film.play(match.events);
        film.follow();
        if (!film.seek(cue, cueTime))
            console.warn(`the last command's film has no '${cue}'`);
    }

    KeyWalk {
        focus: root.desk
        walk: shared.keys
    }
}
