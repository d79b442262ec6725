// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of what was played, in the real window, driven by keyboard, mouse and finger.
#include "docks/dock_area.h"
#include "journal/journal_notes.h"
#include "journal/replay.h"
#include "journal_games.h"
#include "played_window.h"
#include "seats/seats_file.h"
#include "support/items.h"
#include "support/strict_messages.h"

#include <QtCore/QDir>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPointingDevice>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

using test::centreOf;
using test::findVisible;
using test::PlayedWindow;
using Matching = std::function<bool(const QQuickItem&)>;

} // namespace

class TestPast : public QObject {
    Q_OBJECT

    const QTemporaryDir m_home;
    std::unique_ptr<PlayedWindow> m_play;
    std::string m_begun; ///< a journal of Pendulum
    std::string m_finished;
    std::unique_ptr<QPointingDevice> m_finger{QTest::createTouchDevice()};

    /// Things stand where they will be seen only when they have been painted.
    void paint()
    {
        PlayedWindow::settle();
        QSignalSpy frames(window(), &QQuickWindow::frameSwapped);
        window()->update();
        QVERIFY(frames.wait());
    }

    QQuickWindow* window() const { return &m_play->window(); }
    QQuickItem* find(const Matching& matches) const { return m_play->find(matches); }
    QQuickItem* withText(const QString& text) const { return m_play->withText(text); }
    QQuickItem* containing(const QString& text) const
    {
        return find([&](const QQuickItem& item) { return item.property("text").toString().contains(text); });
    }
    /// A button, also one that shows an icon alone.
    QQuickItem* button(const QString& text) const
    {
        return find([&](const QQuickItem& item) {
            return item.inherits("QQuickAbstractButton")
                && (item.property("text").toString() == text || item.property("iconName").toString() == text);
        });
    }
    void click(const QString& text)
    {
        paint();
        QQuickItem* const item = button(text);
        QVERIFY2(item, qPrintable(text + " is not there"_L1));
        QTest::mouseClick(window(), Qt::LeftButton, {}, centreOf(*item));
        PlayedWindow::settle();
    }
    void tap(const QString& text)
    {
        paint();
        QQuickItem* const item = button(text);
        QVERIFY2(item, qPrintable(text + " is not there"_L1));
        QTest::touchEvent(window(), m_finger.get()).press(0, centreOf(*item), window());
        QTest::touchEvent(window(), m_finger.get()).release(0, centreOf(*item), window());
        PlayedWindow::settle();
    }

    Replay* replay() const
    {
        QQuickItem* const view = find([](const QQuickItem& item) {
            return item.property("replay").isValid() && item.property("room").isValid();
        });
        return view ? view->property("replay").value<Replay*>() : nullptr;
    }

    QStringList journals() const { return m_play->house().matches()->folder().files(); }
    QString pathOf(const QString& file) const { return m_play->house().matches()->folder().pathOf(file); }

    static GameEntry pendulum()
    {
        GameEntry game;
        game.id = u"pendulum"_s;
        game.nameId = u"pendulum.name"_s;
        game.introductionId = u"shell.scene.pendulumIntroduction"_s;
        game.emblem = u"hourglass"_s;
        game.pageModule = u"Sandglass.CoinsTable"_s; // its page takes any match
        game.pageType = u"CoinsPage"_s;
        game.setupType = u"CoinsSetup"_s;
        return game;
    }

private Q_SLOTS:
    void initTestCase()
    {
        test::watchMessages();
        const Shelves shelves = test::journalGames();
        const auto whole = test::playedMatch(*shelves.find("pendulum"), 5, 100'000);
        whole->note(resultNote(*whole));
        m_finished = whole->journal();
        m_begun = test::playedMatch(*shelves.find("pendulum"), 5, 80)->journal();
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home.filePath(u"config"_s).toUtf8());
    }

