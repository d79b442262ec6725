// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// People at a café's table before a match, in the whole program and with fingers: what they want of each other, where
// they sit, what they read, and that the table stops for whoever has gone.
#include "docks/dock_area.h"
#include "lobby/lobby.h"
#include "lobby/wakefulness.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

class TestFrontDoor : public QObject {
    Q_OBJECT

    qint64 m_now = 0;
    std::unique_ptr<PlayedWindow> m_play;
    std::unique_ptr<test::Fingers> m_fingers;
    Wakefulness* m_sleep = nullptr;

    static QJsonObject person(int place, const QString& name, int look)
    {
        return {{u"place"_s, place}, {u"emblem"_s, emblemWords()[look]}, {u"colour"_s, colourWords()[look]},
            {u"language"_s, u"en"_s}, {u"name"_s, name}};
    }

    void seat(const QList<std::pair<int, QString>>& people)
    {
        QJsonArray seated;
        for (const auto& [place, name] : people)
            seated.append(person(place, name, static_cast<int>(seated.size())));
        QVERIFY(m_play->shell().seats()->restore(seated));
        PlayedWindow::settle();
    }

    QQuickItem* at(int place, const QString& name) const
    {
        QQuickItem* const seat = m_play->item(u"seat %1"_s.arg(place));
        return seat ? test::findItem(*seat, name) : nullptr;
    }

    bool touch(int place, const QString& name)
    {
        const QQuickItem* const item = at(place, name);
        if (!item)
            return false;
        m_fingers->tap(1, *item);
        PlayedWindow::settle();
        return true;
    }

    QString said(int place) const
    {
        const QQuickItem* const words = at(place, u"placeSays"_s);
        return words ? words->property("text").toString() : QString();
    }

    Lobby* lobby() const { return m_play->window().findChild<Lobby*>(); }

