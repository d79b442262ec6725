// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum from home to the end and back, in the real window: by keyboard, by mouse and by touches.
#include "docks/dock_area.h"
#include "faulty_disk.h"
#include "house/match_log.h"
#include "models/pendulum_model.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

class TestPendulumPlay : public QObject {
    Q_OBJECT

    static QStringList levels(const Host& host)
    {
        QStringList levels;
        for (const QJsonValue& person : host.people())
            levels.append(person["bot"_L1].toString());
        return levels;
    }

    /// Home, card, start. False where there is no match then: nothing else can be asked.
    [[nodiscard]] static bool start(PlayedWindow& play)
    {
        const QQuickItem* card = play.isShown() ? play.withText(u"Pendulum"_s) : nullptr;
        if (!card)
            return false;
        play.click(*card);
        if (play.page() != "setup"_L1)
            return false;
        play.key(Qt::Key_Return);
        return play.page() == "match"_L1 && play.host();
    }

    /// Until the person's seat can do something.
    [[nodiscard]] static bool waitForMyTurn(PlayedWindow& play)
    {
        for (int second = 0; second < 60 && play.host()->legal(0).isEmpty(); ++second)
            play.pass(1000);
        return !play.host()->legal(0).isEmpty();
    }

    /// The own seat to an opponent of that level.
    [[nodiscard]] static bool handOver(PlayedWindow& play, const QString& level)
    {
        for (const QString& name : {u"handOver"_s, u"level "_s + level}) {
            const QQuickItem* button = play.item(name);
            if (!button)
                return false;
            play.click(*button);
        }
        return true;
    }

    /// One of the panels of a match.
    static QQuickItem* inPart(const PlayedWindow& play, const QString& part, const QString& name)
    {
        QQuickItem* panel = play.item(u"part "_s + part);
        return panel ? test::findItem(*panel, name) : nullptr;
    }

    static PendulumModel* model(const PlayedWindow& play)
    {
        QQuickItem* panel = play.item(u"part board"_s);
        return panel ? panel->property("model").value<PendulumModel*>() : nullptr;
    }

    static constexpr int longestLog = 1000;

    /// Of those lines of the log that are seen.
    static QQuickItem* firstLine(const PlayedWindow& play)
    {
        for (int row = 0; row < longestLog; ++row)
            if (QQuickItem* line = play.item(u"line %1"_s.arg(row)))
                return line;
        return nullptr;
    }

    static QQuickItem* newestLine(const PlayedWindow& play)
    {
        for (int row = longestLog; row >= 0; --row)
            if (QQuickItem* line = play.item(u"line %1"_s.arg(row)))
                return line;
        return nullptr;
    }

private slots:
    void initTestCase() { test::watchMessages(); }

