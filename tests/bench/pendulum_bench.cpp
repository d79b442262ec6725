// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../engine/pendulum/verb_player.h"
#include "bench.h"
#include "card_files.h"

#include "pendulum/game.h"

using namespace sandglass;
using namespace sandglass::pendulum;

namespace {

constexpr std::uint8_t allRounds = 0b1111;

/// The same figures as bench::randomPlay, for players who draw what to do before how (tests::VerbPlayer).
void verbPlay(const std::string& name, const CardSet& cards, const Options& options, double seconds = 3)
{
    std::int64_t steps = 0;
    std::int64_t games = 0;
    tests::VerbPlayer player(1);
    const auto start = bench::Clock::now();
    while (bench::secondsSince(start) < seconds) {
        State state = *setup(cards, options, static_cast<core::Seed>(games + 1));
        player.startAnew();
        while (const auto command = player.choose(cards, state)) {
            bench::use(apply(cards, state, *command));
            ++steps;
        }
        ++games;
    }
    const double spent = bench::secondsSince(start);
    char more[120];
    std::snprintf(more, sizeof more, ",\"mean_game_length\":%.1f,\"mean_branching\":%.2f,\"games\":%lld",
        static_cast<double>(steps) / static_cast<double>(games), player.meanBranching(), static_cast<long long>(games));
    bench::figure(name + ".steps", static_cast<double>(steps) / spent, "steps/s", more);
    bench::figure(name + ".games", static_cast<double>(games) / spent, "games/s", more);
}

/// How many of 10,000 random games with advanced characters come to an end.
void endings(const CardSet& cards, int seats)
{
    constexpr int games = 10'000;
    constexpr int mostSteps = 200'000;
    Options options{.seats = seats, .untimed = 0b0110, .oneWorkerAFrame = 0b10101, .glory = 0b00111};
    options.characters.fill(anyAdvanced);
    int ended = 0;
    for (int game = 0; game < games; ++game) {
        State state = *setup(cards, options, static_cast<core::Seed>(game + 1));
        tests::VerbPlayer player(static_cast<core::Seed>(game + 1));
        int step = 0;
        for (; step < mostSteps; ++step) {
            const auto command = player.choose(cards, state);
            if (!command)
                break;
            bench::use(apply(cards, state, *command));
        }
        ended += state.phase == Phase::Over;
    }
    bench::figure("pendulum." + std::to_string(seats) + ".advanced.ended", ended, "of 10000 games");
}

} // namespace

int main()
{
    const auto cards = load(tests::cardFiles("pendulum"));
    if (!cards)
        return 1;
    for (const int seats : {2, 4, 5}) {
        const std::string name = "pendulum." + std::to_string(seats);
        const Options untimed{.seats = seats, .untimed = allRounds, .paceFixed = true};
        const Options timed{.seats = seats, .paceFixed = true};
        bench::randomPlay<Game>(name + ".untimed.uniform", *cards, untimed);
        bench::randomPlay<Game>(name + ".timed.uniform", *cards, timed);
        verbPlay(name + ".untimed", *cards, untimed);
        verbPlay(name + ".timed", *cards, timed);
    }
    for (int seats = 1; seats <= 5; ++seats)
        endings(*cards, seats);
    bench::stateFigures<Game>("pendulum", *cards, {.seats = 5, .untimed = allRounds});
    return 0;
}
