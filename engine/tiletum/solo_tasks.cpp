// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/characters.h"
#include "tiletum/contracts.h"
#include "tiletum/map.h"
#include "tiletum/solo.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

using Price = std::array<int, resourceCount>;

/// The gold that this price costs him in the end, two for each resource that he lacks; -1 if he cannot pay it.
int goldFor(const Board& board, const Price& price)
{
    int gold = price[static_cast<std::size_t>(Resource::Gold)];
    for (int i = 0; i < resourceCount; ++i)
        if (static_cast<Resource>(i) != Resource::Gold)
            gold += 2 * std::max(0, price[static_cast<std::size_t>(i)] - stock(board, static_cast<Resource>(i)));
    return gold <= stock(board, Resource::Gold) ? gold : -1;
}

/// Buys what he lacks, so that the price itself can be paid like anybody's.
void buyMissing(Play& play, const Price& price)
{
    const Board& board = play.state.boards[opponentSeat];
    for (int i = 0; i < resourceCount; ++i) {
        const auto resource = static_cast<Resource>(i);
        const int missing = price[static_cast<std::size_t>(i)] - stock(board, resource);
        if (resource == Resource::Gold || missing <= 0)
            continue;
        pay(play, opponentSeat, Resource::Gold, 2 * missing);
        gain(play, opponentSeat, resource, missing);
    }
}

Price priceOf(const Tile& contract, int same)
{
    Price price{};
    for (int i = 0; i < resourceCount; ++i)
        price[static_cast<std::size_t>(i)] = priceIn(contract, same, i);
    return price;
}

/// The kind with which the free part costs the least gold; none where there is no such part. -2: not payable.
int cheapestSame(const Board& board, const Tile& contract)
{
    if (contract.same == 0)
        return goldFor(board, priceOf(contract, core::none)) >= 0 ? core::none : -2;
    int best = -2;
    int least = 0;
    for (int same = 0; same < resourceCount; ++same) {
        const int gold = goldFor(board, priceOf(contract, same));
        if (gold >= 0 && (best < 0 || gold < least)) {
            best = same;
            least = gold;
        }
    }
    return best;
}

bool fulfilOne(Play& play)
{
    const Board& board = play.state.boards[opponentSeat];
    if (board.contracts.size() >= static_cast<int>(play.cards.contractSpaces.size()))
        return false;
    int best = -1;
    for (const TileIndex tile : board.storehouse) {
        const Tile& item = tileAt(play.cards, tile);
        if (item.type == TileType::Contract && cheapestSame(board, item) != -2
            && (best < 0 || item.points > tileAt(play.cards, best).points))
            best = tile;
    }
    if (best < 0)
        return false;
    const Tile& contract = tileAt(play.cards, best);
    const int same = cheapestSame(board, contract);
    buyMissing(play, priceOf(contract, same));
    payContract(play, opponentSeat, best, same);
    return true;
}

void supportCathedrals(Play& play)
{
    State& state = play.state;
    for (std::size_t i = 0; i < play.cards.cathedrals.size(); ++i) {
        const std::uint8_t space = play.cards.cathedrals[i].space;
        Price price{};
        price[static_cast<std::size_t>(Resource::Stone)] = play.cards.costs[state.costs[i]].stone;
        const Verdict no = whyNotContribute(play.cards, state, opponentSeat, space);
        const bool onlyStoneMissing = no && (*no).code == Refusal::TooLittle;
        if ((no && !onlyStoneMissing) || goldFor(state.boards[opponentSeat], price) < 0)
            continue;
        buyMissing(play, price);
        contribute(play, opponentSeat, space);
    }
}

/// Below the leftmost filled building, else the cheapest place; 0 if he can pay none.
int placeForCoat(const CardSet& cards, const Board& board)
{
    int best = 0;
    bool bestFilled = false;
    for (int building = 1; building <= buildingCount; ++building) {
        const auto at = static_cast<std::size_t>(building - 1);
        Price price{};
        price[static_cast<std::size_t>(Resource::Food)] = cards.buildings[at].food;
        if (board.coats[at] != noTile || goldFor(board, price) < 0)
            continue;
        const bool filled = isFilled(cards, board, building - 1);
        const bool cheaper =
            best > 0 && cards.buildings[at].food < cards.buildings[static_cast<std::size_t>(best - 1)].food;
        if (best == 0 || (filled && !bestFilled) || (!filled && !bestFilled && cheaper)) {
            best = building;
            bestFilled = filled;
        }
    }
    return best;
}

bool placeOneCoat(Play& play)
{
    const Board& board = play.state.boards[opponentSeat];
    for (const TileIndex tile : board.storehouse) {
        if (tileAt(play.cards, tile).type != TileType::Coat)
            continue;
        const int building = placeForCoat(play.cards, board);
        if (building == 0)
            return false;
        const Building& printed = play.cards.buildings[static_cast<std::size_t>(building - 1)];
        Price price{};
        price[static_cast<std::size_t>(Resource::Food)] = printed.food;
        buyMissing(play, price);
        putCoat(play, opponentSeat, tile, building);
        score(play, opponentSeat, printed.coat.points, Line::Coats);
        return true;
    }
    return false;
}

} // namespace

void doOpponentTasks(Play& play)
{
    while (fulfilOne(play)) { }
    supportCathedrals(play);
    while (placeOneCoat(play)) { }
}

} // namespace sandglass::tiletum
