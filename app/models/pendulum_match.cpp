// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pendulum_match.h"

#include "core/session_of.h"
#include "games/shelves.h"
#include "pendulum/game.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

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
        connect(host, &Host::woke, this, &PendulumMatch::show);
        connect(host, &Host::refused, this,
            [this](quint64, int seat, const QString&, const Telling& why) { emit refused(seat, why); });
        connect(
            host, &Host::lost, this, [this](int seat, const QString&, const Telling& why) { emit refused(seat, why); });
        show();
    }
    emit hostChanged();
}

Host* PendulumMatch::startUnsaved(const QVariantMap& options, quint64 seed)
{
    auto shelf = core::shelfOf<pendulum::Game>(readDataFiles(QStringLiteral(":/sandglass/cards/pendulum")));
    if (!shelf) {
        qWarning("pendulum: the card data cannot be read");
        return nullptr;
    }
    core::Opening opening;
    opening.options = QJsonDocument(QJsonObject::fromVariantMap(options)).toJson(QJsonDocument::Compact).toStdString();
    opening.seed = seed;
    auto session = (*shelf)->open(opening);
    if (!session) {
        qWarning("pendulum: %s", core::sentence(session.error()).c_str());
        return nullptr;
    }
    setHost(nullptr);
    m_own.reset();
    m_shelf = *std::move(shelf);
    m_clock = std::make_unique<RealClock>();
    m_own = std::make_unique<Host>(*m_clock, *std::move(session), Host::Standing{});
    setHost(m_own.get());
    m_own->resume();
    return m_own.get();
}

void PendulumMatch::show()
{
    const auto* session = dynamic_cast<const core::SessionOf<pendulum::Game>*>(&m_host->session());
    if (!session)
        return;
    m_model.read(session->match().cards(), session->match().state(), m_host->now());
}

} // namespace sandglass::app
