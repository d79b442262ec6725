// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "law_scene.h"

#include <QtTest/QTest>

#include <map>

using namespace sandglass;
using test::enactAt;
using test::lawPoints;
using test::Scene;
using test::twoSeats;
using viceroy::ScoreStep;

/// Laws 75, 76, 78, 79 and 85 to 88: those that score at the end; and the deck of laws as a whole.
class TestViceroyLawPoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 75
    void harmonyAddsThreePointsToEverySet()
    {
        Scene scene = twoSeats();
        scene.lay(0, "harmonyOfOrders", 1, 1).lay(0, "prince", 1, 2);
        scene.token(0, "ambassador", "magic", 3).token(0, "ambassador", "science", 2);
        scene.token(0, "prince", "defense", 2);
        scene.end();
        QCOMPARE(scene.step(0, ScoreStep::Laws), 6);
        QCOMPARE(scene.step(0, ScoreStep::Sets), 24);
    }

    // 76
    void theTreasuryTakesUpToEightGemsForTwoPointsEach()
    {
        Scene scene = twoSeats();
        scene.gems(0, 4, 4, 4, 0);
        enactAt(scene, "royalTreasury", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "give colour=yellow"), "noGemOfColour colour=yellow");
        for (int i = 0; i < 4; ++i) {
            scene.play(0, "give colour=blue");
            scene.play(0, "give colour=red");
        }
        QCOMPARE(scene.asked(0), "play"); // eight are all it takes
        QCOMPARE(scene.gem(0, "green"), 4);
        QCOMPARE(lawPoints(scene), 16);
    }

    void theTreasuryMayStayEmpty()
    {
        Scene scene = twoSeats();
        enactAt(scene, "royalTreasury", "place level=1 column=1");
        QCOMPARE(scene.legal(0), QStringList{"done"});
        scene.play(0, "done");
        QCOMPARE(lawPoints(scene), 0);
    }

    // The law that takes the treasury's place takes what lay on it, and scores nothing for it. A treasury that is then
    // played again begins anew.
    void aTreasuryThatIsPlayedAgainBeginsEmpty()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"royalTreasury", "reshuffleOfOffices"}).gems(0, 2, 2, 2, 2).round(2).development();
        scene.play(0, "play card=royalTreasury");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=1");
        for (int i = 0; i < 2; ++i)
            scene.play(0, "give colour=red");
        scene.play(0, "done");
        scene.play(0, "play card=reshuffleOfOffices");
        scene.play(0, "target card=royalTreasury");
        QVERIFY(scene.holds(0, "royalTreasury"));
        Scene early = scene;
        QCOMPARE(lawPoints(early), 0);
        scene.play(0, "play card=royalTreasury");
        scene.play(0, "place level=1 column=2");
        for (int i = 0; i < 2; ++i)
            scene.play(0, "give colour=blue");
        for (int i = 0; i < 2; ++i)
            scene.play(0, "give colour=green");
        for (int i = 0; i < 2; ++i)
            scene.play(0, "give colour=yellow");
        QCOMPARE(scene.asked(0), "storeGem"); // six of its eight, whatever lies on the other law
        scene.play(0, "done");
        QCOMPARE(lawPoints(scene), 12);
        QCOMPARE(scene.inReserve("red"), 6); // the two red ones still lie on the other law
    }

    void gemsOfATreasuryThatIsTuckedAwayGoBackToTheReserve()
    {
        Scene scene = twoSeats();
        scene.lay(0, "royalTreasury", 1, 1);
        scene.state.hoards[0] = {75, {2, 1, 0, 0}};
        scene.state.reserve[0] = static_cast<std::uint8_t>(scene.state.reserve[0] - 2);
        scene.state.reserve[1] = static_cast<std::uint8_t>(scene.state.reserve[1] - 1);
        enactAt(scene, "royalFavour", "place level=1 column=-1");
        scene.play(0, "target card=royalTreasury");
        QCOMPARE(scene.inReserve("blue"), 8);
    }

    // 78
    void theArchiveTucksCardsThatAreTaken()
    {
        Scene scene = twoSeats();
        scene.lay(0, "royalArchive", 1, 1).small({"spy", "fairy"}).gems(0, 0, 0, 0, 1).hand(0, {"druid"});
        scene.round(1).development();
        scene.play(0, "play card=druid");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=2");
        scene.play(0, "draw deck=small");
        QCOMPARE(scene.asked(0), "archive");
        QCOMPARE(scene.refused(0, "tuck card=fairy"), "notTheTakenCard card=fairy");
        scene.play(0, "tuck card=spy");
        QCOMPARE(scene.hostOf("spy"), "royalArchive");
        QVERIFY(!scene.holds(0, "spy"));
        QCOMPARE(lawPoints(scene), 4);
    }

    void theArchiveAlsoTakesAuctionedCards()
    {
        Scene scene = twoSeats();
        scene.lay(0, "royalArchive", 1, 1).show("blue", "below", "captain").gems(0, 1, 0, 0, 0).round(1).auction();
        scene.play(1, "pass");
        scene.play(0, "bid bid=blue");
        QCOMPARE(scene.asked(0), "archive");
        scene.play(0, "tuck card=captain");
        QCOMPARE(scene.hostOf("captain"), "royalArchive");
        QCOMPARE(scene.asked(1), "takeGem");
    }

    void theArchiveAsksForEveryLawOfARevision()
    {
        Scene scene = twoSeats();
        scene.lay(0, "royalArchive", 1, 1).laws({"census", "patronage1", "patronage2"});
        enactAt(scene, "revisionOfTheCode", "place level=1 column=2");
        scene.play(0, "tuck card=census");
        scene.play(0, "decline");
        scene.play(0, "tuck card=patronage2");
        QCOMPARE(scene.asked(0), "returnLaw");
        QCOMPARE(scene.legal(0), QStringList{"return card=patronage1"});
        scene.play(0, "return card=patronage1");
        QCOMPARE(lawPoints(scene), 8); // two cards, as in the example
    }

    void theArchiveTakesTheCardOfASummons()
    {
        Scene scene = twoSeats();
        scene.lay(0, "royalArchive", 1, 1).show("blue", "above", "captain");
        enactAt(scene, "royalSummons", "place level=1 column=2");
        scene.play(0, "take colour=blue pile=above");
        scene.play(0, "tuck card=captain");
        QCOMPARE(scene.hostOf("captain"), "royalArchive");
    }

    // 79
    void theFeastCountsCirclesAndInfiniteGems()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).lay(0, "baron", 2, 0).lay(0, "feastOfColours", 1, 2);
        scene.token(0, "hermit", "infiniteBlue", 2);
        QCOMPARE(lawPoints(scene), 3);
    }

    // 85 to 88
    void patronageScoresTwoForEachNeighbouringCharacter_data()
    {
        QTest::addColumn<QString>("law");
        for (const char* id : {"patronage1", "patronage2", "patronage3", "patronage4"})
            QTest::newRow(id) << id;
    }
    void patronageScoresTwoForEachNeighbouringCharacter()
    {
        QFETCH(QString, law);
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3);
        scene.lay(0, "spy", 2, 0).lay(0, law.toUtf8(), 2, 1).lay(0, "fairy", 2, 2);
        scene.lay(0, "agent", 3, 0).lay(0, "baron", 3, 1);
        scene.tuck("miner", law.toUtf8()); // tucked cards are nobody's neighbours
        QCOMPARE(lawPoints(scene), 12); // six neighbours are all there can be
    }

    void aLawIsNoNeighbourForPatronageAndAGapIsNone()
    {
        Scene scene = twoSeats();
        scene.lay(0, "census", 1, 1).lay(0, "patronage1", 1, 2).lay(0, "knight", 1, 3).lay(0, "miner", 1, 4);
        scene.lay(0, "fairy", 2, 3); // over knight and miner: touches no more of the law than its corner
        scene.end();
        int patronage = -1;
        for (const auto& line : scene.score(0).lines)
            if (line.step == ScoreStep::Laws && line.card == 84)
                patronage = line.points;
        QCOMPARE(patronage, 2); // the knight; the census is a law
    }

    void lawsInHandScoreNothing()
    {
        Scene scene = twoSeats();
        scene.hand(0, {"census", "patronage1"});
        QCOMPARE(lawPoints(scene), 0);
        QVERIFY(scene.discarded("census"));
    }

    void everyPairOfColoursOccursOnTwoLaws()
    {
        const auto& cards = test::viceroyCards();
        std::map<std::pair<int, int>, int> pairs;
        for (std::size_t law = 64; law < 88; ++law) {
            QCOMPARE(cards.cards[law].topLeft, cards.cards[law].topRight);
            ++pairs[{static_cast<int>(cards.cards[law].topLeft), static_cast<int>(cards.cards[law].bottom)}];
        }
        QCOMPARE(pairs.size(), std::size_t{12});
        for (const auto& [pair, count] : pairs) {
            QVERIFY(pair.first != pair.second);
            QCOMPARE(count, 2);
        }
    }
};

QTEST_APPLESS_MAIN(TestViceroyLawPoints)
#include "tst_viceroy_law_points.moc"
