// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Where nobody sits opposite: what has happened, and fairs and offers in words, for those who sit beside each other.
Item {
    id: root

    /// The table, whose own type names this one.
    required property GameTable whole
    readonly property TiletumTable table: whole as TiletumTable
    required property real unit
    readonly property Catalogue words: table.words

    component Listed: Item {
        id: column

        required property string title
        required property list<string> lines
        /// Beside their lines.
        property list<tiletumTile> tiles
        readonly property real pitch: Math.min(44 * root.unit, (height - 44 * root.unit) / Math.max(1, lines.length))

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.surface
            line: Theme.line
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.panelRadius * root.unit
        }

        Line {
            x: 14 * root.unit
            y: 6 * root.unit
            width: column.width - 28 * root.unit
            height: 30 * root.unit
            text: column.title
            color: Theme.brassBright
        }

        Repeater {
            model: column.lines

            Line {
                required property int index
                required property string modelData

                x: (column.tiles.length > 0 ? 54 : 14) * root.unit
                y: 38 * root.unit + index * column.pitch
                width: column.width - x - 14 * root.unit
                height: column.pitch
                text: modelData
            }
        }

        Repeater {
            model: column.tiles

            TileFace {
                required property int index
                required property tiletumTile modelData

                x: 14 * root.unit
                y: 38 * root.unit + (index + 0.5) * column.pitch - height / 2
                width: 32 * root.unit
                height: width
                ink: Colours
                tile: modelData
            }
        }
    }

    component Line: Text {
        color: Theme.text
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(20 * root.unit * Theme.textSize))
        }
    }

    function inWords(tiles: list<tiletumTile>): list<string> {
        return words ? Array.from(tiles).map(tile => words.text("tiletum.tile." + tile.id)) : [];
    }

    Plate {
        width: 560 * root.unit
        height: root.height
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Loader {
        x: 14 * root.unit
        y: 10 * root.unit
        width: 532 * root.unit
        height: root.height - 20 * root.unit
        active: root.table.context.log !== null
        sourceComponent: LogPanel {
            log: root.table.context.log
            words: root.words
            names: root.table.context.namesIn(root.words)
            onChosenChanged: root.table.context.pointed = chosen
        }
    }

    Listed {
        x: 570 * root.unit
        width: 434 * root.unit
        height: root.height
        title: root.words?.text("tiletum.cards.fairs") ?? ""
        lines: root.words ? Array.from(root.table.game.fairs).filter(fair => !fair.held).map(fair => root.words.text("tiletum.space." + fair.city) + ": " + Explainer.plain(root.words.text("tiletum.rule.card.fair." + fair.fair + ".1"))) : []
    }

    Listed {
        x: 1014 * root.unit
        width: 440 * root.unit
        height: root.height
        title: root.words?.text("tiletum.action.character") ?? ""
        tiles: root.table.game.characterOffer.filter(tile => tile.number >= 0)
        lines: root.inWords(tiles)
    }

    Listed {
        x: 1464 * root.unit
        width: 440 * root.unit
        height: root.height
        title: root.words?.text("tiletum.action.contract") ?? ""
        tiles: root.table.game.contractOffer.filter(tile => tile.number >= 0)
        lines: root.inWords(tiles)
    }
}
