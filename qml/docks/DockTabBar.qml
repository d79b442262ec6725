// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// The tabs of panels that lie over each other.
/// KDDockWidgets' contract: `currentTabIndex`, `getTabAtIndex`, `getTabIndexAtPosition`, `redirectMouseEvents`.
Item {
    id: root

    property var groupCpp: null
    readonly property var tabBarCpp: groupCpp?.tabBar ?? null
    readonly property int count: tabBarCpp?.dockWidgetModel.count ?? 0
    property int currentTabIndex: -1

    visible: (tabBarCpp?.tabBarAutoHide ?? true) ? count > 1 : true
    implicitHeight: Theme.body * 1.3 + 2 * Theme.space2
    height: visible ? implicitHeight : 0

    function getTabAtIndex(index: int): Item {
        return tabs.itemAt(index);
    }

    // Called with and for a QVariant, so its types cannot be said.
    function getTabIndexAtPosition(globalPoint) {
        for (let index = 0; index < tabs.count; ++index) {
            const tab = tabs.itemAt(index);
            if (tab.contains(tab.mapFromGlobal(globalPoint.x, globalPoint.y)))
                return index;
        }
        return -1;
    }

    onCurrentTabIndexChanged: tabBarCpp?.setCurrentIndex(currentTabIndex)
    onTabBarCppChanged: {
        if (!tabBarCpp)
            return;
        tabBarCpp.redirectMouseEvents(handle);
        tabBarCpp.tabBarQmlItem = root;
    }

    Connections {
        target: root.groupCpp
        function onCurrentIndexChanged() {
            root.currentTabIndex = root.groupCpp.currentIndex;
        }
    }

    Row {
        anchors.fill: parent
        anchors.leftMargin: Theme.space2

        Repeater {
            id: tabs

            model: root.tabBarCpp?.dockWidgetModel ?? null

            DockTab {
                currentIndex: root.currentTabIndex
                height: root.height
            }
        }
    }

    MouseArea {
        id: handle

        anchors.fill: parent
        enabled: root.visible
    }
}