    void layOut(int place, const QString& game)
    {
        QVERIFY(touch(place, u"look "_s + game));
        QVERIFY(touch(place, u"play"_s));
        QVERIFY(m_play->item(u"start"_s));
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void init()
    {
        m_now = 0;
        m_play = std::make_unique<PlayedWindow>(PlayedWindow::World{.table = true});
        QVERIFY(m_play->isShown());
        m_fingers = std::make_unique<test::Fingers>(m_play->window());
        m_sleep = m_play->window().findChild<Wakefulness*>();
        m_sleep->setClock([this] { return m_now; });
        lobby()->setClock([this] { return m_now; });
    }

    void cleanup()
    {
        m_fingers.reset();
        m_sleep->touched();
        PlayedWindow::settle();
        m_play.reset();
    }

    void whoeverLooksAtAnotherGameIsAskedAndMayRatherNot()
    {
        seat({{0, u"Anna"_s}, {1, u"Marek"_s}});
        QVERIFY(touch(1, u"look tiletum"_s));
        layOut(0, u"viceroy"_s);
        QVERIFY2(said(1).contains(u"Anna"_s) && said(1).contains(u"Viceroy"_s), qPrintable(said(1)));
        QVERIFY(at(1, u"join"_s)->property("primary").toBool());
        QVERIFY(touch(1, u"ratherNot"_s));
        QVERIFY2(said(0).contains(u"Marek"_s) && said(0).contains(u"Tiletum"_s), qPrintable(said(0)));
        QVERIFY(at(1, u"join"_s));

        // Whoever laid it out goes on.
        QVERIFY(touch(0, u"goOn"_s));
        QVERIFY2(said(0).contains(u"Marek watches"_s), qPrintable(said(0)));
        QVERIFY(touch(1, u"join"_s));
        QVERIFY(!said(0).contains(u"Marek"_s));
    }

    void orTheOtherGameIsLaidOut()
    {
        seat({{0, u"Anna"_s}, {1, u"Marek"_s}});
        QVERIFY(touch(1, u"look tiletum"_s));
        layOut(0, u"viceroy"_s);
        QVERIFY(touch(1, u"ratherNot"_s));
        // In the first two seconds no other game can be laid out: hands are quick.
        QVERIFY(touch(0, u"layOut"_s));
        QVERIFY2(said(0).contains(u"Marek"_s), "it was too soon");
        m_now += 2000;
        QVERIFY(touch(0, u"layOut"_s));
        QTRY_VERIFY(m_play->item(u"about"_s)); // Tiletum alone speaks of its cards
        QVERIFY2(said(1).contains(u"Tiletum"_s), qPrintable(said(1)));
    }

    void inPendulumWhoeverLooksAtItHasTheirWishesAtOnce()
    {
        seat({{0, u"Anna"_s}, {3, u"Olga"_s}});
        layOut(0, u"pendulum"_s);
        QVERIFY(at(0, u"chosenName"_s));
        QVERIFY(at(3, u"chosenName"_s));
        QVERIFY(said(3).isEmpty());
    }

    void theRulesOpenAtThePlaceOfWhoeverLaidTheGameOut()
    {
        seat({{0, u"Anna"_s}, {1, u"Marek"_s}});
        layOut(1, u"viceroy"_s);
        m_fingers->tap(1, *m_play->item(u"rules"_s));
        PlayedWindow::settle();
        QVERIFY(m_play->item(u"book 1"_s));
        QVERIFY(!m_play->item(u"book 0"_s));
        QVERIFY(m_play->item(u"start"_s)); // the set-up lies there for the others
    }

    void aGameWithoutASeatAtTheShortSideMovesWhoeverSitsThereWithAWord()
    {
        seat({{2, u"Eva"_s}, {0, u"Anna"_s}});
        layOut(0, u"viceroy"_s);
        const Seats& seats = *m_play->shell().seats();
        QVERIFY(!seats.at(2)->seated());
        int place = -1;
        for (int one = 0; one < placeCount; ++one)
            place = seats.at(one)->name() == u"Eva" ? one : place;
        QVERIFY(place > 0);
        QVERIFY2(said(place).contains(u"short side"_s), qPrintable(said(place)));
    }

    void whoeverLaysOutFromTheShortSideIsStillTheOne()
    {
        seat({{2, u"Eva"_s}, {0, u"Anna"_s}});
        layOut(2, u"viceroy"_s);
        QVERIFY(lobby()->laidBy() >= 0);
        QCOMPARE(m_play->shell().seats()->at(lobby()->laidBy())->name(), u"Eva"_s);
    }

    void aFifthPersonWatchesOrSwapsWithWhoeverLikes()
    {
        seat({{0, u"Anna"_s}, {1, u"Marek"_s}, {2, u"Eva"_s}, {3, u"Olga"_s}, {4, u"Jitka"_s}});
        layOut(0, u"viceroy"_s);
        for (const QString& name : {u"Anna"_s, u"Marek"_s, u"Olga"_s, u"Jitka"_s})
            QVERIFY2(said(2).contains(name), qPrintable(said(2)));
        QVERIFY(at(2, u"watch"_s));
        QVERIFY(touch(2, u"choose"_s));
        QVERIFY(touch(2, u"with 1"_s));
        QVERIFY2(said(1).contains(u"Eva"_s), qPrintable(said(1)));
        QVERIFY(touch(1, u"stay"_s));
        QCOMPARE(m_play->shell().seats()->at(2)->name(), u"Eva"_s);
        QVERIFY(touch(2, u"choose"_s));
        QVERIFY(touch(2, u"with 1"_s));
        QVERIFY(touch(1, u"swap"_s));
        QCOMPARE(m_play->shell().seats()->at(1)->name(), u"Eva"_s);
        QCOMPARE(m_play->shell().seats()->at(2)->name(), u"Marek"_s);
    }

    void theHallOfFameLiesAtThePlace()
    {
        seat({{0, u"Anna"_s}, {3, u"Olga"_s}});
        m_play->shell().evening()->noteResult(u"viceroy"_s, m_play->shell().seats()->toJson(),
            QJsonArray{QJsonObject{{u"seat"_s, 1}, {u"place"_s, 1}, {u"winner"_s, true}},
                QJsonObject{{u"seat"_s, 0}, {u"place"_s, 2}, {u"winner"_s, false}}});
        QVERIFY(touch(3, u"fame"_s));
        QVERIFY(at(3, u"hall 3"_s));
        QVERIFY(m_play->withText(u"Viceroy: Olga, Anna"_s));
        QVERIFY2(!at(0, u"hall 0"_s), "the others' places are as they were");
        QVERIFY(touch(3, u"fame tiletum"_s));
        QVERIFY(!m_play->withText(u"Viceroy: Olga, Anna"_s));
        QVERIFY(touch(3, u"closeFame"_s));
        QVERIFY(at(3, u"look viceroy"_s));
    }

    void lessonsAreChosenAtThePlaceAndWhoIsAloneBeginsAtOnce()
    {
        seat({{0, u"Anna"_s}, {3, u"Olga"_s}});
        QVERIFY(touch(3, u"look pendulum"_s));
        QVERIFY(touch(3, u"learn"_s));
        QVERIFY(at(3, u"lessons 3"_s));
        QCOMPARE(m_play->page(), u"home"_s);
        QVERIFY(touch(3, u"alone"_s));
        QVERIFY(touch(3, u"later"_s));
        QVERIFY(touch(3, u"closeLessons"_s));
        m_play->shell().seats()->leave(0);
        PlayedWindow::settle();
        QVERIFY(touch(3, u"learn"_s));
        QTRY_COMPARE(m_play->page(), u"learn"_s);
    }

    void aCardIsPulledToWhoShallReadIt()
    {
        seat({{0, u"Anna"_s}, {4, u"Jitka"_s}});
        const QQuickItem* const card = m_play->item(u"card tiletum"_s);
        // From the lower half, which would be Anna's, up to Jitka.
        m_fingers->press(1, *card, QPointF(card->width() / 2, card->height() * 0.8));
        m_fingers->move(1, *card, QPointF(card->width() / 2, card->height() * 0.2));
        m_fingers->move(1, *card, QPointF(card->width() / 2, -card->height() * 0.2));
        m_fingers->release(1);
        PlayedWindow::settle();
        const auto games = m_play->shell().games()->games();
        QCOMPARE(games.value(lobby()->looking()[4]).id, u"tiletum"_s);
        QCOMPARE(lobby()->looking()[0], -1);
    }

    void theFreePlaceNextToTheWakingFingerShines()
    {
        m_sleep->sleepNow();
        PlayedWindow::settle();
        m_fingers->press(1, QPointF(m_play->window().width() * 0.8, m_play->window().height() * 0.1));
        m_fingers->release(1);
        PlayedWindow::settle();
        QVERIFY(m_play->item(u"seat 3"_s)->property("invited").toBool());
        QVERIFY(!m_play->item(u"seat 0"_s)->property("invited").toBool());
    }

    void theSandStandsWhileItIsAskedWhetherAnybodyIsThere()
    {
        seat({{0, u"Anna"_s}, {3, u"Olga"_s}});
        Host* const host = m_play->house().matches()->start(
            u"pendulum"_s, QVariantMap{{u"seats"_s, 2}}, m_play->shell().seats()->toJson().toVariantList(), 1000);
        host->resume();
        m_play->pass(1000);
        m_now += 6 * attract::minute;
        m_sleep->tick();
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asking);
        QVERIFY(host->paused());
        m_fingers->press(1, QPointF(700, 500));
        m_fingers->release(1);
        PlayedWindow::settle();
        QCOMPARE(m_sleep->state(), Wakefulness::State::Awake);
        QVERIFY2(!host->paused(), "the answer lets it go on");

        // What people have paused themselves stays so.
        host->pause();
        m_now += 6 * attract::minute;
        m_sleep->tick();
        m_sleep->touched();
        QVERIFY(host->paused());
    }

