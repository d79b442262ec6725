// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/collection.h"

#include "games/shelves.h"
#include "tiletum/cards.h"

#include <QtCore/QSet>

namespace sandglass::tiletum_board {

using namespace Qt::StringLiterals;
using app::toText;

namespace {

void add(app::Tallies& tallies, const QString& icon, int count)
{
    if (count > 0)
        tallies.append({icon, count});
}

void addGoods(app::Tallies& tallies, const std::array<uint8_t, tiletum::resourceCount>& goods)
{
    for (std::size_t i = 0; i < goods.size(); ++i)
        add(tallies, toText(tiletum::resourceWords[i]), goods[i]);
}

app::Tallies giftsOf(const tiletum::Effect& effect)
{
    app::Tallies gifts;
    addGoods(gifts, effect.gain);
    add(gifts, u"bead."_s + toText(tiletum::actionWords[static_cast<std::size_t>(effect.action)]), effect.actionPoints);
    add(gifts, u"plus"_s, effect.addPoints);
    add(gifts, u"any"_s, effect.resources);
    add(gifts, u"step.architect"_s, effect.architectSteps);
    add(gifts, u"step.merchant"_s, effect.merchantSteps);
    add(gifts, u"house"_s, effect.house);
    add(gifts, u"pillar"_s, effect.pillar);
    add(gifts, u"colour"_s, effect.colour);
    add(gifts, u"activate"_s, effect.activate);
    add(gifts, u"laurel"_s, effect.points);
    return gifts;
}

app::TiletumTile tileOf(const tiletum::CardSet& cards, const tiletum::Tile& tile)
{
    static constexpr std::array types{"helper", "contract", "coat", "character"};
    app::TiletumTile face;
    face.number = 0;
    face.id = toText(tile.id);
    face.face = toText(tile.face);
    face.type = QString::fromLatin1(types[static_cast<std::size_t>(tile.type)]);
    if (tile.type == tiletum::TileType::Character) {
        face.kind = toText(cards.kinds[tile.kind].id);
        face.action = toText(tiletum::actionWords[static_cast<std::size_t>(cards.kinds[tile.kind].action)]);
    } else if (tile.type == tiletum::TileType::Coat) {
        face.kind = toText(cards.families[tile.kind].id);
    }
    add(face.cost, u"same"_s, tile.same);
    addGoods(face.cost, tile.cost);
    add(face.reward, u"laurel"_s, tile.points);
    face.reward += giftsOf(tile.effect);
    return face;
}

app::TiletumSpace cathedralOf(const tiletum::CardSet& cards, std::size_t number)
{
    const tiletum::Cathedral& cathedral = cards.cathedrals[number];
    const tiletum::CostTile& cost = cards.costs[number % cards.costs.size()];
    app::TiletumSpace city;
    city.id = toText(cards.spaces[cathedral.space].id);
    city.cathedral = true;
    city.cathedralTiles = {cathedral.points.begin(), cathedral.points.end()};
    city.built = cost.built;
    city.stone = cost.stone;
    city.costPoints = cost.points;
    return city;
}

} // namespace

Collection::Collection(QObject* parent)
    : QObject(parent)
{
    const auto cards = tiletum::load(app::readDataFiles(u":/sandglass/cards/tiletum"_s));
    if (!cards)
        return;
    QSet<QString> seen;
    for (const tiletum::Tile& tile : cards->tiles) {
        const app::TiletumTile face = tileOf(*cards, tile);
        if (seen.contains(face.face))
            continue;
        seen.insert(face.face);
        m_tiles.append(face);
    }
    for (const tiletum::FairTile& tile : cards->fairs) {
        app::TiletumFair fair;
        fair.fair = toText(tiletum::fairWords[static_cast<std::size_t>(tile.fair)]);
        fair.points = tile.points;
        m_fairs.append(fair);
    }
    for (std::size_t number = 0; number < cards->cathedrals.size(); ++number)
        m_cathedrals.append(cathedralOf(*cards, number));
    for (const tiletum::Decree& decree : cards->decrees)
        m_decrees.append(app::decreeFace(decree));
}

QList<app::TiletumTile> Collection::tilesOf(const QString& type) const
{
    QList<app::TiletumTile> some;
    for (const app::TiletumTile& tile : m_tiles)
        if (tile.type == type)
            some.append(tile);
    return some;
}

} // namespace sandglass::tiletum_board
