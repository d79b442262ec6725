// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum's untimed rounds: the search that plays all games, with so many glances, against an opponent that plays each
// promising action on once (as hard does where sand runs), or against a level.
#include "../engine/bots/pendulum_sitters.h"
#include "bench.h"
#include "card_files.h"

#include "bots/pendulum/consider.h"
#include "bots/pendulum/sense.h"

#include <algorithm>
#include <cstdlib>

using namespace sandglass;
using namespace sandglass::pendulum;
using bots::Level;
using test::Sitter;

namespace {

State imagined(const core::View<State>& view)
{
    core::Random random(0);
    return imagine(view, random);
}

Sitter searching(const CardSet& cards, const bots::Search& search, std::vector<double>& thoughts)
{
    return [&cards, &thoughts, search](const State& state, core::Seat seat, core::Millis now) {
        const double start = bench::cpuSeconds();
        const auto view = pendulum::view(state, seat);
        const bot::Sense sense(cards, imagined(view), now, bot::tasteOf({Level::Hard}));
        bots::Searcher<Game, bot::Sense> searcher(cards, view, sense, core::hashOf(view.known));
        const auto action = searcher.choose(search, now);
        thoughts.push_back(1000 * (bench::cpuSeconds() - start));
        return action;
    };
}

Sitter considering(const CardSet& cards)
{
    return [&cards](const State& state, core::Seat seat, core::Millis now) -> std::optional<Action> {
        const auto view = pendulum::view(state, seat);
        if (legal(cards, state, seat, now).empty())
            return std::nullopt;
        return bot::consider(cards, imagined(view), core::index(seat), now, bot::tasteOf({Level::Hard}));
    };
}

void contest(const std::string& name, const CardSet& cards, const bots::Search& search, const Sitter& other, int games,
    core::Seed firstSeed)
{
    std::vector<double> thoughts;
    int wins = 0;
    int unfinished = 0;
    for (int game = 0; game < games; ++game) {
        const int hero = game % 2;
        std::vector<Sitter> sitters{other, other};
        sitters[static_cast<std::size_t>(hero)] = searching(cards, search, thoughts);
        const Options options{.seats = 2, .untimed = 0b1111, .paceFixed = true};
        constexpr int mostCommands = 4000; // who wavers needs more
        const auto played = test::playGame(
            cards, options, firstSeed + static_cast<core::Seed>(game / 2), std::move(sitters), mostCommands);
        unfinished += played.state.phase != Phase::Over;
        wins += played.state.phase == Phase::Over && test::placeOf(cards, played.state, hero) == 1;
    }
    double sum = 0;
    for (const double one : thoughts)
        sum += one;
    char more[200];
    std::snprintf(more, sizeof more,
        ",\"games\":%d,\"first_seed\":%llu,\"unfinished\":%d,\"ms\":%.1f,\"ms_longest\":%.1f,\"decisions_a_game\":%.0f",
        games, static_cast<unsigned long long>(firstSeed), unfinished, sum / static_cast<double>(thoughts.size()),
        std::ranges::max(thoughts), static_cast<double>(thoughts.size()) / games);
    bench::figure("pendulum.search." + name, 100.0 * wins / games, "% won", more);
}

} // namespace

/// opponents_pendulum_search [GAMES [FIRST_SEED [GLANCES [LEVEL]]]]: against who considers, or against easy (0) or
/// normal (1).
int main(int argc, char** argv)
{
    const auto cards = load(test::cardFiles("pendulum"));
    if (!cards)
        return 1;
    const int games = argc > 1 ? std::atoi(argv[1]) : 20;
    const core::Seed firstSeed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : core::Seed{1};
    std::vector<int> glances{300, 1000};
    if (argc > 3)
        glances = {std::atoi(argv[3])};
    for (const int each : glances) {
        const bots::Search search{.glances = each};
        if (argc > 4) {
            const auto level = static_cast<Level>(std::atoi(argv[4]));
            contest(std::to_string(each) + ".against_" + std::string(bots::levelWords[static_cast<std::size_t>(level)]),
                *cards, search, test::botSitter(*cards, {level, 0}), games, firstSeed);
        } else {
            contest(
                std::to_string(each) + ".against_considering", *cards, search, considering(*cards), games, firstSeed);
        }
    }
    return 0;
}
