// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_advice.h"

#include "pendulum/pendulum_faces.h"
#include "pendulum/pendulum_workers.h"
#include "pendulum/rounds.h"
#include "pendulum/timers.h"

#include <algorithm>
#include <optional>
#include <span>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

bool any(const Actions& legal, Verb verb)
{
    return std::ranges::any_of(legal, [verb](const Action& action) { return action.code == verb; });
}

Telling ofTimer(const QString& id, int area)
{
    return toTell(id + toText(areaWords[area]));
}

/// The highest one who is not done.
int whoPlaysOn(const State& state)
{
    const auto order = std::span(state.order).first(state.orderCount);
    const auto plays = [&](int seat) { return seat != neutralSeat && !state.isDone(seat); };
    const auto found = std::ranges::find_if(order, plays);
    return found == order.end() ? -1 : *found;
}

/// What somebody else does now, and whether this seat comes after that.
Telling waitingFor(const QString& what, int now, bool nextIsOwn)
{
    return toTell(
        u"pendulum.hint.waiting."_s + what + (nextIsOwn ? u"Next"_s : QString()), {{u"seat"_s, seatToTell(now)}});
}

/// Whoever takes a reward after the one who does now.
bool takesNext(const State& state, int seat)
{
    const auto order = std::span(state.order).first(state.orderCount);
    const auto next = std::ranges::find_if(order.subspan(std::min<std::size_t>(state.turn + 1, order.size())),
        [](int other) { return other != neutralSeat; });
    return next != order.end() && *next == seat;
}

/// Whether a figure of the seat waits in the row where the timer comes to.
bool waitsFor(const State& state, const SeatState& own, int area)
{
    const int next = rowOfTimer(state, area) ^ 1;
    return std::ranges::any_of(own.workers, [&](int at) { return spot::isFrame(at) && spot::row(at) == next; });
}

/// A timer that has run out: best one that would come to the row where the seat's own figures wait.
std::optional<int> timerToFlip(const State& state, const SeatState& own, const Actions& legal)
{
    std::optional<int> first;
    for (const Action& action : legal) {
        if (action.code != Verb::Flip)
            continue;
        const int area = action.args[0];
        if (waitsFor(state, own, area))
            return area;
        first = first.value_or(area);
    }
    return first;
}

/// A timer whose sand is about to end while one of the seat's figures in its row could still act there.
std::optional<int> timerAboutToEnd(const PendulumReading& reading, const SeatState& own, const Actions& legal)
{
    for (const Action& action : legal) {
        if (action.code != Verb::Act)
            continue;
        const int row = spot::row(own.workers[action.args[0]]);
        const core::Millis left = sandLeft(reading.cards, reading.state, row / 2, reading.now);
        if (!reading.state.isUntimed() && reading.state.timerIn(row) && left > 0 && left <= lastSeconds)
            return row / 2;
    }
    return {};
}

/// Of an untimed round: which timers turn when everybody is done. With the last of them the council is called.
Telling ofStep(const PendulumReading& reading)
{
    const auto& track = reading.cards.timerTrack;
    const std::size_t step = reading.state.step;
    QStringList next;
    for (int area = 0; area < areaCount; ++area)
        if (track[step] >> area & 1)
            next.append(toText(areaWords[static_cast<std::size_t>(area)]));
    return toTell(u"pendulum.hint.step."_s + next.join(u'.'),
        {{u"step"_s, static_cast<int>(step)}, {u"steps"_s, static_cast<int>(track.size())}});
}

int nextToRunOut(const PendulumReading& reading)
{
    const auto left = [&](int area) { return sandLeft(reading.cards, reading.state, area, reading.now); };
    int next = 0;
    for (int area = 1; area < areaCount; ++area)
        next = left(area) < left(next) ? area : next;
    return next;
}

