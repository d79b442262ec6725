// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sequential.h"

#include "core/random.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Goal;
using test::Sequential;
using Verdict = Sequential::Verdict;

/// The ladder's test of strength: it sees a weakened level, and seldom errs.
class TestSequential : public QObject {
    Q_OBJECT

    static constexpr Goal goal{0.75, 0.65};

    struct Run {
        Verdict verdict;
        int games;
    };

    /// One who wins so many of a hundred, until it is clear.
    static Run decided(std::uint32_t percent, core::Random& random)
    {
        Sequential test(goal);
        int games = 0;
        for (; !test.isDecided() && games < 10'000; ++games)
            test.note(random.below(100) < percent);
        return {test.verdict(), games};
    }

    static int verdicts(std::uint32_t percent, Verdict wanted)
    {
        core::Random random(percent);
        int count = 0;
        for (int i = 0; i < 1000; ++i)
            count += decided(percent, random).verdict == wanted;
        return count;
    }

private Q_SLOTS:
    void theRatioIsThatOfTheLikelihoods()
    {
        Sequential test(goal);
        for (const bool won : {true, true, false, true})
            test.note(won);
        const double wanted = 0.75 * 0.75 * 0.25 * 0.75;
        const double weaker = 0.65 * 0.65 * 0.35 * 0.65;
        QVERIFY(std::abs(test.ratio() - std::log(wanted / weaker)) < 1e-9);
        QCOMPARE(test.verdict(), Verdict::Open);
    }

    void itTakesNineteenToOneToDecide()
    {
        Sequential test({0.75, 0.65});
        int wins = 0;
        for (; !test.isDecided(); ++wins)
            test.note(true);
        QCOMPARE(test.verdict(), Verdict::Holds);
        QVERIFY(std::exp(test.ratio()) >= 19 && std::exp(test.ratio()) < 19 * 0.75 / 0.65);
        QCOMPARE(wins, 21);
    }

    void aLevelThatIsAsStrongAsItShouldBeSeldomFails() { QCOMPARE_LT(verdicts(75, Verdict::Weaker), 60); }
    void aWeakenedLevelSeldomPasses() { QCOMPARE_LT(verdicts(65, Verdict::Holds), 60); }

    void whatIsClearIsClearSoon()
    {
        core::Random random(3);
        int games = 0;
        for (int i = 0; i < 100; ++i) {
            const Run run = decided(30, random);
            QCOMPARE(run.verdict, Verdict::Weaker);
            games += run.games;
        }
        QCOMPARE_LT(games / 100, 20);
    }
};

QTEST_APPLESS_MAIN(TestSequential)
#include "tst_sequential.moc"
