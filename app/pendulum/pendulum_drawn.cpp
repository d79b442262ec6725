// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_drawn.h"

#include <algorithm>

namespace sandglass::app {

using namespace pendulum;

namespace {

std::uint64_t bitOf(int card)
{
    return card < provinceCount ? std::uint64_t{1} << card : 0;
}

std::uint64_t provincesOf(const SeatState& seat)
{
    std::uint64_t cards = bitOf(seat.tucking);
    for (const std::uint64_t slot : seat.provinces)
        cards |= slot;
    return cards;
}

std::uint64_t outOfTheDeck(const State& state)
{
    std::uint64_t cards = state.provincesGone;
    for (const int card : state.openProvinces)
        cards |= bitOf(card);
    for (const SeatState& seat : state.seats)
        cards |= provincesOf(seat);
    return cards;
}

} // namespace

State PendulumDrawn::seen(const PendulumReading& reading)
{
    State state = reading.state;
    const std::uint64_t out = outOfTheDeck(state);
    for (int seat = 0; seat < state.seatCount && m_out && reading.grace > 0; ++seat)
        if (const std::uint64_t drawn = provincesOf(state.seats[seat]) & ~*m_out; drawn != 0 && state.rank(seat) > 0)
            m_drawn.push_back({drawn, reading.moved, reading.moved + reading.grace});
    m_out = out;
    std::erase_if(m_drawn, [&](const Drawn& drawn) { return drawn.until < reading.now || (drawn.card & out) == 0; });
    for (const Drawn& drawn : m_drawn)
        for (SeatState& seat : state.seats) {
            if ((bitOf(seat.tucking) & drawn.card) != 0)
                seat.tucking = unknownCard;
            for (std::uint64_t& slot : seat.provinces)
                slot &= ~drawn.card;
        }
    return state;
}

bool PendulumDrawn::hides(int card) const
{
    return std::ranges::any_of(m_drawn, [&](const Drawn& drawn) { return (drawn.card & bitOf(card)) != 0; });
}

std::optional<core::Millis> PendulumDrawn::since() const
{
    const auto first = std::ranges::min_element(m_drawn, {}, &Drawn::since);
    return first == m_drawn.end() ? std::nullopt : std::optional(first->since);
}

std::optional<core::Millis> PendulumDrawn::nextLook() const
{
    const auto first = std::ranges::min_element(m_drawn, {}, &Drawn::until);
    return first == m_drawn.end() ? std::nullopt : std::optional(first->until + 1);
}

} // namespace sandglass::app
