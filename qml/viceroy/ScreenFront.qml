// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The closed screen: wood and the owner's emblem, the same whatever lies behind it; and, engraved below, by whose rules
/// it is played.
Item {
    id: root

    required property SeatMat mat

    ScreenFace {
        // Its upper edge lies under the bar that opens it.
        y: -Theme.plan.screenBar * root.mat.unit
        width: parent.width
        height: parent.height - y
        ink: Colours
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    ThingItem { anchors.fill: parent; domain: "screen"; number: 0; seat: root.mat.seat }

    Text {
        objectName: "edition"
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 14 * root.mat.unit }
        width: parent.width - 24 * root.mat.unit
        text: root.mat.words.text("viceroy.edition." + (root.mat.table.model as ViceroyModel).edition)
        color: Theme.textSoft
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.PlainText
        font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.round(15 * root.mat.unit) }
    }
}
