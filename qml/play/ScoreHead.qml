// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// The head of a column: what is counted, as an icon, and in a word where there is room.
Laid {
    id: root

    required property Ink ink
    required property string icon
    required property string text
    property bool lit: false
    /// The word stands beside the icon.
    property bool beside: false
    readonly property bool worded: beside || (plan.width >= 72 && plan.height >= 60)

    signal pressed

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: text
    Accessible.onPressAction: root.pressed()

    Glow {
        anchors.fill: parent
        visible: root.lit
        ink: Inkwell
        colour: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.gap1 * root.unit
    }

    TallyStrip {
        y: Theme.plan.gap2 * root.unit
        width: root.beside ? height : parent.width
        height: 30 * root.unit
        ink: root.ink
        icon: root.icon
    }

    Text {
        x: root.beside ? 34 * root.unit : Theme.plan.gap1 * root.unit / 2
        y: root.beside ? 0 : 40 * root.unit
        width: parent.width - x - Theme.plan.gap1 * root.unit / 2
        height: parent.height - y
        visible: root.worded
        text: root.worded ? root.text : ""
        color: root.lit ? Theme.brassBright : Theme.textSoft
        horizontalAlignment: root.beside ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.max(1, Math.round(Theme.plan.caption * root.unit * Theme.textSize))
        }
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.pressed()
    }
}
