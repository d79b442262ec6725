// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum around the table, from the edge where people sit down to leaving it, in the real window: by touches.
#include "docks/dock_area.h"
#include "faulty_disk.h"
#include "lobby/farewell.h"
#include "played_pendulum.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::levels;
using test::PlayedWindow;

class TestPendulumAtTable : public QObject {
    Q_OBJECT

    /// A match of two people that is over, and what the first and then the second one touches.
    static void chooseAtTheEnd(PlayedWindow& play, const QString& first, const QString& second)
    {
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        Host* host = play.house().matches()->start(u"pendulum"_s,
            core::Opening{.options = R"({"seats": 2})", .seed = 7, .setup = R"({"phase": "over"})"},
            play.shell().seats()->toJson());
        QVERIFY(host && host->isOver());
        host->resume();
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const auto choice = [&](int seat, const QString& word) {
            QQuickItem* choices = play.item(u"end %1"_s.arg(seat));
            return choices ? test::findItem(*choices, word) : nullptr;
        };
        QVERIFY(choice(0, first) && choice(1, second));
        fingers.tap(1, *choice(0, first));
        PlayedWindow::settle();
        QCOMPARE(play.host(), host);
        // Everybody sees who wants what.
        for (const int seat : {0, 1}) {
            const QQuickItem* coin = test::findItem(*choice(seat, first), u"coin 0"_s);
            QVERIFY(coin && coin->isVisible());
        }
        fingers.tap(1, *choice(1, second));
        PlayedWindow::settle();
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void theRingOfAContestedClaimEndsByTheHostsClock()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        constexpr int grace = 2000;
        Host* host = play.house().matches()->start(u"pendulum"_s, QVariantMap{{u"seats"_s, 2}},
            QVariantList(play.shell().seats()->toJson().toVariantList()), grace);
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        QQuickItem* ring = nullptr;
        // The seat without privilege moves at some time in the opening.
        for (int turn = 0; turn < 4 && !ring; ++turn) {
            const int seat = host->legal(0).isEmpty() ? 1 : 0;
            const QString action = host->legal(seat).value(0);
            QVERIFY(action.startsWith("place worker="_L1));
            host->submit(seat, action);
            QTRY_VERIFY(!host->isBusy());
            for (int worker = 0; worker < 5 && !ring; ++worker) {
                QQuickItem* figure = play.item(u"worker %1 %2"_s.arg(seat).arg(worker));
                if (figure && figure->property("contested").toBool())
                    ring = figure;
            }
            if (!ring)
                play.pass(grace);
        }
        QVERIFY(ring);
        // A pause stops it, whatever time passes outside.
        play.pass(grace - 500);
        host->pause();
        play.pass(10 * grace);
        QVERIFY(ring->property("contested").toBool());
        host->resume();
        play.pass(499);
        QVERIFY(ring->property("contested").toBool());
        play.pass(2);
        QVERIFY(!ring->property("contested").toBool());
    }

