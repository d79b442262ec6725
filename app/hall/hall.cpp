// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"

#include "hall/hall_worker.h"

namespace sandglass::app {

Hall::Hall(Places places, QObject* parent)
    : QObject(parent)
    , m_worker(new HallWorker(std::move(places)))
    , m_wishes(new Mailbox(m_worker))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    hear(&HallWorker::failed, [this](const QString& why) { Q_EMIT failed(why); });
    hear(&HallWorker::forgotten, [this](const QString& name) { Q_EMIT forgotten(name); });
    hear(&HallWorker::figured, [this](const QVariantMap& figures) {
        m_figures = figures;
        Q_EMIT figuresChanged();
    });
    hear(&HallWorker::waiting, [this](int errands) {
        m_waiting = errands;
        Q_EMIT waitingChanged();
    });
    hear(&HallWorker::serverIs, [this](const Telling& server) {
        if (server == m_server)
            return;
        m_server = server;
        Q_EMIT serverChanged();
    });
    m_thread.start();
    send();
}

Hall::~Hall()
{
    m_thread.quit();
    m_thread.wait();
}

template <typename News, typename Listener>
void Hall::hear(void (HallWorker::*signal)(News), Listener listener)
{
    connect(m_worker, signal, m_worker,
        [this, listener](const std::decay_t<News>& news) { m_news.post([listener, news] { listener(news); }); });
}

void Hall::add(const FinishedMatch& match)
{
    m_wishes->post([worker = m_worker, match] { worker->add(match); });
}

void Hall::collect(const Shelves& shelves)
{
    m_wishes->post([worker = m_worker, &shelves] { worker->collect(shelves); });
}

void Hall::forget(const QString& name)
{
    m_wishes->post([worker = m_worker, name] { worker->forget(name); });
}

void Hall::ask(const QString& game, const QString& cards)
{
    m_wishes->post([worker = m_worker, game, cards] { worker->ask(game, cards); });
}

void Hall::setServer(const QString& address)
{
    m_wishes->post([worker = m_worker, address] { worker->setServer(address); });
}

void Hall::send()
{
    m_wishes->post([worker = m_worker] { worker->send(); });
}

} // namespace sandglass::app
