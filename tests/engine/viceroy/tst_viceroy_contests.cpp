// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include <QtTest/QTest>

using namespace sandglass;
using sandglass::test::only;
using sandglass::test::Scene;
using sandglass::test::showFour;
using sandglass::test::three;
using sandglass::test::two;

/// Rulebook, "I. Aukční fáze": two cards at one colour, agreements about them, and attack tokens.
class TestViceroyContests : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(scene.refused(0, "take colour=red pile=below"), "notYourColour colour=red");
        scene.play(0, ("take colour=blue pile=" + pile).toUtf8());
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

    void fourBiddersAtTwoCardsGetNothing()
    {
        Scene scene = test::withFourCards({"corsair", "ambassador", "herbalist", "druid"});
        scene.show("blue", "above", "prince").auction();
        for (int seat = 0; seat < 4; ++seat)
            scene.play(seat, "bid bid=blue");
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(scene.asked(seat), "bid"); // nobody is asked to agree
            QCOMPARE(scene.gem(seat, "blue"), 1);
        }
        QCOMPARE(scene.displayed("blue", "above"), "prince");
    }

    void anAttackTokenTakesAnyCardFirst()
    {
        Scene scene = two();
        scene.attacks(0, 1).auction();
        scene.play(0, "bid bid=attack");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.asked(0), "attackCard");
        QCOMPARE(scene.refused(0, "take colour=blue pile=above"), "noCardThere colour=blue pile=above");
        const QStringList events = scene.play(0, "take colour=blue pile=below");
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
        scene.play(2, "take colour=red pile=below");
        QCOMPARE(scene.asked(1), "attackCard");
        QCOMPARE(scene.refused(1, "take colour=red pile=below"), "noCardThere colour=red pile=below");
        scene.play(1, "take colour=blue pile=below");
        QCOMPARE(scene.asked(0), "attackCard");
    }

    void anAttackerWhoFindsTheDisplayEmptyGoesOn()
    {
        Scene scene{"corsair", "ambassador"};
        scene.show("blue", "below", "captain").attacks(0, 1).attacks(1, 1).round(1).auction();
        scene.play(0, "bid bid=attack");
        scene.play(1, "bid bid=attack");
        const QStringList events = scene.play(0, "take colour=blue pile=below");
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
};

QTEST_APPLESS_MAIN(TestViceroyContests)
#include "tst_viceroy_contests.moc"
