// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// What a step speaks of keeps its light, with a ring around it and an arrow; everything else of this table is dimmed.
/// Sand is never dimmed: it is time. Nothing here takes a touch.
Item {
    id: root

    required property GameTable table
    required property list<thingName> things
    required property color colour
    /// A finger is wanted there.
    required property bool pointing
    /// How often others have given a hint: each makes the arrow grow for a moment.
    property int nudges: 0
    readonly property list<rect> places: rings.places
    readonly property real margin: Theme.plan.gap2 * table.places.unit

    function wider(place: rect): rect {
        return Qt.rect(place.x - margin, place.y - margin, place.width + 2 * margin, place.height + 2 * margin);
    }

    ThingFinder {
        id: sand

        table: root.table
        wanted: root.things.length > 0 ? [
            {
                domain: "timer"
            }
        ] : []
    }

    Repeater {
        model: root.places.length > 0 ? LessonLayout.around(Qt.rect(0, 0, root.width, root.height), root.places.map(root.wider).concat(Array.from(sand.places))) : []

        Rectangle {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: Theme.veil
        }
    }

    Repeater {
        model: root.places.length > 0 ? sand.places : []

        VeilEdge {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
        }
    }

    ThingLights {
        id: rings

        anchors.fill: parent
        table: root.table
        unit: root.table.places.unit
        things: root.things
    }

    Repeater {
        model: root.pointing ? root.places.length : 0

        LessonArrow {
            required property int index
            readonly property rect place: root.places[index] ?? Qt.rect(0, 0, 0, 0)
            /// From the left where there is room for it.
            readonly property bool fromLeft: place.x > width + root.margin

            width: Theme.plan.gap12 * root.table.places.unit
            height: width
            x: fromLeft ? place.x - width - root.margin : place.x + place.width + root.margin
            y: place.y + (place.height - height) / 2
            rotation: fromLeft ? 0 : 180
            colour: root.colour

            SequentialAnimation on scale {
                id: grow

                running: false

                NumberAnimation {
                    to: 1.6
                    duration: Theme.moveTime
                }
                NumberAnimation {
                    to: 1
                    duration: Theme.flipTime
                }
            }

            Connections {
                target: root

                function onNudgesChanged(): void {
                    if (root.nudges > 0)
                        grow.restart();
                }
            }
        }
    }
}
