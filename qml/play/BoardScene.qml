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
    /// A GameTable with `context: scene.context` and `part: scene.part`.
    required property Component table
    property int seatCount: 4
    /// See Rehearsal.
    property var options: ({ seats: seatCount })
    property var weights: ({})
    property list<string> script
    /// By name, where a match stops that plays itself; and which of them it is.
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
    /// On a desktop.
    property int mine: 0
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
    property SandClock clock: StillClock { time: match.now; running: root.running }
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
        until: root.moments[root.moment] ?? {}
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

    TableContext {
        id: shared

        model: root.model
        game: root.game
        characters: root.characters
        people: usual.people
        clock: root.clock
        mine: root.mine
        cues: film
        onTouched: film.touch()
        onMineWanted: seat => root.mine = seat
    }

    Loader {
        x: -root.crop.x * width
        y: -root.crop.y * height
        width: root.width / root.crop.width
        height: root.height / root.crop.height
        active: usual.people.length === root.seatCount
        sourceComponent: root.table
    }

    Component.onCompleted: {
        if (cue === "")
            return;
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
