// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// What whoever has the keyboard can do now, in a panel: a tile for every move, or for all moves of a verb that are
/// walked by arrows; each with its key. While something is asked, its answers.
Item {
    id: root

    required property TableContext context
    required property Ink ink
    /// The game's OfferFace, for offers that have a face.
    required property Component face
    /// Verbs whose moves share a tile: <game>.kind.<verb>.
    property list<string> together
    /// The key of a move, or nothing.
    property var keyOf: move => ""
    /// What is said below while there is room, or nothing.
    property string hint: ""
    readonly property SeatHands hands: context.model.hands[context.mine] ?? null
    readonly property Catalogue words: context.words
    readonly property list<string> names: words ? context.namesIn(words) : []
    readonly property bool answers: (hands?.answers.length ?? 0) > 0
    readonly property bool idle: context.paused || context.model.over || !(hands?.human ?? false)
    readonly property list<var> tiles: {
        if (idle)
            return [];
        const shown = [];
        const seen = [];
        for (const offered of answers ? hands.answers : hands.offers) {
            const verb = offered.move.verb;
            const shared = !answers && together.includes(verb);
            if (shared && seen.includes(verb))
                continue;
            seen.push(verb);
            shown.push({
                offered: offered,
                shared: shared
            });
        }
        return shown;
    }
    readonly property real pad: Theme.space2
    readonly property int rows: height > 2.6 * least.height ? 2 : 1
    readonly property size least: Qt.size(96 * Theme.scale, 64 * Theme.scale)
    readonly property real tileWidth: Math.max(least.width, Math.min(222 * Theme.scale, (width - pad) / Math.max(1, Math.ceil(tiles.length / rows)) - pad))
    readonly property real tileHeight: (height - pad) / rows - pad

    function press(tile: var): void {
        const move = tile.offered.move;
        if (tile.shared)
            context.keys.goTo(move.verb);
        else if (move.verb === "choose")
            hands.consider(move.text);
        else
            hands.answer(move.text);
    }

    Flickable {
        anchors.fill: parent
        contentWidth: Math.max(width, flow.width + 2 * root.pad)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width + 1
        clip: interactive

        Grid {
            id: flow

            x: root.pad
            y: root.pad
            columns: Math.max(1, Math.ceil(root.tiles.length / root.rows))
            spacing: root.pad

            Repeater {
                model: root.tiles

                OfferTile {
                    required property int index
                    required property var modelData

                    objectName: "tile " + index
                    width: root.tileWidth
                    height: root.tileHeight
                    unit: Theme.scale
                    ink: root.ink
                    picture: root.face
                    hands: root.hands
                    words: root.words
                    names: root.names
                    offered: modelData.offered
                    said: modelData.shared ? root.words.text(root.context.game + ".kind." + modelData.offered.move.verb) : modelData.offered.meaning(root.words, root.names).split("\n")[0]
                    key: root.answers ? (index < 9 ? String(index + 1) : "") : root.keyOf(modelData.offered.move)
                    focused: root.context.keys.text !== "" && (modelData.shared ? root.context.keys.verb === modelData.offered.move.verb : root.context.keys.text === modelData.offered.text)
                    onPressed: root.press(modelData)
                }
            }
        }
    }

    Text {
        anchors {
            fill: parent
            margins: Theme.space3
        }
        visible: root.tiles.length === 0
        text: root.hint
        color: Theme.textSoft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Theme.caption
        }
    }
}
