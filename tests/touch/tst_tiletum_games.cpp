// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Tiletum by touches alone, and by keys alone.
#include "core/random.h"
#include "play/cue_player.h"
#include "play/offer_walk.h"
#include "support/strict_messages.h"
#include "tiletum/tiletum_map_plan.h"
#include "tiletum_window.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using app::Move;
using namespace Qt::StringLiterals;

namespace {

/// What people do at a table.
class Table : public test::TiletumWindow {
public:
    using TiletumWindow::TiletumWindow;

    /// Does with fingers what the move says, and nothing else. False where there is nothing to touch.
    bool play(const Move& move);

private:
    bool tap(const QString& name, QQuickItem* under = nullptr)
    {
        QQuickItem* found = item(name, under);
        if (found)
            fingers().tap(0, *found);
        return found != nullptr;
    }

    bool playDie(const Move& move);
    bool playOnMap(const Move& move);
    bool answer(const Move& move);
    bool tapTwice(const QString& name, QQuickItem* under);
};

bool Table::tapTwice(const QString& name, QQuickItem* under)
{
    return tap(name, under) && tap(name, under);
}

bool Table::playDie(const Move& move)
{
    active().forgetDie();
    if (!tap(u"die %1 %2"_s.arg(move.first).arg(move.second)))
        return false;
    const bool up = (move.third - move.second + 6) % 6 <= 3;
    for (int i = 0; i < 6 && active().plan().as != move.third; ++i)
        if (!tap(up ? u"more"_s : u"less"_s, mat()))
            return false;
    return tap(u"take"_s, mat());
}

bool Table::playOnMap(const Move& move)
{
    const auto lights = model().lights();
    const double unit = map()->width() / 880;
    for (const app::TiletumLight& light : lights) {
        const bool meant = move.verb == light.verb && !light.far
            && (move.verb == u"move"          ? light.space == move.second
                    : move.verb == u"collect" ? light.number == move.first
                    : move.verb == u"house"   ? light.space == move.first && light.number == move.second
                                              : light.space == move.first);
        if (!meant)
            continue;
        fingers().press(0, *map(), light.rect.center() * unit);
        fingers().release(0);
        return true;
    }
    return false;
}

bool Table::answer(const Move& move)
{
    settle(12); // a leaf becomes smaller until all of it is in sight
    const auto answers = active().answers();
    QQuickItem* voice = item(u"voice %1"_s.arg(model().active()));
    for (qsizetype i = 0; i < answers.size(); ++i)
        if (answers[i].text() == move.text)
            return tap(u"answer %1"_s.arg(i), voice);
    return false;
}

bool Table::play(const Move& move)
{
    const bool asked = !active().decision().isEmpty();
    if (asked)
        return answer(move);
    if (move.verb == u"take")
        return playDie(move);
    if (QStringList{u"move"_s, u"house"_s, u"pillar"_s, u"collect"_s, u"contribute"_s}.contains(move.verb)) {
        if (!playOnMap(move))
            return false;
    } else if (move.verb == u"hire" || move.verb == u"sign") {
        return tapTwice(u"tile %1"_s.arg(move.first), nullptr);
    } else if (move.verb == u"replace") {
        return tap(u"replace"_s);
    } else if (move.verb == u"settle") {
        return tap(u"tile %1"_s.arg(move.first), mat()) && tap(u"room %1 %2"_s.arg(move.second).arg(move.third), mat());
    } else if (move.verb == u"adorn") {
        return tap(u"tile %1"_s.arg(move.first), mat()) && tap(u"coat %1"_s.arg(move.second), mat());
    } else if (move.verb == u"use" || move.verb == u"fulfil") {
        if (!tapTwice(u"tile %1"_s.arg(move.first), mat()))
            return false;
    } else if (move.verb == u"exchange" || move.verb == u"buy") {
        if (!tap(u"good %1"_s.arg(move.first), mat()))
            return false;
    } else if (move.verb == u"endTurn" || move.verb == u"finish") {
        const int before = active().index();
        if (!tap(u"done"_s, mat()))
            return false;
        if (!model().isOver() && model().active() == before && active().ending() == u"sure")
            return tap(u"done"_s, mat());
        return true;
    }
    // Of several ways any will do; the first one is always in sight.
    if (!model().isOver() && active().choosing())
        return answer(active().answers().first().move);
    return true;
}

} // namespace

class TestTiletumGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }
    void aWholeGameIsPlayedByTouchesAlone_data();
    void aWholeGameIsPlayedByTouchesAlone();
    void aWholeGameIsPlayedByKeysAlone_data() { aWholeGameIsPlayedByTouchesAlone_data(); }
    void aWholeGameIsPlayedByKeysAlone();
    void fingersFindTheMapsTargetsHoweverPeopleSit_data();
    void fingersFindTheMapsTargetsHoweverPeopleSit();
    void theVerdictWaitsForTheLastFilm();
    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

void TestTiletumGames::aWholeGameIsPlayedByTouchesAlone_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {1, 2, 3, 4})
        QTest::addRow("%d seats", seats) << seats;
}

