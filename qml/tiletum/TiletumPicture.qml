// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

/// What Tiletum looks like, for its card: the wheel and a part of the map.
TiletumScene {
    moment: "middle"
    seed: 3
    languages: [BoardPictures.language]
    crop: Qt.rect(0.325, 0.262, 0.475, 0.475)

    // Whoever chooses a game reads it from below, whoever plays in it.
    Component.onCompleted: context.middleTurns = false
}
