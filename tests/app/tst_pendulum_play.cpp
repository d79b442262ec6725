// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum from home to the end and back, in the real window: by keyboard, by mouse and by touches.
#include "docks/dock_area.h"
#include "faulty_disk.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/strict_messages.h"

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

    /// Home, card, start.
    static void start(PlayedWindow& play)
    {
        play.click(*play.withText(u"Pendulum"_s));
        QCOMPARE(play.page(), u"setup"_s);
        play.key(Qt::Key_Return);
        QCOMPARE(play.page(), u"match"_s);
        QVERIFY(play.host());
    }

    /// Until the person's seat can do something.
    static void waitForMyTurn(PlayedWindow& play)
    {
        for (int second = 0; second < 60 && play.host()->legal(0).isEmpty(); ++second)
            play.pass(1000);
        QVERIFY(!play.host()->legal(0).isEmpty());
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
        QVERIFY(play.isShown());
        start(play);
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
        start(play);
        waitForMyTurn(play);
        QSignalSpy accepted(play.host(), &Host::accepted);
        play.key(Qt::Key_Right);
        play.key(Qt::Key_Return);
        QTRY_VERIFY(!accepted.isEmpty());
        QCOMPARE(accepted.first()[1].toInt(), 0);
    }

    void spacePausesAndGoesOn()
    {
        PlayedWindow play({});
        start(play);
        play.key(Qt::Key_Space);
        QVERIFY(play.host()->paused());
        play.key(Qt::Key_Space);
        QVERIFY(!play.host()->paused());
    }

    void whoLeavesComesBackToTheSameMoment()
    {
        PlayedWindow play({});
        start(play);
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
        start(play);
        play.click(*play.item(u"handOver"_s));
        QCOMPARE(levels(*play.host()), QStringList({u"normal"_s, u"normal"_s, u"normal"_s}));
        QSignalSpy accepted(play.host(), &Host::accepted);
        play.pass(20'000);
        QVERIFY(std::ranges::any_of(accepted, [](const QVariantList& one) { return one[1].toInt() == 0; }));
        play.click(*play.item(u"handOver"_s));
        QCOMPARE(levels(*play.host()), QStringList({{}, u"normal"_s, u"normal"_s}));
    }

    void theLogSpeaksTheShellsLanguageAlsoWhenItChanges()
    {
        PlayedWindow play({});
        start(play);
        play.click(*play.item(u"handOver"_s));
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
        start(play);
        play.click(*play.item(u"handOver"_s));
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
        QCOMPARE(levels(*play.host()), QStringList({u"normal"_s, {}}));
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
        for (const char* seat : {"pause 0", "pause 1"}) {
            QQuickItem* note = test::findItem(*play.item(QLatin1String(seat)), u"note"_s);
            QVERIFY2(note, seat);
            QCOMPARE(note->property("text").toString(), sentence);
        }
        disk->writeError = 0;
        QTRY_COMPARE(play.host()->warning(), QString());
        for (const char* seat : {"pause 0", "pause 1"}) {
            const QQuickItem* note = test::findItem(*play.item(QLatin1String(seat)), u"note"_s);
            QVERIFY2(!note || !note->isVisible() || note->property("text").toString() != sentence, seat);
        }
    }

    void opponentsPlayAWholeMatchThatIsRemembered()
    {
        PlayedWindow play({});
        start(play);
        play.click(*play.item(u"handOver"_s));
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
