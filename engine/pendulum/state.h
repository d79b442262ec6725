// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/list.h"
#include "core/random.h"
#include "core/seat.h"
#include "pendulum/purse.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace sandglass::pendulum {

inline constexpr std::uint8_t noCard = 255; ///< an empty place
inline constexpr std::uint8_t unknownCard = 254; ///< in a view: a card whose face the viewer has not seen
inline constexpr std::uint8_t neutralSeat = 5; ///< on the privilege track: the rival of the two-player game
inline constexpr int rounds = 4;
inline constexpr int timeMarkers = 3;
inline constexpr std::int16_t votesLimit = 32000; ///< votes are unlimited; this is only where their number stops
inline constexpr core::Millis neverFlipped = -1'000'000'000'000; ///< the timers of the set-up: no sand on top

/// One seat's mat with everything on it, and what the seat still has to decide.
///
/// `limit` is how much of each stock it can hold: cubes that have become glory are gone from it.
/// Stratagems are bits: 0 to 3 the four of its own character, 4 + n the council card n.
/// `owed` has a bit for each Decision; the counters behind it say how much is owed. The lowest bit is answered first.
struct SeatState {
    Purse held{};
    Purse limit{};
    std::array<std::uint64_t, colourCount> provinces{}; ///< under each production slot, a bit for each card
    std::uint32_t hand = 0;
    std::uint32_t discard = 0;
    std::uint16_t owed = 0;
    std::array<std::uint8_t, workerCount> workers{}; ///< the spot of each
    std::uint8_t mat = 0;
    std::array<std::uint8_t, trackCount> glory{}; ///< cubes laid on each track
    std::array<std::uint8_t, trackCount> gloryOwed{};
    std::uint8_t payOwed = 0;
    std::uint8_t payFor = noCard; ///< the card whose effect comes when all is paid; numbered as stratagems are
    std::uint8_t resourcesOwed = 0;
    std::uint8_t pointsOwed = 0;
    std::uint8_t onTrackOwed = 0;
    std::uint8_t provincesOwed = 0;
    std::uint8_t tucking = noCard; ///< a province taken and not yet laid under a slot
    std::uint8_t retrieveOwed = 0;
    std::uint8_t againBox = 0; ///< the box that the second action is measured from
    std::uint8_t againKind = 0; ///< Special::Neighbour or Special::Repeat
    std::uint8_t provinceLimit = 2;
    std::uint8_t achieved = 0; ///< its octagon lies on this round's achievement
    std::uint8_t oneWorkerAFrame = 0; ///< plays by the advanced variant's placement rule
    std::uint8_t usesGlory = 0;
    std::array<std::uint8_t, 4> unused{};

    bool owes(Decision decision) const { return owed >> static_cast<int>(decision) & 1; }
    void owe(Decision decision) { owed = static_cast<std::uint16_t>(owed | 1 << static_cast<int>(decision)); }
    void settle(Decision decision) { owed = static_cast<std::uint16_t>(owed & ~(1 << static_cast<int>(decision))); }
    Decision decision() const { return static_cast<Decision>(std::countr_zero(owed)); }
};

/// The whole game. A plain value without padding or pointers: its bytes are its identity.
struct State {
    core::Random random;
    std::array<core::Millis, areaCount> flippedAt{}; ///< sand is a function of this and now
    std::uint64_t provincesGone = 0; ///< out of the game
    std::array<SeatState, core::maxSeats> seats{};
    std::uint32_t occupied = 0; ///< frames with any worker in them; spot::frameBit
    std::uint32_t barrier = 0; ///< grows whenever undo must not reach back further
    std::uint32_t rewardsGone = 0; ///< council cards seen and out of the game (or kept for the province limit)
    std::array<std::uint8_t, rowCount * 4> crowd{}; ///< workers in each frame
    core::List<std::uint8_t, 56> provinceDeck; ///< the top is the back, in all decks
    core::List<std::uint8_t, 15> councilDeck;
    core::List<std::uint8_t, 10> achievementDeck;
    std::array<std::uint8_t, provinceRow> openProvinces{};
    std::array<std::uint8_t, offerCount> offer{};
    std::array<std::uint8_t, core::maxSeats + 1> order{}; ///< the privilege track from the top; neutralSeat included
    std::uint8_t orderCount = 0;
    std::uint8_t achievement = 0;
    std::uint8_t legendaryHere = 0; ///< the token lies on the achievement
    std::uint8_t grandeUp = 1;
    std::uint8_t seatCount = 0;
    std::uint8_t timers = 0; ///< a bit for each row in which a timer stands
    std::uint8_t markers = timeMarkers;
    Phase phase = Phase::Opening;
    std::uint8_t round = 1;
    std::uint8_t step = 0; ///< on the timer track, from 1; 0 outside untimed rounds
    std::uint8_t untimed = 0; ///< a bit for each round
    std::uint8_t turn = 0; ///< whose turn it is: in the opening, and on the privilege track in the council
    std::uint8_t done = 0; ///< a bit for each seat
    std::uint8_t overtaken = 0; ///< done, but a seat lower in privilege has acted since
    std::uint8_t paceChanged = 0;
    std::uint8_t paceFixed = 0; ///< the table agreed on the whole game's rounds beforehand
    std::array<std::uint8_t, 1> unused{};

    bool timerIn(int row) const { return timers >> row & 1; }
    bool isUntimed() const { return untimed >> (round - 1) & 1; }
    std::uint8_t everybody() const { return static_cast<std::uint8_t>((1 << seatCount) - 1); }
    bool isDone(int seat) const { return done >> seat & 1; }
    /// The place on the privilege track, 0 the highest.
    int rank(int seat) const
    {
        int place = 0;
        while (place < orderCount && order[place] != seat)
            ++place;
        return place;
    }
    bool provincesLeft() const
    {
        constexpr std::array<std::uint8_t, provinceRow> empty{noCard, noCard, noCard, noCard};
        return !provinceDeck.empty() || openProvinces != empty;
    }
    bool provinceRowHasGap() const
    {
        return std::ranges::any_of(openProvinces, [](std::uint8_t card) { return card == noCard; });
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096);

} // namespace sandglass::pendulum
