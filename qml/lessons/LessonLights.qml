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
    /// The learner's.
    required property int emblem
    required property int seat
    /// Where what was tried is forbidden.
    property thingName forbidden
    /// Something is lit, on this table or on another: a panel beside it.
    required property bool dims
    /// A finger is wanted there.
    required property bool pointing
    /// How often others have given a hint: each makes the arrow grow for a moment.
    property int nudges: 0
    readonly property list<rect> places: rings.places
    readonly property SeatMat mat: table.mats.count > 0 ? table.mats.itemAt(table.places.shown.indexOf(seat)) as SeatMat : null
    /// What the learner is asked keeps its light, too.
    readonly property list<rect> asked: {
        if (!mat || !mat.leafTaken && mat.hands.answers.length === 0)
            return [];
        const leaf = mat.leaf;
        const turn = mat.rotation * Math.PI / 180;
        const right = (leaf.x + leaf.width / 2) * mat.unit - mat.width / 2;
        const down = (leaf.y + leaf.height / 2) * mat.unit - mat.height / 2;
        const across = mat.rotation % 180 !== 0;
        const wide = (across ? leaf.height : leaf.width) * mat.unit;
        const high = (across ? leaf.width : leaf.height) * mat.unit;
        const x = mat.x + mat.width / 2 + right * Math.cos(turn) - down * Math.sin(turn);
        const y = mat.y + mat.height / 2 + right * Math.sin(turn) + down * Math.cos(turn);
        return [Qt.rect(x - wide / 2, y - high / 2, wide, high)];
    }
    readonly property list<rect> arrows: LessonLayout.arrows(Qt.rect(0, 0, width, height), places.map(wider), Math.max(Theme.touch / 2, Theme.plan.gap12 * table.places.unit))
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
        model: root.dims ? LessonLayout.around(Qt.rect(0, 0, root.width, root.height), root.places.map(root.wider).concat(Array.from(sand.places), Array.from(root.asked))) : []

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
        model: root.dims ? sand.places : []

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

    ThingFinder {
        id: barred

        table: root.table
        wanted: root.forbidden.domain === "" ? [] : [root.forbidden]
    }

    Repeater {
        model: barred.places

        LessonForbidden {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            unit: root.table.places.unit
            colour: root.colour
            emblem: root.emblem
        }
    }

    Repeater {
        model: root.pointing ? root.places.length : 0

        LessonArrow {
            required property int index
            readonly property rect place: root.places[index] ?? Qt.rect(0, 0, 0, 0)
            readonly property rect spot: root.arrows[index] ?? Qt.rect(0, 0, 0, 0)

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            rotation: spot.x + spot.width <= place.x ? 0 : spot.x >= place.x + place.width ? 180 : spot.y < place.y ? 90 : -90
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
