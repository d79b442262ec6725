// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Play as Play

/// What only its owner may see: the hand, the gems, and what is chosen of them. All of it lies elsewhere at every
/// opening, so that a watched finger tells nothing; for a moment after that no touch counts.
Item {
    id: root

    required property SeatMat mat
    required property ViceroySeat seat
    required property Play.Screen screen
    /// For so long nothing counts.
    required property int deafTime
    readonly property ViceroyModel game: mat.table.model as ViceroyModel
    readonly property real unit: mat.unit
    /// On a desktop it is wide: the cells lie beside the hand.
    readonly property bool wide: width > 600 * unit
    readonly property real beside: wide ? 320 : 0
    readonly property real cellScale: wide ? 1.08 : 1
    /// The height of the sentence. It stands at the owner's edge, since a hand lies on the other one.
    readonly property real line: wide ? height / unit - 40 * cellScale - 16 : 17
    readonly property real letters: wide ? 16 : 14
    readonly property real cellsBottom: (line + 4) * unit
    readonly property bool handed: seat.plates.length > 0
    readonly property string idea: mat.context.ideaIn(seat.index, mat.words)
    readonly property list<string> names: mat.table.context.namesIn(mat.words)
    /// What its owner has asked about here.
    property thingName asked
    readonly property explanation told: asked.domain === "" ? nothing : Explainer.explain(mat.table.model, asked, seat.index, mat.words, names)
    property explanation nothing
    readonly property string said: seat.whyNot.word !== "" ? seat.whyNot.in(mat.words, names) : hand.raised !== "" ? hand.raised : idea !== "" ? idea : seat.whisper.in(mat.words, names)

    /// What lies under the finger that slides from the bar: a cell, or a card from 100 on.
    function aim(): void {
        if (!screen.sliding)
            return;
        const inside = cells.mapFromItem(null, screen.slidTo);
        const cell = cells.visible ? cells.childAt(inside.x, inside.y) as ScreenCell : null;
        const card = hand.cardAt(screen.slidTo);
        screen.aimed = deaf.running ? -1 : cell ? cell.cell : card >= 0 ? 100 + card : -1;
    }

    Connections {
        target: root.screen

        function onSlidToChanged(): void {
            root.aim();
        }

        function onSlidingChanged(): void {
            root.aim();
        }
    }

    Connections {
        target: root.mat.context

        function onSecretAsked(seat: int, thing: thingName): void {
            if (seat === root.seat.index)
                root.asked = thing;
        }
    }

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
        width: (root.wide ? root.beside * root.unit : parent.width) - 2 * x
        height: root.line * root.unit
        text: root.said
        color: root.seat.whyNot.word !== "" ? Theme.brassBright : Theme.text
        wrapMode: Text.WordWrap
        maximumLineCount: root.wide ? 6 : 2
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
        id: hand

        plan: root.wide ? Qt.rect(root.beside + 8, 6, root.width / root.unit - root.beside - 16, root.height / root.unit - 12) : Qt.rect(8, 4, root.width / root.unit - 16, root.height / root.unit - root.line - 52)
        unit: root.unit
        seat: root.seat
        context: root.mat.context
        words: root.mat.words
        keys: root.mat.keys
        aimed: root.screen.aimed - 100
        named: root.wide
    }

    Row {
        id: cells

        anchors {
            bottom: parent.bottom
            bottomMargin: root.cellsBottom
            horizontalCenter: words.horizontalCenter
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
                unit: root.unit * root.cellScale
                cell: modelData
                cards: root.game.plinths
                focused: root.screen.aimed === modelData || (modelData === 5 ? root.mat.keys?.verb === "pass" : ["bid", "give"].includes(root.mat.keys?.verb ?? "") && root.mat.keys.move.first === modelData)
            }
        }
    }

    Row {
        id: plates

        anchors {
            bottom: parent.bottom
            bottomMargin: root.cellsBottom
            horizontalCenter: words.horizontalCenter
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
            y: root.wide ? 8 * root.unit : root.height - height - root.cellsBottom - 46 * root.unit
            z: 1
            offered: modelData
            words: root.mat.words
            unit: root.unit
            onPressed: root.seat.answer(modelData.text)
        }
    }

    Loader {
        anchors.fill: parent
        z: 2
        active: root.told.title !== ""
        sourceComponent: SecretNote {
            objectName: "secret note"
            told: root.told
            unit: root.unit
            label: root.mat.words.text("play.cancel")
            onClosed: root.asked.domain = ""
        }
    }
}
