// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields.h"
#include "tiletum/json.h"
#include "tiletum/wheel.h"

#include <bit>

namespace sandglass::tiletum {

namespace {

using core::Json;

template <class Enum, std::size_t N>
std::string_view wordOf(const std::array<std::string_view, N>& words, Enum value)
{
    return words[static_cast<std::size_t>(value)];
}

Json tileJson(const CardSet& cards, TileIndex tile)
{
    if (tile == noTile)
        return "none";
    return tile == unknownTile ? Json("unknown") : Json(tileAt(cards, tile).id);
}

template <class Tiles>
Json tilesJson(const CardSet& cards, const Tiles& tiles)
{
    Json list = Json::array();
    for (const TileIndex tile : tiles)
        list.push_back(tileJson(cards, tile));
    return list;
}

/// A pile from its top: what is drawn next comes first.
template <class Pile>
Json pileJson(const CardSet& cards, const Pile& pile)
{
    Json list = Json::array();
    for (int i = pile.size(); i-- > 0;)
        list.push_back(tileJson(cards, pile[i]));
    return list;
}

Json spacesJson(const CardSet& cards, std::uint32_t bits)
{
    Json list = Json::array();
    for (std::size_t space = 0; space < cards.spaces.size(); ++space)
        if (holds(bits, static_cast<int>(space)))
            list.push_back(cards.spaces[space].id);
    return list;
}

template <class Numbers>
Json byWord(const Numbers& numbers, std::span<const std::string_view> words)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < words.size(); ++i)
        object[std::string(words[i])] = numbers[i];
    return object;
}

Json dieJson(const Die& die)
{
    return {{"resource", wordOf(resourceWords, die.resource)}, {"value", die.value}};
}

Json boardJson(const CardSet& cards, const Board& board)
{
    Json buildings = Json::array();
    for (std::size_t i = 0; i < board.rooms.size(); ++i) {
        const std::span rooms(board.rooms[i].data(), cards.buildings[i].rooms);
        buildings.push_back({{"rooms", tilesJson(cards, rooms)}, {"coat", tileJson(cards, board.coats[i])},
            {"finished", holds(board.finished, static_cast<int>(i))}});
    }
    Json cathedrals = Json::array();
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        if (holds(board.cathedrals, static_cast<int>(i)))
            cathedrals.push_back(cards.spaces[cards.cathedrals[i].space].id);
    Json dice = Json::array();
    for (const Die& die : board.dice)
        dice.push_back(dieJson(die));
    return {{"points", board.points}, {"lines", byWord(board.lines, lineWords)},
        {"resources", byWord(board.resources, resourceWords)}, {"king", cards.kingTrack[board.king].points},
        {"kingPoints", board.kingPoints}, {"merchant", cards.spaces[board.merchant].id},
        {"architect", cards.spaces[board.architect].id}, {"houses", spacesJson(cards, board.houses)},
        {"houseSupply", board.houseSupply}, {"pillars", spacesJson(cards, board.pillars)},
        {"pillarSupply", board.pillarSupply}, {"storehouse", tilesJson(cards, board.storehouse)},
        {"contracts", tilesJson(cards, board.contracts)}, {"cathedrals", std::move(cathedrals)},
        {"buildings", std::move(buildings)}, {"bonusPoints", byWord(board.bonusPoints, actionWords)},
        {"dice", std::move(dice)}};
}

Json stackJson(const State& state)
{
    Json list = Json::array();
    for (const Frame& frame : state.stack) {
        Json item{{"open", wordOf(openWords, frame.open)}};
        if (frame.open == Open::Spend || frame.open == Open::BonusTile)
            item["action"] = wordOf(actionWords, frame.action);
        if (frame.points > 0)
            item["points"] = frame.points;
        if (frame.open == Open::Steps)
            item.update(Json{{"architectSteps", frame.architectSteps}, {"merchantSteps", frame.merchantSteps},
                {"house", frame.house != 0}, {"pillar", frame.pillar != 0}});
        if (frame.open == Open::Bonuses)
            item.update(Json{{"building", frame.building + 1}, {"rooms", frame.rooms}});
        list.push_back(std::move(item));
    }
    return list;
}

Json wheelJson(const CardSet& cards, const State& state)
{
    Json list = Json::array();
    for (const Action action : state.wheel) {
        const int value = valueAt(state, action);
        Json dice = Json::object();
        for (int resource = 0; resource < resourceCount; ++resource)
            if (const int left = diceOf(state, resource, value))
                dice[std::string(resourceWords[static_cast<std::size_t>(resource)])] = left;
        list.push_back({{"action", wordOf(actionWords, action)}, {"value", value}, {"dice", std::move(dice)},
            {"tile", tileJson(cards, state.actionTiles[static_cast<std::size_t>(action)])}});
    }
    return list;
}

