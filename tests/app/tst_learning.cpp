// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the games' own boards, in the real window: every thing that a step lights is there, and they are learnt
// from home to the seal by keyboard alone and by fingers.
#include "docks/dock_area.h"
#include "house/party.h"
#include "lessons/lesson_class.h"
#include "play/cue_player.h"
#include "play/offer_walk.h"
#include "play/thing_finder.h"
#include "played_window.h"
#include "rules/rulebook.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::LessonPlayer;
using app::Rulebook;
using test::PlayedWindow;

namespace {

LessonPlayer* playerOf(const PlayedWindow& play)
{
    const QQuickItem* slip = play.item(u"slip"_s);
    return slip ? slip->property("player").value<LessonPlayer*>() : nullptr;
}

/// All tables that are shown: one around a real table, a panel each on a desktop.
QList<QQuickItem*> tablesOf(const PlayedWindow& play)
{
    QList<QQuickItem*> tables;
    play.find([&](const QQuickItem& item) {
        if (item.property("things").canConvert<app::ThingFinder*>() && item.property("places").isValid())
            tables.append(const_cast<QQuickItem*>(&item));
        return false;
    });
    return tables;
}

bool isShown(const QList<QQuickItem*>& tables, const app::ThingName& thing)
{
    return std::ranges::any_of(tables, [&](QQuickItem* table) {
        app::ThingFinder finder;
        finder.setTable(table);
        return !finder.placesOf(thing).isEmpty();
    });
}

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

/// Three moments of a lesson, where somebody wants to look at them.
void picture(PlayedWindow& play, const QString& game, const LessonPlayer& player)
{
    const QString folder = qEnvironmentVariable("SANDGLASS_LESSON_PICTURES");
    const int third = std::max(1, player.stepCount() / 3);
    if (folder.isEmpty() || player.step() % third != third / 2)
        return;
    QTest::qWait(50);
    play.window().grabWindow().save(u"%1/%2-%3-%4.png"_s.arg(folder, game, player.lessonName()).arg(player.step() + 1));
}

/// Walks to one of these moves and does it: down to its kind, then right or left; on a map these lead to what lies
/// there.
bool walkTo(PlayedWindow& play, const QStringList& wanted)
{
    const QQuickItem* table = tablesOf(play).value(0);
    const auto* walk = table ? table->property("keys").value<app::OfferWalk*>() : nullptr;
    constexpr int mostKinds = 40;
    constexpr int mostMoves = 60;
    if (!walk)
        return false;
    for (const QString& move : wanted) {
        const QString verb = move.section(u' ', 0, 0);
        for (int key = 0; key < mostKinds && walk->verb() != verb; ++key)
            play.key(Qt::Key_Down);
        for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Left})
            for (int key = 0; key < mostMoves && walk->verb() == verb && !wanted.contains(walk->text()); ++key)
                play.key(way);
        if (!wanted.contains(walk->text()))
            continue;
        play.key(Qt::Key_Return);
        return true;
    }
    return false;
}

void doByKeys(PlayedWindow& play, LessonPlayer& player)
{
    const app::LessonStep& step = *player.current();
    if (const auto* deed = step.as<app::DoStep>()) {
        QVERIFY2(walkTo(play, deed->wanted), qPrintable(deed->wanted.first()));
        return;
    }
    if (step.as<app::TemptStep>())
        play.key(Qt::Key_F2);
    if (const auto* ask = step.as<app::AskStep>())
        play.key(static_cast<Qt::Key>(Qt::Key_1 + ask->right));
    if (step.as<app::FreeStep>() || step.as<app::PlayStep>())
        return play.key(Qt::Key_F3);
    play.key(Qt::Key_Return);
}

} // namespace

class TestLearning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void everythingLitIsThere_data() { everyLesson(); }
    void everythingLitIsThere()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        play.shell().learn(game, lesson);
        PlayedWindow::settle();
        LessonPlayer* player = playerOf(play);
        QVERIFY(player);
        QStringList missing;
        while (!player->isFinished()) {
            PlayedWindow::settle();
            // What lies behind a screen that is closed is not there; then the screen is lit, too.
            const bool behind = std::ranges::any_of(
                player->lit(), [](const app::ThingName& thing) { return thing.domain == "screen"_L1; });
            for (const app::ThingName& thing : player->lit())
                if ((!behind || thing.domain == "screen"_L1) && !isShown(tablesOf(play), thing))
                    missing.append(u"step %1: %2"_s.arg(player->current()->id, textOf(thing)));
            picture(play, game, *player);
            player->skip();
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u"\n"_s)));
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
        while (!player->isFinished()) {
            const int step = player->step();
            doByKeys(play, *player);
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
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    app::DockArea::prepare();
    TestLearning test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_learning.moc"
