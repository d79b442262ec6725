// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode for a machine without a screen: opponents play a whole match on a virtual one, faster than sand would run,
// and leave pictures of its moments, its log and its journal.
#include "start/modes.h"

#include "bots/bots.h"
#include "docks/dock_area.h"
#include "house/match_log.h"
#include "lobby/wakefulness.h"
#include "shell/games.h"
#include "shell/shell.h"
#include "start/graphics.h"

#include <QtCore/QDir>
#include <QtCore/QJsonObject>
#include <QtCore/QSaveFile>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickWindow>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

// Of the match's own time, between two looks at the window.
constexpr core::Millis stride = 500;
// A match that has not ended by then never will.
constexpr core::Millis longest = 4 * 60 * 60 * 1000;

void say(const QString& sentence)
{
    std::fputs(qUtf8Printable(sentence + u'\n'), stdout);
    std::fflush(stdout);
}

QVariantList opponents(const QStringList& levels)
{
    static const QStringList languages = Language::codes();
    QVariantList people;
    const QList<int> places{0, 1, 3, 4};
    for (int seat = 0; seat < places.size(); ++seat)
        people.append(QVariantMap{{u"place"_s, places[seat]}, {u"emblem"_s, emblemWords()[seat]},
            {u"colour"_s, colourWords()[seat]}, {u"language"_s, languages[seat % languages.size()]},
            {u"name"_s, QString()}, {u"bot"_s, levels[seat % levels.size()]}});
    return people;
}

/// Lets everything come to rest that is not an animation.
void settle()
{
    for (int round = 0; round < 5; ++round)
        QCoreApplication::processEvents();
}

/// The match, its window, and the folder where things are left.
class Demo {
public:
    Demo(Shell& shell, House& house, HandClock& clock, QQuickWindow& window, const QString& folder)
        : m_words(*shell.language()->words())
        , m_host(*house.matches()->current())
        , m_clock(clock)
        , m_window(window)
        , m_folder(folder)
    {
        m_log.setHouse(&house);
        m_log.setHost(&m_host);
        QObject::connect(&m_host, &Host::accepted, &m_host,
            [this](quint64, int, const QString&, const QList<Telling>& events) { noteMoments(events); });
    }

    bool play()
    {
        picture(u"opening"_s);
        m_host.resume();
        core::Millis busy = 0;
        while (!m_host.isOver() && m_host.now() < longest) {
            m_clock.advance(stride);
            QCoreApplication::processEvents();
            while (m_host.isBusy())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (!m_moment.isEmpty())
                picture(std::exchange(m_moment, {}));
            // In the middle of everything, once a round.
            if (m_host.round() > m_pictured && m_host.now() > busy + 90'000) {
                m_pictured = m_host.round();
                busy = m_host.now();
                picture(u"round-%1"_s.arg(m_host.round()));
            }
        }
        settle();
        picture(u"end"_s);
        writeLog();
        return m_host.isOver();
    }

private:
    void noteMoments(const QList<Telling>& events)
    {
        // Where an event tells of a round, something begins or ends.
        for (const Telling& event : events)
            if (event.values.contains(u"round"_s))
                m_moment = u"%1-%2"_s.arg(event.word).arg(event.thing(u"round"_s).number);
    }

    void picture(const QString& name)
    {
        settle();
        const QString file = u"%1/%2-%3.png"_s.arg(m_folder).arg(++m_pictures, 2, 10, u'0').arg(name);
        m_window.grabWindow().save(file);
        say(u"  "_s + file);
    }

    void writeLog()
    {
        const QString name = m_folder + u"/log.txt"_s;
        QSaveFile file(name);
        if (!file.open(QIODevice::WriteOnly))
            return;
        const QStringList names = m_words.seatNames(m_host.names(), m_host.game(), m_host.characters());
        for (int row = 0; row < m_log.count(); ++row) {
            const QModelIndex index = m_log.index(row);
            const qint64 seconds = m_log.data(index, MatchLog::TimeRole).toLongLong() / 1000;
            const auto line = m_log.data(index, MatchLog::TellingRole).value<Telling>();
            file.write(u"%1:%2  %3\n"_s.arg(seconds / 60, 3)
                    .arg(seconds % 60, 2, 10, u'0')
                    .arg(line.in(&m_words, names))
                    .toUtf8());
        }
        if (file.commit())
            say(u"  "_s + name);
    }

    const Catalogue& m_words;
    Host& m_host;
    HandClock& m_clock;
    QQuickWindow& m_window;
    const QString m_folder;
    MatchLog m_log;
    QString m_moment;
    int m_pictures = 0;
    int m_pictured = 0;
};

} // namespace

int runDemo(const CommandLine& line, int argc, char** argv)
{
    prepareGraphics();
    const QGuiApplication application(argc, argv);
    chooseRenderer();
    DockArea::prepare();
    const QString folder = QDir(line.demoFolder).absolutePath();
    QDir().mkpath(folder);

    HandClock* clock = nullptr; // of the match: the first one that the house has made
    House house({.data = folder,
                    .clock =
                        [&clock] {
                            auto made = std::make_unique<HandClock>();
                            clock = clock ? clock : made.get();
                            return made;
                        },
                    .thinking = &BotPlayers::runHere},
        loadShelves(line.cards));
    Shell shell;
    shell.settings()->setChoices(line.over({.reducedMotion = true}));
    registerGames(*shell.games());
    shell.moveInto(house);
    const Catalogue& words = *shell.language()->words();

    QQmlApplicationEngine engine;
    engine.setInitialProperties({{u"shell"_s, QVariant::fromValue(&shell)}, {u"table"_s, true}});
    engine.loadFromModule("Sandglass.Shell", "ShellWindow");
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    const QList<GameEntry> games = shell.games()->games();
    const auto game = std::ranges::find_if(games, [&](const GameEntry& one) {
        return bots::play(one.id.toStdString()) && (line.demoGame.isEmpty() || line.demoGame == one.id);
    });
    if (!window || game == games.end()
        || !house.matches()->start(
            game->id, QVariantMap{{u"seats"_s, 4}}, opponents({u"normal"_s, u"easy"_s, u"hard"_s}), 1000))
        return 1;
    // However long it takes here, nobody is asked whether they are still there.
    window->findChild<Wakefulness*>()->setClock([] { return 0; });
    say(words.textWith(u"shell.demo.playing"_s, {{u"folder"_s, folder}}));
    Demo demo(shell, house, *clock, *window, folder);
    const bool over = demo.play();
    say(words.textWith(u"shell.demo.done"_s, {{u"folder"_s, folder}}));
    return over ? 0 : 1;
}

} // namespace sandglass::app
