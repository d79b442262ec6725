// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_player.h"

#include "core/hash.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

/// What every game's benchmark prints: one JSON line a figure.
namespace sandglass::bench {

using Clock = std::chrono::steady_clock;

inline double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Seconds that this program has spent on a core. Random play is measured by them: what else the machine does meanwhile
/// hardly matters.
inline double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// `more` are further members of the object, each with its comma: ,"seats":4
inline void figure(std::string_view name, double value, std::string_view unit, const std::string& more = {})
{
    std::printf("{\"name\":\"%.*s\",\"value\":%.6g,\"unit\":\"%.*s\"%s}\n", static_cast<int>(name.size()), name.data(),
        value, static_cast<int>(unit.size()), unit.data(), more.c_str());
    std::fflush(stdout);
}

/// Keeps the compiler from computing nothing.
template <class Value>
void use(const Value& value)
{
    asm volatile("" : : "r"(&value) : "memory");
}

/// Steps and whole games a second in random play of one set-up, on one core.
template <core::Game G>
void randomPlay(const std::string& name, const typename G::CardSet& cards, const typename G::Options& options,
    test::Taste taste = test::Taste::Uniform, double seconds = 3)
{
    std::int64_t steps = 0;
    std::int64_t games = 0;
    test::RandomPlayer<G> player(1, taste);
    const double start = cpuSeconds();
    while (cpuSeconds() - start < seconds) {
        auto state = G::setup(cards, options, static_cast<core::Seed>(games + 1));
        player.startAnew();
        while (const auto command = player.choose(cards, *state)) {
            use(G::apply(cards, *state, *command));
            ++steps;
        }
        ++games;
    }
    const double spent = cpuSeconds() - start;
    char more[120];
    std::snprintf(more, sizeof more, ",\"mean_game_length\":%.1f,\"mean_branching\":%.2f,\"games\":%lld",
        static_cast<double>(steps) / static_cast<double>(games), player.meanBranching(), static_cast<long long>(games));
    figure(name + ".steps", static_cast<double>(steps) / spent, "steps/s", more);
    figure(name + ".games", static_cast<double>(games) / spent, "games/s", more);
}

/// The state's size, and the time of a copy and of a hash, taken in the middle of a game.
template <core::Game G>
void stateFigures(const std::string& name, const typename G::CardSet& cards, const typename G::Options& options)
{
    auto state = *G::setup(cards, options, 1);
    test::RandomPlayer<G> player(1);
    for (int step = 0; step < 200; ++step)
        if (const auto command = player.choose(cards, state))
            use(G::apply(cards, state, *command));
    constexpr int times = 1'000'000;
    double start = cpuSeconds();
    for (int i = 0; i < times; ++i) {
        const auto copy = state;
        use(copy);
    }
    const double copying = (cpuSeconds() - start) / times * 1e9;
    start = cpuSeconds();
    for (int i = 0; i < times; ++i) {
        use(state);
        use(core::hashOf(state));
    }
    const double hashing = (cpuSeconds() - start) / times * 1e9;
    figure(name + ".state.size", sizeof(typename G::State), "bytes");
    figure(name + ".state.copy", copying, "ns");
    figure(name + ".state.hash", hashing, "ns");
}

} // namespace sandglass::bench