    void theStaffWatchesASavedMatchWhileTheTablesOwnWaits()
    {
        seat({{0, u"Anna"_s}, {3, u"Olga"_s}});
        Host* const host = m_play->house().matches()->start(
            u"viceroy"_s, QVariantMap{{u"seats"_s, 2}}, m_play->shell().seats()->toJson().toVariantList(), 1000);
        host->resume();
        m_play->pass(1000);
        m_play->shell().staff()->welcome();
        m_play->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        PlayedWindow::settle();
        QVERIFY(m_play->item(u"staffPage"_s));
        QVERIFY(host->paused());
        m_play->click(*m_play->item(u"sheet matches"_s));
        PlayedWindow::settle();
        const QQuickItem* const replay = m_play->withText(u"Replay"_s);
        QVERIFY(replay);
        m_play->click(*replay);
        PlayedWindow::settle();
        QVERIFY(!m_play->item(u"staffPage"_s));
        QCOMPARE(m_play->page(), u"watch"_s);
        QCOMPARE(m_play->host(), host);
        m_now += 5 * attract::minute;
        m_sleep->tick();
        QVERIFY2(m_sleep->state() == Wakefulness::State::Awake, "whoever watches has as much time as who plays");
        m_play->key(Qt::Key_Escape);
        PlayedWindow::settle();
        QCOMPARE(m_play->page(), u"match"_s);
    }

