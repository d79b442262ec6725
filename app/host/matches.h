// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "journal/journal_folder.h"
#include "journal/recovery.h"

#include <QtCore/QObject>
#include <QtCore/QRandomGenerator>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace sandglass::app {

/// The matches of this table: begins them, takes them up again after a crash or an evening, and branches off old ones.
/// One is on the table at a time.
class Matches : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application has one")
    Q_PROPERTY(sandglass::app::Host* current READ current NOTIFY currentChanged)
    /// What there is to say about the journal that was opened last: what was cut, lost, or why it did not open.
    Q_PROPERTY(QList<sandglass::app::Telling> notices READ notices NOTIFY noticesChanged)
    /// The newest match, if it is not finished and not being played: to be offered when the program starts.
    Q_PROPERTY(QString interrupted READ interrupted NOTIFY currentChanged)

public:
    /// What of the world outside it uses.
    struct World {
        std::shared_ptr<Disk> disk = std::make_shared<RealDisk>();
        std::function<QDateTime()> date = [] { return QDateTime::currentDateTimeUtc(); };
        std::function<std::uint64_t()> seed = [] { return QRandomGenerator::system()->generate64(); };
    };

    Matches(Clock& clock, Shelves shelves, JournalFolder folder, World world, QObject* parent = nullptr);
    ~Matches() override;

    const Shelves& shelves() const { return m_shelves; }
    const JournalFolder& folder() const { return m_folder; }
    Host* current() const { return m_current.get(); }
    QList<Telling> notices() const { return m_notices; }
    QString interrupted() const;

    /// The match before it leaves the table. Nothing, with notices, if it cannot be; then everything stays as it was.
    Host* start(const QString& game, const core::Opening& opening, const QJsonArray& people);
    /// `grace` is how long a claim can be contested, in milliseconds.
    Q_INVOKABLE sandglass::app::Host* start(
        const QString& game, const QVariantMap& options, const QVariantList& people, int grace);
    /// The match on the table once more: the same game, options and people, another seed.
    Q_INVOKABLE sandglass::app::Host* again();
    /// The journal of the match on the table.
    Q_INVOKABLE QString currentFile() const;
    Q_INVOKABLE sandglass::app::Host* resume(const QString& file);
    /// A new match that begins as a journal's first records say.
    Host* branch(const QString& file, std::size_t records);
    Host* branchOff(const std::string& journal, std::size_t records);
    /// The table is free at once; what the disk has not taken yet is written meanwhile, and then it is `closed`.
    Q_INVOKABLE void leave();
    /// Takes a name off the match on the table; Hall::forget takes it off all others.
    void forget(const QString& name);

Q_SIGNALS:
    void currentChanged();
    void noticesChanged();
    /// The journal of a match that left the table is on the disk to its end, and free for others.
    void closed();
    /// A match on the table has come to its end.
    void ended(sandglass::app::Host* host);

private:
    Host* put(std::unique_ptr<core::Session> session, Host::Standing standing, const QString& file, std::size_t saved);
    Host* begin(std::unique_ptr<core::Session> session, Host::Standing standing);
    void clearTable();
    void waitUntilClosed(const QString& path);
    Host* fail(const Telling& why);
    void tell(const QList<Telling>& notices);

    Clock& m_clock;
    const Shelves m_shelves;
    const JournalFolder m_folder;
    const World m_world;
    std::unique_ptr<Host> m_current;
    std::vector<std::unique_ptr<Host>> m_left;
    std::vector<std::unique_ptr<JournalKeeper>> m_closing;
    QList<Telling> m_notices;
};

} // namespace sandglass::app
