// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hash.h"
#include "core/lexicon.h"
#include "core/list.h"
#include "core/problem.h"
#include "core/random.h"
#include "core/seat.h"

#include <concepts>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace sandglass::core {

/// Somebody wants something, at a time. There is no other way to change a state.
template <class Verb>
struct Command {
    Seat seat;
    Millis time;
    Phrase<Verb> action;

    bool operator==(const Command&) const = default;
};

/// What one seat may know: a state in which everything else is blank. Bots, phones and logs see views, never states.
template <class State>
struct View {
    Seat seat;
    State known;
};

/// One line of the final ranking. Seats with equal `place` are equal; `winner` may be nobody, where a game says so.
struct Standing {
    Seat seat;
    int place; ///< from 1
    bool winner;
    std::string_view reason; ///< a word, translated as <game>.reason.<word>: what set this seat above the next
};

using Ranking = List<Standing, maxSeats>;

/// One line of a seat's score sheet; a game always has the same ones, in the same order.
struct ScoreLine {
    std::string_view word; ///< translated as <game>.score.<word>
    int points;
};

/// Where a seat's points come from. Their sum is what the seat has.
using ScoreSheet = List<ScoreLine, 12>;

inline int sumOf(const ScoreSheet& sheet)
{
    int sum = 0;
    for (const ScoreLine& line : sheet)
        sum += line.points;
    return sum;
}

/// A game, as everything outside its folder sees it: types and pure functions, gathered in a struct `Game`.
///
/// - `apply` either changes the state and tells the events, or refuses and leaves every byte as it was.
/// - `legal` lists exactly what `apply` accepts of that seat at that time. The battery holds the two together.
/// - `view` is the only door to what a seat may know; `veil` is its counterpart for events. Both answer `nobody`, too:
///   what all may see.
/// - `imagine` gives a whole state that a view's seat could not tell from the true one: what is hidden is drawn at
///   random, but possible. It knows the view and nothing else.
/// - `score` reads views as well as states: of a view it counts what its viewer may know.
/// - `bool reveals(before, after)`, where a game has it, says whether something hidden has become known in between: why
///   undo does not reach back.
/// - A game whose privilege decides (see Match) may also have `int contest(state)`: the number of a phase without real
///   time, 0 elsewhere; `bool concludes(action)`: it says that a seat has finished; and
///   `bool conceal(cards, state, seen, again)`: hides in `state` what `seen` has revealed, or hides `again`.
/// - All are deterministic: same cards, options, seed and commands give the same state, bit for bit.
template <class G>
concept Game = requires(const typename G::CardSet& cards, const typename G::Options& options,
    typename G::State& changing, const typename G::State& state, const Command<typename G::Verb>& command,
    const Phrase<typename G::EventKind>& event, const DataFiles& files, std::string_view json, Seat seat, Seed seed,
    Millis now, const View<typename G::State>& view, Random& random) {
    requires std::has_unique_object_representations_v<typename G::State>;

    // Its name in ids, files and on the command line, and the number that changes when its rules do.
    { G::id } -> std::convertible_to<std::string_view>;
    { G::revision } -> std::convertible_to<int>;

    // Its words. `Refusal` is the enumeration of reasons why something is forbidden.
    { G::verbs } -> std::convertible_to<Lexicon<typename G::Verb>>;
    { G::refusals } -> std::convertible_to<Lexicon<typename G::Refusal>>;
    { G::events } -> std::convertible_to<Lexicon<typename G::EventKind>>;

    // Card data, checked. A wrong set tells everything that is wrong with it and cannot be played.
    { G::load(files) } -> std::same_as<std::expected<typename G::CardSet, Problems>>;
    { G::fingerprint(cards) } -> std::same_as<Hash>;

    // The heart. Events and Actions are Batches: lists on the stack.
    { G::setup(cards, options, seed) } -> std::same_as<std::expected<typename G::State, Problem>>;
    {
        G::apply(cards, changing, command)
    } -> std::same_as<std::expected<typename G::Events, Phrase<typename G::Refusal>>>;
    { G::legal(cards, state, seat, now) } -> std::same_as<typename G::Actions>;
    { G::view(cards, state, seat) } -> std::same_as<View<typename G::State>>;
    { G::imagine(cards, view, random) } -> std::same_as<typename G::State>;
    { G::veil(event, seat) } -> std::same_as<Phrase<typename G::EventKind>>;

    // Questions about a state.
    { G::seats(state) } -> std::same_as<int>;
    { G::isOver(state) } -> std::same_as<bool>;
    { G::ranking(cards, state) } -> std::same_as<Ranking>;
    { G::score(cards, state, seat) } -> std::same_as<ScoreSheet>; ///< as if the game ended now
    {
        G::character(cards, state, seat)
    } -> std::same_as<std::string_view>; ///< whom the seat plays, translated as <game>.character.<word>; or nothing
    { G::privilege(state, seat) } -> std::same_as<int>; ///< 0 is the highest; equal where nobody has any
    { G::undoBarrier(state) } -> std::same_as<std::uint32_t>; ///< changes when undo must not reach back further
    {
        G::wakeTime(cards, state, now)
    } -> std::same_as<std::optional<Millis>>; ///< when time alone next changes what is legal
    { G::invariants(cards, state) } -> std::same_as<std::optional<std::string>>;

    // JSON, as text: the contract does not make everybody compile a JSON library.
    // `arrange` is `setup` with any part of it fixed by the caller; "{}" fixes nothing.
    { G::describe(cards, state) } -> std::same_as<std::string>;
    { G::describeOptions(options) } -> std::same_as<std::string>;
    { G::readOptions(json) } -> std::same_as<std::expected<typename G::Options, Problem>>;
    { G::arrange(cards, options, seed, json) } -> std::same_as<std::expected<typename G::State, Problem>>;
};

} // namespace sandglass::core
