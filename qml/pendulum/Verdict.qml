// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The end, in icons: a column a seat in the order of the ranking, its four tracks as bars with the scroll's edge.
/// The reason stands at each seat, in its own words.
Laid {
    id: root

    required property PendulumModel model
    required property list<color> colours
    required property list<int> emblems
    required property list<int> turns

    readonly property real column: width / Math.max(1, model.standings.length)
    readonly property list<color> trackColours: [Theme.military, Theme.culture, Theme.gold, Theme.legend]
    readonly property list<string> trackIcons: ["power", "prestige", "popularity", "legendary"]

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        radius: Theme.plan.panelRadius * root.unit
        lineWidth: Theme.plan.line * root.unit
    }

    Repeater {
        model: root.model.standings

        Item {
            id: seat

            required property int index
            required property pendulumStanding modelData

            x: index * root.column
            width: root.column
            height: root.height

            Glow {
                anchors.fill: coin
                anchors.margins: -Theme.plan.gap4 * root.unit
                visible: seat.modelData.winner
                ink: Colours
                colour: Theme.brassBright
                radius: 42 * root.unit
                reach: Theme.plan.gap4 * root.unit
            }

            Disc {
                id: coin

                plan: Qt.rect((seat.width / root.unit - 84) / 2, 70, 84, 84)
                unit: root.unit
                colour: root.colours[seat.modelData.seat]
                emblem: root.emblems[seat.modelData.seat]
                turn: root.turns[seat.modelData.seat]
            }

            TallyStrip {
                anchors { horizontalCenter: coin.horizontalCenter; top: coin.bottom; topMargin: Theme.plan.gap2 * root.unit }
                width: 60 * root.unit
                height: 44 * root.unit
                visible: seat.modelData.winner
                ink: Colours
                icon: "mark.final"
            }

            Repeater {
                model: 4

                VerdictBar {
                    required property int index

                    plan: Qt.rect(24, 212 + index * 56, seat.width / root.unit - 48, 40)
                    unit: root.unit
                    icon: root.trackIcons[index]
                    colour: root.trackColours[index]
                    steps: index < 3 ? seat.modelData.columns[index] + 1 : seat.modelData.legendary ? 15 : 14
                    points: index < 3 ? seat.modelData.onScroll[index] : seat.modelData.legendary ? 1 : 0
                }
            }
        }
    }
}
