// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum on a desktop, from home to the end and back, in the real window: by keyboard and by mouse.
#include "docks/dock_area.h"
#include "faulty_disk.h"
#include "house/match_log.h"
#include "pendulum/pendulum_model.h"
#include "played_pendulum.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::handOver;
using test::levels;
using test::PlayedWindow;
using test::start;
using test::waitForMyTurn;

class TestPendulumOnDesktop : public QObject {
    Q_OBJECT

    static DockArea& panels(PlayedWindow& play)
    {
        QQuickItem* found =
            play.find([](const QQuickItem& item) { return qobject_cast<const DockArea*>(&item) != nullptr; });
        return *qobject_cast<DockArea*>(found);
    }

    /// Something in one of the panels of a match, in whatever window the panel is.
    static QQuickItem* inPart(const QString& part, const QString& name)
    {
        for (const QWindow* window : QGuiApplication::topLevelWindows())
            if (const auto* shown = qobject_cast<const QQuickWindow*>(window); shown && shown->isVisible())
                if (QQuickItem* panel = test::findItem(*shown->contentItem(), u"part "_s + part))
                    return test::findItem(*panel, name);
        return nullptr;
    }

    /// From the middle of one thing to that of another, also where they are in two windows.
    static void drag(const QQuickItem& from, const QQuickItem& to)
    {
        QQuickWindow* window = from.window();
        const QPoint start = test::centreOf(from);
        const QPoint end = window->mapFromGlobal(to.window()->mapToGlobal(test::centreOf(to)));
        QTest::mousePress(window, Qt::LeftButton, {}, start);
        QTest::mouseMove(window, start + QPoint(0, -20));
        QTest::mouseMove(window, end);
        QTest::mouseRelease(window, Qt::LeftButton, {}, end);
        PlayedWindow::settle();
    }

    static PendulumModel* model(const PlayedWindow& play)
    {
        QQuickItem* panel = play.item(u"part board"_s);
        return panel ? panel->property("model").value<PendulumModel*>() : nullptr;
    }

    static constexpr int longestLog = 1000;

