// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Viceroy on a table, or one part of it in a panel: the auction in the middle, a mat at every seat.
GameTable {
    id: root

    readonly property ViceroyModel game: model as ViceroyModel
    /// See TableManner.
    property int record: -2
    /// The panels of a desktop share one.
    property TableManner manner: TableManner {
        record: root.record
        shared: root.people.filter((_, seat) => (root.context.bots[seat] ?? "") === "").length > 1
    }
    /// Whoever plays alone has the whole table.
    readonly property bool alone: people.length === 1 && !desk
    readonly property bool plaquesInside: alone || (desk && game.virtualBids.length > 0)

    /// In a panel of its own the mat is as high as that: a higher pyramid, and a higher hand.
    readonly property real ownHeight: part === TablePlaces.Own && width > 0 ? Math.max(404, Math.min(600, 968 * height / width - 60)) : 404

    function columnLeft(seat: int): bool {
        const place = places.seats[seat];
        return !place || manner.columnLeft(people[seat], seat, desk || place.mat.width > 1000 * place.unit, context.otherHand);
    }

    /// The seat that is nearest to a point of the scene.
    function seatNear(at: point): int {
        const away = places.distances(mapFromItem(null, at));
        return desk ? context.mine : away.indexOf(Math.min(...away));
    }

    Connections {
        target: root.manner

        function onCopyPassed(card: viceroyCard, at: point): void {
            root.manner.copyWanted(card, root.seatNear(at));
        }
    }

    Connections {
        target: root.context.cues

        function onTold(events: list<telling>): void {
            root.manner.fresh = Theme.reducedMotion ? root.game.changedCards(events) : [];
        }
    }

    ink: Colours
    // Above the own pyramid, which is lower then: the sheets lie in the middle.
    endings: desk ? [] : people.map((_, seat) => Qt.rect(columnLeft(seat) ? 330 : 18, 14, 588, 48))
    whispers: !desk || manner.shared
    scoreIcons: ({
            circles: "circles",
            infinite: "infinite.any",
            laws: "cards",
            sets: "science",
            attacks: "attack"
        })
    sizes: TableSizes {
        middle: root.alone ? Qt.size(1600, 568) : Qt.size(root.plaquesInside ? 1844 : root.desk ? 1644 : 1888, 208)
        mat: Qt.size(936, root.ownHeight)
        rival: Qt.size(760, 300)
        matAlone: root.people.length === 1 ? Qt.size(1600, 464) : Qt.size(1400, 404)
        gap: Theme.plan.gap4
        rail: 0
    }
    middle: Auction {
        table: root
        alone: root.alone
        // Whoever is alone reads all of it.
        rotation: root.alone ? root.places.seats[0]?.turn ?? 0 : 0
        fresh: root.manner.fresh
        // Whoever sits nearest reads it.
        onCardTouched: (card, at) => root.manner.copyWanted(card, root.seatNear(at))
        onGoneTouched: at => root.manner.goneWanted(root.seatNear(at))
    }
    mat: ViceroyMat {
        table: root
        manner: root.manner
    }
    pieces: root.plaquesInside ? null : plaques
    face: ViceroyOfferFace {}
    film: ViceroyFilm {
        table: root
    }

    Component {
        id: plaques

        VirtualPlaques {
            table: root
        }
    }
}
