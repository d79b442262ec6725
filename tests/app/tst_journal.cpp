// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"
#include "core/session_of.h"
#include "faulty_disk.h"
#include "host/matches.h"
#include "journal/journal_summary.h"

#include <QFile>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using sandglass::test::FaultyDisk;

/// The journal on the disk: what is told is written, what is written comes back, and what fails is said.
class TestJournal : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FaultyDisk> m_disk;
    HandClock m_clock;
    std::unique_ptr<Matches> m_matches;

    static Shelves shelves()
    {
        Shelves shelves;
        shelves.games.push_back(std::make_unique<core::ShelfOf<coins::Game>>(coins::CardSet{}));
        return shelves;
    }

    void reopen()
    {
        m_matches = std::make_unique<Matches>(m_clock, shelves(), JournalFolder(m_folder->path()),
            Matches::World{m_disk, [] { return QDateTime(QDate(2026, 11, 16), QTime(4, 18, 18), QTimeZone::UTC); }});
    }

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
        host->submit(seat, action);
        return accepted.wait(5000);
    }

    void leave()
    {
        QSignalSpy closed(m_matches.get(), &Matches::closed);
        m_matches->leave();
        QVERIFY(closed.wait());
    }

    QString path() const { return m_matches->folder().pathOf(m_matches->folder().files().value(0)); }
    static QByteArray content(const QString& file)
    {
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

    void aMatchComesBackWithItsPeopleAndItsClock()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=4"_s));
        m_clock.advance(1234);
        const core::Hash hash = host->session().hash();
        m_matches.reset();
        reopen();
        QCOMPARE(m_matches->interrupted(), u"2026-11-16T04-18-18.000-coins.journal"_s);
        Host* again = m_matches->resume(m_matches->interrupted());
        QVERIFY(again);
        QCOMPARE(noticeWords(), QStringList());
        QVERIFY(again->paused());
        QCOMPARE(again->now(), 1234);
        QCOMPARE(again->session().hash(), hash);
        QCOMPARE(again->names(), (QStringList{u"Žofie"_s, u"Олег"_s}));
        again->resume();
        QVERIFY(play(again, 1, u"take coin=5"_s));
        QCOMPARE(content(path()).toStdString(), again->session().journal());
    }

    void afterACrashTheClockIsWhereItsLastBeatWas()
    {
        Host* host = start();
        QVERIFY(play(host, 0, u"take coin=4"_s));
        m_clock.advance(3070);
        QTRY_COMPARE(readClock(path()).value_or(0), 3050);
        const QByteArray crashed = content(path()); // what a kill would leave: no farewell
        const QByteArray beat = content(clockPath(path()));
        const QString file = path();
        m_matches.reset();
        overwrite(file, crashed);
        overwrite(clockPath(file), beat);
        reopen();
        QCOMPARE(m_matches->resume(m_matches->interrupted())->now(), 3050);
    }

    void aBrokenClockIsIgnored()
    {
        playThree();
        overwrite(clockPath(path()), "clock 9999999999999999 #00000000\n");
        QCOMPARE(m_matches->resume(m_matches->interrupted())->now(), 300);
    }

    void aTornLastLineIsCutAndSaid()
    {
        playThree();
        const QByteArray text = content(path());
        const qsizetype last = text.indexOf("100 1 take 3");
        overwrite(path(), text.left(last + 9));
        Host* host = m_matches->resume(m_matches->interrupted());
        QVERIFY(host);
        QCOMPARE(noticeWords(), QStringList{u"torn"_s});
        QCOMPARE(host->legal(0).filter(u"take coin=3"_s).size(), 1);
        host->resume();
        QVERIFY(play(host, 0, u"take coin=3"_s));
        leave();
        QCOMPARE(summarise(path()).damage, core::Damage::None);
    }

    void aDamagedMiddleKeepsWhatIsBeforeItAndSaysWhatIsLost()
    {
        playThree();
        QByteArray text = content(path());
        text[text.indexOf("100 0 take 2") + 5] = 'x';
        overwrite(path(), text);
        Host* host = m_matches->resume(m_matches->interrupted());
        QVERIFY(host);
        QCOMPARE(noticeWords(), QStringList{u"broken"_s});
        QCOMPARE(m_matches->notices()[0].values.value(u"n"_s).toInt(), 3); // two moves and the clock
        QCOMPARE(host->now(), 100);
        QVERIFY(host->legal(0).contains(u"take coin=2"_s));
        QVERIFY(content(path() + ".lost"_L1).contains("100 1 take 3"));
    }

    void anotherCardSetIsTriedInAFileOfItsOwn()
    {
        const core::Hash hash = playThree();
        QByteArray text = content(path());
        core::JournalReading reading = core::readJournal(text.toStdString());
        reading.header->cards = 0xABC;
        core::JournalWriter writer;
        std::string other = writer.header(*reading.header);
        for (const core::JournalRecord& record : reading.records)
            other += writer.record(record);
        overwrite(path(), QByteArray::fromStdString(other));
        Host* host = m_matches->resume(m_matches->interrupted());
        QVERIFY(host);
        QCOMPARE(noticeWords(), QStringList{u"otherCards"_s});
        QCOMPARE(host->session().hash(), hash);
        leave();
        QCOMPARE(m_matches->folder().files().size(), 2);
        QCOMPARE(content(m_matches->folder().pathOf(m_matches->folder().files().last())).toStdString(), other);
    }

    void whatCannotBeContinuedIsExplained_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("word");
        core::JournalWriter writer;
        QTest::newRow("empty") << QByteArray() << u"headless"_s;
        QTest::newRow("no journal") << QByteArray("hello\n") << u"noJournal"_s;
        QTest::newRow("version") << QByteArray("sandglass 9 game=coins\n") << u"otherVersion"_s;
        QTest::newRow("game") << QByteArray::fromStdString(writer.header({"chess", 1, 1, 1, 0, "{}", "{}"}))
                              << u"unknownGame"_s;
        QTest::newRow("options") << QByteArray::fromStdString(
            core::JournalWriter().header({"coins", 1, 1, 1, 0, R"({"seats":"many"})", "{}"}))
                                 << u"cannotBePlayed"_s;
    }

    void whatCannotBeContinuedIsExplained()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, word);
        overwrite(m_folder->filePath(u"2026-coins.journal"_s), text);
        QVERIFY(!m_matches->resume(u"2026-coins.journal"_s));
        QCOMPARE(noticeWords(), QStringList{word});
        QCOMPARE(content(m_folder->filePath(u"2026-coins.journal"_s)), text);
    }

    void aMatchHasOneTable()
    {
        start();
        QTRY_VERIFY(!path().isEmpty() && !content(path()).isEmpty());
        Matches other(m_clock, shelves(), JournalFolder(m_folder->path()), {});
        QVERIFY(!other.resume(m_matches->folder().files().first()));
        QCOMPARE(other.notices()[0].id(), u"journal.problem.inUse"_s);
        QVERIFY(!m_matches->folder().remove(m_matches->folder().files().first()));
        leave();
        QVERIFY(m_matches->folder().remove(m_matches->folder().files().first()));
        QVERIFY(QDir(m_folder->path()).isEmpty());
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
        m_matches = std::make_unique<Matches>(
            m_clock, shelves(), JournalFolder(m_folder->path()), Matches::World{std::make_shared<RealDisk>()});
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

    void aSummaryTellsWhatAListShows()
    {
        playThree();
        const JournalSummary summary = summarise(path());
        QCOMPARE(summary.game, u"coins"_s);
        QCOMPARE(summary.notes.names(), (QStringList{u"Žofie"_s, u"Олег"_s}));
        QCOMPARE(summary.notes.begun, QDateTime(QDate(2026, 11, 16), QTime(4, 18, 18), QTimeZone::UTC));
        QCOMPARE(summary.length, 300);
        QCOMPARE(summary.moves, 3);
        QVERIFY(!summary.finished && summary.canBeContinued());
    }

    void filesLieInThePlatformsFolderAndSortByDate()
    {
        const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        QVERIFY(!data.isEmpty());
        QCOMPARE(JournalFolder().path(), data + "/journals"_L1);
        const JournalFolder folder(m_folder->path());
        QStringList made;
        for (const qint64 second : {0, 59, 3600, 86400, 31 * 86400}) {
            const auto moment = QDateTime(QDate(2025, 12, 31), QTime(9, 0), QTimeZone::UTC).addSecs(second);
            made.prepend(folder.newFile(u"coins"_s, moment));
            overwrite(folder.pathOf(made.first()), "x");
        }
        QCOMPARE(folder.files(), made);
    }

    void aFinishedMatchIsNotOffered()
    {
        Host* host = start();
        for (int ring = 0; ring < 3; ++ring) {
            m_clock.advance(5000);
            QVERIFY(play(host, 0, u"ring"_s));
        }
        leave();
        QVERIFY(summarise(path()).finished);
        QCOMPARE(m_matches->interrupted(), QString());
    }

    void aMatchBranchesOffAnOldOne()
    {
        playThree();
        const QByteArray old = content(path());
        const QString file = m_matches->folder().files().first();
        // Three notes of the beginning, then the first move.
        Host* host = m_matches->branch(file, 4);
        QVERIFY(host);
        host->resume();
        QVERIFY(host->legal(0).contains(u"take coin=2"_s));
        QVERIFY(!host->legal(0).contains(u"take coin=1"_s));
        QVERIFY(play(host, 1, u"take coin=2"_s));
        leave();
        const QStringList files = m_matches->folder().files();
        QCOMPARE(files.size(), 2);
        QCOMPARE(content(m_matches->folder().pathOf(file)), old);
        const auto notes = [&](int i) { return summarise(m_matches->folder().pathOf(files[i])).notes; };
        QVERIFY(notes(0).match != notes(1).match);
        QCOMPARE(notes(0).people, notes(1).people);
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
