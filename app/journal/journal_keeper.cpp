// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_keeper.h"

#include "core/hash.h"
#include "files/outside_file.h"

#include <algorithm>
#include <utility>

namespace sandglass::app {

namespace {

/// Of one length, whatever the time: it is written over itself.
QByteArray clockLine(core::Millis time)
{
    const QByteArray line = "clock " + QByteArray::number(qlonglong{time}).rightJustified(16, '0');
    const core::Hash seal = core::hashText(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
    return line + " #" + QByteArray::number(qulonglong{seal & 0xFFFFFFFFu}, 16).rightJustified(8, '0') + '\n';
}

} // namespace

QString clockPath(const QString& journal)
{
    return journal + QStringLiteral(".clock");
}

std::optional<core::Millis> readClock(const QString& journal)
{
    constexpr qint64 longestLine = 100;
    const auto text = readOutsideFile(clockPath(journal), longestLine);
    if (!text)
        return std::nullopt;
    bool isNumber = false;
    const core::Millis time = text->mid(6, 16).toLongLong(&isNumber);
    if (!isNumber || time < 0 || *text != clockLine(time))
        return std::nullopt;
    return time;
}

JournalKeeper::JournalKeeper(std::shared_ptr<Disk> disk, KeeperOptions options, QObject* parent)
    : QObject(parent)
    , m_disk(std::move(disk))
    , m_options(std::move(options))
    , m_journal(*m_disk, m_options.path, m_options.text, m_options.saved)
{
    m_syncer = std::jthread([this](const std::stop_token& stop) { sync(stop); });
    m_writer = std::jthread([this](const std::stop_token& stop) { write(stop); });
}

JournalKeeper::~JournalKeeper()
{
    m_writer.request_stop();
    m_writer.join();
    m_syncer.request_stop();
    m_syncer.join();
}

quint64 JournalKeeper::append(std::string_view lines)
{
    const std::scoped_lock lock(m_mutex);
    m_lines.append(lines);
    m_work.notify_one();
    return ++m_ticket;
}

quint64 JournalKeeper::replace(std::string text)
{
    const std::scoped_lock lock(m_mutex);
    m_replacement = std::move(text);
    m_lines.clear();
    m_work.notify_one();
    return ++m_ticket;
}

void JournalKeeper::beat(core::Millis time)
{
    const std::scoped_lock lock(m_mutex);
    m_beat = time;
    m_work.notify_one();
}

void JournalKeeper::close()
{
    const std::scoped_lock lock(m_mutex);
    m_closing = true;
    m_work.notify_one();
}

void JournalKeeper::write(const std::stop_token& stop)
{
    bool begun = false; // the header is written without waiting for a first line
    for (bool last = false; !last;) {
        std::unique_lock lock(m_mutex);
        const auto hasWork = [&] {
            return !m_lines.empty() || m_replacement || m_beat || !begun || m_syncError != 0
                || (m_closing && !m_failing);
        };
        if (m_failing)
            m_work.wait_for(lock, stop, m_options.retry, hasWork);
        else
            m_work.wait(lock, stop, hasWork);
        begun = true;
        last = stop.stop_requested();
        const std::string lines = std::exchange(m_lines, {});
        auto replacement = std::exchange(m_replacement, {});
        const auto beat = std::exchange(m_beat, {});
        const quint64 ticket = m_ticket;
        const int syncError = std::exchange(m_syncError, 0);
        const bool closing = m_closing;
        lock.unlock();
        if (replacement)
            m_journal.replace(*std::move(replacement));
        if (syncError) {
            m_journal.distrust();
            m_failing = true;
            m_news.post([this, ticket, syncError] { Q_EMIT failing(ticket, syncError); });
        }
        if (!syncError || last)
            writeLines(lines, ticket);
        else
            m_journal.append(lines);
        if (beat)
            writeBeat(*beat);
        last = last || (closing && !m_failing);
    }
    m_syncer.request_stop();
}

void JournalKeeper::writeLines(const std::string& lines, quint64 ticket)
{
    m_journal.append(lines);
    if (m_journal.isSaved() && m_journal.file())
        return;
    if (const int error = m_journal.save()) {
        m_failing = true;
        m_news.post([this, ticket, error] { Q_EMIT failing(ticket, error); });
        return;
    }
    bool trusted = false;
    {
        const std::scoped_lock lock(m_mutex);
        trusted = !m_syncFailing;
        m_writtenTicket = ticket;
        m_journalToSync = m_journal.file();
        const Time::time_point due = Time::now() + m_options.gather;
        m_journalSyncAt = std::min(m_journalSyncAt.value_or(due), due);
        m_due.notify_one();
    }
    if (std::exchange(m_failing, false) && trusted)
        m_news.post([this] { Q_EMIT saving(); });
    m_news.post([this, ticket] { Q_EMIT written(ticket); });
}

void JournalKeeper::writeBeat(core::Millis time)
{
    // A clock that cannot be written costs seconds, not moves: the journal's own trouble is what people are told of.
    if (!m_clock)
        m_clock = m_disk->open(clockPath(m_options.path)).value_or(nullptr);
    const QByteArray line = clockLine(time);
    if (!m_clock || !m_clock->write(std::string_view(line.constData(), static_cast<std::size_t>(line.size())), 0)) {
        m_clock.reset();
        return;
    }
    const std::scoped_lock lock(m_mutex);
    m_clockToSync = m_clock;
    m_due.notify_one();
}

void JournalKeeper::sync(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (m_journalSyncAt && *m_journalSyncAt <= Time::now()) {
            syncJournal(lock);
        } else if (m_clockToSync) {
            syncClock(lock);
        } else {
            const auto journal = m_journalSyncAt;
            const auto changed = [&] { return m_journalSyncAt != journal || m_clockToSync; };
            if (journal)
                m_due.wait_until(lock, stop, *journal, changed);
            else
                m_due.wait(lock, stop, changed);
        }
    }
    syncJournal(lock);
    syncClock(lock);
    lock.unlock();
    m_news.post([this] { Q_EMIT closed(); });
}

void JournalKeeper::syncJournal(std::unique_lock<std::mutex>& lock)
{
    m_journalSyncAt.reset();
    const auto journal = std::exchange(m_journalToSync, {});
    if (!journal)
        return;
    const quint64 ticket = m_writtenTicket;
    lock.unlock();
    const int error = journal->sync();
    if (!error)
        m_news.post([this, ticket] { Q_EMIT synced(ticket); });
    lock.lock();
    if (m_syncFailing && !error)
        m_news.post([this] { Q_EMIT saving(); });
    m_syncFailing = error != 0;
    if (error) {
        m_syncError = error;
        m_work.notify_one();
    }
}

void JournalKeeper::syncClock(std::unique_lock<std::mutex>& lock)
{
    const auto clock = std::exchange(m_clockToSync, {});
    if (!clock)
        return;
    lock.unlock();
    clock->sync();
    lock.lock();
}

} // namespace sandglass::app
