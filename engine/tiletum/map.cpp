// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/map.h"

#include "tiletum/grants.h"

namespace sandglass::tiletum {

namespace {

Action actionOf(Piece piece)
{
    return piece == Piece::Merchant ? Action::Merchant : Action::Architect;
}

const Space& spaceAt(const CardSet& cards, int space)
{
    return cards.spaces[static_cast<std::size_t>(space)];
}

} // namespace

Distances distancesFrom(const CardSet& cards, int from)
{
    Distances result;
    result.fill(0xFF);
    result[static_cast<std::size_t>(from)] = 0;
    for (std::uint32_t seen = 1u << from, edge = seen, step = 1; edge != 0; ++step) {
        std::uint32_t next = 0;
        for (std::size_t space = 0; space < cards.spaces.size(); ++space)
            if (holds(edge, static_cast<int>(space)))
                next |= cards.spaces[space].neighbours;
        edge = next & ~seen;
        seen |= next;
        for (std::size_t space = 0; space < cards.spaces.size(); ++space)
            if (holds(edge, static_cast<int>(space)))
                result[space] = static_cast<std::uint8_t>(step);
    }
    return result;
}

Verdict whyNotMove(const CardSet& cards, const State& state, Piece piece, int to)
{
    const Frame& frame = top(state);
    const Open teleport = piece == Piece::Merchant ? Open::TeleportMerchant : Open::TeleportArchitect;
    if (frame.open == teleport)
        return {};
    if (frame.open == Open::Steps) {
        if ((piece == Piece::Merchant ? frame.merchantSteps : frame.architectSteps) == 0)
            return say(Refusal::NoStepLeft, piece);
    } else if (const Verdict no = requireSpend(state, actionOf(piece), 1)) {
        return no;
    }
    if (!holds(spaceAt(cards, placeOf(state.me(), piece)).neighbours, to))
        return say(Refusal::NotAdjacent, to);
    return {};
}

void walk(Play& play, int seat, Piece piece, int to)
{
    Board& board = play.state.boards[seat];
    (piece == Piece::Merchant ? board.merchant : board.architect) = static_cast<std::uint8_t>(to);
    play.tell(EventKind::Moved, seat, piece, to);
}

void move(Play& play, Piece piece, int to)
{
    State& state = play.state;
    Frame& frame = top(state);
    if (frame.open == Open::Spend)
        spend(state, 1);
    else if (frame.open == Open::Steps)
        --(piece == Piece::Merchant ? frame.merchantSteps : frame.architectSteps);
    else
        state.stack.pop();
    walk(play, state.active, piece, to);
}

Verdict whyNotHouseIn(const CardSet& cards, const State& state, int seat, int space, int house)
{
    const Board& board = state.boards[seat];
    const Space& city = spaceAt(cards, space);
    if (house > city.houses)
        return say(Refusal::NoSuchHouseSpace, space);
    if (board.houseSupply == 0)
        return say(Refusal::NoHouseLeft);
    if (holds(board.houses, space))
        return say(Refusal::HouseAlreadyHere, space);
    const auto slot = static_cast<std::size_t>(city.firstHouse + house - 1);
    if (cards.houseSlots[slot].players > state.players)
        return say(Refusal::HouseSpaceClosed, space, cards.houseSlots[slot].players);
    if (state.houseOwner[slot] != 0)
        return say(Refusal::HouseSpaceTaken, space);
    return {};
}

bool mayBuildHouseIn(const CardSet& cards, const State& state, int space)
{
    for (int house = 1; house <= spaceAt(cards, space).houses; ++house)
        if (!whyNotHouseIn(cards, state, state.active, space, house))
            return true;
    return false;
}

bool mayBuildAnyHouse(const CardSet& cards, const State& state)
{
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space)
        if (mayBuildHouseIn(cards, state, space))
            return true;
    return false;
}

Verdict whyNotHouse(const CardSet& cards, const State& state, int space, int house)
{
    const Frame& frame = top(state);
    if (frame.open != Open::HouseAnywhere) {
        if (frame.open == Open::Steps) {
            if (frame.house == 0)
                return say(Refusal::OtherAction, Action::Merchant);
        } else if (const Verdict no = requireSpend(state, Action::Merchant, 1)) {
            return no;
        }
        if (state.me().merchant != space)
            return say(Refusal::PieceElsewhere, Piece::Merchant, space);
    }
    return whyNotHouseIn(cards, state, state.active, space, house);
}

const HouseSlot& putHouse(Play& play, int seat, int space, int house)
{
    Board& board = play.state.boards[seat];
    const auto slot = static_cast<std::size_t>(spaceAt(play.cards, space).firstHouse + house - 1);
    play.state.houseOwner[slot] = static_cast<std::uint8_t>(seat + 1);
    board.houses |= 1u << space;
    --board.houseSupply;
    play.tell(EventKind::HouseBuilt, seat, space, house);
    return play.cards.houseSlots[slot];
}

void house(Play& play, int space, int house)
{
    State& state = play.state;
    Frame& frame = top(state);
    if (frame.open == Open::Spend)
        spend(state, 1);
    else if (frame.open == Open::Steps)
        frame.house = 0;
    else
        state.stack.pop();
    // Rules note N20: the space's bonus also comes when the house arrives through a character or a coat of arms.
    const HouseSlot& slot = putHouse(play, state.active, space, house);
    Effect bonus;
    bonus.points = slot.bonus == HouseBonus::Points ? slot.points : std::uint8_t{0};
    bonus.activate = slot.bonus == HouseBonus::Activate;
    grant(play, bonus, Line::HouseSpaces);
}

