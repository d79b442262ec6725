// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/legal.h"

#include "tiletum/characters.h"
#include "tiletum/contracts.h"
#include "tiletum/grants.h"
#include "tiletum/helpers.h"
#include "tiletum/map.h"
#include "tiletum/rounds.h"
#include "tiletum/wheel.h"

namespace sandglass::tiletum {

namespace {

/// Collects the actions of the active seat. Each list* function knows one kind of open thing.
struct Lister {
    const CardSet& cards;
    const State& state;
    Actions& actions;

    template <class... Values>
    void add(Verb verb, Values... values)
    {
        actions.push(say(verb, values...));
    }

    template <class... Values>
    void addIf(const Verdict& no, Verb verb, Values... values)
    {
        if (!no)
            add(verb, values...);
    }

    void dice();
    void moves(Piece piece);
    void housesIn(int space);
    void mapTiles(Piece piece);
    void characters(int points);
    void contractOffer();
    void exchanges();
    void spending(const Frame& frame);
    void steps(const Frame& frame);
    void anywhere(Open open);
    void tasks();
    void stored(TileIndex tile);
};

void Lister::dice()
{
    const int gold = stock(state.me(), Resource::Gold);
    for (int value = 1; value <= 6; ++value)
        for (int resource = 0; resource < resourceCount; ++resource) {
            if (diceOf(state, resource, value) == 0)
                continue;
            for (int as = 1; as <= 6; ++as)
                if (changePrice * stepsBetween(value, as) <= gold)
                    add(Verb::Take, resource, value, as);
        }
}

void Lister::moves(Piece piece)
{
    for (std::uint32_t left = cards.spaces[placeOf(state.me(), piece)].neighbours; left != 0; left &= left - 1)
        add(Verb::Move, piece, std::countr_zero(left));
}

void Lister::housesIn(int space)
{
    for (int house = 1; house <= cards.spaces[static_cast<std::size_t>(space)].houses; ++house)
        addIf(whyNotHouseIn(cards, state, state.active, space, house), Verb::House, space, house);
}

void Lister::mapTiles(Piece piece)
{
    const Space& city = cards.spaces[placeOf(state.me(), piece)];
    for (int spot = city.firstSpot; spot < city.firstSpot + city.spots; ++spot) {
        const TileIndex tile = state.mapTiles[static_cast<std::size_t>(spot)];
        if (tile != noTile)
            addIf(mayStore(cards, state.me(), tile), Verb::Collect, tile);
    }
}

void Lister::characters(int points)
{
    const Board& board = state.me();
    bool any = false;
    for (const TileIndex tile : state.characterOffer) {
        any |= tile != noTile;
        if (tile != noTile && board.storehouse.size() < cards.storehouse)
            add(Verb::Hire, tile);
    }
    if (any)
        add(Verb::Replace);
    for (const TileIndex tile : board.storehouse) {
        if (tileAt(cards, tile).type != TileType::Character)
            continue;
        for (int building = 1; building <= buildingCount; ++building)
            for (int floor = 1; floor <= cards.buildings[static_cast<std::size_t>(building - 1)].rooms; ++floor)
                if (floor <= points)
                    addIf(whyNotRoom(cards, board, tile, building, floor), Verb::Settle, tile, building, floor);
    }
}

void Lister::contractOffer()
{
    for (const TileIndex tile : state.contractOffer)
        if (tile != noTile)
            addIf(whyNotSign(cards, state, tile), Verb::Sign, tile);
}

void Lister::exchanges()
{
    for (int give = 0; give < resourceCount; ++give) {
        if (stock(state.me(), static_cast<Resource>(give)) == 0)
            continue;
        for (int wanted = 0; wanted < resourceCount; ++wanted)
            if (wanted != give)
                add(Verb::Exchange, give, wanted);
    }
}

void Lister::spending(const Frame& frame)
{
    if (frame.points == 0)
        return;
    switch (frame.action) {
    case Action::Architect:
        moves(Piece::Architect);
        addIf(whyNotPillarIn(cards, state, state.active, state.me().architect), Verb::Pillar, state.me().architect);
        return mapTiles(Piece::Architect);
    case Action::Merchant:
        moves(Piece::Merchant);
        housesIn(state.me().merchant);
        return mapTiles(Piece::Merchant);
    case Action::Character:
        return characters(frame.points);
    case Action::Contract:
        contractOffer();
        return exchanges();
    case Action::King:
    case Action::Joker:
        return;
    }
}

void Lister::steps(const Frame& frame)
{
    if (frame.architectSteps > 0)
        moves(Piece::Architect);
    if (frame.merchantSteps > 0)
        moves(Piece::Merchant);
    if (frame.house > 0)
        housesIn(state.me().merchant);
    if (frame.pillar > 0)
        addIf(whyNotPillarIn(cards, state, state.active, state.me().architect), Verb::Pillar, state.me().architect);
}

void Lister::anywhere(Open open)
{
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space) {
        if (open == Open::HouseAnywhere)
            housesIn(space);
        else if (open == Open::PillarAnywhere)
            addIf(whyNotPillarIn(cards, state, state.active, space), Verb::Pillar, space);
        else
            add(Verb::Move, open == Open::TeleportMerchant ? Piece::Merchant : Piece::Architect, space);
    }
}

void Lister::stored(TileIndex tile)
{
    const Board& board = state.me();
    const Tile& item = tileAt(cards, tile);
    switch (item.type) {
    case TileType::Helper:
        return addIf(whyNotUse(cards, state, tile), Verb::Use, tile);
    case TileType::Contract:
        if (item.same == 0)
            return addIf(whyNotFulfil(cards, board, tile, core::none), Verb::Fulfil, tile, core::none);
        for (int same = 0; same < resourceCount; ++same)
            addIf(whyNotFulfil(cards, board, tile, same), Verb::Fulfil, tile, same);
        return;
    case TileType::Coat:
        for (int building = 1; building <= buildingCount; ++building)
            addIf(whyNotAdorn(cards, board, tile, building), Verb::Adorn, tile, building);
        return;
    case TileType::Character:
        return;
    }
}

void Lister::tasks()
{
    const Board& board = state.me();
    for (int resource = 0; resource < resourceCount; ++resource)
        addIf(whyNotBuy(state, static_cast<Resource>(resource)), Verb::Buy, resource);
    for (const TileIndex tile : board.storehouse)
        stored(tile);
    for (std::uint32_t left = board.pillars; left != 0; left &= left - 1)
        addIf(whyNotContribute(cards, state, state.active, std::countr_zero(left)), Verb::Contribute,
            std::countr_zero(left));
}

/// What answers the top of the stack itself, tasks apart.
void listAnswers(Lister& list, const Frame& frame)
{
    const State& state = list.state;
    switch (frame.open) {
    case Open::ChooseDie:
        return list.dice();
    case Open::BonusTile:
    case Open::KingTile:
        list.addIf(whyNotClaim(list.cards, state), Verb::Claim);
        return list.add(Verb::Decline);
    case Open::Spend:
        return list.spending(frame);
    case Open::ChooseAction:
        for (int action = 0; action < number(Action::Joker); ++action)
            list.add(Verb::Choose, action);
        return;
    case Open::Steps:
        return list.steps(frame);
    case Open::Bonuses:
        for (int floor = 1; floor <= roomCount; ++floor)
            if (holds(frame.rooms, floor - 1))
                list.add(Verb::Enjoy, floor);
        return;
    case Open::Resources:
    case Open::Colour:
        for (int resource = 0; resource < resourceCount; ++resource)
            list.add(Verb::Pick, resource);
        return;
    case Open::Activate:
        for (int building = 1; building <= buildingCount; ++building)
            list.addIf(whyNotActivate(state, building), Verb::Activate, building);
        return;
    case Open::HouseAnywhere:
    case Open::PillarAnywhere:
    case Open::TeleportMerchant:
    case Open::TeleportArchitect:
        return list.anywhere(frame.open);
    }
}

} // namespace

Actions legal(const CardSet& cards, const State& state, core::Seat seat)
{
    Actions actions;
    if (state.phase == Phase::Over || core::index(seat) != state.active)
        return actions;
    Lister list{cards, state, actions};
    const Frame& frame = top(state);
    listAnswers(list, frame);
    if (allowsTasks(frame.open))
        list.tasks();
    if (!whyNotFinish(state))
        list.add(Verb::Finish);
    if (state.stack.size() == 1 && dieActionUnderWay(state))
        list.add(Verb::EndTurn);
    return actions;
}

} // namespace sandglass::tiletum
