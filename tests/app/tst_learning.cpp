// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on the games' own boards, in the real window: every thing that a step lights is there, and they are learnt
// from home to the seal by keyboard alone and by fingers.
#include "docks/dock_area.h"
#include "house/party.h"
#include "lessons/lesson_class.h"
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

/// Walks to one of these moves, as arrows do, and does it.
bool walkTo(PlayedWindow& play, const QStringList& wanted)
{
    const QQuickItem* table = tablesOf(play).value(0);
    const auto* walk = table ? table->property("keys").value<app::OfferWalk*>() : nullptr;
    constexpr int mostKinds = 20;
    constexpr int mostMoves = 300;
    for (int kind = 0; walk && kind < mostKinds; ++kind) {
        play.key(Qt::Key_Down);
        const QString first = walk->text();
        for (int move = 0; move < mostMoves && !wanted.contains(walk->text()); ++move) {
            play.key(Qt::Key_Right);
            if (walk->text() == first)
                break;
        }
        if (wanted.contains(walk->text())) {
            play.key(Qt::Key_Return);
            return true;
        }
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
    void aLessonIsLearntByKeyboard_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("lesson");
        QTest::newRow("what wins") << u"pendulum"_s << u"what-wins"_s;
        QTest::newRow("place, wait, act") << u"pendulum"_s << u"place-wait-act"_s;
        QTest::newRow("two things") << u"tiletum"_s << u"two-things"_s;
    }
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
