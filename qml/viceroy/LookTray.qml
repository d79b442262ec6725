// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// All that lies open elsewhere, small, at the seat that wants to look: the cards of the auction and the rivals'
/// pyramids. A touch brings one to be read; so nobody has to reach across the table.
Laid {
    id: root

    required property SeatMat mat
    readonly property GameTable table: mat.table
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property list<viceroyCard> cards: game.plinths.map(plinth => plinth.older).concat(game.plinths.map(plinth => plinth.newer))
    readonly property list<int> rivals: table.people.map((_, seat) => seat).filter(seat => seat !== mat.seat)
    readonly property real pad: 6 * unit
    readonly property real step: (width - pad) / 8
    readonly property real cardWidth: Math.min(step - pad, 84 * unit)

    signal cardTouched(card: viceroyCard)
    signal rivalTouched(rival: int)
    /// What is out of the game shall be seen.
    signal goneTouched
    /// The column shall lie at the other side.
    signal swapAsked
    signal closed

    height: cardWidth * 158 / 112 + (rivals.length > 0 ? 106 : 60) * unit

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    NamedTouch {
        anchors.fill: parent
        label: root.mat.words.text("play.cancel")
        onTapped: root.closed()
    }

    Repeater {
        model: root.cards

        ViceroyCardFace {
            id: face

            required property int index
            required property viceroyCard modelData

            objectName: "looked " + index
            // By colour, the older card first.
            x: root.pad + (index % 4 * 2 + Math.floor(index / 4)) * root.step
            y: root.pad
            width: root.cardWidth
            height: width * 158 / 112
            visible: modelData.number >= 0
            ink: Colours
            card: modelData
            unit: root.unit

            NamedTouch {
                anchors.fill: parent
                label: root.mat.nameOf("card", face.modelData.number)
                onTapped: root.cardTouched(face.modelData)
            }
        }
    }

    DeckPile {
        objectName: "gone"
        plan: Qt.rect(root.width / root.unit - 52, root.height / root.unit - 98, 40, 44)
        unit: root.unit
        kind: 3
        bare: true
        visible: root.game.gone.length > 0
        count: root.game.gone.length
        label: root.mat.words.text("viceroy.table.discard")
        onTouched: root.goneTouched()
    }

    MatButton {
        objectName: "swap"
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: root.pad
        }
        width: 46 * root.unit
        unit: root.unit
        ink: Colours
        icon: "swap"
        lit: true
        label: root.mat.words.text("viceroy.button.swap")
        onPressed: root.swapAsked()
    }

    Row {
        x: root.pad
        y: root.height - height - root.pad
        height: 94 * root.unit
        spacing: root.pad

        Repeater {
            model: root.rivals

            Plate {
                id: rival

                required property int modelData

                objectName: "rival " + modelData
                width: Math.min(240 * root.unit, (root.width - 60 * root.unit) / root.rivals.length - root.pad)
                height: parent.height
                ink: Colours
                fill: Theme.table
                line: root.table.colours[modelData]
                lineWidth: Theme.plan.hairline * root.unit
                radius: Theme.plan.radius * root.unit

                PyramidView {
                    anchors {
                        fill: parent
                        margins: 4 * root.unit
                    }
                    table: root.table
                    seat: root.game.seats[rival.modelData]
                    unit: root.unit
                    words: root.mat.words
                    looked: true
                }

                Disc {
                    plan: Qt.rect(4, 4, 24, 24)
                    unit: root.unit
                    colour: root.table.colours[rival.modelData]
                    emblem: root.table.people[rival.modelData].emblem
                }

                NamedTouch {
                    anchors.fill: parent
                    label: root.table.context.namesIn(root.mat.words)[rival.modelData]
                    onTapped: root.rivalTouched(rival.modelData)
                }
            }
        }
    }
}
