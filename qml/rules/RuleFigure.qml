// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// The example of a section: a match that stands so, drawn by the game's own board, with rings around what is meant. It
/// is looked at, and not played.
Item {
    id: root

    required property string game
    /// See RuleReader.
    required property var figure
    required property Catalogue words
    /// Little more is seen than what is meant.
    property bool closeUp: true
    /// Only a part of the board is seen: its words are there to be looked at.
    readonly property bool isPicture: true
    property Item scene: null
    /// What the rings are around.
    readonly property string caption: {
        const things = captionOf(scene);
        return things === "" ? "" : words.textWith("play.rules.lit", {
            things: things
        });
    }

    /// Boards are not known here: theirs is a BoardScene.
    function captionOf(shown: var): string {
        return shown?.caption ?? "";
    }

    /// Every game has a scene of its board, named like its module.
    function draw(): void {
        scene?.destroy();
        scene = null;
        if (figure.setup === undefined || !(stage.width > 0))
            return;
        const name = game.charAt(0).toUpperCase() + game.slice(1);
        const component = Qt.createComponent("Sandglass." + name, name + "Scene");
        if (component.status !== Component.Ready) {
            console.warn(component.errorString());
            return;
        }
        scene = component.createObject(stage, Object.assign({
            desk: true,
            closeUp: root.closeUp,
            moment: "",
            languages: [words.code]
        }, figure)) as Item;
        scene.anchors.fill = stage;
    }

    visible: figure.setup !== undefined
    Accessible.role: Accessible.Graphic
    Accessible.name: caption === "" ? words.text(game + ".name") : caption
    onFigureChanged: Qt.callLater(draw)
    onWordsChanged: Qt.callLater(draw)
    onWidthChanged: {
        if (!scene)
            Qt.callLater(draw);
    }
    Component.onCompleted: Qt.callLater(draw)

    Item {
        id: stage

        anchors.fill: parent
        anchors.margins: Theme.hairline
        enabled: false
        clip: true
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        radius: Theme.cardRadius
        border.width: Theme.hairline
        border.color: Theme.parchmentEdge
    }
}
