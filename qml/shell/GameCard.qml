// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// A game to play: its emblem on dark wood, its name and what it is on parchment.
T.AbstractButton {
    id: root

    required property gameEntry game
    required property Catalogue words

    implicitWidth: 420 * Theme.scale
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space2
    bottomPadding: Theme.space4
    focusPolicy: Qt.StrongFocus
    scale: down ? 0.985 : 1
    Accessible.name: words.text(game.nameId)
    Accessible.role: Accessible.Button

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    Behavior on scale {
        NumberAnimation { duration: Theme.moveTime; easing.type: Easing.OutCubic }
    }

    background: ParchmentCard {
        lit: root.down

        FocusRing { shown: root.visualFocus }
    }

    contentItem: ColumnLayout {
        spacing: Theme.space3

        CouncilTable {
            Layout.fillWidth: true
            Layout.preferredHeight: 200 * Theme.scale

            Icon {
                anchors.centerIn: parent
                width: 136 * Theme.scale
                height: width
                name: root.game.emblem
                color: Theme.brassBright
            }
        }

        Words {
            text: root.words.text(root.game.nameId)
            named: true
            color: Theme.ink
            font.pixelSize: Theme.title * 1.2
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Words {
            text: root.words.text(root.game.introductionId)
            named: true
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.space4
            Layout.rightMargin: Theme.space4
        }

        RowLayout {
            spacing: Theme.space2
            Layout.alignment: Qt.AlignHCenter

            Icon {
                name: "seats"
                color: Theme.ink
                Layout.preferredWidth: Theme.title
                Layout.preferredHeight: Theme.title
            }

            Words {
                text: root.game.fewestSeats + "–" + root.game.mostSeats
                color: Theme.ink
            }

            Item { Layout.preferredWidth: Theme.space4 }

            Icon {
                name: "clock"
                color: Theme.ink
                Layout.preferredWidth: Theme.title
                Layout.preferredHeight: Theme.title
            }

            Words {
                text: root.words.textWith("shell.home.minutes", { minutes: root.game.minutes })
                color: Theme.ink
            }
        }
    }
}
