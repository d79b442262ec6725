// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The first time somebody comes here: the language, when the café is open, a PIN, and whether there is a network.
Item {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words
    readonly property Staff staff: shell.staff
    readonly property bool wide: width >= 1700 * Theme.scale * Theme.textSize
    signal done
    signal leaving

    StaffSheet {
        id: sheet

        anchors {
            fill: parent
            margins: Theme.space8
        }
        title: root.words.text("staff.welcome.title")
        hint: root.words.text("staff.welcome.hint")

        GridLayout {
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.space12
            rowSpacing: Theme.space6
            Layout.fillWidth: true

            ColumnLayout {
                spacing: Theme.space4
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop

                HouseLanguage {
                    shell: root.shell
                    Layout.fillWidth: true
                }

                Words {
                    text: root.words.text("staff.welcome.hours")
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.space4
                }

                Words {
                    text: root.words.text("staff.hours.hint")
                    color: Theme.textSoft
                    font.pixelSize: Theme.caption
                    Layout.fillWidth: true
                }

                WeekRows {
                    staff: root.staff
                    words: root.words
                    Layout.fillWidth: true
                }
            }

            ColumnLayout {
                spacing: Theme.space4
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop

                CafeName {
                    staff: root.staff
                    words: root.words
                    Layout.fillWidth: true
                }

                NewPin {
                    staff: root.staff
                    words: root.words
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.space4
                }

                Words {
                    objectName: "welcomeNetwork"
                    text: root.staff.health.addresses.length > 0 ? root.words.textWith("staff.welcome.network", {
                        address: root.staff.health.addresses[0]
                    }) : root.words.text("staff.welcome.noNetwork")
                    color: Theme.textSoft
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.space4
                    Component.onCompleted: root.staff.health.look()
                }

                RowLayout {
                    spacing: Theme.space4
                    Layout.topMargin: Theme.space4

                    BrassButton {
                        objectName: "welcomeDone"
                        primary: true
                        enabled: root.staff.hasPin
                        text: root.words.text("staff.welcome.done")
                        onClicked: root.done()
                    }

                    BrassButton {
                        text: root.words.text("staff.welcome.later")
                        onClicked: root.leaving()
                    }
                }
            }
        }
    }
}
