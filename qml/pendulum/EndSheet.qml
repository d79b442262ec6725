// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// What the end says at one seat: who has won and why, what each track counted, the sum and the rank, and what people
/// want next. A count that is touched lights its line of the race; the sum opens everybody's score sheet.
Laid {
    id: root

    required property SeatMat mat
    required property pendulumStanding standing
    readonly property TableContext context: mat.context
    readonly property PendulumModel model: mat.table.model as PendulumModel
    readonly property bool complete: standing.legendary && standing.onScroll.every(points => points > 0)
    /// By line of the score sheet.
    readonly property list<int> points: standing.onScroll.concat([standing.legendary ? 1 : 0])
    readonly property string sentence: model.endIn(standing.seat, mat.words, context.namesIn(mat.words))
    readonly property real margin: Theme.plan.gap4
    /// Narrow mats have smaller counts.
    readonly property real shrunk: Math.min(1, (plan.width - 2 * margin) / 790)
    readonly property size count: Qt.size(112 * shrunk, 104 * shrunk)
    readonly property real afterCounts: margin + 4 * (count.width + 12 * shrunk)
    readonly property bool asks: context.vote?.people.includes(standing.seat) ?? false
    readonly property real countTop: asks ? 58 : 84

    objectName: "end sheet"
    Component.onCompleted: {
        if (mat.keys)
            Accessible.announce(sentence);
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: root.standing.winner ? Theme.brassBright : Theme.brass
        lineWidth: (root.standing.winner ? Theme.plan.strongLine : Theme.plan.line) * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // What lies below is neither touched nor asked through it.
    Touchable {
        anchors.fill: parent
    }

    ThingItem {
        anchors.fill: parent
    }

    Text {
        objectName: "reason"
        x: root.margin * root.unit
        y: Theme.plan.gap1 * root.unit
        width: root.width - 2 * x
        height: (root.countTop - Theme.plan.gap2) * root.unit
        text: root.sentence
        color: root.standing.winner ? Theme.brassBright : Theme.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(13 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(29 * root.unit))
        }
    }

    Repeater {
        model: 4

        Laid {
            id: counted

            required property int index
            readonly property string line: root.model.scores.lines[index] ?? ""
            readonly property int points: root.points[index]
            readonly property string missing: points > 0 ? "" : index === 3 ? root.mat.words.text("pendulum.end.without") : root.mat.words.count("pendulum.end.short", root.model.shortOfScroll(root.standing.seat, index))

            objectName: "count " + line
            plan: Qt.rect(root.margin + index * (root.count.width + 12 * root.shrunk), root.countTop, root.count.width, root.count.height)
            unit: root.unit

            ThingItem {
                anchors.fill: parent
                domain: "stock"
                word: counted.line
                seat: root.standing.seat
            }

            CountFace {
                anchors.fill: parent
                ink: Colours
                track: counted.index
                points: counted.points
                lit: root.context.count.line === counted.line
            }

            Text {
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    margins: Theme.plan.gap1 * root.unit
                }
                text: counted.missing
                visible: text !== ""
                color: Theme.bad
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
                textFormat: Text.PlainText
                font {
                    family: Theme.controlFamily
                    pixelSize: Math.max(1, Math.round(14 * root.shrunk * root.unit))
                }
            }

            NamedTouch {
                anchors.fill: parent
                label: root.model.counted(root.standing.seat, counted.line).in(root.mat.words, root.context.namesIn(root.mat.words))
                onTapped: root.context.count.light(counted.line, root.standing.seat)
            }
        }
    }

    Text {
        x: Math.round((root.afterCounts + 4) * root.unit)
        y: Math.round((root.countTop + root.count.height / 2) * root.unit - height / 2)
        text: "="
        color: Theme.textSoft
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.max(1, Math.round(32 * root.shrunk * root.unit))
        }
    }

    Laid {
        id: total

        objectName: "total"
        plan: Qt.rect(root.afterCounts + 40 * root.shrunk, root.countTop - 4, root.count.height + 8, root.count.height + 8)
        unit: root.unit

        LaurelFace {
            anchors.fill: parent
            ink: Colours
            strength: root.complete ? 1 : 0.55
        }

        Figure {
            anchors.centerIn: parent
            number: root.standing.points
            text: root.complete ? number : "–"
            color: root.complete ? Theme.text : Theme.textSoft
            font {
                pixelSize: Math.max(1, Math.round(38 * root.shrunk * root.unit))
                underline: root.complete && Inkwell.readsTwoWays(number)
            }
        }

        NamedTouch {
            anchors.fill: parent
            label: root.mat.words.text("play.score.title")
            onTapped: root.context.toggleCount(root.standing.seat)
        }
    }

    Laid {
        objectName: "rank"
        plan: Qt.rect(root.afterCounts + 174 * root.shrunk, root.countTop + (root.count.height - 80 * root.shrunk) / 2, 80 * root.shrunk, 80 * root.shrunk)
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: root.standing.winner ? Theme.metal : Theme.pressed
            line: root.standing.winner ? Theme.metalBright : Theme.brass
            lineWidth: Theme.plan.line * root.unit
            radius: width / 2
        }

        Figure {
            anchors.centerIn: parent
            number: root.standing.place
            color: root.standing.winner ? Theme.ink : Theme.text
            font.pixelSize: Math.max(1, Math.round(36 * root.shrunk * root.unit))
        }
    }

    Loader {
        x: Math.round(root.margin * root.unit)
        y: Math.round((root.plan.height - 56 - Theme.plan.gap3) * root.unit)
        width: root.width - 2 * x
        active: root.asks
        sourceComponent: EndChoices {
            objectName: "end " + root.standing.seat
            context: root.context
            vote: root.context.vote
            seat: root.standing.seat
            words: root.mat.words
            unit: root.unit * 56 / Theme.plan.wordButtonHeight
        }
    }
}
