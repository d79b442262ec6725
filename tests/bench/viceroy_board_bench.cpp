// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Viceroy's busiest boards cost: four seats with full pyramids while a card is tried, and the film of an auction.
#include "board_bench.h"

#include "scenes/scene_registry.h"
#include "support/fingers.h"
#include "viceroy/viceroy_model.h"

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

/// The same moments as in pictures.
QVariantMap scene(const QString& name)
{
    const auto found = app::sceneNamed(name);
    if (!found)
        qFatal("there is no scene of this name");
    return found->properties;
}

QVariantMap withoutCue(QVariantMap properties)
{
    properties.remove(u"cue"_s);
    properties.remove(u"cueTime"_s);
    return properties;
}

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
    return bench::measureBoard({.name = "viceroy_board",
                                   .module = "Sandglass.Viceroy",
                                   .scene = "ViceroyScene",
                                   .seats = 4,
                                   .busiest = scene(u"viceroy-placing"_s),
                                   .opening = {{u"seatCount"_s, 4}},
                                   .moments = {{"bidding", scene(u"viceroy-bidding"_s)},
                                       {"opening", scene(u"viceroy-opening"_s)}, {"end", scene(u"viceroy-end"_s)}},
                                   .film = withoutCue(scene(u"viceroy-opening"_s)),
                                   .touch = tryAPlace},
        argc, argv);
}
