// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The gems of a seat once the screens have fallen.
Row {
    id: root

    required property list<int> gems
    required property real unit
    required property Catalogue words

    /// The colour that was touched last and is meant, or -1.
    property int picked: -1

    /// A gem was pulled to a point of the scene.
    signal dropped(colour: int, at: point)

    spacing: Theme.plan.gap3 * unit

    Repeater {
        model: root.gems

        Row {
            id: heap

            required property int index
            required property int modelData

            spacing: Theme.plan.gap1 * root.unit

            GemFace {
                objectName: "open gem " + heap.index
                width: 30 * root.unit
                height: width
                ink: Colours
                colour: heap.index
                strength: heap.modelData > 0 ? 1 : 0.35

                Glow {
                    anchors.fill: parent
                    anchors.margins: -reach
                    visible: root.picked === heap.index
                    ink: Colours
                    colour: Theme.brassBright
                    radius: parent.width / 2
                    reach: Theme.plan.glow * root.unit
                }

                ThingItem {
                    anchors.fill: parent
                    domain: "gem"
                    number: heap.index
                }

                GemFace {
                    readonly property Pulled pulled: Pulled {
                        thing: root
                        way: touch.way
                    }

                    x: pulled.by.x
                    y: pulled.by.y - 40 * root.unit
                    width: parent.width
                    height: width
                    visible: touch.dragged && heap.modelData > 0
                    ink: Colours
                    colour: heap.index
                }

                NamedTouch {
                    id: touch

                    anchors.fill: parent
                    margin: Theme.plan.gap2 * root.unit
                    label: root.words.text("viceroy.bid." + ["blue", "red", "green", "yellow"][heap.index])
                    draggable: true
                    slack: Theme.plan.slack * root.unit
                    onTapped: root.picked = root.picked === heap.index ? -1 : heap.index
                    onDropped: (at, way) => root.dropped(heap.index, at)
                }
            }

            Figure {
                anchors.verticalCenter: parent.verticalCenter
                number: heap.modelData
                font.pixelSize: Math.round(Theme.plan.lead * root.unit)
            }
        }
    }
}
