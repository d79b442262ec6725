// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A panel's title: drag it to move the panel, double-click it to float or dock it.
/// KDDockWidgets' contract: `heightWhenVisible`, and `redirectMouseEvents` with the item that is dragged.
Rectangle {
    id: root

    property var titleBarCpp: null
    readonly property int heightWhenVisible: Math.round(Theme.space8 + Theme.space2 + (Theme.body - 18 * Theme.scale))

    visible: titleBarCpp?.visible ?? false
    height: visible ? heightWhenVisible : 0
    implicitHeight: heightWhenVisible
    topLeftRadius: Theme.cardRadius
    topRightRadius: Theme.cardRadius
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.raised
        }
        GradientStop {
            position: 1
            color: Theme.surface
        }
    }

    onTitleBarCppChanged: {
        if (!titleBarCpp)
            return;
        titleBarCpp.redirectMouseEvents(handle);
        titleBarCpp.titleBarQmlItem = root;
    }

    MouseArea {
        id: handle

        anchors.fill: parent
        onDoubleClicked: root.titleBarCpp?.onDoubleClicked()
    }

    Words {
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        text: root.titleBarCpp?.title ?? ""
        color: root.titleBarCpp?.isFocused ? Theme.brassBright : Theme.text
        named: true
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.lead
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.space1
        anchors.verticalCenter: parent.verticalCenter

        DockButton {
            iconName: "float"
            visible: root.titleBarCpp?.floatButtonVisible ?? false
            Accessible.name: DockWords.floatOrDock
            onClicked: root.titleBarCpp.onFloatClicked()
        }

        DockButton {
            iconName: "close"
            visible: root.titleBarCpp?.closeButtonEnabled ?? false
            Accessible.name: DockWords.close
            onClicked: root.titleBarCpp.onCloseClicked()
        }
    }

    Rectangle {
        anchors {
            left: parent?.left
            right: parent?.right
            bottom: parent?.bottom
        }
        height: Theme.hairline
        color: Theme.brassDark
    }
}
