// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The gap between two places; drag it to give one of them more room.
/// KDDockWidgets' contract: its parent is the separator's C++ side, which is told what the mouse does.
Item {
    id: root

    readonly property var separatorCpp: parent

    anchors.fill: parent

    Rectangle {
        anchors.centerIn: parent
        width: root?.separatorCpp?.isVertical ? Math.min(parent?.width ?? 0, Theme.space12) : Theme.space1 / 2
        height: root?.separatorCpp?.isVertical ? Theme.space1 / 2 : Math.min(parent?.height ?? 0, Theme.space12)
        radius: Theme.space1
        color: area.pressed ? Theme.brassBright : Theme.line
    }

    MouseArea {
        id: area

        anchors.fill: parent
        cursorShape: root?.separatorCpp?.isVertical ? Qt.SizeVerCursor : Qt.SizeHorCursor
        onPressed: root.separatorCpp.onMousePressed()
        onReleased: root.separatorCpp.onMouseReleased()
        onPositionChanged: mouse => root.separatorCpp.onMouseMoved(Qt.point(mouse.x, mouse.y))
        onDoubleClicked: root.separatorCpp.onMouseDoubleClicked()
    }
}
