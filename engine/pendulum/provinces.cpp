// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/provinces.h"

#include <algorithm>

namespace sandglass::pendulum {

Verdict whyNotTake(const Table& table, int source)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Province))
        return verdict;
    const bool there =
        source == fromDeck ? !table.state.provinceDeck.empty() : table.state.openProvinces[source] != noCard;
    return there ? std::nullopt : no(Refusal::NoProvinceThere, source);
}

void doTake(const Turn& turn, int source)
{
    State& state = turn.state;
    SeatState& own = turn.own();
    if (source == fromDeck) {
        own.tucking = state.provinceDeck.pop();
        ++state.barrier;
    } else {
        own.tucking = state.openProvinces[source];
        state.openProvinces[source] = noCard;
    }
    if (--own.provincesOwed == 0)
        own.settle(Decision::Province);
    own.owe(Decision::Tuck);
    turn.tell(EventKind::ProvinceTaken, turn.seat, source, own.tucking);
    overtake(turn);
}

Verdict whyNotTuck(const Table& table)
{
    return whyNotAnswer(table, Decision::Tuck);
}

void doTuck(const Turn& turn, int colour)
{
    SeatState& own = turn.own();
    own.provinces[colour] |= std::uint64_t{1} << own.tucking;
    turn.tell(EventKind::ProvinceTucked, turn.seat, own.tucking, colour);
    own.tucking = noCard;
    own.settle(Decision::Tuck);
}

Verdict whyNotRefill(const Table& table)
{
    if (table.state.phase == Phase::Over)
        return no(Refusal::GameIsOver);
    if (table.own().owed != 0)
        return no(Refusal::DecideFirst, table.own().decision());
    if (!table.state.provinceRowHasGap())
        return no(Refusal::ProvinceRowFull);
    return table.state.provinceDeck.empty() ? no(Refusal::ProvinceDeckEmpty) : std::nullopt;
}

void doRefill(const Turn& turn)
{
    fillRow(turn);
}

void fillRow(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    for (int slot = 0; slot < provinceRow; ++slot) {
        if (state.openProvinces[slot] != noCard || state.provinceDeck.empty())
            continue;
        state.openProvinces[slot] = state.provinceDeck.pop();
        turn.tell(EventKind::ProvinceShown, slot, state.openProvinces[slot]);
    }
}

bool overLimit(const SeatState& own)
{
    return std::ranges::any_of(
        own.provinces, [&](std::uint64_t cards) { return std::popcount(cards) > own.provinceLimit; });
}

Verdict whyNotDiscard(const Table& table, int card)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Discard))
        return verdict;
    const SeatState& own = table.own();
    for (int colour = 0; colour < colourCount; ++colour) {
        if ((own.provinces[colour] >> card & 1) == 0)
            continue;
        const bool tooMany = std::popcount(own.provinces[colour]) > own.provinceLimit;
        return tooMany ? std::nullopt : no(Refusal::WithinLimit, colour, own.provinceLimit);
    }
    return no(Refusal::NotYourProvince, card);
}

void doDiscard(const Turn& turn, int card)
{
    SeatState& own = turn.own();
    const std::uint64_t bit = std::uint64_t{1} << card;
    for (int colour = 0; colour < colourCount; ++colour) {
        if ((own.provinces[colour] & bit) == 0)
            continue;
        own.provinces[colour] &= ~bit;
        turn.tell(EventKind::ProvinceDiscarded, turn.seat, card, colour);
    }
    turn.state.provincesGone |= bit;
    if (!overLimit(own))
        own.settle(Decision::Discard);
}

} // namespace sandglass::pendulum
