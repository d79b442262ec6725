// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The languages to choose from, each by its own name. The seat reads the chosen one at once.
Row {
    id: root

    required property Seat seat

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: seat.language.words.text("shell.seat.chooseLanguage")

    Repeater {
        model: root.seat.language.codes

        TouchButton {
            id: choice

            required property string modelData

            width: (root.width - root.spacing * (root.seat.language.codes.length - 1)) / root.seat.language.codes.length
            height: root.height
            leftPadding: Theme.space2
            rightPadding: Theme.space2
            text: root.seat.language.nameOf(modelData)
            onClicked: root.seat.chooseLanguage(modelData)

            background: SeatPlate {
                pressed: choice.down
                chosen: root.seat.language.code === choice.modelData
            }

            contentItem: SeatText {
                text: choice.text
            }
        }
    }
}
