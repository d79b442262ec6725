// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The very face that was asked about, as it lies on the table: never another picture for it. What is too long or as
/// large as a mat is not shown.
Item {
    id: root

    /// What was asked about, or null.
    required property Item of
    /// What draws it, if not itself.
    required property Item drawnBy
    readonly property real shape: of && of.height > 0 ? of.width / of.height : 0
    /// How high it can be at most.
    required property real most
    readonly property bool shown: shape > 0.4 && shape < 1.7 && of.width < 3 * most

    // It is taken once, and anew when something else is asked about.
    onOfChanged: picture.scheduleUpdate()

    ShaderEffectSource {
        id: picture

        anchors.centerIn: parent
        width: Math.min(root.width, root.height * root.shape)
        height: root.shape > 0 ? width / root.shape : 0
        visible: root.shown
        sourceItem: !root.shown ? null : root.drawnBy ?? root.of
        sourceRect: root.shown && root.drawnBy ? root.drawnBy.mapFromItem(root.of, 0, 0, root.of.width, root.of.height) : Qt.rect(0, 0, 0, 0)
        // Painted once, and anew when something else is asked about in the same place.
        live: false
        onSourceItemChanged: scheduleUpdate()
        onSourceRectChanged: scheduleUpdate()
    }
}
