// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A hall of fame that is always the same: for pictures.
HallView {
    id: root

    property bool empty: false

    games: ["pendulum", "viceroy", "tiletum"]
    figures: empty ? ({
            matches: 0
        }) : sample.figures

    PastSample {
        id: sample
    }
}
