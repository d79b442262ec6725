// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/imagine.h"

#include <span>

namespace sandglass::pendulum {

namespace {

/// Fills the unknown places from `first` on with the cards of the mask, in any order. Further cards stay away.
template <int N>
void deal(core::List<std::uint8_t, N>& deck, int first, int last, std::uint64_t unseen, core::Random& random)
{
    core::List<std::uint8_t, provinceCount> cards;
    for (; unseen != 0; unseen &= unseen - 1)
        cards.push(static_cast<std::uint8_t>(std::countr_zero(unseen)));
    random.shuffle(cards);
    for (int i = first; i < last && !cards.empty(); ++i)
        deck[i] = cards.pop();
}

constexpr std::uint64_t allOf(int first, int last)
{
    return ((std::uint64_t{1} << (last - first)) - 1) << first;
}

std::uint64_t unseenProvinces(const State& state)
{
    std::uint64_t seen = state.provincesGone;
    for (const std::uint8_t card : state.openProvinces)
        if (card != noCard)
            seen |= std::uint64_t{1} << card;
    for (const SeatState& seat : state.seats) {
        for (const std::uint64_t cards : seat.provinces)
            seen |= cards;
        if (seat.tucking != noCard)
            seen |= std::uint64_t{1} << seat.tucking;
    }
    return allOf(0, provinceCount) & ~seen;
}

std::uint64_t unseenRewards(const State& state)
{
    std::uint64_t seen = state.rewardsGone;
    for (const std::uint8_t card : state.offer)
        if (card != noCard)
            seen |= std::uint64_t{1} << card;
    for (const SeatState& seat : state.seats)
        seen |= (seat.hand | seat.discard) >> stratagemsAMat;
    return allOf(0, councilCards) & ~seen;
}

} // namespace

State imagine(const core::View<State>& view, core::Random& random)
{
    State state = view.known;
    state.random = core::Random(random.next());
    deal(state.provinceDeck, 0, state.provinceDeck.size(), unseenProvinces(state), random);
    // Rulebook, "Příprava hry": the final rewards lie at the bottom; which ones they are, everybody knows.
    const std::uint64_t rewards = unseenRewards(state);
    const int finals = std::min(finalRewards, state.councilDeck.size());
    deal(state.councilDeck, 0, finals, rewards & allOf(normalRewards, councilCards), random);
    deal(state.councilDeck, finals, state.councilDeck.size(), rewards & allOf(0, normalRewards), random);
    deal(state.achievementDeck, 0, state.achievementDeck.size(),
        allOf(0, achievementCount) & ~(std::uint64_t{1} << state.achievement), random);
    return state;
}

} // namespace sandglass::pendulum
