// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games by touches alone.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using app::Move;
using app::PendulumSeat;
using test::pendulumMoment;
using Table = test::PendulumTable;

class TestPendulumGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void aWholeGameIsPlayedByTouchesAlone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("untimed");
        QTest::addRow("two, timed") << 2 << false;
        QTest::addRow("two, untimed") << 2 << true;
        QTest::addRow("five, timed") << 5 << false;
        QTest::addRow("five, untimed") << 5 << true;
    }

    void aWholeGameIsPlayedByTouchesAlone()
    {
        QFETCH(int, seats);
        QFETCH(bool, untimed);
        Table table(pendulumMoment(seats, "opening", {{QStringLiteral("untimed"), untimed}}), {960, 540});
        core::Random random(5);
        QSet<int> rounds;
        for (int touch = 0; touch < 20'000 && table.model().phase() != u"over"; ++touch) {
            PendulumSeat* seat = table.model().seats()[static_cast<int>(random.below(static_cast<unsigned>(seats)))];
            rounds.insert(table.model().round());
            QCOMPARE(table.model().untimed(), untimed);
            // Sand runs while people think.
            table.match().wait(1500);
            const auto moves = worthwhile(seat->moves(), random);
            if (!moves.isEmpty())
                table.play(*seat, moves[static_cast<int>(random.below(static_cast<unsigned>(moves.size())))]);
        }
        QString offered;
        for (const PendulumSeat* seat : table.model().seats())
            for (const Move& move : seat->moves())
                offered += QStringLiteral("%1: %2; ").arg(seat->index()).arg(move.text);
        QVERIFY2(table.model().phase() == u"over", qPrintable(table.model().phase() + u' ' + offered));
        QCOMPARE(table.model().standings().size(), seats);
        QCOMPARE(rounds.size(), 4);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    /// Walking about brings no game to its end: it is left out where there is something else to do, mostly.
    static QList<Move> worthwhile(const QList<Move>& moves, core::Random& random)
    {
        QList<Move> others;
        for (const Move& move : moves)
            if (move.verb != u"place" && move.verb != u"pace" && move.verb != u"resume")
                others.append(move);
        if (!others.isEmpty() && random.below(3) > 0)
            return others;
        QList<Move> all = moves;
        all.removeIf([](const Move& move) { return move.verb == u"pace"; });
        return all;
    }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestPendulumGames test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_games.moc"
