// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Play as Play

/// Beside the pyramid: who sits here, what the table can count, the buttons, and the screen with what is hidden. A rival
/// on a desktop has no buttons and no screen there.
Laid {
    id: root

    required property SeatMat mat
    required property TableManner manner
    required property ViceroySeat seat
    required property bool looking

    signal lookAsked

    ThingItem {
        width: parent.width
        height: 56 * root.unit
        domain: "seat"
        number: root.mat.seat
    }

    Disc {
        plan: Qt.rect(1, 1, 54, 54)
        unit: root.unit
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    Text {
        x: 66 * root.unit
        width: ((root.seat?.order ?? 0) > 0 ? 184 : 230) * root.unit
        height: 56 * root.unit
        text: root.mat.name
        color: Theme.text
        elide: Text.ElideRight
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(28 * root.unit)
        }
    }

    Late {
        id: order

        value: root.seat.order
        held: root.mat.hushed
    }

    CountPlate {
        objectName: "order"
        x: 260 * root.unit
        y: 9 * root.unit
        width: 38 * root.unit
        height: width
        visible: count > 0
        ink: Colours
        count: order.shown ?? 0
        round: true
        bright: root.seat.acting
    }

    CountChips {
        plan: Qt.rect(0, 66, 300, 38)
        unit: root.unit
        seat: root.seat
        words: root.mat.words
        held: root.mat.hushed
    }

    MatKeys {
        plan: Qt.rect(0, 112, 300, 42)
        unit: root.unit
        mat: root.mat
        seat: root.seat
        looking: root.looking
        visible: !root.mat.compact
        onLookAsked: root.lookAsked()
    }

    // So many cards are in the hand: their backs look over the screen.
    Row {
        x: (root.width - width) / 2
        y: 162 * root.unit
        height: 30 * root.unit
        spacing: -10 * root.unit
        visible: !screen.open

        Repeater {
            model: root.seat.handCharacters + root.seat.handLaws

            ViceroyCardBack {
                required property int index

                width: 26 * root.unit
                height: 37 * root.unit
                ink: Colours
                deck: index < root.seat.handCharacters ? ViceroyCardBack.Deck.Characters : ViceroyCardBack.Deck.Laws
            }
        }
    }

    Play.Screen {
        id: screen

        objectName: "screen"
        plan: Qt.rect(0, 188, root.width / root.unit, root.height / root.unit - 188)
        unit: root.unit
        rise: 30
        barFace: ScreenBar {
            ink: Colours
            open: screen.open
        }
        label: root.mat.words.text("viceroy.screen.open")
        // Where several people share a desktop, it opens by itself only for who is asked, behind the curtain.
        alwaysOpen: root.mat.table.desk && root.mat.own && !root.mat.bot && (root.seat.secret || !root.manner.shared)
        visible: root.seat.openGems.length === 0 && !root.mat.compact
        enabled: !root.mat.bot
        hidden: BehindScreen {
            mat: root.mat
            seat: root.seat
            deafTime: root.manner.deafTime
        }
        front: ScreenFront {
            mat: root.mat
        }
        latched: root.manner.opened.includes(root.mat.seat)
        // On a desktop nobody watches a finger.
        onOpened: {
            if (!root.mat.table.desk)
                root.seat?.shuffle();
        }
    }

    AfterScreen {
        objectName: "after screen"
        plan: Qt.rect(0, 168, root.width / root.unit, root.height / root.unit - 168)
        unit: root.unit
        mat: root.mat
        seat: root.seat
        visible: !root.mat.compact
    }
}
