// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What Pendulum looks like, for its card: the areas with their sand.
PendulumScene {
    seatCount: 4
    crop: Qt.rect(0.1, 0.27, 0.46, 0.46)
}
