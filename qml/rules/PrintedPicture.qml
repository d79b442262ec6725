// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// A picture of a printed rulebook, drawn by the game itself: the example of a section, an icon of the legend, or else
/// the board as a match begins.
Item {
    id: root

    required property Shell shell
    required property string game
    property string section: ""
    property string icon: ""

    RuleReader {
        id: reader

        words: root.shell.language.words
        game: root.game
        Component.onCompleted: {
            if (root.section !== "")
                open(root.section);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "white"
    }

    RuleFigure {
        anchors.fill: parent
        visible: root.icon === ""
        game: root.game
        closeUp: root.section !== ""
        figure: root.icon !== "" ? ({}) : root.section !== "" ? reader.figure : ({
                setup: "{}"
            })
        words: root.shell.language.words
    }

    Loader {
        readonly property string name: root.game.charAt(0).toUpperCase() + root.game.slice(1)

        anchors.fill: parent
        active: root.icon !== "" && Explainer.drawing(root.game, root.icon) !== ""
        sourceComponent: Qt.createComponent("Sandglass." + name, "LegendIcon")
        onLoaded: (item as LegendDrawing).icon = Explainer.drawing(root.game, root.icon)
    }
}
