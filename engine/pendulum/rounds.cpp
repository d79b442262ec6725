// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/rounds.h"

#include "pendulum/council.h"
#include "pendulum/timers.h"

namespace sandglass::pendulum {

int openingSeat(const State& state)
{
    return state.order[state.turn % state.seatCount]; // the neutral rival starts at the end of the track
}

int openingWorker(const State& state)
{
    return state.turn < state.seatCount ? 0 : regularFirst;
}

void nextOpeningTurn(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    if (++state.turn < 2 * state.seatCount)
        return;
    state.turn = 0;
    state.phase = Phase::Ready;
    turn.tell(EventKind::EverybodyReady);
}

namespace {

Verdict whyNotSpeak(const Table& table)
{
    if (table.own().owed != 0)
        return no(Refusal::DecideFirst, table.own().decision());
    switch (table.state.phase) {
    case Phase::Over:
        return no(Refusal::GameIsOver);
    case Phase::CouncilCalled:
    case Phase::Reposition:
        return std::nullopt;
    case Phase::Playing:
        return table.state.isUntimed() ? std::nullopt : no(Refusal::TimedRound);
    default:
        return no(Refusal::NotNow, table.state.phase);
    }
}

/// Rulebook, "Hra bez přesýpacích hodin": when all are done the token moves on and the timers shown there flip.
void nextStep(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    state.done = state.overtaken = 0;
    turn.tell(EventKind::StepReached, ++state.step);
    for (int area = 0; area < areaCount; ++area)
        if (turn.cards.timerTrack[state.step - 1] >> area & 1)
            turnOver(turn, area);
}

void lastWords(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    for (int place = 0; place < state.orderCount; ++place)
        if (const int seat = state.order[place]; state.overtaken >> seat & 1)
            turn.tell(EventKind::LastWord, seat);
    state.done = static_cast<std::uint8_t>(state.done & ~state.overtaken);
    state.overtaken = 0;
}

void everybodyDone(const Turn& turn)
{
    State& state = turn.state;
    switch (state.phase) {
    case Phase::Playing:
        return nextStep(turn);
    case Phase::CouncilCalled:
        return state.overtaken != 0 ? lastWords(turn) : beginCouncil(turn);
    default:
        ++state.barrier;
        state.done = state.overtaken = 0;
        state.phase = Phase::Ready;
        turn.tell(EventKind::EverybodyReady);
    }
}

} // namespace

Verdict whyNotDone(const Table& table)
{
    if (const Verdict verdict = whyNotSpeak(table))
        return verdict;
    return table.state.isDone(table.seat) ? no(Refusal::AlreadyDone) : std::nullopt;
}

void doDone(const Turn& turn)
{
    State& state = turn.state;
    state.done = static_cast<std::uint8_t>(state.done | 1 << turn.seat);
    turn.tell(EventKind::SeatDone, turn.seat);
    if (state.done == state.everybody())
        everybodyDone(turn);
}

Verdict whyNotResume(const Table& table)
{
    if (const Verdict verdict = whyNotSpeak(table))
        return verdict;
    if (!table.state.isDone(table.seat))
        return no(Refusal::NotDone);
    return table.state.overtaken >> table.seat & 1 ? std::nullopt : no(Refusal::NobodyOvertook);
}

void doResume(const Turn& turn)
{
    State& state = turn.state;
    const auto others = static_cast<std::uint8_t>(~(1 << turn.seat));
    state.done &= others;
    state.overtaken &= others;
    turn.tell(EventKind::SeatResumed, turn.seat);
}

Verdict whyNotBegin(const Table& table)
{
    if (table.state.phase == Phase::Over)
        return no(Refusal::GameIsOver);
    if (table.state.phase != Phase::Ready)
        return no(Refusal::NotNow, table.state.phase);
    if (table.state.isUntimed())
        return std::nullopt;
    // Rulebook, "Fáze rady", step 6: whatever still runs is waited for.
    for (int area = 0; area < areaCount; ++area)
        if (const core::Millis left = sandLeft(table.cards, table.state, area, table.now))
            return no(Refusal::SandRuns, area, (left + 999) / 1000);
    return std::nullopt;
}

void doBegin(const Turn& turn)
{
    State& state = turn.state;
    state.phase = Phase::Playing;
    turn.tell(EventKind::RoundBegan, state.round, state.isUntimed());
    if (state.isUntimed())
        return nextStep(turn); // the first step of the timer track flips all three
    ++state.barrier;
    for (int area = 0; area < areaCount; ++area)
        turnOver(turn, area);
}

int highestSeat(const State& state)
{
    return state.order[0] == neutralSeat ? state.order[1] : state.order[0];
}

Verdict whyNotPace(const Table& table, int mode)
{
    if (table.state.phase == Phase::Over)
        return no(Refusal::GameIsOver);
    if (table.state.phase != Phase::Reposition)
        return no(Refusal::NotNow, table.state.phase);
    if (table.seat != highestSeat(table.state))
        return no(Refusal::PaceNotYours, highestSeat(table.state));
    if (table.state.paceChanged || table.state.paceFixed)
        return no(Refusal::PaceSettled);
    return mode == table.state.isUntimed() ? no(Refusal::PaceSame, mode) : std::nullopt;
}

void doPace(const Turn& turn, int mode)
{
    State& state = turn.state;
    state.untimed = static_cast<std::uint8_t>(state.untimed ^ 1 << (state.round - 1));
    state.paceChanged = 1;
    state.done = state.overtaken = 0; // everybody has agreed to another kind of round
    ++state.barrier;
    turn.tell(EventKind::PaceSet, state.round, mode);
}

} // namespace sandglass::pendulum
