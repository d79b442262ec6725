// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art

/// One of Tiletum's icons.
TallyStrip {
    required property real side

    ink: Colours
    width: side
    height: side
}
