// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes.h"

#include <QtTest/QTest>

using sandglass::test::choose;
using sandglass::test::only;
using sandglass::test::placing;
using sandglass::test::Scene;

/// Rulebook: "II. Fáze budování".
class TestViceroyDevelopment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAreShownTogetherAndPlayedInTheOrderOfTheirNumbers()
    {
        Scene scene{"corsair", "ambassador", "herbalist"};
        scene.hand(0, {"census"}).hand(1, {"prince"}).hand(2, {"captain"});
        for (int seat = 1; seat < 3; ++seat)
            scene.gems(seat, 2, 2, 2, 2);
        scene.round(1).development();
        QCOMPARE(scene.play(0, "play card=census"), QStringList{"sealed seat=0"});
        scene.play(1, "play card=prince");
        const QStringList events = scene.play(2, "play card=captain");
        QCOMPARE(only(events, "cardShown").size(), 3);
        // The prince is 31, the captain 32, the census 68; the corsair in seat 0's pyramid does not matter.
        QCOMPARE(scene.asked(1), "place");
        QCOMPARE(scene.asked(2), "nothing");
        QCOMPARE(scene.refused(2, "place level=1 column=1"), "notYourTurn seat=1");
        scene.play(1, "place level=1 column=1");
        QCOMPARE(scene.asked(2), "place");
        scene.play(2, "place level=1 column=-1");
        while (scene.asked(2) == "draw")
            scene.play(2, "draw deck=small");
        QCOMPARE(scene.asked(0), "place");
        scene.play(0, "place level=1 column=-1");
        QCOMPARE(int(scene.state.subround), 2);
        QCOMPARE(scene.asked(0), "play");
    }

    void whoeverPassesIsOutForTheWholePhase()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census", "patronage1"}).hand(1, {"patronage2"}).round(1).development();
        scene.play(0, "play card=census");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.asked(1), "nothing");
        QCOMPARE(scene.refused(1, "play card=patronage2"), "passedBuilding");
        QCOMPARE(int(scene.state.subround), 2);
        scene.play(0, "pass");
        QCOMPARE(int(scene.state.round), 2); // all have passed
        QCOMPARE(scene.gem(1, "blue"), 0); // passing here earns nothing
    }

    void aPhaseHasThreeRounds()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census", "patronage1", "patronage2", "patronage3"}).round(1).development();
        scene.play(1, "pass");
        scene.play(0, "play card=census");
        scene.play(0, "place level=1 column=1");
        scene.play(0, "play card=patronage1");
        scene.play(0, "place level=1 column=2");
        scene.play(0, "play card=patronage2");
        scene.play(0, "place level=1 column=3");
        QCOMPARE(scene.asked(0), "bid");
    }

    void theFirstLevelGrowsAtItsEnds()
    {
        Scene scene = placing("captain");
        scene.lay(0, "prince", 1, 1);
        choose(scene, "captain");
        QCOMPARE(scene.refused(0, "place level=1 column=3"), "notAtEnd column=3");
        QCOMPARE(scene.refused(0, "place level=1 column=0"), "placeTaken level=1 column=0");
        QCOMPARE(scene.legal(0),
            (QStringList{"place level=1 column=-1", "place level=1 column=2", "place level=2 column=0"}));
        scene.play(0, "place level=1 column=-1");
        QVERIFY(scene.lies(0, "captain", 1, -1));
    }

    void theThirdCardMayAlreadyGoToTheSecondLevel()
    {
        Scene scene = placing("captain");
        choose(scene, "captain");
        QCOMPARE(scene.refused(0, "place level=2 column=0"), "noTwoCardsBelow level=2 column=0");
        QCOMPARE(scene.refused(0, "place level=3 column=0"), "noTwoCardsBelow level=3 column=0");
    }

    void aHigherCardLiesOverTwoTouchingCards()
    {
        Scene scene = placing("captain");
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3);
        scene.lay(0, "spy", 2, 0).lay(0, "baron", 2, 2);
        choose(scene, "captain");
        // The second level has a gap between spy and baron: nothing can lie over the two.
        QCOMPARE(scene.refused(0, "place level=3 column=0"), "noTwoCardsBelow level=3 column=0");
        scene.play(0, "place level=2 column=1");
        QVERIFY(scene.lies(0, "captain", 2, 1));
    }

    void thereIsNoSixthLevel()
    {
        QVERIFY(!sandglass::core::parse<sandglass::viceroy::Verb>(
            sandglass::viceroy::verbs, "place level=6 column=0", sandglass::test::viceroyCards()));
        Scene scene = placing("captain");
        choose(scene, "captain");
        const auto sixth = sandglass::core::say(sandglass::viceroy::Verb::Place, 6, 0);
        const auto result = sandglass::viceroy::apply(scene.cards, scene.state, {sandglass::core::seatAt(0), 0, sixth});
        QVERIFY(!result && result.error().code == sandglass::viceroy::Refusal::OutOfRange);
    }

    void theCaptainCostsWhatTheRulebookSays_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("blue");
        QTest::addColumn<int>("green");
        QTest::addColumn<int>("yellow");
        QTest::newRow("first level") << 1 << 0 << 1 << 0;
        QTest::newRow("second level") << 2 << 1 << 1 << 0;
        QTest::newRow("third level") << 3 << 1 << 1 << 1;
        QTest::newRow("fourth level") << 4 << 1 << 1 << 2;
        QTest::newRow("fifth level") << 5 << 1 << 1 << 3;
    }
    void theCaptainCostsWhatTheRulebookSays()
    {
        QFETCH(int, level);
        QFETCH(int, blue);
        QFETCH(int, green);
        QFETCH(int, yellow);
        Scene scene = placing("captain");
        const char* supports[] = {"agent", "scout", "fence", "spy", "baron", "druid", "knight", "regent", "hermit",
            "warlock", "fairy", "miner", "mentor", "general"};
        const char** next = supports;
        for (int below = 1; below < level; ++below)
            for (int column = 0; column <= level - below; ++column)
                if (below > 1 || column > 0)
                    scene.lay(0, *next++, below, column);
        choose(scene, "captain");
        const QStringList events =
            scene.play(0, QString("place level=%1 column=%2").arg(level).arg(level == 1 ? 1 : 0).toUtf8());
        QStringList paid;
        if (blue)
            paid << QString("gemsPaid seat=0 colour=blue count=%1").arg(blue);
        paid << QString("gemsPaid seat=0 colour=green count=%1").arg(green);
        if (yellow)
            paid << QString("gemsPaid seat=0 colour=yellow count=%1").arg(yellow);
        QCOMPARE(only(events, "gemsPaid"), paid);
        QCOMPARE(scene.gem(0, "red"), 5);
    }

    void onlyACardOfTheHandCanBePlayed()
    {
        Scene scene = placing("captain");
        scene.development();
        QCOMPARE(scene.refused(0, "play card=prince"), "notInHand card=prince");
    }

    void aCardThatCannotBePaidAnywhereCannotBeChosen()
    {
        Scene scene = placing("captain");
        scene.gems(0, 5, 5, 0, 5).development();
        QCOMPARE(scene.refused(0, "play card=captain"), "cannotPay card=captain level=1 colour=green missing=1");
        QCOMPARE(scene.legal(0), QStringList{"pass"});
    }

    void paidGemsGoToTheReserve()
    {
        Scene scene = placing("captain");
        choose(scene, "captain");
        const int before = scene.inReserve("green");
        scene.play(0, "place level=1 column=1");
        QCOMPARE(scene.inReserve("green"), before + 1);
    }

    // Circles.
    void closingACircleOfOneColourEarnsAGemOfIt()
    {
        Scene scene{"inventor", "corsair"}; // inventor: top right yellow
        scene.lay(0, "hermit", 1, 1).gems(0, 2, 2, 2, 2).hand(0, {"baron"}).round(1);
        choose(scene, "baron");
        const int before = scene.gem(0, "yellow");
        const QStringList events = scene.play(0, "place level=2 column=0");
        QVERIFY(events.contains("circleClosed seat=0 colour=yellow level=2 column=0"));
        QCOMPARE(scene.gem(0, "yellow"), before - 1 + 1); // the baron costs one on the first level
    }

    void aMixedCircleEarnsNothing()
    {
        Scene scene{"poisoner", "corsair"};
        scene.lay(0, "prince", 1, 1).gems(0, 2, 2, 2, 2).hand(0, {"herbalist"}).round(1);
        choose(scene, "herbalist");
        QVERIFY(only(scene.play(0, "place level=2 column=0"), "circleClosed").isEmpty());
    }

    void theGemForACircleMustBeInTheReserve()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).hand(0, {"royalTreasury"}).reserve(2, 2, 2, 0).round(1); // bottom yellow
        choose(scene, "royalTreasury");
        const QStringList events = scene.play(0, "place level=2 column=0");
        QVERIFY(events.contains("circleClosed seat=0 colour=yellow level=2 column=0"));
        QVERIFY(only(events, "gemsTaken").isEmpty());
        QCOMPARE(scene.gem(0, "yellow"), 0);
    }

    void aLawClosesCirclesToo()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).hand(0, {"royalTreasury"}).round(1);
        choose(scene, "royalTreasury");
        const QStringList events = scene.play(0, "place level=2 column=0");
        QVERIFY(events.contains("gemsTaken seat=0 colour=yellow count=1"));
    }

    void theGemThatWasJustPaidMayComeBack()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).gems(0, 0, 1, 0, 1).hand(0, {"baron"}).reserve(4, 4, 4, 0).round(1);
        choose(scene, "baron");
        const QStringList events = scene.play(0, "place level=2 column=0"); // pays yellow and red
        QVERIFY(events.contains("gemsTaken seat=0 colour=yellow count=1"));
    }

    // Laws are laid at no cost, up to the fourth level.
    void lawsCostNothing()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census"}).round(1);
        choose(scene, "census");
        QVERIFY(only(scene.play(0, "place level=1 column=1"), "gemsPaid").isEmpty());
        QVERIFY(scene.lies(0, "census", 1, 1));
    }

    void lawsNeverLieOnTheFifthLevel()
    {
        Scene scene{"corsair", "ambassador"};
        const char* supports[] = {"agent", "scout", "fence", "spy", "baron", "druid", "knight", "regent", "hermit",
            "warlock", "fairy", "miner", "mentor"};
        const char** next = supports;
        for (int below = 1; below < 5; ++below)
            for (int column = 0; column <= 5 - below; ++column)
                if (below > 1 || column > 0)
                    scene.lay(0, *next++, below, column);
        scene.hand(0, {"census"}).round(1);
        choose(scene, "census");
        QCOMPARE(scene.refused(0, "place level=5 column=0"), "tooHighForLaw card=census");
    }
};

QTEST_APPLESS_MAIN(TestViceroyDevelopment)
#include "tst_viceroy_development.moc"
