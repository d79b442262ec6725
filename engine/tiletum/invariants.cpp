// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/invariants.h"

#include "tiletum/characters.h"

#include <algorithm>
#include <numeric>

namespace sandglass::tiletum {

namespace {

using Wrong = std::optional<std::string>;

std::string at(int seat, std::string what)
{
    return "seat " + std::to_string(seat) + ": " + std::move(what);
}

/// Each tile that is in play lies in exactly one place.
Wrong tilesAreKept(const CardSet& cards, const State& state)
{
    std::array<int, 256> seen{};
    const auto all = [&](const auto& tiles) {
        for (const TileIndex tile : tiles)
            ++seen[tile];
    };
    all(state.bonusPile), all(state.usedTiles), all(state.contractPile), all(state.characterPile);
    all(state.actionTiles), all(state.contractOffer), all(state.characterOffer), all(state.mapTiles);
    ++seen[state.kingTile];
    for (int seat = 0; seat < state.players; ++seat) {
        const Board& board = state.boards[seat];
        all(board.storehouse), all(board.contracts), all(board.coats);
        for (const auto& rooms : board.rooms)
            all(rooms);
    }
    for (std::size_t tile = 0; tile < cards.tiles.size(); ++tile)
        if (seen[tile] != (cards.tiles[tile].players <= state.players))
            return cards.tiles[tile].id + " is there " + std::to_string(seen[tile]) + " times";
    return {};
}

Wrong diceAreKept(const CardSet& cards, const State& state)
{
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        int dice = state.bag[resource];
        for (const auto& sector : state.dice)
            dice += sector[resource];
        for (const Board& board : state.boards)
            dice += static_cast<int>(std::count_if(board.dice.begin(), board.dice.end(),
                [&](const Die& die) { return die.resource == static_cast<Resource>(resource); }));
        if (dice != cards.seatRules[state.players].dicePerColour)
            return std::string(resourceWords[resource]) + " has " + std::to_string(dice) + " dice";
    }
    return {};
}

Wrong piecesAreKept(const CardSet& cards, const State& state, int seat)
{
    const Board& board = state.boards[seat];
    int roofs = 0;
    int allRoofs = 0;
    for (int building = 0; building < buildingCount; ++building)
        if (cards.buildings[static_cast<std::size_t>(building)].roof) {
            ++allRoofs;
            roofs += !isFilled(cards, board, building);
        }
    if (count(board.houses) + board.houseSupply + roofs != 1 + cards.houseSupply + allRoofs)
        return at(seat, "a house is lost or made");
    int freed = 0;
    for (int i = 0; i < board.contracts.size(); ++i)
        freed += cards.contractSpaces[static_cast<std::size_t>(i)].pillar;
    if (count(board.pillars) + board.pillarSupply != cards.pillarSupply + freed)
        return at(seat, "a pillar is lost or made");
    std::uint32_t houses = 0;
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot)
        if (state.houseOwner[slot] == seat + 1) {
            if (holds(houses, cards.houseSlots[slot].space))
                return at(seat, "two houses in one city");
            houses |= 1u << cards.houseSlots[slot].space;
        }
    return houses == board.houses ? Wrong{} : at(seat, "the map and the board tell different houses");
}

Wrong boardAgrees(const CardSet& cards, const State& state, int seat)
{
    const Board& board = state.boards[seat];
    if (board.points < 0 || std::accumulate(board.lines.begin(), board.lines.end(), 0) != board.points)
        return at(seat, "the account does not add up");
    if (board.storehouse.size() > cards.storehouse)
        return at(seat, "the storehouse overflows");
    std::uint8_t families = 0;
    int coats = 0;
    const auto look = [&](TileIndex tile) {
        if (tile == noTile || tileAt(cards, tile).type != TileType::Coat)
            return;
        families = static_cast<std::uint8_t>(families | 1u << tileAt(cards, tile).kind);
        ++coats;
    };
    std::ranges::for_each(board.coats, look);
    std::for_each(board.storehouse.begin(), board.storehouse.end(), look);
    if (families != board.families || count(families) != coats)
        return at(seat, "a family is there twice, or forgotten");
    std::array<std::uint8_t, actionCount> bonus{};
    for (std::size_t i = 0; i < buildingCount; ++i) {
        const bool finished = isFilled(cards, board, static_cast<int>(i)) && board.coats[i] != noTile;
        if (finished != holds(board.finished, static_cast<int>(i)))
            return at(seat, "a finished building is not known as such");
        if (finished && cards.buildings[i].rooms > 0)
            bonus[static_cast<std::size_t>(cards.kinds[tileAt(cards, board.rooms[i][0]).kind].action)] +=
                cards.buildings[i].bonusPoints;
    }
    const bool ownRules = state.solo && seat == opponentSeat; // challenge cards give the opponent more
    return bonus == board.bonusPoints || ownRules ? Wrong{} : at(seat, "wrong bonus points");
}

