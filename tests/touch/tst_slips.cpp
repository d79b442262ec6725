// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers that ask: what a hold, a lens and a slip do, and what they leave alone.
#include "play/hold_watch.h"
#include "play/seat_ask.h"
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::SeatAsk;
using test::pendulumMoment;

/// A table whose people's clock the test turns.
class Table : public test::PendulumTable {
public:
    explicit Table(const QVariantMap& properties)
        : PendulumTable(properties, {1920, 1080})
    {
        clock().setTime(1000);
    }

    app::AskClock& clock() { return *context().property("askClock").value<app::AskClock*>(); }
    app::HoldWatch& watch() { return *stage.scene()->findChild<app::HoldWatch*>(u"holds"_s); }
    SeatAsk& asks(int seat)
    {
        QObject* found = nullptr;
        QMetaObject::invokeMethod(
            context().property("askers").value<QObject*>(), "objectAt", Q_RETURN_ARG(QObject*, found), seat);
        return *qobject_cast<SeatAsk*>(found);
    }
    QQuickItem* slip(int seat) { return stage.find(u"slip %1"_s.arg(seat)); }
    QQuickItem* lens(int seat) { return stage.find(u"lens %1"_s.arg(seat)); }

    void wait(qint64 milliseconds)
    {
        clock().setTime(clock().now() + milliseconds);
        watch().look();
    }
};

