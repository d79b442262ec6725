// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include <QtTest/QTest>

using sandglass::test::Scene;
using sandglass::test::showFour;
using sandglass::test::three;
using sandglass::test::two;

/// Rulebook: "I. Aukční fáze" and "Pasující hráč".
class TestViceroyAuction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bidsAreShownTogether()
    {
        Scene scene = two().auction();
        QCOMPARE(scene.play(0, "bid bid=blue"), QStringList{"sealed seat=0"});
        QCOMPARE(scene.gem(0, "blue"), 2);
        const QStringList events = scene.play(1, "bid bid=red");
        QVERIFY(events.contains("bidShown seat=0 bid=blue"));
        QVERIFY(events.contains("bidShown seat=1 bid=red"));
    }

    void theOnlyBidderTakesTheCardAndPaysTheGem()
    {
        Scene scene = two().auction();
        scene.play(0, "bid bid=blue");
        const int before = scene.inReserve("blue");
        const QStringList events = scene.play(1, "bid bid=red");
        QVERIFY(events.contains("cardWon seat=0 card=captain"));
        QVERIFY(scene.holds(0, "captain") && scene.holds(1, "nobleman"));
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.inReserve("blue"), before + 1);
        QCOMPARE(scene.asked(0), "play"); // both have a card: the auction is over
    }

    void tiedBiddersLoseTheirGemAndGoOn()
    {
        Scene scene = three().auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        const QStringList events = scene.play(2, "bid bid=red");
        QVERIFY(events.contains("bidLost seat=0 bid=blue") && events.contains("bidLost seat=1 bid=blue"));
        QCOMPARE(scene.displayed("blue", "below"), "captain");
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.asked(1), "bid");
        QCOMPARE(scene.asked(2), "nothing"); // has a card already
        QCOMPARE(scene.refused(2, "bid bid=green"), "wonAlready");
    }

    void afterThreeRoundsWhoeverHasNoCardHasPassed()
    {
        Scene scene = two().auction();
        for (const char* bid : {"bid bid=blue", "bid bid=red", "bid bid=green"}) {
            scene.play(0, bid);
            scene.play(1, bid);
        }
        // Both lost three gems and now take three each; the lowest number, the corsair, first.
        QCOMPARE(scene.asked(0), "takeGem");
        QCOMPARE(scene.asked(1), "nothing");
        QCOMPARE(scene.refused(1, "gem colour=blue"), "notYourTurn seat=0");
        for (int i = 0; i < 3; ++i)
            scene.play(0, "gem colour=yellow");
        QCOMPARE(scene.gem(0, "yellow"), 5);
        QCOMPARE(scene.asked(1), "takeGem");
        for (int i = 0; i < 3; ++i)
            scene.play(1, "gem colour=blue");
        QCOMPARE(scene.asked(0), "play");
    }

    void anEmptyFistPassesForThreeGemsAndLeavesTheAuction()
    {
        Scene scene = three().auction();
        scene.play(0, "pass");
        scene.play(1, "bid bid=blue");
        scene.play(2, "bid bid=blue");
        QCOMPARE(scene.asked(0), "takeGem");
        QCOMPARE(scene.asked(1), "nothing"); // the next round waits until the gems are taken
        scene.play(0, "gem colour=red");
        scene.play(0, "gem colour=red");
        scene.play(0, "gem colour=green");
        QCOMPARE(scene.gem(0, "red"), 4);
        QCOMPARE(scene.asked(0), "nothing");
        QCOMPARE(scene.asked(1), "bid");
    }

    void everyScienceTokenAddsAGemToPassing_data()
    {
        QTest::addColumn<int>("science");
        QTest::addColumn<int>("gems");
        QTest::newRow("none") << 0 << 3;
        QTest::newRow("one") << 1 << 4;
        QTest::newRow("four, as in the rulebook") << 4 << 7;
    }
    void everyScienceTokenAddsAGemToPassing()
    {
        QFETCH(int, science);
        QFETCH(int, gems);
        Scene scene = two();
        scene.token(0, "corsair", "science", science).auction();
        scene.play(0, "pass");
        scene.play(1, "bid bid=red");
        int taken = 0;
        for (; scene.asked(0) == "takeGem"; ++taken)
            scene.play(0, taken % 2 ? "gem colour=blue" : "gem colour=red");
        QCOMPARE(taken, gems);
    }

    void passersTakeInTheOrderOfTheLowestCardInThePyramids()
    {
        Scene scene = three();
        scene.lay(2, "wanderer", 1, 1).lay(1, "mentor", 1, 1); // seat 0 has 1, seat 1 has 2, seat 2 has 3
        scene.auction();
        scene.allPass();
        QCOMPARE(scene.asked(0), "takeGem");
        for (int i = 0; i < 3; ++i)
            scene.play(0, "gem colour=blue");
        QCOMPARE(scene.asked(1), "takeGem");
        for (int i = 0; i < 3; ++i)
            scene.play(1, "gem colour=red");
        QCOMPARE(scene.asked(2), "takeGem");
    }

    // The order is that of the pyramids at the moment when it matters.
    void aNewLowestCardCountsFromTheNextAuctionOn()
    {
        Scene scene{"herbalist", "ambassador"};
        showFour(scene);
        scene.hand(0, {"corsair"}).gems(0, 0, 0, 0, 1).round(1).auction();
        scene.allPass();
        QCOMPARE(scene.asked(1), "takeGem"); // 2 before 3
        for (int i = 0; i < 3; ++i)
            scene.play(1, "gem colour=red");
        for (int i = 0; i < 3; ++i)
            scene.play(0, "gem colour=blue");
        scene.play(0, "play card=corsair");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=1");
        scene.play(0, "draw deck=small");
        scene.allPass(); // the rest of the development
        QCOMPARE(scene.asked(0), "bid");
        scene.allPass();
        QCOMPARE(scene.asked(0), "takeGem"); // now 1 before 2
    }

    void whoeverHasACardIsOutOfTheAuction()
    {
        Scene scene = three().auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        scene.play(2, "bid bid=red");
        QVERIFY(scene.holds(0, "captain"));
        QCOMPARE(scene.asked(1), "bid");
        QCOMPARE(scene.refused(0, "bid bid=green"), "wonAlready");
        QCOMPARE(scene.legal(0), QStringList{});
    }

    void tuckedCardsDoNotCountForTheOrder()
    {
        Scene scene{"ambassador", "herbalist"};
        showFour(scene);
        scene.tuck("corsair", "herbalist").round(1).auction();
        scene.allPass();
        QCOMPARE(scene.asked(0), "takeGem");
    }

    void aPasserTakesOnlyWhatTheReserveHas()
    {
        Scene scene = two();
        scene.reserve(1, 0, 1, 0).auction();
        scene.play(0, "pass");
        scene.play(1, "bid bid=red"); // the red gem is back in the reserve before anybody takes
        QCOMPARE(scene.gem(0, "blue"), 3);
        QCOMPARE(scene.gem(0, "red"), 3);
        QCOMPARE(scene.gem(0, "green"), 3);
        QCOMPARE(scene.inReserve("blue") + scene.inReserve("red") + scene.inReserve("green"), 0);
    }

    void anEmptyReserveGivesNothing()
    {
        Scene scene = two();
        scene.reserve(0, 0, 0, 0).auction();
        scene.play(0, "pass");
        scene.play(1, "pass");
        QCOMPARE(scene.gem(0, "blue"), 2);
        QCOMPARE(scene.asked(0), "play");
    }

    void aColourThatRanOutCannotBeTaken()
    {
        Scene scene = two();
        scene.reserve(0, 4, 4, 4).auction();
        scene.play(0, "pass");
        scene.play(1, "bid bid=red");
        QCOMPARE(scene.refused(0, "gem colour=blue"), "reserveEmpty colour=blue");
    }

    void nobodyBidsAColourTheyDoNotHave()
    {
        Scene scene = two();
        scene.gems(0, 0, 2, 2, 2).auction();
        QCOMPARE(scene.refused(0, "bid bid=blue"), "noGemOfColour colour=blue");
    }

    void nobodyBidsForAColourWithoutACard()
    {
        Scene scene{"corsair", "ambassador"};
        scene.show("blue", "below", "captain").gems(0, 2, 2, 2, 2).round(1).auction();
        QCOMPARE(scene.refused(0, "bid bid=red"), "noCardAtColour colour=red");
    }

    void nobodyChangesASealedBid()
    {
        Scene scene = two().auction();
        scene.play(0, "bid bid=blue");
        QCOMPARE(scene.refused(0, "bid bid=red"), "alreadySealed");
        QCOMPARE(scene.refused(0, "pass"), "alreadySealed");
    }

    void atTheEndOldCardsLeaveLeftoversMoveUpAndNewOnesCome()
    {
        Scene scene = two();
        scene.show("yellow", "above", "prince");
        scene.large({"druid", "knight", "admiral", "spy"}).auction();
        scene.play(0, "bid bid=blue");
        const QStringList events = scene.play(1, "bid bid=red");
        QVERIFY(scene.discarded("prince"));
        QVERIFY(events.contains("cardDiscarded card=prince"));
        QCOMPARE(scene.displayed("yellow", "above"), "chancellor");
        QCOMPARE(scene.displayed("green", "above"), "sorceress");
        QCOMPARE(scene.displayed("blue", "above"), "");
        QCOMPARE(scene.displayed("blue", "below"), "druid");
        QCOMPARE(scene.displayed("red", "below"), "knight");
        QCOMPARE(scene.displayed("green", "below"), "admiral");
        QCOMPARE(scene.displayed("yellow", "below"), "spy");
    }

    void afterTheLastCardsNoNewOnesCome()
    {
        Scene scene = two();
        while (!scene.state.large.empty())
            scene.state.discard.add(scene.state.large.pop());
        scene.round(12).auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        QCOMPARE(scene.displayed("blue", "below"), "");
        QCOMPARE(scene.displayed("yellow", "above"), "chancellor");
        scene.allPass();
        QVERIFY(scene.state.phase >= sandglass::viceroy::Phase::Recolouring);
    }

    void theRoundBeforeTheLastIsNotTheLast()
    {
        Scene scene = two();
        scene.round(11).auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        scene.allPass();
        QCOMPARE(int(scene.state.round), 12);
        QCOMPARE(scene.asked(0), "bid");
    }

    void theOrderOfSealingDoesNotMatter()
    {
        Scene one = three().auction();
        Scene other = one;
        one.play(0, "bid bid=blue");
        one.play(1, "bid bid=blue");
        one.play(2, "pass");
        other.play(2, "pass");
        other.play(1, "bid bid=blue");
        other.play(0, "bid bid=blue");
        QVERIFY(sandglass::core::sameBytes(one.state, other.state));
    }
};

QTEST_APPLESS_MAIN(TestViceroyAuction)
#include "tst_viceroy_auction.moc"
