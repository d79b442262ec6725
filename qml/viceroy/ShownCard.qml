// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// What a seat has chosen: a sealed packet, which looks the same whatever is in it and can be taken back, and then the
/// card that was in it, until it lies.
Laid {
    id: root

    required property GameTable table
    required property ViceroySeat seat
    required property Catalogue words

    readonly property bool pulled: touch.dragged

    /// The card was touched.
    signal touched
    /// The card is pulled over the table: its middle is at this point of the scene, and would be at that one if it lay
    /// under the finger.
    signal pulledOver(at: point, under: point)

    ThingItem {
        anchors.fill: parent
        visible: root.seat.shown.number >= 0
        domain: "card"
        number: root.seat.shown.number
        seat: root.seat.index
    }

    HeldBack {
        id: revealing
        cues: root.table.context.cues
        word: "cardShown"
        of: ({
                seat: root.seat.index
            })
    }
    HeldBack {
        id: sealing
        cues: root.table.context.cues
        word: "sealed"
        of: ({
                seat: root.seat.index
            })
    }

    Item {
        objectName: "packet place"
        width: 64 * root.unit
        height: width
    }

    ViceroyCardFace {
        id: face

        readonly property Pulled pulled: Pulled {
            thing: root
            way: touch.way
        }
        readonly property real beyond: 40 * root.unit

        x: pulled.by.x
        // Beyond the finger, as its seat sees it.
        y: pulled.by.y - (touch.dragged ? beyond : 0)
        width: parent.width
        height: parent.height
        // Where it is tried it stands as a ghost.
        opacity: revealing.some ? 0 : touch.dragged && root.seat.ghost >= 0 ? 0.25 : 1
        ink: Colours
        card: root.seat.shown

        NamedTouch {
            id: touch

            anchors.fill: parent
            label: root.table.context.nameOf("card", root.seat.shown.number, root.words)
            enabled: root.seat.shown.number >= 0 && root.seat.human
            draggable: true
            slack: Theme.plan.slack * root.unit
            onTapped: root.touched()
            onWayChanged: {
                if (!dragged)
                    return;
                // Where the card is drawn follows only later.
                const rest = root.mapToItem(null, root.width / 2, root.height / 2);
                const ahead = root.mapToItem(null, root.width / 2, root.height / 2 - face.beyond);
                root.pulledOver(Qt.point(ahead.x + way.x, ahead.y + way.y), Qt.point(rest.x + way.x, rest.y + way.y));
            }
        }
    }

    WaxPacket {
        objectName: "packet"
        width: 64 * root.unit
        height: width
        visible: root.seat.sealed
        opacity: sealing.some ? 0 : 1
        ink: Colours
        Accessible.role: Accessible.Button
        Accessible.name: root.words.text("viceroy.screen.packet")
        Accessible.onPressAction: root.seat.takeBack()

        ThingItem {
            anchors.fill: parent
            domain: "sealed"
            number: 0
            seat: root.seat.index
        }

        Touchable {
            anchors.fill: parent
            draggable: true
            slack: Theme.plan.slack * root.unit
            onTapped: root.seat.takeBack()
            onDropped: root.seat.takeBack()
        }
    }
}
