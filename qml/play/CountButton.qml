// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Opens and closes a seat's score sheet.
MatButton {
    id: root

    required property SeatMat mat

    objectName: "count"
    unit: mat.unit
    icon: "sum"
    lit: mat.counting
    ready: true
    label: mat.words.text("play.score.title")
    onPressed: mat.context.toggleCount(mat.seat)
}
