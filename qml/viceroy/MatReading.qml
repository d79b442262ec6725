// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// What a seat reads over its own pyramid: a card, a rival's pyramid, all that lies open elsewhere, or what is out of the
/// game.
Item {
    id: root

    required property SeatMat mat
    required property TableManner manner
    /// The mat's column lies at the side for the other hand.
    required property bool swapped
    readonly property ViceroyModel game: mat.table.model as ViceroyModel
    /// A card to be read, or none; a rival whose pyramid is read, or -1.
    property viceroyCard copy
    property int rival: mat.seat === 0 ? manner.read : -1
    property bool looking: manner.looking.includes(mat.seat)
    /// What is out of the game is read.
    property bool recalling: false
    readonly property bool reads: looking || recalling || rival >= 0 || copy.number >= 0

    function isWanted(seat: int): bool {
        return seat === mat.seat && !mat.compact;
    }

    Connections {
        target: root.manner

        function onCopyWanted(card: viceroyCard, seat: int): void {
            if (root.isWanted(seat))
                root.copy = card;
        }

        function onGoneWanted(seat: int): void {
            if (root.isWanted(seat))
                root.recalling = !root.recalling;
        }

        function onLookWanted(seat: int): void {
            if (root.isWanted(seat))
                root.looking = !root.looking;
        }

        function onRivalWanted(rival: int, seat: int): void {
            if (root.isWanted(seat))
                root.rival = rival;
        }

        function onLaidAside(): void {
            root.copy = root.game.card(-1);
            root.rival = -1;
            root.looking = false;
            root.recalling = false;
        }
    }

    Loader {
        anchors.fill: parent
        active: root.rival >= 0
        sourceComponent: RivalCopy {
            mat: root.mat
            rival: root.rival
            onCardTouched: card => root.copy = card
            onClosed: root.rival = -1
        }
    }

    Loader {
        anchors.fill: parent
        active: root.recalling && root.game.gone.length > 0
        sourceComponent: GoneCards {
            objectName: "gone cards"
            mat: root.mat
            onCardTouched: card => root.copy = card
            onClosed: root.recalling = false
        }
    }

    Loader {
        active: root.looking && root.rival < 0 && !root.recalling
        sourceComponent: LookTray {
            objectName: "look tray"
            plan: Qt.rect(6, 6, Math.min(root.width / root.mat.unit, 800) - 12, 0)
            unit: root.mat.unit
            mat: root.mat
            onCardTouched: card => root.copy = card
            onRivalTouched: rival => root.rival = rival
            onSwapAsked: {
                const person = root.mat.person;
                if (person.name !== "")
                    root.mat.context.otherHandWanted(person.name, !root.swapped);
                else
                    root.manner.swap(root.mat.seat);
            }
            onGoneTouched: root.recalling = true
            onClosed: root.looking = false
        }
    }

    Loader {
        anchors.fill: parent
        active: root.copy.number >= 0
        sourceComponent: CardCopy {
            card: root.copy
            words: root.mat.words
            unit: root.mat.unit
            tokens: root.game.tokensOn(root.copy.number)
            onClosed: root.copy = root.game.card(-1)
            onPassedOn: at => {
                const number = root.copy.number;
                root.copy = root.game.card(-1);
                root.manner.copyPassed(root.game.card(number), at);
            }
        }
    }
}
