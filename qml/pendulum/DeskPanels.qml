// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Host
import Sandglass.Language
import Sandglass.Sand

/// The panels of a match on a desktop. What is carried out of one of them lands in the panel that it is let go over.
DockArea {
    id: root

    required property Shell shell
    required property Host host
    required property PendulumModel model
    required property Party party
    required property SandClock clock
    required property MatchLog log
    required property KeyWalk keys
    required property list<string> names
    required property int mine
    readonly property Catalogue words: shell.language.words
    /// The panels that are there, as they come and go.
    property list<DeskPart> parts
    /// The figure that is being carried, or null.
    property Worker carried: null

    /// What the chosen line of the log speaks of.
    readonly property PendulumPointer pointed: PendulumPointer {}

    signal mineWanted(seat: int)
    signal pauseToggled

    layouts: shell.layoutsOf("pendulum")

    /// The first panel that is seen under a point of the screen and takes what is let go there has it.
    function land(at: point, takes: var): void {
        Array.from(parts).some(part => {
            const here = part.mapFromGlobal(at);
            return part.visible && part.contains(here) && takes(part, here);
        });
    }

    DockPanel {
        name: "pendulum-board"
        title: root.words.text("play.panel.board")
        place: DockPanel.Left

        Part { part: "board" }
    }

    DockPanel {
        name: "pendulum-mine"
        title: root.words.text("play.panel.mine")
        place: DockPanel.Bottom
        extent: Math.round(root.height * 0.33)

        Part { part: "mine" }
    }

    DockPanel {
        name: "pendulum-log"
        title: root.words.text("play.panel.log")
        place: DockPanel.Right
        extent: Math.round(root.width * 0.24)

        LogPanel {
            log: root.log
            words: root.words
            names: root.names
            onChosenChanged: root.pointed.telling = chosen
        }
    }

    DockPanel {
        name: "pendulum-rivals"
        title: root.words.text("play.panel.rivals")
        place: DockPanel.Bottom
        beside: "pendulum-log"

        Part { part: "rivals" }
    }

    DockPanel {
        name: "pendulum-timers"
        title: root.words.text("pendulum.panel.timers")
        place: DockPanel.Tab
        beside: "pendulum-rivals"

        TimerPanel {
            model: root.model
            clock: root.clock
            paused: root.host.paused
            digits: root.shell.settings.timerDigits
            onTouched: area => root.model.seats[root.mine].ask("flip", area)
        }
    }

    component Part: DeskPart {
        id: panel

        model: root.model
        people: root.party.people
        clock: root.clock
        paused: root.host.paused
        digits: root.shell.settings.timerDigits
        keys: root.keys
        pointer: root.pointed
        mine: root.mine
        bots: root.party.bots
        Component.onCompleted: root.parts.push(panel)
        Component.onDestruction: root.parts = Array.from(root.parts).filter(other => other !== panel)
        onCarriedChanged: root.carried = carried
        onMineWanted: seat => root.mineWanted(seat)
        onPauseToggled: root.pauseToggled()
        onWorkerStrayed: (seat, worker, at) => root.land(at, (part, here) => part.land(seat, worker, here))
        onProvinceStrayed: (source, at) => root.land(at, (part, here) => part.landProvince(source, here))
    }
}
