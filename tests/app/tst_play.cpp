// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the home page to a match and back, in the real window: started, left, continued, with a game and a door that the
// shell knows by their names alone.
#include "coins_shelf.h"
#include "docks/dock_area.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

class TestPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void init() { open(std::make_shared<QTemporaryDir>()); }

    void cleanup() { m_play.reset(); }

    void homeLeadsThroughTheSetUpToAMatchThatRuns()
    {
        start();
        QVERIFY(coinsPage());
        QCOMPARE(host()->game(), u"coins"_s);
        QCOMPARE(host()->seats(), 3);
        QCOMPARE(host()->names(), QStringList({u"Seat 0"_s, u"Seat 1"_s, u"Seat 2"_s}));
        QVERIFY(!host()->paused());
    }

    void theSetUpIsLeftWithoutAMatch()
    {
        clickCard();
        QVERIFY(m_play->item(u"coinsSetup"_s));
        m_play->key(Qt::Key_Escape);
        QCOMPARE(m_play->page(), u"home"_s);
        QVERIFY(!host());
    }

    void optionsThatNoRulesAllowAreExplainedAndChangeNothing()
    {
        clickCard();
        m_play->key(Qt::Key_B);
        QCOMPARE(m_play->page(), u"setup"_s);
        QVERIFY(!host());
        QCOMPARE(m_play->house().matches()->notices().size(), 1);
        const QString why = m_play->house().matches()->notices().first().in(m_play->shell().language()->words());
        QVERIFY(m_play->withText(why));
    }

    void aMatchThatWasLeftIsOfferedAndContinuedWhereItWas()
    {
        start();
        take();
        const core::Hash before = host()->session().hash();
        m_play->key(Qt::Key_Escape);
        QCOMPARE(m_play->page(), u"home"_s);
        QVERIFY(!host());
        QTRY_VERIFY(m_play->item(u"continue"_s));
        m_play->click(*m_play->item(u"continue"_s));
        QCOMPARE(m_play->page(), u"match"_s);
        QCOMPARE(host()->session().hash(), before);
        QVERIFY(host()->paused()); // the people look first, then go on
    }

    void aMatchIsOfferedAfterTheProgramWasStartedAgain()
    {
        start();
        take();
        m_play.reset();
        open(m_folder);
        QTRY_VERIFY(m_play->item(u"continue"_s));
    }

    void whoeverBeginsAMatchItComesOnTheTable()
    {
        m_play->house().matches()->start(u"coins"_s, QVariantMap{{u"seats"_s, 2}}, {}, 1000);
        PlayedWindow::settle();
        QCOMPARE(m_play->page(), u"match"_s);
        QVERIFY(coinsPage());
    }

    void f11CarriesAMatchToTheTableAndBack()
    {
        start();
        QCOMPARE(coinsPage()->property("table").toBool(), false);
        m_play->key(Qt::Key_F11);
        QCOMPARE(coinsPage()->property("table").toBool(), true);
        m_play->key(Qt::Key_F11);
        QCOMPARE(coinsPage()->property("table").toBool(), false);
        QVERIFY(host());
    }

    void theTableStartsAGameByTouchesAlone()
    {
        setTable();
        test::Fingers fingers(m_play->window());
        for (const QString& touched : {u"sit en"_s, u"look coins"_s, u"play"_s}) {
            fingers.tap(1, *m_play->item(touched));
            PlayedWindow::settle();
        }
        fingers.tap(1, *m_play->item(u"coinsSetup"_s));
        PlayedWindow::settle();
        QVERIFY(host());
        QCOMPARE(coinsPage()->property("table").toBool(), true);
    }

    void theSetUpAtTheTableTurnsToTheOtherSide()
    {
        m_play->shell().settings()->setReducedMotion(true);
        m_play->shell().seats()->at(3)->sitDownIn(u"en"_s);
        setTable();
        test::Fingers fingers(m_play->window());
        for (const QString& touched : {u"look coins"_s, u"play"_s}) {
            fingers.tap(1, *m_play->item(touched));
            PlayedWindow::settle();
        }
        const auto top = [this] { return m_play->item(u"coinsSetup"_s)->mapToScene({0, 0}).y(); };
        const double facingNorth = top();
        QMetaObject::invokeMethod(m_play->item(u"coinsSetup"_s), "turned");
        PlayedWindow::settle();
        QVERIFY(top() < facingNorth);
    }

    void theTableContinuesAMatchThatWasLeft()
    {
        start();
        take();
        m_play->key(Qt::Key_Escape);
        QTRY_VERIFY(!m_play->shell().games()->unfinished().isEmpty());
        m_play->shell().seats()->at(0)->sitDownIn(u"en"_s);
        setTable();
        test::Fingers fingers(m_play->window());
        fingers.tap(1, *m_play->item(u"continue"_s));
        PlayedWindow::settle();
        QVERIFY(host());
    }

    void aDoorOfAnotherModuleOpensAndLeadsBack()
    {
        m_play->click(*m_play->withText(u"Icons"_s));
        QCOMPARE(m_play->page(), u"coins"_s);
        QVERIFY(m_play->item(u"coinsDoor"_s));
        m_play->key(Qt::Key_Escape);
        QCOMPARE(m_play->page(), u"home"_s);
    }

    void soundsFollowTheSettings()
    {
        m_play->shell().settings()->setVolume(0.25);
        QCOMPARE(m_play->house().sounds()->volume(), 0.25);
        m_play->shell().settings()->setMuted(true);
        QVERIFY(m_play->house().sounds()->muted());
    }

private:
    static Shelves coinsAlone()
    {
        Shelves shelves;
        shelves.games.push_back(std::make_unique<core::ShelfOf<coins::Game>>(coins::CardSet{}));
        return shelves;
    }

    static void registerCoins(GameRegistry& games)
    {
        GameEntry game;
        game.id = u"coins"_s;
        game.nameId = u"shell.scene.pendulum"_s;
        game.introductionId = u"shell.scene.pendulumIntroduction"_s;
        game.emblem = u"hourglass"_s;
        game.pageModule = u"Sandglass.CoinsTable"_s;
        game.setupType = u"CoinsSetup"_s;
        game.pageType = u"CoinsPage"_s;
        games.add(game);
    }

    /// A house in that folder: the same one again, where it was there before.
    void open(const std::shared_ptr<QTemporaryDir>& folder)
    {
        m_folder = folder;
        m_play = std::make_unique<PlayedWindow>(
            PlayedWindow::World{.folder = folder, .shelves = &coinsAlone, .games = &registerCoins});
        QVERIFY(m_play->isShown());
    }

    void clickCard()
    {
        m_play->click(*m_play->withText(u"Pendulum"_s));
        QCOMPARE(m_play->page(), u"setup"_s);
    }

    void start()
    {
        clickCard();
        m_play->key(Qt::Key_Return);
        QCOMPARE(m_play->page(), u"match"_s);
    }

    void take()
    {
        QSignalSpy accepted(host(), &Host::accepted);
        m_play->key(Qt::Key_4);
        QVERIFY(accepted.size() == 1 || accepted.wait());
    }

    void setTable()
    {
        m_play->window().setProperty("table", true);
        PlayedWindow::settle();
    }

    [[nodiscard]] Host* host() const { return m_play->host(); }
    [[nodiscard]] QQuickItem* coinsPage() const { return m_play->item(u"coinsPage"_s); }

    std::shared_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PlayedWindow> m_play;
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPlay test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_play.moc"
