// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/json.h"

#include "core/fields.h"
#include "viceroy/about.h"
#include "viceroy/gems.h"
#include "viceroy/scoring.h"

#include <bit>

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
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        result[colourWords[colour]] = gems[colour];
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
    if (const Hoard* hoard = hoardOn(state, card))
        result["gems"] = gemsJson(hoard->gems);
    if (state.painted[card])
        result["recoloured"] = colourWords[state.painted[card] - 1u];
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

Json aboutJson(const CardSet& cards, const Decision& decision)
{
    Json result = Json::object();
    const About about = aboutOf(decision.ask);
    const std::array<std::uint8_t, 3> values{decision.a, decision.b, decision.c};
    for (std::size_t i = 0; i < about.size() && about[i].domain; ++i) {
        const core::Domain& domain = *about[i].domain;
        if (domain.cards)
            result[about[i].name] = cardJson(cards, values[i]);
        else
            result[about[i].name] = domain.words.empty() ? Json(values[i]) : Json(domain.words[values[i]]);
    }
    return result;
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
    if (const Json about = aboutJson(cards, player.decision); !about.empty())
        result["about"] = about;
    result["sealed"] = sealedJson(cards, state, player);
    if (const CardIndex kept = state.kept[static_cast<std::size_t>(&player - state.players.data())]; kept != noCard)
        result["kept"] = cardJson(cards, kept);
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
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        result[colourWords[colour]] = Json{
            {"above", cardJson(cards, state.display[colour][0])}, {"below", cardJson(cards, state.display[colour][1])}};
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

Json seatsJson(std::uint8_t seats)
{
    Json list = Json::array();
    for (int seat = 0; seat < seatCount; ++seat)
        if (seats >> seat & 1)
            list.push_back(seat);
    return list;
}

Json opponentsJson(std::uint8_t opponents)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < virtualCount; ++i)
        if (opponents >> i & 1)
            list.push_back(domains::opponentWords[i]);
    return list;
}

Json tokenJson(std::uint8_t token)
{
    return token < tokenCount ? Json(tokenWords[token]) : Json(nullptr);
}

/// What the acting seat is in the middle of; only what has begun.
Json playJson(const CardSet& cards, const Play& play)
{
    Json result{{"step", stepWords[static_cast<std::size_t>(play.step)]}, {"cursor", play.cursor}};
    if (play.level > 0) {
        result["level"] = play.level;
        result["column"] = play.column;
    }
    if (play.lastRow > 0) {
        result["row"] = play.row;
        result["lastRow"] = play.lastRow;
    }
    if (play.option != noOption)
        result["option"] = optionWords[static_cast<std::size_t>(cards[play.card].options[play.option].option)];
    if (total(play.discount) > 0)
        result["discount"] = gemsJson(play.discount);
    if (play.gemsDue > 0)
        result["gemsDue"] = play.gemsDue;
    if (play.drawsDue > 0)
        result["drawsDue"] = play.drawsDue;
    if (play.onlyLaws > 0)
        result["onlyLaws"] = true;
    if (play.returnsDue > 0)
        result["returnsDue"] = play.returnsDue;
    if (play.ownCard != noCard) {
        result["ownCard"] = cards.ids[play.ownCard];
        result["ownToken"] = tokenJson(play.ownToken);
    }
    if (play.theirCard != noCard) {
        result["theirCard"] = cards.ids[play.theirCard];
        result["theirToken"] = tokenJson(play.theirToken);
    }
    return result;
}

/// Who still has a part in the auction or the development, and how far it has come.
void addProgress(Json& result, const CardSet& cards, const State& state)
{
    result["inPhase"] = seatsJson(state.inPhase);
    result["queue"] = seatsJson(state.queue);
    result["passers"] = seatsJson(state.passers);
    result["skipping"] = seatsJson(state.skipping);
    result["won"] = seatsJson(state.won);
    result["away"] = seatsJson(state.away);
    if (state.virtuals > 0) {
        result["virtualsIn"] = opponentsJson(state.virtualsIn);
        result["strays"] = opponentsJson(state.strays);
    }
    if (state.phase == Phase::Settling)
        for (std::size_t i = 0; i < state.virtuals; ++i)
            result["virtualBids"].push_back(colourWords[state.virtualBids[i]]);
    if (isActing(state.phase))
        result["play"] = playJson(cards, state.play);
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
    addProgress(result, cards, state);
    result["barrier"] = state.barrier;
    if (state.random != core::Random{})
        result["random"] = std::to_string(std::bit_cast<std::uint64_t>(state.random));
    if (state.phase == Phase::Finished)
        result["scores"] = scoresJson(cards, state);
    return result.dump();
}

std::string describeOptions(const Options& options)
{
    return Json{{"seats", options.seats}, {"virtuals", options.virtuals}, {"fourCharacters", options.fourCharacters},
        {"cardsForGems", options.cardsForGems}}
        .dump();
}

std::expected<Options, core::Problem> readOptions(std::string_view json)
{
    core::Problems problems;
    Options options;
    core::readText(json, "options", problems, [&](Fields& fields) {
        options.seats = fields.numberOr("seats", 2, 1, seatCount);
        options.virtuals = fields.numberOr("virtuals", options.seats == 1 ? 1 : 0, 0, virtualCount);
        options.fourCharacters = fields.flagOr("fourCharacters", false);
        options.cardsForGems = fields.flagOr("cardsForGems", false);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    if (auto problem = problemOf(options))
        return std::unexpected(*problem);
    return options;
}

} // namespace sandglass::viceroy