    void fourTouchesStartAGameAtTheTable()
    {
        PlayedWindow play({.table = true});
        QVERIFY(play.isShown());
        test::Fingers fingers(play.window());
        const auto tap = [&](const QString& name) {
            QQuickItem* target = play.item(name);
            QVERIFY2(target, qPrintable(name));
            fingers.tap(1, *target);
            PlayedWindow::settle();
        };
        tap(u"sit en"_s);
        tap(u"look pendulum"_s);
        tap(u"play"_s);
        tap(u"start"_s);
        QVERIFY(play.host());
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s}));
    }

    void whereSandRunsAMatchGoesOnAfterThreeBeads()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        Host* host = play.house().matches()->start(u"pendulum"_s,
            core::Opening{.options = R"({"seats": 2})", .seed = 7, .setup = R"({"phase": "playing"})"},
            play.shell().seats()->toJson());
        QVERIFY(host && host->paused());
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        QQuickItem* rests = play.item(u"pause 0"_s);
        QVERIFY(rests && rests->isVisible());
        fingers.tap(1, *test::findItem(*rests, u"goOn"_s));
        const QQuickItem* words = test::findItem(*play.item(u"voice 1"_s), u"words"_s);
        QCOMPARE(words->property("text").toString(), u"• • •"_s);
        QVERIFY(host->paused() && !rests->isVisible());
        QTRY_COMPARE(words->property("text").toString(), u"• •"_s);
        QVERIFY(host->paused());
        QTRY_VERIFY(!host->paused());
        QVERIFY(!words->property("text").toString().contains(u'•'));
    }

    void aSeatPausesGoesOnChangesItsLanguageAndLeaves()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->at(0)->sitDownIn(u"en"_s);
        play.shell().seats()->at(3)->sitDownIn(u"en"_s);
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const auto tap = [&](const QString& where, const QString& name) {
            QQuickItem* place = play.item(where);
            QQuickItem* target = place ? test::findItem(*place, name) : nullptr;
            QVERIFY2(target, qPrintable(where + u' ' + name));
            fingers.tap(1, *target);
            PlayedWindow::settle();
        };
        tap(u"seat 0"_s, u"look pendulum"_s);
        tap(u"seat 0"_s, u"play"_s);
        fingers.tap(1, *play.item(u"start"_s));
        PlayedWindow::settle();
        QVERIFY(play.host());
        QCOMPARE(play.host()->seats(), 2);
        tap(u"mat 1"_s, u"pause"_s);
        QVERIFY(play.host()->paused());
        tap(u"pause 1"_s, u"speak ru"_s);
        QCOMPARE(play.host()->people()[1][u"language"_s].toString(), u"ru"_s);
        QCOMPARE(play.host()->people()[0][u"language"_s].toString(), u"en"_s);
        // Whoever did not stop the match sees what they have; their rail opens their own choices, and a touch folds
        // them.
        QVERIFY(!play.item(u"pause 0"_s));
        tap(u"voice 0"_s, u"words"_s);
        tap(u"pause 0"_s, u"fold"_s);
        QVERIFY(!play.item(u"pause 0"_s));
        QVERIFY(play.host()->paused());
        tap(u"voice 0"_s, u"words"_s);
        tap(u"pause 0"_s, u"handOver"_s);
        tap(u"pause 0"_s, u"notAfterAll"_s);
        QCOMPARE(levels(*play.host()), QStringList({{}, {}}));
        tap(u"pause 0"_s, u"handOver"_s);
        tap(u"pause 0"_s, u"level easy"_s);
        QCOMPARE(levels(*play.host()), QStringList({u"easy"_s, {}}));
        tap(u"pause 0"_s, u"goOn"_s);
        QVERIFY(!play.host()->paused());
        tap(u"mat 0"_s, u"pause"_s);
        // The one who is left is asked; whoever stays keeps the match.
        auto* const farewell = play.window().findChild<Farewell*>();
        qint64 now = 0;
        farewell->setClock([&now] { return now; });
        tap(u"pause 0"_s, u"leave"_s);
        QCOMPARE(farewell->left(), 15);
        tap(u"farewell 1"_s, u"stay"_s);
        QCOMPARE(farewell->asker(), -1);
        QVERIFY(play.host());
        tap(u"pause 0"_s, u"leave"_s);
        QVERIFY2(!play.item(u"pause 0"_s), "choices shine through the question");
        now = 14'999;
        farewell->tick();
        PlayedWindow::settle();
        QVERIFY(play.host() && play.item(u"farewell 1"_s));
        now = 15'000;
        farewell->tick();
        PlayedWindow::settle();
        QVERIFY(!play.host());
    }

    void theOwnEmblemOpensTheOwnChoicesWhileTheOthersPlayOn()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->at(0)->sitDownIn(u"en"_s);
        play.shell().seats()->at(3)->sitDownIn(u"cs"_s);
        Host* host = play.house().matches()->start(u"pendulum"_s,
            core::Opening{.options = R"({"seats": 2})", .seed = 7, .setup = R"({"phase": "playing"})"},
            play.shell().seats()->toJson());
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const auto tap = [&](const QString& where, const QString& name) {
            QQuickItem* place = play.item(where);
            QQuickItem* target = place ? test::findItem(*place, name) : nullptr;
            QVERIFY2(target, qPrintable(where + u' ' + name));
            fingers.tap(1, *target);
            PlayedWindow::settle();
        };
        QVERIFY(!play.item(u"pause 1"_s));
        tap(u"mat 1"_s, u"emblem"_s);
        QVERIFY(play.item(u"pause 1"_s) && !play.item(u"pause 0"_s));
        QVERIFY(!host->paused());
        tap(u"pause 1"_s, u"speak ru"_s);
        QCOMPARE(host->people()[1][u"language"_s].toString(), u"ru"_s);
        // Large words are that seat's own, and their rail is high enough for them.
        const auto words = [&](int seat) { return test::findItem(*play.item(u"voice %1"_s.arg(seat)), u"words"_s); };
        const double rail = words(1)->property("roomy").toDouble();
        tap(u"pause 1"_s, u"textSize"_s);
        tap(u"pause 1"_s, u"textSize"_s);
        QCOMPARE(words(1)->property("textSize").toDouble(), 1.5);
        QCOMPARE(words(0)->property("textSize").toDouble(), 1.0);
        QVERIFY(words(1)->property("roomy").toDouble() > rail * 1.3);
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(!onTable(words(seat)).intersects(onTable(play.item(u"spot 8"_s))));
        tap(u"pause 1"_s, u"textSize"_s);
        QCOMPARE(words(1)->property("textSize").toDouble(), 1.0);
        tap(u"pause 1"_s, u"goOn"_s);
        QVERIFY(!play.item(u"pause 1"_s));
        tap(u"mat 1"_s, u"emblem"_s);
        tap(u"pause 1"_s, u"handOver"_s);
        tap(u"pause 1"_s, u"level easy"_s);
        QCOMPARE(levels(*host), QStringList({{}, u"easy"_s}));
        QVERIFY(!play.item(u"pause 1"_s));
        // Back again: the opponent's mat has the emblem too.
        tap(u"mat 1"_s, u"emblem"_s);
        tap(u"pause 1"_s, u"handOver"_s);
        QCOMPARE(levels(*host), QStringList({{}, {}}));
        QVERIFY(!host->paused());
    }

    void twoBesideEachOtherReadTheLogAndTheRaceOnTheFarSide_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("near") << 0;
        QTest::newRow("far") << 3;
    }
    void twoBesideEachOtherReadTheLogAndTheRaceOnTheFarSide()
    {
        QFETCH(const int, first);
        PlayedWindow play({.table = true});
        play.shell().seats()->at(first)->sitDownIn(u"en"_s);
        play.shell().seats()->at(first + 1)->sitDownIn(u"cs"_s);
        Host* host = play.house().matches()->start(u"pendulum"_s,
            core::Opening{.options = R"({"seats": 2})", .seed = 7, .setup = R"({"phase": "playing"})"},
            play.shell().seats()->toJson());
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        const QQuickItem* far = play.item(u"far side"_s);
        QVERIFY(far && far->isVisible());
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        const double unit = std::min(play.window().width() / 1920.0, play.window().height() / 1080.0);
        for (const QString& name : {u"race 0"_s, u"race 1"_s}) {
            const QRectF race = onTable(play.item(name));
            QVERIFY(onTable(far).contains(race));
            // As a rival's summary on a desktop is at its least.
            QVERIFY2(race.height() >= 100 * unit, qPrintable(u"%1"_s.arg(race.height() / unit)));
        }
        const QRectF area = onTable(play.item(u"area 0"_s));
        QVERIFY(!onTable(far).intersects(area));
        // The board lies in the middle of the table, as with people on both sides.
        QVERIFY(std::abs(area.center().y() - play.window().height() / 2.0) < 3 * unit);
        const auto moves = host->legal(0);
        const auto place =
            std::ranges::find_if(moves, [](const QString& move) { return move.startsWith("place "_L1); });
        QVERIFY(place != moves.end());
        host->submit(0, *place);
        QTRY_VERIFY(!host->isBusy());
        PlayedWindow::settle();
        // What has just happened stands there in words.
        QTRY_VERIFY(play.item(u"line 0"_s));
        const QRectF line = onTable(play.item(u"line 0"_s));
        QVERIFY2(onTable(far).contains(line.center()),
            qPrintable(u"%1 %2 %3 %4"_s.arg(line.x()).arg(line.y()).arg(line.width()).arg(line.height())));
    }

    void whoReadsTurnsPagesFoldsTheBookAndAsksForAPause()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->at(0)->sitDownIn(u"en"_s);
        play.shell().seats()->at(3)->sitDownIn(u"cs"_s);
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const auto find = [&](const QString& where, const QString& name) -> QQuickItem* {
            QQuickItem* place = play.item(where);
            return place ? test::findItem(*place, name) : nullptr;
        };
        const auto tap = [&](const QString& where, const QString& name) {
            QQuickItem* target = find(where, name);
            QVERIFY2(target, qPrintable(where + u' ' + name));
            fingers.tap(1, *target);
            PlayedWindow::settle();
        };
        tap(u"seat 0"_s, u"look pendulum"_s);
        tap(u"seat 0"_s, u"play"_s);
        fingers.tap(1, *play.item(u"start"_s));
        PlayedWindow::settle();
        tap(u"mat 1"_s, u"pause"_s);
        tap(u"pause 1"_s, u"rules"_s);
        tap(u"mat 0"_s, u"pause"_s);
        QVERIFY(!play.host()->paused());
        // The book lies over its reader's mat and over nobody else's.
        QQuickItem* book = play.item(u"book 1"_s);
        QVERIFY(book && !play.item(u"book 0"_s));
        // Whose turn it is stays in sight while one reads.
        const int asked = play.host()->legal(0).isEmpty() ? 1 : 0;
        const QQuickItem* coin = find(u"book 1"_s, u"awaited %1"_s.arg(asked));
        QVERIFY(coin && coin->isVisible() && coin->width() > 20);
        QVERIFY(!find(u"book 1"_s, u"awaited %1"_s.arg(1 - asked)));
        QQuickItem* page = find(u"book 1"_s, u"page"_s);
        QVERIFY(page);
        const auto title = [&] { return find(u"book 1"_s, u"title"_s)->property("text").toString(); };
        const QString first = title();
        while (page->property("page").toInt() + 1 < page->property("pages").toInt())
            tap(u"book 1"_s, u"page after"_s);
        QCOMPARE(title(), first);
        tap(u"book 1"_s, u"page after"_s);
        const QString second = title();
        QVERIFY(second != first);
        tap(u"book 1"_s, u"ribbon"_s);
        QVERIFY(!play.item(u"book 1"_s));
        fingers.tap(1, *play.item(u"folded 1"_s));
        PlayedWindow::settle();
        QVERIFY(play.item(u"book 1"_s));
        QCOMPARE(title(), second);
        // Letters are of the reader's script, and what they find is opened by a touch.
        tap(u"book 1"_s, u"search"_s);
        for (const QChar letter : u"hlas"_s)
            tap(u"book 1"_s, u"key "_s + letter);
        tap(u"book 1"_s, u"key done"_s);
        QVERIFY(find(u"book 1"_s, u"hits"_s)->property("count").toInt() > 0);
        // The others are asked, and may say no.
        tap(u"book 1"_s, u"pause for me"_s);
        QVERIFY(!play.host()->paused() && play.item(u"plea 0"_s) && !play.item(u"plea 1"_s));
        tap(u"plea 0"_s, u"not now"_s);
        QVERIFY(!play.host()->paused() && !play.item(u"plea 0"_s));
        tap(u"book 1"_s, u"pause for me"_s);
        tap(u"plea 0"_s, u"pause"_s);
        QVERIFY(play.host()->paused() && !play.item(u"plea 0"_s));
        tap(u"book 1"_s, u"close book"_s);
        QVERIFY(!play.item(u"book 1"_s));
    }

    void whoReadsSeesHowMuchSandIsLeft()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        Host* host = play.house().matches()->start(u"pendulum"_s,
            core::Opening{.options = R"({"seats": 2})", .seed = 7, .setup = R"({"phase": "playing"})"},
            play.shell().seats()->toJson());
        QVERIFY(host);
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        fingers.tap(1, *test::findItem(*play.item(u"pause 0"_s), u"rules"_s));
        PlayedWindow::settle();
        QQuickItem* book = play.item(u"book 0"_s);
        QVERIFY(book);
        for (int area = 0; area < 3; ++area) {
            const QQuickItem* bar = test::findItem(*book, u"bar %1"_s.arg(area));
            QVERIFY(bar && bar->isVisible() && bar->width() > 10);
            const double share = bar->property("share").toDouble();
            QVERIFY2(share >= 0 && share <= 1, qPrintable(QString::number(share)));
        }
        QVERIFY(!test::findItem(*book, u"awaited 0"_s) || !test::findItem(*book, u"awaited 0"_s)->isVisible());
    }

    void atTheEndAllMayWantItOnceMore()
    {
        PlayedWindow play({.table = true});
        QSignalSpy current(play.house().matches(), &Matches::currentChanged);
        chooseAtTheEnd(play, u"again"_s, u"again"_s);
        QTRY_VERIFY(current.size() > 1);
        QVERIFY(play.host());
        QCOMPARE(play.host()->seats(), 2);
    }

    void atTheEndAllMayGoHome()
    {
        PlayedWindow play({.table = true});
        chooseAtTheEnd(play, u"home"_s, u"home"_s);
        QTRY_VERIFY(!play.host());
        QCOMPARE(play.page(), u"home"_s);
    }

    void atTheEndAllMayWatchItAgain()
    {
        PlayedWindow play({.table = true});
        chooseAtTheEnd(play, u"watch"_s, u"watch"_s);
        QTRY_VERIFY(!play.host());
        QCOMPARE(play.page(), u"watch"_s);
        QTRY_VERIFY(play.item(u"table"_s));
    }

    void whoWantSomethingElseStayAtTheTable()
    {
        PlayedWindow play({.table = true});
        chooseAtTheEnd(play, u"home"_s, u"again"_s);
        QVERIFY(play.host() && play.host()->isOver());
    }

    void whatAnOpponentPlaysIsNotLiftedByAFinger()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        QVariantList people = play.shell().seats()->toJson().toVariantList();
        QVariantMap opponent = people[1].toMap();
        opponent[u"bot"_s] = u"normal"_s;
        people[1] = opponent;
        Host* host = play.house().matches()->start(u"pendulum"_s, QVariantMap{{u"seats"_s, 2}}, people, 1000);
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        // Pulled a good way: a person's piece goes along, an opponent's stays where it is.
        const auto follows = [&](QQuickItem& piece) {
            const QPointF home = piece.mapToScene({0, 0});
            const QPoint from = test::centreOf(piece);
            fingers.press(1, from);
            fingers.move(1, from + QPoint(0, 15));
            fingers.move(1, from + QPoint(0, 60));
            // A move is delivered with the next frame.
            QSignalSpy frames(&play.window(), &QQuickWindow::frameSwapped);
            play.window().update();
            if (!frames.wait())
                qFatal("there is no frame");
            const bool moved = piece.mapToScene({0, 0}) != home;
            const bool lifted = piece.scale() != 1;
            fingers.release(1);
            PlayedWindow::settle();
            return moved || lifted;
        };
        for (const int seat : {0, 1}) {
            QQuickItem* figure = play.item(u"worker %1 0"_s.arg(seat));
            QQuickItem* mat = play.item(u"mat %1"_s.arg(seat));
            QQuickItem* card =
                test::findVisible(mat, [](const QQuickItem& item) { return item.objectName().startsWith("card "_L1); });
            QVERIFY(figure && card);
            QCOMPARE(follows(*figure), seat == 0);
            QCOMPARE(follows(*card), seat == 0);
            const double rest = card->y();
            fingers.tap(1, *card);
            PlayedWindow::settle();
            QCOMPARE(card->y() != rest, seat == 0);
        }
    }

    void whatIsNotSavedIsSaidAtEverySeat_data()
    {
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("warning");
        QTest::newRow("full") << ENOSPC << u"journal.warning.diskFull"_s;
        QTest::newRow("read-only") << EROFS << u"journal.warning.readOnly"_s;
    }

    void whatIsNotSavedIsSaidAtEverySeat()
    {
        QFETCH(int, error);
        QFETCH(QString, warning);
        auto disk = std::make_shared<test::FaultyDisk>();
        PlayedWindow play({.outside = {.disk = disk}, .table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(4);
        play.house().matches()->start(u"pendulum"_s, QVariantMap{{u"seats"_s, 2}},
            QVariantList(play.shell().seats()->toJson().toVariantList()), 1000);
        PlayedWindow::settle();
        play.host()->resume();
        disk->writeError = error;
        play.host()->submit(0, play.host()->legal(0).value(0));
        play.host()->submit(1, play.host()->legal(1).value(0));
        QTRY_COMPARE(play.host()->warning(), warning);
        PlayedWindow::settle();
        const QString sentence = play.shell().language()->words()->text(play.host()->warning());
        for (const char* seat : {"voice 0", "voice 1"}) {
            QQuickItem* note = test::findItem(*play.item(QLatin1String(seat)), u"note"_s);
            QVERIFY2(note, seat);
            QCOMPARE(note->property("text").toString(), sentence);
        }
        // Those who look after the table read it too, also when it is over.
        const QList<Incident> incidents = play.shell().staff()->health()->incidents()->all();
        QVERIFY(!incidents.isEmpty());
        QCOMPARE(incidents.first().what.in(play.shell().language()->words()), sentence);
        disk->writeError = 0;
        QTRY_COMPARE(play.host()->warning(), QString());
        for (const char* seat : {"voice 0", "voice 1"}) {
            const QQuickItem* note = test::findItem(*play.item(QLatin1String(seat)), u"note"_s);
            QVERIFY2(!note || !note->isVisible() || note->property("text").toString() != sentence, seat);
        }
    }
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPendulumAtTable test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_pendulum_at_table.moc"
