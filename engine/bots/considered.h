// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/foresight.h"
#include "bots/mind.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sandglass::bots {

/// What somebody would do, and what speaks for it in the long run.
template <core::Game G>
struct Considered {
    core::Phrase<typename G::Verb> action;
    Reasons reasons;
};

/// What an action brings at once and for certain: what happens whatever it is that the seat cannot see.
template <core::Game G>
struct AtOnce {
    core::ScoreSheet gained; ///< the change of each line
    std::vector<core::Phrase<typename G::EventKind>> events; ///< as the seat may know them
};

template <core::Game G>
AtOnce<G> atOnce(const typename G::CardSet& cards, const core::View<typename G::State>& view,
    const core::Phrase<typename G::Verb>& action, core::Millis now)
{
    constexpr int imaginings = 4;
    core::Random random(core::hashOf(view.known));
    const core::ScoreSheet before = G::score(cards, view.known, view.seat);
    std::optional<AtOnce<G>> common;
    for (int i = 0; i < imaginings; ++i) {
        auto state = G::imagine(cards, view, random);
        const auto events = G::apply(cards, state, {view.seat, now, action});
        if (!events)
            return {};
        AtOnce<G> one{G::score(cards, G::view(cards, state, view.seat).known, view.seat), {}};
        for (int line = 0; line < one.gained.size(); ++line)
            one.gained[line].points -= before[line].points;
        for (const auto& event : *events)
            one.events.push_back(G::veil(event, view.seat));
        if (!common) {
            common = std::move(one);
            continue;
        }
        for (int line = 0; line < one.gained.size(); ++line)
            if (one.gained[line].points != common->gained[line].points)
                common->gained[line].points = 0;
        std::erase_if(common->events, [&](const auto& event) { return !std::ranges::contains(one.events, event); });
    }
    return *std::move(common);
}

/// Points that are made at once come first; of the rest, what is not said by them already.
inline Reasons together(const core::ScoreSheet& atOnce, const Reasons& inTheLongRun, core::Seat seat)
{
    Reasons reasons;
    for (const core::ScoreLine& line : atOnce)
        if (line.points > 0 && !reasons.full())
            reasons.push({Reason::Kind::Now, line.word, seat, line.points});
    for (const Reason& reason : inTheLongRun) {
        const bool said = reason.kind == Reason::Kind::Later
            && std::ranges::any_of(atOnce,
                [&](const core::ScoreLine& line) { return line.word == reason.line && line.points >= reason.points; });
        if (!said && !reasons.full())
            reasons.push(reason);
    }
    if (reasons.empty())
        reasons.push({.kind = Reason::Kind::Equal, .seat = seat});
    return reasons;
}

} // namespace sandglass::bots
