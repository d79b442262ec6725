// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Sand

/// A sand timer standing on the table: tapped to ask for a flip, flying to its new place when it is flipped, lying on
/// its side while the game is paused. It knows no rules; what it shows is what its clock says.
Item {
    id: root

    required property SandClock clock
    /// The clock's time when it was last flipped, and how long its sand runs, in milliseconds.
    required property double flippedAt
    required property double duration
    property bool paused: false
    property color sand: Theme.purple
    property color glow: Theme.purpleGlow
    property bool digits: false
    /// What it is called, for whoever cannot see it.
    required property string label
    /// Where its middle stands, in its parent's coordinates. It flies there when it is flipped before one's eyes, and is
    /// put there otherwise: also where the clock itself has jumped, as in a match that is watched again.
    property point place: Qt.point(width / 2, height / 2)
    /// More sand is a larger glass: 1 at three minutes.
    readonly property real size: Math.pow(duration / 180000, 0.25)
    readonly property bool runOut: glass.secondsLeft === 0
    readonly property alias secondsLeft: glass.secondsLeft
    readonly property bool flying: flight.running

    /// Someone touched the glass, at this point of the scene.
    signal flipRequested(at: point)
    /// The last grain has fallen.
    signal ranOut

    // What is shown: a flip changes time and place one after the other, and is seen when both have been told.
    property double shownFlip: 0
    // Where the flight began, and where it stood or will stand.
    property point from: place
    property point stand: place
    /// The arc: highest half way.
    readonly property real lift: 0.35 * height * Math.sin(Math.PI * glass.flight)

    implicitWidth: 120 * Theme.scale * size
    implicitHeight: 200 * Theme.scale * size
    x: (flying ? from.x + (place.x - from.x) * glass.flight : place.x) - width / 2
    y: (flying ? from.y + (place.y - from.y) * glass.flight - lift : place.y) - height / 2
    z: flying ? 1 : 0

    Component.onCompleted: shownFlip = flippedAt
    onFlippedAtChanged: Qt.callLater(root.settle)
    onPlaceChanged: Qt.callLater(root.settle)

    function settle() {
        // It was taken away before it came to that.
        if (!clock)
            return;
        const before = flying ? Qt.point(x + width / 2, y + height / 2) : stand;
        const flipped = shownFlip !== flippedAt;
        const since = clock.now() - flippedAt;
        // Just now, by a clock that runs.
        const flies = flippedAt > shownFlip && clock.running && since >= 0 && since < Theme.flipTime;
        stand = place;
        shownFlip = flippedAt;
        if (flies) {
            from = before;
            flight.restart();
        } else if (flipped) {
            flight.complete();
        }
    }

    SandGlass {
        id: glass
        anchors.fill: parent
        clock: root.clock
        flippedAt: root.shownFlip
        duration: root.duration
        rotation: angle
        reducedMotion: Theme.reducedMotion
        sand: root.sand
        glow: root.glow
        brass: Theme.metal
        brassBright: Theme.metalBright
        glass: Theme.text
        shadow: Theme.shadow
        tip: root.paused ? 1 : 0
        onRanOut: root.ranOut()

        Behavior on tip {
            NumberAnimation {
                duration: Theme.turnTime
                easing.type: Easing.OutCubic
            }
        }
    }

    NumberAnimation {
        id: flight
        target: glass
        property: "flight"
        from: 0
        to: 1
        duration: Theme.flipTime
        easing.type: Easing.InOutCubic
    }

    TimerDigits {
        anchors.centerIn: parent
        visible: root.digits && !root.paused && !root.flying
        seconds: glass.secondsLeft
    }

    NamedTouch {
        anchors.fill: parent
        label: root.label
        onTapped: at => root.flipRequested(at)
    }
}
