// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Whose player board it is: emblem, name, points, and the dice of the round.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property int index
    required property real unit
    required property string name
    required property Catalogue words
    readonly property color colour: table.colourOf(index)

    signal laurelTapped
    signal coinTapped

    Disc {
        plan: Qt.rect(15, 10, 74, 74)
        unit: root.unit
        colour: root.colour
        emblem: root.table.emblemOf(root.index)
    }

    ThingItem {
        width: 104 * root.unit
        height: 116 * root.unit
        domain: "seat"
        number: root.index
    }

    NamedTouch {
        objectName: "coin"
        x: 15 * root.unit
        y: 10 * root.unit
        width: 74 * root.unit
        height: width
        label: root.words?.text("tiletum.place.boards") ?? ""
        onTapped: root.coinTapped()
    }

    Text {
        x: 4 * root.unit
        y: 88 * root.unit
        width: 98 * root.unit
        height: 28 * root.unit
        text: root.name
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(21 * root.unit))
        }
    }

    // The coin shows the others' boards.
    EmblemKey {
        y: 84 * root.unit
        width: 104 * root.unit
        height: 34 * root.unit
        context: root.table.context
        words: root.words
        seat: root.index
    }

    HeldBack {
        id: scored
        cues: root.table.context.cues
        word: "scored"
        of: ({
                seat: root.index
            })
        sum: "n"
        flowing: true
    }

    HeldBack {
        id: lost
        cues: root.table.context.cues
        word: "pointsLost"
        of: ({
                seat: root.index
            })
        sum: "n"
        flowing: true
    }

    Laurel {
        objectName: "laurel"
        x: 22 * root.unit
        y: 116 * root.unit
        width: 60 * root.unit
        height: width
        ink: Colours
        points: root.seat.points - scored.total + lost.total

        ThingItem {
            anchors.fill: parent
            domain: "area"
            word: "score"
            seat: root.index
        }

        NamedTouch {
            anchors.fill: parent
            label: root.words?.text("play.score.title") ?? ""
            onTapped: root.laurelTapped()
        }
    }

    Repeater {
        model: 3

        Laid {
            id: taken

            required property int index
            readonly property bool there: index < root.seat.dice.length

            objectName: index === (root.seat?.dice.length ?? 0) - 1 ? "taken last" : ""
            plan: Qt.rect(5 + 32 * index, 184, 32, 32)
            unit: root.unit

            EmptyPlace {
                anchors.fill: parent
                anchors.margins: 2 * root.unit
                visible: !taken.there
                ink: Colours
                radius: Theme.plan.gap1 * root.unit
            }

            DieFace {
                anchors.fill: parent
                visible: taken.there
                opacity: taken.objectName !== "" && root.table.telling.awaited.includes("taken " + root.index) ? 0 : 1
                ink: Colours
                resource: taken.there ? root.seat.dice[taken.index].resource : 0
                value: taken.there ? root.seat.dice[taken.index].value : 1
            }

            ThingItem {
                anchors.fill: parent
                domain: "takenDice"
                number: 0
                seat: root.index
            }
        }
    }
}
