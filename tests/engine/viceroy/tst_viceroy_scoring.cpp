// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include "viceroy/pyramid.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Scene;
using viceroy::ScoreStep;

/// Rulebook: "Konec hry a závěrečné sčítání bodů", with every number of its examples.
class TestViceroyScoring : public QObject {
    Q_OBJECT

    static int pointsOf(const viceroy::ScoreSheet& sheet, ScoreStep step, int card)
    {
        for (const auto& line : sheet.lines)
            if (line.step == step && line.card == card)
                return line.points;
        return -1;
    }

private Q_SLOTS:
    // The pyramid beside the rulebook's example: 18 over 37 and 49, 49 over 76 and 63.
    void circlesScoreTheirLevelAndTheirBonuses()
    {
        Scene scene{"druid", "corsair"};
        scene.lay(0, "royalTreasury", 1, 1).lay(0, "mercenary", 1, 2);
        scene.lay(0, "cuirassier", 2, 0).lay(0, "sorceress", 2, 1).lay(0, "nobleman", 3, 0);
        scene.token(0, "nobleman", "circleBonusGreen4").end();
        // Two green circles, on levels 2 and 3, with +4: 2 + 3 + 4 + 4.
        QCOMPARE(scene.step(0, ScoreStep::Circles), 13);
        QCOMPARE(pointsOf(scene.score(0), ScoreStep::Circles, 48), 6);
        QCOMPARE(pointsOf(scene.score(0), ScoreStep::Circles, 17), 7);
    }

    void oneCircleOnTheSecondLevelWithABonusOfFour()
    {
        Scene scene{"royalTreasury", "corsair"};
        scene.lay(0, "mercenary", 1, 1).lay(0, "sorceress", 2, 0).token(0, "sorceress", "circleBonusGreen4").end();
        QCOMPARE(scene.step(0, ScoreStep::Circles), 6);
    }

    void aBonusOfAnotherColourAddsNothing()
    {
        Scene scene{"royalTreasury", "corsair"};
        scene.lay(0, "mercenary", 1, 1).lay(0, "sorceress", 2, 0).token(0, "sorceress", "circleBonusRed4").end();
        QCOMPARE(scene.step(0, ScoreStep::Circles), 2);
    }

    void infiniteGemsScoreTheirLevelAndTheBonuses()
    {
        // The rulebook's herbalist: a yellow infinite gem on the third level, with +4: 3 + 4.
        Scene scene{"druid", "corsair"};
        scene.lay(0, "scout", 1, 1).lay(0, "knight", 1, 2).lay(0, "poisoner", 2, 0).lay(0, "prince", 2, 1);
        scene.lay(0, "herbalist", 3, 0).token(0, "herbalist", "infiniteYellow");
        scene.token(0, "druid", "circleBonusYellow4").end();
        QCOMPARE(scene.step(0, ScoreStep::Infinite), 7);
        QCOMPARE(scene.step(0, ScoreStep::Circles), 0); // 56 and 31 under 3 make no circle of one colour
    }

    void powerPointsScoreTheirValue()
    {
        Scene scene{"druid", "corsair"};
        for (const char* token : {"points2", "points3", "points4", "points5", "points6"})
            scene.token(0, "druid", token);
        scene.lay(0, "scout", 1, 1);
        for (const char* token : {"points7", "points8", "points10", "points12", "points15"})
            scene.token(0, "scout", token);
        scene.end();
        QCOMPARE(scene.step(0, ScoreStep::Points), 2 + 3 + 4 + 5 + 6 + 7 + 8 + 10 + 12 + 15);
    }

    void magicScoresTheSumOfItsBonuses_data()
    {
        QTest::addColumn<int>("magic");
        QTest::addColumn<QStringList>("bonuses");
        QTest::addColumn<int>("points");
        QTest::newRow("the rulebook's three at +5 and +2") << 3 << QStringList{"magicBonus5", "magicBonus2"} << 21;
        QTest::newRow("no bonus") << 3 << QStringList{} << 0;
        QTest::newRow("no magic") << 0 << QStringList{"magicBonus3"} << 0;
    }
    void magicScoresTheSumOfItsBonuses()
    {
        QFETCH(int, magic);
        QFETCH(QStringList, bonuses);
        QFETCH(int, points);
        Scene scene{"druid", "corsair"};
        scene.token(0, "druid", "magic", magic);
        for (const QString& bonus : bonuses)
            scene.token(0, "druid", bonus.toUtf8());
        scene.end();
        QCOMPARE(scene.step(0, ScoreStep::Magic), points);
    }

