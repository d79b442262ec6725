// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A question before something that cannot be taken back, in the place of the button that asked for it.
Flow {
    id: root

    required property string question
    required property string yes
    required property string no
    signal confirmed
    signal cancelled

    function ask(): void {
        visible = true;
        keep.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.space3
    visible: false

    Words {
        text: root.question
        color: Theme.bad
        height: Math.max(implicitHeight, Theme.touch)
        width: Math.min(implicitWidth, root.width)
        verticalAlignment: Text.AlignVCenter
    }

    BrassButton {
        iconName: "delete"
        text: root.yes
        onClicked: {
            root.visible = false;
            root.confirmed();
        }
    }

    BrassButton {
        id: keep

        primary: true
        text: root.no
        onClicked: {
            root.visible = false;
            root.cancelled();
        }
    }

    Keys.onEscapePressed: {
        visible = false;
        cancelled();
    }
}
