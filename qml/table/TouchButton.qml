// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// What every button at the table is: it takes no keyboard focus and needs no hover, so that ten fingers may press
/// ten of them.
T.AbstractButton {
    focusPolicy: Qt.NoFocus
    hoverEnabled: false
    Accessible.name: text
}
