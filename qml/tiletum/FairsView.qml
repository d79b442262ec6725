// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The four fairs: where they are held, what they count, what the round adds.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "area"
        word: "fairs"
    }

    // Until its film has been seen, the fair that is held is the round's.
    Late {
        id: cards

        value: root.game.fairs
        held: root.table.telling.awaited.includes("fair")
    }

    Late {
        id: present

        value: root.game.round
        held: root.table.telling.awaited.includes("fair")
    }

    Repeater {
        model: root.game.fairs.length

        Laid {
            id: card

            required property int index
            readonly property tiletumFair fair: cards.shown?.[index] ?? root.game.fairs[index]
            readonly property bool now: fair.round === present.shown && !root.table.context.over

            plan: Qt.rect(8 + 80.5 * index, 6, 74, 134)
            unit: root.unit
            rotation: root.table.lean

            ThingItem {
                anchors.fill: parent
                domain: "round"
                number: card.fair.round
            }

            ThingItem {
                anchors.fill: parent
                domain: "fair"
                word: card.fair.fair
            }

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: card.now
                ink: Colours
                colour: Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.gap1 * root.unit
            }

            Plate {
                anchors.fill: parent
                ink: Colours
                fill: Theme.raised
                line: card.now ? Theme.brass : Theme.line
                lineWidth: Theme.plan.hairline * root.unit
                radius: Theme.plan.radius * root.unit
            }

            Text {
                x: 3 * root.unit
                y: 4 * root.unit
                width: 68 * root.unit
                height: 22 * root.unit
                text: root.table.words ? root.table.words.text("tiletum.space." + card.fair.city) : ""
                color: card.fair.held ? Theme.textSoft : Theme.text
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.max(1, Math.round(17 * root.unit))
                }
            }

            FairFace {
                x: 5 * root.unit
                y: 30 * root.unit
                width: 64 * root.unit
                height: width
                ink: Colours
                fair: card.fair.fair
                points: card.fair.points
                held: card.fair.held
            }

            Row {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: 4 * root.unit
                }
                spacing: 2 * root.unit

                NumberFace {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 12 * root.unit
                    height: 24 * root.unit
                    ink: Colours
                    text: "+"
                    colour: Theme.text
                    letters: 18 * root.unit
                }

                Laurel {
                    width: 30 * root.unit
                    height: width
                    ink: Colours
                    points: card.fair.printed
                }
            }
        }
    }
}