/// The tokens in the order of revealing, then those of the pile; what the viewer may not know is null.
Json corruptionJson(const State& state)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < state.corruption.size(); ++i) {
        const std::uint8_t steps = state.corruption[i < cycleCount ? cycleCount - 1 - i : i];
        list.push_back(steps == unknownTile ? Json(nullptr) : Json(steps));
    }
    return list;
}

Json mapJson(const CardSet& cards, const State& state)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < cards.houseSlots.size(); ++i)
        if (state.houseOwner[i] != 0)
            object[cards.spaces[cards.houseSlots[i].space].id]["houses"][std::to_string(cards.houseSlots[i].number)] =
                state.houseOwner[i] - 1;
    for (std::size_t i = 0; i < cards.tileSpots.size(); ++i)
        if (cards.tileSpots[i].players <= state.players)
            object[cards.spaces[cards.tileSpots[i].space].id]["tiles"].push_back(tileJson(cards, state.mapTiles[i]));
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        object[cards.spaces[cards.cathedrals[i].space].id]["cathedral"] = {
            {"cost", cards.costs[state.costs[i]].id}, {"taken", state.supported[i]}};
    return object;
}

Json soloJson(const CardSet& cards, const State& state)
{
    Json challenges = Json::array();
    for (int i = 0; i < challengeCount; ++i)
        if (holds(state.challenges, i))
            challenges.push_back(challengeWords[static_cast<std::size_t>(i)]);
    Json decrees = Json::array();
    for (int i = state.decrees.size(); i-- > 0;)
        decrees.push_back(state.decrees[i] == unknownTile ? "unknown" : cards.decrees[state.decrees[i]].id);
    return {{"official", cards.soloOfficial}, {"challenges", std::move(challenges)},
        {"decree", state.decree == noTile ? Json(nullptr) : Json(cards.decrees[state.decree].id)},
        {"decrees", std::move(decrees)}, {"tokens", state.opponentTokens}};
}

/// The die of the turn, and what a helper or an exchange has changed for the rest of it.
void addTurn(Json& json, const State& state)
{
    if (state.die.value > 0)
        json["die"] = dieJson(state.die);
    if (state.colour != noColour)
        json["colour"] = resourceWords[state.colour];
    json["exchanged"] = state.exchanged != 0;
}

} // namespace

std::string describe(const CardSet& cards, const State& state)
{
    Json boards = Json::array();
    for (int seat = 0; seat < state.players; ++seat)
        boards.push_back(boardJson(cards, state.boards[seat]));
    Json fairs = Json::array();
    for (std::size_t i = 0; i < roundCount; ++i)
        fairs.push_back({{"city", cards.spaces[state.fairCities[i]].id},
            {"fair", wordOf(fairWords, cards.fairs[state.fairs[i]].fair)},
            {"points", cards.fairs[state.fairs[i]].points + cards.printedFairPoints[i]}});
    Json json{{"phase", wordOf(phaseWords, state.phase)}, {"round", state.round}, {"cycle", state.cycle + 1},
        {"turn", state.turn}, {"active", state.active},
        {"order", Json(std::vector<int>(state.order.begin(), state.order.end()))},
        {"king", Json(std::vector<int>(state.king.begin(), state.king.end()))}, {"open", stackJson(state)}};
    addTurn(json, state);
    json.update(Json{{"rotation", state.rotation}, {"wheel", wheelJson(cards, state)},
        {"kingTile", tileJson(cards, state.kingTile)}, {"corruption", corruptionJson(state)},
        {"revealed", state.revealed}, {"fairs", std::move(fairs)}, {"map", mapJson(cards, state)},
        {"contractOffer", tilesJson(cards, state.contractOffer)},
        {"characterOffer", tilesJson(cards, state.characterOffer)}, {"bonusPile", pileJson(cards, state.bonusPile)},
        {"contractPile", pileJson(cards, state.contractPile)}, {"characterPile", pileJson(cards, state.characterPile)},
        {"used", tilesJson(cards, state.usedTiles)}, {"boards", std::move(boards)}, {"barrier", state.barrier},
        {"cards",
            {{"set", cards.set}, {"version", cards.version}, {"certainty", byWord(cards.certainty, sourceWords)}}}});
    if (state.random != core::Random{})
        json["random"] = std::to_string(std::bit_cast<std::uint64_t>(state.random));
    if (state.solo)
        json["solo"] = soloJson(cards, state);
    return json.dump();
}

} // namespace sandglass::tiletum
