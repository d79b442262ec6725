// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/apply.h"
#include "pendulum/imagine.h"
#include "pendulum/invariants.h"
#include "pendulum/json.h"
#include "pendulum/legal.h"
#include "pendulum/scoring.h"
#include "pendulum/setup.h"
#include "pendulum/timers.h"
#include "pendulum/view.h"

namespace sandglass::pendulum {

/// Pendulum, as everything outside this folder sees it.
struct Game {
    using CardSet = pendulum::CardSet;
    using Options = pendulum::Options;
    using State = pendulum::State;
    using Verb = pendulum::Verb;
    using Refusal = pendulum::Refusal;
    using EventKind = pendulum::EventKind;
    using Events = pendulum::Events;
    using Actions = pendulum::Actions;

    static constexpr std::string_view id = "pendulum";
    static constexpr int revision = 2;
    static constexpr core::Lexicon<Verb> verbs = pendulum::verbs;
    static constexpr core::Lexicon<Refusal> refusals = pendulum::refusals;
    static constexpr core::Lexicon<EventKind> events = pendulum::events;

    static std::expected<CardSet, core::Problems> load(const core::DataFiles& files) { return pendulum::load(files); }
    static core::Hash fingerprint(const CardSet& cards) { return pendulum::fingerprint(cards); }

    static std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed)
    {
        return pendulum::setup(cards, options, seed);
    }
    static std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
    {
        return pendulum::apply(cards, state, command);
    }
    static Actions legal(const CardSet& cards, const State& state, core::Seat seat, core::Millis now)
    {
        return pendulum::legal(cards, state, seat, now);
    }
    static core::View<State> view(const CardSet&, const State& state, core::Seat seat)
    {
        return pendulum::view(state, seat);
    }
    static State imagine(const CardSet&, const core::View<State>& view, core::Random& random)
    {
        return pendulum::imagine(view, random);
    }
    static Event veil(const Event& event, core::Seat seat) { return pendulum::veil(event, seat); }

    static int seats(const State& state) { return state.seatCount; }
    static bool isOver(const State& state) { return state.phase == Phase::Over; }
    static core::Ranking ranking(const CardSet& cards, const State& state) { return pendulum::ranking(cards, state); }
    static core::ScoreSheet score(const CardSet& cards, const State& state, core::Seat seat)
    {
        return pendulum::scoreSheet(cards, state, seat);
    }
    static std::string_view character(const CardSet& cards, const State& state, core::Seat seat)
    {
        return cards.mats[state.seats[core::index(seat)].mat].id;
    }
    /// Rulebook, "Fáze rady", step 5: repositioning is not real time; clashes go by privilege until it ends.
    static int contest(const State& state) { return state.phase == Phase::Reposition ? state.round : 0; }
    static bool concludes(const Action& action) { return action.code == Verb::Done; }
    static bool reveals(const State& before, const State& after)
    {
        return before.provinceDeck.size() != after.provinceDeck.size()
            || before.councilDeck.size() != after.councilDeck.size()
            || before.achievementDeck.size() != after.achievementDeck.size();
    }
    static bool conceal(const CardSet&, State& state, const State& seen, bool again)
    {
        return pendulum::conceal(state, seen, again);
    }
    static int privilege(const State& state, core::Seat seat) { return state.rank(core::index(seat)); }
    static std::uint32_t undoBarrier(const State& state) { return state.barrier; }
    static std::optional<core::Millis> wakeTime(const CardSet& cards, const State& state, core::Millis now)
    {
        return pendulum::wakeTime(cards, state, now);
    }
    static std::optional<std::string> invariants(const CardSet& cards, const State& state)
    {
        return pendulum::invariants(cards, state);
    }

    static std::string describe(const CardSet& cards, const State& state) { return pendulum::describe(cards, state); }
    static std::string describeOptions(const Options& options) { return pendulum::describeOptions(options); }
    static std::expected<Options, core::Problem> readOptions(std::string_view json)
    {
        return pendulum::readOptions(json);
    }
    static std::expected<State, core::Problem> arrange(
        const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
    {
        return pendulum::arrange(cards, options, seed, json);
    }
};

static_assert(core::Game<Game>);

} // namespace sandglass::pendulum
