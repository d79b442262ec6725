// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows by itself: what is carried, what flies, what is urgent, what would be, the end.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

#include <algorithm>
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
        const QString setup = uR"({"phase": "rewards", "round": 2, "turn": 0, "order": ["0", "1", "2", "3"],
            "offer": ["reward6", "reward8", "reward11", "reward13", "reward19"],
            "seats": [{"owed": {"decisions": ["reward"]}}, {}, {}, {}]})"_s;
        Table table(pendulumMoment(4, "", {{u"setup"_s, setup}}));
        PendulumSeat& seat = table.seat(0);
        const QQuickItem* tracks = table.stage.find(u"tracks"_s, table.mat(0));
        QCOMPARE(tracks->property("ghosts").value<QList<int>>(), QList<int>(4));
        seat.consider(seat.answers().first().text());
        QCOMPARE(tracks->property("ghosts").value<QList<int>>(), QList<int>({1, 1, 1, 0}));
    }

    /// Before it is given: what a resource would add is seen in its counter as long as a finger lies on it.
    void anAnswerUnderAFingerShowsWhatItWouldGive()
    {
        const QString setup = uR"({"phase": "playing", "seats":
            [{"owed": {"decisions": ["resource"], "resources": 1}}, {}, {}, {}]})"_s;
        Table table(pendulumMoment(4, "", {{u"setup"_s, setup}}));
        PendulumSeat& seat = table.seat(0);
        const Move gain = seat.answers().first().move;
        const QQuickItem* counter = table.stage.find(u"counter %1"_s.arg(gain.first), table.mat(0));
        QVERIFY(counter);
        table.fingers.press(0, table.stage.middle(u"answer 0"_s, table.tray(0)));
        QCOMPARE(seat.meant()[gain.first], 1);
        const int before = seat.held()[gain.first];
        table.fingers.release(0);
        QCOMPARE(seat.held()[gain.first], before + 1);
        QCOMPARE(seat.meant(), QList<int>(8));
    }

    void whatIsToBeTuckedLiesBeforeItsAnswers()
    {
        const QString setup = uR"({"phase": "playing", "seats":
            [{}, {}, {"owed": {"decisions": ["tuck"], "tucking": "kasalat"}}, {}, {}]})"_s;
        Table table(pendulumMoment(5, "", {{u"setup"_s, setup}}));
        const QQuickItem* land = table.stage.find(u"tucking"_s);
        QVERIFY(land && land->isVisible());
        QCOMPARE(table.seat(2).tucking().id, u"kasalat"_s);
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        QVERIFY(!onTable(land).intersects(onTable(table.tray(2))));
        QVERIFY(onTable(table.mat(2)).contains(onTable(land)));
        const Move tuck = table.seat(2).answers().first().move;
        table.tap(table.stage.middle(u"slot %1"_s.arg(tuck.first), table.mat(2)));
        QTRY_VERIFY(!table.stage.find(u"tucking"_s));
    }

    /// A pile that is too dear is laid open instead, and folded up by a touch.
    void aPileIsLookedAt()
    {
        const QString setup = uR"({"phase": "playing", "seats": [{"character": "champion", "hand": ["champion1"],
            "discard": ["champion2", "champion3"], "stocks": {"culture": 1}}, {"character": "briber"}]})"_s;
        Table table(pendulumMoment(2, "", {{u"setup"_s, setup}}));
        table.tap(table.stage.middle(u"discard"_s, table.mat(0)));
        QCOMPARE(table.seat(0).refusal().word, u"cannotPay"_s);
        QTRY_VERIFY(table.stage.find(u"pile"_s, table.mat(0)));
        table.tap(table.stage.middle(u"pile"_s, table.mat(0)));
        QTRY_VERIFY(!table.stage.find(u"pile"_s, table.mat(0)));
    }

    void aCardThatGoesAlongIsLinked()
    {
        const QString setup = uR"({"phase": "playing", "timers": {"green": {"row": "bottom", "flippedAt": 0}},
            "seats": [{"character": "pacifist", "workers": {"grande1": "green.bottom.1"}, "stocks": {"gold": 4}},
            {"character": "briber"}]})"_s;
        Table table(pendulumMoment(2, "", {{u"setup"_s, setup}}));
        PendulumSeat& seat = table.seat(0);
        QVERIFY(!table.stage.find(u"link"_s));
        const auto hand = seat.hand();
        const int repeat = std::ranges::find(hand, u"pacifist3"_s, &app::PendulumCard::id)->number;
        const int plain = std::ranges::find(hand, u"pacifist1"_s, &app::PendulumCard::id)->number;
        table.tap(table.stage.middle(u"card %1"_s.arg(repeat), table.mat(0)));
        QVERIFY(seat.goesAlong(repeat) && !seat.goesAlong(plain));
        QTRY_VERIFY(table.stage.find(u"link"_s, table.mat(0)));
        table.tap(table.stage.middle(u"card %1"_s.arg(plain), table.mat(0)));
        QTRY_VERIFY(!table.stage.find(u"link"_s));
    }

    void figuresThatShareABoxStandBesideEachOther_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("workers");
        QTest::newRow("three") << 3 << u"{\"grande1\": \"purple.bottom.box1\"}"_s;
        QTest::newRow("five") << 5 << u"{\"regular1\": \"purple.bottom.box1\"}"_s;
        QTest::newRow("ten") << 5 << u"{\"grande1\": \"purple.bottom.box1\", \"regular1\": \"purple.bottom.box1\"}"_s;
    }
    void figuresThatShareABoxStandBesideEachOther()
    {
        QFETCH(int, seats);
        QFETCH(QString, workers);
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        const QString seat = u"{\"workers\": %1}"_s.arg(workers);
        const QString setup =
            u"{\"phase\": \"playing\", \"seats\": [%1]}"_s.arg(QStringList(seats, seat).join(u", "_s));
        Table table(pendulumMoment(seats, "", {{u"setup"_s, setup}}));
        const QRectF box = onTable(table.stage.find(u"spot 12"_s));
        QList<QRectF> figures;
        for (int index = 0; index < seats; ++index)
            for (const int worker : {0, 2})
                if (const QRectF at = onTable(table.stage.find(u"worker %1 %2"_s.arg(index).arg(worker)));
                    box.contains(at.center()))
                    figures.append(at);
        QVERIFY(figures.size() >= 3);
        for (qsizetype one = 0; one < figures.size(); ++one) {
            // What is painted of a figure leaves a sixth free at both sides.
            const QRectF seen = figures[one].adjusted(figures[one].width() / 6, 2, -figures[one].width() / 6, -2);
            QVERIFY2(seen.width() > 8, "it can be seen");
            for (qsizetype other = 0; other < one; ++other)
                QVERIFY(!seen.intersects(
                    figures[other].adjusted(figures[other].width() / 6, 2, -figures[other].width() / 6, -2)));
        }
    }

    void aPlaceSaysWhatItCostsAndWhatItGives()
    {
        Table table(pendulumMoment(4, "middle"));
        const auto label = [&](int spot) {
            return table.stage.find(u"spot %1"_s.arg(spot))->property("label").toString();
        };
        int paid = 0;
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < table.model().rows()[row].boxes.size(); ++column) {
                const QString frame = label(row * 8 + column);
                const QString box = label(row * 8 + 4 + column);
                const QString trade = box.section(u". "_s, 1);
                QVERIFY2(trade.size() > 3, qPrintable(box));
                QVERIFY2(frame.endsWith(trade), qPrintable(frame));
                QVERIFY(frame != box);
                paid += static_cast<int>(frame.count(u"Cost: "_s));
            }
        QVERIFY(paid > 3);
    }

    void aCalledCouncilBindsTheGlasses()
    {
        Table table(pendulumMoment(3, "", {{u"setup"_s, uR"({"phase": "councilCalled"})"_s}}));
        for (int area = 0; area < 3; ++area)
            QVERIFY(table.stage.find(u"ribbon"_s, table.stage.find(u"glass %1"_s.arg(area))));
        Table other(pendulumMoment(3, "middle"));
        QVERIFY(!other.stage.find(u"ribbon"_s));
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
