// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// A die on its way from the bag over the hub, where it tumbles, into its sector. It shows every face on its way, and
/// the engine's at the end.
Item {
    id: root

    required property TiletumTable table
    required property CuePlayer cues
    required property tiletumGlide glide
    required property int index
    required property rect bag
    required property rect hub
    required property rect place
    readonly property real elapsed: cues.elapsed - glide.after
    readonly property real thrown: ease(elapsed / (0.4 * glide.lasts))
    readonly property real slid: ease((elapsed - 0.72 * glide.lasts) / (0.28 * glide.lasts))
    /// How far it has tumbled: quick at first.
    readonly property real rolled: 1 - Math.pow(1 - Math.max(0, Math.min(1, elapsed / (0.85 * glide.lasts))), 2)
    /// Where it tumbles: each at another place around the hub.
    readonly property real angle: index * 2.4
    readonly property real far: hub.width * (0.35 + 0.4 * ((index * 7) % 5) / 5)
    readonly property point fall: Qt.point(hub.x + hub.width / 2 + far * Math.cos(angle), hub.y + hub.height / 2 + far * Math.sin(angle))

    function ease(part: real): real {
        const within = Math.max(0, Math.min(1, part));
        return within * within * (3 - 2 * within);
    }

    function between(from: real, over: real, to: real): real {
        return slid > 0 ? over + (to - over) * slid : from + (over - from) * thrown;
    }

    width: place.width
    height: place.height
    x: between(bag.x + bag.width / 2, fall.x, place.x + place.width / 2) - width / 2
    y: between(bag.y + bag.height / 2, fall.y, place.y + place.height / 2) - height / 2 - height * 0.9 * Math.abs(Math.sin(3 * Math.PI * rolled)) * (1 - rolled)
    rotation: table.lean + 540 * (1 - rolled) * (index % 2 === 0 ? 1 : -1)
    visible: width > 0 && elapsed > 0

    DieFace {
        anchors.fill: parent
        ink: Colours
        resource: root.glide.number
        value: (root.glide.value - 1 + (root.rolled < 0.98 ? 5 * Math.floor(root.rolled * 14) : 0)) % 6 + 1
    }
}
