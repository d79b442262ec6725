// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/arrange.h"
#include "tiletum/characters.h"

#include <algorithm>
#include <numeric>

namespace sandglass::tiletum {

using core::Fields;

namespace {

constexpr int most = 999; ///< of anything that is counted without a limit in the rules

template <class Numbers>
void readByWord(
    Fields& fields, std::span<const std::string_view> words, Numbers& numbers, int lowest = 0, int highest = most)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        numbers[i] = static_cast<std::remove_reference_t<decltype(numbers[i])>>(
            fields.numberOr(words[i], numbers[i], lowest, highest));
}

void readSpace(Fields& fields, std::string_view field, const CardSet& cards, std::uint8_t& space)
{
    space = static_cast<std::uint8_t>(fields.wordOr(field, space, idsOf(cards.spaces)));
}

std::uint32_t readSpaces(Fields& fields, std::string_view field, const CardSet& cards)
{
    std::uint32_t bits = 0;
    for (const int space : fields.words(field, idsOf(cards.spaces))) {
        if (holds(bits, space))
            fields.problem(field, cards.spaces[static_cast<std::size_t>(space)].id + " is named twice");
        bits |= 1u << space;
    }
    return bits;
}

void require(Fields& fields, std::string_view field, const CardSet& cards, int tile, TileType type)
{
    if (tile >= 0 && tileAt(cards, tile).type != type)
        fields.problem(field, tileAt(cards, tile).id + " does not lie there");
}

void readBuildings(Fields& fields, const CardSet& cards, Board& board, TilePool& pool)
{
    std::size_t at = 0;
    fields.each("buildings", [&](Fields& building) {
        if (at >= buildingCount)
            return building.problem("", "there are six buildings");
        const std::vector<int> rooms =
            building.has("rooms") ? claimTiles(building, "rooms", cards, pool) : std::vector<int>{};
        if (rooms.size() > cards.buildings[at].rooms)
            building.problem("rooms", "there are not so many");
        for (std::size_t floor = 0; floor < std::min<std::size_t>(rooms.size(), cards.buildings[at].rooms); ++floor) {
            require(building, "rooms", cards, rooms[floor], TileType::Character);
            board.rooms[at][floor] = rooms[floor] < 0 ? noTile : static_cast<TileIndex>(rooms[floor]);
        }
        if (building.has("coat")) {
            const int coat = claimTile(building, "coat", cards, pool);
            require(building, "coat", cards, coat, TileType::Coat);
            board.coats[at] = coat < 0 ? noTile : static_cast<TileIndex>(coat);
        }
        const bool finished = isFilled(cards, board, static_cast<int>(at)) && board.coats[at] != noTile;
        if (building.flagOr("finished", finished) != finished)
            building.problem("finished", "follows from the rooms and the coat of arms");
        ++at;
    });
}

void readCathedrals(Fields& fields, const CardSet& cards, Board& board)
{
    board.cathedrals = 0;
    for (const int space : fields.words("cathedrals", idsOf(cards.spaces))) {
        const std::uint8_t cathedral = cards.spaces[static_cast<std::size_t>(space)].cathedral;
        if (cathedral == noTile)
            fields.problem("cathedrals", cards.spaces[static_cast<std::size_t>(space)].id + " has none");
        else
            board.cathedrals = static_cast<std::uint16_t>(board.cathedrals | 1u << cathedral);
    }
}

void readDice(Fields& fields, Board& board)
{
    board.dice.clear();
    fields.each("dice", [&](Fields& die) {
        if (board.dice.full())
            return die.problem("", "nobody takes more than three in a round");
        const auto resource = static_cast<Resource>(die.word("resource", resourceWords));
        board.dice.push({resource, static_cast<std::uint8_t>(die.number("value", 1, 6))});
    });
}

void readPoints(Fields& fields, Board& board)
{
    const bool lines = fields.has("lines");
    fields.objectIfAny("lines", [&](Fields& named) {
        board.lines = {};
        readByWord(named, lineWords, board.lines, -most, most);
        board.points = static_cast<std::int16_t>(std::accumulate(board.lines.begin(), board.lines.end(), 0));
    });
    if (!fields.has("points"))
        return;
    const int points = fields.number("points", 0, most);
    if (lines && points != board.points)
        return fields.problem("points", "the lines add up to " + std::to_string(board.points));
    if (lines)
        return;
    board.lines = {};
    board.lines[static_cast<std::size_t>(Line::Start)] = board.points = static_cast<std::int16_t>(points);
}

/// The houses of a seat; `told` are the cities where the map says in which space they stand.
void standHouses(Fields& fields, const CardSet& cards, State& state, int seat, std::uint32_t wanted, std::uint32_t told)
{
    for (std::size_t i = 0; i < cards.spaces.size(); ++i) {
        const int space = static_cast<int>(i);
        const auto slots = std::span(state.houseOwner).subspan(cards.spaces[i].firstHouse, cards.spaces[i].houses);
        const auto own = std::ranges::find(slots, seat + 1);
        if (holds(wanted, space) == (own != slots.end()))
            continue;
        if (holds(told, space))
            return fields.problem("houses", "the map tells otherwise of " + cards.spaces[i].id);
        if (!holds(wanted, space)) {
            *own = 0;
            continue;
        }
        std::size_t at = 0;
        while (at < slots.size()
            && (slots[at] != 0 || cards.houseSlots[cards.spaces[i].firstHouse + at].players > state.players))
            ++at;
        if (at == slots.size())
            return fields.problem("houses", "there is no room for a house in " + cards.spaces[i].id);
        slots[at] = static_cast<std::uint8_t>(seat + 1);
    }
}

void readKing(Fields& fields, const CardSet& cards, Board& board)
{
    if (!fields.has("king"))
        return;
    const int points = fields.number("king", -most, most);
    const auto space = std::ranges::find(cards.kingTrack, points, &KingSpace::points);
    if (space == cards.kingTrack.end())
        return fields.problem("king", "the king's track has no space of " + std::to_string(points));
    board.king = static_cast<std::uint8_t>(space - cards.kingTrack.begin());
}

void completePieces(Fields& fields, const CardSet& cards, State& state, int seat, const BoardWish& wish)
{
    Board& board = state.boards[static_cast<std::size_t>(seat)];
    board.houses = 0;
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot)
        if (state.houseOwner[slot] == seat + 1)
            board.houses |= 1u << cards.houseSlots[slot].space;
    int houses = 1 + cards.houseSupply - count(board.houses);
    for (std::size_t i = 0; i < buildingCount; ++i)
        houses += cards.buildings[i].roof && isFilled(cards, board, static_cast<int>(i));
    int pillars = cards.pillarSupply - count(board.pillars);
    for (int i = 0; i < board.contracts.size(); ++i)
        pillars += cards.contractSpaces[static_cast<std::size_t>(i)].pillar;
    const std::string who = "seat " + std::to_string(seat);
    if (houses < 0 || pillars < 0)
        return fields.problem("boards", who + " has more houses or pillars than there are");
    if (wish.houseSupply.value_or(houses) != houses || wish.pillarSupply.value_or(pillars) != pillars)
        fields.problem("boards",
            who + " has " + std::to_string(houses) + " houses and " + std::to_string(pillars) + " pillars left");
    board.houseSupply = static_cast<std::uint8_t>(houses);
    board.pillarSupply = static_cast<std::uint8_t>(pillars);
}

