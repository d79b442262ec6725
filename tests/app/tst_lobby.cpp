// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at which game before a match, and what an evening leaves behind.
#include "lobby/evening.h"
#include "lobby/evening_file.h"
#include "lobby/lobby.h"

#include <QtCore/QDir>
#include <QtCore/QJsonObject>
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

    void aCardIsPulledToWhomItIsMeantFor()
    {
        sit({southWest, east, northEast});
        QCOMPARE(m_lobby->pull(0, {5, 80}), southWest);
        QCOMPARE(m_lobby->facing()[0], southWest);
        QCOMPARE(m_lobby->pull(2, {-20, -90}), northEast);
        QCOMPARE(m_lobby->pull(1, {120, 10}), east);
        QCOMPARE(m_lobby->looking()[east], 1);
        m_seats.leave(northEast);
        QCOMPARE(m_lobby->pull(2, {0, -90}), -1);
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
        sit({southWest, northEast});
        QVERIFY(m_lobby->layOut(southWest));
        m_now = 1999;
        QVERIFY(!m_lobby->layOut(northEast));
        QCOMPARE(m_lobby->laidBy(), southWest);
        m_now = 2000;
        QVERIFY(m_lobby->layOut(northEast));
        QCOMPARE(m_lobby->laidBy(), northEast);
        m_lobby->putBack();
        QCOMPARE(m_lobby->laidBy(), -1);
    }

    void whoeverLaidAGameOutIsKnownWhereverTheyWalk()
    {
        sit({east, northWest});
        m_lobby->look(east, 1);
        m_lobby->layOut(east);
        m_seats.move(east, southWest);
        QCOMPARE(m_lobby->laidBy(), southWest);
        QCOMPARE(m_lobby->looking()[southWest], 1);
        QCOMPARE(m_lobby->looking()[east], -1);
        m_seats.exchange(southWest, northWest);
        QCOMPARE(m_lobby->laidBy(), northWest);
        m_seats.leave(northWest);
        QCOMPARE(m_lobby->laidBy(), -1);
    }

    void placesAreSwappedOnlyIfTheOtherOneLikes()
    {
        sit({southWest, east});
        const int emblem = m_seats.at(east)->emblem();
        m_lobby->askToSwap(east, southEast);
        QCOMPARE(m_lobby->swapFrom(), -1);
        m_lobby->askToSwap(east, southWest);
        QCOMPARE(m_lobby->swapFrom(), east);
        QCOMPARE(m_lobby->swapTo(), southWest);
        m_lobby->answerSwap(false);
        QCOMPARE(m_seats.at(east)->emblem(), emblem);
        m_lobby->askToSwap(east, southWest);
        m_lobby->answerSwap(true);
        QCOMPARE(m_seats.at(southWest)->emblem(), emblem);
        QCOMPARE(m_lobby->swapFrom(), -1);
        m_lobby->askToSwap(southWest, east);
        m_seats.leave(east);
        QCOMPARE(m_lobby->swapFrom(), -1);
    }

    void anEveningKnowsItsOwnMatchesAndLeavesNothingBehind()
    {
        GameRegistry games;
        GameEntry game;
        game.id = u"coins"_s;
        games.add(game);
        Evening evening(games, m_seats);
        sit({southWest});
        games.setUnfinished({{u"coins"_s, u"old"_s, {}, 0, {}, {}}, {u"coins"_s, u"ours"_s, {}, 0, {}, {}}});
        QVERIFY(evening.unfinished().isEmpty());
        evening.note(u"ours"_s);
        QCOMPARE(evening.unfinished().size(), 1);
        QCOMPARE(evening.unfinished().first().journal, u"ours"_s);
        evening.end();
        QVERIFY(evening.unfinished().isEmpty());
        QCOMPARE(m_seats.seatedCount(), 0);
        QCOMPARE(games.unfinished().size(), 2);
    }

    void aMatchThatLaysForTwoHoursIsOfferedToNobody()
    {
        GameRegistry games;
        GameEntry game;
        game.id = u"coins"_s;
        games.add(game);
        Evening evening(games, m_seats, [this] { return m_now; });
        games.setUnfinished({{u"coins"_s, u"ours"_s, {}, 0, {}, {}}});
        constexpr qint64 hour = 60 * 60 * 1000;
        evening.note(u"ours"_s);
        m_now = 3 * hour;
        evening.putAway();
        m_now += 2 * hour - 1;
        QCOMPARE(evening.unfinished().size(), 1);
        m_now += 1;
        QVERIFY(evening.unfinished().isEmpty());
        QVERIFY2(evening.journals().contains(u"ours"_s), "it is tonight's all the same");
        evening.setLength(3 * hour);
        QVERIFY2(evening.unfinished().size() == 1, "the café says how long");
    }

    void whatWasPlayedToItsEndIsToldUntilTheEveningEnds()
    {
        const GameRegistry games;
        Evening evening(games, m_seats);
        const QJsonArray people{QJsonObject{{u"name"_s, u"Anna"_s}, {u"emblem"_s, u"sun"_s}},
            QJsonObject{{u"name"_s, u"Olga"_s}, {u"emblem"_s, u"key"_s}}};
        const QJsonArray ranks{QJsonObject{{u"seat"_s, 1}, {u"place"_s, 1}, {u"winner"_s, true}},
            QJsonObject{{u"seat"_s, 0}, {u"place"_s, 2}, {u"winner"_s, false}}};
        evening.noteResult(u"coins"_s, people, ranks);
        const QJsonArray told = evening.results()[0]["people"_L1].toArray();
        QCOMPARE(told[0]["name"_L1].toString(), u"Olga"_s);
        QCOMPARE(told[0]["winner"_L1].toBool(), true);
        QCOMPARE(told[1]["emblem"_L1].toString(), u"sun"_s);
        evening.forget(u"Olga"_s);
        QCOMPARE(evening.results()[0]["people"_L1][0]["name"_L1].toString(), QString());
        evening.end();
        QVERIFY(evening.results().isEmpty());
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
