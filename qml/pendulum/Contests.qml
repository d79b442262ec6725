// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Two wanted the same within a second, and privilege decided: where the winner's figure stands lies a plaque with both
/// coins, the higher one left, a pendulum between them. Nobody is blamed. It lies there a moment.
Item {
    id: root

    required property GameTable table
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property rect board: table.places.board
    readonly property real unit: table.places.boardUnit
    /// Of those who were told just now: who stands higher, and who lower.
    readonly property list<var> told: Array.from(model.seats).map(seat => root.contestOf(seat)).filter(pair => pair !== null)
    property list<var> pairs
    readonly property size plaque: Qt.size(64, 22)

    function contestOf(seat: PendulumSeat): var {
        if (seat.refusal.word === "lostToPrivilege")
            return {
                higher: seat.refusal.numberOf("seat"),
                lower: seat.index
            };
        // An opponent who lost is told nothing.
        const lower = seat.notice.kind === "contest" ? seat.notice.numberOf("seat") : -1;
        return lower < 0 || model.seats[lower].human ? null : {
            higher: seat.index,
            lower: lower
        };
    }

    onToldChanged: {
        pairs = told;
        if (told.length === 0)
            return;
        pause.restart();
        // The model follows in a moment.
        Qt.callLater(root.offerAnother);
    }

    /// A figure that went back lies in its hand for a while: where else it may go is lit.
    function offerAnother(): void {
        for (const pair of pairs) {
            const seat = model.seats[pair.lower];
            const figure = model.lastMoved[pair.lower];
            if (!seat.human || figure < 0 || seat.worker >= 0 || seat.decision !== "")
                continue;
            seat.pickUp("worker", figure);
            light.restart();
        }
    }

    Timer {
        id: light

        interval: 2000
        onTriggered: {
            for (const seat of root.model.seats)
                if (seat.refusal.word === "lostToPrivilege" && seat.worker === root.model.lastMoved[seat.index])
                    seat.putDown();
        }
    }

    Timer {
        id: pause

        interval: 1500
        onTriggered: root.pairs = []
    }

    BoardPlan {
        id: plan

        width: root.table.sizes.middle.width
        rows: root.model.rows
    }

    Repeater {
        model: root.pairs.length > 0 && root.board.width > 0 ? root.model.workers : null

        Loader {
            id: decided

            required property var model
            readonly property var pair: root.pairs.find(pair => pair.higher === model.seat) ?? null
            readonly property rect at: plan.spots[model.spot] ?? Qt.rect(0, 0, 0, 0)

            x: Math.round(root.board.x + (at.x + (at.width - root.plaque.width) / 2) * root.unit)
            y: Math.round(root.board.y + (at.y + at.height - root.plaque.height - 2) * root.unit)
            active: pair !== null && model.worker === root.model.lastMoved[model.seat] && at.width > 0
            sourceComponent: Item {
                objectName: "plaque"
                width: Math.round(root.plaque.width * root.unit)
                height: Math.round(root.plaque.height * root.unit)

                Plate {
                    anchors.fill: parent
                    ink: Colours
                    fill: Theme.raised
                    line: Theme.brassBright
                    lineWidth: Theme.plan.hairline * root.unit
                    radius: height / 2
                }

                Coin {
                    plan: Qt.rect(2, 2, 18, 18)
                    seat: decided.pair.higher
                }

                TallyStrip {
                    anchors.centerIn: parent
                    width: Math.round(18 * root.unit)
                    height: width
                    ink: Colours
                    icon: "privilege"
                }

                Coin {
                    plan: Qt.rect(root.plaque.width - 20, 2, 18, 18)
                    seat: decided.pair.lower
                }
            }
        }
    }

    component Coin: Disc {
        required property int seat

        unit: root.unit
        colour: root.table.colours[seat]
        emblem: root.table.people[seat].emblem
    }
}
