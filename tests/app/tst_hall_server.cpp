// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/journal.h"
#include "hall/hall.h"
#include "postgres_server.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace sandglass::test;
using namespace Qt::StringLiterals;

namespace {

FinishedMatch match(const QString& id, const QString& winner)
{
    FinishedMatch match;
    match.id = id;
    match.game = u"viceroy"_s;
    match.cards = u"0000000000000001"_s;
    match.begun = QDateTime(QDate(2026, 11, 16), QTime(20, 0), QTimeZone::UTC);
    match.length = 1'800'000;
    match.seats = {{winner, u"x"_s, 1, true}, {u"Łucja"_s, u"y"_s, 2, false}};
    match.rounds = {600'000, 1'200'000};
    match.scores = {{0, u"gems"_s, 1, 3}, {1, u"gems"_s, 1, 4}};
    return match;
}

} // namespace

/// The hall of fame of a café with several tables, on a real server.
class TestHallServer : public QObject {
    Q_OBJECT

    std::unique_ptr<PostgresServer> m_server;

    std::unique_ptr<HallStore> open() const
    {
        return std::move(HallStore::open(serverAddress(m_server->address()).value()).value());
    }

    static HallFigures figures(HallStore& store)
    {
        return store.figures(u"viceroy"_s).value_or(HallFigures{-1, {}, {}, {}, {}, {}});
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!PostgresServer::isInstalled())
            QSKIP("no PostgreSQL is installed here");
        m_server = std::make_unique<PostgresServer>();
        QVERIFY2(m_server->problem().isEmpty(), qPrintable(m_server->problem()));
    }

    void cleanupTestCase() { m_server.reset(); }

    void resultsWaitForTheServerAndArriveOnce()
    {
        const QTemporaryDir one;
        const QTemporaryDir two;
        Hall here({.journals = JournalFolder(one.path()),
            .server = m_server->address(),
            .retry = std::chrono::milliseconds(50)});
        here.add(match(u"a"_s, u"Žofie"_s));
        here.add(match(u"b"_s, u"Олег"_s));
        QTRY_COMPARE(here.waiting(), 2);

        QVERIFY2(m_server->start(), qPrintable(m_server->problem()));
        QTRY_COMPARE_WITH_TIMEOUT(here.waiting(), 0, 20'000);
        QCOMPARE(here.server().id(), u"journal.server.connected"_s);
        const auto server = open();
        QCOMPARE(figures(*server).matches, 2);

        // Another table's results stand beside them, and a match that comes twice stands there once.
        Hall there({.journals = JournalFolder(two.path()), .server = m_server->address()});
        there.add(match(u"c"_s, u"Žofie"_s));
        there.add(match(u"a"_s, u"Žofie"_s));
        QTRY_COMPARE(figures(*server).matches, 3);
        const QVariantMap best = figures(*server).names[0].toMap();
        QCOMPARE(best[u"name"_s].toString(), u"Žofie"_s);
        QCOMPARE(best[u"won"_s].toInt(), 2);
        QCOMPARE(figures(*server).scores[0].toMap()[u"mean"_s].toDouble(), 3.5);
        QCOMPARE(figures(*server).rounds[1].toMap()[u"longest"_s].toLongLong(), 1'200'000);

        // Both tables see everything.
        QSignalSpy figured(&here, &Hall::figuresChanged);
        here.ask(u"viceroy"_s);
        QVERIFY(figured.wait());
        QCOMPARE(here.figures()[u"matches"_s].toInt(), 3);

        // A name that is forgotten while the server is away is forgotten there when it is back.
        m_server->stop();
        here.forget(u"Žofie"_s);
        QTRY_COMPARE(here.waiting(), 1);
        QVERIFY2(m_server->start(), qPrintable(m_server->problem()));
        QTRY_COMPARE_WITH_TIMEOUT(here.waiting(), 0, 20'000);
        const auto again = open();
        for (const QVariant& name : figures(*again).names)
            QVERIFY(name.toMap()[u"name"_s].toString() != u"Žofie"_s);
        QCOMPARE(figures(*again).matches, 3);
        m_server->stop();
    }

    /// What one table forgets, all tables of the server forget: in their own results, in what they have yet to send and
    /// in their journals.
    void aNameIsForgottenAtAllTables()
    {
        QVERIFY2(m_server->start(), qPrintable(m_server->problem()));
        const QTemporaryDir one;
        const QTemporaryDir two;
        const auto places = [&](const QTemporaryDir& folder) {
            return Hall::Places{.journals = JournalFolder(folder.path()),
                .server = m_server->address(),
                .retry = std::chrono::milliseconds(50)};
        };
        const JournalFolder journals(two.path());
        core::JournalWriter writer;
        std::string journal = writer.header({"viceroy", 1, 1, 1, 0, "{}", "{}"});
        journal += writer.record({.kind = core::JournalRecord::Kind::Note, .action = R"(seats [{"name":"Zdeněk"}])"});
        QVERIFY(replaceFile(journals.pathOf(u"2026-viceroy.journal"_s), journal));
        Hall here(places(one));
        Hall there(places(two));
        here.add(match(u"d"_s, u"Zdeněk"_s));
        there.add(match(u"e"_s, u"Zdeněk"_s));
        const auto server = open();
        const auto known = [&] { return server->names().value_or(QStringList()).contains(u"Zdeněk"_s); };
        QTRY_VERIFY(known() && server->has(u"d"_s) && server->has(u"e"_s));
        QSignalSpy forgotten(&there, &Hall::forgotten);
        here.forget(u"Zdeněk"_s);
        QVERIFY(forgotten.wait());
        QCOMPARE(forgotten[0][0].toString(), u"Zdeněk"_s);
        QVERIFY(!known());
        QVERIFY(!readJournalFile(journals.pathOf(u"2026-viceroy.journal"_s)).value().contains("Zdeněk"));
        const auto local = std::move(HallStore::open(two.filePath(u"hall.sqlite"_s)).value());
        QVERIFY(!local->names()->contains(u"Zdeněk"_s));
        QVERIFY(local->has(u"e"_s));

        // Who comes back is a new person, whom nobody forgets again.
        here.add(match(u"f"_s, u"Zdeněk"_s));
        QTRY_VERIFY(server->has(u"f"_s));
        QVERIFY(known());
        there.add(match(u"g"_s, u"Łucja"_s));
        QTRY_VERIFY(server->has(u"g"_s));
        QVERIFY(known());
        m_server->stop();
    }

    void aServerThatDoesNotLetUsInIsSaid()
    {
        QVERIFY2(m_server->start(), qPrintable(m_server->problem()));
        const QTemporaryDir folder;
        Hall hall({.journals = JournalFolder(folder.path())});
        QString wrong = m_server->address();
        hall.setServer(wrong.replace(u"/postgres?"_s, u"/nothing?"_s));
        QTRY_COMPARE(hall.server().id(), u"journal.server.away"_s);
        const QString why = hall.server().values.value(u"why"_s).toString();
        QVERIFY2(why.contains(u"nothing"_s), qPrintable(why));
        hall.add(match(u"h"_s, u"Eva"_s));
        QTRY_COMPARE(hall.waiting(), 1);
        hall.setServer(m_server->address());
        QTRY_COMPARE(hall.server().id(), u"journal.server.connected"_s);
        QTRY_COMPARE(hall.waiting(), 0);
        QVERIFY(open()->has(u"h"_s));
        m_server->stop();
    }
};

QTEST_GUILESS_MAIN(TestHallServer)
#include "tst_hall_server.moc"
