// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// Where a bidder's gem lies: in the corner of the plinth towards the seat, a virtual opponent's at the side. A film lets
/// it fly there first.
Item {
    id: root

    required property GameTable table
    /// A seat, or from 4 on a virtual opponent.
    required property int bidder
    required property int gem
    required property bool shown
    required property real unit
    readonly property bool virtual: bidder >= 4
    readonly property Seat person: virtual ? null : table.people[bidder]
    readonly property int place: person?.place ?? -1
    // Somebody alone has the middle turned to their side.
    readonly property bool far: table.people.length > 1 && (place === 3 || place === 4)

    x: (virtual ? (bidder % 2 ? 170 : 92) : place === 0 || place === 4 ? 112 : 148) * unit
    y: (virtual ? 73 : far ? 12 : 134) * unit
    width: 34 * unit
    height: width
    rotation: far ? 180 : 0

    HeldBack {
        id: opening

        cues: root.table.context.cues
        word: root.virtual ? "virtualBidShown" : "bidShown"
        of: root.virtual ? ({
                opponent: root.bidder - 4
            }) : ({
                seat: root.bidder
            })
    }

    Loader {
        anchors.fill: parent
        active: root.shown && !opening.some
        sourceComponent: BidMark {
            objectName: "bid " + root.bidder
            ink: Colours
            gem: root.gem
            colour: root.virtual ? Theme.textSoft : Theme.seats[root.person?.colour ?? 0]
            emblem: root.person?.emblem ?? -1

            ThingItem {
                anchors.fill: parent
                domain: "bid"
                number: root.gem
                seat: root.virtual ? -1 : root.bidder
            }
        }
    }
}
