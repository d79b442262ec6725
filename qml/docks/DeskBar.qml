// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// Above the panels, always one row: the way home and what the page adds at the left; at the right, behind one button,
/// which panels are shown and how they are laid out. Where words would not fit, icons stand alone.
Panel {
    id: root

    required property Catalogue words
    required property DockArea area
    required property LayoutStore layouts
    /// Buttons of the page's own, after the way home; how wide they would be with words.
    default property alias buttons: own.data
    property real wordsWidth: own.implicitWidth
    /// Words do not fit.
    readonly property bool narrow: home.wordsWidth + wordsWidth + arrange.wordsWidth + 4 * row.spacing + 2 * padding > width
    signal back

    Binding {
        target: DockWords
        property: "close"
        value: root.words.text("shell.dock.close")
    }
    Binding {
        target: DockWords
        property: "floatOrDock"
        value: root.words.text("shell.dock.float")
    }

    padding: Theme.space2
    implicitWidth: 0
    implicitHeight: home.height + 2 * padding
    z: 1

    Row {
        id: row

        spacing: Theme.space2

        BarButton {
            id: home

            objectName: "home"
            quiet: true
            iconName: "home"
            words: root.words.text("shell.home.back")
            narrow: root.narrow
            onClicked: root.back()
        }

        Row {
            id: own

            spacing: Theme.space2
            visible: children.length > 0
        }
    }

    BarButton {
        id: arrange

        objectName: "arrange"
        anchors.right: parent.right
        iconName: "desk"
        words: root.words.text("shell.dock.arrange")
        narrow: root.narrow
        primary: menu.visible
        onClicked: menu.visible ? menu.close() : menu.open()
    }

    LayoutMenu {
        id: menu

        x: root.width - width
        y: root.height
        words: root.words
        area: root.area
        layouts: root.layouts
    }
}
