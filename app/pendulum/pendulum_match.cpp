// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_match.h"

#include "core/session_of.h"
#include "pendulum/game.h"

namespace sandglass::app {

PendulumMatch::PendulumMatch(QObject* parent)
    : QObject(parent)
{
    connect(&m_model, &PendulumModel::wanted, this, [this](int seat, const QString& action) {
        if (m_host)
            m_host->submit(seat, action);
    });
}

void PendulumMatch::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    m_sandClock.setHost(host);
    if (host) {
        connect(host, &Host::changed, this, &PendulumMatch::show);
        // What waits for the disk is shown when it is told, and not because time has passed.
        for (const auto passed : {&Host::woke, &Host::lookAgain})
            connect(host, passed, this, [this] {
                if (!m_host->isUntold())
                    show();
            });
        connect(host, &Host::refused, this,
            [this](quint64, int seat, const QString&, const Telling& why) { emit refused(seat, why); });
        connect(
            host, &Host::lost, this, [this](int seat, const QString&, const Telling& why) { emit refused(seat, why); });
        show();
    }
    emit hostChanged();
}

void PendulumMatch::setOpponents(const QStringList& levels)
{
    if (levels == m_opponents)
        return;
    m_opponents = levels;
    if (m_host)
        show();
    emit opponentsChanged();
}

void PendulumMatch::show()
{
    const auto* session = dynamic_cast<const core::SessionOf<pendulum::Game>*>(&m_host->session());
    if (!session)
        return;
    const auto& match = session->match();
    unsigned opponents = 0;
    for (int seat = 0; seat < m_opponents.size(); ++seat)
        opponents |= unsigned{!m_opponents[seat].isEmpty()} << seat;
    m_model.read({match.cards(), match.state(), m_host->now(), match.now(), match.grace(), opponents});
    m_host->lookAgainAt(m_model.workers()->nextLook());
}

} // namespace sandglass::app
