// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Play

/// How large Tiletum's things are, in units of a table of 1920 × 1080.
TableSizes {
    middle: Qt.size(1904, 584)
    mat: Qt.size(930, 232)
    halves: true
    gap: 8
    rail: 0
}
