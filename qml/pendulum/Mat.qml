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
        mirrored: root.context.otherHanded(root.seat)
    }
    readonly property PendulumModel pendulum: table.model as PendulumModel
    /// Beside the mat, where whoever sits here has the side alone.
    readonly property rect free: Qt.rect(place.free.x / unit, place.free.y / unit, place.free.width / unit, place.free.height / unit)
    /// Answers for which one looks at the tracks lie over the hand; the others over the tracks.
    readonly property bool asksOfTracks: ["point", "onTrack", "swap", "glory", "claim", "reward"].includes(owner.decision) || owner.answers.some(offered => offered.move.verb === "achieve")

    readonly property Ceremony ceremony: (table as PendulumTable).ceremony
    property pendulumStanding nobody
    readonly property pendulumStanding standing: pendulum.standings.find(standing => standing.seat === seat) ?? nobody
    /// How much of a track its marker has run, where the end is counted line by line.
    readonly property int countedTrack: ceremony.stage === "race" ? ceremony.count.counted - 1 : 4
    property real ran: 1

    function shownSteps(track: int): int {
        const held = Math.max(0, owner.held[4 + track] - (air[4 + track] ?? 0));
        return track < countedTrack ? held : track > countedTrack ? 0 : Math.round(held * ran);
    }

    onCountedTrackChanged: {
        if (countedTrack < 4)
            run.restart();
        else
            run.complete();
    }

    SequentialAnimation {
        id: run

        PropertyAction {
            target: root
            property: "ran"
            value: 0
        }
        PauseAnimation {
            duration: root.countedTrack === 0 ? root.ceremony.restTime : 0
        }
        NumberAnimation {
            target: root
            property: "ran"
            to: 1
            duration: Theme.raceTime
            easing.type: Easing.InOutCubic
        }
    }

    /// How much of each stock is still on its way to this seat.
    readonly property list<int> air: pendulum.flights.air.slice(seat * owner.held.length, (seat + 1) * owner.held.length)

    /// What is to be tucked lies before its answers.
    readonly property rect tucked: owner.decision === "tuck" ? Qt.rect(room.x, room.y, 90, 94) : Qt.rect(0, 0, 0, 0)
    /// The pile's cards are looked at.
    property bool pileOpen: false
    readonly property rect room: free.width >= plan.leafHand.width ? free : asksOfTracks ? plan.leafHand : plan.leafUp

    leaf: tucked.width > 0 ? Qt.rect(room.x + tucked.width, room.y, room.width - tucked.width, room.height) : room
    sheet: plan.sheet
    /// What is told of a track leaves it in sight.
    readonly property bool toldOfTrack: (asks?.open ?? false) && asks.thing.domain === "stock" && asks.thing.number >= 4 && asks.thing.seat === seat
    slip: free.width >= plan.leafHand.width ? free : toldOfTrack ? plan.leafHand : Qt.rect(plan.leafUp.x, plan.leafUp.y - 34, plan.leafUp.width, plan.leafUp.height + 34)
    considers: owner.decision === "reward"
    taking: leaf.width >= 456 ? Qt.size(leaf.width - 16, 42) : Qt.size(72, 60)

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
            Glow {
                objectName: "winner"
                anchors.fill: parent
                anchors.margins: -reach
                visible: root.ceremony.decided && root.standing.winner
                ink: Colours
                colour: Theme.halo
                edge: Theme.brassBright
                radius: Theme.plan.panelRadius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            MatFace {
                anchors.fill: parent
                ink: Colours
                character: root.owner.character
                homes: root.owner.homes
                mirrored: root.plan.mirrored
                colour: root.colour
                emblem: root.person.emblem
                name: root.name
                textSize: Theme.textSize
                unit: root.unit
            }

            Laid {
                plan: root.plan.portrait
                unit: root.unit

                EmblemKey {
                    anchors.fill: parent
                    context: root.context
                    words: root.words
                    seat: root.seat
                }
            }

            Laid {
                plan: root.plan.tracks
                unit: root.unit

                TrackFace {
                    objectName: "tracks"
                    anchors.fill: parent
                    ink: Colours
                    matWidth: root.plan.width
                    steps: [0, 1, 2, 3].map(track => root.shownSteps(track))
                    ghosts: root.owner.meant.slice(4)
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

                    // Below the end's sheet there is none; what was counted lies on it.
                    ThingItem {
                        anchors.fill: parent
                        visible: !endSheet.active
                        domain: "stock"
                        number: counted.index
                        seat: root.seat
                        drawnBy: production
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
                onLooked: root.pileOpen = true
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

            Loader {
                active: root.free.width >= root.plan.leafHand.width && !root.pendulum.over
                sourceComponent: FreeLeaf {
                    plan: root.free
                    unit: root.unit
                    mat: root
                }
            }

            Loader {
                active: root.tucked.width > 0 && !root.bot
                sourceComponent: Laid {
                    plan: root.tucked
                    unit: root.unit

                    ProvinceFace {
                        objectName: "tucking"
                        anchors {
                            fill: parent
                            margins: Theme.plan.gap1 * root.unit
                        }
                        ink: Colours
                        province: root.owner.tucking
                    }
                }
            }

            Loader {
                active: root.pileOpen && root.owner.discard.length > 0
                sourceComponent: PileLook {
                    plan: root.plan.leafUp
                    unit: root.unit
                    cards: root.owner.discard
                    onClosed: root.pileOpen = false
                }
            }

            Loader {
                id: endSheet

                active: root.ceremony.stage === "sheet" && root.pendulum.over && root.standing.place > 0
                sourceComponent: EndSheet {
                    plan: root.sheet
                    unit: root.unit
                    mat: root
                    standing: root.standing
                }
            }
        }
    }
}
