// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "card_files.h"

#include "pendulum/game.h"

using namespace sandglass;
using namespace sandglass::pendulum;

namespace {

constexpr std::uint8_t allRounds = 0b1111;

} // namespace

int main()
{
    const auto cards = load(test::cardFiles("pendulum"));
    if (!cards)
        return 1;
    for (const int seats : {2, 4, 5}) {
        const std::string name = "pendulum." + std::to_string(seats);
        const Options untimed{.seats = seats, .untimed = allRounds, .paceFixed = true};
        const Options timed{.seats = seats, .paceFixed = true};
        bench::randomPlay<Game>(name + ".untimed.uniform", *cards, untimed, test::Taste::Uniform);
        bench::randomPlay<Game>(name + ".timed.uniform", *cards, timed, test::Taste::Uniform);
        bench::randomPlay<Game>(name + ".untimed.verbFirst", *cards, untimed, test::Taste::VerbFirst);
        bench::randomPlay<Game>(name + ".timed.verbFirst", *cards, timed, test::Taste::VerbFirst);
    }
    bench::stateFigures<Game>("pendulum", *cards, {.seats = 5, .untimed = allRounds});
    return 0;
}
