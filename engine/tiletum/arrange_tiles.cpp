// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/arrange.h"

#include <algorithm>

namespace sandglass::tiletum {

using core::Fields;

namespace {

int deckOf(const CardSet& cards, int tile)
{
    return tile < cards.bonusTiles                      ? bonusDeck
        : tile < cards.bonusTiles + cards.contractTiles ? contractDeck
                                                        : characterDeck;
}

/// Words of a place: a tile, or "none".
std::vector<std::string_view> placeWords(const CardSet& cards)
{
    std::vector<std::string_view> words = idsOf(cards.tiles);
    words.push_back("none");
    return words;
}

void claimOffer(Fields& fields, std::string_view field, const CardSet& cards, TilePool& pool,
    std::array<TileIndex, offerSize>& offer)
{
    offer.fill(undealtTile);
    if (!fields.has(field))
        return;
    const std::vector<int> named = claimTiles(fields, field, cards, pool);
    if (named.size() > offer.size())
        return fields.problem(field, "expected at most " + std::to_string(offerSize));
    std::ranges::transform(
        named, offer.begin(), [](int tile) { return tile < 0 ? noTile : static_cast<TileIndex>(tile); });
}

/// From the top: first what is named, then what is left.
void fill(core::List<TileIndex, 64>& pile, const std::vector<int>& named, const std::vector<TileIndex>& rest)
{
    std::vector<TileIndex> all;
    for (const int tile : named)
        if (tile >= 0)
            all.push_back(static_cast<TileIndex>(tile));
    all.insert(all.end(), rest.begin(), rest.end());
    pile.clear();
    for (std::size_t i = all.size(); i-- > 0;)
        pile.push(all[i]);
}

} // namespace

TilePool::TilePool(const CardSet& cards, const State& drawn)
    : m_cards(cards)
    , m_players(drawn.players)
{
    const auto add = [&](int deck, TileIndex tile) {
        if (tile != noTile)
            m_decks[static_cast<std::size_t>(deck)].push_back(tile);
    };
    const auto all = [&](int deck, const auto& tiles) {
        for (const TileIndex tile : tiles)
            add(deck, tile);
    };
    const auto pile = [&](int deck, const auto& tiles) {
        for (int i = tiles.size(); i-- > 0;)
            add(deck, tiles[i]);
    };
    all(bonusDeck, drawn.actionTiles);
    add(bonusDeck, drawn.kingTile);
    all(bonusDeck, drawn.mapTiles);
    pile(bonusDeck, drawn.bonusPile);
    all(contractDeck, drawn.contractOffer);
    pile(contractDeck, drawn.contractPile);
    all(characterDeck, drawn.characterOffer);
    pile(characterDeck, drawn.characterPile);
}

bool TilePool::claim(Fields& fields, std::string_view field, int tile)
{
    const Tile& item = tileAt(m_cards, tile);
    if (item.players > m_players)
        fields.problem(field, item.id + " is not used with so few seats");
    else if (std::exchange(m_named[static_cast<std::size_t>(tile)], true))
        fields.problem(field, item.id + " is named twice");
    else
        return std::erase(m_decks[static_cast<std::size_t>(deckOf(m_cards, tile))], static_cast<TileIndex>(tile)) > 0;
    return false;
}

TileIndex TilePool::draw(int deck)
{
    auto& tiles = m_decks[static_cast<std::size_t>(deck)];
    if (tiles.empty())
        return noTile;
    const TileIndex tile = tiles.front();
    tiles.erase(tiles.begin());
    return tile;
}

std::vector<int> claimTiles(Fields& fields, std::string_view field, const CardSet& cards, TilePool& pool)
{
    std::vector<int> tiles = fields.words(field, placeWords(cards));
    for (int& tile : tiles) {
        if (tile == static_cast<int>(cards.tiles.size()))
            tile = -1;
        else
            pool.claim(fields, field, tile);
    }
    return tiles;
}

int claimTile(Fields& fields, std::string_view field, const CardSet& cards, TilePool& pool)
{
    const int tile = fields.word(field, placeWords(cards));
    if (tile == static_cast<int>(cards.tiles.size()))
        return -1;
    pool.claim(fields, field, tile);
    return tile;
}

void arrangeTiles(Fields& fields, const CardSet& cards, State& state, TilePool& pool, const WheelWish& wheel)
{
    state.actionTiles.fill(undealtTile);
    for (std::size_t place = 0; place < wheel.tiles.size(); ++place) {
        if (!wheel.tiles[place])
            continue;
        const int tile = *wheel.tiles[place];
        if (tile >= 0)
            pool.claim(fields, "wheel", tile);
        state.actionTiles[static_cast<std::size_t>(state.wheel[place])] =
            tile < 0 ? noTile : static_cast<TileIndex>(tile);
    }
    state.kingTile = undealtTile;
    if (fields.has("kingTile")) {
        const int tile = claimTile(fields, "kingTile", cards, pool);
        state.kingTile = tile < 0 ? noTile : static_cast<TileIndex>(tile);
    } else if (state.round == roundCount) {
        state.kingTile = noTile; // none is laid any more (rules note N15)
    }
    claimOffer(fields, "contractOffer", cards, pool, state.contractOffer);
    claimOffer(fields, "characterOffer", cards, pool, state.characterOffer);
}

void dealRest(Fields& fields, const CardSet& cards, State& state, TilePool& pool)
{
    const auto claimed = [&](std::string_view field) {
        return fields.has(field) ? claimTiles(fields, field, cards, pool) : std::vector<int>{};
    };
    const std::vector<int> used = claimed("used");
    const std::vector<int> bonus = claimed("bonusPile");
    const std::vector<int> contracts = claimed("contractPile");
    const std::vector<int> characters = claimed("characterPile");
    const auto deal = [&](TileIndex& place, int deck) {
        if (place == undealtTile)
            place = pool.draw(deck);
    };
    for (TileIndex& tile : state.actionTiles)
        deal(tile, bonusDeck);
    deal(state.kingTile, bonusDeck);
    for (TileIndex& tile : state.mapTiles)
        deal(tile, bonusDeck);
    for (TileIndex& tile : state.contractOffer)
        deal(tile, contractDeck);
    for (TileIndex& tile : state.characterOffer)
        deal(tile, characterDeck);
    state.usedTiles.clear();
    for (const int tile : used)
        if (tile >= 0 && !state.usedTiles.full())
            state.usedTiles.push(static_cast<TileIndex>(tile));
    const auto within = [&](std::string_view field, const std::vector<int>& named, int deck) {
        if (named.size() + pool.left(deck).size() > static_cast<std::size_t>(state.bonusPile.capacity))
            fields.problem(field, "there are too many");
        return named.size() + pool.left(deck).size() <= static_cast<std::size_t>(state.bonusPile.capacity);
    };
    if (within("bonusPile", bonus, bonusDeck))
        fill(state.bonusPile, bonus, pool.left(bonusDeck));
    if (within("contractPile", contracts, contractDeck))
        fill(state.contractPile, contracts, pool.left(contractDeck));
    if (within("characterPile", characters, characterDeck))
        fill(state.characterPile, characters, pool.left(characterDeck));
}

} // namespace sandglass::tiletum
