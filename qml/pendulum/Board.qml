// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The board in the middle of the table: everything printed, the cards and discs that lie on it, and the spaces that
/// fingers touch. Figures and glasses stand above it. Icons only: it is read from all sides.
Item {
    id: root

    required property GameTable table
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property list<color> colours: table.colours
    readonly property list<int> emblems: table.people.map(seat => seat.emblem)
    readonly property real unit: table.places.boardUnit
    readonly property BoardPlan plan: BoardPlan {
        width: root.table.sizes.middle.width
        rows: root.model.rows
    }
    readonly property bool council: model.phase === "rewards"
    readonly property bool over: model.over
    /// The row that the board lights to show itself, or -1: for the eye alone.
    property int shownRow: -1
    /// How much of the board has risen, where a match begins before everybody's eyes.
    property real risen: 1

    NumberAnimation {
        target: root
        property: "risen"
        running: root.model.phase === "opening" && root.model.round <= 1 && !Theme.reducedMotion && (root.table.context.clock?.running ?? false) && root.table.context.clock.now() < 500
        from: 0
        to: 1
        duration: 900
        onStopped: root.risen = 1
    }

    readonly property PendulumSeat chooser: model.seats.find(seat => seat.decision === "reward") ?? null

    /// Who is laid on a box from elsewhere means its frame.
    function meantBy(piece: Item, spot: int): int {
        const figure = piece as Worker;
        const row = Math.floor(spot / 8);
        const column = model.rows[row].frames.findIndex(boxes => boxes >> (spot % 4) & 1);
        const moves = figure.hands.moves.filter(move => move.first === figure.number && ["place", "act", "rush"].includes(move.verb));
        const goes = place => moves.some(move => move.second === place);
        const frame = row * 8 + column;
        return spot % 8 >= 4 && !goes(spot) && goes(frame) ? frame : spot;
    }

    function mayTake(source: int): bool {
        return model.seats.some(seat => seat.moves.some(move => move.verb === "take" && move.first === source));
    }

    BoardFace {
        anchors.fill: parent
        ink: Colours
        boardWidth: root.plan.width
        privilegePoints: root.model.privilegePoints
    }

    // Light and latch follow the state, and not the flight of the glass.
    Repeater {
        model: root.model.timers

        Laid {
            id: area

            required property PendulumTimer modelData

            objectName: "area " + modelData.area
            plan: root.plan.area(modelData.area)
            unit: root.unit
            visible: !root.council && !root.over
            // One after the other.
            readonly property real up: Math.max(0, Math.min(1, 2 * root.risen - modelData.area / 2))
            opacity: up
            transform: Translate {
                y: (1 - area.up) * 40 * root.unit
            }

            AreaFace {
                objectName: "face"
                anchors.fill: parent
                ink: Colours
                boardWidth: root.plan.width
                area: area.modelData.area
                rows: root.model.rows
                litRow: area.modelData.row
            }

            AreaFace {
                objectName: "shown"
                anchors.fill: parent
                visible: opacity > 0
                opacity: root.shownRow >= 0 && root.shownRow >> 1 === area.modelData.area ? 1 : 0
                ink: Colours
                boardWidth: root.plan.width
                area: area.modelData.area
                rows: root.model.rows
                litRow: area.modelData.row ^ 1

                Behavior on opacity {
                    NumberAnimation {
                        duration: Theme.moveTime
                    }
                }
            }
        }
    }

    Repeater {
        model: root.model.rows.length

        ThingItem {
            required property int index
            readonly property rect at: root.plan.row(index)

            x: at.x * root.unit
            y: at.y * root.unit
            width: at.width * root.unit
            height: at.height * root.unit
            domain: "row"
            number: index
        }
    }

    Repeater {
        model: root.plan.provinces

        ProvinceSlot {
            required property int index
            required property rect modelData

            table: root.table
            source: index
            plan: modelData
            unit: root.unit
            deck: index === root.plan.deck
            count: root.model.provinceDeck
            province: root.model.provinces[index] ?? emptyProvince
            lit: root.mayTake(index)
            coming: root.model.flights.hidden.includes("province " + index)

            property pendulumProvince emptyProvince
        }
    }

    Laid {
        objectName: "achievement"
        plan: root.plan.achievement
        unit: root.unit

        AchievementFace {
            anchors.fill: parent
            ink: Colours
            achievement: root.model.achievement
            seatColours: root.colours
            emblems: root.emblems
        }

        ThingItem {
            anchors.fill: parent
            domain: "achievement"
            word: root.model.achievement.id
        }

        NamedTouch {
            anchors.fill: parent
            label: root.model.achievement.id === "" ? "" : root.table.context.words?.text("pendulum.achievement." + root.model.achievement.id) ?? ""
            onTapped: at => root.table.handAt(at, "achieve", -1).ask("achieve")
        }
    }

    PrivilegeTrack {
        anchors.fill: parent
        table: root.table
        plan: root.plan
        contests: (root.table as PendulumTable).contests
    }

    Markers {
        anchors.fill: parent
        model: root.model
        plan: root.plan
        unit: root.unit
        pulse: root.table.pulse
    }

    // The rival of the two-player game stands in its frames and never moves.
    Repeater {
        model: root.model.neutralSpots

        Laid {
            required property int modelData
            readonly property rect spot: root.plan.spots[modelData]

            plan: Qt.rect(spot.x + spot.width - Theme.plan.worker - Theme.plan.gap1, spot.y + Theme.plan.gap2, Theme.plan.worker, Theme.plan.workerHeight)
            unit: root.unit

            WorkerFigure {
                anchors.fill: parent
                ink: Colours
                colour: Theme.textSoft
            }
        }
    }

    Repeater {
        // Not every row has as many.
        model: root.plan.spots.reduce((there, at, spot) => at.width > 0 ? there.concat([spot]) : there, [])

        SpotTarget {
            id: spot

            required property int modelData

            objectName: "spot " + modelData
            plan: root.plan.spots[modelData] ?? Qt.rect(0, 0, 0, 0)
            unit: root.unit
            litFor: root.model.litSpots[modelData] ?? 0
            focused: root.table.keys.place === modelData
            colours: root.colours
            label: root.model.placeInWords(modelData, root.table.context.words)
            enabled: !root.council && !root.over
            onTapped: root.model.tapPlace(modelData)

            ThingItem {
                anchors.fill: parent
                domain: "spot"
                number: spot.modelData
                drawnBy: root.table.board
            }
        }
    }

    DropTarget {
        anchors.fill: parent
        table: root.table
        kinds: ["worker"]
        enabled: !root.council && !root.over
        accepts: (piece, at) => root.plan.spotAt(Qt.point(at.x / root.unit, at.y / root.unit)) >= 0
        onDropped: (piece, at) => piece.hands.bring("worker", piece.number, root.meantBy(piece, root.plan.spotAt(Qt.point(at.x / root.unit, at.y / root.unit))))
    }

    // While the match is paused, nothing is lit.
    Rectangle {
        objectName: "resting"
        anchors.fill: parent
        visible: root.table.context.paused && !root.over
        radius: Theme.plan.panelRadius * root.unit
        color: Theme.playTable
        opacity: 0.25
    }

    Loader {
        active: root.council
        sourceComponent: CouncilBoard {
            table: root.table
            boardPlan: root.plan
            chooser: root.chooser
        }
    }

    Loader {
        anchors.fill: parent
        active: root.over
        sourceComponent: Race {
            table: root.table
            plan: root.plan
        }
    }
}
