// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "games/shelves.h"
#include "house/bot_players.h"
#include "house/bot_thought.h"
#include "random_player.h"
#include "viceroy/game.h"

#include <QtCore/QJsonObject>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

QJsonArray people(const QStringList& levels)
{
    QJsonArray people;
    for (const QString& level : levels)
        people.append(level.isEmpty() ? QJsonObject{} : QJsonObject{{u"bot"_s, level}});
    return people;
}

} // namespace

/// Opponents in whole matches of the real games: nobody refuses them anything, and when they move tells nothing.
class TestBotMatches : public QObject {
    Q_OBJECT

    HandClock m_clock;

    std::unique_ptr<Host> hostOf(const core::Shelf& shelf, const core::Opening& opening, const QStringList& levels)
    {
        return std::make_unique<Host>(
            m_clock, std::move(shelf.open(opening).value()), Host::Standing{0, 0, people(levels)});
    }

    /// When the opponent at seat 1 moves, if a thought takes so long.
    qint64 movedAt(const core::Shelf& shelf, const std::string& setup, const QString& level, core::Millis thinking)
    {
        const auto match = hostOf(shelf, {R"({"seats":2})", 7, setup}, {{}, level});
        Thought thought;
        BotPlayers::Done done;
        core::Millis asked = 0;
        const BotPlayers bots(*match, botThought, [&](const Thought& what, const BotPlayers::Done& then) {
            thought = what;
            done = then;
            asked = match->now();
        });
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        while (accepted.isEmpty() && match->now() < 10'000) {
            m_clock.advance(1);
            if (done && match->now() >= asked + thinking)
                std::exchange(done, nullptr)(thought());
        }
        return accepted.isEmpty() ? -1 : match->now();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); } // a refusal of an opponent's move is one

    void nobodyIsEverRefused_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("options");
        QTest::newRow("pendulum, timed") << u"pendulum"_s << QByteArray(R"({"seats":3})");
        QTest::newRow("pendulum, untimed")
            << u"pendulum"_s << QByteArray(R"({"seats":4,"untimed":[1,2,3,4],"paceFixed":true})");
        QTest::newRow("viceroy") << u"viceroy"_s << QByteArray(R"({"seats":3,"virtuals":1})");
        QTest::newRow("viceroy, other edition")
            << u"viceroy"_s << QByteArray(R"({"seats":4,"fourCharacters":true,"cardsForGems":true})");
        QTest::newRow("tiletum") << u"tiletum"_s << QByteArray(R"({"seats":4})");
        QTest::newRow("tiletum, alone") << u"tiletum"_s << QByteArray(R"({"seats":1})");
    }

    /// Through the host, as in the program, all at once: hands meet, the sand runs, seals are opened.
    void nobodyIsEverRefused()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, options);
        const auto shelf = loadShelf(game);
        const auto match =
            hostOf(*shelf, {options.toStdString(), 11}, {u"easy"_s, u"normal"_s, u"easy"_s, u"normal"_s});
        QSignalSpy refused(match.get(), &Host::opponentRefused);
        QSignalSpy accepted(match.get(), &Host::accepted);
        const BotPlayers bots(*match, botThought, &BotPlayers::runHere);
        match->resume();
        constexpr core::Millis longest = 4 * 3'600'000;
        while (!match->isOver() && match->now() < longest)
            m_clock.advance(50);
        QVERIFY(match->isOver());
        QVERIFY(accepted.size() > 50);
        QCOMPARE(refused.size(), 0);
    }

    void timeTellsNothing_data()
    {
        QTest::addColumn<QString>("level");
        for (const char* level : {"easy", "normal", "hard"})
            QTest::newRow(level) << QString::fromLatin1(level);
    }

    /// Whatever lies behind an opponent's screen, and however long it thinks about it: who sits opposite sees the same.
    void timeTellsNothing()
    {
        QFETCH(QString, level);
        const auto shelf = loadShelf(u"viceroy"_s);
        const auto& cards = test::viceroyCards();
        auto state = *viceroy::Game::setup(cards, {2, 0}, 21);
        test::RandomPlayer<viceroy::Game> player(5, test::Taste::VerbFirst);
        int compared = 0;
        int choices = 0;
        for (int step = 0; const auto command = player.choose(cards, state); ++step) {
            const bool chooses = viceroy::isSealing(state.phase)
                && viceroy::player(state, core::seatAt(1)).sealed == viceroy::notSealed
                && !viceroy::legal(cards, state, core::seatAt(1)).empty();
            if (chooses && step % 3 == 0) {
                const auto seen = viceroy::Game::view(cards, state, core::seatAt(0));
                const qint64 usual = movedAt(*shelf, viceroy::describe(cards, state), level, 0);
                QVERIFY(usual >= 1000 && usual <= 4000);
                for (const core::Millis thinking : {0, 20, 45}) {
                    const auto other = viceroy::imagine(cards, seen, player.random());
                    choices += !std::ranges::equal(
                        viceroy::legal(cards, state, core::seatAt(1)), viceroy::legal(cards, other, core::seatAt(1)));
                    QCOMPARE(movedAt(*shelf, viceroy::describe(cards, other), level, thinking), usual);
                    ++compared;
                }
            }
            QVERIFY(viceroy::apply(cards, state, *command));
        }
        QVERIFY2(compared > 20 && choices > 5, qPrintable(u"%1, %2"_s.arg(compared).arg(choices)));
    }
};

QTEST_GUILESS_MAIN(TestBotMatches)
#include "tst_bot_matches.moc"
