// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The legend as a grid: each icon as the game draws it, with its name. Touched, it is explained.
Flow {
    id: root

    required property RuleReader reader
    readonly property real cell: Math.max(104 * Theme.scale, 6.5 * Theme.caption)
    /// Every game has its icons in its own colours.
    readonly property Component drawing: {
        const name = reader.game.charAt(0).toUpperCase() + reader.game.slice(1);
        const component = Qt.createComponent("Sandglass." + name, "LegendIcon");
        return component.status === Component.Ready ? component : null;
    }

    spacing: Theme.space2

    Repeater {
        model: root.reader.legend

        Rectangle {
            id: shown

            required property legendEntry modelData
            readonly property bool here: modelData.section === root.reader.section

            objectName: "legend " + modelData.section
            width: root.cell
            height: Math.max(96 * Theme.scale, icon.height + name.height + 3 * Theme.space2)
            radius: Theme.cardRadius
            color: here || tap.pressed || activeFocus ? Theme.shade : "transparent"
            border.width: Theme.hairline
            border.color: Theme.parchmentEdge
            activeFocusOnTab: true
            Accessible.role: Accessible.Link
            Accessible.name: modelData.title
            Accessible.onPressAction: root.reader.open(modelData.section)
            Keys.onReturnPressed: root.reader.open(modelData.section)

            Loader {
                id: icon

                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.space2
                width: 48 * Theme.scale
                height: width
                active: shown.modelData.icon !== ""
                sourceComponent: root.drawing
                onLoaded: (item as LegendDrawing).icon = Qt.binding(() => shown.modelData.icon)
            }

            Words {
                id: name

                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    margins: Theme.space1
                    bottomMargin: icon.active ? Theme.space1 : (shown.height - height) / 2
                }
                horizontalAlignment: Text.AlignHCenter
                text: shown.modelData.title
                named: true
                color: Theme.ink
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(Theme.caption * 0.7)
                font.pixelSize: Theme.caption
                font.features: Theme.nameFigures
            }

            Touchable {
                id: tap

                anchors.fill: parent
                onTapped: root.reader.open(shown.modelData.section)
            }
        }
    }
}
