// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/json.h"

#include "core/fields.h"
#include "pendulum/table.h"
#include "pendulum/timers.h"

#include <algorithm>
#include <ranges>

namespace sandglass::pendulum {

using core::Json;

namespace {

std::string_view cardWord(const CardSet& cards, const core::Domain& domain, int number)
{
    if (number == unknownCard)
        return "unknown";
    return number == noCard ? "none" : cards.word(domain.name, number);
}

template <class Range>
Json cardList(const CardSet& cards, const core::Domain& domain, const Range& numbers)
{
    Json list = Json::array();
    for (const int number : numbers)
        list.push_back(cardWord(cards, domain, number));
    return list;
}

template <class Mask>
Json maskList(const CardSet& cards, const core::Domain& domain, Mask mask)
{
    Json list = Json::array();
    for (; mask != 0; mask &= mask - 1)
        list.push_back(cards.word(domain.name, std::countr_zero(mask)));
    return list;
}

Json seatList(int mask)
{
    Json list = Json::array();
    for (int seat = 0; seat < core::maxSeats; ++seat)
        if (mask >> seat & 1)
            list.push_back(seat);
    return list;
}

Json handList(const CardSet& cards, int mat, std::uint32_t hand)
{
    Json list = Json::array();
    for (; hand != 0; hand &= hand - 1)
        list.push_back(cards.stratagem(stratagemOf(mat, std::countr_zero(hand))).id);
    return list;
}

Json tracks(const std::array<std::uint8_t, trackCount>& counts)
{
    Json object = Json::object();
    for (int track = 0; track < trackCount; ++track)
        object[std::string(trackWords[track])] = counts[track];
    return object;
}

Json owed(const CardSet& cards, const SeatState& seat)
{
    Json decisions = Json::array();
    for (std::size_t i = 0; i < decisionWords.size(); ++i)
        if (seat.owed >> i & 1)
            decisions.push_back(decisionWords[i]);
    Json object{{"decisions", decisions}};
    if (seat.payOwed > 0)
        object["pay"] = seat.payOwed;
    if (seat.payFor != noCard)
        object["payFor"] = cards.stratagem(seat.payFor).id;
    object["glory"] = tracks(seat.gloryOwed);
    object["resources"] = seat.resourcesOwed;
    object["points"] = seat.pointsOwed;
    object["onTrack"] = seat.onTrackOwed;
    object["provinces"] = seat.provincesOwed;
    object["tucking"] = cardWord(cards, domain::province, seat.tucking);
    object["retrieve"] = seat.retrieveOwed;
    if (seat.againKind != 0) {
        object["againBox"] = spotWords[seat.againBox];
        object["againKind"] = specialWords[seat.againKind];
    }
    return object;
}

Json describeSeat(const CardSet& cards, const SeatState& seat)
{
    Json object{{"character", cards.mats[seat.mat].id}};
    for (int i = 0; i < stockCount; ++i)
        object["stocks"][std::string(stockWords[i])] = seat.held[i];
    for (int worker = 0; worker < workerCount; ++worker)
        object["workers"][std::string(workerWords[worker])] = spotWords[seat.workers[worker]];
    object["hand"] = handList(cards, seat.mat, seat.hand);
    object["discard"] = handList(cards, seat.mat, seat.discard);
    for (int colour = 0; colour < colourCount; ++colour)
        object["provinces"][std::string(colourWords[colour])] =
            maskList(cards, domain::province, seat.provinces[colour]);
    object["glory"] = tracks(seat.glory);
    object["provinceLimit"] = seat.provinceLimit;
    object["achieved"] = seat.achieved != 0;
    object["oneWorkerAFrame"] = seat.oneWorkerAFrame != 0;
    object["usesGlory"] = seat.usesGlory != 0;
    if (seat.owed != 0)
        object["owed"] = owed(cards, seat);
    return object;
}

Json describeTimers(const State& state)
{
    Json object = Json::object();
    for (int area = 0; area < areaCount; ++area) {
        Json timer{{"row", rowOfTimer(state, area) % 2 == 0 ? "top" : "bottom"}};
        if (state.flippedAt[area] != neverFlipped)
            timer["flippedAt"] = state.flippedAt[area];
        object[std::string(areaWords[area])] = timer;
    }
    return object;
}

template <class Deck>
Json topFirst(const CardSet& cards, const core::Domain& domain, const Deck& deck)
{
    return cardList(cards, domain, std::views::reverse(std::span(deck.begin(), deck.end())));
}

Json roundList(int mask)
{
    Json list = Json::array();
    for (int round = 1; round <= rounds; ++round)
        if (mask >> (round - 1) & 1)
            list.push_back(round);
    return list;
}

} // namespace

std::string describe(const CardSet& cards, const State& state)
{
    Json object{{"phase", phaseWords[static_cast<std::size_t>(state.phase)]}, {"round", state.round},
        {"step", state.step}, {"markers", state.markers}, {"untimed", roundList(state.untimed)}};
    object["timers"] = describeTimers(state);
    object["order"] = Json::array();
    for (int place = 0; place < state.orderCount; ++place)
        object["order"].push_back(state.order[place] == neutralSeat ? "neutral" : std::to_string(state.order[place]));
    object["turn"] = state.turn;
    object["done"] = seatList(state.done);
    object["overtaken"] = seatList(state.overtaken);
    object["paceChanged"] = state.paceChanged != 0;
    object["paceFixed"] = state.paceFixed != 0;
    object["achievement"] = cards.achievements[state.achievement].id;
    object["legendaryHere"] = state.legendaryHere != 0;
    object["grandeUp"] = state.grandeUp != 0;
    object["row"] = cardList(cards, domain::province, state.openProvinces);
    object["offer"] = cardList(cards, domain::council, state.offer);
    for (int seat = 0; seat < state.seatCount; ++seat)
        object["seats"].push_back(describeSeat(cards, state.seats[seat]));
    object["provincesGone"] = maskList(cards, domain::province, state.provincesGone);
    object["rewardsGone"] = maskList(cards, domain::council, state.rewardsGone);
    object["provinceDeck"] = topFirst(cards, domain::province, state.provinceDeck);
    object["councilDeck"] = topFirst(cards, domain::council, state.councilDeck);
    object["achievementDeck"] = topFirst(cards, domain::achievement, state.achievementDeck);
    object["random"] = std::to_string(std::bit_cast<std::uint64_t>(state.random));
    object["barrier"] = state.barrier;
    return object.dump();
}

namespace {

/// As anyCharacter, anyBasic and anyAdvanced, then the characters themselves.
constexpr std::array<Word, 3 + matCount> wishWords = [] {
    std::array<Word, 3 + matCount> words{"random", "randomBasic", "randomAdvanced"};
    std::ranges::copy(characterWords, words.begin() + 3);
    return words;
}();

int wishWord(int wish)
{
    return wish < 0 ? anyCharacter - wish : wish + 3;
}

int wishOf(int word)
{
    return word < 3 ? anyCharacter - word : word - 3;
}

} // namespace

std::string describeOptions(const Options& options)
{
    Json characters = Json::array();
    for (int seat = 0; seat < options.seats; ++seat)
        characters.push_back(wishWords[static_cast<std::size_t>(wishWord(options.characters[seat]))]);
    const int seats = (1 << options.seats) - 1;
    const Json object{{"seats", options.seats}, {"characters", characters}, {"untimed", roundList(options.untimed)},
        {"paceFixed", options.paceFixed}, {"oneWorkerAFrame", seatList(options.oneWorkerAFrame & seats)},
        {"glory", seatList(options.glory & seats)}};
    return object.dump();
}

std::expected<Options, core::Problem> readOptions(std::string_view json)
{
    Options options;
    core::Problems problems;
    readText(json, "options", problems, [&](core::Fields& fields) {
        options.seats = fields.numberOr("seats", 2, 1, core::maxSeats);
        const auto mask = [&](std::string_view field, int first, int last) {
            int bits = 0;
            if (fields.has(field))
                for (const int number : fields.numbers(field, first, last))
                    bits |= 1 << (number - first);
            return static_cast<std::uint8_t>(bits);
        };
        options.untimed = mask("untimed", 1, rounds);
        options.paceFixed = fields.flagOr("paceFixed", false);
        options.oneWorkerAFrame = mask("oneWorkerAFrame", 0, options.seats - 1);
        options.glory = mask("glory", 0, options.seats - 1);
        if (!fields.has("characters"))
            return;
        const std::vector<int> wishes = fields.words("characters", wishWords);
        if (wishes.size() > static_cast<std::size_t>(options.seats))
            return fields.problem("characters", "there are more of them than seats");
        for (const auto [wish, character] : std::views::zip(wishes, options.characters))
            character = static_cast<std::int8_t>(wishOf(wish));
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return options;
}

} // namespace sandglass::pendulum
