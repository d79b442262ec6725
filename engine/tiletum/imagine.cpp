// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/imagine.h"

#include "tiletum/solo.h"

#include <algorithm>
#include <bitset>

namespace sandglass::tiletum {

namespace {

using Tiles = std::bitset<256>;

template <class Places>
void see(Tiles& seen, const Places& places)
{
    for (const TileIndex tile : places)
        seen.set(tile);
}

/// Every tile that lies open somewhere.
Tiles seenTiles(const State& state)
{
    Tiles seen;
    see(seen, state.usedTiles);
    see(seen, state.actionTiles);
    see(seen, state.contractOffer);
    see(seen, state.characterOffer);
    see(seen, state.mapTiles);
    seen.set(state.kingTile);
    for (int seat = 0; seat < state.players; ++seat) {
        const Board& board = state.boards[static_cast<std::size_t>(seat)];
        see(seen, board.storehouse);
        see(seen, board.contracts);
        see(seen, board.coats);
        for (const auto& rooms : board.rooms)
            see(seen, rooms);
    }
    return seen;
}

void fillPile(const CardSet& cards, const Tiles& seen, core::List<TileIndex, 64>& pile, int players, int begin, int end,
    core::Random& random)
{
    core::List<TileIndex, 64> unseen;
    for (int tile = begin; tile < end; ++tile)
        if (!seen[static_cast<std::size_t>(tile)] && tileAt(cards, tile).players <= players)
            unseen.push(static_cast<TileIndex>(tile));
    random.shuffle(unseen);
    for (TileIndex& place : pile)
        if (!unseen.empty())
            place = unseen.pop();
}

/// The tokens that have not been turned up, in the places where they lie.
void dealCorruption(const CardSet& cards, State& state, core::Random& random)
{
    core::List<std::uint8_t, corruptionCount> down;
    for (const std::uint8_t steps : cards.corruption)
        down.push(steps);
    for (const std::uint8_t steps : state.corruption)
        if (steps != unknownTile)
            down.take(down.find(steps));
    random.shuffle(down);
    for (std::uint8_t& steps : state.corruption)
        if (steps == unknownTile)
            steps = down.pop();
}

/// Of the cards that have been turned up the last one alone is still to be seen.
void dealDecrees(const CardSet& cards, State& state, core::Random& random)
{
    core::List<std::uint8_t, 16> down;
    for (std::size_t i = 0; i < cards.decrees.size(); ++i)
        if (inDeck(cards, state, cards.decrees[i]))
            down.push(static_cast<std::uint8_t>(i));
    random.shuffle(down);
    // The last one goes to the front: it is taken only where a fresh deck needs all of them.
    if (const int turned = down.find(state.decree); turned > 0)
        std::swap(down[0], down[turned]);
    for (std::uint8_t& place : state.decrees)
        place = down.pop();
}

} // namespace

State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random)
{
    State state = view.known;
    state.random = core::Random(random.next());
    const Tiles seen = seenTiles(state);
    const int contracts = cards.bonusTiles;
    const int characters = contracts + cards.contractTiles;
    const int all = static_cast<int>(cards.tiles.size());
    fillPile(cards, seen, state.bonusPile, state.players, 0, contracts, random);
    fillPile(cards, seen, state.contractPile, state.players, contracts, characters, random);
    fillPile(cards, seen, state.characterPile, state.players, characters, all, random);
    dealCorruption(cards, state, random);
    dealDecrees(cards, state, random);
    return state;
}

} // namespace sandglass::tiletum
