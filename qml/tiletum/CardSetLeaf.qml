// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// About the card set, at the seat that asks, until it is touched.
Item {
    id: root

    required property cardNote note
    required property TiletumSeat seat
    required property real unit
    required property Catalogue words

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brassDark
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    CardNotes {
        anchors {
            fill: parent
            margins: 10 * root.unit
        }
        note: root.note
        words: root.words
        unit: root.unit
        letters: 17
    }

    ThingItem {
        anchors.fill: parent
    }

    NamedTouch {
        anchors.fill: parent
        label: root.words.text("play.cards.close")
        onTapped: root.seat.lookAtCards()
    }
}
