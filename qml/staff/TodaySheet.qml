// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// How the table is today, and what went wrong since it was switched on, the newest first.
StaffSheet {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words
    readonly property TableHealth health: shell.staff.health
    readonly property real gigabyte: 1e9

    component Tile: StaffTile {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 176 * Theme.scale
    }

    title: words.text("staff.entry.today")
    Component.onCompleted: health.look()

    GridLayout {
        columns: 3
        columnSpacing: Theme.space4
        rowSpacing: Theme.space4
        Layout.fillWidth: true

        Tile {
            iconName: "info"
            title: root.words.text("staff.today.version")
            text: root.shell.version
            more: isNaN(root.health.updated.getTime()) ? "" : root.words.textWith("staff.today.updated", {
                date: root.health.updated.toLocaleString(root.words.locale, Locale.ShortFormat)
            })
        }

        Tile {
            iconName: "home"
            title: root.words.text("staff.today.addresses")
            text: root.health.addresses[0] ?? root.words.text("staff.today.noAddress")
            more: root.health.addresses.slice(1, 4).join("  ")
        }

        Tile {
            iconName: "save"
            title: root.words.text("staff.today.disk")
            good: root.health.diskGood
            text: root.health.totalSpace > 0 ? root.words.textWith("staff.today.free", {
                free: root.words.number(root.health.freeSpace / root.gigabyte, 1)
            }) : root.words.text("staff.today.unknown")
            more: root.health.totalSpace > 0 ? root.words.textWith("staff.today.of", {
                total: root.words.number(root.health.totalSpace / root.gigabyte, 0)
            }) : ""
        }

        Tile {
            iconName: "sun"
            title: root.words.text("staff.today.temperature")
            good: !root.health.tooHot
            text: root.health.knowsTemperature ? root.words.number(root.health.temperature, 0) + " °C" : root.words.text("staff.today.unknown")
        }

        Tile {
            iconName: "clock"
            title: root.words.text("staff.today.since")
            text: root.health.since.toLocaleString(root.words.locale, Locale.ShortFormat)
            more: root.words.count("staff.today.screens", root.health.screens)
        }

        Tile {
            iconName: root.health.sound === "" ? "silent" : "sound"
            title: root.words.text("staff.today.sound")
            good: root.health.sound !== ""
            text: root.health.sound !== "" ? root.health.sound : root.words.text("staff.today.silent")
        }
    }

    Words {
        text: root.words.text("staff.today.wrong")
        named: true
        color: Theme.brassBright
        font.pixelSize: Theme.lead
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
    }

    Words {
        text: root.words.text("staff.today.nothingWrong")
        visible: root.health.incidents.all.length === 0
        color: Theme.textSoft
        Layout.fillWidth: true
    }

    Repeater {
        model: root.health.incidents.all

        Words {
            required property incident modelData

            objectName: "incident"
            text: modelData.when.toLocaleTimeString(root.words.locale, Locale.ShortFormat) + "   " + modelData.what.in(root.words)
            Layout.fillWidth: true
        }
    }
}
