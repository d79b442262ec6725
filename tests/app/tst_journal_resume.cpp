// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_summary.h"
#include "kept_matches.h"

#include <QtCore/QStandardPaths>

#include <sys/stat.h>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// What is on the disk comes back, whole or as far as it goes, and what is wrong with it is said.
class TestJournalResume : public test::KeptMatches {
    Q_OBJECT

private Q_SLOTS:
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

    // A list may be out of date. Asking for what is gone must not make it.
    void aJournalThatIsGoneIsNotMade()
    {
        QVERIFY(!m_matches->resume(u"2026-01-01T00-00-00.000-coins.journal"_s));
        QVERIFY(JournalFolder(m_folder->path()).files().isEmpty());
        QCOMPARE(noticeWords(), QStringList{u"unreadable"_s});
    }

    void aNameThatLeadsElsewhereIsNoJournal()
    {
        const JournalFolder folder(m_folder->path());
        for (const QString& name : {u"../x.journal"_s, u"a/b"_s, u"a\\b"_s, u".."_s, u"."_s, QString()})
            QCOMPARE(folder.pathOf(name), QString());
        QCOMPARE(folder.pathOf(u"a.journal"_s), m_folder->path() + u"/a.journal"_s);
        QVERIFY(!m_matches->resume(u"../x.journal"_s));
        QVERIFY(!folder.remove(u"../x.journal"_s));
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

    // Whoever brings a folder of matches may have laid a pipe there, and opening one waits for its other end.
    void aClockThatIsNoFileIsIgnored()
    {
        const QString journal = m_folder->filePath(u"a.journal"_s);
        QCOMPARE(mkfifo(QFile::encodeName(clockPath(journal)).constData(), 0600), 0);
        QVERIFY(!readClock(journal));
        const QString other = m_folder->filePath(u"b.journal"_s);
        QVERIFY(QDir().mkpath(clockPath(other)));
        QVERIFY(!readClock(other));
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

    // What of a match under older rules still comes out as it did goes on, as a match of its own.
    void olderRulesAreTriedInAFileOfItsOwn()
    {
        const core::Hash hash = playThree();
        core::JournalReading reading = core::readJournal(content(path()).toStdString());
        reading.header->revision = 0;
        core::JournalWriter writer;
        std::string older = writer.header(*reading.header);
        for (const core::JournalRecord& record : reading.records)
            older += writer.record(record);
        overwrite(path(), QByteArray::fromStdString(older));
        Host* host = m_matches->resume(m_matches->interrupted());
        QVERIFY(host);
        QCOMPARE(noticeWords(), QStringList{u"otherRules"_s});
        QCOMPARE(host->session().hash(), hash);
        leave();
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
        QTest::newRow("older options") << QByteArray::fromStdString(
            core::JournalWriter().header({"coins", 0, 1, 1, 0, R"({"seats":"many"})", "{}"}))
                                       << u"olderRules"_s;
        core::JournalWriter older;
        std::string moves = older.header({"coins", 0, 1, 1, 0, R"({"seats":2})", "{}"});
        moves += older.record({.time = 10, .seat = 0, .action = "toss 4"});
        QTest::newRow("older moves") << QByteArray::fromStdString(moves) << u"olderRules"_s;
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
        Matches other(m_clock, test::journalGames(), JournalFolder(m_folder->path()), {});
        QVERIFY(!other.resume(file()));
        QCOMPARE(other.notices()[0].id(), u"journal.problem.inUse"_s);
        QVERIFY(!m_matches->folder().remove(file()));
        leave();
        QVERIFY(m_matches->folder().remove(file()));
        QVERIFY(QDir(m_folder->path()).isEmpty());
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
        const QString oldFile = file();
        const QByteArray old = content(path());
        // Three notes of the beginning, then the first move.
        Host* host = m_matches->branch(oldFile, 4);
        QVERIFY(host);
        host->resume();
        QVERIFY(host->legal(0).contains(u"take coin=2"_s));
        QVERIFY(!host->legal(0).contains(u"take coin=1"_s));
        QVERIFY(play(host, 1, u"take coin=2"_s));
        leave();
        const QStringList files = m_matches->folder().files();
        QCOMPARE(files.size(), 2);
        QCOMPARE(content(m_matches->folder().pathOf(oldFile)), old);
        const auto notes = [&](int i) { return summarise(m_matches->folder().pathOf(files[i])).notes; };
        QVERIFY(notes(0).match != notes(1).match);
        QCOMPARE(notes(0).people, notes(1).people);
    }
};

QTEST_GUILESS_MAIN(TestJournalResume)
#include "tst_journal_resume.moc"
