// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall.h"
#include "journal/journal_notes.h"
#include "journal_games.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
    match.points = {{0, u"power"_s, 1, 4}, {1, u"power"_s, 1, 8}};
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
        QCOMPARE(figures->points[0].toMap()[u"mean"_s].toDouble(), 6.0);
        QCOMPARE(figures->rounds[1].toMap()[u"mean"_s].toDouble(), 2'000'000.0);
        QCOMPARE(hall->figures(u"viceroy"_s)->matches, 0);
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

    void withoutTheServerResultsWait()
    {
        Hall hall({.journals = JournalFolder(m_folder->path()),
            .server = u"postgresql://nobody@/none?host="_s + m_folder->path()});
        QSignalSpy waiting(&hall, &Hall::waitingChanged);
        hall.add(match(u"a"_s, 0));
        hall.add(match(u"b"_s, 1));
        QTRY_COMPARE(hall.waiting(), 2);
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
        QVERIFY(!finished->points.isEmpty());
        QVERIFY(store()->save(*finished));
        const auto half = test::playedMatch(*pendulum, 11, 50);
        QCOMPARE(chronicle(*pendulum, half->journal()).error(), std::string("the match is not over"));
    }
};

QTEST_GUILESS_MAIN(TestHall)
#include "tst_hall.moc"