    void whoeverTouchesAGameBeforeSittingDownIsToldToHaveASeatFirst()
    {
        m_fingers->tap(1, *m_play->item(u"card viceroy"_s));
        PlayedWindow::settle();
        QCOMPARE(at(0, u"sit en"_s)->property("text").toString(), u"Have a seat first"_s);
        QVERIFY(touch(0, u"sit en"_s));
        QVERIFY(m_play->shell().seats()->at(0)->seated());
    }

    void theOwnEmblemOpensAndFoldsTheOwnChoices_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : {u"pendulum"_s, u"viceroy"_s, u"tiletum"_s})
            QTest::newRow(qPrintable(game)) << game;
    }
    void theOwnEmblemOpensAndFoldsTheOwnChoices()
    {
        QFETCH(const QString, game);
        seat({{0, u"Anna"_s}, {3, u"Marek"_s}});
        Host* const host = m_play->house().matches()->start(
            game, QVariantMap{{u"seats"_s, 2}}, m_play->shell().seats()->toJson().toVariantList(), 1000);
        QVERIFY(host);
        host->resume();
        PlayedWindow::settle();
        const auto tapEmblem = [this] {
            QQuickItem* const mat = m_play->item(u"mat 1"_s);
            const QQuickItem* const emblem = mat ? test::findItem(*mat, u"emblem"_s) : nullptr;
            QVERIFY(emblem && emblem->isVisible());
            m_fingers->tap(1, *emblem);
            PlayedWindow::settle();
        };
        tapEmblem();
        QVERIFY(m_play->item(u"pause 1"_s) && !m_play->item(u"pause 0"_s));
        QVERIFY(!host->paused());
        m_fingers->tap(1, *test::findItem(*m_play->item(u"pause 1"_s), u"goOn"_s));
        PlayedWindow::settle();
        QVERIFY(!m_play->item(u"pause 1"_s));
    }

    void aCafeWhoseGuestsMayNotLeaveShowsNoWayOut()
    {
        QVERIFY(m_play->item(u"leaveTable"_s));
        m_play->shell().staff()->setLockLeaving(true);
        PlayedWindow::settle();
        QVERIFY(!m_play->item(u"leaveTable"_s));
    }

    void theTouchTestEndsByBothCornersToo()
    {
        m_play->shell().staff()->welcome();
        m_play->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        PlayedWindow::settle();
        m_play->click(*m_play->item(u"sheet touch"_s));
        PlayedWindow::settle();
        m_play->click(*m_play->item(u"startTouchTest"_s));
        PlayedWindow::settle();
        QVERIFY(m_play->item(u"endTouchTest"_s));
        m_fingers->press(2, QPointF(5, 5));
        m_fingers->press(3, QPointF(m_play->window().width() - 5, m_play->window().height() - 5));
        QTRY_VERIFY(!m_play->item(u"endTouchTest"_s));
        m_fingers->release(2);
        m_fingers->release(3);
        QVERIFY(m_play->item(u"staffPage"_s));
    }

    void aTableThatStartsByItselfGreetsThoseWhoSetItUpOnce()
    {
        QVERIFY(!m_play->item(u"welcomeDone"_s));
        m_play->shell().staff()->setStartsByItself(true);
        QVERIFY(m_play->shell().staff()->greets());
        m_play->shell().staff()->welcome();
        QVERIFY(!m_play->shell().staff()->greets());
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestFrontDoor test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_front_door.moc"
