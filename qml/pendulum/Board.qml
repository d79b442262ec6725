// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The board in the middle of the table: everything printed, the cards and discs that lie on it, and the spaces that
/// fingers touch. Figures and glasses stand above it. Icons only: it is read from all sides.
Item {
    id: root

    required property PendulumModel model
    required property list<Seat> people
    required property Places places
    required property list<color> colours
    /// The spot where the keyboard stands, or -1.
    property int cursor: -1
    /// How bright an invitation is at the moment.
    property real pulse: 1

    readonly property list<int> emblems: people.map(seat => seat.emblem)
    readonly property list<int> turns: people.map(seat => places.turn(seat.place))
    readonly property real unit: width / plan.size.width
    readonly property BoardPlan plan: BoardPlan { rows: root.model.rows }
    readonly property bool council: root.model.phase === "rewards"
    readonly property bool over: root.model.phase === "over"
    /// Where the council board lies, on the table.
    readonly property rect laidOver: {
        const at = plan.council();
        return Qt.rect(x + at.x * unit, y + at.y * unit, at.width * unit, at.height * unit);
    }
    readonly property PendulumSeat chooser: root.model.seats.find(seat => seat.decision === "reward") ?? null

    signal provinceTapped(source: int, at: point)
    signal provinceDropped(source: int, at: point)
    signal achievementTapped(at: point)

    /// The spot under a point of the board, or -1.
    function spotAt(at: point): int {
        return plan.spotAt(Qt.point(at.x / unit, at.y / unit));
    }

    x: places.board.x
    y: places.board.y
    width: places.board.width
    height: places.board.height

    BoardFace {
        anchors.fill: parent
        ink: Colours
        rows: root.model.rows
        privilegePoints: root.model.privilegePoints
    }

    Repeater {
        model: 5

        ProvinceSlot {
            required property int index

            objectName: "province " + index
            plan: root.plan.province(index)
            unit: root.unit
            deck: index === 4
            count: root.model.provinceDeck
            province: index < 4 ? root.model.provinces[index] : emptyProvince
            lit: {
                for (const seat of root.model.seats) {
                    seat.moves;
                    if (seat.may("take", index))
                        return true;
                }
                return false;
            }
            onTapped: at => root.provinceTapped(index, at)
            onDropped: at => root.provinceDropped(index, at)

            property pendulumProvince emptyProvince
        }
    }

    AchievementFace {
        readonly property rect at: root.plan.achievement()

        objectName: "achievement"
        x: Math.round(at.x * root.unit)
        y: Math.round(at.y * root.unit)
        width: Math.round(at.width * root.unit)
        height: Math.round(at.height * root.unit)
        ink: Colours
        achievement: root.model.achievement
        seatColours: root.colours
        emblems: root.emblems

        Touchable {
            anchors.fill: parent
            onTapped: at => root.achievementTapped(at)
        }
    }

    Repeater {
        model: root.model.order

        Disc {
            required property int index
            required property int modelData

            objectName: "privilege " + index
            plan: root.plan.privilege(index)
            unit: root.unit
            colour: root.colours[modelData] ?? Theme.line
            emblem: root.emblems[modelData] ?? -1
            turn: root.turns[modelData] ?? 0
        }
    }

    Markers {
        anchors.fill: parent
        model: root.model
        plan: root.plan
        unit: root.unit
    }

    // The rival of the two-player game stands in its frames and never moves.
    Repeater {
        model: root.model.neutralSpots

        Laid {
            required property int modelData
            readonly property rect spot: root.plan.spot(modelData)

            plan: Qt.rect(spot.x + spot.width - Theme.plan.worker - Theme.plan.gap1, spot.y + Theme.plan.gap2,
                Theme.plan.worker, Theme.plan.workerHeight)
            unit: root.unit

            WorkerFigure {
                anchors.fill: parent
                ink: Colours
                colour: Theme.textSoft
            }
        }
    }

    Repeater {
        model: 48

        SpotTarget {
            required property int index

            objectName: "spot " + index
            plan: root.plan.spot(index)
            unit: root.unit
            litFor: root.model.litSpots[index]
            focused: root.cursor === index
            colours: root.colours
            enabled: plan.width > 0 && !root.council && !root.over
            onTapped: root.model.tapPlace(index)
        }
    }

    Loader {
        active: root.council
        sourceComponent: CouncilBoard {
            plan: root.plan.council()
            unit: root.unit
            model: root.model
            boardPlan: root.plan
            chooser: root.chooser
            pulse: root.pulse
            turn: root.chooser ? root.turns[root.chooser.index] : 0
        }
    }

    Loader {
        active: root.over
        sourceComponent: Verdict {
            plan: root.plan.council()
            unit: root.unit
            model: root.model
            colours: root.colours
            emblems: root.emblems
            turns: root.turns
        }
    }
}
