// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "viceroy/apply.h"
#include "viceroy/imagine.h"
#include "viceroy/invariants.h"
#include "viceroy/json.h"
#include "viceroy/legal.h"
#include "viceroy/scoring.h"
#include "viceroy/setup.h"
#include "viceroy/view.h"

namespace sandglass::viceroy {

/// Viceroy as everything outside this folder sees it. Time plays no part in it, and nobody has privilege: what happens
/// at once is sealed, and revealed together.
struct Game {
    using CardSet = viceroy::CardSet;
    using Options = viceroy::Options;
    using State = viceroy::State;
    using Verb = viceroy::Verb;
    using Refusal = viceroy::Refusal;
    using EventKind = viceroy::EventKind;
    using Events = viceroy::Events;
    using Actions = viceroy::Actions;

    static constexpr std::string_view id = "viceroy";
    static constexpr int revision = 3;
    static constexpr core::Lexicon<Verb> verbs = viceroy::verbs;
    static constexpr core::Lexicon<Refusal> refusals = viceroy::refusals;
    static constexpr core::Lexicon<EventKind> events = viceroy::events;

    static std::expected<CardSet, core::Problems> load(const core::DataFiles& files) { return viceroy::load(files); }
    static core::Hash fingerprint(const CardSet& cards) { return viceroy::fingerprint(cards); }
    static std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed)
    {
        return viceroy::setup(cards, options, seed);
    }
    static std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
    {
        return viceroy::apply(cards, state, command);
    }
    static Actions legal(const CardSet& cards, const State& state, Seat seat, core::Millis)
    {
        return viceroy::legal(cards, state, seat);
    }
    static core::View<State> view(const CardSet&, const State& state, Seat seat) { return viceroy::view(state, seat); }
    static State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random)
    {
        return viceroy::imagine(cards, view, random);
    }
    static Event veil(const Event& event, Seat seat) { return viceroy::veil(event, seat); }

    static int seats(const State& state) { return state.seats; }
    static bool isOver(const State& state) { return state.phase == Phase::Finished; }
    static core::Ranking ranking(const CardSet& cards, const State& state) { return viceroy::ranking(cards, state); }
    static core::ScoreSheet score(const CardSet& cards, const State& state, Seat seat)
    {
        return viceroy::scoreSteps(cards, state, seat);
    }
    static std::string_view character(const CardSet&, const State&, Seat) { return {}; } ///< pyramids have no names
    static int privilege(const State&, Seat) { return 0; }
    static bool reveals(const State& before, const State& after)
    {
        return (isSealing(before.phase) && before.phase != after.phase) || before.large.size() != after.large.size()
            || before.small.size() != after.small.size() || before.laws.size() != after.laws.size();
    }
    static std::uint32_t undoBarrier(const State& state) { return state.barrier; }
    static std::optional<core::Millis> wakeTime(const CardSet&, const State&, core::Millis) { return std::nullopt; }
    static std::optional<std::string> invariants(const CardSet& cards, const State& state)
    {
        return viceroy::invariants(cards, state);
    }

    static std::string describe(const CardSet& cards, const State& state) { return viceroy::describe(cards, state); }
    static std::string describeOptions(const Options& options) { return viceroy::describeOptions(options); }
    static std::expected<Options, core::Problem> readOptions(std::string_view json)
    {
        return viceroy::readOptions(json);
    }
    static std::expected<State, core::Problem> arrange(
        const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
    {
        return viceroy::arrange(cards, options, seed, json);
    }
};

static_assert(core::Game<Game>);

} // namespace sandglass::viceroy
