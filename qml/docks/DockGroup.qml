// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A place in the docking area: a title, tabs where several panels share it, and the panel.
/// KDDockWidgets' contract: `groupCpp`, `nonContentsHeight`, `setStackLayout` with the item the panels go into.
Rectangle {
    id: root

    property var groupCpp: null
    readonly property int margin: Math.ceil(Theme.hairline)
    readonly property int nonContentsHeight: Math.ceil(title.heightWhenVisible + tabs.implicitHeight + 2 * margin)

    anchors.fill: parent
    radius: Theme.cardRadius
    color: Theme.surface
    border.width: margin
    border.color: Theme.line

    onGroupCppChanged: groupCpp?.setStackLayout(stack)
    onNonContentsHeightChanged: groupCpp?.geometryUpdated()

    DockTitleBar {
        id: title

        anchors {
            top: parent.top
            left: parent.left
            right: parent.right
            margins: root.margin
        }
        titleBarCpp: root.groupCpp?.titleBar ?? null
    }

    DockTabBar {
        id: tabs

        anchors {
            top: title.bottom
            left: parent.left
            right: parent.right
            margins: root.margin
        }
        groupCpp: root.groupCpp
    }

    Item {
        id: stack

        anchors {
            top: tabs.bottom
            bottom: parent.bottom
            left: parent.left
            right: parent.right
            margins: root.margin
        }
    }
}
