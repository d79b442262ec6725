// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Language

/// The picture of an offer that is more than icons: a game's own derives from it and draws what `offered.face` says.
/// It says how large it wants to be by its implicit size.
Item {
    property offer offered
    property real unit: 1
    /// Whose answer it is, what it is told in, and among how many it stands in how much room.
    property SeatHands hands: null
    property Catalogue words: null
    property list<string> names
    property int count: 1
    property size room
    /// A finger rests on it.
    property bool touched: false
    /// What it does is told beside it rather than below: for cards.
    property bool wordsBeside: false
}
