// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QRectF>

#include <string_view>

// Where everything of Tiletum's map lies: the one table that the painter and the touch targets read. Units are those of
// a table of 1920 x 1080, from the map's own corner.
namespace sandglass::app::mapplan {

inline constexpr QSizeF mapSize{880, 568};

/// How far the middles of two targets are apart at least: so far that they are still 30 units apart where somebody sits
/// at the short side and the board is smaller.
inline constexpr double leastApart = 34.5;

/// What a plate has: a city with a tile, one without, one with a cathedral, Tiletum itself, a space of a road.
enum class Template { Trade, Bare, Cathedral, Home, Road };

struct Plate {
    std::string_view id; ///< of the card set's space
    Template kind;
    double x; ///< its corner
    double y;

    QRectF rect() const;
    QPointF centre() const { return rect().center(); } ///< where roads end
    /// Name and figures, and the target of moving.
    QRectF band() const;
    /// From 1, as the engine counts them.
    QRectF house(int number) const;
    QRectF tile() const;
    /// The cathedral's stack with its cost below: one target.
    QRectF stack() const;
    QRectF cost() const;
    QRectF contribution() const;
    /// All places for pillars: one target.
    QRectF pillars() const;
    QRectF pillar(int place) const;
    /// The flag of a fair.
    QRectF flag() const;
    /// The foot of a figure, of so many that stand here.
    QPointF foot(int crowd, int index) const;
    /// Whether so many figures leave the band to the name, or it has to move to the plate's upper edge.
    bool namedAbove(int crowd) const;
    /// How much of the band so many figures leave to the name.
    double nameRoom(int crowd) const;
};

inline constexpr QSizeF figureSize{24, 30};

/// By the id of a space; nothing, if the map has no such place.
const Plate* plateOf(std::string_view id);
QList<Plate> plates();

} // namespace sandglass::app::mapplan
