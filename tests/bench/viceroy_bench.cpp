// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "card_data.h"

#include "viceroy/game.h"

using namespace sandglass;
using viceroy::Game;

int main()
{
    const auto& cards = test::viceroyCards();
    bench::stateFigures<Game>("viceroy", cards, {4, 0});
    bench::randomPlay<Game>("viceroy.solo", cards, {1, 1});
    bench::randomPlay<Game>("viceroy.two", cards, {2, 0});
    bench::randomPlay<Game>("viceroy.twoAndTwoVirtuals", cards, {2, 2});
    bench::randomPlay<Game>("viceroy.three", cards, {3, 0});
    bench::randomPlay<Game>("viceroy.four", cards, {4, 0});
}
