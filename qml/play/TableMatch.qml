// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Rules

/// A match around the table. While it is paused, every seat has its own choices; what everybody must know stands at
/// every seat too, in its own words. A touch anywhere ends the cue that is shown. When it is over, people say what they
/// want next.
Item {
    id: root

    required property Host host
    required property Party party
    required property Component table
    readonly property GameTable shown: loader.item as GameTable

    signal back
    signal again
    signal watch
    signal setUpAgain
    /// Nobody has moved yet.
    property bool untouched: false

    Component.onCompleted: untouched = host.round === 0 && host.now() < 1000

    Connections {
        target: root.host

        function onAccepted(): void {
            root.untouched = false;
        }
    }

    EndVote {
        id: vote

        readonly property list<int> all: Array.from(root.party.bots).map((bot, seat) => seat)
        readonly property list<int> persons: all.filter(seat => root.party.bots[seat] === "")

        // Where opponents play everywhere, whoever stands at the table decides.
        people: persons.length > 0 ? persons : all
        onDecided: word => word === "again" ? root.again() : word === "watch" ? root.watch() : root.back()
    }

    /// Everybody else is asked first, as long as there is something to leave.
    function standUp(seat: int): void {
        const others = party.bots.filter((bot, index) => bot === "" && index !== seat).length;
        farewell.ask(seat, host.over ? 0 : others);
    }

    function goOn(): void {
        if (shown.countsIn)
            shown.context.beads = 3;
        else
            host.resume();
    }

    Timer {
        interval: Theme.beadTime
        repeat: true
        running: (root.shown?.context.beads ?? 0) > 0
        onTriggered: {
            root.shown.context.beads -= 1;
            if (root.shown.context.beads === 0)
                root.host.resume();
        }
    }

    /// Who would like the others to wait, and whom that is asked of.
    property int pleads: -1
    property list<int> pleaded

    /// Where nobody else plays, there is nobody to ask.
    function plead(seat: int): void {
        pleads = seat;
        pleaded = vote.all.filter(other => party.bots[other] === "" && other !== seat);
        if (pleaded.length === 0)
            host.pause();
    }

    Farewell {
        id: farewell

        onAgreed: root.back()
    }

    Loader {
        id: loader

        anchors.fill: parent
        sourceComponent: root.table
    }

    Binding {
        target: root.shown?.context ?? null
        property: "vote"
        value: vote
    }

    Repeater {
        model: root.party.people

        Item {
            id: seat

            required property int index
            required property Seat modelData
            readonly property seatPlace place: root.shown.places.seats[index]
            /// The rulebook lies open over this seat's mat. The others play on.
            property bool reading: false
            /// It is folded: its ribbon lies on the rail.
            property bool folded: false
            /// Where it is opened; nothing: at its beginning.
            property string section: ""

            function read(at: string): void {
                section = at;
                folded = false;
                reading = true;
                (book.item as SeatBook).open(at);
            }

            /// While the match goes on, what was chosen closes the choices.
            function playOn(): void {
                if (!root.host.paused)
                    root.shown.context.toggleChoices(index);
            }

            x: place.mat.x
            y: place.mat.y
            width: place.mat.width
            height: place.mat.height
            rotation: place.turn

            SeatPause {
                objectName: "pause " + seat.index
                anchors.fill: parent
                language: seat.modelData.language
                unit: seat.place.unit
                open: root.shown.context.choosesAt(seat.index) && !root.host.over && root.shown.context.beads === 0 && farewell.asker < 0
                bot: root.party.bots[seat.index] !== ""
                onGoOn: {
                    if (root.host.paused)
                        root.goOn();
                    else
                        seat.playOn();
                }
                onFolded: root.shown.context.toggleChoices(seat.index)
                onHandedOver: level => {
                    root.party.handOver(seat.index, level);
                    seat.playOn();
                }
                onTakenBack: {
                    root.party.takeBack(seat.index);
                    seat.playOn();
                }
                onLeaveAsked: root.standUp(seat.index)
                untouched: root.untouched
                onSetupAsked: root.setUpAgain()
                advice: root.shown.context.adviceAt(seat.index)
                handed: root.shown.handed
                otherHand: root.shown.context.otherHanded(seat.index)
                onHandChanged: root.shown.context.changeHand(seat.index)
                onAdviceChosen: advice => root.shown.context.advise(seat.index, advice)
                textSize: root.shown.context.textSizeAt(seat.index)
                onTextSizeChosen: root.shown.context.changeTextSize(seat.index)
                onRulesAsked: seat.read("")
                onSpoken: code => seat.modelData.chooseLanguage(code)
            }

            Connections {
                target: root.shown?.context ?? null

                function onRuleWanted(asking: int, section: string): void {
                    if (asking === seat.index)
                        seat.read(section);
                }
            }

            Loader {
                readonly property rect plan: root.shown?.endings[seat.index] ?? Qt.rect(0, 0, 0, 0)
                readonly property bool planned: plan.width > 0

                x: planned ? plan.x * seat.place.unit : (parent.width - width) / 2
                y: planned ? plan.y * seat.place.unit : seat.place.rail.y - height - Theme.plan.gap6 * seat.place.unit
                width: planned ? plan.width * seat.place.unit : Math.min(parent.width, 4 * Theme.plan.wordButton * seat.place.unit)
                active: (root.shown?.context.over ?? false) && !root.shown.context.endsItself && !root.shown.context.count.running && vote.people.includes(seat.index)
                sourceComponent: EndChoices {
                    objectName: "end " + seat.index
                    context: root.shown.context
                    vote: vote
                    seat: seat.index
                    words: seat.modelData.language.words
                    unit: seat.place.unit * Theme.plan.smallButton
                }
            }

            Loader {
                anchors.fill: parent
                active: farewell.asker >= 0 && root.party.bots[seat.index] === ""
                sourceComponent: SeatFarewell {
                    objectName: "farewell " + seat.index
                    language: seat.modelData.language
                    unit: seat.place.unit
                    seconds: farewell.left
                    of: farewell.seconds
                    own: farewell.asker === seat.index
                    asker: root.shown.context.namesIn(language.words)[farewell.asker]
                    onStayed: farewell.stay()
                }
            }

            Loader {
                id: book

                anchors.fill: parent
                active: seat.reading
                visible: !seat.folded
                sourceComponent: SeatBook {
                    objectName: "book " + seat.index
                    language: seat.modelData.language
                    game: root.host.game
                    unit: seat.place.unit
                    letters: seat.modelData.letters
                    textSize: root.shown.context.textSizeAt(seat.index)
                    now: root.shown.context.ruleNow(seat.index)
                    mayPause: !root.host.paused && !root.host.over
                    seat: seat.index
                    strip: root.shown.strip
                    onLightWanted: things => root.shown.context.light(things)
                    onClosed: seat.reading = false
                    onFolded: seat.folded = true
                    onPauseWanted: root.plead(seat.index)
                }
            }

            BookRibbon {
                objectName: "folded " + seat.index
                x: parent.width - width - Theme.plan.gap3 * unit
                y: seat.place.rail.y
                visible: seat.reading && seat.folded
                unit: seat.place.unit
                label: seat.modelData.language.words.text("play.rules.title")
                onPressed: seat.folded = false
            }

            Loader {
                anchors.fill: parent
                active: root.pleads >= 0 && root.pleads !== seat.index && root.pleaded.includes(seat.index) && !root.host.paused
                sourceComponent: SeatPlea {
                    objectName: "plea " + seat.index
                    words: seat.modelData.language.words
                    unit: seat.place.unit
                    asker: root.shown.context.namesIn(words)[root.pleads]
                    onAgreed: root.host.pause()
                    onRefused: root.pleaded = Array.from(root.pleaded).filter(other => other !== seat.index)
                }
            }
        }
    }
}
