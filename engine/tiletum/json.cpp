// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/json.h"

#include "core/fields.h"
#include "tiletum/arrange.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

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

/// The fairs: words of the first ones, or what each round has, as a state tells it.
void readFairs(core::Fields& fields, const CardSet& cards, Arrangement& fixed)
{
    std::vector<int> words;
    std::vector<int> points;
    if (fields.hasObjects("fairs"))
        fields.each("fairs", [&](core::Fields& round) {
            words.push_back(round.word("fair", fairWords));
            points.push_back(round.numberOr("points", -1, 0, 99));
            const int city = round.word("city", idsOf(cards.spaces));
            if (words.size() > 1)
                fixed.fairCities.push_back(city);
            else if (city != cards.start)
                round.problem("city", "the first fair is held in " + cards.spaces[cards.start].id);
        });
    else
        words = wordsIfAny(fields, "fairs", fairWords);
    if (words.size() > roundCount)
        return fields.problem("fairs", "there are four rounds");
    for (std::size_t round = 0; round < words.size(); ++round) {
        const auto tile = std::ranges::find(cards.fairs, static_cast<Fair>(words[round]), &FairTile::fair);
        if (tile == cards.fairs.end())
            return fields.problem("fairs", "the card set has no such fair");
        const int each = tile->points + cards.printedFairPoints[round];
        if (!points.empty() && points[round] >= 0 && points[round] != each)
            fields.problem("fairs", "the points follow from the tile and the round: " + std::to_string(each));
        if (std::ranges::find(fixed.fairs, static_cast<int>(tile - cards.fairs.begin())) != fixed.fairs.end())
            fields.problem("fairs", "something is there twice");
        fixed.fairs.push_back(static_cast<int>(tile - cards.fairs.begin()));
    }
}

void readCities(core::Fields& fields, const CardSet& cards, Arrangement& fixed)
{
    if (fields.has("cities"))
        fixed.fairCities = wordsIfAny(fields, "cities", idsOf(cards.spaces));
    if (fixed.fairCities.size() >= roundCount)
        fields.problem("cities", "expected at most three, beside that of the first round");
    for (std::size_t i = 0; i < fixed.fairCities.size(); ++i) {
        const int city = fixed.fairCities[i];
        if (std::ranges::find(cards.fairCities, city) == cards.fairCities.end())
            fields.problem("cities", cards.spaces[static_cast<std::size_t>(city)].id + " has no city tile");
        else if (std::ranges::count(fixed.fairCities, city) > 1)
            fields.problem("cities", "something is there twice");
    }
}

/// The wheel: actions clockwise, or what each place has, as a state tells it.
WheelWish readWheel(core::Fields& fields, const CardSet& cards, Arrangement& fixed)
{
    WheelWish wish;
    if (!fields.hasObjects("wheel")) {
        fixed.wheel = wordsIfAny(fields, "wheel", actionWords);
    } else {
        std::vector<std::string_view> tiles = idsOf(cards.tiles);
        tiles.push_back("none");
        std::vector<std::array<std::uint8_t, resourceCount>> dice;
        fields.each("wheel", [&](core::Fields& place) {
            fixed.wheel.push_back(place.word("action", actionWords));
            wish.values.push_back(place.numberOr("value", 0, 1, 6));
            std::optional<int> tile;
            if (place.has("tile"))
                tile = place.word("tile", tiles);
            if (tile && *tile == static_cast<int>(cards.tiles.size()))
                tile = -1;
            wish.tiles.push_back(tile);
            dice.emplace_back();
            wish.dice |= place.has("dice");
            place.objectIfAny("dice", [&](core::Fields& named) {
                for (std::size_t i = 0; i < resourceCount; ++i)
                    dice.back()[i] = static_cast<std::uint8_t>(named.numberOr(resourceWords[i], 0, 0, 8));
            });
        });
        if (fixed.wheel.size() == actionCount && fixed.rotation >= 0)
            for (std::size_t place = 0; place < actionCount; ++place)
                wish.lying[(place + actionCount - static_cast<std::size_t>(fixed.rotation)) % actionCount] =
                    dice[place];
        else if (wish.dice)
            fields.problem("rotation", "without it the dice lie at no value");
    }
    std::vector<int> sorted = fixed.wheel;
    std::ranges::sort(sorted);
    if (!fixed.wheel.empty()
        && (fixed.wheel.size() != actionCount || std::ranges::adjacent_find(sorted) != sorted.end()))
        fields.problem("wheel", "expected all six actions");
    return wish;
}

/// What only a solo game has.
void readSolo(core::Fields& fields, const CardSet& cards, const Options& options, Arrangement& fixed)
{
    if (options.seats > 1) {
        for (const std::string_view field : {"decrees", "challenges", "solo"})
            if (fields.has(field))
                fields.problem(field, "only a solo game has them");
        return;
    }
    fixed.challenges = wordsIfAny(fields, "challenges", challengeWords);
    if (static_cast<int>(fixed.challenges.size()) > options.challenges)
        fields.problem("challenges", "the options say " + std::to_string(options.challenges));
    fixed.decrees = wordsIfAny(fields, "decrees", idsOf(cards.decrees));
}

} // namespace

WheelWish readArrangement(core::Fields& fields, const CardSet& cards, const Options& options, Arrangement& fixed)
{
    const int players = std::max(2, options.seats);
    const int contracts = cards.bonusTiles;
    const int characters = contracts + cards.contractTiles;
    fixed.first = fields.numberOr("first", -1, 0, options.seats - 1);
    fixed.rotation = fields.numberOr("rotation", -1, 0, actionCount - 1);
    WheelWish wheel = readWheel(fields, cards, fixed);
    readFairs(fields, cards, fixed);
    readCities(fields, cards, fixed);
    fixed.costs = wordsIfAny(fields, "costs", idsOf(cards.costs));
    readCorruption(fields, cards, fixed);
    fixed.bonusTiles = tilesIfAny(fields, "bonus", cards, 0, contracts, players);
    fixed.contracts = tilesIfAny(fields, "contracts", cards, contracts, characters, players);
    fixed.characters =
        tilesIfAny(fields, "characters", cards, characters, static_cast<int>(cards.tiles.size()), players);
    readDice(fields, cards, players, fixed);
    readSolo(fields, cards, options, fixed);
    return wheel;
}

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
        options.seats = fields.numberOr("seats", options.seats, 1, maxPlayers);
        options.shuffledActions = fields.flagOr("shuffledActions", false);
        options.challenges = fields.numberOr("challenges", 0, 0, options.seats == 1 ? challengeCount : 0);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return options;
}

} // namespace sandglass::tiletum
