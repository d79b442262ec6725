// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"

#include "hall/hall_worker.h"

#include <QtCore/QUuid>

namespace sandglass::app {

Hall::Hall(Places places, QObject* parent)
    : QObject(parent)
{
    m_thread.ask([this, places = std::move(places), news = news()] {
        m_worker = std::make_unique<HallWorker>(places, news, m_thread);
    });
    send();
}

Hall::~Hall()
{
    // A database is closed on the thread that has opened it.
    m_thread.ask([this] {
        m_thread.forgetLater();
        m_worker.reset();
    });
}

/// What the worker tells there is heard here.
HallNews Hall::news()
{
    const auto here = [this](auto listener) {
        return [this, listener](const auto& news) { m_news.post([listener, news] { listener(news); }); };
    };
    return {
        .figured = here([this](const QVariantMap& figures) {
            m_figures = figures;
            Q_EMIT figuresChanged();
        }),
        .counted = here([this](const QVariantMap& statistics) {
            m_statistics = statistics;
            Q_EMIT statisticsChanged();
        }),
        .waiting = here([this](int errands) {
            m_waiting = errands;
            Q_EMIT waitingChanged();
        }),
        .serverIs = here([this](const Telling& server) {
            if (server == m_server)
                return;
            m_server = server;
            Q_EMIT serverChanged();
        }),
        .forgotten = here([this](const QString& name) { Q_EMIT forgotten(name); }),
        .failed = here([this](const QString& why) { Q_EMIT failed(why); }),
    };
}

void Hall::tell(std::function<void(HallWorker&)> wish)
{
    m_thread.ask([this, wish = std::move(wish)] { wish(*m_worker); });
}

void Hall::add(const FinishedMatch& match)
{
    tell([match](HallWorker& worker) { worker.add(match); });
}

void Hall::addLesson(const QString& game, const QString& lesson)
{
    const FinishedLesson finished{QUuid::createUuid().toString(QUuid::WithoutBraces), game, lesson};
    tell([finished](HallWorker& worker) { worker.add(finished); });
}

void Hall::collect(const Shelves& shelves)
{
    tell([&shelves](HallWorker& worker) { worker.collect(shelves); });
}

void Hall::forget(const QString& name)
{
    tell([name](HallWorker& worker) { worker.forget(name); });
}

void Hall::ask(const QString& game, const QString& cards)
{
    tell([game, cards](HallWorker& worker) { worker.ask(game, cards); });
}

void Hall::askStatistics(bool allTables)
{
    tell([allTables](HallWorker& worker) { worker.askStatistics(allTables); });
}

void Hall::setServer(const QString& address)
{
    tell([address](HallWorker& worker) { worker.setServer(address); });
}

void Hall::send()
{
    tell([](HallWorker& worker) { worker.send(); });
}

} // namespace sandglass::app
