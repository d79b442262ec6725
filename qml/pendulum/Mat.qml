// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat's mat of Pendulum, seen from the seat: what it has, what it can do now, its hand. Its figures stand above it.
SeatMat {
    id: root

    readonly property PendulumSeat owner: hands as PendulumSeat
    readonly property MatPlan plan: MatPlan {
        width: root.width / root.unit
    }
    readonly property PendulumModel pendulum: table.model as PendulumModel
    /// Beside the mat, where whoever sits here has the side alone.
    readonly property rect free: Qt.rect(place.free.x / unit, place.free.y / unit, place.free.width / unit, place.free.height / unit)
    /// Answers for which one looks at the tracks lie over the hand; the others over the tracks.
    readonly property bool asksOfTracks: ["point", "onTrack", "swap", "glory", "claim", "reward"].includes(owner.decision) || owner.answers.some(offered => offered.move.verb === "achieve")

    /// How much of each stock is still on its way to this seat.
    readonly property list<int> air: pendulum.flights.air.slice(seat * owner.held.length, (seat + 1) * owner.held.length)

    leaf: free.width >= plan.leafHand.width ? free : asksOfTracks ? plan.leafHand : plan.leafUp
    sheet: Qt.rect(104, 4, plan.width - 112, 240)
    slip: free.width >= plan.leafHand.width ? free : Qt.rect(plan.leafUp.x, plan.leafUp.y - 34, plan.leafUp.width, plan.leafUp.height + 34)
    considers: owner.decision === "reward"

    ThingItem {
        anchors.fill: parent
        domain: "seat"
        number: root.seat
    }

    Loader {
        anchors.fill: parent
        sourceComponent: root.compact ? small : large
    }

    Component {
        id: small

        RivalMat {
            mat: root
            seat: root.owner
        }
    }

    Component {
        id: large

        Item {
            MatFace {
                anchors.fill: parent
                ink: Colours
                character: root.owner.character
                homes: root.owner.homes
                colour: root.colour
                emblem: root.person.emblem
                name: root.name
                textSize: Theme.textSize
                unit: root.unit
            }

            Laid {
                plan: root.plan.tracks
                unit: root.unit

                TrackFace {
                    objectName: "tracks"
                    anchors.fill: parent
                    ink: Colours
                    matWidth: root.plan.width
                    steps: root.owner.held.slice(4).map((held, track) => Math.max(0, held - (root.air[4 + track] ?? 0)))
                    columns: root.owner.columns
                    glory: root.owner.glory
                    colour: root.colour
                }
            }

            // Where a point lands.
            Repeater {
                model: 4

                Laid {
                    required property int index
                    readonly property rect step: root.plan.step(index, index < 3 ? root.owner.columns[index] + root.owner.held[4 + index] : 13 + root.owner.held[7])

                    objectName: "marker " + (4 + index)
                    plan: Qt.rect(root.plan.tracks.x + step.x, root.plan.tracks.y + step.y, step.width, step.height)
                    unit: root.unit
                }
            }

            Repeater {
                model: root.plan.stocks

                Laid {
                    id: counted

                    required property int index
                    required property rect modelData

                    plan: modelData
                    unit: root.unit

                    ThingItem {
                        anchors.fill: parent
                        domain: "stock"
                        number: counted.index
                        seat: root.seat
                    }
                }
            }

            SlotRow {
                id: production

                anchors.fill: parent
                plan: root.plan
                mat: root
                seat: root.owner
                air: root.air
                counted: ["councilCalled", "rewards", "limit"].includes(root.pendulum.phase)
            }

            DropTarget {
                anchors.fill: parent
                table: root.table
                kinds: ["worker", "province"]
                accepts: piece => piece.kind === "province" || piece.hands === root.hands
                onDropped: (piece, at) => {
                    if (piece.kind === "province")
                        root.owner.takeProvince(piece.number, production.slotAt(at));
                    else
                        root.owner.sendHome(piece.number);
                }
            }

            DiscardPile {
                plan: root.plan.discard
                mat: root
                seat: root.owner
                hidden: root.pendulum.flights.hidden
            }

            HandFan {
                plan: root.plan.hand
                mat: root
                owner: root.owner
                hidden: root.pendulum.flights.hidden
            }

            MatButtons {
                plan: root.plan.buttons
                mat: root
                seat: root.owner
            }
        }
    }
}
