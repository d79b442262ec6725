// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The closed screen: wood and the owner's emblem, the same whatever lies behind it; and, engraved above, how it is opened
/// while a choice waits there, or by whose rules it is played.
Item {
    id: root

    required property SeatMat mat
    required property ViceroySeat seat
    readonly property string edition: (mat.table.model as ViceroyModel).edition

    ScreenFace {
        // Its upper edge lies under the bar that opens it.
        y: -Theme.plan.screenBar * root.mat.unit
        width: parent.width
        height: parent.height - y
        ink: Colours
        wide: width / root.mat.unit
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    ThingItem {
        anchors.fill: parent
        domain: "screen"
        number: 0
        seat: root.mat.seat
    }

    Text {
        objectName: "edition"
        anchors {
            horizontalCenter: parent.horizontalCenter
            top: parent.top
            topMargin: Theme.plan.gap1 * root.mat.unit
        }
        width: parent.width - 24 * root.mat.unit
        text: root.seat.secret && root.seat.human ? root.mat.words.text("viceroy.screen.hold") : root.edition === "" ? "" : root.mat.words.text("viceroy.edition." + root.edition)
        color: root.seat.secret && root.seat.human ? Theme.text : Theme.textSoft
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(11 * root.mat.unit))
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(15 * root.mat.unit)
        }
    }
}
