// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/viceroy/sense.h"

#include "bots/values.h"
#include "viceroy/gems.h"
#include "viceroy/scoring.h"
#include "viceroy/turn.h"

#include <algorithm>

namespace sandglass::viceroy::bot {

namespace {

/// Whether a card that is won with that gem could still be of use: paid for on the lowest level, or tucked under a law.
bool isOfUse(const CardSet& cards, const Player& player, const std::array<CardIndex, 2>& offered, std::size_t colour)
{
    if (!(player.pyramid.laid & cards.archives).empty())
        return true;
    Gems means = purse(player);
    --means[colour];
    return std::ranges::any_of(
        offered, [&](CardIndex card) { return card != noCard && covers(means, cards.price[card][0]); });
}

/// In the last round nobody goes shopping who cannot build any more.
float weightOfBid(const CardSet& cards, const State& state, Seat seat, int bid)
{
    if (bid == bidAttack)
        return 0.5F;
    const auto colour = static_cast<std::size_t>(bid);
    const bool idle =
        state.round == cards.rules.rounds && !isOfUse(cards, player(state, seat), state.display[colour], colour);
    return idle ? 0.2F : 3;
}

/// Who has many gems has better things to do than to take more.
float weightOfPass(const State& state, Seat seat)
{
    constexpr int plenty = 6;
    if (state.phase != Phase::Bidding)
        return 0.5F;
    return total(player(state, seat).gems) < plenty ? 2 : 1;
}

float weightOf(const CardSet& cards, const State& state, Seat seat, const Action& action)
{
    switch (action.code) {
    case Verb::Bid:
        return weightOfBid(cards, state, seat, action.args[0]);
    case Verb::Pass:
        return weightOfPass(state, seat);
    case Verb::Place:
        return static_cast<float>(1 << (action.args[0] - 1));
    case Verb::Discount:
        return static_cast<float>(1 + 3 * action.args[0]);
    case Verb::Sell:
        return 0.3F;
    case Verb::Accept:
        return 4;
    case Verb::Recolour:
        return static_cast<float>(action.args[0]);
    case Verb::Done:
        return 0.3F;
    case Verb::Choose:
        return static_cast<Option>(action.args[0]) == Option::Points ? 2 : 1;
    default:
        return 1;
    }
}

} // namespace

void Sense::weigh(const State& state, Seat seat, const Actions& actions, float* weights) const
{
    for (const Action& action : actions)
        *weights++ = weightOf(m_cards, state, seat, action) * m_manner.liking(static_cast<int>(action.code));
}

bots::SeatValues Sense::values(const State& state) const
{
    std::array<int, core::maxSeats> points{};
    for (int i = 0; i < state.seats; ++i)
        points[i] = scoreOf(m_cards, state, core::seatAt(i)).total;
    return bots::valuesOf(points, state.seats, 12, 120);
}

void Sense::reopen(State& state, Seat viewer) const
{
    if (!isSealing(state.phase))
        return;
    Events untold;
    Turn turn{m_cards, state, untold};
    for (int i = 0; i < state.seats; ++i)
        if (i != core::index(viewer) && mayUnseal(state, core::seatAt(i)))
            unseal(turn, core::seatAt(i));
}

} // namespace sandglass::viceroy::bot