/// While sand runs, or in a step of an untimed round. The first that is possible: what a timer's turn would take away,
/// then what brings figures on, then what turns the timers, then cards.
Telling playing(const PendulumReading& reading, int seat, const Actions& legal)
{
    const SeatState& own = reading.state.seats[seat];
    if (any(legal, Verb::Resume))
        return toTell(u"pendulum.hint.resume"_s);
    if (const auto area = timerAboutToEnd(reading, own, legal))
        return ofTimer(u"pendulum.hint.lastSeconds."_s, *area);
    if (any(legal, Verb::Act))
        return toTell(u"pendulum.hint.act"_s);
    if (any(legal, Verb::Achieve))
        return toTell(u"pendulum.hint.achieve"_s);
    if (std::ranges::any_of(legal, [&](const Action& action) { return placesFreeWorker(own, action); }))
        return toTell(u"pendulum.hint.place"_s);
    if (any(legal, Verb::Done))
        return ofStep(reading);
    if (const auto area = timerToFlip(reading.state, own, legal))
        return ofTimer(
            waitsFor(reading.state, own, *area) ? u"pendulum.hint.flipToAct."_s : u"pendulum.hint.flip."_s, *area);
    if (any(legal, Verb::Play))
        return toTell(u"pendulum.hint.play"_s);
    if (any(legal, Verb::Recover))
        return toTell(u"pendulum.hint.recover"_s);
    if (reading.state.isDone(seat))
        return toTell(u"pendulum.hint.done"_s, {{u"seat"_s, seatToTell(whoPlaysOn(reading.state))}});
    if (any(legal, Verb::Refill))
        return toTell(u"pendulum.hint.refill"_s);
    return ofTimer(u"pendulum.hint.wait."_s, nextToRunOut(reading));
}

/// The first one by privilege that has to decide something.
int whoDecides(const State& state)
{
    const auto decides = [&](int seat) { return seat != neutralSeat && state.seats[seat].owed != 0; };
    const auto order = std::span(state.order).first(state.orderCount);
    const auto found = std::ranges::find_if(order, decides);
    return found == order.end() ? -1 : *found;
}

} // namespace

Telling adviceOf(const PendulumReading& reading, int seat, const Actions& legal)
{
    const State& state = reading.state;
    if (state.seats[seat].owed != 0)
        return {}; // the tray asks for it
    const QString ofPhase = u"pendulum.hint."_s + toText(phaseWords[static_cast<std::size_t>(state.phase)]);
    switch (state.phase) {
    case Phase::Opening:
        if (openingSeat(state) == seat)
            return toTell(ofPhase);
        return waitingFor(u"opening"_s, openingSeat(state),
            state.turn + 1 < 2 * state.seatCount && state.order[(state.turn + 1) % state.seatCount] == seat);
    case Phase::Ready:
        if (!any(legal, Verb::Begin))
            return toTell(ofPhase + u".sand"_s);
        return toTell(state.isUntimed() ? ofPhase + u".calm"_s : ofPhase);
    case Phase::Playing:
        return playing(reading, seat, legal);
    case Phase::CouncilCalled:
    case Phase::Reposition:
        if (any(legal, Verb::Resume))
            return toTell(u"pendulum.hint.resume"_s);
        return toTell(state.isDone(seat) ? ofPhase + u".done"_s : ofPhase);
    case Phase::Rewards:
        return waitingFor(u"rewards"_s, whoDecides(state), takesNext(state, seat));
    case Phase::Limit:
        return waitingFor(whoDecides(state));
    case Phase::Over:
        break;
    }
    return {};
}

Telling adviceFor(const QList<int>& targets, bool rowHasTimer)
{
    if (std::ranges::any_of(targets, &spot::isBox))
        return toTell(u"pendulum.hand.box"_s);
    if (std::ranges::any_of(targets, &spot::isFrame))
        return toTell(u"pendulum.hand.frame"_s);
    if (!targets.isEmpty())
        return toTell(u"pendulum.hand.home"_s);
    return toTell(rowHasTimer ? u"pendulum.hand.stuck"_s : u"pendulum.hand.nowhere"_s);
}

} // namespace sandglass::app
