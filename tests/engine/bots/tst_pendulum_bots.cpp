// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"
#include "pendulum_sitters.h"
#include "pendulum_subject.h"
#include "sequential.h"

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

/// Plays until it is clear whether the first mind wins as many games for two as it should, seats changing.
test::Sequential::Verdict verdictOn(Mind one, Mind other, bool timed, core::Seed firstSeed)
{
    constexpr int most = 40;
    test::Sequential verdict({.wanted = 0.75, .weaker = 0.45});
    for (int game = 0; game < most && !verdict.isDecided(); ++game) {
        const int seat = game % 2;
        std::vector<Sitter> sitters{test::botSitter(pendulumCards(), one), test::botSitter(pendulumCards(), other)};
        if (seat == 1)
            std::swap(sitters[0], sitters[1]);
        const auto played = test::playGame(
            pendulumCards(), optionsFor(2, timed), firstSeed + static_cast<core::Seed>(game), std::move(sitters));
        verdict.note(test::placeOf(pendulumCards(), played.state, seat) == 1);
    }
    return verdict.verdict();
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
                    const auto seed = static_cast<core::Seed>(step % 3);
                    const auto ask = [&](const State& shown) {
                        return bot::choose(pendulumCards(), view(shown, seat),
                            {.seat = seat, .now = command->time, .mind = mind, .seed = seed});
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

    /// Time is a ceiling: when it is up, hard answers with the best of what it has played on.
    void whoHasNoTimeAnswersSoon_data()
    {
        QTest::addColumn<bool>("timed");
        QTest::newRow("untimed") << false;
        QTest::newRow("timed") << true;
    }
    void whoHasNoTimeAnswersSoon()
    {
        QFETCH(bool, timed);
        State state = *setup(pendulumCards(), optionsFor(2, timed), 5);
        test::RandomPlayer<pendulum::Game> player(5, test::Taste::VerbFirst);
        int cut = 0;
        for (int step = 0; const auto command = player.choose(pendulumCards(), state); ++step) {
            if (step % 40 == 0) {
                const core::Seat seat = command->seat;
                const bots::Question question{.seat = seat, .now = command->time, .mind = {Level::Hard}};
                int looks = 0;
                const auto ask = [&](bool isUp) {
                    looks = 0;
                    return bot::choose(pendulumCards(), view(state, seat), question, [&looks, isUp] {
                        ++looks;
                        return isUp;
                    });
                };
                const auto unhurried = ask(false);
                const int wanted = looks;
                const auto hurried = ask(true);
                QCOMPARE(looks, std::min(wanted, 1));
                QVERIFY(wanted > 0 ? hurried.has_value() : hurried == unhurried);
                const auto legal = pendulum::legal(pendulumCards(), state, seat, command->time);
                QVERIFY(!hurried || legal.contains(*hurried));
                cut += wanted > 1;
            }
            QVERIFY(apply(pendulumCards(), state, *command));
        }
        QVERIFY2(cut > 5, QByteArray::number(cut));
    }

    /// What cannot be seen is drawn by the seed, so two seeds do not always lead to the same.
    void anotherSeedImaginesOtherwise()
    {
        State state = *setup(pendulumCards(), optionsFor(2, false), 6);
        test::RandomPlayer<pendulum::Game> player(6, test::Taste::VerbFirst);
        int different = 0;
        for (int step = 0; const auto command = player.choose(pendulumCards(), state); ++step) {
            const core::Seat seat = command->seat;
            const auto ask = [&](core::Seed seed) {
                return bot::choose(pendulumCards(), view(state, seat),
                    {.seat = seat, .now = command->time, .mind = {Level::Hard}, .seed = seed});
            };
            if (step % 12 == 0)
                different += ask(1) != ask(2);
            QVERIFY(apply(pendulumCards(), state, *command));
        }
        QVERIFY(different > 0);
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
        const bool mayTakeTime = timed || (!advanced && seats <= 3); // where no sand runs, hard searches
        for (core::Seed seed = 1; seed <= 3; ++seed) {
            std::vector<Sitter> sitters;
            for (int seat = 0; seat < seats; ++seat) {
                const Level level = seat == 0 && seed == 1 && mayTakeTime ? Level::Hard
                    : seat % 2 == 0                                       ? Level::Normal
                                                                          : Level::Easy;
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

    void levelsDiffer_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<Level>("other");
        QTest::addColumn<bool>("timed");
        QTest::newRow("normal untimed") << Level::Normal << Level::Easy << false;
        QTest::newRow("hard untimed") << Level::Hard << Level::Normal << false;
        QTest::newRow("hard timed") << Level::Hard << Level::Normal << true;
    }
    void levelsDiffer()
    {
        QFETCH(Level, level);
        QFETCH(Level, other);
        QFETCH(bool, timed);
        QCOMPARE(test::wordOf(verdictOn({level}, {other}, timed, 500)), std::string_view("holds"));
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
