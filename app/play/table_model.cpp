// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/table_model.h"

#include <algorithm>

namespace sandglass::app {

TableModel::TableModel(QObject* parent)
    : QObject(parent)
{
}

void TableModel::setHands(const QList<SeatHands*>& hands)
{
    m_hands = hands;
    for (SeatHands* one : hands) {
        const int seat = one->index();
        connect(one, &SeatHands::wanted, this, &TableModel::wanted);
        connect(one, &SeatHands::undoWanted, this, &TableModel::undoWanted);
        connect(one, &SeatHands::targetsChanged, this, &TableModel::targetsChanged);
        connect(one, &SeatHands::inHandChanged, this, [this, seat] {
            noteTouch(seat);
            noteHand(seat);
        });
        connect(one, &SeatHands::answersChanged, this, [this, one] {
            if (one->choosing())
                noteTouch(one->index());
        });
    }
}

void TableModel::tellContest(int loser, const Telling& why)
{
    handsOf(loser)->refuse(why);
    if (SeatHands* winner = handsOf(why.numberOf(QStringLiteral("seat"))))
        winner->inform(toTell(QStringLiteral("play.contest.won"), {{QStringLiteral("seat"), seatToTell(loser)}}));
}

QQmlListProperty<SeatHands> TableModel::handList()
{
    using Hands = QQmlListProperty<SeatHands>;
    return {this, nullptr, [](Hands* list) { return qsizetype{static_cast<TableModel*>(list->object)->m_seatCount}; },
        [](Hands* list, qsizetype index) { return static_cast<TableModel*>(list->object)->m_hands.value(index); }};
}

void TableModel::setSeatCount(int count)
{
    if (changed(m_seatCount, count))
        Q_EMIT seatsChanged();
}

void TableModel::setScores(const Scores& scores)
{
    if (changed(m_scores, scores))
        Q_EMIT scoresChanged();
    if (!changed(m_end, {scores.over, scores.verdict()}))
        return;
    if (scores.over)
        for (SeatHands* one : std::as_const(m_hands))
            one->forgetRefusal();
    Q_EMIT overChanged();
}

bool TableModel::asksPerson() const
{
    return std::ranges::any_of(
        m_hands.first(m_seatCount), [](const SeatHands* one) { return one->asked() && one->isHuman(); });
}

void TableModel::noteHand(int seat)
{
    m_holding.removeAll(seat);
    if (!m_hands[seat]->inHand().isNothing())
        m_holding.prepend(seat);
}

void TableModel::noteTouch(int seat)
{
    m_touched.removeAll(seat);
    m_touched.prepend(seat);
}

int TableModel::handAt(const QList<qreal>& distances, const QString& verb, int first) const
{
    QList<int> candidates;
    const auto gather = [&](const auto& fits) {
        for (int seat = 0; seat < m_seatCount && seat < distances.size(); ++seat)
            if (fits(*m_hands[seat]))
                candidates.append(seat);
    };
    gather([&](const SeatHands& hands) { return hands.may(verb, first); });
    if (candidates.isEmpty()) // opponents have no fingers
        gather([](const SeatHands& hands) { return hands.isHuman(); });
    if (candidates.isEmpty())
        gather([](const SeatHands&) { return true; });
    if (candidates.isEmpty())
        return -1;
    const auto near = [&](int seat) { return distances[seat]; };
    const int nearest = *std::ranges::min_element(candidates, {}, near);
    constexpr qreal aboutAsNear = 1.25;
    for (const int seat : m_touched)
        if (candidates.contains(seat) && distances[seat] <= aboutAsNear * distances[nearest])
            return seat;
    return nearest;
}

void TableModel::tapPlace(int place)
{
    if (m_holding.isEmpty()) {
        const auto mayBring = [&](const SeatHands* hands) { return hands->isHuman() && hands->mayBringTo(place); };
        const auto whoever = std::ranges::find_if(m_hands, mayBring);
        if (whoever != m_hands.end() && std::ranges::count_if(m_hands, mayBring) == 1)
            (*whoever)->bringAnything(place);
        return;
    }
    const auto fits = [&](int seat) { return m_hands[seat]->targets().contains(place); };
    const auto found = std::ranges::find_if(m_holding, fits);
    m_hands[found == m_holding.end() ? m_holding.first() : *found]->bringTo(place);
}

int TableModel::litFor(int place) const
{
    int seats = 0;
    for (const SeatHands* one : m_hands)
        if (one->targets().contains(place))
            seats |= 1 << one->index();
    return seats;
}

} // namespace sandglass::app
