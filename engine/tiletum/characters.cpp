// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/characters.h"

#include "tiletum/grants.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

void lay(Play& play, TileIndex& place)
{
    State& state = play.state;
    place = noTile;
    if (state.characterPile.empty())
        return; // an empty pile leaves a gap (doubt Q24)
    place = state.characterPile.pop();
    ++state.barrier;
    play.tell(EventKind::CharacterLaid, place);
}

/// A building is finished when all rooms are full and a coat lies below. Rulebook "Deska hráče": its bonus points
/// count from now on, for the action under way too.
void finishBuilding(Play& play, int seat, int building)
{
    State& state = play.state;
    Board& board = state.boards[seat];
    if (!isFilled(play.cards, board, building) || board.coats[static_cast<std::size_t>(building)] == noTile)
        return;
    const Building& printed = play.cards.buildings[static_cast<std::size_t>(building)];
    board.finished = static_cast<std::uint8_t>(board.finished | 1u << building);
    play.tell(EventKind::BuildingFinished, seat, building + 1);
    if (printed.rooms == 0 || printed.bonusPoints == 0)
        return;
    const Tile& tenant = tileAt(play.cards, board.rooms[static_cast<std::size_t>(building)][0]);
    const Action action = play.cards.kinds[tenant.kind].action;
    std::uint8_t& bonus = board.bonusPoints[static_cast<std::size_t>(action)];
    bonus = static_cast<std::uint8_t>(bonus + printed.bonusPoints);
    if (seat == state.active && !state.stack.empty() && dieActionUnderWay(state) && state.stack[0].action == action)
        addDiePoints(play, printed.bonusPoints);
}

} // namespace

bool isFilled(const CardSet& cards, const Board& board, int building)
{
    const auto at = static_cast<std::size_t>(building);
    for (int floor = 0; floor < cards.buildings[at].rooms; ++floor)
        if (board.rooms[at][static_cast<std::size_t>(floor)] == noTile)
            return false;
    return true;
}

Verdict whyNotHire(const CardSet& cards, const State& state, int tile)
{
    if (const Verdict no = requireSpend(state, Action::Character, 1))
        return no;
    if (std::ranges::find(state.characterOffer, tile) == state.characterOffer.end())
        return say(Refusal::TileNotThere, tile);
    return mayStore(cards, state.me(), tile);
}

void leaveOffer(Play& play, int tile)
{
    lay(play, *std::ranges::find(play.state.characterOffer, tile));
}

void hire(Play& play, int tile)
{
    spend(play.state, 1);
    store(play, play.state.active, tile);
    leaveOffer(play, tile);
}

Verdict whyNotReplace(const State& state)
{
    if (const Verdict no = requireSpend(state, Action::Character, 1))
        return no;
    if (std::ranges::all_of(state.characterOffer, [](TileIndex tile) { return tile == noTile; }))
        return say(Refusal::OfferEmpty);
    return {};
}

void replace(Play& play)
{
    State& state = play.state;
    spend(state, 1);
    play.tell(EventKind::OfferReplaced, state.active);
    // Rulebook "Akce postavy": the new tiles are drawn first, the old ones shuffled back afterwards.
    const auto removed = state.characterOffer;
    for (TileIndex& place : state.characterOffer)
        lay(play, place);
    for (const TileIndex tile : removed)
        if (tile != noTile)
            state.characterPile.push(tile);
    state.random.shuffle(state.characterPile);
    // A pile of fewer than five tiles leaves gaps; they are filled from the new pile, so that the offer never shrinks.
    for (TileIndex& place : state.characterOffer)
        if (place == noTile)
            lay(play, place);
    ++state.barrier;
}

Verdict whyNotRoom(const CardSet& cards, const Board& board, int tile, int building, int floor)
{
    const auto at = static_cast<std::size_t>(building - 1);
    if (floor > cards.buildings[at].rooms)
        return say(Refusal::NoSuchRoom, building, floor);
    if (board.rooms[at][static_cast<std::size_t>(floor - 1)] != noTile)
        return say(Refusal::RoomTaken, building, floor);
    const std::uint8_t kind = tileAt(cards, tile).kind;
    for (std::size_t other = 0; other < board.rooms.size(); ++other)
        for (const TileIndex tenant : board.rooms[other]) {
            if (tenant == noTile)
                continue;
            const bool same = tileAt(cards, tenant).kind == kind;
            if (other == at && !same)
                return say(Refusal::BuildingOfOtherKind, building);
            if (other != at && same)
                return say(Refusal::KindLivesElsewhere, static_cast<int>(other) + 1);
            break; // all tenants of a building are of one kind
        }
    return {};
}

Verdict whyNotSettle(const CardSet& cards, const State& state, int tile, int building, int floor)
{
    if (const Verdict no = requireSpend(state, Action::Character, floor))
        return no;
    if (const Verdict no = requireStored(cards, state.me(), tile, TileType::Character))
        return no;
    return whyNotRoom(cards, state.me(), tile, building, floor);
}

void moveIn(Play& play, int seat, int tile, int building, int floor)
{
    Board& board = play.state.boards[seat];
    const auto at = static_cast<std::size_t>(building - 1);
    board.rooms[at][static_cast<std::size_t>(floor - 1)] = static_cast<TileIndex>(tile);
    play.tell(EventKind::CharacterSettled, seat, tile, building, floor);
    if (!isFilled(play.cards, board, building - 1))
        return;
    if (play.cards.buildings[at].roof) {
        ++board.houseSupply;
        play.tell(EventKind::HouseFreed, seat, building);
    }
    finishBuilding(play, seat, building - 1);
}

void settle(Play& play, int tile, int building, int floor)
{
    State& state = play.state;
    spend(state, floor);
    unstore(state.me(), tile);
    moveIn(play, state.active, tile, building, floor);
    grant(play, tileAt(play.cards, tile).effect, Line::Tiles);
}

Verdict whyNotAdorn(const CardSet& cards, const Board& board, int tile, int building)
{
    if (const Verdict no = requireStored(cards, board, tile, TileType::Coat))
        return no;
    const auto at = static_cast<std::size_t>(building - 1);
    if (board.coats[at] != noTile)
        return say(Refusal::CoatPlaceTaken, building);
    return requireStock(board, Resource::Food, cards.buildings[at].food);
}

void putCoat(Play& play, int seat, int tile, int building)
{
    Board& board = play.state.boards[seat];
    const auto at = static_cast<std::size_t>(building - 1);
    pay(play, seat, Resource::Food, play.cards.buildings[at].food);
    unstore(board, tile);
    board.coats[at] = static_cast<TileIndex>(tile);
    play.tell(EventKind::CoatPlaced, seat, tile, building);
    finishBuilding(play, seat, building - 1);
}

void adorn(Play& play, int tile, int building)
{
    putCoat(play, play.state.active, tile, building);
    grant(play, play.cards.buildings[static_cast<std::size_t>(building - 1)].coat, Line::Coats);
}

} // namespace sandglass::tiletum
