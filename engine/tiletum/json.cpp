// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/json.h"

#include "core/fields.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

template <class Items>
std::vector<std::string_view> idsOf(const Items& items)
{
    std::vector<std::string_view> ids;
    for (const auto& item : items)
        ids.push_back(item.id);
    return ids;
}

/// A list of words without repetition, if the field is there.
std::vector<int> wordsIfAny(core::Fields& fields, std::string_view field, std::span<const std::string_view> words)
{
    if (!fields.has(field))
        return {};
    std::vector<int> result = fields.words(field, words);
    std::vector<int> sorted = result;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end())
        fields.problem(field, "something is there twice");
    return result;
}

std::vector<int> tilesIfAny(
    core::Fields& fields, std::string_view field, const CardSet& cards, int begin, int end, int players)
{
    const std::vector<int> tiles = wordsIfAny(fields, field, idsOf(cards.tiles));
    for (const int tile : tiles) {
        if (tile < begin || tile >= end)
            fields.problem(field, tileAt(cards, tile).id + " belongs to another deck");
        else if (tileAt(cards, tile).players > players)
            fields.problem(field, tileAt(cards, tile).id + " is not used with so few seats");
    }
    return tiles;
}

void readDice(core::Fields& fields, const CardSet& cards, int players, Arrangement& fixed)
{
    if (!fields.has("dice"))
        return;
    const SeatRules& rules = cards.seatRules[static_cast<std::size_t>(players)];
    std::array<int, resourceCount> used{};
    fields.each("dice", [&](core::Fields& die) {
        const int resource = die.word("resource", resourceWords);
        fixed.dice.push_back(resource * 10 + die.number("value", 1, 6));
        if (++used[static_cast<std::size_t>(resource)] > rules.dicePerColour)
            die.problem("resource", "there are not so many dice of this colour");
    });
    if (static_cast<int>(fixed.dice.size()) != rules.diceDrawn)
        fields.problem("dice", "expected " + std::to_string(rules.diceDrawn));
}

void readCorruption(core::Fields& fields, const CardSet& cards, Arrangement& fixed)
{
    if (!fields.has("corruption"))
        return;
    fixed.corruption = fields.numbers("corruption", 0, 9);
    for (const int steps : fixed.corruption)
        if (std::ranges::count(fixed.corruption, steps) > std::ranges::count(cards.corruption, steps))
            return fields.problem("corruption", "there are not so many tokens of " + std::to_string(steps));
}

void readArrangement(core::Fields& fields, const CardSet& cards, const Options& options, Arrangement& fixed)
{
    const int players = std::max(2, options.seats);
    const int contracts = cards.bonusTiles;
    const int characters = contracts + cards.contractTiles;
    fixed.first = fields.numberOr("first", -1, 0, options.seats - 1);
    fixed.rotation = fields.numberOr("rotation", -1, 0, actionCount - 1);
    fixed.wheel = wordsIfAny(fields, "wheel", actionWords);
    if (!fixed.wheel.empty() && fixed.wheel.size() != actionCount)
        fields.problem("wheel", "expected all six actions");
    for (const int fair : wordsIfAny(fields, "fairs", fairWords)) {
        const auto tile = std::ranges::find(cards.fairs, static_cast<Fair>(fair), &FairTile::fair);
        if (tile == cards.fairs.end())
            fields.problem("fairs", "the card set has no such fair");
        fixed.fairs.push_back(static_cast<int>(tile - cards.fairs.begin()));
    }
    fixed.fairCities = wordsIfAny(fields, "cities", idsOf(cards.spaces));
    for (const int city : fixed.fairCities)
        if (std::ranges::find(cards.fairCities, city) == cards.fairCities.end())
            fields.problem("cities", cards.spaces[static_cast<std::size_t>(city)].id + " has no city tile");
    fixed.costs = wordsIfAny(fields, "costs", idsOf(cards.costs));
    readCorruption(fields, cards, fixed);
    fixed.bonusTiles = tilesIfAny(fields, "bonus", cards, 0, contracts, players);
    fixed.contracts = tilesIfAny(fields, "contracts", cards, contracts, characters, players);
    fixed.characters =
        tilesIfAny(fields, "characters", cards, characters, static_cast<int>(cards.tiles.size()), players);
    readDice(fields, cards, players, fixed);
    fixed.decrees = wordsIfAny(fields, "decrees", idsOf(cards.decrees));
    fixed.challenges = wordsIfAny(fields, "challenges", challengeWords);
}

} // namespace

std::string describeOptions(const Options& options)
{
    return core::Json{
        {"seats", options.seats}, {"shuffledActions", options.shuffledActions}, {"challenges", options.challenges}}
        .dump();
}

std::expected<Options, core::Problem> readOptions(std::string_view json)
{
    core::Problems problems;
    Options options;
    core::readText(json, "options", problems, [&](core::Fields& fields) {
        options.seats = fields.number("seats", 1, maxPlayers);
        options.shuffledActions = fields.flagOr("shuffledActions", false);
        options.challenges = fields.numberOr("challenges", 0, 0, options.seats == 1 ? challengeCount : 0);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return options;
}

std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
{
    if (options.seats < 1 || options.seats > maxPlayers)
        return setup(cards, options, seed);
    core::Problems problems;
    Arrangement fixed;
    core::readText(
        json, "setup", problems, [&](core::Fields& fields) { readArrangement(fields, cards, options, fixed); });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return setup(cards, options, seed, fixed);
}

} // namespace sandglass::tiletum
