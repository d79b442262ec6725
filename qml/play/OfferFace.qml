// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The picture of an offer that is more than icons: a game's own derives from it and draws what `offered.face` says.
/// It says how large it wants to be by its implicit size.
Item {
    property offer offered
    property real unit: 1
    /// What it does is told beside it rather than below: for cards.
    property bool wordsBeside: false
}
