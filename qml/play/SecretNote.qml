// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// What somebody has asked about what lies behind their screen: it is told behind it too, for their eyes alone. Any touch
/// closes it.
Item {
    id: root

    required property explanation told
    required property real unit
    /// What a touch is called for whoever cannot see it.
    required property string label
    readonly property real pad: Theme.plan.gap3 * unit

    signal closed

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: Theme.parchment
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Text {
        id: title

        objectName: "secret title"
        x: root.pad
        y: root.pad / 2
        width: parent.width - 2 * x
        text: root.told.title
        color: Theme.ink
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(22 * root.unit))
        }
    }

    Text {
        x: root.pad
        y: title.y + title.height
        width: parent.width - 2 * x
        height: Math.max(1, parent.height - y - root.pad / 2)
        text: Array.from(root.told.plain).concat(root.told.now === "" ? [] : [root.told.now]).join("\n")
        color: Theme.ink
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(Theme.plan.body * root.unit * Theme.textSize))
        }
    }

    NamedTouch {
        anchors.fill: parent
        label: root.label
        onTapped: root.closed()
    }
}
