// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/json.h"

#include "core/fields.h"
#include "viceroy/scoring.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::Fields;
using core::Json;

namespace {

constexpr const char* hidden = "hidden";

Json cardJson(const CardSet& cards, CardIndex card)
{
    if (card == unknownCard)
        return hidden;
    return card == noCard ? Json(nullptr) : Json(cards.ids[card]);
}

template <class Deck>
Json deckJson(const CardSet& cards, const Deck& deck)
{
    Json list = Json::array();
    for (int i = deck.size(); i-- > 0;)
        list.push_back(cardJson(cards, deck[i]));
    return list;
}

Json maskJson(const CardSet& cards, const CardMask& mask)
{
    Json list = Json::array();
    forEach(mask, [&](CardIndex card) { list.push_back(cards.ids[card]); });
    return list;
}

Json gemsJson(const Gems& gems)
{
    Json result = Json::object();
    for (std::size_t color = 0; color < colorCount; ++color)
        result[colorWords[color]] = gems[color];
    return result;
}

Json laidJson(const CardSet& cards, const State& state, CardIndex card)
{
    Json result{{"card", cards.ids[card]}, {"level", state.level[card]}, {"column", state.column[card]}};
    for (const Token token : state.tokens[card])
        result["tokens"].push_back(tokenWords[static_cast<std::size_t>(token)]);
    for (std::size_t tucked = 0; tucked < cardCount; ++tucked)
        if (state.host[tucked] == card + 1)
            result["tucked"].push_back(cards.ids[tucked]);
    if (state.storedOn == card)
        result["gems"] = gemsJson(state.stored);
    if (state.painted[card])
        result["recolored"] = colorWords[state.painted[card] - 1u];
    return result;
}

Json sealedJson(const CardSet& cards, const State& state, const Player& player)
{
    switch (player.sealed) {
    case notSealed:
        return nullptr;
    case sealedUnknown:
        return hidden;
    case sealedPass:
        return "pass";
    default:
        break;
    }
    const bool bid = state.phase == Phase::Bidding || state.phase == Phase::Settling;
    return bid ? Json(domains::bidWords[player.sealed]) : Json(cards.ids[player.sealed]);
}

Json playerJson(const CardSet& cards, const State& state, const Player& player)
{
    const bool screened = player.attacks == unknownAmount;
    Json result = Json::object();
    result["hand"] = screened ? Json(hidden) : maskJson(cards, player.hand);
    result["characters"] = player.handCharacters;
    result["laws"] = player.handLaws;
    result["gems"] = screened ? Json(hidden) : gemsJson(player.gems);
    result["attacks"] = screened ? Json(hidden) : Json(player.attacks);
    result["ask"] = askWords[static_cast<std::size_t>(player.decision.ask)];
    result["sealed"] = sealedJson(cards, state, player);
    result["infinite"] = gemsJson(player.pyramid.infinite);
    result["infiniteUsed"] = gemsJson(player.infiniteUsed);
    Json pyramid = Json::array();
    forEach(player.pyramid.laid, [&](CardIndex card) { pyramid.push_back(laidJson(cards, state, card)); });
    result["pyramid"] = std::move(pyramid);
    return result;
}

Json displayJson(const CardSet& cards, const State& state)
{
    Json result = Json::object();
    for (std::size_t color = 0; color < colorCount; ++color)
        result[colorWords[color]] = Json{
            {"above", cardJson(cards, state.display[color][0])}, {"below", cardJson(cards, state.display[color][1])}};
    return result;
}

Json scoresJson(const CardSet& cards, const State& state)
{
    Json scores = Json::array();
    for (int i = 0; i < state.seats; ++i) {
        const ScoreSheet sheet = scoreOf(cards, state, core::seatAt(i));
        Json lines = Json::array();
        for (const ScoreLine& line : sheet.lines)
            lines.push_back(
                {{"step", scoreStepWords[static_cast<std::size_t>(line.step)]}, {"card", cardJson(cards, line.card)},
                    {"count", line.count}, {"each", line.each}, {"points", line.points}});
        scores.push_back({{"total", sheet.total}, {"lines", std::move(lines)}});
    }
    return scores;
}

std::vector<CardIndex> readCards(Fields& fields, const CardSet& cards, std::string_view field)
{
    std::vector<CardIndex> result;
    if (!fields.has(field))
        return result;
    std::vector<std::string_view> ids(cards.ids.begin(), cards.ids.end());
    for (const int card : fields.words(field, ids))
        result.push_back(static_cast<CardIndex>(card));
    return result;
}

Wishes::ForSeat readSeat(Fields& fields, const CardSet& cards)
{
    Wishes::ForSeat seat;
    seat.characters = readCards(fields, cards, "characters");
    seat.laws = readCards(fields, cards, "laws");
    seat.attacks = fields.numberOr("attacks", 0, 0, 17);
    fields.objectIfAny("gems", [&](Fields& gems) {
        Gems wished{};
        for (std::size_t color = 0; color < colorCount; ++color)
            wished[color] =
                static_cast<std::uint8_t>(gems.numberOr(colorWords[color], 0, 0, cards.rules.gemsOfEachColor));
        seat.gems = wished;
    });
    return seat;
}

} // namespace

std::string describe(const CardSet& cards, const State& state)
{
    Json result = Json::object();
    result["phase"] = phaseWords[static_cast<std::size_t>(state.phase)];
    result["round"] = state.round;
    result["subround"] = state.subround;
    result["actor"] = state.actor == nobody ? Json(nullptr) : Json(state.actor);
    result["virtuals"] = state.virtuals;
    result["reserve"] = gemsJson(state.reserve);
    result["box"] = gemsJson(state.box);
    result["display"] = displayJson(cards, state);
    result["large"] = deckJson(cards, state.large);
    result["small"] = deckJson(cards, state.small);
    result["laws"] = deckJson(cards, state.laws);
    result["discard"] = maskJson(cards, state.discard);
    result["playing"] = cardJson(cards, state.play.card);
    result["seats"] = Json::array();
    for (int i = 0; i < state.seats; ++i)
        result["seats"].push_back(playerJson(cards, state, player(state, core::seatAt(i))));
    if (state.phase == Phase::Finished)
        result["scores"] = scoresJson(cards, state);
    return result.dump();
}

std::string describeOptions(const Options& options)
{
    return Json{{"seats", options.seats}, {"virtuals", options.virtuals}}.dump();
}

std::expected<Options, core::Problem> readOptions(std::string_view json)
{
    core::Problems problems;
    Options options;
    core::readText(json, "options", problems, [&](Fields& fields) {
        options.seats = fields.numberOr("seats", 2, 1, seatCount);
        options.virtuals = fields.numberOr("virtuals", options.seats == 1 ? 1 : 0, 0, virtualCount);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    if (auto problem = problemOf(options))
        return std::unexpected(*problem);
    return options;
}

std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
{
    core::Problems problems;
    Wishes wishes;
    core::readText(json, "setup", problems, [&](Fields& fields) {
        int seat = 0;
        if (fields.has("seats"))
            fields.each("seats", [&](Fields& one) {
                auto read = readSeat(one, cards);
                if (seat >= options.seats)
                    return one.problem("", "there are fewer seats");
                wishes.seats[static_cast<std::size_t>(seat++)] = std::move(read);
            });
        wishes.large = readCards(fields, cards, "large");
        wishes.small = readCards(fields, cards, "small");
        wishes.laws = readCards(fields, cards, "laws");
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return setup(cards, options, seed, wishes);
}

} // namespace sandglass::viceroy
