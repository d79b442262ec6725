// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson of every game against the rules: played to its end by doing what is wanted, with nothing else let
// through, every temptation refused as in play, and always a way on.
#include "language/language.h"
#include "lessons/lesson_class.h"
#include "rules/rulebook.h"

#include <QtCore/QJsonObject>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Course;
using app::courseOf;
using app::Lesson;
using app::LessonPlayer;
using app::LessonStep;
using app::Rulebook;

namespace {

const QJsonObject learner{{"place"_L1, 0}, {"emblem"_L1, "sun"_L1}, {"colour"_L1, "red"_L1}, {"language"_L1, "en"_L1},
    {"name"_L1, "Anna"_L1}};

/// A learner whose clocks are turned by hand.
class Desk {
public:
    QList<QPointer<app::HandClock>> clocks; // the player makes them
    LessonPlayer player{[this] {
                            auto clock = std::make_unique<app::HandClock>();
                            clocks.append(clock.get());
                            return clock;
                        },
        app::BotPlayers::runHere};

    void pass(core::Millis time)
    {
        // Steps make clocks of their own.
        for (const QPointer<app::HandClock>& clock : QList(clocks))
            if (clock)
                clock->advance(time);
    }

    void want(const QString& action) { player.host()->submit(player.seat(), action); }
    core::Hash hash() const { return player.host()->session().hash(); }
};

void everyLesson()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("lesson");
    for (const QString& game : Rulebook::games())
        for (const Lesson& lesson : courseOf(game).lessons)
            QTest::addRow("%s %s", qPrintable(game), qPrintable(lesson.name)) << game << lesson.name;
}

QStringList idsOf(const Lesson& lesson)
{
    QStringList ids{lesson.id(u"title"_s)};
    for (const LessonStep& step : lesson.steps) {
        const auto add = [&](const QString& rest) { ids.append(lesson.id(step, rest)); };
        const auto* play = step.as<app::PlayStep>();
        if (!play || !play->silent)
            add({});
        if (step.as<app::DoStep>())
            for (const QString& rest : {u"hint1"_s, u"hint2"_s, u"unwanted"_s})
                add(rest);
        if (step.as<app::TemptStep>())
            add(u"after"_s);
        const auto* ask = step.as<app::AskStep>();
        if (ask)
            add(u"why"_s);
        for (int i = 1; ask && i <= ask->answers; ++i)
            add(u"answer%1"_s.arg(i));
        const auto* free = step.as<app::FreeStep>();
        for (int i = 1; free && i <= free->advice; ++i)
            add(u"advice%1"_s.arg(i));
    }
    return ids;
}

