// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_map_plan.h"

#include <algorithm>
#include <array>

namespace sandglass::app::mapplan {

namespace {

constexpr std::array allPlates{
    Plate{"london", Template::Cathedral, 10, 39},
    Plate{"londonBrugge", Template::Road, 151, 63},
    Plate{"brugge", Template::Trade, 193, 38},
    Plate{"antwerpen", Template::Trade, 333, 30},
    Plate{"antwerpenHamburg", Template::Road, 471, 43},
    Plate{"hamburg", Template::Trade, 529, 28},
    Plate{"tiletum", Template::Home, 189, 136},
    Plate{"koeln", Template::Cathedral, 362, 121},
    Plate{"leipzig", Template::Trade, 671, 58},
    Plate{"paris", Template::Cathedral, 40, 173},
    Plate{"frankfurt", Template::Bare, 524, 155},
    Plate{"nuernberg", Template::Trade, 601, 232},
    Plate{"praha", Template::Cathedral, 744, 159},
    Plate{"wien", Template::Cathedral, 744, 277},
    Plate{"troyes", Template::Bare, 232, 259},
    Plate{"strasbourg", Template::Trade, 365, 246},
    Plate{"parisBordeaux", Template::Road, 71, 292},
    Plate{"bordeaux", Template::Cathedral, 16, 349},
    Plate{"strasbourgMilano", Template::Road, 495, 303},
    Plate{"nuernbergVerona", Template::Road, 633, 320},
    Plate{"lyon", Template::Cathedral, 242, 345},
    Plate{"milano", Template::Cathedral, 430, 351},
    Plate{"verona", Template::Trade, 589, 364},
    Plate{"venezia", Template::Trade, 727, 400},
    Plate{"toulouse", Template::Trade, 89, 464},
    Plate{"arles", Template::Trade, 245, 469},
    Plate{"arlesGenova", Template::Road, 379, 490},
    Plate{"genova", Template::Trade, 429, 469},
    Plate{"firenze", Template::Cathedral, 572, 449},
};

constexpr double houseSide = 30;
constexpr double tileSide = 40;

/// Measures of a template, from the plate's corner. An empty rectangle: it has none.
struct Shape {
    QSizeF size;
    QRectF band;
    QPointF house; ///< the first one
    double housePitch;
    QPointF tile;
};

constexpr Shape trade{{118, 72}, {0, 47, 118, 25}, {4, 9}, 35, {74, 4}};
constexpr Shape bare{{92, 62}, {0, 37, 92, 25}, {13, 4}, 35, {}};
constexpr Shape cathedral{{128, 98}, {0, 74, 128, 24}, {94, 9}, 0, {50, 4}};
constexpr Shape home{{146, 88}, {0, 62, 146, 26}, {5, 5}, 35, {}};
constexpr Shape road{{34, 34}, {0, 0, 34, 34}, {}, 0, {}};

constexpr QRectF stackOf{4, 4, 42, 50};
constexpr QRectF costOf{4, 55, 42, 18};
constexpr QRectF pillarsOf{50, 46, 74, 27};
constexpr double pillarPitch = 24;
constexpr QRectF crowdOf{4, 36, 138, 28}; ///< in Tiletum, where all begin

const Shape& shapeOf(Template kind)
{
    switch (kind) {
    case Template::Trade:
        return trade;
    case Template::Bare:
        return bare;
    case Template::Cathedral:
        return cathedral;
    case Template::Home:
        return home;
    case Template::Road:
        break;
    }
    return road;
}

} // namespace

QRectF Plate::rect() const
{
    return {QPointF(x, y), shapeOf(kind).size};
}

QRectF Plate::band() const
{
    return shapeOf(kind).band.translated(x, y);
}

QRectF Plate::house(int number) const
{
    const Shape& shape = shapeOf(kind);
    return {x + shape.house.x() + (number - 1) * shape.housePitch, y + shape.house.y(), houseSide, houseSide};
}

QRectF Plate::tile() const
{
    const Shape& shape = shapeOf(kind);
    if (shape.tile.isNull())
        return {};
    return {x + shape.tile.x(), y + shape.tile.y(), tileSide, tileSide};
}

QRectF Plate::stack() const
{
    return kind == Template::Cathedral ? stackOf.translated(x, y) : QRectF();
}

QRectF Plate::cost() const
{
    return kind == Template::Cathedral ? costOf.translated(x, y) : QRectF();
}

QRectF Plate::contribution() const
{
    return stack().united(cost());
}

QRectF Plate::pillars() const
{
    return kind == Template::Cathedral ? pillarsOf.translated(x, y) : QRectF();
}

QRectF Plate::pillar(int place) const
{
    const QRectF all = pillars();
    return {all.x() + place * pillarPitch, all.y(), pillarPitch, all.height()};
}

QRectF Plate::flag() const
{
    return {x + shapeOf(kind).size.width() - 30, y - 19, 24, 22};
}

QPointF Plate::foot(int crowd, int index) const
{
    const QRectF whole = rect();
    if (kind == Template::Road) {
        // They stand side by side on the disc, and further ones before it.
        const double pitch = crowd > 1 ? 14 : 0;
        return {whole.center().x() + (index - (crowd - 1) / 2.0) * pitch, whole.center().y() + 13};
    }
    constexpr double half = figureSize.width() / 2;
    if (kind == Template::Home && crowd > 2) {
        const QRectF room = crowdOf.translated(x, y);
        const double pitch = std::min(19.0, (room.width() - figureSize.width()) / (crowd - 1));
        return {room.right() - half - index * pitch, room.bottom() + 3};
    }
    const double right = whole.right() - half - 2;
    // From the right end of the band, so that a name of usual length keeps its place.
    if (crowd <= 2)
        return {right - 19 * index, whole.bottom() + 3};
    // The name has made room for them. More than a row stand in two, each between two others.
    const int rows = crowd > 4 ? 2 : 1;
    const int places = (crowd + rows - 1) / rows;
    const int row = index % rows;
    const double room = whole.width() - 2 * half - 4 - (rows - 1) * 12;
    const double pitch = std::min(24.0, room / (places - 1));
    return {right - index / rows * pitch - row * 12, whole.bottom() + 3 + row * 15};
}

bool Plate::namedAbove(int crowd) const
{
    return crowd > 2 && kind != Template::Home && kind != Template::Road;
}

double Plate::nameRoom(int crowd) const
{
    constexpr double margins = 14;
    const double whole = band().width() - margins;
    if (crowd == 0 || crowd > 2)
        return whole;
    return foot(crowd, crowd - 1).x() - figureSize.width() / 2 - band().left() - margins / 2;
}

const Plate* plateOf(std::string_view id)
{
    const auto found = std::ranges::find(allPlates, id, &Plate::id);
    return found == allPlates.end() ? nullptr : &*found;
}

QList<Plate> plates()
{
    return {allPlates.begin(), allPlates.end()};
}

} // namespace sandglass::app::mapplan
