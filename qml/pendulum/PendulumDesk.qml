// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// Pendulum's panels on a desktop: the board first, then the own mat below it; the rivals beside them, and below
/// those the log and the timers.
DeskMatch {
    id: root

    required property PendulumModel model

    bookOver: "pendulum-rivals"
    logHeldFrom: model.coveredSince

    /// See PendulumKeys.
    function keyOf(move: move): string {
        if (move.verb === "flip")
            return ["Q", "W", "E"][move.first];
        return ({
                play: "H",
                recover: "R",
                achieve: "A",
                refill: "F",
                done: "D",
                begin: "D",
                resume: "D"
            })[move.verb] ?? "";
    }

    DeskPart {
        desk: root
        part: TablePlaces.Middle

        PendulumTable {
            objectName: "part board"
            context: root.context
            part: TablePlaces.Middle
        }
    }

    DeskPart {
        desk: root
        part: TablePlaces.Rivals
        place: DockPanel.Right
        extent: Math.round(root.width * 0.27)

        PendulumTable {
            objectName: "part rivals"
            context: root.context
            part: TablePlaces.Rivals
        }
    }

    DeskPart {
        desk: root
        part: TablePlaces.Own
        beside: "pendulum-board"
        extent: Math.round(root.height * 0.4)

        PendulumTable {
            objectName: "part mine"
            context: root.context
            part: TablePlaces.Own
        }
    }

    DockPanel {
        name: "pendulum-now"
        title: root.words.text("play.panel.now")
        place: DockPanel.Bottom
        beside: "pendulum-mine"
        extent: Math.round(root.height * 0.105)

        OffersPanel {
            objectName: "now"
            context: root.context
            ink: Colours
            face: PendulumFace {}
            together: ["place", "act", "rush"]
            keyOf: move => root.keyOf(move)
            hint: root.words.text("pendulum.keys")
        }
    }

    DeskLog {
        desk: root
        place: DockPanel.Bottom
        beside: "pendulum-rivals"
        // One rival needs less than half of the column.
        extent: Math.round(root.height * (root.model.seatCount > 2 ? 0.36 : 0.6))
    }

    DockPanel {
        name: "pendulum-timers"
        title: root.words.text("pendulum.panel.timers")
        place: DockPanel.Tab
        beside: "pendulum-log"

        TimerPanel {
            model: root.model
            context: root.context
            onTouched: area => root.hands.ask("flip", area)
        }
    }
}
