// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// One step of the considered die: which action it would be, and what all steps to there cost.
PlateButton {
    id: root

    required property tiletumChange change
    required property bool less
    required property TiletumSeat seat
    required property Catalogue words
    /// Its word.
    required property string action

    component Words: Text {
        height: 26 * root.unit
        verticalAlignment: Text.AlignVCenter
        color: Theme.text
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.max(1, Math.round(20 * root.unit))
            weight: Font.DemiBold
        }
    }

    objectName: less ? "less" : "more"
    width: 60 * unit
    height: 60 * unit
    opacity: change.payable ? 1 : 0.45
    label: words.textWith(less ? "tiletum.plan.less" : "tiletum.plan.more", {
        gold: change.gold,
        action: words.text("tiletum.action." + action)
    })
    onPressed: seat.changeDie(less ? -1 : 1)

    Row {
        x: 6 * root.unit
        y: 3 * root.unit
        spacing: 3 * root.unit

        Words {
            text: root.less ? "−1" : "+1"
        }

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            side: 24 * root.unit
            icon: root.action
        }
    }

    Row {
        x: 8 * root.unit
        y: 31 * root.unit
        spacing: 3 * root.unit

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            side: 22 * root.unit
            icon: "gold"
        }

        Words {
            text: root.change.gold
        }
    }
}