Wrong kindsLiveTogether(const CardSet& cards, const State& state, int seat)
{
    std::array<int, 8> home{};
    for (int building = 0; building < buildingCount; ++building)
        for (const TileIndex tile : state.boards[seat].rooms[static_cast<std::size_t>(building)]) {
            if (tile == noTile)
                continue;
            int& known = home[tileAt(cards, tile).kind];
            if (known != 0 && known != building + 1)
                return at(seat, "a kind lives in two buildings");
            known = building + 1;
        }
    for (std::size_t kind = 0; kind < home.size(); ++kind)
        if (home[kind] != 0 && std::ranges::count(home, home[kind]) > 1)
            return at(seat, "two kinds live in one building");
    return {};
}

Wrong mapAgrees(const CardSet& cards, const State& state)
{
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i) {
        const std::uint8_t space = cards.cathedrals[i].space;
        int pillars = 0;
        int taken = 0;
        for (int seat = 0; seat < state.players; ++seat) {
            pillars += holds(state.boards[seat].pillars, space);
            taken += holds(state.boards[seat].cathedrals, static_cast<int>(i));
        }
        if (pillars > cards.spaces[space].pillars || (pillars > 0 && !cards.costs[state.costs[i]].built))
            return cards.spaces[space].id + " has too many pillars";
        if (taken != state.supported[i])
            return cards.spaces[space].id + ": cathedral tiles are lost or made";
    }
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot)
        if (state.houseOwner[slot] != 0 && cards.houseSlots[slot].players > state.players)
            return "a house stands on a space that is not used";
    return {};
}

Wrong kingTrackAgrees(const CardSet& cards, const State& state)
{
    std::uint32_t seen = 0;
    int before = 1000;
    for (const std::uint8_t seat : state.king) {
        seen |= 1u << seat;
        const int place = state.boards[seat].king;
        if (place > before || place >= static_cast<int>(cards.kingTrack.size()))
            return "the king's track is out of order";
        before = place;
    }
    if (count(seen) != state.players || state.king.size() != state.players || state.order.size() != state.players)
        return "somebody is missing on a track";
    return {};
}

Wrong turnAgrees(const State& state)
{
    if (state.phase == Phase::Over)
        return state.stack.empty() ? Wrong{} : "something is open after the end";
    if (state.stack.empty())
        return "nothing is open";
    const Open base = state.stack[0].open;
    const bool turn =
        base == Open::ChooseDie || base == Open::BonusTile || base == Open::Spend || base == Open::ChooseAction;
    if (turn != (state.phase == Phase::Action) || (!turn && base != Open::KingTile))
        return "the phase and what is open do not agree";
    return {};
}

} // namespace

std::optional<std::string> invariants(const CardSet& cards, const State& state)
{
    Wrong wrong = tilesAreKept(cards, state);
    const auto then = [&](const auto& next) {
        if (!wrong)
            wrong = next();
    };
    then([&] { return diceAreKept(cards, state); });
    then([&] { return mapAgrees(cards, state); });
    then([&] { return kingTrackAgrees(cards, state); });
    then([&] { return turnAgrees(state); });
    for (int seat = 0; seat < state.players; ++seat) {
        then([&] { return piecesAreKept(cards, state, seat); });
        then([&] { return boardAgrees(cards, state, seat); });
        then([&] { return kindsLiveTogether(cards, state, seat); });
    }
    return wrong;
}

} // namespace sandglass::tiletum
