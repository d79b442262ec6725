// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/player.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <bitset>

namespace sandglass::app {

/// Counter-clockwise from the lower left, so that the order around the table is the order of the numbers.
enum class Place { SouthWest, SouthEast, East, NorthEast, NorthWest };

using Places = std::bitset<placeCount>;

/// Where the mats and the board lie, in pixels. A mat's rectangle is that of an item before it is turned about its
/// centre; `footprint` is what it covers after that.
struct TableGeometry {
    double scale = 1; // pixels a unit of the 1920 × 1080 table
    std::array<QRectF, placeCount> mats;
    QRectF board;
};

int turnOf(Place place);
QRectF footprint(Place place, const QRectF& mat);

/// Before a game: all five places, so that nobody's seat moves because somebody else sits down. Where `touch` pixels,
/// the least that a finger needs, are more than the design's rows give, the trays become deeper as far as there is
/// room.
TableGeometry gatheringGeometry(QSizeF table, double touch = 0);

/// In a game: mats for the occupied places only, the larger the fewer they are.
TableGeometry playingGeometry(QSizeF table, Places occupied);

} // namespace sandglass::app
