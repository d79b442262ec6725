// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// Above the panels: the way home, which panels are shown, the layouts, and what the page adds.
Panel {
    id: root

    required property Catalogue words
    required property DockArea area
    required property LayoutStore layouts
    /// Buttons of the page's own, after the way home.
    default property alias buttons: own.data
    signal back

    Binding { target: DockWords; property: "close"; value: root.words.text("shell.dock.close") }
    Binding { target: DockWords; property: "floatOrDock"; value: root.words.text("shell.dock.float") }

    padding: Theme.space2
    implicitHeight: flow.height + 2 * padding

    Flow {
        id: flow

        width: parent.width
        spacing: Theme.space2

        BrassButton {
            quiet: true
            iconName: "home"
            text: root.words.text("shell.home.back")
            onClicked: root.back()
        }

        Row {
            id: own

            spacing: Theme.space2
            visible: children.length > 0
        }

        Repeater {
            model: root.area.panels

            Chip {
                required property DockPanel modelData

                text: modelData.title
                checked: modelData.open
                Accessible.role: Accessible.CheckBox
                onClicked: modelData.open ? root.area.closePanel(modelData.name) : root.area.openPanel(modelData.name)
            }
        }

        Item {
            width: Theme.space4
            height: 1
        }

        BrassButton {
            iconName: "restore"
            text: root.words.text("shell.dock.default")
            onClicked: root.area.restoreDefault()
        }

        Repeater {
            model: root.layouts.names

            Row {
                id: layout

                required property string modelData

                BrassButton {
                    text: layout.modelData
                    onClicked: root.area.restore(layout.modelData)
                }

                BrassButton {
                    quiet: true
                    iconName: "close"
                    Accessible.name: root.words.textWith("shell.dock.remove", { name: layout.modelData })
                    onClicked: root.layouts.remove(layout.modelData)
                }
            }
        }

        TextEntry {
            id: newName

            width: Math.max(Theme.space12 * 4, placeholder.implicitWidth + 2 * Theme.space4)
            maximumLength: 40
            placeholderText: root.words.text("shell.dock.name")
            Accessible.name: placeholderText
            onAccepted: save.click()

            Words {
                id: placeholder

                text: newName.placeholderText
                visible: false
            }
        }

        BrassButton {
            id: save

            iconName: "save"
            text: root.words.text("shell.dock.save")
            enabled: newName.text.trim() !== ""
            onClicked: {
                if (root.area.saveAs(newName.text))
                    newName.clear();
            }
        }
    }
}
