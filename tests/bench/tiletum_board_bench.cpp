// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Tiletum's busiest boards cost: the last round of four seats with a full map, and the film of an end of a round.
#include "board_bench.h"

#include "support/fingers.h"
#include "tiletum/tiletum_model.h"

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

/// Whoever is nearest looks at another die.
bool considerADie(bench::BoardWindow& board)
{
    test::Fingers fingers(board.view());
    const auto& model = *board.part<app::TiletumModel>("model");
    const auto plans = [&] {
        QList<app::TiletumPlan> all;
        for (const app::TiletumSeat* seat : model.seats())
            all.append(seat->plan());
        return all;
    };
    const auto before = plans();
    const auto isLookedAt = [&](const app::TiletumDie& die) {
        return std::ranges::any_of(before,
            [&](const app::TiletumPlan& plan) { return plan.resource == die.resource && plan.value == die.value; });
    };
    const auto dice = model.dice();
    const auto other = std::ranges::find_if_not(dice, isLookedAt);
    if (other == dice.end())
        return false;
    fingers.tap(0, *test::findItem(*board.scene(), u"die %1 %2"_s.arg(other->resource).arg(other->value)));
    return plans() != before;
}

} // namespace

int main(int argc, char** argv)
{
    return bench::measureBoard(
        {.name = "tiletum_board",
            .module = "Sandglass.Tiletum",
            .scene = "TiletumScene",
            .seats = 4,
            .busiest = bench::sceneNamed(u"tiletum-full"_s),
            .opening = {{u"seatCount"_s, 4}},
            .moments = {{"roll", bench::sceneNamed(u"tiletum-roll"_s)},
                {"merchant", bench::sceneNamed(u"tiletum-merchant"_s)},
                {"consider", bench::sceneNamed(u"tiletum-consider"_s)}, {"end", bench::sceneNamed(u"tiletum-end"_s)}},
            .film = bench::withoutCue(bench::sceneNamed(u"tiletum-rolling"_s)),
            .touch = considerADie},
        argc, argv);
}
