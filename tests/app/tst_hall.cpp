// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/forgetting.h"
#include "hall/hall.h"
#include "hall/hall_worker.h"
#include "hall/server_address.h"
#include "journal/journal_notes.h"
#include "journal_games.h"
#include "source_file.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <numeric>
#include <thread>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

FinishedMatch match(const QString& id, int winner)
{
    FinishedMatch match;
    match.id = id;
    match.game = u"pendulum"_s;
    match.cards = u"00000000000000ff"_s;
    match.begun = QDateTime(QDate(2026, 11, 16), QTime(20, 0), QTimeZone::UTC);
    match.length = 3'600'000;
    match.seats = {{u"Žofie"_s, u"dujna"_s, winner == 0 ? 1 : 2, winner == 0},
        {u"Олег"_s, u"gambon"_s, winner == 1 ? 1 : 2, winner == 1}};
    match.rounds = {1'000'000, 2'000'000};
    match.scores = {{0, u"power"_s, 1, 4}, {1, u"power"_s, 1, 8}};
    return match;
}

} // namespace

/// Finished matches in SQLite. tst_hall_server does the same on a server.
class TestHall : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::unique_ptr<HallStore> store() const
    {
        return std::move(HallStore::open(m_folder->filePath(u"hall.sqlite"_s)).value());
    }

    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void run(const QStringList& statements) const
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"script"_s);
            database.setDatabaseName(m_folder->filePath(u"hall.sqlite"_s));
            QVERIFY(database.open());
            for (const QString& statement : statements) {
                QSqlQuery query(database);
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(u"script"_s);
    }

    void runScript(const char* source) const
    {
        QStringList statements;
        const QByteArray script = bytes(QString::fromStdString(test::sourceFile(source)));
        for (const QString& line : QString::fromUtf8(script).split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith("--"_L1))
                statements.append(line);
        run(statements);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void figuresCountWinsAndLengths()
    {
        const auto hall = store();
        QVERIFY(hall->save(match(u"a"_s, 0)));
        QVERIFY(hall->save(match(u"b"_s, 0)));
        QVERIFY(hall->save(match(u"c"_s, 1)));
        const auto figures = hall->figures(u"pendulum"_s);
        QVERIFY(figures);
        QCOMPARE(figures->matches, 3);
        const QVariantMap best = figures->characters[0].toMap();
        QCOMPARE(best[u"character"_s].toString(), u"dujna"_s);
        QCOMPARE(best[u"played"_s].toInt(), 3);
        QCOMPARE(best[u"won"_s].toInt(), 2);
        QCOMPARE(figures->names[0].toMap()[u"name"_s].toString(), u"Žofie"_s);
        QCOMPARE(figures->scores[0].toMap()[u"mean"_s].toDouble(), 6.0);
        QCOMPARE(figures->rounds[1].toMap()[u"mean"_s].toDouble(), 2'000'000.0);
        QCOMPARE(hall->figures(u"viceroy"_s)->matches, 0);
    }

    /// What the sheet says at the end, and of matches with one seat only.
    void whoPlaysAloneHasTheHousesBestToBeat()
    {
        const auto hall = store();
        QVERIFY(hall->save(match(u"a"_s, 0)));
        QCOMPARE(hall->figures(u"pendulum"_s)->alone, -1);
        for (const auto& [id, points] : {std::pair{u"b"_s, 30}, {u"c"_s, 55}, {u"d"_s, 41}}) {
            FinishedMatch alone = match(id, 0);
            alone.seats.resize(1);
            alone.scores = {{0, u"laws"_s, 11, 99}, {0, u"laws"_s, 12, points}, {0, u"magic"_s, 12, 5}};
            QVERIFY(hall->save(alone));
        }
        QCOMPARE(hall->figures(u"pendulum"_s)->alone, 60);
    }

    void aMatchIsKeptOnce()
    {
        const auto hall = store();
        QVERIFY(hall->save(match(u"a"_s, 0)));
        QVERIFY(hall->save(match(u"a"_s, 1)));
        QCOMPARE(hall->figures(u"pendulum"_s)->matches, 1);
        QVERIFY(hall->saveWithErrand(match(u"a"_s, 1)));
        QVERIFY(hall->errands()->isEmpty());
    }

    void whatIsSentAwayComesBackTheSame()
    {
        const FinishedMatch one = match(u"a"_s, 0);
        QCOMPARE(finishedMatch(toJson(one)), one);
    }

    void statisticsCountByHourGameAndLanguage()
    {
        FinishedMatch one = match(u"a"_s, 0);
        one.seats[0].language = u"cs"_s;
        one.seats[1].language = u"ru"_s;
        FinishedMatch other = match(u"b"_s, 1);
        other.game = u"viceroy"_s;
        other.seats[0].language = u"ru"_s; // the other seat is an opponent's
        const auto hall = store();
        QVERIFY(hall->save(one) && hall->save(other) && hall->save(match(u"c"_s, 1)));
        const auto statistics = hall->statistics();
        QVERIFY(statistics);
        QCOMPARE(statistics->matches, 3);
        const int hour = one.begun.toLocalTime().time().hour();
        QCOMPARE(statistics->hours[hour], 3);
        QCOMPARE(std::accumulate(statistics->hours.begin(), statistics->hours.end(), 0), 3);
        QCOMPARE(statistics->games[0].toMap(), QVariantMap({{u"game"_s, u"pendulum"_s}, {u"matches"_s, 2}}));
        QCOMPARE(statistics->languages[0].toMap(), QVariantMap({{u"language"_s, u"ru"_s}, {u"people"_s, 2}}));
        QCOMPARE(statistics->languages[1].toMap(), QVariantMap({{u"language"_s, u"cs"_s}, {u"people"_s, 1}}));
    }

    void lessonsAreCountedByGameOnce()
    {
        const auto hall = store();
        QVERIFY(hall->save(FinishedLesson{u"1"_s, u"viceroy"_s, u"bidding"_s}));
        QVERIFY(hall->save(FinishedLesson{u"1"_s, u"viceroy"_s, u"bidding"_s}));
        QVERIFY(hall->saveWithErrand(FinishedLesson{u"2"_s, u"viceroy"_s, u"bidding"_s}));
        QVERIFY(hall->save(FinishedLesson{u"3"_s, u"tiletum"_s, u"dice"_s}));
        const auto statistics = hall->statistics();
        QVERIFY(statistics);
        QCOMPARE(statistics->lessons.size(), 2);
        QCOMPARE(statistics->lessons[0].toMap(), QVariantMap({{u"game"_s, u"viceroy"_s}, {u"lessons"_s, 2}}));
        QCOMPARE(hall->errands()->size(), 1);
        QCOMPARE(hall->errands()->first().kind, u"lesson"_s);
        QVERIFY2(hall->names()->isEmpty(), "who has learnt is not kept");
    }

    void tablesOfBeforeThereWereVersionsAreBroughtUpToDate()
    {
        runScript("tests/app/hall_before_versions.sql");
        for (int opened = 0; opened < 2; ++opened) {
            const auto hall = store();
            const auto figures = hall->figures(u"pendulum"_s);
            QVERIFY2(figures, figures ? "" : qPrintable(figures.error()));
            QCOMPARE(figures->matches, 1);
            QCOMPARE(figures->characters.size(), 2);
            QCOMPARE(figures->rounds.size(), 2);
            QVERIFY(figures->scores.isEmpty());
            QCOMPARE(hall->names(), QStringList({u"Ada"_s, u"Žofie"_s, u"Олег"_s}));
            QCOMPARE(hall->errands()->size(), 1);
        }
    }

    void scoresThatEarlierVersionsDidNotKeepAreReadFromTheJournals()
    {
        runScript("tests/app/hall_before_versions.sql");
        const JournalFolder journals(m_folder->path());
        const Shelves games = test::journalGames();
        const auto played = test::playedMatch(*games.find("coins"), 5, 100'000);
        played->note(resultNote(*played));
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal"_s), played->journal()));
        Hall hall({.journals = journals});
        QSignalSpy figured(&hall, &Hall::figuresChanged);
        hall.collect(games);
        hall.ask(u"coins"_s);
        QVERIFY(figured.wait());
        QCOMPARE(hall.figures()[u"matches"_s].toInt(), 1);
        QCOMPARE(hall.figures()[u"names"_s].toList().size(), 1);
        QCOMPARE(hall.figures()[u"scores"_s].toList()[0].toMap()[u"line"_s].toString(), u"coins"_s);
    }

    void tablesOfALaterVersionAreLeftAlone()
    {
        QVERIFY(store()->save(match(u"a"_s, 0)));
        run({u"UPDATE hall_schema SET version = 99"_s});
        const auto later = HallStore::open(m_folder->filePath(u"hall.sqlite"_s));
        QVERIFY(!later);
        QCOMPARE(later.error(), u"the hall of fame was written by a newer Sandglass"_s);
    }

    void aForgottenNameIsGoneFromResultsAndJournals()
    {
        const JournalFolder journals(m_folder->path());
        const Shelves games = test::journalGames();
        const auto played = test::playedMatch(*games.find("coins"), 5, 20);
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal"_s), played->journal()));
        Hall hall({.journals = journals});
        QSignalSpy figured(&hall, &Hall::figuresChanged);
        FinishedMatch one = match(u"a"_s, 0);
        one.seats[0].name = u"Bořek"_s;
        hall.add(one);
        hall.forget(u"Bořek"_s);
        hall.ask(u"pendulum"_s);
        QVERIFY(figured.wait());
        QCOMPARE(hall.figures()[u"names"_s].toList().size(), 1);
        QCOMPARE(hall.figures()[u"matches"_s].toInt(), 1);
        const auto text = readJournalFile(journals.pathOf(u"2026-coins.journal"_s));
        QVERIFY(!text->contains("Bořek"));
        QVERIFY(text->contains("Ada"));
        const auto again = games.find("coins")->resume(*text);
        QVERIFY2(again, again ? "" : again.error().c_str());
        QCOMPARE((*again)->hash(), played->hash());
    }

    /// Not in the database's free pages either, and not in what waits for a server that may never come.
    void nothingInTheDatabasesFileHasAForgottenName()
    {
        const QString file = m_folder->filePath(u"hall.sqlite"_s);
        {
            const auto hall = store();
            QVERIFY(hall->saveWithErrand(match(u"a"_s, 0)));
            QVERIFY(hall->saveWithErrand(match(u"b"_s, 1)));
            QVERIFY(bytes(file).contains("Žofie"));
            QVERIFY(hall->forgetWithErrand(u"Žofie"_s));
            QCOMPARE(hall->names(), QStringList{u"Олег"_s});
            const auto waiting = hall->errands();
            QCOMPARE(waiting->size(), 3);
            QCOMPARE(waiting->last().payload, digestOf(u"Žofie"_s));
        }
        QVERIFY(!bytes(file).contains("Žofie"));
        QVERIFY(bytes(file).contains("Олег"));
    }

    void aForgottenNameIsGoneFromWhatIsDamagedToo()
    {
        const JournalFolder journals(m_folder->path());
        const Shelves games = test::journalGames();
        const auto played = test::playedMatch(*games.find("coins"), 5, 20);
        const std::size_t sound = played->journal().size();
        played->note(R"(seats [{"name":"Ada"},{"name":"Eva"},{"name":"Jan"}])");
        std::string broken = played->journal();
        broken[sound + 3] = '?';
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal"_s), broken));
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal.lost"_s), R"(… [{"name":"Eva"}] …)"));
        QVERIFY(namesInJournals(journals).contains(u"Eva"_s));
        QCOMPARE(forgetInJournals(journals, u"Eva"_s).changed, 1);
        QVERIFY(!namesInJournals(journals).contains(u"Eva"_s));
        QVERIFY(!QFile::exists(journals.pathOf(u"2026-coins.journal.lost"_s)));
        QCOMPARE(bytes(journals.pathOf(u"2026-coins.journal"_s)).toStdString(), broken.substr(0, sound));
    }

    void aNameThatOnlyAnotherVersionCanReadIsNotForgottenByHalves()
    {
        const JournalFolder journals(m_folder->path());
        const std::string tomorrow = "sandglass 9 of tomorrow\nnote seats [{\"name\":\"Eva\"}]\n";
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal"_s), tomorrow));
        QCOMPARE(forgetInJournals(journals, u"Eva"_s).busy, 1);
        QCOMPARE(bytes(journals.pathOf(u"2026-coins.journal"_s)).toStdString(), tomorrow);
    }

    void addressesOfServersAreReadAsPostgresqlReadsThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<QString>("options");
        QTest::newRow("url") << u"postgresql://ada:x%40y@example.org:5433/hall"_s << true << u"example.org"_s << 5433
                             << QString();
        QTest::newRow("socket") << u"postgres://ada@/hall?host=/run/pg&sslmode=require"_s << true << u"/run/pg"_s << 0
                                << u"sslmode=require;"_s;
        QTest::newRow("words") << u" host=example.org  dbname=hall user=ada sslmode=verify-full "_s << true
                               << u"example.org"_s << 0 << u"sslmode=verify-full;"_s;
        for (const char* wrong : {"example.org", "hall.sqlite", "mysql://ada@example.org/hall", "/tmp/hall",
                 "postgresql://ada@example.org:port/hall", "host=example.org hall", "port=0", "host=a options='-c'",
                 "postgresql://a/b?sslmode=x;y", "=x"})
            QTest::newRow(wrong) << QString::fromLatin1(wrong) << false << QString() << 0 << QString();
    }

    void addressesOfServersAreReadAsPostgresqlReadsThem()
    {
        QFETCH(QString, text);
        QFETCH(bool, good);
        const auto address = serverAddress(text);
        QCOMPARE(address.has_value(), good);
        if (!good)
            return;
        QCOMPARE(address->database, u"hall"_s);
        QCOMPARE(address->user, u"ada"_s);
        QTEST(address->host, "host");
        QTEST(address->port, "port");
        QTEST(address->options, "options");
        if (text.contains("x%40y"_L1))
            QCOMPARE(address->password, u"x@y"_s);
    }

    /// It is not taken for the name of a file, and results wait until it is mended.
    void aWrongAddressIsSaid()
    {
        Hall hall({.journals = JournalFolder(m_folder->path())});
        hall.setServer(m_folder->filePath(u"elsewhere"_s));
        QTRY_COMPARE(hall.server().id(), u"journal.server.noAddress"_s);
        hall.add(match(u"a"_s, 0));
        QTRY_COMPARE(hall.waiting(), 1);
        QVERIFY(!QFile::exists(m_folder->filePath(u"elsewhere"_s)));
        hall.setServer(QString());
        QTRY_VERIFY(hall.server().isEmpty());
    }

    void withoutTheServerResultsWait()
    {
        Hall hall({.journals = JournalFolder(m_folder->path()),
            .server = u"postgresql://nobody@/none?host="_s + m_folder->path()});
        QSignalSpy waiting(&hall, &Hall::waitingChanged);
        hall.add(match(u"a"_s, 0));
        hall.add(match(u"b"_s, 1));
        QTRY_COMPARE(hall.waiting(), 2);
        QCOMPARE(hall.server().id(), u"journal.server.away"_s);
        QVERIFY(!hall.server().values.value(u"why"_s).toString().isEmpty());
        QSignalSpy figured(&hall, &Hall::figuresChanged);
        hall.ask(u"pendulum"_s);
        QVERIFY(figured.wait());
        QCOMPARE(hall.figures()[u"matches"_s].toInt(), 2);
    }

    void whatIsFinishedOnlyInItsJournalIsTakenInOnce()
    {
        const JournalFolder journals(m_folder->path());
        const Shelves games = test::journalGames();
        const auto played = test::playedMatch(*games.find("coins"), 5, 100'000);
        QVERIFY(played->isOver());
        played->note(resultNote(*played));
        QVERIFY(replaceFile(journals.pathOf(u"2026-coins.journal"_s), played->journal()));
        for (int start = 0; start < 2; ++start) {
            Hall hall({.journals = journals});
            QSignalSpy figured(&hall, &Hall::figuresChanged);
            hall.collect(games);
            hall.collect(games);
            hall.ask(u"coins"_s);
            QVERIFY(figured.wait());
            QCOMPARE(hall.figures()[u"matches"_s].toInt(), 1);
            QCOMPARE(hall.figures()[u"names"_s].toList().size(), 3);
        }
    }

    void aFinishedGameOfPendulumIsReadFromItsJournal()
    {
        const Shelves games = test::journalGames();
        const core::Shelf* pendulum = games.find("pendulum");
        QVERIFY(pendulum);
        const auto whole = test::playedMatch(*pendulum, 11, 100'000);
        const auto finished = chronicle(*pendulum, whole->journal());
        QVERIFY2(finished, finished ? "" : finished.error().c_str());
        QCOMPARE(finished->id, u"played-11"_s);
        QCOMPARE(finished->seats.size(), 3);
        QCOMPARE(finished->seats[1].name, u"Bořek"_s);
        QVERIFY(!finished->seats[0].character.isEmpty());
        QVERIFY(!finished->scores.isEmpty());
        QVERIFY(store()->save(*finished));
        const auto half = test::playedMatch(*pendulum, 11, 50);
        QCOMPARE(chronicle(*pendulum, half->journal()).error(), std::string("the match is not over"));
    }

    void whoEndsTheHallDoesNotWaitForItsServer()
    {
        int told = 0;
        HallNews news;
        news.serverIs = [&](const Telling&) { ++told; };
        news.waiting = [&](int) { ++told; };
        auto owned = std::make_unique<SideThread>();
        SideThread& thread = *owned;
        HallWorker worker(
            {.journals = JournalFolder(m_folder->path()), .server = u"host=127.0.0.1 port=1"_s}, news, thread);
        thread.ask([&] {
            while (!thread.isEnding())
                std::this_thread::yield();
            worker.send();
        });
        owned.reset();
        QCOMPARE(told, 0);
    }
};

QTEST_GUILESS_MAIN(TestHall)
#include "tst_hall.moc"
