// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faulty_disk.h"
#include "host/matches.h"
#include "journal_games.h"

#include <QtCore/QFile>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>

namespace sandglass::test {

using namespace app;
using namespace Qt::StringLiterals;

/// Matches in a folder of the test's own, on a disk that can be made to fail, by a clock that is turned by hand.
class KeptMatches : public QObject {
    Q_OBJECT

protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FaultyDisk> m_disk;
    HandClock m_clock;
    std::unique_ptr<Matches> m_matches;

    void reopen()
    {
        m_matches = std::make_unique<Matches>(m_clock, journalGames(), JournalFolder(m_folder->path()),
            Matches::World{m_disk, [] { return QDateTime(QDate(2026, 11, 16), QTime(4, 18, 18), QTimeZone::UTC); }});
    }

    /// Coins, for two.
    Host* start()
    {
        const QJsonArray people{
            QJsonObject{{u"name"_s, u"Žofie"_s}, {u"emblem"_s, 3}}, QJsonObject{{u"name"_s, u"Олег"_s}}};
        Host* host = m_matches->start(u"coins"_s, core::Opening{R"({"seats":2})", 7}, people);
        host->resume();
        return host;
    }

    static bool play(Host* host, int seat, const QString& action)
    {
        QSignalSpy accepted(host, &Host::accepted);
        QSignalSpy refused(host, &Host::refused);
        host->submit(seat, action);
        return QTest::qWaitFor([&] { return !accepted.isEmpty() || !refused.isEmpty(); }) && !accepted.isEmpty();
    }

    void leave()
    {
        QSignalSpy closed(m_matches.get(), &Matches::closed);
        m_matches->leave();
        QVERIFY(closed.wait());
    }

    QString file() const { return m_matches->folder().files().value(0); }
    QString path() const { return m_matches->folder().pathOf(file()); }

    /// Nothing, where there is no such file yet.
    static QByteArray content(const QString& file)
    {
        if (file.isEmpty())
            return {};
        QFile source(file);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }

    static void overwrite(const QString& file, const QByteArray& text)
    {
        QFile target(file);
        QVERIFY(target.open(QIODevice::WriteOnly));
        target.write(text);
    }

    QStringList noticeWords() const
    {
        QStringList words;
        for (const Telling& notice : m_matches->notices())
            words.append(notice.word);
        return words;
    }

    /// Three commands, and the program ends.
    core::Hash playThree()
    {
        Host* host = start();
        for (const int coin : {1, 2, 3}) {
            m_clock.advance(100);
            [&] { QVERIFY(play(host, coin % 2, u"take coin=%1"_s.arg(coin))); }();
        }
        const core::Hash hash = host->session().hash();
        m_matches.reset();
        reopen();
        return hash;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_disk = std::make_shared<FaultyDisk>();
        reopen();
    }

    void cleanup() { m_matches.reset(); }
};

} // namespace sandglass::test
