// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows by itself: what is carried, what flies, what is urgent, what would be, the end.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

#include <cmath>
#include <tuple>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Move;
using app::PendulumSeat;
using test::pendulumMoment;
using Table = test::PendulumTable;

class TestPendulumShown : public QObject {
    Q_OBJECT

    static void letThingsMove(Table& table)
    {
        table.stage.view()
            .engine()
            ->singletonInstance<QObject*>("Sandglass.Components", "Theme")
            ->setProperty("reducedMotion", false);
    }

    /// Pictures of what moves, to look at: SANDGLASS_PICTURES=FOLDER.
    static void watch(Table& table, const QString& film, int frames, int step)
    {
        const QString folder = qEnvironmentVariable("SANDGLASS_PICTURES");
        for (int frame = 0; frame < frames && !folder.isEmpty(); ++frame) {
            table.match().wait(step);
            QTest::qWait(step);
            QVERIFY(table.stage.view().grabWindow().save(u"%1/%2-%3.png"_s.arg(folder, film).arg(frame, 2, 10, u'0')));
        }
    }

    /// The first move of that verb that some seat may do.
    static std::pair<PendulumSeat*, Move> first(Table& table, const QString& verb)
    {
        for (PendulumSeat* seat : table.model().seats())
            for (const Move& move : seat->moves())
                if (move.verb == verb)
                    return {seat, move};
        return {};
    }

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void filmsToLookAt_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("verb");
        for (const char* verb : {"act", "flip", "play", "recover", "place"})
            QTest::addRow("%s", verb) << u"middle"_s << QString::fromLatin1(verb);
        QTest::addRow("choose") << u"council"_s << u"choose"_s;
    }
    void filmsToLookAt()
    {
        if (qEnvironmentVariable("SANDGLASS_PICTURES").isEmpty())
            QSKIP("nobody looks");
        QFETCH(QString, moment);
        QFETCH(QString, verb);
        Table table(pendulumMoment(4, qPrintable(moment)), {1920, 1080});
        letThingsMove(table);
        auto [seat, move] = first(table, verb);
        for (int step = 0; step < 300 && !seat; ++step) {
            table.match().step();
            table.match().wait(1500);
            std::tie(seat, move) = first(table, verb);
        }
        QVERIFY(seat);
        QTest::qWait(400);
        seat->answer(move.text);
        watch(table, verb, 12, 70);
    }

    void theEndToLookAt()
    {
        if (qEnvironmentVariable("SANDGLASS_PICTURES").isEmpty())
            QSKIP("nobody looks");
        Table table(pendulumMoment(4, "over"), {1920, 1080});
        letThingsMove(table);
        QMetaObject::invokeMethod(table.context().property("count").value<QObject*>(), "begin");
        watch(table, u"end"_s, 28, 400);
    }

    /// A finger hides what lies under it. Near a place that takes it the figure stands there already.
    void aFigureIsCarriedBeyondTheFingerAndCaughtByAPlace()
    {
        Table table(pendulumMoment(5, "opening"));
        PendulumSeat& seat = table.asked();
        const Move move = seat.moves().first();
        const QPoint from = table.worker(seat.index(), move.first);
        const QQuickItem* figure = table.stage.find(u"worker %1 %2"_s.arg(seat.index()).arg(move.first));
        const auto middle = [&] { return figure->mapToScene(figure->boundingRect().center()); };
        const QPointF before = middle();
        table.begin(from, 0);
        QTRY_VERIFY(figure->property("dragged").toBool());
        // As its seat sees it: away from the own edge, towards the middle of the table.
        const QPointF carried = middle() - before - QPointF(12, 12);
        const double beyond = 40 * 1280 / 1920.0;
        QVERIFY2(std::abs(std::hypot(carried.x(), carried.y()) - beyond) < 2,
            qPrintable(u"seat %1: %2, %3"_s.arg(seat.index()).arg(carried.x()).arg(carried.y())));
        const QPointF centre(640, 360);
        const auto away = [&](QPointF at) { return std::hypot(at.x() - centre.x(), at.y() - centre.y()); };
        QVERIFY(away(middle()) < away(before + QPointF(12, 12)));
        const QPoint place = table.inside(move.second);
        table.fingers.move(0, QPointF(place) + QPointF(3, 5));
        QTRY_VERIFY(std::hypot(middle().x() - place.x(), middle().y() - place.y()) < 2);
        table.fingers.release(0);
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
    }

    void forALeftHandTheMatLiesTheOtherWayRound()
    {
        Table table(pendulumMoment(4, "opening"));
        const auto x = [&](const QString& name) {
            QQuickItem* item = table.stage.find(name, table.mat(0));
            return item->mapRectToItem(table.mat(0), item->boundingRect()).center().x();
        };
        const double width = table.mat(0)->width();
        QVERIFY(x(u"discard"_s) < width / 4 && x(u"finish"_s) > width * 3 / 4);
        const double votes = x(u"counter 3"_s);
        const QPoint home = table.worker(0, 0);
        QMetaObject::invokeMethod(&table.context(), "changeHand", Q_ARG(int, 0));
        QTRY_VERIFY(x(u"discard"_s) > width * 3 / 4 && x(u"finish"_s) < width / 4);
        // What is read from left to right stays so.
        QVERIFY(x(u"counter 3"_s) < x(u"counter 0"_s) && x(u"counter 0"_s) < x(u"counter 2"_s));
        QVERIFY(x(u"counter 3"_s) < votes);
        QTRY_VERIFY(table.worker(0, 0).x() > home.x() + width / 2);
        // The others' lie as they lay.
        QQuickItem* other = table.stage.find(u"finish"_s, table.mat(1));
        QVERIFY(other->x() >= 0 && other->parentItem()->x() > table.mat(1)->width() * 3 / 4);
    }

    void whatIsLookedAtShowsWhatItWouldGive()
    {
        for (int seed = 1; seed < 30; ++seed) {
            Table table(pendulumMoment(4, "council", {{u"seed"_s, seed}}));
            for (PendulumSeat* seat : table.model().seats())
                for (const app::Offer& offer : seat->answers()) {
                    const auto card = offer.face.value.value<app::PendulumCard>();
                    if (card.kind != u"instant" || card.reward.size() != 1 || card.reward.first().icon != u"power")
                        continue;
                    seat->consider(offer.text());
                    QCOMPARE(seat->meant()[4], card.reward.first().count);
                    const QQuickItem* tracks = table.stage.find(u"tracks"_s, table.mat(seat->index()));
                    QCOMPARE(tracks->property("ghosts").value<QList<int>>()[0], card.reward.first().count);
                    return;
                }
        }
        QSKIP("no council of these offers power alone");
    }

    void whoseSandIsAboutToEndIsOutlined()
    {
        Table table(pendulumMoment(5, "middle"));
        for (const app::PendulumTimer* timer : table.model().timers()) {
            if (timer->runOut() || !table.model().waitsIn(timer->row()))
                continue;
            const qint64 end = timer->flippedAt() + timer->duration();
            table.match().wait(static_cast<int>(end - 10'001 - table.match().now()));
            QVERIFY(!timer->ending());
            QVERIFY(!table.stage.find(u"urgent"_s));
            table.match().wait(1);
            QVERIFY(timer->ending());
            QTRY_VERIFY(table.stage.find(u"urgent"_s));
            table.match().wait(10'000);
            QVERIFY(!timer->ending() && timer->runOut());
            QTRY_VERIFY(!table.stage.find(u"urgent"_s));
            return;
        }
        QFAIL("nobody waits where sand runs");
    }

    /// The race, line after line, the sum, the verdict, the sheets: a touch goes on to the next.
    void theEndIsACeremony()
    {
        Table table(pendulumMoment(3, "over"));
        auto* ceremony = table.stage.find(u"table"_s)->property("ceremony").value<QObject*>();
        QTRY_COMPARE(ceremony->property("stage").toString(), u"sheet"_s); // whoever comes later
        QVERIFY(table.stage.find(u"end sheet"_s, table.mat(0)));
        letThingsMove(table);
        auto* count = table.context().property("count").value<QObject*>();
        QMetaObject::invokeMethod(count, "begin");
        QCOMPARE(ceremony->property("stage").toString(), u"race"_s);
        QVERIFY(!table.stage.find(u"end sheet"_s, table.mat(0)));
        const QPoint somewhere(640, 360);
        for (int line = 1; line <= 4; ++line) {
            QCOMPARE(count->property("counted").toInt(), line);
            table.tap(somewhere);
        }
        QCOMPARE(ceremony->property("stage").toString(), u"sum"_s);
        table.tap(somewhere);
        QCOMPARE(ceremony->property("stage").toString(), u"verdict"_s);
        table.tap(somewhere);
        QCOMPARE(ceremony->property("stage").toString(), u"sheet"_s);
        for (int seat = 0; seat < 3; ++seat) {
            QQuickItem* sheet = table.stage.find(u"end sheet"_s, table.mat(seat));
            QVERIFY(sheet);
            QVERIFY(!table.stage.find(u"reason"_s, sheet)->property("text").toString().isEmpty());
            for (const QString& choice : {u"again"_s, u"watch"_s, u"home"_s})
                QVERIFY(table.stage.find(choice, sheet));
            // A count lights its line of the race.
            table.tap(table.stage.middle(u"count prestige"_s, sheet));
            QCOMPARE(count->property("line").toString(), u"prestige"_s);
            QMetaObject::invokeMethod(count, "end");
        }
        // The coin of whoever wants something lies there at every seat.
        table.tap(table.stage.middle(u"again"_s, table.stage.find(u"end sheet"_s, table.mat(1))));
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(table.stage.find(u"coin 1"_s, table.stage.find(u"again"_s, table.mat(seat))));
    }

    /// The state is true at once; what is seen of it lands within seven tenths of a second.
    void whatAnActGivesFliesFromItsBoxToTheSeat()
    {
        Table table(pendulumMoment(4, "middle"));
        letThingsMove(table);
        PendulumSeat* actor = nullptr;
        Move act;
        for (PendulumSeat* seat : table.model().seats())
            for (const Move& move : seat->moves())
                if (move.verb == u"act" && !actor) {
                    actor = seat;
                    act = move;
                }
        QVERIFY(actor);
        actor->answer(act.text);
        QVERIFY(table.model().flights()->isFlying());
        QCoreApplication::processEvents();
        QQuickItem* flight = table.stage.find(u"flight tallies"_s);
        QVERIFY(flight);
        const QRectF to = flight->property("to").toRectF();
        const QRectF from = flight->property("from").toRectF();
        QVERIFY(from.isValid() && to.isValid());
        QVERIFY(from != to);
        table.match().wait(700);
        QVERIFY(!table.model().flights()->isFlying());
        QVERIFY(!table.stage.find(u"flight tallies"_s));
    }

    void theBoardShowsItselfUntilSomebodyTouchesIt()
    {
        Table table(pendulumMoment(4, "ready", {{u"running"_s, true}}));
        letThingsMove(table);
        QQuickItem* show = table.stage.find(u"boardShow"_s);
        QVERIFY(show);
        QVERIFY(show->property("fits").toBool());
        QVERIFY(!table.stage.find(u"ghost"_s));
        show->setProperty("begun", true);
        QVERIFY(table.stage.find(u"ghost"_s));
        const int bell = table.model().timers()[0]->row();
        table.tap(table.stage.middle(u"glass 2"_s));
        QVERIFY(!table.stage.find(u"ghost"_s));
        QCOMPARE(table.model().timers()[0]->row(), bell);
        // Who plays needs no show.
        Table playing(pendulumMoment(4, "middle", {{u"running"_s, true}}));
        QVERIFY(!playing.stage.find(u"boardShow"_s)->property("fits").toBool());
    }

    void withoutRunningSandTheTimerTrackLiesOnTheBoard()
    {
        Table untimed(pendulumMoment(4, "middle", {{u"untimed"_s, true}}));
        QVERIFY(untimed.stage.find(u"steps"_s)->isVisible());
        QCOMPARE(untimed.model().timerTrack().size(), 11);
        Table timed(pendulumMoment(4, "middle"));
        QVERIFY(!timed.stage.find(u"steps"_s)->isVisible());
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestPendulumShown test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_shown.moc"
