// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// A button that is held for two seconds, and fills while it is: what it does cannot be taken back.
SeatButton {
    id: root

    /// See Hands.
    readonly property bool holds: true
    property int holdTime: 2000
    signal held

    onPressedChanged: {
        if (pressed)
            filling.restart();
        else
            filling.stop();
        fill.width = 0;
    }

    background: SeatPlate {
        clip: true

        Rectangle {
            id: fill

            height: parent.height
            color: Theme.brassDark
            radius: Theme.cardRadius

            NumberAnimation on width {
                id: filling

                running: false
                from: 0
                to: root.width
                duration: root.holdTime
                onFinished: root.held()
            }
        }
    }
}
