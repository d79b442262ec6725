// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Where a learner's slip lies: beside the own mat and turned to it at a table, in a corner on a desktop; never over
/// what the step lights, as far as there is room.
Item {
    id: root

    required property LessonPlayer player
    /// The table that people sit around; null on a desktop.
    required property GameTable around
    /// What is lit, in these coordinates.
    required property list<rect> lit
    required property Catalogue words
    required property list<string> names
    required property lessonEntry following
    required property list<string> waitingFor
    property bool beforeMatch: false
    property bool waitsLong: false
    required property LessonClass room
    required property Seats seats
    property seatPlace nowhere
    readonly property seatPlace place: around?.places.seats[player.seat] ?? nowhere
    readonly property real unit: around ? place.unit : Theme.scale
    readonly property real slipWidth: Theme.plan.lessonSlip * unit
    readonly property Item shown: ending.active ? ending : slip
    readonly property list<rect> spots: around ? besideMat(shown.implicitHeight) : corners(shown.implicitHeight)
    readonly property rect spot: spots[Math.max(0, LessonLayout.freest(Qt.rect(0, 0, width, height), spots.map(onTable), avoided()))]

    /// Where answers open: in the mat, or beside it.
    function leaf(): rect {
        const at = around?.places.shown.indexOf(player.seat) ?? -1;
        const plan = (around?.mats.itemAt(at) as SeatMat)?.leaf ?? Qt.rect(0, 0, 0, 0);
        return Qt.rect(plan.x * unit, plan.y * unit, plan.width * unit, plan.height * unit);
    }

    function besideMat(high: real): list<rect> {
        const gap = Theme.plan.gap3 * unit;
        const mat = place.mat;
        const top = Math.min(0, mat.height - high);
        const asked = leaf();
        const left = Math.min(0, asked.x) - slipWidth - gap;
        const right = Math.max(mat.width, asked.x + asked.width) + gap;
        return [Qt.rect(right, top, slipWidth, high), Qt.rect(left, top, slipWidth, high), Qt.rect(mat.width - slipWidth, -high - gap, slipWidth, high), Qt.rect(0, -high - gap, slipWidth, high)];
    }

    function corners(high: real): list<rect> {
        const gap = Theme.space4;
        const right = width - slipWidth - gap;
        const low = height - high - gap;
        return [Qt.rect(right, low, slipWidth, high), Qt.rect(gap, low, slipWidth, high), Qt.rect((width - slipWidth) / 2, low, slipWidth, high), Qt.rect(right, Theme.touch * 2, slipWidth, high), Qt.rect(gap, Theme.touch * 2, slipWidth, high)];
    }

    function onTable(local: rect): rect {
        return around ? seated.mapToItem(root, local) : local;
    }

    function avoided(): list<rect> {
        return around ? Array.from(lit).concat([onTable(Qt.rect(0, 0, seated.width, seated.height)), onTable(leaf())]) : lit;
    }

    signal listWanted
    signal nextWanted
    signal playOnWanted
    signal matchWanted
    signal onWithoutThem
    signal ruleWanted(section: string)

    Item {
        id: seated

        x: root.around ? root.place.mat.x : 0
        y: root.around ? root.place.mat.y : 0
        width: root.around ? root.place.mat.width : root.width
        height: root.around ? root.place.mat.height : root.height
        rotation: root.around ? root.place.turn : 0

        LessonSlip {
            id: slip

            objectName: "slip"
            x: root.spot.x
            y: root.spot.y
            width: root.slipWidth
            height: implicitHeight
            visible: !root.player.finished
            player: root.player
            words: root.words
            names: root.names
            unit: root.unit
            waitingFor: root.waitingFor
            waitsLong: root.waitsLong
            room: root.room
            seats: root.seats
            onRuleWanted: section => root.ruleWanted(section)
            onOnWithoutThem: root.onWithoutThem()
            onListWanted: root.listWanted()
        }

        Loader {
            id: ending

            objectName: "ending"
            x: root.spot.x
            y: root.spot.y
            width: root.slipWidth
            active: root.player.finished
            sourceComponent: LessonEnd {
                player: root.player
                words: root.words
                unit: root.unit
                following: root.following
                beforeMatch: root.beforeMatch
                mayPlayOn: !root.player.host.over && !root.beforeMatch
                onMatchWanted: root.matchWanted()
                onNextWanted: root.nextWanted()
                onPlayOnWanted: root.playOnWanted()
                onAgainWanted: root.player.again()
                onListWanted: root.listWanted()
            }
        }
    }
}
