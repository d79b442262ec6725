// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// The icons of a thing, each as the game draws it; touched, it says its line of the legend.
Row {
    id: root

    required property SeatAsk asks
    required property string game
    required property Catalogue words
    required property Ink ink
    required property real unit
    required property bool touchable
    readonly property real size: Theme.plan.slipIcon * unit
    readonly property list<string> drawn: asks.explanation.icons.filter(icon => Explainer.drawing(game, icon) !== "")

    spacing: Theme.plan.gap2 * unit
    height: Theme.plan.slipButton * unit

    Repeater {
        model: root.drawn

        Item {
            id: one

            required property string modelData

            objectName: "icon " + modelData
            width: root.touchable ? Theme.plan.slipButton * root.unit : root.size
            height: root.height

            TallyStrip {
                anchors.centerIn: parent
                width: root.size
                height: root.size
                ink: root.ink
                icon: Explainer.drawing(root.game, one.modelData)
                figure: Theme.ink
            }

            NamedTouch {
                anchors.fill: parent
                enabled: root.touchable
                label: Explainer.explainSection(root.game, "legend." + one.modelData, root.words).title
                onTapped: root.asks.follow("rule:legend." + one.modelData)
            }
        }
    }
}
