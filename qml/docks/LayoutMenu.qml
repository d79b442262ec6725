// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// Which panels are shown, and the layouts: the default one, and those that somebody has named.
T.Popup {
    id: root

    required property Catalogue words
    required property DockArea area
    required property LayoutStore layouts

    padding: Theme.space3
    width: Theme.space12 * 9
    height: column.implicitHeight + 2 * padding
    focus: true

    background: Rectangle {
        radius: Theme.panelRadius
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.brass
    }

    contentItem: Column {
        id: column

        spacing: Theme.space3

        Flow {
            width: parent.width
            spacing: Theme.space2

            Repeater {
                model: root.area.panels

                Chip {
                    required property int index
                    required property DockPanel modelData

                    objectName: "panel " + index
                    text: modelData.title
                    checked: modelData.open
                    Accessible.role: Accessible.CheckBox
                    onClicked: modelData.open ? root.area.closePanel(modelData.name) : root.area.openPanel(modelData.name)
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.space2

            BrassButton {
                objectName: "defaultLayout"
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
                        Accessible.name: root.words.textWith("shell.dock.remove", {
                            name: layout.modelData
                        })
                        onClicked: root.layouts.remove(layout.modelData)
                    }
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.space2

            TextEntry {
                id: newName

                width: Math.min(parent.width, Math.max(Theme.space12 * 4, placeholder.implicitWidth + 2 * Theme.space4))
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
}
