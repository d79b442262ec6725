// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../engine/bots/pendulum_sitters.h"
#include "bench.h"
#include "card_files.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace sandglass;
using namespace sandglass::pendulum;
using bots::Level;
using test::Sitter;

namespace {

using Seating = std::function<Sitter(core::Seed)>;

struct Series {
    const CardSet& cards;
    int games = 100;
    core::Seed firstSeed = 1;
    std::string_view only{}; ///< the contests whose name contains this
};

struct Thoughts {
    std::vector<double> cpu; ///< milliseconds of the processor, each
    double longestWait = 0; ///< by the clock on the wall, which others' work makes longer
};

Seating seated(const CardSet& cards, Level level)
{
    return [&cards, level](core::Seed) { return test::botSitter(cards, {level, 0}); };
}

Seating seatedTimed(const CardSet& cards, Level level, Thoughts& thoughts)
{
    return [&cards, level, &thoughts](core::Seed) -> Sitter {
        return [&thoughts, inner = test::botSitter(cards, {level, 0})](
                   const State& state, core::Seat seat, core::Millis now) {
            const auto wall = bench::Clock::now();
            const double start = bench::cpuSeconds();
            const auto action = inner(state, seat, now);
            thoughts.cpu.push_back(1000 * (bench::cpuSeconds() - start));
            thoughts.longestWait = std::max(thoughts.longestWait, 1000 * bench::secondsSince(wall));
            return action;
        };
    };
}

/// One hero against so many others of one kind, the hero's seat going round. Prints how often the hero is the best.
void contest(
    const Series& series, const std::string& what, int seats, bool timed, const Seating& hero, const Seating& other)
{
    const std::string name = "pendulum.bots." + what + (timed ? ".timed" : ".untimed");
    if (!name.contains(series.only))
        return;
    int wins = 0;
    int complete = 0;
    int unfinished = 0;
    for (int game = 0; game < series.games; ++game) {
        const core::Seed seed = series.firstSeed + static_cast<core::Seed>(game);
        const int heroSeat = game % seats;
        std::vector<Sitter> sitters;
        for (int seat = 0; seat < seats; ++seat)
            sitters.push_back((seat == heroSeat ? hero : other)(seed * 10 + static_cast<core::Seed>(seat)));
        const Options options{
            .seats = seats, .untimed = static_cast<std::uint8_t>(timed ? 0 : 0b1111), .paceFixed = true};
        const auto played = test::playGame(series.cards, options, seed, std::move(sitters));
        unfinished += played.state.phase != Phase::Over;
        wins += played.state.phase == Phase::Over && test::placeOf(series.cards, played.state, heroSeat) == 1;
        complete += score(series.cards, played.state, heroSeat).complete;
    }
    // Wilson's interval: 95 of 100 such series would hold the true share.
    const double n = series.games;
    const double share = wins / n;
    constexpr double z = 1.96;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    char more[200];
    std::snprintf(more, sizeof more,
        ",\"games\":%d,\"first_seed\":%llu,\"low\":%.3f,\"high\":%.3f,\"complete\":%d,\"unfinished\":%d", series.games,
        static_cast<unsigned long long>(series.firstSeed), std::max(0.0, middle - half), middle + half, complete,
        unfinished);
    bench::figure(name, wins, "wins", more);
}

void thinking(const std::string& name, Thoughts& thoughts)
{
    if (thoughts.cpu.empty())
        return;
    std::ranges::sort(thoughts.cpu);
    double sum = 0;
    for (const double one : thoughts.cpu)
        sum += one;
    const auto count = thoughts.cpu.size();
    char more[200];
    std::snprintf(more, sizeof more, ",\"p99\":%.3f,\"longest\":%.3f,\"longest_wall\":%.3f,\"decisions\":%zu",
        thoughts.cpu[count * 99 / 100], thoughts.cpu.back(), thoughts.longestWait, count);
    bench::figure("pendulum.bots." + name + ".thought", sum / static_cast<double>(count), "ms of processor", more);
}

} // namespace

/// opponents_pendulum [GAMES [FIRST_SEED [NAME]]]: NAME picks contests by a part of theirs (hard_against_3).
int main(int argc, char** argv)
{
    const auto cards = load(test::cardFiles("pendulum"));
    if (!cards)
        return 1;
    const Series series{*cards, argc > 1 ? std::atoi(argv[1]) : 100,
        argc > 2 ? std::strtoull(argv[2], nullptr, 10) : core::Seed{1}, argc > 3 ? argv[3] : ""};
    const Seating verb = [&](core::Seed seed) { return test::randomSitter(*cards, test::Taste::VerbFirst, seed); };
    const Seating uniform = [&](core::Seed seed) { return test::randomSitter(*cards, test::Taste::Uniform, seed); };
    for (const bool timed : {false, true}) {
        contest(series, "normal_against_random", 4, timed, seated(*cards, Level::Normal), verb);
        contest(series, "normal_against_uniform", 4, timed, seated(*cards, Level::Normal), uniform);
        contest(series, "easy_against_random", 4, timed, seated(*cards, Level::Easy), verb);
        contest(series, "normal_against_easy", 2, timed, seated(*cards, Level::Normal), seated(*cards, Level::Easy));
        Thoughts thoughts;
        contest(series, "hard_against_normal", 2, timed, seatedTimed(*cards, Level::Hard, thoughts),
            seated(*cards, Level::Normal));
        thinking(timed ? "hard.2.timed" : "hard.2.untimed", thoughts);
    }
    for (const int seats : {4, 5})
        for (const bool timed : {true, false}) {
            Thoughts thoughts;
            contest(series, "hard_against_" + std::to_string(seats - 1) + "_normal", seats, timed,
                seatedTimed(*cards, Level::Hard, thoughts), seated(*cards, Level::Normal));
            thinking("hard." + std::to_string(seats) + (timed ? ".timed" : ".untimed"), thoughts);
        }
    return 0;
}
