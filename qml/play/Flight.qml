// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// A picture that glides from one rectangle to another while a cue is shown, by the match's clock: a pause stops it, and
/// it ends with the cue. Before its time it rests where it sets out, and afterwards where it lands.
Item {
    id: root

    required property CuePlayer cues
    required property rect from
    required property rect to
    required property Component picture
    /// In milliseconds of the cue: when it sets out, and how long it is under way.
    property int after: 0
    property int lasts: cues.length - after
    /// How far it rises on its way, in pixels.
    property real lift: 0
    /// How it is turned, and how many degrees more it turns on its way.
    property real turn: 0
    property real spin: 0
    /// It is not seen before it sets out.
    property bool sudden: false
    readonly property real part: Math.max(0, Math.min(1, (cues.elapsed - after) / Math.max(1, lasts)))
    /// Slow at first and at the end.
    readonly property real way: part * part * (3 - 2 * part)

    x: from.x + from.width / 2 + (to.x + to.width / 2 - from.x - from.width / 2) * way - width / 2
    y: from.y + from.height / 2 + (to.y + to.height / 2 - from.y - from.height / 2) * way - height / 2 - lift * 4 * part * (1 - part)
    width: to.width
    height: to.height
    // Drawn once, as large as it lands.
    scale: to.width > 0 ? (from.width + (to.width - from.width) * way) / to.width : 1
    rotation: turn - spin * (1 - way)
    visible: width > 0 && from.width > 0 && (!sudden || part > 0)

    Loader {
        anchors.fill: parent
        sourceComponent: root.picture
    }
}
