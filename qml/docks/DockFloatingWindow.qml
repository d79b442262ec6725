// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The window of a panel that floats.
/// KDDockWidgets' contract: its parent is the window's C++ side; `titleBarHeight`, `margins`, and a home for the area.
Rectangle {
    id: root

    readonly property var floatingWindowCpp: parent
    readonly property var dropAreaCpp: floatingWindowCpp?.dropArea ?? null
    readonly property int titleBarHeight: title.heightWhenVisible
    readonly property int margins: Math.round(Theme.space1)

    anchors.fill: parent
    color: Theme.table
    border.width: Theme.hairline
    border.color: Theme.brass

    onTitleBarHeightChanged: floatingWindowCpp?.geometryUpdated()
    onDropAreaCppChanged: {
        if (!dropAreaCpp)
            return;
        dropAreaCpp.parent = home;
        dropAreaCpp.anchors.fill = home;
    }

    DockTitleBar {
        id: title

        anchors {
            top: parent.top
            left: parent.left
            right: parent.right
            margins: root.margins
        }
        titleBarCpp: root.floatingWindowCpp?.titleBar ?? null
    }

    Item {
        id: home

        anchors {
            top: title.bottom
            bottom: parent.bottom
            left: parent.left
            right: parent.right
            margins: root.margins
            topMargin: 0
        }
    }
}
