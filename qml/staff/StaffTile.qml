// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// One thing that somebody who looks after the table wants to see at a glance.
Panel {
    id: root

    property string iconName: ""
    property string title: ""
    property string text: ""
    property string more: ""
    property bool good: true

    implicitWidth: 400 * Theme.scale
    implicitHeight: 176 * Theme.scale
    padding: Theme.space4
    border.color: good ? Theme.line : Theme.bad
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ": " + text + " " + more

    Icon {
        id: sign

        width: Theme.title * 1.3
        height: width
        name: root.good ? root.iconName : "bad"
        color: root.good ? Theme.brassBright : Theme.bad
    }

    Words {
        id: head

        anchors {
            left: sign.right
            leftMargin: Theme.space3
            right: parent.right
        }
        height: sign.height
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.caption * 0.7)
        text: root.title
        color: Theme.textSoft
    }

    Words {
        id: figure

        anchors {
            left: parent.left
            right: parent.right
            top: sign.bottom
            topMargin: Theme.space2
        }
        height: (parent.height - y) * 0.6
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.caption * 0.7)
        text: root.text
        named: true
        font.pixelSize: Theme.title
    }

    Words {
        anchors {
            left: parent.left
            right: parent.right
            top: figure.bottom
            bottom: parent.bottom
        }
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.caption * 0.7)
        text: root.more
        color: Theme.textSoft
        font.pixelSize: Theme.caption
    }
}
