// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// An icon of the legend as the game draws it, with its name below; touched, it is explained.
Rectangle {
    id: root

    required property RuleReader reader
    required property legendEntry entry
    /// See RuleLegend.
    required property Component drawing
    required property real side
    required property real letters
    required property real gap

    objectName: "legend " + entry.section
    // Room for two lines, so that all cells of a row are as high.
    height: Math.max(side + 2.6 * letters + 2 * gap, side + name.height + 2 * gap)
    radius: Theme.cardRadius
    color: entry.section === reader.section || tap.pressed || activeFocus ? Theme.shade : "transparent"
    border.width: Theme.hairline
    border.color: Theme.parchmentEdge
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: entry.title
    Accessible.onPressAction: reader.open(entry.section)
    Keys.onReturnPressed: reader.open(entry.section)

    Loader {
        id: icon

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.gap
        width: root.side
        height: width
        active: root.entry.icon !== ""
        sourceComponent: root.drawing
        onLoaded: (item as LegendDrawing).icon = Qt.binding(() => root.entry.icon)
    }

    Words {
        id: name

        anchors {
            left: parent.left
            right: parent.right
            margins: root.gap / 2
        }
        y: (icon.active ? root.gap + root.side : 0) + (root.height - (icon.active ? root.gap + root.side : 0) - height) / 2
        horizontalAlignment: Text.AlignHCenter
        text: root.entry.title
        named: true
        color: Theme.ink
        lineHeight: 0.9
        font.pixelSize: root.letters
        font.features: Theme.nameFigures
    }

    Touchable {
        id: tap

        anchors.fill: parent
        onTapped: root.reader.open(root.entry.section)
    }
}
