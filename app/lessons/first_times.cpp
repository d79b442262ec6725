// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/first_times.h"

#include "rules/lore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

void FirstTimes::setModel(TableModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    if (model)
        connect(model, &TableModel::seatsChanged, this, &FirstTimes::connectHands);
    connectHands();
    Q_EMIT modelChanged();
}

void FirstTimes::setProgress(LessonProgress* progress)
{
    if (m_progress == progress)
        return;
    m_progress = progress;
    Q_EMIT modelChanged();
    lookAtAll();
}

void FirstTimes::setSeats(const QList<int>& seats)
{
    if (m_seats == seats)
        return;
    m_seats = seats;
    connectHands();
    Q_EMIT seatsChanged();
}

void FirstTimes::setCounting(bool counts)
{
    if (m_counts == counts)
        return;
    m_counts = counts;
    m_toldCounts.clear();
    Q_EMIT countsChanged();
    lookAtAll();
}

void FirstTimes::setQuiet(bool quiet)
{
    if (m_quiet == quiet)
        return;
    m_quiet = quiet;
    Q_EMIT quietChanged();
    lookAtAll();
}

void FirstTimes::connectHands()
{
    for (const QMetaObject::Connection& connection : std::as_const(m_connections))
        disconnect(connection);
    m_connections.clear();
    for (const int seat : std::as_const(m_seats)) {
        const SeatHands* hands = m_model ? m_model->handsOf(seat) : nullptr;
        if (!hands)
            continue;
        // When all of the change has been read.
        const auto later = [this, seat] { look(seat); };
        m_connections.append(connect(hands, &SeatHands::movesChanged, this, later, Qt::QueuedConnection));
        m_connections.append(connect(hands, &SeatHands::questionChanged, this, later, Qt::QueuedConnection));
    }
    lookAtAll();
}

void FirstTimes::lookAtAll()
{
    for (const int seat : std::as_const(m_seats))
        look(seat);
}

/// One at a time: whoever still reads something is told nothing else.
void FirstTimes::look(int seat)
{
    SeatHands* hands = m_model && seat < m_people.size() ? m_model->handsOf(seat) : nullptr;
    if (!hands || !m_progress || m_quiet || m_model->isOver() || !hands->isHuman() || !hands->notice().isEmpty()
        || !hands->refusal().isEmpty())
        return;
    if (m_counts && !m_toldCounts.contains(seat)) {
        m_toldCounts.append(seat);
        return hands->inform(toTell(u"lesson.now.counts"_s));
    }
    const QString first = firstOf(*hands, m_people[seat]);
    if (first.isEmpty())
        return;
    m_progress->noteTold(m_people[seat], m_game, first);
    hands->inform(toTell(m_game + u".first."_s + first));
}

/// In the order of the rulebook, which goes from the plain to the special.
QString FirstTimes::firstOf(const SeatHands& hands, const QString& person) const
{
    const auto moves = hands.moves();
    const auto isPossible = [&](const QString& word) {
        return hands.decision() == word
            || std::ranges::any_of(moves, [&](const Move& move) { return move.verb == word; });
    };
    const auto sections = Lore::of(m_game).book().sections();
    for (const RuleSection* section : sections)
        for (const QString& word : section->firsts)
            if (isPossible(word) && !m_progress->isTold(person, m_game, word))
                return word;
    return {};
}

} // namespace sandglass::app
