// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "card_files.h"

#include "pendulum/game.h"

using namespace sandglass;
using namespace sandglass::pendulum;

int main()
{
    const auto cards = load(tests::cardFiles("pendulum"));
    if (!cards)
        return 1;
    constexpr std::uint8_t allRounds = 0b1111;
    for (const int seats : {2, 4, 5}) {
        const std::string name = "pendulum." + std::to_string(seats);
        bench::randomPlay<Game>(name + ".untimed", *cards, {.seats = seats, .untimed = allRounds});
        bench::randomPlay<Game>(name + ".timed", *cards, {.seats = seats});
    }
    bench::stateFigures<Game>("pendulum", *cards, {.seats = 5, .untimed = allRounds});
    return 0;
}
