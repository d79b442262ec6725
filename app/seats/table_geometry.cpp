// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/table_geometry.h"

#include <algorithm>

namespace sandglass::app {

namespace {

constexpr QSizeF designTable{1920, 1080};
constexpr double margin = 24;

constexpr QSizeF gatheringMat{700, 300};
constexpr double deepestGatheringMat = 380;
constexpr QSizeF matOfTwo{1000, 300};
constexpr QSizeF matOfFour{800, 280};
constexpr QSizeF matOfFive{660, 250};

bool has(Places places, Place place)
{
    return places.test(static_cast<std::size_t>(place));
}

// An item that has not been given its size yet is laid out as the design's table.
double scaleOf(QSizeF table)
{
    if (table.isEmpty())
        return 1;
    return std::min(table.width() / designTable.width(), table.height() / designTable.height());
}

QRectF turned(const QRectF& rect)
{
    QRectF result(QPointF(), rect.size().transposed());
    result.moveCenter(rect.center());
    return result;
}

QSizeF matFor(Places occupied)
{
    const bool twoOnASide = (has(occupied, Place::SouthWest) && has(occupied, Place::SouthEast))
        || (has(occupied, Place::NorthWest) && has(occupied, Place::NorthEast));
    // Two large mats and the one on the short side do not fit in one length of the table.
    if (occupied.count() == placeCount || (has(occupied, Place::East) && twoOnASide))
        return matOfFive;
    return occupied.count() <= 2 && !twoOnASide ? matOfTwo : matOfFour;
}

// Who sits alone on a long side sits in its middle; two share it evenly.
void layOutSide(TableGeometry& geometry, const QRectF& row, Place left, Place right, Places occupied, QSizeF mat)
{
    const bool both = has(occupied, left) && has(occupied, right);
    const double share = both ? row.width() / 2 : row.width();
    for (const Place place : {left, right}) {
        QRectF rect(QPointF(), mat);
        const double start = row.left() + (both && place == right ? share : 0);
        rect.moveCenter({start + share / 2, row.center().y()});
        geometry.mats[static_cast<std::size_t>(place)] = rect;
    }
}

TableGeometry layOut(QSizeF table, Places occupied, QSizeF mat)
{
    TableGeometry geometry;
    geometry.scale = scaleOf(table);
    const QSizeF units = table.isEmpty() ? designTable : table / geometry.scale;
    const double column = has(occupied, Place::East) ? mat.height() + 2 * margin : margin;
    const QRectF left(margin, 0, units.width() - column - margin, units.height());

    const QRectF south(left.left(), units.height() - margin - mat.height(), left.width(), mat.height());
    const QRectF north(left.left(), margin, left.width(), mat.height());
    layOutSide(geometry, south, Place::SouthWest, Place::SouthEast, occupied, mat);
    layOutSide(geometry, north, Place::NorthWest, Place::NorthEast, occupied, mat);

    QRectF east(QPointF(), QSizeF(std::min(mat.width(), units.height() - 2 * margin), mat.height()));
    east.moveCenter({units.width() - margin - mat.height() / 2, units.height() / 2});
    geometry.mats[static_cast<std::size_t>(Place::East)] = east;

    geometry.board = left.adjusted(0, north.bottom() + margin, 0, south.top() - margin - left.bottom());
    for (QRectF& rect : geometry.mats)
        rect = {rect.topLeft() * geometry.scale, rect.size() * geometry.scale};
    geometry.board = {geometry.board.topLeft() * geometry.scale, geometry.board.size() * geometry.scale};
    return geometry;
}

} // namespace

int turnOf(Place place)
{
    switch (place) {
    case Place::SouthWest:
    case Place::SouthEast:
        return 0;
    case Place::East:
        return -90;
    case Place::NorthEast:
    case Place::NorthWest:
        return 180;
    }
    return 0;
}

QRectF footprint(Place place, const QRectF& mat)
{
    return place == Place::East ? turned(mat) : mat;
}

TableGeometry gatheringGeometry(QSizeF table, double touch)
{
    // The keyboard has the most rows: five, and the gaps between and around them.
    const double needed = 5 * touch / scaleOf(table) + 60;
    const double depth = std::clamp(needed, gatheringMat.height(), deepestGatheringMat);
    return layOut(table, Places().set(), {gatheringMat.width(), depth});
}

TableGeometry playingGeometry(QSizeF table, Places occupied)
{
    return layOut(table, occupied, matFor(occupied));
}

} // namespace sandglass::app
