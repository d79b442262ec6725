// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"

#include "core/journal.h"
#include "hall/hall_worker.h"
#include "journal/disk.h"
#include "journal/journal_notes.h"

#include <QFile>
#include <QJsonObject>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QJsonArray without(QJsonArray people, const QString& name)
{
    for (QJsonValueRef person : people) {
        QJsonObject object = person.toObject();
        if (object.value("name"_L1) == name)
            object.insert("name"_L1, QString());
        person = object;
    }
    return people;
}

std::string withoutName(const std::string& journal, const QString& name)
{
    return core::withChangedNotes(journal, [&](std::string_view note) {
        core::JournalRecord record{.kind = core::JournalRecord::Kind::Note, .action = std::string(note)};
        const JournalNotes notes = readNotes(std::span(&record, 1));
        if (!notes.names().contains(name))
            return std::string(note);
        return peopleNote(without(notes.people, name));
    });
}

} // namespace

int forgetInJournals(const JournalFolder& folder, const QString& name)
{
    int changed = 0;
    for (const QString& file : folder.files()) {
        const QString path = folder.pathOf(file);
        const auto text = readJournalFile(path);
        if (!text || !readNotes(core::readJournal(*text).records).names().contains(name))
            continue;
        // What is being played keeps its writer; the name is forgotten when it is asked for again.
        const auto mine = RealDisk().open(path);
        if (!mine && mine.error() == EWOULDBLOCK)
            continue;
        if (replaceFile(path, withoutName(*text, name)))
            ++changed;
        QFile::remove(path + ".lost"_L1);
    }
    return changed;
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

void Hall::ask(const QString& game)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, game] { worker->ask(game); });
}

void Hall::send()
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->send(); });
}

} // namespace sandglass::app
