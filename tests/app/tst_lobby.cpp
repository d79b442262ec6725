// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at which game before a match, and what an evening leaves behind.
#include "lobby/evening.h"
#include "lobby/evening_file.h"
#include "lobby/lobby.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int southWest = 0;
constexpr int southEast = 1;
constexpr int east = 2;
constexpr int northEast = 3;
constexpr int northWest = 4;
constexpr int cards = 3;

} // namespace

class TestLobby : public QObject {
    Q_OBJECT

    qint64 m_now = 0;
    Seats m_seats;
    std::unique_ptr<Lobby> m_lobby;

    void sit(std::initializer_list<int> places)
    {
        for (const int place : places)
            m_seats.sitDown(place);
    }

private Q_SLOTS:
    void init()
    {
        for (int place = 0; place < placeCount; ++place)
            m_seats.leave(place);
        m_now = 0;
        m_lobby = std::make_unique<Lobby>([this] { return m_now; });
        m_lobby->setSeats(&m_seats);
        m_lobby->setCards(cards);
    }

    void withNobodySeatedACardIsNobodys() { QCOMPARE(m_lobby->touch(0, {0.5, 0.9}), -1); }

    void whoseFingerItWas_data()
    {
        QTest::addColumn<int>("card");
        QTest::addColumn<QPointF>("at");
        QTest::addColumn<int>("place");
        QTest::newRow("lower half, left") << 0 << QPointF(0.5, 0.8) << southWest;
        QTest::newRow("lower half, right") << 2 << QPointF(0.3, 0.8) << southEast;
        QTest::newRow("upper half, left") << 0 << QPointF(0.5, 0.2) << northWest;
        QTest::newRow("upper half, right") << 2 << QPointF(0.3, 0.2) << northEast;
        QTest::newRow("the middle card's left") << 1 << QPointF(0.4, 0.8) << southWest;
        QTest::newRow("the middle card's right") << 1 << QPointF(0.6, 0.8) << southEast;
        QTest::newRow("right third of the right card") << 2 << QPointF(0.8, 0.8) << east;
    }
    void whoseFingerItWas()
    {
        QFETCH(int, card);
        QFETCH(QPointF, at);
        QFETCH(int, place);
        sit({southWest, southEast, east, northEast, northWest});
        QCOMPARE(m_lobby->touch(card, at), place);
        QCOMPARE(m_lobby->looking()[place], card);
        QCOMPARE(m_lobby->facing()[card], place);
    }

    void onlyPeopleWhoSitCount()
    {
        sit({northEast});
        QCOMPARE(m_lobby->touch(0, {0.1, 0.9}), northEast);
        QCOMPARE(m_lobby->touch(2, {0.9, 0.9}), northEast);
    }

    void twoHandsOnOneCardBothLookAndItStaysWithTheFirst()
    {
        sit({southWest, northWest});
        m_lobby->touch(1, {0.2, 0.9});
        m_now = 500;
        m_lobby->touch(1, {0.2, 0.1});
        QCOMPARE(m_lobby->looking()[northWest], 1);
        QCOMPARE(m_lobby->facing()[1], southWest);
        m_now = 1500;
        m_lobby->touch(1, {0.2, 0.1});
        QCOMPARE(m_lobby->facing()[1], northWest);
    }

    void wishesStayWhenACardLiesDownAndGoWithTheirPerson()
    {
        sit({southWest, northWest});
        m_lobby->look(southWest, 2);
        m_lobby->lieDown(2);
        QCOMPARE(m_lobby->facing()[2], -1);
        QCOMPARE(m_lobby->looking()[southWest], 2);
        m_lobby->look(southWest, 0);
        m_seats.leave(southWest);
        QCOMPARE(m_lobby->looking()[southWest], -1);
        QCOMPARE(m_lobby->facing()[0], -1);
    }

    void aSecondHandIsOnlyQuick()
    {
        QVERIFY(m_lobby->layOut());
        m_now = 1999;
        QVERIFY(!m_lobby->layOut());
        m_now = 2000;
        QVERIFY(m_lobby->layOut());
    }

    void anEveningKnowsItsOwnMatchesAndLeavesNothingBehind()
    {
        GameRegistry games;
        GameEntry game;
        game.id = u"coins"_s;
        games.add(game);
        Evening evening(games, m_seats);
        sit({southWest});
        games.setUnfinished({{u"coins"_s, u"old"_s, {}, 0, {}}, {u"coins"_s, u"ours"_s, {}, 0, {}}});
        QVERIFY(evening.unfinished().isEmpty());
        evening.note(u"ours"_s);
        QCOMPARE(evening.unfinished().size(), 1);
        QCOMPARE(evening.unfinished().first().journal, u"ours"_s);
        evening.end();
        QVERIFY(evening.unfinished().isEmpty());
        QCOMPARE(m_seats.seatedCount(), 0);
        QCOMPARE(games.unfinished().size(), 2);
    }

    void anEveningGoesOnAfterACrashButNotOnTheNextDay()
    {
        const QTemporaryDir folder;
        const JournalFolder journals(folder.path());
        const QString file = folder.filePath(u"evening.json"_s);
        for (const char* name : {"ours", "theirs"})
            QVERIFY(replaceFile(folder.filePath(QLatin1String(name)), "a match"));
        const GameRegistry games;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        {
            Evening evening(games, m_seats);
            const EveningFile kept(evening, journals, file, now);
            evening.note(u"ours"_s);
        } // without an end
        {
            Evening evening(games, m_seats);
            const EveningFile kept(evening, journals, file, now.addSecs(29 * 60));
            QCOMPARE(evening.journals(), QSet{u"ours"_s});
        }
        {
            Evening evening(games, m_seats);
            const EveningFile kept(evening, journals, file, now.addSecs(31 * 60));
            QVERIFY(evening.journals().isEmpty());
        }
        // Whom the next day has forgotten stays forgotten.
        Evening evening(games, m_seats);
        const EveningFile kept(evening, journals, file, now);
        QVERIFY(evening.journals().isEmpty());
    }

    void anEveningThatEndsIsNotKeptAndNamesLeadNowhereElse()
    {
        const QTemporaryDir folder;
        const JournalFolder journals(folder.filePath(u"journals"_s));
        QVERIFY(QDir().mkpath(journals.path()));
        const QString file = folder.filePath(u"evening.json"_s);
        QVERIFY(replaceFile(folder.filePath(u"outside"_s), "no match"));
        QVERIFY(replaceFile(journals.pathOf(u"ours"_s), "a match"));
        QVERIFY(replaceFile(file, R"(["../outside", "ours", "gone", 7])"));
        const GameRegistry games;
        Evening evening(games, m_seats);
        const EveningFile kept(evening, journals, file);
        QCOMPARE(evening.journals(), QSet{u"ours"_s});
        evening.end();
        Evening next(games, m_seats);
        const EveningFile again(next, journals, file);
        QVERIFY(next.journals().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLobby)
#include "tst_lobby.moc"
