// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shell in its real window, driven by keyboard, mouse and finger.
#include "docks/dock_area.h"
#include "shell/shell.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPointingDevice>
#include <QtGui/QScreen>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass::app;
using sandglass::test::centreOf;
using sandglass::test::findVisible;

namespace {

GameEntry game(const QString& id)
{
    GameEntry entry;
    entry.id = id;
    entry.nameId = QStringLiteral("shell.scene.") + id;
    entry.introductionId = entry.nameId + QStringLiteral("Introduction");
    entry.emblem = QStringLiteral("hourglass");
    return entry;
}

} // namespace

class TestShell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandglass::test::watchMessages(); }

    void init()
    {
        m_shell.reset(new Shell);
        m_shell->settings()->setLanguage(QStringLiteral("en"));
        m_shell->settings()->setReducedMotion(true);
        m_engine.reset(new QQmlApplicationEngine);
        m_engine->setInitialProperties({{QStringLiteral("shell"), QVariant::fromValue(m_shell.get())}});
        m_engine->loadFromModule("Sandglass.Shell", "ShellWindow");
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().first());
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }

    void cleanup()
    {
        m_engine.reset();
        m_shell.reset();
    }

    void homeSaysTruthfullyThatThereIsNoGame()
    {
        QVERIFY(withText("No game can be played"));
        QVERIFY(!withText("Play"));
        QVERIFY(!startingWith("Continue"));
    }

    void homeShowsTheGamesThatRegistered()
    {
        for (const char* id : {"pendulum", "viceroy", "tiletum"})
            m_shell->games()->add(game(QLatin1String(id)));
        settle();
        QVERIFY(!withText("No game can be played"));
        for (const char* name : {"Pendulum", "Viceroy", "Tiletum"})
            QVERIFY2(withText(name), name);
    }

    void continueIsThereOnlyWhenAMatchWasLeft()
    {
        m_shell->games()->add(game(QStringLiteral("viceroy")));
        m_shell->games()->setUnfinished({{QStringLiteral("viceroy"), QStringLiteral("a.journal")}});
        settle();
        QVERIFY(withText("Continue: Viceroy"));
        m_shell->games()->setUnfinished({});
        settle();
        QVERIFY(!startingWith("Continue"));
    }

    void everyDoorIsReachedByTab()
    {
        QSet<QString> reached;
        for (int step = 0; step < 40; ++step) {
            QTest::keyClick(m_window, Qt::Key_Tab);
            if (const QQuickItem* const item = m_window->activeFocusItem()) {
                reached.insert(item->property("text").toString());
                reached.insert(item->property("iconName").toString());
            }
        }
        for (const char* door : {"Table mode", "Panels", "settings", "English", "Čeština"})
            QVERIFY2(reached.contains(QString::fromUtf8(door)), door);
    }

    void arrowsWalkAsTabDoes()
    {
        QTest::keyClick(m_window, Qt::Key_Tab);
        const QQuickItem* first = m_window->activeFocusItem();
        QTest::keyClick(m_window, Qt::Key_Right);
        QVERIFY(m_window->activeFocusItem() != first);
        QTest::keyClick(m_window, Qt::Key_Left);
        QCOMPARE(m_window->activeFocusItem(), first);
    }

    void settingsOpenByKeyboardAndEscapeLeadsBack()
    {
        withText("settings")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(m_window, Qt::Key_Return);
        settle();
        QCOMPARE(page(), QStringLiteral("settings"));
        QTest::keyClick(m_window, Qt::Key_Escape);
        settle();
        QCOMPARE(page(), QStringLiteral("home"));
    }

    void settingsOpenByMouse()
    {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, centreOf(*withText("settings")));
        settle();
        QCOMPARE(page(), QStringLiteral("settings"));
    }

    void settingsOpenByFinger()
    {
        const QPoint at = centreOf(*withText("settings"));
        QTest::touchEvent(m_window, m_finger.get()).press(0, at, m_window);
        QTest::touchEvent(m_window, m_finger.get()).release(0, at, m_window);
        settle();
        QCOMPARE(page(), QStringLiteral("settings"));
    }

    void languageChangesAtOnce()
    {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, centreOf(*withText("Čeština")));
        settle();
        QCOMPARE(m_shell->settings()->language(), QStringLiteral("cs"));
        QVERIFY(withText("Režim stolu"));
    }

    void whoPlaysIsAskedAndGreetedByName()
    {
        m_shell->lessons()->seal({}, QStringLiteral("pendulum"), QStringLiteral("first"));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, centreOf(*withText("Who plays?")));
        settle();
        for (const QChar letter : QStringLiteral("Anna"))
            QTest::keyClick(m_window, letter.toLatin1());
        QTest::keyClick(m_window, Qt::Key_Return);
        settle();
        QCOMPARE(m_shell->settings()->player(), QStringLiteral("Anna"));
        QVERIFY(startingWith("Good ")->property("text").toString().endsWith(QStringLiteral(", Anna.")));
        QCOMPARE(m_shell->lessons()->seals(QStringLiteral("Anna"), QStringLiteral("pendulum")).size(), 1);
        m_shell->callPlayer(QStringLiteral("Marek"));
        QVERIFY2(m_shell->lessons()->seals(QStringLiteral("Marek"), QStringLiteral("pendulum")).isEmpty(),
            "only the first name is whoever was here before");
        m_shell->forget(QStringLiteral("Marek"));
        settle();
        QVERIFY(withText("Who plays?"));
    }

    void atTheFirstStartTheLanguagesStandBesideTheGreeting()
    {
        const auto first = [this] {
            return findVisible(m_window->contentItem(),
                [](const QQuickItem& item) { return item.objectName() == QLatin1String("firstLanguages"); });
        };
        QVERIFY(!first());
        m_shell->settings()->setLanguage({});
        settle();
        QVERIFY(first());
        m_shell->settings()->setLanguage(QStringLiteral("pl"));
        settle();
        QVERIFY(!first());
    }

    void f11GoesToTheTableAndBackFromAnyPage()
    {
        for (const char* page : {"home", "settings", "desk"}) {
            m_window->setProperty("page", QString::fromLatin1(page));
            settle();
            QTest::keyClick(m_window, Qt::Key_F11);
            settle();
            QVERIFY2(m_window->property("table").toBool(), page);
            QCOMPARE(m_window->visibility(), QWindow::FullScreen);
            QTest::keyClick(m_window, Qt::Key_F11);
            settle();
            QVERIFY2(!m_window->property("table").toBool(), page);
        }
    }

    /// The tests' screen has no window manager, as a kiosk may have none.
    void aTableFillsTheScreenAndTheWindowComesBackAsItWas()
    {
        m_window->setGeometry(40, 50, 1000, 700);
        settle();
        const QRect before = m_window->geometry();
        QTest::keyClick(m_window, Qt::Key_F11);
        QTRY_COMPARE(m_window->geometry(), m_window->screen()->geometry());
        QTest::keyClick(m_window, Qt::Key_F11);
        QTRY_COMPARE(m_window->geometry(), before);
    }

    void aTableFromTheStartFillsTheScreenToo()
    {
        QQmlApplicationEngine engine;
        engine.setInitialProperties(
            {{QStringLiteral("shell"), QVariant::fromValue(m_shell.get())}, {QStringLiteral("table"), true}});
        engine.loadFromModule("Sandglass.Shell", "ShellWindow");
        auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        QVERIFY(window);
        QTRY_COMPARE(window->geometry(), window->screen()->geometry());
        window->setProperty("table", false);
        QTRY_COMPARE(window->size(), QSize(1280, 800));
        QCOMPARE(window->geometry().center(), window->screen()->geometry().center());
    }

private:
    static void settle()
    {
        for (int round = 0; round < 5; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    [[nodiscard]] QString page() const { return m_window->property("page").toString(); }

    /// What can be pressed comes before the words on it, because a control is found before its parts.
    [[nodiscard]] QQuickItem* withText(const char* text) const
    {
        return findVisible(m_window->contentItem(), [text = QString::fromUtf8(text)](const QQuickItem& item) {
            return item.property("text").toString() == text || item.property("iconName").toString() == text;
        });
    }

    [[nodiscard]] QQuickItem* startingWith(const char* text) const
    {
        return findVisible(m_window->contentItem(), [text = QString::fromUtf8(text)](const QQuickItem& item) {
            return item.property("text").toString().startsWith(text);
        });
    }

    std::unique_ptr<Shell> m_shell;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<QPointingDevice> m_finger{QTest::createTouchDevice()};
    QQuickWindow* m_window = nullptr;
};

int main(int argc, char** argv)
{
    // Whole screens are painted here, and there may be no graphics card.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestShell test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_shell.moc"
