// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A match that is always the same, at one moment: for pictures.
ReplayView {
    id: root

    property string sampleGame: "pendulum"
    /// How far it is, from 0 to 1.
    property real part: 0.5
    property int seenBy: -1

    replay: sample.replay

    PastSample {
        id: sample

        game: root.sampleGame
    }

    Component.onCompleted: {
        replay.jump(Math.round(replay.steps * part));
        replay.viewer = seenBy;
    }
}
