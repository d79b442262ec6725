// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/apply.h"
#include "tiletum/imagine.h"
#include "tiletum/invariants.h"
#include "tiletum/json.h"
#include "tiletum/legal.h"
#include "tiletum/scoring.h"
#include "tiletum/setup.h"
#include "tiletum/view.h"

namespace sandglass::tiletum {

/// Tiletum, as everything outside this folder sees it.
struct Game {
    using CardSet = tiletum::CardSet;
    using Options = tiletum::Options;
    using State = tiletum::State;
    using Verb = tiletum::Verb;
    using Refusal = tiletum::Refusal;
    using EventKind = tiletum::EventKind;
    using Events = tiletum::Events;
    using Actions = tiletum::Actions;

    static constexpr std::string_view id = "tiletum";
    static constexpr int revision = 3;
    static constexpr core::Lexicon<Verb> verbs = tiletum::verbs;
    static constexpr core::Lexicon<Refusal> refusals = tiletum::refusals;
    static constexpr core::Lexicon<EventKind> events = tiletum::eventLexicon;

    static std::expected<CardSet, core::Problems> load(const core::DataFiles& files) { return tiletum::load(files); }
    static core::Hash fingerprint(const CardSet& cards) { return cards.hash; }
    static std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed)
    {
        return tiletum::setup(cards, options, seed);
    }
    static std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
    {
        return tiletum::apply(cards, state, command);
    }
    static Actions legal(const CardSet& cards, const State& state, core::Seat seat, core::Millis)
    {
        return tiletum::legal(cards, state, seat);
    }
    static core::View<State> view(const CardSet& cards, const State& state, core::Seat seat)
    {
        return tiletum::view(cards, state, seat);
    }
    static State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random)
    {
        return tiletum::imagine(cards, view, random);
    }
    static Event veil(const Event& event, core::Seat seat) { return tiletum::veil(event, seat); }

    /// Seats that people sit at: one in a solo game, whose opponent plays by itself.
    static int seats(const State& state) { return state.solo ? 1 : state.players; }
    static bool isOver(const State& state) { return state.phase == Phase::Over; }
    static core::Ranking ranking(const CardSet& cards, const State& state) { return tiletum::ranking(cards, state); }
    static core::ScoreSheet score(const CardSet&, const State& state, core::Seat seat)
    {
        return tiletum::scoreLines(state, seat);
    }
    static std::string_view character(const CardSet&, const State&, core::Seat) { return {}; } ///< all boards are alike
    static int privilege(const State&, core::Seat) { return 0; } ///< turns never collide
    static bool reveals(const State& before, const State& after)
    {
        return before.bonusPile.size() != after.bonusPile.size() || before.revealed != after.revealed
            || before.contractPile.size() != after.contractPile.size() || before.round != after.round
            || before.characterOffer != after.characterOffer || before.decree != after.decree;
    }
    static std::uint32_t undoBarrier(const State& state) { return state.barrier; }
    static std::optional<core::Millis> wakeTime(const CardSet&, const State&, core::Millis) { return std::nullopt; }
    static std::optional<std::string> invariants(const CardSet& cards, const State& state)
    {
        return tiletum::invariants(cards, state);
    }

    static std::string describe(const CardSet& cards, const State& state) { return tiletum::describe(cards, state); }
    static std::string describeOptions(const Options& options) { return tiletum::describeOptions(options); }
    static std::expected<Options, core::Problem> readOptions(std::string_view json)
    {
        return tiletum::readOptions(json);
    }
    static std::expected<State, core::Problem> arrange(
        const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
    {
        return tiletum::arrange(cards, options, seed, json);
    }
};

static_assert(core::Game<Game>);

} // namespace sandglass::tiletum
