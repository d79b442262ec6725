// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_subject.h"

#include "pendulum_play.h"

#include <algorithm>
#include <set>

namespace sandglass::test {

using namespace pendulum;
using pendulum::Game;

namespace {

State permuteHidden(const State& state, core::Random& random)
{
    State other = state;
    other.random = core::Random(random.next());
    random.shuffle(std::span(other.provinceDeck.begin(), other.provinceDeck.end()));
    random.shuffle(std::span(other.achievementDeck.begin(), other.achievementDeck.end()));
    // The backs tell final cards from others, and the ones at the bottom are known to be final.
    const int others = std::max(0, other.councilDeck.size() - finalRewards);
    random.shuffle(std::span(other.councilDeck.begin(), other.councilDeck.end() - others));
    random.shuffle(std::span(other.councilDeck.end() - others, other.councilDeck.end()));
    return other;
}

State shiftTimes(const State& state, core::Millis shift)
{
    State later = state;
    for (core::Millis& flipped : later.flippedAt)
        if (flipped != neverFlipped)
            flipped += shift;
    return later;
}

std::uint8_t relabelMask(int mask, std::span<const int> newSeat)
{
    int result = 0;
    for (std::size_t old = 0; old < newSeat.size(); ++old)
        result |= (mask >> old & 1) << newSeat[old];
    return static_cast<std::uint8_t>(result);
}

State relabel(const State& state, std::span<const int> newSeat)
{
    State other = state;
    for (std::size_t old = 0; old < newSeat.size(); ++old)
        other.seats[static_cast<std::size_t>(newSeat[old])] = state.seats[old];
    for (int place = 0; place < state.orderCount; ++place)
        if (state.order[place] != neutralSeat)
            other.order[place] = static_cast<std::uint8_t>(newSeat[state.order[place]]);
    other.done = relabelMask(state.done, newSeat);
    other.overtaken = relabelMask(state.overtaken, newSeat);
    return other;
}

} // namespace

void enrich(State& state, core::Random& random)
{
    state.legendaryHere = 1;
    for (SeatState& seat : std::span(state.seats).first(state.seatCount)) {
        for (int i = 0; i < resourceCount; ++i)
            seat.held[i] = static_cast<std::int16_t>(6 + random.below(5));
        seat.held[at(Stock::Votes)] = static_cast<std::int16_t>(random.below(9));
        for (int track = 0; track < trackCount; ++track)
            seat.held[stockOfTrack(track)] =
                static_cast<std::int16_t>(seat.limit[stockOfTrack(track)] - static_cast<int>(random.below(3)));
        for (int i = 0; i < 8; ++i)
            seat.provinces[random.below(colourCount)] |= std::uint64_t{1} << state.provinceDeck.pop();
    }
    // All council stratagems that were removed from the game are dealt out.
    std::set<int> inPlay(state.councilDeck.begin(), state.councilDeck.end());
    inPlay.insert(state.offer.begin(), state.offer.end());
    for (int card = 0; card < normalRewards; ++card)
        if (!inPlay.contains(card) && pendulumCards().council[card].kind == CouncilKind::Stratagem)
            state.seats[random.below(state.seatCount)].hand |= 1u << (stratagemsAMat + card);
}

Subject<Game> pendulumSubject()
{
    Subject<Game> subject;
    subject.cards = pendulumCards();
    const auto advanced = std::array<std::int8_t, 5>{anyAdvanced, anyAdvanced, anyAdvanced, anyAdvanced, anyAdvanced};
    const auto any = std::array<std::int8_t, 5>{anyCharacter, anyAdvanced, anyCharacter, anyBasic, anyCharacter};
    for (int seats = 1; seats <= 5; ++seats) {
        subject.options.push_back({.seats = seats, .untimed = 0b1111, .paceFixed = true});
        subject.options.push_back({.seats = seats, .characters = advanced});
        subject.options.push_back({.seats = seats,
            .characters = advanced,
            .untimed = 0b1111,
            .paceFixed = true,
            .oneWorkerAFrame = 0b11111,
            .glory = 0b11111});
        subject.options.push_back(
            {.seats = seats, .characters = any, .untimed = 0b0101, .oneWorkerAFrame = 0b01010, .glory = 0b00110});
        // Both kinds of rounds, and seats with and without each part of the advanced variant, in every game.
        subject.endings.push_back(
            {.seats = seats, .characters = advanced, .untimed = 0b0110, .oneWorkerAFrame = 0b10101, .glory = 0b00111});
    }
    subject.steps = 40'000;
    subject.permuteHidden = [](const State& state, core::Seat, core::Random& random) {
        return permuteHidden(state, random);
    };
    subject.enrich = enrich;
    subject.shiftTimes = shiftTimes;
    subject.relabel = relabel;
    subject.relabelAction = [](const Action& action, std::span<const int>) { return action; }; // names no seats
    return subject;
}

} // namespace sandglass::test
