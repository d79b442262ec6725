// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_end.h"

#include "pendulum/cards.h"
#include "pendulum/pendulum_faces.h"
#include "pendulum/pendulum_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

bool isComplete(const PendulumStanding& standing)
{
    return standing.legendary && std::ranges::all_of(standing.onScroll, [](int points) { return points > 0; });
}

/// What keeps a seat from having all four markers on the scroll.
QString lackOf(const PendulumStanding& own, int scrollColumn, const Catalogue& words)
{
    QStringList missing;
    const auto lacks = [&](int stock, int amount) {
        if (amount > 0)
            missing.append(words.count(u"pendulum.stock."_s + toText(stockWords[stock]) + u".many"_s, amount));
    };
    for (int track = 0; track < trackCount; ++track)
        lacks(stockOfTrack(track), shortOf(own, track, scrollColumn));
    lacks(at(Stock::Legendary), own.legendary ? 0 : 1);
    return words.list(missing);
}

} // namespace

int shortOf(const PendulumStanding& standing, int track, int scrollColumn)
{
    return std::max(0, scrollColumn - standing.columns.value(track, scrollColumn));
}

QString endSentence(const QList<PendulumStanding>& standings, int scrollColumn, int seat, const Catalogue& words,
    const QStringList& names)
{
    const auto own = std::ranges::find(standings, seat, &PendulumStanding::seat);
    if (own == standings.end())
        return {};
    const PendulumStanding& best = standings.first();
    if (!best.winner)
        return words.text(u"pendulum.end.nobody"_s);
    const QString winner = words.seatName(best.seat, names, u"pendulum"_s);
    const QString side = best.seat == seat ? u"pendulum.end.you."_s : u"pendulum.end.other."_s;
    if (!isComplete(best) || (best.reason != u"mostOnScroll" && best.reason != u"allOnScroll"))
        return words.textWith(side + best.reason, {{u"seat"_s, winner}});
    const QString result = words.countWith(side + u"points"_s, best.points, {{u"seat"_s, winner}});
    if (best.seat == seat)
        return result;
    return result + u' '
        + (isComplete(*own)
                ? words.count(u"pendulum.end.have"_s, own->points)
                : words.textWith(u"pendulum.end.lack"_s, {{u"missing"_s, lackOf(*own, scrollColumn, words)}}));
}

QString PendulumModel::endIn(int seat, const Catalogue* words, const QStringList& names) const
{
    return words && m_cards ? endSentence(m_standings, m_cards->scrollColumn, seat, *words, names) : QString();
}

int PendulumModel::shortOfScroll(int seat, int track) const
{
    const auto own = std::ranges::find(m_standings, seat, &PendulumStanding::seat);
    return own == m_standings.end() || !m_cards ? 0 : shortOf(*own, track, m_cards->scrollColumn);
}

} // namespace sandglass::app