void completeBuildings(Fields& fields, const CardSet& cards, Board& board, bool opponent, const BoardWish& wish)
{
    board.finished = 0;
    std::array<std::uint8_t, actionCount> bonus{};
    for (std::size_t i = 0; i < buildingCount; ++i) {
        if (!isFilled(cards, board, static_cast<int>(i)) || board.coats[i] == noTile)
            continue;
        board.finished = static_cast<std::uint8_t>(board.finished | 1u << i);
        if (cards.buildings[i].rooms > 0)
            bonus[static_cast<std::size_t>(cards.kinds[tileAt(cards, board.rooms[i][0]).kind].action)] +=
                cards.buildings[i].bonusPoints;
    }
    // A challenge gives the solo opponent more of them.
    board.bonusPoints = opponent ? wish.bonusPoints.value_or(bonus) : bonus;
    if (!opponent && wish.bonusPoints.value_or(bonus) != bonus)
        fields.problem("boards", "bonus points follow from finished buildings");
    board.families = 0;
    const auto add = [&](TileIndex tile) {
        if (tile != noTile && tileAt(cards, tile).type == TileType::Coat)
            board.families = static_cast<std::uint8_t>(board.families | 1u << tileAt(cards, tile).kind);
    };
    std::ranges::for_each(board.coats, add);
    std::for_each(board.storehouse.begin(), board.storehouse.end(), add);
}

