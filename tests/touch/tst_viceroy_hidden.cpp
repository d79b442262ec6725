// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies behind screens is seen nowhere else: the whole window is the same, point by point, when only that differs.
#include "core/session_of.h"
#include "play/ask_clock.h"
#include "play/cue_player.h"
#include "play/hold_watch.h"
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"
#include "viceroy/game.h"

#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroyReading;
using test::ViceroyStage;
using viceroy::Game;

namespace {

const core::SessionOf<Game>& sessionOf(ViceroyStage& stage)
{
    return dynamic_cast<const core::SessionOf<Game>&>(*stage.match().session());
}

/// The match as everybody sees it now, with hidden things that are those of another state; but for what this viewer
/// knows.
ViceroyReading imagined(ViceroyStage& stage, core::Random& random, core::Seat viewer = core::nobody)
{
    const auto& match = sessionOf(stage).match();
    const viceroy::CardSet& cards = match.cards();
    const viceroy::State other = Game::imagine(cards, Game::view(cards, match.state(), viewer), random);
    ViceroyReading reading;
    reading.cards = &cards;
    reading.shared = Game::view(cards, match.state(), core::nobody).known;
    reading.humans = ~0u;
    for (int i = 0; i < other.seats; ++i) {
        reading.own.push_back(Game::view(cards, other, core::seatAt(i)).known);
        reading.legal.push_back(Game::legal(cards, other, core::seatAt(i), 0));
        reading.undoable |= unsigned{sessionOf(stage).mayUndo(core::seatAt(i))} << i;
    }
    return reading;
}

QStringList texts(const QQuickItem* item)
{
    QStringList all;
    if (!item->isVisible())
        return all;
    if (const QVariant text = item->property("text"); text.isValid())
        all.append(text.toString());
    if (const QVariant label = item->property("label"); label.isValid())
        all.append(label.toString());
    if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(item)))
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            all.append(spoken->text(kind));
    for (const QQuickItem* child : item->childItems())
        all += texts(child);
    return all;
}

} // namespace

