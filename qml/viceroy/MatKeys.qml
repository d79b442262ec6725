// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Play

/// The buttons of a mat: pause, look around, the count so far, take back, lay.
Laid {
    id: root

    required property SeatMat mat
    required property ViceroySeat seat
    required property bool looking

    signal lookAsked

    Row {
        spacing: 5 * root.unit

        PauseButton {
            ink: Colours
            mat: root.mat
        }

        MatButton {
            objectName: "look"
            unit: root.unit
            ink: Colours
            icon: "eye"
            lit: root.looking
            ready: true
            label: root.mat.words.text("viceroy.button.look")
            onPressed: root.lookAsked()

            ThingItem {
                anchors.fill: parent
                domain: "button"
                word: "look"
                seat: root.mat.seat
            }
        }

        CountButton {
            mat: root.mat

            ThingItem {
                anchors.fill: parent
                domain: "button"
                word: "count"
                seat: root.mat.seat
            }
        }

        MatButton {
            objectName: "undo"
            unit: root.unit
            ink: Colours
            icon: "undo"
            lit: !root.mat.bot && (root.seat.mayUndo || root.seat.sealed)
            label: root.mat.words.text("viceroy.button.undo")
            onPressed: root.seat.takeBack()

            ThingItem {
                anchors.fill: parent
                domain: "button"
                word: "undo"
                seat: root.mat.seat
            }
        }

        MatButton {
            objectName: "lay"
            unit: root.unit
            ink: Colours
            icon: "check"
            lit: (root.seat.ghost >= 0 || root.seat.meant >= 0) && root.seat.acting
            label: root.mat.words.text("viceroy.button.lay")
            onPressed: root.seat.lay()

            ThingItem {
                anchors.fill: parent
                domain: "verb"
                word: "play"
                seat: root.mat.seat
            }
        }
    }
}
