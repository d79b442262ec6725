// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The screens: how they open and close, and what is not seen beside them before its time.
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroySeat;
using test::ViceroyStage;

class TestViceroyScreens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    /// Neither who has come first by an attack token, nor that somebody may take any card.
    void whatBidsLeadToIsNotSeenBeforeTheyOpen()
    {
        ViceroyStage stage({{u"seatCount"_s, 2},
            {u"setup"_s, uR"({"phase": "bidding", "round": 3, "subround": 1, "display": {"blue": {"below": "knight"},
                "red": {"below": "sorceress"}}, "seats": [
                {"gems": {"red": 2}, "attacks": 1, "pyramid": [{"card": "corporal", "level": 1, "column": 0}]},
                {"gems": {"red": 2}, "pyramid": [{"card": "druid", "level": 1, "column": 0}]}]})"_s}});
        stage.match().submit(1, u"bid bid=red"_s);
        stage.match().submit(0, u"bid bid=attack"_s);
        QCOMPARE(stage.model().seats()[0]->decision(), u"attackCard"_s);
        const QQuickItem* pyramid = stage.find(u"pyramid"_s, stage.mat(0));
        const QQuickItem* lit = stage.find(u"invitation"_s, stage.find(u"below"_s));
        QVERIFY(!lit);
        QCOMPARE(pyramid->property("first").toInt(), -1);
        stage.endFilm();
        QVERIFY(stage.find(u"invitation"_s, stage.find(u"below"_s)));
        constexpr int corporal = 16;
        QCOMPARE(pyramid->property("first").toInt(), corporal);
    }

    /// The hand that has opened the screen lies on the bar, wherever that is then.
    void anOpenScreenIsLargerAndClosesWhenTheHandLeaves()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}});
        QQuickItem* bar = stage.find(u"bar"_s, stage.screen(0));
        const double closed = bar->mapToScene({0, 0}).y();
        // At its lower edge, which what is hidden covers then.
        const QPointF edge = bar->mapToScene({bar->width() / 2, bar->height() - 2});
        stage.fingers.press(0, edge);
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(0)));
        QVERIFY(bar->mapToScene({0, 0}).y() < closed);
        stage.fingers.release(0);
        QVERIFY(!stage.find(u"cell 0"_s, stage.screen(0)));
        // A second tap there latches it.
        stage.fingers.press(0, edge);
        stage.fingers.release(0);
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(0)));
    }

    /// Each holds the own screen with one hand and chooses with the other; nobody waits for another's finger.
    void fourPeopleChooseAtTheSameTime()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"seed"_s, 4}});
        constexpr int people = 4;
        for (int seat = 0; seat < people; ++seat)
            stage.fingers.press(seat, stage.bar(seat));
        const auto cardOf = [&](int seat) {
            return stage.find(u"card %1"_s.arg(stage.model().seats()[seat]->fan().first()), stage.screen(seat));
        };
        for (const bool lifted : {false, true}) {
            for (int seat = 0; seat < people; ++seat) {
                QVERIFY(cardOf(seat));
                QCOMPARE(stage.model().seats()[seat]->lifted() >= 0, lifted);
                stage.fingers.press(people + seat, *cardOf(seat));
            }
            for (int seat = 0; seat < people; ++seat)
                stage.fingers.release(people + seat);
        }
        for (int seat = 0; seat < people; ++seat) {
            stage.fingers.release(seat);
            QCOMPARE(stage.model().seats()[seat]->tiles().size(), 1);
        }
    }

    /// What is dealt next would lie open before everybody.
    void aScreenThatWasLeftOpenClosesWhenSomethingWasChosen()
    {
        for (const bool last : {false, true}) {
            ViceroyStage stage({{u"seatCount"_s, 2}, {u"seed"_s, 4}}, {960, 540});
            if (last)
                stage.model().seats()[1]->chooseCard(stage.model().seats()[1]->fan().first());
            QQuickItem* screen = stage.screen(0);
            for (int tap = 0; tap < 2; ++tap) {
                stage.fingers.press(0, stage.bar(0));
                stage.fingers.release(0);
            }
            QVERIFY(screen->property("latched").toBool());
            const QString card = u"card %1"_s.arg(stage.model().seats()[0]->fan().first());
            stage.tap(stage.find(card, screen));
            QVERIFY(screen->property("latched").toBool());
            stage.tap(stage.find(card, screen));
            QVERIFY(!screen->property("latched").toBool());
            QVERIFY(!stage.find(u"cell 0"_s, screen));
        }
    }

    /// What a packet's undo lights is a hand's, and no opponent's.
    void noUndoIsLitWhereAnOpponentHasSealed()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        ViceroySeat& seat = *stage.model().seats()[1];
        seat.tapCell(5);
        QTRY_VERIFY(seat.isSealed());
        QQuickItem* undo = stage.find(u"undo"_s, stage.mat(1));
        QVERIFY(undo->property("lit").toBool());
        stage.scene()->property("context").value<QObject*>()->setProperty(
            "bots", QStringList{QString(), u"normal"_s, QString(), QString()});
        QTRY_VERIFY(!undo->property("lit").toBool());
    }

    /// Whoever has one hand alone opens the screen, slides to what is chosen and lets go there.
    void aFingerSlidesFromTheBarToACell()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        const ViceroySeat* seat = stage.model().seats()[1];
        QVERIFY(!seat->isSealed());
        stage.fingers.press(0, stage.bar(1));
        const QQuickItem* pass = stage.find(u"cell 5"_s, stage.screen(1));
        QVERIFY(pass);
        stage.fingers.move(0, pass->mapToScene({pass->width() / 2, pass->height() / 2}));
        QVERIFY(!seat->isSealed());
        stage.fingers.release(0);
        QVERIFY(seat->isSealed());
        QVERIFY(!stage.find(u"cell 5"_s, stage.screen(1)));
    }

    void whoLetsGoBesideEverythingHasChosenNothing()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        stage.fingers.press(0, stage.bar(1));
        const QQuickItem* pass = stage.find(u"cell 5"_s, stage.screen(1));
        stage.fingers.move(0, pass->mapToScene({pass->width() / 2, pass->height() / 2}));
        stage.fingers.move(0, stage.mat(0)->mapToScene({10, 10}));
        stage.fingers.release(0);
        QVERIFY(!stage.model().seats()[1]->isSealed());
    }

    void theCurtainCoversEverythingUntilSomebodyIsThere()
    {
        ViceroyStage stage(
            {{u"seatCount"_s, 2}, {u"moment"_s, u"bidding"_s}, {u"desk"_s, true}, {u"curtained"_s, true}}, {960, 540});
        QQuickItem* button = stage.find(u"curtain"_s);
        QVERIFY(button);
        stage.tap(button);
        QVERIFY(!stage.find(u"curtain"_s));
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyScreens test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_screens.moc"
