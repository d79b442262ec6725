// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum_subject.h"

#include "table.h"

namespace sandglass::test {

using tiletum::Game;
using tiletum::State;

namespace {

State permuteHidden(const State& state, core::Seat, core::Random& random)
{
    State other = state;
    other.random = core::Random(random.next());
    random.shuffle(other.bonusPile);
    random.shuffle(other.contractPile);
    random.shuffle(other.characterPile);
    random.shuffle(other.decrees);
    // The tokens that lie face down: the rest of the row, and the pile.
    std::vector<std::size_t> down;
    for (std::size_t i = 0; i < other.corruption.size(); ++i)
        if (i < static_cast<std::size_t>(3 - other.revealed) || i >= 3)
            down.push_back(i);
    for (std::size_t left = down.size(); left > 1; --left)
        std::swap(
            other.corruption[down[left - 1]], other.corruption[down[random.below(static_cast<std::uint32_t>(left))]]);
    return other;
}

State relabel(const State& state, std::span<const int> newSeat)
{
    State other = state;
    const auto renamed = [&](int seat) { return static_cast<std::uint8_t>(newSeat[static_cast<std::size_t>(seat)]); };
    if (state.solo)
        return other; // one seat has one name
    for (int seat = 0; seat < state.players; ++seat)
        other.boards[renamed(seat)] = state.boards[static_cast<std::size_t>(seat)];
    other.active = renamed(state.active);
    for (std::uint8_t& seat : other.order)
        seat = renamed(seat);
    for (std::uint8_t& seat : other.king)
        seat = renamed(seat);
    for (std::uint8_t& owner : other.houseOwner)
        owner = owner == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(renamed(owner - 1) + 1);
    return other;
}

} // namespace

Subject<Game> tiletumSubject()
{
    Subject<Game> subject;
    subject.cards = tiletum::test::cardSet();
    subject.options = {{.seats = 2}, {.seats = 3, .shuffledActions = true}, {.seats = 4}, {.seats = 1},
        {.seats = 1, .challenges = 5}, {.seats = 1, .challenges = 8}};
    subject.endings = subject.options;
    subject.steps = 24000;
    subject.permuteHidden = permuteHidden;
    subject.shiftTimes = [](const State& state, core::Millis) { return state; }; // Tiletum knows no time
    subject.relabel = relabel;
    subject.relabelAction = [](const auto& action, std::span<const int>) { return action; };
    return subject;
}

} // namespace sandglass::test
