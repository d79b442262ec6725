// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The map with everything that stands on it. A finger means the nearest place that is lit.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game

    objectName: "map"
    clip: true

    MapFace {
        anchors.fill: parent
        ink: Colours
        spaces: root.game.spaces
    }

    MapNotes {
        anchors.fill: parent
        ink: Colours
        spaces: root.game.spaces
        turned: root.table.turn === 180
        names: root.game.spaces.map(space => space.city && root.table.words ? root.table.words.text("tiletum.space." + space.id) : "")
    }

    Repeater {
        model: root.game.spaces.length

        SpaceView {
            required property int index

            space: root.game.spaces[index]
            table: root.table
            unit: root.unit
        }
    }

    Repeater {
        model: root.game.figures.length

        SeatPiece {
            id: standing

            required property int index
            readonly property tiletumFigure figure: root.game.figures[index]

            objectName: "figure " + figure.seat + " " + figure.piece
            width: 34 * root.unit
            height: width
            x: figure.foot.x * root.unit - width / 2
            y: figure.foot.y * root.unit - height
            rotation: root.table.lean
            ink: Colours
            opacity: root.table.telling.awaited.includes(objectName) ? 0 : 1
            piece: figure.piece
            colour: root.table.colourOf(figure.seat)
            emblem: root.table.emblemOf(figure.seat)

            ThingItem {
                anchors.fill: parent
                domain: "piece"
                word: standing.figure.piece
                seat: standing.figure.seat
            }
        }
    }

    Repeater {
        model: root.game.lights

        LightView {
            required property int index
            required property tiletumLight modelData

            objectName: "light " + index
            light: modelData
            plate: root.game.spaces[light.space]?.plate ?? Qt.rect(0, 0, 0, 0)
            colour: root.table.colourOf(root.table.facing)
            focused: root.table.keys.text !== "" && root.table.keys.verb === light.verb && (light.verb === "move" ? root.table.keys.move.second === light.space : light.verb === "collect" ? root.table.keys.move.first === light.number : root.table.keys.move.first === light.space && (light.verb !== "house" || root.table.keys.move.second === light.number))
            unit: root.unit
            label: root.table.words ? root.table.words.text("tiletum.verb." + light.verb) + ": " + root.table.context.nameOf("space", light.space, root.table.words) : ""
            onPressed: root.game.touchMap(Qt.point(light.rect.x + light.rect.width / 2, light.rect.y + light.rect.height / 2))
        }
    }

    NamedTouch {
        anchors.fill: parent
        label: root.table.words?.text("tiletum.place.map") ?? ""
        onTapped: at => {
            const here = root.mapFromItem(null, at);
            root.game.touchMap(Qt.point(here.x / root.unit, here.y / root.unit), root.table.seatAt(at, "", -1));
        }
    }
}
