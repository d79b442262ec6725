// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_matches.h"

#include <csignal>
#include <sys/resource.h>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// A match's journal and its disk: what is told is written, leaving waits for nothing, and what fails is said.
class TestJournal : public test::KeptMatches {
    Q_OBJECT

private Q_SLOTS:
    void whatIsToldIsInTheFile()
    {
        Host* host = start();
        bool written = false;
        connect(host, &Host::accepted, host, [&] { written = content(path()).contains("0 1 take 4 #"); });
        QVERIFY(play(host, 1, u"take coin=4"_s));
        QVERIFY(written);
        QCOMPARE(content(path()).toStdString(), host->session().journal());
    }

    void nothingIsToldWhileTheDiskThinks()
    {
        Host* host = start();
        QTRY_VERIFY(!content(path()).isEmpty());
        QSignalSpy accepted(host, &Host::accepted);
        {
            const std::scoped_lock lock(m_disk->hanging);
            host->submit(0, u"take coin=4"_s);
            host->submit(1, u"take coin=5"_s);
            QCoreApplication::processEvents();
            QCOMPARE(accepted.size(), 0);
        }
        QTRY_COMPARE(accepted.size(), 2);
        QCOMPARE(host->warning(), QString());
    }

    void aDiskThatHangsStopsNobody()
    {
        Host* host = start();
        QTRY_VERIFY(!content(path()).isEmpty());
        host->setPatience(std::chrono::milliseconds(5));
        {
            const std::scoped_lock lock(m_disk->hanging);
            QVERIFY(play(host, 0, u"take coin=4"_s));
            QCOMPARE(host->warning(), u"journal.warning.slow"_s);
        }
        QTRY_COMPARE(host->warning(), QString());
    }

