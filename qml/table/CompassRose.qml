// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A rose of sixteen points in two tones of metal. It looks the same from every side.
Item {
    id: root

    property color light: Theme.brassBright
    property color dark: Theme.brass

    /// One half of each point: the facets that the light falls on (side 1), or the others (side -1).
    function facets(side: int): string {
        let path = "";
        // From the shortest to the longest, so that the long ones lie on top.
        const rings = [
            {
                count: 8,
                start: 22.5,
                step: 45,
                tip: 56,
                waist: 20
            },
            {
                count: 4,
                start: 45,
                step: 90,
                tip: 74,
                waist: 20
            },
            {
                count: 4,
                start: 0,
                step: 90,
                tip: 98,
                waist: 20
            }
        ];
        for (const ring of rings) {
            for (let point = 0; point < ring.count; ++point) {
                const angle = (ring.start + point * ring.step) * Math.PI / 180;
                const foot = angle + side * Math.PI / 8;
                path += "M100 100 L" + (100 + ring.tip * Math.sin(angle)) + " " + (100 - ring.tip * Math.cos(angle)) + " L" + (100 + ring.waist * Math.sin(foot)) + " " + (100 - ring.waist * Math.cos(foot)) + " Z ";
            }
        }
        return path;
    }

    DrawnPath {
        anchors.fill: parent
        box: 200
        path: root.facets(1)
        fill: root.light
    }

    DrawnPath {
        anchors.fill: parent
        box: 200
        path: root.facets(-1)
        fill: root.dark
    }
}
