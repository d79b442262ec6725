// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the home page to a match and back, in the real window: started, left, continued, with a game and a door that the
// shell knows by their names alone.
#include "coins.h"
#include "core/session_of.h"
#include "docks/dock_area.h"
#include "house/house.h"
#include "shell/shell.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::watchMessages(); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }

    void cleanup() { close(); }

    void homeLeadsThroughTheSetUpToAMatchThatRuns()
    {
        start();
        QVERIFY(item("coinsPage"));
        QCOMPARE(host()->game(), u"coins"_s);
        QCOMPARE(host()->seats(), 3);
        QCOMPARE(host()->names(), QStringList({u"Seat 0"_s, u"Seat 1"_s, u"Seat 2"_s}));
        QVERIFY(!host()->paused());
    }

    void theSetUpIsLeftWithoutAMatch()
    {
        clickCard();
        QVERIFY(item("coinsSetup"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        settle();
        QCOMPARE(page(), u"home"_s);
        QVERIFY(!host());
    }

    void optionsThatNoRulesAllowAreExplainedAndChangeNothing()
    {
        clickCard();
        QTest::keyClick(m_window, Qt::Key_B);
        settle();
        QCOMPARE(page(), u"setup"_s);
        QVERIFY(!host());
        QCOMPARE(m_house->matches()->notices().size(), 1);
        const QString why = m_house->matches()->notices().first().in(m_shell->language()->words());
        QVERIFY(withText(why));
    }

    void aMatchThatWasLeftIsOfferedAndContinuedWhereItWas()
    {
        start();
        take();
        const core::Hash before = host()->session().hash();
        leave();
        QCOMPARE(page(), u"home"_s);
        QVERIFY(!host());
        QTRY_VERIFY(withText(u"Continue: Pendulum"_s));
        click(*withText(u"Continue: Pendulum"_s));
        QCOMPARE(page(), u"match"_s);
        QCOMPARE(host()->session().hash(), before);
        QVERIFY(host()->paused()); // the people look first, then go on
    }

    void aMatchIsOfferedAfterTheProgramWasStartedAgain()
    {
        start();
        take();
        close();
        open();
        QTRY_VERIFY(withText(u"Continue: Pendulum"_s));
    }

    void whoeverBeginsAMatchItComesOnTheTable()
    {
        m_house->matches()->start(u"coins"_s, QVariantMap{{u"seats"_s, 2}}, {}, 1000);
        settle();
        QCOMPARE(page(), u"match"_s);
        QVERIFY(item("coinsPage"));
    }

    void f11CarriesAMatchToTheTableAndBack()
    {
        start();
        QCOMPARE(item("coinsPage")->property("table").toBool(), false);
        QTest::keyClick(m_window, Qt::Key_F11);
        settle();
        QCOMPARE(item("coinsPage")->property("table").toBool(), true);
        QTest::keyClick(m_window, Qt::Key_F11);
        settle();
        QCOMPARE(item("coinsPage")->property("table").toBool(), false);
        QVERIFY(host());
    }

    void theTableStartsAGameByTouchesAlone()
    {
        m_window->setProperty("table", true);
        settle();
        test::Fingers fingers(*m_window);
        fingers.tap(1, *item("play coins"));
        settle();
        fingers.tap(1, *item("coinsSetup"));
        settle();
        QVERIFY(host());
        QCOMPARE(item("coinsPage")->property("table").toBool(), true);
    }

    void theSetUpAtTheTableTurnsToTheOtherSide()
    {
        m_window->setProperty("table", true);
        m_shell->seats()->at(3)->sitDown();
        settle();
        test::Fingers fingers(*m_window);
        fingers.tap(1, *item("play coins"));
        settle();
        const auto top = [this] { return item("coinsSetup")->mapToScene({0, 0}).y(); };
        const double facingNorth = top();
        fingers.tap(1, *item("turnSetup"));
        settle();
        QVERIFY(top() < facingNorth);
    }

    void theTableContinuesAMatchThatWasLeft()
    {
        start();
        take();
        leave();
        QTRY_VERIFY(!m_shell->games()->unfinished().isEmpty());
        m_window->setProperty("table", true);
        settle();
        test::Fingers fingers(*m_window);
        fingers.tap(1, *item("continue"));
        settle();
        QVERIFY(host());
    }

    void aDoorOfAnotherModuleOpensAndLeadsBack()
    {
        click(*withText(u"Icons"_s));
        QCOMPARE(page(), u"coins"_s);
        QVERIFY(item("coinsDoor"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        settle();
        QCOMPARE(page(), u"home"_s);
    }

    void soundsFollowTheSettings()
    {
        m_shell->settings()->setVolume(0.25);
        QCOMPARE(m_house->sounds()->volume(), 0.25);
        m_shell->settings()->setMuted(true);
        QVERIFY(m_house->sounds()->muted());
    }

private:
    void open()
    {
        Shelves shelves;
        shelves.games.push_back(std::make_unique<core::ShelfOf<coins::Game>>(coins::CardSet{}));
        m_house = std::make_unique<House>(House::Ground{.data = m_folder->path()}, std::move(shelves));
        m_shell = std::make_unique<Shell>();
        m_shell->settings()->setLanguage(u"en"_s);
        m_shell->settings()->setReducedMotion(true);
        GameEntry game;
        game.id = u"coins"_s;
        game.nameId = u"shell.scene.pendulum"_s;
        game.introductionId = u"shell.scene.pendulumIntroduction"_s;
        game.emblem = u"hourglass"_s;
        game.pageModule = u"Sandglass.CoinsTable"_s;
        game.setupType = u"CoinsSetup"_s;
        game.pageType = u"CoinsPage"_s;
        m_shell->games()->add(game);
        m_shell->moveInto(*m_house);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_engine->setInitialProperties({{u"shell"_s, QVariant::fromValue(m_shell.get())}});
        m_engine->loadFromModule("Sandglass.Shell", "ShellWindow");
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().first());
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }

    void close()
    {
        m_engine.reset();
        m_shell.reset();
        m_house.reset();
    }

    static void settle()
    {
        for (int round = 0; round < 5; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void clickCard()
    {
        click(*withText(u"Pendulum"_s));
        QCOMPARE(page(), u"setup"_s);
    }

    void start()
    {
        clickCard();
        QTest::keyClick(m_window, Qt::Key_Return);
        settle();
        QCOMPARE(page(), u"match"_s);
    }

    void take()
    {
        QSignalSpy accepted(host(), &Host::accepted);
        QTest::keyClick(m_window, Qt::Key_4);
        QVERIFY(accepted.size() == 1 || accepted.wait());
    }

    void leave()
    {
        QTest::keyClick(m_window, Qt::Key_Escape);
        settle();
    }

    void click(const QQuickItem& target)
    {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, test::centreOf(target));
        settle();
    }

    [[nodiscard]] Host* host() const { return m_house->matches()->current(); }
    [[nodiscard]] QString page() const { return m_window->property("page").toString(); }
    [[nodiscard]] QQuickItem* item(const char* name) const
    {
        return test::findItem(*m_window->contentItem(), QString::fromLatin1(name));
    }

    [[nodiscard]] QQuickItem* withText(const QString& text) const { return withText(*m_window->contentItem(), text); }
    static QQuickItem* withText(QQuickItem& root, const QString& text)
    {
        if (!root.isVisible() || root.property("text").toString() == text)
            return root.isVisible() ? &root : nullptr;
        for (QQuickItem* child : root.childItems())
            if (QQuickItem* found = withText(*child, text))
                return found;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<House> m_house;
    std::unique_ptr<Shell> m_shell;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPlay test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_play.moc"