Verdict whyNotPillarIn(const CardSet& cards, const State& state, int seat, int space)
{
    const Board& board = state.boards[seat];
    const Space& city = spaceAt(cards, space);
    if (city.pillars == 0)
        return say(Refusal::NoPillarSpace, space);
    if (city.cathedral != noTile && !cards.costs[state.costs[city.cathedral]].built)
        return say(Refusal::CathedralNotBuilt, space);
    if (board.pillarSupply == 0)
        return say(Refusal::NoPillarLeft);
    if (holds(board.pillars, space))
        return say(Refusal::PillarAlreadyHere, space);
    int standing = 0;
    for (int other = 0; other < state.players; ++other)
        standing += holds(state.boards[other].pillars, space);
    if (standing >= city.pillars)
        return say(Refusal::PillarSpacesTaken, space);
    return {};
}

bool mayBuildAnyPillar(const CardSet& cards, const State& state)
{
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space)
        if (!whyNotPillarIn(cards, state, state.active, space))
            return true;
    return false;
}

Verdict whyNotPillar(const CardSet& cards, const State& state, int space)
{
    const Frame& frame = top(state);
    if (frame.open != Open::PillarAnywhere) {
        if (frame.open == Open::Steps) {
            if (frame.pillar == 0)
                return say(Refusal::OtherAction, Action::Architect);
        } else if (const Verdict no = requireSpend(state, Action::Architect, 1)) {
            return no;
        }
        if (state.me().architect != space)
            return say(Refusal::PieceElsewhere, Piece::Architect, space);
    }
    return whyNotPillarIn(cards, state, state.active, space);
}

void putPillar(Play& play, int seat, int space)
{
    Board& board = play.state.boards[seat];
    board.pillars |= 1u << space;
    --board.pillarSupply;
    play.tell(EventKind::PillarBuilt, seat, space);
}

void pillar(Play& play, int space)
{
    State& state = play.state;
    Frame& frame = top(state);
    if (frame.open == Open::Spend)
        spend(state, 1);
    else if (frame.open == Open::Steps)
        frame.pillar = 0;
    else
        state.stack.pop();
    putPillar(play, state.active, space);
}

Verdict whyNotCollect(const CardSet& cards, const State& state, int tile)
{
    const Frame& frame = top(state);
    const bool architect = frame.open == Open::Spend && frame.action == Action::Architect;
    if (const Verdict no = requireSpend(state, architect ? Action::Architect : Action::Merchant, 1))
        return no;
    const Board& board = state.me();
    const Space& city = spaceAt(cards, placeOf(board, architect ? Piece::Architect : Piece::Merchant));
    for (int spot = city.firstSpot; spot < city.firstSpot + city.spots; ++spot)
        if (state.mapTiles[static_cast<std::size_t>(spot)] == tile)
            return mayStore(cards, board, tile);
    return say(Refusal::TileNotThere, tile);
}

bool liftFromMap(const CardSet& cards, State& state, int space, int tile)
{
    const Space& city = spaceAt(cards, space);
    for (int spot = city.firstSpot; spot < city.firstSpot + city.spots; ++spot) {
        if (state.mapTiles[static_cast<std::size_t>(spot)] != tile)
            continue;
        state.mapTiles[static_cast<std::size_t>(spot)] = noTile;
        return true;
    }
    return false;
}

void collect(Play& play, int tile)
{
    State& state = play.state;
    const bool architect = top(state).action == Action::Architect;
    spend(state, 1);
    liftFromMap(play.cards, state, placeOf(state.me(), architect ? Piece::Architect : Piece::Merchant), tile);
    store(play, state.active, tile);
}

Verdict whyNotContribute(const CardSet& cards, const State& state, int seat, int space)
{
    const Board& board = state.boards[seat];
    const std::uint8_t cathedral = spaceAt(cards, space).cathedral;
    if (cathedral == noTile)
        return say(Refusal::NoCathedralThere, space);
    const CostTile& cost = cards.costs[state.costs[cathedral]];
    if (!cost.built)
        return say(Refusal::CathedralNotBuilt, space);
    if (!holds(board.pillars, space))
        return say(Refusal::NoPillarThere, space);
    if (holds(board.cathedrals, cathedral))
        return say(Refusal::AlreadyContributed, space);
    if (state.supported[cathedral] >= cards.cathedrals[cathedral].points.size())
        return say(Refusal::CathedralExhausted, space);
    return requireStock(board, Resource::Stone, cost.stone);
}

void contribute(Play& play, int seat, int space)
{
    State& state = play.state;
    Board& board = state.boards[seat];
    const std::uint8_t cathedral = spaceAt(play.cards, space).cathedral;
    const CostTile& cost = play.cards.costs[state.costs[cathedral]];
    pay(play, seat, Resource::Stone, cost.stone);
    play.tell(EventKind::CathedralSupported, seat, space);
    const std::uint8_t taken = state.supported[cathedral]++;
    board.cathedrals = static_cast<std::uint16_t>(board.cathedrals | 1u << cathedral);
    score(play, seat, cost.points + play.cards.cathedrals[cathedral].points[taken], Line::Cathedrals);
}

} // namespace sandglass::tiletum
