// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pendulum_rehearsal.h"
#include "support/fingers.h"
#include "support/strict_messages.h"
#include "touch/pendulum_stage.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using app::PendulumModel;
using app::PendulumMove;
using app::PendulumRehearsal;
using app::PendulumSeat;

namespace {

/// A scene in a window, ready to be touched.
struct Table {
    explicit Table(const QVariantMap& properties)
        : stage(properties)
        , fingers(stage.view())
    {
        if (QObject* theme = stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme"))
            theme->setProperty("reducedMotion", true);
        stage.view().show();
        if (!QTest::qWaitForWindowExposed(&stage.view()))
            qFatal("there is no window");
        QTest::qWait(300); // what was laid out before the window had its size has come to rest
    }

    PendulumModel& model() { return *stage.scene()->property("model").value<PendulumModel*>(); }
    PendulumRehearsal& match() { return *stage.scene()->property("rehearsal").value<PendulumRehearsal*>(); }
    PendulumSeat& seat(int index) { return *model().seats()[index]; }
    QQuickItem* mat(int index) { return stage.find(QStringLiteral("mat %1").arg(index)); }
    QQuickItem* voice(int index) { return stage.find(QStringLiteral("voice %1").arg(index)); }
    QPoint worker(int seat, int worker) { return stage.middle(QStringLiteral("worker %1 %2").arg(seat).arg(worker)); }
    QPoint spot(int spot) { return corner(QStringLiteral("spot %1").arg(spot)); }
    QPoint inside(int spot) { return stage.middle(QStringLiteral("spot %1").arg(spot)); }

    /// Inside an item but off its middle, where figures stand.
    QPoint corner(const QString& name)
    {
        QQuickItem* item = stage.find(name);
        return item->mapToScene({5, 5}).toPoint();
    }
    int spotOf(int seat, int worker)
    {
        return model().workers()->index(seat * 5 + worker).data(app::PendulumWorkers::SpotRole).toInt();
    }
    PendulumSeat& asked()
    {
        for (PendulumSeat* seat : model().seats())
            if (seat->asked())
                return *seat;
        qFatal("nobody is asked");
    }

    void tap(QPoint at, int finger = 0)
    {
        fingers.press(finger, at);
        fingers.release(finger);
    }
    void drag(QPoint from, QPoint to, int finger = 0)
    {
        begin(from, finger);
        for (int step = 1; step <= 4; ++step)
            fingers.move(finger, from + (to - from) * step / 4);
        fingers.release(finger);
    }
    /// Fingers do not jump: a drag begins with a small way.
    void begin(QPoint from, int finger)
    {
        fingers.press(finger, from);
        fingers.move(finger, from + QPoint(8, 8));
        fingers.move(finger, from + QPoint(12, 12));
    }

    test::PendulumStage stage;
    test::Fingers fingers;
};

QVariantMap opening(int seats)
{
    return {{QStringLiteral("seatCount"), seats}, {QStringLiteral("moment"), QStringLiteral("opening")}};
}

} // namespace

class TestPendulumTouch : public QObject {
    Q_OBJECT

private slots:
    void init() { test::watchMessages(); }

    void tappingAWorkerThenAFramePlacesIt()
    {
        Table table(opening(4));
        PendulumSeat& seat = table.asked();
        const PendulumMove move = seat.moves().first();
        table.tap(table.worker(seat.index(), move.first));
        QCOMPARE(seat.worker(), move.first);
        table.tap(table.spot(move.second));
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
        QCOMPARE(seat.worker(), -1);
    }

    void draggingAWorkerIntoAFramePlacesIt()
    {
        Table table(opening(4));
        PendulumSeat& seat = table.asked();
        const PendulumMove move = seat.moves().first();
        table.drag(table.worker(seat.index(), move.first), table.inside(move.second));
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
    }

    void aWorkerDroppedBesideTheBoardGoesBack()
    {
        Table table(opening(4));
        PendulumSeat& seat = table.asked();
        const int worker = seat.moves().first().first;
        const QPoint home = table.worker(seat.index(), worker);
        table.drag(home, QPoint(4, 540));
        QCOMPARE(seat.worker(), -1);
        QTRY_COMPARE(table.worker(seat.index(), worker), home);
    }

    void aRefusalIsToldAtTheSeatThatAsked()
    {
        Table table(opening(4));
        const int other = (table.asked().index() + 1) % 4;
        const int spot = table.asked().moves().first().second;
        table.drag(table.worker(other, 0), table.inside(spot));
        QCOMPARE(table.spotOf(other, 0), 48);
        for (int seat = 0; seat < 4; ++seat) {
            QQuickItem* words = table.stage.find(QStringLiteral("words"), table.voice(seat));
            QCOMPARE(words->property("refused").toBool(), seat == other);
        }
    }