    /// The last one that is seen.
    static QQuickItem* newestLine(const PlayedWindow& play)
    {
        for (int row = longestLog; row >= 0; --row)
            if (QQuickItem* line = play.item(u"line %1"_s.arg(row)))
                return line;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void aFirstGameIsTwoTapsAway()
    {
        PlayedWindow play({});
        play.click(*play.item(u"play pendulum"_s));
        play.key(Qt::Key_Return);
        QVERIFY(play.host());
        QCOMPARE(play.host()->game(), u"pendulum"_s);
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s}));
        QVERIFY(!play.host()->paused());
    }

    void theSetUpChoosesOpponentsCharactersRulesAndRounds()
    {
        PlayedWindow play({});
        play.click(*play.withText(u"Pendulum"_s));
        // Whatever is changed here is in the match's options.
        play.click(*play.item(u"shelf hard"_s)); // to the next free chair
        play.click(*play.item(u"answer never"_s));
        play.click(*play.item(u"answer fixed"_s));
        play.click(*play.item(u"side"_s)); // the advanced side of the mats
        play.click(*play.item(u"portrait tyrant"_s)); // one's own, whoever was called
        play.click(*play.item(u"experienced"_s));
        play.click(*play.item(u"start"_s));
        QVERIFY(play.host());
        const QString journal = QString::fromStdString(play.host()->session().journal());
        QVERIFY2(journal.contains(u"\"untimed\":[1,2,3,4]"_s), qPrintable(journal));
        QVERIFY2(journal.contains(u"\"paceFixed\":true"_s), qPrintable(journal));
        QVERIFY2(journal.contains(u"\"tyrant\",\"randomBasic\",\"randomBasic\""_s), qPrintable(journal));
        QVERIFY2(journal.contains(u"\"glory\":[0]"_s), qPrintable(journal));
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"hard"_s}));
    }

    void arrowsAndEnterPlayALegalMove()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(waitForMyTurn(play));
        QSignalSpy accepted(play.host(), &Host::accepted);
        play.key(Qt::Key_Right);
        play.key(Qt::Key_Return);
        QTRY_VERIFY(!accepted.isEmpty());
        QCOMPARE(accepted.first()[1].toInt(), 0);
    }

    void controlAndZTakesBackWhatMayBeTakenBack()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        Host* host = play.host();
        // What is placed in the opening stays; a worker that walks or acts in a round may go back.
        for (int second = 0; second < 120 && model(play)->phase() != "playing"_L1; ++second) {
            const QStringList legal = host->legal(0);
            const QString next = legal.contains(u"begin"_s) ? u"begin"_s : legal.filter(u"place "_s).value(0);
            if (next.isEmpty())
                play.pass(1000);
            else
                host->submit(0, next);
            QTRY_VERIFY(!host->isBusy());
        }
        QCOMPARE(model(play)->phase(), u"playing"_s);
        const auto walks = [&] { return host->legal(0).filter(QRegularExpression(u"^(place|act) "_s)); };
        for (int second = 0; second < 120 && walks().isEmpty(); ++second)
            play.pass(1000);
        QVERIFY(!walks().isEmpty());
        const core::Hash before = host->session().hash();
        QSignalSpy accepted(host, &Host::accepted);
        host->submit(0, walks().first());
        QTRY_COMPARE(accepted.size(), 1);
        QVERIFY(host->session().hash() != before);
        play.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(accepted.size(), 2);
        QCOMPARE(accepted.last()[1].toInt(), 0);
        QCOMPARE(accepted.last()[2].toString(), u"undo"_s);
        QCOMPARE(host->session().hash(), before);
        // What others have done is not taken back: that is said, and nothing happens.
        play.key(Qt::Key_Z, Qt::ControlModifier);
        const QQuickItem* rail = inPart(u"mine"_s, u"words"_s);
        QTRY_VERIFY(rail && rail->property("refused").toBool());
        QCOMPARE(host->session().hash(), before);
        QCOMPARE(accepted.size(), 2);
    }

    void aWorkerIsDraggedFromTheMatsPanelToTheBoardsPanel()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(waitForMyTurn(play));
        const Move move = model(play)->seats()[0]->moves().value(0);
        QCOMPARE(move.verb, u"place"_s);
        const QQuickItem* figure = inPart(u"mine"_s, u"worker 0 %1"_s.arg(move.first));
        const QQuickItem* spot = inPart(u"board"_s, u"spot %1"_s.arg(move.second));
        QVERIFY(figure && spot);
        QSignalSpy accepted(play.host(), &Host::accepted);
        drag(*figure, *spot);
        QTRY_COMPARE(accepted.size(), 1);
        QCOMPARE(accepted.first()[2].toString(), move.text);
    }

    void aProvinceIsDraggedFromTheBoardsPanelToASlotOfTheMatsPanel()
    {
        PlayedWindow play({});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        // A round is running, and the first seat has a province to take.
        const core::Opening opening{.options = R"({"seats": 2})",
            .seed = 7,
            .setup = R"({"phase": "playing", "markers": 2,)"
                     R"("seats": [{"owed": {"decisions": ["province"], "provinces": 1}}, {}]})"};
        Host* host = play.house().matches()->start(u"pendulum"_s, opening, play.shell().seats()->toJson());
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        PendulumSeat& mine = *model(play)->seats()[0];
        QVERIFY(mine.may(u"take"_s, 0));
        constexpr int slot = 2;
        const QString id = model(play)->provinces()[0].id;
        const auto tucked = [&] {
            const auto provinces = mine.productionSlots()[slot].provinces;
            return std::ranges::count(provinces, id, &PendulumProvince::id);
        };
        QCOMPARE(tucked(), 0);
        const QQuickItem* card = inPart(u"board"_s, u"province 0"_s);
        const QQuickItem* place = inPart(u"mine"_s, u"slot %1"_s.arg(slot));
        QVERIFY(card && place);
        drag(*card, *place);
        QTRY_COMPARE(tucked(), 1);
        QCOMPARE(mine.decision(), QString());
    }

    /// They would stand on its portrait; how many are at home is counted there.
    void aRivalsSmallMatHasNoFigures()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        int seen = 0;
        for (int worker = 0; worker < 5; ++worker) {
            const QQuickItem* rival = inPart(u"rivals"_s, u"worker 1 %1"_s.arg(worker));
            QVERIFY(!rival || !rival->isVisible());
            const QQuickItem* mine = inPart(u"mine"_s, u"worker 0 %1"_s.arg(worker));
            seen += mine && mine->isVisible() ? 1 : 0;
        }
        QVERIFY(seen > 0);
    }

    void oneKeyGoesFromPersonToPersonAndPassesOpponents()
    {
        PlayedWindow play({});
        QVariantList people;
        for (int seat = 0; seat < 3; ++seat)
            people.append(
                QVariantMap{{u"place"_s, seat}, {u"emblem"_s, emblemWords()[seat]}, {u"colour"_s, colourWords()[seat]},
                    {u"language"_s, u"en"_s}, {u"name"_s, QString()}, {u"bot"_s, seat == 1 ? u"easy"_s : QString()}});
        Host* host = play.house().matches()->start(u"pendulum"_s, QVariantMap{{u"seats"_s, 3}}, people, 1000);
        QVERIFY(host);
        PlayedWindow::settle();
        QVERIFY(inPart(u"mine"_s, u"mat 0"_s));
        play.key(Qt::Key_F6);
        QTRY_VERIFY(inPart(u"mine"_s, u"mat 2"_s));
        QVERIFY(!inPart(u"mine"_s, u"mat 0"_s));
        play.key(Qt::Key_F6);
        QTRY_VERIFY(inPart(u"mine"_s, u"mat 0"_s));
    }

    void lettersDoWhatIsDoneOftenAndDigitsAnswer()
    {
        PlayedWindow play({});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        const core::Opening opening{.options = R"({"seats": 2})",
            .seed = 7,
            .setup = R"({"phase": "playing", "markers": 2,)"
                     R"("seats": [{"owed": {"decisions": ["province"], "provinces": 1}}, {}]})"};
        Host* host = play.house().matches()->start(u"pendulum"_s, opening, play.shell().seats()->toJson());
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        PendulumSeat& mine = *model(play)->seats()[0];
        play.key(Qt::Key_1);
        QTRY_COMPARE(mine.decision(), u"tuck"_s);
        play.key(Qt::Key_2);
        QTRY_COMPARE(mine.decision(), QString());
        play.key(Qt::Key_T);
        QCOMPARE(mine.notice().word, u"left"_s);
        const PendulumTimer& green = *model(play)->timers()[1];
        const int row = green.row();
        for (int minute = 0; minute < 5 && !green.runOut(); ++minute)
            play.pass(60'000);
        QVERIFY(green.runOut());
        play.key(Qt::Key_W);
        QTRY_COMPARE(green.row(), row ^ 1);
        play.key(Qt::Key_A);
        QTRY_VERIFY(!mine.refusal().isEmpty());
    }

    void aPanelThatFloatsIsPlayedFrom()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        panels(play).floatPanel(u"pendulum-mine"_s, true);
        QVERIFY(waitForMyTurn(play));
        const auto next = [&] { return model(play)->seats()[0]->moves().value(0); };
        const auto figure = [&] { return inPart(u"mine"_s, u"worker 0 %1"_s.arg(next().first)); };
        const auto spot = [&] { return inPart(u"board"_s, u"spot %1"_s.arg(next().second)); };
        QTRY_VERIFY(figure() && figure()->window() != &play.window());
        QVERIFY(spot() && spot()->window() == &play.window());
        QQuickWindow* floating = figure()->window();
        QSignalSpy accepted(play.host(), &Host::accepted);
        const auto mine = [&] {
            return std::ranges::count_if(accepted, [](const QVariantList& one) { return one[1].toInt() == 0; });
        };
        // Tapped in one window, and then in the other.
        QTest::mouseClick(floating, Qt::LeftButton, {}, test::centreOf(*figure()));
        PlayedWindow::settle();
        QCOMPARE(model(play)->seats()[0]->worker(), next().first);
        play.click(*spot());
        QTRY_COMPARE(mine(), 1);
        // Carried from one window to the other, which lies beside it.
        floating->setPosition(play.window().geometry().bottomLeft() + QPoint(0, 40));
        QVERIFY(waitForMyTurn(play));
        QCOMPARE(next().verb, u"place"_s);
        const QString text = next().text;
        drag(*figure(), *spot());
        QTRY_COMPARE(mine(), 2);
        QCOMPARE(accepted.last()[2].toString(), text);
    }

    void aLogThatIsOpenedWhileTheDiskIsWaitedForTellsNothingTwice()
    {
        auto disk = std::make_shared<test::FaultyDisk>();
        PlayedWindow play({.outside = {.disk = disk}, .table = true});
        Host* host = play.house().matches()->start(u"pendulum"_s, QVariantMap{{u"seats"_s, 2}}, QVariantList{}, 1000);
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        MatchLog log;
        {
            const std::unique_lock hanging(disk->hanging);
            const int seat = host->legal(0).isEmpty() ? 1 : 0;
            host->submit(seat, host->legal(seat).value(0));
            QVERIFY(host->isUntold());
            log.setHouse(&play.house());
            log.setHost(host);
        }
        QTRY_VERIFY(!host->isBusy());
        MatchLog afterwards;
        afterwards.setHouse(&play.house());
        afterwards.setHost(host);
        QVERIFY(afterwards.count() > 0);
        QCOMPARE(log.count(), afterwards.count());
    }

    void whatToDoNextIsSaidAtTheOwnMat()
    {
        PlayedWindow play({.language = u"pl"_s});
        play.click(*play.withText(u"Wahadło"_s));
        play.key(Qt::Key_Return);
        QVERIFY(play.host() && waitForMyTurn(play));
        const auto said = [&] {
            const QQuickItem* words = inPart(u"mine"_s, u"words"_s);
            return words ? words->property("text").toString() : QString();
        };
        const Catalogue* polish = play.shell().language()->words();
        QCOMPARE(said(), polish->text(u"pendulum.hint.opening"_s));
        const PendulumSeat* mine = model(play)->seats()[0];
        const QQuickItem* figure = inPart(u"mine"_s, u"worker 0 %1"_s.arg(mine->moves().first().first));
        play.click(*figure);
        QCOMPARE(said(), polish->text(u"pendulum.hand.frame"_s));
        // It covers nothing that can be played.
        const QQuickItem* words = inPart(u"mine"_s, u"words"_s);
        const QRectF plate = words->mapRectToScene(words->boundingRect());
        for (int spot = 0; spot < 48; ++spot)
            if (const QQuickItem* target = inPart(u"board"_s, u"spot %1"_s.arg(spot)))
                QVERIFY(!plate.intersects(target->mapRectToScene(target->boundingRect())));
    }

    void spacePausesAndGoesOn()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        play.key(Qt::Key_Space);
        QVERIFY(play.host()->paused());
        play.key(Qt::Key_Space);
        QVERIFY(!play.host()->paused());
    }

    void theRulebookOpensBesideTheBoardAndPausesNothing()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(!play.item(u"book"_s));
        play.key(Qt::Key_F1);
        QTRY_VERIFY(play.item(u"book"_s));
        QVERIFY(!play.host()->paused());
        QCOMPARE(play.item(u"book"_s)->property("game").toString(), u"pendulum"_s);
        play.key(Qt::Key_F1);
        QTRY_VERIFY(!play.item(u"book"_s));
    }

    void whoLeavesComesBackToTheSameMoment()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        play.pass(8000);
        const core::Hash before = play.host()->session().hash();
        const qint64 time = play.host()->now();
        play.click(*play.withText(u"Home"_s));
        QVERIFY(!play.host());
        QTRY_VERIFY(play.withText(u"Continue: Pendulum"_s));
        play.click(*play.withText(u"Continue: Pendulum"_s));
        QVERIFY(play.host());
        QVERIFY(play.host()->paused());
        QCOMPARE(play.host()->session().hash(), before);
        QCOMPARE(play.host()->now(), time);
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"normal"_s}));
    }

    void aSeatIsHandedToAnOpponentAndTakenBack()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(handOver(play, u"hard"_s));
        QCOMPARE(levels(*play.host()), QStringList({u"hard"_s, u"normal"_s, u"normal"_s}));
        QVERIFY(model(play)->seats()[0]->moves().isEmpty()); // it is not for hands now
        QSignalSpy accepted(play.host(), &Host::accepted);
        play.pass(20'000);
        QVERIFY(std::ranges::any_of(accepted, [](const QVariantList& one) { return one[1].toInt() == 0; }));
        play.click(*play.item(u"handOver"_s));
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"normal"_s}));
    }

    void theLogSpeaksTheShellsLanguageAlsoWhenItChanges()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(handOver(play, u"normal"_s));
        panels(play).openPanel(u"pendulum-log"_s);
        play.pass(15'000);
        // Nobody adds a line meanwhile; and the newest stays in sight when the others need more or less room.
        play.key(Qt::Key_Space);
        QVERIFY(play.host()->paused());
        const auto line = [&] {
            const QQuickItem* found = newestLine(play);
            return found ? found->property("text").toString() : QString();
        };
        const QString english = line();
        QVERIFY(!english.isEmpty());
        play.shell().settings()->setLanguage(u"ru"_s);
        QTRY_VERIFY(!line().isEmpty() && line() != english);
        play.shell().settings()->setLanguage(u"en"_s);
        QTRY_COMPARE(line(), english);
    }

    void aLineOfTheLogPointsAtWhatItSpeaksOf()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(handOver(play, u"normal"_s));
        panels(play).openPanel(u"pendulum-log"_s);
        play.pass(15'000);
        // A ring around a mat, a spot or a glass, whichever the line speaks of.
        const auto pointed = [&] { return play.item(u"ring 0"_s) != nullptr; };
        QVERIFY(!pointed());
        // The newest ones are in sight.
        for (int row = longestLog; row >= 0 && !pointed(); --row)
            if (const QQuickItem* line = play.item(u"line %1"_s.arg(row)))
                play.click(*line);
        QVERIFY(pointed());
    }

    void opponentsPlayAWholeMatchThatIsRemembered()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(handOver(play, u"normal"_s));
        QSignalSpy ended(play.host(), &Host::ended);
        for (int minute = 0; minute < 120 && ended.isEmpty(); ++minute)
            play.pass(60'000);
        QCOMPARE(ended.size(), 1);
        QVERIFY(play.host()->isOver());
        QSignalSpy figures(play.house().hall(), &Hall::figuresChanged);
        play.house().hall()->ask(u"pendulum"_s);
        QVERIFY(figures.wait());
        QCOMPARE(play.house().hall()->figures().value(u"matches"_s).toInt(), 1);
        // Once more, with the same people.
        const QStringList people = levels(*play.host());
        const int seats = play.host()->seats();
        play.click(*play.item(u"again"_s));
        QTRY_VERIFY(play.host() && !play.host()->isOver());
        QCOMPARE(play.page(), u"match"_s);
        QVERIFY(!play.host()->paused());
        QCOMPARE(play.host()->seats(), seats);
        QCOMPARE(levels(*play.host()), people);
    }
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPendulumOnDesktop test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_pendulum_on_desktop.moc"
