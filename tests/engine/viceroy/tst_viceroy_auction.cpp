// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include <QTest>

using sandglass::tests::only;
using sandglass::tests::Scene;

/// Rulebook: "I. Aukční fáze", "Pasující hráč", and attack tokens as bids.
class TestViceroyAuction : public QObject {
    Q_OBJECT

    /// Four single cards on display: captain at blue, nobleman at red, sorceress at green, chancellor at yellow.
    static void showFour(Scene& scene)
    {
        scene.show("blue", "below", "captain").show("red", "below", "nobleman");
        scene.show("green", "below", "sorceress").show("yellow", "below", "chancellor");
    }

    static Scene two()
    {
        Scene scene{"corsair", "ambassador"};
        showFour(scene);
        scene.gems(0, 2, 2, 2, 2).gems(1, 2, 2, 2, 2).round(1);
        return scene;
    }

    static Scene three()
    {
        Scene scene{"corsair", "ambassador", "herbalist"};
        showFour(scene);
        for (int seat = 0; seat < 3; ++seat)
            scene.gems(seat, 2, 2, 2, 2);
        scene.round(1);
        return scene;
    }

private slots:
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
        QCOMPARE(scene.refused(2, "bid bid=green"), "nothingToDecide");
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
        QCOMPARE(scene.refused(1, "gem color=blue"), "notYourTurn seat=0");
        for (int i = 0; i < 3; ++i)
            scene.play(0, "gem color=yellow");
        QCOMPARE(scene.gem(0, "yellow"), 5);
        QCOMPARE(scene.asked(1), "takeGem");
        for (int i = 0; i < 3; ++i)
            scene.play(1, "gem color=blue");
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
        scene.play(0, "gem color=red");
        scene.play(0, "gem color=red");
        scene.play(0, "gem color=green");
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
            scene.play(0, taken % 2 ? "gem color=blue" : "gem color=red");
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
            scene.play(0, "gem color=blue");
        QCOMPARE(scene.asked(1), "takeGem");
        for (int i = 0; i < 3; ++i)
            scene.play(1, "gem color=red");
        QCOMPARE(scene.asked(2), "takeGem");
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

    void aColorThatRanOutCannotBeTaken()
    {
        Scene scene = two();
        scene.reserve(0, 4, 4, 4).auction();
        scene.play(0, "pass");
        scene.play(1, "bid bid=red");
        QCOMPARE(scene.refused(0, "gem color=blue"), "reserveEmpty color=blue");
    }

    void nobodyBidsAColorTheyDoNotHave()
    {
        Scene scene = two();
        scene.gems(0, 0, 2, 2, 2).auction();
        QCOMPARE(scene.refused(0, "bid bid=blue"), "noGemOfColor color=blue");
    }

    void nobodyBidsForAColorWithoutACard()
    {
        Scene scene{"corsair", "ambassador"};
        scene.show("blue", "below", "captain").gems(0, 2, 2, 2, 2).round(1).auction();
        QCOMPARE(scene.refused(0, "bid bid=red"), "noCardAtColor color=red");
    }

    void nobodyChangesASealedBid()
    {
        Scene scene = two().auction();
        scene.play(0, "bid bid=blue");
        QCOMPARE(scene.refused(0, "bid bid=red"), "alreadySealed");
        QCOMPARE(scene.refused(0, "pass"), "alreadySealed");
    }

    void theOnlyBidderAtTwoCardsChooses_data()
    {
        QTest::addColumn<QString>("pile");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("left");
        QTest::newRow("above") << "above" << "prince" << "captain";
        QTest::newRow("below") << "below" << "captain" << "prince";
    }
    void theOnlyBidderAtTwoCardsChooses()
    {
        QFETCH(QString, pile);
        QFETCH(QString, taken);
        QFETCH(QString, left);
        Scene scene = three();
        scene.show("blue", "above", "prince").auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        scene.play(2, "bid bid=red");
        QCOMPARE(scene.asked(0), "wonCard");
        QCOMPARE(scene.refused(0, "take color=red pile=below"), "notYourColor color=red");
        scene.play(0, ("take color=blue pile=" + pile).toUtf8());
        QVERIFY(scene.holds(0, taken.toUtf8()));
        QVERIFY(!scene.holds(0, left.toUtf8()));
        QCOMPARE(scene.asked(1), "bid");
    }