void TestTiletumGames::aWholeGameIsPlayedByTouchesAlone()
{
    QFETCH(const int, seats);
    Table table({{u"seatCount"_s, seats}, {u"moment"_s, u"roll"_s}});
    core::Random random(5);
    QSet<int> rounds;
    QSet<QString> verbs;
    for (int touch = 0; touch < 4000 && !table.model().isOver(); ++touch) {
        rounds.insert(table.model().round());
        const QList<Move> moves = table.active().moves();
        QVERIFY(!moves.isEmpty());
        QList<Move> wanted = moves;
        // Exchanging back and forth brings no game to its end.
        wanted.removeIf([](const Move& move) { return move.verb == u"exchange" || move.verb == u"buy"; });
        // While something is asked, its answers come first on the leaf; tasks may have to be scrolled to.
        if (!table.active().decision().isEmpty())
            wanted.removeIf([](const Move& move) { return move.code >= static_cast<int>(tiletum::Verb::Finish); });
        else if (wanted.isEmpty() || random.below(12) == 0)
            wanted = moves;
        const Move move = wanted[static_cast<int>(random.below(static_cast<unsigned>(wanted.size())))];
        verbs.insert(move.verb);
        const core::Hash before = table.hash();
        QVERIFY2(table.play(move), qPrintable(move.text));
        if (table.hash() == before)
            QFAIL(qPrintable(u"nothing came of %1 (%2)"_s.arg(move.text, table.active().advice().word)));
    }
    QVERIFY(table.model().isOver());
    QCOMPARE(rounds.size(), 4);
    QCOMPARE(table.model().scores().seats.size(), seats == 1 ? 2 : seats);
    QVERIFY2(verbs.size() >= 12, qPrintable(QStringList(verbs.begin(), verbs.end()).join(u' ')));
}

/// Down to a kind of move, right to one of them, Enter.
void TestTiletumGames::aWholeGameIsPlayedByKeysAlone()
{
    QFETCH(const int, seats);
    test::TiletumWindow desk({{u"seatCount"_s, seats}, {u"moment"_s, u"roll"_s}, {u"desk"_s, true}}, {960, 540});
    desk.view().requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&desk.view()));
    auto* walk = desk.root().property("context").value<QObject*>()->property("keys").value<app::OfferWalk*>();
    const auto press = [&](Qt::Key key) { QTest::keyClick(&desk.view(), key); };
    core::Random random(5);
    QSet<QString> verbs;
    for (int turn = 0; turn < 4000 && !desk.model().isOver(); ++turn) {
        desk.root().setProperty("mine", desk.model().active());
        QCoreApplication::processEvents();
        QList<Move> moves = desk.active().moves();
        QVERIFY(!moves.isEmpty());
        if (random.below(12) != 0 && std::ranges::any_of(moves, [](const Move& move) {
                return move.verb != u"exchange" && move.verb != u"buy";
            }))
            moves.removeIf([](const Move& move) { return move.verb == u"exchange" || move.verb == u"buy"; });
        const Move wanted = moves[static_cast<int>(random.below(static_cast<unsigned>(moves.size())))];
        verbs.insert(wanted.verb);
        for (int key = 0; key < 40 && walk->verb() != wanted.verb; ++key)
            press(Qt::Key_Down);
        for (int key = 0; key < 500 && walk->text() != wanted.text; ++key)
            press(Qt::Key_Right);
        QCOMPARE(walk->text(), wanted.text);
        const core::Hash before = desk.hash();
        press(Qt::Key_Return);
        QVERIFY2(desk.hash() != before, qPrintable(wanted.text));
    }
    QVERIFY(desk.model().isOver());
    QVERIFY2(verbs.size() >= 12, qPrintable(QStringList(verbs.begin(), verbs.end()).join(u' ')));
}

void TestTiletumGames::fingersFindTheMapsTargetsHoweverPeopleSit_data()
{
    QTest::addColumn<QVariantList>("places");
    const auto row = [](const char* name, const QList<int>& taken) {
        QVariantList places;
        for (const int place : taken)
            places.append(place);
        QTest::newRow(name) << places;
    };
    row("alone", {0});
    row("face to face", {0, 3});
    row("side by side", {0, 1});
    row("three", {0, 1, 3});
    row("four", {0, 1, 3, 4});
    row("one of three at the short side", {0, 2, 4});
    row("one of four at the short side", {0, 1, 2, 4});
}

void TestTiletumGames::fingersFindTheMapsTargetsHoweverPeopleSit()
{
    QFETCH(const QVariantList, places);
    QVariantList byCount;
    for (qsizetype count = 0; count < places.size(); ++count)
        byCount.append(QVariant(QVariantList{}));
    byCount.append(QVariant(places));
    test::TiletumWindow table({{u"seatCount"_s, places.size()}, {u"moment"_s, u"merchant"_s}, {u"places"_s, byCount}});
    const double unit = table.map()->width() / app::mapplan::mapSize.width();
    QCOMPARE_GE(unit * app::mapplan::leastApart, 30.0);
}

/// Who has won is true when the last turn has ended, and told when king and fair have been seen.
void TestTiletumGames::theVerdictWaitsForTheLastFilm()
{
    test::TiletumWindow table(
        {{u"seatCount"_s, 2}, {u"moment"_s, u"over"_s}, {u"cue"_s, u"fairHeld"_s}, {u"cueTime"_s, 100}});
    table.settle(4);
    auto* context = table.root().property("context").value<QObject*>();
    auto* film = context->property("cues").value<app::CuePlayer*>();
    QVERIFY(table.model().isOver() && film->isPlaying());
    const QQuickItem* words = table.item(u"words"_s, table.item(u"voice 0"_s));
    QVERIFY(!words || words->property("text").toString().isEmpty());
    for (int touches = 0; film->isPlaying() && touches < 100; ++touches)
        film->touch();
    table.settle(4);
    QVERIFY(!film->isPlaying());
    words = table.item(u"words"_s, table.item(u"voice 0"_s));
    QVERIFY(words && !words->property("text").toString().isEmpty());
}

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestTiletumGames test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_tiletum_games.moc"
