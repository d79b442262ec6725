// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Docks
import Sandglass.Host
import Sandglass.Language
import Sandglass.Sand

/// A match on a desktop: board, own mat, rivals, log and timers as panels, for mouse and keyboard. Arrows and Enter walk
/// the legal moves, Space pauses, Ctrl+Z takes back what may be taken back.
FocusScope {
    id: root

    required property Shell shell
    required property Host host
    required property PendulumModel model
    required property Party party
    required property SandClock clock
    /// Whose mat is the own one: at first that of the first person, also when an opponent plays it for a while.
    property int mine: 0
    readonly property Catalogue words: shell.language.words
    readonly property list<string> names: words.seatNames(party.people.map(seat => seat.name), "pendulum", model.seats.map(seat => seat.character))
    signal back

    readonly property PendulumSeat seat: model.seats[mine] ?? null
    readonly property string refused: seat?.refusal.in(words, names) ?? ""

    onRefusedChanged: if (refused !== "")
        fade.restart()

    function togglePause(): void {
        if (host.paused)
            host.resume();
        else
            host.pause();
    }

    Keys.onSpacePressed: togglePause()
    Keys.onPressed: event => {
        const seat = event.key - Qt.Key_1;
        if (event.matches(StandardKey.Undo))
            host.undo(mine);
        else if (seat >= 0 && seat < party.people.length && party.bots[seat] === "")
            mine = seat;
    }
    Component.onCompleted: {
        mine = Math.max(0, party.bots.indexOf(""));
        speak();
    }

    Connections {
        target: root.shell.language

        function onChanged(): void {
            root.speak();
        }
    }

    /// One person reads everything: in the shell's language.
    function speak(): void {
        for (const seat of party.people)
            seat.chooseLanguage(shell.language.code);
    }

    MatchLog {
        id: log

        house: root.shell.house
        host: root.host
        viewer: root.mine
    }

    KeyWalk {
        id: walk

        focus: true
        seat: root.model.seats[root.mine] ?? root.model.seats[0]
    }

    Timer {
        id: fade

        interval: Theme.readTime
        onTriggered: root.seat?.forgetRefusal()
    }

    CouncilTable { anchors.fill: parent }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space2
        spacing: Theme.space2

        DeskBar {
            words: root.words
            area: panels
            layouts: root.shell.layoutsOf("pendulum")
            onBack: root.back()
            Layout.fillWidth: true

            DeskButtons {
                words: root.words
                host: root.host
                party: root.party
                seat: root.mine
            }
        }

        Notice {
            kind: Notice.Bad
            objectName: "warning"
            visible: root.host.warning !== ""
            text: visible ? root.words.text(root.host.warning) : ""
            Layout.fillWidth: true
        }

        Notice {
            kind: Notice.Bad
            objectName: "refusal"
            visible: text !== ""
            text: root.refused
            Layout.fillWidth: true
        }

        DeskPanels {
            id: panels

            shell: root.shell
            host: root.host
            model: root.model
            party: root.party
            clock: root.clock
            log: log
            keys: walk
            names: root.names
            mine: root.mine
            onMineWanted: seat => {
                if (root.party.bots[seat] === "")
                    root.mine = seat;
            }
            onPauseToggled: root.togglePause()
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }

    CarriedWorker {
        anchors.fill: parent
        figure: panels.carried
    }
}
