// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_advice.h"

#include <bit>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

/// The first seat that something is waited of, but for this one.
int whoIsAwaited(const State& state, int seat)
{
    if (isActing(state.phase) && state.actor < state.seats && state.actor != seat)
        return state.actor;
    const unsigned others = state.pending & ~(1u << seat);
    return others == 0 ? -1 : std::countr_zero(others);
}

QString aside(const State& state, int seat)
{
    const bool within = (state.inPhase >> seat & 1) != 0;
    if (state.phase == Phase::Bidding && !within)
        return u"viceroy.hint.noAuction"_s;
    if (state.phase == Phase::Picking && !within)
        return u"viceroy.hint.noBuilding"_s;
    if (state.phase == Phase::Playing && (state.queue >> seat & 1))
        return u"viceroy.hint.later"_s;
    return {};
}

/// The question itself; where it is answered behind the screen, only that there is one.
Telling asked(const Decision& decision)
{
    const QString word = toText(askWords[static_cast<std::size_t>(decision.ask)]);
    switch (decision.ask) {
    case Ask::FirstCard:
    case Ask::KeepCard:
    case Ask::Bid:
    case Ask::Play:
    case Ask::Place:
        return toTell(u"viceroy.hint."_s + word);
    case Ask::TakeGem:
        return toTell(u"viceroy.hint."_s + word, {{u"n"_s, int{decision.a}}});
    default:
        return toTell(isSecret(decision.ask) ? u"viceroy.hint.secret"_s : u"viceroy.ask."_s + word);
    }
}

} // namespace

Telling viceroyAdvice(const ViceroyReading& reading, int seat)
{
    const State& state = reading.shared;
    const Player& own = player(state, core::seatAt(seat));
    if (state.phase == Phase::Finished)
        return {};
    if (own.decision.ask != Ask::Nothing)
        return asked(own.decision);
    if (isSealing(state.phase) && own.sealed != notSealed)
        return toTell(u"viceroy.hint.sealed"_s);
    const int other = whoIsAwaited(state, seat);
    if (const QString id = aside(state, seat); !id.isEmpty())
        return toTell(id);
    return other < 0 ? Telling{} : waitingFor(other);
}

} // namespace sandglass::app
