// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"

#include "hall/hall_worker.h"

namespace sandglass::app {

Hall::Hall(Places places, QObject* parent)
    : QObject(parent)
    , m_worker(new HallWorker(std::move(places)))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &HallWorker::failed, this, &Hall::failed);
    connect(m_worker, &HallWorker::forgotten, this, &Hall::forgotten);
    connect(m_worker, &HallWorker::figured, this, [this](const QVariantMap& figures) {
        m_figures = figures;
        Q_EMIT figuresChanged();
    });
    connect(m_worker, &HallWorker::waiting, this, [this](int errands) {
        m_waiting = errands;
        Q_EMIT waitingChanged();
    });
    connect(m_worker, &HallWorker::serverIs, this, [this](const Telling& server) {
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

void Hall::add(const FinishedMatch& match)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, match] { worker->add(match); });
}

void Hall::collect(const Shelves& shelves)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, &shelves] { worker->collect(shelves); });
}

void Hall::forget(const QString& name)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, name] { worker->forget(name); });
}

void Hall::ask(const QString& game, const QString& cards)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, game, cards] { worker->ask(game, cards); });
}

void Hall::setServer(const QString& address)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, address] { worker->setServer(address); });
}

void Hall::send()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->send(); });
}

} // namespace sandglass::app
