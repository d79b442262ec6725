// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Play

/// How large Pendulum's things are, in units of a table of 1920 × 1080. The board is as wide as the mats leave it: with
/// somebody at the table's end it is narrower.
TableSizes {
    required property bool narrow

    middle: Qt.size(narrow ? 1616 : 1888, 500)
    mat: Qt.size(936, 248)
    matBesideEnd: Qt.size(808, 248)
    rival: Qt.size(496, 150)
    opposite: true
    gap: Theme.plan.gap2
}
