// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_city.h"

#include "tiletum/tiletum_faces.h"
#include "tiletum/tiletum_lights.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

template <class Range, class Is>
int countOf(const Range& range, Is is)
{
    return static_cast<int>(std::ranges::count_if(range, is));
}

Telling cathedralInWords(const TiletumSpace& space)
{
    if (!space.built)
        return toTell(u"tiletum.city.notBuilt"_s);
    if (space.cathedralTiles.isEmpty())
        return toTell(u"tiletum.city.noTiles"_s);
    return toTell(u"tiletum.city.cathedral"_s,
        {{u"stone"_s, space.stone}, {u"points"_s, space.costPoints + space.cathedralTiles.first()}});
}

} // namespace

QList<Telling> spaceInWords(const CardSet& cards, const State& state, int seat, int number)
{
    const TiletumSpace space = spacesOf(cards, state)[number];
    const Board& board = state.boards[seat];
    QList<Telling> words;
    if (space.fair > 0)
        words.append(toTell(u"tiletum.city.fair"_s, {{u"round"_s, space.fair}}));
    words.append(toTell(u"tiletum.city.away"_s,
        {{u"merchant"_s, roadLength(cards, board.merchant, number)},
            {u"architect"_s, roadLength(cards, board.architect, number)}}));
    if (!space.houses.isEmpty())
        words.append(toTell(u"tiletum.city.houses"_s,
            {{u"free"_s, countOf(space.houses, [](const TiletumHouse& house) { return house.owner < 0; })},
                {u"all"_s, static_cast<int>(space.houses.size())}}));
    if (space.built && !space.pillars.isEmpty())
        words.append(toTell(u"tiletum.city.pillars"_s,
            {{u"free"_s, countOf(space.pillars, [](int owner) { return owner < 0; })},
                {u"all"_s, static_cast<int>(space.pillars.size())}}));
    if (space.cathedral)
        words.append(cathedralInWords(space));
    if (space.tile.number >= 0)
        words.append(toTell(tileId(cards, space.tile.number)));
    return words;
}

} // namespace sandglass::app
