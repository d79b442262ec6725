// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/considered.h"

#include <QtTest/QTest>

using namespace sandglass;
using bots::Foresight;
using bots::Reason;
using bots::Reasons;
using core::seatAt;

/// Why something is a good idea: what is foreseen after it, beside what is foreseen after everything else.
class TestForesight : public QObject {
    Q_OBJECT

    static core::ScoreSheet sheet(int coins, int laws)
    {
        core::ScoreSheet result;
        result.push({"coins", coins});
        result.push({"laws", laws});
        return result;
    }

    static bots::Sheets sheets(const core::ScoreSheet& own, const core::ScoreSheet& rival)
    {
        bots::Sheets result;
        result.push(own);
        result.push(rival);
        return result;
    }

private Q_SLOTS:
    void linesThatGrowAndRivalsWhoFallBackAreReasons()
    {
        Foresight foresight;
        foresight.note(0, sheets(sheet(9, 2), sheet(1, 4)));
        foresight.note(1, sheets(sheet(5, 4), sheet(4, 4)));
        foresight.note(2, sheets(sheet(3, 4), sheet(2, 4)));
        const Reasons reasons = foresight.reasonsFor(0, seatAt(0));
        QCOMPARE(reasons.size(), 2);
        QCOMPARE(reasons[0], (Reason{Reason::Kind::Later, "coins", seatAt(0), 5}));
        QCOMPARE(reasons[1], (Reason{Reason::Kind::Prevents, {}, seatAt(1), 2}));
    }

    void theOtherSeatHasReasonsOfItsOwn()
    {
        Foresight foresight;
        foresight.note(0, sheets(sheet(9, 2), sheet(1, 4)));
        foresight.note(1, sheets(sheet(5, 4), sheet(4, 4)));
        const Reasons reasons = foresight.reasonsFor(1, seatAt(1));
        QCOMPARE(reasons[0], (Reason{Reason::Kind::Later, "coins", seatAt(1), 3}));
        QCOMPARE(reasons[1], (Reason{Reason::Kind::Prevents, {}, seatAt(0), 2}));
    }

    // Five points more, but now 0 and now 40: that is no reason.
    void whatChanceAloneCouldHaveBroughtIsNoReason()
    {
        Foresight foresight;
        for (const int coins : {0, 40, 0, 40})
            foresight.note(0, sheets(sheet(coins, 0), sheet(0, 0)));
        for (const int coins : {0, 30, 0, 30})
            foresight.note(1, sheets(sheet(coins, 0), sheet(0, 0)));
        QVERIFY(foresight.reasonsFor(0, seatAt(0)).empty());
    }

    void whatIsFewerOrEqualIsNoReason()
    {
        Foresight foresight;
        foresight.note(0, sheets(sheet(3, 3), sheet(5, 0)));
        foresight.note(1, sheets(sheet(4, 3), sheet(5, 0)));
        QVERIFY(foresight.reasonsFor(0, seatAt(0)).empty());
    }

    void nothingForeseenIsNoReason()
    {
        QVERIFY(Foresight().reasonsFor(0, seatAt(0)).empty());
        Foresight alone;
        alone.note(0, sheets(sheet(9, 9), sheet(0, 0)));
        QVERIFY(alone.reasonsFor(0, seatAt(0)).empty());
        QVERIFY(alone.reasonsFor(3, seatAt(0)).empty());
    }

    void pointsAtOnceAreSaidFirstAndOnce()
    {
        Reasons later;
        later.push({Reason::Kind::Later, "laws", seatAt(0), 6});
        later.push({Reason::Kind::Later, "coins", seatAt(0), 4});
        const Reasons both = bots::together(sheet(4, 0), later, seatAt(0));
        QCOMPARE(both.size(), 2);
        QCOMPARE(both[0], (Reason{Reason::Kind::Now, "coins", seatAt(0), 4}));
        QCOMPARE(both[1], (Reason{Reason::Kind::Later, "laws", seatAt(0), 6}));
        QCOMPARE(bots::together(sheet(3, 0), later, seatAt(0)).size(), 3); // there is more to come of the coins
    }

    void whereNothingSpeaksForItOthersAreAsGood()
    {
        const Reasons none = bots::together(sheet(0, -2), {}, seatAt(1));
        QCOMPARE(none.size(), 1);
        QCOMPARE(none[0].kind, Reason::Kind::Equal);
    }
};

QTEST_APPLESS_MAIN(TestForesight)
#include "tst_foresight.moc"
