// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A chair at the little table: pulled, its guest goes with the finger; tapped, it asks who shall sit there.
FocusScope {
    id: root

    required property setupChair chair
    required property Catalogue words
    required property real unit
    property bool keyboard: false
    /// The keyboard carries its guest.
    property bool lifted: false
    /// What is wished for is wished for by whoever sits here.
    property bool chosen: false
    readonly property bool carried: touch.dragged
    signal asked
    signal dropped(at: point)

    /// It says no.
    function shake(): void {
        if (!Theme.reducedMotion)
            no.restart();
    }

    objectName: "chair " + chair.place
    visible: chair.offered
    z: carried ? 1 : 0
    activeFocusOnTab: keyboard && visible
    Accessible.role: Accessible.Button
    Accessible.focusable: keyboard
    Accessible.name: words.textWith("play.setup.chair", {
        where: words.text("play.setup.chair." + chair.place),
        who: chair.name !== "" ? chair.name : words.text(chair.calledId)
    })
    Accessible.onPressAction: root.asked()

    Rectangle {
        anchors {
            fill: parent
            margins: -7 * root.unit
        }
        radius: width / 2
        visible: root.chosen || root.lifted
        color: "transparent"
        border {
            width: (root.lifted ? 5 : 2.5) * root.unit
            color: Theme.brassBright
        }
    }

    GuestDisc {
        id: gone

        anchors.fill: parent
        visible: root.carried
        guest: ""
    }

    GuestDisc {
        id: disc

        readonly property point way: Ways.within(root, touch.way)

        x: root.carried ? way.x : 0
        y: root.carried ? way.y : 0
        width: root.width
        scale: root.carried || root.lifted ? 1.12 : touch.pressed ? 0.96 : 1
        guest: root.chair.guest
        emblem: root.chair.emblem
        colour: root.chair.colour
    }

    FocusRing {
        shown: root.activeFocus
        radius: width / 2
    }

    Touchable {
        id: touch

        anchors.fill: parent
        draggable: root.chair.guest !== ""
        slack: Theme.plan.slack * root.unit
        onTapped: root.asked()
        onDropped: at => root.dropped(at)
    }

    SequentialAnimation {
        id: no

        loops: 2
        NumberAnimation {
            target: disc
            property: "rotation"
            to: 9
            duration: Theme.moveTime / 3
        }
        NumberAnimation {
            target: disc
            property: "rotation"
            to: -9
            duration: Theme.moveTime / 3
        }
        NumberAnimation {
            target: disc
            property: "rotation"
            to: 0
            duration: Theme.moveTime / 3
        }
    }
}
