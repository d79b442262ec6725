// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"
#include "pendulum_subject.h"
#include "random_player.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using namespace sandglass::pendulum;

namespace {

const CardSet& cards()
{
    return test::pendulumCards();
}

State richTable(core::Seed seed)
{
    core::Random random(seed);
    Options options{.seats = 1 + static_cast<int>(seed % 5),
        .untimed = static_cast<std::uint8_t>(seed % 3 == 0 ? 0 : 0b1111),
        .glory = 0b01111};
    options.characters.fill(anyAdvanced);
    State state = *setup(cards(), options, seed);
    test::enrich(state, random);
    return state;
}

/// Every phrase that the verbs' domains allow.
std::vector<Action> everyAction()
{
    std::vector<Action> all;
    for (const auto& entry : verbs) {
        std::vector<Action> some{Action{entry.code, {}}};
        for (std::size_t i = 0; i < entry.used().size(); ++i) {
            std::vector<Action> more;
            const core::Domain& domain = *entry.used()[i].domain;
            for (const Action& action : some)
                for (int value = domain.lowest(); value <= domain.highest(); ++value) {
                    more.push_back(action);
                    more.back().args[i] = static_cast<std::int16_t>(value);
                }
            some = more;
        }
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

} // namespace

class TestPendulumRich : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Not samples: every action there is, against what is listed, for every seat.
    void whatIsListedIsExactlyWhatIsAccepted()
    {
        const std::vector<Action> all = everyAction();
        std::set<Verb> reached;
        for (core::Seed seed = 1; seed <= 30; ++seed) {
            State state = richTable(seed);
            test::RandomPlayer<pendulum::Game> player(seed, test::Taste::VerbFirst, 20'000);
            for (int step = 0; step < 400; ++step) {
                const auto command = player.choose(cards(), state);
                if (!command)
                    break;
                reached.insert(command->action.code);
                for (int seat = 0; step % 7 == 0 && seat < state.seatCount; ++seat) {
                    const Actions listed = legal(cards(), state, core::seatAt(seat), command->time);
                    int accepted = 0;
                    for (const Action& action : all) {
                        if (whyNot({cards(), state, seat, command->time}, action))
                            continue;
                        ++accepted;
                        QVERIFY2(listed.contains(action), core::text<Verb>(verbs, action, cards()).c_str());
                    }
                    QCOMPARE(accepted, listed.size());
                }
                QVERIFY(apply(cards(), state, *command));
                const auto wrong = invariants(cards(), state);
                QVERIFY2(!wrong, wrong.value_or("").c_str());
            }
        }
        for (const auto& entry : verbs)
            QVERIFY2(reached.contains(entry.code), std::string(entry.word).c_str());
    }

    void richGamesComeToAnEndWithAWinner()
    {
        int winners = 0;
        for (core::Seed seed = 1; seed <= 100; ++seed) {
            State state = richTable(seed);
            test::RandomPlayer<pendulum::Game> player(seed, test::Taste::VerbFirst, 5000);
            while (const auto command = player.choose(cards(), state))
                QVERIFY(apply(cards(), state, *command));
            QCOMPARE(state.phase, Phase::Over);
            winners += ranking(cards(), state)[0].winner;
        }
        QVERIFY(winners > 50);
    }
};

QTEST_APPLESS_MAIN(TestPendulumRich)
#include "tst_pendulum_rich.moc"
