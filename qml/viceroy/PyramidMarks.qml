// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// What is shown between the cards of a pyramid: circles that are closed, what open ones lack at the end, and what the card
/// that a law is to change would lose or double.
Item {
    id: root

    required property PyramidPlan plan
    required property ViceroySeat seat
    required property real unit
    required property Catalogue words
    required property CuePlayer cues
    /// A copy for somebody who only looks; nothing more is laid.
    required property bool looked
    required property bool finished
    /// The colour in which circles are recoloured, or -1.
    required property int painting

    /// The middle of a card's lower edge, where its circle is.
    function footX(level: int, column: int): real {
        return width / 2 + plan.fromMiddle(level, column) + plan.tile.width / 2;
    }

    function footY(level: int): real {
        return height - (level - 1) * plan.tile.height;
    }

    Repeater {
        model: root.seat.tiles.filter(tile => tile.circle >= 0)

        ClosedCircle {
            required property viceroyTile modelData

            objectName: "circle " + modelData.level + " " + modelData.column
            x: root.footX(modelData.level, modelData.column) - width / 2
            y: root.footY(modelData.level) - height / 2
            width: 60 * root.plan.zoom * root.unit
            tile: modelData
            cues: root.cues
            seat: root.seat.index
        }
    }

    Repeater {
        model: root.finished ? [] : root.seat.recolourings

        RecolourPrice {
            required property viceroyPlace modelData

            objectName: "recolour " + modelData.level + " " + modelData.column
            x: root.footX(modelData.level, modelData.column) - width / 2
            y: root.footY(modelData.level) - height / 2
            place: modelData
            unit: root.unit
            seat: root.seat.index
            label: root.words.text("viceroy.verb.recolour")
            onTouched: root.seat.recolour(modelData.level, modelData.column, root.painting)
        }
    }

    Repeater {
        model: root.looked ? [] : root.seat.tiles.filter(tile => tile.card.number === root.seat.meant && tile.tokens.length > 0)

        MeantTokens {
            required property viceroyTile modelData

            x: Math.max(0, Math.min(root.footX(modelData.level, modelData.column) - width / 2, root.width - width))
            y: Math.max(0, root.footY(modelData.level) - root.plan.tile.height - height)
            unit: root.unit
            tokens: modelData.tokens
            doubled: root.seat.decision === "doubleTarget"
        }
    }
}
