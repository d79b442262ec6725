// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The face of everything that can be touched at a seat.
Rectangle {
    id: root

    property bool pressed: false
    property bool primary: false
    property bool chosen: false

    radius: Theme.cardRadius
    color: primary ? (pressed ? Theme.brassBright : Theme.brass) : pressed ? Theme.pressed : Theme.raised
    border {
        width: chosen ? Theme.focusLine : Theme.hairline
        color: chosen ? Theme.brassBright : primary ? Theme.brassBright : Theme.line
    }

    Behavior on color {
        ColorAnimation {
            duration: Theme.moveTime
        }
    }
}
