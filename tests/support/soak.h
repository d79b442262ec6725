// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phrases.h"
#include "random_player.h"
#include "subject.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <expected>
#include <optional>
#include <string>
#include <vector>

/// The soak: the same promises as the battery's, kept over millions of random positions. It needs no Qt. A game's
/// program makes its Subject and calls soakMain(); `packaging/soak` runs them all with the full numbers, ctest with
/// small ones (tests/soak/CMakeLists.txt).
namespace sandglass::test {

struct SoakSize {
    std::int64_t commands = 10'000'000; ///< after each, the invariants hold and no view tells anything hidden
    std::int64_t positions = 1'000'000; ///< in each, `legal` and `apply` agree both ways
    int games = 10'000; ///< of each of the subject's `endings`, all come to an end
};

/// How much was looked at; or what was wrong, with the seed and step that show it again.
using Soaked = std::expected<std::int64_t, std::string>;

/// Plays whole games of the given set-ups in turn until `enough` says so, and shows `look` every state together with
/// the player who is about to go on. What `look` returns, if it is a text, ends the soak.
/// Every set-up is played with both tastes, and in every other turn with a rich start, if there is such a thing.
template <core::Game G, class Enough, class Look>
Soaked wander(const Subject<G>& subject, const std::vector<typename G::Options>& setups, Enough&& enough, Look&& look)
{
    constexpr int mostSteps = 200'000;
    std::int64_t steps = 0;
    for (core::Seed seed = 1; !enough(steps, seed); ++seed) {
        int step = 0;
        const auto wrong = [&](const std::string& what) {
            return std::unexpected(what + " (seed " + std::to_string(seed) + ", step " + std::to_string(step) + ")");
        };
        const std::size_t turn = static_cast<std::size_t>(seed) / 2;
        auto state = G::setup(subject.cards, setups[turn % setups.size()], seed);
        if (!state)
            return wrong(core::sentence(state.error()));
        RandomPlayer<G> player(seed, seed % 2 == 0 ? Taste::Uniform : Taste::VerbFirst);
        if (subject.enrich && turn / setups.size() % 2 == 1)
            subject.enrich(*state, player.random());
        for (;; ++step, ++steps) {
            const auto command = player.choose(subject.cards, *state);
            if (const auto seen = look(*state, player))
                return wrong(*seen);
            if (!command)
                break;
            if (!G::apply(subject.cards, *state, *command))
                return wrong("a listed action was refused");
            if (step >= mostSteps)
                return wrong("the game does not end");
        }
        if (!G::isOver(*state))
            return wrong("stuck: nobody can do anything");
    }
    return steps;
}

/// Invariants hold after every command, and no seat's view or legal actions tell anything hidden.
template <core::Game G>
Soaked soakInvariants(const Subject<G>& subject, std::int64_t commands)
{
    const auto& cards = subject.cards;
    const auto look = [&](const auto& state, RandomPlayer<G>& player) -> std::optional<std::string> {
        if (const auto wrong = G::invariants(cards, state))
            return wrong;
        for (int i = 0; i < G::seats(state); ++i) {
            const core::Seat viewer = core::seatAt(i);
            const auto other = subject.permuteHidden(state, viewer, player.random());
            if (!core::sameBytes(G::view(cards, state, viewer).known, G::view(cards, other, viewer).known))
                return "the view of seat " + std::to_string(i) + " tells something hidden";
            if (!std::ranges::equal(
                    G::legal(cards, state, viewer, player.now()), G::legal(cards, other, viewer, player.now())))
                return "the legal actions of seat " + std::to_string(i) + " tell something hidden";
        }
        return std::nullopt;
    };
    return wander(subject, subject.options, [&](std::int64_t done, core::Seed) { return done >= commands; }, look);
}

/// What one seat's `legal` lists in a position, `apply` accepts; what it does not list (drawn at random, near misses,
/// and what the other seats might do) is refused and leaves every byte as it was.
template <core::Game G>
std::optional<std::string> disagreement(
    const Subject<G>& subject, const typename G::State& state, core::Seat seat, RandomPlayer<G>& player)
{
    using Action = core::Phrase<typename G::Verb>;
    const auto listed = G::legal(subject.cards, state, seat, player.now());
    const auto tryOut = [&](const Action& action, bool expected) -> std::optional<std::string> {
        auto copy = state;
        const bool accepted = G::apply(subject.cards, copy, {seat, player.now(), action}).has_value();
        const auto wrong = [&](const char* what) {
            return what + core::text<typename G::Verb>(G::verbs, action, subject.cards);
        };
        if (accepted != expected)
            return wrong(expected ? "listed but refused: " : "not listed but accepted: ");
        if (!accepted && !core::sameBytes(copy, state))
            return wrong("refused but changed: ");
        return std::nullopt;
    };
    for (const Action& action : listed)
        if (auto wrong = tryOut(action, true))
            return wrong;
    for (int tries = 0; tries < 8; ++tries) {
        Action action = anyPhrase<typename G::Verb>(G::verbs, player.random());
        if (tries % 2 == 1 && !listed.empty())
            action = nearPhrase<typename G::Verb>(G::verbs,
                listed[static_cast<int>(player.random().below(static_cast<std::uint32_t>(listed.size())))],
                player.random());
        if (auto wrong = tryOut(action, listed.contains(action)))
            return wrong;
    }
    const core::Seat other =
        core::seatAt(static_cast<int>(player.random().below(static_cast<std::uint32_t>(G::seats(state)))));
    for (const Action& action : G::legal(subject.cards, state, other, player.now()))
        if (auto wrong = tryOut(action, listed.contains(action)))
            return wrong;
    return std::nullopt;
}

template <core::Game G>
Soaked soakAgreement(const Subject<G>& subject, std::int64_t positions)
{
    const auto look = [&](const auto& state, RandomPlayer<G>& player) -> std::optional<std::string> {
        for (int i = 0; i < G::seats(state); ++i)
            if (auto wrong = disagreement(subject, state, core::seatAt(i), player))
                return wrong;
        return std::nullopt;
    };
    return wander(subject, subject.options, [&](std::int64_t done, core::Seed) { return done >= positions; }, look);
}

/// So many random games of one set-up, as it is dealt: all come to an end.
template <core::Game G>
Soaked soakEndings(const Subject<G>& subject, const typename G::Options& options, int games)
{
    Subject<G> plain = subject;
    plain.enrich = nullptr;
    return wander(
        plain, {options}, [&](std::int64_t, core::Seed seed) { return seed > static_cast<core::Seed>(games); },
        [](const auto&, auto&) { return std::optional<std::string>(); });
}

/// One JSON line a check: what was asked for and done, in how many commands. False, with the reason on stderr, if the
/// check failed. `more` are further members of the object, each with its comma.
template <class Check>
bool soakLine(const std::string& name, std::int64_t asked, const char* unit, const std::string& more, Check&& check)
{
    const auto start = std::chrono::steady_clock::now();
    const Soaked commands = check();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!commands) {
        std::fprintf(stderr, "%s%s: %s\n", name.c_str(), more.c_str(), commands.error().c_str());
        return false;
    }
    std::printf("{\"name\":\"%s\",\"value\":%lld,\"unit\":\"%s\",\"commands\":%lld,\"seconds\":%.1f%s}\n", name.c_str(),
        static_cast<long long>(asked), unit, static_cast<long long>(*commands), seconds, more.c_str());
    std::fflush(stdout);
    return true;
}

/// main() of a game's soak. Arguments: nothing for the full numbers, or how many commands, positions and games.
template <core::Game G>
int soakMain(int count, char** arguments, const Subject<G>& subject)
{
    SoakSize size;
    if (count == 4)
        size = {std::atoll(arguments[1]), std::atoll(arguments[2]), std::atoi(arguments[3])};
    if ((count != 1 && count != 4) || size.commands < 1 || size.positions < 1 || size.games < 1) {
        std::fprintf(stderr, "usage: %s [commands positions games]\n", arguments[0]);
        return 2;
    }
    const std::string name(G::id);
    bool good = soakLine(
        name + ".invariants", size.commands, "commands", "", [&] { return soakInvariants(subject, size.commands); });
    good &= soakLine(
        name + ".agreement", size.positions, "positions", "", [&] { return soakAgreement(subject, size.positions); });
    for (const auto& options : subject.endings)
        good &= soakLine(name + ".endings", size.games, "games ended", ",\"setup\":" + G::describeOptions(options),
            [&] { return soakEndings(subject, options, size.games); });
    return good ? 0 : 1;
}

} // namespace sandglass::test
