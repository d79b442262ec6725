// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/matches.h"

#include "journal/journal_summary.h"

#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QUuid>
#include <QtQml/QJSEngine>

#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

Telling cannotBePlayed(const std::string& why)
{
    return toTell(u"journal.problem.cannotBePlayed"_s, {{u"why"_s, QString::fromStdString(why)}});
}

} // namespace

Matches::Matches(Clock& clock, Shelves shelves, JournalFolder folder, World world, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_shelves(std::move(shelves))
    , m_folder(std::move(folder))
    , m_world(std::move(world))
{
    // The first one of each game says enough: whoever replaced the set reads all of them where the program was started.
    QStringList games;
    for (const core::Problem& problem : m_shelves.problems) {
        const QString game = QString::fromStdString(problem.file).section(u'/', 0, 0);
        if (games.contains(game))
            continue;
        games.append(game);
        m_notices.append(toTell(u"shell.cards.wrong"_s, {{u"why"_s, QString::fromStdString(core::sentence(problem))}}));
    }
}

Matches::~Matches() = default;

QString Matches::interrupted() const
{
    const QStringList files = m_folder.files();
    if (files.isEmpty() || m_current)
        return {};
    const JournalSummary newest = summarise(m_folder.pathOf(files.first()));
    return newest.canBeContinued() ? newest.file : QString();
}

Host* Matches::start(const QString& game, const core::Opening& opening, const QJsonArray& people)
{
    const core::Shelf* shelf = m_shelves.find(game.toStdString());
    if (!shelf)
        return fail(toTell(u"journal.problem.unknownGame"_s, {{u"game"_s, game}}));
    auto session = shelf->open(opening);
    if (!session)
        return fail(cannotBePlayed(core::sentence(session.error())));
    tell({});
    (*session)->note(peopleNote(people));
    return begin(*std::move(session), {0, 0, people});
}

Host* Matches::start(const QString& game, const QVariantMap& options, const QVariantList& people, int grace)
{
    core::Opening opening;
    opening.grace = grace;
    opening.options = QJsonDocument(QJsonObject::fromVariantMap(options)).toJson(QJsonDocument::Compact).toStdString();
    opening.seed = m_world.seed();
    return start(game, opening, QJsonArray::fromVariantList(people));
}

Host* Matches::resume(const QString& file)
{
    const QString path = m_folder.pathOf(file);
    waitUntilClosed(path);
    // A list may be out of date: to ask whether a journal is free would make one that is gone.
    if (!QFile::exists(path))
        return fail(toTell(u"journal.problem.unreadable"_s));
    if (const auto free = m_world.disk->open(path); !free && free.error() == EWOULDBLOCK)
        return fail(toTell(u"journal.problem.inUse"_s));
    Recovery recovery = recover(path, m_shelves);
    tell(recovery.notices);
    if (!recovery.session)
        return nullptr;
    // The end was played, and the program died before it could say so.
    if (recovery.session->isOver() && recovery.notes.result.isEmpty())
        recovery.session->note(resultNote(*recovery.session));
    const Host::Standing standing{recovery.time, recovery.notes.round, recovery.notes.people};
    if (!recovery.sameFile)
        return begin(std::move(recovery.session), standing);
    // Nothing is thrown away that somebody might still read something out of.
    if (recovery.lost.contains('\n'))
        replaceFile(path + ".lost"_L1, recovery.lost);
    return put(std::move(recovery.session), standing, file, recovery.goodBytes);
}

Host* Matches::branch(const QString& file, std::size_t records)
{
    const auto text = readJournalFile(m_folder.pathOf(file));
    if (!text)
        return fail(toTell(text.error()));
    return branchOff(*text, records);
}

Host* Matches::again()
{
    const auto reading = m_current ? core::readJournal(m_current->session().journal()) : core::JournalReading();
    if (!reading.header)
        return nullptr;
    const core::JournalHeader& header = *reading.header;
    return start(QString::fromStdString(header.game), {header.options, m_world.seed(), header.setup, header.grace},
        QJsonArray(m_current->people()));
}

QString Matches::currentFile() const
{
    return m_current ? m_current->journalPath() : QString();
}

Host* Matches::branchOff(const std::string& journal, std::size_t records)
{
    core::JournalReading reading = core::readJournal(journal);
    const core::Shelf* shelf = reading.header ? m_shelves.find(reading.header->game) : nullptr;
    if (!shelf)
        return fail(toTell(u"journal.problem.headless"_s));
    auto session = shelf->resume(journal, records);
    if (!session)
        return fail(cannotBePlayed(session.error()));
    if ((*session)->isOver())
        return fail(toTell(u"journal.problem.over"_s));
    tell({});
    reading.records.resize(std::min(records, reading.records.size()));
    const JournalNotes notes = readNotes(reading.records);
    return begin(*std::move(session), {notes.clock, notes.round, notes.people});
}

void Matches::leave()
{
    if (!m_current)
        return;
    clearTable();
    Q_EMIT currentChanged();
}

/// Nobody waits for the disk here: the journal is closed on its own threads.
void Matches::clearTable()
{
    if (!m_current)
        return;
    if (auto keeper = m_current->close()) {
        connect(keeper.get(), &JournalKeeper::closed, this, [this, one = keeper.get()] {
            std::erase_if(m_closing, [&](const auto& other) { return other.get() == one; });
            Q_EMIT closed();
        });
        keeper->close();
        m_closing.push_back(std::move(keeper));
    }
    // It may be telling of a move right now, to the one who leaves because of it.
    m_left.push_back(std::move(m_current));
    QMetaObject::invokeMethod(this, [this] { m_left.clear(); }, Qt::QueuedConnection);
}

void Matches::waitUntilClosed(const QString& path)
{
    std::erase_if(m_closing, [&](const auto& keeper) { return keeper->path() == path; });
}

void Matches::forget(const QString& name)
{
    if (m_current)
        m_current->forget(name);
}

/// A match with a file and an identity of its own.
Host* Matches::begin(std::unique_ptr<core::Session> session, Host::Standing standing)
{
    const QDateTime now = m_world.date();
    session->note(matchNote(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    session->note(begunNote(now));
    const std::string game(session->game());
    return put(std::move(session), std::move(standing), m_folder.newFile(QString::fromStdString(game), now), 0);
}

Host* Matches::put(
    std::unique_ptr<core::Session> session, Host::Standing standing, const QString& file, std::size_t saved)
{
    clearTable();
    auto keeper = std::make_unique<JournalKeeper>(
        m_world.disk, KeeperOptions{.path = m_folder.pathOf(file), .text = session->journal(), .saved = saved});
    m_current = std::make_unique<Host>(m_clock, std::move(session), std::move(standing), std::move(keeper));
    // QML would take what a call gives it for its own.
    QJSEngine::setObjectOwnership(m_current.get(), QJSEngine::CppOwnership);
    connect(m_current.get(), &Host::ended, this, [this] { Q_EMIT ended(m_current.get()); });
    Q_EMIT currentChanged();
    return m_current.get();
}

Host* Matches::fail(const Telling& why)
{
    tell({why});
    return nullptr;
}

void Matches::tell(const QList<Telling>& notices)
{
    m_notices = notices;
    Q_EMIT noticesChanged();
}

} // namespace sandglass::app
