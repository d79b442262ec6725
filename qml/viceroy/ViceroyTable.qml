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
    readonly property TableManner manner: TableManner {
        shared: root.people.filter((_, seat) => (root.context.bots[seat] ?? "") === "").length > 1
    }

    ink: Colours
    scoreIcons: ({ circles: "circle.blue", infinite: "infinite.any", laws: "cards", sets: "science", attacks: "attack" })
    sizes: TableSizes {
        middle: Qt.size(1888, 208)
        mat: Qt.size(936, 404)
        matAlone: root.people.length === 1 ? Qt.size(1600, 464) : Qt.size(1400, 404)
        gap: Theme.plan.gap4
        rail: 0
    }
    middle: Auction {
        table: root
        // Whoever sits nearest reads it.
        onCardTouched: (card, at) => {
            const away = root.places.distances(root.mapFromItem(null, at));
            root.manner.copyWanted(card, away.indexOf(Math.min(...away)));
        }
    }
    mat: ViceroyMat { table: root; manner: root.manner }
    face: ViceroyOfferFace {}
}
