// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/showcase.h"

#include "house/bot_thought.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// The long sides first: not every game has a seat at the short one.
constexpr std::array<int, placeCount> placesInOrder{0, 1, 3, 4, 2};

QJsonArray opponents(int seats, const QString& language)
{
    std::array<int, placeCount> places = placesInOrder;
    std::ranges::sort(places.begin(), places.begin() + seats);
    QJsonArray people;
    for (int seat = 0; seat < seats; ++seat)
        people.append(QJsonObject{{u"place"_s, places[seat]}, {u"emblem"_s, emblemWords()[seat]},
            {u"colour"_s, colourWords()[seat]}, {u"language"_s, language}, {u"name"_s, QString()},
            {u"bot"_s, u"normal"_s}});
    return people;
}

} // namespace

Showcase::~Showcase()
{
    if (!m_host)
        return;
    *m_stopped = true;
    m_bots.reset();
    // Its board may still be there.
    m_host.release()->deleteLater();
}

void Showcase::play(const QString& game, int seats, const QString& language)
{
    stop();
    const core::Shelf* shelf = m_house ? m_house->matches()->shelves().find(game.toStdString()) : nullptr;
    if (!shelf)
        return;
    core::Opening opening;
    opening.options = QJsonDocument(QJsonObject{{u"seats"_s, seats}}).toJson().toStdString();
    opening.seed = QRandomGenerator::system()->generate64();
    auto session = shelf->open(opening);
    if (!session) {
        qWarning("%s cannot be shown: %s", qPrintable(game), core::sentence(session.error()).c_str());
        return;
    }
    std::unique_ptr<Clock> clock = m_house->makeClock();
    m_host = std::make_unique<Host>(
        *clock, *std::move(session), Host::Standing{0, 0, opponents(std::clamp(seats, 1, placeCount), language)});
    clock.release()->setParent(m_host.get());
    m_stopped = std::make_shared<std::atomic_bool>(false);
    m_bots = std::make_unique<BotPlayers>(*m_host, stoppableThought(m_stopped), m_house->thinking());
    connect(m_host.get(), &Host::ended, this, &Showcase::ended, Qt::QueuedConnection);
    m_host->resume();
    Q_EMIT hostChanged();
}

void Showcase::stop()
{
    if (!m_host)
        return;
    *m_stopped = true;
    m_bots.reset();
    // Whoever shows it lets go of it first; its clock goes with it.
    Host* const last = m_host.release();
    Q_EMIT hostChanged();
    last->deleteLater();
}

} // namespace sandglass::app
