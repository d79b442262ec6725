// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// A sentence that somebody should read: good, bad or neither, with a mark that says which without its colour.
Rectangle {
    id: root

    enum Kind {
        Info,
        Good,
        Bad
    }

    property int kind: Notice.Info
    property string text: ""
    property string dismissText: ""
    signal dismissed
    readonly property color tint: kind === Notice.Good ? Theme.good : kind === Notice.Bad ? Theme.bad : Theme.brass

    implicitWidth: row.implicitWidth + 2 * Theme.space4
    implicitHeight: row.implicitHeight + 2 * Theme.space2
    radius: Theme.cardRadius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: tint
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.space4
        anchors.rightMargin: Theme.space2
        spacing: Theme.space3

        Icon {
            name: root.kind === Notice.Good ? "check" : root.kind === Notice.Bad ? "bad" : "info"
            color: root.tint
            Layout.preferredWidth: Theme.title
            Layout.preferredHeight: Theme.title
        }

        Words {
            text: root.text
            Layout.fillWidth: true
            Layout.preferredWidth: implicitWidth
        }

        BrassButton {
            quiet: true
            iconName: "close"
            visible: root.dismissText !== ""
            Accessible.name: root.dismissText
            onClicked: root.dismissed()
        }
    }
}
