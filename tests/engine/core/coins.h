// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match.h"

#include <array>

/// The smallest game that has everything core is about: a contested row of coins, privilege, hidden purses, a draw that
/// reveals, and a bell that can only be rung after some time. It exists to test core and the battery, and to be read
/// as the shortest example of the contract.
namespace sandglass::coins {

using core::Millis;
using core::Seat;

inline constexpr int coinCount = 8;
inline constexpr Millis bellDelay = 5000;

enum class Verb : std::uint16_t { Take, Draw, Ring };
enum class Refusal : std::uint16_t { NoSuchCoin, CoinTaken, PurseIsEmpty, BellIsWarm };
enum class EventKind : std::uint16_t { Took, Drew, Rang };

inline constexpr core::Domain coinDomain{.name = "coin", .first = 0, .last = coinCount - 1};
inline constexpr core::Domain valueDomain{.name = "value", .first = 0, .last = 9};

inline constexpr std::array<core::Entry<Verb>, 3> verbs{{
    {Verb::Take, "take", {{{"coin", &coinDomain}}}},
    {Verb::Draw, "draw"},
    {Verb::Ring, "ring"},
}};
inline constexpr std::array<core::Entry<Refusal>, 4> refusals{{
    {Refusal::NoSuchCoin, "noSuchCoin"},
    {Refusal::CoinTaken, "coinTaken", {{{"coin", &coinDomain}, {"seat", &core::seatDomain}}}},
    {Refusal::PurseIsEmpty, "purseIsEmpty"},
    {Refusal::BellIsWarm, "bellIsWarm"},
}};
inline constexpr std::array<core::Entry<EventKind>, 3> eventWords{{
    {EventKind::Took, "took", {{{"seat", &core::seatDomain}, {"coin", &coinDomain}}}},
    {EventKind::Drew, "drew", {{{"seat", &core::seatDomain}, {"value", &valueDomain}}}},
    {EventKind::Rang, "rang", {{{"seat", &core::seatDomain}}}},
}};

struct CardSet {
    std::string_view word(std::string_view, int) const { return {}; }
    int number(std::string_view, std::string_view) const { return -1; }
};

struct Options {
    int seats = 3;
};

struct State {
    core::Random random;
    Millis rung = 0;
    std::uint32_t barrier = 0;
    std::array<std::int8_t, coinCount> owner{}; ///< -1: in the row
    std::array<core::List<std::uint8_t, 3>, core::maxSeats> purse{}; ///< hidden from the others
    std::array<std::uint8_t, core::maxSeats> drawn{};
    std::uint8_t seats = 0;
    std::uint8_t rings = 0;
    std::uint8_t spare = 0;
};

struct Game {
    using CardSet = coins::CardSet;
    using Options = coins::Options;
    using State = coins::State;
    using Verb = coins::Verb;
    using Refusal = coins::Refusal;
    using EventKind = coins::EventKind;
    using Events = core::Batch<core::Phrase<EventKind>, 2>;
    using Actions = core::Batch<core::Phrase<Verb>, 16>;

    static constexpr std::string_view id = "coins";
    static constexpr int revision = 1;
    static constexpr core::Lexicon<Verb> verbs = coins::verbs;
    static constexpr core::Lexicon<Refusal> refusals = coins::refusals;
    static constexpr core::Lexicon<EventKind> events = coins::eventWords;

    static std::expected<CardSet, core::Problems> load(const core::DataFiles&) { return CardSet{}; }
    static core::Hash fingerprint(const CardSet&) { return 1; }
    static std::expected<State, core::Problem> setup(const CardSet&, const Options& options, core::Seed seed);
    static std::expected<Events, core::Phrase<Refusal>> apply(const CardSet&, State&, const core::Command<Verb>&);
    static Actions legal(const CardSet&, const State&, Seat, Millis now);
    static core::View<State> view(const CardSet&, const State&, Seat);
    static State imagine(const CardSet&, const core::View<State>&, core::Random&);
    static core::Phrase<EventKind> veil(const core::Phrase<EventKind>&, Seat);
    static int seats(const State& state) { return state.seats; }
    static bool isOver(const State& state) { return state.rings == 3; }
    static core::Ranking ranking(const CardSet&, const State&);
    static core::ScoreSheet score(const CardSet&, const State&, Seat);
    static std::string_view character(const CardSet&, const State&, Seat) { return {}; }
    static int privilege(const State&, Seat seat) { return core::index(seat); }
    static std::uint32_t undoBarrier(const State& state) { return state.barrier; }
    static std::optional<Millis> wakeTime(const CardSet&, const State& state, Millis) { return state.rung + bellDelay; }
    static std::optional<std::string> invariants(const CardSet&, const State&);
    static std::string describe(const CardSet&, const State&);
    static std::string describeOptions(const Options&);
    static std::expected<Options, core::Problem> readOptions(std::string_view);
    static std::expected<State, core::Problem> arrange(const CardSet&, const Options&, core::Seed, std::string_view);
};

static_assert(core::Game<Game>);

} // namespace sandglass::coins
