// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is built from qml/play alone does what boards do: pieces are pulled, choices open on the leaf, what is
// hidden lies behind a screen, moves are shown as films and taken back, matches are played on a desktop and watched
// again.
#include "board/board_stage.h"
#include "journal/replay.h"
#include "play/cue_player.h"
#include "played_window.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::BoardStage;

namespace {

BoardStage at(const QVariantMap& more = {})
{
    QVariantMap properties{{u"seatCount"_s, 3}, {u"moment"_s, QString()}};
    properties.insert(more);
    return BoardStage(test::boardOf("coins"), properties);
}

int ownerOf(BoardStage& stage, int coin)
{
    return stage.model().property("owners").value<QList<int>>().at(coin);
}

} // namespace

class TestCoinsBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::addCoins(); }
    void init() { test::watchMessages(); }

    void aCoinIsPulledToAMatOrTouched()
    {
        BoardStage stage = at();
        const QQuickItem* mat = stage.find(u"mat 2"_s);
        stage.fingers.press(0, *stage.find(u"coin 3"_s));
        stage.fingers.move(0, mat->mapToScene({mat->width() / 2, mat->height() / 2}));
        stage.fingers.release(0);
        QCOMPARE(ownerOf(stage, 3), 2);
        QVERIFY(!stage.find(u"coin 3"_s));
        QVERIFY(stage.tap(u"coin 0"_s));
        QVERIFY(ownerOf(stage, 0) >= 0);
    }

    void manyWaysAreAChoiceOnTheLeaf()
    {
        BoardStage stage = at();
        QVERIFY(stage.tap(u"take"_s, stage.find(u"mat 1"_s)));
        stage.settle();
        QQuickItem* voice = stage.find(u"voice 1"_s);
        QVERIFY(stage.find(u"answer 7"_s, voice));
        QVERIFY(stage.tap(u"answer 5"_s, voice));
        QCOMPARE(ownerOf(stage, 5), 1);
    }

    void aRefusalIsToldAtTheSeat()
    {
        BoardStage stage = at();
        QVERIFY(stage.tap(u"ring"_s, stage.find(u"mat 0"_s)));
        QCOMPARE(stage.model().handsOf(0)->refusal().id(), u"coins.refusal.bellIsWarm"_s);
    }

    void whatWasDrawnLiesBehindAScreen()
    {
        BoardStage stage = at({{u"script"_s, QStringList{u"0 draw"_s, u"0 draw"_s}}});
        QQuickItem* purse = stage.find(u"purse"_s, stage.find(u"mat 0"_s));
        QVERIFY(purse && !stage.find(u"drawn"_s, purse));
        purse->setProperty("latched", true);
        QCOMPARE(stage.find(u"drawn"_s, purse)->property("text").toString(),
            QString::number(stage.model().handsOf(0)->property("drawn").toInt()));
        QCOMPARE(stage.model().scores().pointsOf(0, u"drawn"_s), 0); // as everybody sees it
    }

    void aCoinFliesToWhoeverTookIt()
    {
        BoardStage stage =
            at({{u"script"_s, QStringList{u"1 take coin=4"_s}}, {u"cue"_s, u"took"_s}, {u"cueTime"_s, 300}});
        QQuickItem* flight = stage.find(u"flight"_s);
        QVERIFY(flight && flight->isVisible());
        auto* cues = stage.context().property("cues").value<app::CuePlayer*>();
        QVERIFY(cues->touch());
        stage.settle();
        QVERIFY(!stage.find(u"flight"_s));
    }

    void aMoveIsTakenBack()
    {
        BoardStage stage = at();
        QVERIFY(stage.tap(u"coin 6"_s));
        const int owner = ownerOf(stage, 6);
        QVERIFY(stage.tap(u"undo"_s, stage.find(u"mat %1"_s.arg(owner))));
        QCOMPARE(ownerOf(stage, 6), -1);
    }

    void aMatchIsPlayedOnADesktopAndWatchedAgain()
    {
        test::PlayedWindow play({.games = [](app::GameRegistry& games) { games.add(test::coinsEntry()); }});
        play.house().matches()->start(u"coins"_s, QVariantMap{{u"seats"_s, 2}}, {}, 1000);
        test::PlayedWindow::settle();
        QCOMPARE(play.page(), u"match"_s);
        play.host()->resume();
        play.click(*play.item(u"coin 4"_s));
        QTRY_VERIFY(!play.item(u"coin 4"_s));

        app::HandClock clock;
        const auto replay = app::Replay::open(
            clock, *play.house().matches()->shelves().find("coins"), play.host()->session().journal());
        QVERIFY(replay.has_value());
        QQmlEngine engine;
        QQmlComponent component(&engine, "Sandglass.Coins", "CoinsReplay");
        const std::unique_ptr<QObject> view(component.createWithInitialProperties(
            {{u"shell"_s, QVariant::fromValue(&play.shell())}, {u"replay"_s, QVariant::fromValue(replay->get())}}));
        QVERIFY2(view, qPrintable(component.errorString()));
        const auto owner = [&] {
            return view->property("model").value<QObject*>()->property("owners").value<QList<int>>().at(4);
        };
        (*replay)->jump((*replay)->steps());
        QVERIFY(owner() >= 0);
        (*replay)->jump(0);
        QCOMPARE(owner(), -1);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestCoinsBoard test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_coins_board.moc"
