// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A rival's pyramid, upright at the seat that wants to read it. A touch beside it closes it.
Item {
    id: root

    required property SeatMat mat
    required property int rival
    readonly property real unit: mat.unit
    readonly property GameTable table: mat.table
    readonly property ViceroyModel game: table.model as ViceroyModel

    signal cardTouched(card: viceroyCard)
    signal closed

    NumberAnimation on opacity {
        from: 0
        to: 1
        duration: Theme.fadeTime
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.table
        line: root.table.colours[root.rival]
        lineWidth: Theme.plan.strongLine * root.unit
        radius: Theme.plan.radius * root.unit
    }

    NamedTouch {
        anchors.fill: parent
        label: root.mat.words.text("play.cancel")
        onTapped: root.closed()
    }

    Disc {
        id: disc

        plan: Qt.rect(10, 10, 36, 36)
        unit: root.unit
        colour: root.table.colours[root.rival]
        emblem: root.table.people[root.rival].emblem
    }

    Text {
        objectName: "whose"
        anchors {
            left: disc.right
            leftMargin: Theme.plan.gap2 * root.unit
            verticalCenter: disc.verticalCenter
        }
        width: root.width / 2
        text: root.mat.words.capitalised(root.table.context.namesIn(root.mat.words)[root.rival])
        color: Theme.text
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(24 * root.unit)
        }
    }

    PyramidView {
        objectName: "copied pyramid"
        anchors {
            fill: parent
            margins: 6 * root.unit
        }
        table: root.table
        seat: root.game.seats[root.rival]
        unit: root.unit
        words: root.mat.words
        looked: true
        onCardTouched: card => root.cardTouched(card)
    }

    Timer {
        interval: Theme.copyTime
        running: true
        onTriggered: root.closed()
    }
}
