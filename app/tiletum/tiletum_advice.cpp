// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_advice.h"

#include "tiletum/grants.h"
#include "tiletum/play.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

/// Everything but ending and tasks, which can always be done.
bool anythingOf(const Actions& legal, int first, int last)
{
    return std::ranges::any_of(legal, [&](const auto& action) {
        const int code = static_cast<int>(action.code);
        return code >= first && code <= last;
    });
}

bool mayGoOn(const Actions& legal)
{
    return anythingOf(legal, static_cast<int>(Verb::Take), static_cast<int>(Verb::Enjoy));
}

/// What needs no points, but for buying, which is possible with any two pieces of gold.
bool mayDoTask(const Actions& legal)
{
    return std::ranges::any_of(legal, [](const auto& action) {
        return action.code == Verb::Fulfil || action.code == Verb::Adorn || action.code == Verb::Contribute
            || action.code == Verb::Use;
    });
}

QString openWord(Open open)
{
    return toText(openWords[static_cast<std::size_t>(open)]);
}

Telling ofTurn(const State& state, const Actions& legal)
{
    const Frame& frame = top(state);
    if (frame.open != Open::Spend && frame.open != Open::Steps)
        return toTell(u"tiletum.hint."_s + openWord(frame.open), {{u"n"_s, frame.points}});
    if (!mayGoOn(legal) && state.stack.size() > 1)
        return toTell(u"tiletum.hint.rest"_s);
    if (!mayGoOn(legal))
        return toTell(mayDoTask(legal) ? u"tiletum.hint.tasks"_s : u"tiletum.hint.end"_s);
    if (frame.open == Open::Steps)
        return toTell(u"tiletum.hint.steps"_s);
    return toTell(
        u"tiletum.hint."_s + toText(actionWords[static_cast<std::size_t>(frame.action)]), {{u"n"_s, frame.points}});
}

/// Who plays, and when this seat does: next, later in this cycle, or not any more.
Telling waiting(const State& state, int seat)
{
    const auto after = [&](int place) { return place + 1 < state.order.size() ? state.order[place + 1] : -1; };
    const auto at = std::ranges::find(state.order, state.active);
    const auto own = std::ranges::find(state.order, seat);
    if (state.phase != Phase::Action || at == state.order.end() || own == state.order.end())
        return waitingFor(state.active);
    QVariantMap who{{u"seat"_s, seatToTell(state.active)}};
    if (own < at)
        return toTell(u"tiletum.hint.played"_s, who);
    const int next = after(static_cast<int>(at - state.order.begin()));
    if (next == seat)
        return toTell(u"tiletum.hint.next"_s, who);
    who.insert(u"other"_s, seatToTell(next));
    return toTell(u"tiletum.hint.later"_s, who);
}

} // namespace

QString decisionOf(const State& state, int seat)
{
    if (state.phase == Phase::Over || state.active != seat)
        return {};
    const Open open = top(state).open;
    switch (open) {
    case Open::BonusTile:
    case Open::KingTile:
    case Open::ChooseAction:
    case Open::Bonuses:
    case Open::Resources:
    case Open::Colour:
    case Open::Activate:
        return openWord(open);
    default:
        return {};
    }
}

Telling adviceOf(const State& state, int seat, const Actions& legal)
{
    if (state.phase == Phase::Over)
        return {};
    if (state.active != seat)
        return waiting(state, seat);
    return ofTurn(state, legal);
}

QString whyNotStored(const Verdict& why)
{
    switch ((*why).code) {
    case Refusal::FamilyHeld:
        return u"held"_s;
    case Refusal::NoContractSpace:
        return u"noSpace"_s;
    default:
        return u"full"_s;
    }
}

Telling lostKingTile(const CardSet& cards, const State& state, int seat, const QList<Telling>& events)
{
    // Who is asked leaves it of their own will.
    if (state.active == seat && !state.stack.empty()
        && (top(state).open == Open::BonusTile || top(state).open == Open::KingTile))
        return {};
    for (const Telling& event : events) {
        if (event.word != u"tileDeclined" || event.thing(u"seat"_s).number != seat)
            continue;
        const tiletum::Board& board = state.boards[static_cast<std::size_t>(seat)];
        if (const Verdict why = mayStore(cards, board, event.thing(u"tile"_s).number))
            return toTell(u"tiletum.hint.lost."_s + whyNotStored(why));
    }
    return {};
}

} // namespace sandglass::app
