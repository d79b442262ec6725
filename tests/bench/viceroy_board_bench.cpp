// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Viceroy's busiest boards cost: four seats with full pyramids while a card is tried, and the film of an auction.
#include "board_bench.h"

#include "support/fingers.h"
#include "viceroy/viceroy_model.h"

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

/// The lit places are tried in turns.
bool tryAPlace(bench::BoardWindow& board)
{
    test::Fingers fingers(board.view());
    const auto& seat = *board.part<app::ViceroyModel>("model")->seats()[0];
    const int before = seat.ghost();
    fingers.tap(0, *test::findItem(*board.scene(), before == 0 ? u"place 1"_s : u"place 0"_s));
    return seat.ghost() != before;
}

} // namespace

int main(int argc, char** argv)
{
    return bench::measureBoard(
        {.name = "viceroy_board",
            .module = "Sandglass.Viceroy",
            .scene = "ViceroyScene",
            .seats = 4,
            .busiest = bench::sceneNamed(u"viceroy-placing"_s),
            .opening = {{u"seatCount"_s, 4}},
            .moments = {{"bidding", bench::sceneNamed(u"viceroy-bidding"_s)},
                {"opening", bench::sceneNamed(u"viceroy-opening"_s)}, {"end", bench::sceneNamed(u"viceroy-end"_s)}},
            .film = bench::withoutCue(bench::sceneNamed(u"viceroy-opening"_s)),
            .touch = tryAPlace},
        argc, argv);
}
