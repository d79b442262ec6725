// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/fairs.h"

#include "tiletum/characters.h"
#include "tiletum/solo.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

int coatsPlaced(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.coats, [](TileIndex tile) { return tile != noTile; }));
}

int upperFloors(const Board& board)
{
    int result = 0;
    for (const auto& rooms : board.rooms)
        result += static_cast<int>(
            std::count_if(rooms.begin() + 1, rooms.end(), [](TileIndex tile) { return tile != noTile; }));
    return result;
}

int filledBuildings(const CardSet& cards, const Board& board)
{
    int result = 0;
    for (int building = 0; building < buildingCount; ++building)
        result += isFilled(cards, board, building);
    return result;
}

} // namespace

int timesFulfilled(const CardSet& cards, const Board& board, Fair fair)
{
    const int houses = count(board.houses);
    const int pillars = count(board.pillars);
    const int contracts = board.contracts.size();
    const int cathedrals = count(board.cathedrals);
    switch (fair) {
    case Fair::HousesAndPillars:
        return std::min(houses, pillars);
    case Fair::ContractsAndCathedrals:
        return std::min(contracts, cathedrals);
    case Fair::Contracts:
        return contracts;
    case Fair::King:
        return 1;
    case Fair::ContractsAndCoats:
        return std::min(contracts, coatsPlaced(board));
    case Fair::Houses:
        return houses;
    case Fair::UpperFloors:
        return upperFloors(board);
    case Fair::Coats:
        // The rulebook says "on your player board" at both fairs of coats, and could mean the storehouse too; the facts
        // count placed ones at both.
        return coatsPlaced(board);
    case Fair::Pillars:
        return pillars;
    case Fair::FilledBuildings:
        return filledBuildings(cards, board);
    case Fair::Cathedrals:
        return cathedrals;
    }
    return 0;
}

int fairPoints(const CardSet& cards, const State& state, int seat, int round)
{
    const auto at = static_cast<std::size_t>(round - 1);
    const FairTile& tile = cards.fairs[state.fairs[at]];
    const Board& board = state.boards[seat];
    const int each = cards.printedFairPoints[at] + tile.points;
    if (state.solo && seat == opponentSeat)
        return opponentFairPoints(state, each);
    if (tile.fair == Fair::King)
        return each + board.kingPoints;
    return each * timesFulfilled(cards, board, tile.fair);
}

bool takesPart(const State& state, int seat, int round)
{
    const std::uint8_t city = state.fairCities[static_cast<std::size_t>(round - 1)];
    const Board& board = state.boards[seat];
    return holds(board.houses, city) || board.merchant == city || (state.solo && seat == opponentSeat);
}

void holdFair(Play& play)
{
    State& state = play.state;
    const auto at = static_cast<std::size_t>(state.round - 1);
    const FairTile& tile = play.cards.fairs[state.fairs[at]];
    play.tell(EventKind::FairHeld, state.fairCities[at], tile.fair, play.cards.printedFairPoints[at] + tile.points);
    for (const std::uint8_t seat : state.order)
        if (takesPart(state, seat, state.round))
            score(play, seat, fairPoints(play.cards, state, seat, state.round), Line::Fairs);
}

} // namespace sandglass::tiletum
