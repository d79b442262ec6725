// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What Tiletum looks like, for its card: the wheel and a part of the map.
TiletumScene {
    moment: "middle"
    seed: 3
    crop: Qt.rect(0.31, 0.245, 0.51, 0.51)

    // Whoever chooses a game reads it from below, whoever plays in it.
    Component.onCompleted: context.middleTurns = false
}
