// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "card_files.h"

#include "tiletum/game.h"

using namespace sandglass;

/// Tiletum's figures: random play with two to four seats and solo, and what a state costs.
int main()
{
    const auto cards = tiletum::load(test::cardFiles("tiletum"));
    if (!cards) {
        std::fprintf(stderr, "%s\n", core::sentence(cards.error().front()).c_str());
        return 1;
    }
    bench::randomPlay<tiletum::Game>("tiletum.random.2", *cards, {.seats = 2});
    bench::randomPlay<tiletum::Game>("tiletum.random.3", *cards, {.seats = 3});
    bench::randomPlay<tiletum::Game>("tiletum.random.4", *cards, {.seats = 4});
    bench::randomPlay<tiletum::Game>("tiletum.random.solo", *cards, {.seats = 1, .challenges = 2});
    bench::stateFigures<tiletum::Game>("tiletum", *cards, {.seats = 4});
    return 0;
}
