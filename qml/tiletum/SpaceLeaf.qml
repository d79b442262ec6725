// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Everything that a space of the map has, at the seat that asks: who stands there, houses, pillars, tile, cathedral, in
/// pictures that nothing covers, and in words.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property real unit
    required property Catalogue words
    readonly property tiletumSpace space: table.game.spaces[seat?.looked ?? 0]
    readonly property list<tiletumFigure> standing: table.game.figures.filter(figure => figure.space === root.space.number)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brassDark
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // What lies below is not touched through it, nor asked about.
    NamedTouch {
        anchors.fill: parent
        label: root.words.text("play.cancel")
        onTapped: root.seat.lookAt(-1)
    }

    ThingItem {
        anchors.fill: parent
        domain: "space"
        number: root.space.number
        word: root.space.id
    }

    Text {
        id: name

        x: 12 * root.unit
        y: 5 * root.unit
        width: 150 * root.unit
        height: 28 * root.unit
        text: root.words.text("tiletum.space." + root.space.id)
        color: Theme.brassBright
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(22 * root.unit))
        }
    }

    Row {
        x: 168 * root.unit
        y: 3 * root.unit
        spacing: -6 * root.unit

        Repeater {
            model: root.standing

            SeatPiece {
                required property tiletumFigure modelData

                width: 32 * root.unit
                height: width
                ink: Colours
                piece: modelData.piece
                colour: root.table.colourOf(modelData.seat)
                emblem: root.table.emblemOf(modelData.seat)
            }
        }
    }

    Row {
        x: 12 * root.unit
        y: 37 * root.unit
        height: 44 * root.unit
        spacing: 5 * root.unit

        Repeater {
            model: root.space.houses

            SpaceLeafPlace {
                required property tiletumHouse modelData

                unit: root.unit
                table: root.table
                piece: "house"
                owner: modelData.owner
                points: modelData.bonus === "points" ? modelData.points : 0
                icon: modelData.bonus === "activate" ? "activate" : ""
            }
        }

        Repeater {
            model: root.space.built ? root.space.pillars : []

            SpaceLeafPlace {
                required property int modelData

                unit: root.unit
                table: root.table
                piece: "pillar"
                owner: modelData
            }
        }

        TileFace {
            width: 44 * root.unit
            height: width
            visible: root.space.tile.number >= 0
            ink: Colours
            tile: root.space.tile
        }

        CathedralFace {
            width: 40 * root.unit
            height: 46 * root.unit
            visible: root.space.cathedral && root.space.built
            ink: Colours
            city: root.space.id
            points: root.space.cathedralTiles
        }

        CostFace {
            anchors.verticalCenter: parent.verticalCenter
            width: 56 * root.unit
            height: 24 * root.unit
            visible: root.space.cathedral
            ink: Colours
            built: root.space.built
            stone: root.space.stone
            points: root.space.costPoints
        }
    }

    Text {
        objectName: "spaceWords"
        x: 12 * root.unit
        y: 84 * root.unit
        width: root.width - 24 * root.unit
        height: root.height - y - 5 * root.unit
        text: (root.seat?.lookedWords ?? []).map(said => said.in(root.words, [])).join(" ")
        color: Theme.text
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(17 * root.unit * Theme.textSize))
        }
    }
}
