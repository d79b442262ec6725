// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The map with everything that stands on it. A finger means the nearest place that is lit, and so does whatever is let
/// go here.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game

    /// What is carried over the map, and the lit place that would take it.
    readonly property Pull carried: table.context.carried as Pull
    readonly property int aimed: carried && taken.kinds.includes(carried.kind) ? game.lightFor(carried.kind, planned(mapFromItem(null, carried.carriedAt))) : -1
    readonly property TiletumSeat player: game.seats[game.active] ?? null
    /// Figures of whoever plays that may walk now.
    readonly property list<tiletumFigure> walkers: game.figures.filter(figure => player !== null && player.human && figure.seat === player.index && player.moves.some(move => move.verb === "move" && move.first === (figure.piece === "merchant" ? 1 : 0)))

    /// A point of this item, on the map's plan.
    function planned(at: point): point {
        return Qt.point(at.x / unit, at.y / unit);
    }

    objectName: "map"
    clip: true

    MapFace {
        anchors.fill: parent
        ink: Colours
        spaces: root.game.spaces
    }

    MapNotes {
        id: notes

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
            named: notes.above.includes(light.space)
            occupied: root.game.figures.some(figure => figure.space === light.space)
            colour: root.table.colourOf(root.table.facing)
            focused: index === root.aimed || root.table.keys.text !== "" && root.table.keys.verb === light.verb && (light.verb === "move" ? root.table.keys.move.second === light.space : light.verb === "collect" ? root.table.keys.move.first === light.number : root.table.keys.move.first === light.space && (light.verb !== "house" || root.table.keys.move.second === light.number))
            unit: root.unit
            label: root.table.words ? root.table.words.text("tiletum.verb." + light.verb) + ": " + root.table.context.nameOf("space", light.space, root.table.words) : ""
            onPressed: root.game.touchMap(Qt.point(light.rect.x + light.rect.width / 2, light.rect.y + light.rect.height / 2))
        }
    }

    NamedTouch {
        anchors.fill: parent
        label: root.table.words?.text("tiletum.place.map") ?? ""
        onTapped: at => root.touch(at)
    }

    // About the card set.
    Laid {
        objectName: "about cards"
        plan: Qt.rect(836, 526, 30, 30)
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.raised
            line: Theme.brass
            lineWidth: 1.6 * root.unit
            radius: width / 2

            Icon {
                anchors.centerIn: parent
                width: 18 * root.unit
                height: width
                name: "info"
                color: Theme.brassBright
                rotation: root.table.lean
            }
        }

        NamedTouch {
            anchors.fill: parent
            margin: 6 * root.unit
            label: root.table.words?.text("play.cards.about") ?? ""
            onTapped: at => root.table.seatAt(at, "", -1)?.lookAtCards()
        }
    }

    function touch(at: point): void {
        game.touchMap(planned(mapFromItem(null, at)), table.seatAt(at, "", -1));
    }

    DropTarget {
        id: taken

        anchors.fill: parent
        table: root.table
        kinds: ["merchant", "architect", "house", "pillar", "good"]
        accepts: piece => piece.kind !== "good" || piece.number % 10 === 4
        onDropped: (piece, at) => root.game.dropOnMap(piece.kind, piece.kind === "good" ? Math.floor(piece.number / 10) : piece.number, root.planned(at))
    }

    Repeater {
        model: root.walkers

        Item {
            id: walker

            required property tiletumFigure modelData
            readonly property tiletumFigure figure: modelData

            objectName: "walker " + figure.piece
            width: 34 * root.unit
            height: width
            x: figure.foot.x * root.unit - width / 2
            y: figure.foot.y * root.unit - height

            Pull {
                table: root.table
                kind: walker.figure.piece
                number: walker.figure.seat
                label: root.table.words?.text("tiletum.piece." + walker.figure.piece) ?? ""
                pictureTurn: root.table.lean
                picture: SeatPiece {
                    ink: Colours
                    piece: walker.figure.piece
                    colour: root.table.colourOf(walker.figure.seat)
                    emblem: root.table.emblemOf(walker.figure.seat)
                }
                onTapped: at => root.touch(at)
            }
        }
    }

    Repeater {
        model: root.game.lights.filter(light => light.verb === "collect")

        Laid {
            id: collected

            required property tiletumLight modelData

            plan: modelData.rect
            unit: root.unit

            Pull {
                table: root.table
                kind: "tile"
                number: collected.modelData.number
                label: root.table.words?.text("tiletum.verb.collect") ?? ""
                pictureTurn: root.table.lean
                picture: TileFace {
                    ink: Colours
                    tile: root.game.spaces[collected.modelData.space].tile
                }
                onTapped: at => root.touch(at)
            }
        }
    }
}
