// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words in the theme's type: controls' family, or with `named` the one for names and rules.
Text {
    property bool named: false

    color: Theme.text
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    font.family: named ? Theme.nameFamily : Theme.controlFamily
    font.pixelSize: Theme.body
    font.features: ({
            "tnum": 1,
            "lnum": 1
        })
}
