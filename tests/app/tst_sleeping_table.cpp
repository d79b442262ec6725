// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The café's table asleep, in the whole program: real matches on the real boards, the closed table, waking, and what
// the next guests find.
#include "docks/dock_area.h"
#include "lobby/showcase.h"
#include "lobby/wakefulness.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/strict_messages.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

class TestSleepingTable : public QObject {
    Q_OBJECT

    qint64 m_now = 0;
    std::unique_ptr<test::PlayedWindow> m_play;
    Wakefulness* m_sleep = nullptr;
    QString m_journal;

    void pass(qint64 time)
    {
        m_now += time;
        m_sleep->tick();
        m_play->passEverywhere(time);
    }

    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Showcase* showcase() const { return m_play->window().findChild<Showcase*>(); }

    /// Anna and Olga play, and leave without a word.
    void playAndGo()
    {
        QVERIFY(m_play->shell().seats()->restore(
            QJsonArray{QJsonObject{{u"place"_s, 0}, {u"emblem"_s, u"sun"_s}, {u"colour"_s, u"amber"_s},
                           {u"language"_s, u"cs"_s}, {u"name"_s, u"Anna"_s}},
                QJsonObject{{u"place"_s, 3}, {u"emblem"_s, u"key"_s}, {u"colour"_s, u"rose"_s},
                    {u"language"_s, u"ru"_s}, {u"name"_s, u"Olga"_s}}}));
        Host* const host = m_play->house().matches()->start(
            u"pendulum"_s, QVariantMap{{u"seats"_s, 2}}, m_play->shell().seats()->toJson().toVariantList(), 1000);
        QVERIFY(host);
        host->resume();
        m_play->pass(1000);
        m_journal = host->journalPath();
        pass(6 * attract::minute);
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asking);
        QVERIFY(m_play->item(u"stillThere 0"_s) && m_play->item(u"stillThere 3"_s));
        QVERIFY(!m_play->item(u"stillThere 1"_s));
        QCOMPARE(m_play->host(), host);
        pass(attract::minute);
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asleep);
        QVERIFY(!m_play->host());
    }

    bool isWritten(const QString& text) const
    {
        return m_play->find([&](const QQuickItem& item) { return item.property("text").toString().contains(text); });
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void init()
    {
        m_now = 0;
        m_play = std::make_unique<test::PlayedWindow>(test::PlayedWindow::World{.table = true});
        QVERIFY(m_play->isShown());
        m_sleep = m_play->window().findChild<Wakefulness*>();
        QVERIFY(m_sleep);
        m_sleep->setClock([this] { return m_now; });
    }

    void cleanup()
    {
        // Its board goes by the way it goes when somebody comes, not with the window.
        m_sleep->touched();
        test::PlayedWindow::settle();
        m_sleep = nullptr;
        m_play.reset();
    }

    void everyGameIsPlayedInTurnAndAgain()
    {
        pass(2 * attract::minute);
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asleep);
        // A round of each, and at most four minutes.
        QStringList games;
        core::Hash before = 0;
        int seconds = 0;
        for (; games.size() < 4 && seconds < 20 * 60; seconds += 5) {
            QVERIFY(showcase() && showcase()->host());
            const Host& host = *showcase()->host();
            if (games.isEmpty() || host.game() != games.last()) {
                QVERIFY2(
                    games.isEmpty() || before != 0, qPrintable(games.value(games.size() - 1) + u" stands still"_s));
                games.append(host.game());
                before = 0;
            }
            const core::Hash now = host.session().hash();
            pass(5 * attract::second);
            if (showcase()->host() == &host && host.session().hash() != now)
                before = now;
        }
        QVERIFY2(seconds <= 3 * 4 * 60, "nothing is shown for longer than four minutes");
        QCOMPARE(QSet<QString>(games.begin(), games.end()).size(), 3);
        QCOMPARE(games.first(), games.last());
        QVERIFY2(!m_play->host(), "what is only shown is no match of this table");
    }

    void aTouchWakesAndDoesNothingElse()
    {
        pass(2 * attract::minute);
        test::Fingers fingers(m_play->window());
        // Right where a free place would be.
        const QPointF place(m_play->window().width() * 0.08, m_play->window().height() * 0.92);
        fingers.press(0, place);
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asleep);
        fingers.release(0);
        test::PlayedWindow::settle();
        QCOMPARE(m_sleep->state(), Wakefulness::State::Awake);
        QCOMPARE(m_play->shell().seats()->seatedCount(), 0);
        QVERIFY(!showcase());
        fingers.press(0, place);
        fingers.release(0);
        QCOMPARE(m_play->shell().seats()->seatedCount(), 1);
    }

    void aMouseWakesAndDoesNothingElse()
    {
        pass(2 * attract::minute);
        const QPoint place(300, m_play->window().height() - 60);
        QTest::mouseClick(&m_play->window(), Qt::LeftButton, {}, place);
        test::PlayedWindow::settle();
        QCOMPARE(m_sleep->state(), Wakefulness::State::Awake);
        QCOMPARE(m_play->shell().seats()->seatedCount(), 0);
    }

    void aClosedTableIsDarkAndAWipingHandDoesNotWakeIt()
    {
        for (int day = 0; day < 7; ++day)
            m_play->shell().staff()->setDay(day, false, 0, 0);
        pass(2 * attract::minute);
        QVERIFY(m_sleep->dark());
        QVERIFY(m_play->item(u"closedGlass"_s));
        QVERIFY(!showcase());
        test::Fingers fingers(m_play->window());
        fingers.press(0, QPointF(300, 300));
        fingers.release(0);
        test::PlayedWindow::settle();
        QVERIFY(m_sleep->dark());
        for (int day = 0; day < 7; ++day)
            m_play->shell().staff()->setDay(day, true, 0, 0);
        test::PlayedWindow::settle();
        QVERIFY(showcase());
    }

    void nothingOfTheLastGuestsShows()
    {
        playAndGo();
        QVERIFY(!isWritten(u"Anna"_s));
        m_sleep->touched();
        test::PlayedWindow::settle();
        QCOMPARE(m_play->shell().seats()->seatedCount(), 0);
        // Whoever sits down next is offered no match of theirs.
        m_play->shell().seats()->at(0)->sitDownIn(u"en"_s);
        test::PlayedWindow::settle();
        QVERIFY(!isWritten(u"Anna"_s) && !isWritten(u"Olga"_s));
        QVERIFY(!m_play->item(u"continue"_s));
        // What they played is kept all the same, with their names.
        QTRY_VERIFY(bytes(m_journal).contains("Anna"));
    }

    void aCafeThatForgetsNamesKeepsNone()
    {
        m_play->shell().staff()->setForgetNames(true);
        playAndGo();
        QTRY_VERIFY(!bytes(m_journal).isEmpty() && !bytes(m_journal).contains("Anna"));
        QVERIFY(!bytes(m_journal).contains("Olga"));
    }

    void aHandThatAnswersKeepsEverything()
    {
        m_play->shell().seats()->at(0)->sitDownIn(u"cs"_s);
        pass(2 * attract::minute);
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asking);
        test::Fingers fingers(m_play->window());
        // On the button that would make them stand up, were it not asleep.
        fingers.tap(0, *m_play->item(u"change"_s));
        test::PlayedWindow::settle();
        QCOMPARE(m_sleep->state(), Wakefulness::State::Awake);
        QCOMPARE(m_play->shell().seats()->at(0)->stage(), Seat::Stage::Settled);
    }

    void bothCornersLeadToTheStaffAlsoInTheSleep()
    {
        pass(2 * attract::minute);
        test::Fingers fingers(m_play->window());
        fingers.press(0, QPointF(5, 5));
        fingers.press(1, QPointF(m_play->window().width() - 5, m_play->window().height() - 5));
        QTRY_VERIFY(m_play->item(u"staffPage"_s));
        fingers.release(0);
        fingers.release(1);
        QVERIFY(m_play->item(u"staffPage"_s));
        QVERIFY2(m_play->item(u"welcomeDone"_s), "the first time there is no PIN to ask for");
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestSleepingTable test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_sleeping_table.moc"
