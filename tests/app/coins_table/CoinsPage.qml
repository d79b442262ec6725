// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

/// Digits take coins, Escape leaves.
MatchPage {
    id: root

    objectName: "coinsPage"
    Keys.onEscapePressed: root.back()
    Keys.onDigit4Pressed: root.host.submit(0, "take coin=4")
}
