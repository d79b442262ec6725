// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_cards.h"

#include "core/session_of.h"
#include "tiletum/game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

/// Counts things of one kind; `counts` says which of the items belong to it.
template <class Items, class Counts>
void add(CardPart& part, const Items& items, const Counts& counts)
{
    for (const auto& item : items) {
        if (!counts(item))
            continue;
        ++part.count;
        part.reconstructed += item.source == Source::Reconstructed ? 1 : 0;
    }
}

template <class... Items>
CardPart partOf(const QString& word, const Items&... items)
{
    CardPart part{u"tiletum.cards."_s + word, 0, 0};
    (add(part, items, [](const auto&) { return true; }), ...);
    return part;
}

CardPart tilesOf(const QString& word, const CardSet& cards, TileType type)
{
    CardPart part{u"tiletum.cards."_s + word, 0, 0};
    add(part, cards.tiles, [&](const Tile& tile) { return tile.type == type; });
    return part;
}

} // namespace

CardNote cardNoteOf(const CardSet& cards)
{
    return {QString::fromStdString(cards.set), cards.version,
        {tilesOf(u"helpers"_s, cards, TileType::Helper), tilesOf(u"contracts"_s, cards, TileType::Contract),
            tilesOf(u"coats"_s, cards, TileType::Coat), tilesOf(u"characters"_s, cards, TileType::Character),
            partOf(u"fairs"_s, cards.fairs), partOf(u"cathedrals"_s, cards.cathedrals, cards.costs),
            partOf(u"map"_s, cards.spaces, cards.houseSlots, cards.tileSpots),
            partOf(u"boards"_s, cards.buildings, cards.contractSpaces, cards.kingTrack),
            partOf(u"decrees"_s, cards.decrees)}};
}

CardNote TiletumCards::noteOf(House* house)
{
    const std::unique_ptr<core::Shelf> own = house ? nullptr : loadShelf(u"tiletum"_s);
    const core::Shelf* shelf = house ? house->matches()->shelves().find(Game::id) : own.get();
    const auto* known = dynamic_cast<const core::ShelfOf<Game>*>(shelf);
    return known ? cardNoteOf(known->cardSet()) : CardNote{};
}

} // namespace sandglass::app
