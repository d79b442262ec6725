// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/house.h"

#include "bots/bots.h"
#include "house/bot_thought.h"

#include <utility>

namespace sandglass::app {

namespace {

JournalFolder journalsOf(const QString& data)
{
    return JournalFolder(data.isEmpty() ? QString() : data + QStringLiteral("/journals"));
}

} // namespace

House::House(Ground ground, Shelves shelves, QObject* parent)
    : QObject(parent)
    , m_clockmaker(std::move(ground.clock))
    , m_clock(m_clockmaker())
    , m_matches(*m_clock, std::move(shelves), journalsOf(ground.data), std::move(ground.world))
    , m_journals(m_matches.folder())
    , m_hall({.journals = m_matches.folder(), .server = ground.server})
    , m_thinking(std::move(ground.thinking))
{
    connect(&m_matches, &Matches::ended, this, [this] { m_hall.collect(m_matches.shelves()); });
    // Who leaves a match finds it in the list, and who continues one no longer does.
    connect(&m_matches, &Matches::currentChanged, &m_journals, &JournalList::refresh);
    connect(&m_matches, &Matches::closed, &m_journals, &JournalList::refresh);
    // A name that was to be forgotten may have waited for it.
    connect(&m_matches, &Matches::closed, this, [this] { m_hall.collect(m_matches.shelves()); });
    connect(&m_matches, &Matches::currentChanged, this, &House::bringOpponents);
    connect(&m_hall, &Hall::forgotten, &m_matches, &Matches::forget);
    connect(&m_hall, &Hall::failed, this, [](const QString& why) { qInfo("hall of fame: %s", qPrintable(why)); });
    m_hall.collect(m_matches.shelves());
    m_journals.refresh();
}

void House::bringOpponents()
{
    m_bots.reset();
    Host* host = m_matches.current();
    const std::string game = host ? host->game().toStdString() : std::string();
    if (bots::play(game))
        m_bots = std::make_unique<BotPlayers>(*host, botThought, m_thinking);
}

QStringList House::gameIds() const
{
    QStringList ids;
    for (const auto& shelf : m_matches.shelves().games)
        ids.append(QString::fromStdString(std::string(shelf->game())));
    return ids;
}

void House::forget(const QString& name)
{
    m_matches.forget(name);
    m_hall.forget(name);
}

} // namespace sandglass::app
