// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play
import Sandglass.App

/// Somebody's board as a copy at the seat that reads it. A touch brings the next one, and after the last one none.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat reader
    required property Catalogue words
    readonly property int of: Math.max(0, reader.copied)
    readonly property real unit: Math.min(width / 930, height / 232)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.table
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    BoardView {
        objectName: "copy"
        anchors.centerIn: parent
        width: 930 * root.unit
        height: 232 * root.unit
        table: root.table
        seat: root.table.boardOf(root.of)
        index: root.of
        unit: root.unit
        name: root.words.capitalised(root.table.context.namesIn(root.words)[root.of] ?? root.words.text("tiletum.opponent"))
        words: root.words
        touchable: false
    }

    NamedTouch {
        anchors.fill: parent
        label: root.words.text("tiletum.place.boards")
        onTapped: root.reader.lookAtNextBoard()
    }

    PlateButton {
        objectName: "close copy"
        x: root.width - width - 12 * root.unit
        y: 10 * root.unit
        width: 50 * root.unit
        height: 48 * root.unit
        unit: root.unit
        label: root.words.text("play.cancel")
        onPressed: root.reader.lookAtBoard(-1)

        TallyStrip {
            anchors.fill: parent
            anchors.margins: 9 * root.unit
            ink: Inkwell
            icon: "skip"
        }
    }
}