class TestViceroyHidden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void aWindowWithClosedScreensTellsNothing_data()
    {
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"", "bidding", "placing", "passing", "law"})
            QTest::addRow("%s", *moment ? moment : "first cards") << QString::fromLatin1(moment);
    }

    void aWindowWithClosedScreensTellsNothing()
    {
        QFETCH(QString, moment);
        ViceroyStage stage({{u"seatCount"_s, 3}, {u"moment"_s, moment}, {u"seed"_s, 4}}, {960, 540});
        QVERIFY(QTest::qWaitForWindowExposed(&stage.view()));
        core::Random random(2);
        const auto look = [&] {
            stage.model().read(imagined(stage, random));
            return stage.view().grabWindow();
        };
        const QImage first = look();
        const QStringList said = texts(stage.scene());
        QVERIFY(!first.isNull());
        for (int time = 0; time < 4; ++time) {
            QVERIFY(look() == first);
            QCOMPARE(texts(stage.scene()), said);
        }
    }

    /// While one seat looks, nothing of the others is seen.
    void whoLooksSeesTheOwnThingsAlone_data()
    {
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"", "bidding", "passing"})
            QTest::addRow("%s", *moment ? moment : "first cards") << QString::fromLatin1(moment);
    }

    void whoLooksSeesTheOwnThingsAlone()
    {
        QFETCH(QString, moment);
        ViceroyStage stage(
            {{u"seatCount"_s, 3}, {u"moment"_s, moment}, {u"seed"_s, 4}, {u"opened"_s, QVariantList{1}}}, {960, 540});
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(1)));
        core::Random random(2);
        const auto look = [&](core::Seat viewer) {
            stage.model().read(imagined(stage, random, viewer));
            return stage.view().grabWindow();
        };
        const QImage first = look(core::seatAt(1));
        const QStringList said = texts(stage.scene());
        for (int time = 0; time < 4; ++time) {
            QVERIFY(look(core::seatAt(1)) == first);
            QCOMPARE(texts(stage.scene()), said);
        }
        // What lies behind the open screen is seen: with other things there it is another picture.
        bool other = false;
        for (int time = 0; time < 8 && !other; ++time)
            other = look(core::nobody) != first;
        QVERIFY(other);
    }

    void whoeverHoldsTheBarIsNotAsking_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::addRow("finger") << false;
        QTest::addRow("mouse") << true;
    }

    /// A slip about what lies behind the screen would be read by everybody.
    void whoeverHoldsTheBarIsNotAsking()
    {
        QFETCH(bool, byMouse);
        ViceroyStage stage({{u"seatCount"_s, 2}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}});
        auto* context = stage.scene()->property("context").value<QObject*>();
        auto* clock = context->property("askClock").value<app::AskClock*>();
        auto* watch = stage.scene()->findChild<app::HoldWatch*>(u"holds"_s);
        QVERIFY(clock && watch);
        clock->setTime(1000);
        const QPoint bar = stage.bar(0);
        if (byMouse)
            QTest::mousePress(&stage.view(), Qt::LeftButton, {}, bar);
        else
            stage.fingers.press(0, bar);
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(0)));
        clock->setTime(clock->now() + 300);
        watch->look();
        QVERIFY(watch->holds().isEmpty());
        clock->setTime(clock->now() + 5000);
        watch->look();
        QVERIFY(!stage.find(u"slip 0"_s));
        if (byMouse)
            QTest::mouseRelease(&stage.view(), Qt::LeftButton, {}, bar);
        else
            stage.fingers.release(0);
        QVERIFY(!stage.find(u"cell 0"_s));
        QVERIFY(!stage.find(u"slip 0"_s));
        // Elsewhere the same hold asks.
        const QPointF pile = stage.find(u"pile 0"_s)->mapToScene(QPointF(10, 10));
        stage.fingers.press(0, pile);
        clock->setTime(clock->now() + 1000);
        watch->look();
        stage.fingers.release(0);
        QVERIFY(stage.find(u"slip 0"_s) || stage.find(u"slip 1"_s));
    }

    /// The same for what is asked on purpose: it is told behind the screen, and goes with it.
    void whatLiesBehindAScreenIsExplainedBehindIt()
    {
        ViceroyStage stage({{u"seatCount"_s, 2}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}});
        auto* context = stage.scene()->property("context").value<QObject*>();
        auto* clock = context->property("askClock").value<app::AskClock*>();
        auto* watch = stage.scene()->findChild<app::HoldWatch*>(u"holds"_s);
        clock->setTime(1000);
        stage.fingers.press(0, stage.bar(0));
        const app::ViceroySeat& seat = *stage.model().seats()[0];
        QVERIFY(!seat.hand().isEmpty());
        for (const QString& thing : {u"card %1"_s.arg(seat.hand().first().number), u"cell 0"_s}) {
            QQuickItem* item = stage.find(thing, stage.screen(0));
            QVERIFY(item);
            stage.fingers.press(1, *item);
            clock->setTime(clock->now() + 1000);
            watch->look();
            stage.fingers.release(1);
            QVERIFY(!stage.find(u"slip 0"_s));
            QQuickItem* note = stage.find(u"secret note"_s, stage.screen(0));
            QVERIFY(note);
            QVERIFY(!stage.find(u"secret title"_s, note)->property("text").toString().isEmpty());
            // It was a question: nothing is lifted and nothing bid.
            QCOMPARE(seat.lifted(), -1);
            QVERIFY(!seat.isSealed());
            const QRectF shown = note->mapRectToScene(QRectF(0, 0, note->width(), note->height()));
            QVERIFY(stage.screen(0)
                    ->mapRectToScene(QRectF(0, -60, stage.screen(0)->width(), stage.screen(0)->height() + 61))
                    .contains(shown));
            stage.tap(note, 1);
            QVERIFY(!stage.find(u"secret note"_s));
        }
        stage.fingers.press(1, *stage.find(u"cell 0"_s, stage.screen(0)));
        clock->setTime(clock->now() + 1000);
        watch->look();
        stage.fingers.release(1);
        QVERIFY(stage.find(u"secret note"_s));
        stage.fingers.release(0);
        QVERIFY(!stage.find(u"secret note"_s));
        QVERIFY(!stage.find(u"slip 0"_s));
    }

    /// Film, sounds and log are made from what everybody is told.
    void whatIsToldOfASealIsTheSameWhateverIsInIt_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addRow("first card") << u"{}"_s;
        QTest::addRow("bid") << uR"({"phase": "bidding", "round": 3, "display": {"blue": {"below": "knight"},
            "red": {"below": "sorceress"}}, "seats": [{"gems": {"blue": 1, "red": 1}, "attacks": 1}, {}, {}]})"_s;
        QTest::addRow("card to build")
            << uR"({"phase": "picking", "round": 3, "seats": [{"hand": ["spy", "census"]}, {}, {}]})"_s;
    }

    void whatIsToldOfASealIsTheSameWhateverIsInIt()
    {
        QFETCH(QString, setup);
        qsizetype choices = 1;
        const auto told = [&](qsizetype choice) {
            ViceroyStage stage({{u"seatCount"_s, 3}, {u"setup"_s, setup}, {u"seed"_s, 4}}, {960, 540});
            const QList<app::Move> moves = stage.model().seats()[0]->moves();
            choices = moves.size();
            stage.match().submit(0, moves[choice].text);
            return stage.match().events();
        };
        const auto first = told(0);
        QCOMPARE(first.size(), 1);
        QCOMPARE(first.first().word, u"sealed"_s);
        QVERIFY(choices > 1);
        for (qsizetype choice = 1; choice < choices; ++choice)
            QCOMPARE(told(choice), first);
    }

    /// Also while its film is shown.
    void aSealLooksTheSameWhateverIsInIt()
    {
        const auto sealed = [](int choice, bool film) {
            ViceroyStage stage({{u"seatCount"_s, 3}, {u"seed"_s, 4}}, {960, 540});
            const QList<app::Move> moves = stage.model().seats()[0]->moves();
            stage.match().submit(0, moves[choice].text);
            const auto* context = stage.scene()->property("context").value<QObject*>();
            auto* cues = context->property("cues").value<app::CuePlayer*>();
            QTEST_ASSERT(cues && cues->cue().word == u"sealed");
            if (!film)
                cues->end();
            return stage.view().grabWindow();
        };
        QVERIFY(sealed(0, true) == sealed(1, true));
        QVERIFY(sealed(0, false) == sealed(1, false));
        QVERIFY(sealed(0, true) != sealed(0, false));
    }

    void onlyTheOpenedScreenShowsSomething()
    {
        ViceroyStage stage({{u"seatCount"_s, 3}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        QVERIFY(QTest::qWaitForWindowExposed(&stage.view()));
        QVERIFY(!stage.find(u"cell 0"_s));
        stage.fingers.press(0, stage.bar(1));
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(1)));
        QVERIFY(!stage.find(u"cell 0"_s, stage.screen(0)));
        QVERIFY(!stage.find(u"cell 0"_s, stage.screen(2)));
        stage.fingers.release(0);
        QVERIFY(!stage.find(u"cell 0"_s));
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyHidden test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_hidden.moc"