    void init()
    {
        m_play = std::make_unique<PlayedWindow>(PlayedWindow::World{
            .shelves = &test::journalGames, .games = [](GameRegistry& games) { games.add(pendulum()); }});
        QVERIFY(m_play->isShown());
        QDir().mkpath(m_play->house().matches()->folder().path());
        QVERIFY(replaceFile(pathOf(u"2026-11-01T18-00-00.000-pendulum.journal"_s), m_begun));
        QVERIFY(replaceFile(pathOf(u"2026-11-02T18-00-00.000-pendulum.journal"_s), m_finished));
    }

    void cleanup() { m_play.reset(); }

    void savedMatchesAreListedAndDeletedOnlyAfterAQuestion()
    {
        click(u"Saved matches"_s);
        QTRY_VERIFY(withText(u"Pendulum"_s));
        QVERIFY(withText(u"Ada, Bořek and Jan"_s));
        QVERIFY(containing(u"Finished"_s));
        tap(u"Delete"_s);
        QVERIFY(withText(u"Delete this match for good?"_s));
        tap(u"Keep it"_s);
        QVERIFY(!withText(u"Delete this match for good?"_s));
        QCOMPARE(journals().size(), 2);
        tap(u"Delete"_s);
        tap(u"Delete"_s); // the question's own
        QCOMPARE(journals(), QStringList{u"2026-11-01T18-00-00.000-pendulum.journal"_s});
    }

    void aMatchIsWatchedByKeyboardMouseAndFinger()
    {
        click(u"Saved matches"_s);
        QTRY_VERIFY(button(u"Replay"_s));
        tap(u"Replay"_s);
        QVERIFY(replay());
        QCOMPARE(replay()->position(), 0);
        QTest::keyClick(window(), Qt::Key_Right);
        QTest::keyClick(window(), Qt::Key_Right);
        QCOMPARE(replay()->position(), 2);
        QTest::keyClick(window(), Qt::Key_Left);
        QCOMPARE(replay()->position(), 1);
        tap(u"stepOn"_s);
        QCOMPARE(replay()->position(), 2);
        QTest::keyClick(window(), Qt::Key_End);
        QCOMPARE(replay()->position(), replay()->steps());
        click(u"toStart"_s);
        click(u"8×"_s);
        QCOMPARE(replay()->speed(), 8);
        click(u"continue"_s);
        QVERIFY(replay()->isPlaying());
        click(u"pause"_s);
        QVERIFY(!replay()->isPlaying());
        click(u"Bořek"_s);
        QCOMPARE(replay()->viewer(), 1);
        click(u"Everybody"_s);
        QCOMPARE(replay()->viewer(), -1);
        QTest::keyClick(window(), Qt::Key_Escape);
        QVERIFY(!replay());
        QVERIFY(button(u"Replay"_s));
    }

    void theTimeLineIsTouchedAnywhere()
    {
        click(u"Saved matches"_s);
        QTRY_VERIFY(button(u"Replay"_s));
        click(u"Replay"_s);
        QQuickItem* const line = find([](const QQuickItem& item) { return item.inherits("QQuickSlider"); });
        QVERIFY(line);
        const QPoint late = line->mapToScene({line->width() * 0.75, line->height() / 2}).toPoint();
        QTest::touchEvent(window(), m_finger.get()).press(0, late, window());
        QTest::touchEvent(window(), m_finger.get()).release(0, late, window());
        PlayedWindow::settle();
        const double part = double(replay()->now()) / double(replay()->length());
        QVERIFY2(part > 0.72 && part < 0.78, qPrintable(QString::number(part)));
        QStringList kinds;
        for (const QVariant& mark : replay()->marks())
            kinds.append(mark.toMap().value(u"kind"_s).toString());
        for (const char* kind : {"round", "council", "flip"})
            QVERIFY2(kinds.contains(QLatin1String(kind)), kind);
    }