    void aFirstGameIsTwoTapsAway()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QCOMPARE(play.host()->game(), u"pendulum"_s);
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"normal"_s}));
        QVERIFY(!play.host()->paused());
    }

    void theSetUpChoosesOpponentsCharactersRulesAndRounds()
    {
        PlayedWindow play({});
        play.click(*play.withText(u"Pendulum"_s));
        // Whatever is changed here is in the match's options.
        play.click(*play.item(u"round 2"_s));
        const auto step = [&](const QString& what) {
            QQuickItem* stepper = play.item(what);
            QVERIFY2(stepper, qPrintable(what));
            play.click(*test::findItem(*stepper, u"next"_s));
        };
        step(u"character"_s); // of the first place: any advanced one
        step(u"rules"_s); // with glory
        play.click(*play.item(u"start"_s));
        QVERIFY(play.host());
        const QString journal = QString::fromStdString(play.host()->session().journal());
        QVERIFY2(journal.contains(u"\"untimed\":[2]"_s), qPrintable(journal));
        QVERIFY2(journal.contains(u"\"randomAdvanced\",\"randomBasic\",\"randomBasic\""_s), qPrintable(journal));
        QVERIFY2(journal.contains(u"\"glory\":[0]"_s), qPrintable(journal));
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
        QTRY_VERIFY(play.item(u"refusal"_s));
        QCOMPARE(host->session().hash(), before);
        QCOMPARE(accepted.size(), 2);
    }

    void aWorkerIsDraggedFromTheMatsPanelToTheBoardsPanel()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(waitForMyTurn(play));
        const PendulumMove move = model(play)->seats()[0]->moves().value(0);
        QCOMPARE(move.verb, u"place"_s);
        const QQuickItem* figure = inPart(play, u"mine"_s, u"worker 0 %1"_s.arg(move.first));
        const QQuickItem* spot = inPart(play, u"board"_s, u"spot %1"_s.arg(move.second));
        QVERIFY(figure && spot);
        QSignalSpy accepted(play.host(), &Host::accepted);
        const QPoint from = test::centreOf(*figure);
        QTest::mousePress(&play.window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&play.window(), from + QPoint(0, -20));
        QTest::mouseMove(&play.window(), test::centreOf(*spot));
        QTest::mouseRelease(&play.window(), Qt::LeftButton, {}, test::centreOf(*spot));
        QTRY_COMPARE(accepted.size(), 1);
        QCOMPARE(accepted.first()[2].toString(), move.text);
    }

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

    void spacePausesAndGoesOn()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        play.key(Qt::Key_Space);
        QVERIFY(play.host()->paused());
        play.key(Qt::Key_Space);
        QVERIFY(!play.host()->paused());
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
        PlayedWindow::settle();
        QVERIFY(!line().isEmpty());
        QVERIFY(line() != english);
        play.shell().settings()->setLanguage(u"en"_s);
        PlayedWindow::settle();
        QCOMPARE(line(), english);
    }

    void aLineOfTheLogPointsAtWhatItSpeaksOf()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(handOver(play, u"normal"_s));
        play.pass(15'000);
        QVERIFY(!play.item(u"pointed seat"_s));
        for (int row = 0; row < longestLog && !play.item(u"pointed seat"_s); ++row)
            if (const QQuickItem* line = play.item(u"line %1"_s.arg(row)))
                play.click(*line);
        QVERIFY(play.item(u"pointed seat"_s));
    }

    void threeTouchesStartAGameAtTheTable()
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
        tap(u"sitDown"_s);
        tap(u"play pendulum"_s);
        tap(u"start"_s);
        QVERIFY(play.host());
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"normal"_s}));
    }

    void aSeatPausesGoesOnChangesItsLanguageAndLeaves()
    {
        PlayedWindow play({.table = true});
        play.shell().seats()->sitDown(0);
        play.shell().seats()->sitDown(3);
        PlayedWindow::settle();
        test::Fingers fingers(play.window());
        const auto tap = [&](const QString& where, const QString& name) {
            QQuickItem* place = play.item(where);
            QQuickItem* target = place ? test::findItem(*place, name) : nullptr;
            QVERIFY2(target, qPrintable(where + u' ' + name));
            fingers.tap(1, *target);
            PlayedWindow::settle();
        };
        fingers.tap(1, *play.item(u"play pendulum"_s));
        PlayedWindow::settle();
        fingers.tap(1, *play.item(u"start"_s));
        PlayedWindow::settle();
        QVERIFY(play.host());
        QCOMPARE(play.host()->seats(), 2);
        tap(u"mat 1"_s, u"pause"_s);
        QVERIFY(play.host()->paused());
        tap(u"pause 1"_s, u"speak ru"_s);
        QCOMPARE(play.host()->people()[1][u"language"_s].toString(), u"ru"_s);
        QCOMPARE(play.host()->people()[0][u"language"_s].toString(), u"en"_s);
        tap(u"pause 0"_s, u"handOver"_s);
        tap(u"pause 0"_s, u"notAfterAll"_s);
        QCOMPARE(levels(*play.host()), QStringList({{}, {}}));
        tap(u"pause 0"_s, u"handOver"_s);
        tap(u"pause 0"_s, u"level easy"_s);
        QCOMPARE(levels(*play.host()), QStringList({u"easy"_s, {}}));
        tap(u"pause 0"_s, u"goOn"_s);
        QVERIFY(!play.host()->paused());
        tap(u"mat 0"_s, u"pause"_s);
        tap(u"pause 0"_s, u"leave"_s);
        QVERIFY(!play.host());
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
        disk->writeError = 0;
        QTRY_COMPARE(play.host()->warning(), QString());
        for (const char* seat : {"voice 0", "voice 1"}) {
            const QQuickItem* note = test::findItem(*play.item(QLatin1String(seat)), u"note"_s);
            QVERIFY2(!note || !note->isVisible() || note->property("text").toString() != sentence, seat);
        }
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
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPendulumPlay test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_pendulum_play.moc"
