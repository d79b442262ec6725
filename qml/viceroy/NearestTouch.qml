// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// Over a pyramid whose cards are smaller than a finger: a touch means the card that is nearest or, while one is laid, the
/// lit place. Whoever does not see presses cards and places themselves.
NamedTouch {
    id: root

    required property Repeater tiles
    required property Repeater places
    /// A card is laid; a card that lies is asked for.
    required property bool placing
    required property bool asking

    /// Which of them has its middle nearest to a point of the scene, or null.
    function nearest(all: Repeater, at: point): Item {
        let found = null;
        let least = Infinity;
        for (let i = 0; i < all.count; ++i) {
            const one = all.itemAt(i);
            const middle = one.mapToItem(null, one.width / 2, one.height / 2);
            const away = Math.hypot(middle.x - at.x, middle.y - at.y);
            if (away < least && (placing || !asking || (one as LaidTile).asked)) {
                found = one;
                least = away;
            }
        }
        return found;
    }

    /// The price of the place that is tried lies above all of them.
    function onPrice(at: point): bool {
        for (let i = 0; i < places.count; ++i)
            if ((places.itemAt(i) as LitPlace)?.takesPrice(at))
                return true;
        return false;
    }

    onTapped: at => {
        if (placing && !onPrice(at))
            (nearest(places, at) as LitPlace)?.touched();
        else if (!placing)
            (nearest(tiles, at) as LaidTile)?.touched();
    }
}