    void logAndPictureAreTakenHome()
    {
        click(u"Saved matches"_s);
        QTRY_VERIFY(button(u"Replay"_s));
        click(u"Replay"_s);
        QTest::keyClick(window(), Qt::Key_End);
        click(u"Save the log"_s);
        const QDir texts(m_home.filePath(u"Documents/Sandglass"_s));
        QCOMPARE(texts.entryList({u"*.txt"_s}).size(), 1);
        QVERIFY(containing(texts.entryList({u"*.txt"_s}).first()));
        click(u"Save a picture"_s);
        const QDir pictures(m_home.filePath(u"Pictures/Sandglass"_s));
        QTRY_COMPARE(pictures.entryList({u"*.png"_s}).size(), 1);
        const QImage picture(pictures.filePath(pictures.entryList({u"*.png"_s}).first()));
        QVERIFY(picture.width() > 200 && picture.height() > 100);
    }

    void aNewMatchContinuesFromTheMomentThatIsSeen()
    {
        click(u"Saved matches"_s);
        QTRY_VERIFY(button(u"Replay"_s));
        click(u"Replay"_s);
        for (int step = 0; step < 7; ++step)
            QTest::keyClick(window(), Qt::Key_Right);
        const core::Hash hash = replay()->session().hash();
        click(u"Continue from here"_s);
        QVERIFY(m_play->house().matches()->current());
        QCOMPARE(m_play->house().matches()->current()->session().hash(), hash);
        QTRY_COMPARE(journals().size(), 3);
    }

    void whatIsDamagedIsToldInTheList()
    {
        QVERIFY(replaceFile(pathOf(u"2026-12-01T00-00-00.000-pendulum.journal"_s), "sandglass 9 of tomorrow\n"));
        click(u"Saved matches"_s);
        QTRY_VERIFY(containing(u"another version of Sandglass"_s));
        click(u"Replay"_s);
        QVERIFY(!replay());
        QVERIFY(containing(u"another version of Sandglass"_s));
    }

    /// As a double click on a file gives it.
    void aMatchFromAnywhereIsWatchedAtOnce()
    {
        const QString file = m_home.filePath(u"brought from a friend.journal"_s);
        QVERIFY(replaceFile(file, m_finished));
        QVERIFY(QMetaObject::invokeMethod(window(), "watch", Q_ARG(QString, file)));
        QTRY_VERIFY(replay());
        QTest::keyClick(window(), Qt::Key_End);
        QCOMPARE(replay()->position(), replay()->steps());
        QTest::keyClick(window(), Qt::Key_Escape);
        QVERIFY(!replay());
        QCOMPARE(journals().size(), 2); // it is watched where it lies, and has not moved in
    }

    void whatIsNoMatchIsToldAmongTheMatches()
    {
        const QString file = m_home.filePath(u"a letter.journal"_s);
        QVERIFY(replaceFile(file, "Dear friend,\n"));
        QVERIFY(QMetaObject::invokeMethod(window(), "watch", Q_ARG(QString, file)));
        QTRY_VERIFY(containing(u"not a saved match of Sandglass"_s));
        QVERIFY(!replay());
        QTRY_VERIFY(button(u"Replay"_s));
    }