class TestSlips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void aFingerThatLiesStillAsksForItsSeat()
    {
        Table table(pendulumMoment(4, "opening", {{u"languages"_s, QStringList{u"cs"_s, u"en"_s, u"pl"_s, u"ru"_s}}}));
        const int seat = table.asked().index();
        table.fingers.press(0, QPointF(table.worker(seat, 0)));
        table.wait(149);
        QVERIFY(table.watch().holds().isEmpty());
        table.wait(200);
        QCOMPARE(table.watch().holds().size(), 1);
        QVERIFY(table.watch().holds().first().part > 0 && table.watch().holds().first().part < 1);
        QVERIFY(!table.asks(seat).isOpen());
        table.wait(251);
        QVERIFY(table.asks(seat).isOpen());
        QVERIFY(table.watch().holds().isEmpty());
        QVERIFY(table.slip(seat));
        const app::Catalogue words(table.asks(seat).words()->code());
        QCOMPARE(table.asks(seat).explanation().title, words.capitalised(words.text(u"pendulum.worker.grande1"_s)));
        // It was a question: lifting the finger takes nothing in hand.
        table.fingers.release(0);
        QCOMPARE(table.seat(seat).worker(), -1);
        QVERIFY(table.asks(seat).isOpen());
        for (int other = 0; other < 4; ++other)
            QCOMPARE(table.asks(other).isOpen(), other == seat);
    }

    void aShortTouchIsATap()
    {
        Table table(pendulumMoment(4, "opening"));
        const int seat = table.asked().index();
        table.fingers.press(0, QPointF(table.worker(seat, 0)));
        table.wait(400);
        table.fingers.release(0);
        table.wait(1000);
        QVERIFY(!table.asks(seat).isOpen());
        QCOMPARE(table.seat(seat).worker(), 0);
    }

    void aFingerThatStraysPullsAndAsksNothing()
    {
        Table table(pendulumMoment(4, "opening"));
        app::PendulumSeat& seat = table.asked();
        const app::Move move = seat.moves().first();
        table.begin(table.worker(seat.index(), move.first), 0);
        table.wait(2000);
        QVERIFY(!table.asks(seat.index()).isOpen());
        table.fingers.move(0, QPointF(table.inside(move.second)));
        table.fingers.release(0);
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
    }

    void heldAndThenPulledItIsStillPulled()
    {
        Table table(pendulumMoment(4, "opening"));
        app::PendulumSeat& seat = table.asked();
        const app::Move move = seat.moves().first();
        const QPointF home = table.worker(seat.index(), move.first);
        table.fingers.press(0, home);
        table.wait(700);
        QVERIFY(table.asks(seat.index()).isOpen());
        table.fingers.move(0, home + QPointF(0, -30));
        table.fingers.move(0, QPointF(table.inside(move.second)));
        table.fingers.release(0);
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
        // The own move has closed it.
        QVERIFY(!table.asks(seat.index()).isOpen());
    }

    void severalAskAtOnceEachInTheirLanguage()
    {
        Table table(pendulumMoment(4, "middle", {{u"languages"_s, QStringList{u"cs"_s, u"en"_s, u"pl"_s, u"ru"_s}}}));
        const auto stockOf = [&](int seat) {
            QQuickItem* mat = table.mat(seat);
            return mat->mapToScene(QPointF(mat->width() * 0.02, mat->height() * 0.5));
        };
        for (int seat = 0; seat < 4; ++seat)
            table.fingers.press(seat, stockOf(seat));
        table.wait(700);
        QSet<QString> titles;
        for (int seat = 0; seat < 4; ++seat) {
            QVERIFY2(table.asks(seat).isOpen(), qPrintable(QString::number(seat)));
            titles.insert(table.asks(seat).explanation().kind);
            const QRectF slip = table.slip(seat)->mapRectToScene(table.slip(seat)->boundingRect());
            for (int other = 0; other < 4; ++other)
                if (other != seat) {
                    const QRectF mat = table.mat(other)->mapRectToScene(table.mat(other)->boundingRect());
                    QVERIFY(!slip.intersects(mat));
                }
        }
        QCOMPARE(titles.size(), 4);
        for (int seat = 0; seat < 4; ++seat)
            table.fingers.release(seat);
    }

    void aSlipGoesByItsKeyAndAfterAWhile()
    {
        Table table(pendulumMoment(4, "opening"));
        SeatAsk& asks = table.asks(1);
        QVERIFY(asks.askName(app::thingNamed(u"timer=green"_s)));
        QTRY_VERIFY(table.stage.find(u"slip close"_s, table.slip(1)));
        table.tap(table.stage.middle(u"slip close"_s, table.slip(1)));
        QVERIFY(!asks.isOpen());
        asks.askName(app::thingNamed(u"timer=green"_s));
        table.wait(SeatAsk::readTime - 1);
        asks.look();
        QVERIFY(asks.isOpen());
        asks.keep(); // a finger on it
        table.wait(SeatAsk::readTime - 1);
        asks.look();
        QVERIFY(asks.isOpen());
        table.wait(1);
        asks.look();
        QVERIFY(!asks.isOpen());
    }

    void aSlipAboutATrackLeavesItInSight()
    {
        Table table(pendulumMoment(4, "middle"));
        const auto covered = [&](int stock) {
            table.asks(0).askName({u"stock"_s, stock, {}, 0});
            const auto place = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
            return QTest::qWaitFor([&] { return table.slip(0) != nullptr; })
                && place(table.slip(0)).intersects(place(table.stage.find(u"tracks"_s, table.mat(0))));
        };
        QVERIFY(covered(2));
        QVERIFY(!covered(4));
        QVERIFY(table.slip(0) && table.slip(0)->isVisible());
    }

    void aSlipGivesWayToItsRule()
    {
        Table table(pendulumMoment(4, "opening"));
        SeatAsk& asks = table.asks(2);
        QVERIFY(asks.askName(app::thingNamed(u"timer=green"_s)));
        const QString rule = asks.explanation().rule;
        QVERIFY(!rule.isEmpty());
        QTRY_VERIFY(table.slip(2));
        const QQuickItem* key = table.stage.find(u"slip rule"_s, table.slip(2));
        QTRY_VERIFY(key->isVisible() && key->width() > 0);
        QSignalSpy wanted(&table.context(), SIGNAL(ruleWanted(int, QString)));
        table.tap(table.stage.middle(u"slip rule"_s, table.slip(2)));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first(), (QVariantList{2, rule}));
        QVERIFY(!asks.isOpen());
        QVERIFY(!table.slip(2)->isVisible());
    }

    void aSlipIsMadeWhileTheFingerStillWaits()
    {
        Table table(pendulumMoment(4, "opening"));
        const int seat = table.asked().index();
        table.fingers.press(0, QPointF(table.worker(seat, 0)));
        table.wait(app::HoldWatch::tellTime + 50);
        QTRY_VERIFY(table.slip(seat));
        QVERIFY(!table.asks(seat).isOpen() && !table.slip(seat)->isVisible());
        table.wait(app::HoldWatch::askTime);
        QVERIFY(table.asks(seat).isOpen() && table.slip(seat)->isVisible());
        table.fingers.release(0);
        QVERIFY(!table.slip((seat + 1) % 4));
    }

    void theNextSlipLiesReady()
    {
        Table table(pendulumMoment(4, "opening"));
        QVERIFY(!table.slip(1));
        QVERIFY(table.asks(1).askName(app::thingNamed(u"timer=green"_s)));
        QTRY_VERIFY(table.slip(1));
        const QQuickItem* slip = table.slip(1);
        table.asks(1).close();
        QVERIFY(!slip->isVisible());
        QVERIFY(table.asks(1).askName(app::thingNamed(u"timer=black"_s)));
        QCOMPARE(table.slip(1), slip);
        QVERIFY(slip->isVisible());
        QTRY_VERIFY(table.stage.find(u"slip rule"_s, table.slip(1))->isVisible());
    }

    void whatCanBeDoneWithAThingIsListedAndDone()
    {
        Table table(pendulumMoment(4, "opening"));
        app::PendulumSeat& seat = table.asked();
        const app::Move move = seat.moves().first();
        SeatAsk& asks = table.asks(seat.index());
        QVERIFY(asks.askName({u"worker"_s, move.first, {}, seat.index()}));
        QVERIFY(!asks.uses().isEmpty());
        for (const app::Offer& offer : asks.uses())
            QCOMPARE(offer.move.first, move.first);
        QTRY_VERIFY(table.slip(seat.index()));
        const auto part = [&](const QString& name) { return table.stage.find(name, table.slip(seat.index())); };
        QVERIFY(!part(u"uses"_s)->isVisible());
        table.fingers.tap(0, *part(u"slip uses"_s));
        QTRY_VERIFY(part(u"uses"_s)->isVisible() && part(u"use 0"_s));
        const app::Move first = asks.uses().first().move;
        table.fingers.tap(0, *part(u"use 0"_s));
        QTRY_COMPARE(table.spotOf(seat.index(), first.first), first.second);
        QVERIFY(!asks.isOpen());
        // Whose turn it is not, has nothing to do with it.
        const int other = (seat.index() + 1) % 4;
        QVERIFY(table.asks(other).askName({u"worker"_s, move.first, {}, seat.index()}));
        QVERIFY(table.asks(other).uses().isEmpty());
    }

    void iconsSayTheirLineOfTheLegend()
    {
        Table table(pendulumMoment(4, "opening"));
        SeatAsk& asks = table.asks(0);
        QVERIFY(asks.askName(app::thingNamed(u"spot=purple.bottom.box1"_s)));
        const QStringList icons = asks.explanation().icons;
        QVERIFY2(icons.contains(u"gold"_s), qPrintable(icons.join(u' ')));
        asks.follow(u"rule:legend.gold"_s);
        QCOMPARE(asks.explanation().rule, u"legend.gold"_s);
        asks.back();
        QCOMPARE(asks.explanation().icons, icons);
    }

    void wordsLeadFurtherAndBack()
    {
        Table table(pendulumMoment(4, "opening"));
        SeatAsk& asks = table.asks(0);
        QVERIFY(asks.askName(app::thingNamed(u"timer=green"_s)));
        const QString first = asks.explanation().title;
        asks.follow(u"rule:timers.rows"_s);
        QVERIFY(asks.explanation().title != first && asks.mayGoBack());
        asks.follow(u"rule:no.such"_s);
        asks.back();
        QCOMPARE(asks.explanation().title, first);
        QVERIFY(!asks.mayGoBack());
    }

    void theLensMakesTheNextTouchAQuestion()
    {
        Table table(pendulumMoment(4, "opening"));
        const int seat = table.asked().index();
        table.tap(table.stage.middle(u"lens %1"_s.arg(seat)));
        QVERIFY(table.asks(seat).isListening());
        table.tap(table.worker(seat, 0));
        QVERIFY(table.asks(seat).isOpen());
        QVERIFY(!table.asks(seat).isListening());
        QCOMPARE(table.seat(seat).worker(), -1);
        table.tap(table.worker(seat, 0));
        QCOMPARE(table.seat(seat).worker(), 0);
    }

    void whoeverTookTheLensAsksAboutTheFarSideOfTheBoardToo()
    {
        Table table(pendulumMoment(2, "opening"));
        table.tap(table.stage.middle(u"lens 0"_s));
        QVERIFY(table.asks(0).isListening());
        // It lies nearer to the other one, who is neither asked nor refused anything.
        table.tap(table.stage.middle(u"achievement"_s));
        QVERIFY(table.asks(0).isOpen());
        QCOMPARE(table.asks(0).thing().domain, u"achievement"_s);
        QVERIFY(!table.asks(1).isOpen());
        QVERIFY(table.seat(1).refusal().isEmpty());
    }

    void theLensListensForTenSeconds()
    {
        Table table(pendulumMoment(4, "opening"));
        table.tap(table.stage.middle(u"lens 0"_s));
        table.wait(SeatAsk::listenTime - 1);
        table.asks(0).look();
        QVERIFY(table.asks(0).isListening());
        table.wait(1);
        table.asks(0).look();
        QVERIFY(!table.asks(0).isListening());
    }

    void theLensAsksAboutWhatIsUnderItsHead()
    {
        Table table(pendulumMoment(4, "opening"));
        const QPoint home = table.stage.middle(u"lens 0"_s);
        table.fingers.press(0, QPointF(home));
        table.fingers.move(0, QPointF(home) + QPointF(60, -40));
        // Its head stands further in than the finger.
        constexpr QPointF reach(0, 176);
        const QPointF worker(table.worker(table.asked().index(), 0));
        table.fingers.move(0, worker + reach);
        table.fingers.move(0, worker + reach + QPointF(1, 0));
        QTRY_VERIFY(table.asks(0).isOpen());
        const QString first = table.asks(0).explanation().title;
        table.fingers.release(0);
        QVERIFY(table.asks(0).isOpen());
        QCOMPARE(table.asks(0).explanation().title, first);
    }

    void aRefusalLeadsToItsRule()
    {
        Table table(pendulumMoment(4, "opening"));
        const int other = (table.asked().index() + 1) % 4;
        table.seat(other).refuse(app::toTell(u"pendulum.refusal.openingFirst"_s));
        table.tap(table.stage.middle(u"words"_s, table.voice(other)));
        QVERIFY(table.asks(other).isOpen());
        QCOMPARE(table.asks(other).explanation().rule, u"setup.opening"_s);
        QVERIFY(table.seat(other).refusal().isEmpty());
    }

    void aRefusalGoesByItself()
    {
        Table table(pendulumMoment(4, "opening"));
        const int other = (table.asked().index() + 1) % 4;
        QObject* fade = table.voice(other)->findChild<QObject*>(u"fade"_s);
        QVERIFY(fade && !fade->property("running").toBool());
        for (int time = 0; time < 2; ++time) {
            table.seat(other).refuse(app::toTell(u"pendulum.refusal.openingFirst"_s));
            QVERIFY(fade->property("running").toBool());
            QMetaObject::invokeMethod(fade, "triggered");
            QVERIFY(table.seat(other).refusal().isEmpty());
        }
    }

    void theMouseAsksByRestingAndItsRightButtonKeepsTheSlip()
    {
        Table table(pendulumMoment(4, "middle", {{u"desk"_s, true}}));
        QQuickView& view = table.stage.view();
        const QPoint spot = table.stage.middle(u"spot 8"_s);
        auto& asks = *table.context().property("deskAsk").value<SeatAsk*>();
        QTest::mouseMove(&view, spot - QPoint(2, 0));
        QTest::mouseMove(&view, spot);
        QVERIFY(!asks.isOpen());
        QTRY_VERIFY(asks.isOpen());
        QCOMPARE(asks.thing().domain, u"spot"_s);
        const QQuickItem* slip = table.stage.find(u"hover slip"_s, view.contentItem());
        QTRY_VERIFY(slip && slip->isVisible());
        QVERIFY(!slip->mapRectToScene(slip->boundingRect()).contains(spot));
        QTest::mouseClick(&view, Qt::RightButton, {}, spot);
        QVERIFY(!asks.isOpen());
        const auto pinned = [&] { return table.stage.find(u"pinned slip 0"_s, view.contentItem()); };
        QTRY_VERIFY(pinned());
        QTRY_VERIFY(pinned()->height() > 0);
        QTest::mouseMove(&view, {3, 3});
        QVERIFY(pinned());
        QTest::mouseClick(&view, Qt::LeftButton, {}, table.stage.middle(u"slip close"_s, pinned()));
        QTRY_VERIFY(!pinned());
    }

    /// A press of the left button is no question, and what was shown is in the way of what comes next.
    void whoActsWithTheMouseIsToldNothing()
    {
        Table table(pendulumMoment(4, "middle", {{u"desk"_s, true}}));
        QQuickView& view = table.stage.view();
        const QPoint spot = table.stage.middle(u"spot 8"_s);
        auto& asks = *table.context().property("deskAsk").value<SeatAsk*>();
        QTest::mouseMove(&view, spot - QPoint(2, 0));
        QTest::mouseMove(&view, spot);
        QTRY_VERIFY(asks.isOpen());
        const QPoint beside = table.stage.middle(u"spot 9"_s);
        QTest::mouseClick(&view, Qt::LeftButton, {}, spot);
        QVERIFY(!asks.isOpen());
        // Pressed before the time is over, it is not asked later either.
        const QQuickItem* desk = table.stage.find(u"desk asks"_s, view.contentItem());
        QVERIFY(desk);
        QTest::mouseMove(&view, beside);
        QVERIFY(desk->property("waits").toBool());
        QTest::mouseClick(&view, Qt::LeftButton, {}, beside);
        QVERIFY(!desk->property("waits").toBool());
    }

    void othersPlayOnWhileSomebodyReads()
    {
        Table table(pendulumMoment(4, "opening"));
        app::PendulumSeat& seat = table.asked();
        const int reader = (seat.index() + 1) % 4;
        QVERIFY(table.asks(reader).askName(app::thingNamed(u"timer=green"_s)));
        table.play(seat, seat.moves().first());
        QVERIFY(table.asks(reader).isOpen());
    }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestSlips test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_slips.moc"
