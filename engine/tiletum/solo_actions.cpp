// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/characters.h"
#include "tiletum/contracts.h"
#include "tiletum/king.h"
#include "tiletum/map.h"
#include "tiletum/solo.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

/// What a site is worth to him: of house spaces the best points, of cathedrals the top tile. `house` is the space to
/// use.
struct Site {
    int space = -1;
    int house = 0;
    int worth = -1;
};

Site siteIn(const CardSet& cards, const State& state, Piece piece, int space)
{
    const Space& city = cards.spaces[static_cast<std::size_t>(space)];
    if (piece == Piece::Architect) {
        if (whyNotPillarIn(cards, state, opponentSeat, space))
            return {};
        if (city.cathedral == noTile)
            return {space, 0, 0};
        const auto& tiles = cards.cathedrals[city.cathedral].points;
        const std::uint8_t taken = state.supported[city.cathedral];
        return {space, 0, taken < tiles.size() ? tiles[taken] : 0};
    }
    Site best;
    for (int house = 1; house <= city.houses; ++house) {
        if (whyNotHouseIn(cards, state, opponentSeat, space, house))
            continue;
        const HouseSlot& slot = cards.houseSlots[static_cast<std::size_t>(city.firstHouse + house - 1)];
        const int worth = slot.bonus == HouseBonus::Points ? slot.points : 0;
        if (worth > best.worth)
            best = {space, house, worth};
    }
    return best;
}

/// The nearest site; of equally near ones the worthiest, then the first of the map's list.
Site nearestSite(const CardSet& cards, const State& state, Piece piece)
{
    const Distances far = distancesFrom(cards, placeOf(state.boards[opponentSeat], piece));
    Site best;
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space) {
        const Site site = siteIn(cards, state, piece, space);
        if (site.space < 0)
            continue;
        const int nearer =
            best.space < 0 ? 1 : far[static_cast<std::size_t>(best.space)] - far[static_cast<std::size_t>(space)];
        if (nearer > 0 || (nearer == 0 && site.worth > best.worth))
            best = site;
    }
    return best;
}

/// Walks towards a space as far as the points go; true if it got there. Takes the first of equally short ways.
bool walkTo(Play& play, Piece piece, int target, int& points)
{
    const Distances far = distancesFrom(play.cards, target);
    for (;;) {
        const std::uint8_t at = placeOf(play.state.boards[opponentSeat], piece);
        if (at == target)
            return true;
        if (points == 0)
            return false;
        --points;
        for (int space = 0; space < static_cast<int>(play.cards.spaces.size()); ++space)
            if (holds(play.cards.spaces[at].neighbours, space) && far[static_cast<std::size_t>(space)] + 1 == far[at]) {
                walk(play, opponentSeat, piece, space);
                break;
            }
    }
}

void takeTilesThere(Play& play, int space, int& points)
{
    State& state = play.state;
    const Space& city = play.cards.spaces[static_cast<std::size_t>(space)];
    for (int spot = city.firstSpot; spot < city.firstSpot + city.spots && points > 0; ++spot) {
        const TileIndex tile = state.mapTiles[static_cast<std::size_t>(spot)];
        if (tile == noTile || !keeps(play.cards, state, tile))
            continue;
        --points;
        state.mapTiles[static_cast<std::size_t>(spot)] = noTile;
        store(play, opponentSeat, tile);
    }
}

void travel(Play& play, Piece piece, int points)
{
    while (points > 0) {
        const Site site = nearestSite(play.cards, play.state, piece);
        if (site.space < 0 || !walkTo(play, piece, site.space, points) || points == 0)
            return;
        --points;
        if (piece == Piece::Architect) {
            putPillar(play, opponentSeat, site.space);
        } else {
            const HouseSlot& slot = putHouse(play, opponentSeat, site.space, site.house);
            if (slot.bonus == HouseBonus::Points)
                score(play, opponentSeat, slot.points, Line::HouseSpaces);
        }
        takeTilesThere(play, site.space, points);
    }
}

struct Room {
    int building = 0;
    int floor = 0;
};

