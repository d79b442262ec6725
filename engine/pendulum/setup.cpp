// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/setup.h"

#include <numeric>
#include <span>

namespace sandglass::pendulum {

namespace {

core::Problem problem(std::string field, std::string reason)
{
    return {"", "", std::move(field), std::move(reason)};
}

bool fits(const CardSet& cards, int wish, int mat)
{
    return wish == anyCharacter || wish == mat || (wish == anyBasic && !cards.mats[mat].advanced)
        || (wish == anyAdvanced && cards.mats[mat].advanced);
}

/// The chosen characters first, then a random one for everybody else. Both sides of a mat are one piece of cardboard.
std::expected<std::array<int, core::maxSeats>, core::Problem> castCharacters(
    const CardSet& cards, const Options& options, core::Random& random)
{
    std::array<int, core::maxSeats> cast{};
    std::array<bool, matCount> taken{};
    const auto take = [&](int seat, int mat) {
        cast[seat] = mat;
        for (int other = 0; other < matCount; ++other)
            taken[other] = taken[other] || cards.mats[other].noble == cards.mats[mat].noble;
    };
    for (int seat = 0; seat < options.seats; ++seat) {
        const int wish = options.characters[seat];
        if (wish < 0)
            continue;
        if (wish >= matCount)
            return std::unexpected(problem("characters", "there is no such character"));
        if (taken[wish])
            return std::unexpected(problem("characters", "one noble, or both sides of one mat, are chosen twice"));
        take(seat, wish);
    }
    for (int seat = 0; seat < options.seats; ++seat) {
        if (options.characters[seat] >= 0)
            continue;
        core::List<std::uint8_t, matCount> free;
        for (int mat = 0; mat < matCount; ++mat)
            if (!taken[mat] && fits(cards, options.characters[seat], mat))
                free.push(static_cast<std::uint8_t>(mat));
        take(seat, free[static_cast<int>(random.below(static_cast<std::uint32_t>(free.size())))]);
    }
    return cast;
}

template <int N>
void shuffleInto(core::List<std::uint8_t, N>& deck, int first, int count, core::Random& random)
{
    std::array<std::uint8_t, provinceCount> cards{};
    std::iota(cards.begin(), cards.begin() + count, static_cast<std::uint8_t>(first));
    random.shuffle(std::span(cards).first(static_cast<std::size_t>(count)));
    for (int i = 0; i < count && !deck.full(); ++i)
        deck.push(cards[static_cast<std::size_t>(i)]);
}

void layOutCards(State& state)
{
    shuffleInto(state.provinceDeck, 0, provinceCount, state.random);
    for (std::uint8_t& card : state.openProvinces)
        card = state.provinceDeck.pop();
    // Five final cards at the bottom; of the 25 others ten leave the game unseen, because the deck takes only 15.
    core::List<std::uint8_t, 15> normal;
    shuffleInto(normal, 0, normalRewards, state.random);
    shuffleInto(state.councilDeck, normalRewards, finalRewards, state.random);
    for (std::uint8_t& card : state.offer)
        card = normal.pop();
    while (!normal.empty())
        state.councilDeck.push(normal.pop());
    shuffleInto(state.achievementDeck, 0, achievementCount, state.random);
    state.achievement = state.achievementDeck.pop();
}

void layOutPrivilege(const CardSet& cards, State& state)
{
    state.orderCount = state.seatCount;
    for (std::size_t place = 0; place < state.order.size(); ++place)
        state.order[place] = place < state.seatCount ? static_cast<std::uint8_t>(place) : noCard;
    state.random.shuffle(std::span(state.order).first(state.seatCount));
    if (state.seatCount != 2)
        return;
    // Rulebook, "Hra 2–3 hráčů": the neutral rival starts last and blocks the four frames that lead to one box.
    state.order[state.orderCount++] = neutralSeat;
    state.occupied = cards.neutralFrames;
    for (std::uint32_t left = cards.neutralFrames; left != 0; left &= left - 1)
        ++state.crowd[static_cast<std::size_t>(std::countr_zero(left))];
}

} // namespace

void dealSeat(const CardSet& cards, SeatState& seat, int mat)
{
    seat.mat = static_cast<std::uint8_t>(mat);
    seat.held = cards.mats[mat].start;
    seat.limit.fill(cards.resourceLimit);
    seat.limit[at(Stock::Votes)] = votesLimit;
    for (int track = 0; track < trackCount; ++track)
        seat.limit[stockOfTrack(track)] = static_cast<std::int16_t>(cards.lastColumn - cards.mats[mat].column[track]);
    seat.limit[at(Stock::Legendary)] = 1;
    seat.hand = (1u << stratagemsAMat) - 1;
    seat.workers = {spot::mat, spot::council, spot::mat, spot::aside, spot::aside};
}

std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed)
{
    if (options.seats < 1 || options.seats > core::maxSeats)
        return std::unexpected(problem("seats", "one to five can play"));
    State state;
    state.random = core::Random(seed);
    state.seatCount = static_cast<std::uint8_t>(options.seats);
    state.untimed = static_cast<std::uint8_t>(options.untimed & ((1 << rounds) - 1));
    state.paceFixed = options.paceFixed;
    state.timers = timersAtFirst;
    state.flippedAt.fill(neverFlipped);
    const auto cast = castCharacters(cards, options, state.random);
    if (!cast)
        return std::unexpected(cast.error());
    for (int seat = 0; seat < options.seats; ++seat) {
        dealSeat(cards, state.seats[seat], (*cast)[seat]);
        state.seats[seat].oneWorkerAFrame = options.oneWorkerAFrame >> seat & 1;
        state.seats[seat].usesGlory = options.glory >> seat & 1;
    }
    layOutPrivilege(cards, state);
    layOutCards(state);
    // Rulebook, "Hra 2–3 hráčů": the legendary token comes into play with the first council.
    state.legendaryHere = options.seats != 2 && options.seats != 3;
    return state;
}

} // namespace sandglass::pendulum
