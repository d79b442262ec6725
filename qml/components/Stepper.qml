// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// One of several values, with an arrow on either side that leads to the next one. Left and right do so too.
FocusScope {
    id: root

    property string text: ""
    property string iconName: ""
    /// What is chosen here, for those who do not see it.
    property string description: ""
    signal stepped(by: int)

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(Theme.touch, label.implicitHeight + Theme.space2)
    opacity: enabled ? 1 : 0.6
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: description
    Accessible.description: text
    Keys.onLeftPressed: root.stepped(-1)
    Keys.onRightPressed: root.stepped(1)

    component Arrow: T.AbstractButton {
        id: arrow

        property int by: 1

        implicitWidth: Theme.touch
        focusPolicy: Qt.NoFocus
        hoverEnabled: false
        // Held, it goes on.
        autoRepeat: true
        onClicked: root.stepped(by)
        Accessible.name: (by > 0 ? "+ " : "− ") + root.description
        Accessible.onPressAction: clicked()

        contentItem: Item {
            Icon {
                anchors.centerIn: parent
                width: Theme.lead
                height: width
                rotation: arrow.by > 0 ? 180 : 0
                name: "back"
                color: arrow.down ? Theme.brassBright : Theme.brass
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.cardRadius
        color: Theme.raised
        border {
            width: Theme.hairline
            color: Theme.line
        }

        FocusRing {
            shown: root.activeFocus
        }
    }

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: 0

        Arrow {
            objectName: "previous"
            by: -1
            visible: root.enabled
            Layout.fillHeight: true
        }

        Words {
            id: label

            text: root.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(Theme.caption * 0.8)
            Layout.fillWidth: true
            Layout.fillHeight: true
        }

        Arrow {
            objectName: "next"
            visible: root.enabled
            Layout.fillHeight: true
        }
    }
}
