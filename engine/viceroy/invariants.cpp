// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/invariants.h"

#include "viceroy/gems.h"
#include "viceroy/midway.h"
#include "viceroy/pyramid.h"

#include <algorithm>

namespace sandglass::viceroy {

namespace {

using Wrong = std::optional<std::string>;

Wrong checkGems(const CardSet& cards, const State& state)
{
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        int inPlay = state.reserve[colour] + hoarded(state, colour);
        for (const Player& one : state.players)
            inPlay += one.gems[colour] + one.pyramid.infinite[colour];
        if (inPlay != cards.rules.gemsOfEachColourForEachSeat * state.seats)
            return std::string(colourWords[colour]) + " gems in play: " + std::to_string(inPlay);
        if (inPlay + state.box[colour] != cards.rules.gemsOfEachColour)
            return std::string(colourWords[colour]) + " gems are missing in the box";
    }
    for (const Hoard& hoard : state.hoards)
        if ((hoard.card == noCard) != (total(hoard.gems) == 0))
            return "stored gems lie on no card";
    return std::nullopt;
}

Wrong checkCards(const State& state)
{
    std::array<int, cardCount> places{};
    const auto see = [&](int card) { ++places[static_cast<std::size_t>(card)]; };
    for (const CardIndex card : state.large)
        see(card);
    for (const CardIndex card : state.small)
        see(card);
    for (const CardIndex card : state.laws)
        see(card);
    for (const auto& piles : state.display)
        for (const CardIndex card : piles)
            if (card != noCard)
                see(card);
    forEach(state.discard, see);
    for (const Player& one : state.players) {
        forEach(one.hand, see);
        forEach(one.pyramid.laid, see);
    }
    for (int card = 0; card < cardCount; ++card)
        if (state.host[static_cast<std::size_t>(card)])
            see(card);
    for (int card = 0; card < cardCount; ++card)
        if (places[static_cast<std::size_t>(card)] != 1)
            return "card " + std::to_string(card + 1) + " is in "
                + std::to_string(places[static_cast<std::size_t>(card)]) + " places";
    return std::nullopt;
}

Wrong checkPlace(const State& state, const Pyramid& pyramid, CardIndex card)
{
    const int level = state.level[card];
    const int column = state.column[card];
    if (cardAt(pyramid, level, column) != card)
        return "is not where it says";
    if (isLaw(card) && level > highestLawLevel)
        return "is a law on the fifth level";
    if (level > 1 && (cardAt(pyramid, level - 1, column) == noCard || cardAt(pyramid, level - 1, column + 1) == noCard))
        return "rests on nothing";
    if (state.host[card])
        return "is tucked and laid";
    return std::nullopt;
}

Wrong checkPyramid(const State& state, const Pyramid& pyramid)
{
    Wrong wrong;
    int attacks = 0;
    int height = 0;
    int onFirst = 0;
    Gems infinite{};
    forEach(pyramid.laid, [&](CardIndex card) {
        if (const Wrong here = checkPlace(state, pyramid, card))
            wrong = "card " + std::to_string(card + 1) + " " + *here;
        height = std::max<int>(height, state.level[card]);
        onFirst += state.level[card] == 1;
        for (const Token token : state.tokens[card]) {
            attacks += token == Token::Attack;
            if (isInfinite(token))
                ++infinite[at(infiniteColour(token))];
        }
    });
    if (wrong)
        return wrong;
    int taken = 0;
    for (const std::uint64_t row : pyramid.rows)
        taken += std::popcount(row);
    if (taken != pyramid.laid.count())
        return "places and laid cards differ in number";
    if (onFirst != pyramid.right - pyramid.left + 1)
        return "the first level has a gap";
    if (attacks != pyramid.attacks || height != pyramid.height || infinite != pyramid.infinite)
        return "a count of the pyramid is wrong";
    return std::nullopt;
}

Wrong checkTucked(const State& state)
{
    CardMask laid;
    for (const Player& one : state.players)
        laid = laid | one.pyramid.laid;
    for (std::size_t card = 0; card < cardCount; ++card) {
        if (state.host[card] && !laid.has(state.host[card] - 1))
            return "card " + std::to_string(card + 1) + " is tucked under a card that lies nowhere";
        if (!laid.has(static_cast<int>(card)) && (!state.tokens[card].empty() || state.level[card]))
            return "card " + std::to_string(card + 1) + " has tokens or a level but lies nowhere";
    }
    return std::nullopt;
}

Wrong checkPlayer(const State& state, int seat)
{
    const Player& one = state.players[static_cast<std::size_t>(seat)];
    if (std::popcount(one.hand.words[0]) != one.handCharacters || std::popcount(one.hand.words[1]) != one.handLaws)
        return "the hand's count is wrong";
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (one.infiniteUsed[colour] > one.pyramid.infinite[colour])
            return "more infinite gems were used than there are";
    if ((one.decision.ask != Ask::Nothing) != (state.pending >> seat & 1))
        return "the pending decision is not marked";
    if (seat >= state.seats && (one.decision.ask != Ask::Nothing || !one.hand.empty() || !one.pyramid.laid.empty()))
        return "an empty seat plays";
    return checkPyramid(state, one.pyramid);
}

} // namespace

std::optional<std::string> invariants(const CardSet& cards, const State& state)
{
    if (const Wrong wrong = checkGems(cards, state))
        return wrong;
    if (const Wrong wrong = checkCards(state))
        return wrong;
    if (const Wrong wrong = checkTucked(state))
        return wrong;
    for (int i = 0; i < seatCount; ++i)
        if (const Wrong wrong = checkPlayer(state, i))
            return "seat " + std::to_string(i) + ": " + *wrong;
    if (state.phase != Phase::Finished && state.pending == 0)
        return "nobody has to decide, and the game is not over";
    return midwayProblem(cards, state);
}

} // namespace sandglass::viceroy
