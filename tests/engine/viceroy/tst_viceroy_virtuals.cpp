// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include <QtTest/QTest>

#include <functional>

using namespace sandglass;
using test::only;
using test::Scene;

/// Rulebook: the game for one, and virtual opponents beside real players.
class TestViceroyVirtuals : public QObject {
    Q_OBJECT

    /// Draws are random and the box is full, so a seed is searched for whose first draw is the one wanted.
    static Scene drawing(std::initializer_list<const char*> firstCards, int virtuals, const QStringList& colours,
        const std::function<void(Scene&)>& set)
    {
        for (core::Seed seed = 1; seed < 4000; ++seed) {
            Scene scene(firstCards, virtuals, seed);
            set(scene);
            scene.round(1).auction();
            Scene trial = scene;
            QStringList events;
            for (int seat = 0; seat < trial.state.seats; ++seat)
                events += trial.play(seat, "pass");
            QStringList drawn;
            for (const QString& event : only(events, "virtualBidShown"))
                drawn << event.section('=', 2);
            if (drawn == colours)
                return scene;
        }
        qFatal("no seed draws that");
    }

    static void showFour(Scene& scene)
    {
        test::showFour(scene);
        for (int seat = 0; seat < scene.state.seats; ++seat)
            scene.gems(seat, 1, 1, 1, 1);
    }

