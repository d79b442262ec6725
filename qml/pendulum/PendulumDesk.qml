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
    readonly property list<string> names: party.people.map((seat, index) => seat.name !== "" ? seat.name : words.text("pendulum.character." + (model.seats[index]?.character ?? "")))
    signal back

    function refuse(seat: int, why: telling): void {
        if (seat !== mine)
            return;
        refusal.text = why.in(words, names);
        fade.restart();
    }

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
        onTriggered: refusal.text = ""
    }

    CouncilTable { anchors.fill: parent }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space2
        spacing: Theme.space2

        DeskBar {
            words: root.words
            area: area
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
            id: refusal

            kind: Notice.Bad
            objectName: "refusal"
            visible: text !== ""
            Layout.fillWidth: true
        }

        DockArea {
            id: area

            layouts: root.shell.layoutsOf("pendulum")
            Layout.fillWidth: true
            Layout.fillHeight: true

            DockPanel {
                name: "pendulum-board"
                title: root.words.text("board.panel.board")
                place: DockPanel.Left

                Part { part: "board" }
            }

            DockPanel {
                name: "pendulum-mine"
                title: root.words.text("board.panel.mine")
                place: DockPanel.Bottom
                extent: Math.round(root.height * 0.3)

                Part { part: "mine" }
            }

            DockPanel {
                name: "pendulum-log"
                title: root.words.text("board.panel.log")
                place: DockPanel.Right
                extent: Math.round(root.width * 0.24)

                LogPanel {
                    log: log
                    words: root.words
                    names: root.names
                    onChosenChanged: pointed.telling = chosen
                }
            }

            DockPanel {
                name: "pendulum-rivals"
                title: root.words.text("board.panel.rivals")
                place: DockPanel.Bottom
                beside: "pendulum-log"

                Part { part: "rivals" }
            }

            DockPanel {
                name: "pendulum-timers"
                title: root.words.text("board.panel.timers")
                place: DockPanel.Tab
                beside: "pendulum-rivals"

                TimerPanel {
                    model: root.model
                    clock: root.clock
                    paused: root.host.paused
                    digits: root.shell.settings.timerDigits
                    onTouched: area => root.model.seats[root.mine].flip(area)
                }
            }
        }
    }

    PendulumPointer { id: pointed }

    component Part: DeskPart {
        model: root.model
        people: root.party.people
        clock: root.clock
        paused: root.host.paused
        grace: root.shell.settings.graceMs
        digits: root.shell.settings.timerDigits
        keys: walk
        pointer: pointed
        mine: root.mine
        onMineWanted: seat => {
            if (root.party.bots[seat] === "")
                root.mine = seat;
        }
        onPauseToggled: root.togglePause()
    }
}
