// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A line of text at a seat: it becomes smaller before it is cut, and is cut with an ellipsis before it overflows.
Text {
    property bool isName: false

    font {
        family: isName ? Theme.nameFamily : Theme.controlFamily
        pixelSize: Theme.body
        features: Theme.nameFigures
    }
    minimumPixelSize: Math.round(font.pixelSize * 0.5)
    fontSizeMode: Text.Fit
    elide: Text.ElideRight
    color: Theme.text
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    horizontalAlignment: Text.AlignHCenter
}
