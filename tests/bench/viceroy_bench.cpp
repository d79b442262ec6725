// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "card_data.h"

#include "viceroy/game.h"

#include <cstdlib>

using namespace sandglass;
using viceroy::Game;

namespace {

/// Random play with the invariants checked after every command: `viceroy_bench soak 1000000`.
int soak(std::int64_t steps)
{
    const auto& cards = tests::viceroyCards();
    std::int64_t done = 0;
    const auto start = bench::Clock::now();
    for (core::Seed seed = 1; done < steps; ++seed) {
        const int seats = 1 + static_cast<int>(seed % 4);
        const int most = 4 - seats;
        const int virtuals = seats == 1 ? 1 + static_cast<int>(seed / 4 % 3)
                                        : static_cast<int>(seed / 4 % static_cast<core::Seed>(most + 1));
        auto state = viceroy::setup(cards, {seats, virtuals}, seed);
        tests::RandomPlayer<Game> player(seed);
        while (const auto command = player.choose(cards, *state)) {
            const bool accepted = Game::apply(cards, *state, *command).has_value();
            const auto wrong = Game::invariants(cards, *state);
            if (!accepted || wrong) {
                std::fprintf(stderr, "seed %llu: %s\n", static_cast<unsigned long long>(seed),
                    wrong.value_or("a listed action was refused").c_str());
                return 1;
            }
            ++done;
        }
        if (!Game::isOver(*state)) {
            std::fprintf(stderr, "seed %llu: stuck\n", static_cast<unsigned long long>(seed));
            return 1;
        }
    }
    bench::figure("viceroy.soak", static_cast<double>(done), "steps",
        ",\"seconds\":" + std::to_string(bench::secondsSince(start)));
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    if (count == 3 && std::string_view(arguments[1]) == "soak")
        return soak(std::atoll(arguments[2]));
    const auto& cards = tests::viceroyCards();
    bench::stateFigures<Game>("viceroy", cards, {4, 0});
    bench::randomPlay<Game>("viceroy.solo", cards, {1, 1});
    bench::randomPlay<Game>("viceroy.two", cards, {2, 0});
    bench::randomPlay<Game>("viceroy.twoAndTwoVirtuals", cards, {2, 2});
    bench::randomPlay<Game>("viceroy.three", cards, {3, 0});
    bench::randomPlay<Game>("viceroy.four", cards, {4, 0});
}
