// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins_shelf.h"
#include "house/match_log.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// What has happened in the match on the table.
class TestMatchLog : public QObject {
    Q_OBJECT

    const core::ShelfOf<coins::Game> m_shelf{coins::CardSet{}};

    static QList<qint64> times(const MatchLog& log)
    {
        QList<qint64> result;
        for (int row = 0; row < log.count(); ++row)
            result.append(log.data(log.index(row), MatchLog::TimeRole).toLongLong());
        return result;
    }

private Q_SLOTS:
    // What may not be known yet is no more told than what has happened after it; all of it comes in its order.
    void linesWaitUntilTheyMayBeRead()
    {
        HandClock clock;
        Host host(clock, std::move(m_shelf.open({R"({"seats":3})", 7}).value()), {});
        host.resume();
        MatchLog log;
        const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::QtTest);
        log.setHost(&host);
        const auto take = [&](int seat, int coin) {
            clock.advance(100);
            host.submit(seat, u"take coin=%1"_s.arg(coin));
        };
        take(0, 1);
        take(2, 2);
        QCOMPARE(times(log), (QList<qint64>{100, 200}));
        log.setHeldFrom(200);
        QCOMPARE(times(log), QList<qint64>{100});
        take(1, 3);
        QCOMPARE(times(log), QList<qint64>{100});
        log.setHeldFrom(-1);
        QCOMPARE(times(log), (QList<qint64>{100, 200, 300}));
    }
};

QTEST_GUILESS_MAIN(TestMatchLog)
#include "tst_match_log.moc"
