// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The cards that are out of the game, small, at the seat that wants to know them. A touch brings one to be read.
Item {
    id: root

    required property SeatMat mat
    readonly property real unit: mat.unit
    readonly property ViceroyModel game: mat.table.model as ViceroyModel
    readonly property real pad: 8 * unit
    readonly property real head: 34 * unit
    readonly property real shape: 158 / 112
    /// As few in a row as fit, so that they are as large as they can be.
    readonly property int columns: {
        const many = game.gone.length;
        for (let columns = 5; columns < many; ++columns)
            if (Math.ceil(many / columns) * (stepOf(columns) - pad) * shape + Math.ceil(many / columns) * pad <= height - head)
                return columns;
        return Math.max(5, many);
    }
    readonly property real step: stepOf(columns)

    signal cardTouched(card: viceroyCard)
    signal closed

    function stepOf(columns: int): real {
        return Math.min(112 * unit, (width - pad) / columns);
    }

    NumberAnimation on opacity {
        from: 0
        to: 1
        duration: Theme.fadeTime
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.table
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.radius * root.unit
    }

    NamedTouch {
        anchors.fill: parent
        label: root.mat.words.text("play.cancel")
        onTapped: root.closed()
    }

    Text {
        x: root.pad
        width: root.width - 2 * root.pad
        height: root.head
        text: root.mat.words.text("viceroy.table.discard")
        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(22 * root.unit)
        }
    }

    Repeater {
        model: root.game.gone

        ViceroyCardFace {
            id: face

            required property int index
            required property int modelData

            objectName: "gone " + modelData
            x: root.pad + index % root.columns * root.step
            y: root.head + Math.floor(index / root.columns) * (height + root.pad)
            width: root.step - root.pad
            height: width * root.shape
            ink: Colours
            card: root.game.card(modelData)
            unit: root.unit

            NamedTouch {
                anchors.fill: parent
                label: root.mat.nameOf("card", face.modelData)
                onTapped: root.cardTouched(face.card)
            }
        }
    }

    Timer {
        interval: Theme.copyTime
        running: true
        onTriggered: root.closed()
    }
}