    /// Writing never makes a frame late: whatever a match does, the interface's thread touches no file.
    void nothingIsWrittenOnTheInterfacesThread()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=4"_s));
        host->pause();
        host->resume();
        m_clock.advance(500);
        m_matches->forget(u"Олег"_s);
        QVERIFY(play(host, 1, u"take coin=5"_s));
        QSignalSpy closed(m_matches.get(), &Matches::closed);
        m_matches->leave();
        QVERIFY(closed.wait());
        QCOMPARE_GT(m_disk->syncs.load(), 0);
        QCOMPARE(m_disk->onOwnThread.load(), 0);
    }

    void whoLeavesDoesNotWaitForTheDisk()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=4"_s));
        QSignalSpy closed(m_matches.get(), &Matches::closed);
        QString file;
        {
            // Were the last line written or synced here, this would never come to its end.
            const std::scoped_lock lock(m_disk->hanging, m_disk->syncing);
            m_clock.advance(777);
            m_matches->leave();
            QVERIFY(!m_matches->current());
            file = m_matches->interrupted();
            QVERIFY(closed.isEmpty());
        }
        QVERIFY(closed.wait());
        QCOMPARE(m_matches->resume(file)->now(), 777);
    }

    void aMatchIsLeftFromWithinItsOwnAnswer()
    {
        Host* host = start();
        QSignalSpy changed(host, &Host::changed);
        connect(host, &Host::accepted, this, [this] {
            m_matches->leave();
            start();
        });
        host->submit(0, u"take coin=4"_s);
        host->submit(1, u"take coin=5"_s); // comes too late for the old match, and is not the new one's
        QTRY_VERIFY(m_matches->current() && m_matches->current() != host);
        QTRY_COMPARE(m_matches->folder().files().size(), 2);
        // The clock is the new match's now.
        QSignalSpy woke(m_matches->current(), &Host::woke);
        m_clock.advance(5000);
        QCOMPARE(woke.size(), 1);
        QVERIFY(m_matches->current()->legal(0).contains(u"take coin=5"_s));
    }

    void whatTheDiskRefusedIsSavedAlsoAfterLeaving()
    {
        Host* host = start();
        m_disk->room = 0;
        QVERIFY(play(host, 0, u"take coin=4"_s));
        const core::Hash hash = host->session().hash();
        QSignalSpy closed(m_matches.get(), &Matches::closed);
        m_matches->leave();
        m_disk->room = -1;
        QVERIFY(closed.wait());
        QCOMPARE(m_matches->resume(m_matches->interrupted())->session().hash(), hash);
    }

    /// A line is at risk during the sync that was under way when it came and during its own: two syncs, and no waiting
    /// besides. How long a sync takes is the disk's; packaging/bench journal tells.
    void aLineIsOnTheDiskAfterTwoSyncs()
    {
        std::unique_lock underWay(m_disk->syncing);
        JournalKeeper keeper(m_disk, {.path = m_folder->filePath(u"one"_s)});
        quint64 written = 0;
        quint64 synced = 0;
        connect(&keeper, &JournalKeeper::written, this, [&](quint64 ticket) { written = ticket; });
        connect(&keeper, &JournalKeeper::synced, this, [&](quint64 ticket) { synced = ticket; });
        keeper.append("one\n");
        QTRY_COMPARE(m_disk->syncs.load(), 1);
        quint64 ticket = 0;
        for (int line = 0; line < 10; ++line)
            ticket = keeper.append("more\n");
        QTRY_COMPARE(written, ticket);
        QCOMPARE(m_disk->syncs.load(), 1);
        underWay.unlock();
        QTRY_COMPARE(synced, ticket);
        QCOMPARE(m_disk->syncs.load(), 2);
    }

    void linesReachTheDiskItselfSoon()
    {
        JournalKeeper keeper(m_disk, {.path = m_folder->filePath(u"one"_s)});
        quint64 synced = 0;
        connect(&keeper, &JournalKeeper::synced, this, [&](quint64 ticket) { synced = ticket; });
        const quint64 ticket = keeper.append("one\ntwo\n");
        QTRY_COMPARE(synced, ticket);
        QCOMPARE(content(keeper.path()), QByteArray("one\ntwo\n"));
    }

    void linesOfOneMomentShareASync()
    {
        JournalKeeper keeper(m_disk, {.path = m_folder->filePath(u"one"_s), .gather = std::chrono::milliseconds(100)});
        quint64 synced = 0;
        connect(&keeper, &JournalKeeper::synced, this, [&](quint64 ticket) { synced = ticket; });
        quint64 ticket = 0;
        for (int line = 0; line < 500; ++line)
            ticket = keeper.append("a line\n");
        QTRY_COMPARE(synced, ticket);
        QCOMPARE_LE(m_disk->syncs.load(), 5);
    }

    void playGoesOnWhenTheDiskRefusesAndSavingResumesByItself_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("warning");
        QTest::newRow("full") << u"full"_s << u"journal.warning.diskFull"_s;
        QTest::newRow("read-only") << u"readOnly"_s << u"journal.warning.readOnly"_s;
        QTest::newRow("broken") << u"broken"_s << u"journal.warning.failing"_s;
        QTest::newRow("sync") << u"sync"_s << u"journal.warning.failing"_s;
    }

    void playGoesOnWhenTheDiskRefusesAndSavingResumesByItself()
    {
        QFETCH(QString, fault);
        QFETCH(QString, warning);
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=0"_s));
        if (fault == "full"_L1)
            m_disk->room = 10; // the line is torn in the middle
        if (fault == "readOnly"_L1)
            m_disk->writeError = m_disk->openError = EROFS;
        if (fault == "broken"_L1)
            m_disk->writeError = EIO;
        if (fault == "sync"_L1)
            m_disk->syncError = EIO;
        for (const int coin : {1, 2, 3})
            QVERIFY(play(host, 1, u"take coin=%1"_s.arg(coin)));
        QTRY_COMPARE(host->warning(), warning);
        m_disk->room = -1;
        m_disk->openError = m_disk->writeError = m_disk->syncError = 0;
        QTRY_COMPARE(host->warning(), QString());
        QCOMPARE(content(path()).toStdString(), host->session().journal());
    }

    /// Not a test's disk this time: the kernel itself takes no more bytes, in the middle of a line.
    void theKernelRefusesAndSavingResumesByItself()
    {
        m_disk.reset();
        m_matches = std::make_unique<Matches>(m_clock, test::journalGames(), JournalFolder(m_folder->path()),
            Matches::World{std::make_shared<RealDisk>()});
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=0"_s));
        ::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlim_t before = std::exchange(limit.rlim_cur, static_cast<rlim_t>(content(path()).size()) + 5);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        const bool played = play(host, 1, u"take coin=1"_s) && play(host, 0, u"take coin=2"_s);
        const QString warning = host->warning();
        const QByteArray torn = content(path());
        limit.rlim_cur = before;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        QVERIFY(played);
        QCOMPARE(warning, u"journal.warning.diskFull"_s);
        QVERIFY(!torn.endsWith('\n'));
        QTRY_COMPARE(host->warning(), QString());
        QCOMPARE(content(path()).toStdString(), host->session().journal());
    }

    void aMatchBegunOnAFullDiskIsSavedLater()
    {
        m_disk->openError = ENOSPC;
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=0"_s));
        QTRY_COMPARE(host->warning(), u"journal.warning.diskFull"_s);
        m_disk->openError = 0;
        QVERIFY(play(host, 0, u"take coin=1"_s));
        QTRY_COMPARE(host->warning(), QString());
        QCOMPARE(content(path()).toStdString(), host->session().journal());
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
