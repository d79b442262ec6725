// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/play.h"

#include <algorithm>

namespace sandglass::tiletum {

void gain(Play& play, int seat, Resource resource, int amount)
{
    if (amount == 0)
        return;
    std::uint16_t& stock = play.state.boards[seat].resources[static_cast<std::size_t>(resource)];
    stock = static_cast<std::uint16_t>(stock + amount);
    play.tell(EventKind::Gained, seat, resource, amount);
}

void pay(Play& play, int seat, Resource resource, int amount)
{
    if (amount == 0)
        return;
    std::uint16_t& stock = play.state.boards[seat].resources[static_cast<std::size_t>(resource)];
    stock = static_cast<std::uint16_t>(stock - amount);
    play.tell(EventKind::Paid, seat, resource, amount);
}

void score(Play& play, int seat, int points, Line line)
{
    Board& board = play.state.boards[seat];
    const int change = std::max(points, -static_cast<int>(board.points));
    if (change == 0)
        return;
    board.points = static_cast<std::int16_t>(board.points + change);
    std::int16_t& sum = board.lines[static_cast<std::size_t>(line)];
    sum = static_cast<std::int16_t>(sum + change);
    if (change > 0)
        play.tell(EventKind::Scored, seat, change, line);
    else
        play.tell(EventKind::PointsLost, seat, -change, line);
}

void store(Play& play, int seat, int tile)
{
    Board& board = play.state.boards[seat];
    const Tile& item = tileAt(play.cards, tile);
    board.storehouse.push(static_cast<TileIndex>(tile));
    if (item.type == TileType::Coat)
        board.families = static_cast<std::uint8_t>(board.families | 1u << item.kind);
    play.tell(EventKind::TileTaken, seat, tile);
}

void unstore(Board& board, int tile)
{
    board.storehouse.take(board.storehouse.find(static_cast<TileIndex>(tile)));
}

TileIndex drawBonusTile(Play& play)
{
    State& state = play.state;
    // The rulebook takes used helpers out of the game and does not say what follows an empty pile; the facts (N48) let
    // them come back only then.
    if (state.bonusPile.empty() && !state.usedTiles.empty()) {
        state.bonusPile = state.usedTiles;
        state.usedTiles.clear();
        state.random.shuffle(state.bonusPile);
        play.tell(EventKind::UsedTilesShuffled);
    }
    return state.bonusPile.empty() ? noTile : state.bonusPile.pop();
}

} // namespace sandglass::tiletum
