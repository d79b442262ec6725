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
    const QString reason = game + u".reason."_s + best.reason;
    const auto winners = std::ranges::count_if(seats, &SeatScore::leads);
    if (winners == 2)
        return toTell(u"play.end.two"_s,
            {{u"seat"_s, seatToTell(best.seat)}, {u"other"_s, seatToTell(seats[1].seat)},
                {u"reason"_s, textToTell(reason)}});
    if (winners > 2)
        return toTell(u"play.end.several"_s, {{u"reason"_s, textToTell(reason)}});
    return app::verdict(best.leads ? best.seat : -1, reason);
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
