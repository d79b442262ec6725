// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// What only its owner may see. Its bar pressed and held opens it, let go it closes at once; a double tap latches it for a
/// while, for those who cannot hold. Whoever has one hand alone slides from the bar to what they choose, and lets go there.
/// What is hidden does not exist while it is closed.
Laid {
    id: root

    required property string label
    /// Whose it is.
    property int seat: -1
    /// The owner's own screen, which nobody else looks at: always open.
    property bool alwaysOpen: false
    /// What is behind it.
    required property Component hidden
    /// What is seen instead while it is closed.
    property Component front: null
    property real barHeight: Theme.plan.screenBar
    /// How much higher it is while it is open.
    property real rise: 0
    readonly property real risen: open ? rise * unit : 0
    /// The bar's picture, where a game has one of its own.
    property Component barFace: null
    property bool latched: false
    readonly property bool open: alwaysOpen || bar.touched || latched

    /// What the finger is on that slides from the bar, as whatever lies behind it numbers it; -1: nothing.
    property int aimed: -1
    /// A hand that lies on the bar moves a little: that is not meant.
    readonly property bool sliding: slide.active && bar.touched && !latched && Math.hypot(slidTo.x - slide.point.scenePressPosition.x, slidTo.y - slide.point.scenePressPosition.y) > Theme.plan.screenBar * unit
    readonly property point slidTo: slide.point.scenePosition

    /// It opens: whatever lies behind it may be laid out anew.
    signal opened
    /// The sliding finger was let go on something.
    signal chosen(what: int)

    onOpenChanged: {
        if (open)
            opened();
    }
    onAlwaysOpenChanged: latched = false
    onLatchedChanged: {
        if (!latched)
            timed = false;
    }

    /// It was latched by hand: it closes by itself, once nobody has touched it for a while.
    property bool timed: false

    function latch(open: bool): void {
        latched = open;
        timed = open;
    }

    Timer {
        interval: Theme.latchTime
        running: root.timed && !slide.active
        onTriggered: root.latched = false
    }

    // It lies below what is hidden, and reaches to where it was: a finger that has opened it is still on it.
    PlateButton {
        id: bar

        objectName: "bar"

        /// A hand may lie on it as long as it likes: see Hands. What lies behind the screen is held to be asked about.
        readonly property bool holds: true
        property bool byFinger: false
        property bool held: false

        y: -root.risen
        width: parent.width
        height: root.barHeight * root.unit + root.risen
        visible: !root.alwaysOpen
        unit: root.unit
        label: root.label
        lit: root.open && !root.barFace
        fill: root.barFace ? "transparent" : touched ? Theme.pressed : Theme.raised
        line: root.barFace ? "transparent" : lit ? Theme.brassBright : Theme.line
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
                root.latch(true);
            } else if (!held) {
                again.restart();
            }
        }

        ThingItem {
            anchors.fill: parent
            domain: "button"
            word: "screen"
            seat: root.seat
        }

        Loader {
            width: parent.width
            height: root.barHeight * root.unit
            sourceComponent: root.barFace
        }

        TallyStrip {
            anchors.centerIn: parent
            height: parent.height * 0.8
            width: height
            visible: !root.barFace
            ink: Inkwell
            icon: root.open ? "seen" : "unseen"
        }
    }

    Loader {
        anchors {
            fill: parent
            topMargin: (root.alwaysOpen ? 0 : root.barHeight * root.unit) - root.risen
        }
        sourceComponent: root.open ? root.hidden : root.front
    }

    // Above everything, where it sees every touch and takes none.
    Item {
        anchors {
            fill: parent
            topMargin: -root.risen
        }

        PointHandler {
            id: slide

            onActiveChanged: {
                const what = root.aimed;
                root.aimed = -1;
                if (!active && what >= 0)
                    root.chosen(what);
            }
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
