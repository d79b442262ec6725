// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
//     journal_player FOLDER GAME SEED [bots]
// Plays a game at random, or with bots, at full speed through a real host and a real journal, taking up what it finds
// unfinished, until it is killed. Each acknowledged command is told on the standard output:
//     <journal's file> <bytes that the journal has now> <hash of the state>
#include "host/matches.h"
#include "journal_games.h"

#include <QtCore/QCoreApplication>

#include <cinttypes>
#include <cstdio>

using namespace sandglass;
using namespace sandglass::app;

namespace {

class Player : public QObject {
public:
    Player(const QString& folder, QString game, core::Seed seed, test::TextPlayer::Manner manner)
        : m_game(std::move(game))
        , m_player(seed, manner)
        , m_matches(m_clock, test::journalGames(), JournalFolder(folder), {})
    {
    }

    void begin()
    {
        const QString interrupted = m_matches.interrupted();
        Host* host = interrupted.isEmpty() ? nullptr : m_matches.resume(interrupted);
        if (!host)
            host = m_matches.start(
                m_game, test::journalOpening(m_game.toStdString(), m_player.random().below(1'000'000)), QJsonArray{});
        host->resume();
        connect(host, &Host::accepted, this, [this, host] {
            tell(*host);
            move();
        });
        connect(host, &Host::refused, this, [this] { move(); });
        move();
    }

private:
    static void tell(const Host& host)
    {
        const std::string& journal = host.session().journal();
        std::printf("%s %zu %016" PRIx64 "\n", qPrintable(host.journalPath().section(u'/', -1)), journal.size(),
            host.session().hash());
        std::fflush(stdout);
    }

    void move()
    {
        Host* host = m_matches.current();
        m_clock.advance(m_player.random().below(200));
        if (m_player.random().below(50) == 0) {
            host->pause();
            host->resume();
        }
        const auto choice = m_player.choose(host->session(), host->now());
        if (!choice) {
            QMetaObject::invokeMethod(this, &Player::begin, Qt::QueuedConnection);
            m_matches.leave();
            return;
        }
        m_clock.advance(choice->time - host->now());
        if (m_player.random().below(20) == 0)
            host->undo(choice->seat);
        else
            host->submit(choice->seat, QString::fromStdString(choice->action));
    }

    const QString m_game;
    test::TextPlayer m_player;
    HandClock m_clock;
    Matches m_matches;
};

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4)
        return 2;
    using Manner = test::TextPlayer::Manner;
    Player player(arguments[1], arguments[2], arguments[3].toULongLong(),
        arguments.value(4) == QLatin1String("bots") ? Manner::Bots : Manner::Random);
    QMetaObject::invokeMethod(&player, &Player::begin, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
