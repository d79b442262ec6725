// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes possible for a person for the first time is said once, in a sentence of its own.
#include "catalogue_files.h"
#include "games/shelves.h"
#include "language/language.h"
#include "lessons/first_times.h"
#include "pendulum/game.h"
#include "rules/explainer.h"
#include "rules/lore.h"
#include "shell/game_registry.h"
#include "shell/games.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::FirstTimes;
using app::LessonProgress;
using app::Rulebook;

namespace {

/// Green stands at the bottom and its sand has run out; a worker waits there, and the achievement is within reach.
constexpr auto moment = R"({"phase":"playing","order":["0","1","2"],
    "timers":{"green":{"row":"bottom","flippedAt":0},"purple":{"row":"bottom","flippedAt":0},
              "black":{"row":"bottom","flippedAt":0}},
    "seats":[{"stocks":{"gold":4},"workers":{"grande1":"green.bottom.1"}}, {}, {}]})";

/// All that a seat may be asked or may do, by name.
QStringList wordsOf(const QString& game)
{
    QStringList words;
    const auto add = [&](const auto& list) {
        for (const std::string_view word : list)
            words.append(app::toText(word));
    };
    const auto addVerbs = [&](const auto& verbs) {
        for (const auto& entry : verbs)
            words.append(app::toText(entry.word));
    };
    if (game == u"pendulum") {
        addVerbs(pendulum::verbs);
    } else if (game == u"viceroy") {
        addVerbs(viceroy::verbs);
        add(viceroy::askWords);
    } else {
        addVerbs(tiletum::verbs);
        add(tiletum::openWords);
    }
    return words;
}

} // namespace

