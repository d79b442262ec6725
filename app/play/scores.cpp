// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/scores.h"

#include "play/values.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

int Scores::pointsOf(int seat, const QString& line) const
{
    const auto row = std::ranges::find(seats, seat, &SeatScore::seat);
    return row == seats.end() ? 0 : row->points.value(lines.indexOf(line));
}

Telling Scores::verdict() const
{
    if (!over || seats.isEmpty())
        return {};
    const SeatScore& best = seats.first();
    return app::verdict(best.leads ? best.seat : -1, game + u".reason."_s + best.reason);
}

Telling Scores::inWords(int seat, const QString& line) const
{
    const QString id = game + u".score."_s + line;
    if (seat < 0)
        return toTell(id);
    return toTell(u"play.score.cell"_s,
        {{u"seat"_s, seatToTell(seat)}, {u"line"_s, textToTell(id)}, {u"points"_s, pointsOf(seat, line)}});
}

} // namespace sandglass::app
