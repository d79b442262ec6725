// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The tokens on a card that a law would change; where they are doubled, what will lie there.
PricePennant {
    required property real unit
    required property list<tally> tokens
    required property bool doubled

    objectName: "meant tokens"
    width: widthAt(height)
    height: 42 * unit
    ink: Colours
    cost: tokens
    reward: doubled ? tokens.concat(tokens) : []
}
