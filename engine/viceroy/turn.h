// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/actions.h"
#include "viceroy/cards.h"
#include "viceroy/events.h"
#include "viceroy/refusals.h"
#include "viceroy/state.h"

#include <optional>

namespace sandglass::viceroy {

/// What every rule works on: the cards, the state that changes, and the events that tell of it.
struct Turn {
    const CardSet& cards;
    State& state;
    Events& events;

    template <class... Values>
    void tell(EventKind kind, Values... values)
    {
        events.push(core::say(kind, values...));
    }
};

inline constexpr auto accepted = std::nullopt;

inline std::uint8_t seatBit(Seat seat)
{
    return static_cast<std::uint8_t>(1u << core::index(seat));
}

inline std::uint8_t allSeats(const State& state)
{
    return static_cast<std::uint8_t>((1u << state.seats) - 1);
}

template <class... Values>
void ask(State& state, Seat seat, Ask what, Values... values)
{
    player(state, seat).decision = {what, static_cast<std::uint8_t>(values)...};
    state.pending |= seatBit(seat);
}

inline void answered(State& state, Seat seat)
{
    player(state, seat).decision = {};
    state.pending &= static_cast<std::uint8_t>(~seatBit(seat));
}

inline Seat actor(const State& state)
{
    return core::seatAt(state.actor);
}

/// From here on, undo reaches back no further: somebody has seen something, or somebody else acts.
inline void raiseBarrier(State& state)
{
    ++state.barrier;
}

inline void letAct(State& state, Seat seat)
{
    if (state.actor != core::index(seat))
        raiseBarrier(state);
    state.actor = static_cast<std::uint8_t>(seat);
}

/// Rulebook, "Řešení rozporů": of these seats, the one with the lowest card in its pyramid. Only cards that lie in
/// pyramids count, not those tucked under them: a tucked card has been laid nowhere.
Seat lowestInPyramids(const State& state, std::uint8_t seats);

/// One seat's choice in a phase where all choose at once. Nothing of it shows before all have chosen.
inline void seal(Turn& turn, Seat seat, std::uint8_t choice)
{
    player(turn.state, seat).sealed = choice;
    answered(turn.state, seat);
    turn.tell(EventKind::Sealed, core::index(seat));
}

/// Whether this seat has chosen in a phase where others still choose. Then it may change its mind: nobody has seen
/// anything, and the rulebook's fists and cards stay closed until all are held out.
inline bool mayUnseal(const State& state, Seat seat)
{
    return isSealing(state.phase) && player(state, seat).sealed != notSealed;
}

void unseal(Turn& turn, Seat seat);

} // namespace sandglass::viceroy
