// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/game_match.h"

namespace sandglass::app {

void GameMatch::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    m_clock.setHost(host);
    if (host) {
        connect(host, &Host::changed, this, &GameMatch::show);
        for (const auto passed : {&Host::woke, &Host::lookAgain})
            connect(host, passed, this, &GameMatch::showIfTold);
        connect(host, &Host::refused, this,
            [this](quint64, int seat, const QString&, const Telling& why) { refuse(seat, why); });
        connect(host, &Host::lost, this, [this](int seat, const QString&, const Telling& why) {
            if (m_model)
                m_model->tellContest(seat, why);
        });
        show();
    }
    Q_EMIT hostChanged();
}

void GameMatch::setModel(TableModel* model)
{
    if (model == m_model)
        return;
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    if (model) {
        connect(model, &TableModel::wanted, this, [this](int seat, const QString& action) {
            if (m_host)
                m_host->submit(seat, action);
        });
        connect(model, &TableModel::undoWanted, this, [this](int seat) {
            if (m_host)
                m_host->undo(seat);
        });
        show();
    }
    Q_EMIT modelChanged();
}

void GameMatch::setOpponents(const QStringList& levels)
{
    if (!changed(m_opponents, levels))
        return;
    show();
    Q_EMIT opponentsChanged();
}

void GameMatch::setOnlySeat(int seat)
{
    if (!changed(m_onlySeat, seat))
        return;
    show();
    Q_EMIT onlySeatChanged();
}

/// What waits for the disk is shown when it is told, and not because time has passed.
void GameMatch::showIfTold()
{
    if (!m_host->isUntold())
        show();
}

void GameMatch::show()
{
    if (!m_host || !m_model)
        return;
    Sight sight{m_host->session(), m_host->now()};
    for (int seat = 0; seat < m_opponents.size(); ++seat)
        if (!m_opponents[seat].isEmpty())
            sight.humans &= ~(1u << seat);
    sight.shown = m_onlySeat < 0 ? sight.humans : sight.humans & (1u << m_onlySeat);
    sight.everything = m_host->isOver();
    if (m_model->read(sight))
        m_host->lookAgainAt(m_model->nextLook());
    Q_EMIT shown();
}

void GameMatch::refuse(int seat, const Telling& why)
{
    if (SeatHands* hands = m_model ? m_model->handsOf(seat) : nullptr)
        hands->refuse(why);
}

} // namespace sandglass::app
