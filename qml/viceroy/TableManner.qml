// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// What the mats of one table share beside the match.
QtObject {
    /// Several people look at it.
    property bool shared: true
    /// How long nothing counts behind a screen that has just been opened.
    property int deafTime: Theme.deafTime

    /// The seats whose screens are latched from the beginning: for pictures.
    property list<int> opened

    /// Somebody wants to read a card, at their own seat.
    signal copyWanted(card: viceroyCard, seat: int)
}
