// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Above the staff's sheets: whose table it is, what time it is, and the way back.
Rectangle {
    id: root

    required property Staff staff
    required property Catalogue words
    signal leaving

    color: Theme.surface

    RowLayout {
        anchors {
            fill: parent
            leftMargin: Theme.space6
            rightMargin: Theme.space4
        }
        spacing: Theme.space6

        Icon {
            name: "sandglass"
            color: Theme.brassBright
            Layout.preferredWidth: 40 * Theme.scale
            Layout.preferredHeight: 40 * Theme.scale
        }

        Words {
            text: root.staff.cafe !== "" ? root.staff.cafe : root.words.text("staff.title")
            named: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.caption
            font.pixelSize: Theme.title
            Layout.fillWidth: true
        }

        Words {
            text: root.staff.now.toLocaleString(root.words.locale, "dddd, HH:mm")
            color: Theme.textSoft
            wrapMode: Text.NoWrap
        }

        BrassButton {
            objectName: "backToTable"
            primary: true
            iconName: "table"
            text: root.words.text("staff.back")
            onClicked: root.leaving()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.brass
    }
}
