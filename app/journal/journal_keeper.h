// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "host/mailbox.h"
#include "journal/journal_file.h"

#include <QtCore/QObject>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace sandglass::app {

/// Where a journal is written to, and how patiently.
struct KeeperOptions {
    QString path;
    std::string text{}; ///< of the journal so far
    std::size_t saved = 0; ///< how much of it the file already holds
    /// How long a line waits for others before it is synced. Without waiting, those that come during a sync share the
    /// next: a line is on the disk after two syncs at most, and that is all the play that a power cut can cost.
    std::chrono::milliseconds gather{0};
    std::chrono::milliseconds retry{1000};
};

/// Writes a match's journal, on threads of its own: asking it to write never waits for a disk.
///
/// `written` comes after write(2) has taken the line: from then on it is the kernel's, and no crash of this program can
/// lose it. A second thread hands it on to the disk with fdatasync, soon and in batches, so that a sync that takes its
/// time holds up neither the next line nor the next acknowledgement. While a disk refuses, `failing` comes instead,
/// everything is kept, and it is tried again until it is `saving` once more.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    JournalKeeper(std::shared_ptr<Disk> disk, KeeperOptions options, QObject* parent = nullptr);
    /// Waits for what can be written and synced; who cannot wait for a disk closes it first.
    ~JournalKeeper() override;

    QString path() const { return m_options.path; }
    /// Gives the line's ticket; they count up.
    quint64 append(std::string_view lines);
    /// The whole journal is this from now on; what was asked for before is part of it.
    quint64 replace(std::string text);
    /// Remembers beside the journal that the match's clock stands here, synced as soon as the journal leaves the disk
    /// time for it. Cheap to ask for: only the last one counts.
    void beat(core::Millis time);
    /// Nothing more will come. It goes on until everything is on the disk, however long that takes, and is `closed`.
    void close();

Q_SIGNALS:
    /// This line and all before it are written; `synced`: they are on the disk itself.
    void written(quint64 ticket);
    void synced(quint64 ticket);
    /// This line and all before it are kept, but the disk refuses them: why, by errno's number.
    void failing(quint64 ticket, int error);
    void saving();
    void closed();

private:
    using Time = std::chrono::steady_clock;

    void write(const std::stop_token& stop);
    void writeLines(const std::string& lines, quint64 ticket);
    void writeBeat(core::Millis time);
    void sync(const std::stop_token& stop);
    void syncJournal(std::unique_lock<std::mutex>& lock);
    void syncClock(std::unique_lock<std::mutex>& lock);

    const std::shared_ptr<Disk> m_disk;
    const KeeperOptions m_options;

    // Of the writing thread alone.
    JournalFile m_journal;
    std::shared_ptr<DiskFile> m_clock;
    bool m_failing = false;

    std::mutex m_mutex; // for all that follows
    std::condition_variable_any m_work;
    std::condition_variable_any m_due;
    std::string m_lines;
    std::optional<std::string> m_replacement;
    quint64 m_ticket = 0;
    quint64 m_writtenTicket = 0;
    std::optional<core::Millis> m_beat;
    std::shared_ptr<DiskFile> m_journalToSync;
    std::shared_ptr<DiskFile> m_clockToSync;
    std::optional<Time::time_point> m_journalSyncAt;
    bool m_closing = false;
    int m_syncError = 0; ///< of the last sync, until the writer has looked at it
    bool m_syncFailing = false;

    Mailbox m_news;
    std::jthread m_writer;
    std::jthread m_syncer;
};

/// The clock's file beside a journal: what it says, if it is whole.
QString clockPath(const QString& journal);
std::optional<core::Millis> readClock(const QString& journal);

} // namespace sandglass::app
