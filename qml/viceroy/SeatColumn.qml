// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Play as Play

/// Beside the pyramid: who sits here, what the table can count, the buttons, and the screen with what is hidden. A rival
/// on a desktop has no buttons and no screen there.
Laid {
    id: root

    required property SeatMat mat
    required property TableManner manner
    required property ViceroySeat seat
    required property bool looking
    /// On a desktop, the height of the hand below column and pyramid.
    required property real handHeight

    /// The colour of the open gem that is meant, or -1.
    readonly property alias picked: after.picked

    /// What is chosen behind the screen. Once that is done, a screen that was left open closes: what comes next would lie
    /// open before everybody.
    readonly property string step: seat.secret ? [game.phase, game.round, game.subround].join(" ") : ""
    property string before
    readonly property ViceroyModel game: mat.table.model as ViceroyModel

    onStepChanged: {
        if (before !== "" && screen.timed)
            screen.latch(false);
        before = step;
    }

    signal lookAsked
    /// A gem that lies open was pulled to a point of the scene.
    signal gemDropped(colour: int, at: point)

    Connections {
        target: root.manner

        function onScreenWanted(seat: int, open: bool): void {
            if (seat === root.mat.seat && screen.enabled && screen.visible)
                screen.latch(open);
        }

        function onScreenToggled(seat: int): void {
            if (seat === root.mat.seat && screen.enabled && screen.visible)
                screen.latch(!screen.latched);
        }
    }

    ThingItem {
        width: parent.width
        height: 56 * root.unit
        domain: "seat"
        number: root.mat.seat
    }

    Disc {
        plan: Qt.rect(1, 1, 54, 54)
        unit: root.unit
        colour: root.mat.colour
        emblem: root.mat.person.emblem
    }

    EmblemKey {
        width: 56 * root.unit
        height: width
        context: root.mat.context
        words: root.mat.words
        seat: root.mat.seat
    }

    Text {
        x: 66 * root.unit
        width: ((root.seat?.order ?? 0) > 0 ? 184 : 230) * root.unit
        height: 56 * root.unit
        text: root.mat.name
        color: Theme.text
        elide: Text.ElideRight
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round((root.mat.compact ? 36 : 28) * root.unit)
        }
    }

    Late {
        id: order

        value: root.seat.order
        held: root.mat.hushed
    }

    CountPlate {
        objectName: "order"
        x: 260 * root.unit
        y: 9 * root.unit
        width: 38 * root.unit
        height: width
        visible: count > 0
        ink: Colours
        count: order.shown ?? 0
        round: true
        bright: root.seat.acting
    }

    CountChips {
        plan: Qt.rect(0, 66, 300, 38)
        unit: root.unit
        seat: root.seat
        words: root.mat.words
        held: root.mat.hushed
        grown: root.mat.compact ? 1.5 : 1
    }

    MatKeys {
        plan: Qt.rect(0, 112, 300, 42)
        unit: root.unit
        mat: root.mat
        seat: root.seat
        looking: root.looking
        visible: !root.mat.compact
        onLookAsked: root.lookAsked()
    }

    // So many cards are in the hand: their backs look over the screen.
    Row {
        x: (root.width - width) / 2
        y: (root.mat.compact ? 210 : 162) * root.unit
        height: 30 * root.unit
        spacing: -10 * root.unit
        visible: !screen.open

        Repeater {
            model: root.seat.handCharacters + root.seat.handLaws

            ViceroyCardBack {
                required property int index

                width: 26 * root.unit
                height: 37 * root.unit
                ink: Colours
                deck: index < root.seat.handCharacters ? ViceroyCardBack.Deck.Characters : ViceroyCardBack.Deck.Laws
            }
        }
    }

    Play.Screen {
        id: screen

        objectName: "screen"
        plan: root.handHeight > 0 ? Qt.rect(0, root.height / root.unit - root.handHeight, root.mat.width / root.unit - 24, root.handHeight) : Qt.rect(0, 188, root.width / root.unit, root.height / root.unit - 188)
        unit: root.unit
        rise: root.handHeight > 0 ? 0 : 30
        seat: root.mat.seat
        barFace: ScreenBar {
            ink: Colours
            open: screen.open
        }
        label: root.mat.words.textWith("viceroy.screen.open", {
            characters: root.seat.handCharacters,
            laws: root.seat.handLaws
        })
        // Where several people share a desktop, it opens by itself only for who is asked, behind the curtain.
        alwaysOpen: root.mat.table.desk && root.mat.own && !root.mat.bot && (!root.manner.shared || root.seat.secret && root.manner.there === root.mat.seat)
        visible: root.seat.openGems.length === 0 && !root.mat.compact
        // While one of them is alone with the screen, no other one is opened.
        enabled: !root.mat.bot && (root.manner.there < 0 || root.manner.there === root.mat.seat)
        hidden: BehindScreen {
            mat: root.mat
            seat: root.seat
            screen: screen
            deafTime: root.manner.deafTime
        }
        front: ScreenFront {
            mat: root.mat
            seat: root.seat
        }
        latched: root.manner.opened.includes(root.mat.seat)
        onChosen: what => what < 100 ? root.seat.tapCell(what) : root.seat.chooseCard(what - 100)
        // On a desktop nobody watches a finger.
        onOpened: {
            if (!root.mat.table.desk)
                root.seat?.shuffle();
        }
    }

    AfterScreen {
        id: after

        objectName: "after screen"
        plan: Qt.rect(0, 168, root.width / root.unit, root.height / root.unit - 168)
        unit: root.unit
        mat: root.mat
        seat: root.seat
        record: root.manner.record
        visible: !root.mat.compact
        onGemDropped: (colour, at) => root.gemDropped(colour, at)
    }
}