/// The cheapest room that takes this character; building 0 if none does.
Room cheapestRoom(const CardSet& cards, const Board& board, int tile)
{
    for (int floor = 1; floor <= roomCount; ++floor)
        for (int building = 1; building <= buildingCount; ++building)
            if (!whyNotRoom(cards, board, tile, building, floor))
                return {building, floor};
    return {};
}

bool houses(const CardSet& cards, const Board& board, std::uint8_t kind)
{
    for (const auto& rooms : board.rooms)
        for (const TileIndex tenant : rooms)
            if (tenant != noTile && tileAt(cards, tenant).kind == kind)
                return true;
    return false;
}

void welcome(Play& play, const Tile& character)
{
    if (!challenged(play.state, Challenge::VisitorsToTheCuria))
        return;
    const Effect& effect = character.effect;
    for (int i = 0; i < resourceCount; ++i)
        gain(play, opponentSeat, static_cast<Resource>(i), effect.gain[static_cast<std::size_t>(i)]);
    score(play, opponentSeat, effect.points + effect.actionPoints, Line::Tiles);
}

bool settleOne(Play& play, int& points)
{
    Board& board = play.state.boards[opponentSeat];
    for (const TileIndex tile : board.storehouse) {
        if (tileAt(play.cards, tile).type != TileType::Character)
            continue;
        const Room room = cheapestRoom(play.cards, board, tile);
        if (room.building == 0 || room.floor > points)
            continue;
        points -= room.floor;
        unstore(board, tile);
        moveIn(play, opponentSeat, tile, room.building, room.floor);
        welcome(play, tileAt(play.cards, tile));
        return true;
    }
    return false;
}

/// Of the offered characters that have a room: one of a kind he houses, else the leftmost.
int wantedCharacter(const CardSet& cards, const State& state)
{
    const Board& board = state.boards[opponentSeat];
    int leftmost = -1;
    for (const TileIndex tile : state.characterOffer) {
        if (tile == noTile || cheapestRoom(cards, board, tile).building == 0)
            continue;
        if (houses(cards, board, tileAt(cards, tile).kind))
            return tile;
        if (leftmost < 0)
            leftmost = tile;
    }
    return leftmost;
}

void employ(Play& play, int points)
{
    while (points > 0) {
        if (settleOne(play, points))
            continue;
        const int tile = wantedCharacter(play.cards, play.state);
        if (tile < 0 || mayStore(play.cards, play.state.boards[opponentSeat], tile))
            return;
        --points;
        store(play, opponentSeat, tile);
        leaveOffer(play, tile);
    }
}

/// The cheapest new coat of arms, else the cheapest contract that he has room for.
void trade(Play& play, int points)
{
    State& state = play.state;
    for (;;) {
        int best = -1;
        for (int place = offerSize - 1; place >= 0; --place) {
            const TileIndex tile = state.contractOffer[static_cast<std::size_t>(place)];
            if (tile == noTile || play.cards.contractPrices[static_cast<std::size_t>(place)] > points
                || !keeps(play.cards, state, tile))
                continue;
            const bool coat = tileAt(play.cards, tile).type == TileType::Coat;
            const bool bestIsCoat = best >= 0
                && tileAt(play.cards, state.contractOffer[static_cast<std::size_t>(best)]).type == TileType::Coat;
            if (best < 0 || (coat && !bestIsCoat))
                best = place;
        }
        if (best < 0)
            return;
        TileIndex& tile = state.contractOffer[static_cast<std::size_t>(best)];
        points -= play.cards.contractPrices[static_cast<std::size_t>(best)];
        store(play, opponentSeat, tile);
        tile = noTile;
    }
}

} // namespace

void doOpponentAction(Play& play, Action action, int points)
{
    switch (action) {
    case Action::Architect:
        return travel(play, Piece::Architect, points);
    case Action::Merchant:
        return travel(play, Piece::Merchant, points);
    case Action::Character:
        return employ(play, points);
    case Action::Contract:
        return trade(play, points);
    case Action::King:
    case Action::Joker:
        return advance(play, opponentSeat, points);
    }
}

} // namespace sandglass::tiletum
