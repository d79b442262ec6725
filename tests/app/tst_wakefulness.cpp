// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When a table asks whether somebody is there, when it sleeps, and how it looks then, with a clock that the test turns.
#include "lobby/wakefulness.h"

#include <QtCore/QRectF>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass::app;
using State = Wakefulness::State;

class TestWakefulness : public QObject {
    Q_OBJECT

    qint64 m_now = 0;
    std::unique_ptr<Wakefulness> m_sleep;

    void pass(qint64 time)
    {
        m_now += time;
        m_sleep->tick();
    }

private Q_SLOTS:
    void init()
    {
        m_now = 0;
        m_sleep = std::make_unique<Wakefulness>([this] { return m_now; });
        m_sleep->setProperty("games", 3);
        m_sleep->setWatching(true);
    }

    void itAsksBeforeItSleeps()
    {
        const QSignalSpy asleep(m_sleep.get(), &Wakefulness::fellAsleep);
        pass(2 * attract::minute - 1);
        QCOMPARE(m_sleep->state(), State::Awake);
        pass(1);
        QCOMPARE(m_sleep->state(), State::Asking);
        QCOMPARE(m_sleep->left(), 60);
        pass(59 * attract::second);
        QCOMPARE(m_sleep->left(), 1);
        QCOMPARE(asleep.size(), 0);
        pass(attract::second);
        QCOMPARE(m_sleep->state(), State::Asleep);
        QCOMPARE(asleep.size(), 1);
    }

    void aHandAnswers()
    {
        pass(2 * attract::minute);
        m_sleep->touched();
        QCOMPARE(m_sleep->state(), State::Awake);
        pass(2 * attract::minute - 1);
        QCOMPARE(m_sleep->state(), State::Awake);
        m_sleep->touched();
        pass(2 * attract::minute - 1);
        QCOMPARE(m_sleep->state(), State::Awake);
    }

    void whoeverPlaysMayThinkLonger()
    {
        m_sleep->setInMatch(true);
        pass(6 * attract::minute - 1);
        QCOMPARE(m_sleep->state(), State::Awake);
        pass(1);
        QCOMPARE(m_sleep->state(), State::Asking);
    }

    void theCafeSaysHowLongItIsPatientInAMatch()
    {
        m_sleep->setInMatch(true);
        m_sleep->setProperty("patience", 30);
        pass(30 * attract::minute - 1);
        QCOMPARE(m_sleep->state(), State::Awake);
        pass(1);
        QCOMPARE(m_sleep->state(), State::Asking);
    }

    void aClosedTableIsDarkOnceItSleepsAndChangesOnceAMinute()
    {
        m_sleep->setProperty("closed", true);
        QVERIFY(!m_sleep->dark());
        m_sleep->sleepNow();
        QVERIFY(m_sleep->dark());
        pass(attract::second);
        const QSignalSpy moved(m_sleep.get(), &Wakefulness::spotChanged);
        const QSignalSpy ticked(m_sleep.get(), &Wakefulness::ticked);
        for (int second = 0; second < 600; ++second)
            pass(attract::second);
        QCOMPARE(moved.size(), 10);
        QCOMPARE(ticked.size(), 0);
        m_sleep->setProperty("closed", false);
        QVERIFY(!m_sleep->dark());
    }

    void aClosedTableUsesAllOfItself()
    {
        QRectF used;
        for (int minute = 0; minute < 600; ++minute) {
            const QPointF at(
                attract::closedSpot(minute * attract::minute, 0), attract::closedSpot(minute * attract::minute, 1));
            QVERIFY(QRectF(0, 0, 1, 1).contains(at));
            used |= QRectF(at, QSizeF(0.001, 0.001));
        }
        QVERIFY2(used.width() > 0.95 && used.height() > 0.95, "it stays in a corner");
    }

    void whereNobodySitsNobodyIsAsked()
    {
        m_sleep->setProperty("nobody", true);
        pass(2 * attract::minute);
        QCOMPARE(m_sleep->state(), State::Asleep);
    }

    void aDesktopNeverSleeps()
    {
        m_sleep->setWatching(false);
        m_sleep->sleepNow();
        QCOMPARE(m_sleep->state(), State::Awake);
    }

    void itDimsSlowlyToWhatTheHourAsksFor()
    {
        m_sleep->sleepNow();
        QCOMPARE(m_sleep->brightness(), 1.0);
        pass(5 * attract::minute);
        QCOMPARE(m_sleep->brightness(), 1.0);
        pass(25 * attract::minute);
        QCOMPARE(m_sleep->brightness(), 0.55);
        m_sleep->setProperty("dimmest", 0.4);
        QCOMPARE(m_sleep->brightness(), 0.4);
        m_sleep->touched();
        QCOMPARE(m_sleep->brightness(), 1.0);
    }

    void nothingStandsStill()
    {
        // No edge stays within eight of the 268 units that it can wander for more than 75 seconds, in 72 hours.
        constexpr double way = 268;
        for (qint64 at = 0; at < 72 * 60 * attract::minute; at += 75 * attract::second) {
            const double from = attract::wanderX(at) * way;
            const double middle = attract::wanderX(at + 75 * attract::second) * way;
            const bool turns = from + 9.1 > way || from - 9.1 < 0;
            QVERIFY2(turns || std::abs(from - middle) >= 8, qPrintable(QString::number(at)));
        }
    }

    void everySideHasSpokenAllLanguagesAfterFourTurns()
    {
        for (int side = 0; side < 4; ++side) {
            QSet<int> spoken;
            for (int turn = 0; turn < 4; ++turn)
                spoken.insert(attract::languageAt(turn * 12 * attract::second, side, 4));
            QCOMPARE(spoken.size(), 4);
        }
    }

    void gamesAreShownInTurn()
    {
        m_sleep->sleepNow();
        const QSignalSpy changed(m_sleep.get(), &Wakefulness::gameChanged);
        for (const int game : {1, 2, 0}) {
            pass(4 * attract::minute);
            QCOMPARE(m_sleep->game(), game);
        }
        QCOMPARE(changed.size(), 3);
    }

    void aRoundThatEndsBringsTheNextGameAtOnce()
    {
        m_sleep->sleepNow();
        pass(attract::minute);
        m_sleep->showNext();
        QCOMPARE(m_sleep->game(), 1);
        pass(4 * attract::minute - 1);
        QCOMPARE(m_sleep->game(), 1);
        pass(1);
        QCOMPARE(m_sleep->game(), 2);
    }

    void whatIsShownWhenTheCafeClosesComesToTheEndOfItsRound()
    {
        m_sleep->sleepNow();
        pass(attract::minute);
        m_sleep->setProperty("closed", true);
        QVERIFY(!m_sleep->dark());
        m_sleep->showNext();
        QVERIFY(m_sleep->dark());
        m_sleep->setProperty("closed", false);
        QVERIFY(!m_sleep->dark());
        m_sleep->setProperty("closed", true);
        pass(3 * attract::minute);
        QVERIFY(!m_sleep->dark());
        pass(attract::minute);
        QVERIFY2(m_sleep->dark(), "a round that takes long is not waited for");
    }
};

QTEST_GUILESS_MAIN(TestWakefulness)
#include "tst_wakefulness.moc"
