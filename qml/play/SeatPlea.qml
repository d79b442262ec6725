// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// On a seat's rail: somebody reads, and asks whether the others would wait.
Item {
    id: root

    required property Catalogue words
    required property real unit
    /// Whoever asks is called so.
    required property string asker
    signal agreed
    signal refused

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2
        width: inside.width + 2 * Theme.plan.gap4 * root.unit
        height: inside.height + 2 * Theme.plan.gap2 * root.unit
        radius: Theme.plan.radius * root.unit
        color: Theme.raised
        border.width: Theme.plan.line * root.unit
        border.color: Theme.brass

        Touchable {
            anchors.fill: parent
        }

        Row {
            id: inside

            anchors.centerIn: parent
            spacing: Theme.plan.gap3 * root.unit

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: root.words.textWith("play.pause.wanted", {
                    name: root.asker
                })
                named: true
                wrapMode: Text.NoWrap
                font.pixelSize: Math.round(Theme.plan.body * root.unit * Theme.textSize)
            }

            WordButton {
                objectName: "pause"
                unit: root.unit * Theme.plan.smallButton
                primary: true
                text: root.words.text("play.pause.yes")
                onPressed: root.agreed()
            }

            WordButton {
                objectName: "not now"
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("play.pause.no")
                onPressed: root.refused()
            }
        }
    }
}