    void twoBiddersAtTwoCardsMayAgree()
    {
        Scene scene = two();
        scene.show("blue", "above", "prince").auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.asked(0), "propose"); // the corsair is the lowest card
        QCOMPARE(scene.asked(1), "nothing");
        scene.play(0, "propose pile=above");
        QCOMPARE(scene.asked(1), "answer");
        const QStringList events = scene.play(1, "accept");
        QVERIFY(events.contains("agreed seat=1 rival=0"));
        QVERIFY(scene.holds(0, "prince") && scene.holds(1, "captain"));
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.asked(0), "play");
    }

    void anAnswerMayProposeTheOtherDivisionOnce()
    {
        Scene scene = two();
        scene.show("blue", "above", "prince").auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        scene.play(0, "propose pile=above");
        QCOMPARE(scene.refused(1, "propose pile=below"), "sameAsAsked pile=below");
        scene.play(1, "propose pile=above");
        QCOMPARE(scene.asked(0), "lastAnswer");
        scene.play(0, "accept");
        QVERIFY(scene.holds(1, "prince") && scene.holds(0, "captain"));
    }

    void withoutAnAgreementBothLoseTheirGemAndGoOn_data()
    {
        QTest::addColumn<QStringList>("talk");
        QTest::newRow("no proposal") << QStringList{"0decline"};
        QTest::newRow("declined") << QStringList{"0propose pile=above", "1decline"};
        QTest::newRow("counter declined") << QStringList{"0propose pile=above", "1propose pile=above", "0decline"};
    }
    void withoutAnAgreementBothLoseTheirGemAndGoOn()
    {
        QFETCH(QStringList, talk);
        Scene scene = two();
        scene.show("blue", "above", "prince").auction();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QStringList events;
        for (const QString& word : talk)
            events = scene.play(word.left(1).toInt(), word.mid(1).toUtf8());
        QCOMPARE(only(events, "notAgreed").size(), 1);
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.gem(1, "blue"), 1);
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.asked(1), "bid");
        QCOMPARE(scene.displayed("blue", "above"), "prince");
    }

    void threeBiddersAtTwoCardsGetNothing()
    {
        Scene scene = three();
        scene.show("blue", "above", "prince").auction();
        for (int seat = 0; seat < 3; ++seat)
            scene.play(seat, "bid bid=blue");
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(scene.asked(seat), "bid");
            QCOMPARE(scene.gem(seat, "blue"), 1);
        }
    }

    void anAttackTokenTakesAnyCardFirst()
    {
        Scene scene = two();
        scene.attacks(0, 1).auction();
        scene.play(0, "bid bid=attack");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.asked(0), "attackCard");
        QCOMPARE(scene.refused(0, "take color=blue pile=above"), "noCardThere color=blue pile=above");
        const QStringList events = scene.play(0, "take color=blue pile=below");
        // The bidder's card is gone: the gem is lost, the bidder goes on.
        QVERIFY(events.contains("bidLost seat=1 bid=blue"));
        QVERIFY(scene.holds(0, "captain"));
        QCOMPARE(scene.gem(1, "blue"), 1);
        QCOMPARE(scene.asked(1), "bid");
        QCOMPARE(scene.asked(0), "nothing");
        QCOMPARE(int(scene.state.players[0].attacks), 0);
    }

    void severalAttackersChooseInTheOrderOfTheLowestCard()
    {
        Scene scene{"mentor", "ambassador", "corsair"};
        showFour(scene);
        for (int seat = 0; seat < 3; ++seat)
            scene.attacks(seat, 1);
        scene.round(1).auction();
        for (int seat = 0; seat < 3; ++seat)
            scene.play(seat, "bid bid=attack");
        QCOMPARE(scene.asked(2), "attackCard");
        scene.play(2, "take color=red pile=below");
        QCOMPARE(scene.asked(1), "attackCard");
        QCOMPARE(scene.refused(1, "take color=red pile=below"), "noCardThere color=red pile=below");
        scene.play(1, "take color=blue pile=below");
        QCOMPARE(scene.asked(0), "attackCard");
    }

    void anAttackerWhoFindsTheDisplayEmptyGoesOn()
    {
        Scene scene{"corsair", "ambassador"};
        scene.show("blue", "below", "captain").attacks(0, 1).attacks(1, 1).round(1).auction();
        scene.play(0, "bid bid=attack");
        scene.play(1, "bid bid=attack");
        const QStringList events = scene.play(0, "take color=blue pile=below");
        QVERIFY(events.contains("bidLost seat=1 bid=attack"));
        QCOMPARE(int(scene.state.players[1].attacks), 0);
        QCOMPARE(scene.asked(1), "bid");
        QCOMPARE(scene.legal(1), QStringList{"pass"});
    }

    void attackingNeedsATokenAndACard()
    {
        Scene scene{"corsair", "ambassador"};
        scene.attacks(0, 1).gems(1, 2, 2, 2, 2).round(1).auction();
        QCOMPARE(scene.refused(0, "bid bid=attack"), "displayEmpty");
        QCOMPARE(scene.refused(1, "bid bid=attack"), "noAttackToken");
    }

    void anAttackTokenOnALawServesToo()
    {
        Scene scene = two();
        scene.lay(0, "callToArms", 1, 1).token(0, "callToArms", "attack").attacks(0, 1).auction();
        scene.play(0, "bid bid=attack");
        const QStringList events = scene.play(1, "bid bid=red");
        // The one in plain sight goes first.
        QVERIFY(events.contains("tokenLost seat=0 card=callToArms token=attack"));
        QCOMPARE(int(scene.state.players[0].attacks), 1);
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
        QVERIFY(scene.state.phase >= sandglass::viceroy::Phase::Recoloring);
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
