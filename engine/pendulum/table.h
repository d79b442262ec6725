// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/events.h"
#include "pendulum/refusals.h"
#include "pendulum/state.h"

// How the rules are written: for each verb a pair of functions. `whyNot…(Table, …)` looks and gives the refusal, if
// there is one; `do…(Turn, …)` changes the state and must only be called when the first had nothing to say.
namespace sandglass::pendulum {

/// What a check looks at: somebody, at some time, in front of the table.
struct Table {
    const CardSet& cards;
    const State& state;
    int seat;
    core::Millis now;

    const SeatState& own() const { return state.seats[seat]; }
    const Mat& mat() const { return cards.mats[own().mat]; }
    const Board& board() const { return cards.board(state.seatCount); }
    const Box& box(int spot) const { return board().rows[spot::row(spot)].box[spot::column(spot)]; }
    bool boxExists(int spot) const { return spot::column(spot) < board().rows[spot::row(spot)].boxes; }
};

/// The same with the right to change things, and to tell what happened.
struct Turn {
    const CardSet& cards;
    State& state;
    Events& events;
    int seat;
    core::Millis now;

    SeatState& own() const { return state.seats[seat]; }
    Table table() const { return {cards, state, seat, now}; }
    template <class... Values>
    void tell(EventKind kind, Values... values) const
    {
        events.push(core::say(kind, values...));
    }
};

/// The hand's bit of a stratagem, or -1 if it can never be in this seat's hand.
constexpr int bitOf(int mat, int stratagem)
{
    if (stratagem >= ownStratagems)
        return stratagemsAMat + stratagem - ownStratagems;
    return stratagem / stratagemsAMat == mat ? stratagem % stratagemsAMat : -1;
}
constexpr int stratagemOf(int mat, int bit)
{
    return bit < stratagemsAMat ? mat * stratagemsAMat + bit : ownStratagems + bit - stratagemsAMat;
}

/// Whether this seat owes an answer of that kind, and owes nothing more urgent.
inline Verdict whyNotAnswer(const Table& table, Decision decision)
{
    if (table.own().owed == 0)
        return table.state.phase == Phase::Over ? no(Refusal::GameIsOver) : no(Refusal::NothingToDecide, decision);
    if (table.own().decision() != decision)
        return no(Refusal::DecideFirst, table.own().decision());
    return std::nullopt;
}

/// Whether this seat may start an action of its own in a running round.
inline Verdict whyNotStart(const Table& table)
{
    if (table.own().owed != 0)
        return no(Refusal::DecideFirst, table.own().decision());
    switch (table.state.phase) {
    case Phase::Opening:
        return no(Refusal::OpeningFirst);
    case Phase::Ready:
        return no(Refusal::RoundNotBegun);
    case Phase::Rewards:
    case Phase::Limit:
    case Phase::Reposition:
        return no(Refusal::CouncilPhase);
    case Phase::Over:
        return no(Refusal::GameIsOver);
    case Phase::Playing:
    case Phase::CouncilCalled:
        break;
    }
    if (table.state.isDone(table.seat))
        return no(Refusal::AlreadyDone);
    return std::nullopt;
}

/// An action of this seat gives those above it, who were done already, the right to answer it.
/// Rulebook, "Svolání rady" and questions: who stands higher in privilege acts last.
inline void overtake(const Turn& turn)
{
    State& state = turn.state;
    if (state.done == 0)
        return;
    const int rank = state.rank(turn.seat);
    for (int place = 0; place < rank; ++place)
        if (state.order[place] != neutralSeat)
            state.overtaken = static_cast<std::uint8_t>(state.overtaken | (state.done & 1 << state.order[place]));
}

} // namespace sandglass::pendulum
