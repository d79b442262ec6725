// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two people who have never seen the table: how many touches it takes them from its sleep to the first move of each
// game, in the whole program and with fingers.
#include "docks/dock_area.h"
#include "lobby/wakefulness.h"
#include "played_window.h"
#include "support/fingers.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::PlayedWindow;

class TestFirstMove : public QObject {
    Q_OBJECT

    std::unique_ptr<PlayedWindow> m_play;
    std::unique_ptr<test::Fingers> m_fingers;
    int m_touches = 0;

    QQuickItem* find(const QString& name, const QString& under = {}) const
    {
        QQuickItem* const place = under.isEmpty() ? m_play->window().contentItem() : m_play->item(under);
        return place ? test::findItem(*place, name) : nullptr;
    }

    bool touch(const QString& name, const QString& under = {})
    {
        const QQuickItem* const item = find(name, under);
        if (!item)
            return false;
        m_fingers->tap(1, *item);
        ++m_touches;
        PlayedWindow::settle();
        return true;
    }

    /// Whose turn it is, of the two.
    int mover() const { return m_play->host()->legal(0).isEmpty() ? 1 : 0; }

    /// A part of the first move that is possible, as it is written.
    QString part(const QString& name) const
    {
        const QString move = m_play->host()->legal(mover()).value(0);
        return move.section(name + u'=', 1).section(u' ', 0, 0);
    }

    bool moveInPendulum()
    {
        QQuickItem* spot = nullptr;
        if (!touch(u"worker %1 %2"_s.arg(mover()).arg(part(u"worker"_s).toInt())))
            return false;
        for (int number = 0; number < 48 && !spot; ++number)
            if (QQuickItem* const one = find(u"spot %1"_s.arg(number)); one && one->property("litFor").toInt() != 0)
                spot = one;
        return spot && touch(spot->objectName());
    }

    bool moveInTiletum()
    {
        const QQuickItem* const die = m_play->find(
            [](const QQuickItem& item) { return item.objectName().startsWith("die "_L1) && item.isEnabled(); });
        return die && touch(die->objectName()) && touch(u"take"_s, u"mat %1"_s.arg(mover()));
    }

    /// The screen is held by the edge of one hand, while the other one touches.
    bool moveInViceroy()
    {
        constexpr int edgeOfHand = 0;
        const QString mat = u"mat %1"_s.arg(mover());
        const QQuickItem* const screen = find(u"screen"_s, mat);
        if (!screen)
            return false;
        const double bar = screen->property("barHeight").toDouble() * screen->property("unit").toDouble();
        m_fingers->press(edgeOfHand, *screen, QPointF(screen->width() / 2, bar / 2));
        ++m_touches;
        PlayedWindow::settle();
        // Behind a screen that has just been opened nothing counts for a moment.
        QTest::qWait(300);
        const QQuickItem* card = nullptr;
        for (int number = 0; number < 100 && !card; ++number)
            card = find(u"card %1"_s.arg(number), mat);
        const QString name = card ? card->objectName() : QString();
        const bool done = touch(name, mat) && touch(name, mat);
        m_fingers->release(edgeOfHand);
        PlayedWindow::settle();
        return done;
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void cleanup()
    {
        m_fingers.reset();
        m_play.reset();
    }

    void touchesFromTheSleepingTable_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("touches");
        QTest::newRow("pendulum") << u"pendulum"_s << 8;
        QTest::newRow("tiletum") << u"tiletum"_s << 8;
        QTest::newRow("viceroy") << u"viceroy"_s << 9;
    }
    void touchesFromTheSleepingTable()
    {
        QFETCH(QString, game);
        QFETCH(int, touches);
        m_play = std::make_unique<PlayedWindow>(PlayedWindow::World{.table = true});
        QVERIFY(m_play->isShown());
        m_fingers = std::make_unique<test::Fingers>(m_play->window());
        m_touches = 0;
        auto* const sleep = m_play->window().findChild<Wakefulness*>();
        sleep->sleepNow();
        PlayedWindow::settle();

        m_fingers->press(1, QPointF(700, 500));
        m_fingers->release(1);
        ++m_touches;
        PlayedWindow::settle();
        QCOMPARE(sleep->state(), Wakefulness::State::Awake);
        QVERIFY(touch(u"sit cs"_s, u"seat 0"_s));
        QVERIFY(touch(u"sit ru"_s, u"seat 3"_s));
        QVERIFY(touch(u"card "_s + game));
        QVERIFY(touch(u"play"_s));
        // Nobody here reads the house's language.
        const QString start = find(u"start"_s)->property("text").toString();
        QVERIFY2(QStringList(
                     {Catalogue(u"cs"_s).text(u"play.setup.start"_s), Catalogue(u"ru"_s).text(u"play.setup.start"_s)})
                     .contains(start),
            qPrintable(start));
        QVERIFY(touch(u"start"_s));
        QVERIFY(m_play->host());
        QCOMPARE(m_play->host()->seats(), 2);
        for (int second = 0; second < 60 && m_play->host()->legal(mover()).isEmpty(); ++second)
            m_play->pass(1000);

        QSignalSpy accepted(m_play->host(), &Host::accepted);
        const bool moved = game == u"pendulum" ? moveInPendulum()
            : game == u"tiletum"               ? moveInTiletum()
                                               : moveInViceroy();
        QVERIFY(moved);
        QTRY_VERIFY(!accepted.isEmpty());
        QCOMPARE(m_touches, touches);
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestFirstMove test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_first_move.moc"
