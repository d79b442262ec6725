// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include <QtTest/QTest>

using sandglass::test::choose;
using sandglass::test::only;
using sandglass::test::placing;
using sandglass::test::Scene;

/// Rulebook: "Odměny", the symbols and infinite gems.
class TestViceroyRewards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gemsAreChosenOneByOne()
    {
        Scene scene = placing("agent"); // row 1: four gems
        scene.gems(0, 0, 0, 1, 0);
        choose(scene, "agent");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.asked(0), "takeGem");
        for (const char* colour : {"gem colour=blue", "gem colour=red", "gem colour=red", "gem colour=yellow"})
            scene.play(0, colour);
        QCOMPARE(scene.gem(0, "red"), 2);
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.gem(0, "yellow"), 1);
        QVERIFY(scene.asked(0) != "takeGem");
    }

    void aCardIsDrawnFromEitherDeck()
    {
        Scene scene = placing("druid"); // row 1: a card
        scene.small({"spy"}).laws({"census"});
        choose(scene, "druid");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.legal(0), (QStringList{"draw deck=small", "draw deck=laws"}));
        const QStringList events = scene.play(0, "draw deck=laws");
        QVERIFY(events.contains("cardDrawn seat=0 deck=laws card=census"));
        QVERIFY(scene.holds(0, "census"));
    }

    void anEmptyDeckGivesNothing()
    {
        Scene scene = placing("druid");
        scene.small({}).laws({"census"});
        choose(scene, "druid");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.refused(0, "draw deck=small"), "deckEmpty deck=small");
        QCOMPARE(scene.legal(0), QStringList{"draw deck=laws"});
    }

    void withBothDecksEmptyNobodyIsAsked()
    {
        Scene scene = placing("druid");
        scene.small({}).laws({});
        choose(scene, "druid");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
    }

    void twoCardsMayComeFromDifferentDecks()
    {
        Scene scene = placing("fairy"); // row 4: two cards
        const char* supports[] = {"agent", "scout", "fence", "spy", "baron", "druid", "knight", "regent"};
        const char** next = supports;
        for (int below = 1; below < 4; ++below)
            for (int column = 0; column <= 4 - below; ++column)
                if (below > 1 || column > 0)
                    scene.lay(0, *next++, below, column);
        scene.small({"miner"}).laws({"census"});
        choose(scene, "fairy");
        scene.play(0, "place level=4 column=0");
        scene.play(0, "draw deck=small");
        scene.play(0, "draw deck=laws");
        QVERIFY(scene.holds(0, "miner") && scene.holds(0, "census"));
    }

    // Infinite gems.
    void anInfiniteGemComesFromTheReserve()
    {
        Scene scene = placing("nobleman");
        choose(scene, "nobleman");
        const int before = scene.inReserve("blue");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.tokens("nobleman"), QStringList{"infiniteBlue"});
        QCOMPARE(scene.inReserve("blue"), before - 1);
    }

    void withoutOneInTheReserveItMayComeFromBehindTheScreen()
    {
        Scene scene = placing("nobleman");
        scene.gems(0, 1, 0, 1, 0).reserve(0, 3, 3, 3);
        choose(scene, "nobleman");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.asked(0), "ownGem");
        const QStringList events = scene.play(0, "accept");
        QVERIFY(events.contains("infiniteFromScreen seat=0 colour=blue"));
        QCOMPARE(scene.gem(0, "blue"), 0);
        QCOMPARE(scene.tokens("nobleman"), QStringList{"infiniteBlue"});
    }

    void orNotAtAll()
    {
        Scene scene = placing("nobleman");
        scene.gems(0, 0, 0, 1, 0).reserve(0, 3, 3, 3);
        choose(scene, "nobleman");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.refused(0, "accept"), "noGemOfColour colour=blue");
        const QStringList events = scene.play(0, "decline");
        QVERIFY(events.contains("infiniteMissed seat=0 colour=blue"));
        QVERIFY(scene.tokens("nobleman").isEmpty());
    }

    void anInfiniteGemLowersACostByOneGemOfItsColour()
    {
        // Rulebook: one yellow and two blue to pay, with a blue infinite gem: one yellow and one blue. The prince
        // costs just that on the third level.
        Scene scene{"ambassador", "corsair"};
        scene.lay(0, "scout", 1, 1).lay(0, "druid", 1, 2).lay(0, "spy", 2, 0).lay(0, "knight", 2, 1);
        scene.token(0, "ambassador", "infiniteBlue").gems(0, 2, 0, 0, 1).hand(0, {"prince"}).round(1);
        choose(scene, "prince");
        scene.play(0, "place level=3 column=0");
        const QStringList events = scene.play(0, "discount count=1");
        QCOMPARE(only(events, "gemsPaid"),
            (QStringList{"gemsPaid seat=0 colour=blue count=1", "gemsPaid seat=0 colour=yellow count=1"}));
        QVERIFY(events.contains("infiniteUsed seat=0 colour=blue count=1"));
        QCOMPARE(scene.tokens("ambassador"), QStringList{"infiniteBlue"}); // it is never spent
    }

    void infiniteGemsMayBeUsedOrKept_data()
    {
        QTest::addColumn<int>("used");
        QTest::addColumn<int>("left");
        QTest::newRow("kept") << 0 << 3;
        QTest::newRow("one") << 1 << 4;
        QTest::newRow("both") << 2 << 5;
    }
    void infiniteGemsMayBeUsedOrKept()
    {
        QFETCH(int, used);
        QFETCH(int, left);
        Scene scene = placing("hermit"); // blue, then blue
        scene.lay(0, "prince", 1, 1).token(0, "ambassador", "infiniteBlue", 2);
        choose(scene, "hermit");
        scene.play(0, "place level=2 column=0");
        QCOMPARE(scene.asked(0), "discount");
        QCOMPARE(scene.refused(0, "discount count=3"), "tooManyInfinite colour=blue most=2");
        scene.play(0, QString("discount count=%1").arg(used).toUtf8());
        QCOMPARE(scene.gem(0, "blue"), left);
    }

    void whatGemsDoNotCoverInfiniteGemsMust()
    {
        Scene scene = placing("hermit");
        scene.lay(0, "prince", 1, 1).token(0, "ambassador", "infiniteBlue", 1).gems(0, 1, 0, 0, 0);
        choose(scene, "hermit");
        scene.play(0, "place level=2 column=0");
        QCOMPARE(scene.refused(0, "discount count=0"), "tooFewInfinite colour=blue least=1");
        scene.play(0, "discount count=1");
        QVERIFY(scene.lies(0, "hermit", 2, 0));
        QCOMPARE(scene.gem(0, "blue"), 0);
    }

    void eachInfiniteGemWorksOnceAPhase()
    {
        Scene scene{"ambassador", "corsair"};
        scene.token(0, "ambassador", "infiniteGreen").gems(0, 0, 0, 1, 0);
        scene.hand(0, {"agent", "captain", "general"}).round(1).development();
        scene.play(1, "pass");
        scene.play(0, "play card=captain"); // green
        scene.play(0, "place level=1 column=1");
        scene.play(0, "discount count=1");
        scene.play(0, "draw deck=small");
        QCOMPARE(scene.gem(0, "green"), 1);
        scene.play(0, "play card=general"); // green again: now it is the gem
        scene.play(0, "place level=1 column=2");
        QCOMPARE(scene.asked(0), "draw");
        QCOMPARE(scene.gem(0, "green"), 0);
        scene.play(0, "draw deck=small");
        QCOMPARE(scene.refused(0, "play card=agent"), "infiniteSpent card=agent level=1 colour=green missing=1");
        scene.play(0, "pass");
        scene.allPass(); // the auction; then the next development
        while (scene.asked(0) == "takeGem" || scene.asked(1) == "takeGem")
            scene.play(scene.asked(0) == "takeGem" ? 0 : 1, "gem colour=blue");
        QCOMPARE(scene.asked(0), "play");
        QVERIFY(scene.legal(0).contains("play card=agent"));
    }

    void anInfiniteGemGainedInThisPhaseMayBeUsedAtOnce()
    {
        Scene scene{"ambassador", "corsair"};
        scene.gems(0, 0, 0, 1, 0).hand(0, {"nobleman", "inventor"}).round(1).development(); // green; then blue
        scene.play(1, "pass");
        scene.play(0, "play card=nobleman");
        scene.play(0, "place level=1 column=1");
        scene.play(0, "play card=inventor");
        scene.play(0, "place level=1 column=2");
        scene.play(0, "discount count=1");
        QVERIFY(scene.lies(0, "inventor", 1, 2));
    }
};

QTEST_APPLESS_MAIN(TestViceroyRewards)
#include "tst_viceroy_rewards.moc"
