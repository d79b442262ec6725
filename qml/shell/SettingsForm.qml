// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components
import Sandglass.Pages

/// Everything that can be chosen; what is chosen is kept at once.
ColumnLayout {
    id: root

    required property Shell shell
    readonly property Settings settings: shell.settings
    readonly property Catalogue words: shell.language.words

    spacing: Theme.space4

    SettingsSection {
        title: root.words.text("shell.settings.language")

        LanguageRow {
            shell: root.shell
            Layout.fillWidth: true
        }
    }

    AppearanceSection {
        shell: root.shell
    }

    SettingsSection {
        title: root.words.text("shell.settings.sound")

        Toggle {
            text: root.words.text("shell.settings.muted")
            checked: root.settings.muted
            onToggled: root.settings.muted = checked
            Layout.fillWidth: true
        }

        SettingRow {
            name: root.words.text("shell.settings.volume")

            BrassSlider {
                value: root.settings.volume
                enabled: !root.settings.muted
                stepSize: 0.05
                Accessible.name: root.words.text("shell.settings.volume")
                onMoved: root.settings.volume = value
                Layout.fillWidth: true
            }
        }
    }

    SettingsSection {
        title: root.words.text("shell.settings.play")

        Toggle {
            text: root.words.text("shell.settings.timerDigits")
            checked: root.settings.timerDigits
            onToggled: root.settings.timerDigits = checked
            Layout.fillWidth: true
        }

        Toggle {
            text: root.words.text("shell.settings.middleTurns")
            checked: root.settings.middleTurns
            onToggled: root.settings.middleTurns = checked
            Layout.fillWidth: true
        }

        SettingRow {
            name: root.words.text("shell.settings.advice")
            hint: root.words.text("shell.settings.adviceHint")

            ChoiceRow {
                labels: root.settings.advices.map(advice => root.words.text("play.advice." + advice))
                current: root.settings.advices.indexOf(root.settings.advice)
                onChosen: index => root.settings.advice = root.settings.advices[index]
                Layout.fillWidth: true
            }
        }

        SettingRow {
            name: root.settings.graceMs === 0 ? root.words.text("shell.settings.graceOff") : root.words.textWith("shell.settings.grace", {
                seconds: root.words.number(root.settings.graceMs / 1000, 1)
            })
            hint: root.words.text("shell.settings.graceHint")

            BrassSlider {
                to: root.settings.longestGraceMs
                value: root.settings.graceMs
                stepSize: 100
                snapMode: BrassSlider.SnapAlways
                Accessible.name: root.words.text("shell.settings.graceHint")
                onMoved: root.settings.graceMs = Math.round(value)
                Layout.fillWidth: true
            }
        }
    }

    HallSection {
        shell: root.shell
    }

    BrassButton {
        iconName: "restore"
        text: root.words.text("shell.settings.reset")
        onClicked: root.settings.reset()
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: root.width
    }
}
