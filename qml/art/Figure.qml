// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A number on the table. One that reads as another from the opposite side is underlined.
Text {
    required property int number

    text: number
    color: Theme.text
    textFormat: Text.PlainText
    font {
        family: Theme.controlFamily
        weight: Font.DemiBold
        underline: Inkwell.readsTwoWays(number)
    }
}