/// Does what the step waits for, as a learner would who reads; a free step is skipped.
void doStep(Desk& desk)
{
    LessonPlayer& player = desk.player;
    const LessonStep& step = *player.current();
    if (const auto* deed = step.as<app::DoStep>())
        return desk.want(deed->wanted.first());
    if (const auto* tempt = step.as<app::TemptStep>())
        desk.want(tempt->action);
    if (const auto* ask = step.as<app::AskStep>())
        player.answer(ask->right);
    if (const auto* play = step.as<app::PlayStep>()) {
        desk.pass(1000);
        if (play->silent)
            return;
    }
    if (step.as<app::FreeStep>())
        return player.skip();
    player.goOn();
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLessonIsSound()
    {
        for (const QString& game : Rulebook::games()) {
            const Course& course = courseOf(game);
            for (const core::Problem& problem : course.problems)
                qWarning("%s: %s", qPrintable(game), core::sentence(problem).c_str());
            QVERIFY(course.problems.empty());
            QVERIFY(course.lessons.size() >= (game == u"tiletum" ? 10 : 8));
        }
    }

    void goesWellWhicheverWantedMoveIsDone_data() { everyLesson(); }
    void goesWellWhicheverWantedMoveIsDone()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        const Course& course = courseOf(game);
        const Lesson& tried = *course.find(lesson);
        for (int i = 0; i < static_cast<int>(tried.steps.size()); ++i) {
            const auto* deed = tried.steps[i].as<app::DoStep>();
            for (int wanted = deed ? 0 : 1; wanted < (deed ? deed->wanted.size() : 0); ++wanted) {
                const auto fault = app::firstFault(tried, *course.shelf, {.step = i, .wanted = wanted});
                QVERIFY2(!fault, fault ? core::sentence(*fault).c_str() : "");
            }
        }
        const auto fault = app::firstFault(tried, *course.shelf, {.free = true});
        QVERIFY2(!fault, fault ? core::sentence(*fault).c_str() : "");
    }

    void isPlayedToItsEnd_data() { everyLesson(); }
    void isPlayedToItsEnd()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Desk desk;
        QVERIFY(desk.player.begin(game, lesson, learner));
        const QSignalSpy finished(&desk.player, &LessonPlayer::finishedLesson);
        while (!desk.player.isFinished()) {
            const int step = desk.player.step();
            doStep(desk);
            QVERIFY2(
                desk.player.step() == step + 1, qPrintable(u"step %1 of %2 leads nowhere"_s.arg(step + 1).arg(lesson)));
        }
        QCOMPARE(finished.size(), 1);
    }

    /// A move that is allowed but not wanted changes nothing, and is answered; what is refused is refused as in play.
    void letsNothingElseThrough_data() { everyLesson(); }
    void letsNothingElseThrough()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Desk desk;
        QVERIFY(desk.player.begin(game, lesson, learner));
        while (!desk.player.isFinished()) {
            const LessonStep& step = *desk.player.current();
            const auto* deed = step.as<app::DoStep>();
            if (step.as<app::FreeStep>() || step.as<app::PlayStep>()) {
                doStep(desk);
                continue;
            }
            const core::Hash before = desk.hash();
            for (const QString& action : desk.player.host()->legal(desk.player.seat())) {
                if (deed && deed->wanted.contains(action))
                    continue;
                desk.want(action);
                QCOMPARE(desk.hash(), before);
                QCOMPARE(desk.player.current(), &step);
                QCOMPARE(desk.player.mood(), LessonPlayer::Mood::Unwanted);
                QVERIFY(!desk.player.replyId().isEmpty());
            }
            doStep(desk);
        }
    }

    void everyTemptationMeetsItsRefusal_data() { everyLesson(); }
    void everyTemptationMeetsItsRefusal()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Desk desk;
        QVERIFY(desk.player.begin(game, lesson, learner));
        while (!desk.player.isFinished()) {
            if (const auto* tempt = desk.player.current()->as<app::TemptStep>()) {
                QVERIFY(!desk.player.mayGoOn());
                QVERIFY(desk.player.forbidden().isNothing());
                desk.want(tempt->action);
                QVERIFY(!desk.player.forbidden().isNothing());
                QCOMPARE(desk.player.refusal().word, tempt->refusal);
                QCOMPARE(desk.player.mood(), LessonPlayer::Mood::Refused);
                QVERIFY(desk.player.mayGoOn());
            }
            desk.player.skip();
        }
    }

    /// Whoever has tried what is forbidden and then touches something else is still let on; a question the same.
    void whatWasMetStaysMet_data() { everyLesson(); }
    void whatWasMetStaysMet()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Desk desk;
        LessonPlayer& player = desk.player;
        QVERIFY(player.begin(game, lesson, learner));
        while (!player.isFinished()) {
            const auto* tempt = player.current()->as<app::TemptStep>();
            const auto* ask = player.current()->as<app::AskStep>();
            const QStringList legal = player.host()->legal(player.seat());
            if ((tempt || ask) && !legal.isEmpty()) {
                if (tempt)
                    desk.want(tempt->action);
                else
                    player.answer(ask->right);
                desk.want(legal.first());
                QCOMPARE(player.mood(), LessonPlayer::Mood::Unwanted);
                QVERIFY(player.mayGoOn());
            }
            player.skip();
        }
    }

    /// With "Show me" alone, too, and back again from everywhere.
    void leadsOnByShowingAndBack_data() { everyLesson(); }
    void leadsOnByShowingAndBack()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Desk desk;
        LessonPlayer& player = desk.player;
        QVERIFY(player.begin(game, lesson, learner));
        while (!player.isFinished()) {
            const int step = player.step();
            const core::Hash before = desk.hash();
            if (player.current()->as<app::FreeStep>())
                return; // opponents play on meanwhile, by their own time
            if (player.current()->as<app::DoStep>()) {
                player.showMe();
                QVERIFY(desk.hash() != before);
                desk.pass(3000);
                QCOMPARE(desk.hash(), before);
                QCOMPARE(player.mood(), LessonPlayer::Mood::Shown);
            }
            if (player.mayGoBack()) {
                player.goBack();
                QVERIFY(player.step() < step);
                while (player.step() < step)
                    player.skip();
                QCOMPARE(desk.hash(), before);
            }
            player.skip();
            QCOMPARE(player.step(), step + 1);
        }
    }

    /// Whatever a lesson may say is there in every language, and in English it is short.
    void everythingIsSaidBriefly_data() { everyLesson(); }
    void everythingIsSaidBriefly()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        const QStringList ids = idsOf(*courseOf(game).find(lesson));
        for (const QString& language : app::Language::codes()) {
            const app::Catalogue words(language);
            for (const QString& id : ids) {
                QVERIFY2(words.has(id), qPrintable(language + u' ' + id));
                if (language != u"en")
                    continue;
                const QString text = words.text(id);
                QVERIFY2(text.split(u' ', Qt::SkipEmptyParts).size() <= 25 && text.size() <= 150, qPrintable(id));
            }
        }
    }

    /// Something is done with one's own hands before one has read for twenty seconds.
    void theFirstDeedComesSoon_data() { everyLesson(); }
    void theFirstDeedComesSoon()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        const auto& steps = courseOf(game).find(lesson)->steps;
        const auto isDeed = [](const LessonStep& step) { return !step.as<app::SayStep>(); };
        QVERIFY(std::ranges::find_if(steps, isDeed) - steps.begin() <= 3);
    }

    /// Every section is taught by a lesson, or is one of those that are looked up when they are needed.
    void everySectionIsTaughtOrLookedUp()
    {
        const QMap<QString, QStringList> lookedUp{
            {u"pendulum"_s,
                {u"table.parts"_s, u"setup.common"_s, u"setup.seat"_s, u"basics.undo"_s, u"workers.hire"_s,
                    u"cards.with"_s, u"cards.swap"_s, u"council.kinds"_s, u"council.grande"_s, u"council.limit"_s,
                    u"few.alone"_s, u"expert."_s, u"nobles."_s, u"ours."_s}},
            {u"viceroy"_s,
                {u"setup.parts"_s, u"setup.gems"_s, u"setup.decks"_s, u"laws.barter"_s, u"laws.hand"_s, u"solo."_s,
                    u"options."_s}},
            {u"tiletum"_s, {u"setup."_s, u"map.free"_s, u"end.winner"_s, u"example."_s, u"about."_s, u"list."_s}}};
        for (const QString& game : Rulebook::games()) {
            const Course& course = courseOf(game);
            const Rulebook book = Rulebook::read(game);
            for (const Lesson& lesson : course.lessons)
                for (const QString& section : lesson.teaches)
                    QVERIFY2(book.find(section), qPrintable(game + u' ' + lesson.name + u' ' + section));
            const QStringList beginnings =
                lookedUp[game] + QStringList{u"legend."_s, u"card."_s, u"faq."_s, u"term."_s};
            for (const app::RuleSection* section : book.sections()) {
                const bool taught = course.teaching(section->id) != nullptr;
                const bool other = std::ranges::any_of(
                    beginnings, [&](const QString& beginning) { return section->id.startsWith(beginning); });
                QVERIFY2(taught != other, qPrintable(game + u' ' + section->id));
            }
        }
    }

    void hintsComeAfterTheFirstAndTheSecondMiss()
    {
        Desk desk;
        LessonPlayer& player = desk.player;
        QVERIFY(player.begin(u"pendulum"_s, u"place-wait-act"_s, learner));
        player.goOn();
        const auto* deed = player.current()->as<app::DoStep>();
        QVERIFY(deed);
        QStringList others = player.host()->legal(player.seat());
        others.removeIf([&](const QString& action) { return deed->wanted.contains(action); });
        desk.want(others.first());
        QVERIFY(player.replyId().endsWith(u".unwanted"));
        desk.pass(4000);
        QVERIFY(player.replyId().endsWith(u".hint1"));
        desk.want(others.first());
        desk.pass(4000);
        QVERIFY(player.replyId().endsWith(u".hint2"));
        desk.want(deed->wanted.first());
        QVERIFY(player.replyId().isEmpty());
    }

    void sandStandsWhileOneReads()
    {
        Desk desk;
        LessonPlayer& player = desk.player;
        QVERIFY(player.begin(u"pendulum"_s, u"place-wait-act"_s, learner));
        const qint64 before = player.host()->now();
        desk.pass(60'000);
        QCOMPARE(player.host()->now(), before);
        while (!player.current()->as<app::TimeStep>())
            player.skip();
        desk.pass(100);
        QVERIFY(player.host()->now() > before);
        desk.pass(10'000);
        QCOMPARE(player.host()->now(), *player.current()->at);
    }

    void aWrongLessonSaysWhereAndWhy_data()
    {
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing wanted") << QByteArray(R"({"id": "1", "kind": "do", "wanted": []},)") << u"1"_s
                                        << u"nothing is wanted"_s;
        QTest::newRow("not legal") << QByteArray(R"({"id": "1", "kind": "do", "wanted": ["flip timer=purple"]},)")
                                   << u"1"_s << u"not legal"_s;
        QTest::newRow("not refused so") << QByteArray(
            R"({"id": "1", "kind": "tempt", "action": "flip timer=purple", "refusal": "rowHasTimer"},)")
                                        << u"1"_s << u"is met by"_s;
        QTest::newRow("unknown kind") << QByteArray(R"({"id": "1", "kind": "sing"},)") << u"1"_s << u"sing"_s;
        QTest::newRow("no event") << QByteArray(R"({"id": "1", "kind": "pause", "after": "paid"},)") << u"1"_s
                                  << u"no 'paid'"_s;
    }
    void aWrongLessonSaysWhereAndWhy()
    {
        QFETCH(const QByteArray, steps);
        QFETCH(const QString, step);
        QFETCH(const QString, reason);
        const QByteArray text = R"({"minutes": 3, "teaches": ["game.aim"], "learner": 0, "opening": {"options":
            {"seats": 2}, "seed": 1, "setup": {}}, "steps": [)"
            + steps + R"({"id": "end", "kind": "say"}]})";
        const Course course = app::courseFrom(u"pendulum"_s, {{u"01-wrong.json"_s, text}});
        QVERIFY(course.lessons.empty());
        QVERIFY(!course.problems.empty());
        QCOMPARE(course.problems.front().file, "01-wrong.json");
        QCOMPARE(QString::fromStdString(course.problems.front().card), step);
        QVERIFY2(QString::fromStdString(course.problems.front().reason).contains(reason),
            course.problems.front().reason.c_str());
    }
};

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
