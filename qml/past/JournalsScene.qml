// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Saved matches that are always the same: for pictures.
JournalsView {
    id: root

    property bool empty: false
    property bool damaged: false

    journals: empty ? sample.noJournals : sample.journals
    notices: damaged ? sample.notices : []

    PastSample {
        id: sample
    }
}
