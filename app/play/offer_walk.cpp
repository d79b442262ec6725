// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/offer_walk.h"

#include <algorithm>

namespace sandglass::app {

namespace {

qsizetype around(qsizetype from, int steps, qsizetype count)
{
    if (from < 0)
        return steps > 0 ? 0 : count - 1;
    return ((from + steps) % count + count) % count;
}

} // namespace

void OfferWalk::setHands(SeatHands* hands)
{
    if (hands == m_hands)
        return;
    leave();
    if (m_hands)
        disconnect(m_hands, nullptr, this, nullptr);
    m_hands = hands;
    if (hands)
        for (const auto signal : {&SeatHands::movesChanged, &SeatHands::answersChanged})
            connect(hands, signal, this, &OfferWalk::follow);
    Q_EMIT handsChanged();
}

QList<Move> OfferWalk::ways() const
{
    if (!m_hands)
        return {};
    // A game may show fewer answers, or more, to everybody than the seat itself may give.
    const QList<Offer> answers = m_hands->choosing() ? m_hands->answers() : QList<Offer>{};
    if (answers.isEmpty())
        return m_hands->moves();
    QList<Move> moves;
    for (const Offer& answer : answers)
        moves.append(answer.move);
    return moves;
}

int OfferWalk::place() const
{
    return m_hands && !text().isEmpty() ? m_hands->placeOf(m_move) : -1;
}

Offer OfferWalk::offer() const
{
    return m_hands && !text().isEmpty() ? m_hands->offerOf(m_move) : Offer();
}

void OfferWalk::goToKind(int steps)
{
    const QList<Move> all = ways();
    QStringList kinds;
    for (const Move& move : all)
        if (!kinds.contains(move.verb))
            kinds.append(move.verb);
    if (kinds.isEmpty())
        return;
    const QString kind = kinds[around(kinds.indexOf(verb()), steps, kinds.size())];
    stand(*std::ranges::find(all, kind, &Move::verb));
}

bool OfferWalk::goTo(const QString& wanted)
{
    const QList<Move> all = ways();
    const auto first = std::ranges::find(all, wanted, &Move::verb);
    if (first == all.end())
        return false;
    if (verb() == wanted)
        go(1);
    else
        stand(*first);
    return true;
}

bool OfferWalk::goToMove(const QString& verb, int first, int second)
{
    const QList<Move> all = ways();
    const auto found = std::ranges::find_if(all, [&](const Move& move) { return move.fits(verb, first, second); });
    if (found != all.end())
        stand(*found);
    return found != all.end();
}

void OfferWalk::go(int steps)
{
    if (text().isEmpty())
        return goToKind(steps);
    QList<Move> alike = ways();
    alike.removeIf([this](const Move& move) { return move.verb != verb(); });
    if (!alike.isEmpty())
        stand(alike[around(alike.indexOf(m_move), steps, alike.size())]);
}

void OfferWalk::stand(const Move& move)
{
    m_move = move;
    m_hands->hold(move);
    Q_EMIT changed();
}

void OfferWalk::act()
{
    const QString action = text();
    if (leave())
        m_hands->answer(action);
}

bool OfferWalk::leave()
{
    if (text().isEmpty())
        return false;
    m_move = {};
    if (m_hands)
        m_hands->putDown();
    Q_EMIT changed();
    return true;
}

void OfferWalk::follow()
{
    if (!ways().contains(m_move))
        leave();
}

} // namespace sandglass::app
