// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play
import Sandglass.Shell

/// One learner's lesson on the game's own board: the board plays as always; above it lie the lights and the slip.
/// Keys: Enter goes on, Backspace goes back, F2 shows, F3 skips, digits answer, Escape leads to the list.
FocusScope {
    id: root

    required property Shell shell
    required property gameEntry game
    required property LessonPlayer player
    required property lessonEntry following
    required property bool table
    property list<string> waitingFor
    property bool beforeMatch: false
    property bool waitsLong: false
    required property LessonClass room
    readonly property GamePage page: board.page as GamePage
    readonly property TableContext context: page?.context ?? null
    readonly property list<Item> tables: context?.tables ?? []
    readonly property Seat learner: context?.people[player.seat] ?? null
    readonly property Catalogue words: (table ? learner?.language.words : null) ?? shell.language.words

    readonly property list<rect> lit: {
        const places = [];
        for (let i = 0; i < lights.count; ++i) {
            const one = lights.objectAt(i) as LessonLights;
            for (const place of one?.places ?? [])
                places.push(one.mapToItem(root, one.wider(place)));
        }
        return places;
    }

    signal listWanted
    signal nextWanted
    signal playOnWanted
    signal matchWanted
    signal onWithoutThem

    readonly property int step: player.step
    readonly property int hands: context?.model.hands.length ?? 0

    /// At the seat there is silence, but where one plays freely: what the step before was answered is over, and the
    /// table's own advice would be another than the lesson's.
    function hush(): void {
        if (hands === 0)
            return;
        context?.model.hands[player.seat]?.forgetRefusal();
        context?.advise(player.seat, player.kind === "free" ? "nextStep" : "off");
    }

    /// The slip says what was refused.
    readonly property int mood: player.mood

    onMoodChanged: {
        if (mood === LessonPlayer.Refused)
            Qt.callLater(hush);
    }
    onStepChanged: hush()
    onHandsChanged: hush()

    function goOn(): void {
        if (!player.finished)
            player.goOn();
        else if (beforeMatch)
            matchWanted();
        else if (following.name !== "")
            nextWanted();
        else
            listWanted();
    }

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.goOn();
            break;
        case Qt.Key_Backspace:
            root.player.goBack();
            break;
        case Qt.Key_F2:
            root.player.showMe();
            break;
        case Qt.Key_F3:
            root.player.skip();
            break;
        case Qt.Key_Escape:
            root.listWanted();
            break;
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3:
            root.player.answer(event.key - Qt.Key_1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Binding {
        target: root.player
        property: "still"
        value: Theme.reducedMotion
    }

    // A lesson's sand stands, and its films run.
    Binding {
        target: root.page
        property: "filmClock"
        value: root.player.filmClock
        when: root.page !== null
    }

    Binding {
        target: root.page
        property: "holdAfter"
        value: root.player.holdAfter
        when: root.page !== null
    }

    Binding {
        target: root.context
        property: "restAsks"
        value: root.player.kind === "free"
        when: root.context !== null
    }

    Binding {
        target: root.context
        property: "digitsAnswer"
        value: root.player.kind !== "ask"
        when: root.context !== null
    }

    NamedPage {
        id: board

        anchors.fill: parent
        focus: true
        module: root.game.pageModule
        type: root.game.pageType
        properties: ({
                shell: root.shell,
                host: root.player.host,
                table: root.table,
                mayLearn: false
            })
        onBack: root.listWanted()
    }

    Instantiator {
        id: lights

        model: root.tables
        // It goes when it can, and is not seen until then.
        onObjectRemoved: (index, object) => (object as LessonLights).parent = null
        delegate: LessonLights {
            required property GameTable modelData

            parent: modelData
            anchors.fill: parent
            z: 1
            table: modelData
            dims: root.lit.length > 0
            things: root.player.finished ? [] : root.player.lit
            pointing: root.player.kind === "do" || root.player.kind === "tempt"
            nudges: root.player.nudges
            forbidden: root.player.forbidden
            emblem: root.learner?.emblem ?? 0
            seat: root.player.seat
            colour: root.learner ? Theme.seats[root.learner.colour] : Theme.brassBright
        }
    }

    LessonGhost {
        player: root.player
        places: root.lit
        colour: root.learner ? Theme.seats[root.learner.colour] : Theme.brassBright
        unit: Theme.scale
    }

    LessonDesk {
        anchors.fill: parent
        player: root.player
        room: root.room
        seats: root.shell.seats
        onRuleWanted: section => root.context.ruleWanted(root.player.seat, section)
        around: root.table ? root.tables[0] as GameTable : null
        lit: root.lit
        words: root.words
        names: root.context?.namesIn(root.words) ?? []
        following: root.following
        waitingFor: root.waitingFor
        beforeMatch: root.beforeMatch
        waitsLong: root.waitsLong
        onOnWithoutThem: root.onWithoutThem()
        onMatchWanted: root.matchWanted()
        onListWanted: root.listWanted()
        onNextWanted: root.nextWanted()
        onPlayOnWanted: root.playOnWanted()
    }
}