    void aNameIsForgottenEverywhere()
    {
        m_play->house().hall()->collect(m_play->house().matches()->shelves());
        auto kept = std::make_unique<SeatsFile>(*m_play->shell().seats(), m_home.filePath(u"seats.json"_s));
        m_play->shell().seats()->sitDown(0);
        m_play->shell().seats()->at(0)->startNaming();
        for (const char* letter : {"B", "o", "ř", "e", "k"})
            m_play->shell().seats()->at(0)->type(QString::fromUtf8(letter));
        QCOMPARE(m_play->shell().seats()->at(0)->name(), u"Bořek"_s);
        click(u"Hall of fame"_s);
        click(u"Pendulum"_s);
        QTRY_VERIFY(withText(u"Bořek"_s));
        QVERIFY(withText(u"1 \u2060finished match"_s) && withText(u"Wins per character"_s));
        paint();
        QQuickItem* const row = find([](const QQuickItem& item) {
            return item.property("name").toString() == u"Bořek"_s && item.property("played").isValid();
        });
        QVERIFY(row);
        QQuickItem* const remove =
            findVisible(row, [](const QQuickItem& item) { return item.inherits("QQuickAbstractButton"); });
        QTest::mouseClick(window(), Qt::LeftButton, {}, centreOf(*remove));
        PlayedWindow::settle();
        QVERIFY(withText(u"Take the name Bořek off all results and out of all saved matches?"_s));
        click(u"Forget it"_s);
        QTRY_VERIFY(!withText(u"Bořek"_s));
        QVERIFY(withText(u"Ada"_s));
        for (const QString& file : journals())
            QTRY_VERIFY(!readJournalFile(pathOf(file)).value().contains("Bořek"));
        QCOMPARE(m_play->shell().seats()->at(0)->name(), QString());
        kept.reset(); // writes the seats down
        QFile seats(m_home.filePath(u"seats.json"_s));
        QVERIFY(seats.open(QIODevice::ReadOnly));
        QVERIFY(!seats.readAll().contains("Bořek"));
        QFile database(m_play->house().matches()->folder().pathOf(u"hall.sqlite"_s));
        QVERIFY(database.open(QIODevice::ReadOnly));
        QTRY_VERIFY((database.seek(0), !database.readAll().contains("Bořek")));
    }

    void aWrongServerIsSaidInTheSettings()
    {
        click(u"settings"_s);
        QQuickItem* const entry =
            find([](const QQuickItem& item) { return item.objectName() == "hallServer"_L1 && item.isEnabled(); });
        QVERIFY(entry);
        entry->forceActiveFocus();
        paint();
        for (const char letter : {'c', 'a', 'f', 'e'})
            QTest::keyClick(window(), letter);
        QTest::keyClick(window(), Qt::Key_Return);
        QCOMPARE(m_play->shell().settings()->hallServer(), u"cafe"_s);
        QTRY_VERIFY(containing(u"not the address of a PostgreSQL database"_s));
        m_play->shell().settings()->setHallServer(u"postgresql://ada@/hall?host="_s + m_home.path());
        QTRY_VERIFY(containing(u"The server cannot be used at the moment"_s));
        m_play->shell().settings()->setHallServer(QString());
        QTRY_VERIFY(!containing(u"The server cannot be used at the moment"_s));
    }

    void aServersPasswordIsDotsUnlessItIsBeingWritten()
    {
        click(u"settings"_s);
        QQuickItem* const entry =
            find([](const QQuickItem& item) { return item.objectName() == "hallServer"_L1 && item.isEnabled(); });
        QVERIFY(entry);
        const auto shown = [&] { return entry->property("text").toString(); };
        m_play->shell().settings()->setHallServer(u"postgresql://ada:lace@localhost/hall"_s);
        QCOMPARE(shown(), u"postgresql://ada:••••@localhost/hall"_s);
        m_play->shell().settings()->setHallServer(u"host=localhost password=lace dbname=hall"_s);
        QCOMPARE(shown(), u"host=localhost password=•••• dbname=hall"_s);
        entry->forceActiveFocus();
        QCOMPARE(shown(), u"host=localhost password=lace dbname=hall"_s);
        entry->setFocus(false);
        QCOMPARE(shown(), u"host=localhost password=•••• dbname=hall"_s);
        QCOMPARE(m_play->shell().settings()->hallServer(), u"host=localhost password=lace dbname=hall"_s);
        m_play->shell().settings()->setHallServer(QString());
    }
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPast past;
    return sandglass::test::strictExitCode(QTest::qExec(&past, argc, argv));
}

#include "tst_past.moc"
