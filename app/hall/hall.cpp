// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"

#include "core/journal.h"
#include "hall/hall_worker.h"
#include "journal/disk.h"
#include "journal/journal_notes.h"

#include <QFile>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace sandglass::app {

Forgetting forgetInJournals(const JournalFolder& folder, const QString& name)
{
    Forgetting result;
    for (const QString& file : folder.files()) {
        const QString path = folder.pathOf(file);
        const auto text = readJournalFile(path);
        if (!text)
            continue;
        const ForgottenName forgotten(name, core::readJournal(*text).records);
        if (forgotten.isNowhere())
            continue;
        const auto mine = RealDisk().open(path);
        if (!mine && mine.error() == EWOULDBLOCK) {
            ++result.busy;
            continue;
        }
        const auto without = core::withChangedNotes(*text, [&](std::string_view note) { return forgotten.in(note); });
        ++(replaceFile(path, without.text) ? result.changed : result.busy);
        QFile::remove(path + ".lost"_L1);
    }
    return result;
}

Hall::Hall(Places places, QObject* parent)
    : QObject(parent)
    , m_worker(new HallWorker(std::move(places)))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &HallWorker::failed, this, &Hall::failed);
    connect(m_worker, &HallWorker::figured, this, [this](const QVariantMap& figures) {
        m_figures = figures;
        Q_EMIT figuresChanged();
    });
    connect(m_worker, &HallWorker::waiting, this, [this](int errands) {
        m_waiting = errands;
        Q_EMIT waitingChanged();
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