    void aTrayIsAnsweredByOneTap()
    {
        Table table({{QStringLiteral("seatCount"), 3}, {QStringLiteral("moment"), QStringLiteral("tray")}});
        PendulumSeat& seat = table.seat(0);
        QCOMPARE(seat.decision(), QStringLiteral("province"));
        QQuickItem* tray = table.stage.find(QStringLiteral("tray"), table.voice(0));
        QVERIFY(tray->isVisible());
        table.tap(table.stage.middle(QStringLiteral("answer 0"), tray));
        QCOMPARE(seat.decision(), QStringLiteral("tuck"));
    }

    void aWholeGameIsPlayedByTouchesAlone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("untimed");
        QTest::addRow("two, untimed") << 2 << true;
        QTest::addRow("five, untimed") << 5 << true;
    }

    void aWholeGameIsPlayedByTouchesAlone()
    {
        QFETCH(int, seats);
        QFETCH(bool, untimed);
        QVariantMap properties = opening(seats);
        properties[QStringLiteral("untimed")] = untimed;
        Table table(properties);
        core::Random random(5);
        int touches = 0;
        for (; touches < 20'000 && table.model().phase() != u"over"; ++touches) {
            PendulumSeat* seat = table.model().seats()[static_cast<int>(random.below(static_cast<unsigned>(seats)))];
            if (!table.model().untimed())
                table.match().wait(500);
            const auto moves = worthwhile(seat->moves());
            if (!moves.isEmpty())
                play(table, *seat, moves[static_cast<int>(random.below(static_cast<unsigned>(moves.size())))]);
        }
        QString offered;
        for (const PendulumSeat* seat : table.model().seats())
            for (const PendulumMove& move : seat->moves())
                offered += QStringLiteral("%1: %2; ").arg(seat->index()).arg(move.text);
        QVERIFY2(table.model().phase() == u"over", qPrintable(table.model().phase() + u' ' + offered));
        QCOMPARE(table.model().standings().size(), seats);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    /// Walking about brings no game to its end: it is left out where there is something else to do, mostly.
    static QList<PendulumMove> worthwhile(const QList<PendulumMove>& moves)
    {
        QList<PendulumMove> others;
        for (const PendulumMove& move : moves)
            if (move.verb != u"place" && move.verb != u"pace" && move.verb != u"resume")
                others.append(move);
        static int turn = 0;
        return others.isEmpty() || ++turn % 2 == 0 ? moves : others;
    }

    /// Does with fingers what the move says, and nothing else.
    static void play(Table& table, PendulumSeat& seat, const PendulumMove& move)
    {
        QQuickItem* side = table.mat(seat.index());
        const auto press = [&](const QString& name) { table.tap(table.stage.middle(name, side)); };
        if (move.verb == u"place" || move.verb == u"act" || move.verb == u"rush") {
            playWorker(table, seat, move);
        } else if (move.verb == u"play") {
            press(QStringLiteral("card %1").arg(move.first));
            press(QStringLiteral("card %1").arg(move.first));
        } else if (move.verb == u"choose") {
            table.tap(table.stage.middle(QStringLiteral("offer %1").arg(move.first)));
        } else if (move.verb == u"flip") {
            table.tap(table.stage.middle(QStringLiteral("glass %1").arg(move.first)));
        } else if (move.verb == u"recover") {
            press(QStringLiteral("discard"));
        } else if (move.verb == u"refill" || move.verb == u"pace" || move.verb == u"achieve") {
            press(move.verb);
        } else if (move.verb == u"done" || move.verb == u"begin" || move.verb == u"resume") {
            press(QStringLiteral("finish"));
        }
        if (!seat.answers().isEmpty())
            answer(table, seat, move.text);
    }

    static void playWorker(Table& table, PendulumSeat& seat, const PendulumMove& move)
    {
        seat.putDown();
        const QPoint from = table.worker(seat.index(), move.first);
        if (move.second == 48)
            return table.drag(from, table.stage.middle(QStringLiteral("slot 1"), table.mat(seat.index())));
        table.drag(from, table.inside(move.second));
    }

    static void answer(Table& table, PendulumSeat& seat, const QString& text)
    {
        const auto answers = seat.answers();
        for (qsizetype i = 0; i < answers.size(); ++i) {
            if (answers[i].text != text)
                continue;
            QQuickItem* tray = table.stage.find(QStringLiteral("tray"), table.voice(seat.index()));
            return table.tap(table.stage.middle(QStringLiteral("answer %1").arg(i), tray));
        }
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    TestPendulumTouch test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_touch.moc"
