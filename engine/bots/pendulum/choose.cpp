// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/choose.h"

#include "bots/pendulum/consider.h"
#include "bots/pendulum/policy.h"
#include "pendulum/imagine.h"
#include "pendulum/legal.h"

namespace sandglass::pendulum::bot {

std::optional<Action> choose(const CardSet& cards, const core::View<State>& view, core::Millis now, bots::Mind mind)
{
    const Actions actions = legal(cards, view.known, view.seat, now);
    if (actions.empty())
        return std::nullopt;
    const int seat = core::index(view.seat);
    if (actions.size() == 1 && view.known.seats[seat].owed != 0)
        return actions[0];
    core::Random random(mind.character);
    const State state = imagine(view, random);
    const Taste taste = tasteOf(mind);
    return mind.level == bots::Level::Hard ? consider(cards, state, seat, now, taste)
                                           : preferred(cards, state, seat, now, taste);
}

std::optional<Action> choose(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp&)
{
    const auto action = choose(cards, view, question.now, question.mind);
    return action && question.amongPeople && action->code == Verb::Begin ? std::nullopt : action;
}

std::optional<bots::Considered<Game>> advise(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp& timeIsUp)
{
    const auto action = choose(cards, view, question, timeIsUp);
    if (!action)
        return std::nullopt;
    core::Random random(question.mind.character);
    return bots::Considered<Game>{
        *action, reasonsFor(cards, imagine(view, random), core::index(view.seat), question.now, *action)};
}

} // namespace sandglass::pendulum::bot