    void setsScoreTwelveEach()
    {
        // Two defence, five magic, three science: two sets.
        Scene scene{"druid", "corsair"};
        scene.lay(0, "scout", 1, 1).token(0, "druid", "defense", 2).token(0, "druid", "magic", 5);
        scene.token(0, "scout", "science", 3).token(0, "scout", "magicBonus2").end();
        QCOMPARE(scene.step(0, ScoreStep::Sets), 24);
        QCOMPARE(scene.step(0, ScoreStep::Magic), 10); // the same tokens count elsewhere too
    }

    void attacksOfRivalsCostFourEachUnlessParried_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("points");
        QTest::newRow("two and three, no defence") << 2 << 3 << 0 << -20;
        QTest::newRow("two and three, two defence") << 2 << 3 << 2 << -12;
        QTest::newRow("more defence than attacks") << 1 << 0 << 3 << 0;
    }
    void attacksOfRivalsCostFourEachUnlessParried()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, defense);
        QFETCH(int, points);
        Scene scene{"druid", "corsair", "scout"};
        scene.attacks(0, 5).attacks(1, first).attacks(2, second).token(0, "druid", "defense", defense).end();
        QCOMPARE(scene.step(0, ScoreStep::Attacks), points);
    }

    void attacksBehindARivalsScreenAreNotCountedInAView()
    {
        Scene scene{"druid", "corsair"};
        scene.attacks(1, 3).lay(1, "callToArms", 1, 1).token(1, "callToArms", "attack");
        const auto seen = viceroy::view(scene.state, core::seatAt(0)).known;
        QCOMPARE(scoreSteps(scene.cards, seen, core::seatAt(0))[6].points, -4);
        QCOMPARE(scoreSteps(scene.cards, scene.state, core::seatAt(0))[6].points, -16);
    }

    void theSevenStepsAddUpToTheTotal()
    {
        Scene scene{"druid", "corsair"};
        scene.attacks(1, 1).token(0, "druid", "points8").end();
        QCOMPARE(sumOf(scoreSteps(scene.cards, scene.state, core::seatAt(0))), scene.score(0).total);
        QCOMPARE(scene.score(0).total, 4);
    }

    void anAttackTokenOnACardHurtsToo()
    {
        Scene scene{"druid", "corsair"};
        scene.lay(1, "callToArms", 1, 1).token(1, "callToArms", "attack").end();
        QCOMPARE(scene.step(0, ScoreStep::Attacks), -4);
        QCOMPARE(scene.step(1, ScoreStep::Attacks), 0);
    }

    // Circles of the facts' examples.
    void theseThreeCardsMakeAYellowCircle()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).lay(0, "baron", 2, 0);
        const auto colour = viceroy::circleOf(scene.cards, scene.state, scene.state.players[0].pyramid, 59);
        QCOMPARE(colour, viceroy::Colour::Yellow);
    }

    // Recolouring.
    void recolouringCostsAGemForEachSegment_data()
    {
        QTest::addColumn<QString>("colour");
        QTest::addColumn<int>("price");
        QTest::newRow("red") << "red" << 2;
        QTest::newRow("green") << "green" << 2;
        QTest::newRow("blue") << "blue" << 4;
        QTest::newRow("yellow") << "yellow" << 4;
    }
    void recolouringCostsAGemForEachSegment()
    {
        QFETCH(QString, colour);
        QFETCH(int, price);
        Scene scene{"corsair", "druid"}; // 1 and 3 under 18
        scene.lay(0, "herbalist", 1, 1).lay(0, "nobleman", 2, 0);
        scene.gems(0, 4, 4, 4, 4).end();
        QCOMPARE(scene.asked(0), "recolour");
        QCOMPARE(scene.asked(1), "nothing"); // no gems
        scene.play(0, ("recolour level=2 column=0 colour=" + colour).toUtf8());
        QCOMPARE(scene.gem(0, colour.toUtf8()), 4 - price);
        QCOMPARE(scene.step(0, ScoreStep::Circles), 2);
    }

    void recolouringNeedsEnoughGemsOfTheNewColour()
    {
        Scene scene{"corsair", "druid"};
        scene.lay(0, "herbalist", 1, 1).lay(0, "nobleman", 2, 0).gems(0, 3, 2, 0, 0).end();
        QCOMPARE(scene.refused(0, "recolour level=2 column=0 colour=blue"), "recolourTooDear colour=blue needed=4");
        QCOMPARE(scene.refused(0, "recolour level=1 column=0 colour=red"), "noCircle level=1 column=0");
        QCOMPARE(scene.refused(0, "recolour level=3 column=0 colour=red"), "noCircle level=3 column=0");
        const auto events = scene.play(0, "recolour level=2 column=0 colour=red");
        QVERIFY(test::only(events, "gemsTaken").isEmpty()); // recolouring earns no gem
        QCOMPARE(int(scene.state.phase), int(viceroy::Phase::Finished)); // nothing more can be done
    }

    void aCircleIsRecolouredOnce()
    {
        Scene scene{"corsair", "druid"};
        scene.lay(0, "herbalist", 1, 1).lay(0, "scout", 1, 2).lay(0, "nobleman", 2, 0).lay(0, "fairy", 2, 1);
        scene.gems(0, 4, 4, 4, 4).end();
        scene.play(0, "recolour level=2 column=0 colour=red");
        QCOMPARE(scene.refused(0, "recolour level=2 column=0 colour=blue"), "alreadyRecoloured level=2 column=0");
        scene.play(0, "done");
        QCOMPARE(int(scene.state.phase), int(viceroy::Phase::Finished));
    }

    void aCircleThatHasTheColourAlreadyIsLeftAlone()
    {
        Scene scene{"inventor", "druid"};
        scene.lay(0, "hermit", 1, 1).lay(0, "baron", 2, 0).gems(0, 4, 0, 0, 4).end();
        QCOMPARE(scene.refused(0, "recolour level=2 column=0 colour=yellow"), "sameColour colour=yellow");
        scene.play(0, "recolour level=2 column=0 colour=blue"); // but it may become another's, for a bonus
    }

    void seatsRecolourAtTheSameTime()
    {
        Scene scene{"corsair", "druid"};
        scene.lay(0, "herbalist", 1, 1).lay(0, "nobleman", 2, 0).gems(0, 0, 4, 4, 0);
        scene.lay(1, "scout", 1, 1).lay(1, "fairy", 2, 0).gems(1, 4, 0, 0, 4).end();
        QCOMPARE(scene.asked(0), "recolour");
        QCOMPARE(scene.asked(1), "recolour");
        scene.play(1, "done");
        scene.play(0, "done");
        QCOMPARE(scene.refused(0, "done"), "nothingToDecide");
    }

    void screensFallAtTheEnd()
    {
        Scene scene{"corsair", "druid"};
        scene.lay(0, "herbalist", 1, 1).lay(0, "nobleman", 2, 0).gems(0, 0, 4, 0, 0).attacks(0, 2).end();
        const auto known = viceroy::view(scene.state, core::seatAt(1)).known;
        QCOMPARE(int(known.players[0].gems[1]), 4);
        QCOMPARE(int(known.players[0].attacks), 2);
    }

    // Ranking.
    void theMostPointsWinAndEqualScoresShareAPlace()
    {
        Scene scene{"druid", "corsair", "scout", "fairy"};
        scene.token(0, "druid", "points5").token(1, "corsair", "points12").token(2, "scout", "points12").end();
        const auto ranking = viceroy::ranking(scene.cards, scene.state);
        QCOMPARE(core::index(ranking[0].seat), 1);
        QCOMPARE(ranking[0].place, 1);
        QCOMPARE(ranking[1].place, 1);
        QVERIFY(ranking[0].winner && ranking[1].winner);
        QCOMPARE(ranking[0].reason, "equalScore");
        QCOMPARE(ranking[2].place, 3);
        QVERIFY(!ranking[2].winner);
        QCOMPARE(core::index(ranking[3].seat), 3);
        QCOMPARE(ranking[3].place, 4);
        QCOMPARE(ranking[3].reason, "score");
    }

    void everyLineOfTheSheetAddsUp()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).lay(0, "baron", 2, 0).lay(0, "census", 1, 2);
        scene.token(0, "inventor", "points8").token(0, "hermit", "magic", 2).token(0, "hermit", "magicBonus3");
        scene.token(0, "baron", "infiniteGreen").attacks(1, 1).end();
        const auto sheet = scene.score(0);
        int sum = 0;
        for (const auto& line : sheet.lines)
            sum += line.points;
        QCOMPARE(sum, sheet.total);
        QCOMPARE(sheet.total, 2 + 2 + 4 + 8 + 6 + 0 - 4);
        int steps = 0;
        for (const int step : sheet.steps)
            steps += step;
        QCOMPARE(steps, sheet.total);
    }
};

QTEST_APPLESS_MAIN(TestViceroyScoring)
#include "tst_viceroy_scoring.moc"
