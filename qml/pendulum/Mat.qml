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
    readonly property MatPlan plan: MatPlan { width: root.width / root.unit }
    readonly property PendulumModel pendulum: table.model as PendulumModel
    /// Beside the mat, where whoever sits here has the side alone.
    readonly property rect free: Qt.rect(place.free.x / unit, place.free.y / unit, place.free.width / unit, place.free.height / unit)
    /// Answers for which one looks at the tracks lie over the hand; the others over the tracks.
    readonly property bool asksOfTracks: ["point", "onTrack", "swap", "glory", "claim", "reward"].includes(owner.decision)
        || owner.answers.some(offered => offered.move.verb === "achieve")

    leaf: free.width >= plan.leafHand.width ? free : asksOfTracks ? plan.leafHand : plan.leafUp
    sheet: Qt.rect(104, 4, plan.width - 112, 240)
    considers: owner.decision === "reward"

    ThingItem { anchors.fill: parent; domain: "seat"; number: root.seat }

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
                    steps: root.owner.held.slice(4)
                    columns: root.owner.columns
                    glory: root.owner.glory
                    colour: root.colour
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

                    ThingItem { anchors.fill: parent; domain: "stock"; number: counted.index; seat: root.seat }
                }
            }

            SlotRow {
                id: production

                anchors.fill: parent
                plan: root.plan
                mat: root
                seat: root.owner
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
            }

            HandFan {
                plan: root.plan.hand
                mat: root
                owner: root.owner
            }

            MatButtons {
                plan: root.plan.buttons
                mat: root
                seat: root.owner
            }
        }
    }
}
