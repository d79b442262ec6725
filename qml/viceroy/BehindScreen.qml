// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// What only its owner may see: the hand, the gems, and what is chosen of them. All of it lies elsewhere at every
/// opening, so that a watched finger tells nothing; for a moment after that no touch counts.
Item {
    id: root

    required property SeatMat mat
    required property ViceroySeat seat
    /// For so long nothing counts.
    required property int deafTime
    readonly property ViceroyModel game: mat.table.model as ViceroyModel
    readonly property real unit: mat.unit
    /// The height of the sentence. It stands at the owner's edge, since a hand lies on the other one. Nobody leans over a
    /// desktop's: there it is larger.
    readonly property real line: mat.table.desk ? 38 : 17
    readonly property real letters: mat.table.desk ? 16 : 14
    readonly property real cellsBottom: (line + 4) * unit
    readonly property bool handed: seat.plates.length > 0
    readonly property string idea: mat.context.ideaIn(seat.index, mat.words)
    readonly property string said: seat.whyNot.word === "" && idea !== "" ? idea : (seat.whyNot.word !== "" ? seat.whyNot : seat.whisper).in(mat.words, mat.table.context.namesIn(mat.words))

    enabled: !deaf.running

    Timer {
        id: deaf

        interval: root.mat.table.desk ? 0 : root.deafTime
        running: interval > 0
    }

    Plate {
        anchors.fill: parent
        visible: root.mat.table.desk
        ink: Colours
        fill: Theme.table
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.radius * root.unit
    }

    ScreenFace {
        y: -Theme.plan.screenBar * root.unit
        width: parent.width
        height: parent.height - y
        visible: !root.mat.table.desk
        ink: Colours
        open: true
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    Text {
        id: words

        x: 6 * root.unit
        y: parent.height - height - 2 * root.unit
        width: parent.width - 2 * x
        height: root.line * root.unit
        text: root.said
        color: root.seat.whyNot.word !== "" ? Theme.brassBright : Theme.text
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(8 * root.unit)
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.round(root.letters * root.unit)
        }
    }

    HandCards {
        plan: Qt.rect(8, 4, root.width / root.unit - 16, root.height / root.unit - root.line - 52)
        unit: root.unit
        seat: root.seat
        context: root.mat.context
        words: root.mat.words
        keys: root.mat.keys
    }

    Row {
        anchors {
            bottom: parent.bottom
            bottomMargin: root.cellsBottom
            horizontalCenter: parent.horizontalCenter
        }
        spacing: 3.4 * root.unit
        visible: !plates.visible

        Repeater {
            model: root.seat.cells

            ScreenCell {
                required property int modelData

                objectName: "cell " + modelData
                seat: root.seat
                words: root.mat.words
                unit: root.unit
                cell: modelData
                cards: root.game.plinths
                focused: modelData === 5 ? root.mat.keys?.verb === "pass" : ["bid", "give"].includes(root.mat.keys?.verb ?? "") && root.mat.keys.move.first === modelData
            }
        }
    }

    Row {
        id: plates

        anchors {
            bottom: parent.bottom
            bottomMargin: root.cellsBottom
            horizontalCenter: parent.horizontalCenter
        }
        spacing: 4 * root.unit
        // Gems that are given one by one need their cells.
        visible: root.handed && !["storeGem", "barterGem"].includes(root.seat.decision)

        Repeater {
            model: root.seat.plates

            SecretPlate {
                required property int index
                required property offer modelData

                objectName: "plate " + index
                offered: modelData
                words: root.mat.words
                unit: root.unit
                focused: root.mat.keys?.text === modelData.text
                onPressed: root.seat.answer(modelData.text)
            }
        }
    }

    // The same, beside the cells.
    Repeater {
        model: plates.visible ? [] : root.seat.plates

        SecretPlate {
            required property offer modelData

            objectName: "enough"
            x: root.width - width - 8 * root.unit
            y: root.height - height - root.cellsBottom - 46 * root.unit
            offered: modelData
            words: root.mat.words
            unit: root.unit
            onPressed: root.seat.answer(modelData.text)
        }
    }
}
