// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

app::Offer shownAs(const app::Move& move)
{
    app::Offer offer{.move = move, .label = app::toTell(u"coins.verb."_s + move.verb), .game = u"coins"_s};
    if (move.verb == "take"_L1)
        offer.label = app::toTell(u"coins.offer.take"_s, {{u"coin"_s, move.first + 1}});
    return offer;
}

QString adviceOf(const QList<app::Move>& moves)
{
    for (const QString& verb : {u"ring"_s, u"take"_s, u"draw"_s})
        if (std::ranges::any_of(moves, [&](const app::Move& move) { return move.verb == verb; }))
            return verb;
    return u"wait"_s;
}

} // namespace

void CoinsSeat::read(const app::Reading<coins::Game>& reading)
{
    const auto seat = static_cast<std::size_t>(index());
    if (app::changed(m_drawn, int{reading.own[seat].drawn[seat]}))
        Q_EMIT drawnChanged();
    setWording(app::wordingOf<coins::Game>(*reading.cards));
    setShowing(shownAs);
    const auto moves = app::movesOf<coins::Game>(*reading.cards, reading.legal[seat]);
    SeatHands::read({moves, {}, {}, 0, app::toTell(u"coins.hint."_s + adviceOf(moves)), !moves.isEmpty(),
        reading.isHuman(index()), reading.mayUndo(index())});
}

CoinsModel::CoinsModel(QObject* parent)
    : TableModel(parent)
{
    for (int seat = 0; seat < core::maxSeats; ++seat)
        m_seats.append(new CoinsSeat(seat, this));
    setHands({m_seats.begin(), m_seats.end()});
}

bool CoinsModel::read(const app::Sight& sight)
{
    const auto reading = app::readingOf<coins::Game>(sight);
    if (!reading)
        return false;
    setSeatCount(reading->seats());
    const auto& owners = reading->shared.owner;
    if (app::changed(m_owners, QList<int>(owners.begin(), owners.end())))
        Q_EMIT ownersChanged();
    for (int seat = 0; seat < reading->seats(); ++seat)
        m_seats[seat]->read(*reading);
    setScores(app::scoresOf<coins::Game>(*reading->cards, reading->shared));
    return true;
}

} // namespace sandglass::test