void completeBoard(Fields& fields, const CardSet& cards, State& state, int seat, const BoardWish& wish)
{
    Board& board = state.boards[static_cast<std::size_t>(seat)];
    completePieces(fields, cards, state, seat, wish);
    completeBuildings(fields, cards, board, state.solo && seat == opponentSeat, wish);
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i) {
        if (!holds(board.cathedrals, static_cast<int>(i)))
            continue;
        const Cathedral& cathedral = cards.cathedrals[i];
        if (!holds(board.pillars, cathedral.space) || ++state.supported[i] > cathedral.points.size())
            fields.problem("boards",
                "seat " + std::to_string(seat) + " cannot have contributed in " + cards.spaces[cathedral.space].id);
    }
}

} // namespace

BoardWish arrangeBoard(Fields& fields, const CardSet& cards, State& state, int seat, TilePool& pool, const MapWish& map)
{
    Board& board = state.boards[static_cast<std::size_t>(seat)];
    BoardWish wish;
    readPoints(fields, board);
    fields.objectIfAny("resources", [&](Fields& named) { readByWord(named, resourceWords, board.resources); });
    readKing(fields, cards, board);
    const int kingPoints = cards.kingTrack[board.king].points;
    board.kingPoints = static_cast<std::int16_t>(
        fields.numberOr("kingPoints", state.phase == Phase::King ? kingPoints : 0, -most, most));
    readSpace(fields, "merchant", cards, board.merchant);
    readSpace(fields, "architect", cards, board.architect);
    if (fields.has("houses"))
        standHouses(fields, cards, state, seat, readSpaces(fields, "houses", cards), map.houses);
    if (fields.has("pillars"))
        board.pillars = readSpaces(fields, "pillars", cards);
    if (fields.has("storehouse"))
        for (const int tile : claimTiles(fields, "storehouse", cards, pool)) {
            if (tile < 0 || board.storehouse.full())
                fields.problem("storehouse", "expected at most " + std::to_string(cards.storehouse) + " tiles");
            else
                board.storehouse.push(static_cast<TileIndex>(tile));
        }
    if (fields.has("contracts"))
        for (const int tile : claimTiles(fields, "contracts", cards, pool)) {
            require(fields, "contracts", cards, tile, TileType::Contract);
            if (tile < 0 || board.contracts.size() >= static_cast<int>(cards.contractSpaces.size()))
                fields.problem("contracts", "there is no space for them all");
            else
                board.contracts.push(static_cast<TileIndex>(tile));
        }
    if (fields.has("cathedrals"))
        readCathedrals(fields, cards, board);
    if (fields.has("buildings"))
        readBuildings(fields, cards, board, pool);
    fields.objectIfAny("bonusPoints", [&](Fields& named) {
        wish.bonusPoints = board.bonusPoints;
        readByWord(named, actionWords, *wish.bonusPoints, 0, 20);
    });
    wish.dice = fields.has("dice");
    if (wish.dice)
        readDice(fields, board);
    if (fields.has("houseSupply"))
        wish.houseSupply = fields.number("houseSupply", 0, most);
    if (fields.has("pillarSupply"))
        wish.pillarSupply = fields.number("pillarSupply", 0, most);
    return wish;
}

void completeBoards(Fields& fields, const CardSet& cards, State& state, const BoardWishes& boards, const MapWish& map)
{
    state.supported = {};
    for (int seat = 0; seat < state.players; ++seat)
        completeBoard(fields, cards, state, seat, boards[static_cast<std::size_t>(seat)]);
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        if (map.taken[i] && *map.taken[i] != state.supported[i])
            fields.problem("map",
                "the boards tell of another number of contributions in " + cards.spaces[cards.cathedrals[i].space].id);
}

} // namespace sandglass::tiletum
