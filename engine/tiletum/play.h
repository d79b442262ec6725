// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/events.h"
#include "tiletum/refusals.h"
#include "tiletum/state.h"

namespace sandglass::tiletum {

using core::say;

/// What every change needs: the cards, the state, and where to tell what happened.
struct Play {
    const CardSet& cards;
    State& state;
    Events& events;

    template <class... Values>
    void tell(EventKind kind, Values... values)
    {
        events.push(say(kind, values...));
    }
};

/// Resources and victory points of one seat. Points never fall below zero; what cannot be lost is not lost.
void gain(Play& play, int seat, Resource resource, int amount);
void pay(Play& play, int seat, Resource resource, int amount);
void score(Play& play, int seat, int points, Line line);

inline int stock(const Board& board, Resource resource)
{
    return board.resources[static_cast<std::size_t>(resource)];
}

inline Verdict requireStock(const Board& board, Resource resource, int need)
{
    const int have = stock(board, resource);
    if (have < need)
        return say(Refusal::TooLittle, resource, need, have);
    return {};
}

/// May this board take this tile into its storehouse now?
/// Rulebook "Druhy destiček": a free place; "Erby": one coat of each family; "Smlouvy": a free contract space.
inline Verdict mayStore(const CardSet& cards, const Board& board, int tile)
{
    const Tile& item = tileAt(cards, tile);
    if (board.storehouse.size() >= cards.storehouse)
        return say(Refusal::StorehouseFull, cards.storehouse);
    if (item.type == TileType::Coat && holds(board.families, item.kind))
        return say(Refusal::FamilyHeld, tile);
    // A stored contract reserves no space: the rulebook only forbids taking one when no space is free (doubt Q15).
    if (item.type == TileType::Contract && board.contracts.size() >= static_cast<int>(cards.contractSpaces.size()))
        return say(Refusal::NoContractSpace);
    return {};
}

void store(Play& play, int seat, int tile);
/// Removes a stored tile; a coat's family stays taken, because it only moves to its place.
void unstore(Board& board, int tile);

inline Verdict requireStored(const CardSet& cards, const Board& board, int tile, TileType type)
{
    if (!board.storehouse.contains(static_cast<TileIndex>(tile)))
        return say(Refusal::TileNotStored, tile);
    if (tileAt(cards, tile).type != type)
        return say(Refusal::WrongTile, tile);
    return {};
}

/// The top of the bonus pile. Helpers leave the game when used; only when the pile is empty are they shuffled into a
/// new one (rules note N48). noTile if there is nothing at all.
TileIndex drawBonusTile(Play& play);

} // namespace sandglass::tiletum