class TestFirstTimes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { app::registerGames(m_registry); }

    void everyFirstTimeHasItsSentence_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : Rulebook::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyFirstTimeHasItsSentence()
    {
        QFETCH(const QString, game);
        const QStringList known = wordsOf(game);
        QStringList ids;
        const Rulebook book = Rulebook::read(game);
        for (const app::RuleSection* section : book.sections())
            for (const QString& word : section->firsts) {
                QVERIFY2(known.contains(word), qPrintable(word));
                ids.append(u"%1.first.%2"_s.arg(game, word));
                QCOMPARE(app::Explainer::ruleOf(game, app::toTell(ids.last())), section->id);
            }
        QVERIFY(ids.size() >= 10);
        QCOMPARE(ids.removeDuplicates(), 0);
        // Whoever answers may propose the other way round, too: the question comes before what can be done.
        QVERIFY(ids.indexOf(u"viceroy.first.answer"_s) <= ids.indexOf(u"viceroy.first.propose"_s));
        for (const QString& language : app::Language::codes()) {
            const app::Catalogue words(language);
            for (const QString& id : std::as_const(ids)) {
                QVERIFY2(words.has(id), qPrintable(language + u' ' + id));
                const QString text = words.text(id);
                constexpr int mostWords = 25;
                constexpr int mostLetters = 150;
                QVERIFY2(text.split(u' ', Qt::SkipEmptyParts).size() <= mostWords, qPrintable(text));
                QVERIFY2(text.size() <= mostLetters, qPrintable(text));
            }
            const auto there = test::messagesById(game + u"-lessons"_s, language);
            for (const QString& id : there.keys())
                QVERIFY2(!id.startsWith(game + u".first."_s) || ids.contains(id), qPrintable(id));
        }
    }

    void itIsSaidOnceToAPerson()
    {
        LessonProgress progress;
        open();
        FirstTimes firsts;
        follow(firsts, progress, {u"Anna"_s, u"Marek"_s});
        QCOMPARE(said(0), u"act"_s);
        QVERIFY(said(1) != u"act"_s);
        // What has been read is not said again, in this match or in the next; something else may be.
        hands(0).forgetNotice();
        readAt(1000);
        QVERIFY(said(0) != u"act"_s);
        open();
        FirstTimes again;
        follow(again, progress, {u"Anna"_s, u"Marek"_s});
        QVERIFY(said(0) != u"act"_s);
        // Somebody else at the same seat has not heard it.
        open();
        FirstTimes others;
        follow(others, progress, {u"Olga"_s, u"Marek"_s});
        QCOMPARE(said(0), u"act"_s);
    }

    void thePlainComesBeforeTheSpecial()
    {
        constexpr core::Millis greenHasRunOut = 120'000;
        LessonProgress progress;
        open();
        readAt(greenHasRunOut);
        FirstTimes firsts;
        follow(firsts, progress, {u"Anna"_s, u"Marek"_s});
        QCOMPARE(said(0), u"flip"_s);
        hands(0).forgetNotice();
        readAt(greenHasRunOut + 60'000);
        QTRY_COMPARE(said(0), u"act"_s);
    }

    void nobodyIsToldWhileAFilmIsShownOrWhoWantsNothing()
    {
        LessonProgress progress;
        open();
        FirstTimes firsts;
        firsts.setQuiet(true);
        follow(firsts, progress, {u"Anna"_s, u"Marek"_s}, {0});
        QCOMPARE(said(0), QString());
        firsts.setQuiet(false);
        QCOMPARE(said(0), u"act"_s);
        QCOMPARE(said(1), QString());
    }

    void whoGoesOnFromALessonIsToldFirstThatItCounts()
    {
        LessonProgress progress;
        open();
        FirstTimes firsts;
        firsts.setCounting(true);
        follow(firsts, progress, {u"Anna"_s, u"Marek"_s}, {0});
        QCOMPARE(said(0), u"counts"_s);
        QCOMPARE(said(1), QString());
        hands(0).forgetNotice();
        FirstTimes next;
        follow(next, progress, {u"Anna"_s, u"Marek"_s}, {0});
        QCOMPARE(said(0), u"act"_s);
    }

    void anOpponentIsToldNothing()
    {
        LessonProgress progress;
        open(0b10);
        FirstTimes firsts;
        follow(firsts, progress, {u"Anna"_s, u"Marek"_s});
        QCOMPARE(said(0), QString());
        QVERIFY(!progress.isTold(u"Anna"_s, u"pendulum"_s, u"act"_s));
    }

    void whatWasToldIsKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"lessons.json"_s);
        LessonProgress(file).noteTold(u"Anna"_s, u"pendulum"_s, u"act"_s);
        LessonProgress later(file);
        QVERIFY(later.isTold(u"Anna"_s, u"pendulum"_s, u"act"_s));
        QVERIFY(!later.isTold(u"Anna"_s, u"viceroy"_s, u"act"_s) && !later.isTold({}, u"pendulum"_s, u"act"_s));
        later.forget(u"Anna"_s);
        QVERIFY(!LessonProgress(file).isTold(u"Anna"_s, u"pendulum"_s, u"act"_s));
    }

private:
    void open(unsigned humans = ~0u)
    {
        m_humans = humans;
        m_model.reset();
        m_session.reset();
        m_shelf = app::loadShelf(u"pendulum"_s);
        auto session = m_shelf->open({R"({"seats":3})", 7, moment, 0});
        QVERIFY2(session, session ? "" : core::sentence(session.error()).c_str());
        m_session = *std::move(session);
        m_model = m_registry.modelOf(u"pendulum"_s);
        readAt(0);
    }

    void readAt(core::Millis now)
    {
        QVERIFY(m_model->read({.session = *m_session, .now = now, .humans = m_humans}));
        QCoreApplication::processEvents();
    }

    void follow(
        FirstTimes& firsts, LessonProgress& progress, const QStringList& people, const QList<int>& seats = {0, 1})
    {
        firsts.setProperty("game", u"pendulum"_s);
        firsts.setProperty("people", people);
        firsts.setProgress(&progress);
        firsts.setSeats(seats);
        firsts.setModel(m_model.get());
    }

    app::SeatHands& hands(int seat) { return *m_model->handsOf(seat); }
    QString said(int seat) { return hands(seat).notice().word; }

    app::GameRegistry m_registry;
    std::unique_ptr<core::Shelf> m_shelf;
    std::unique_ptr<core::Session> m_session;
    std::unique_ptr<app::TableModel> m_model;
    unsigned m_humans = ~0u;
};

QTEST_MAIN(TestFirstTimes)
#include "tst_first_times.moc"