    static void showTwoAtBlue(Scene& scene)
    {
        showFour(scene);
        scene.show("blue", "above", "prince");
    }

private Q_SLOTS:
    void theBoxKeepsTheGemsThatAreNotInPlay_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("box");
        QTest::newRow("one") << 1 << 12;
        QTest::newRow("two") << 2 << 8;
        QTest::newRow("three") << 3 << 4;
        QTest::newRow("four") << 4 << 0;
    }
    void theBoxKeepsTheGemsThatAreNotInPlay()
    {
        QFETCH(int, seats);
        QFETCH(int, box);
        const auto state = viceroy::setup(test::viceroyCards(), {seats, seats == 1 ? 1 : 0}, 1);
        for (const int gems : state->box)
            QCOMPARE(gems, box);
    }

    void anotherColourTakesItsCardAway()
    {
        Scene scene = drawing({"corsair"}, 1, {"red"}, showFour);
        const auto box = scene.state.box;
        const QStringList events = scene.play(0, "bid bid=blue");
        QVERIFY(events.contains("virtualBidShown opponent=first colour=red"));
        QVERIFY(events.contains("virtualTook opponent=first card=nobleman"));
        QVERIFY(scene.holds(0, "captain"));
        QVERIFY(scene.discarded("nobleman"));
        QCOMPARE(scene.state.box, box); // its gem goes back into the box
    }

    void theSameColourIsATie()
    {
        Scene scene = drawing({"corsair"}, 1, {"blue"}, showFour);
        const QStringList events = scene.play(0, "bid bid=blue");
        QVERIFY(events.contains("bidLost seat=0 bid=blue"));
        QCOMPARE(scene.gem(0, "blue"), 0);
        QCOMPARE(scene.displayed("blue", "below"), "captain");
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(int(scene.state.virtualsIn), 1); // both go on
    }

    void ofTwoCardsItTakesTheOneBelow()
    {
        Scene scene = drawing({"corsair"}, 1, {"blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=red");
        QVERIFY(scene.discarded("captain"));
    }

    void aColourWithoutACardRemovesOneThatThePlayerChooses()
    {
        Scene scene = drawing({"corsair"}, 1, {"yellow"}, [](Scene& set) {
            set.show("blue", "below", "captain").show("red", "below", "nobleman").gems(0, 1, 1, 1, 1);
        });
        scene.play(0, "bid bid=blue");
        QVERIFY(scene.holds(0, "captain")); // first the player takes
        QCOMPARE(scene.asked(0), "strayCard");
        QCOMPARE(scene.refused(0, "discard colour=blue pile=below"), "noCardThere colour=blue pile=below");
        scene.play(0, "discard colour=red pile=below");
        QVERIFY(scene.discarded("nobleman"));
    }

    void aColourWithoutACardAndNoCardLeftRemovesNothing()
    {
        Scene scene = drawing(
            {"corsair"}, 1, {"yellow"}, [](Scene& set) { set.show("blue", "below", "captain").gems(0, 1, 1, 1, 1); });
        scene.play(0, "bid bid=blue");
        QCOMPARE(scene.asked(0), "play");
    }

    void itStillDrawsWhenThePlayerPasses()
    {
        Scene scene = drawing({"corsair"}, 1, {"red"}, showFour);
        const QStringList events = scene.play(0, "pass");
        QVERIFY(events.contains("virtualTook opponent=first card=nobleman"));
        QCOMPARE(scene.asked(0), "takeGem");
    }

    void aRoundNeedsARealPlayer()
    {
        Scene scene = drawing({"corsair"}, 2, {"red", "red"}, showFour);
        scene.play(0, "pass");
        for (int i = 0; i < 3; ++i)
            scene.play(0, "gem colour=blue");
        QCOMPARE(scene.asked(0), "play"); // the two go on to a round that does not take place
        QCOMPARE(scene.displayed("red", "above"), "nobleman");
    }

    void twoAtOneCardGoOn()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 2, {"red", "red"}, showFour);
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.displayed("red", "below"), "nobleman");
        QCOMPARE(int(scene.state.virtualsIn), 3);
        QCOMPARE(scene.asked(0), "bid");
    }

    void twoAtTwoCardsTakeBothAway()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 2, {"blue", "blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=red");
        scene.play(1, "bid bid=red");
        QVERIFY(scene.discarded("captain") && scene.discarded("prince"));
        QCOMPARE(int(scene.state.virtualsIn), 0);
        QCOMPARE(scene.asked(0), "bid");
    }

    void twoAtTwoCardsAndARealPlayerGetNothing()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 2, {"blue", "blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        QVERIFY(!scene.discarded("captain") && !scene.discarded("prince"));
        QCOMPARE(int(scene.state.virtualsIn), 3);
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.gem(0, "blue"), 0);
    }

    void threeAtTwoCardsGetInEachOthersWay()
    {
        Scene scene = drawing({"corsair"}, 3, {"blue", "blue", "blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=red");
        // The player has a card, so no other round takes place, and both cards stay for now.
        QVERIFY(!scene.discarded("captain"));
        QVERIFY(scene.discarded("prince")); // it lay above: the end of the auction removes it
    }

    void againstOneAtTwoCardsThePlayerTakesTheUpperOne()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 1, {"blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        QCOMPARE(scene.asked(0), "faceVirtual");
        QCOMPARE(scene.refused(0, "take colour=blue pile=below"), "onlyAbove colour=blue");
        QCOMPARE(scene.refused(0, "take colour=red pile=above"), "notYourColour colour=red");
        scene.play(0, "take colour=blue pile=above");
        QVERIFY(scene.holds(0, "prince") && scene.discarded("captain"));
    }

    void orGoesOnTogetherWithIt()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 1, {"blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=red");
        const QStringList events = scene.play(0, "decline");
        QVERIFY(events.contains("wentOn seat=0"));
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(int(scene.state.virtualsIn), 1);
        QCOMPARE(scene.displayed("blue", "below"), "captain");
    }

    void aRealPairAndAVirtualOneAtTwoCardsGetNothing()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 1, {"blue"}, showTwoAtBlue);
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.asked(1), "bid");
    }

    void attackersComeFirstAndTheLoserGoesOn()
    {
        Scene scene = drawing({"corsair", "ambassador"}, 1, {"blue"}, [](Scene& set) {
            showFour(set);
            set.attacks(0, 1);
        });
        scene.play(0, "bid bid=attack");
        scene.play(1, "bid bid=red");
        scene.play(0, "take colour=blue pile=below");
        QVERIFY(scene.holds(0, "captain"));
        QVERIFY(!scene.discarded("sorceress") && !scene.discarded("chancellor")); // nothing else leaves for it
    }

    void ofSeveralPlayersTheLowestInThePyramidsRemovesTheCard()
    {
        Scene scene = drawing({"mentor", "corsair"}, 2, {"yellow", "yellow"}, [](Scene& set) {
            set.show("blue", "below", "captain").show("red", "below", "nobleman").show("green", "below", "sorceress");
            set.gems(0, 1, 1, 1, 1).gems(1, 1, 1, 1, 1);
        });
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.asked(1), "strayCard");
        scene.play(1, "discard colour=red pile=below");
        QCOMPARE(scene.asked(1), "strayCard"); // one for each of them
        scene.play(1, "discard colour=green pile=below");
        QCOMPARE(int(scene.state.virtualsIn), 0);
    }

    void aloneOneCannotLose()
    {
        Scene scene{{"corsair"}, 1};
        scene.end();
        const auto ranking = viceroy::ranking(scene.cards, scene.state);
        QCOMPARE(ranking.size(), 1);
        QVERIFY(ranking[0].winner);
        QCOMPARE(ranking[0].reason, "record");
    }
};

QTEST_APPLESS_MAIN(TestViceroyVirtuals)
#include "tst_viceroy_virtuals.moc"
