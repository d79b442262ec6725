// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// What only its owner may see. Its bar pressed and held opens it, let go it closes at once; a double tap latches it, for
/// those who cannot hold. What is hidden does not exist while it is closed.
Laid {
    id: root

    required property string label
    /// A hand may lie on it as long as it likes: see Hands.
    readonly property bool holds: true
    /// The owner's own screen, which nobody else looks at: always open.
    property bool alwaysOpen: false
    /// What is behind it.
    required property Component hidden
    /// What is seen instead while it is closed.
    property Component front: null
    property real barHeight: Theme.plan.screenBar
    property bool latched: false
    readonly property bool open: alwaysOpen || bar.touched || latched

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
        id: bar

        property bool byFinger: false
        property bool held: false

        width: parent.width
        height: root.barHeight * root.unit
        visible: !root.alwaysOpen
        unit: root.unit
        label: root.label
        lit: root.open
        onTouchedChanged: {
            if (!touched)
                return;
            byFinger = true;
            held = false;
            brief.restart();
        }
        onPressed: {
            const finger = byFinger;
            byFinger = false;
            if (root.latched || !finger) {
                root.latched = !root.latched;
            } else if (!held && again.running) {
                again.stop();
                root.latched = true;
            } else if (!held) {
                again.restart();
            }
        }

        ThingItem { anchors.fill: parent; domain: "button"; word: "screen" }

        TallyStrip {
            anchors.centerIn: parent
            height: parent.height * 0.8
            width: height
            ink: Inkwell
            icon: root.open ? "seen" : "unseen"
        }
    }

    // Whoever has held it open for longer than a tap lets it go: that is no tap.
    Timer {
        id: brief

        interval: Theme.doubleTapTime
        onTriggered: bar.held = true
    }

    Timer {
        id: again

        interval: Theme.doubleTapTime
    }
}
