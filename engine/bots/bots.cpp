// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots.h"

#include "bots/pendulum/choose.h"
#include "bots/tiletum/choose.h"
#include "bots/viceroy/choose.h"
#include "core/session_of.h"
#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <algorithm>

namespace sandglass::bots {

namespace {

template <core::Game G>
using Choose = std::optional<core::Phrase<typename G::Verb>>(
    const typename G::CardSet&, const core::View<typename G::State>&, const Question&, const TimeIsUp&);

/// What a thought takes with it.
template <core::Game G>
struct Asked {
    const typename G::CardSet* cards;
    core::View<typename G::State> view;
};

/// The view is made here: this is the only door. Nothing, where there is nothing to think about.
template <core::Game G>
std::optional<Asked<G>> askedOf(const core::Session& session, const Question& question)
{
    const auto* known = dynamic_cast<const core::SessionOf<G>*>(&session);
    if (known == nullptr || core::index(question.seat) >= known->seats() || known->isOver())
        return std::nullopt;
    const auto& cards = known->match().cards();
    return Asked<G>{&cards, G::view(cards, known->match().state(), question.seat)};
}

/// Leads a game's own `choose` to text.
template <core::Game G, Choose<G>* choose>
Thought thoughtOf(const core::Session& session, const Question& question)
{
    const auto asked = askedOf<G>(session, question);
    if (!asked)
        return {};
    return [asked = *asked, question](const TimeIsUp& timeIsUp) -> Choice {
        const auto action = choose(*asked.cards, asked.view, question, timeIsUp);
        if (!action)
            return std::nullopt;
        return core::text<typename G::Verb>(G::verbs, *action, *asked.cards);
    };
}

template <core::Game G>
using Advise = std::optional<Considered<G>>(
    const typename G::CardSet&, const core::View<typename G::State>&, const Question&, const TimeIsUp&);

/// Puts together what an action brings at once and what speaks for it in the long run.
template <core::Game G>
Advice adviceOf(const typename G::CardSet& cards, const core::View<typename G::State>& view, const Considered<G>& idea,
    core::Millis now)
{
    const AtOnce<G> soon = atOnce<G>(cards, view, idea.action, now);
    Advice advice{core::text<typename G::Verb>(G::verbs, idea.action, cards), {}, {}};
    for (const auto& event : soon.events)
        advice.brings.push_back({G::id, "event", core::entryOf<typename G::EventKind>(G::events, event.code).word,
            core::arguments<typename G::EventKind>(G::events, event, cards)});
    if (G::legal(cards, view.known, view.seat, now).size() == 1)
        advice.reasons.push({.kind = Reason::Kind::Only, .seat = view.seat});
    else
        advice.reasons = together(soon.gained, idea.reasons, view.seat);
    return advice;
}

template <core::Game G, Advise<G>* advise>
Counsel counselOf(const core::Session& session, const Question& question)
{
    const auto asked = askedOf<G>(session, question);
    if (!asked)
        return {};
    return [asked = *asked, question](const TimeIsUp& timeIsUp) -> std::optional<Advice> {
        const auto idea = advise(*asked.cards, asked.view, question, timeIsUp);
        if (!idea)
            return std::nullopt;
        return adviceOf<G>(*asked.cards, asked.view, *idea, question.now);
    };
}

struct Opponents {
    std::string_view game;
    Thought (*prepare)(const core::Session&, const Question&);
    Counsel (*prepareAdvice)(const core::Session&, const Question&);
};

template <core::Game G, Choose<G>* choose, Advise<G>* advise>
constexpr Opponents opponentsOf()
{
    return {G::id, thoughtOf<G, choose>, counselOf<G, advise>};
}

constexpr std::array registry{
    opponentsOf<pendulum::Game, pendulum::bot::choose, pendulum::bot::advise>(),
    opponentsOf<viceroy::Game, viceroy::bot::choose, viceroy::bot::advise>(),
    opponentsOf<tiletum::Game, tiletum::bot::choose, tiletum::bot::advise>(),
};

const Opponents* opponentsFor(const core::Session& session)
{
    const auto found = std::ranges::find(registry, session.game(), &Opponents::game);
    return found == registry.end() ? nullptr : &*found;
}

} // namespace

bool play(std::string_view game)
{
    return std::ranges::contains(registry, game, &Opponents::game);
}

Thought prepare(const core::Session& session, const Question& question)
{
    const Opponents* opponents = opponentsFor(session);
    return opponents ? opponents->prepare(session, question) : Thought();
}

Counsel prepareAdvice(const core::Session& session, const Question& question)
{
    const Opponents* opponents = opponentsFor(session);
    return opponents ? opponents->prepareAdvice(session, question) : Counsel();
}

Choice chooseAction(const core::Session& session, core::Seat seat, core::Millis now, Mind mind)
{
    const Thought thought = prepare(session, {.seat = seat, .now = now, .mind = mind});
    return thought ? thought({}) : std::nullopt;
}

} // namespace sandglass::bots
