// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the games' own boards, in the real window: every thing that a step lights is there, and they are learnt
// from home to the seal by keyboard alone and by fingers.
#include "docks/dock_area.h"
#include "house/party.h"
#include "lesson_hands.h"
#include "lessons/lesson_class.h"
#include "play/cue_player.h"
#include "played_window.h"
#include "rules/rulebook.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::LessonPlayer;
using app::Rulebook;
using test::PlayedWindow;
using test::playerOf;
using test::tablesOf;

namespace {

QString textOf(const app::ThingName& thing)
{
    return u"%1 %2 (%3) of seat %4"_s.arg(thing.domain, thing.word).arg(thing.number).arg(thing.seat);
}

void everyLesson()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("lesson");
    for (const QString& game : Rulebook::games())
        for (const app::Lesson& lesson : app::courseOf(game).lessons)
            QTest::addRow("%s %s", qPrintable(game), qPrintable(lesson.name)) << game << lesson.name;
}

} // namespace

class TestLearning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    /// At a table, with nothing but fingers on what is lit; and everything lit is there.
    void aLessonIsLearntByTouches_data() { everyLesson(); }
    void aLessonIsLearntByTouches()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.window().resize(1920, 1080);
        play.shell().learn(game, lesson);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        QVERIFY(player);
        test::FingerHands hands(play);
        QStringList faults;
        while (!player->isFinished()) {
            PlayedWindow::settle();
            const QString id = player->current()->id;
            const bool behind = std::ranges::any_of(player->lit(), test::isScreen);
            for (const app::ThingName& thing : player->lit())
                if ((!behind || test::isScreen(thing)) && test::placesOf(play, thing).isEmpty())
                    faults.append(u"step %1: %2 is not there"_s.arg(id, textOf(thing)));
            const int step = player->step();
            const QString kind = player->kind();
            hands.doStep(*player);
            if (player->step() <= step) {
                faults.append(u"step %1 (%2) is not done: %3"_s.arg(id, kind, player->replyId()));
                player->skip();
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
        QVERIFY(play.item(u"ability"_s));
    }

    /// On a desktop, with nothing but keys: what is wanted is walked to and done, what is forbidden is shown.
    void aLessonIsLearntByKeyboard_data() { everyLesson(); }
    void aLessonIsLearntByKeyboard()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.shell().learn(game, lesson);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        QVERIFY(player);
        test::KeyHands hands(play);
        while (!player->isFinished()) {
            const int step = player->step();
            hands.doStep(*player);
            PlayedWindow::settle();
            QVERIFY2(player->step() > step || player->isFinished(), qPrintable(u"step %1"_s.arg(step + 1)));
        }
        QVERIFY(play.item(u"ability"_s));
        QVERIFY(play.shell().lessons()->seals({}, game).contains(lesson));
    }

    /// The set-up waits below the lesson, with all that was chosen.
    void theFirstLessonIsOfferedBeforeTheFirstMatch()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.click(*play.item(u"play pendulum"_s));
        QVERIFY(play.item(u"learnFirst"_s));
        play.click(*play.item(u"answer never"_s));
        play.click(*play.item(u"learnFirst"_s));
        LessonPlayer* player = playerOf(play);
        QVERIFY(player);
        QCOMPARE(player->number(), 1);
        while (!player->isFinished())
            player->skip();
        PlayedWindow::settle();
        QVERIFY(!play.item(u"playOn"_s));
        play.click(*play.item(u"toMatch"_s));
        QCOMPARE(play.page(), u"setup"_s);
        QVERIFY(!play.item(u"learnFirst"_s));
        QVERIFY(play.item(u"answer never"_s)->property("checked").toBool());
    }

    void whoStartsTheMatchIsNotOfferedTheLessonAgain()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.click(*play.item(u"play tiletum"_s));
        QVERIFY(play.item(u"learnFirst"_s));
        play.click(*play.item(u"start"_s));
        QVERIFY(play.host());
        QVERIFY(!play.shell().lessons()->isOffered({}, u"tiletum"_s));
        QVERIFY(play.shell().lessons()->isOffered({}, u"viceroy"_s));
    }

    /// What a pause speaks of is what the film stands at.
    void aPauseCutsTheFilm()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().settings()->setReducedMotion(false);
        play.shell().learn(u"tiletum"_s, u"wheel"_s);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        QVERIFY(player);
        while (player->kind() != u"pause")
            player->skip();
        PlayedWindow::settle();
        const QQuickItem* table = tablesOf(play).value(0);
        QVERIFY(table);
        auto* film = table->property("context").value<QObject*>()->property("cues").value<app::CuePlayer*>();
        QVERIFY(film);
        QCOMPARE(film->holdAfter(), player->holdAfter());
        QVERIFY(film->isPlaying());
        while (!film->isHeld())
            QVERIFY(film->touch());
        while (player->kind() == u"pause")
            player->goOn();
        PlayedWindow::settle();
        QVERIFY(!film->isHeld());
    }

    /// Where a leaf opens beside the mat, it is not opened below the slip.
    void theSlipLeavesTheLeafFree()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().learn(u"tiletum"_s, u"gold"_s);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        while (player->current()->id != u"3")
            player->skip();
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const QPointF die = test::placesOf(play, player->lit().first()).value(0).center();
        fingers.press(0, die);
        fingers.release(0);
        PlayedWindow::settle();
        const auto inScene = [](const QQuickItem& item) { return item.mapRectToScene(item.boundingRect()); };
        const QQuickItem* plan = play.item(u"plan"_s);
        QVERIFY(plan && plan->isVisible());
        QVERIFY(!inScene(*plan).intersects(inScene(*play.item(u"slip"_s))));
    }

    /// What is new in a lesson the lesson says.
    void aLessonHasNoFirstTimes()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().learn(u"viceroy"_s, u"what-wins"_s);
        PlayedWindow::settle();
        const LessonPlayer* player = playerOf(play);
        const QQuickItem* table = tablesOf(play).value(0);
        QVERIFY(table);
        QVERIFY(table->property("model").value<app::TableModel*>()->handsOf(player->seat())->notice().isEmpty());
    }

    /// What is forbidden lies nearer to an opponent, and is tried by the only person.
    void aTemptationIsAnsweredWhereverItLies()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().learn(u"pendulum"_s, u"what-wins"_s);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        while (player->kind() != u"tempt")
            player->skip();
        PlayedWindow::settle();
        play.click(*play.item(u"glass 0"_s));
        QCOMPARE(player->mood(), LessonPlayer::Mood::Refused);
        // It is said once, on the slip, and marked where it was tried.
        QVERIFY(play.item(u"forbidden"_s));
        QVERIFY(play.item(u"refused"_s));
        const auto* model = tablesOf(play).value(0)->property("model").value<app::TableModel*>();
        QVERIFY(model->handsOf(player->seat())->refusal().isEmpty());
    }

    /// Two at a table, at two sides: each has a board of their own, and the list is turned to who asked for it.
    void aTableLearnsTogether()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        play.shell().learn(u"pendulum"_s, {}, 3);
        PlayedWindow::settle();
        const QQuickItem* first = play.item(u"lesson what-wins"_s);
        QVERIFY(first);
        const QPointF before = first->mapToScene({});
        QVERIFY(first->mapToScene({0, first->height()}).y() < before.y());
        play.click(*first);
        const QQuickItem* near = play.item(u"learner 0"_s);
        const QQuickItem* far = play.item(u"learner 1"_s);
        QVERIFY(near && far);
        QCOMPARE(near->rotation(), 0.0);
        QCOMPARE(far->rotation(), 180.0);
        auto* one = near->property("player").value<LessonPlayer*>();
        auto* other = far->property("player").value<LessonPlayer*>();
        one->goOn();
        PlayedWindow::settle();
        QCOMPARE(one->step(), 0);
        QVERIFY(play.item(u"waiting"_s));
        other->goOn();
        PlayedWindow::settle();
        QCOMPARE(one->step(), 1);
        QVERIFY(!play.item(u"waiting"_s));
    }

    void theDoorOfHomeLeadsToTheListAndBack()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.shell().learn(u"viceroy"_s);
        PlayedWindow::settle();
        QVERIFY(play.item(u"lesson bidding"_s));
        QVERIFY(!playerOf(play));
        play.click(*play.item(u"lesson bidding"_s));
        QVERIFY(playerOf(play));
        play.key(Qt::Key_Escape);
        PlayedWindow::settle();
        QVERIFY(!playerOf(play));
        play.key(Qt::Key_Escape);
        PlayedWindow::settle();
        QCOMPARE(play.page(), u"home"_s);
    }

    /// What was begun goes on where it was; that it is kept, tst_lesson_room tells.
    void anInterruptedLessonGoesOn()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.shell().learn(u"pendulum"_s, u"place-wait-act"_s);
        PlayedWindow::settle();
        playerOf(play)->skip();
        playerOf(play)->skip();
        QCOMPARE(play.shell().lessons()->begun({}, u"pendulum"_s), u"place-wait-act"_s);
        play.key(Qt::Key_Escape);
        PlayedWindow::settle();
        QVERIFY(!playerOf(play));
        play.click(*play.item(u"lesson place-wait-act"_s));
        PlayedWindow::settle();
        QCOMPARE(playerOf(play)->step(), 2);
    }

    void theLessonsMatchGoesOnAsARealOne()
    {
        PlayedWindow play({});
        QVERIFY(play.isShown());
        play.shell().learn(u"pendulum"_s, u"place-wait-act"_s);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        while (!player->isFinished())
            player->skip();
        PlayedWindow::settle();
        const core::Hash there = player->host()->session().hash();
        QVERIFY(!play.host());
        play.click(*play.item(u"playOn"_s));
        PlayedWindow::settle();
        QVERIFY(play.host());
        QCOMPARE(play.page(), u"match"_s);
        QCOMPARE(play.host()->session().hash(), there);
        QCOMPARE(app::botsOf(play.host()->people()), QStringList({{}, u"easy"_s}));
        QVERIFY(play.withText(u"From here it counts."_s));
    }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    app::DockArea::prepare();
    TestLearning test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_learning.moc"
