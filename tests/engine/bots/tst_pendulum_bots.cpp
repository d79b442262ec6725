// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"
#include "pendulum_sitters.h"
#include "pendulum_subject.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using namespace sandglass::pendulum;
using bots::Level;
using bots::Mind;
using test::pendulumCards;
using test::Sitter;

namespace {

pendulum::Options optionsFor(int seats, bool timed, bool advanced = false)
{
    pendulum::Options options{.seats = seats, .untimed = static_cast<std::uint8_t>(timed ? 0 : 0b1111)};
    if (advanced) {
        options.characters.fill(anyAdvanced);
        options.oneWorkerAFrame = options.glory = 0b11111;
    }
    return options;
}

/// How many of these games the first mind wins against the second, seats changing.
int winsOf(Mind one, Mind other, int games, core::Seed firstSeed)
{
    int wins = 0;
    for (int game = 0; game < games; ++game) {
        const int seat = game % 2;
        std::vector<Sitter> sitters{test::botSitter(pendulumCards(), one), test::botSitter(pendulumCards(), other)};
        if (seat == 1)
            std::swap(sitters[0], sitters[1]);
        const auto played = test::playGame(
            pendulumCards(), optionsFor(2, false), firstSeed + static_cast<core::Seed>(game), std::move(sitters));
        wins += test::placeOf(pendulumCards(), played.state, seat) == 1;
    }
    return wins;
}

} // namespace

/// Opponents for Pendulum: fair, tireless, and of three strengths. How strong exactly is measured by the benchmark.
class TestPendulumBots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Positions as random play makes them, rare ones among them: whatever a bot chooses is legal, an answer is never
    /// withheld, the same question gives the same answer, and what is hidden plays no part in it.
    void choicesAreLegalPureAndOfTheViewAlone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("timed");
        for (int seats = 1; seats <= 5; ++seats)
            for (const bool timed : {false, true})
                QTest::addRow("%d %s", seats, timed ? "timed" : "untimed") << seats << timed;
    }
    void choicesAreLegalPureAndOfTheViewAlone()
    {
        QFETCH(int, seats);
        QFETCH(bool, timed);
        core::Random random(static_cast<core::Seed>(seats));
        State state = *setup(pendulumCards(), optionsFor(seats, timed, seats % 2 == 1), 40 + seats);
        test::RandomPlayer<pendulum::Game> player(static_cast<core::Seed>(seats), test::Taste::VerbFirst);
        const auto permuteHidden = test::pendulumSubject().permuteHidden;
        int asked = 0;
        for (int step = 0; auto command = player.choose(pendulumCards(), state); ++step) {
            if (step % 23 == 0) {
                const core::Seat seat = command->seat;
                const auto legal = pendulum::legal(pendulumCards(), state, seat, command->time);
                for (const Level level : {Level::Easy, Level::Normal, Level::Hard}) {
                    if (level == Level::Hard && step % (23 * 8) != 0)
                        continue;
                    const Mind mind{level, static_cast<std::uint32_t>(step)};
                    const auto ask = [&](const State& shown) {
                        return bot::choose(pendulumCards(), view(shown, seat), command->time, mind);
                    };
                    const auto action = ask(state);
                    QVERIFY(!action || legal.contains(*action));
                    QVERIFY(action || state.seats[core::index(seat)].owed == 0);
                    QVERIFY(ask(state) == action);
                    QVERIFY(ask(permuteHidden(state, seat, random)) == action);
                    ++asked;
                }
            }
            QVERIFY(apply(pendulumCards(), state, *command));
        }
        QVERIFY(asked > 10);
    }

    void everyGameComesToItsEnd_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("timed");
        QTest::addColumn<bool>("advanced");
        for (int seats = 1; seats <= 5; ++seats)
            for (const bool timed : {false, true})
                for (const bool advanced : {false, true})
                    QTest::addRow("%d %s %s", seats, timed ? "timed" : "untimed", advanced ? "advanced" : "basic")
                        << seats << timed << advanced;
    }
    void everyGameComesToItsEnd()
    {
        QFETCH(int, seats);
        QFETCH(bool, timed);
        QFETCH(bool, advanced);
        for (core::Seed seed = 1; seed <= 3; ++seed) {
            std::vector<Sitter> sitters;
            for (int seat = 0; seat < seats; ++seat) {
                const Level level = seat == 0 && seed == 1 ? Level::Hard : seat % 2 == 0 ? Level::Normal : Level::Easy;
                sitters.push_back(test::botSitter(pendulumCards(), {level, static_cast<std::uint32_t>(seat)}));
            }
            // A seat of a whole game needs some hundreds of moves; who wavers needs more.
            const auto played = test::playGame(
                pendulumCards(), optionsFor(seats, timed, advanced), seed, std::move(sitters), 600 * seats);
            QVERIFY(played.state.phase == Phase::Over);
            QCOMPARE(played.refused, 0);
        }
    }

    void normalBeatsPlayersAtRandom_data()
    {
        QTest::addColumn<bool>("timed");
        QTest::newRow("untimed") << false;
        QTest::newRow("timed") << true;
    }
    void normalBeatsPlayersAtRandom()
    {
        QFETCH(bool, timed);
        int wins = 0;
        constexpr int games = 20;
        for (int game = 0; game < games; ++game) {
            const core::Seed seed = 300 + static_cast<core::Seed>(game);
            std::vector<Sitter> sitters;
            for (int seat = 0; seat < 4; ++seat)
                sitters.push_back(seat == game % 4 ? test::botSitter(pendulumCards(), {})
                                                   : test::randomSitter(pendulumCards(), test::Taste::VerbFirst,
                                                         seed * 10 + static_cast<core::Seed>(seat)));
            const auto played = test::playGame(pendulumCards(), optionsFor(4, timed), seed, std::move(sitters));
            wins += test::placeOf(pendulumCards(), played.state, game % 4) == 1;
        }
        QVERIFY2(wins >= games - 1, QByteArray::number(wins));
    }

    void levelsDiffer()
    {
        const int normal = winsOf({Level::Normal}, {Level::Easy}, 10, 500);
        QVERIFY2(normal >= 7, QByteArray::number(normal));
        const int hard = winsOf({Level::Hard}, {Level::Normal}, 8, 600);
        QVERIFY2(hard >= 6, QByteArray::number(hard));
    }

    void charactersDiffer()
    {
        std::set<std::vector<std::int16_t>> endings;
        for (const std::uint32_t character : {0u, 1u, 2u, 3u}) {
            const auto played = test::playGame(pendulumCards(), optionsFor(1, false), 9,
                {test::botSitter(pendulumCards(), {Level::Normal, character})});
            endings.emplace(played.state.seats[0].held.begin(), played.state.seats[0].held.end());
        }
        QVERIFY(endings.size() > 1);
    }
};

QTEST_APPLESS_MAIN(TestPendulumBots)
#include "tst_pendulum_bots.moc"
