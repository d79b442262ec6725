// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// What only its owner may see. Its bar pressed and held opens it, let go it closes at once; a double tap latches it, for
/// those who cannot hold. What is hidden does not exist while it is closed.
Laid {
    id: root

    required property string label
    /// The owner's own screen, which nobody else looks at: always open.
    property bool alwaysOpen: false
    /// What is behind it.
    required property Component hidden
    /// What is seen instead while it is closed.
    property Component front: null
    property real barHeight: Theme.plan.screenBar
    property bool latched: false
    readonly property bool open: alwaysOpen || bar.pressed || latched

    /// It opens: whatever lies behind it may be laid out anew.
    signal opened

    onOpenChanged: {
        if (open)
            opened();
    }
    onAlwaysOpenChanged: latched = false

    Loader {
        anchors { fill: parent; topMargin: root.alwaysOpen ? 0 : root.barHeight * root.unit }
        sourceComponent: root.open ? root.hidden : root.front
    }

    PlateButton {
        width: parent.width
        height: root.barHeight * root.unit
        visible: !root.alwaysOpen
        unit: root.unit
        label: root.label
        lit: root.open
        onPressed: root.latched = !root.latched

        TallyStrip {
            anchors.centerIn: parent
            height: parent.height * 0.8
            width: height
            ink: Inkwell
            icon: root.open ? "seen" : "unseen"
        }

        Touchable {
            id: bar

            anchors.fill: parent
            onTapped: {
                if (root.latched) {
                    root.latched = false;
                } else if (again.running) {
                    again.stop();
                    root.latched = true;
                } else {
                    again.restart();
                }
            }
        }
    }

    Timer {
        id: again

        interval: Theme.doubleTapTime
    }
}
